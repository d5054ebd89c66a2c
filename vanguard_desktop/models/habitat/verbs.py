"""What the bar offers while the sol is planned: every action, taking things apart, and resolving the plan."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.rulesets.habitat.data.actions import Dismantle, PlanActions, ResolvePlan

from ..common.slots import SlotModel, SlotRow
from .tasks import group_of, plannable

PLAN, DISMANTLE, RESOLVE = "plan", "dismantle", "resolve"


class PlanSlots(SlotModel):
    """Always in the same places; what is closed says why."""

    def _fresh(self) -> Sequence[SlotRow]:
        state = self._bridge.state
        if not isinstance(state.question, PlanActions):
            return ()
        answers = self._bridge.answers()
        tasks = tuple(sorted(plannable(self._bridge), key=lambda each: group_of(each.task)))
        apart = tuple(each for each in answers if isinstance(each, Dismantle))
        words = self._wording.in_book(state)
        reason = self._bridge.why_not(ResolvePlan())
        #: Why nothing more can be planned now.
        nothing = self.tr("Nothing more can be planned: see the plan.")
        #: Why nothing can be taken apart now.
        too_late = self.tr("Elements are taken apart before the first pawn is placed.")
        return (
            SlotRow(
                id=PLAN,
                #: A slot of the bar: opens the list of all actions that can be planned.
                name=self.tr("All actions"),
                icon="action_pawn",
                key="L",
                #: Under a slot of the bar. %n is a number of actions.
                note=self.tr("%n possible", "", len(tasks)) if tasks else "",
                reason="" if tasks else nothing,
                commands=tasks,
                asks=True,
            ),
            SlotRow(
                id=DISMANTLE,
                #: A slot of the bar: an element is taken apart for its part.
                name=self.tr("Dismantle"),
                icon="spare_part",
                key="D",
                reason="" if apart else too_late,
                commands=apart,
                asks=True,
            ),
            SlotRow(
                id=RESOLVE,
                #: A slot of the bar: the plan is carried out, and cannot be changed any more.
                name=self.tr("Resolve the plan"),
                icon="check",
                key="R",
                reason="" if reason is None else words.why(reason, state),
                commands=(ResolvePlan(),),
            ),
        )
