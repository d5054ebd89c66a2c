"""Answers of the habitat: what plans stands on the base and the map, so that the bar keeps what ends or confirms."""

from __future__ import annotations

from PySide6.QtCore import QObject

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn, GoOn, UseAbility
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions, PlanTask, PutPawn, ResolveActions, ResolvePlan
from vanguard_desktop.rulesets.habitat.data.common import ChooseThing
from vanguard_desktop.rulesets.habitat.data.rolls import RollForMe
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.options import BesideModel, OptionModel, OptionRow
from .tasks import TaskWords, group_of, plannable

_LEADS_ON = (GoOn, ResolvePlan, RollForMe)


class HabitatAnswers(OptionModel):
    """All of them; going on, resolving the plan and keeping to its order are what Enter gives.

    What is planned stands in its groups, and nothing that nobody could do. Where the game stops only because something
    may be used, that is what the question is about: it stands among them.
    """

    def _offered(self) -> tuple[Command, ...]:
        state, found = self._bridge.state, super()._offered()
        if isinstance(state.question, PlanActions):
            reach = plannable(self._bridge)
            planned = (each for each in found if not isinstance(each, PlanTask) or each in reach)
            return tuple(sorted(planned, key=lambda each: group_of(each.task) if isinstance(each, PlanTask) else -1))
        return (*found, *(self._bridge.beside() if _asks_for_means(state) else ()))

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        self._said = TaskWords(HabitatWords(wording.names))
        super().__init__(bridge, wording, parent)

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
            heading=self._said.group(group_of(command.task)) if isinstance(command, PlanTask) else "",
            detail=self._detail(command, state),
        )

    def _detail(self, command: Command, state: HabitatState) -> str:
        """What an answer takes and brings."""
        if isinstance(command, PlanTask):
            return self._said.before(state, command.task)
        return self._said.operating(state, command) if isinstance(command, PutPawn) else ""


class HabitatBeside(BesideModel):
    """What may be done beside planning and choosing."""

    def _offered(self) -> tuple[Command, ...]:
        return () if _asks_for_means(self._bridge.state) else super()._offered()


def _asks_for_means(state: HabitatState) -> bool:
    return isinstance(state.question, AskGoOn)
