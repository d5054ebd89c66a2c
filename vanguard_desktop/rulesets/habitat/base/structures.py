"""Queries about structures: which are in play, which work, what they make and need (HST, HPR)."""

from __future__ import annotations

from collections.abc import Iterator

from vanguard_desktop.core import Part, Source, total

from ..data.cards import StructureCard
from ..data.effects import ChangeDemand, ChangeSupply
from ..data.effects.common import AtStructure
from ..data.kinds import HUB, STAGE, Element, Make, Modifier, Penalty, Resource, StructureId, StructureKind
from ..kept import kept
from ..state import HabitatState

PRODUCERS = {Resource.ENERGY: StructureKind.PANEL, Resource.OXYGEN: StructureKind.OXYGENATOR}


@kept("structures")
def in_play(state: HabitatState) -> tuple[StructureId, ...]:
    """The structures of the hub in their printed order, then structure cards by id."""
    cards = (each for each in state.structures if each not in HUB)
    return (*(each for each in HUB if each in state.structures), *cards)


def source_of(structure: StructureId) -> Source:
    """A structure as that which says something, or a term of a sum."""
    return Source("habitat_structures", structure)


def is_red(state: HabitatState, structure: StructureId, element: Element) -> bool:
    there = state.structures.get(structure)
    return there is not None and element in there.broken


def penalty(state: HabitatState, structure: StructureId, element: Element) -> Penalty:
    """What a red element brings now: nothing if it is green, shut down or ignored (HPR-42, HCT-03)."""
    there = state.structures.get(structure)
    if there is None or element not in there.broken or there.is_shut:
        return Penalty.NONE
    if f"{structure}:{element.value}" in state.ignored:
        return Penalty.NONE
    return state.card(structure).elements[element]


@kept("structures", "ignored", "box")
def penalties(state: HabitatState, structure: StructureId) -> tuple[Penalty, ...]:
    """Everything that the red elements of a structure bring now (HST-09)."""
    found = (penalty(state, structure, element) for element in state.card(structure).elements)
    return tuple(each for each in found if each is not Penalty.NONE)


def works(state: HabitatState, structure: StructureId) -> bool:
    """Whether a structure can be used at all: in play, open, without breakdown, and a field one mended (HCT-07)."""
    there = state.structures.get(structure)
    if there is None or there.is_shut or Modifier.BREAKDOWN in there.active:
        return False
    return state.card(structure).make is not Make.FIELD or Element.HARDWARE not in there.broken


def made(state: HabitatState, resource: Resource) -> tuple[Part, ...]:
    """What the producers of a resource make now, one by one, and what counts this sol (HPR-02, HPR-15, HPR-16)."""
    found = [
        Part(of=source_of(each), amount=state.structures[each].production)
        for each in in_play(state)
        if state.card(each).kind is PRODUCERS.get(resource) and works(state, each)
    ]
    extra = sum(each.by for each in state.this_sol if isinstance(each, ChangeSupply) and each.resource is resource)
    if extra:
        found.append(Part(of=Source("this_sol"), amount=max(extra, -total(found))))
    return tuple(found)


def in_need(state: HabitatState, resource: Resource) -> tuple[StructureId, ...]:
    """The structures that need a resource and are not cut off from it already (HPR-07)."""
    return tuple(
        each
        for each in in_play(state)
        if resource in state.card(each).supply
        and resource not in state.structures[each].tiles
        and (not each.startswith(STAGE) or state.sol >= state.sheet.powered_from)
    )


def needed(state: HabitatState, resource: Resource) -> tuple[Part, ...]:
    """What is needed of a resource, structure by structure, and what texts add to it (HPR-07, HFX-11)."""
    found = [Part(of=source_of(each), amount=1) for each in in_need(state, resource)]
    extra = sum(each.by for each in state.this_sol if isinstance(each, ChangeDemand) and each.resource is resource)
    if extra:
        found.append(Part(of=Source("this_sol"), amount=max(extra, -total(found))))
    return tuple(found)


def limits(state: HabitatState, structure: StructureId) -> tuple[int, int]:
    """Between what a producer stands: panels and oxygenators never fall below 1 (HPR-02, HPR-03)."""
    most = state.card(structure).most
    return (1, most) if most else (0, 0)


def producers(state: HabitatState) -> Iterator[StructureId]:
    return (each for each in in_play(state) if state.card(each).most)


def broken_count(state: HabitatState, cards: bool = False) -> int:
    """How many elements are red, those of structure cards counted or not (HEN-05)."""
    return sum(
        len(there.broken) for each, there in state.structures.items() if cards or state.card(each).make is Make.HUB
    )


def meant(state: HabitatState, effect: AtStructure, shut: bool = False) -> tuple[StructureId, ...]:
    """Which structures an effect may concern (HFX-04): in play, no card unless it is named (HST-21), and not shut down
    (HPR-42) unless that is what the effect is about.
    """
    return tuple(
        each
        for each in in_play(state)
        if _fits(state.card(each), effect) and (shut or not state.structures[each].is_shut)
    )


def _fits(card: StructureCard, effect: AtStructure) -> bool:
    if effect.structure is not None:
        return card.id == effect.structure
    return card.make is Make.HUB and effect.kind in (None, card.kind) and effect.complex in (None, card.complex)
