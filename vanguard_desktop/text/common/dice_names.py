"""What section dice are called: by make, color and skill, and by what their faces show."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core import DieId
from vanguard_desktop.dice.faces import ALL_DICE, Color, DieType, FreeDie

from .icon_names import icon_name


class DiceNames(QObject):
    """Names of dice, which are the same in every box."""

    def color(self, color: Color) -> str:
        """The color of a die."""
        match color:
            case Color.RED:
                #: The color of a die.
                return self.tr("red")
            case Color.GREEN:
                #: The color of a die.
                return self.tr("green")
            case Color.BLUE:
                #: The color of a die.
                return self.tr("blue")
            case _:
                assert_never(color)

    def make(self, make: DieType) -> str:
        match make:
            case DieType.BASIC:
                #: Make of a die: the plainest, without icons of skill.
                return self.tr("Basic die")
            case DieType.SPECIALIZED:
                #: Make of a die, with one icon of skill.
                return self.tr("Specialist die")
            case DieType.UNIVERSAL:
                #: Make of a die, with several icons of skill.
                return self.tr("Universal die")
            case DieType.EXPERT:
                #: Make of a die, with double icons.
                return self.tr("Expert die")
            case DieType.WILD:
                #: Make of a die, with aces and accidents.
                return self.tr("Wild die")
            case _:
                assert_never(make)

    def die(self, id: DieId) -> str:
        die = ALL_DICE[id]
        if isinstance(die, FreeDie):
            #: A basic result that a text gives to a dice check, without a die: "Free result (red)". {color} is red,
            #: green or blue.
            return self.tr("Free result ({color})").format(color=self.color(die.color))
        if die.skill is not None:
            #: A specialist die: {color} is red, green or blue, {icon} the skill on it, such as Defense. {kind} is as
            #: "Specialist die".
            text = self.tr("{kind} ({color}, {icon})")
            return text.format(kind=self.make(die.type), color=self.color(die.color), icon=icon_name(die.skill.value))
        #: A die that is not a specialist, as "Basic die (red)". {kind} is the make, {color} red, green or blue.
        return self.tr("{kind} ({color})").format(kind=self.make(die.type), color=self.color(die.color))

    def face(self, id: DieId, number: int) -> str:
        """What a face of a die shows, in words; faces are counted from 0."""
        icons = [icon_name(icon.value) for icon in ALL_DICE[id].faces[number]]
        if len(icons) == 1:
            return icons[0]
        #: A face with two icons, as "Defense + Physical". {first} and {second} are names of icons.
        return self.tr("{first} + {second}").format(first=icons[0], second=icons[1])
