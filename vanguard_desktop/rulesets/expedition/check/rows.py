"""Step 8 of a check: the first outcome row from the top that the dice cover is marked (CHK-71 to CHK-78)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import DecisionOpened, DieId, Event
from vanguard_desktop.dice.coverage import SHOWN, spending
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.dice.matching import assign, covered, covers_exactly, ways_to_meet
from vanguard_desktop.dice.pool import Pool

from ..data import Check, MarkRow, State
from ..data.events import PoolDiceSpent, RowMarked, StepReached
from ..data.steps import GoOnWithCheck
from ..queueing import steps


def mark_outcome(state: State, check: Check) -> Sequence[Event]:
    """A row that needs an ace or a conversion may be declined; one that is really shown may not (CHK-75)."""
    number = row_in_turn(state, check)
    if number is None:
        return [StepReached(step=9), steps(check.active, GoOnWithCheck())]
    if covered(check.card.rows[number].requirement, check.dice, SHOWN):
        return mark_row(state, check, number)
    return [DecisionOpened(decision=MarkRow(member=check.active))]


def row_in_turn(state: State, check: Check) -> int | None:
    """The first row from the top that the dice cover and nobody has declined (CHK-72).

    Ruling: rows are passed from top to bottom once. A row that was declined stays so, also if an any-time text makes
    the dice really show it while a lower row is asked about (CHK-75, DEC-25).
    """
    bent = spending(state.converts(check.active))
    left = () if check.card.tracks else enumerate(check.card.rows)
    return next((n for n, r in left if n >= check.rows_declined and covered(r.requirement, check.dice, bent)), None)


def proposed_dice(state: State, check: Check, number: int, pool: Pool | None = None) -> tuple[DieId, ...]:
    """Any assignment will do (CHK-77): shown icons before aces, and no defense against a threat, since a goal may ask
    for a fight without it (RNK-02)."""
    requirement, how = check.card.rows[number].requirement, spending(state.converts(check.active))
    dice = tuple(sorted(check.dice if pool is None else pool, key=lambda die: Icon.ACE in die.icons))
    peaceful = tuple(die for die in dice if Icon.DEFENSE not in die.icons)
    for tried in (peaceful, dice) if check.source.family == "threat" else (dice,):
        if (found := assign(requirement, tried, how)) is not None:
            return found.dice
    raise AssertionError(f"row {number} is not covered")


def other_ways_to_mark(state: State, check: Check) -> Iterator[tuple[DieId, ...]]:
    """What else could be spent on the row in turn, each choice of dice that differs in more than its order."""
    number = row_in_turn(state, check)
    if number is None:
        return
    proposed = frozenset(proposed_dice(state, check, number))
    how = spending(state.converts(check.active))
    for way in ways_to_meet(check.card.rows[number].requirement, check.dice, how):
        if frozenset(way.dice) != proposed:
            yield way.dice


def may_mark_with(state: State, check: Check, number: int, dice: Sequence[DieId]) -> bool:
    """Whether exactly these dice cover the row, none of them for nothing (REQ-10)."""
    laid = tuple(die for die in check.dice if die.id in dice)
    how = spending(state.converts(check.active))
    return len(laid) == len(dice) and covers_exactly(check.card.rows[number].requirement, laid, how)


def mark_row(state: State, check: Check, number: int, dice: tuple[DieId, ...] | None = None) -> Sequence[Event]:
    """The dice used go to their owners' spent pools (CHK-72)."""
    row = check.card.rows[number]
    used = proposed_dice(state, check, number) if dice is None else dice
    return [
        *([PoolDiceSpent(dice=used)] if used else []),
        RowMarked(color=row.color),
        StepReached(step=9),
        steps(check.active, GoOnWithCheck()),
    ]
