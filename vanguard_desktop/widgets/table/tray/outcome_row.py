"""One outcome on the tray: its line, what it asks for, what it does, how likely it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.models.check_shown import OutcomeLine
from vanguard_desktop.text.names import Names
from vanguard_desktop.widgets.look.icons import paint_icon
from vanguard_desktop.widgets.look.painted import paint_box
from vanguard_desktop.widgets.look.rich import plain_text, rich_document, rich_size
from vanguard_desktop.widgets.look.text_paint import CENTER, draw_text, text_size
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens

_PAD, _BAR, _GAP = 10, 16, 12
_NARROW = 400  # a row with less room than that says what it does below what it asks for


class OutcomeRow(QWidget):
    """Color, kind of line and words each say which outcome it is; a met one has a thick border and a tick."""

    def __init__(self, line: OutcomeLine, names: Names) -> None:
        super().__init__()
        self._line, self._names = line, names
        self._chances: tuple[str, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self._spoken())
        self.setToolTip(names.outcome(line.color))

    @property
    def color(self) -> RowColor:
        return self._line.color

    @property
    def length(self) -> int:
        """Of a track; a row has none."""
        return self._line.length

    def show_chances(self, chances: tuple[str, ...], words: str) -> None:
        """How likely it is as things stand, and with what a player looks at; `words` say the same at length."""
        if chances != self._chances:
            self._chances = chances
            self.setAccessibleDescription(words)
            self.setToolTip(words)
            self.updateGeometry()
            self.update()

    def _spoken(self) -> str:
        line, names = self._line, self._names
        effect, asks = plain_text(line.effect, names.icon), plain_text(self._asks(), names.icon)
        if line.length:
            #: An outcome track for a screen reader.
            words = self.tr("{outcome}, track at {at} of {length}: {effect}")
            return words.format(outcome=names.outcome(line.color), at=line.at, length=line.length, effect=effect)
        if line.met:
            words = self.tr("{outcome}, met. It asks for {asks}: {effect}")
        else:
            words = self.tr("{outcome}. It asks for {asks}: {effect}")
        return words.format(outcome=names.outcome(line.color), asks=asks, effect=effect)

    def _asks(self) -> str:
        #: The red outcome of a dice check: it has no requirement and comes if no other row is covered.
        return self._line.requirement or self.tr("otherwise")

    def _effect(self) -> str:
        line = self._line
        if not line.also:
            return line.effect
        also = " + ".join(self._names.outcome(color) for color in line.also)
        return self.tr("{effect} Then also: {outcomes}.").format(effect=line.effect, outcomes=also)

    def _stacked(self, width: int) -> bool:
        return width < look().scaled(_NARROW)

    def _left_width(self, width: int) -> int:
        if self._stacked(width):
            return max(width - self._right_width() - 2 * _PAD - _BAR, 80)
        return round(min(max(width * 0.24, look().scaled(104)), look().scaled(230)))

    def _effect_width(self, width: int) -> int:
        taken = 2 * _PAD + _BAR
        if not self._stacked(width):
            taken += self._left_width(width) + _GAP + self._right_width()
        return max(width - taken, 80)

    def _right_width(self) -> int:
        if not self._chances:
            return look().scaled(26)
        widest = max(text_size(words, "number").width() for words in self._chances)
        return round((widest + 18) * len(self._chances)) + look().scaled(26)

    def _documents(self, width: int) -> tuple[QTextDocument | None, QTextDocument]:
        left, room = self._left_width(width), self._effect_width(width)
        ratio = self.devicePixelRatioF()
        effect = rich_document(self._effect(), role="body", color="text", width=room, ratio=ratio)
        if self._line.length:
            return None, effect
        color = "text_soft" if not self._line.requirement else "text"
        return rich_document(self._asks(), role="body_strong", color=color, width=left, ratio=ratio), effect

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        upper, lower = self._upper_height(width), self._effect_height(width)
        return round((upper + lower if self._stacked(width) else max(upper, lower)) + 2 * _PAD)

    def _upper_height(self, width: int) -> float:
        asks = "" if self._line.length else self._asks()
        return max(look().scaled(26), rich_size(asks, role="body_strong", width=self._left_width(width)).height())

    def _effect_height(self, width: int) -> float:
        return rich_size(self._effect(), width=self._effect_width(width)).height()

    def sizeHint(self) -> QSize:
        width = look().scaled(520)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().scaled(220), look().scaled(44))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, color = self._line, look().color
        name = f"outcome_{line.color.value}"
        chosen = line.marked or line.met
        paint_box(
            painter,
            QRectF(self.rect()).adjusted(1, 1, -1, -1),
            tokens().radius.slot,
            fill=color(f"{name}_soft"),
            line=color(name) if chosen else color("line_faint"),
            width=2.0 if chosen else 1.0,
            dashed=line.met and not line.sure,
        )
        self._paint_bar(painter)
        asks, effect = self._documents(self.width())
        left = self._left_width(self.width())
        stacked = self._stacked(self.width())
        upper = QRectF(_PAD + _BAR, 0, left, self.height())
        lower = QRectF(upper.right() + _GAP, 0, self.width(), self.height())
        if stacked:
            upper.setRect(upper.left(), _PAD, left, self._upper_height(self.width()))
            lower = upper.translated(0, upper.height())
            lower.setHeight(self._effect_height(self.width()))
        if asks is None:
            self._paint_track(painter, upper)
        else:
            self._paint_document(painter, asks, upper)
        self._paint_document(painter, effect, lower)
        right = float(self.width() - _PAD)
        band = QRectF(0, upper.top(), right, upper.height())
        if chosen:
            side = look().scaled(20)
            place = QRectF(right - side, band.center().y() - side / 2, side, side)
            paint_icon(painter, "check", place, color(name))
        right -= look().scaled(26)
        for number, words in reversed(list(enumerate(self._chances))):
            wide = text_size(words, "number").width() + 8
            place = QRectF(right - wide, band.top(), wide, band.height())
            draw_text(painter, place, words, "number", color("legal" if number else "text"), CENTER)
            right -= wide + 10

    def _paint_document(self, painter: QPainter, document: QTextDocument, place: QRectF) -> None:
        painter.save()
        painter.translate(QPointF(place.left(), place.center().y() - document.size().height() / 2))
        document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
        painter.restore()

    def _paint_bar(self, painter: QPainter) -> None:
        """Double, solid or dashed: the outcome is known without its color."""
        top, bottom = 8.0, self.height() - 8.0
        color = look().color(f"outcome_{self._line.color.value}")
        match self._line.color:
            case RowColor.YELLOW:
                lines, pen = [_PAD - 2.0, _PAD + 3.0], QPen(color, 2.4)
            case RowColor.GREEN:
                lines, pen = [_PAD + 0.5], QPen(color, 5)
            case RowColor.RED:
                lines, pen = [_PAD + 0.5], QPen(color, 5)
                pen.setDashPattern([1.6, 1.2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        for x in lines:
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))

    def _paint_track(self, painter: QPainter, place: QRectF) -> None:
        """The spaces of the track; those the marker has passed are filled, its own carries it."""
        line, color = self._line, look().color
        ink = color(f"outcome_{line.color.value}")
        side = min(look().scaled(24), (place.width() - 4 * (line.length - 1)) / line.length)
        left, top = place.left(), place.center().y() - side / 2
        for space in range(1, line.length + 1):
            box = QRectF(left, top, side, side)
            here, passed = space == line.at, space < line.at
            paint_box(painter, box, 5, fill=ink if here else color("well"), line=ink, width=2.0 if passed else 1.2)
            number = color("on_accent") if here else color("text" if passed else "text_mute")
            if side >= look().scaled(18):
                draw_text(painter, box, str(space), "label", number, CENTER)
            left += side + 4
