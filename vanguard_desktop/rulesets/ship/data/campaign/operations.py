"""Operations (OPS): single explorations with rules of their own, aboard or without a campaign."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import CardId, Command, Effect, Event, Reason
from vanguard_desktop.dice.faces import Section

from ...pieces import Piece


class Medal(Enum):
    """How well a stand-alone operation went (OPS-12)."""

    FAILED = "failed"
    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"


class StartOperation(Command, tag="start_operation"):
    """A visit that puts the landing card of an operation into the scanner (OPS-15); `deadly` if one likes (OPS-21)."""

    operation: CardId
    deadly: bool = False


class EnterOperation(Effect, tag="step_enter_operation"):
    """A player says with which section to take part (OPS-05)."""

    seat: int


class KeepForOperation(Effect, tag="step_keep_for_operation"):
    """A section keeps one of three crew cards; its rank is the tier of the operation (OPS-06)."""

    section: Section


class PickOperationDie(Effect, tag="step_pick_operation_die"):
    """A section adds a die of its choice (OPS-07)."""

    section: Section


class GainTierEquipment(Effect, tag="step_gain_tier_equipment"):
    """Random equipment of a tier goes from the locked cards to the armory (OPS-18)."""

    tier: int
    count: int = 2


class RewardOperation(Effect, tag="step_reward_operation"):
    """An operation has succeeded: its card leaves the game, and a reward is chosen (OPS-18)."""

    operation: CardId


class EquipmentDrawn(Event, tag="equipment_drawn", reveals=True):
    """Which equipment chance has brought."""

    cards: tuple[Piece, ...]
    drawn: int


class OperationStarted(Event, tag="operation_started"):
    """The ship steers for an operation (OPS-15)."""

    operation: CardId
    deadly: bool = False


class OperationCompleted(Event, tag="operation_completed"):
    """An operation is done with for this campaign (OPS-18)."""

    operation: CardId


class OperationScored(Event, tag="operation_scored"):
    """What a stand-alone operation comes to (OPS-12)."""

    operation: CardId
    medal: Medal
    score: int


class NoSuchOperation(Reason, tag="no_such_operation", rule="OPS-15"):
    """This operation is not there, or it is done with already."""


class OperationTooDear(Reason, tag="operation_too_dear", rule="OPS-15"):
    """An operation costs two energy."""
