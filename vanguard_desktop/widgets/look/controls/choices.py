"""Controls of the settings: choices side by side, switches, sliders in steps, and choice fields."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QRadioButton, QSizePolicy, QSlider, QWidget

from ..icons import paint_icon
from ..paint.painted import paint_box, paint_disk
from ..paint.text_paint import CENTER, draw_text, longest_word, text_size
from ..parts import Labeled, Painting
from ..theme import color_of, scaled
from ..tokens import tokens
from .flow import FlowLayout

_ROLE = "label"


class _Segment(Labeled, QRadioButton):
    """One of the choices; arrow keys go to the next, as with radio buttons everywhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_label(text)

    def _beside_text(self) -> int:
        return scaled(32 + (22 if self.isChecked() else 0))

    def sizeHint(self) -> QSize:
        # Room for the tick is kept in every choice, so that nothing moves when another is taken.
        width = round(text_size(self._label, _ROLE).width()) + scaled(54)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(longest_word(self._label, _ROLE)) + scaled(54), scaled(38))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        text = text_size(self._label, _ROLE, max(width - scaled(54), 1)).height()
        return max(round(text) + scaled(14), scaled(38), tokens().size.target_min)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paint(self, painter: QPainter) -> None:
        taken = self.isChecked()
        line = "accent_text" if taken else "line_strong" if self.underMouse() else "line"
        fill = color_of("accent_soft") if taken else color_of("well")
        width = tokens().stroke.strong if taken else tokens().stroke.hair
        paint_box(painter, self.area, tokens().radius.slot, fill=fill, line=color_of(line), width=width)
        rect = self.area.adjusted(scaled(16), 0, -scaled(16), 0)
        if taken:
            side = scaled(17)
            paint_icon(painter, "check", QRectF(rect.left(), self.height() / 2 - side / 2, side, side), color_of(line))
            rect.setLeft(rect.left() + scaled(22))
        draw_text(painter, rect, self._label, _ROLE, color_of("text" if taken else "text_soft"), CENTER)


