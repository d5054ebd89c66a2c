"""The landing card in the scanner behind three shutters, of which only the next one opens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QSizePolicy

from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.scanner import PartRow, ScannerModel
from vanguard_desktop.text.common.wording import Wording

from ....look import color_of, paint_icon, scaled
from ....look.controls.lines import column_in, drop
from ....look.controls.panels import Panel, PanelTitle
from ....look.controls.pressable import Pressable
from ....look.controls.text import RichText
from ....look.paint.painted import key_cap_width, paint_box, paint_key_cap, square
from ....look.paint.rich import Speak
from ....look.paint.text_paint import LEFT, draw_text, text_size
from ....look.tokens import tokens
from ..right_side import stands_for

_PAD, _ICON, _GAP, _LEAST, _LOCK = 12, 26, 6, 76, 20


class Shutter(Pressable):
    """One part: covered it says its price, open what the card says. A closed one explains itself."""

    def __init__(self, row: PartRow, price: str, key: str, speak: Speak) -> None:
        super().__init__()
        self.row, self._price, self._key = row, price, key
        spoken = speak(". ".join((row.title, *(row.lines if row.open else (price,)))))
        self.setText(spoken)
        self.setAccessibleName(spoken)
        self.set_unavailable("" if row.open or row.order is not None else row.reason)
        self.grow_down(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def _lines(self) -> tuple[str, ...]:
        return self.row.lines if self.row.open else (self._price,)

    def _room(self, width: int) -> int:
        aside = key_cap_width(self._key) + _PAD if self._key else scaled(_LOCK)
        return max(width - 2 * _PAD - aside, 60)

    def heightForWidth(self, width: int) -> int:
        room = self._room(width)
        high = text_size(self.row.title, "label", room).height()
        high += sum(text_size(line, "body", room).height() + 2 for line in self._lines())
        if self.row.icons:
            high += scaled(_ICON) + _GAP
        return round(max(high + 2 * _PAD, scaled(_LEAST)))

    def sizeHint(self) -> QSize:
        width = scaled(300)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(_LEAST))

    def paint(self, painter: QPainter) -> None:
        row, rect = self.row, self.area
        lit = row.order is not None and (self.hasFocus() or self.underMouse())
        fill = "accent_soft" if lit else "raised" if row.open else "well"
        line = "accent" if lit else "legal" if row.order is not None else "line"
        width = 2.0 if row.order is not None else 1.0
        paint_box(
            painter, rect, tokens().radius.card, fill=color_of(fill), line=color_of(line), width=width,
            dashed=not row.open and row.order is None,
        )  # fmt: skip
        if not row.open:
            hatch = QBrush(color_of("line_faint"), Qt.BrushStyle.BDiagPattern)
            painter.setPen(QPen(Qt.PenStyle.NoPen))
            painter.setBrush(hatch)
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), tokens().radius.slot, tokens().radius.slot)
        room, left = self._room(self.width()), rect.left() + _PAD
        top = rect.top() + _PAD
        top = self._write(painter, QPointF(left, top), row.title, "label", "accent_text" if lit else "text", room)
        if row.icons:
            for number, icon in enumerate(row.icons):
                place = QRectF(left + number * (scaled(_ICON) + _GAP), top + 2, scaled(_ICON), scaled(_ICON))
                paint_icon(painter, icon, place, color_of("text"))
            top += scaled(_ICON) + _GAP
        for words in self._lines():
            top = self._write(painter, QPointF(left, top), words, "body", "text_soft", room) + 2
        if self._key:
            paint_key_cap(painter, QPointF(rect.right() - _PAD, rect.center().y()), self._key, color_of("text"))
        elif not row.open:
            at = QPointF(rect.right() - _PAD - scaled(_LOCK) / 2, rect.center().y())
            paint_icon(painter, "lock", square(at, scaled(_LOCK)), color_of("text_mute"))

    def _write(self, painter: QPainter, at: QPointF, words: str, role: str, ink: str, room: int) -> float:
        size = text_size(words, role, room)
        draw_text(painter, QRectF(at.x(), at.y(), room, size.height()), words, role, color_of(ink), LEFT)
        return at.y() + size.height()


class Shutters(Panel):
    """`chosen` carries a command, `explained` why a shutter stays closed."""

    chosen = Signal(object)
    explained = Signal(str)

    def __init__(self, model: ScannerModel, wording: Wording) -> None:
        super().__init__()
        self._model, self._speak = model, wording.names.spoken
        self.title = PanelTitle(icon="scanner")
        self._told = RichText(self._speak, color="text_soft")
        self.body.addWidget(self.title)
        self.body.addWidget(self._told)
        self._lines = column_in(self.body, gap=8)
        self.parts: list[Shutter] = []
        self._shown: object = None

    def set_wide(self, wide: bool) -> None:
        """Side by side and without advice, where the page is low."""
        ways = QBoxLayout.Direction
        self._lines.setDirection(ways.LeftToRight if wide else ways.TopToBottom)
        self._told.setVisible(not wide)

    def show_card(self, answer: AnswerRow | None) -> None:
        """`answer` turns up the next part."""
        model = self._model
        #: Title: it looks at the next planet from afar.
        self.title.set_text(self.tr("Planetary scanner"))
        self.title.set_aside(model.planet)
        told = self.tr("Turn up part after part, or go on without knowing the rest.")
        if model.scouts:
            #: Aboard, at the scanner. %n is how many of the crew were sent ahead.
            told = self.tr("%n scout(s) make the next part cheaper. What is too much is lost.", "", model.scouts)
        elif any(row.order for row in model.rows):
            scouts = self.tr("Each scout whom you send before makes the next part cheaper by 1 [energy].")
            told = f"{told} {scouts}"
        self._told.set_text(told)
        shown = (model.rows, answer)
        if shown == self._shown:
            return
        self._shown = shown
        for part in self.parts:
            self._lines.removeWidget(part)
            drop(part)
        self.parts = [self._made(row, answer) for row in model.rows]

    @property
    def next(self) -> Shutter | None:
        """The one that may be opened."""
        return next((part for part in self.parts if part.row.next), None)

    @property
    def free(self) -> Shutter | None:
        """The one that may be opened and costs nothing."""
        part = self.next
        return part if part is not None and part.row.order is not None and not part.row.cost else None

    def _made(self, row: PartRow, answer: AnswerRow | None) -> Shutter:
        opens = answer if row.order is not None else None
        part = Shutter(row, self._model.price(row), "" if opens is None else opens.key, self._speak)
        if opens is not None:
            stands_for(part, opens)
        part.refused.connect(self.explained)
        if row.order is not None:
            part.clicked.connect(lambda _=False, command=row.order: self.chosen.emit(command))
        self._lines.addWidget(part, 1)
        part.show()
        return part
