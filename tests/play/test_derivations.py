"""What a number is made of adds up to the number that the rules count with, at every moment of real games."""

from __future__ import annotations

import random

import attrs
import pytest

from tests.expedition.checks import rolled, up
from tests.expedition.table import GO_TWO, REC, SCI, turn_of
from tests.support.boxes import shipped
from vanguard_desktop.core.ids import CardId, WorldId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.core.sums import Part, total
from vanguard_desktop.dice.faces import Color, DangerIcon, Icon
from vanguard_desktop.play import derivations
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import BASE_LANDER, stand_alone_opening
from vanguard_desktop.rulesets.expedition.crew.dice_pool import rest_count
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.lasting import InForce, Lasting, Until
from vanguard_desktop.rulesets.expedition.round.lasting import stat as counted_stat
from vanguard_desktop.setting.cards import CheckCard, Row, RowColor, Stat
from vanguard_desktop.setting.cards_ship import ModCard
from vanguard_desktop.setting.lander import figure_parts
from vanguard_desktop.store.memory_log import MemoryLog

BOX = shipped()


@pytest.mark.parametrize("seed", range(3))
def test_every_sum_is_the_number_of_the_rules_in_a_game_of_chance(seed):
    opening = stand_alone_opening(BOX, WorldId("W01"), players=2, names=("Anna", "Ben"))
    game, draw = Game.start(BOX, MemoryLog(), opening, lambda: seed), random.Random(seed)
    for _ in range(120):
        state = game.state
        if state.closed:
            return
        for member in state.members:
            assert total(derivations.hand_limit(state, member.id)) == state.hand_limit(member)
            assert total(derivations.rest(state, member.id)) == rest_count(state, member)
            for color in Color:
                assert total(derivations.slots(state, member.id, color)) == member.slots(color)
        for stat in Stat:
            assert total(derivations.stat(state, stat)) == counted_stat(state, stat)
        assert total(derivations.supplies(state)) == state.supplies
        game.submit(draw.choice(game.legal_commands()))


@pytest.mark.rule("CRW-10")
def test_an_injury_die_is_a_term_of_its_own():
    hurt = turn_of().with_member(REC, injury_dice=(Color.RED,)).state
    assert derivations.slots(hurt, REC, Color.RED)[1] == Part(of=Source.read("injury_die"), amount=-1)


@pytest.mark.rule("LND-07")
def test_each_mod_that_adds_to_a_figure_is_named():
    net = ModCard(id=CardId("A12"), name="Net", discoveries=2)
    eyes = ModCard(id=CardId("A05"), name="Eyes", structural=True, sensors=1)
    parts = figure_parts(BASE_LANDER, [net, eyes], "discoveries")
    assert parts == (
        Part(of=Source.read(f"lander:{BASE_LANDER.id}"), amount=5),
        Part(of=Source.read("mod:A12"), amount=2),
    )


@pytest.mark.rule("ACT-39")
def test_what_lets_a_rest_bring_back_more_is_named_by_its_text():
    more = InForce(what=Lasting.REST_MORE, until=Until.ROUND, count=2, source=Source.read("event:E01"))
    state = attrs.evolve(turn_of().state, lasting=(more,))
    half, extra = derivations.rest(state, REC)
    assert half.of == Source("half_of_dice")
    assert extra == Part(of=Source.read("event:E01"), amount=2)


@pytest.mark.rule("ACT-22", "ACT-23")
def test_a_travel_asks_for_the_icons_of_its_path_and_the_travel_effect_last():
    state = turn_of().state
    asked = derivations.toll(state, GO_TWO)
    assert asked.by_condition == any(isinstance(icon, fx.TravelIcon) for icon in state.path(GO_TWO).icons)
    assert asked.waived == ()


def test_an_icon_that_a_text_takes_away_is_told_as_waived():
    free = InForce(what=Lasting.FREE_PATH, until=Until.TURN_END, who=REC)
    state = attrs.evolve(turn_of().state, lasting=(free,))
    toll = derivations.toll(state, GO_TWO)
    assert toll.asked == ()
    assert toll.waived == state.path(GO_TWO).icons
    assert not toll.by_condition


@pytest.mark.rule("CHK-15", "CHK-41")
def test_the_odds_tell_whose_dice_and_which_converts_they_count():
    card = CheckCard(rows=(Row(color=RowColor.RED, effect=fx.Nothing()),))
    pool = (up("red-basic-1", Icon.BASIC), up("blue-basic-1", Icon.BASIC, of=SCI))
    state = rolled(turn_of(REC, SCI), *pool, card=card, perils=[("A", DangerIcon.COMMON)]).state
    counted = derivations.counted(state)
    assert (counted.own, counted.lent, counted.lying, counted.danger_dice) == (1, 1, 2, 1)
    assert counted.converts == state.converts(REC)
    assert derivations.counted(turn_of().state) is None
