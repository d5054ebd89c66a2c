"""A pack or a save may call things what it likes: names are words on the table, and nothing they name is opened."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, Qt, QTextDocument
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from tests.support.hostile import NAMES, hostile_box, look_over, more_than_words, opens_something
from tests.widgets.hands import Hands
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.widgets.look.naming import set_tip
from vanguard_desktop.widgets.look.paint.rich import rich_document

STEPS = 40
# Offscreen a tool tip cannot be raised, and says so.
pytestmark = pytest.mark.qt_log_ignore("does not support raise")


def game_of_strangers(world):
    box = hostile_box()
    opening = stand_alone_opening(box, WorldId(world), players=2, names=NAMES[:2], quick_start=True)
    return Game.start(box, MemoryLog(), opening, lambda: 3)


@pytest.mark.parametrize("world", ["W00", "W01", "W03"])
def test_no_name_in_the_window_is_more_than_words(lay_table, world):
    table, chance = lay_table(Bridge(game_of_strangers(world)), (1920, 1080)), Random(4)
    hands, tips = Hands(table), 0
    for _ in range(STEPS):
        hands.settle()
        if table.bridge.state.question is None:
            break
        if table.reading.sheet is None and table.lists.opened is None:
            hands.press(Qt.Key.Key_0)
        tips += look_over(table)
        if table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
            continue
        answers = table.bridge.answers() or table.bridge.legal_commands()
        table.bridge.submit(chance.choice([each for each in answers if not isinstance(each, LiftOff)] or list(answers)))
    assert tips > STEPS, "no name was hostile"


@pytest.mark.parametrize("name", NAMES)
def test_a_tip_says_a_name_as_it_is_written(qtbot, name):
    widget = QWidget()
    qtbot.addWidget(widget)
    set_tip(widget, f"Mia\n{name}")
    document = QTextDocument()
    document.setHtml(widget.toolTip())
    shown = document.toPlainText() if Qt.mightBeRichText(widget.toolTip()) else widget.toolTip()
    assert shown == f"Mia\n{name}"
    assert not opens_something(widget.toolTip())


@pytest.mark.parametrize("role", ["body", "story"])
@pytest.mark.parametrize("name", NAMES)
def test_a_text_with_icons_holds_no_other_pictures_and_no_links(qapp, name, role):
    document = rich_document(f"{name} costs 2 [energy].", role=role, lead=name)
    assert not more_than_words(document)
    assert name.replace("[energy]", "").replace("*x*", "x") in document.toPlainText().replace("\ufffc", "").replace(
        "*x*", "x"
    ).replace("\u2060", "")


def test_what_is_shown_of_a_map_is_words(lay_table):
    """A tool tip of the map is made when somebody rests there."""
    table = lay_table(Bridge(game_of_strangers("W01")), (1920, 1080))
    plate = next(iter(table.scene.plates))
    at = table.map.plate_rect(plate).center()
    tip = table.map.tip(at)
    assert any(name in tip for name in NAMES)
    event = QHelpEvent(QEvent.Type.ToolTip, at, table.map.viewport().mapToGlobal(QPoint(at)))
    QApplication.sendEvent(table.map.viewport(), event)
    assert not opens_something(QToolTip.text())
    QToolTip.hideText()
