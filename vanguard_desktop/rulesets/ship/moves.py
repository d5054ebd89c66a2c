"""Small words for moving pieces and putting effects into the queue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import NOBODY, Effect, EffectsQueued, Event, MemberId, Rng, Source, Waiting

from .data.journey.cycle import Moved, Revealed, Shuffled
from .pieces import Piece, crew, home
from .state import ShipState
from .zones import Zone


def steps(*effects: Effect, source: Source = NOBODY, you: MemberId | None = None) -> EffectsQueued:
    """These come next."""
    return EffectsQueued(effects=tuple(Waiting(effect=effect, source=source, you=you) for effect in effects))


def same(waiting: Waiting, *effects: Effect) -> EffectsQueued:
    """These come next, said by the same text."""
    return steps(*effects, source=waiting.source, you=waiting.you)


def move(pieces: Iterable[Piece], start: Zone, to: Zone, on_top: bool = False) -> list[Event]:
    """Nothing happens if there is nothing to move."""
    moved = tuple(pieces)
    return [Moved(pieces=moved, start=start, to=to, on_top=on_top)] if moved else []


def move_all(state: ShipState, start: Zone, to: Zone) -> list[Event]:
    return move(state.at(start), start, to)


def reveal(pieces: Iterable[Piece], start: Zone, to: Zone) -> list[Event]:
    """As `move`, of pieces nobody has seen."""
    shown = tuple(pieces)
    return [Revealed(pieces=shown, start=start, to=to)] if shown else []


def put_back(state: ShipState, pieces: Iterable[Piece], start: Zone) -> list[Event]:
    """Every piece goes to the divider, deck or compartment where it belongs (CYC-15)."""
    by_zone: dict[Zone, list[Piece]] = {}
    for piece in pieces:
        by_zone.setdefault(home(state.box, piece), []).append(piece)
    return [event for zone, there in by_zone.items() for event in move(there, start, zone)]


def move_member(state: ShipState, member: MemberId, to: Zone) -> list[Event]:
    """A crewmember goes from wherever they are to another zone."""
    start = state.place_of(member)
    return [] if start is None or start == to else move([crew(member)], start, to)


def shuffle(zone: Zone, there: Sequence[Piece], rng: Rng) -> list[Shuffled]:
    """The deck in a new order, if there is anything to put in order."""
    if len(there) < 2:
        return []
    order, after = rng.shuffled(there)
    return [Shuffled(zone=zone, order=order, drawn=after.since(rng))]


def shuffle_in(state: ShipState, pieces: Iterable[Piece], start: Zone, to: Zone) -> list[Event]:
    """Pieces return to a deck, which is shuffled (CMP-06)."""
    back = tuple(pieces)
    return [*move(back, start, to), *shuffle(to, (*state.at(to), *back), state.rng)] if back else []
