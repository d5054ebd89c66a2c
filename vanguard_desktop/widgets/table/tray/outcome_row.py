"""One outcome on the tray: its line, what it asks for, the dice laid on it, what it does, how likely it is."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.models.expedition.check.shown import OutcomeLine
from vanguard_desktop.play.laying import Ground
from vanguard_desktop.setting import RowColor
from vanguard_desktop.text.common.names import Names

from ...look import Painted, color_of, paint_icon, scaled, set_tip
from ...look.controls.asking import about
from ...look.paint.painted import paint_box, paint_disk
from ...look.paint.rich import rich_document
from ...look.paint.spots import Spot, spot_in
from ...look.paint.text_paint import CENTER, draw_text
from ...look.paint.tiles import paint_outcome_line
from ...look.tokens import tokens
from ...parts.reach import Reach, lies_in
from .laid_dice import LaidDice
from .odds_head import RIGHT, met_width, met_word
from .row_form import PAD, TILE, RowForm, RowPlaces, RowWords, lead_width, placed
from .row_paint import ChanceCell, paint_arrow, paint_chances, paint_track

_SIGN = re.compile(r"(?:\d+ )?\[[a-z0-9_]+\]")


class OutcomeRow(Painted):
    """Color, kind of line and words each say which outcome it is; a met one has a thick border and a tick."""

    def __init__(self, line: OutcomeLine, names: Names) -> None:
        super().__init__()
        self._line, self._names = line, names
        self._chances: tuple[ChanceCell, ...] = ()
        self._form = RowForm()
        self._spread = self._longest = ""
        self._reach = Reach(self)
        self.laid = LaidDice(self)
        self.grow_down(QSizePolicy.Policy.Expanding)
        about(self, f"odds:{line.color.value}")
        self.show_line(line)

    def spot_at(self, place: QPointF) -> Spot | None:
        """The icon or character under a point, in what the outcome asks for and in what it does."""
        places = self._places()
        asks, effect = self._documents(places)
        found = None if asks is None else spot_in(asks, _inside(asks, places.asks, place))
        return found or spot_in(effect, _inside(effect, places.effect, place))

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
        before, self._line = self._line, line
        self.laid.show_dice(line.laid)
        self.laid.setVisible(bool(line.laid))
        self.setAccessibleName(self._spoken())
        self._tell()
        self._place_dice()
        if line != before:
            self.updateGeometry()
            self.update()

    def _tell(self) -> None:
        """To who rests on it: the chances, and what it does where the row itself has only signs for that."""
        said = self.accessibleDescription() or self._names.outcome(self._line.color)
        whole = self._names.spoken(self._line.effect) if self._form.short else ""
        set_tip(self, f"{whole} {said}".strip())

    def set_legal(self, legal: bool | None) -> None:
        """Whether the die that is being carried may be laid here; None if there is none."""
        self._reach.show_legal(legal)

    def holds(self, place: QPoint) -> bool:
        return lies_in(self, place)

    def show_chances(self, chances: tuple[ChanceCell, ...], words: str) -> None:
        """The cells of its columns, and all of them in `words` for a screen reader."""
        if chances != self._chances:
            self._chances = chances
            self.update()
        self.setAccessibleDescription(words)
        self._tell()

    def show_spread(self, spread: str, longest: str) -> None:
        """Where the marker of its track may stand afterwards; the `longest` that could be said keeps its room."""
        if (spread, longest) != (self._spread, self._longest):
            self._spread, self._longest = spread, longest
            self.updateGeometry()
            self.update()

    def _spoken(self) -> str:
        line, names = self._line, self._names
        effect, asks = names.spoken(line.heard or line.effect), names.spoken(line.requirement)
        if line.length:
            #: An outcome with a track, for a screen reader. {outcome} is its name, {at} and {length} are numbers of
            #: spaces, {effect} is a whole sentence.
            words = self.tr("{outcome}, track at {at} of {length}. {effect}")
            return words.format(outcome=names.outcome(line.color), at=line.at, length=line.length, effect=effect)
        if line.met and asks:
            #: Said of an outcome by screen readers: the dice show what it asks for. {outcome} is its name, {asks} the
            #: icons, {effect} a whole sentence.
            words = self.tr("{outcome}, met. It asks for {asks}. {effect}")
        elif line.met:
            #: Said by screen readers of the outcome that comes because no other does. {outcome} is its name, {effect} a
            #: whole sentence.
            words = self.tr("{outcome}, met. {effect}")
        elif asks:
            #: Said of an outcome by screen readers. {outcome} is its name, {asks} the icons that dice have to show,
            #: {effect} a whole sentence.
            words = self.tr("{outcome}. It asks for {asks}. {effect}")
        else:
            #: Said by screen readers of the outcome that comes if no other does. {outcome} is its name, {effect} a
            #: whole sentence.
            words = self.tr("{outcome}. {effect}")
        return words.format(outcome=names.outcome(line.color), asks=asks, effect=effect)

    def _asks(self) -> str:
        #: The red outcome of a dice check: it has no requirement and comes if no other row is covered.
        return self._line.requirement or self.tr("otherwise")

    def _effect(self, spread: str) -> str:
        parts = [self._line.effect, *(f"⟦[row_{color.value}] {self._also(color)}⟧" for color in self._line.also)]
        said = " ".join(part for part in parts if part)
        return f"{said}\n{spread}" if spread else said

    def _signs(self) -> str:
        """What of the effect is signs, each with its number; all of it where there are none."""
        found = _SIGN.findall(self._line.effect)
        also = [f"⟦[row_{color.value}]⟧" for color in self._line.also]
        return "  ".join([*found, *also]) if found else " ".join([self._line.effect, *also])

    def _also(self, color: RowColor) -> str:
        match color:
            case RowColor.YELLOW:
                #: Beside an outcome of a dice check: the yellow outcome happens after it. As short as possible.
                return self.tr("also does yellow")
            case RowColor.GREEN:
                #: Beside an outcome of a dice check: the green outcome happens after it. As short as possible.
                return self.tr("also does green")
            case RowColor.RED:
                #: Beside an outcome of a dice check: the red outcome happens after it. As short as possible.
                return self.tr("also does red")

    @property
    def words(self) -> RowWords:
        effect = self._effect(self._longest)
        return RowWords(asks=self._asks(), effect=effect, signs=self._signs(), length=self._line.length)

    @property
    def form(self) -> RowForm:
        return self._form

    def show_form(self, form: RowForm) -> None:
        """Be laid out like the other outcomes of the check."""
        if form != self._form:
            self._form = form
            self._tell()
            self.updateGeometry()
            self._place_dice()
            self.update()

    def heightForWidth(self, width: int) -> int:
        return placed(self._form, self.words, self.laid, width).height

    def _places(self) -> RowPlaces:
        return placed(self._form, self.words, self.laid, self.width(), self.height())

    def _documents(self, places: RowPlaces) -> tuple[QTextDocument | None, QTextDocument]:
        ratio = self.devicePixelRatioF()
        said = self._signs() if self._form.short else self._effect(self._spread)
        effect = rich_document(said, role="body", color="text", width=places.effect.width(), ratio=ratio)
        if self._line.length:
            return None, effect
        color = "text_soft" if not self._line.requirement else "text"
        room = places.asks.width()
        asks = rich_document(self._asks(), role="body_strong", color=color, width=room, ratio=ratio, tile=TILE)
        return asks, effect

    def _place_dice(self) -> None:
        """Beside what the outcome asks for; where that has no room for them, only the felt shows what lies here."""
        if self.laid.dice:
            ring, place = self.laid.ring, self._places().dice
            self.laid.setVisible(not place.isEmpty())
            self.laid.setGeometry(place.adjusted(0, -ring, 0, ring).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_dice()

    def sizeHint(self) -> QSize:
        return QSize(self._form.width, self.heightForWidth(self._form.width))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(220), scaled(44))

    def paint(self, painter: QPainter) -> None:
        line = self._line
        name = f"outcome_{line.color.value}"
        chosen = line.marked or line.met
        paint_box(
            painter,
            self.area.adjusted(1, 1, -1, -1),
            tokens().radius.slot,
            fill=color_of(f"{name}_soft"),
            line=color_of(name) if chosen else color_of("line_faint"),
            width=2.0 if chosen else 1.0,
            dashed=line.met and not line.sure,
        )
        self._paint_bar(painter)
        places = self._places()
        asks, effect = self._documents(places)
        if asks is None:
            paint_track(painter, places.asks, line)
        else:
            self._paint_document(painter, asks, places.asks)
        self._paint_document(painter, effect, places.effect)
        cell = self._form.cell
        left = self.width() - RIGHT - cell * self._form.columns
        if chosen:
            wide = met_width(self._form.width)
            self._paint_met(painter, QRectF(left - wide, places.band.top(), wide, places.band.height()))
        paint_chances(painter, QRectF(left, places.band.top(), cell, places.band.height()), self._chances, name)
        if line.leads_on:
            paint_arrow(painter, QPointF(lead_width() - 9.5, self.height() - 3.0))

    def _paint_met(self, painter: QPainter, place: QRectF) -> None:
        """A tick and the word, before the chances."""
        side, ink = scaled(18), color_of(f"outcome_{self.color.value}")
        paint_icon(painter, "check", QRectF(place.left() + 2, place.center().y() - side / 2, side, side), ink)
        words = place.adjusted(side + 6, 0, 0, 0)
        if words.width() > side:
            draw_text(painter, words, met_word(), "label", ink)

    def _paint_document(self, painter: QPainter, document: QTextDocument, place: QRectF) -> None:
        painter.save()
        painter.translate(_corner(document, place))
        document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
        painter.restore()

    def _paint_bar(self, painter: QPainter) -> None:
        """Its number, and its line: double, solid or dashed, so that it is known without its color."""
        side, ink = float(scaled(22)), color_of(f"outcome_{self.color.value}")
        if self._line.number:
            circle = QRectF(PAD - 2.0, self.height() / 2 - side / 2, side, side)
            paint_disk(painter, circle.center(), side / 2 - 1, fill=None, line=ink, width=1.5)
            draw_text(painter, circle, str(self._line.number), "label", color_of("text"), CENTER)
        place = QRectF(lead_width() - 12.0, 8.0, 5.0, self.height() - 16.0)
        paint_outcome_line(painter, place, self.color.value)


def _corner(document: QTextDocument, place: QRectF) -> QPointF:
    """A text stands in the middle of the height of its place."""
    return QPointF(place.left(), place.center().y() - document.size().height() / 2)


def _inside(document: QTextDocument, place: QRectF, point: QPointF) -> QPointF:
    return point - _corner(document, place)
