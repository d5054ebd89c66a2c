"""What waits to be placed looks as it will look where it lies then."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from vanguard_desktop.models.expedition.placing import PieceKind, PieceRow

from ...look import color_of, paint_icon
from ...look.paint.figures import LANDER_SHAPE, PAWN_SHAPE, paint_lander, paint_pawn
from ...look.paint.painted import paint_box, square
from ...look.paint.token_paint import paint_token
from ...look.tokens import tokens

_FIGURE, _TOKEN, _CARD = 58, 44, QSizeF(40, 52)
_SHAPES = {PieceKind.LANDER: LANDER_SHAPE, PieceKind.PAWN: PAWN_SHAPE}
_SIGN = 24  # on a card


def piece_size(kind: PieceKind) -> QSizeF:
    """What a piece takes up; figures keep their size whatever the size of the text, as they do on the map."""
    if kind is PieceKind.EQUIPMENT:
        return _CARD
    shape = _SHAPES.get(kind)
    return QSizeF(_TOKEN, _TOKEN) if shape is None else QSizeF(_FIGURE * shape, _FIGURE)


def paint_piece(painter: QPainter, rect: QRectF, piece: PieceRow) -> None:
    """Draw the figure standing in `rect`, or the token or card that fills it."""
    match piece.kind:
        case PieceKind.LANDER:
            paint_lander(painter, rect)
        case PieceKind.PAWN:
            paint_pawn(painter, rect, piece.section)
        case PieceKind.EQUIPMENT:
            _paint_card(painter, rect, piece.icon)
        case _:
            paint_token(painter, rect, piece.icon)


def _paint_card(painter: QPainter, rect: QRectF, icon: str) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius, width = tokens().radius.chip, tokens().stroke.line
    paint_box(painter, rect, radius, fill=color_of("raised"), line=color_of("accent_text"), width=width)
    sign = square(rect.center(), _SIGN)
    paint_icon(painter, icon, sign, color_of("text"))
