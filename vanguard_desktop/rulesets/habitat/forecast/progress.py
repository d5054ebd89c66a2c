"""How the mission stands, and how it ended (HEN-14, HEN-15)."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import CardId, Effect, InOrder, changed

from ..base.structures import broken_count
from ..data.effects import BringStructure
from ..missions.begin import fresh
from ..missions.ending import is_reached
from ..state import LAST_GROWTH, HabitatState


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


def broken_with(state: HabitatState, effect: Effect) -> int:
    """How many elements count as red once what an effect brings into play is there: all of its own are red (HST-15)."""
    steps = effect.steps if isinstance(effect, InOrder) else (effect,)
    brought = [each.structure for each in steps if isinstance(each, BringStructure)]
    came = {each: fresh(state.card(each), len(state.crew)) for each in brought if each not in state.structures}
    threshold = state.sheet.threshold
    after = changed(state, structures={**state.structures, **came})
    return broken_count(after, cards=threshold is not None and threshold.cards)


def ripens_in(state: HabitatState) -> tuple[int, ...]:
    """In how many sols each plant that grows is ripe if nothing withers, the next one first (HPR-22, HPR-24)."""
    return tuple(sorted(LAST_GROWTH + 1 - space for space in state.growth))


# HPR-24: what is sown now.
SOWN_RIPENS_IN = LAST_GROWTH
