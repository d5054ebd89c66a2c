"""What stands on sectors: the members of the team, the lander, and threats."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from vanguard_desktop.models.expedition.members import MemberRow
from vanguard_desktop.models.expedition.tokens import TokenRow
from vanguard_desktop.widgets.look import color_of, paint_icon, set_tip
from vanguard_desktop.widgets.look.paint.figures import LANDER_SHAPE, PAWN_SHAPE, paint_lander, paint_pawn, paint_threat
from vanguard_desktop.widgets.look.paint.kept import paint_kept
from vanguard_desktop.widgets.look.paint.painted import paint_box

from ..z_order import Z
from .steady import SteadyItem

_PAWN, _ACTIVE_PAWN, _LANDER, _TOKEN = 58, 62, 64, 34
_SHAPES = {"threat": (1.0, _LANDER), "lander": (LANDER_SHAPE, _LANDER)}
_FAR = 0.7  # of the size, seen from far away
_REACH = 6  # a ring or a foot stands out of the figure's box so far at most
_LIFT = 8  # how far a figure hangs above the table while a hand holds it


class FigureItem(SteadyItem):
    """A figure with its feet on a point above the middle of its sector."""

    def __init__(self, shape: float, height: float) -> None:
        super().__init__()
        self._shape, self._height = shape, height
        self.feet = QPointF()
        self._lifted = self._far = False
        self.home = QPointF()
        self.measure()

    def stand_at(self, feet: QPointF) -> None:
        """Put the feet beside the sector's middle, in pixels of the screen."""
        if feet != self.feet:
            self.feet = feet
            self.measure()

    def set_far(self, far: bool) -> None:
        """Smaller while the map is seen from far away."""
        if far is not self._far:
            self._far = far
            self.measure()

    def lift(self, lifted: bool) -> None:
        """Held by a hand, above everything else."""
        self._lifted = lifted
        self.setZValue(Z.DRAGGED if lifted else self._resting_z())
        self.measure()

    def size(self, *, far: bool = False) -> QSizeF:
        """What it takes up, seen from near or from `far`."""
        height = self._height * (_FAR if far else 1.0)
        return QSizeF(height * self._shape, height)

    def measure(self) -> None:
        size, up = self.size(far=self._far), _LIFT if self._lifted else 0
        corner = QPointF(self.feet.x() - size.width() / 2, self.feet.y() - size.height() - up)
        self._set_body(QRectF(corner, size))

    def _resting_z(self) -> Z:
        return Z.TOKEN


class PieceItem(FigureItem):
    """The lander, a threat, or the token of a piece of equipment."""

    def __init__(self, row: TokenRow) -> None:
        super().__init__(*_SHAPES.get(row.kind, (1.0, _TOKEN)))
        self.row = row
        set_tip(self, row.name)
        self.setZValue(self._resting_z())

    def set_row(self, row: TokenRow) -> None:
        self.row = row
        set_tip(self, row.name)

    def draw(self, painter: QPainter) -> None:
        match self.row.kind:
            case "threat":
                paint_kept(painter, self._body, "threat", paint_threat, reach=_REACH)
            case "lander":
                paint_kept(painter, self._body, "lander", paint_lander, reach=_REACH)
            case icon:
                body = self._body
                paint_box(painter, body, 8, fill=color_of("raised"), line=color_of("accent_text"), width=2)
                inside = body.width() * 0.2
                paint_icon(painter, icon, body.adjusted(inside, inside, -inside, -inside), color_of("text"))


class PawnItem(FigureItem):
    """A member of the away team; the one in turn stands in a lamplit ring."""

    def __init__(self, row: MemberRow) -> None:
        super().__init__(PAWN_SHAPE, _PAWN)
        self.row = row
        self._rise()

    def set_row(self, row: MemberRow) -> None:
        before, self.row = self.row, row
        if (before.active, before.answer) != (row.active, row.answer):
            self._rise()

    def _rise(self) -> None:
        self._height = _ACTIVE_PAWN if self.row.active else _PAWN
        self.setZValue(self._resting_z())
        self.measure()

    def _resting_z(self) -> Z:
        return Z.ACTIVE_PAWN if self.row.active else Z.PAWN

    def draw(self, painter: QPainter) -> None:
        section, active, legal = self.row.section.value, self.row.active, self.row.answer is not None
        paint_kept(
            painter,
            self._body,
            ("pawn", section, active, legal),
            lambda inside, place: paint_pawn(inside, place, section, active=active, legal=legal),
            reach=_REACH,
        )
