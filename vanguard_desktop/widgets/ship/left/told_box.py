"""Words on the left page that are never cut: where they have too little room they scroll, and say so."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from vanguard_desktop.text.common.wording import Wording

from ...fitting_column import FittingColumn
from ...look import scaled
from ...look.controls.more_mark import MoreMark
from ...look.controls.panels import Panel
from ...look.controls.text import RichText, Text
from ...look.paint.rich import rich_size
from ...look.style import ring_reach

_LEAST = 40


class ScrolledWords(FittingColumn):
    """A text with icons; it may be lower than a column of panels."""

    def __init__(self, wording: Wording, ground: str) -> None:
        super().__init__(gap=0, padding=0)
        self.words = RichText(wording.names.spoken)
        self.body.addWidget(self.words)
        self.more = MoreMark(self, ground=ground, key="PgDn")

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), scaled(_LEAST))

    def height_of(self, words: str, lead: str, width: int) -> int:
        """What `heightForWidth` would say with these words."""
        edges = self.body.contentsMargins()
        room = width - self.verticalScrollBar().sizeHint().width() - 2 * ring_reach()
        high = rich_size(words, lead=lead, width=room).height()
        return round(high + 0.5) + 2 * ring_reach() + edges.top() + edges.bottom()

    def turn(self, pages: int) -> bool:
        """Read on, or back; False where all of it is in sight."""
        turns = not self.isHidden() and self.verticalScrollBar().maximum() > 0
        if turns:
            self.more.turn(pages)
        return turns


class ToldBox(Panel):
    """What an answer would bring, or what a player was advised."""

    def __init__(self, wording: Wording, parent: QWidget) -> None:
        super().__init__(ground="well", line="line", padding=10, parent=parent)
        self.foretells = False
        self._head = Text(role="label", color="text_soft")
        self.column = ScrolledWords(wording, "well")
        self.body.setSpacing(2)
        self.body.addWidget(self._head)
        self.body.addWidget(self.column, 1)
        self._retranslate()
        self.hide()

    @property
    def words(self) -> str:
        return self.column.words.text

    @property
    def lead(self) -> str:
        """What stands over them."""
        return self._head.text() if self.words and self.foretells else ""

    def tell(self, words: str, *, foretold: bool) -> None:
        """Nothing, to be silent; `foretold` is what has not happened yet and only would."""
        self.foretells = foretold
        self.column.words.set_text(words)
        self.column.verticalScrollBar().setValue(0)
        self._head.setVisible(foretold)
        self.setVisible(bool(words))

    def _retranslate(self) -> None:
        #: Over what would come of the answer that somebody looks at, and has not given yet.
        self._head.setText(self.tr("If you choose this:"))
