"""What a question of a dice check depends on: who may assist, which special effect, which row."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.check.assistance import may_assist
from vanguard_desktop.rulesets.expedition.check.rows import row_in_turn
from vanguard_desktop.rulesets.expedition.check.special import specials_of
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.training.script import chooses_dice
from vanguard_desktop.setting import ImmediateEffect, RowColor, SpecialEffect


def may_be_assisted(state: State) -> bool:
    """Whether somebody else may give a die; in the guided first round the script says which are rolled (TUT-15)."""
    check = state.check
    if check is None or chooses_dice(state):
        return False
    return any(may_assist(state, check, other) for other in state.members if other.id != check.active)


def decided_by_ace(state: State) -> RowColor | str | None:
    """Which outcome ends the check if the ace counts; where an icon must be missing for that, the check goes on."""
    special = special_in_turn(state)
    if not isinstance(special, ImmediateEffect):
        return None
    return special.outcome if special.test.present else "goes_on"


def special_in_turn(state: State) -> SpecialEffect | ImmediateEffect | None:
    """The special effect that the question is about, while its check runs."""
    check = state.check
    specials = () if check is None else specials_of(state, check)[check.special_next :]
    return specials[0] if specials else None


def row_color(state: State) -> RowColor | None:
    check = state.check
    row = None if check is None else row_in_turn(state, check)
    return None if check is None or row is None else check.card.rows[row].color
