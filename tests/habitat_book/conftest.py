"""A mission of the habitat in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from vanguard_desktop.bots.missions import Mission
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core import CardId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.habitat.habitat_screen import HabitatScreen
from vanguard_desktop.widgets.look import dress

MISSION = CardId("housewarming")


class Settler:
    """Plays a mission through the bridge, as hand and keys do."""

    def __init__(
        self, players: int, seed: int, size: tuple[int, int], game: Game | None = None, bot: str = "random"
    ) -> None:
        plan = Mission(mission=MISSION, players=players, difficulty=Difficulty.NORMAL, bot="random", seed=seed)
        game = game or Game.start(shipped(), MemoryLog(), plan.opening(), lambda: seed)
        self.bridge = Bridge(game)
        self.screen = HabitatScreen(self.bridge, Wording.of(game.box))
        self.screen.resize(*size)
        self.screen.show()
        self._bot = make_bot(HABITAT.book, bot, seed)
        settle()

    def play(self, steps: int) -> None:
        """As long as there is something to decide."""
        for _ in range(steps):
            legal = self.bridge.legal_commands()
            if not legal:
                return
            self.bridge.submit(self._bot.choose(HABITAT, self.bridge.state, legal))
            settle()

    def play_to(self, question: type) -> None:
        """Until that is asked for the first time."""
        for _ in range(400):
            if isinstance(self.bridge.state.question, question):
                return
            self.play(1)
        raise AssertionError(f"nobody asked {question.__name__}")

    def put_away(self) -> None:
        self.screen.close()
        self.screen.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what speaks anew reads its save no more
        self.bridge.game.close()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def dice_come_first(screen) -> bool:
    """Whether a sheet waits until the dice were seen; the next press, whatever it is, brings it and does no more."""
    mask = screen.scrim.mask()
    return screen.scrim.sheet is not None and not mask.isEmpty() and not mask.intersects(screen.scrim.rect())


@pytest.fixture
def settle_down(qtbot, qapp):
    """Begin a mission of so many players and lay its screen; or that of a game that is given."""
    languages, settlers = Languages(), []

    def begun(*, players=2, seed=5, size=(1920, 1080), scale=1.0, language="en", game=None, bot="random", moves=False):
        assert languages.use(language)
        dress.apply(qapp, "night", scale, reduced_motion=not moves)
        settlers.append(Settler(players, seed, size, game, bot))
        return settlers[-1]

    yield begun
    for settler in settlers:
        settler.put_away()
    dress.apply(qapp)
    languages.use("en")
    languages.withdraw()
