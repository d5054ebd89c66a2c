"""Operations (OPS): single explorations with rules of their own, aboard or without a campaign."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, RuleId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.pieces import Piece


class Medal(Enum):
    """How well a stand-alone operation went (OPS-12)."""

    FAILED = "failed"
    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"


@attrs.frozen(kw_only=True)
class StartOperation(Command):
    """A visit that puts the landing card of an operation into the scanner (OPS-15); `deadly` if one likes (OPS-21)."""

    tag: ClassVar[str] = "start_operation"
    operation: CardId
    deadly: bool = False


@attrs.frozen(kw_only=True)
class EnterOperation(Effect):
    """A player says with which section to take part (OPS-05)."""

    tag: ClassVar[str] = "step_enter_operation"
    seat: int


@attrs.frozen(kw_only=True)
class KeepForOperation(Effect):
    """A section keeps one of three crew cards; its rank is the tier of the operation (OPS-06)."""

    tag: ClassVar[str] = "step_keep_for_operation"
    section: Section


@attrs.frozen(kw_only=True)
class PickOperationDie(Effect):
    """A section adds a die of its choice (OPS-07)."""

    tag: ClassVar[str] = "step_pick_operation_die"
    section: Section


@attrs.frozen(kw_only=True)
class GainTierEquipment(Effect):
    """Random equipment of a tier goes from the locked cards to the armory (OPS-18)."""

    tag: ClassVar[str] = "step_gain_tier_equipment"
    tier: int
    count: int = 2


@attrs.frozen(kw_only=True)
class RewardOperation(Effect):
    """An operation has succeeded: its card leaves the game, and a reward is chosen (OPS-18)."""

    tag: ClassVar[str] = "step_reward_operation"
    operation: CardId


@attrs.frozen(kw_only=True)
class EquipmentDrawn(Event):
    """Which equipment chance has brought."""

    tag: ClassVar[str] = "equipment_drawn"
    reveals: ClassVar[bool] = True
    cards: tuple[Piece, ...]
    drawn: int


@attrs.frozen(kw_only=True)
class OperationStarted(Event):
    """The ship steers for an operation (OPS-15)."""

    tag: ClassVar[str] = "operation_started"
    operation: CardId
    deadly: bool = False


@attrs.frozen(kw_only=True)
class OperationCompleted(Event):
    """An operation is done with for this campaign (OPS-18)."""

    tag: ClassVar[str] = "operation_completed"
    operation: CardId


@attrs.frozen(kw_only=True)
class OperationScored(Event):
    """What a stand-alone operation comes to (OPS-12)."""

    tag: ClassVar[str] = "operation_scored"
    operation: CardId
    medal: Medal
    score: int


@attrs.frozen(kw_only=True)
class NoSuchOperation(Reason):
    """This operation is not there, or it is done with already."""

    tag: ClassVar[str] = "no_such_operation"
    rule: ClassVar[RuleId] = RuleId("OPS-15")


@attrs.frozen(kw_only=True)
class OperationTooDear(Reason):
    """An operation costs two energy."""

    tag: ClassVar[str] = "operation_too_dear"
    rule: ClassVar[RuleId] = RuleId("OPS-15")
