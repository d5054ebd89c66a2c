"""Dice by their colors and how many of each, as they are told in a line of the journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core import DieId
from vanguard_desktop.dice.faces import ALL_DICE, Color

from ..common.told import all_of


class CountedDice(QObject):
    """Languages bend them to their place: each place has messages of its own."""

    def one(self, die: DieId) -> str:
        """A single die, at the beginning of a sentence."""
        match ALL_DICE[die].color:
            case Color.RED:
                #: The subject of a sentence: "A red die is turned and shows [ace]."
                return self.tr("A red die")
            case Color.GREEN:
                #: The subject of a sentence: "A green die is turned and shows [ace]."
                return self.tr("A green die")
            case Color.BLUE:
                #: The subject of a sentence: "A blue die is turned and shows [ace]."
                return self.tr("A blue die")
            case _ as color:
                assert_never(color)

    def taken(self, dice: Iterable[DieId]) -> str:
        """The object of a sentence, with the tiles of the dice: "Ada spends 1 [die_red] and 2 [die_green]."."""
        return all_of([self._object(color, count) for color, count in _by_color(dice)])

    def due(self, color: Color | None, count: int) -> str:
        """The object of a sentence: "Ada is to spend 2 [any_die]."."""
        if color is not None:
            return self._object(color, count)
        #: The object of a sentence: "Ada is to spend 2 dice."
        return self.tr("%n [any_die]", "object", count)

    def gone(self, dice: Iterable[DieId]) -> str:
        """The subject, behind the verb: "Spent from the roll pool: 1 [die_red] and 2 [die_green]."."""
        return all_of([self._subject(color, count) for color, count in _by_color(dice)])

    def _object(self, color: Color, count: int) -> str:
        match color:
            case Color.RED:
                #: The object of a sentence: "Ada spends 2 red dice."
                return self.tr("%n [die_red]", "object", count)
            case Color.GREEN:
                #: The object of a sentence: "Ada spends 2 green dice."
                return self.tr("%n [die_green]", "object", count)
            case Color.BLUE:
                #: The object of a sentence: "Ada spends 2 blue dice."
                return self.tr("%n [die_blue]", "object", count)
            case _:
                assert_never(color)

    def _subject(self, color: Color, count: int) -> str:
        match color:
            case Color.RED:
                #: The subject of a sentence, behind the verb: "Spent from the roll pool: 2 [die_red]."
                return self.tr("%n [die_red]", "subject", count)
            case Color.GREEN:
                #: The subject of a sentence, behind the verb: "Out of the roll pool are spent 2 green dice."
                return self.tr("%n [die_green]", "subject", count)
            case Color.BLUE:
                #: The subject of a sentence, behind the verb: "Out of the roll pool are spent 2 blue dice."
                return self.tr("%n [die_blue]", "subject", count)
            case _:
                assert_never(color)


def _by_color(dice: Iterable[DieId]) -> list[tuple[Color, int]]:
    colors = [ALL_DICE[die].color for die in dice]
    return [(color, colors.count(color)) for color in Color if color in colors]
