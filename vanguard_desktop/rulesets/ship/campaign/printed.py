"""What the cards of page 3 print: the goal of the campaign and the tech level of the ship (BRG-05, OBJ-06)."""

from __future__ import annotations

from vanguard_desktop.setting import ObjectiveCard, TechLevelCard

from .. import zones
from ..pieces import id_of
from ..state import ShipState


def objective(state: ShipState) -> ObjectiveCard | None:
    card = state.only(zones.OBJECTIVE)
    return None if card is None else state.box.objectives[id_of(card)]


def tech_card(state: ShipState) -> TechLevelCard | None:
    card = state.only(zones.TECH_LEVEL)
    return None if card is None else state.box.tech_levels[id_of(card)]


def tech_level(state: ShipState) -> int:
    card = tech_card(state)
    return 0 if card is None else card.level
