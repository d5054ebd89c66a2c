"""What the log tells of an expedition at its end, and how lucky its dice were."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.boxes import CAVES, LANDING, RIDGE, shipped
from tests.support.play import memory_game
from vanguard_desktop.bots.expedition.sensible import Sensible
from vanguard_desktop.core import Source, WorldId
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.models.expedition.kept_told import KeptTold
from vanguard_desktop.play.expedition.luck import Fallen, luck_of
from vanguard_desktop.play.expedition.travelogue import travelogue
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import Ending, Exert, LiftOff, Travel
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording


def fallen(*rolls):
    return [Fallen(source=Source("poi", "P01"), round=1, faces=(), chance=chance, met=met) for chance, met in rolls]


def test_luck_is_what_was_met_against_the_sum_of_the_chances():
    luck = luck_of(fallen((0.5, True), (0.25, False), (0.75, True)))
    assert (luck.met, luck.expected) == (2, 1.5)
    assert luck.lead == pytest.approx((0.5, 0.25, 0.5))
    assert luck.verdict == 0


def test_the_band_holds_eight_of_ten_runs():
    """Of ten coins three to seven are met in 89 of 100 runs; four to six only in 66."""
    luck = luck_of(fallen(*[(0.5, False)] * 10))
    assert (luck.low[-1], luck.high[-1]) == (-2.0, 2.0)


@pytest.mark.parametrize(("met", "verdict"), [(0, -2), (2, -1), (5, 0), (8, 1), (10, 2)])
def test_the_verdict_is_as_rare_as_it_says(met, verdict):
    """Of ten coins: at most one in 1.1 % of all runs, at most two in 5.5 %, at most three in 17 %."""
    assert luck_of(fallen(*[(0.5, number < met) for number in range(10)])).verdict == verdict


def test_certain_rolls_are_no_luck_at_all():
    luck = luck_of(fallen((1.0, True), (1.0, True)))
    assert (luck.lead, luck.low, luck.high, luck.verdict) == ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), 0)


def test_what_was_decided_in_the_story_and_what_the_ship_gets_is_told():
    box = shipped()
    game, bot = Game.start(box, MemoryLog(), stand_alone_opening(box, WorldId("W00"), 1), lambda: 5), Sensible(5)
    while not game.rules.over(game.state):
        game.submit(bot.choose(game.rules, game.state, game.legal_commands()))
    told = travelogue(game)
    taken = [decided.labels[decided.number - 1] for decided in told.decisions]
    assert taken in (["Sign as carriers"], ["Sign as visitors"])
    assert list(KeptTold(Wording.of(box)).lines(told)) == [
        f"You decided: {taken[0]}.",
        "For the ship: Gain “Small Keeper, Large Questions”.",
    ]


def small_game():
    """Both stand on the meadow; one walks to the ridge and is left behind there."""
    game = memory_game()
    while not any(isinstance(command, Travel) for command in game.legal_commands()):
        game.submit(game.legal_commands()[0])
    return game


def test_it_tells_where_everybody_went_and_who_was_left_behind():
    game = small_game()
    walker = game.state.turn
    game.submit(next(each for each in game.legal_commands() if isinstance(each, Travel)))
    while game.state.member(walker).sector == LANDING:  # the path asks for its price
        game.submit(game.legal_commands()[0])
    to = game.state.member(walker).sector
    assert to in (RIDGE, CAVES)
    _play_on(game)
    told = travelogue(game)
    walks = {walk.member: walk.stops for walk in told.walks}
    assert walks[walker] == (LANDING, to)
    assert told.home.ending is Ending.LIFTED_OFF
    assert [(death.member, death.at, death.left) for death in told.deaths] == [(walker, to, True)]


def _play_on(game):
    """The other one lifts off as soon as it is in turn."""
    chance = Random(2)
    for _ in range(400):
        if game.state.closed:
            return
        stays = [
            each for each in game.legal_commands() if not isinstance(each, Travel | Exert)
        ] or game.legal_commands()
        leaves = [each for each in stays if isinstance(each, LiftOff) or getattr(each, "agree", False)]
        game.submit(chance.choice(leaves or stays))


def test_an_expedition_that_goes_on_has_no_end_to_tell():
    assert travelogue(small_game()) is None


@pytest.fixture(scope="module")
def moor():
    """A whole expedition of the shipped game, played by a bot."""
    opening = stand_alone_opening(shipped(), WorldId("W05"), players=4)
    game, bot = Game.start(shipped(), MemoryLog(), opening, lambda: 3), Sensible(3)
    while not game.rules.over(game.state):
        game.submit(bot.choose(game.rules, game.state, legal_commands(game.rules, game.state)))
    return game


def test_all_that_was_gained_was_gained_somewhere(moor):
    told = travelogue(moor)
    assert sum(gain.successes for gain in told.gains) == moor.state.successes > 0
    assert {gain.found for gain in told.gains} >= set(moor.state.found)
    assert {gain.unique for gain in told.gains} >= set(moor.state.uniques_found)
    assert all(gain.at in {sector.number for sector in moor.state.board.sectors} for gain in told.gains)


def test_each_roll_is_reckoned_as_it_was_promised(moor):
    """The position before the dice fell knows nothing of their faces."""
    rolls = list(travelogue(moor).fallen())
    assert rolls
    assert all(0 < roll.chance <= 1 for roll in rolls)
    assert all(roll.met for roll in rolls if roll.chance == 1)
    assert all(roll.faces for roll in rolls)
    again = list(travelogue(moor).fallen())
    assert [roll.chance for roll in again] == [roll.chance for roll in rolls]
