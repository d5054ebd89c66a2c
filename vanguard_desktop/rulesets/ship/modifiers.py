"""Standing effects (SEF-11): which are in force, and what they come to together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

import attrs

from vanguard_desktop.core import CardId, Event, Source, once_a_position
from vanguard_desktop.setting import ModifierKey, Often, Standing, card_of

from . import zones
from .data.in_force import StandingsUsed
from .holds import holds
from .limits import is_left, use
from .pieces import Piece, family_of, id_of, source_of
from .state import ShipState

# Cards of these families are in force only in the ship book; in trays and in the envelope they sleep (ZON-10).
INSTALLED = ("upgrades", "facility_upgrades", "add_ons")


@attrs.frozen(kw_only=True)
class Modifier:
    """A standing effect that applies now: whose it is, and its place among those that texts have put in force."""

    source: Source
    standing: Standing
    number: int | None = None


def modifiers(state: ShipState, key: ModifierKey, *about: str) -> list[Modifier]:
    """All of a kind that apply now, used up ones left out; `about` names the card, mark or task in question."""
    found = _all(state, key)
    if not found:
        return []
    off = {each.standing.only for each in state.in_force if each.standing.key is ModifierKey.DISABLED}
    return [
        each
        for each in found
        if each.standing.only in ("", *about)
        and _card(each.source) not in off
        and (each.standing.test is None or holds(state, each.standing.test))
        and is_left(state, _use(each), each.standing.often)
    ]


def in_force(state: ShipState, key: ModifierKey) -> Iterator[tuple[Source, Standing]]:
    """Standing effects of this kind with their source, whatever they are about."""
    about = {each.standing.only for each in _all(state, key)}
    yield from ((each.source, each.standing) for each in modifiers(state, key, *about))


def is_disabled(state: ShipState, what: str) -> bool:
    """A text has a card, or a task, treated as absent for now (SEF: disable)."""
    return bool(modifiers(state, ModifierKey.DISABLED, what))


def total(state: ShipState, key: ModifierKey, *about: str) -> int:
    """Modifiers of one key add up (SEF-12); those about something else are left out."""
    return sum(each.standing.value for each in modifiers(state, key, *about))


def cost(state: ShipState, key: ModifierKey, printed: int, *about: str) -> int:
    """A printed cost with all that changes it: never below zero, nothing at all if it is free (BRG-14, SEF-12)."""
    found = modifiers(state, key, *about)
    free = any(each.standing.free for each in found)
    return 0 if free else max(0, printed + sum(each.standing.value for each in found))


def spend(state: ShipState, found: Iterable[Modifier]) -> list[Event]:
    """These have applied: what is limited is used up by it, even if it was free already (SEF-12)."""
    applied = list(found)
    used = [event for each in applied for event in use(_use(each), each.standing.often)]
    numbers = tuple(
        each.number for each in applied if each.number is not None and state.in_force[each.number].uses is not None
    )
    return [*used, StandingsUsed(numbers=numbers)] if numbers else used


def is_limited(state: ShipState, modifier: Modifier) -> bool:
    by_text = modifier.number is not None and state.in_force[modifier.number].uses is not None
    return by_text or modifier.standing.often is not Often.ALWAYS


def _use(modifier: Modifier) -> str:
    return f"{modifier.source}/{modifier.standing.key.value}/{modifier.standing.only}"


def _card(source: Source) -> str:
    return card_of(CardId(source.id)) or source.family


def _all(state: ShipState, key: ModifierKey) -> Sequence[Modifier]:
    return _by_key(state).get(key, ())


@once_a_position
def _by_key(state: ShipState) -> Mapping[ModifierKey, Sequence[Modifier]]:
    """Everything in force: what cards print, in the order of their zones, then what texts have put in force."""
    found: dict[ModifierKey, list[Modifier]] = defaultdict(list)
    for zone, there in state.zones.items():
        if there and ((zone.startswith("SB.") and not zone.startswith(zones.HANGAR_PAGE)) or zone == zones.LANDER_MODS):
            for card in there:
                for standing in _printed(state, card):
                    found[standing.key].append(Modifier(source=source_of(card), standing=standing))
    for number, each in enumerate(state.in_force):
        if each.begun:
            modifier = Modifier(source=each.source, standing=each.standing, number=number)
            found[each.standing.key].append(modifier)
    return found


def _printed(state: ShipState, card: Piece) -> tuple[Standing, ...]:
    family, id = family_of(card), id_of(card)
    if family == "uniques":
        return state.box.uniques[int(id)].standing
    if family == "lander_mods":
        return state.box.lander_mods[id].standing
    if family == "landers":
        return state.box.landers[id].standing if id == state.lander else ()
    if family in INSTALLED:
        printed: tuple[Standing, ...] = getattr(state.box, family)[id].standing
        return printed
    return ()
