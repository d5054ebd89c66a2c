"""What is measured on: the program's look, and the table of a game under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen

if TYPE_CHECKING:
    from vanguard_desktop.scenes.planet.planet_scene import PlanetScene
    from vanguard_desktop.scenes.stars.star_scene import StarScene

SIZE = (1920, 1080)


def dressed() -> QApplication:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    dress.apply(application)
    return application


def table_of(application: QApplication, game: Game) -> TableScreen:
    table = TableScreen(Bridge(game), Wording.of(game.box))
    table.resize(*SIZE)
    table.show()
    painted(application, table.scene)
    return table


def painted(application: QApplication, scene: PlanetScene | StarScene) -> None:
    """The land of the map is painted in the background."""
    while scene.levels.waiting:
        application.processEvents()


def forget_closed(application: QApplication) -> None:
    """What was put away is freed, as in a running program; otherwise it would go on following the game."""
    application.processEvents()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
