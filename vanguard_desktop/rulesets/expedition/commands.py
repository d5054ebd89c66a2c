"""What players can order on an expedition."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.dice import DangerIcon, Section
from vanguard_desktop.core.ids import DieId, MemberId, PathId
from vanguard_desktop.core.kinds import Command


@attrs.frozen(kw_only=True)
class GiveStartToken(Command):
    """Name the crew member who takes the first turn of the round (DEC-01)."""

    tag: ClassVar[str] = "give_start_token"
    to: MemberId


@attrs.frozen(kw_only=True)
class Travel(Command):
    """Go along a path to its other end (ACT-21)."""

    tag: ClassVar[str] = "travel"
    path: PathId


@attrs.frozen(kw_only=True)
class Rest(Command):
    """Lose a supply, refresh half of the dice (ACT-38)."""

    tag: ClassVar[str] = "rest"


@attrs.frozen(kw_only=True)
class TakeSpecialAction(Command):
    """Perform the numbered special action of the point of interest here (ACT-01)."""

    tag: ClassVar[str] = "take_special_action"
    number: int


@attrs.frozen(kw_only=True)
class EndTurn(Command):
    """Forfeit what is left of the turn and go to its end phase (TRN-14)."""

    tag: ClassVar[str] = "end_turn"


@attrs.frozen(kw_only=True)
class LiftOff(Command):
    """Propose to leave the planet (ACT-43)."""

    tag: ClassVar[str] = "lift_off"


@attrs.frozen(kw_only=True)
class AnswerLiftOff(Command):
    """A section's yes or no to the proposed lift-off (DEC-23)."""

    tag: ClassVar[str] = "answer_lift_off"
    section: Section
    agree: bool


@attrs.frozen(kw_only=True)
class GoOn(Command):
    """Everybody has seen the revealed event; now it takes effect (DEC-30)."""

    tag: ClassVar[str] = "go_on"


@attrs.frozen(kw_only=True)
class PickOption(Command):
    """Take one of the alternatives of a text, counted from 1 (DEC-20)."""

    tag: ClassVar[str] = "pick_option"
    number: int


@attrs.frozen(kw_only=True)
class PickDie(Command):
    """Name the next die to be spent or refreshed (DEC-15)."""

    tag: ClassVar[str] = "pick_die"
    die: DieId


@attrs.frozen(kw_only=True)
class TellDanger(Command):
    """Say what the danger die on the real table shows; without an icon the game rolls after all."""

    tag: ClassVar[str] = "tell_danger"
    icon: DangerIcon | None = None


ExpeditionCommand = (
    GiveStartToken
    | Travel
    | Rest
    | TakeSpecialAction
    | EndTurn
    | LiftOff
    | AnswerLiftOff
    | GoOn
    | PickOption
    | PickDie
    | TellDanger
)
COMMANDS: tuple[type[Command], ...] = (
    GiveStartToken,
    Travel,
    Rest,
    TakeSpecialAction,
    EndTurn,
    LiftOff,
    AnswerLiftOff,
    GoOn,
    PickOption,
    PickDie,
    TellDanger,
)
