"""HIM, HMS: the introductory mission as it lies in the pack, and what its sheet hangs on."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import Hub, begun, drew, hub, seed_for
from vanguard_desktop.rulesets.habitat.base.structures import broken_count
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data.abilities import Stops
from vanguard_desktop.rulesets.habitat.data.actions import LimitReached, PlanTask, Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.base import ElementRepaired, GainedItems, StructureCame
from vanguard_desktop.rulesets.habitat.data.crew import TokensChanged
from vanguard_desktop.rulesets.habitat.data.effects import MoveMissionTrack, Repair, Share, ShutDown
from vanguard_desktop.rulesets.habitat.data.kinds import CTL, OX1, PRB, Complex, Element, Resource, Space, Symbol
from vanguard_desktop.rulesets.habitat.data.missions import (
    CheckEnd,
    DieForParts,
    ItemDropped,
    MissionTrackMoved,
    MissionWon,
    ObjectivePlaced,
    ObjectiveReached,
    ResearchDrawn,
)
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.missions.decks import PERCENT

TRIM = Task(kind=TaskKind.MISSION, id="lamp-trim")
FARM = ("power", "oxygen", "hardware", "cpu")


def mission(seed=7, **changes):
    """Housewarming after its set-up, with nothing asked and nothing waiting."""
    base = begun(4, seed=seed, mission="housewarming")
    laid = base.pick("scientist").laid(pending=(), queue=(), sol=1, this_sol=(), **changes)
    return Hub(laid.state).unable()


def built(**changes):
    """Both cards are in play."""
    base = mission(**changes)
    from vanguard_desktop.rulesets.habitat.data.effects import BringStructure

    return Hub(base.effects(BringStructure(structure="rs-array"), BringStructure(structure="rs-farm")).state)


@pytest.mark.rule("HIM-06", "HST-15", "HFQ-25")
@pytest.mark.example("HIM 1")
def test_both_cards_count_for_the_threshold():
    base = built().effects(Repair(structure=CTL, element=Element.HARDWARE), Repair(structure=OX1, element=Element.CPU))
    base.then(
        ElementRepaired(structure=CTL, element=Element.HARDWARE), ElementRepaired(structure=OX1, element=Element.CPU)
    )
    assert base.at("PRB").broken == (Element.CPU,)
    assert broken_count(base.state, cards=True) == 7
    assert base.state.sheet.threshold.cards


@pytest.mark.rule("HIM-11", "HIM-13", "HMS-22", "HMS-13", "HCT-11", "HRS-18", "HFQ-27", "HGN-08")
@pytest.mark.example("HIM 2")
def test_a_repair_of_the_second_greenhouse_raises_the_lamps_to_their_cap():
    def repaired(seed):
        base = Hub(built(seed=seed).laid(mission_tracks={"lamps": 85}).state)
        return base.effects(Repair(structure="rs-farm", element=Element.CPU), CheckEnd())

    after = repaired(seed_for(repaired, lambda each: each.happened(ResearchDrawn)[0].percent == 50))
    (drawn,) = after.happened(ResearchDrawn)
    after.then(
        ElementRepaired(structure="rs-farm", element=Element.CPU),
        drawn,
        MissionTrackMoved(track="lamps", by=15),
        *after.happened(ObjectiveReached),
        *(TokensChanged(who=each.id, by=1) for each in after.state.crew),
    )
    assert after.state.mission_tracks == {"lamps": 100}
    assert ObjectiveReached(objective="light") in after.events
    assert PERCENT == {1: 50, 2: 40, 3: 35, 4: 30, 5: 25, 6: 15}


@pytest.mark.rule("HIM-10", "HIM-09", "HDC-17")
@pytest.mark.example("HIM 4")
def test_a_wrecked_lander_becomes_parts_of_the_groups_choice():
    def collected(seed):
        base = mission(seed=seed, arriving=("objective:orange-2",))
        return base.laid(on_map={Space("R2-W"): ("objective:orange-2",)}, arriving=()).explored(R1_W="g1a", R2_W="g2f")

    def taken(seed):
        base = collected(seed)
        task = Task(kind=TaskKind.COLLECT, space=Space("R2-W"), item="objective:orange-2")
        return base.plans(task, "medic:1", "medic:2", "engineer:1", "engineer:2").resolved()

    asked = taken(seed_for(taken, lambda each: each.happened(DieForParts)[0].shows == 4))
    (rolled,) = asked.happened(DieForParts)
    asked.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        act.Collected(space="R2-W", item="objective:orange-2"),
        ItemDropped(item="objective:orange-2"),
        rolled,
    )
    assert rolled.die is Complex.LIVING
    two = asked.pick("cpu", "cpu")
    assert two.offered == ["power", "oxygen", "hardware"]
    done = two.pick("power", "oxygen")
    done.then(
        GainedItems(items=("part:power",), pending=True),
        GainedItems(items=("part:oxygen",), pending=True),
        act.ActionEnded(),
    )
    assert done.state.arriving == ("part:cpu", "part:cpu", "part:oxygen", "part:power")


@pytest.mark.rule("HIM-18", "HIM-03", "HIM-05")
@pytest.mark.example("HIM 5")
def test_the_parts_of_the_set_up_are_just_enough():
    base = mission()
    base = base.plans(Task(kind=TaskKind.MISSION, id="build-array"), "engineer:1", "engineer:2").resolved()
    base.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        StructureCame(structure="rs-array"),
        act.ActionEnded(),
        ObjectiveReached(objective="array"),
    )
    farm = base.laid(sol=2, counted={"built:rs-array": 1})
    farm = farm.plans(Task(kind=TaskKind.MISSION, id="build-farm"), "engineer:1", "engineer:2").resolved()
    assert broken_count(farm.state, cards=True) == 9
    parts = [item for item in farm.state.available if item.startswith("part:")]
    assert parts == ["part:cpu", "part:cpu", "part:hardware", "part:oxygen", "part:power"]
    mended = farm.effects(
        *(Repair(structure="rs-farm", element=Element(each)) for each in FARM[:3]),
        Repair(structure=PRB, element=Element.CPU),
        Repair(structure=OX1, element=Element.CPU),
    )
    assert broken_count(mended.state, cards=True) == 4
    won = mended.laid(mission_tracks={"lamps": 100}, counted={**mended.state.counted, "sown": 1}).effects(CheckEnd())
    assert won.happened(MissionWon) == [MissionWon()]


@pytest.mark.rule("HIM-16", "HIM-12", "HMS-09", "HMS-10", "HAC-16")
@pytest.mark.example("HIM 6")
def test_the_lamps_rise_twice_in_a_sol_and_no_more():
    base = built(available=("part:power",), reached=("array", "farm")).reserves(energy=9)
    base = base.plans(TRIM, "scientist:1", "scientist:2").plans(TRIM, "geologist:1", "geologist:2")
    base.refuses(PlanTask(task=TRIM), LimitReached())
    assert dict(base.weight().costs) == {Resource.ENERGY: 1}
    repair = Task(kind=TaskKind.REPAIR, structure="rs-farm", element=Element.POWER)
    done = base.plans(repair, "engineer:1", "engineer:2").resolved().pick("1")
    first, second = done.happened(ResearchDrawn)
    moved = done.happened(MissionTrackMoved)
    done.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        first,
        moved[0],
        act.ActionEnded(),
        act.ActionBegun(number=2),
        act.ActionSucceeded(),
        second,
        moved[1],
        act.ActionEnded(),
        act.ActionBegun(number=3),
        act.ActionSucceeded(),
        act.RepairPrepared(structure="rs-farm", element=Element.POWER),
        act.ActionEnded(),
    )
    ended = done.ended()
    assert ended.happened(ElementRepaired)
    assert not ended.happened(ResearchDrawn)


@pytest.mark.rule("HIM-07", "HIM-09", "HMS-05")
def test_regions_in_the_west_show_the_landers():
    base = mission()
    task = Task(kind=TaskKind.EXPLORE, space=Space("R1-W"))
    done = base.plans(task, "medic:1", "medic:2", "engineer:1").resolved()
    assert done.happened(ObjectivePlaced) == [ObjectivePlaced(space="R1-W", item="objective:orange-1")]
    assert "objective:orange-1" in done.state.on_map[Space("R1-W")]
    optional = [each.id for each in base.state.sheet.objectives if not each.mandatory]
    assert optional == ["landers"]


@pytest.mark.rule("HIM-08", "HIM-05", "HMS-04")
def test_the_greenhouse_needs_the_panels_first():
    base = mission().planning()
    base.refuses(PlanTask(task=Task(kind=TaskKind.MISSION, id="build-farm")), LimitReached())
    assert PlanTask(task=Task(kind=TaskKind.MISSION, id="build-array")) in base.legal()
    base.refuses(PlanTask(task=TRIM), LimitReached())


@pytest.mark.rule("HIM-17")
def test_an_element_may_be_dismantled_and_repaired_again_for_another_draw():
    base = built().effects(Repair(structure="rs-farm", element=Element.CPU))
    apart = base.planning().order(act.Dismantle(structure="rs-farm", element=Element.CPU))
    apart.then(act.Dismantled(structure="rs-farm", element=Element.CPU))
    again = Hub(apart.laid(pending=()).state).effects(Repair(structure="rs-farm", element=Element.CPU))
    assert again.happened(MissionTrackMoved)


@pytest.mark.rule("HGN-08", "HCT-11", "HRS-18")
@pytest.mark.example("HGN 6")
@pytest.mark.example("HCT 4")
def test_half_of_a_card_is_rounded_up_for_each_card():
    def half(number):
        def run(seed):
            return Hub(mission(seed).state).effects(MoveMissionTrack(track="lamps", research=Share.HALF))

        return drew(run, number)

    for number, percent, by in ((5, 25, 13), (1, 50, 25), (6, 15, 8)):
        after = half(number)
        (drawn,) = after.happened(ResearchDrawn)
        assert drawn.percent == percent
        after.then(drawn, MissionTrackMoved(track="lamps", by=by))


@pytest.mark.rule("HMS-22", "HGN-08")
def test_a_track_rises_by_a_number_or_by_all_of_a_percentage():
    base = mission().effects(MoveMissionTrack(track="lamps", by=5))
    base.then(MissionTrackMoved(track="lamps", by=5))
    full = mission().effects(MoveMissionTrack(track="lamps", research=Share.FULL))
    (drawn,) = full.happened(ResearchDrawn)
    full.then(drawn, MissionTrackMoved(track="lamps", by=drawn.percent))


@pytest.mark.rule("HMS-01", "HMS-37")
def test_the_symbols_of_the_sheet():
    symbols = mission().state.sheet.symbols
    assert symbols[Symbol.A].by == -3
    assert [each.resource.value for each in symbols[Symbol.B].options] == ["oxygen", "energy"]


class TestLessons:
    @pytest.mark.rule("HMS-01", "HRD-09")
    def test_the_first_sol_is_explained_step_by_step(self):
        base = begun(4, mission="housewarming", stops=Stops.NEVER).pick("scientist")
        told = [event.lesson for event in base.events_of("lesson_told")]
        assert told[:2] == ["lesson-wear", "lesson-event"]
        again = base.laid(pending=(), queue=()).steps(Step.MALFUNCTION_INCREASE)
        assert not again.events_of("lesson_told")
        assert base.state.lessons[:2] == ("lesson-wear", "lesson-event")

    def test_other_topics_come_when_they_come_up(self):
        def told(base):
            return [event.lesson for event in base.steps(Step.DECLARATION).events_of("lesson_told")]

        known = mission(lessons=("lesson-plan", "lesson-first"), stress=0)
        assert told(known) == []
        assert told(known.laid(stress=11)) == ["lesson-quarrel"]
        farm = known.laid(counted={"built:rs-farm": 1})
        assert told(farm) == ["lesson-threshold", "lesson-lamps"]
        sick = known.laid(crew=(attrs.evolve(known.state.crew[0], wounds=1), *known.state.crew[1:]))
        assert told(sick) == ["lesson-wounds"]
        dark = Hub(known.effects(ShutDown(structure="LAB", resource=Resource.ENERGY)).state)
        assert told(dark) == ["lesson-shut"]
        full = known.laid(tracks={**known.state.tracks, Complex.LIVING: 5}).steps(Step.FULL_TRACKS)
        assert [event.lesson for event in full.events_of("lesson_told")] == ["lesson-card"]

    def test_nothing_is_explained_elsewhere(self):
        assert not hub().steps(Step.MALFUNCTION_INCREASE).events_of("lesson_told")
