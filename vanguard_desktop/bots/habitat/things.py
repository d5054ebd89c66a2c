"""Which one is named when a text asks for a thing: the one that helps most, or that is missed least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from vanguard_desktop.core import CardId, Effect
from vanguard_desktop.rulesets.habitat.base.elements import spot_of
from vanguard_desktop.rulesets.habitat.data import abilities as use
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import base, missions
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.cards import MissionKind
from vanguard_desktop.rulesets.habitat.data.crew import CureOne, ReceiveCondition
from vanguard_desktop.rulesets.habitat.data.items import element, family
from vanguard_desktop.rulesets.habitat.data.kinds import STAGE, Complex, Condition, Drone, Element, Item, Penalty, Space
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..motive import Motive
from .aims import PENALTIES
from .echoes import lying, nearest, with_one, without
from .motives import Aim, GoodFor, LeastHarm, MostGained
from .sheet import sample_worth
from .wanted import load_counts, needed_now
from .worths import Worths

Value = Callable[[HabitatState, Worths, Any, str], float]


# Which structures are missed least when something has to be cut off; without oxygenators everything else goes too.
SPARED = ("OX1", "OX2", "FRM", "WSH", "LAB", "GAR", "PRB", "CTL", "CRQ", "MED")
# By how many places what is needed now stands before the others.
NEEDED = 3.5


def _spared(state: HabitatState, _: Worths, __: Any, thing: str) -> float:
    """What is needed most in this sol is cut off last."""
    if thing.startswith(STAGE) and any(state.mission_tracks[each.id] < each.cap for each in state.sheet.tracks):
        return SPARED.index("PRB") + 0.5  # nothing is cracked while it stands in the dark (HCA-53)
    return (SPARED.index(thing) if thing in SPARED else 99.0) - NEEDED * (thing in needed_now(state))


RAISED_FIRST = ("WSH", "GAR", "LAB", "FRM", "PRB", "MED", "CRQ", "CTL", "OX2")


DREADED = (
    Condition.ANXIETY, Condition.MIGRAINE, Condition.CONCENTRATION, Condition.ANEMIA, Condition.HEART,
    Condition.POISONING,
)  # fmt: skip


def _wounds(state: HabitatState, _: Worths, __: Any, thing: str) -> float:
    someone = next((each for each in state.crew if each.id == thing), None)
    return 0.0 if someone is None else float(someone.wounds)


def _spot(state: HabitatState, _: Worths, __: Any, thing: str) -> float:
    structure, kind = spot_of(thing)
    brings = state.card(structure).elements.get(kind, Penalty.NONE)
    return PENALTIES[brings] * (0.6 if structure.startswith("fs-") else 1.0)


def _part(state: HabitatState, _: Worths, __: Any, thing: str) -> float:
    """Parts of which there are fewer than red elements ask for, and those that the mission needs."""
    kind = Element(thing) if thing in {each.value for each in Element} else element(Item(thing))
    red = sum(kind in there.broken for there in state.structures.values())
    wanted = sum(action.needs.parts.count(kind) for action in state.sheet.actions)
    there = Counter(element(item) for item in (*state.available, *state.arriving) if family(item) == "part")
    return red + 0.8 * wanted - there[kind]


def _track(state: HabitatState, _: Worths, __: Any, thing: str) -> float:
    return float(state.tracks[Complex(thing)]) + 0.1 * (thing == Complex.SYSTEMS.value)


def _producer(state: HabitatState, _: Worths, effect: Any, thing: str) -> float:
    there = state.structures[thing]  # type: ignore[index]
    return -there.production if getattr(effect, "by", 0) > 0 else float(there.production)


def _sample(state: HabitatState, worths: Worths, _: Any, thing: str) -> float:
    return sample_worth(state, worths, Item(thing.rpartition("/")[2]))


def _echo(state: HabitatState, _: Worths, effect: Any, thing: str) -> float:
    """An echo moves, goes or comes where the nearest chain is least far then."""
    at, _arrow, to = thing.partition(">")
    here = dict(state.ground.echoes)
    if to or isinstance(effect, fx.LoseEchoes):
        here = without(here, Space(at))
    if to or isinstance(effect, fx.AddEchoes):
        here = with_one(here, Space(to or at))
    return -nearest(lying(here), state.sheet.chain)[0]


def _faint(state: HabitatState, _: Worths, __: Any, thing: str) -> float:
    token = CardId(thing)
    return 10.0 * load_counts(state, token) - state.ground.markers.get(token, 0)


def first_named(*_: Any) -> float:
    return 0.0


def _less(value: Value) -> Value:
    return lambda state, worths, effect, thing: -value(state, worths, effect, thing)


# Which drones are most useful in which sort of mission.
DRONES: Mapping[MissionKind, tuple[Drone, ...]] = {
    MissionKind.RESEARCH: (Drone.MAPPER, Drone.BENCH_ARM, Drone.PICKER, Drone.RIGGER),
    MissionKind.EXPLORATION: (Drone.MAPPER, Drone.BENCH_ARM, Drone.PICKER, Drone.RIGGER),
}


BUILDERS = (Drone.RIGGER, Drone.MAPPER, Drone.BENCH_ARM, Drone.PICKER)


def _drone(state: HabitatState, _: Worths, __: Any, thing: str) -> float:
    return -float(DRONES.get(state.sheet.kind, BUILDERS).index(Drone(thing)))


# By what needs a thing named: the one with the highest value is named.
THINGS: Mapping[type[Effect], tuple[Value, Motive]] = {
    base.CutSupply: (
        _spared,
        LeastHarm(),
    ),
    base.GoHungry: (_less(_wounds), LeastHarm()),
    fx.Hurt: (_less(_wounds), LeastHarm()),
    fx.FallIll: (_less(_wounds), LeastHarm()),
    fx.Mend: (_wounds, GoodFor(aim=Aim.HEALTH)),
    fx.Cure: (_wounds, GoodFor(aim=Aim.HEALTH)),
    fx.Break: (_less(_spot), LeastHarm()),
    fx.Repair: (_spot, GoodFor(aim=Aim.REPAIR)),
    use.AskBooster: (_spot, MostGained()),
    fx.GainPart: (_part, MostGained()),
    fx.LosePart: (_less(_part), LeastHarm()),
    act.LowerTrack: (_track, GoodFor(aim=Aim.TRACKS)),
    fx.ChangeTrack: (
        lambda state, worths, effect, thing: _track(state, worths, effect, thing) * (1 if effect.by < 0 else -1),
        GoodFor(aim=Aim.TRACKS),
    ),
    fx.ChangeProduction: (_producer, MostGained()),
    fx.LimitProduction: (_less(_producer), LeastHarm()),
    fx.LoseSample: (_less(_sample), LeastHarm()),
    fx.LoseSampleHere: (_less(_sample), LeastHarm()),
    fx.SpendSample: (_less(_sample), LeastHarm()),
    fx.TakeSample: (_sample, GoodFor(aim=Aim.RESEARCH)),
    fx.AdvanceSample: (_sample, GoodFor(aim=Aim.RESEARCH)),
    missions.TakeNumber: (_sample, GoodFor(aim=Aim.RESEARCH)),
    fx.AddMarkers: (_faint, GoodFor(aim=Aim.MISSION)),
    fx.MoveEcho: (_echo, GoodFor(aim=Aim.MISSION)),
    fx.AddEchoes: (_echo, GoodFor(aim=Aim.MISSION)),
    fx.LoseEchoes: (_echo, LeastHarm()),
    missions.ChooseDrones: (_drone, GoodFor(aim=Aim.MISSION)),
    fx.DropDirection: (first_named, GoodFor(aim=Aim.MISSION)),
    fx.RaiseModule: (
        lambda state, worths, effect, thing: -float(RAISED_FIRST.index(thing)) if thing in RAISED_FIRST else -99.0,
        GoodFor(aim=Aim.MISSION),
    ),
    CureOne: (lambda state, worths, effect, thing: float(DREADED.index(Condition(thing))), GoodFor(aim=Aim.HEALTH)),
    ReceiveCondition: (lambda state, worths, effect, thing: -float(DREADED.index(Condition(thing))), LeastHarm()),
}
