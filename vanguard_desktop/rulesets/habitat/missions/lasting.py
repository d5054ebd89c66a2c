"""What lasts in a campaign: unlocked abilities, sealed blocks, names, conditions, structures lost (HCP-08, HCP-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from vanguard_desktop.core import CardId, Choose, EffectsQueued, Event, MemberId, Source, Waiting, changed

from ..chapter import Chapter, Pick
from ..crew.people import around, concerned
from ..data.actions import Studied
from ..data.campaign import (
    AbilityUnlocked,
    BlockOpened,
    ConditionKept,
    GiveUpUpgrade,
    KeepCondition,
    NamePlace,
    PlaceNamed,
    SamplesLeft,
    SolsChanged,
    Unlock,
    UnlockOne,
    WallsCleared,
    WallSet,
)
from ..data.cards import ProfessionCard
from ..data.chance import SomebodyChosen
from ..data.effects import (
    ChangeSols,
    ClearWalls,
    Cure,
    CureEverybody,
    EraseTerrain,
    FallIll,
    InfectWounded,
    LastingConditions,
    NumberEverything,
    NumberSample,
    RenewDecks,
    SetWall,
)
from ..data.items import SAMPLE, family
from ..data.kinds import DECK_OF, Complex, Condition, Space, Who
from ..data.malfunctions import DeckRenewed
from ..map.spaces import SPACES
from ..parts import drawn_from, named, same
from ..state import Astronaut, HabitatState
from .campaign import campaign, campaigned, card_of
from .ground import here
from .samples import AVAILABLE, EXAMINED


def locked(state: HabitatState, astronaut: Astronaut) -> list[CardId]:
    """The ability cards of somebody that cannot be used yet."""
    professions: Mapping[str, ProfessionCard] = state.box.others["habitat_professions"]
    cards = professions[astronaut.profession.value].abilities
    return [card for card in cards if card not in astronaut.abilities]


def _watch(state: HabitatState, events: Sequence[Event]) -> Sequence[Waiting]:
    """HCP-08, HCP-09: with each discovery everybody unlocks a card, in seating order."""
    if state.campaign is None:
        return ()
    made = sum(isinstance(event, Studied) and event.discovery for event in events)
    one = Waiting(effect=Unlock(who=Who.EACH), source=Source("habitat_campaigns", state.campaign.card))
    return (one,) * made


def _unlock(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, Unlock)
    if effect.who is Who.EACH:
        each = [attrs.evolve(waiting, effect=Unlock(who=Who.ACTOR), you=one.id) for one in around(state)]
        return [same_as(*each)]
    cards = _mine(state, waiting)
    if len(cards) > 1:
        return [same(waiting, UnlockOne())]
    return _this_card(state, waiting, cards[0]) if cards else []


def same_as(*waiting: Waiting) -> Event:
    """These come next, as they are."""
    return EffectsQueued(effects=waiting)


def _mine(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    owner = state.astronaut(concerned(state, waiting))
    return [] if owner is None else locked(state, owner)


def _this_card(state: HabitatState, waiting: Waiting, thing: str) -> list[Event]:
    return [AbilityUnlocked(who=concerned(state, waiting), card=CardId(thing))]


def _infect(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HCA-40: astronauts without wounds are passed over."""
    wounded = [each for each in state.crew if each.wounds]
    if not wounded:
        return []
    one, drawn = drawn_from(state, wounded)
    ill = attrs.evolve(waiting, effect=FallIll(who=Who.ACTOR), you=one.id)
    return [SomebodyChosen(who=one.id, drawn=drawn), same_as(ill)]


