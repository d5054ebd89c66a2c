"""What the page of the Porch shows: the frames in rows, and what waits in the tray."""

from __future__ import annotations

import attrs

from vanguard_desktop.play.ship import porch
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording

from ..aboard import words_aboard


@attrs.frozen(kw_only=True)
class FrameShown:
    """A frame with its number; empty without a piece."""

    number: int
    piece: Piece | None
    name: str


@attrs.frozen(kw_only=True)
class FramesShown:
    """A row of frames; `bonus` is the name of the card that it gives when it is full, and `given` that it has."""

    frames: tuple[FrameShown, ...]
    bonus: str
    card: Piece | None
    full: bool
    given: bool


def frames_shown(state: ShipState, wording: Wording) -> tuple[FramesShown, ...]:
    words = words_aboard(wording, state).words
    return tuple(
        FramesShown(
            frames=tuple(
                FrameShown(number=number, piece=piece, name="" if piece is None else words.piece(piece))
                for number, piece in row.frames
            ),
            bonus="" if row.card is None else words.piece(row.card),
            card=row.card,
            full=row.full,
            given=row.given,
        )
        for row in porch.frames(state)
    )


def in_tray(state: ShipState) -> tuple[Piece, ...]:
    """What has come home and is not unloaded yet."""
    return porch.in_tray(state)
