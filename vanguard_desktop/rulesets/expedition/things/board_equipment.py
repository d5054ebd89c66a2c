"""Tokens of equipment that carry, bar and sound, and those that are placed without an action (EQP-14 to EQP-18)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, Effect, Event, SectorId, Waiting
from vanguard_desktop.setting import EquipmentKind, card_of

from ..chapter import Carries
from ..data import InForce, Lasting, Member, State, Until
from ..data import effects as fx
from ..data.effects import ComeAlong, CoverPoi
from ..data.events import (
    CardsSeen,
    Deck,
    LastingBegun,
    LastingUsed,
    SectorMarked,
    TokenPlaced,
)
from ..data.steps import BarThis, ComesNext, LayToken, Load, SetDown, SetMarkerDown
from ..picking import Options, pick, picks
from ..planet.foresight import coming_pois
from ..planet.travel import connected, may_leave
from ..queueing import place, steps, you
from .equipment import the_equipment


def _choose_poi(state: State, waiting: Waiting, _: fx.ChoosePoi) -> Sequence[Event]:
    member = you(state, waiting)
    seen = coming_pois(state, member.sector)
    look = [CardsSeen(member=member.id, deck=Deck.POIS, cards=seen)] if seen else []
    return [*look, *pick(state, waiting, BOARD_EQUIPMENT_OPTIONS[fx.ChoosePoi])]


BOARD_EQUIPMENT_OPTIONS: dict[type[Effect], Options] = {
    fx.PlaceSomeToken: lambda state, waiting, effect: (
        LayToken(card=card) for card in placeable(state, you(state, waiting))
    ),
    fx.LoadUp: lambda state, waiting, effect: loads(state, you(state, waiting)),
    fx.BarNextDoor: lambda state, waiting, effect: (
        BarThis(sector=sector) for sector in connected(state, you(state, waiting).sector)
    ),
    fx.ChoosePoi: lambda state, waiting, effect: (
        ComesNext(card=card) for card in coming_pois(state, you(state, waiting).sector)
    ),
}


def _laid(state: State, waiting: Waiting, effect: LayToken) -> Sequence[Event]:
    here = place(state, waiting)
    there = here is not None and effect.card in placeable(state, you(state, waiting))
    return [TokenPlaced(card=effect.card, sector=here)] if there and here is not None else []


def _set_down(state: State, waiting: Waiting, effect: SetDown) -> Sequence[Event]:
    here = place(state, waiting)
    if here is None or effect.card not in state.tokens:
        return []
    return [TokenPlaced(card=effect.card, sector=here)]


def _marker_set_down(state: State, waiting: Waiting, effect: SetMarkerDown) -> Sequence[Event]:
    here = place(state, waiting)
    if here is None or not state.marks.get(effect.start, 0):
        return []
    return [SectorMarked(sector=effect.start, by=-1), SectorMarked(sector=here, by=1)]


def _bar(state: State, waiting: Waiting, effect: BarThis) -> Sequence[Event]:
    if place(state, waiting) is None:
        return []
    entry = InForce(what=Lasting.BARRED, until=Until.EXPEDITION, sector=effect.sector, source=waiting.source)
    return [LastingBegun(entry=entry)]


def placeable(state: State, member: Member) -> tuple[CardId, ...]:
    """Mission equipment that the crew member carries and whose token is not on the board yet (EQP-15)."""
    return tuple(
        card
        for card in member.equipment
        if state.box.equipment_of(card).kind is EquipmentKind.MISSION and card not in state.tokens
    )


def loads(state: State, traveler: Member) -> list[Effect]:
    """What could go along: nothing more once something has been loaded for this travel."""
    if any(entry.what is Lasting.LOADED and entry.owner == traveler.id for entry in state.lasting):
        return []
    others = (member for member in state.here(traveler.sector) if member.id != traveler.id)
    found: list[Effect] = [Load(member=member.id) for member in others if may_leave(state, member)]
    here = [card for card, at in state.tokens.items() if at == traveler.sector]
    found += [Load(card=card) for card in here if not _carries(state, card)]
    if traveler.sector is not None and state.marks.get(traveler.sector, 0):
        found.append(Load())
    return found


def _carries(state: State, card: CardId) -> bool:
    """What carries does not carry itself."""
    ability = state.box.equipment_of(card).token
    return ability is not None and isinstance(ability.effect, fx.LoadUp)


def _loaded(state: State, waiting: Waiting, step: Load) -> Sequence[Event]:
    """The token itself goes along with what it carries; both are set down on arrival."""
    here = place(state, waiting)
    if here is None:
        return []
    traveler, cart = you(state, waiting).id, the_equipment(waiting)
    carried: list[Effect] = [SetDown(card=cart)] if cart is not None else []
    if step.card is not None:
        carried.append(SetDown(card=step.card))
    elif step.member is None:
        carried.append(SetMarkerDown(start=here))
    begun = [
        LastingBegun(
            entry=InForce(
                what=Lasting.LOADED,
                until=Until.TRAVEL,
                owner=traveler,
                who=traveler,
                sector=here,
                effect=effect,
                source=waiting.source,
            )
        )
        for effect in carried
    ]
    along = [] if step.member is None else [steps(step.member, ComeAlong(), source=waiting.source)]
    return [*begun, *along]


def _expect(state: State, waiting: Waiting, effect: ComesNext) -> Sequence[Event]:
    """What was expected in this sector before is no more."""
    here = place(state, waiting)
    if here is None:
        return []
    before = [LastingUsed(entry=entry) for entry in state.lasting if _expected(entry, here)]
    entry = InForce(
        what=Lasting.POI_CHOSEN,
        until=Until.EXPEDITION,
        sector=here,
        uses=1,
        effect=CoverPoi(card=effect.card),
        source=waiting.source,
    )
    return [*before, LastingBegun(entry=entry)]


def _expected(entry: InForce, sector: SectorId) -> bool:
    return entry.what is Lasting.POI_CHOSEN and entry.sector == sector


def next_poi(state: State, sector: SectorId, card: CardId) -> tuple[CardId, Sequence[Event]]:
    """The card that comes to the sector: the one that a text names, or the one chosen before, if it is still there."""
    entry = next((entry for entry in state.lasting if _expected(entry, sector)), None)
    if entry is None:
        return card, ()
    wanted = entry.effect
    there = isinstance(wanted, CoverPoi) and any(card_of(copy) == wanted.card for copy in state.poi_store)
    return (wanted.card if there and isinstance(wanted, CoverPoi) else card), [LastingUsed(entry=entry)]


# What was picked happens, as far as it is still there.
BOARD_EQUIPMENT: Carries = {
    **picks(BOARD_EQUIPMENT_OPTIONS),
    fx.ChoosePoi: _choose_poi,
    LayToken: _laid,
    Load: _loaded,
    SetDown: _set_down,
    SetMarkerDown: _marker_set_down,
    BarThis: _bar,
    ComesNext: _expect,
}
