"""What can happen on an expedition."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.dice import DangerIcon, Section
from vanguard_desktop.core.events import SHARED_EVENTS, SharedEvent
from vanguard_desktop.core.ids import CardId, DieId, MemberId, PathId, RuleId, SectorId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.state import Ending


@attrs.frozen(kw_only=True)
class EventsShuffled(Event):
    """The event deck lies shuffled, face down."""

    tag: ClassVar[str] = "events_shuffled"
    deck: tuple[CardId, ...]
    drawn: int
    because: RuleId = RuleId("STP-12")


@attrs.frozen(kw_only=True)
class RoundOpened(Event):
    """A new round; all turn tokens show `available`."""

    tag: ClassVar[str] = "round_opened"
    round: int
    because: RuleId = RuleId("TRN-19")


@attrs.frozen(kw_only=True)
class StartTokenGiven(Event):
    """A crew member holds the start token."""

    tag: ClassVar[str] = "start_token_given"
    to: MemberId
    because: RuleId = RuleId("TRN-04")


@attrs.frozen(kw_only=True)
class TurnOpened(Event):
    """A crew member's turn begins, with two actions."""

    tag: ClassVar[str] = "turn_opened"
    member: MemberId
    because: RuleId = RuleId("TRN-08")


@attrs.frozen(kw_only=True)
class ActionStarted(Event):
    """One action of the turn is used; `special` ones only once per turn."""

    tag: ClassVar[str] = "action_started"
    member: MemberId
    action: str
    special: bool = False
    because: RuleId = RuleId("TRN-08")


@attrs.frozen(kw_only=True)
class Traveled(Event):
    """A pawn stands in another sector."""

    tag: ClassVar[str] = "traveled"
    member: MemberId
    path: PathId
    to: SectorId
    because: RuleId = RuleId("ACT-28")


@attrs.frozen(kw_only=True)
class DieSpent(Event):
    """A die goes to the spent pool."""

    tag: ClassVar[str] = "die_spent"
    member: MemberId
    die: DieId
    because: RuleId = RuleId("DIE-25")


@attrs.frozen(kw_only=True)
class DieRefreshed(Event):
    """A die comes back to its column."""

    tag: ClassVar[str] = "die_refreshed"
    member: MemberId
    die: DieId
    because: RuleId = RuleId("DIE-21")


@attrs.frozen(kw_only=True)
class SuppliesChanged(Event):
    """The supply marker moves."""

    tag: ClassVar[str] = "supplies_changed"
    by: int
    because: RuleId = RuleId("GEN-38")


@attrs.frozen(kw_only=True)
class SuccessesGained(Event):
    """Success tokens for the team."""

    tag: ClassVar[str] = "successes_gained"
    count: int
    because: RuleId = RuleId("GEN-37")


@attrs.frozen(kw_only=True)
class DangerRolled(Event):
    """A danger die fell; `drawn` is 0 if it fell on the players' own table."""

    tag: ClassVar[str] = "danger_rolled"
    reveals: ClassVar[bool] = True
    member: MemberId
    letter: str
    icon: DangerIcon
    drawn: int
    because: RuleId = RuleId("DNG-03")


@attrs.frozen(kw_only=True)
class TurnEnded(Event):
    """The turn token shows `ended`."""

    tag: ClassVar[str] = "turn_ended"
    member: MemberId
    because: RuleId = RuleId("TRN-17")


@attrs.frozen(kw_only=True)
class EventDrawn(Event):
    """The top event card lies open."""

    tag: ClassVar[str] = "event_drawn"
    reveals: ClassVar[bool] = True
    member: MemberId
    card: CardId
    because: RuleId = RuleId("EVT-01")


@attrs.frozen(kw_only=True)
class EventDiscarded(Event):
    """The event card goes face up to the discard pile."""

    tag: ClassVar[str] = "event_discarded"
    card: CardId
    because: RuleId = RuleId("EVT-08")


@attrs.frozen(kw_only=True)
class LiftOffAnswered(Event):
    """A section agreed to leave, or refused."""

    tag: ClassVar[str] = "lift_off_answered"
    section: Section
    agree: bool
    because: RuleId = RuleId("ACT-45")


@attrs.frozen(kw_only=True)
class ExpeditionEnded(Event):
    """The expedition is over."""

    tag: ClassVar[str] = "expedition_ended"
    ending: Ending
    left_behind: tuple[MemberId, ...] = ()
    because: RuleId = RuleId("END-02")


ExpeditionEvent = (
    EventsShuffled
    | RoundOpened
    | StartTokenGiven
    | TurnOpened
    | ActionStarted
    | Traveled
    | DieSpent
    | DieRefreshed
    | SuppliesChanged
    | SuccessesGained
    | DangerRolled
    | TurnEnded
    | EventDrawn
    | EventDiscarded
    | LiftOffAnswered
    | ExpeditionEnded
    | SharedEvent
)
OWN_EVENTS: tuple[type[Event], ...] = (
    EventsShuffled,
    RoundOpened,
    StartTokenGiven,
    TurnOpened,
    ActionStarted,
    Traveled,
    DieSpent,
    DieRefreshed,
    SuppliesChanged,
    SuccessesGained,
    DangerRolled,
    TurnEnded,
    EventDrawn,
    EventDiscarded,
    LiftOffAnswered,
    ExpeditionEnded,
)
EVENTS: tuple[type[Event], ...] = SHARED_EVENTS + OWN_EVENTS
