"""A campaign of the habitat in play: where it goes on from, what is played again, what is taken back (HCP, HRD-12)."""

from __future__ import annotations

from itertools import count

import attrs
import pytest

from tests.habitat.hub import crew_of, halfway
from vanguard_desktop.bots.habitat.players import RandomHabitat
from vanguard_desktop.core.engine import settled
from vanguard_desktop.core.events import LuckRenewed
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.habitat.season import is_played_again, save_points, starts
from vanguard_desktop.rulesets.habitat.data.abilities import Stops
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions, PlanTask, PutPawn
from vanguard_desktop.rulesets.habitat.data.campaign import MissionBegun, SetDifficulty
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty
from vanguard_desktop.rulesets.habitat.data.rounds import NeverTakenBack
from vanguard_desktop.rulesets.habitat.rounds.cycle import crosses_events
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatOpening
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.book_words import WordsInHabitat


def campaign_box(sols):
    """Halfway with missions of so many sols that are lost; the first one of one sol is won by nothing at all."""
    missions = halfway().others["habitat_missions"]
    short = {id: attrs.evolve(card, sols=sols, small_crew=(), hooks=(), lessons=()) for id, card in missions.items()}
    first = short[CardId("moving-in")]
    if sols == 1:
        first = attrs.evolve(first, objectives=(), ends=short[CardId("housewarming")].ends)
    others = {**halfway().others, "habitat_missions": {**short, first.id: first}}
    return attrs.evolve(halfway(), others=others)


def started(legacy, sols=1):
    opening = HabitatOpening(
        mission=CardId("moving-in"),
        players=("Ada", "Bo", "Cy", "Di"),
        professions=crew_of(4),
        stops=Stops.NEVER,
        campaign=CardId("letter-from-the-ice"),
        legacy=legacy,
    )
    seeds = count(7)
    return Game.start(campaign_box(sols), MemoryLog(), opening, lambda: next(seeds))


def played(game, until):
    """Somebody plays on until this holds."""
    bot = RandomHabitat(5)
    while not until(game):
        game.submit(bot.choose(HABITAT, game.state, game.legal_commands()))
    return game


def at_mission(number):
    return lambda game: game.state.campaign.at >= number or HABITAT.over(game.state)


def lost(game):
    return HABITAT.over(game.state)


@pytest.mark.rule("HCP-07", "HCP-19")
def test_a_standard_campaign_goes_on_from_any_save_point():
    game = played(started(legacy=False), at_mission(1))
    first = save_points(game)
    assert [each.mission for each in first] == ["moving-in"]
    played(game, lost)
    assert save_points(game) == first, "a lost mission is none"
    assert game.go_to(Cursor(1, first[0].step)).after.mission == "moving-in"
    assert [type(command) for command in game.legal_commands()] == [SetDifficulty] * 3
    game.submit(SetDifficulty(difficulty=Difficulty.HARD))
    assert (game.state.mission, game.state.difficulty) == ("thirsty-ground", Difficulty.HARD)
    assert len(game.lines()) == 2


@pytest.mark.rule("HCP-07")
def test_a_legacy_campaign_goes_on_from_its_newest_save_point_only():
    game = played(started(legacy=True), at_mission(1))
    old = save_points(game)
    played(game, at_mission(2))
    newest = save_points(game)
    assert [each.mission for each in (*old, *newest)] == ["moving-in", "thirsty-ground"]
    assert not game.state.campaign.record[-1].won
    assert game.go_to(Cursor(1, newest[0].step)).after.campaign.at == 1
    assert not is_played_again(game.state)


@pytest.mark.rule("HCP-11", "HCP-12")
def test_a_lost_mission_of_a_standard_campaign_begins_again_with_another_seed():
    game = played(started(legacy=False), at_mission(1))
    begun = next(step for step in range(game.tip, 0, -1) if MissionBegun in map(type, *game.history(step, step)))
    (events,) = game.history(begun, begun)
    set_up = events[: 1 + next(place for place, event in enumerate(events) if isinstance(event, MissionBegun))]
    assert not is_played_again(game.state)
    played(game, lost)
    assert is_played_again(game.state)
    start = starts(game)[-1]
    assert (start.mission, start.step, start.kept) == ("thirsty-ground", begun, len(set_up))
    again = game.play_again(start.step, start.kept)
    assert again.events[: len(set_up)] == set_up
    assert isinstance(again.events[len(set_up)], LuckRenewed)
    assert again.events[len(set_up) + 1 :] != events[len(set_up) :]
    assert game.cursor == Cursor(2, begun)
    assert game.state.outcome is None
    assert game.state.mission == "thirsty-ground"
    game.go_to(Cursor(2, begun))
    assert settled(HABITAT, game.state) == ([], game.state), "it is found again as it was played"
    assert game.state == again.after


def in_the_second_sol(game):
    return game.state.sol == 2 and crosses_events(game.last_events())


def planning(game):
    return isinstance(game.state.question, PlanActions)


@pytest.mark.rule("HRD-12")
@pytest.mark.example("HRD 6")
@pytest.mark.parametrize("legacy", [True, False])
def test_events_are_not_taken_back_in_a_legacy_campaign_and_else_as_a_branch(legacy):
    game = played(started(legacy, sols=3), in_the_second_sol)
    there = game.cursor
    said = WordsInHabitat(Wording.of(game.box)).undo_label(game.last_events(), game.state_at(there.step - 1))
    assert said == "Branch off – before the events of sol 2"
    assert game.can_undo() is not legacy
    assert game.why_no_undo() == (NeverTakenBack() if legacy else None)

    before = played(game, planning).state
    game.submit(next(command for command in game.legal_commands() if isinstance(command, PlanTask)))
    put = game.submit(next(command for command in game.legal_commands() if isinstance(command, PutPawn)))
    assert put.after.plan[0].pawns
    assert game.undo().after.plan[0].pawns == ()
    assert game.undo().after == before
    while game.can_undo() and game.cursor != there:
        game.undo()
    assert game.cursor == there
    if not legacy:
        assert game.undo().after.sol == 1
