"""What is printed for a dice check: special effects, outcome rows, and whoever may do something about it."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core import Between, Effect, Named, Test
from vanguard_desktop.dice.requirements import PoolTest, Requirement


class RowColor(Enum):
    """Outcomes: green is success, yellow a better one, red failure (CHK-74)."""

    YELLOW = "yellow"
    GREEN = "green"
    RED = "red"


class InjuryKind(Enum):
    """Injury cards by name; how many there are and what they do stands in INJ-24."""

    WOUNDED = "wounded"
    CRITICAL = "critical"
    EXHAUSTED = "exhausted"
    BURNED = "burned"
    PANICKED = "panicked"
    BREACH = "breach"
    CONCUSSED = "concussed"
    INFECTED = "infected"
    SCRATCHED = "scratched"


class Moment(Enum):
    """When an ability may be used."""

    ANY_TIME = "any_time"
    DURING_CHECK = "during_check"
    OWN_TURN = "own_turn"
    AS_ACTION = "as_action"
    BEFORE_ROLL = "before_roll"
    BEFORE_ANY_ROLL = "before_any_roll"
    ANY_CHECK = "any_check"
    AFTER_OUTCOME = "after_outcome"
    AFTER_CHECK = "after_check"
    AFTER_DANGER = "after_danger"
    ON_TRAVEL = "on_travel"
    ON_REST = "on_rest"
    ON_SUPPLY_LOSS = "on_supply_loss"
    ON_INJURY = "on_injury"
    LANDING = "landing"
    ON_PATH_ICON = "on_path_icon"
    AFTER_TRAVEL = "after_travel"
    NEW_SECTOR = "new_sector"
    AFTER_REST = "after_rest"
    ON_PREPARE = "on_prepare"
    AFTER_EXERT = "after_exert"
    AFTER_SPENDING = "after_spending"
    ON_LEADS = "on_leads"
    AFTER_DISCOVERY = "after_discovery"
    POI_PLACED = "poi_placed"
    TRACK_ADVANCED = "track_advanced"
    THREAT_ENTERED = "threat_entered"
    ROUND_START = "round_start"
    TURN_END = "turn_end"
    ON_TIME = "on_time"
    ON_ATTACK = "on_attack"
    OUTCOME_MARKED = "outcome_marked"
    LEFT_FINISHED = "left_finished"
    POI_REPLACED = "poi_replaced"
    EXTRA_ACTION = "extra_action"


class Limit(Enum):
    """How often an ability may be used at most: once in each of these (EQP-22)."""

    TURN = "turn"
    ROUND = "round"
    EXPEDITION = "expedition"
    CHECK = "check"


@attrs.frozen(kw_only=True)
class Ability:
    """Something a player may set off: a skill, the upper half of a section card, a use of equipment."""

    when: Moment
    effect: Effect
    test: Test | None = None
    limit: Limit | None = None
    anywhere: bool = False  # it helps also those who are not in the sector (CRD-19)


@attrs.frozen(kw_only=True)
class Combination:
    """A requirement that dice of the roll pool can pay, and what that buys (CHK-26)."""

    requirement: Requirement
    effect: Effect


@attrs.frozen(kw_only=True)
class SpecialEffect:
    """A compulsory effect of a check: as often as the requirement is covered (CHK-58)."""

    tag: ClassVar[str] = "special"
    requirement: Requirement
    effect: Effect
    once: bool = False


@attrs.frozen(kw_only=True)
class ImmediateEffect:
    """Ends the check at once with an outcome, if icons are present or missing in the roll pool (CHK-67, CHK-68)."""

    tag: ClassVar[str] = "immediate"
    test: PoolTest
    outcome: RowColor


SPECIALS: tuple[type[SpecialEffect | ImmediateEffect], ...] = (SpecialEffect, ImmediateEffect)


@attrs.frozen(kw_only=True)
class Row:
    """An outcome row; `also` are the rows that an arrow leads to (CHK-85)."""

    color: RowColor
    effect: Effect
    requirement: Requirement = Requirement()
    also: tuple[RowColor, ...] = ()


@attrs.frozen(kw_only=True)
class ActionTrack:
    """A track of a special action; its last space is the outcome (TIM-20)."""

    color: RowColor
    length: int
    effect: Effect
    also: tuple[RowColor, ...] = ()


class Head(Enum):
    """Who counts for the green track of a check, as one icon more each."""

    ASSISTING = "assisting"
    STILL = "still"  # in the sector, without having traveled in this turn


@attrs.frozen(kw_only=True)
class CheckCard:
    """What is printed for a dice check: danger dice, framed special effects, rows or tracks (CHK).

    `heads` are people who move the green track on by being there, before the special effects. No more section dice
    than `most_dice` may be rolled.
    """

    danger: tuple[Annotated[str, Named("dangers")], ...] = ()
    special: tuple[SpecialEffect | ImmediateEffect, ...] = ()
    rows: tuple[Row, ...] = ()
    tracks: tuple[ActionTrack, ...] = ()
    most_dice: Annotated[int, Between(1, 99)] | None = None
    heads: Head | None = None
