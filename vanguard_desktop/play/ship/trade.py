"""The trade in dice: what lies in the box, what the next die costs, and what an instructor takes off."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.journey.debriefing import instruction, price
from vanguard_desktop.rulesets.ship.journey.dice_supply import free_dice

__all__ = ["free_dice", "instruction", "price"]
