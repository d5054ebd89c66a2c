"""Which dice a question about dice is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vanguard_desktop.core import Decision, DieId
from vanguard_desktop.dice.faces import ALL_DICE, Icon, is_free
from vanguard_desktop.dice.pool import faces_to_turn_to

from ..check.dice import dice_for
from ..data import Rolled, State
from ..data import decisions as ask
from .dice_pool import of_color, refreshable, sacrificeable
from .wounds import column


def _to_reroll(state: State, question: ask.ChooseReroll) -> tuple[DieId, ...]:
    dice = of_color(_pool(state), question.color)
    return tuple(die for die in dice if die not in question.done and not is_free(die) and _has(die, question.having))


PICKABLE: Mapping[type[Decision], Callable[[State, Any], tuple[DieId, ...]]] = {
    ask.ChooseDieToSpend: lambda state, asked: of_color(state.member(asked.member).available, asked.color),
    ask.ChooseDieToSacrifice: lambda state, asked: sacrificeable(state.member(asked.member), asked.color),
    ask.ChooseDieToRefresh: lambda state, asked: refreshable(state.member(asked.member), asked.color),
    ask.ChooseOverflow: lambda state, asked: column(state.member(asked.member), asked.color),
    ask.ChoosePoolDie: lambda state, asked: _pool(state),
    ask.ChooseCheckDie: lambda state, asked: () if state.check is None else dice_for(state, state.check, asked.effect),
    ask.ChooseReroll: _to_reroll,
}


def dice_to_pick(state: State, question: Decision) -> tuple[DieId, ...]:
    return PICKABLE[type(question)](state, question)


def _has(die: DieId, icon: str | None) -> bool:
    return icon is None or any(Icon(icon) in face for face in ALL_DICE[die].faces)


def _pool(state: State) -> tuple[DieId, ...]:
    return () if state.check is None else tuple(rolled.die for rolled in state.check.pool)


def _turns(rolled: Rolled, question: ask.ChooseTurn) -> bool:
    """Whether the question is about this die."""
    if question.color is not None and ALL_DICE[rolled.die].color is not question.color:
        return False
    if question.shown is not None and Icon(question.shown) not in rolled.icons:
        return False
    return not (question.anew and question.icon is not None and Icon(question.icon) in rolled.icons)


def faces_to_pick(state: State, question: ask.ChooseTurn) -> tuple[tuple[DieId, int], ...]:
    """Each die of the pool with each face that it has and does not show; one of equal faces stands for all (DIE-35)."""
    found: list[tuple[DieId, int]] = []
    for rolled in state.running_check.pool:
        if not _turns(rolled, question):
            continue
        faces = ALL_DICE[rolled.die].faces
        allowed = range(len(faces)) if question.icon is None else faces_to_turn_to(rolled.die, Icon(question.icon))
        seen = {rolled.icons}
        for face in allowed:
            if faces[face] not in seen:
                seen.add(faces[face])
                found.append((rolled.die, face))
    return tuple(found)
