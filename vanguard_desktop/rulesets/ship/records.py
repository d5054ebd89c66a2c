"""Under which name the record sheet of a planet is kept (SAV-05, BPE-03)."""

from __future__ import annotations

from vanguard_desktop.core.box import Box
from vanguard_desktop.core.ids import CardId


def record_of(box: Box, landing: CardId) -> str:
    """Landing cards that say so share the record of one planet; otherwise every planet has its own."""
    card = box.landing_cards[landing]
    return card.record or card.world
