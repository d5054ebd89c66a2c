"""One outcome on the tray: its line, what it asks for, the dice laid on it, what it does, how likely it is."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QPaintEvent, QPen, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.models.check_shown import OutcomeLine
from vanguard_desktop.play.laying import Ground
from vanguard_desktop.text.names import Names
from vanguard_desktop.widgets.look.asking import about
from vanguard_desktop.widgets.look.icons import paint_icon
from vanguard_desktop.widgets.look.painted import paint_box
from vanguard_desktop.widgets.look.rich import plain_text, rich_document, rich_size
from vanguard_desktop.widgets.look.spots import Spot, spot_in
from vanguard_desktop.widgets.look.text_paint import CENTER, draw_text
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens
from vanguard_desktop.widgets.table.tray.laid_dice import LaidDice
from vanguard_desktop.widgets.table.tray.lay_target import Reach, lies_in
from vanguard_desktop.widgets.table.tray.odds_head import tick_width
from vanguard_desktop.widgets.table.tray.outcome_bar import paint_outcome_bar

_PAD, _BAR, _GAP = 10, 16, 12
_ABOVE = 7  # over and under the words
_METER = 5  # how thick the bar under the last chance is
_NARROW = 260  # a row with less room than that for what it does says so below what it asks for


@attrs.frozen(kw_only=True)
class ChanceCell:
    """One chance of the row in its column; without a `share` the words say why."""

    words: str
    color: str = "text"
    share: float | None = None


class OutcomeRow(QWidget):
    """Color, kind of line and words each say which outcome it is; a met one has a thick border and a tick."""

    def __init__(self, line: OutcomeLine, names: Names) -> None:
        super().__init__()
        self._line, self._names = line, names
        self._chances: tuple[ChanceCell, ...] = ()
        self._cell_width = 0
        self._spread = ""
        self._reach = Reach(self)
        self.laid = LaidDice(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        about(self, f"odds:{line.color.value}")
        self.show_line(line)

    def spot_at(self, place: QPointF) -> Spot | None:
        """The icon or character under a point, in what the outcome asks for and in what it does."""
        asks, effect = self._documents(self.width())
        upper, lower = self._places()
        found = None if asks is None else spot_in(asks, _inside(asks, upper, place))
        return found or spot_in(effect, _inside(effect, lower, place))

    @property
    def color(self) -> RowColor:
        return self._line.color

    @property
    def length(self) -> int:
        """Of a track; a row has none."""
        return self._line.length

    @property
    def met(self) -> bool:
        return self._line.met or self._line.marked

    @property
    def ground(self) -> Ground | None:
        return self._line.ground

    def show_line(self, line: OutcomeLine) -> None:
        """The same outcome, as it stands now."""
        self._line = line
        self.laid.show_dice(line.laid)
        self.laid.setVisible(bool(line.laid))
        self.setAccessibleName(self._spoken())
        self.setToolTip(self.accessibleDescription() or self._names.outcome(line.color))
        self.updateGeometry()
        self._place_dice()
        self.update()

    def set_legal(self, legal: bool | None) -> None:
        """Whether the die that is being carried may be laid here; None if there is none."""
        self._reach.show_legal(legal)

    def holds(self, place: QPoint) -> bool:
        return lies_in(self, place)

    def show_chances(self, chances: tuple[ChanceCell, ...], cell_width: int, words: str, spread: str = "") -> None:
        """How likely it is, column for column; `words` say it at length, `spread` tells where a marker will stand."""
        if (chances, cell_width, spread) != (self._chances, self._cell_width, self._spread):
            self._chances, self._cell_width, self._spread = chances, cell_width, spread
            self.updateGeometry()
            self._place_dice()
            self.update()
        self.setAccessibleDescription(words)
        self.setToolTip(words)

    def _spoken(self) -> str:
        line, names = self._line, self._names
        effect, asks = plain_text(line.effect, names.icon), plain_text(self._asks(), names.icon)
        if line.length:
            #: An outcome track for a screen reader.
            words = self.tr("{outcome}, track at {at} of {length}: {effect}")
            return words.format(outcome=names.outcome(line.color), at=line.at, length=line.length, effect=effect)
        if line.met:
            words = self.tr("{outcome}, met. It asks for {asks}: {effect}")
        else:
            words = self.tr("{outcome}. It asks for {asks}: {effect}")
        return words.format(outcome=names.outcome(line.color), asks=asks, effect=effect)

    def _asks(self) -> str:
        #: The red outcome of a dice check: it has no requirement and comes if no other row is covered.
        return self._line.requirement or self.tr("otherwise")

    def _effect(self) -> str:
        line = self._line
        effect = line.effect
        if line.also:
            also = " + ".join(self._names.outcome(color) for color in line.also)
            effect = self.tr("{effect} Then also: {outcomes}.").format(effect=line.effect, outcomes=also)
        return f"{effect}\n{self._spread}" if self._spread else effect

    def _stacked(self, width: int) -> bool:
        beside = self._asks_width(width) + _GAP + self._right_width() + 2 * _PAD + _BAR
        return width - beside < look().scaled(_NARROW)

    def _asks_width(self, width: int) -> int:
        return round(min(max(width * 0.24, look().scaled(104)), look().scaled(230)))

    def _left_width(self, width: int) -> int:
        if self._stacked(width):
            return max(width - self._right_width() - 2 * _PAD - _BAR, 80)
        return self._asks_width(width)

    def _effect_width(self, width: int) -> int:
        taken = 2 * _PAD + _BAR
        if not self._stacked(width):
            taken += self._left_width(width) + _GAP + self._right_width()
        return max(width - taken, 80)

    def _right_width(self) -> int:
        return self._cell_width * len(self._chances) + tick_width() - _PAD

    def _documents(self, width: int) -> tuple[QTextDocument | None, QTextDocument]:
        left, room = self._left_width(width), self._effect_width(width)
        ratio = self.devicePixelRatioF()
        effect = rich_document(self._effect(), role="body", color="text", width=room, ratio=ratio)
        if self._line.length:
            return None, effect
        color = "text_soft" if not self._line.requirement else "text"
        return rich_document(self._asks(), role="body_strong", color=color, width=left, ratio=ratio), effect

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        upper, lower = self._upper_height(width), self._effect_height(width)
        return round((upper + lower if self._stacked(width) else max(upper, lower)) + 2 * _ABOVE)

    def _upper_height(self, width: int) -> float:
        left = self._left_width(width)
        return max(look().scaled(26), self._asks_height(left) + self.laid.height_for(left))

    def _asks_height(self, left: int) -> float:
        asks = "" if self._line.length else self._asks()
        return rich_size(asks, role="body_strong", width=left).height()

    def _place_dice(self) -> None:
        """Under what the outcome asks for."""
        if self.laid.dice:
            left = self._left_width(self.width())
            high = self.laid.height_for(left)
            whole = self._upper_height(self.width())
            top = _ABOVE if self._stacked(self.width()) else (self.height() - whole) / 2
            self.laid.setGeometry(_PAD + _BAR - 4, round(top + whole - high), left, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_dice()

    def _effect_height(self, width: int) -> float:
        return rich_size(self._effect(), width=self._effect_width(width)).height()

    def sizeHint(self) -> QSize:
        width = look().scaled(520)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(look().scaled(220), look().scaled(44))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, color = self._line, look().color
        name = f"outcome_{line.color.value}"
        chosen = line.marked or line.met
        paint_box(
            painter,
            QRectF(self.rect()).adjusted(1, 1, -1, -1),
            tokens().radius.slot,
            fill=color(f"{name}_soft"),
            line=color(name) if chosen else color("line_faint"),
            width=2.0 if chosen else 1.0,
            dashed=line.met and not line.sure,
        )
        self._paint_bar(painter)
        asks, effect = self._documents(self.width())
        upper, lower = self._places()
        band = self._band()
        if asks is None:
            self._paint_track(painter, band)
        else:
            self._paint_document(painter, asks, upper)
        self._paint_document(painter, effect, lower)
        right = float(self.width() - _PAD)
        band = QRectF(0, band.top(), right, band.height())
        if chosen:
            side = look().scaled(20)
            place = QRectF(right - side, band.center().y() - side / 2, side, side)
            paint_icon(painter, "check", place, color(name))
        self._paint_chances(painter, band)
        if self._line.leads_on:
            self._paint_arrow(painter)

    def _paint_arrow(self, painter: QPainter) -> None:
        """At the lower end of the bar: this outcome brings the one below it along (CHK-85)."""
        tip = QPointF(_PAD + 0.5, self.height() - 3.0)
        painter.setPen(QPen(look().color("text"), 2))
        painter.drawLine(tip - QPointF(0, 12), tip)
        painter.drawLine(tip, tip - QPointF(5, 5))
        painter.drawLine(tip, tip - QPointF(-5, 5))

    def _band(self) -> QRectF:
        """Where the outcome says what it asks for, and its chances beside that."""
        left = self._left_width(self.width())
        if self._stacked(self.width()):
            return QRectF(_PAD + _BAR, _ABOVE, left, self._upper_height(self.width()))
        return QRectF(_PAD + _BAR, 0, left, self.height())

    def _places(self) -> tuple[QRectF, QRectF]:
        """Where the words stand: what it asks for, over the dice laid on it, and what it does."""
        band = self._band()
        upper = band.adjusted(0, 0, 0, -self.laid.height_for(self._left_width(self.width())))
        if not self._stacked(self.width()):
            return upper, QRectF(band.right() + _GAP, 0, self.width(), self.height())
        lower = band.translated(0, band.height())
        lower.setHeight(self._effect_height(self.width()))
        return upper, lower

    def _paint_chances(self, painter: QPainter, band: QRectF) -> None:
        """Column for column as under the captions; the last one also as a bar."""
        left = self.width() - tick_width() - self._cell_width * len(self._chances)
        for number, cell in enumerate(self._chances):
            place = QRectF(left, band.top(), self._cell_width, band.height())
            meter = number == len(self._chances) - 1 and cell.share is not None and number > 0
            words = place.translated(0, -_METER + 1) if meter else place
            role = "label" if cell.share is None else "number"
            draw_text(painter, words, cell.words, role, look().color(cell.color), CENTER)
            if meter:
                under = words.center().y() + look().line("number") / 2
                track = QRectF(place.left() + 6, under, place.width() - 12, _METER)
                paint_box(painter, track, _METER / 2, fill=look().color("well"), line=None)
                track.setWidth(track.width() * (cell.share or 0.0))
                ink = look().color(f"outcome_{self._line.color.value}")
                paint_box(painter, track, _METER / 2, fill=ink, line=None)
            left += self._cell_width

    def _paint_document(self, painter: QPainter, document: QTextDocument, place: QRectF) -> None:
        painter.save()
        painter.translate(_corner(document, place))
        document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
        painter.restore()

    def _paint_bar(self, painter: QPainter) -> None:
        """Double, solid or dashed: the outcome is known without its color."""
        place = QRectF(_PAD - 2.0, 8.0, 5.0, self.height() - 16.0)
        paint_outcome_bar(painter, place, self._line.color)

    def _paint_track(self, painter: QPainter, place: QRectF) -> None:
        """The spaces of the track; those the marker has passed are filled, its own carries it."""
        line, color = self._line, look().color
        ink = color(f"outcome_{line.color.value}")
        side = min(look().scaled(24), (place.width() - 4 * (line.length - 1)) / line.length)
        left, top = place.left(), place.center().y() - side / 2
        for space in range(1, line.length + 1):
            box = QRectF(left, top, side, side)
            here, passed = space == line.at, space < line.at
            paint_box(painter, box, 5, fill=ink if here else color("well"), line=ink, width=2.0 if passed else 1.2)
            number = color("on_accent") if here else color("text" if passed else "text_mute")
            if side >= look().scaled(18):
                draw_text(painter, box, str(space), "label", number, CENTER)
            left += side + 4


def _corner(document: QTextDocument, place: QRectF) -> QPointF:
    """A text stands in the middle of the height of its place."""
    return QPointF(place.left(), place.center().y() - document.size().height() / 2)


def _inside(document: QTextDocument, place: QRectF, point: QPointF) -> QPointF:
    return point - _corner(document, place)
