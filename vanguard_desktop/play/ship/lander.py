"""The lander as the team will fly it: its figures, the room of its hold, the slots for mods, and what lies ready."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.facilities.hangar import stored_mods
from vanguard_desktop.rulesets.ship.facilities.lander import attached, figures, landers, usable
from vanguard_desktop.rulesets.ship.journey.loading import limit, loaded
from vanguard_desktop.rulesets.ship.pieces import Piece, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import LANDER_MODS, board_equipment
from vanguard_desktop.setting import EquipmentKind, LanderCard, ModCard

__all__ = ["attached", "figures", "landers", "limit", "loaded", "stored_mods", "usable"]


def small_equipment(state: ShipState) -> Sequence[tuple[Section, Piece]]:
    """Who of the team carries what; it needs no room in the hold (LCH-17)."""
    return [(section, card) for section in Section for card in state.at(board_equipment(section))]


def printed(state: ShipState, card: Piece) -> LanderCard | ModCard:
    """What a lander or a mod has printed on it."""
    shelf = state.box.landers if card.startswith("landers:") else state.box.lander_mods
    found: LanderCard | ModCard = shelf[id_of(card)]
    return found


def fitted_mods(state: ShipState, *, structural: bool) -> Sequence[Piece]:
    """Mods on the lander, of one kind."""
    mods = state.box.lander_mods
    return [card for card in state.at(LANDER_MODS) if mods[id_of(card)].structural is structural]


def kind_of(state: ShipState, card: Piece) -> EquipmentKind:
    return state.box.equipment[id_of(card)].kind
