"""A lesson of the training, told when it comes up: it lies over the map and waits for nobody."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from vanguard_desktop.rulesets.expedition.topics import Topic
from vanguard_desktop.text.guide_text import GuideStep
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.fitting_column import FittingColumn
from vanguard_desktop.widgets.look.buttons import SECONDARY, Button
from vanguard_desktop.widgets.look.panels import Panel, PanelTitle
from vanguard_desktop.widgets.look.text import RichText
from vanguard_desktop.widgets.look.theme import look

_WIDTH, _LEAST_WIDTH, _EDGE = 440, 260, 12
_SHARE = 0.4  # of the map: large text in a small window would cover what it speaks of


class LessonCard(Panel):
    """Lessons of free play are read one after the other, the oldest first; what a guided step says goes with it."""

    closed = Signal()

    def __init__(self, wording: Wording, parent: QWidget) -> None:
        super().__init__(ground="raised", line="accent", padding=14, parent=parent)
        self._wording = wording
        self._topics: list[Topic] = []
        self._step: GuideStep | None = None
        self._understood: GuideStep | None = None
        self._title = PanelTitle(icon="tutorial")
        self._lesson = RichText(wording.names.icon)
        column = FittingColumn(padding=0)
        column.body.addWidget(self._lesson)
        self.understood = Button(kind=SECONDARY, icon="check", key="G")
        self.understood.clicked.connect(self.next_lesson)
        self.body.addWidget(self._title)
        self.body.addWidget(column, 1)
        row = QHBoxLayout()
        self.body.addLayout(row)
        row.addStretch(1)
        row.addWidget(self.understood)
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

    def teach(self, topics: Iterable[Topic]) -> None:
        """Add lessons to those that wait to be read."""
        self._topics.extend(topic for topic in topics if topic not in self._topics)
        self._show()

    def forget(self) -> None:
        """The players went back to before these lessons."""
        self._topics = []
        self._show()

    def guide(self, step: GuideStep | None) -> None:
        """Explain the step that the guided round has come to; None where it explains nothing."""
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

    def stand(self, room: QRect) -> None:
        """Lie in the upper right corner of the map, as high as the lesson needs."""
        width = max(look().scaled(_LEAST_WIDTH), min(look().scaled(_WIDTH), round(room.width() * _SHARE)))
        width = min(width, room.width() - 2 * _EDGE)
        wanted = self.body.totalHeightForWidth(width)
        height = min(wanted, room.height() - 2 * _EDGE)
        self.setGeometry(room.right() - width - _EDGE, room.top() + _EDGE, width, height)

    def _show(self) -> None:
        self.setVisible(self.teaches)
        if self.topic is not None:
            title, lesson = self._wording.topics.title(self.topic), self._wording.topics.lesson(self.topic)
            more = len(self._topics) - 1
            aside = self.tr("%n more", "", more) if more else ""
        elif self.step is not None:
            title, lesson = self._wording.guide.title(self.step), self._wording.guide.words(self.step)
            #: Beside the heading of a lesson: in this round each step is shown.
            aside = self.tr("Step by step")
        else:
            return
        self._title.set_text(title)
        self._title.set_aside(aside)
        self._lesson.set_text(lesson)
        self.understood.set_label(self.tr("Got it"))
        spoken = f"{title}. {self._lesson.accessibleName()}"
        self.setAccessibleName(spoken)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)
