"""The dice of a step fall over the board: they tumble and lie still with what they show."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication

from vanguard_desktop.core import Event, GameState
from vanguard_desktop.models.common.fallen import FallenDie, FallenRow
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.text.common.icon_words import spoken

from ..look import Painted, color_of, look, paint_icon, scaled
from ..look.paint.dice_paint import DieFace, paint_die
from ..look.paint.painted import paint_box, square
from ..look.paint.text_paint import CENTER, draw_text, text_size
from ..look.tokens import tokens

if TYPE_CHECKING:
    from ..game_screen import GameScreen

_MOST = 4  # rows: those that fell last
_DIE, _GAP, _PAD, _MORE = 40, 10, 16, 8
_WORDS = 460  # as wide as words beside the dice may be
_APART_MS = 60  # dice settle one after another
_LIES_MS, _ROW_MS = 1800, 600
_INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.TouchBegin)


class DiceStrip(Painted):
    """It waits for nobody: every press goes through it, and the first one ends it at once. The journal says the same.

    Where it `stays` the dice lie until the next decision is answered, or until they are pressed themselves. `of` finds
    the dice of a step, `room` is at whose foot they lie; a narrow one they fill. `settled` when all lie still.
    """

    settled = Signal()

    def __init__(
        self,
        screen: GameScreen,
        of: Callable[[GameState, Sequence[Event]], Sequence[FallenRow]],
        room: Callable[[], QRect],
        *,
        stays: bool = False,
    ) -> None:
        super().__init__(screen)
        self._screen, self._of, self._room, self._stays = screen, of, room, stays
        self.rows: tuple[FallenRow, ...] = ()
        self._rolled = 0.0  # milliseconds since the first die began to fall
        self._words = 0  # how wide the words beside the dice are
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not stays)
        self._falls = QVariantAnimation(self)
        self._falls.valueChanged.connect(self._fall_on)
        self._falls.finished.connect(self._lie)
        self._lies = QTimer(self, singleShot=True)
        self._lies.timeout.connect(self.finish)
        self.hide()

    def follow(self, step: Step) -> None:
        """With motion off they lie there at once."""
        self.finish()
        rows = self._of(step.before, step.events) if step.way is Way.PLAYED else ()
        if rows:
            self._fall(rows[-_MOST:])

    def stand(self) -> None:
        """At the foot of the room; of many rows so many as leave the room its upper half."""
        if not self.rows:
            return
        room = self._room()
        beside = self._dice_width() + 3 * scaled(_PAD)
        longest = max(map(_words_width, self.rows))
        free = room.width() - 2 * scaled(_MORE) - beside
        self._words = free if self._stays and free <= scaled(_WORDS) else min(longest, scaled(_WORDS), free)
        while (high := self._all_high()) > room.height() / 2 and self._stays and len(self.rows) > 1:
            self.rows = self.rows[1:]
        self.setGeometry(self._spot(room, beside + self._words, high))

    def _all_high(self) -> int:
        return sum(map(self._high, self.rows)) + (len(self.rows) - 1) * scaled(_MORE) + 2 * scaled(_PAD)

    def _fall(self, rows: Sequence[FallenRow]) -> None:
        self.rows = tuple(rows)
        self.stand()
        said = (f"{row.title}: {', '.join(die.words for die in row.dice)}. {row.verdict}" for row in self.rows)
        self.setAccessibleName(spoken(" ".join(said)))
        app = QApplication.instance()
        assert app is not None
        if not self._stays:
            app.installEventFilter(self)
        self.raise_()
        self.setVisible(True)
        if look().reduced_motion or not any(row.fell for row in self.rows):
            self._rolled = math.inf
            self._lie()
            return
        lasts = look().duration("die_roll") + _APART_MS * sum(len(row.dice) for row in self.rows)
        self._rolled = 0.0
        self._falls.setStartValue(0.0)
        self._falls.setEndValue(float(lasts))
        self._falls.setDuration(lasts)
        self._falls.start()

    def _spot(self, room: QRect, width: int, high: int) -> QRect:
        """In the middle at the foot of the room; beside a sheet that is read, or above it if it is too wide."""
        edge, sheet = scaled(_MORE), self._screen.scrim.sheet
        if sheet is None or self._stays:
            if self._stays and width + 2 * edge >= room.width():  # it is as wide as what stands above it
                return QRect(room.left(), room.bottom() + 1 - high, room.width(), high)
            top = max(room.bottom() - edge - high, room.top())  # of a low room it takes what lies below it as well
            return QRect(room.left() + (room.width() - width) // 2, top, width, high)
        beside = sheet.mapTo(self._screen, QPoint()).x() >= width + 2 * edge
        return QRect(edge, room.bottom() - edge - high if beside else edge, width, high)

    def finish(self) -> None:
        """At once; nothing runs any more."""
        if not self.rows:
            return
        self.rows = ()
        self._falls.stop()
        self._lies.stop()
        self.setAccessibleName("")
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()

    @property
    def still(self) -> bool:
        """Whether all dice lie still, so that what they show can be read."""
        return bool(self.rows) and self._falls.state() is not QVariantAnimation.State.Running

    def _fall_on(self, rolled: float) -> None:
        self._rolled = rolled
        self.update()

    def _lie(self) -> None:
        if self.rows:
            self._rolled = math.inf
            self.update()
            if not self._stays:
                self._lies.start(_LIES_MS + _ROW_MS * len(self.rows))
            self.settled.emit()

    def hurry(self) -> None:
        """Whoever does not wait sees them lie at once."""
        if self.rows and not self.still:
            self._falls.stop()
            self._lie()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.finish()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.finish()  # it was said in the language before
        super().changeEvent(event)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self.finish()
        return False  # whatever was pressed is meant for what lies below

    def _high(self, row: FallenRow) -> int:
        return max(scaled(_DIE), _height(row.title, "body_strong", self._words) + self._verdict_height(row))

    def _verdict_height(self, row: FallenRow) -> int:
        return _height(row.verdict, "body", self._words) if row.verdict else 0

    def _dice_width(self) -> int:
        most = max(len(row.dice) for row in self.rows)
        return most * scaled(_DIE) + (most - 1) * scaled(_GAP)

    def paint(self, painter: QPainter) -> None:
        paint_box(painter, self.area, tokens().radius.panel, fill=color_of("raised"), line=color_of("accent"), width=2)
        top, left, number = self.area.top() + scaled(_PAD), self.area.left() + scaled(_PAD), 0
        for row in self.rows:
            high = self._high(row)
            middle = top + high / 2
            for place, die in enumerate(row.dice):
                x = left + place * (scaled(_DIE) + _GAP) + scaled(_DIE) / 2
                since = self._rolled - number * _APART_MS if row.fell else math.inf
                self._paint_die(painter, QPointF(x, middle), die, since, number)
                number += 1
            lying = not row.fell or self._rolled - number * _APART_MS >= look().duration("die_roll")
            words = left + self._dice_width() + scaled(_PAD)
            self._paint_words(painter, QRectF(words, top, self._words, high), row, lying)
            top += high + scaled(_MORE)

    def _paint_words(self, painter: QPainter, room: QRectF, row: FallenRow, lying: bool) -> None:
        """What came of it is said when the dice lie still, never before."""
        said, high = self._verdict_height(row), _height(row.title, "body_strong", self._words)
        head = QRectF(room.left(), room.center().y() - (high + said) / 2, room.width(), high)
        draw_text(painter, head, row.title, "body_strong", color_of("text"))
        if said and lying:
            color = color_of("good" if row.turned_out else "bad")
            draw_text(painter, QRectF(head.left(), head.bottom(), head.width(), said), row.verdict, "body", color)

    def _paint_die(self, painter: QPainter, middle: QPointF, die: FallenDie, since: float, number: int) -> None:
        """It turns and shows nothing yet, then lies a little askew."""
        falls = look().duration("die_roll")
        turning = max(0.0, 1 - since / falls) if falls else 0.0
        painter.save()
        painter.translate(middle - QPointF(0, scaled(18) * turning * abs(math.sin(turning * 9))))
        painter.rotate((number * 37 % 11) - 5 + 420 * turning * turning)
        side = scaled(_DIE)
        if die.shaped:
            paint_die(painter, square(QPointF(), side), DieFace(color=die.color, glyphs=() if turning else (die.icon,)))
            painter.restore()
            return
        color = color_of(die.color)
        paint_box(painter, square(QPointF(), side), side / 6, fill=color_of("well"), line=color, width=3)
        if not turning and die.icon:
            paint_icon(painter, die.icon, square(QPointF(), side * 0.62), color)
        elif not turning and die.number:
            draw_text(painter, square(QPointF(), side), die.number, "heading", color_of("text"), CENTER)
        painter.restore()


def _words_width(row: FallenRow) -> int:
    return math.ceil(max(text_size(row.title, "body_strong").width(), text_size(row.verdict, "body").width())) + 2


def _height(words: str, role: str, width: int) -> int:
    return math.ceil(text_size(words, role, width).height())
