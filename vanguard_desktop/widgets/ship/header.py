"""The header of the ship book: where we are, what is striven for, the mood, and the stocks in fixed places."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.pages import page_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import OBJECTIVE
from vanguard_desktop.setting import MoraleLevel
from vanguard_desktop.text.common.wording import Wording

from ..look import Changing, color_of, look, name_it, paint_icon, scaled
from ..look.controls.asking import about
from ..look.controls.lines import column_in
from ..look.controls.panels import IconMark
from ..look.controls.pressable import Pressable
from ..look.controls.text import Text
from ..look.paint.painted import paint_box
from ..look.paint.text_paint import LEFT, draw_text, text_size
from ..parts.game_header import GameHeader

_GAP, _APART, _UNDO = 6, 16, 300
_PILL, _OBJECTIVE, _MORALE = 40, 230, 190
_WHERE, _WHERE_SHORT = 216, 176
_MANY = "00"


class Pill(Pressable):
    """Words in a rounded box of one width; pressed, it explains itself."""

    def __init__(self, icon: str, width: int) -> None:
        super().__init__()
        self._icon, self._width, self._short = icon, width, False
        self._words = ""
        self.keep_size()

    def show_words(self, words: str, spoken: str) -> None:
        self._words = words
        name_it(self, spoken)
        self.update()

    def set_short(self, short: bool) -> None:
        if short is not self._short:
            self._short = short
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_PILL if self._short else self._width), scaled(_PILL))

    def paint(self, painter: QPainter) -> None:
        box = self.area
        lit = self.underMouse() or self.hasFocus()
        fill = color_of("raised" if lit else "panel")
        paint_box(painter, box, box.height() / 2, fill=fill, line=color_of("line"))
        side = scaled(20)
        left = (box.width() - side) / 2 if self._short else 12.0
        paint_icon(painter, self._icon, QRectF(left, (box.height() - side) / 2, side, side), color_of("accent_text"))
        if self._short:
            return
        room = box.adjusted(12 + side + 8, 0, -10, 0)
        role = "label" if text_size(self._words, "panel_title").width() > room.width() else "panel_title"
        draw_text(painter, room, self._words, role, color_of("text"), LEFT)


class ShipHeader(Changing, GameHeader):
    """Numbers change in their places: nothing moves."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(bridge, wording, parent)
        self._short, self._open = False, ""
        self._place, self._page = Text(role="panel_title", wrap=False), Text(color="text_soft", wrap=False)
        self.objective, self.morale = Pill("objective", _OBJECTIVE), Pill("morale", _MORALE)
        about(self.morale, "icon:morale")
        self._stocks: dict[str, tuple[Text, Text]] = {}
        row = self._row = QHBoxLayout(self)
        row.setSpacing(_GAP)
        row.setContentsMargins(_GAP, 6, _GAP, 6)
        row.addWidget(self.home)
        self._where = QWidget()
        column_in(self._where, self._place, self._page, gap=0)
        row.addWidget(self._where)
        row.addSpacing(8)
        row.addWidget(self.objective)
        row.addWidget(self.morale)
        row.addStretch(1)
        for icon in ("command", "energy", "success", "any_die"):
            mark, count = IconMark(icon, size=22), Text(role="number", wrap=False)
            called = Text(color="text_soft", wrap=False)
            about(count, f"icon:{icon}")
            row.addWidget(mark)
            row.addWidget(count)
            row.addWidget(called)
            row.addSpacing(_APART)
            self._stocks[icon] = (count, called)
        self._lay_tools(row)
        self.refresh()

    def set_short(self, short: bool) -> None:
        """Leave out words that are said elsewhere too, in a narrow window."""
        if short is not self._short:
            self._short = short
            self.refresh()
        # Always as wide: what stands right of it never moves, whatever page lies open.
        self._where.setFixedWidth(scaled(_WHERE_SHORT if short else _WHERE))
        self.objective.set_short(short)
        self.morale.set_short(short)
        self.shortcuts.setVisible(not short or look().text_scale <= 1.2)
        self.codex.setVisible(not short or look().text_scale <= 1.2)
        self.undo.set_room(0 if short else scaled(_UNDO))
        self.redo.set_room(0)
        self._say_stocks()

    def _say_stocks(self) -> None:
        """Numbers have their words as far as these have room, with all that may stand on undo: so nothing moves."""
        undo = max((0 if self._short else scaled(_UNDO)) - self.undo.sizeHint().width(), 0)
        for said in range(len(self._stocks), -1, -1):
            for place, (_, called) in enumerate(self._stocks.values()):
                called.setVisible(place < said)
            self._row.invalidate()
            if self._row.sizeHint().width() + undo <= self.width():
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_short(self._short)

    @property
    def page(self) -> str:
        """What it says of where the book is open."""
        return self._page.text()

    def count(self, icon: str) -> str:
        """What the header says of a stock."""
        return self._stocks[icon][0].text()

    def show_page(self, page: str) -> None:
        """The page that lies open, which may be another one than that where the game waits."""
        self._open = page
        self.refresh()

    def refresh(self) -> None:
        state: ShipState = self._bridge.state
        words = words_aboard(self._wording, state)
        self._name_tools()
        #: The ship, in the bar.
        self._place.setText(self.tr("Vanguard"))
        page = words.pages.title(self._open or page_of(state))
        #: In the bar: where the ship book is open. {page} is the name of a page. {cycle} is a number, from 1.
        told = self.tr("{page} · cycle {cycle}").format(page=page, cycle=max(state.cycle, 1))
        room = scaled(_WHERE_SHORT if self._short else _WHERE)
        self._page.setText(told if look().metrics("body").horizontalAdvance(told) + 4 <= room else page)
        self._show_pills(state)
        self._show_stocks(state)
        self._show_undo()

    def _show_pills(self, state: ShipState) -> None:
        words = words_aboard(self._wording, state)
        card = state.only(OBJECTIVE)
        #: In the bar, where there is no objective.
        name = words.cards.name(card) if card is not None else self.tr("No objective yet")
        #: Said by screen readers. {objective} is the name of a card.
        self.objective.show_words(name, self.tr("Objective: {objective}").format(objective=name))
        #: In the bar: the mood aboard. {morale} is one of four levels.
        told = self.tr("Morale: {morale}").format(morale=words.words.morale(state.morale))
        self.morale.show_words(told, told)
        self.morale.setProperty("low", state.morale in (MoraleLevel.LOW, MoraleLevel.VERY_LOW))

    def _show_stocks(self, state: ShipState) -> None:
        told = (
            #: In the bar, behind a number: tokens with which rooms of the ship are visited.
            ("command", state.pool.command, self.tr("command")),
            #: In the bar, behind a number: tokens with which the ship flies and scans.
            ("energy", state.pool.energy, self.tr("energy")),
            #: In the bar, behind a number: tokens for what expeditions achieved.
            ("success", state.pool.success, self.tr("success")),
            #: In the bar, behind a number: so many dice has every section.
            ("any_die", state.dice_each, self.tr("dice per section")),
        )
        wide = math.ceil(look().metrics("number").horizontalAdvance(_MANY)) + 2
        for icon, number, called in told:
            count, name = self._stocks[icon]
            count.setText(str(number))
            count.setFixedWidth(max(wide, count.sizeHint().width()))
            name.setText(called)
            #: Said by screen readers. {stock} is as "energy", {count} a number.
            name_it(count, self.tr("{stock}: {count}").format(stock=called, count=number))