def _cure_everybody(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    ill = [(each.id, condition) for each in around(state) for condition in each.conditions]
    cures = (attrs.evolve(waiting, effect=Cure(who=Who.ACTOR, condition=kind), you=who) for who, kind in ill)
    return [same_as(*cures)] if ill else []


def _renumber(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HCA-46: examined ones first, then the loading zone, then the map; then regions without a sample."""
    places = [EXAMINED for item in state.examined if item == SAMPLE]
    places += [AVAILABLE for item in state.available if item == SAMPLE]
    places += [each for each in SPACES for item in state.on_map.get(each, ()) if item == SAMPLE]
    bare = [each for each in SPACES if each in state.regions and not _sampled(state, each)]
    return [SamplesLeft(), same(waiting, *(NumberSample(place=each) for each in (*places, *bare)))]


def _sampled(state: HabitatState, at: Space) -> bool:
    return any(family(item) == SAMPLE for item in state.on_map.get(at, ()))


def _lasting(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HCA-45: one condition after the other; an upgrade saves one of them."""
    held = [
        (each.id, condition)
        for each in around(state)
        for condition in each.conditions
        if condition not in campaign(state).permanent.get(each.id, ())
    ]
    texts = tuple(
        attrs.evolve(waiting, effect=Choose(options=(KeepCondition(condition=kind), GiveUpUpgrade())), you=who)
        for who, kind in held
    )
    return [same_as(*texts)] if texts else []


def _erase(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    at = here(state)
    return [] if at is None or state.campaign is None else [same(waiting, NamePlace(space=at))]


def _names(state: HabitatState, _: Waiting) -> Sequence[str]:
    return [str(number) for number in range(1, len(card_of(state).names) + 1)] or ["0"]


def _called(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, NamePlace)
    return [PlaceNamed(space=waiting.effect.space, name=int(thing))]


def _unlocked(state: HabitatState, event: AbilityUnlocked) -> HabitatState:
    crew = tuple(
        attrs.evolve(each, abilities=(*each.abilities, event.card)) if each.id == event.who else each
        for each in state.crew
    )
    return changed(state, crew=crew)


def _kept(state: HabitatState, event: ConditionKept) -> HabitatState:
    permanent = campaign(state).permanent
    return campaigned(state, permanent={**permanent, event.who: (*permanent.get(event.who, ()), event.condition)})


def _samples_left(state: HabitatState, _: SamplesLeft) -> HabitatState:
    on_map = {at: tuple(item for item in there if item != SAMPLE) for at, there in state.on_map.items()}
    return changed(
        state,
        discovered=(),
        examined=tuple(item for item in state.examined if item != SAMPLE),
        available=tuple(item for item in state.available if item != SAMPLE),
        on_map=on_map,
    )


def _opened(state: HabitatState, event: BlockOpened) -> HabitatState:
    """HCP-16: for good in this campaign; in a single mission for the mission."""
    if state.campaign is None:
        return changed(state, counted={**state.counted, f"opened:{event.id}": 1})
    return campaigned(state, opened=(*campaign(state).opened, event.id))


def _place_named(state: HabitatState, event: PlaceNamed) -> HabitatState:
    return campaigned(state, named={**campaign(state).named, event.space: event.name})


def _keep_condition(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, KeepCondition)
    condition: Condition = waiting.effect.condition
    return [ConditionKept(who=MemberId(concerned(state, waiting)), condition=condition)]


LASTING = Chapter(
    effects={
        Unlock: _unlock,
        UnlockOne: lambda state, waiting: named(waiting, waiting.you),
        SetWall: lambda state, waiting: [WallSet(space=waiting.effect.space, on=waiting.effect.on)],  # type: ignore[attr-defined]
        ClearWalls: lambda state, waiting: [WallsCleared()] if state.walls else [],
        ChangeSols: lambda state, waiting: [SolsChanged(by=waiting.effect.by)],  # type: ignore[attr-defined]
        RenewDecks: lambda state, waiting: [
            DeckRenewed(complex=each) for each in Complex if state.discards.get(DECK_OF[each])
        ],
        InfectWounded: _infect,
        CureEverybody: _cure_everybody,
        NumberEverything: _renumber,
        LastingConditions: _lasting,
        KeepCondition: _keep_condition,
        EraseTerrain: _erase,
        NamePlace: lambda state, waiting: named(waiting),
    },
    picks={
        UnlockOne: Pick(candidates=_mine, picked=_this_card),
        NamePlace: Pick(candidates=_names, picked=_called),
    },
    folds={
        AbilityUnlocked: _unlocked,
        BlockOpened: _opened,
        WallSet: lambda state, event: changed(state, walls={**state.walls, event.space: event.on}),
        WallsCleared: lambda state, event: changed(state, walls={}),
        SolsChanged: lambda state, event: changed(state, last_sol=state.last_sol + event.by),
        ConditionKept: _kept,
        SamplesLeft: _samples_left,
        PlaceNamed: _place_named,
    },
    watches=(_watch,),
)
