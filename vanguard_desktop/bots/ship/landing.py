"""What is known of the planet in the scanner: what has been turned up of its card, and what a team has seen there."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import WorldId
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.pieces import id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import LandingCard, Stat

ALL_PARTS = 3


@attrs.frozen(kw_only=True)
class Ahead:
    """Where the team will land, as far as anybody knows: empty is what nobody does."""

    planet: WorldId | None = None
    parts: int = 0
    icons: tuple[Icon, ...] = ()
    stats: tuple[Stat, ...] = ()
    dangers: tuple[str, ...] = ()


def ahead(state: ShipState) -> Ahead:
    scanned = state.only(zones.SCANNER)
    if scanned is None:
        return Ahead()
    card = state.box.landing_cards[id_of(scanned)]
    parts = ALL_PARTS if was_there(state, card.world) else state.scanned
    return Ahead(
        planet=card.world,
        parts=parts,
        icons=card.icons if parts > 0 else (),
        stats=tested(card) if parts > 1 else (),
        dangers=card.dangers if parts > 2 else (),
    )


def was_there(state: ShipState, world: WorldId) -> bool:
    return bool(state.register.get(f"world:{world}"))


def tested(card: LandingCard) -> tuple[Stat, ...]:
    """The figures that the second part of the card names."""
    return tuple(stat for stat in Stat if stat.value in card.landing.casefold())
