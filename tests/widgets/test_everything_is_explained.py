"""Whatever comes to lie on the table in a game can be asked what it is, and whatever is closed says by which rule."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.support.boxes import shipped
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.codex.codex import rule_named_in
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.asking import SUBJECT, Asked
from vanguard_desktop.widgets.table.table_screen import TableScreen

BOX = shipped()
# These only mark a control or a panel, and their words stand beside them.
ONLY_MARKS = {"icon:blocked", "icon:journal", "icon:info", "icon:check"}
STEPS = 160


@pytest.fixture
def table(qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    opening = stand_alone_opening(BOX, WorldId("W01"), players=2, names=("Anna", "Ben"))
    table = TableScreen(Bridge(Game.start(BOX, MemoryLog(), opening, lambda: 3)), Wording.of(BOX))
    qtbot.addWidget(table)
    table.resize(1920, 1080)
    table.show()
    QTest.qWaitForWindowExposed(table)
    yield table
    dress.apply(qapp)


def go_on(table, chance):
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()
    ways = [row.command for row in table.options.rows if not isinstance(row.command, LiftOff)]
    table.bridge.submit(chance.choice(ways or [row.command for row in table.any_time.rows]))


def unexplained(table):
    """What lies in sight, names a subject and is told by nobody; closed controls whose rule the codex does not know."""
    for widget in table.findChildren(QWidget):
        if not widget.isVisible():
            continue
        subject, reason = widget.property(SUBJECT), getattr(widget, "reason", "")
        if subject and subject not in ONLY_MARKS and table.explanations.of(subject) is None:
            yield subject
        if isinstance(reason, str) and (rule := rule_named_in(reason)):
            told = table.explainer.find(Asked(widget=widget, at=QPoint(1, 1)))
            if told.why is None or rule not in told.why.rules:
                yield reason


@pytest.mark.qt_log_ignore("does not support raise")
def test_all_that_comes_up_in_a_game_is_explained(table):
    chance, asked = random.Random(5), set()
    for _ in range(STEPS):
        kind = type(table.bridge.state.question)
        if kind not in asked:
            asked.add(kind)
            QApplication.processEvents()
            assert sorted(set(unexplained(table))) == [], kind
        if table.bridge.state.closed:
            break
        go_on(table, chance)
    assert len(asked) >= 10


@pytest.mark.qt_log_ignore("does not support raise")
def test_the_pointer_that_rests_on_a_number_is_answered_and_the_card_goes_with_it(table):
    chance = random.Random(5)
    while table.scrim.sheet is not None or table.bridge.state.turn is None:
        go_on(table, chance)
    table.activateWindow()
    QTest.qWaitForWindowActive(table)
    number = table.header.supplies_text
    for place in (number.rect().center() - QPoint(3, 0), number.rect().center()):
        QCursor.setPos(number.mapToGlobal(place))
        QTest.qWait(50)
    QTest.qWait(1200)
    assert table.explainer.told is not None
    assert next(term.amount for term in table.explainer.told.terms).isdigit()
    QCursor.setPos(table.mapToGlobal(QPoint(900, 900)))
    QTest.qWait(700)
    assert table.explainer.told is None
