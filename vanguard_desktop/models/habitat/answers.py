"""Answers of the habitat: what plans stands on the base and the map, so that the bar keeps what ends or confirms."""

from __future__ import annotations

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.habitat.data.abilities import GoOn
from vanguard_desktop.rulesets.habitat.data.actions import ResolvePlan

from ..common.options import OptionModel, OptionRow

_LEADS_ON = (GoOn, ResolvePlan)


class HabitatAnswers(OptionModel):
    """All of them; going on and resolving the plan are what Enter gives."""

    def _row(self, command: Command, key: str) -> OptionRow:
        state = self._bridge.state
        leads_on = isinstance(command, _LEADS_ON)
        return OptionRow(
            command=command,
            label=self._wording.in_book(state).answer(command, state),
            key=key,
            kept=leads_on,
            leads_on=leads_on,
        )
