"""What screens and chronicles ask the rules about a question and about a check."""

from __future__ import annotations

from collections import Counter

from vanguard_desktop.core import Command, Effect
from vanguard_desktop.dice.faces import DANGER_FACES
from vanguard_desktop.rulesets.expedition.check.rows import row_in_turn
from vanguard_desktop.rulesets.expedition.check.special import specials_of as specials_of
from vanguard_desktop.rulesets.expedition.crew.abilities import AnyTime, ability_of
from vanguard_desktop.rulesets.expedition.crew.dice_pool import lost_for_good
from vanguard_desktop.rulesets.expedition.data import (
    Check,
    ChooseColumn,
    ChooseOption,
    ChoosePath,
    ChoosePrepare,
    ChooseReroll,
    CompleteMission,
    DeclareAce,
    Exert,
    GoOn,
    HandOutEquipment,
    MarkRow,
    PickColumn,
    PickOption,
    React,
    SayNo,
    SayYes,
    State,
)
from vanguard_desktop.rulesets.expedition.data.effects import RollDanger
from vanguard_desktop.rulesets.expedition.options import alternatives as alternatives
from vanguard_desktop.rulesets.expedition.options import labels as labels
from vanguard_desktop.rulesets.expedition.options import printed as printed
from vanguard_desktop.setting import ImmediateEffect, RowColor

from .check_odds import Trouble


def effect_of_use(state: State, command: Command) -> Effect | None:
    """What a card, skill, piece of equipment or find does, if it may be used beside the open question."""
    if not isinstance(command, AnyTime) or isinstance(command, Exert):
        return None
    ability = ability_of(state, command, state.question)
    return None if ability is None else ability.effect


def wanted_at_once(state: State, command: Command) -> bool:
    """Whether hardly anybody would say otherwise, and nothing is given up by it.

    A mission that is fulfilled costs nothing to complete; the dice for a good outcome are spent in any case (CHK-79);
    an ace that is declared is still there for the outcomes.
    """
    if isinstance(state.question, DeclareAce) and state.check is not None:
        declared = _ace_helps(state, state.check)
        return declared is not None and isinstance(command, SayYes if declared else SayNo)
    if not isinstance(command, SayYes):
        return False
    if isinstance(state.question, CompleteMission):
        return True
    if not isinstance(state.question, MarkRow) or state.check is None:
        return False
    row = row_in_turn(state, state.check)
    return row is not None and state.check.card.rows[row].color is not RowColor.RED


def nothing_done_yet(state: State) -> bool:
    """Whether going on would throw away what the question offers: none of it has been done so far."""
    match state.question:
        case ChoosePrepare(card=card, check=check):
            return card and check
        case ChooseReroll(done=done):
            return not done
        case HandOutEquipment():
            return not any(member.equipment for member in state.members)
        case question:
            return isinstance(question, ChoosePath)


def loses_a_die(state: State, command: Command) -> bool:
    """Whether a die is gone for good if a cost is accepted or chosen: for each one missing (DIE-26)."""
    question = state.question
    if isinstance(question, React) and isinstance(command, GoOn):
        return lost_for_good(state, state.member(question.member), question.cost.effect) > 0
    if isinstance(question, ChooseOption) and isinstance(command, PickOption) and question.member is not None:
        options = alternatives(state, question)
        member = state.member(question.member)
        return command.number <= len(options) and lost_for_good(state, member, options[command.number - 1]) > 0
    return False


def crowded_out(state: State, command: Command) -> int:
    """How many dice go to the spent pool if the injury die is put into this column (INJ-08)."""
    question = state.question
    if not isinstance(question, ChooseColumn) or question.away or not isinstance(command, PickColumn):
        return 0
    return max(1 - state.member(question.member).free_slots(command.color), 0)


def dangers_ahead(state: State, command: Command) -> tuple[Trouble, ...]:
    """What a danger die may bring, if the answer has one rolled."""
    question = state.question
    if not isinstance(command, PickOption) or not isinstance(question, ChooseOption):
        return ()
    options = alternatives(state, question)
    taken = options[command.number - 1] if command.number <= len(options) else None
    table = state.box.dangers.get(taken.letter) if isinstance(taken, RollDanger) else None
    if table is None or not isinstance(taken, RollDanger):
        return ()
    return tuple(
        Trouble(
            icon=f"danger_{icon.value}",
            effect=table.results.get(icon),
            share=faces / len(DANGER_FACES),
            letter=taken.letter,
        )
        for icon, faces in Counter(DANGER_FACES).items()
    )


def _ace_helps(state: State, check: Check) -> bool | None:
    """Whether declaring it ends the check well, or keeps it from ending badly; None if it decides nothing of that."""
    specials = specials_of(state, check)
    special = specials[check.special_next] if check.special_next < len(specials) else None
    if not isinstance(special, ImmediateEffect):
        return None
    return (special.outcome is not RowColor.RED) == special.test.present
