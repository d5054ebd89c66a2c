"""Where a table that keeps up a pace goes on by itself, and where it does not."""

from __future__ import annotations

import pytest

from tests.habitat.hub import BO, DI, halfway, hub
from vanguard_desktop.bots.missions import Mission
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn, GoOn, Pause, Point, Stops
from vanguard_desktop.rulesets.habitat.data.actions import Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.habitat.data.items import name
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty, Item, Pile, Space
from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.store.memory_log import MemoryLog

CARD = Item("upgrade:up-alarm")


def stopped(base, point):
    """The game stands at the point, because something could be used there."""
    after = base.effects(Pause(point=point))
    assert after.state.question == AskGoOn(point=point)
    return after.state


def rested(**more):
    """Somebody who could calm everybody down."""
    return hub(stress=9, **more).able(DI, "AM3", tokens=2)


@pytest.mark.rule("HRD-11")
class TestPassing:
    def test_an_upgrade_card_may_be_taken_apart_in_the_plan_as_well(self):
        held = hub(phase=Phase.PRODUCTION).having(CARD)
        box = tuple(each for each in held.state.piles[Pile.UPGRADES] if each != name(CARD))
        held = held.laid(piles={**held.state.piles, Pile.UPGRADES: box})
        for point in (Point.PHASE_BEGINS, Point.PHASE_ENDS, Point.BEFORE_ACTION, Point.AFTER_ACTION):
            assert HABITAT.passes(stopped(held, point)) == GoOn(), point

    def test_an_ability_is_asked_for_before_what_it_may_lessen(self):
        for phase in (Phase.MORALE, Phase.PRODUCTION, Phase.MALFUNCTIONS):
            assert HABITAT.passes(stopped(rested(phase=phase), Point.PHASE_BEGINS)) is None, phase
            assert HABITAT.passes(stopped(rested(phase=phase), Point.PHASE_ENDS)) == GoOn(), phase
        for phase in (Phase.EVENTS, Phase.ACTIONS, Phase.CLEAN_UP):
            assert HABITAT.passes(stopped(rested(phase=phase), Point.PHASE_BEGINS)) == GoOn(), phase

    def test_a_moment_that_comes_once_is_never_passed_over(self):
        task = Task(kind=TaskKind.EXPLORE, space=Space("R1-N"))
        base = hub().able(BO, "AG2", tokens=3).plans(task, "engineer:1", "engineer:2", "scientist:1").resolved()
        assert base.state.question == AskGoOn(point=Point.REGION_REACHED)
        assert HABITAT.passes(base.state) is None

    def test_whoever_wants_to_stop_always_is_always_asked(self):
        base = hub(stops=Stops.ALWAYS, phase=Phase.CLEAN_UP)
        assert HABITAT.passes(stopped(base, Point.PHASE_ENDS)) is None

    def test_which_of_several_equal_actions_comes_first_is_not_asked(self):
        rest = Task(kind=TaskKind.REST)
        two = hub().plans(rest, "engineer:1").plans(rest, "scientist:1").resolved()
        assert isinstance(two.state.question, ChooseThing)
        assert HABITAT.passes(two.state) == PickThing(thing=str(two.state.declared[0].stack.number))
        one, other = (Task(kind=TaskKind.EXPLORE, space=Space(each)) for each in ("R1-N", "R1-S"))
        two = hub().plans(one, "engineer:1", "engineer:2").plans(other, "scientist:1", "scientist:2").resolved()
        assert isinstance(two.state.question, ChooseThing)
        assert HABITAT.passes(two.state) is None

    def test_what_is_planned_is_never_passed_over(self):
        assert HABITAT.passes(hub(phase=Phase.ACTIONS).planning().state) is None


def test_in_a_whole_mission_hardly_anybody_is_asked_for_nothing():
    """The plan and its cards are what is decided; it comes to the same as if all had gone on by hand."""
    plan = Mission(mission=CardId("housewarming"), players=2, difficulty=Difficulty.NORMAL, bot="sensible", seed=7)
    box = halfway()
    game = Game.start(box, MemoryLog(), plan.opening(), lambda: 7, Habits(flowing=True))
    slow = Game.start(box, MemoryLog(), plan.opening(), lambda: 7)
    bot, stops = make_bot(HABITAT.book, "sensible", 7), 0
    while legal := game.legal_commands():
        stops += isinstance(game.state.question, AskGoOn)
        command = bot.choose(HABITAT, game.state, legal)
        game.submit(command)
        slow.submit(command)
        while (passed := HABITAT.passes(slow.state)) is not None:
            slow.submit(passed)
        assert game.state == slow.state
    assert 0 < stops <= 3 * game.state.sol
