"""What must hold after every event: each piece in exactly one zone, slots not overfull, sums constant (ZON)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Box, CampaignCard

from . import zones
from .pieces import Piece, everything, member_of
from .state import MOST_COMMAND, MOST_ENERGY, SLEEVES, Mode, ShipState, Tokens


def broken(state: ShipState) -> Sequence[str]:
    """Every violated invariant in words for a bug report; empty if all is well."""
    return [*_pieces(state), *_numbers(state)]


def _pieces(state: ShipState) -> Sequence[str]:
    """Most events touch neither pieces nor sleeves: what was sound and is still the same is not counted again."""
    looked_at = (state.box, state.zones, state.sleeves, bool(state.pending), _asks_nothing(state), state.mode)
    if _SOUND and all(now is then for now, then in zip(looked_at, _SOUND[0], strict=True)):
        return []
    wrong = [*_conserved(state), *_slots(state), *_crew(state)]
    _SOUND[:] = [] if wrong else [looked_at]
    return wrong


# What was found sound last; a state never changes, so the very same parts are sound for good.
_SOUND: list[tuple[object, ...]] = []
# A box never changes, and what lies in it is counted again and again.
_KNOWN: dict[int, tuple[Box, frozenset[Piece]]] = {}
_SLOTS: dict[int, tuple[CampaignCard, frozenset[zones.Zone]]] = {}


def _inventory(box: Box) -> frozenset[Piece]:
    known = _KNOWN.get(id(box))
    if known is None or known[0] is not box:
        _KNOWN[id(box)] = known = (box, frozenset(everything(box)))
    return known[1]


def _for_one(pages: CampaignCard) -> frozenset[zones.Zone]:
    """The slots of the ship book."""
    known = _SLOTS.get(id(pages))
    if known is None or known[0] is not pages:
        _SLOTS[id(pages)] = known = (pages, frozenset(zones.slots(pages)))
    return known[1]


def _conserved(state: ShipState) -> Iterator[str]:
    """Nothing is created and nothing is lost (ZON-01, ZON-02)."""
    found = [piece for there in state.zones.values() for piece in there]
    inventory = _inventory(state.box)
    if len(found) == len(inventory) and inventory.issuperset(found) and len(set(found)) == len(found):
        return
    places = Counter(found)
    yield from (f"{piece} lies in {count} places" for piece, count in places.items() if count > 1)
    yield from (f"{piece} lies nowhere" for piece in sorted(inventory - places.keys()))
    yield from (f"{piece} is not of this campaign" for piece in sorted(places.keys() - inventory))


def _slots(state: ShipState) -> Iterator[str]:
    slots = _for_one(state.pages)
    for zone, there in state.zones.items():
        if len(there) > 1 and (zone in slots or _is_bed(zone)):
            yield f"{zone} holds {there}"
    for section in Section:  # the dead lie there as well until the memorial wall (MED-16)
        if sum(member in state.sleeves for member in state.members(zones.board_crew(section))) > 1:
            yield f"{section.value} has several living members on its crew board"


def _is_bed(zone: zones.Zone) -> bool:
    """Beds of upgrades included (MED-20)."""
    return zone.startswith("SB.P32.")


def _crew(state: ShipState) -> Iterator[str]:
    """Sleeves follow their crew cards (ZON-03), and a section has only so many (CPI-03)."""
    for sleeve, count in Counter(state.sleeves.values()).items():
        if count > SLEEVES[sleeve.rank]:
            yield f"{sleeve.section.value} uses more sleeves of rank {sleeve.rank} than it has"
    settled = bool(state.pending)  # a sleeve is given just before the card moves, and taken just after it
    for zone, there in state.zones.items():
        if zone.startswith("CB."):  # the dead lie on their boards until MEM
            continue
        living = _is_living(zone)
        for piece in there:
            if not piece.startswith("crew:"):
                continue
            if living and member_of(piece) not in state.sleeves:
                yield f"{piece} in {zone} has no sleeve"
            elif settled and not living and member_of(piece) in state.sleeves:
                yield f"{piece} in {zone} has a sleeve"
    yield from (f"{section.value} owns other dice than the others" for section in _uneven(state))


def _is_living(zone: zones.Zone) -> bool:
    """Between sessions Available crew lies in the envelope (SAV-09)."""
    return zone in (zones.RESTING, zones.ENVELOPE) or zone.startswith(("HAND.", "SB.P32."))


def _uneven(state: ShipState) -> Iterator[Section]:
    """Between questions about dice all sections own the same number (DBR-09); for an operation only those that go."""
    if _asks_nothing(state) and state.mode is not Mode.OPERATION:
        counts = {section: len(state.dice_of(section)) for section in Section}
        yield from (section for section, count in counts.items() if count != counts[Section.SECURITY])


def _asks_nothing(state: ShipState) -> bool:
    return state.question is None and not state.queue


def in_box(state: ShipState) -> Tokens:
    """Tokens that are neither in a pool nor in the token bag; successes are without number (ZON-02, CYC-18)."""
    return Tokens(
        energy=MOST_ENERGY - state.pool.energy - state.bag.energy,
        command=MOST_COMMAND - state.pool.command - state.bag.command,
    )


def _numbers(state: ShipState) -> Iterator[str]:
    if min(in_box(state).energy, in_box(state).command) < 0:
        yield f"more tokens than there are: {state.pool}, {state.bag}"
    if not 0 <= state.pool.energy <= MOST_ENERGY:
        yield f"{state.pool.energy} energy in the pool"
    if not 0 <= state.pool.command <= MOST_COMMAND:
        yield f"{state.pool.command} command in the pool"
    if min(state.pool.success, state.bag.success, state.bag.energy, state.bag.command) < 0:
        yield f"tokens below zero: {state.pool}, {state.bag}"
    if state.pool.penalty and state.bag.penalty:
        yield "two penalty tokens"
