"""Step 10 of a check: full tracks or the marked row take effect, and what their arrows lead to (CHK-81 to CHK-90)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vanguard_desktop.core import Effect, Event, MemberId, RuleId
from vanguard_desktop.dice.faces import ALL_DICE, Color
from vanguard_desktop.setting import ActionTrack, Row, RowColor

from ..data import Check, State, action_track
from ..data.effects import EndTurn, Nothing, SpareOutcome
from ..data.events import CheckEnded, DieRefreshed, OutcomeApplied, TrackMoved
from ..data.steps import AfterCheck, AfterOutcome, ApplyOutcome, GoOnWithCheck
from ..queueing import steps


def resolve_outcomes(state: State, check: Check) -> Sequence[Event]:
    """One outcome after the other; then the check is over. A condition may name one that the check does not have."""
    first = check.immediate or check.marked
    go_on = steps(check.active, GoOnWithCheck())
    if first is not None and first not in check.applied and _printed(check, first) is not None:
        return [go_on, *apply_outcome(state, check, first)]
    if first is None and still_in_force(state, check):
        for track in check.card.tracks:
            id = action_track(check.source, track.color)
            if track.color not in check.applied and state.tracks.get(id, 0) >= track.length:
                return [TrackMoved(track=id, to=0), go_on, *apply_outcome(state, check, track.color)]
    return [steps(check.active, AfterCheck())]


def end_check(check: Check) -> Sequence[Event]:
    """Everything that waited for the end of the check comes now (CHK-90)."""
    after: tuple[Effect, ...] = (EndTurn(),) if check.end_turn else ()
    return [CheckEnded(), *([steps(check.active, *after)] if after else [])]


def apply_outcome(state: State, check: Check, color: RowColor) -> Sequence[Event]:
    """The outcome, then every one that an arrow leads to from it, each at most once (CHK-85, CHK-86)."""
    printed = _printed(check, color)
    if printed is None or color in check.applied:
        return []
    also = (ApplyOutcome(color=other) for other in printed.also if other not in check.applied)
    spared = color is check.marked and any(said.color is color for said in check.says(SpareOutcome))
    effect = Nothing() if spared else printed.effect
    return [
        OutcomeApplied(color=color),
        steps(check.active, effect, AfterOutcome(color=color), *also, source=check.source, at=check.at),
    ]


def _printed(check: Check, color: RowColor) -> Row | ActionTrack | None:
    lines: tuple[Row | ActionTrack, ...] = (*check.card.rows, *check.card.tracks)
    return next((line for line in lines if line.color is color), None)


def still_in_force(state: State, check: Check) -> bool:
    """Whether the card of the action still lies open: otherwise the tracks below are not resolved (CHK-82, CHK-89)."""
    printed = check.source.id
    match check.source.family:
        case "poi":
            poi = state.poi(check.at)
            return poi is not None and (check.source.at, printed) == (check.at, poi.id)
        case "condition":
            condition = state.condition_card
            return condition is not None and condition.id == printed
        case "mission":
            return printed in state.missions
        case "threat":
            return state.threat(printed) is not None
        case _:
            return True


AFTER_SPENDING = RuleId("CHK-80")


def come_back(state: State, check: Check) -> Sequence[Event]:
    """Each to its owner's board; one without a free slot stays spent (DIE-22), and so does one of somebody lost."""
    back: list[Event] = []
    taken: Counter[tuple[MemberId, Color]] = Counter()
    for die in check.returning:
        owner = next((member for member in state.members if die in member.spent), None)
        color = ALL_DICE[die].color
        if owner is not None and owner.free_slots(color) > taken[owner.id, color]:
            taken[owner.id, color] += 1
            back.append(DieRefreshed(member=owner.id, die=die, because=AFTER_SPENDING))
    return back
