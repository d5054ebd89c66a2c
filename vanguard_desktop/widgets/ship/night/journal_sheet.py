"""The journal aboard: the captain's record as plots over the cycles, and below what happened lately."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.journal import JournalModel
from vanguard_desktop.models.ship.after.night import Nights
from vanguard_desktop.rulesets.ship.state import ShipState

from ...look.controls.flow import FlowLayout
from ...look.controls.text import Text
from ...look.paint.rich import Speak
from ...parts.sheets.latest_sheet import LatestSheet
from .plot import CyclePlot


class ShipJournalSheet(LatestSheet):
    """Until the first night has passed there is nothing to plot."""

    def __init__(self, journal: JournalModel, nights: Nights, state: ShipState, speak: Speak) -> None:
        self._nights, self._state = nights, state
        self._record, self._head = QWidget(), Text(role="panel_title")
        self._plots: list[CyclePlot] = []
        super().__init__(journal, speak)
        self.column.body.insertWidget(0, self._head)
        self.column.body.insertWidget(1, self._record)
        self._flow = FlowLayout(self._record, gap=10)
        self._lay_plots()

    def _lay_plots(self) -> None:
        for plot in self._plots:
            self._flow.removeWidget(plot)
            plot.hide()
            plot.deleteLater()
        self._plots = [CyclePlot(curve, 0) for curve in self._nights.curves(self._state)]
        for plot in self._plots:
            self._flow.addWidget(plot)
            plot.show()
        self._head.setVisible(bool(self._plots))
        self._record.setVisible(bool(self._plots))

    def _retranslate(self) -> None:
        super()._retranslate()
        #: Over plots of a whole campaign: morale, dice, supplies, finds, injuries.
        self._head.setText(self.tr("Captain’s record"))
        if self._plots:
            self._lay_plots()
