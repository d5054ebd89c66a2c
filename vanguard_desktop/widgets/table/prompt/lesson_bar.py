"""A lesson of the training, told when it comes up: a strip above the prompt bar, which waits for nobody."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from vanguard_desktop.rulesets.expedition.data import Topic
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.guide_text import GuideStep

from ...look import Changing, color_of, look, scaled
from ...look.controls.buttons import SECONDARY, Button
from ...look.controls.lines import MIDDLE, fill
from ...look.controls.panels import IconMark
from ...look.controls.text import RichText, Text

_WIDEST = 1160  # a line of a lesson: two of them hold every lesson at the usual size


class LessonBar(Changing, QWidget):
    """What has just come up is told before lessons that still wait; what a guided step says goes with it."""

    closed = Signal()

    def __init__(self, wording: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self._wording = wording
        self._topics: list[Topic] = []
        self._step: GuideStep | None = None
        self._understood: GuideStep | None = None
        self._lesson = RichText(wording.names.spoken, role="lesson")
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
    def topic(self) -> Topic | None:
        """The lesson that lies open."""
        return self._topics[0] if self._topics else None

    @property
    def step(self) -> GuideStep | None:
        """The step of the guided round that is explained now."""
        return None if self._topics else self._step

    @property
    def teaches(self) -> bool:
        """Whether anything lies open to be read."""
        return bool(self._topics) or self._step is not None

    def teach(self, topics: Sequence[Topic] | None, step: GuideStep | None) -> None:
        """Add lessons to those that wait to be read, or none is left if the players went back; and explain the step
        that the guided round has come to, if there is anything to explain.
        """
        if topics is None:
            self._topics = []
        else:
            self._topics = [*(topic for topic in topics if topic not in self._topics), *self._topics]
        if step is not self._understood:  # several dice are taken one by one; what they are was said with the first
            self._understood = None
        self._step = None if step is self._understood else step
        self._show()

    def next_lesson(self) -> None:
        if self._topics:
            del self._topics[:1]
        else:
            self._step, self._understood = None, self._step
        self._show()
        self.closed.emit()

    def height_for(self, width: int) -> int:
        """How high the strip has to be in a window of this width: never lower than two lines, or the table would hop
        with every lesson.
        """
        self._lesson.setMaximumWidth(scaled(_WIDEST))
        sides = self._row.contentsMargins()
        return max(self._row.heightForWidth(width), sides.top() + 2 * look().line("lesson") + sides.bottom())

    def _show(self) -> None:
        self.setVisible(self.teaches)
        if self.topic is not None:
            title, lesson = self._wording.topics.title(self.topic), self._wording.topics.lesson(self.topic)
        elif self.step is not None:
            title, lesson = self._wording.guide.title(self.step), self._wording.guide.words(self.step)
        else:
            return
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
