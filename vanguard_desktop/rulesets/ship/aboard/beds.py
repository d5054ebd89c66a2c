"""The beds of the medbay: lanes from left to right, single beds of upgrades, who lies where (MED-01, MED-20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from vanguard_desktop.core import MemberId
from vanguard_desktop.setting import Bed, FacilityUpgradeCard

from .. import zones
from ..pieces import id_of
from ..state import ShipState
from ..zones import Zone

# How badly hurt, most severe first, which is also from left to right.
CATEGORIES = tuple(Bed)


def upgrades(state: ShipState) -> Iterator[FacilityUpgradeCard]:
    """Upgrades installed in the ward."""
    for slot in range(1, state.pages.ward_slots + 1):
        card = state.only(zones.ward(slot))
        if card is not None:
            yield state.box.facility_upgrades[id_of(card)]


def lanes(state: ShipState) -> tuple[str, ...]:
    return (*state.pages.lanes, *(card.lane for card in upgrades(state) if card.lane is not None))


def single_beds(state: ShipState) -> dict[Zone, FacilityUpgradeCard]:
    """Beds outside the lanes, each with the upgrade that brings it."""
    return {zones.bed(card.id, card.bed): card for card in upgrades(state) if card.bed is not None}


def beds(state: ShipState, category: Bed) -> Iterator[Zone]:
    """All beds of a category: those of the lanes, then single ones."""
    yield from (zones.bed(lane, category) for lane in lanes(state))
    yield from (zone for zone, card in single_beds(state).items() if card.bed is category)


def empty_beds(state: ShipState, category: Bed) -> list[Zone]:
    return [bed for bed in beds(state, category) if not state.at(bed)]


def distinct(state: ShipState, found: Sequence[Zone]) -> list[Zone]:
    """Empty lanes are alike: of their beds only the first is named."""
    empty = [lane for lane in lanes(state) if not any(state.at(zones.bed(lane, each)) for each in CATEGORIES)]
    alike = {zones.bed(lane, category) for lane in empty[1:] for category in CATEGORIES}
    return [bed for bed in found if bed not in alike]


def patients(state: ShipState) -> Iterator[MemberId]:
    """Everybody in the medbay, those worst off first."""
    for category in CATEGORIES:
        for bed in beds(state, category):
            yield from state.members(bed)


def milder(category: Bed) -> Bed | None:
    """The next less severe category; None beyond Light: recovered."""
    at = CATEGORIES.index(category) + 1
    return CATEGORIES[at] if at < len(CATEGORIES) else None


def next_places(state: ShipState, member: MemberId) -> Sequence[Zone]:
    """Where a patient can move: one empty bed to the right in the lane, to any out of a single bed, or to the hand."""
    bed = state.place_of(member)
    if bed is None or member not in patients(state):
        return ()
    now = next(category for category in CATEGORIES if bed in beds(state, category))
    category = milder(now)
    if category is None:
        return (zones.hand(state.section_of(member)),)
    if bed in single_beds(state):
        return distinct(state, empty_beds(state, category))
    right = next(zones.bed(lane, category) for lane in lanes(state) if bed == zones.bed(lane, now))
    return () if state.at(right) else (right,)


def fitting_beds(state: ShipState, category: Bed, injuries: int | None = None) -> list[Zone]:
    """Empty beds of the category; if there are none those of the next more severe one, and so on (MED-10, MED-11).

    A single bed in which injury cards are discarded first also takes somebody with so many more (`injuries`).
    """
    spared = [
        bed
        for bed, card in single_beds(state).items()
        if injuries is not None and not state.at(bed) and card.bed is category_for(max(1, injuries - card.discards))
    ]
    for severity in reversed(CATEGORIES[: CATEGORIES.index(category) + 1]):
        if empty := empty_beds(state, severity):
            return distinct(state, [*empty, *(bed for bed in spared if bed not in empty)])
    return spared


def enough_for(state: ShipState, injuries: Iterable[int]) -> bool:
    """Whether everybody with so many injuries finds a bed of their own category, in whatever order (MED-12).

    A single bed in which injury cards are discarded may be wanted by others as well, so it is not counted.
    """
    wanted = Counter(map(category_for, injuries))
    shared = {bed for bed, card in single_beds(state).items() if card.discards}
    return all(
        count <= sum(bed not in shared for bed in empty_beds(state, category)) for category, count in wanted.items()
    )


def category_for(injuries: int) -> Bed:
    """One card is light, two are moderate, three or more critical, face down or not (MED-09)."""
    return {1: Bed.LIGHT, 2: Bed.MODERATE}.get(injuries, Bed.CRITICAL)
