"""The Porch: brass frames for what there is only one of, the rows that give a card, and what waits in the tray."""

from __future__ import annotations

import attrs

from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.journey.unloading import BROUGHT, rows
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of
from vanguard_desktop.rulesets.ship.state import ShipState


@attrs.frozen(kw_only=True)
class FrameRow:
    """Frames side by side with what hangs in each; a full row gives its `card`, if it has one."""

    frames: tuple[tuple[int, Piece | None], ...]
    card: Piece | None = None
    given: bool = False

    @property
    def full(self) -> bool:
        return all(piece is not None for _, piece in self.frames)


def frames(state: ShipState) -> tuple[FrameRow, ...]:
    """All of them, as long as the rows that give a card."""
    bonus = {slots[0]: card for card, slots in rows(state)}
    length = state.pages.unique_row_length
    found = []
    for first in range(1, zones.KEPT_UNIQUES + 1, length):
        card = bonus.get(zones.unique(first))
        numbers = range(first, min(first + length, zones.KEPT_UNIQUES + 1))
        found.append(
            FrameRow(
                frames=tuple((number, state.only(zones.unique(number))) for number in numbers),
                card=card,
                given=card is not None and card not in state.at(zones.BRIDGE),
            )
        )
    return tuple(found)


def in_tray(state: ShipState) -> tuple[Piece, ...]:
    """What has come home and is not unloaded yet."""
    return tuple(piece for zone in BROUGHT for piece in state.at(zone) if family_of(piece) in _FINDS)


_FINDS = ("uniques", "discoveries")
