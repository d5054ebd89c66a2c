"""The lander on the table: its figures with mods and whatever else changes them (HNG-10, DCK-06, LCH-21)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import CardId, once_a_position
from vanguard_desktop.setting import LanderCard, ModCard, ModifierKey, Stat, fitted

from .. import zones
from ..modifiers import total
from ..pieces import Piece, id_of, name_of, piece
from ..state import Mode, ShipState
from ..zones import Zone

PERSONAL, MISSION = "personal", "mission"


def attached(state: ShipState) -> Sequence[ModCard]:
    return [state.box.lander_mods[id_of(mod)] for mod in state.at(zones.LANDER_MODS)]


@once_a_position
def figures(state: ShipState) -> LanderCard:
    """The values of the board, plus those of attached mods, plus what cards and texts change (HNG-10)."""
    assert state.lander is not None, "no lander has been chosen"
    card = fitted(improved(state, state.lander), attached(state))
    base = card.supplies + total(state, ModifierKey.SUPPLIES)
    return attrs.evolve(
        card,
        armor=_stat(state, Stat.ARMOR, card.armor),
        sensors=_stat(state, Stat.SENSORS, card.sensors),
        agility=_stat(state, Stat.AGILITY, card.agility),
        supplies=max(0, min(card.most_supplies, base)),  # LCH-21: never above the end of the track
        personal=max(0, card.personal + total(state, ModifierKey.CARGO, PERSONAL)),
        mission=max(0, card.mission + total(state, ModifierKey.CARGO, MISSION)),
    )


def improved(state: ShipState, lander: CardId) -> LanderCard:
    """The card with what texts have changed of it for good (SEF: lander_stat)."""
    card = state.box.landers[lander]
    gains = {stat.value: state.improved.get(improvement(lander, stat), 0) for stat in Stat}
    return attrs.evolve(card, **{stat: getattr(card, stat) + by for stat, by in gains.items()})


def improvement(lander: CardId, stat: Stat) -> str:
    return f"{lander}:{stat.value}"


def _stat(state: ShipState, stat: Stat, value: int) -> int:
    return max(0, value + total(state, ModifierKey.LANDER_STAT, stat.value))


def landers(state: ShipState) -> Sequence[Piece]:
    """Cards on page 19, in the order of their slots."""
    return [card for slot in lander_slots(state) for card in state.at(slot)]


def lander_slots(state: ShipState) -> Sequence[Zone]:
    """On an operation without a campaign every lander of its tier has a place (OPS-09)."""
    count = len(state.box.landers) if state.mode is Mode.OPERATION else state.pages.lander_slots
    return [zones.lander(slot) for slot in range(1, count + 1)]


def usable(state: ShipState) -> Sequence[CardId]:
    """Landers that lie face up; the basic one always does (HNG-02, HNG-07)."""
    return [name_of(card) for card in landers(state) if card not in state.damaged]


def damageable(state: ShipState, lander: CardId) -> bool:
    """Installed, face up, and not marked as undamageable (UNL-12)."""
    return lander in usable(state) and not state.box.landers[lander].undamageable


def card_of_lander(lander: CardId) -> Piece:
    return piece("landers", lander)
