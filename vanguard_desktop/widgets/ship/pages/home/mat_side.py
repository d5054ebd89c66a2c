"""The Mat, where the lander has docked: what there is no room for is carried out of it, or pressed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.journey.docking import MakeRoom

from ....look.controls.lines import column_in
from ..open_answers import OpenAnswers
from ..piece_tile import FreePlace
from ..right_side import View


class MatSide(OpenAnswers):
    """A place stands above the finds for those that stay out."""

    out: FreePlace | None = None

    def _lay_open(self, view: View, rows: Sequence[AnswerRow]) -> None:
        self.out, question = None, view.question
        if isinstance(question, ChooseThing) and isinstance(question.effect.effect, MakeRoom):
            #: A place for finds that the lander has no room for.
            words = self.tr("Carry here what stays out: it goes back into its deck and is lost.")
            self.out = FreePlace("leave", words)
            column_in(self._group(), self.out, gap=0)
        super()._lay_open(view, rows)

    def goals_of_card(self, row: AnswerRow) -> Mapping[QWidget, Any]:
        return {} if self.out is None else {self.out: row.command}
