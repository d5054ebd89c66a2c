"""HXM, HMS: three haulers with unknown loads whose pings fade, and a cough that goes round."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import ADA, Hub, drew, hub, laid_out, seed_for
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import missions as data
from vanguard_desktop.rulesets.habitat.data.abilities import NotAtHand
from vanguard_desktop.rulesets.habitat.data.actions import LimitReached, NotThere, PlanTask, Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.cards import Ends, Load, ScriptedEvent, SolDice, Threshold
from vanguard_desktop.rulesets.habitat.data.crew import ConditionDrawn, ConditionShown
from vanguard_desktop.rulesets.habitat.data.director import AgendaMade, EventTold
from vanguard_desktop.rulesets.habitat.data.kinds import Complex, Condition, Modifier, Resource, Space, Symbol
from vanguard_desktop.rulesets.habitat.data.missions import (
    BundleOpened,
    ContentRolled,
    LoadCleared,
    LoadMarked,
    LoadRevealed,
    MarkersChanged,
    Noted,
    ObjectivePlaced,
    ObjectiveReached,
    OpenBundle,
    ResearchDrawn,
    ResearchOut,
    ResearchRedrawn,
)
from vanguard_desktop.rulesets.habitat.data.rounds import LoadingZoneMoved, StepBegun
from vanguard_desktop.rulesets.habitat.data.steps import Step

HAULERS = ("hauler-1", "hauler-2", "hauler-3")
FIRST, SECOND, THIRD = (Space(each) for each in ("R2-NW", "R3-N", "R2-NE"))
LISTEN, PING, BREW = (Task(kind=TaskKind.MISSION, id=id) for id in ("listen", "ping", "brew"))
EXTRA = Modifier.EXTRA_PAWN


def mission(seed=7, players=4, **changes):
    return Hub(laid_out("three-lost-haulers", players, seed).state).unable().laid(**{"stress": 0, **changes})


def faded(base):
    """P4 of a later sol, with its hooks."""
    return base.laid(sol=max(2, base.state.sol), phase=Step.STRESS.phase, step=Step.FARM).steps(Step.STRESS)


def with_ground(base, **fields):
    return base.laid(ground=attrs.evolve(base.state.ground, **fields))


@pytest.mark.rule("HXM-01", "HXM-02", "HXM-03", "HXM-04", "HXM-05", "HMS-05", "HMS-07")
def test_how_it_begins():
    base = laid_out("three-lost-haulers")
    sheet = base.state.sheet
    assert (sheet.sols, sheet.small_crew, sheet.ends) == (7, (2, 3, 0), Ends.AT_ONCE)
    assert sheet.dice == (
        SolDice(sol=2, dice=(Complex.WORK,), latch=True),
        SolDice(sol=5, dice=(Complex.LIVING,)),
        SolDice(sol=7, dice=(Complex.SYSTEMS,)),
    )
    assert sheet.threshold == Threshold(most=6)
    assert {each.value: count for each, count in base.state.reserves.items()} == {"oxygen": 2, "energy": 3, "food": 1}
    assert [item.partition(":")[0] for item in base.state.available] == ["part", "upgrade", "upgrade"]
    assert "part:hardware" in base.state.available
    tokens = zip(HAULERS, (FIRST, SECOND, THIRD), strict=True)
    wanted = [
        event
        for token, space in tokens
        for event in (
            ObjectivePlaced(space=space, item=f"objective:{token}"),
            MarkersChanged(token=token, by=1),
        )
    ]
    assert base.events_of("objective_placed", "markers_changed") == wanted
    assert sheet.hidden.contents == ("cultures", "spares", "instruments")
    assert [(each.id, each.mandatory) for each in sheet.objectives] == [
        ("cultures", True),
        ("instruments", True),
        ("serum", True),
        ("spares", False),
        ("all-three", False),
    ]


@pytest.mark.rule("HXM-07", "HXM-08", "HMS-19", "HRS-21")
@pytest.mark.example("HXM 1")
def test_a_hauler_without_markers_gets_an_extra_pawn_in_the_same_step():
    def run(seed):
        return faded(with_ground(mission(seed), markers={"hauler-1": 2, "hauler-2": 1, "hauler-3": 2}))

    after = drew(run, 3)
    (drawn,) = after.happened(ResearchDrawn)
    after.then(
        *after.events_of("phase_begun", "step_begun", "stress_changed"),
        drawn,
        ResearchOut(number=3),
        MarkersChanged(token="hauler-2", by=-1),
        LoadMarked(token="hauler-2", modifier=EXTRA),
    )
    assert after.state.ground.markers["hauler-2"] == 0
    again = faded(after)
    assert again.happened(LoadMarked)[0] == LoadMarked(token="hauler-2", modifier=EXTRA)
    assert again.happened(ResearchDrawn)[0].number != 3


@pytest.mark.rule("HXM-07", "HRS-21")
def test_cards_come_back_when_all_six_are_out_and_nothing_fades_in_sol_1():
    base = mission()
    assert not base.steps(Step.STRESS).happened(ResearchDrawn)
    numbers = []
    for _ in range(6):
        base = faded(base)
        numbers += [each.number for each in base.happened(ResearchDrawn)]
    assert sorted(numbers) == [1, 2, 3, 4, 5, 6]
    assert base.state.decks.research == ()
    names = [each.token for each in _losses(mission())]
    assert names == ["hauler-1", "hauler-1", "hauler-2", "hauler-2", "hauler-3", "hauler-3"]


def _losses(base):
    """Who loses a marker by which of the six cards."""
    found = []
    for number in range(1, 7):
        fade = data.FadeLoad(number=number, tokens=HAULERS)
        found += base.effects(fade).happened(MarkersChanged)
    return found


@pytest.mark.rule("HXM-09", "HMS-17", "HMS-18")
@pytest.mark.example("HXM 2")
def test_a_content_that_was_found_is_rolled_again():
    def explored(seed):
        base = with_ground(mission(seed), revealed={"hauler-1": "spares"})
        base = base.laid(on_map={**base.state.on_map, FIRST: ("objective:spares",)}).explored(R1_N="g1a", R2_N="g2f")
        task = Task(kind=TaskKind.EXPLORE, space=SECOND)
        return base.plans(task, "medic:1", "medic:2", "engineer:1", "engineer:2", "geologist:1").resolved()

    after = explored(seed_for(explored, lambda each: [e.shows for e in each.happened(ContentRolled)][:1] == [2]))
    rolls = after.happened(ContentRolled)
    assert [each.shows for each in rolls[:-1]] == [2] * (len(rolls) - 1)
    content = {1: "cultures", 3: "instruments"}[rolls[-1].shows]
    after.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        *after.events_of("explored", "found_token"),
        *rolls,
        LoadRevealed(token="hauler-2", content=content),
        act.ActionEnded(),
    )
    assert f"objective:{content}" in after.state.on_map[SECOND]
    assert "objective:hauler-2" not in after.state.on_map[SECOND]
    assert after.state.ground.markers["hauler-2"] == 1


@pytest.mark.rule("HMS-17")
@pytest.mark.example("HMS 3")
def test_the_last_content_needs_no_roll():
    base = with_ground(mission(), revealed={"hauler-1": "cultures", "hauler-3": "instruments"})
    base.effects(fx.Uncover()).then(LoadRevealed(token="hauler-2", content="spares"))


@pytest.mark.rule("HMS-19", "HMS-20", "HCL-06", "HEX-13")
@pytest.mark.example("HMS 4")
def test_tokens_on_a_hauler_count_for_exploring_its_space_only():
    base = with_ground(mission(), markers={"hauler-2": 0}, burdens={"hauler-2": (EXTRA, EXTRA)})
    base = base.explored(R1_N="g1a", R2_N="g2f")
    explores = base.plans(Task(kind=TaskKind.EXPLORE, space=SECOND))
    explores.then(act.TaskPlanned(stack=explores.state.plan[0]))
    assert explores.needs == (6, 7)
    there = base.explored(R3_N="g3c")
    collects = there.plans(Task(kind=TaskKind.COLLECT, space=SECOND, item="objective:hauler-2"))
    collects.then(act.TaskPlanned(stack=collects.state.plan[0]))
    assert collects.needs == (4, 5)
    beside = base.plans(Task(kind=TaskKind.EXPLORE, space=Space("R2-NW")))
    assert beside.needs[0] == 1 + len(beside.state.plan[-1].route.steps)


@pytest.mark.rule("HXM-12", "HMS-26")
@pytest.mark.example("HXM 3")
def test_what_was_collected_today_is_not_brewed_today():
    base = mission(sol=6).having("objective:instruments").laid(arriving=("objective:cultures",))
    base.planning().refuses(PlanTask(task=BREW), NotThere())
    later = base.step(Step.LOADING_ZONE)
    later.then(LoadingZoneMoved())
    brewed = later.laid(sol=7, reached=("cultures", "instruments")).plans(BREW, "medic:1", "medic:2").resolved()
    brewed.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        act.ActionEnded(),
        ObjectiveReached(objective="serum"),
        data.MissionWon(),
    )
    assert brewed.state.available == ()


@pytest.mark.rule("HXM-12", "HAC-24")
def test_a_brew_that_fails_gives_both_back():
    def run(seed):
        base = mission(seed).having("objective:cultures", "objective:instruments").reserves(oxygen=2)
        return base.red("LAB:hardware").plans(BREW, "medic:1", "medic:2").resolved()

    failed = run(seed_for(run, lambda each: bool(each.happened(act.ActionFailed))))
    assert failed.state.available == ("objective:cultures", "objective:instruments")
    assert "done:brew" not in failed.state.counted


@pytest.mark.rule("HXM-06", "HMS-29", "HGN-16")
@pytest.mark.example("HXM 4")
def test_a_bundle_is_there_after_clean_up_whether_it_was_exchanged_or_not():
    parts = ("part:cpu", "part:hardware", "part:hardware", "part:oxygen", "part:power", "part:power")
    pending = mission(available=(), arriving=("objective:spares",))
    moved = pending.step(Step.LOADING_ZONE)
    moved.then(LoadingZoneMoved(), BundleOpened(item="objective:spares"))
    assert moved.state.available == parts
    opened = pending.planning().order(OpenBundle(item="objective:spares"))
    opened.then(BundleOpened(item="objective:spares", pending=True))
    assert (opened.state.available, opened.state.arriving) == ((), parts)
    assert opened.laid(pending=()).step(Step.LOADING_ZONE).state.available == parts
    pending.planning().refuses(OpenBundle(item="objective:cultures"), NotAtHand())


@pytest.mark.rule("HMS-29")
def test_food_of_a_bundle_always_comes_at_clean_up():
    loads = (Load(id="crate", name="Crate", food=3, seeds=1),)
    base = hub().mission(loads=loads).laid(arriving=("objective:crate",)).reserves(food=1)
    opened = base.planning().order(OpenBundle(item="objective:crate"))
    assert opened.state.arriving == ("food", "food", "food", "seed")
    assert opened.state.reserves[Resource.FOOD] == 1
    for before in (base, opened.laid(pending=())):
        after = before.step(Step.LOADING_ZONE)
        assert after.state.reserves[Resource.FOOD] == 4
        assert after.state.available == ("seed",)


@pytest.mark.rule("HXM-13", "HMS-14")
@pytest.mark.example("HXM 5")
def test_the_outbreak_comes_after_the_event_of_the_sol():
    def e3(base):
        sheet = base.state.sheet
        return base.mission(events=(), hooks=tuple(each for each in sheet.hooks if each.on.step is Step.MISSION_EVENT))

    base = e3(mission(sol=7)).laid(step=Step.WHAT_COMES_DUE, phase=Step.WHAT_COMES_DUE.phase)
    base = base.mission(lessons=(), events=(ScriptedEvent(sol=7, event=CardId("ev-sunday")),))
    after = base.steps(Step.MISSION_EVENT)
    (shown,) = after.happened(ConditionShown)
    kind = Condition(shown.card.partition("/")[0])
    (checked,) = after.happened(AgendaMade)
    after.then(
        StepBegun(step=Step.MISSION_EVENT, because=Step.MISSION_EVENT.rule),
        EventTold(event="ev-sunday", drawn=0, prescribed=True),
        checked,
        ConditionShown(who=ADA, card=shown.card, drawn=1),
        ConditionDrawn(who=ADA, condition=kind, card=shown.card),
    )
    ill = after.someone(ADA)
    assert ill.fresh == ill.conditions
    begun = after.steps(Step.MORALE)
    assert begun.someone(ADA).fresh == ()
    for sol, counted in ((4, {}), (7, {"done:brew": 1})):
        still = e3(mission(sol=sol, counted=counted)).laid(step=Step.WHAT_COMES_DUE, phase=Step.WHAT_COMES_DUE.phase)
        assert not still.effects(*_quiet(still, Step.MISSION_EVENT)).happened(ConditionShown)


def _quiet(base, step):
    """The hooks of a step, without what the step itself does."""
    from vanguard_desktop.rulesets.habitat.data.cards import Mode
    from vanguard_desktop.rulesets.habitat.missions.hooks import hooks_at

    return [each.effect for each in hooks_at(base.state, step, Mode.AFTER, base.state.sol)]


@pytest.mark.rule("HXM-10", "HMS-09", "HAC-16", "HMS-36")
def test_listening_reveals_a_hauler_wherever_it_lies():
    base = mission().plans(LISTEN, "medic:1", "medic:2")
    assert base.needs == (1, 2)
    asked = base.resolved()
    assert asked.offered == list(HAULERS)
    done = asked.pick("hauler-3")
    assert done.happened(LoadRevealed)[0].token == "hauler-3"
    known = with_ground(mission(), revealed=dict(zip(HAULERS, ("cultures", "spares", "instruments"), strict=True)))
    known.planning().refuses(PlanTask(task=LISTEN), LimitReached())


@pytest.mark.rule("HXM-11", "HXM-14", "HMS-33")
def test_white_markers_are_put_on_and_tokens_taken_off():
    pinged = mission().plans(PING, "medic:1", "medic:2").resolved().pick("hauler-1", "hauler-3")
    pinged.then(MarkersChanged(token="hauler-1", by=1), MarkersChanged(token="hauler-3", by=1), act.ActionEnded())
    symbols = pinged.state.sheet.symbols
    two = mission().effects(symbols[Symbol.A]).pick("hauler-2")
    two.then(MarkersChanged(token="hauler-2", by=2))
    burdened = with_ground(mission(), burdens={"hauler-1": (EXTRA, EXTRA), "hauler-2": (EXTRA,)})
    cleared = burdened.effects(symbols[Symbol.C]).pick("hauler-1")
    cleared.then(LoadCleared(token="hauler-1", modifier=EXTRA))
    assert cleared.state.ground.burdens == {"hauler-2": (EXTRA,)}
    assert isinstance(symbols[Symbol.B], fx.DrawAgain)


@pytest.mark.rule("HXM-14", "HGN-12", "HFQ-04")
def test_the_card_of_the_fading_is_drawn_again():
    base = mission(sol=2, available=("find:fd-b/1",))
    asked = faded(base)
    assert isinstance(asked.state.question, type(asked.state.question))
    from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn, Point, UseFind

    assert asked.state.question == AskGoOn(point=Point.RESEARCH_DRAWN)
    again = asked.order(UseFind(item="find:fd-b/1"))
    (second,) = again.happened(ResearchRedrawn)
    assert again.happened(ResearchOut) == [ResearchOut(number=second.number)]


@pytest.mark.rule("HXM-15", "HCL-06")
def test_a_collected_hauler_leaves_with_everything_on_it():
    base = with_ground(mission(), revealed={"hauler-1": "cultures"}, burdens={"hauler-1": (EXTRA,)})
    base = base.laid(on_map={**base.state.on_map, FIRST: ("objective:cultures",)}).explored(R1_NW="g1a", R2_NW="g2f")
    task = Task(kind=TaskKind.COLLECT, space=FIRST, item="objective:cultures")
    done = base.plans(task, "medic:1", "medic:2", "engineer:1", "engineer:2").resolved()
    assert done.happened(act.Collected) == [act.Collected(space=FIRST, item="objective:cultures")]
    assert "hauler-1" not in done.state.ground.markers
    assert done.state.ground.burdens == {}
    done.laid(pending=(), queue=()).effects(data.FadeLoad(number=1, tokens=HAULERS)).then(ResearchOut(number=1))


@pytest.mark.rule("HXM-06", "HMS-32", "HMS-34")
def test_all_three_revealed_in_time_are_recognized():
    known = dict(zip(HAULERS, ("cultures", "spares", "instruments"), strict=True))
    base = with_ground(mission(), revealed=known).effects(data.CheckEnd())
    base.then(ObjectiveReached(objective="all-three"), Noted(id="all-three-haulers"))
    late = with_ground(mission(counted={"done:brew": 1}), revealed=known).effects(data.CheckEnd())
    assert ObjectiveReached(objective="all-three") not in late.events


@pytest.mark.rule("HIM-14", "HGN-12", "HRD-08")
def test_a_malfunction_card_just_drawn_is_drawn_again():
    from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn, FindUsed, Point, UseFind
    from vanguard_desktop.rulesets.habitat.data.malfunctions import MalfunctionDrawn, MalfunctionRedrawn

    base = laid_out("housewarming").laid(available=("find:fd-c/1",), tracks=dict.fromkeys(Complex, 4))
    asked = base.effects(fx.ChangeTrack(complex=Complex.WORK, by=1))
    (first,) = asked.happened(MalfunctionDrawn)
    assert asked.state.question == AskGoOn(point=Point.MALFUNCTION_DRAWN)
    again = asked.order(UseFind(item="find:fd-c/1"))
    (second,) = again.happened(MalfunctionRedrawn)
    assert [type(each) for each in again.events if each.tag in ("find_used", "malfunction_redrawn")] == [
        FindUsed,
        MalfunctionRedrawn,
    ]
    assert {first.card, second.card} <= set(again.state.discards[_pile()])
    twice = base.laid(available=("find:fd-c/1", "find:fd-c/2")).effects(fx.ChangeTrack(complex=Complex.WORK, by=1))
    binding = twice.order(UseFind(item="find:fd-c/1"))
    assert UseFind(item="find:fd-c/2") not in binding.legal()
    assert not binding.state.question or binding.state.question != AskGoOn(point=Point.MALFUNCTION_DRAWN)


def _pile():
    from vanguard_desktop.rulesets.habitat.data.kinds import Pile

    return Pile.WORK


@pytest.mark.rule("HIM-01", "HIM-15", "HMS-31")
def test_what_is_told_in_the_first_two_sols_of_the_introduction():
    from vanguard_desktop.rulesets.habitat.data.director import EventTold

    base = laid_out("housewarming")
    for sol, id in ((1, "ev-letters"), (2, "ev-dust")):
        told = base.laid(sol=sol).step(Step.MISSION_EVENT)
        assert [(each.event, each.prescribed) for each in told.happened(EventTold)] == [(id, True)]
