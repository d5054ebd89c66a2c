"""What is to be named in the habitat only now and then, put as if what leads to it had just happened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

import attrs

from vanguard_desktop.core import CardId, DecisionOpened, Effect, Event, Waiting, replay
from vanguard_desktop.rulesets.habitat.chapters import PICKS
from vanguard_desktop.rulesets.habitat.data.abilities import AskBooster, DripGrow
from vanguard_desktop.rulesets.habitat.data.actions.course import ResolveActions
from vanguard_desktop.rulesets.habitat.data.actions.results import LayTile, LowerTrack, MendRover, Studied
from vanguard_desktop.rulesets.habitat.data.base import CutSupply, GoHungry, GrowthRose, LosePlant, ModifierPut
from vanguard_desktop.rulesets.habitat.data.campaign import GiveUpUpgrade, NamePlace, UnlockOne
from vanguard_desktop.rulesets.habitat.data.chance import RoverMarked
from vanguard_desktop.rulesets.habitat.data.common import ChooseThing
from vanguard_desktop.rulesets.habitat.data.crew import ConditionDrawn, CureOne, ReceiveCondition
from vanguard_desktop.rulesets.habitat.data.effects import (
    AdvanceSample,
    ClearLoad,
    Cure,
    ExploreFree,
    LoseSampleHere,
    PutModifier,
    Reopen,
    TakeModifier,
)
from vanguard_desktop.rulesets.habitat.data.items import SAMPLE
from vanguard_desktop.rulesets.habitat.data.kinds import (
    Complex,
    Condition,
    Item,
    Modifier,
    Pile,
    Resource,
    Rover,
    Space,
    Who,
)
from vanguard_desktop.rulesets.habitat.data.missions.loads import LoadMarked
from vanguard_desktop.rulesets.habitat.data.missions.samples import TakeNumber
from vanguard_desktop.rulesets.habitat.data.missions.set_up import ChooseDrones, ChooseFirst
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.setting import Box

# What is printed nowhere, or only for one thing; what happens before it, and what then has to be named.
Way = Callable[[HabitatState], tuple[Sequence[Event], Effect]]
_ASIDE, _FAR = Space("R2-N"), 4


def _only(effect: Effect) -> Way:
    return lambda state: ((), effect)


def _tokens(state: HabitatState) -> tuple[Sequence[Event], Effect]:
    living = [each for each in state.structures if state.card(each).complex is Complex.LIVING]
    put = [ModifierPut(structure=each, modifier=Modifier.WOUND, active=True) for each in living]
    return put, TakeModifier(complex=Complex.LIVING, modifier=Modifier.WOUND, active=True)


def _ill(state: HabitatState, *kinds: Condition, everybody: bool = False) -> Sequence[Event]:
    who = state.crew if everybody else state.crew[:1]
    return [ConditionDrawn(who=each.id, condition=kind, card=CardId(kind.value)) for each in who for kind in kinds]


def _loads(state: HabitatState) -> tuple[Sequence[Event], Effect]:
    marked = [LoadMarked(token=CardId(f"crate-{number}"), modifier=Modifier.EXTRA_PAWN) for number in (1, 2)]
    return marked, ClearLoad(modifier=Modifier.EXTRA_PAWN)


_WAYS: Mapping[type[Effect], Way] = {
    ChooseDrones: _only(ChooseDrones(count=2)),
    ChooseFirst: _only(ChooseFirst()),
    TakeNumber: _only(TakeNumber(numbers=(1, 2))),
    UnlockOne: _only(UnlockOne()),
    NamePlace: _only(NamePlace(space=_ASIDE)),
    GiveUpUpgrade: _only(GiveUpUpgrade()),
    CutSupply: _only(CutSupply(resource=Resource.ENERGY, count=1)),
    Reopen: _only(Reopen()),
    LosePlant: _only(LosePlant()),
    GoHungry: _only(GoHungry(portions=1)),
    ResolveActions: _only(ResolveActions()),
    LowerTrack: _only(LowerTrack(by=1)),
    ExploreFree: _only(ExploreFree()),
    AskBooster: _only(AskBooster()),
    LoseSampleHere: _only(LoseSampleHere()),
    AdvanceSample: lambda state: (
        [Studied(item=Item(f"{SAMPLE}:{number}"), discovery=False) for number in (1, 2)],
        AdvanceSample(),
    ),
    PutModifier: _only(PutModifier(complex=Complex.WORK, modifier=Modifier.EXTRA_PAWN)),
    TakeModifier: _tokens,
    ClearLoad: _loads,
    Cure: lambda state: (_ill(state, Condition.ANEMIA, everybody=True), Cure(who=Who.CHOSEN)),
    CureOne: lambda state: (_ill(state, Condition.ANEMIA, Condition.MIGRAINE), CureOne()),
    ReceiveCondition: lambda state: ((), ReceiveCondition(cards=state.piles[Pile.CONDITIONS])),
    LayTile: lambda state: ((), LayTile(space=_ASIDE, cards=state.piles[Pile.RING_2][:2])),
    MendRover: lambda state: (
        [RoverMarked(rover=Rover.SCOUT, modifier=each) for each in (Modifier.WOUND, Modifier.EXTRA_PAWN)],
        MendRover(rover=Rover.SCOUT),
    ),
    DripGrow: lambda state: ([GrowthRose(spaces=(1, _FAR))], DripGrow()),
}
# Only between missions.
_OF_CAMPAIGNS = (UnlockOne, NamePlace, GiveUpUpgrade)


def all_tags() -> set[str]:
    """All that somebody may have to name."""
    return {kind.tag for kind in PICKS}


def printed(box: Box) -> Mapping[type[Effect], Sequence[Effect]]:
    """The effects on cards for which something is named, by their kinds."""
    found: dict[type[Effect], list[Effect]] = {}
    for each in _parts(box.others):
        if isinstance(each, Effect) and type(each) in PICKS and each not in found.setdefault(type(each), []):
            found[type(each)].append(each)
    return found


def _parts(thing: object) -> Iterator[object]:
    """All that a card is made of."""
    yield thing
    if isinstance(thing, Mapping):
        inside: Collection[object] = thing.values()
    elif isinstance(thing, tuple):
        inside = thing
    elif attrs.has(type(thing)):
        inside = [getattr(thing, name) for name in attrs.fields_dict(type(thing))]  # type: ignore[arg-type]
    else:
        inside = ()
    for each in inside:
        yield from _parts(each)


def put(
    state: HabitatState, tags: Collection[str], cards: Mapping[type[Effect], Sequence[Effect]]
) -> Iterator[tuple[str, Sequence[Event]]]:
    """What leads here to one of these questions, where there are several things to choose from."""
    for kind, pick in PICKS.items():
        if kind.tag not in tags or (kind in _OF_CAMPAIGNS and state.campaign is None):
            continue
        ways = [((), each) for each in cards.get(kind, ())]
        if kind in _WAYS:
            ways.append(_WAYS[kind](state))  # type: ignore[arg-type]
        for before, effect in ways:
            asked = Waiting(effect=effect, you=state.crew[0].id)
            if len(set(pick.candidates(replay(HABITAT, state, before), asked))) > 1:
                yield kind.tag, (*before, DecisionOpened(decision=ChooseThing(effect=asked)))
                break
