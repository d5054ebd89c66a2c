"""An event whose card asks for a choice is answered on its sheet as it is read, and in one step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core import replay
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data.commands import GoOn, PickOption
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseOption, EventRevealed
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

MOST = 60


@pytest.fixture
def read(lay_table):
    """A table at an event that asks for a choice as soon as it takes effect."""

    def laid(**how):
        game, bot = landing_on("W01", players=2, seed=4), make_bot(EXPEDITION.book, "sensible", 4)
        for _ in range(MOST):
            if isinstance(game.state.question, EventRevealed) and isinstance(behind(game).question, ChooseOption):
                break
            game.submit(bot.choose(game.rules, game.state, game.legal_commands()))
        table = lay_table(Bridge(game), **how)
        for _ in range(6):
            QApplication.processEvents()
        return table

    return laid


def behind(game):
    return replay(game.rules, game.state, game.foretold(GoOn()))


@pytest.mark.rule("DEC-30", "EVT-03")
def test_the_choices_of_the_card_are_the_answers_of_its_sheet(read):
    table = read(size=(1920, 1080))
    game, sheet = table.bridge.game, table.reading.sheet
    then, before = behind(game), game.cursor.step
    offered = [command for command in game.rules.answers(then) if isinstance(command, PickOption)]
    assert len(sheet.rows) == len(offered) > 1
    free = next(place for place, row in enumerate(sheet.rows) if not row.reason)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert game.cursor.step == before, "Enter chooses nothing"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key(Qt.Key.Key_1 + free))
    assert game.cursor.step == before + 1, "one decision"
    at_once = game.state
    table.undo()
    assert isinstance(game.state.question, EventRevealed)
    game.submit(GoOn())
    game.submit(offered[free])
    assert game.state == at_once, "the same as letting it happen and choosing then"


def test_a_choice_that_cannot_be_paid_says_why_and_what_was_read_stays(read):
    table = read(size=(1280, 720), scale=1.5, language="de")
    sheet = table.reading.sheet
    assert len(sheet.rows) > 1
    assert sheet.story.isVisible(), "the story comes first, in a low window too"
    before = table.bridge.game.cursor.step
    Hands(table).click(next(row for row in sheet.rows if not row.reason))
    assert table.bridge.game.cursor.step == before + 1
