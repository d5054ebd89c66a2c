"""How it ended: picture, missions, finds, people, dice luck, and what comes next, on one sheet over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from vanguard_desktop.models.common.result import Result

from ..look import color_of, look, scaled
from ..look.controls.buttons import PRIMARY, QUIET, SECONDARY, Button
from ..look.controls.flow import FlowLayout
from ..look.controls.lines import row_in
from ..look.controls.more_mark import MoreMark
from ..look.controls.panels import ScrollColumn
from ..look.controls.sheets import Sheet
from .next_chain import NextChain
from .panels import ResultPanels, Titles
from .picture import ResultPicture

_WIDTH, _HEIGHT, _ROOM = 1500, 966, 20
_LEAST, _EDGE = 660, 14  # of the picture with its words; around what stands beside it
_PICTURE = 0.44
_TWO_COLUMNS, _BESIDE, _HIGH = 700, 820, 480  # from these measures on, at 100 % text


@attrs.frozen(kw_only=True)
class Offer:
    """A button at the foot: its words, what it does, and its key. The last one is what comes next."""

    words: Callable[[], str]
    act: Callable[[], object]
    icon: str = ""
    key: str = ""


class ResultSheet(Sheet):
    """`make` says the result anew in every language, a book may `paint` a picture of its own beside it; `lifted` while
    the players look at the table. One that `fits` is so high as what it says: for a book that tells all of it at once.
    """

    lifted = Signal(bool)
    may_be_lifted = sums_up = True

    def __init__(
        self,
        make: Callable[[], Result],
        offers: Sequence[Offer],
        paint: Callable[[QPainter, QRectF], None] | None = None,
        *,
        fits: bool = False,
    ) -> None:
        super().__init__(width=_WIDTH, comes_unasked=True)
        self._make, self._fits = make, fits
        self.picture, self.panels, self.chain = ResultPicture(paint), ResultPanels(), NextChain()
        self.column = ScrollColumn(gap=12, padding=14, fills=True)
        self.more = MoreMark(self.column, ground="sheet", key="PgDn")
        self._beside = QWidget()
        self._row = QHBoxLayout(self._beside)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.picture)
        self._row.addWidget(self.column, 1)
        self.column.body.addWidget(self.panels, 1)
        self.body.addWidget(self._beside, 1)
        self._foot = QWidget()
        self.body.addWidget(self._foot)
        self.look = Button(kind=QUIET, key="Space")
        self.look.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key is Space, wherever the keyboard is
        self.look.pressed.connect(lambda: self.lifted.emit(True))
        self.look.released.connect(lambda: self.lifted.emit(False))
        self.buttons = [
            Button(kind=PRIMARY if offer is offers[-1] else SECONDARY, icon=offer.icon, key=offer.key)
            for offer in offers
        ]
        self._offers = tuple(offers)
        foot = row_in(self._foot, gap=12)
        foot.setContentsMargins(24, 12, 20, 14)
        foot.addWidget(self.chain, 1)
        foot.addStretch(1)
        self._keys, self._others = QWidget(), QWidget()
        flow, others = FlowLayout(self._keys, gap=10), FlowLayout(self._others, gap=10)
        for button in self.buttons[:-1]:
            others.addWidget(button)
        for button in (self.look, self.buttons[-1]):
            flow.addWidget(button)
        for button, offer in zip(self.buttons, offers, strict=True):
            button.clicked.connect(lambda _=False, act=offer.act: act())
        foot.addWidget(self._others)
        foot.addWidget(self._keys)
        self._foot_row = foot
        self._side_by_side = True
        self._retranslate()

    @property
    def main_button(self) -> Button:
        """What comes next."""
        return self.buttons[-1]

    @property
    def picture_room(self) -> QRect:
        return self.picture.free_room.translated(self.picture.mapTo(self, QPoint())) if self._side_by_side else QRect()

    @property
    def waiting(self) -> bool:
        """Whether its picture is still to be painted."""
        return self.picture.waiting

    def refresh(self) -> None:
        """Something is known that was not before, or is said in another language."""
        result = self._make()
        self.setAccessibleName(f"{result.kicker}. {result.title}")
        self.picture.show_result(result)
        self.chain.show_pages(result.next)
        aboard, room = result.room or (0, 0)
        #: Beside squares for finds on the lander. {count} are aboard, {room} is how many it can hold.
        hold = self.tr("{count} aboard, the lander holds {room}").format(count=aboard, room=room)
        titles = Titles(
            #: Heading over what became of the missions.
            missions=self.tr("Missions"),
            #: Heading over what was found on an expedition.
            finds=self.tr("Finds"),
            #: Heading over who came back from an expedition and how.
            people=self.tr("People"),
            #: Heading over how the dice fell, against what was to be expected.
            luck=self.tr("Dice luck"),
            room=hold,
            #: Heading over what stays after an expedition: decisions in the story, what the ship gets.
            kept=self.tr("What stays"),
        )
        self.panels.show_result(result, titles)
        self._arrange()

    def place_in(self, room: QRect) -> None:
        """As large as the room allows, up to what can be taken in at a glance."""
        width = min(scaled(_WIDTH), room.width() - 2 * _ROOM)
        height = min(scaled(_HEIGHT), room.height() - 2 * _ROOM, self._wanted(width) if self._fits else room.height())
        left, top = room.left() + (room.width() - width) // 2, room.top() + (room.height() - height) // 2
        self.setGeometry(left, top, width, height)

    def _wanted(self, width: int) -> int:
        """So high as what it says needs, where the picture stands beside it: half of it is never empty."""
        column = self.column.body
        beside = width - round(width * _PICTURE) - 2 * scaled(_EDGE)
        said = column.heightForWidth(beside) if column.hasHeightForWidth() else column.sizeHint().height()
        return max(said + self._foot.sizeHint().height() + 2 * scaled(_EDGE), scaled(_LEAST))

    def _arrange(self) -> None:
        """Picture beside the panels, or above them where both would be too narrow."""
        width, scale = self.width(), look().text_scale
        beside = width / scale >= _BESIDE and self.height() / scale >= _HIGH
        if beside != self._side_by_side:
            self._side_by_side = beside
            if beside:
                self.column.body.removeWidget(self.picture)
                self.column.body.removeWidget(self._others)
                self._row.insertWidget(0, self.picture)
                self._foot_row.insertWidget(2, self._others)
            else:
                self._row.removeWidget(self.picture)
                self._foot_row.removeWidget(self._others)
                self.column.body.insertWidget(0, self.picture)
                self.column.body.addWidget(self._others)
        if beside:
            self.picture.setFixedWidth(round(width * _PICTURE))
        else:
            self.picture.setMinimumWidth(0)
            self.picture.setMaximumWidth(16_777_215)
        self.picture.set_short(not beside or self.height() < 560 * scale)
        left = width - (round(width * _PICTURE) if beside else 0)
        self._foot.layout().setContentsMargins(24, 12 if beside else 8, 20, 14 if beside else 10)  # type: ignore[union-attr]
        self.panels.set_wide(left / scale >= _TWO_COLUMNS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            leads = self._offers[-1].key == "Enter"
            if leads and not event.isAutoRepeat():  # a key that was held down for what lay here before
                self.main_button.click()
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.more.turn(1 if key == Qt.Key.Key_PageDown else -1)
        elif offer := next((each for each in self._offers if each.key and each.key == event.text().upper()), None):
            offer.act()  # in every book a key does what its button says
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        line = QRectF(1, self._foot.geometry().top(), self.width() - 2, 1)
        painter.fillRect(line, color_of("sheet_line"))

    def _dress(self) -> None:
        self._arrange()

    def _retranslate(self) -> None:
        #: Button on a sheet: see what lies below for as long as it is pressed.
        self.look.set_label(self.tr("Hold to see the table"))
        for button, offer in zip(self.buttons, self._offers, strict=True):
            button.set_label(offer.words())
        self.refresh()
