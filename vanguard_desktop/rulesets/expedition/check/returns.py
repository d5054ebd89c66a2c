"""Dice that come back after a check because a text says so, at the end of step 9 (CHK-80)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.engine import Unfolding
from vanguard_desktop.core.ids import RuleId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.rulesets.expedition.data.events import DieRefreshed
from vanguard_desktop.rulesets.expedition.data.state import Check, State
from vanguard_desktop.rulesets.expedition.evolve import evolve

AFTER_SPENDING = RuleId("CHK-80")


def come_back(state: State, check: Check) -> Sequence[Event]:
    """Each to its owner's board; one without a free slot stays spent (DIE-22), and so does one of somebody lost."""
    back = Unfolding(evolve, state)
    for die in check.returning:
        owner = next((member for member in back.state.members if die in member.spent), None)
        if owner is not None and owner.free_slots(ALL_DICE[die].color) > 0:
            back.add(DieRefreshed(member=owner.id, die=die, because=AFTER_SPENDING))
    return back.events
