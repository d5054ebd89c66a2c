"""Standing effects (SEF-11): which are in force, and what they come to together."""

from __future__ import annotations

from collections.abc import Iterator

from vanguard_desktop.core.standing import ModifierKey, Standing
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.holds import holds
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState

# Cards of these families are in force only in the ship book; in trays and in the envelope they sleep (ZON-10).
INSTALLED = ("upgrades", "facility_upgrades", "add_ons")


def in_force(state: ShipState, key: ModifierKey) -> Iterator[tuple[str, Standing]]:
    """Standing effects of this kind with their source: of installed cards, of mods on the lander, of texts."""
    for source, standing in _all(state):
        if standing.key is key and (standing.test is None or holds(state, standing.test)):
            yield source, standing


def _all(state: ShipState) -> Iterator[tuple[str, Standing]]:
    for zone, there in state.zones.items():
        if zone.startswith("SB.") or zone == zones.LANDER_MODS:
            for card in there:
                yield from ((card, standing) for standing in _printed(state, card))
    yield from ((each.source, each.standing) for each in state.in_force)


def total(state: ShipState, key: ModifierKey, about: str = "") -> int:
    """Modifiers of one key add up (SEF-12); those about something else are left out."""
    return sum(standing.value for _, standing in in_force(state, key) if standing.only in ("", about))


def _printed(state: ShipState, card: Piece) -> tuple[Standing, ...]:
    family, id = family_of(card), id_of(card)
    if family == "uniques":
        return state.box.uniques[int(id)].standing
    if family == "lander_mods":
        return state.box.lander_mods[id].standing
    if family in INSTALLED:
        printed: tuple[Standing, ...] = getattr(state.box, family)[id].standing
        return printed
    return ()
