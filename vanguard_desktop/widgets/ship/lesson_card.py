"""Lessons of a page at its first visit, one at a time on the left page; they wait for nobody."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.text.common.wording import Wording

from ..look import scaled
from ..look.controls.buttons import SECONDARY, Button, IconButton
from ..look.controls.flow import FlowLayout
from ..look.controls.panels import IconMark, Panel
from ..look.controls.text import RichText, Text

_WIDTH, _EDGE = 330, 18


class LessonCard(Panel):
    """`understood` of a page are told no more; `more_wished` asks for its chapter in the codex."""

    more_wished = Signal(str)

    def __init__(self, wording: Wording) -> None:
        super().__init__(ground="raised", line="accent", padding=10)
        self._page, self._lessons, self._at = "", tuple[str, ...](), 0
        self._learned: set[str] = set()
        self._words = RichText(wording.names.spoken)
        self._count = Text(color="text_mute", wrap=False)
        self.next, self.more = Button(kind=SECONDARY, key="G"), IconButton("codex", "Codex")
        self.next.set_tight(True)
        self.next.clicked.connect(self.go_on)
        self.more.clicked.connect(lambda: self.more_wished.emit(self._page))
        self.body.addWidget(self._words)
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
        return not self.isHidden()

    def teach(self, page: str, lessons: tuple[str, ...]) -> None:
        """What the page has to teach; nothing, if it has been told already."""
        if page in self._learned:
            lessons = ()
        if page != self._page or not lessons:
            self._at = 0
        self._page, self._lessons = page, lessons
        self._show()

    def go_on(self) -> None:
        """The next lesson; after the last one the page has taught all it has."""
        self._at += 1
        if self._at >= len(self._lessons):
            self._learned.add(self._page)
            self._lessons = ()
        self._show()

    def _show(self) -> None:
        self.setVisible(bool(self._lessons))
        if self._lessons:
            self._words.set_text(self._lessons[self._at])
            self._count.setText(f"{self._at + 1}/{len(self._lessons)}")
            self.setAccessibleName(self._words.accessibleName())

    def _retranslate(self) -> None:
        #: Button under a hint: it goes away.
        self.next.set_label(self.tr("Got it"))
        #: Button under a hint: read all about it.
        self.more.set_name(self.tr("Codex"))
