"""The three places for injury cards on a board; the third one warns of death."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.cards import CardShown

from ...look import Painted, color_of, paint_icon, scaled
from ...look.controls.asking import about
from ...look.controls.lines import column_in, empty
from ...look.paint.painted import paint_box, square
from ...look.tokens import tokens
from ...parts.cards.mini_card import MiniCard


class InjurySlots(QWidget):
    """A card that may be chosen answers the question by a press."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._column = column_in(self, gap=4)
        self._shown: tuple[CardShown | None, ...] = ()
        self.cards: list[MiniCard] = []

    def show_injuries(self, injuries: tuple[CardShown | None, ...]) -> None:
        if injuries == self._shown:
            return
        self._shown, self.cards = injuries, []
        empty(self._column)
        for slot, injury in enumerate(injuries, start=1):
            if injury is None:
                self._column.addWidget(_Place(deadly=slot == len(injuries)))
                continue
            card = MiniCard(injury)
            card.chosen.connect(self._bridge.submit)
            self._column.addWidget(card)
            self.cards.append(card)


class _Place(Painted):
    """An empty place; the last one shows what a third injury leads to."""

    def __init__(self, *, deadly: bool) -> None:
        super().__init__()
        self._deadly = deadly
        about(self, "icon:evacuate" if deadly else "keyword:injury")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(scaled(60), scaled(22))

    def paint(self, painter: QPainter) -> None:
        line = color_of("bad" if self._deadly else "line_strong")
        rect = self.area.adjusted(1, 1, -1, -1)
        paint_box(painter, rect, tokens().radius.slot, fill=None, line=line, dashed=True)
        if self._deadly:
            side = scaled(16)
            place = square(rect.center(), side)
            paint_icon(painter, "evacuate", place, line)
