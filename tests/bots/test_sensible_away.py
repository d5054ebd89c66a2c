"""The sensible bot on planets: it plays to an end, says why, and pictures no more than luck can change."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import attrs
import pytest

from tests.bots.plain import Plain
from tests.support.boxes import shipped
from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.advice import Advice
from vanguard_desktop.bots.expedition.imagination import Imagination, uncovered
from vanguard_desktop.bots.expedition.judgment import Judgment
from vanguard_desktop.bots.expedition.motives import NearTheGoals, WorthMeanwhile, WorthMost
from vanguard_desktop.bots.expedition.planning.ways import homeward, round_trip
from vanguard_desktop.bots.expedition.sensible import Sensible, goes_home
from vanguard_desktop.bots.expedition.values import WORTH_IT
from vanguard_desktop.bots.expedition.worths import card_worth, supplies_worth, text_worth
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.bots.ship.players import AdvisedShip
from vanguard_desktop.core.engine import follow, follow_legal, legal_commands
from vanguard_desktop.core.ids import CardId, SectorId, WorldId
from vanguard_desktop.core.state import changed
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import (
    EndTurn,
    PickCard,
    PickSector,
    Rest,
    Travel,
    UseDiscovery,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseFirst,
    DiscardToLimit,
    KeepRankUp,
    PlaceLander,
)
from vanguard_desktop.rulesets.expedition.data.effects import FailMission, StayOnPlanet
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.planet.travel import connected
from vanguard_desktop.rulesets.expedition.round.ending import failed
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.data.journey.cycle import TeamHome
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.book_words import ExpeditionWords


@pytest.fixture(scope="module")
def box():
    return shipped()


@pytest.fixture(scope="module")
def to_act(box):
    """Somebody may act on the first world of the game."""
    opening = stand_alone_opening(box, WorldId("W01"), 2)
    state, bot = fold(box, None, open_book(box, opening, 4)).state, Sensible(4)
    while not isinstance(state.question, ChooseAction):
        state = follow(EXPEDITION, state, bot.choose(EXPEDITION, state, legal_commands(EXPEDITION, state)))[1]
    return state


@pytest.mark.rule("TUT-34", "TUT-56")
@pytest.mark.parametrize("seed", [160215742132725, 225820135221983])
def test_a_first_world_that_nobody_can_leave_is_played_to_its_end(box, seed):
    position = fold(box, None, open_book(box, CampaignOpening(campaign=min(box.campaigns), players=("Mia",)), seed))
    bot, aboard = Sensible(seed), AdvisedShip()
    for _ in range(700):
        rules, state = BOOKS[position.book].rules, position.state
        player = aboard if rules is SHIP else bot
        events, position = follow_on(box, position, player.choose(rules, state, legal_commands(rules, state)))
        homes = [event.home for event in events if isinstance(event, TeamHome)]
        if homes:
            assert homes[0].ending in (Ending.ENDED_BY_TEXT, Ending.EVACUATED)
            return
    pytest.fail("the team is still there")


def test_only_what_luck_can_change_has_to_be_pictured_again(to_act):
    picture = Imagination(Random(1)).picture(to_act)
    legal = legal_commands(EXPEDITION, picture)
    ended = next(command for command in legal if isinstance(command, EndTurn))
    rested = next(command for command in legal if isinstance(command, Rest))
    assert not uncovered(picture, picture)
    assert uncovered(picture, follow(EXPEDITION, picture, ended)[1])  # an event card is seen
    assert uncovered(picture, changed(picture, rng=picture.rng.after(1)))
    assert uncovered(picture, follow(EXPEDITION, picture, rested)[1])  # a card is drawn


def test_what_is_remembered_of_plans_is_what_a_fresh_look_sees(to_act):
    judgment, seen = Judgment(), []
    for command in legal_commands(EXPEDITION, to_act):
        after = follow(EXPEDITION, to_act, command)[1]
        seen.append((judgment.worth(after), Judgment().worth(after)))
    assert len({round(known, 6) for known, _ in seen}) > 1
    assert all(known == pytest.approx(fresh) for known, fresh in seen)


def test_the_way_home_ends_at_the_lander_and_is_longer_from_further_off(to_act):
    home = homeward(to_act)
    assert home[to_act.lander] == 0
    assert all(cost > 0 for sector, cost in home.items() if sector != to_act.lander)
    for sector, cost in home.items():
        nearer = [home[end] for end in connected(to_act, sector) if end in home]
        assert sector == to_act.lander or min(nearer) < cost


def test_the_lander_stands_where_a_star_is_near(box):
    """In the salt the other site has no short way back."""
    landing = (fold(box, None, open_book(box, stand_alone_opening(box, WorldId("W01"), 2), seed)) for seed in range(20))
    state = next(position.state for position in landing if isinstance(position.state.question, PlaceLander))
    advice = Sensible().advise(state, legal_commands(EXPEDITION, state))
    assert advice == Advice(PickSector(sector=1), NearTheGoals(sector=1))


def test_of_two_rank_up_cards_the_likelier_goal_is_kept(box):
    state, bot = fold(box, None, open_book(box, stand_alone_opening(box, WorldId("W01"), 2), 4)).state, Sensible()
    while not isinstance(state.question, KeepRankUp):
        state = follow(EXPEDITION, state, bot.choose(EXPEDITION, state, legal_commands(EXPEDITION, state)))[1]
    likely, unlikely = CardId("K14"), CardId("K12")  # six entries are read in most games, few have three yellow rows
    state = changed(state, rank_ups_offered=(unlikely, likely))
    assert Sensible().advise(state, legal_commands(EXPEDITION, state)).command == PickCard(card=likely)


def test_the_last_supplies_are_worth_more_than_those_before(to_act):
    worths = [supplies_worth(to_act, count) for count in range(8)]
    steps = [after - before for before, after in pairwise(worths)]
    crew = len(to_act.members)
    assert len({round(step, 6) for step in steps[:crew]}) == 1
    assert min(steps[:crew]) > max(steps[crew:]) > 0


def test_a_plan_that_loses_does_not_look_better_because_somebody_else_has_a_better_one(to_act):
    """What is taken already is worth less, never more."""
    tired = tuple(attrs.evolve(one, available=(), spent=one.available) for one in to_act.members)
    state = changed(to_act, supplies=0, missions=(), members=tired)
    table = Judgment().table(state)
    for member in state.members:
        best, own = table.best(member), table.plans(member)
        assert best is not None
        assert best.worth <= own[0].worth


def test_of_too_many_cards_the_one_goes_that_is_worth_least(box):
    state = fold(box, None, open_book(box, stand_alone_opening(box, WorldId("W02"), 2), 5007)).state
    bot, seen = Sensible(), []
    while not EXPEDITION.over(state):
        command = bot.advise(state, legal_commands(EXPEDITION, state)).command
        if isinstance(question := state.question, DiscardToLimit) and isinstance(command, PickCard):
            member = state.member(question.member)
            worths = {card: card_worth(state, member, card) for card in member.hand}
            seen.append(len(set(worths.values())))
            assert worths[command.card] == min(worths.values())
        state = follow_legal(EXPEDITION, state, command)[1]
    assert max(seen) > 1


def test_nothing_is_used_for_ever(to_act):
    """Something that is not discarded may look good each time, and change nothing."""
    legal = legal_commands(EXPEDITION, to_act)
    thing = UseDiscovery(member=to_act.turn, card=CardId("D-Mic4/1"))

    class Enchanted(Sensible):
        def advise(self, state, legal):
            return Advice(thing, WorthMost())

    bot = Enchanted()
    chosen = [bot.choose(EXPEDITION, to_act, legal) for _ in range(6)]
    assert chosen[0] == thing
    assert thing not in chosen[3:]
    assert set(chosen[3:]) <= set(legal)


def test_who_has_agreed_to_lift_off_does_not_stay_when_a_text_asks_again(to_act):
    leaving = text_worth(to_act, to_act.members[0], FailMission(), None)
    assert leaving < 0
    assert text_worth(to_act, to_act.members[0], StayOnPlanet(), None) < leaving


@pytest.mark.parametrize("world", ["W01", "W02", "WOP3"])
def test_all_that_it_advises_is_legal_has_a_motive_in_words_and_stays_the_same(box, world):
    """A whole game of advice; another advisor, asked now and then about the same position, says the same."""
    state = fold(box, None, open_book(box, stand_alone_opening(box, WorldId(world), 2), 3)).state
    advisor, words, asked = Sensible(), ExpeditionWords(Wording.of(box)), set()
    while not EXPEDITION.over(state):
        legal = legal_commands(EXPEDITION, state)
        advice = advisor.advise(state, legal)
        assert advice.command in legal
        assert type(advice.motive) in Sensible.motives
        said = words.motive(advice.motive, state)
        assert said.endswith(".")
        assert not {"{", "}", "%"} & set(said)
        if type(state.question) not in asked:
            asked.add(type(state.question))
            assert Sensible().advise(state, legal) == advice
        state = follow(EXPEDITION, state, advice.command)[1]
    assert len(asked) > 8


def mission_done(box, kind, world, seed):
    """Whether bots of that kind come home from there with all that they had to do done."""
    state = fold(box, None, open_book(box, stand_alone_opening(box, WorldId(world), 2), seed)).state
    bot = Plain() if kind == "plain" else make_bot(EXPEDITION.book, kind, seed)
    while not EXPEDITION.over(state):
        legal = legal_commands(EXPEDITION, state)
        state = follow_legal(EXPEDITION, state, bot.choose(EXPEDITION, state, legal))[1]
    return state.ending in (Ending.LIFTED_OFF, Ending.ENDED_BY_TEXT) and not failed(state)


@pytest.mark.parametrize("world", ["W03", "W05", "WOP5"])
def test_it_does_what_it_was_sent_for(box, world):
    """Where it nearly always does: a judgment that looks elsewhere shows at once."""
    assert sum(mission_done(box, "sensible", world, seed) for seed in range(4)) >= 3
    assert not any(mission_done(box, "random", world, seed) for seed in range(4))


def test_it_does_more_than_a_newcomer_and_than_a_plain_policy(box):
    done = {
        kind: sum(mission_done(box, kind, world, seed) for world in ("W03", "W05") for seed in range(3))
        for kind in ("newcomer", "plain", "sensible")
    }
    assert max(done["newcomer"], done["plain"]) < done["sensible"]


def far_from_home(state):
    """With nothing left to do, as far from the lander as can be, and hardly a die."""
    home = homeward(state)
    far = max(home, key=lambda sector: home[sector])
    tired = (
        attrs.evolve(one, sector=far, available=one.available[:1], spent=one.available[1:]) for one in state.members
    )
    return changed(state, missions=(), members=tuple(tired))


def with_something_left(state):
    """All that had to be done is done; by the gap there is still something to be had."""
    there = (attrs.evolve(one, sector=SectorId(5)) for one in state.members)
    return changed(state, missions=(), supplies=12, members=tuple(there))


def test_with_all_done_they_go_home_as_soon_as_supplies_are_short(to_act):
    rich = with_something_left(to_act)
    short = changed(rich, supplies=len(rich.members) - 1)
    table = Judgment().table
    assert not goes_home(rich, table(rich))
    assert goes_home(short, table(short))


def test_whoever_has_nothing_left_to_do_sets_out_while_another_still_acts(to_act):
    """Somebody with one die goes toward the lander and does not stand about."""
    state = with_something_left(to_act)
    me, *others = sorted(state.members, key=lambda one: one.id != to_act.question.member)
    worn = attrs.evolve(me, sector=SectorId(3), available=me.available[:1], gone=me.available[1:], hand=())
    state = changed(state, members=(worn, *others))
    table = Judgment().table(state)
    assert not goes_home(state, table)
    assert table.best(worn).worth < WORTH_IT
    assert isinstance(Sensible().advise(state, legal_commands(EXPEDITION, state)).command, Travel)


@pytest.mark.rule("TRN-05")
def test_on_the_way_home_those_who_are_away_come_first(box):
    """Whoever is there already has no turn before they have all come."""
    state = fold(box, None, open_book(box, stand_alone_opening(box, WorldId("W04"), 4), 3)).state
    bot = Sensible()
    while not isinstance(state.question, ChooseFirst):
        state = follow(EXPEDITION, state, bot.choose(EXPEDITION, state, legal_commands(EXPEDITION, state)))[1]
    for away, first in (({3}, 3), ({0, 3}, 3), ({1, 2}, 1), ({2, 3, 0}, 2)):
        members = (
            attrs.evolve(one, sector=SectorId(12) if at in away else state.lander)
            for at, one in enumerate(state.members)
        )
        home = changed(state, missions=(), supplies=1, members=tuple(members))
        given = bot.advise(home, legal_commands(EXPEDITION, home)).command
        assert given.to == state.members[first].id, away


def test_the_strong_player_does_what_can_be_done_to_come_down_near_the_goals(box):
    """A landing that would put it on the far shelf: a skill raises what the lander needs, once it is known."""
    landed = {}
    for kind in ("sensible", "strong"):
        state = fold(box, None, open_book(box, stand_alone_opening(box, WorldId("W01"), 4), 0)).state
        bot = make_bot(EXPEDITION.book, kind, 0)
        while state.in_the_air:
            legal = legal_commands(EXPEDITION, state)
            state = follow_legal(EXPEDITION, state, bot.choose(EXPEDITION, state, legal))[1]
        landed[kind] = state.lander
    assert round_trip(state, landed["strong"]) < round_trip(state, landed["sensible"])


def test_the_strong_player_does_not_look_at_the_dice_to_come(to_act):
    """With other luck in the position it chooses the same: what falls in its mind it makes up itself."""
    away = far_from_home(to_act)
    legal = legal_commands(EXPEDITION, away)
    rolled = (changed(away, rng=attrs.evolve(away.rng, seed=seed)) for seed in range(3))
    chosen = {make_bot(EXPEDITION.book, "strong", 5).choose(EXPEDITION, state, legal) for state in rolled}
    assert len(chosen) == 1
    assert chosen <= set(legal)


def test_no_die_is_taken_up_and_put_back_for_ever(box):
    """What a check promises must not hang on the dice that are in hand already."""
    state = fold(box, None, open_book(box, stand_alone_opening(box, WorldId("WOP4"), 1), 5003)).state
    bot, decisions = Sensible(), 0
    while not EXPEDITION.over(state) and decisions < 500:
        state = follow_legal(EXPEDITION, state, bot.advise(state, legal_commands(EXPEDITION, state)).command)[1]
        decisions += 1
    assert EXPEDITION.over(state)


def test_who_leaves_the_most_urgent_to_somebody_nearer_is_told_who_does_it(to_act):
    one, other = to_act.members[:2]
    told = 0
    for sector in to_act.board.sectors:
        for ready in (other.available, ()):
            moved = attrs.evolve(other, sector=sector.number, available=ready)
            state = changed(to_act, members=(one, moved, *to_act.members[2:]))
            table = Judgment().table(state)
            plan, first = table.best(moved), table.plans(moved)[0]
            if isinstance(plan.motive, WorthMeanwhile):
                told += 1
                assert plan.motive.member == one.id
                assert plan.goal != first.goal == table.plans(one)[0].goal
    assert told
