"""HRM, HMS: numbered samples, five agents that clean the water, and what the water does to the farm."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import ADA, BO, Hub, drew, hub, laid_out
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import missions as data
from vanguard_desktop.rulesets.habitat.data.abilities import AbilityUsed, UseAbility
from vanguard_desktop.rulesets.habitat.data.actions import LimitReached, NotThere, PlanTask, Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.base import Fed, GainedItems, GrowthFell, PlantWithered, SpentItems
from vanguard_desktop.rulesets.habitat.data.cards import Ends, Objective, SolDice, Threshold
from vanguard_desktop.rulesets.habitat.data.crew import StressChanged, TokensChanged
from vanguard_desktop.rulesets.habitat.data.kinds import Complex, Element, Resource, Space, Stage, Symbol
from vanguard_desktop.rulesets.habitat.data.missions import (
    CheckEnd,
    FarmRuled,
    MissionTrackMoved,
    NumberedEntered,
    ObjectiveReached,
    PercentDropped,
    RegionRevealed,
    ResearchDrawn,
    TrackAided,
)
from vanguard_desktop.rulesets.habitat.data.predicates import DistinctNumbers
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.holds import holds
from vanguard_desktop.rulesets.habitat.missions.decks import research

AGENTS = {"clay": 45, "char": 35, "resin": 30, "salt": 25, "film": 15}
NORTH = Space("R1-N")


def mission(seed=7, players=4, **changes):
    base = Hub(laid_out("bitter-water", players, seed).state).unable()
    cleared = {"available": (), "on_map": {}, "stress": 0}
    return base.laid(**{**cleared, **changes})


def at(**levels):
    return {each: levels.get(each, 0) for each in AGENTS}


def p3(base, sol=3):
    """The farm step with its hooks."""
    return base.laid(sol=sol, phase=Step.FARM.phase, step=Step.OXYGEN).steps(Step.FARM)


@pytest.mark.rule("HRM-01", "HRM-02", "HRM-03", "HRM-04", "HRM-05", "HRM-06", "HEX-27", "HFQ-26")
def test_how_it_begins():
    base = laid_out("bitter-water")
    sheet = base.state.sheet
    assert (sheet.sols, sheet.small_crew) == (7, (3, 4, 1))
    assert (sheet.ends, sheet.threshold) == (Ends.AT_ONCE, Threshold(most=6))
    assert sheet.dice == (
        SolDice(sol=2, dice=(Complex.LIVING,), latch=True),
        SolDice(sol=5, dice=(Complex.WORK,)),
        SolDice(sol=7, dice=(Complex.SYSTEMS,)),
    )
    assert {each.value: n for each, n in base.state.reserves.items()} == {"oxygen": 2, "energy": 2, "food": 3}
    parts = sorted(item for item in base.state.available if item.startswith("part:"))
    assert parts == ["part:cpu", "part:hardware", "part:power"]
    assert {each.id: each.cap for each in sheet.tracks} == AGENTS
    assert [each.space for each in base.happened(RegionRevealed)] == ["R1-N", "R1-SE"]
    assert not base.events_of("found_token", "explored")
    icons = sum(base.state.box.others["habitat_regions"][each.card].samples for each in base.happened(RegionRevealed))
    entered = base.happened(NumberedEntered)
    assert len(entered) == len(base.happened(ResearchDrawn)) == icons
    assert sorted(item for there in base.state.on_map.values() for item in there) == sorted(e.item for e in entered)
    assert base.state.seen == ()
    purity = next(each for each in sheet.objectives if each.mandatory)
    assert (set(purity.when.tracks), purity.when.level) == (set(AGENTS), 150)


@pytest.mark.rule("HRM-07", "HMS-08", "HMS-22")
@pytest.mark.example("HRM 1")
def test_an_agent_does_not_rise_above_its_cap():
    def run(seed):
        base = mission(seed, examined=("sample:3",), mission_tracks=at(resin=15))
        return base.plans(Task(kind=TaskKind.STUDY_AGAIN, item="sample:3"), "medic:1", "medic:2").resolved()

    after = drew(run, 1)
    after.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        act.Studied(item="sample:3", discovery=True),
        *after.happened(ResearchDrawn),
        MissionTrackMoved(track="resin", by=15),
        *(TokensChanged(who=each.id, by=1) for each in after.state.crew),
        act.ActionEnded(),
    )
    assert after.state.mission_tracks["resin"] == 30


@pytest.mark.rule("HRM-07", "HRM-16", "HGN-08")
@pytest.mark.example("HRM 2")
def test_half_of_15_percent_is_8():
    def run(seed):
        base = mission(seed, available=("sample:5",))
        return base.plans(Task(kind=TaskKind.STUDY, item="sample:5"), "medic:1", "medic:2").resolved()

    after = drew(run, 6)
    after.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        act.Studied(item="sample:5", discovery=False),
        *after.happened(ResearchDrawn),
        MissionTrackMoved(track="film", by=8),
        act.ActionEnded(),
    )


@pytest.mark.rule("HRM-12", "HMS-23")
@pytest.mark.example("HRM 3")
def test_below_25_the_plants_wither_and_nothing_prevents_it():
    base = mission(mission_tracks=at(clay=20), growth=(2,)).reserves(energy=9, oxygen=9, food=1)
    after = p3(base.red("FRM:power"))
    after.then(
        *after.events_of("phase_begun", "step_begun"),
        FarmRuled(rule=fx.FarmRule.WITHERS),
        GrowthFell(),
        PlantWithered(structure="FRM", space=6),
        Fed(harvested=3, due=4, eaten=4, by=-1),
    )
    assert after.state.growth == (1, 6)
    assert not p3(base, sol=2).happened(FarmRuled)


@pytest.mark.rule("HRM-12", "HMS-23", "HPR-18")
def test_from_25_nothing_grows_and_from_75_everything_does():
    still = p3(mission(mission_tracks=at(clay=45), growth=(2,)))
    assert still.happened(FarmRuled) == [FarmRuled(rule=fx.FarmRule.STILL)]
    assert still.state.growth == (2,)
    assert p3(mission(mission_tracks=at(clay=45, resin=30), growth=(2,))).state.growth == (3,)
    threatened = p3(mission(mission_tracks=at(clay=45), growth=(2,)).reserves(energy=5).red("FRM:power"))
    paid = threatened.option(1)
    assert paid.state.reserves[Resource.ENERGY] == 4
    assert paid.state.growth == (2,)


@pytest.mark.rule("HRM-11", "HMS-14", "HPR-34")
@pytest.mark.example("HRM 4")
def test_two_agents_below_their_caps_are_one_stress_more():
    base = mission(mission_tracks=at(clay=45, char=35)).laid(phase=Step.STRESS.phase, step=Step.FARM)
    after = base.steps(Step.STRESS)
    after.then(*after.events_of("step_begun"), StressChanged(by=4), StressChanged(by=2))
    assert after.state.stress == 6


@pytest.mark.rule("HRM-05", "HRM-08", "HMS-24", "HFQ-28")
@pytest.mark.example("HRM 5")
@pytest.mark.example("HMS 6")
def test_a_card_that_counts_for_no_percentage_still_counts_as_a_number():
    base = mission(available=("sample:6",))
    done = base.plans(Task(kind=TaskKind.STUDY, item="sample:6"), "medic:1", "medic:2").resolved()
    done.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        act.Studied(item="sample:6", discovery=False),
        PercentDropped(number=6),
        act.ActionEnded(),
    )
    assert research(done.state, percent=True) == [1, 2, 3, 4, 5]
    assert research(done.state) == [1, 2, 3, 4, 5, 6]

    def enters(seed):
        decks = attrs.evolve(mission().state.decks, percents=(6,))
        return mission(seed, decks=decks).effects(fx.NumberSample(place="available"))

    after = drew(enters, 6)
    after.then(*after.happened(ResearchDrawn), NumberedEntered(item="sample:6", place="available"))
    second = Hub(done.state).laid(pending=(), queue=()).effects(fx.DropLowest())
    second.then(PercentDropped(number=5))
    one = attrs.evolve(second.state.decks, percents=(6, 5, 4, 3, 2))
    second.laid(decks=one).effects(fx.DropLowest()).then()
    again = Task(kind=TaskKind.STUDY_AGAIN, item="sample:6")
    examined = mission(examined=("sample:6",))
    examined.planning().refuses(PlanTask(task=again), NotThere())
    able = examined.able(BO, "AG1").having("sample:1").laid(examined=("sample:6",)).planning()
    assert UseAbility(who=BO, ability="AG1") not in able.legal()


@pytest.mark.rule("HRM-05", "HMS-21", "HFQ-29")
@pytest.mark.example("HRM 6")
def test_a_number_with_three_tokens_in_play_brings_nothing():
    def run(seed):
        base = mission(seed, available=("sample:4",), examined=("sample:4",), arriving=("sample:4",))
        return base.effects(fx.NumberSample(place=NORTH))

    after = drew(run, 4)
    after.then(*after.happened(ResearchDrawn))
    assert after.state.on_map == {}


@pytest.mark.rule("HRM-05", "HMS-13", "HMS-21", "HFQ-30")
def test_every_sample_that_enters_is_replaced():
    gained = mission().effects(fx.GainSample())
    (entered,) = gained.happened(NumberedEntered)
    assert entered.place == "available"
    assert gained.state.available == (entered.item,)
    later = mission().effects(fx.GainSample(pending=True))
    assert later.state.arriving == (later.happened(NumberedEntered)[0].item,)
    explored = mission().plans(Task(kind=TaskKind.EXPLORE, space=Space("R1-E")), "medic:1", "medic:2", "engineer:1")
    done = explored.resolved()
    assert all(item.startswith("sample:") for item in done.state.on_map.get(Space("R1-E"), ()))


@pytest.mark.rule("HRM-07", "HRM-13", "HMS-35")
@pytest.mark.example("HRM 7")
def test_sudden_insight_spends_one_sample_on_another():
    def run(seed):
        base = mission(seed).able(BO, "AG1", tokens=2).having("sample:5").laid(examined=("sample:2",))
        return base.planning().order(UseAbility(who=BO, ability="AG1"))

    after = drew(run, 4)
    after.then(
        AbilityUsed(who=BO, ability="AG1", tokens=2),
        SpentItems(items=("sample:5",)),
        act.Studied(item="sample:2", discovery=True),
        *after.happened(ResearchDrawn),
        MissionTrackMoved(track="char", by=15),
    )
    from vanguard_desktop.rulesets.habitat.missions.samples import in_play

    assert (in_play(after.state, "sample:2"), in_play(after.state, "sample:5")) == (0, 0)
    assert after.state.discovered == ("sample:2",)


@pytest.mark.rule("HRM-09", "HMS-10")
@pytest.mark.example("HMS 5")
def test_charcoal_is_burned_for_an_agent_named_at_declaration():
    def burn(way, item="part:cpu"):
        return Task(kind=TaskKind.MISSION, id="burn-char", way=way, item=item)

    base = mission(available=("part:cpu", "part:oxygen"))
    done = base.plans(burn(2), "medic:1", "medic:2").resolved()
    (drawn,) = done.happened(ResearchDrawn)
    done.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        TrackAided(track="resin"),
        drawn,
        MissionTrackMoved(track="resin", by=-(-drawn.percent // 2)),
        act.ActionEnded(),
    )
    assert done.state.available == ("part:oxygen",)
    assert done.state.counted["used:burn-char"] == 1
    used = mission(available=("part:cpu",), counted={"used:burn-char": 1})
    failed = used.red("WSH:hardware").plans(burn(0), "medic:1")
    assert failed.confirmed().state.counted["used:burn-char"] == 2
    spent = mission(available=("part:cpu",), counted={"used:burn-char": 3}).planning()
    spent.refuses(PlanTask(task=burn(0)), LimitReached())
    mission(available=("part:cpu",)).planning().refuses(PlanTask(task=burn(9)), NotThere())


@pytest.mark.rule("HRM-10")
def test_an_agent_at_its_cap_is_rewarded_once():
    base = mission(mission_tracks=at(film=14)).effects(fx.MoveMissionTrack(track="film", by=5))
    base.then(MissionTrackMoved(track="film", by=1), *(TokensChanged(who=e.id, by=1) for e in base.state.crew))
    base.effects(fx.MoveMissionTrack(track="film", by=5)).then(MissionTrackMoved(track="film", by=0))


@pytest.mark.rule("HRM-13", "HMS-36")
@pytest.mark.example("HMS 7")
def test_discoveries_stay_counted_by_their_numbers():
    three = DistinctNumbers(stage=Stage.DISCOVERY, count=3)
    wanted = Objective(id=CardId("three"), text="Three numbers", when=three, mandatory=False)
    base = mission(discovered=("sample:2", "sample:2", "sample:5"))
    base = base.mission(objectives=(*base.state.sheet.objectives, wanted))
    assert not holds(base.state, three)
    base.effects(CheckEnd()).then()
    more = base.laid(discovered=(*base.state.discovered, "sample:1"))
    more.effects(CheckEnd()).then(ObjectiveReached(objective="three"))


@pytest.mark.rule("HRM-14", "HRM-15", "HMS-33")
def test_the_symbols_draw_again_take_a_sample_and_help_an_agent():
    symbols = mission().state.sheet.symbols
    assert isinstance(symbols[Symbol.A], fx.DrawAgain)
    offered = mission().effects(symbols[Symbol.B])
    first, second = offered.happened(ResearchDrawn)
    assert first.number != second.number
    assert offered.offered == [f"sample:{first.number}", f"sample:{second.number}"]
    taken = offered.pick(f"sample:{second.number}")
    taken.then(NumberedEntered(item=f"sample:{second.number}", place="available"))
    helped = mission(mission_tracks=at(clay=45)).effects(symbols[Symbol.C])
    assert helped.offered == ["char", "resin", "salt", "film"]
    helped.pick("salt").then(TrackAided(track="salt"), MissionTrackMoved(track="salt", by=5))


@pytest.mark.rule("HRM-15", "HMS-32")
def test_three_agents_by_samples_alone():
    full = at(clay=45, char=35, resin=30)
    done = mission(mission_tracks=full).effects(data.CheckEnd())
    done.then(ObjectiveReached(objective="by-samples"), *(TokensChanged(who=e.id, by=1) for e in done.state.crew))
    mission(mission_tracks=full, counted={"aided:char": 1}).effects(data.CheckEnd()).then()
    clean = mission(mission_tracks=AGENTS, sol=6, reached=("by-samples",)).effects(data.CheckEnd())
    assert [each.objective for each in clean.happened(ObjectiveReached)] == ["purity", "early"]
    late = mission(mission_tracks=AGENTS, sol=7, reached=("by-samples",)).effects(data.CheckEnd())
    assert [each.objective for each in late.happened(ObjectiveReached)] == ["purity"]


@pytest.mark.rule("HEX-28", "HEX-27")
def test_a_region_explored_for_free_is_explored_in_every_respect():
    base = hub().effects(fx.ExploreFree(ring=1))
    assert len(base.offered) == 8
    done = base.pick("R1-E")
    assert done.happened(act.Explored)[0].space == "R1-E"
    assert done.state.seen == ("R1-E",)
    shown = hub().effects(fx.Reveal(space=Space("R1-E")))
    assert [type(each) for each in shown.events if each.tag == "region_revealed"] == [RegionRevealed]
    assert not shown.events_of("found_token")
    assert shown.state.seen == ()
    shown.effects(fx.Reveal(space=Space("R1-E"))).then()


def test_gains_of_plain_missions_are_plain():
    hub().effects(fx.GainSample()).then(GainedItems(items=("sample",)))
    assert (ADA, Element.CPU) == ("scientist", Element.CPU)
