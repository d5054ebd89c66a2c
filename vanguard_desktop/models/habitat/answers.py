"""Answers of the habitat: what plans stands on the base and the map, so that the bar keeps what ends or confirms."""

from __future__ import annotations

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn, GoOn, UseAbility
from vanguard_desktop.rulesets.habitat.data.actions import ResolveActions, ResolvePlan
from vanguard_desktop.rulesets.habitat.data.common import ChooseThing
from vanguard_desktop.rulesets.habitat.data.rolls import RollForMe
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..common.options import BesideModel, OptionModel, OptionRow

_LEADS_ON = (GoOn, ResolvePlan, RollForMe)


class HabitatAnswers(OptionModel):
    """All of them; going on, resolving the plan and keeping to its order are what Enter gives.

    Where the game stops only because something may be used, that is what the question is about: it stands among them.
    """

    def _offered(self) -> tuple[Command, ...]:
        return (*super()._offered(), *(self._bridge.beside() if _asks_for_means(self._bridge.state) else ()))

    @property
    def _asks_order(self) -> bool:
        """Whether an action is to be named that is resolved next: the plan has an order already (HAC-42)."""
        question = self._bridge.state.question
        return isinstance(question, ChooseThing) and isinstance(question.effect.effect, ResolveActions)

    def _row(self, command: Command, key: str) -> OptionRow:
        state = self._bridge.state
        leads_on = isinstance(command, _LEADS_ON) or (key == "1" and self._asks_order)
        return OptionRow(
            command=command,
            label=self._wording.in_book(state).answer(command, state),
            key=key,
            kept=leads_on or isinstance(command, UseAbility),
            leads_on=leads_on,
        )


class HabitatBeside(BesideModel):
    """What may be done beside planning and choosing."""

    def _offered(self) -> tuple[Command, ...]:
        return () if _asks_for_means(self._bridge.state) else super()._offered()


def _asks_for_means(state: HabitatState) -> bool:
    return isinstance(state.question, AskGoOn)
