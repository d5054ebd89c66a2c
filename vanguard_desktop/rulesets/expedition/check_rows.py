"""Step 8 of a check: the first outcome row from the top that the dice cover is marked (CHK-71 to CHK-78)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.coverage import SHOWN, spending
from vanguard_desktop.core.events import DecisionOpened
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.core.matching import assign, covered
from vanguard_desktop.rulesets.expedition.decisions import MarkRow
from vanguard_desktop.rulesets.expedition.events import PoolDiceSpent, RowMarked, StepReached
from vanguard_desktop.rulesets.expedition.queueing import steps
from vanguard_desktop.rulesets.expedition.state import Check, State
from vanguard_desktop.rulesets.expedition.steps import GoOnWithCheck


def mark_outcome(state: State, check: Check) -> Sequence[Event]:
    """A row that needs an ace or a conversion may be declined; one that is really shown may not (CHK-75)."""
    if not check.card.tracks:
        bent = spending(state.converts(check.active))
        for number, row in enumerate(check.card.rows):
            if number < check.rows_declined:
                continue
            if covered(row.requirement, check.dice, SHOWN):
                return mark_row(state, check, number)
            if covered(row.requirement, check.dice, bent):
                return [DecisionOpened(decision=MarkRow(member=check.active, row=number))]
    return [StepReached(step=9), steps(check.active, GoOnWithCheck())]


def mark_row(state: State, check: Check, number: int) -> Sequence[Event]:
    """The dice used go to their owners' spent pools (CHK-72); any assignment will do (CHK-77)."""
    row = check.card.rows[number]
    found = assign(row.requirement, check.dice, spending(state.converts(check.active)))
    assert found is not None
    return [
        *([PoolDiceSpent(dice=found.dice)] if found.dice else []),
        RowMarked(color=row.color),
        StepReached(step=9),
        steps(check.active, GoOnWithCheck()),
    ]
