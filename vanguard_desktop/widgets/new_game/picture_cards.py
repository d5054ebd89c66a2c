"""A card with a picture for each thing of which one is chosen: a destination with its land, a way to begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QRadioButton, QWidget

from vanguard_desktop.core import WorldId
from vanguard_desktop.scenes.items.card_art import world_art

from ..look import color_of, paint_icon, scaled
from ..look.paint.painted import clip_round, paint_box
from ..look.paint.text_paint import LEFT, draw_text, longest_word, text_size
from ..look.parts import Labeled
from ..look.tokens import tokens

# Paints the picture of a card; the last is how many pixels of the screen a unit has.
Art = Callable[[QPainter, QRectF, float], None]

_ART, _PAD, _GAP, _LEAST = 64, 12, 12, 236


def land_art(world: WorldId, relief: str) -> Art:
    """The land of a world."""

    def paint(painter: QPainter, place: QRectF, ratio: float) -> None:
        land = world_art(world, relief, 300, 80, ratio)
        painter.drawPixmap(place, land, QRectF(land.rect()))

    return paint


@attrs.frozen(kw_only=True)
class Pictured:
    """What is chosen by the card, with its picture, its name, of what kind it is, a line about it, how long and hard it
    is, and what there is.

    `asks` are the icons that its checks ask for most, behind the words `asked`; `spoken` says them.
    """

    value: Any
    art: Art = attrs.field(eq=False)
    name: str
    kind: str = ""
    line: str = ""
    pace: str = ""
    facts: str = ""
    asks: tuple[str, ...] = ()
    asked: str = ""
    spoken: str = ""


class _Card(Labeled, QRadioButton):
    """Arrow keys go to the next, as with radio buttons everywhere."""

    def __init__(self, shown: Pictured) -> None:
        super().__init__()
        self.shown = shown
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.grow_down()
        self.show_thing(shown)

    def show_thing(self, shown: Pictured) -> None:
        self.shown = shown
        self.set_label(shown.name)
        said = (shown.kind, shown.line, shown.pace, shown.facts, shown.spoken)
        told = (f"{words.removesuffix('.')}." for words in said if words)
        self.setAccessibleDescription(" ".join(told))
        self.updateGeometry()
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def _lines(self, width: float) -> list[tuple[str, str, str, float]]:
        """The words with role and color, and how high each is."""
        room = max(width - 2 * scaled(_PAD), 1)
        shown = self.shown
        lines = (
            (shown.name, "card_title", "text"),
            (shown.kind, "label", "accent_text" if self.isChecked() else "text_mute"),
            (shown.line, "body", "text_soft"),
            (shown.pace, "label", "text"),
            (shown.facts, "label", "text_soft"),
        )
        return [(words, role, color, text_size(words, role, room).height()) for words, role, color in lines if words]

    def heightForWidth(self, width: int) -> int:
        asks = scaled(26) if self.shown.asks else 0
        return round(sum(high + 4 for *_, high in self._lines(width))) + scaled(_ART) + 2 * scaled(_PAD) + asks

    def sizeHint(self) -> QSize:
        width = scaled(_LEAST)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        wide = max(longest_word(words, role) for words, role, *_ in self._lines(scaled(_LEAST)))
        return QSize(round(wide) + 2 * scaled(_PAD), scaled(_ART))

    def paint(self, painter: QPainter) -> None:
        taken, radius = self.isChecked(), tokens().radius.card
        line = "accent_text" if taken else "line_strong" if self.underMouse() else "line"
        width = tokens().stroke.strong if taken else tokens().stroke.hair
        paint_box(painter, self.area, radius, fill=color_of("accent_soft" if taken else "card"), line=None)
        art = QRectF(1, 1, self.width() - 2, scaled(_ART))
        painter.save()
        clip_round(painter, art.adjusted(0, 0, 0, 2 * radius), radius)
        painter.setClipRect(art, Qt.ClipOperation.IntersectClip)
        self.shown.art(painter, art, self.devicePixelRatioF())
        painter.restore()
        paint_box(painter, self.area, radius, fill=None, line=color_of(line), width=width)
        if taken:
            side = scaled(24)
            mark = QRectF(self.width() - side - 8, 8, side, side)
            paint_box(painter, mark, side / 2, fill=color_of("accent"), line=None)
            paint_icon(painter, "check", mark.adjusted(4, 4, -4, -4), color_of("on_accent"))
        left, top = float(scaled(_PAD)), float(scaled(_ART) + scaled(_PAD))
        room = self.width() - 2 * left
        for words, role, color, high in self._lines(self.width()):
            draw_text(painter, QRectF(left, top, room, high), words, role, color_of(color), LEFT)
            top += high + 4
        if self.shown.asks:
            side, high = scaled(20), scaled(24)
            wide = text_size(self.shown.asked, "label").width()
            draw_text(painter, QRectF(left, top, wide, high), self.shown.asked, "label", color_of("text_soft"), LEFT)
            left += wide + scaled(8)
            for place, icon in enumerate(self.shown.asks):
                at = QRectF(left + place * scaled(26), top + (high - side) / 2, side, side)
                paint_icon(painter, icon, at, color_of("text"))


class PictureCards(QWidget):
    """`chosen` carries the value of a card; the cards stand in as many columns as have room."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._cards: list[_Card] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(3, 3, 3, 3)
        self._grid.setSpacing(_GAP)

    @property
    def cards(self) -> tuple[_Card, ...]:
        return tuple(self._cards)

    def set_choices(self, things: Sequence[Pictured], taken: object) -> None:
        """Offer them; called again with other words when the language changes."""
        if [card.shown.value for card in self._cards] != [each.value for each in things]:
            for card in self._cards:
                self._grid.removeWidget(card)
                card.deleteLater()
            self._cards = [_Card(each) for each in things]
            for card in self._cards:
                card.setParent(self)
                card.clicked.connect(lambda _=False, card=card: self.chosen.emit(card.shown.value))
            self._columns = 0
        for card, each in zip(self._cards, things, strict=True):
            card.show_thing(each)
        self.set_taken(taken)
        self._place()

    def set_taken(self, value: object) -> None:
        """Show it as chosen without telling anyone."""
        for card in self._cards:
            if card.shown.value == value:
                card.setChecked(True)

    def _place(self) -> None:
        columns = max(1, min(self.width() // scaled(_LEAST + _GAP), 4, len(self._cards) or 1))
        if columns == self._columns:
            return
        self._columns = columns
        for card in self._cards:
            self._grid.removeWidget(card)
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, place // columns, place % columns)
            card.show()
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
