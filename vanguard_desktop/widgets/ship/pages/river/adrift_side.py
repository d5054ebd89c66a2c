"""Adrift: the ship with her lights out, what it costs to drift and what stays, before anybody says yes and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.rulesets.ship.data.journey.star_map import Drifted
from vanguard_desktop.rulesets.ship.state import ShipState

from ....look import Painted, scaled
from ....look.controls.lines import column_in
from ....look.controls.panels import Panel, PanelTitle, ScrollColumn
from ....look.controls.text import RichText
from ....look.paint.kept import paint_kept
from ....look.paint.painted import clip_round
from ....look.tokens import tokens
from ....rooms.aboard import Aboard
from ....rooms.ship_view import paint_dark_ship
from ...aboard import aboard_of
from ..right_side import RightSide, View

if TYPE_CHECKING:
    from ...ship_screen import ShipScreen

_EDGE, _GAP, _LEAST, _MOST, _NARROW = 14, 14, 120, 460, 620


class DarkShip(Painted):
    """She goes nowhere, and everybody aboard knows it."""

    def __init__(self) -> None:
        super().__init__()
        self._aboard = Aboard()

    def show_aboard(self, aboard: Aboard) -> None:
        self._aboard = aboard
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(320), scaled(_LEAST))

    def paint(self, painter: QPainter) -> None:
        painter.save()
        clip_round(painter, self.area, tokens().radius.slot)
        key = ("adrift", self._aboard)
        paint_kept(painter, self.area, key, lambda inside, rect: paint_dark_ship(inside, QRectF(rect), self._aboard))
        painter.restore()


class _Told(Panel):
    """A list of lines under its head."""

    def __init__(self, icon: str, line: str) -> None:
        super().__init__(line=line, padding=14)
        self._title = PanelTitle(icon=icon)
        self._lines: list[RichText] = []
        self.body.addWidget(self._title)

    def show_lines(self, title: str, lines: Sequence[str], book: ShipScreen) -> None:
        self._title.set_text(title)
        for number, line in enumerate(lines):
            if number == len(self._lines):
                self._lines.append(RichText(book.wording.names.spoken, color="text_soft"))
                self.body.addWidget(self._lines[-1])
            self._lines[number].set_text(line)
        for number, part in enumerate(self._lines):
            part.setVisible(number < len(lines))


class AdriftSide(RightSide):
    """Two lists: what is lost and what is kept. What confirms it stands in the bar."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._ship, self._scroll = DarkShip(), ScrollColumn(gap=_GAP, padding=_EDGE)
        self._again = RichText(screen.wording.names.spoken, color="warn")
        self.often = 0
        self.lost, self.kept = _Told("adrift", "accent"), _Told("check", "line")
        column_in(self, self._scroll, gap=0)
        lists = QWidget()
        self._lists = QHBoxLayout(lists)
        self._lists.setContentsMargins(0, 0, 0, 0)
        self._lists.setSpacing(_GAP)
        self._lists.addWidget(self.lost, 1)
        self._lists.addWidget(self.kept, 1)
        for part in (self._ship, self._again, lists):
            self._scroll.body.addWidget(part)

    def show_view(self, view: View) -> None:
        state = view.state
        self._ship.show_aboard(aboard_of(state))
        self.often = self._counted(ahead=view.now)
        #: Aboard, on the page of a ship that drifts. {often} is how often now, one time after the other: 2 or more.
        again = self.tr("Times in a row that the ship drifts: {often}").format(often=self.often)
        self._again.set_text(again if self.often > 1 else "")
        self._again.setVisible(self.often > 1)
        #: Over what is lost when the ship drifts.
        self.lost.show_lines(self.tr("What it costs"), self._losses(), self.book)
        #: Over what is kept when the ship drifts.
        self.kept.show_lines(self.tr("What stays"), self._keeps(state), self.book)

    def has_place_for(self, row: AnswerRow) -> bool:
        """Whatever a text asks meanwhile lies open elsewhere."""
        return False

    def _counted(self, *, ahead: bool) -> int:
        """How many times the ship has drifted since somebody was away; `ahead` of one time more."""
        told = (event for _, events in self.book.cycle.happened for event in events)
        return sum(isinstance(event, Drifted) for event in told) + ahead

    def _losses(self) -> tuple[str, ...]:
        return (
            self.tr("Morale falls by one level, unless a card prevents it."),
            self.tr("The penalty token goes into the command pool."),
            self.tr("This cycle ends without facilities and without an expedition."),
        )

    def _keeps(self, state: ShipState) -> tuple[str, ...]:
        #: Aboard, before the ship drifts. {energy}, {command} and {success} are numbers of tokens.
        pools = self.tr("{energy} [energy], {command} [command] and {success} [success] stay in their pools.")
        return (
            pools.format(energy=state.pool.energy, command=state.pool.command, success=state.pool.success),
            self.tr("Open situations go into the envelope and take effect on the next bridge."),
            self.tr("Who rests goes on resting until the next docking; all others stay available."),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= scaled(_NARROW)
        way = QHBoxLayout.Direction.LeftToRight if beside else QHBoxLayout.Direction.TopToBottom
        self._lists.setDirection(way)
        self._stand()

    def bring_in_sight(self) -> None:
        self._stand()

    def _stand(self) -> None:
        """What the words leave over shows the ship."""
        parts = (self._again, self.lost, self.kept)
        beside = self._lists.direction() is QHBoxLayout.Direction.LeftToRight
        wide = self.width() - 2 * _EDGE
        high = [part.heightForWidth(wide) for part in parts[:1] if not part.isHidden()]
        lists = [each.heightForWidth((wide - _GAP) // 2 if beside else wide) for each in parts[1:]]
        high += [max(lists)] if beside else lists
        free = self.height() - 2 * _EDGE - sum(high) - (len(high) + 1) * _GAP
        self._ship.setFixedHeight(min(max(free, scaled(_LEAST)), scaled(_MOST)))
