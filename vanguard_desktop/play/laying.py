"""Laying dice of the roll pool on what they are spent on: what the tray proposes, and what else the rules allow.

Dice are laid on outcome rows, on dice combinations and on the special effect whose turn it is (CHK-27, CHK-63, CHK-72).
Nothing is played by that: `order` names the command that does what lies there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import Enum

import attrs

from vanguard_desktop.core import Command, DieId, Reason
from vanguard_desktop.dice.coverage import SHOWN, spending
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.dice.laying import Dice, alike_dice, with_die, without_die
from vanguard_desktop.dice.matching import Assignment, assign, best_assignment, covered, ways_to_meet
from vanguard_desktop.dice.outlook import commitment
from vanguard_desktop.dice.pool import Pool, without
from vanguard_desktop.dice.special_effects import count, tally
from vanguard_desktop.rulesets.expedition.check.check import MARK, MODIFY
from vanguard_desktop.rulesets.expedition.check.rows import may_mark_with, proposed_dice, row_in_turn
from vanguard_desktop.rulesets.expedition.check.special import announced, specials_of
from vanguard_desktop.rulesets.expedition.data import (
    Check,
    ChooseCommitment,
    Combine,
    Commit,
    MarkRow,
    MarkWith,
    NoCommitment,
    NotCovered,
    OtherRowFirst,
    SayYes,
    State,
    UseCombination,
)
from vanguard_desktop.rulesets.expedition.legal import answers, why_not
from vanguard_desktop.rulesets.expedition.odds.of_check import left_for_rows
from vanguard_desktop.rulesets.expedition.odds.planned_check import planned_effects, planned_tracks
from vanguard_desktop.setting import ImmediateEffect, RowColor, SpecialEffect


class Kind(Enum):
    """What dice are laid on."""

    ROW = "row"
    COMBINATION = "combination"
    SPECIAL = "special"


@attrs.frozen(kw_only=True)
class Ground:
    """A place for dice: the row with its color, the combination with its card, the special effect with its number.

    `same` is the icon that all dice of a special effect are to show, if it asks for the same ones (REQ-17).
    """

    kind: Kind
    row: RowColor | None = None
    source: str = ""
    number: int = 0
    same: Icon | None = None


@attrs.frozen(kw_only=True)
class Proposal:
    """A ground with the dice that the tray would lay on it."""

    ground: Ground
    dice: Dice


def proposals(state: State, kept: Collection[DieId] = ()) -> tuple[Proposal, ...]:
    """Everything that dice can be laid on now. `kept` are dice that the players would rather not spend on the way."""
    check = state.check
    if check is None or not check.pool or not MODIFY <= check.step <= MARK:
        return ()
    rows = tuple(_rows(state, check))
    match state.question:
        case Combine():
            needed = {*kept} or {die for row in rows[:1] for die in row.dice}
            return (*rows, *_combinations(state, check, needed))
        case ChooseCommitment():
            return (*rows, *_special(state, check))
        case _:
            return rows


def lay(state: State, ground: Ground, laid: Dice, die: DieId) -> Dice | None:
    """What lies there after the die was laid to it: others may have to go; None if it cannot serve."""
    return with_die(_ways(state, ground), _pool(state), laid, die)


def take_off(state: State, ground: Ground, laid: Dice, die: DieId) -> Dice | None:
    """What lies there after the die was taken off: others may come for it; None if nothing can do without it."""
    return without_die(_ways(state, ground), _pool(state), laid, die)


def serving(state: State, ground: Ground) -> frozenset[DieId]:
    """The dice that could take part there."""
    return alike_dice((die for way in _ways(state, ground) for die in way), _pool(state))


def why_not_lay(state: State, ground: Ground, laid: Dice, die: DieId) -> Reason | None:
    """Why the die cannot lie there."""
    check = state.running_check
    if ground.kind is Kind.ROW and not any(proposal.ground == ground for proposal in proposals(state)):
        left = left_for_rows(state)
        for row in check.card.rows[check.rows_declined : _row_number(check, ground)]:
            if covered(row.requirement, left, SHOWN):
                return OtherRowFirst(color=row.color)
        return NotCovered()
    if lay(state, ground, laid, die) is not None:
        return None
    return NoCommitment() if ground.kind is Kind.SPECIAL else NotCovered()


def why_not_take_off(state: State, ground: Ground, laid: Dice, die: DieId) -> Reason | None:
    """Why the die has to stay there."""
    return NotCovered() if take_off(state, ground, laid, die) is None else None


def supplied(state: State, ground: Ground, laid: Dice) -> Assignment | None:
    """Which items of which alternative of a row the dice that lie there supply."""
    check = state.running_check
    requirement = check.card.rows[_row_number(check, ground)].requirement
    dice = tuple(die for die in check.dice if die.id in laid)
    return assign(requirement, dice, spending(state.converts(check.active)))


def lies_well(state: State, ground: Ground, laid: Dice) -> bool:
    """Whether these dice still serve there, after something has changed."""
    check = state.check
    if check is None or not any(proposal.ground == ground for proposal in proposals(state)):
        return False
    if ground.kind is Kind.ROW:
        there = {die.id for die in left_for_rows(state)}
        return there.issuperset(laid) and may_mark_with(state, check, _row_number(check, ground), laid)
    order_now = order(state, ground, laid)
    return order_now is not None and why_not(state, order_now) is None


def order(state: State, ground: Ground, laid: Dice) -> Command | None:
    """The command that spends these dice there; None as long as it is not its turn."""
    check, question = state.check, state.question
    assert check is not None, "dice are laid in a dice check"
    match ground.kind:
        case Kind.COMBINATION:
            return UseCombination(source=ground.source, number=ground.number, dice=laid)
        case Kind.SPECIAL:
            return Commit(dice=laid, icon=ground.same)
        case Kind.ROW:
            number = _row_number(check, ground)
            if not isinstance(question, MarkRow) or row_in_turn(state, check) != number:
                return None
            return SayYes() if {*laid} == {*proposed_dice(state, check, number)} else MarkWith(dice=laid)


def _pool(state: State) -> Pool:
    assert state.check is not None, "dice are laid in a dice check"
    return state.check.dice


def _row_number(check: Check, ground: Ground) -> int:
    return next(number for number, row in enumerate(check.card.rows) if row.color is ground.row)


def _ways(state: State, ground: Ground) -> Iterator[Dice]:
    """Every choice of dice that the rules allow there, each once for dice that are alike (REQ-11)."""
    check = state.running_check
    if ground.kind is Kind.ROW:
        requirement = check.card.rows[_row_number(check, ground)].requirement
        found = ways_to_meet(requirement, left_for_rows(state), spending(state.converts(check.active)))
        yield from (way.dice for way in found)
        return
    for command in answers(state):
        match command:
            case UseCombination(source=ground.source, number=ground.number, dice=dice):
                yield dice
            case Commit(dice=dice, icon=ground.same) if ground.kind is Kind.SPECIAL:
                yield dice


def _rows(state: State, check: Check) -> Iterator[Proposal]:
    """From the top down to the first row that is really shown: none below it can be marked (CHK-72, CHK-75). Dice that
    special effects will take first are left out (CHK-58)."""
    if check.card.tracks:
        return
    how, left = spending(state.converts(check.active)), left_for_rows(state)
    for number, row in enumerate(check.card.rows):
        if number < check.rows_declined or row.requirement.always:
            continue
        if covered(row.requirement, left, how):
            dice = proposed_dice(state, check, number, left)
            yield Proposal(ground=Ground(kind=Kind.ROW, row=row.color), dice=dice)
        if covered(row.requirement, left, SHOWN):
            return


def _combinations(state: State, check: Check, needed: Collection[DieId]) -> Iterator[Proposal]:
    """Each combination paid with the dice that the check can best do without."""
    best: dict[Ground, tuple[tuple[int, int, int], Dice]] = {}
    for command in answers(state):
        if isinstance(command, UseCombination):
            ground = Ground(kind=Kind.COMBINATION, source=command.source, number=command.number)
            loss = (*_left_over(state, check, command.dice), sum(die in needed for die in command.dice))
            if ground not in best or loss < best[ground][0]:
                best[ground] = (loss, command.dice)
    return (Proposal(ground=ground, dice=dice) for ground, (_, dice) in best.items())


def _left_over(state: State, check: Check, gone: Dice) -> tuple[int, int]:
    """What the rest of the pool is still good for, less is better: the row it covers, the progress it makes."""
    rest, converts = without(check.dice, gone), state.converts(check.active)
    rows = () if check.card.tracks else tuple(row.requirement for row in check.card.rows)
    found = best_assignment(rows, left_for_rows(state, rest), converts)
    return len(rows) if found is None else found[0], -sum(_progress(state, check, rest))


def _progress(state: State, check: Check, pool: Pool) -> Iterator[int]:
    specials = specials_of(state, check)
    effects = planned_effects(specials, planned_tracks(state, check))
    for special, planned in zip(specials, effects, strict=True):
        if isinstance(special, ImmediateEffect) or special.requirement.same:
            continue
        for name, steps in planned.moves:
            yield count(tally(special.requirement), pool) * (-steps if name == RowColor.RED.value else steps)


def _special(state: State, check: Check) -> Iterator[Proposal]:
    """Aces and conversions are proposed for what helps: progress on a good track, or less of it on the red one."""
    number, special = check.special_next, announced(state, check)
    assert isinstance(special, SpecialEffect)
    (planned,) = planned_effects((special,), planned_tracks(state, check))
    helps = any((name == RowColor.RED.value) == (steps < 0) for name, steps in planned.moves)
    converts = state.converts(check.active)
    if not special.requirement.same:
        dice = commitment(special.requirement, check.dice, converts, None) if helps else ()
        yield Proposal(ground=Ground(kind=Kind.SPECIAL, number=number), dice=dice)
        return
    for icon in dict.fromkeys(command.icon for command in answers(state) if isinstance(command, Commit)):
        if icon is not None:
            dice = commitment(special.requirement, check.dice, converts, icon) if helps else ()
            yield Proposal(ground=Ground(kind=Kind.SPECIAL, number=number, same=icon), dice=dice)
