"""What lasts in a campaign: unlocked abilities, sealed blocks, names, conditions, structures lost (HCP-08, HCP-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from vanguard_desktop.core import CardId, Choose, EffectsQueued, Event, InOrder, MemberId, Source, Waiting, changed

from ..chapter import Chapter, Pick
from ..crew.people import around, concerned
from ..data.actions import Studied
from ..data.base import StructureCame
from ..data.campaign import (
    AbilityUnlocked,
    BlockOpened,
    ConditionKept,
    FieldFolded,
    GiveUpUpgrade,
    KeepCondition,
    LoadSwapped,
    NamePlace,
    PlaceLoad,
    PlaceNamed,
    SamplesLeft,
    SolsChanged,
    StructureLost,
    Unlock,
    UnlockOne,
    UpgradeGivenUp,
    UpgradeInstalled,
    WallsCleared,
    WallSet,
)
from ..data.cards import ProfessionCard
from ..data.chance import SomebodyChosen
from ..data.effects import (
    Break,
    BreakSome,
    BringStructure,
    ChangeSols,
    ClearWalls,
    Cure,
    CureEverybody,
    EraseTerrain,
    FallIll,
    FoldField,
    InfectWounded,
    InstallUpgrade,
    LastingConditions,
    LoseStructure,
    MarkLoad,
    NumberEverything,
    NumberSample,
    RaiseModule,
    RaiseRest,
    RenewDecks,
    ScatterLoads,
    SetWall,
    SwapLoad,
    UpgradesByObjectives,
)
from ..data.items import SAMPLE, family, name
from ..data.kinds import DECK_OF, HUB, Complex, Condition, Make, Pile, Space, StructureId, Who
from ..data.malfunctions import DeckRenewed
from ..data.missions import DrawUpgrades, LoadMarked, ObjectivePlaced
from ..map.spaces import SPACES, space
from ..parts import draw, drawn_from, named, same
from ..state import Astronaut, HabitatState
from .campaign import campaign, campaigned, card_of
from .decks import read_direction
from .ground import here
from .loads import item_of, lies_as, space_of
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


def _crates(state: HabitatState, _: Waiting) -> Sequence[str]:
    return [each for each in HUB if each not in state.structures]


def _raise_rest(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, RaiseRest)
    raised = [
        InOrder(steps=(BringStructure(structure=each), BreakSome(structure=each, count=effect.broken)))
        for each in map(StructureId, _crates(state, waiting))
    ]
    return [same(waiting, *raised)] if raised else []


def _break_some(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, BreakSome)
    if effect.structure not in state.structures:
        return []
    return [same(waiting, *(Break(structure=effect.structure),) * effect.count)]


def _lose_structure(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, LoseStructure)
    structure = waiting.effect.structure
    return [StructureLost(structure=structure)] if structure in state.structures and structure is not None else []


def _scatter(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, ScatterLoads)
    return read_direction(
        state, waiting, lambda each: PlaceLoad(direction=each, ring=effect.ring, tokens=effect.tokens)
    )


def _place_load(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, PlaceLoad)
    token, *rest = effect.tokens
    placed = ObjectivePlaced(space=space(effect.ring, effect.direction), item=item_of(token))
    if not rest:
        return [placed]
    out = (*effect.out, effect.direction)
    after = attrs.evolve(effect, tokens=tuple(rest), out=out, again=False)
    return [placed, *read_direction(state, waiting, lambda each: attrs.evolve(after, direction=each), out)]


def _mark_load(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, MarkLoad)
    known = (*state.ground.revealed, effect.load)
    token = next((each for each in known if lies_as(state, each) == effect.load), None)
    if token is None or space_of(state, token) is None:
        return []
    return [LoadMarked(token=token, modifier=effect.modifier)]


def _swap_load(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, SwapLoad)
    item = item_of(effect.load)
    there = any(item in lot for lot in state.on_map.values())
    return [LoadSwapped(item=item, to=item_of(effect.to))] if there else []


def _upgrades(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, UpgradesByObjectives)
    reached = sum(not each.mandatory and each.id in state.reached for each in state.sheet.objectives)
    count = reached // effect.each
    return [same(waiting, DrawUpgrades(count=count))] if count else []


def _install(state: HabitatState, _: Waiting) -> Sequence[Event]:
    found = draw(state, Pile.UPGRADES)
    return [] if found is None else [UpgradeInstalled(card=found[0], drawn=found[1])]


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


def _given_up(state: HabitatState, _: Waiting) -> Sequence[str]:
    cards = (name(item) for item in state.available if family(item) == "upgrade")
    return list(dict.fromkeys((*cards, *state.upgrades)))


def _erase(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    at = here(state)
    return [] if at is None or state.campaign is None else [same(waiting, NamePlace(space=at))]


def _names(state: HabitatState, _: Waiting) -> Sequence[str]:
    return [str(number) for number in range(1, len(card_of(state).names) + 1)] or ["0"]


def _called(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, NamePlace)
    return [PlaceNamed(space=waiting.effect.space, name=int(thing))]


def _folded(state: HabitatState, _: FieldFolded) -> HabitatState:
    kept = {each: there for each, there in state.structures.items() if state.card(each).make is not Make.FIELD}
    return changed(state, structures=kept)


def _lost(state: HabitatState, event: StructureLost) -> HabitatState:
    return changed(
        state, structures={each: there for each, there in state.structures.items() if each != event.structure}
    )


def _swapped(state: HabitatState, event: LoadSwapped) -> HabitatState:
    on_map = {
        at: tuple(sorted(event.to if item == event.item else item for item in there))
        for at, there in state.on_map.items()
    }
    return changed(state, on_map=on_map)


def _unlocked(state: HabitatState, event: AbilityUnlocked) -> HabitatState:
    crew = tuple(
        attrs.evolve(each, abilities=(*each.abilities, event.card)) if each.id == event.who else each
        for each in state.crew
    )
    return changed(state, crew=crew)


def _installed(state: HabitatState, event: UpgradeInstalled) -> HabitatState:
    left = tuple(each for each in state.piles[Pile.UPGRADES] if each != event.card)
    return changed(
        state,
        piles={**state.piles, Pile.UPGRADES: left},
        upgrades=tuple(sorted((*state.upgrades, event.card))),
        rng=state.rng.after(event.drawn),
    )


def _gone(state: HabitatState, event: UpgradeGivenUp) -> HabitatState:
    available = tuple(item for item in state.available if item != f"upgrade:{event.card}")
    upgrades = tuple(each for each in state.upgrades if each != event.card)
    pile = tuple(sorted((*state.piles[Pile.UPGRADES], event.card)))
    return changed(state, available=available, upgrades=upgrades, piles={**state.piles, Pile.UPGRADES: pile})


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
        RaiseModule: lambda state, waiting: named(waiting) if _crates(state, waiting) else [],
        RaiseRest: _raise_rest,
        BreakSome: _break_some,
        FoldField: lambda state, waiting: [FieldFolded()],
        LoseStructure: _lose_structure,
        ScatterLoads: _scatter,
        PlaceLoad: _place_load,
        MarkLoad: _mark_load,
        SwapLoad: _swap_load,
        SetWall: lambda state, waiting: [WallSet(space=waiting.effect.space, on=waiting.effect.on)],  # type: ignore[attr-defined]
        ClearWalls: lambda state, waiting: [WallsCleared()] if state.walls else [],
        ChangeSols: lambda state, waiting: [SolsChanged(by=waiting.effect.by)],  # type: ignore[attr-defined]
        RenewDecks: lambda state, waiting: [
            DeckRenewed(complex=each) for each in Complex if state.discards.get(DECK_OF[each])
        ],
        UpgradesByObjectives: _upgrades,
        InstallUpgrade: _install,
        InfectWounded: _infect,
        CureEverybody: _cure_everybody,
        NumberEverything: _renumber,
        LastingConditions: _lasting,
        KeepCondition: _keep_condition,
        GiveUpUpgrade: lambda state, waiting: named(waiting) if _given_up(state, waiting) else [],
        EraseTerrain: _erase,
        NamePlace: lambda state, waiting: named(waiting),
    },
    picks={
        UnlockOne: Pick(candidates=_mine, picked=_this_card),
        RaiseModule: Pick(
            candidates=_crates,
            picked=lambda state, waiting, thing: [StructureCame(structure=StructureId(thing))],
        ),
        GiveUpUpgrade: Pick(
            candidates=_given_up,
            picked=lambda state, waiting, thing: [UpgradeGivenUp(card=CardId(thing))],
        ),
        NamePlace: Pick(candidates=_names, picked=_called),
    },
    feasible={
        RaiseModule: lambda state, waiting: bool(_crates(state, waiting)),
        GiveUpUpgrade: lambda state, waiting: bool(_given_up(state, waiting)),
    },
    folds={
        AbilityUnlocked: _unlocked,
        BlockOpened: _opened,
        FieldFolded: _folded,
        StructureLost: _lost,
        LoadSwapped: _swapped,
        WallSet: lambda state, event: changed(state, walls={**state.walls, event.space: event.on}),
        WallsCleared: lambda state, event: changed(state, walls={}),
        SolsChanged: lambda state, event: changed(state, last_sol=state.last_sol + event.by),
        UpgradeInstalled: _installed,
        UpgradeGivenUp: _gone,
        ConditionKept: _kept,
        SamplesLeft: _samples_left,
        PlaceNamed: _place_named,
    },
    watches=(_watch,),
)
