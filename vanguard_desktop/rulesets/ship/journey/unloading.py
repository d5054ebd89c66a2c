"""UNL: what the lander has brought home goes to its slots and into the store; the lander is put away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from vanguard_desktop.core import Effect, Event, Waiting
from vanguard_desktop.dice.faces import Section

from .. import effects as fx
from .. import zones
from ..aboard.gains import said_by
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.facilities.hangar import LanderChosen
from ..data.journey.cycle import Moved
from ..data.journey.unloading import PutAway, UnloadDiscoveries, Unloaded, UnloadUniques
from ..moves import move, move_all, put_back, steps
from ..phases import Phase
from ..pieces import Piece, family_of, id_of, piece, source_of
from ..state import ShipState
from ..zones import Zone
from .leaving import is_kept

BROUGHT = (zones.BROUGHT, zones.FOUND)


def uniques(state: ShipState) -> Sequence[Event]:
    """Those without a text go to their slots at once, which order could not change; then those with one (UNL-01)."""
    silent = [(card, zone) for card, zone in _brought(state, "uniques") if text_of(state, card) is None]
    return [*_away(state, silent), steps(UnloadUniques())]


def discoveries(state: ShipState) -> Sequence[Event]:
    """Those without a text go into the store at once, then those with one (UNL-06)."""
    silent = [(card, zone) for card, zone in _brought(state, "discoveries") if text_of(state, card) is None]
    return [*_away(state, silent), steps(UnloadDiscoveries())]


def _brought(state: ShipState, family: str) -> Iterator[tuple[Piece, Zone]]:
    """What lies on the lander or, without one, on the planet board."""
    return ((card, zone) for zone in BROUGHT for card in state.at(zone) if family_of(card) == family)


def text_of(state: ShipState, card: Piece) -> Effect | None:
    """What is printed on a discovery for the moment when it is unloaded."""
    if family_of(card) == "uniques":
        return state.box.uniques[int(id_of(card))].unloaded
    return state.box.discoveries[id_of(card)].unloaded


def _away(state: ShipState, cards: Sequence[tuple[Piece, Zone]]) -> list[Event]:
    events: list[Event] = []
    for card, zone in cards:
        events += [*move([card], zone, destination(card)), Unloaded(card=card)]
    return events


def destination(card: Piece) -> Zone:
    """The slot of its number, for high numbers the tray (UNL-01); the store for all others (UNL-06)."""
    if family_of(card) == "uniques":
        return zones.unique(int(id_of(card))) if is_kept(card) else zones.UNIQUES
    return zones.GATHERED


def _with_text(family: str) -> Callable[[ShipState, object], Sequence[Piece]]:
    """Of cards that are alike only one is named."""

    def candidates(state: ShipState, _: object) -> Sequence[Piece]:
        cards = {id_of(card): card for card, _ in _brought(state, family) if text_of(state, card) is not None}
        return list(cards.values())

    return candidates


def _ask_unique(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, UNIQUE, Section.SCIENCE)


def _ask_discovery(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, DISCOVERY, Section.SCIENCE)


def _unload(state: ShipState, effect: Effect, thing: str) -> Sequence[Event]:
    """First the text, then the card is put away, then the next one."""
    text = text_of(state, Piece(thing))
    assert text is not None
    return [steps(PutAway(card=thing), effect), steps(text, source=source_of(thing))]


def _put_away(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, PutAway)
    card = Piece(waiting.effect.card)
    start = next((zone for zone in BROUGHT if card in state.at(zone)), None)
    moved = [] if start is None else move([card], start, destination(card))
    return [*moved, Unloaded(card=card)]


def discard_unloaded(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """To the bottom of its deck; a unique discovery of the ship book is never discarded (UNL-02, UNL-07)."""
    this = said_by(state, waiting)
    if this is None or family_of(this[0]) != "discoveries":
        return []
    return put_back(state, [this[0]], this[1])


def store_lander(state: ShipState) -> Sequence[Event]:
    """Its mods go into the envelope; the card stays on its page as it lies (UNL-11)."""
    away = [LanderChosen(lander=None)] if state.lander is not None else []
    return [*move_all(state, zones.LANDER_MODS, zones.ENVELOPE), *away]


def rows(state: ShipState) -> Iterator[tuple[Piece, tuple[Zone, ...]]]:
    """The rows of page 29 with the bridge card printed beside each (UNL-04)."""
    length = state.pages.unique_row_length
    for number, card in enumerate(state.pages.unique_rows):
        first = number * length + 1
        yield piece("upgrades", card), tuple(zones.unique(slot) for slot in range(first, first + length))


def _row_bonus(state: ShipState, events: Sequence[Event]) -> Sequence[Waiting]:
    """As soon as a row is full, whatever filled it, its card comes into the envelope, once (UNL-03, UNL-05, UNL-13)."""
    filled = {event.to for event in events if isinstance(event, Moved) and event.to.startswith("SB.P29.")}
    if not filled:
        return []
    return [
        Waiting(effect=fx.Gain(card=id_of(card)), source=source_of(card))
        for card, slots in rows(state)
        if filled.intersection(slots) and all(map(state.at, slots)) and card in state.at(zones.BRIDGE)
    ]


UNIQUE = Pick(candidates=_with_text("uniques"), picked=_unload)
DISCOVERY = Pick(candidates=_with_text("discoveries"), picked=_unload)

UNLOADING = Chapter(
    steps={
        (Phase.UNLOADING, "uniques"): uniques,
        (Phase.UNLOADING, "discoveries"): discoveries,
        (Phase.UNLOADING, "store_lander"): store_lander,
    },
    effects={
        UnloadUniques: _ask_unique,
        UnloadDiscoveries: _ask_discovery,
        PutAway: _put_away,
        fx.DiscardUnloaded: discard_unloaded,
    },
    picks={UnloadUniques: UNIQUE, UnloadDiscoveries: DISCOVERY},
    folds={Unloaded: lambda state, event: state},
    watches=(_row_bonus,),
)
