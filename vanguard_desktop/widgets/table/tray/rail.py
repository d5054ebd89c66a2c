"""The rail over the tray: the ten steps of a dice check, with a tick on each that is over."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QT_TRANSLATE_NOOP, QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.models.expedition.check.shown import STEPS
from vanguard_desktop.text.common.names import Names

from ...look import Painted, color_of, name_it, paint_icon, scaled
from ...look.controls.asking import listen
from ...look.paint.painted import paint_box
from ...look.paint.text_paint import CENTER, LEFT, draw_text, text_size
from ...look.tokens import tokens

_CIRCLE = 22
# One word for each step; its whole name is said when the rail is asked.
_WORDS = (
    #: Step 1 of a dice check, one short word: dice are chosen.
    QT_TRANSLATE_NOOP("CheckRail", "Choose"),
    #: Step 2 of a dice check, one short word: injury and danger dice join.
    QT_TRANSLATE_NOOP("CheckRail", "Add"),
    #: Step 3 of a dice check, one short word: the dice are rolled.
    QT_TRANSLATE_NOOP("CheckRail", "Roll"),
    #: Step 4 of a dice check, one short word: results are changed.
    QT_TRANSLATE_NOOP("CheckRail", "Modify"),
    #: Step 5 of a dice check, one short word: dice pay for combinations.
    QT_TRANSLATE_NOOP("CheckRail", "Combine"),
    #: Step 6 of a dice check, one short word: injury and danger dice do what they show.
    QT_TRANSLATE_NOOP("CheckRail", "Injuries"),
    #: Step 7 of a dice check, one short word: special effects happen.
    QT_TRANSLATE_NOOP("CheckRail", "Effects"),
    #: Step 8 of a dice check, one short word: outcomes are marked.
    QT_TRANSLATE_NOOP("CheckRail", "Mark"),
    #: Step 9 of a dice check, one short word: rolled dice are spent.
    QT_TRANSLATE_NOOP("CheckRail", "Spend"),
    #: Step 10 of a dice check, one short word: outcomes happen.
    QT_TRANSLATE_NOOP("CheckRail", "Resolve"),
)


class CheckRail(Painted):
    """Where there is no room for all words, only the current step keeps its own."""

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names, self._step = names, 1
        listen(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, step: int) -> None:
        self._step = step
        #: Said of the row of steps by screen readers. {number} is from 1 to 10, {step} the name of the step.
        words = self.tr("Step {number} of 10: {step}").format(number=step, step=self._names.check_step(step))
        if words != self.accessibleName():
            name_it(self, words)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, scaled(tokens().size.rail_step))

    def _labels(self) -> list[str]:
        """All words if they fit side by side, otherwise those of the current step."""
        every = [self.tr(str(words)) for words in _WORDS]
        beside = scaled(_CIRCLE) + 26
        if max(text_size(words, "label").width() for words in every) + beside <= self.width() / len(every):
            return every
        return [words if step == self._step else "" for step, words in zip(STEPS, every, strict=True)]

    def subject_at(self, place: QPoint) -> str:
        """The step under the pointer."""
        return next((f"step:{step}" for step, room, _ in self._rooms() if room.contains(QPointF(place))), "")

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), color_of("panel"))
        circle = float(scaled(_CIRCLE))
        for step, room, words in self._rooms():
            self._paint_step(painter, room, step, words, circle)

    def _rooms(self) -> Iterator[tuple[int, QRectF, str]]:
        """Every step with its place on the rail and its word, if it has room for one."""
        labels = self._labels()
        worded = all(labels)
        own = 0.0 if worded else text_size(labels[self._step - 1], "label").width() + scaled(_CIRCLE) + 32
        rest = (self.width() - own) / (len(labels) - (0 if worded else 1))
        left = 0.0
        for step, words in zip(STEPS, labels, strict=True):
            wide = own if words and not worded else rest
            yield step, QRectF(left, 0, wide, self.height()), words
            left += wide

    def _paint_step(self, painter: QPainter, place: QRectF, step: int, words: str, circle: float) -> None:
        now, over = step == self._step, step < self._step
        if now:
            painter.fillRect(place, color_of("accent_soft"))
            painter.fillRect(QRectF(place.left(), place.bottom() - 3, place.width(), 3), color_of("accent"))
        wide = circle + (8 + text_size(words, "label").width() if words else 0)
        mark = QRectF(place.center().x() - wide / 2, place.center().y() - circle / 2, circle, circle)
        if now:
            paint_box(painter, mark, circle / 2, fill=color_of("accent"), line=None)
        else:
            paint_box(painter, mark, circle / 2, fill=None, line=color_of("text_soft" if over else "line_strong"))
        if over:
            paint_icon(painter, "check", mark.adjusted(4, 4, -4, -4), color_of("text_soft"))
        else:
            draw_text(painter, mark, str(step), "label", color_of("on_accent" if now else "text_mute"), CENTER)
        if words:
            ink = color_of("text" if now else "text_soft" if over else "text_mute")
            draw_text(
                painter, QRectF(mark.right() + 8, 0, place.right() - mark.right() - 8, place.height()), words, "label",
                ink, LEFT,
            )  # fmt: skip
