"""Night watch: the cycle on one page, told as the journal tells it, page by page; the evening may end here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.result import LuckShown
from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.after.night import Nights, NightShown
from vanguard_desktop.models.ship.after.unasked import own
from vanguard_desktop.models.ship.pages import PAGE_OF
from vanguard_desktop.rulesets.ship.state import ShipState

from ...look.controls.flow import FlowLayout
from ...look.controls.lines import MIDDLE, TOP, column_in, row_in
from ...look.controls.panels import IconMark, Panel
from ...look.controls.text import RichText, Text
from ...result.marks import RollDice
from ..pages.open_answers import OpenAnswers
from ..pages.right_side import View
from .plot import CyclePlot

if TYPE_CHECKING:
    from vanguard_desktop.models.ship.answers import AnswerRow

    from ..ship_screen import ShipScreen

_MOST = 8  # lines of one page


class NightWatch(OpenAnswers):
    """How the journey goes, what the dice did, what was recorded and found; the harder mode is switched on the left
    page.
    """

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._nights = Nights(screen.bridge, screen.wording)
        screen.homecoming.reckoned.connect(self._on_reckoned)

    def told(self, view: View) -> str:
        #: On the page where the evening may end. {crew} and {finds} are numbers. {cycle} counts from 1.
        text = self.tr("Cycle {cycle} of the journey. Crew aboard: {crew}. Finds in the stores: {finds}.")
        finds = next((row.count for row in self.book.stores_model.rows if row.id == "gathered"), 0)
        return text.format(cycle=max(view.state.cycle, 1), crew=len(view.state.sleeves), finds=finds)

    def _lay_first(self, view: View) -> list[AnswerRow]:
        if view.now:
            shown = self._nights.shown(view.state, self.book.cycle.happened)
            self._lay_plots(shown)
            self._lay_evening(shown)
            for page, lines in self._by_page().items():
                column = column_in(self._group(), gap=4)
                column.addWidget(Text(words_aboard(self.wording, view.state).pages.title(page), role="panel_title"))
                for line in lines[:_MOST]:
                    column.addWidget(RichText(self.wording.names.spoken, line, color="text_soft"))
        return super()._lay_first(view)

    def _lay_plots(self, shown: NightShown) -> None:
        if shown.curves:
            flow = FlowLayout(self._group(), gap=10)
            wide = max((self.width() - 60) // len(shown.curves), 0)
            for curve in shown.curves:
                flow.addWidget(CyclePlot(curve, wide))

    def _lay_evening(self, shown: NightShown) -> None:
        """What the dice did, a line of the story, what was written down, and the hens."""
        column = column_in(self._group(), gap=8)
        if self.book.cycle.home is not None:
            luck, story = self.book.homecoming.luck(), self.book.homecoming.story()
            if luck is not None:
                column.addWidget(self._luck(luck))
            if story:
                column.addWidget(Text(story, role="story", italic=True))
        for icon, line in (("sector", shown.recorded), ("rest", shown.hens)):
            if line:
                row_in(column, (IconMark(icon, beside="body"), TOP), (Text(line), 1), gap=10)

    def _luck(self, luck: LuckShown) -> QWidget:
        """Best and worst roll, and both together against what was to be expected."""
        panel = Panel(ground="card", padding=10)
        #: Over the best and the worst roll of an expedition.
        head = self.tr("The dice")
        said = f"{luck.sum} · {luck.verdict}" if luck.verdict else luck.sum
        row_in(panel.body, Text(head, role="panel_title"), (Text(said, color="text_soft"), 1), gap=12)
        for roll in luck.notable:
            words = QWidget()
            column_in(words, Text(roll.words), Text(roll.detail, color="text_soft"), gap=0)
            row_in(panel.body, (RollDice(roll.dice), MIDDLE), (words, 1), gap=10)
        return panel

    def _on_reckoned(self) -> None:
        if self._view is not None and self.isVisible():
            self.show_view(self._view)

    def _by_page(self) -> dict[str, list[str]]:
        """The sentences of this cycle by the page on which it happened."""
        told: dict[str, list[str]] = {}
        for number, events in self.book.cycle.happened:
            before = self.bridge.before(number)
            if isinstance(before, ShipState):
                for line in words_aboard(self.wording, before).lines(own(events), before):
                    told.setdefault(PAGE_OF[line.page], []).append(line.text)
        return told
