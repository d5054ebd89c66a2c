"""The card of the game that was played last: its position, and the one button that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.text.plain_name import plain_name

from ..look import Changing, Painted, color_of
from ..look.controls.buttons import PRIMARY, Button, IconButton
from ..look.controls.lines import TOP, column_in, row_in
from ..look.controls.panels import IconMark
from ..look.controls.text import Text
from ..look.paint.painted import paint_box
from ..look.tokens import tokens
from .last_position import LastPosition

if TYPE_CHECKING:
    from .relief_aside import ReliefAside

_MAP = 190
_SHORT_MAP = 108


class ContinueCard(Changing, Painted):
    """Shows the last position; `chosen` when the players want to go on with it, `before_wished` when they want to be
    told first what happened in it.
    """

    chosen = Signal()
    before_wished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._last: LastPosition | None = None
        self._land: QImage | None = None
        self._work: ReliefAside | None = None
        self._low = False
        self._first = True
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.button = Button(kind=PRIMARY, key="Enter")
        self.button.clicked.connect(self.chosen)
        self.before = IconButton("journal", "Previously", framed=True)
        self.before.clicked.connect(self.before_wished)
        self._played = Text(role="label", color="accent_text")
        self._title = Text(role="heading")
        self._where = Text(color="text_soft")
        box = column_in(self)
        box.setContentsMargins(24, 16, 20, 20)
        row = row_in(box, gap=16)
        words = column_in(row, gap=2, share=1)
        row_in(words, (IconMark("time", size=18), TOP), (self._played, 1), gap=8)
        words.addWidget(self._title)
        words.addWidget(self._where)
        row.addWidget(self.before, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignBottom)
        self.before.hide()
        self._box = box
        self.set_low(False)
        self._retranslate()

    @property
    def leads(self) -> bool:
        """Whether going on with this game is the next step: one that is over can only be looked at."""
        return self._last is not None and not self._last.over

    def set_low(self, low: bool) -> None:
        """Use less room for the map, in a low window."""
        self._low = low
        self._box.setContentsMargins(24, self._map_height(), 20, 20)

    def show_last(self, last: LastPosition) -> None:
        if self._last is None or (last.relief, last.palette) != (self._last.relief, self._last.palette):
            self._land = None
        self._last = last
        self._retranslate()
        self.update()

    def paint_land(self) -> None:
        """Begin to paint the relief; called once the first frame is on the screen."""
        from ..look.paint.relief import relief_seed
        from .position_picture import land_size
        from .relief_aside import ReliefAside

        self._first = False
        self.update()
        if self._last is None or self._land is not None or self._work is not None:
            return
        ratio = self.devicePixelRatioF() * max(self.width() / 700, 1.0)
        size = land_size(self.width(), self.height())
        self._work = ReliefAside(relief_seed(self._last.relief), self._last.palette, size, ratio, self._on_painted)

    def give_up_land(self) -> None:
        """The program ends; nobody waits for the land any more."""
        if self._work is not None:
            self._work.give_up()

    def _on_painted(self, image: QImage) -> None:
        self._land, self._work = image, None
        self.update()

    def _map_height(self) -> int:
        return _SHORT_MAP if self._low else _MAP

    def _retranslate(self) -> None:
        last = self._last
        if last is None:
            return
        self.button.lead(self.leads)
        if last.over and not last.room:
            self.button.set_label(self.tr("Look at it"))
        elif last.over:
            #: Button on the start page: look at the chronicle of the last game, a campaign that is over.
            self.button.set_label(self.tr("Read the chronicle"))
        else:
            #: Button on the start page: go on playing the last game.
            self.button.set_label(self.tr("Continue"))
        #: Button on the start page: what happened in the campaign so far, in a few lines.
        self.before.set_name(self.tr("Previously"))
        self.before.setVisible(bool(last.where or last.within) and not last.over)
        self._title.setText(plain_name(last.world))
        hours, minutes = divmod(last.played // 60, 60)
        if hours:
            #: How long the game was played, as "18 h 40 min played". {hours} and {minutes} are numbers.
            text = self.tr("Last position · {hours} h {minutes} min played")
        else:
            #: On the start page, about the last game. {minutes} is a number; "min" is short for minutes.
            text = self.tr("Last position · {minutes} min played")
        self._played.setText(text.format(hours=hours, minutes=minutes))
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(last.when)), QLocale.FormatType.ShortFormat)
        if last.where:
            #: On the start page, about the last game. {where} is as "Cycle 5, Long Bench, 2 command left", {when} is
            #: date and time of the last decision.
            place = self.tr("{where} · {when}")
        elif last.over:
            #: On the start page, about the last game. {when} is date and time of the last decision.
            place = self.tr("The expedition is over · {when}")
        else:
            #: On the start page, about the last game. {round} counts from 1, {when} is date and time of the last
            #: decision.
            place = self.tr("Round {round} · {when}")
        told = place.format(round=last.round, when=when, where=plain_name(last.where))
        self._where.setText(f"{plain_name(last.within)} · {told}" if last.within else told)
        self.setAccessibleName(f"{self._title.text()}. {self._where.text()}. {self._played.text()}")

    def paint(self, painter: QPainter) -> None:
        rect = self.area
        if self._first:
            # Whoever starts the program waits for this frame; the map comes with the next one.
            paint_box(painter, rect, tokens().radius.panel, fill=color_of("panel"), line=None)
        elif self._last is not None:
            from .position_picture import paint_position

            paint_position(painter, rect.adjusted(1, 1, -1, -1), self._last, self._land, self._map_height())
        line = color_of("accent")
        paint_box(painter, rect, tokens().radius.panel, fill=None, line=line, width=tokens().stroke.strong)
