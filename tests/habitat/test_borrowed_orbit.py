"""HBM, HMS: echoes make a chain, and masts are built along it."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import Hub, hub, laid_out, seed_for
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import missions as data
from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn, NoWindow, Point, UseAbility, UseFind
from vanguard_desktop.rulesets.habitat.data.actions import LimitReached, NotThere, PlanTask, Route, Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.base import StructureCame
from vanguard_desktop.rulesets.habitat.data.cards import Ends, SolDice, Threshold
from vanguard_desktop.rulesets.habitat.data.crew import MoraleChanged, StressChanged, TokensChanged
from vanguard_desktop.rulesets.habitat.data.director import SpacesMarked
from vanguard_desktop.rulesets.habitat.data.kinds import Complex, Modifier, Space, Symbol
from vanguard_desktop.rulesets.habitat.data.malfunctions import PoolGathered, TrackRaised
from vanguard_desktop.rulesets.habitat.data.missions import (
    BundleOpened,
    CampMade,
    ChainDeclared,
    DeclareChain,
    DieLocked,
    DirectionDropped,
    DirectionRead,
    DirectionReread,
    EchoLost,
    EchoPlaced,
    MissionWon,
    NoChain,
    ObjectBuilt,
    ObjectiveReached,
)
from vanguard_desktop.rulesets.habitat.data.rounds import LoadingZoneMoved
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.missions.decks import directions
from vanguard_desktop.rulesets.habitat.missions.ground import chains

WORK, LIVING, SYSTEMS = Complex


def mission(seed=7, players=4, echoes=None, **changes):
    base = Hub(laid_out("borrowed-orbit", players, seed).state).unable().laid(**changes)
    return with_ground(base, echoes={Space(at): n for at, n in (echoes or {}).items()})


def with_ground(base, **fields):
    return base.laid(ground=attrs.evolve(base.state.ground, **fields))


def path(*names):
    return tuple(map(Space, names))


def p1(base, sol):
    return base.laid(sol=sol, phase=Step.ENERGY.phase, step=Step.MORALE_UPGRADES).steps(Step.ENERGY)


def special(id, **fields):
    return Task(kind=TaskKind.MISSION, id=id, **fields)


EAST = path("R1-E", "R2-E", "R3-E")
LINE = {"R1-E": 2, "R2-E": 3, "R3-E": 1}


def chained(**changes):
    """The chain of the example is declared, and its regions are explored and plain."""
    base = with_ground(mission(echoes=LINE, **{"reached": ("chain",), **changes}), chain=EAST)
    return base.explored(R1_E="g1a", R2_E="g2f", R3_E="g3c")


@pytest.mark.rule("HBM-01", "HBM-02", "HBM-03", "HBM-08")
def test_how_it_begins():
    base = laid_out("borrowed-orbit")
    sheet = base.state.sheet
    assert (sheet.sols, sheet.small_crew) == (7, (3, 4, 1))
    assert (sheet.ends, sheet.threshold) == (Ends.AT_ONCE, Threshold(most=6))
    assert sheet.dice == (
        SolDice(sol=3, dice=(SYSTEMS,), latch=True),
        SolDice(sol=5, dice=(WORK,)),
        SolDice(sol=7, dice=(WORK, LIVING, SYSTEMS)),
    )
    assert set(base.state.reserves.values()) == {2}
    parts = [item for item in base.state.available if item.startswith("part:")]
    assert parts == ["part:cpu", "part:hardware", "part:oxygen", "part:power"]
    assert len(base.state.available) - len(parts) == 2


@pytest.mark.rule("HBM-04", "HMS-15", "HRS-19")
@pytest.mark.example("HBM 1")
def test_echoes_are_heard_on_different_spaces():
    after = p1(mission(), 1)
    read = after.happened(DirectionRead)
    placed = [f"R{ring}-{each.direction}" for each, ring in zip(read, (1, 1, 2, 2), strict=True)]
    echoes = [event for pair in zip(read, placed, strict=True) for event in (pair[0], EchoPlaced(space=pair[1]))]
    after.then(*after.events_of("phase_begun", "step_begun"), *echoes, *after.events_of("supplied"))
    assert len(set(placed)) == 4
    assert after.state.ground.echoes == dict.fromkeys(map(Space, placed), 1)


@pytest.mark.rule("HBM-04", "HMS-15")
def test_which_rings_each_sol_brings_echoes_to():
    rings = {sol: [e.space[1] for e in p1(mission(), sol).happened(EchoPlaced)] for sol in (2, 3, 4, 5)}
    assert rings == {2: ["2", "2", "3"], 3: ["3", "3"], 4: ["1", "2", "3"], 5: []}
    assert not p1(chained(), 2).happened(EchoPlaced)


@pytest.mark.rule("HBM-05", "HMS-16", "HBM-17", "HEX-06")
@pytest.mark.example("HBM 2")
def test_a_chain_is_declared_and_its_path_is_fixed():
    base = mission(echoes={**LINE, "R2-W": 1}, walls={Space("R1-E"): True}).planning()
    assert DeclareChain(spaces=EAST) in base.legal()
    done = base.order(DeclareChain(spaces=EAST))
    done.then(ChainDeclared(spaces=EAST), ObjectiveReached(objective="chain"))
    assert done.state.ground.echoes == {Space(at): n for at, n in LINE.items()}
    assert not [command for command in done.legal() if isinstance(command, DeclareChain)]
    explored = done.laid(walls={}).explored(R1_E="g1a", R2_E="g2f", R3_E="g3c").having("part:power", "part:hardware")
    spots = [each.task.space for each in explored.legal() if isinstance(each, PlanTask) and each.task.id == "mast"]
    assert spots == list(EAST)
    base.refuses(DeclareChain(spaces=path("R1-E", "R2-E")), NoChain())
    mission(echoes=LINE).effects(fx.LockDie()).refuses(DeclareChain(spaces=EAST), NoWindow())


@pytest.mark.rule("HBM-17", "HRD-11")
def test_a_chain_may_be_declared_wherever_the_game_may_stop():
    from vanguard_desktop.rulesets.habitat.data.abilities import Pause

    asked = mission(echoes=LINE).effects(Pause(point=Point.PHASE_ENDS))
    assert asked.state.question == AskGoOn(point=Point.PHASE_ENDS)
    assert mission(echoes={"R1-E": 6}).effects(Pause(point=Point.PHASE_ENDS)).state.question is None


@pytest.mark.rule("HMS-16")
@pytest.mark.example("HMS 1")
@pytest.mark.example("HMS 2")
def test_chains_go_over_neighbors_only():
    five = mission().mission(chain=5)
    whole = {"R1-S": 2, "R2-S": 1, "R2-SE": 1, "R3-SE": 1}
    laid = with_ground(five, echoes={Space(at): n for at, n in whole.items()})
    found = path("R1-S", "R2-S", "R2-SE", "R3-SE")
    assert list(chains(laid.state)) == [found]
    laid.planning().order(DeclareChain(spaces=found)).then(
        ChainDeclared(spaces=found), ObjectiveReached(objective="chain")
    )
    short = with_ground(mission().mission(chain=3), echoes=dict.fromkeys(map(Space, whole), 1))
    assert list(chains(short.state)) == []
    del whole["R2-SE"]
    without = with_ground(five, echoes={Space(at): n + 1 for at, n in whole.items()})
    assert list(chains(without.state)) == []
    diagonal = path("R1-S", "R2-S", "R3-SE")
    without.planning().refuses(DeclareChain(spaces=diagonal), NoChain())


@pytest.mark.rule("HBM-06", "HBM-07", "HBD-24", "HMS-28")
def test_a_mast_in_each_ring_and_the_uplink_win_the_mission():
    base = chained(reached=("chain",)).having(*["part:power"] * 3, *["part:hardware"] * 4, "part:cpu")
    for space, pawns in zip(EAST, (("medic:1",), ("medic:1",), ("medic:1",)), strict=True):
        route = Route(steps=EAST[: EAST.index(space) + 1])
        crew = ("medic:2", "engineer:1", "engineer:2", "geologist:1")[: 2 + EAST.index(space)]
        built = base.plans(special("mast", space=space), *pawns, *crew, route=route)
        again = PlanTask(task=special("mast", space=space))
        built.refuses(again, NotThere())
        done = built.resolved()
        done.then(
            act.ActionBegun(number=1),
            act.ActionSucceeded(),
            ObjectBuilt(space=space, object="mast"),
            act.ActionEnded(),
            *([ObjectiveReached(objective="masts")] if space == EAST[-1] else []),
        )
        base = Hub(done.state).laid(pending=(), queue=())
    base.planning().refuses(PlanTask(task=special("uplink", space=EAST[0])), NotThere())
    up = base.plans(special("uplink", space=EAST[2]), "medic:1", "medic:2", "engineer:1", "engineer:2", "geologist:1")
    won = up.resolved()
    assert won.events[-1:] == (MissionWon(),)
    assert won.state.ground.built[EAST[2]] == ("mast", "uplink")


@pytest.mark.rule("HBM-06")
def test_one_mast_in_each_ring():
    two = with_ground(mission(echoes={"R1-E": 3, "R1-SE": 1}), chain=path("R1-E", "R1-SE", "R2-SE"))
    base = two.explored(R1_E="g1a", R1_SE="g1b").having(*["part:power", "part:hardware"] * 2)
    planned = base.plans(special("mast", space=Space("R1-E")), "medic:1", "medic:2", "engineer:1")
    planned.refuses(PlanTask(task=special("mast", space=Space("R1-SE"))), NotThere())


@pytest.mark.rule("HBM-09", "HBM-18", "HMS-29", "HMS-04")
def test_drums_lie_where_the_icon_is_and_become_parts():
    base = mission().explored().laid(piles={**mission().piles, _ring_1(): ("g1g",)})
    found = base.plans(Task(kind=TaskKind.EXPLORE, space=Space("R1-N")), "medic:1", "medic:2", "engineer:1").resolved()
    assert "objective:cable-drum" in found.state.on_map[Space("R1-N")]
    plain = base.laid(piles={**base.piles, _ring_1(): ("g1a",)})
    bare = plain.plans(Task(kind=TaskKind.EXPLORE, space=Space("R1-N")), "medic:1", "medic:2", "engineer:1").resolved()
    assert "objective:cable-drum" not in bare.state.on_map[Space("R1-N")]
    moved = mission(available=(), arriving=("objective:cable-drum",)).step(Step.LOADING_ZONE)
    moved.then(LoadingZoneMoved(), BundleOpened(item="objective:cable-drum"))
    assert moved.state.available == ("part:hardware",)
    one = mission(counted={"collected:objective:cable-drum": 1}).effects(data.CheckEnd())
    one.then()
    two = mission(counted={"collected:objective:cable-drum": 2}).effects(data.CheckEnd())
    two.then(ObjectiveReached(objective="drums"), *(TokensChanged(who=e.id, by=1) for e in two.state.crew))
    panels = mission(available=("part:power",)).plans(special("line-panels"), "medic:1", "medic:2").resolved()
    panels.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        StructureCame(structure="rs-array"),
        act.ActionEnded(),
        ObjectiveReached(objective="array"),
        MoraleChanged(by=1),
    )


def _ring_1():
    from vanguard_desktop.rulesets.habitat.data.kinds import Pile

    return Pile.RING_1


@pytest.mark.rule("HBM-10")
def test_listening_again_is_heard_farther_out_each_time():
    for sol, ring in ((1, "1"), (2, "1"), (3, "2"), (4, "2"), (5, "3"), (9, "3")):
        heard = mission(sol=sol).plans(special("listen-again"), "medic:1", "medic:2").resolved()
        assert [each.space[1] for each in heard.happened(EchoPlaced)] == [ring]
    chained().planning().refuses(PlanTask(task=special("listen-again")), LimitReached())


@pytest.mark.rule("HBM-11", "HMS-10")
def test_an_echo_is_nudged_within_its_ring_twice():
    base = mission(echoes={"R1-E": 1, "R2-E": 1})
    moved = base.plans(special("nudge-1"), "medic:1", "medic:2").resolved()
    assert moved.offered == ["R1-E>R1-NE", "R1-E>R1-SE"]
    done = moved.pick("R1-E>R1-SE")
    done.then(EchoLost(space="R1-E"), EchoPlaced(space="R1-SE"), act.ActionEnded())
    spent = mission(echoes={"R1-E": 1}, counted={"used:nudge-1": 2}).planning()
    spent.refuses(PlanTask(task=special("nudge-1")), LimitReached())
    assert PlanTask(task=special("nudge-2")) in spent.legal()


@pytest.mark.rule("HBM-12", "HMS-26")
def test_three_echoes_are_traded_for_two():
    base = mission(echoes={"R1-E": 2, "R2-E": 1}).plans(special("trade"), "medic:1", "medic:2").resolved()
    gone = base.pick("R1-E", "R1-E")
    gone.then(EchoLost(space="R1-E"), EchoLost(space="R1-E"), EchoLost(space="R2-E"))
    assert len(gone.offered) == 24
    added = gone.pick("R3-W", "R3-W")
    assert added.state.ground.echoes == {Space("R3-W"): 2}
    mission(echoes={"R1-E": 2}).planning().refuses(PlanTask(task=special("trade")), LimitReached())
    held = mission(echoes={"R1-E": 4}).effects(fx.AddEchoes(count=2))
    assert "R1-E" not in held.offered


@pytest.mark.rule("HBM-13", "HMS-27", "HEX-08")
@pytest.mark.example("HBM 3")
def test_a_camp_is_where_routes_may_start():
    base = chained().having("part:oxygen")
    built = base.plans(special("camp", space=EAST[0]), "medic:1", "medic:2", "engineer:1").resolved()
    built.then(
        act.ActionBegun(number=1),
        act.ActionSucceeded(),
        ObjectBuilt(space="R1-E", object="camp"),
        CampMade(space="R1-E"),
        act.ActionEnded(),
    )
    later = Hub(built.state).laid(pending=(), queue=(), sol=5).having("part:power", "part:hardware")
    planned = later.plans(special("mast", space=EAST[1]), route=Route(start=EAST[0], steps=(EAST[1],)))
    assert planned.needs == (2, 3)
    again = later.having("part:oxygen").planning()
    again.refuses(PlanTask(task=special("camp", space=EAST[0])), NotThere())


@pytest.mark.rule("HBM-14", "HMS-24")
def test_a_direction_card_is_taken_out_of_the_mission():
    asked = mission().plans(special("compass"), "medic:1", "medic:2").resolved()
    done = asked.pick("NW")
    done.then(DirectionDropped(direction="NW"), act.ActionEnded())
    assert "NW" not in directions(done.state)
    spent = mission(counted={"used:compass": 3}).planning()
    spent.refuses(PlanTask(task=special("compass")), LimitReached())


@pytest.mark.rule("HBM-15", "HMS-25", "HMF-01")
@pytest.mark.example("HBM 4")
def test_a_locked_die_is_not_rolled_but_what_is_worn_counts():
    base = mission(sol=7, available=("part:power",)).red("OX1:hardware")
    locked = base.plans(special("lockout"), "medic:1", "medic:2").resolved().pick("systems")
    locked.then(DieLocked(complex=SYSTEMS), act.ActionEnded())
    here = Hub(locked.state).laid(pending=(), queue=(), tracks=dict.fromkeys(Complex, 0))
    phase = here.step(Step.POOL, Step.ROLL, Step.PENALTIES, Step.TRACKS)
    assert phase.happened(PoolGathered) == [PoolGathered(dice=(WORK, LIVING))]
    assert phase.state.tracks[SYSTEMS] == 1
    closed = phase.laid(pending=(), queue=()).step(Step.ABILITIES)
    assert closed.state.locked == ()


@pytest.mark.rule("HBM-16", "HMF-06", "HMS-33")
@pytest.mark.example("HBM 5")
def test_each_die_just_rolled_shows_one_less():
    symbols = mission().state.sheet.symbols
    base = mission(sol=7, pool={WORK: 1, LIVING: 3, SYSTEMS: 2}, tracks=dict.fromkeys(Complex, 0))
    after = base.effects(symbols[Symbol.A]).step(Step.TRACKS)
    after.then(TrackRaised(complex=LIVING, by=2), TrackRaised(complex=SYSTEMS, by=1))
    rested = mission(stress=5).effects(symbols[Symbol.B])
    rested.then(*(TokensChanged(who=each.id, by=1) for each in rested.state.crew), StressChanged(by=-2))
    moved = mission(echoes={"R1-E": 1}).effects(symbols[Symbol.C])
    assert "R1-E>R2-E" in moved.offered
    assert UseFind(item="find:fd-a/1") not in mission(available=("find:fd-a/1",)).planning().legal()


@pytest.mark.rule("HRS-20", "HRS-21")
@pytest.mark.example("HRS 7")
def test_only_what_is_drawn_without_return_never_comes_twice():
    put = fx.PutOnMap(modifier=Modifier.EXTRA_PAWN)

    def three(seed):
        return hub(seed=seed).effects(put, put, put, source="habitat_events:ev-tremor")

    def read(base):
        return [each.direction for each in base.happened(DirectionRead)]

    same = three(seed_for(three, lambda base: set(read(base)) == {"NE"}))
    marked = SpacesMarked(event="ev-tremor", spaces=(Space("R1-NE"),), modifier=Modifier.EXTRA_PAWN)
    same.then(*(DirectionRead(direction="NE", drawn=1), marked) * 3)
    for seed in range(40):
        without = mission(seed).effects(fx.Spawn(ring=1, count=3))
        drawn = read(without)
        assert len(set(drawn)) == 3
        pairs = zip(without.happened(DirectionRead), (EchoPlaced(space=f"R1-{each}") for each in drawn), strict=True)
        without.then(*(event for pair in pairs for event in pair))


@pytest.mark.rule("HAB-13", "HGN-12", "HRS-19", "HRS-20")
def test_a_direction_card_is_drawn_again_by_careful_choice():
    base = mission().able("scientist", "AS3", tokens=2).effects(fx.Spawn(ring=1, count=2))
    assert base.state.question == AskGoOn(point=Point.DIRECTION_DRAWN)
    (first,) = base.happened(DirectionRead)
    again = base.order(UseAbility(who="scientist", ability="AS3"))
    (second,) = again.happened(DirectionReread)
    assert EchoPlaced(space=f"R1-{second.direction}") in again.events
    assert first.direction in directions(base.state)
    marked = (
        mission()
        .able("scientist", "AS3", tokens=2)
        .effects(fx.PutOnMap(modifier=Modifier.EXTRA_PAWN), source="habitat_events:ev-tremor")
    )
    assert marked.state.question == AskGoOn(point=Point.DIRECTION_DRAWN)
