"""The outcome of a check, large, when it happens: where the dice lay until they were spent."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QTextDocument
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.models.expedition.check.shown import OutcomeLine
from vanguard_desktop.text.common.names import Names

from ...look import Painted, color_of, name_it, paint_icon, scaled
from ...look.controls.asking import listen
from ...look.paint.painted import paint_box
from ...look.paint.rich import rich_document, rich_size
from ...look.paint.spots import Spot, spot_in
from ...look.paint.text_paint import draw_text, text_size
from ...look.paint.tiles import paint_outcome_line
from ...look.tokens import tokens

_PAD, _BAR, _TICK = 16, 22, 26


class OutcomeLarge(Painted):
    """Its line, its name, what it does."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names
        self._line: OutcomeLine | None = None
        listen(self)
        self.grow_down(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def line(self) -> OutcomeLine | None:
        return self._line

    def show_line(self, line: OutcomeLine | None) -> None:
        """None if no outcome happens."""
        self._line = line
        self.setVisible(line is not None)
        if line is not None:
            said = f"{self._names.outcome(line.color)}. {self._names.spoken(line.heard or line.effect)}"
            name_it(self, said)
            self.updateGeometry()
            self.update()

    def _room(self, width: int) -> int:
        return max(width - 2 * _PAD - _BAR, 80)

    def _title(self) -> str:
        return "" if self._line is None else self._names.outcome(self._line.color)

    def heightForWidth(self, width: int) -> int:
        if self._line is None:
            return 0
        room = self._room(width)
        title = text_size(self._title(), "heading", room - scaled(_TICK) - 8).height()
        return round(title + 8 + rich_size(self._line.effect, role="prompt", width=room).height()) + 2 * _PAD

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), self.heightForWidth(scaled(320)))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(160), scaled(60))

    def _effect(self) -> tuple[QTextDocument, QPointF]:
        assert self._line is not None, "painted as long as an outcome happens"
        room = self._room(self.width())
        effect = rich_document(self._line.effect, role="prompt", width=room, ratio=self.devicePixelRatioF())
        title = text_size(self._title(), "heading", room - scaled(_TICK) - 8).height()
        top = max((self.height() - title - 8 - effect.size().height()) / 2, _PAD)
        return effect, QPointF(_PAD + _BAR, top + title + 8)

    def spot_at(self, place: QPointF) -> Spot | None:
        """The icon or character under a point of what it does."""
        if self._line is None:
            return None
        effect, corner = self._effect()
        return spot_in(effect, place - corner)

    def paint(self, painter: QPainter) -> None:
        if self._line is None:
            return
        name = f"outcome_{self._line.color.value}"
        paint_box(
            painter,
            self.area.adjusted(1, 1, -1, -1),
            tokens().radius.card,
            fill=color_of(f"{name}_soft"),
            line=color_of(name),
            width=2.0,
        )
        paint_outcome_line(painter, QRectF(_PAD - 4, 14, 12, self.height() - 28), self._line.color.value, wide=1.6)
        effect, corner = self._effect()
        room, side = self._room(self.width()), scaled(_TICK)
        title = text_size(self._title(), "heading", room - side - 8).height()
        above = QRectF(corner.x(), corner.y() - 8 - title, room - side - 8, title)
        draw_text(painter, above, self._title(), "heading", color_of(name))
        tick = QRectF(self.width() - _PAD - side, above.center().y() - side / 2, side, side)
        paint_icon(painter, "check", tick, color_of(name))
        painter.save()
        painter.translate(corner)
        effect.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
        painter.restore()
