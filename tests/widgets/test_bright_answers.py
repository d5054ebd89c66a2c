"""What hardly anybody would answer otherwise is the bright button, and Enter says it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.expeditions import landing_on
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.slots import EXERT
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.commands import Exert, SayNo, SayYes
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

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
