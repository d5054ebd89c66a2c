"""Dice that fall outside the felt are seen, with what their table says."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support.expeditions import landing_on
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.models.expedition.happened.fallen import FallenDice
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.data.events import DangerRolled, LandingRolled
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.text.common.wording import Wording


@pytest.mark.rule("DNG-03", "LND-12")
def test_each_die_of_danger_and_of_the_landing_has_its_row(qapp):
    met: Counter[tuple[str, bool | None]] = Counter()
    for world, seed in (("W01", 5), ("W02", 4), ("W02", 8), ("W05", 4)):
        game, bot = landing_on(world, players=2, seed=seed), make_bot(EXPEDITION.book, "sensible", seed)
        game.habits = Habits(flowing=True)
        fallen = FallenDice(Wording.of(game.box))
        while (commands := game.legal_commands()) and game.state.round < 4:
            step = game.submit(bot.choose(game.rules, game.state, commands))
            rolled = [event for event in step.events if isinstance(event, DangerRolled | LandingRolled)]
            rows = fallen.of(step.before, step.events)
            assert len(rows) == len(rolled)
            for event, row in zip(rolled, rows, strict=True):
                assert row.verdict
                if isinstance(event, DangerRolled):
                    table = game.box.dangers[event.letter].results
                    assert row.turned_out is (event.icon not in table)
                    assert event.letter in row.title
                else:
                    assert row.dice[0].number == str(event.value)
                met[type(event).__name__, row.turned_out] += 1
    assert len(met) == 4, met


@pytest.mark.rule("RND-07")
def test_a_die_on_the_players_own_table_is_not_rolled_again(qapp):
    game = landing_on("W01", players=2, seed=5)
    own = DangerRolled(
        member=game.state.members[0].id, letter="A", icon=next(iter(game.box.dangers["A"].results)), drawn=0
    )
    assert FallenDice(Wording.of(game.box)).of(game.state, [own]) == ()
