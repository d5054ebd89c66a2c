"""A lesson, told when what it is about comes up: a strip at the foot of the table, which waits for nobody."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ...look import Changing, color_of, look, scaled
from ...look.controls.buttons import SECONDARY, Button
from ...look.controls.lines import MIDDLE, fill
from ...look.controls.panels import IconMark
from ...look.controls.text import RichText, Text
from ...look.paint.rich import Speak, rich_size
from ...look.paint.text_paint import text_size

# The title of a lesson and its sentences, in the language of now.
Tell = Callable[[Hashable], tuple[str, str]]

_WIDEST = 1160  # a line of a lesson: two of them hold every lesson at the usual size


class LessonBar(Changing, QWidget):
    """What has just come up is told before lessons that still wait; what a guided step says goes with it.

    A step that was understood is explained again when the players come back to it, unless it is told `once`.
    """

    closed = Signal()

    def __init__(self, tell: Tell, speak: Speak, parent: QWidget, *, once: bool = False) -> None:
        super().__init__(parent)
        self._tell, self._once = tell, once
        self._topics: list[Hashable] = []
        self._step: Hashable | None = None
        self._small = False
        self._understood: set[Hashable] = set()
        self._stays = False
        self._lesson = RichText(speak, role="lesson")
        self._more = Text(color="text_mute", wrap=False)
        self.understood = Button(kind=SECONDARY, icon="check", key="G")
        self.understood.clicked.connect(self.next_lesson)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(14)
        row.addWidget(IconMark("tutorial", size=26), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._lesson, 1000)  # all that the words may take, and only then the gap
        fill(row, 1, self._more, (self.understood, MIDDLE))
        self.hide()

    @property
    def topic(self) -> Hashable | None:
        """The lesson that lies open."""
        return self._topics[0] if self._topics else None

    @property
    def step(self) -> Hashable | None:
        """The step of the guided round that is explained now."""
        return None if self._topics else self._step

    @property
    def teaches(self) -> bool:
        """Whether anything lies open to be read."""
        return bool(self._topics) or self._step is not None

    def keep(self, topics: Collection[Hashable]) -> None:
        """The players went back: lessons wait on, but for those about what has not come up any more."""
        self.keep_if(topics.__contains__)

    def keep_if(self, holds: Callable[[Any], bool]) -> None:
        self._topics = [topic for topic in self._topics if holds(topic)]

    def teach(self, topics: Sequence[Hashable], step: Hashable | None) -> None:
        """Add lessons to those that wait to be read, and explain the step that the guided round has come to, if there
        is anything to explain.
        """
        self._topics = [*(topic for topic in topics if topic not in self._topics), *self._topics]
        if not self._once and step not in self._understood:
            self._understood.clear()  # several dice are taken one by one; what they are was said with the first
        self._step = None if step in self._understood else step
        self._show()

    def next_lesson(self) -> None:
        if self._topics:
            del self._topics[:1]
        elif self._step is not None:
            self._understood.add(self._step)
            self._step = None
        self._show()
        self.closed.emit()

    def set_staying(self, stays: bool) -> None:
        """Keep the place of the strip where lessons come and go, so that nothing else on the table moves with them."""
        if stays != self._stays:
            self._stays = stays
            self._show()

    def set_small(self, small: bool) -> None:
        """In smaller letters, where the table has little room."""
        self._small = small
        self._lesson.set_role("body" if small else "lesson")

    def height_for(self, width: int) -> int:
        """How high the strip has to be in a window of this width: never lower than two lines, or the table would hop
        with every lesson.
        """
        self._lesson.setMaximumWidth(scaled(_WIDEST))
        sides = self._row.contentsMargins()
        return max(self._row.heightForWidth(width), sides.top() + 2 * look().line("lesson") + sides.bottom())

    def room_for(self, width: int, topics: Collection[Hashable]) -> int:
        """So high that no lesson of these needs more."""
        sides, small = self._row.contentsMargins(), self._small
        taken = sides.left() + sides.right() + scaled(26) + 3 * self._row.spacing()
        taken += self.understood.sizeHint().width() + round(text_size(self.tr("%n more", "", 9), "body").width())
        wide = min(width - taken, scaled(_WIDEST))
        told = (self._tell(each) for each in topics)
        role = "body" if small else "lesson"
        highs = (rich_size(words, role=role, lead=f"{title}.", width=wide).height() for title, words in told)
        least = 2 * look().line("lesson")
        return math.ceil(max(least, *highs)) + sides.top() + sides.bottom()

    def _show(self) -> None:
        self.setVisible(self.teaches or self._stays)
        self.understood.setVisible(self.teaches)
        told = self.topic if self.topic is not None else self.step
        self._lesson.set_color("text" if self.teaches else "text_mute")
        if told is None:
            self._more.hide()
            #: In the strip of lessons, while there is none.
            self._lesson.set_text(self.tr("The next lesson comes with the next new thing."))
            self.setAccessibleName(self._lesson.accessibleName())
            return
        title, lesson = self._tell(told)
        more = len(self._topics) - 1
        #: Beside a hint, when others wait. %n is how many.
        self._more.setText(self.tr("%n more", "", more) if more > 0 else "")
        self._more.setVisible(more > 0)
        self._lesson.set_text(lesson, lead=f"{title}.")
        #: Button under a hint: it goes away.
        self.understood.set_label(self.tr("Got it"))
        self.setAccessibleName(self._lesson.accessibleName())
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color_of("raised"))
        painter.fillRect(0, 0, self.width(), 1, color_of("accent"))

    def _retranslate(self) -> None:
        self._show()
