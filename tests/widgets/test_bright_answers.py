"""What hardly anybody would answer otherwise is the bright button, and Enter says it."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from tests.support.expeditions import landing_on
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core import CardId, WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.slots import EXERT
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.commands import (
    Exert,
    GiveEquipment,
    GoOn,
    PickDie,
    PickOption,
    SayNo,
    SayYes,
    Travel,
)
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.store.memory_log import MemoryLog

LONGEST = 60


def asked_for(lay_table, kind, seed):
    """A table at the first question of this kind."""
    game, bot = landing_on("W00", players=1, seed=seed, quick=True), make_bot(EXPEDITION.book, "sensible", seed)
    game.habits = Habits(flowing=True)
    for _ in range(LONGEST):
        if isinstance(game.state.question, kind):
            break
        game.submit(bot.choose(game.rules, game.state, game.legal_commands()))
    assert isinstance(game.state.question, kind)
    table = lay_table(Bridge(game))
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()
    table.focus_default()
    return table


@pytest.mark.rule("CHK-75", "PLN-44")
@pytest.mark.parametrize(("kind", "seed"), [(ask.MarkRow, 5), (ask.CompleteMission, 2)])
def test_a_good_outcome_is_marked_and_a_mission_completed_with_enter(lay_table, kind, seed):
    table = asked_for(lay_table, kind, seed)
    bright = table.prompt.buttons[-1]
    assert bright.primary
    assert bright.row.only == SayYes()
    assert SayNo() in [slot.row.only for slot in table.prompt.buttons], "the other answer stays beside it"
    promised = table.bridge.game.foretold(SayYes())
    before = table.bridge.game.cursor.step
    QTest.keyClick(table.map, Qt.Key.Key_Return)
    assert table.bridge.game.cursor.step == before + 1
    assert table.bridge.game.last_events()[: len(promised)] == promised


def test_nobody_is_offered_to_exert_for_nothing(lay_table):
    """Before the first turn no die is spent: the bar, the keys and the lists say nothing of it."""
    table = lay_table(Bridge(landing_on("W01", players=2, seed=5)))
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()
    bot = make_bot(EXPEDITION.book, "sensible", 5)
    while not isinstance(table.bridge.state.question, ask.ChooseAction):
        assert not any(member.spent for member in table.bridge.state.members)
        assert EXERT not in [slot.row.id for slot in table.prompt.beside]
        assert not any(isinstance(row.command, Exert) for row in table.any_time.rows)
        game = table.bridge.game
        table.bridge.submit(bot.choose(game.rules, game.state, game.legal_commands()))


def bright_and_free(table):
    return table.prompt.bright, {slot.row.only: slot.key for slot in table.prompt.buttons}


@pytest.mark.rule("ACT-35", "ACT-36")
def test_preparing_is_finished_with_enter_only_after_something_and_what_is_left_keeps_its_number(lay_in_play):
    table = lay_in_play(ask.ChoosePrepare, world="W02")
    card, check, finish = PickOption(number=1), PickOption(number=2), GoOn()
    assert bright_and_free(table) == (None, {card: "1", check: "2", finish: "3"})
    before = table.bridge.game.cursor.step
    QTest.keyClick(table.map, Qt.Key.Key_Return)
    assert table.bridge.game.cursor.step == before
    QTest.keyClick(table.map, Qt.Key.Key_1)
    while isinstance(table.bridge.state.question, ask.DiscardToLimit):
        table.bridge.submit(table.bridge.answers()[0])
    bright, keys = bright_and_free(table)
    assert bright.row.only == finish
    assert keys == {check: "2", finish: "Enter"}
    before = table.bridge.game.cursor.step
    for hidden in (Qt.Key.Key_1, Qt.Key.Key_3):
        QTest.keyClick(table.map, hidden)
        assert table.bridge.game.cursor.step == before, "a number that stands nowhere does nothing"
    QTest.keyClick(table.map, Qt.Key.Key_2)
    assert table.bridge.state.check is not None


@pytest.mark.rule("STP-20")
def test_nothing_bright_leaves_equipment_in_the_lander_or_a_reroll_unused(lay_table):
    opening = stand_alone_opening(shipped(), WorldId("W01"), players=2, names=("Anna", "Ben"))
    loaded = attrs.evolve(opening, equipment=(CardId("E01/1"), CardId("E02/1")))
    landed = Game.start(shipped(), MemoryLog(), loaded, lambda: 5)
    rolling = landing_on("W02", players=2, seed=2, quick=True)
    for game, kind, first in ((landed, ask.HandOutEquipment, GiveEquipment), (rolling, ask.ChooseReroll, PickDie)):
        bot = make_bot(EXPEDITION.book, "sensible", 2)
        while not isinstance(game.state.question, kind):
            game.submit(bot.choose(game.rules, game.state, game.legal_commands()))
        table = lay_table(Bridge(game))
        table.focus_default()
        assert table.prompt.bright is None, kind
        QTest.keyClick(table.map, Qt.Key.Key_Return)
        assert isinstance(game.state.question, kind)
        table.bridge.submit(next(way for way in table.bridge.answers() if isinstance(way, first)))
        if isinstance(game.state.question, kind):
            assert table.prompt.next_row.command == GoOn()


def played_until(lay_table, wanted):
    game, bot = landing_on("W01", players=2, seed=5), make_bot(EXPEDITION.book, "sensible", 5)
    game.habits = Habits(flowing=True)
    table = lay_table(Bridge(game), (1920, 1080))
    for _ in range(2 * LONGEST):
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        if wanted(table):
            return table
        table.bridge.submit(bot.choose(game.rules, game.state, game.legal_commands()))
    raise AssertionError("it never came")


def test_on_a_sheet_with_a_choice_enter_gives_no_answer_and_arrows_lead_to_them(lay_table):
    """The key that read on a moment before must pay nothing."""
    table = played_until(lay_table, lambda table: table.reading.sheet is not None and len(table.reading.sheet.rows) > 1)
    sheet, before = table.reading.sheet, table.bridge.game.cursor.step
    (undo,) = table.prompt.buttons
    assert undo.row.quiet
    assert undo.geometry().right() + undo.width() // 2 < table.prompt.width(), "not where the bright answer stands"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert (table.reading.sheet, table.bridge.game.cursor.step) == (sheet, before)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert QApplication.focusWidget() is sheet.rows[0]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert table.bridge.game.cursor.step == before + 1


def test_asked_where_to_a_digit_is_the_number_of_the_sector(lay_table):
    def several(table):
        ways = [each for each in table.bridge.answers() if isinstance(each, Travel)]
        return isinstance(table.bridge.state.question, ask.ChooseAction) and len(ways) > 1

    table = played_until(lay_table, several)
    slot = table.prompt.buttons[0]
    goal = min(slot.row.lights)
    QTest.mouseClick(slot, Qt.MouseButton.LeftButton)
    assert table.turn_actions.asks_where
    before = table.bridge.game.cursor.step
    QTest.keyClick(table.map, str(goal))
    assert table.bridge.game.cursor.step == before + 1
    assert not table.turn_actions.asks_where


def test_cards_of_which_one_has_to_go_lie_open_and_no_key_throws_one_away_unasked(lay_table):
    table = played_until(lay_table, lambda table: isinstance(table.bridge.state.question, ask.DiscardToLimit))
    assert [card.row.command for card in table.card_choice.cards] == list(table.bridge.answers())
    assert table.card_choice.isVisible()
    before = table.bridge.game.cursor.step
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert table.bridge.game.cursor.step == before
