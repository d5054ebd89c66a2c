"""Step 6 of a check: injury dice, then danger dice, then the injury dice go back to the board (CHK-46 to CHK-54)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import DecisionOpened, Event, Source
from vanguard_desktop.dice.faces import InjuryIcon

from ..data import INJURIES, Check, NextDangerDie, NextInjuryDie, State
from ..data.events import DangerDieResolved, InjuryDieResolved, StepReached
from ..data.steps import DangerResult, GoOnWithCheck, PlaceInjuryDie
from ..queueing import steps
from .heads import count_heads


def trouble(state: State, check: Check) -> Sequence[Event]:
    open_injuries = [n for n, die in enumerate(check.injuries) if not die.resolved]
    if open_injuries:
        kinds = {check.injuries[n].icon for n in open_injuries}
        if len(kinds) > 1 and any(_receiving(state, check, icon) is not None for icon in kinds):
            return [DecisionOpened(decision=NextInjuryDie(member=check.active))]
        return injury_die(state, check, open_injuries[0])
    open_dangers = [n for n, die in enumerate(check.dangers) if not die.resolved]
    if open_dangers:
        if len({(check.dangers[n].letter, check.dangers[n].icon) for n in open_dangers}) > 1:
            return [DecisionOpened(decision=NextDangerDie(member=check.active))]
        return danger_die(state, check, open_dangers[0])
    back = (PlaceInjuryDie(back=True) for _ in check.injuries)
    return [StepReached(step=7), *count_heads(state, check), steps(check.active, *back, GoOnWithCheck())]


def injury_die(state: State, check: Check, index: int) -> Sequence[Event]:
    """The first face-up card from the left without a die that shows the icon receives it (CHK-47 to CHK-49)."""
    icon = check.injuries[index].icon
    slot = _receiving(state, check, icon)
    if slot is None:
        return [InjuryDieResolved(index=index), steps(check.active, GoOnWithCheck())]
    injury = state.member(check.active).injuries[slot]
    assert injury is not None
    effect = INJURIES[injury.kind].effects[icon]
    return [
        InjuryDieResolved(index=index, slot=slot),
        steps(check.active, effect, GoOnWithCheck(), source=Source("injury", injury.kind.value)),
    ]


def _receiving(state: State, check: Check, icon: InjuryIcon) -> int | None:
    """The slot of the injury card that receives a die with this icon, if one does."""
    taken = {die.slot for die in check.injuries}
    for slot, injury in enumerate(state.member(check.active).injuries):
        there = injury is not None and not injury.face_down and slot not in taken
        if there and injury is not None and icon in INJURIES[injury.kind].effects:
            return slot
    return None


def danger_die(state: State, check: Check, index: int) -> Sequence[Event]:
    """Looked up for the active crew member (CHK-52); abilities may still answer, as outside a check (DNG-09)."""
    die = check.dangers[index]
    assert die.icon is not None
    result = DangerResult(letter=die.letter, icon=die.icon)
    return [DangerDieResolved(index=index), steps(check.active, result, GoOnWithCheck())]
