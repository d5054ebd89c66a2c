"""An outcome as it is printed on the card of a sector: its color and line, what it asks for, what it does."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from vanguard_desktop.models.expedition.sectors import PrintedRow
from vanguard_desktop.widgets.look import Painted, color_of
from vanguard_desktop.widgets.look.controls.asking import about
from vanguard_desktop.widgets.look.controls.lines import column_in
from vanguard_desktop.widgets.look.controls.text import RichText
from vanguard_desktop.widgets.look.paint.painted import paint_box
from vanguard_desktop.widgets.look.paint.rich import Speak
from vanguard_desktop.widgets.look.paint.tiles import paint_outcome_line
from vanguard_desktop.widgets.look.tokens import tokens

_LINE, _PAD = 20, 6


class PrintedOutcome(Painted):
    """The same signs as on the tray, where the dice for it will lie."""

    def __init__(self, row: PrintedRow, speak: Speak) -> None:
        super().__init__()
        self._color = row.color.value
        column = column_in(self, gap=2)
        column.setContentsMargins(_LINE, _PAD, _PAD, _PAD)
        #: The red outcome of a dice check: it has no requirement and comes if no other row is covered.
        asks = row.asks or self.tr("otherwise")
        column.addWidget(RichText(speak, asks, role="body_strong", color="text" if row.asks else "text_soft"))
        column.addWidget(RichText(speak, row.effect))
        self.setAccessibleName(speak(row.told))
        about(self, f"icon:row_{self._color}")

    def paint(self, painter: QPainter) -> None:
        fill, line = color_of(f"outcome_{self._color}_soft"), color_of("line_faint")
        paint_box(painter, self.area, tokens().radius.slot, fill=fill, line=line)
        paint_outcome_line(painter, QRectF(6, 6, 8, self.height() - 12), self._color)
