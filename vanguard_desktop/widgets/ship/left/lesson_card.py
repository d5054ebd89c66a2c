"""Lessons of a page at its first visit, one at a time on the left page; they wait for nobody."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.ship.lessons import Lesson
from vanguard_desktop.text.common.wording import Wording

from ...look import scaled
from ...look.controls.buttons import SECONDARY, Button, IconButton
from ...look.controls.flow import FlowLayout
from ...look.controls.panels import IconMark, Panel
from ...look.controls.text import Text
from .told_box import ScrolledWords

_WIDTH, _EDGE = 330, 12


class LessonCard(Panel):
    """What was `understood`, here or on another card, is told no more.

    `turned` to the next; `more_wished` asks for the chapter in the codex.
    """

    turned = Signal()
    more_wished = Signal(str)

    def __init__(self, wording: Wording, bridge: Bridge) -> None:
        super().__init__(ground="raised", line="accent", padding=10)
        self._page, self._lessons, self._at = "", tuple[Lesson, ...](), 1
        self._all, self._bridge = tuple[Lesson, ...](), bridge
        self.column = ScrolledWords(wording, "raised")
        self._words = self.column.words
        self._count = Text(color="text_mute", wrap=False)
        self.next, self.more = Button(kind=SECONDARY, key="G"), IconButton("codex", "Codex")
        self.next.set_tight(True)
        self.next.clicked.connect(self.go_on)
        self.more.clicked.connect(lambda: self.more_wished.emit(self._page))
        self.body.addWidget(self.column, 1)
        foot = QWidget()
        flow = FlowLayout(foot, gap=8)
        for part in (IconMark("tutorial", size=24), self._count, self.more, self.next):
            flow.addWidget(part)
        self.body.addWidget(foot)
        self.hide()
        self._retranslate()

    def lie_upon(self, page: QWidget) -> None:
        """In the lower left corner of a page that has no other place for it."""
        shown = self.teaches
        self.setParent(page)
        self.setVisible(shown)
        self.stand_in(page.rect())

    def stand_in(self, room: QRect) -> None:
        width = min(scaled(_WIDTH), room.width() // 2)
        high = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry(_EDGE, room.height() - high - _EDGE, width, high)
        self.raise_()

    @property
    def teaches(self) -> bool:
        return bool(self._lessons)

    def highest(self, width: int) -> int:
        """How high it is in that width with the longest of its lessons: what lies around it stays as they are read."""
        edges = self.body.contentsMargins()
        inside = width - edges.left() - edges.right()
        others = (self.column.height_of(each.words, each.lead, inside) for each in self._all)
        return self.heightForWidth(width) - self.column.heightForWidth(inside) + max(others, default=0)

    def teach(self, page: str, lessons: tuple[Lesson, ...]) -> None:
        """What the page has to teach; nothing of it twice."""
        left = tuple(each for each in lessons if each.id not in self._bridge.understood)
        if [each.id for each in left] != [each.id for each in self._lessons]:
            self._at = 1
        self._page, self._all, self._lessons = page, lessons, left
        self._show()

    def go_on(self) -> None:
        """The next lesson; after the last one the page has taught all it has."""
        self._bridge.understand(self._lessons[0].id)
        self._at, self._lessons = self._at + 1, self._lessons[1:]
        self._show()
        self.turned.emit()

    def _show(self) -> None:
        self.setVisible(self.teaches)
        if self.teaches:
            first = self._lessons[0]
            self._words.set_text(first.words, lead=first.lead)
            self.column.updateGeometry()  # now, as what stands around it is reckoned at once
            self.column.verticalScrollBar().setValue(0)
            self._count.setText(f"{self._at}/{self._at + len(self._lessons) - 1}")
            self.setAccessibleName(self._words.accessibleName())

    def _retranslate(self) -> None:
        #: Button under a hint: it goes away.
        self.next.set_label(self.tr("Got it"))
        #: Button under a hint: read all about it.
        self.more.set_name(self.tr("Codex"))
