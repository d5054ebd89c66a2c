"""Lay out a campaign: trays, compartments, the starting pages of the ship book (CMP-04 to CMP-10)."""

from __future__ import annotations

from collections import Counter, defaultdict

from vanguard_desktop.core import Rng, Waiting
from vanguard_desktop.setting import Box, CampaignCard

from .. import zones
from ..data.journey.cycle import NextStep
from ..phases import Phase
from ..pieces import COPIED, Piece, everything, home, piece
from ..state import CampaignOpening, Mode, ShipState
from ..zones import Zone
from .legacy import inherited


def begin(box: Box, opening: CampaignOpening, seed: int) -> ShipState:
    """The position before the first deck is shuffled; what needs chance waits in the queue (CYC-20)."""
    pages = box.campaigns[opening.campaign]
    training = opening.training if opening.mode is Mode.CONTINUATION else None
    return ShipState(
        rng=Rng(seed),
        queue=(Waiting(effect=NextStep()),),
        box=box,
        campaign=opening.campaign,
        mode=opening.mode,
        options=opening.options,
        players=opening.players,
        zones=_laid_out(box, pages),
        system=pages.start_system,
        counters={id: card.start for id, card in sorted(box.counters.items())},
        training=opening.training,
        flags=() if training is None else training.flags,
        logs_read={} if training is None else dict(Counter(training.logs)),
        operation=opening.operation,
        turn_to=Phase.OPERATION if opening.mode is Mode.OPERATION else None,
        legacy=inherited(pages, opening.legacy),
    )


def _laid_out(box: Box, pages: CampaignCard) -> dict[Zone, tuple[Piece, ...]]:
    places = {_start(start.family, start.card): slot_of(start.slot) for start in pages.start_cards}
    if pages.first_planet is not None:  # CMP-11: these are laid out on the table
        training = [piece("events", card) for card in pages.first_planet.events]
        if pages.first_planet.rank_up is not None:
            training.append(piece("rank_ups", pages.first_planet.rank_up))
        places |= dict.fromkeys(training, zones.TRAINING)
    found: defaultdict[Zone, list[Piece]] = defaultdict(list)
    for each in everything(box):
        found[places.get(each, home(box, each))].append(each)
    return {zone: tuple(sorted(there) if zone in zones.BY_NUMBER else there) for zone, there in found.items()}


def slot_of(printed: str) -> Zone:
    return Zone(f"SB.{printed.replace('-', '.')}")


def _start(family: str, card: str) -> Piece:
    return piece(family, f"{card}/1" if family in COPIED else card)
