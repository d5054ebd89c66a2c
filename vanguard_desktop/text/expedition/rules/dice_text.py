"""What effects do to dice, as sentences: the section dice of a crewmember and the roll pool of a check."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.data.effects import (
    BurnBasics,
    CancelIt,
    PoolDieToSpent,
    RefreshDice,
    RerollDanger,
    RerollDice,
    SacrificeDice,
    SkipToStep,
    SpendDice,
    TurnDie,
)

DiceEffect = (
    SpendDice | SacrificeDice | RefreshDice | RerollDice | TurnDie | PoolDieToSpent | BurnBasics | SkipToStep | CancelIt
    | RerollDanger
)  # fmt: skip


class DiceText(QObject):
    """Each color has sentences of its own, because other languages bend it with its noun."""

    def effect(self, effect: DiceEffect) -> str:
        match effect:
            case SpendDice(count=count, color=color):
                return self._spend(count, color)
            case SacrificeDice(count=count, color=color):
                return self._sacrifice(count, color)
            case RefreshDice(count=count, color=color):
                return self._refresh(count, color)
            case RerollDice(count=count, color=color):
                return self._reroll(count, color)
            case TurnDie(color=color, icon=icon):
                return self._turn(color) if icon is None else self._turn_to(color).format(result=f"[{icon.value}]")
            case PoolDieToSpent():
                return self.tr("Move one die from the roll pool to its owner’s spent pool.")
            case BurnBasics():
                return self.tr("For the rest of this dice check, each [basic] counts as [accident].")
            case SkipToStep(step=step):
                #: {step} is a number from 1 to 10.
                return self.tr("Go directly to step {step} of the dice check.").format(step=step)
            case CancelIt():
                #: "This" is a loss, an injury or a danger die that is about to take effect.
                return self.tr("Cancel this.")
            case RerollDanger():
                return self.tr("Reroll the danger die that has just been rolled.")
            case _:
                assert_never(effect)

    def _spend(self, count: int, color: Color | None) -> str:
        match color:
            case None:
                #: Dice of any color.
                return self.tr("Spend %n [any_die].", "", count)
            case Color.RED:
                #: Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.
                return self.tr("Spend %n red die(s).", "", count)
            case Color.GREEN:
                #: Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.
                return self.tr("Spend %n green die(s).", "", count)
            case Color.BLUE:
                #: Effect of a card: available dice of this color go to the spent pool. %n is a number of dice.
                return self.tr("Spend %n blue die(s).", "", count)
            case _:
                assert_never(color)

    def _sacrifice(self, count: int, color: Color | None) -> str:
        match color:
            case None:
                #: Dice of any color.
                return self.tr("Sacrifice %n [any_die].", "", count)
            case Color.RED:
                #: Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number
                #: of dice.
                return self.tr("Sacrifice %n red die(s).", "", count)
            case Color.GREEN:
                #: Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number
                #: of dice.
                return self.tr("Sacrifice %n green die(s).", "", count)
            case Color.BLUE:
                #: Effect of a card: dice of this color leave the board until the end of the expedition. %n is a number
                #: of dice.
                return self.tr("Sacrifice %n blue die(s).", "", count)
            case _:
                assert_never(color)

    def _refresh(self, count: int, color: Color | None) -> str:
        match color:
            case None:
                #: Dice of any color.
                return self.tr("Refresh %n [any_die].", "", count)
            case Color.RED:
                #: Effect of a card: spent dice of this color come back to the board. %n is a number of dice.
                return self.tr("Refresh %n red die(s).", "", count)
            case Color.GREEN:
                #: Effect of a card: spent dice of this color come back to the board. %n is a number of dice.
                return self.tr("Refresh %n green die(s).", "", count)
            case Color.BLUE:
                #: Effect of a card: spent dice of this color come back to the board. %n is a number of dice.
                return self.tr("Refresh %n blue die(s).", "", count)
            case _:
                assert_never(color)

    def _reroll(self, count: int, color: Color | None) -> str:
        match color:
            case None:
                #: Dice of any color.
                return self.tr("Reroll up to %n [any_die] of the roll pool.", "", count)
            case Color.RED:
                #: Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of
                #: dice.
                return self.tr("Reroll up to %n red die(s) of the roll pool.", "", count)
            case Color.GREEN:
                #: Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of
                #: dice.
                return self.tr("Reroll up to %n green die(s) of the roll pool.", "", count)
            case Color.BLUE:
                #: Effect of a card in a dice check: rolled dice of this color may be rolled again. %n is a number of
                #: dice.
                return self.tr("Reroll up to %n blue die(s) of the roll pool.", "", count)
            case _:
                assert_never(color)

    def _turn(self, color: Color | None) -> str:
        match color:
            case None:
                return self.tr("Turn one die of the roll pool to a result of your choice.")
            case Color.RED:
                return self.tr("Turn one red die of the roll pool to a result of your choice.")
            case Color.GREEN:
                return self.tr("Turn one green die of the roll pool to a result of your choice.")
            case Color.BLUE:
                return self.tr("Turn one blue die of the roll pool to a result of your choice.")
            case _:
                assert_never(color)

    def _turn_to(self, color: Color | None) -> str:
        match color:
            case None:
                #: {result} is an icon.
                return self.tr("Turn one die of the roll pool to {result}.")
            case Color.RED:
                #: {result} is an icon.
                return self.tr("Turn one red die of the roll pool to {result}.")
            case Color.GREEN:
                #: {result} is an icon.
                return self.tr("Turn one green die of the roll pool to {result}.")
            case Color.BLUE:
                #: {result} is an icon.
                return self.tr("Turn one blue die of the roll pool to {result}.")
            case _:
                assert_never(color)
