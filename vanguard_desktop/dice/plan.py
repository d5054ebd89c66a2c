"""A check about to be rolled, as the odds look at it, and how the players mean to play it."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import DieId, MemberId

from .coverage import Converts
from .faces import Color, Face, Icon
from .pool import NO_TREATMENTS, PoolDie, Treatment, treat
from .requirements import PoolTest, Requirement


@attrs.frozen(kw_only=True)
class PlannedDie:
    """A die of the check with the faces it has, all equally likely; if it lies already, `up` is what it shows."""

    id: DieId
    owner: MemberId | None = None
    color: Color
    faces: tuple[Face, ...]
    up: Face | None = None

    @property
    def falls(self) -> tuple[Face, ...]:
        """What it can show when it has fallen."""
        return self.faces if self.up is None else (self.up,)


@attrs.frozen(kw_only=True)
class PlannedTrack:
    """A track of the action: 0 is empty, `length` the outcome space (TIM-25)."""

    name: str
    length: int
    place: int = 0


@attrs.frozen(kw_only=True)
class PlannedEffect:
    """A special effect, as far as odds are concerned; in the order in which they are resolved (CHK-56, CHK-57).

    It moves a track by `steps` each time, and perhaps other ones, or `ends` the check (CHK-67), or does something
    else. A `welcome` end is one that the players help along with aces and conversions; against the other kind they
    declare aces.
    """

    when: Requirement | PoolTest
    track: str | None = None
    steps: int = 1
    others: tuple[tuple[str, int], ...] = ()
    once: bool = False
    ends: bool = False
    welcome: bool = False

    @property
    def moves(self) -> tuple[tuple[str, int], ...]:
        """Which tracks it moves, each by how many steps a time."""
        return (*(((self.track, self.steps),) if self.track is not None else ()), *self.others)


@attrs.frozen(kw_only=True)
class Aim:
    """How the players mean to play: what they commit aces and conversions to.

    They cover the best outcome row with whatever it takes, or with shown icons alone. To special effects they commit
    nothing but for one track, where each commits that raises the count as far as it goes.
    """

    track: str | None = None
    shown_only: bool = False


@attrs.frozen(kw_only=True)
class Turn:
    """A card or skill held ready for step 4: up to so many dice are turned to a face they have (DIE-35).

    Only dice of that color and with that icon up, if named, and only to a face with one of the icons in `to`, if any.
    """

    count: int = 1
    color: Color | None = None
    shown: Icon | None = None
    to: tuple[Icon, ...] = ()

    def allows(self, die: PoolDie, other: Face) -> bool:
        return (
            self.color in (None, die.color)
            and (self.shown is None or self.shown in die.icons)
            and (not self.to or any(icon in other for icon in self.to))
        )


@attrs.frozen(kw_only=True)
class CheckPlan:
    """A check about to be rolled.

    `turns` are played in step 4 where they help; `pay` are combinations to be paid in step 5, all or none of them.
    """

    dice: tuple[PlannedDie, ...]
    rows: tuple[Requirement, ...] = ()
    effects: tuple[PlannedEffect, ...] = ()
    tracks: tuple[PlannedTrack, ...] = ()
    converts: Converts = ()
    treatments: tuple[Treatment, ...] = NO_TREATMENTS
    turns: tuple[Turn, ...] = ()
    pay: tuple[Requirement, ...] = ()


@attrs.frozen(kw_only=True)
class Outcome:
    """What it came to: the marked row, or the immediate effect that ended it, and how often each effect happened."""

    row: int | None = None
    ended: int | None = None
    times: tuple[int, ...] = ()
    paid: bool = False


def shown(plan: CheckPlan, die: PlannedDie, face: Face) -> PoolDie:
    """The die with that face up, as it counts by what is played before the roll is used."""
    return treat(PoolDie(id=die.id, owner=die.owner, color=die.color, icons=face), plan.treatments)


Cost = tuple[int, ...]


def free(plan: CheckPlan) -> Cost:
    """No die turned by any of the cards."""
    return (0,) * len(plan.turns)


def turned(plan: CheckPlan, die: PlannedDie, up: PoolDie) -> dict[tuple[PoolDie, Cost], None]:
    """What a rolled die can be made to show, as it is first, and how many turns of each card that takes."""
    found: dict[tuple[PoolDie, Cost], None] = {(up, free(plan)): None}
    for now, cost in (waiting := list(found)):
        for number, turn in enumerate(plan.turns):
            more = (*cost[:number], cost[number] + 1, *cost[number + 1 :])
            for face in dict.fromkeys(die.faces) if more[number] <= turn.count else ():
                step = (shown(plan, die, face), more)
                if step not in found and turn.allows(now, face):
                    found[step] = None
                    waiting.append(step)
    return found


def affordable(plan: CheckPlan, *costs: Cost) -> Cost | None:
    """What these turns cost together; None if the cards do not allow so many."""
    cost = tuple(map(sum, zip(*costs, strict=True)))
    return cost if all(used <= turn.count for used, turn in zip(cost, plan.turns, strict=True)) else None


def rank(plan: CheckPlan, outcome: Outcome, aim: Aim) -> tuple[int, int, int, bool, tuple[int, ...]]:
    """Less is better: a welcome end, steps on the track aimed at, the row, paying; then the fewest special effects."""
    ended = 0 if outcome.ended is None else -1 if plan.effects[outcome.ended].welcome else 1
    steps = -place_after(plan, outcome, aim.track) if aim.track is not None else 0
    row = len(plan.rows) if outcome.row is None else outcome.row
    pairs = zip(outcome.times, plan.effects, strict=True)
    times = tuple(min(happened, most_wanted(plan, effect)) for happened, effect in pairs)
    return ended, steps, row, not outcome.paid, times


def place_after(plan: CheckPlan, outcome: Outcome, track: str) -> int:
    """Where the marker of a track stands after the special effects (TIM-20 to TIM-24)."""
    (found,) = (other for other in plan.tracks if other.name == track)
    place = found.place
    for effect, times in zip(plan.effects, outcome.times, strict=True):
        for name, steps in effect.moves:
            if name == track and place < found.length:  # CHK-88: a marker on the outcome space stays
                place = min(max(place + steps * times, 0), found.length)
    return place


def helped(effect: PlannedEffect, aim: Aim) -> bool:
    """Whether aces and conversions are committed to this effect."""
    forward = any(track == aim.track and steps > 0 for track, steps in effect.moves)
    return (effect.welcome if effect.ends else forward) and not aim.shown_only


def most_wanted(plan: CheckPlan, effect: PlannedEffect) -> int:
    """How often an effect can happen before more makes no difference."""
    if effect.once or effect.ends or isinstance(effect.when, PoolTest):
        return 1
    ahead = all(steps > 0 for other in plan.effects for track, steps in other.moves if track == effect.track)
    if effect.track is not None and ahead and not effect.others:
        (track,) = (track for track in plan.tracks if track.name == effect.track)
        return max(1, -(-(track.length - track.place) // effect.steps))
    return sum(2 * max(len(face) for face in die.faces) for die in plan.dice)
