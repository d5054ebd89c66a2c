"""The odds of the running check, as the tray shows them and bots judge them: exact chances of all that it can come to.

They are reckoned with the functions that resolve the check (`matching`, `coverage`, `special_effects` in the core), so
what they promise is what happens. Most checks take a few milliseconds; `is_slow` names those that a view should have
reckoned in the background.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import attrs

from vanguard_desktop.dice.chances import Chance
from vanguard_desktop.dice.folding import folds
from vanguard_desktop.dice.matching import Assignment, best_assignment
from vanguard_desktop.dice.odds import outcome_ways
from vanguard_desktop.dice.outlook import after_effects
from vanguard_desktop.dice.plan import CheckPlan, Outcome, place_after
from vanguard_desktop.dice.pool import Pool
from vanguard_desktop.setting import RowColor

from ..check.check import MARK
from ..crew.abilities import AnyTime
from ..data import Check, State
from .of_trouble import DangerChance, InjuryChance, Wear, dangers, injuries
from .planned_check import LIKELY, Intent, PlannedCheck, planned_check

# With more dice than these on their way, checks that do not fold or leave a choice of dice open take longer than a
# frame of the screen.
FEW_DICE = 6


@attrs.frozen(kw_only=True)
class RowChance:
    """The chance that an outcome row is marked (CHK-72)."""

    color: RowColor
    chance: Chance


@attrs.frozen(kw_only=True)
class EndChance:
    """The chance that a special effect ends the check at once with that outcome (CHK-67)."""

    number: int
    color: RowColor
    chance: Chance


@attrs.frozen(kw_only=True)
class TrackChance:
    """Where the marker of a track stands after the special effects: the chance of each space, 0 being none (TIM-20)."""

    color: RowColor
    place: int
    places: tuple[Chance, ...]

    def steps(self, count: int) -> Chance:
        """The chance that it moves by exactly so many."""
        at = self.place + count
        return self.places[at] if 0 <= at < len(self.places) else Chance(0, self.places[0].of)


@attrs.frozen(kw_only=True)
class CheckOdds:
    """Everything that the running check can come to.

    Rows, `ends`, `nothing` and `over` together are certainty. `outcomes` are what is applied in the end, arrows and
    immediate ends included, for a check with rows. `specials` tells for each special effect that is still to come
    (counted as in the check) how often it happens: 0, 1, 2 ... times, the last may be "or more". `paid` is the chance
    that all the wished combinations can be paid. `over`: a fourth injury comes first. `unknown` are used abilities that
    are not reckoned with.
    """

    rows: tuple[RowChance, ...]
    ends: tuple[EndChance, ...]
    nothing: Chance
    over: Chance
    outcomes: dict[RowColor, Chance]
    tracks: tuple[TrackChance, ...]
    specials: dict[int, tuple[Chance, ...]]
    paid: Chance
    injuries: tuple[InjuryChance, ...]
    dangers: tuple[DangerChance, ...]
    unknown: tuple[AnyTime, ...] = ()


def odds_of_check(state: State, intent: Intent = LIKELY) -> CheckOdds:
    """What the running check can come to from here, if the players mean to do that and choose well."""
    check = state.running_check
    planned = planned_check(state, intent)
    hurt, worn = injuries(state, check, intent)
    ways, over = _ways(check, planned, worn)
    of = ways.total() + over

    def chance(wanted: Callable[[Outcome], object]) -> Chance:
        return Chance(sum(way for outcome, way in ways.items() if wanted(outcome)), of)

    skipped = _skipped(planned)
    return CheckOdds(
        rows=tuple(
            RowChance(color=color, chance=chance(lambda outcome, row=number: outcome.row == row))  # type: ignore[misc]
            for number, color in enumerate(planned.rows)
        ),
        ends=tuple(
            EndChance(
                number=planned.first_special + number,
                color=color,
                chance=chance(lambda outcome, end=number + skipped: outcome.ended == end),  # type: ignore[misc]
            )
            for number, color in enumerate(planned.ends)
            if color is not None
        ),
        nothing=chance(lambda outcome: outcome.row is None and outcome.ended is None),
        over=Chance(over, of),
        outcomes={
            row.color: chance(lambda outcome, color=row.color: color in _applied(check, planned, outcome))  # type: ignore[misc]
            for row in check.card.rows
        },
        tracks=tuple(_track(planned.plan, color, chance) for color in (track.color for track in check.card.tracks)),
        specials={
            planned.first_special + number: _times(number + skipped, ways, of) for number in range(len(planned.ends))
        },
        paid=chance(lambda outcome: outcome.paid),
        injuries=hurt,
        dangers=tuple(dangers(state, check)),
        unknown=planned.unknown,
    )


def _ways(check: Check, planned: PlannedCheck, worn: Counter[Wear]) -> tuple[Counter[Outcome], int]:
    """In how many ways of all that chance can do each outcome comes up, and how often a fourth injury comes first."""
    if check.step > MARK:
        marked = next((n for n, color in enumerate(planned.rows) if color is check.marked), None)
        return Counter({Outcome(row=marked): 1}), 0
    ways: Counter[Outcome] = Counter()
    rolls = over = 0
    for wear, weight in worn.items():
        found = outcome_ways(planned.plan, planned.aim, wear.burned, wear.lost)
        counted = {each: way for each, way in found.items() if planned.no_roll is None or each.ended != 0}
        rolls = sum(counted.values())
        if wear.over:
            over += weight * rolls
            continue
        for outcome, way in counted.items():
            ways[outcome] += way * weight
    return ways, over


def _skipped(planned: PlannedCheck) -> int:
    """The test whether a roll counts stands before the special effects in the plan."""
    return 0 if planned.no_roll is None else 1


def _applied(check: Check, planned: PlannedCheck, outcome: Outcome) -> set[RowColor]:
    """The marked row or the immediate one, and what its arrows lead to (CHK-85, CHK-93)."""
    first = None
    if outcome.ended is not None:
        first = planned.ends[outcome.ended - _skipped(planned)]
    elif outcome.row is not None:
        first = planned.rows[outcome.row]
    found = set() if first is None else {first}
    waiting = list(found)
    arrows = {row.color: row.also for row in check.card.rows}
    for color in waiting:
        more = [other for other in arrows.get(color, ()) if other in arrows and other not in found]
        found.update(more)
        waiting += more
    return found


def _track(plan: CheckPlan, color: RowColor, chance: Callable[[Callable[[Outcome], object]], Chance]) -> TrackChance:
    (track,) = (track for track in plan.tracks if track.name == color.value)
    return TrackChance(
        color=color,
        place=track.place,
        places=tuple(
            chance(lambda outcome, at=at: place_after(plan, outcome, track.name) == at)  # type: ignore[misc]
            for at in range(track.length + 1)
        ),
    )


def _times(number: int, ways: Counter[Outcome], of: int) -> tuple[Chance, ...]:
    found: Counter[int] = Counter()
    for outcome, way in ways.items():
        found[outcome.times[number] if number < len(outcome.times) else 0] += way
    return tuple(Chance(found[times], of) for times in range(max(found, default=0) + 1))


def is_slow(state: State, intent: Intent = LIKELY) -> bool:
    """Whether a view should have these odds reckoned in the background."""
    planned = planned_check(state, intent)
    falling = sum(len(set(die.falls)) > 1 for die in planned.plan.dice)
    hard = planned.plan.turns or planned.plan.pay or not folds(planned.plan, planned.aim)
    return bool(hard) and falling > FEW_DICE


@attrs.frozen(kw_only=True)
class BestRow:
    """The best row that the dice in the pool cover, and which die does what for it: what the tray proposes."""

    color: RowColor
    assignment: Assignment


def best_row(state: State, intent: Intent = LIKELY) -> BestRow | None:
    """For dice that have fallen and what special effects will leave of them, or the outcome that one of these brings;
    None if no row is covered, or the action has tracks (CHK-71)."""
    check = state.running_check
    planned = planned_check(state, intent)
    left, _, ended = after_effects(planned.plan, check.dice, planned.aim)
    if ended is not None:
        color = planned.ends[ended - _skipped(planned)]
        return None if color is None else BestRow(color=color, assignment=Assignment())
    found = best_assignment(planned.plan.rows, left, planned.plan.converts, planned.aim.shown_only)
    return None if found is None else BestRow(color=planned.rows[found[0]], assignment=found[1])


def left_for_rows(state: State, pool: Pool | None = None) -> Pool:
    """The dice, of these or of the whole pool, that the special effects still to come do not take; none if one of them
    ends the check."""
    check = state.running_check
    planned = planned_check(state)
    left, _, ended = after_effects(planned.plan, check.dice if pool is None else pool, planned.aim)
    return left if ended is None else ()
