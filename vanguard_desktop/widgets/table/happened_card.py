"""What has just happened, in a few lines at the foot of the map: what a danger die showed, who was hurt."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget

from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.look.panels import Panel
from vanguard_desktop.widgets.look.rich import rich_size
from vanguard_desktop.widgets.look.text import RichText
from vanguard_desktop.widgets.look.theme import look

_MOST, _WIDTH, _EDGE, _LEAST_ROOM = 4, 460, 12, 150
_LEAST_MS, _MS_A_LETTER = 5000, 70  # how long it lies in sight, read slowly and aloud


class HappenedCard(Panel):
    """It waits for nobody and lets every press through; the journal keeps what it said."""

    def __init__(self, wording: Wording, parent: QWidget) -> None:
        super().__init__(ground="raised", line="line", padding=10, parent=parent)
        self._wording = wording
        self._lines: tuple[str, ...] = ()
        self._unseen = False
        self._rows = [RichText(wording.names.icon) for _ in range(_MOST)]
        for row in self._rows:
            self.body.addWidget(row)
        self._going = QTimer(self, singleShot=True)
        self._going.timeout.connect(self.forget)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.body.setSpacing(4)
        self.hide()

    @property
    def lines(self) -> tuple[str, ...]:
        """What is told now, the oldest first."""
        return self._lines

    def tell(self, lines: Sequence[str]) -> None:
        """The next step: what lay under a sheet all the time, and was never in sight, is told together with it."""
        kept = self._lines if self._unseen else ()
        self._lines = (*kept, *lines)
        self._unseen = bool(self._lines)
        self._going.stop()
        self._fill()

    def seen(self) -> None:
        """Nothing lies over the table any more: from now on it can be read."""
        if self._unseen:
            self._unseen = False
            self._going.start(max(_LEAST_MS, _MS_A_LETTER * sum(map(len, self._lines))))

    def forget(self) -> None:
        """It has been read, or undone."""
        self._going.stop()
        self._lines, self._unseen = (), False
        self._fill()

    def stand(self, room: QRect, taken: Sequence[QRect] = ()) -> None:
        """In the corner of the room where it covers least of what lies there, if need be the lower left one.

        Lines for which the room is too small are in the journal alone.
        """
        narrow = room.width() < look().scaled(_LEAST_ROOM)
        for most in range(_MOST, 0, -1) if self._lines and not narrow else ():
            width, height = self._size(self._words(most), room.width() - 2 * _EDGE)
            if height <= room.height() - 2 * _EDGE:
                self._fill(most)
                corners = _corners(room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), QSize(width, height))
                self.setGeometry(min(corners, key=lambda spot: _covered(spot, taken)))
                self.body.activate()  # lines may have come or gone in a card of the same size
                return
        self.hide()

    def _size(self, words: Sequence[str], widest: int) -> tuple[int, int]:
        """As wide as its longest line, if that is not too wide, and as high as all need then."""
        sides = self.body.contentsMargins()
        around = sides.left() + sides.right()
        most = min(look().scaled(_WIDTH), widest) - around
        width = min(max((math.ceil(rich_size(line).width()) for line in words), default=0) + 2, most)
        # A line asks for a little more than its words need.
        high = sum(math.floor(rich_size(line, width=width).height()) + 1 for line in words)
        gaps = self.body.spacing() * max(len(words) - 1, 0)
        return width + around, high + gaps + sides.top() + sides.bottom()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.forget()  # it was said in the other language
        super().changeEvent(event)

    def _words(self, most: int = _MOST) -> tuple[str, ...]:
        """As many lines as are read at a glance, and how many more there are."""
        if len(self._lines) <= most or most == 1:
            return self._lines[:most]
        left = len(self._lines) - most + 1
        return (*self._lines[: most - 1], self.tr("And %n more line(s) in the journal.", "", left))

    def _fill(self, most: int = _MOST) -> None:
        words = self._words(most)
        for place, row in enumerate(self._rows):
            row.setHidden(place >= len(words))
            if place < len(words):
                row.set_text(words[place])
        self.setAccessibleName(" ".join(self._wording.names.spoken(line) for line in words))
        self.setVisible(bool(words))


def _corners(room: QRect, size: QSize) -> list[QRect]:
    """Where it may lie, the best first."""
    left, right = room.left(), room.right() + 1 - size.width()
    top, bottom = room.top(), room.bottom() + 1 - size.height()
    return [QRect(x, y, size.width(), size.height()) for x, y in ((left, bottom), (right, bottom), (right, top))]


def _covered(spot: QRect, taken: Sequence[QRect]) -> int:
    parts = (spot & each for each in taken)
    return sum(part.width() * part.height() for part in parts if not part.isEmpty())
