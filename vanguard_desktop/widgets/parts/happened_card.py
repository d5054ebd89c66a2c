"""What has just happened, in a few lines at the foot of the map: what a danger die showed, who was hurt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

import attrs
from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QWidget

from vanguard_desktop.text.common.wording import Wording

from ..look import scaled
from ..look.controls.panels import Panel
from ..look.controls.text import RichText
from ..look.paint.rich import rich_size
from .free_room import FreeRoom

_HEAD = "prompt"  # an event is told larger than what follows from it
_MOST, _EDGE, _CLOSE, _LEAST_ROOM = 4, 12, 6, 150
_WIDTHS = (460, 340, 250, 190)  # rather high than short, and rather short than over something
_LEAST_MS, _MS_A_LETTER = 5000, 70  # how long it lies in sight, read slowly and aloud


@attrs.frozen
class _Form:
    """Where it lies, with how many lines at most."""

    spot: QRect
    most: int


class HappenedCard(Panel):
    """It covers nothing, waits for nobody and lets every press through; the journal keeps what it said."""

    def __init__(self, wording: Wording, parent: QWidget) -> None:
        super().__init__(ground="raised", line="line", padding=10, parent=parent)
        self._wording = wording
        self._lines: tuple[str, ...] = ()
        self._unseen = False
        self._stood: object = None  # for what it has its place
        self._event: tuple[str, str] | None = None
        self._head = RichText(wording.names.spoken, role=_HEAD)
        self._rows = [RichText(wording.names.spoken) for _ in range(_MOST)]
        for row in (self._head, *self._rows):
            row.setMinimumWidth(1)  # the layout reckons heights with the least width, and the card can be narrower
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

    @property
    def event_told(self) -> tuple[str, str] | None:
        """The title of an event that nobody was asked about, and the half of it that took effect."""
        return self._event

    def tell(self, lines: Sequence[str], event: tuple[str, str] | None = None) -> None:
        """The next step: what was never in sight, under a sheet or without room, is told together with it.

        An event that has passed by itself lies open until something else is decided.
        """
        kept = self._lines if self._unseen else ()
        self._lines, self._event = (*kept, *lines), event
        self._unseen = self.tells
        self._stood = None
        self._going.stop()
        self._fill()

    def tell_more(self, line: str) -> None:
        """One line besides, such as a hint; what was told stays as long as that takes."""
        self._lines = (*(each for each in self._lines if each != line), line)[-_MOST:]
        self._unseen = True
        self._stood = None
        self._going.stop()
        self._fill()

    def seen(self) -> None:
        """No sheet lies over the table any more: if it has found room, it can be read from now on."""
        if self._unseen and not self.isHidden():
            self._unseen = False
            if self._event is None:
                self._going.start(max(_LEAST_MS, _MS_A_LETTER * sum(map(len, self._lines))))

    @property
    def tells(self) -> bool:
        return bool(self._lines) or self._event is not None

    def forget(self) -> None:
        """It has been read, or undone."""
        self._going.stop()
        self._lines, self._event, self._unseen = (), None, False
        self._fill()

    def stand(self, rooms: Sequence[QRect], taken: Sequence[QRect]) -> None:
        """As near to the lower left corner of a room as it covers nothing, in fewer lines if need be.

        Where there is no room at all, it waits for the next step.
        """
        if (asked := (tuple(rooms), tuple(taken))) == self._stood:
            return
        self._stood = asked
        form = self._form([room for room in rooms if room.width() >= scaled(_LEAST_ROOM)], taken)
        if form is None:
            self.hide()
            return
        self._fill(form.most)
        self.setGeometry(form.spot)
        self.body.activate()  # lines may have come or gone in a card of the same size

    def _form(self, rooms: Sequence[QRect], taken: Sequence[QRect]) -> _Form | None:
        free = [FreeRoom.beside(taken, room, _EDGE, _CLOSE) for room in rooms]
        few = min(_MOST, len(self._lines)) or 1
        if not any(self._spot(each, 1, widest) for each, widest in product(free, _WIDTHS)):
            return None
        for most, each, widest in product(range(few, 0, -1), free, _WIDTHS):
            if (spot := self._spot(each, most, widest)) is not None:
                return _Form(spot, most)
        return None

    def _spot(self, free: FreeRoom, most: int, widest: int) -> QRect | None:
        return free.spot(self._size(self._words(most), min(scaled(widest), free.inside.width())), 0.0)

    def _size(self, words: Sequence[str], widest: int) -> QSize:
        """As wide as its longest line, if that is not too wide, and as high as all need then."""
        sides = self.body.contentsMargins()
        around = sides.left() + sides.right()
        most = widest - around
        told = [(line, "", "body") for line in words]
        if self._event is not None:
            told.insert(0, (self._event[1], self._event[0], _HEAD))
        wide = (math.ceil(rich_size(line, lead=lead, role=role).width()) for line, lead, role in told)
        width = min(max(wide, default=0) + 2, most)
        # A line asks for a little more than its words need.
        sizes = (rich_size(line, lead=lead, role=role, width=width) for line, lead, role in told)
        high = sum(math.floor(size.height()) + 1 for size in sizes)
        gaps = self.body.spacing() * max(len(told) - 1, 0)
        return QSize(width + around, high + gaps + sides.top() + sides.bottom())

    def _retranslate(self) -> None:
        self.forget()  # it was said in the other language

    def _words(self, most: int = _MOST) -> tuple[str, ...]:
        """As many lines as are read at a glance, and how many more there are."""
        if len(self._lines) <= most or most == 1:
            return self._lines[:most]
        left = len(self._lines) - most + 1
        #: Last line of what has happened since the last look. %n is how many lines do not find room.
        return (*self._lines[: most - 1], self.tr("And %n more line(s) in the journal.", "", left))

    def _fill(self, most: int = _MOST) -> None:
        words = self._words(most)
        self._head.setHidden(self._event is None)
        if self._event is not None:
            self._head.set_text(self._event[1], lead=self._event[0])
        for place, row in enumerate(self._rows):
            row.setHidden(place >= len(words))
            if place < len(words):
                row.set_text(words[place])
        said = (*(self._event or ()), *words)
        self.setAccessibleName(" ".join(self._wording.names.spoken(line) for line in said))
        self.setVisible(bool(said))
