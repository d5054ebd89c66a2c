"""Which operation a landing card belongs to (OPS-02)."""

from __future__ import annotations

from vanguard_desktop.setting import OperationCard

from .. import zones
from ..pieces import id_of
from ..state import ShipState


def in_scanner(state: ShipState) -> OperationCard | None:
    """The operation that the scanner shows; planets of the campaign belong to none."""
    scanned = state.only(zones.SCANNER)
    if scanned is None:
        return None
    return next((card for card in state.box.operations.values() if card.landing == id_of(scanned)), None)
