"""Which dice a question about dice is about."""

from __future__ import annotations

from vanguard_desktop.core.ids import DieId
from vanguard_desktop.dice.faces import ALL_DICE, Icon, is_free
from vanguard_desktop.dice.pool import faces_to_turn_to
from vanguard_desktop.rulesets.expedition.check.dice import dice_for
from vanguard_desktop.rulesets.expedition.crew.dice_pool import of_color, refreshable, sacrificeable
from vanguard_desktop.rulesets.expedition.crew.wounds import column
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.check import Rolled
from vanguard_desktop.rulesets.expedition.data.state import State

AboutDice = (
    ask.ChooseDieToSpend | ask.ChooseDieToSacrifice | ask.ChooseDieToRefresh | ask.ChooseOverflow | ask.ChoosePoolDie
    | ask.ChooseReroll | ask.ChooseCheckDie
)  # fmt: skip


def dice_choices(state: State, question: AboutDice) -> tuple[DieId, ...]:
    match question:
        case ask.ChooseDieToSpend(member=member, color=color):
            return of_color(state.member(member).available, color)
        case ask.ChooseDieToSacrifice(member=member, color=color):
            return sacrificeable(state.member(member), color)
        case ask.ChooseDieToRefresh(member=member, color=color):
            return refreshable(state.member(member), color)
        case ask.ChooseOverflow(member=member, color=color):
            return column(state.member(member), color)
        case ask.ChoosePoolDie():
            return _pool(state)
        case ask.ChooseCheckDie(effect=effect):
            return () if state.check is None else dice_for(state, state.check, effect)
        case ask.ChooseReroll(color=color, done=done, having=having):
            dice = of_color(_pool(state), color)
            return tuple(die for die in dice if die not in done and not is_free(die) and _has(die, having))


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


def turn_choices(state: State, question: ask.ChooseTurn) -> tuple[tuple[DieId, int], ...]:
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
