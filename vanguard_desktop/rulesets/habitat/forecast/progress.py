"""How the mission stands, and how it ended (HEN-14, HEN-15)."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import CardId

from ..base.structures import broken_count
from ..missions.ending import is_reached
from ..state import HabitatState


@attrs.frozen(kw_only=True)
class Progress:
    """An objective, whether it is needed, and whether it is reached."""

    id: CardId
    mandatory: bool
    reached: bool


@attrs.frozen(kw_only=True)
class Standing:
    """Objectives, sols that are left with this one, and red elements against the threshold, if there is one."""

    objectives: tuple[Progress, ...]
    sols_left: int
    broken: int
    allowed: int | None


def standing(state: HabitatState) -> Standing:
    threshold = state.sheet.threshold
    return Standing(
        objectives=tuple(
            Progress(id=each.id, mandatory=each.mandatory, reached=is_reached(state, each))
            for each in state.sheet.objectives
        ),
        sols_left=state.last_sol - state.sol + 1,
        broken=broken_count(state, cards=threshold is not None and threshold.cards),
        allowed=None if threshold is None else threshold.most,
    )


@attrs.frozen(kw_only=True)
class Result:
    """What is shown after the end."""

    won: bool
    because: str
    standing: Standing
    sols: int
    wounds: int
    discoveries: int


def result(state: HabitatState) -> Result | None:
    """None as long as the mission goes on."""
    if state.outcome is None:
        return None
    return Result(
        won=state.outcome.won,
        because=state.outcome.because,
        standing=standing(state),
        sols=state.sol,
        wounds=sum(each.wounds for each in state.crew),
        discoveries=len(state.discovered),
    )
