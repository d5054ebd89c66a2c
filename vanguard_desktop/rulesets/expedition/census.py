"""Nothing is lost on the table and nothing comes from nowhere: what an event moves lies somewhere afterwards (ZON-02).

`invariants` looks at one position; this compares two, so it also sees a card that vanished. Injury cards, injury dice
and lead tokens are as many as the rule book says, and are counted there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter, is_not

from vanguard_desktop.dice.faces import is_free

from .check.markers import printed_length
from .data import Check, State, Track
from .planet.tracks import track

Places = list[Sequence[str]]


def unaccounted(before: State, after: State) -> Sequence[str]:
    """Components that lay on the table before and do not now, or the other way round; in words for a bug report."""
    found = [*_stray_tokens(before, after)] if after.tracks and _differ(_carries_tracks, before, after) else []
    if not _differ(_touched, before, after):
        return found
    for family, places in FAMILIES.items():
        old, new = places(before), places(after)
        if len(old) == len(new) and all(map(_same, old, new)):
            continue
        was, now = _count(old), _count(new)
        if was != now:
            found += [f"{family} {name} is gone" for name in was - now]
            found += [f"{family} {name} comes from nowhere" for name in now - was]
    return found


def _differ(fields: Callable[[State], tuple[object, ...]], before: State, after: State) -> bool:
    """Most events touch no component at all; what they leave alone is the same object."""
    return any(map(is_not, fields(before), fields(after)))


def _stray_tokens(before: State, after: State) -> Iterator[str]:
    """A token or marker stands on a space of a card in play; a card that leaves takes it along (PLN-19, TIM-14)."""
    for id, at in after.tracks.items():
        length = _length(after, id)
        if not 0 < at <= length and (before.tracks.get(id) != at or _length(before, id) != length):
            yield f"a token stands on space {at} of {length} of track {id}"


def _length(state: State, id: Track) -> int:
    if id.color is not None:
        return printed_length(state, id)
    printed = track(state, id)
    return 0 if printed is None else printed.length


def _same(one: object, other: object) -> bool:
    return one is other


def _count(places: Iterable[Sequence[str]]) -> Counter[str]:
    return Counter(name for place in places for name in place)


def _section_dice(state: State) -> Places:
    places: Places = [dice for who in state.everybody for dice in (who.available, who.spent, who.gone)]
    for check in state.checks:
        places += _in_check(check)
    return places


def _in_check(check: Check) -> Places:
    """Free results are no components: they come and go with the check."""
    return [tuple(die for die, _ in check.hand), tuple(r.die for r in check.pool if not is_free(r.die))]


def _section_cards(state: State) -> Places:
    boards = ((who.deck, who.hand, who.discards, who.cards_gone) for who in state.everybody)
    return [state.playing, *(cards for board in boards for cards in board)]


def _events(state: State) -> Places:
    return [state.event_deck, state.event_discards, () if state.event_shown is None else (state.event_shown,)]


def _rank_ups(state: State) -> Places:
    kept = () if state.rank_up is None else (state.rank_up,)
    return [state.rank_up_store, state.rank_ups_removed, state.rank_ups_offered, kept]


FAMILIES: dict[str, Callable[[State], Places]] = {
    "section die": _section_dice,
    "section card": _section_cards,
    "event": _events,
    "point of interest": lambda state: [state.poi_store, *state.pois.values()],
    "discovery": lambda state: [state.found, *state.discoveries.values()],
    "equipment": lambda state: [state.equipment_unused, state.armory, *(who.equipment for who in state.everybody)],
    "rank-up": _rank_ups,
    "crew member": lambda state: [tuple(who.id for who in state.everybody)],
}
CARRY_TRACKS = ("tracks", "pois", "condition", "missions", "threats", "rank_up", "checks")
TOUCHED = (
    "members", "lost", "checks", "playing", "event_deck", "event_discards", "event_shown", "pois", "poi_store",
    "found", "discoveries", "equipment_unused", "armory", "rank_up", "rank_up_store", "rank_ups_removed",
    "rank_ups_offered",
)  # fmt: skip
_carries_tracks, _touched = attrgetter(*CARRY_TRACKS), attrgetter(*TOUCHED)
