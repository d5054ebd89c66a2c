"""Dice that are rolled aboard: injury dice in the medbay, ten-sided dice for chance (MED-14, CYC-17)."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import Command, Effect, Event, MemberId, Waiting
from vanguard_desktop.dice.faces import INJURY_FACES, InjuryIcon

from .common import ShipDecision


class Dice(Enum):
    """What is rolled."""

    INJURY = "injury"
    TEN = "ten"


FACES: dict[Dice, tuple[str, ...]] = {
    Dice.INJURY: tuple(icon.value for icon in INJURY_FACES),
    Dice.TEN: tuple(str(number) for number in range(10)),
}
# How a die can lie, each result once.
RESULTS: dict[Dice, tuple[str, ...]] = {
    Dice.INJURY: tuple(icon.value for icon in InjuryIcon),
    Dice.TEN: FACES[Dice.TEN],
}


class RollDice(Effect, tag="step_roll_dice"):
    """So many dice are rolled for what a text does; who rolls real dice tells them one by one (`told`).

    `members` are whom they are about: one for all dice, or one for each.
    """

    dice: Dice
    count: int
    why: Waiting
    members: tuple[MemberId, ...] = ()
    told: tuple[str, ...] = ()
    by_game: bool = False


class TellDice(ShipDecision, tag="tell_ship_dice", automatic=False):
    """What does the next real die show?"""

    roll: RollDice


class TellResult(Command, tag="tell_result"):
    """Say what a die on the real table shows."""

    result: str


class LetGameRoll(Command, tag="let_game_roll"):
    """The game rolls what has not been told yet."""


class DiceRolled(Event, tag="ship_dice_rolled", reveals=True):
    """Dice have been rolled aboard; `members` are whom they are about."""

    dice: Dice
    results: tuple[str, ...]
    drawn: int
    members: tuple[MemberId, ...] = ()