class Segmented(QWidget):
    """A few choices of which one is taken; they stand side by side and wrap where room is short."""

    chosen = Signal(object)

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self._values: list[object] = []
        self._segments: list[_Segment] = []
        self._flow = FlowLayout(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(name)

    def set_choices(self, choices: Sequence[tuple[object, str]], taken: object) -> None:
        """Offer values with their words; call it again with other words when the language changes."""
        if [value for value, _ in choices] != self._values:
            for segment in self._segments:
                self._flow.removeWidget(segment)
                segment.deleteLater()
            self._values = [value for value, _ in choices]
            self._segments = []
            for _, text in choices:
                segment = _Segment(text)
                segment.setParent(self)
                self._flow.addWidget(segment)
                self._segments.append(segment)
                segment.clicked.connect(self._on_clicked)
        for segment, (_, text) in zip(self._segments, choices, strict=True):
            segment.set_label(text)
        self.set_taken(taken)
        self.updateGeometry()

    def taken(self) -> object:
        """The value that is chosen, or None."""
        for value, segment in zip(self._values, self._segments, strict=True):
            if segment.isChecked():
                return value
        return None

    def set_taken(self, value: object) -> None:
        """Show `value` as chosen without telling anyone."""
        for other, segment in zip(self._values, self._segments, strict=True):
            if other == value:
                segment.setChecked(True)

    def _on_clicked(self) -> None:
        self.chosen.emit(self.taken())


class Toggle(Labeled, QCheckBox):
    """A switch with its words; for a screen reader it is a check box."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.grow_down()
        self.set_label(text)

    def _beside_text(self) -> int:
        return scaled(44 + 12) + 8

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        width = round(text_size(self._label, "body").width()) + self._beside_text()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(longest_word(self._label, "body")) + self._beside_text(), tokens().size.target_min)

    def heightForWidth(self, width: int) -> int:
        text = text_size(self._label, "body", max(width - self._beside_text(), 1)).height()
        return max(round(text) + scaled(8), tokens().size.target_min, scaled(36))

    def paint(self, painter: QPainter) -> None:
        on = self.isChecked()
        track = QRectF(4, 0, scaled(44), scaled(24))
        track.moveTop(self.height() / 2 - track.height() / 2)
        line = color_of("accent_text" if on else "line_strong")
        paint_box(
            painter, track, track.height() / 2, fill=color_of("accent_soft" if on else "well"), line=line, width=2
        )
        reach = track.height() / 2 - 5
        middle = QPointF(track.right() - reach - 5 if on else track.left() + reach + 5, track.center().y())
        paint_disk(painter, middle, reach, fill=line)
        if on:  # said twice: the knob has moved, and there is a tick where it was
            side = track.height() * 0.55
            tick = QRectF(track.left() + 6, track.center().y() - side / 2, side, side)
            paint_icon(painter, "check", tick, line)
        left = track.right() + scaled(12)
        words = color_of("text" if self.isEnabled() else "text_mute")
        draw_text(painter, QRectF(left, 0, self.width() - left, self.height()), self._label, "body", words)


class StepSlider(Painting, QSlider):
    """A slider over a few values, with the words for the value under the knob beside it."""

    picked = Signal(object)

    def __init__(self, steps: Sequence[tuple[object, str]], name: str = "") -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._steps = list(steps)
        self.setRange(0, len(self._steps) - 1)
        self.setPageStep(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(self._on_value_changed)

    def set_picked(self, value: object) -> None:
        """Move the knob to `value` without telling anyone."""
        with QSignalBlocker(self):
            self.setValue([step for step, _ in self._steps].index(value))
        self.setAccessibleDescription(self._steps[self.value()][1])

    def _on_value_changed(self, index: int) -> None:
        self.setAccessibleDescription(self._steps[index][1])
        self.picked.emit(self._steps[index][0])

    def _words_width(self) -> float:
        return max(text_size(words, "number").width() for _, words in self._steps) + scaled(12)

    def sizeHint(self) -> QSize:
        return QSize(scaled(220) + round(self._words_width()), max(scaled(36), tokens().size.target_min))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(110) + round(self._words_width()), self.sizeHint().height())

    def _place(self, index: int) -> float:
        left, right = 14.0, self.width() - self._words_width() - 14
        return left + (right - left) * index / max(self.maximum(), 1)

    def _index_at(self, x: float) -> int:
        return min(range(self.maximum() + 1), key=lambda index: abs(self._place(index) - x))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setValue(self._index_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._index_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """It scrolls the page: a value that passes below the pointer is not changed by that."""
        event.ignore()

    def paint(self, painter: QPainter) -> None:
        middle, at = self.height() / 2, self._place(self.value())
        for end, name in ((self._place(self.maximum()), "line_strong"), (at, "accent_text")):
            pen = QPen(color_of(name), 4)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(self._place(0), middle), QPointF(end, middle))
        for index in range(self.maximum() + 1):
            fill = color_of("accent_text" if index <= self.value() else "line_strong")
            paint_disk(painter, QPointF(self._place(index), middle), 5, fill=fill)
        paint_disk(painter, QPointF(at, middle), 11, fill=color_of("raised"), line=color_of("accent_text"), width=3)
        words = QRectF(self.width() - self._words_width(), 0, self._words_width(), self.height())
        draw_text(painter, words, self._steps[self.value()][1], "number", color_of("text"), CENTER)


class ChoiceField(Painting, QComboBox):
    """A field that opens a list, for choices too many to stand side by side."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """It scrolls the page, as over a slider."""
        event.ignore()

    def sizeHint(self) -> QSize:
        widest = max((text_size(self.itemText(i), "body").width() for i in range(self.count())), default=0)
        return QSize(round(widest) + scaled(56), max(scaled(40), 40))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        line = color_of("line_strong" if self.underMouse() else "line")
        radius, stroke = tokens().radius.slot, tokens().stroke.line
        paint_box(painter, self.area, radius, fill=color_of("well"), line=line, width=stroke)
        side = scaled(18)
        right = self.width() - scaled(12) - side
        paint_icon(
            painter, "chevron_down", QRectF(right, (self.height() - side) / 2, side, side), color_of("text_soft")
        )
        left = scaled(12)
        draw_text(painter, QRectF(left, 0, right - left, self.height()), self.currentText(), "body", color_of("text"))
