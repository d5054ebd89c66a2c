"""The header of the habitat: mission and sol, and the reserves with what the next production brings."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.habitat.base import RESOURCE_ICONS
from vanguard_desktop.models.habitat.sheet import Figures, StockModel, StockRow
from vanguard_desktop.text.common.wording import Wording

from ..look import Changing, Painted, color_of, name_it, paint_icon, scaled
from ..look.controls.asking import about
from ..look.controls.buttons import IconButton
from ..look.controls.text import Text
from ..look.paint.painted import paint_box
from ..look.paint.text_paint import LEFT, draw_text, text_size
from ..parts.game_header import GameHeader

_GAP, _CLOSE, _UNDO_WIDTH, _MOST_PIPS = 10, 2, 260, 14


class SolPips(Painted):
    """The sols of the mission: those that are over, the one of now, those to come."""

    def __init__(self) -> None:
        super().__init__()
        self.keep_size()
        self._sol = self._last = 0

    def show_sol(self, sol: int, last: int, said: str) -> None:
        name_it(self, said)
        about(self, "panel:sol")
        if (sol, last) != (self._sol, self._last):
            self._sol, self._last = sol, last
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(20) * min(self._last, _MOST_PIPS), scaled(14))

    def paint(self, painter: QPainter) -> None:
        step = self.width() / max(self._last, 1)
        for number in range(1, self._last + 1):
            place = QRectF((number - 1) * step + 1, self.height() / 2 - 5, step - 3, 10)
            fill = "accent" if number == self._sol else "line_strong" if number < self._sol else "well"
            paint_box(painter, place, 4, fill=color_of(fill), line=color_of("line"))


class Stock(Painted):
    """A reserve; beside it above how the next production changes it, below what the plan leaves."""

    def __init__(self) -> None:
        super().__init__()
        self.keep_size()
        self._row: StockRow | None = None
        self._short = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # F1 opens the sum

    def show_row(self, row: StockRow, said: str) -> None:
        name_it(self, said)
        about(self, f"stock:{row.id.value}")
        if row != self._row:
            self._row = row
            self.updateGeometry()
            self.update()

    def set_short(self, short: bool) -> None:
        """Without its name, where there is little room."""
        if short != self._short:
            self._short = short
            self.updateGeometry()
            self.update()

    @property
    def _name(self) -> str:
        return "" if self._row is None or self._short else self._row.name

    def sizeHint(self) -> QSize:
        """The widest it becomes, so that nothing beside it moves."""
        words = text_size(self._name, "label").width() + 8 if self._name else 0
        return QSize(round(scaled(22 + 28) + words + text_size("→ 00", "label").width() + 8), scaled(44))

    def paint(self, painter: QPainter) -> None:
        row = self._row
        if row is None:
            return
        side, high = scaled(20), float(self.height())
        paint_icon(painter, RESOURCE_ICONS[row.id], QRectF(0, (high - side) / 2, side, side), color_of("accent_text"))
        left = side + 6.0
        draw_text(painter, QRectF(left, 0, scaled(28), high), str(row.count), "number", color_of("text"), LEFT)
        left += scaled(28)
        wide = text_size(self._name, "label").width() + 2 if self._name else 0.0
        draw_text(painter, QRectF(left, 0, wide, high), self._name, "label", color_of("text_soft"), LEFT)
        beside = QRectF(left + wide + 6, 0, self.width() - left - wide - 6, high / 2)
        change = -row.cut or row.by
        if change:
            shown = f"+{change}" if change > 0 else f"−{-change}"
            ink = color_of("bad" if row.cut else "good" if change > 0 else "warn")
            draw_text(painter, beside, shown, "label", ink, LEFT)
        if row.left != row.count:
            ink = color_of("bad" if row.left < 0 else "text_soft")
            draw_text(painter, beside.translated(0, high / 2), f"→ {row.left}", "label", ink, LEFT)


class HabitatHeader(Changing, GameHeader):
    """Everything here follows the mission; nothing moves when a number changes."""

    campaign_wished = Signal()
    advice_wished = Signal()

    def __init__(self, bridge: Bridge, wording: Wording, stocks: StockModel, parent: QWidget | None = None) -> None:
        super().__init__(bridge, wording, parent)
        self._stocks = stocks
        self._mission, self._sol = Text(role="panel_title", wrap=False), Text(color="text_soft", wrap=False)
        self.pips = SolPips()
        self.campaign = IconButton("campaign", "Campaign")
        self.campaign.clicked.connect(self.campaign_wished)
        self.advice = IconButton("info", "Advice")
        self.advice.clicked.connect(self.advice_wished)
        self.reserves = [Stock() for _ in stocks.rows]
        row = self._row = QHBoxLayout(self)
        row.setSpacing(_GAP)
        row.setContentsMargins(_GAP, 6, _GAP, 6)
        row.addWidget(self.home)
        words = QVBoxLayout()
        row.addLayout(words)
        words.setSpacing(0)
        words.addWidget(self._mission)
        words.addWidget(self._sol)
        row.addSpacing(8)
        row.addWidget(self.pips)
        row.addWidget(self.campaign)
        row.addStretch(1)
        for stock in self.reserves:
            row.addWidget(stock)
        row.addWidget(self.advice)
        self._lay_tools(row)
        self.undo.set_room(scaled(_UNDO_WIDTH))
        self.redo.set_room(0)

    def set_short(self, short: bool) -> None:
        """A narrow window leaves out what is said elsewhere."""
        self._row.setSpacing(_CLOSE if short else _GAP)
        self.undo.set_room(0 if short else scaled(_UNDO_WIDTH))
        self.shortcuts.setVisible(not short)
        self.pips.setVisible(not short)
        for stock in self.reserves:
            stock.set_short(short)

    def show_figures(self, figures: Figures) -> None:
        self._name_tools()
        #: Name of a button of the bar, with its key: how the campaign stands.
        self.campaign.set_name(self.tr("Campaign (C)"))
        #: Name of a button of the bar, with its key: what a good player would do now, and why.
        self.advice.set_name(self.tr("What would you do? (H)"))
        self.campaign.setVisible(self._bridge.state.campaign is not None)
        self._mission.setText(figures.mission)
        #: In the bar. {sol} is a Martian day, counted from 1; {last} is the last one of the mission.
        said = self.tr("Sol {sol} of {last}").format(sol=max(figures.sol, 1), last=figures.last_sol)
        self._sol.setText(said)
        self.pips.show_sol(figures.sol, figures.last_sol, said)
        for stock, row in zip(self.reserves, self._stocks.rows, strict=True):
            stock.show_row(row, self._stocks.words(row))
        self._show_undo()
