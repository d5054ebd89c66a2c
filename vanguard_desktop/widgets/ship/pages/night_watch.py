"""Night watch: the cycle on one page, told as the journal tells it, page by page; the evening may end here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.pages import PAGE_OF
from vanguard_desktop.rulesets.ship.state import ShipState

from ...look.controls.lines import column_in
from ...look.controls.text import RichText, Text
from .open_answers import OpenAnswers
from .right_side import View

if TYPE_CHECKING:
    from vanguard_desktop.models.ship.answers import AnswerRow

_MOST = 8  # lines of one page


class NightWatch(OpenAnswers):
    """What was recorded, who was hurt, what was found; the harder mode is switched on the left page."""

    def told(self, view: View) -> str:
        #: On the page where the evening may end. {crew} and {finds} are numbers. {cycle} counts from 1.
        text = self.tr("Cycle {cycle} of the journey. Crew aboard: {crew}. Finds in the stores: {finds}.")
        finds = next((row.count for row in self.book.stores_model.rows if row.id == "gathered"), 0)
        return text.format(cycle=max(view.state.cycle, 1), crew=len(view.state.sleeves), finds=finds)

    def _lay_first(self, view: View) -> list[AnswerRow]:
        if view.now:
            for page, lines in self._by_page().items():
                column = column_in(self._group(), gap=4)
                column.addWidget(Text(words_aboard(self.wording, view.state).pages.title(page), role="panel_title"))
                for line in lines[:_MOST]:
                    column.addWidget(RichText(self.wording.names.spoken, line, color="text_soft"))
        return super()._lay_first(view)

    def _by_page(self) -> dict[str, list[str]]:
        """The sentences of this cycle by the page on which it happened."""
        told: dict[str, list[str]] = {}
        for number, events in self.book.cycle.happened:
            before = self.bridge.state_at(number - 1)
            if isinstance(before, ShipState):
                for line in words_aboard(self.wording, before).lines(events, before):
                    told.setdefault(PAGE_OF[line.page], []).append(line.text)
        return told
