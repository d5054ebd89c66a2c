"""HEX, HCL, HRO: the ring map, routes, exploring, collecting, terrain."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import ADA, DI, Hub, hub, seed_for
from vanguard_desktop.rulesets.habitat.data import actions as ev
from vanguard_desktop.rulesets.habitat.data.actions import (
    NoRoute,
    NotThere,
    PlanTask,
    Route,
    SetRoute,
    TakenAlready,
    Task,
    TaskKind,
)
from vanguard_desktop.rulesets.habitat.data.chance import DieRolled, RoverMarked
from vanguard_desktop.rulesets.habitat.data.crew import MoraleChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.director import SpacesMarked
from vanguard_desktop.rulesets.habitat.data.effects import PutOnMap
from vanguard_desktop.rulesets.habitat.data.kinds import Modifier, Pile, Rover, Sign, Space
from vanguard_desktop.rulesets.habitat.data.missions import DirectionRead, PlaceMark
from vanguard_desktop.rulesets.habitat.data.rounds import LoadingZoneMoved
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.map.routes import routes
from vanguard_desktop.rulesets.habitat.map.spaces import SPACES, is_accessible, neighbors

R1N, R2N, R3N = (Space(f"R{ring}-N") for ring in (1, 2, 3))


def explore(space):
    return Task(kind=TaskKind.EXPLORE, space=Space(space))


def collect(space, item="sample"):
    return Task(kind=TaskKind.COLLECT, space=Space(space), item=item)


def accessible(base):
    return [space for space in SPACES if is_accessible(base.state, space)]


@pytest.mark.rule("HEX-01", "HEX-02", "HEX-03")
def test_24_spaces_and_their_neighbors():
    assert len(SPACES) == 24
    assert set(neighbors(Space("R2-N"))) == {"R2-NW", "R2-NE", "R1-N", "R3-N"}
    assert set(neighbors(Space("R1-N"))) == {"R1-NW", "R1-NE", "R2-N"}
    assert set(neighbors(Space("R3-W"))) == {"R3-SW", "R3-NW", "R2-W"}


@pytest.mark.rule("HEX-04")
def test_only_what_lies_beside_the_hub_or_an_explored_region_is_accessible():
    assert accessible(hub()) == list(SPACES[:8])
    base = hub().explored(R1_N="g1a", R2_N="g2f")
    assert {"R2-NE", "R2-NW", "R3-N"} <= set(accessible(base))
    assert "R1-N" not in accessible(base)


@pytest.mark.rule("HEX-09", "HEX-12", "HEX-07")
@pytest.mark.example("HEX 1")
def test_each_space_of_the_route_demands_a_pawn():
    base = hub().explored(R1_W="g1a", R2_W="g2f").plans(explore("R2-NW"))
    assert base.state.plan[0].route == Route(steps=(Space("R1-W"), Space("R2-W"), Space("R2-NW")))
    assert base.needs == (4, 5)
    base.then(ev.TaskPlanned(stack=base.state.plan[0]))


@pytest.mark.rule("HEX-13", "HEX-14", "HAC-29", "HRO-03", "HRO-04", "HRO-05")
@pytest.mark.example("HEX 2")
def test_terrain_of_the_route_asks_for_pawns_and_wounds_whoever_acts():
    base = hub(marks={Space("R1-NW"): (Modifier.EXTRA_PAWN, Modifier.WOUND)}).explored(R1_NW="g1a", R2_NW="g2f")
    base = base.lying(R2_NW="sample").plans(collect("R2-NW"), "medic:1", "medic:2", "engineer:1", "engineer:2")
    assert base.needs == (4, 5)
    helped = base.order(ev.SetRover(number=1, rover=Rover.UTILITY))
    assert helped.weight().strength == 5
    helped.resolved().then(
        ev.ActionBegun(number=1),
        ev.ActionSucceeded(),
        ev.Collected(space=Space("R2-NW"), item="sample"),
        ev.PenaltyCame(sign=Sign.WOUND),
        Wounded(who=DI, count=1),
        ev.ActionEnded(),
    )


@pytest.mark.rule("HGN-09")
@pytest.mark.example("HGN 1")
def test_two_regions_with_wounds_are_one_wound():
    base = hub(marks={Space("R1-N"): (Modifier.WOUND,)}).explored(R1_N="g1a", R2_N="g2b").lying(R2_N="sample")
    pawns = ("medic:1", "medic:2", "engineer:1", "engineer:2")
    base.plans(collect("R2-N"), *pawns).resolved().then(
        ev.ActionBegun(number=1),
        ev.ActionSucceeded(),
        ev.Collected(space=R2N, item="sample"),
        ev.PenaltyCame(sign=Sign.WOUND),
        Wounded(who=DI, count=1),
        ev.ActionEnded(),
    )


@pytest.mark.rule("HEX-05", "HRO-09")
@pytest.mark.example("HEX 3")
def test_a_wall_closes_one_side_in_both_directions():
    base = hub().explored(R1_E="g1e")
    assert "R2-E" not in accessible(base)
    assert {"R1-NE", "R1-SE"} <= set(accessible(base))
    base.planning().refuses(PlanTask(task=explore("R2-E")), NotThere())
    around = hub().explored(R1_E="g1e", R1_NE="g1a", R2_NE="g2f", R2_E="g2g").lying(R2_E="sample")
    assert routes(around.state, Space("R2-E")) == (Route(steps=(Space("R1-NE"), Space("R2-NE"), Space("R2-E"))),)
    base.then()


@pytest.mark.rule("HEX-10")
@pytest.mark.example("HEX 4")
def test_a_longer_way_around_the_wound_may_be_taken():
    base = hub().explored(R1_NW="g1a", R2_NW="g2b", R3_NW="g3c", R1_N="g1g", R2_N="g2f", R3_N="bare")
    base = base.lying(R3_NW="sample").plans(collect("R3-NW"))
    short, long = routes(base.state, Space("R3-NW"))
    assert (short.steps, base.needs) == (("R1-NW", "R2-NW", "R3-NW"), (4, 5))
    assert base.weight().wounds == 1
    round_about = base.order(SetRoute(number=1, route=long))
    assert (long.steps, round_about.needs) == (("R1-N", "R2-N", "R3-N", "R3-NW"), (5, 6))
    assert round_about.weight().wounds == 0
    round_about.then(ev.StackChanged(stack=round_about.state.plan[0]))
    base.refuses(SetRoute(number=1, route=Route(steps=(Space("R3-NW"),))), NoRoute())


@pytest.mark.rule("HEX-21", "HEX-09", "HRO-02")
@pytest.mark.example("HEX 5")
def test_what_is_discovered_in_a_sol_is_crossed_from_the_next_one_on():
    def played(seed):
        return hub(seed=seed).plans(explore("R1-N"), "medic:1", "medic:2", "engineer:1").resolved()

    after = played(seed_for(played, lambda each: each.state.regions.get(R1N) == "g1f"))
    (found,) = after.happened(ev.Explored)
    after.then(ev.ActionBegun(number=1), ev.ActionSucceeded(), found, ev.ActionEnded())
    assert after.state.seen == (R1N,)
    crossed = Hub(after.lying(R1_N="sample").state).plans(collect("R1-N"))
    assert not crossed.weight().gloom
    assert Hub(after.step(Step.ABILITIES).state).lying(R1_N="sample").plans(collect("R1-N")).weight().gloom


@pytest.mark.rule("HEX-23")
@pytest.mark.example("HEX 6")
def test_where_the_pile_is_empty_bare_ground_is_laid():
    base = hub().explored(R1_N="g1a", R2_N="g2f", R3_NE="g3a", R3_NW="g3b", R3_E="g3c")
    assert base.piles[Pile.RING_3] == ()
    pawns = ("medic:1", "medic:2", "engineer:1", "engineer:2", "scientist:1")
    done = base.plans(explore("R3-N"), *pawns).resolved()
    done.then(
        ev.ActionBegun(number=1),
        ev.ActionSucceeded(),
        ev.Explored(space=R3N, card=None, drawn=0),
        ev.ActionEnded(),
    )
    assert R3N not in done.state.on_map


@pytest.mark.rule("HEX-08", "HRO-12", "HMS-27")
@pytest.mark.example("HEX 7")
def test_from_a_camp_there_is_no_distance_but_its_terrain():
    base = hub(camps=(Space("R2-S"),)).explored(R1_S="g1a", R2_S="g2b").lying(R2_S="sample").plans(collect("R2-S"))
    assert base.state.plan[0].route == Route(start=Space("R2-S"))
    assert (base.needs, base.weight().wounds) == ((1, 2), 1)
    base.then(ev.TaskPlanned(stack=base.state.plan[0]))


@pytest.mark.rule("HEX-11", "HEX-15")
def test_a_route_never_leads_through_the_hub():
    base = hub().explored(R1_N="g1a", R1_S="g1g").lying(R1_S="sample").plans(collect("R1-S"))
    through = Route(steps=(R1N, Space("R1-S")))
    base.refuses(SetRoute(number=1, route=through), NoRoute())


@pytest.mark.rule("HEX-18", "HEX-19", "HEX-20", "HEX-29")
def test_a_new_region_brings_its_samples_and_its_find():
    def played(seed):
        return hub(seed=seed).plans(explore("R1-N"), "medic:1", "medic:2", "engineer:1").resolved()

    after = played(seed_for(played, lambda each: each.state.regions[R1N] == "g1b"))
    (found,) = after.happened(ev.FoundToken)
    assert after.state.on_map == {R1N: ("sample",)}
    assert after.state.available == (f"find:{found.card}",)
    assert len(after.piles[Pile.RING_1]) == 7


@pytest.mark.rule("HEX-24")
def test_a_failed_exploration_leaves_the_space_as_it_is():
    def played(seed):
        return hub(seed=seed).plans(explore("R1-N"), "medic:1", "medic:2").resolved()

    failed = played(seed_for(played, lambda each: each.happened(ev.ActionFailed) and not each.state.question))
    assert R1N not in failed.state.regions


@pytest.mark.rule("HEX-25")
def test_a_second_stack_to_the_same_space_is_abandoned():
    pawns = ("medic:1", "medic:2", "engineer:1"), ("scientist:1", "scientist:2", "geologist:1")
    base = hub().plans(explore("R1-N"), *pawns[0]).plans(explore("R1-N"), *pawns[1]).resolved().pick("1")
    assert ev.ActionAbandoned(number=2) in base.events
    assert base.events_of("action_begun") == [ev.ActionBegun(number=1)]


@pytest.mark.rule("HEX-31", "HEX-32")
def test_used_find_tokens_form_a_new_pile_and_without_any_none_is_gained():
    from vanguard_desktop.rulesets.habitat.actions.exploring import find_token

    used = {Pile.FINDS: ("fd-part/1",)}
    base = hub(discards=used)
    base = base.laid(piles={**base.piles, Pile.FINDS: ()})
    (found,) = find_token(base.state)
    assert found.card == "fd-part/1"
    assert find_token(base.laid(discards={}).state) == []


class TestCollect:
    @pytest.mark.rule("HCL-02", "HCL-03", "HCL-04", "HFQ-32", "HCL-11")
    @pytest.mark.example("HCL 1")
    def test_one_thing_is_taken_and_the_rest_stays(self):
        base = hub().explored(R1_N="g1a").lying(R1_N=("objective:orange-1", "sample", "sample"))
        done = base.plans(collect("R1-N", "objective:orange-1"), "medic:1", "medic:2", "engineer:1").resolved()
        done.then(
            ev.ActionBegun(number=1),
            ev.ActionSucceeded(),
            ev.Collected(space=R1N, item="objective:orange-1"),
            ev.ActionEnded(),
        )
        assert (done.state.on_map[R1N], done.state.arriving) == (("sample", "sample"), ("objective:orange-1",))

    @pytest.mark.rule("HCL-04")
    @pytest.mark.example("HCL 2")
    def test_what_was_collected_is_available_after_clean_up(self):
        base = hub(arriving=("sample",)).planning()
        base.refuses(PlanTask(task=Task(kind=TaskKind.STUDY, item="sample")), NotThere())
        after = hub(arriving=("sample",)).step(Step.LOADING_ZONE)
        after.then(LoadingZoneMoved())
        assert PlanTask(task=Task(kind=TaskKind.STUDY, item="sample")) in after.planning().legal()

    @pytest.mark.rule("HCL-07", "HDC-12")
    @pytest.mark.example("HCL 3")
    def test_a_red_probe_bay_rolls_the_success_die_alone(self):
        base = hub().red("PRB:hardware").explored(R1_N="g1a").lying(R1_N="sample")
        done = base.plans(collect("R1-N"), "medic:1", "medic:2", "engineer:1").resolved()
        assert [(each.color.value, each.sign) for each in done.happened(ev.ActionDieRolled)] == [("gray", Sign.SUCCESS)]
        begun, rolled, *_ = [each for each in done.events if each.tag.startswith("action_")]
        done.then(*[each for each in done.events if each.tag.split("_")[0] in ("action", "collected", "tokens")])
        assert (begun, rolled) == (ev.ActionBegun(number=1), done.happened(ev.ActionDieRolled)[0])

    @pytest.mark.rule("HAC-09")
    @pytest.mark.example("HCL 4")
    def test_a_single_sample_is_the_target_of_one_stack(self):
        base = hub().explored(R1_N="g1a").lying(R1_N="sample").plans(collect("R1-N"), "medic:1", "medic:2")
        base.refuses(PlanTask(task=collect("R1-N")), TakenAlready())
        base.then(ev.StackChanged(stack=base.state.plan[0]))

    @pytest.mark.rule("HCL-05")
    def test_a_failure_leaves_it_where_it_was(self):
        def played(seed):
            base = hub(seed=seed).explored(R1_N="g1a").lying(R1_N="sample")
            return base.plans(collect("R1-N"), "medic:1", "medic:2").resolved()

        failed = played(seed_for(played, lambda each: each.happened(ev.ActionFailed)))
        assert failed.state.on_map[R1N] == ("sample",)


class TestTerrain:
    @pytest.mark.rule("HRO-05", "HCL-01")
    @pytest.mark.example("HRO 1")
    def test_the_vent_field_wounds_whoever_acts_afterwards(self):
        base = hub().explored(R1_N="g1g", R2_N="g2b").lying(R2_N="sample")
        base = base.plans(collect("R2-N"), "scientist:1", "geologist:1", "engineer:1", "medic:1")
        assert base.needs == (3, 4)
        base.resolved().then(
            ev.ActionBegun(number=1),
            ev.ActionSucceeded(),
            ev.Collected(space=R2N, item="sample"),
            ev.PenaltyCame(sign=Sign.WOUND),
            Wounded(who=ADA, count=1),
            ev.ActionEnded(),
        )

    @pytest.mark.rule("HRO-08", "HRO-10")
    @pytest.mark.example("HRO 2")
    def test_gloom_is_no_obstacle_where_morale_is_lowest(self):
        base = hub(morale=-2).explored(R1_N="g1f").lying(R1_N="sample")
        planned = base.plans(collect("R1-N"), "scientist:1", "geologist:1", "engineer:1")
        planned.resolved().then(
            ev.ActionBegun(number=1),
            ev.ActionSucceeded(),
            ev.Collected(space=R1N, item="sample"),
            ev.ActionEnded(),
        )
        low = planned.laid(morale=0).resolved()
        assert low.happened(MoraleChanged) == [MoraleChanged(by=-1)]

    @pytest.mark.rule("HRO-07", "HMK-10")
    @pytest.mark.example("HRO 3")
    def test_a_rover_on_two_hazards_is_rolled_for_once_at_the_end(self):
        base = hub().explored(R1_N="g1c", R2_N="g2d").lying(R2_N="sample")
        base = base.plans(collect("R2-N"), "scientist:1", "geologist:1", "engineer:1", rover=Rover.UTILITY)
        done = base.resolved()
        assert done.happened(ev.RoverStrained) == [ev.RoverStrained(rover=Rover.UTILITY)]
        ended = done.ended()
        (rolled,) = ended.happened(DieRolled)
        marked = [RoverMarked(rover=Rover.UTILITY, modifier=Modifier.BREAKDOWN)] if rolled.shows else []
        ended.then(rolled, *marked, ev.ActionsEnded())

    @pytest.mark.rule("HMK-10")
    @pytest.mark.example("HMK 5")
    def test_a_rover_with_a_hazard_is_rolled_for_after_its_action_has_succeeded(self):
        def played(seed):
            rovers = {**hub().state.rovers, Rover.UTILITY: (Modifier.ROVER_HAZARD,)}
            base = hub(seed=seed, rovers=rovers).explored(R1_N="g1a").lying(R1_N="sample")
            return base.plans(collect("R1-N"), "medic:1", "medic:2", rover=Rover.UTILITY).resolved()

        def ended(seed):
            return played(seed).ended()

        seed = seed_for(ended, lambda after: after.happened(DieRolled)[0].shows)
        played(seed).then(
            ev.ActionBegun(number=1),
            ev.ActionSucceeded(),
            ev.Collected(space=R1N, item="sample"),
            ev.RoverStrained(rover=Rover.UTILITY),
            ev.ActionEnded(),
        )
        after = ended(seed)
        after.then(
            *after.happened(DieRolled),
            RoverMarked(rover=Rover.UTILITY, modifier=Modifier.BREAKDOWN),
            ev.ActionsEnded(),
        )
        assert after.state.rovers[Rover.UTILITY] == (Modifier.ROVER_HAZARD, Modifier.BREAKDOWN)

    @pytest.mark.rule("HMK-11", "HMK-02")
    @pytest.mark.example("HMK 2")
    def test_a_token_is_ignored_where_the_terrain_does_the_same(self):
        def put(modifier, seed, **regions):
            base = hub(seed=seed).explored(**regions)
            return base.effects(PutOnMap(modifier=modifier), source="habitat_events:ev-tremor")

        def north(modifier, **regions):
            def run(seed):
                return put(modifier, seed, **regions)

            return run(seed_for(run, lambda after: after.happened(DirectionRead)[0].direction == "N"))

        read = DirectionRead(direction="N", drawn=1)
        near = SpacesMarked(event="ev-tremor", spaces=(R1N,), modifier=Modifier.ADVENTURE)
        north(Modifier.ADVENTURE, R1_N="g1a", R2_N="g2c").then(read, near)
        both = attrs.evolve(near, spaces=(R1N, R2N))
        rift = north(Modifier.ADVENTURE, R1_N="g1a", R2_N="g2b")
        rift.then(read, both)
        rift.effects(PlaceMark(direction="N", modifier=Modifier.ADVENTURE), source="habitat_events:ev-tremor").then()
        extra = attrs.evolve(both, modifier=Modifier.EXTRA_PAWN)
        north(Modifier.EXTRA_PAWN, R1_N="g1d", R2_N="g2a").then(read, extra)

    @pytest.mark.rule("HRO-04", "HRO-02")
    @pytest.mark.example("HRO 5")
    def test_broken_ground_demands_a_pawn_more(self):
        base = hub().explored(R1_N="g1d").lying(R1_N="sample").plans(collect("R1-N"))
        assert base.needs == (3, 4)
        base.then(ev.TaskPlanned(stack=base.state.plan[0]))

    @pytest.mark.rule("HRO-06", "HDC-23", "HDC-21")
    @pytest.mark.example("HDC 5")
    def test_token_terrain_and_die_are_one_adventure(self):
        def played(seed):
            base = hub(seed=seed, marks={R1N: (Modifier.ADVENTURE,)}).active("GAR", Modifier.ADVENTURE)
            base = base.explored(R1_N="g1a").plans(explore("R2-N"), "geologist:1", "geologist:2", "medic:1")
            return base.resolved()

        def wanted(after):
            shown = [each.sign for each in after.happened(ev.ActionDieRolled) if each.shows]
            return Sign.ADVENTURE in shown and Sign.WOUND not in shown

        after = played(seed_for(played, wanted))
        assert after.happened(ev.PenaltyCame) == [ev.PenaltyCame(sign=Sign.ADVENTURE)]
        after.then(*[each for each in after.events if each.tag not in ENGINE])

    @pytest.mark.rule("HRO-01", "HRO-13", "HEX-22")
    def test_the_19_tiles(self):
        cards = hub().state.box.others["habitat_regions"].values()
        assert [sum(card.ring == ring for card in cards) for ring in (1, 2, 3)] == [8, 8, 3]
        assert sum(card.samples for card in cards) == 28
        assert sum(card.find for card in cards) == 9
        assert sum(card.icon for card in cards) == 8


ENGINE = ("effect_taken", "effects_queued", "decision_opened", "decision_closed")
