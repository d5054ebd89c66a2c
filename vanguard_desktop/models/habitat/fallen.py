"""Dice that fell in a step of a mission: those of each action with what came of it, and those of the malfunctions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from PySide6.QtCore import QObject

from vanguard_desktop.core import Event, GameState
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data.kinds import Color, Complex, Sign
from vanguard_desktop.rulesets.habitat.data.malfunctions import PoolRolled
from vanguard_desktop.rulesets.habitat.data.missions import DieForParts, ResearchDrawn, ResearchRedrawn
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead
from vanguard_desktop.text.habitat.words import HabitatWords

from ..common.fallen import FallenDie, FallenRow

# Success and failure are the tick and the cross that plans have; the others are what they bring.
_ICONS = {Sign.SUCCESS: "check", Sign.WOUND: "wound", Sign.ADVENTURE: "event"}
_COLORS = {Color.GREEN: "die_green", Color.GRAY: "text_soft", Color.BLUE: "die_blue", Color.BROWN: "accent"}
_MALFUNCTIONS = {each: f"complex_{each.value}" for each in Complex}


class FallenDice(QObject):
    """In the language of the moment."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = HabitatWords(wording.names)

    def of(self, before: GameState, events: Sequence[Event]) -> tuple[FallenRow, ...]:
        """From the first to the last roll of a step; none of one that began in another book."""
        return tuple(self._rows(before, events)) if isinstance(before, HabitatState) else ()

    def _rows(self, before: HabitatState, events: Sequence[Event]) -> Iterator[FallenRow]:
        declared = {each.stack.number: each for each in before.declared}
        now = before.running
        running = None if now is None else now.declared
        dice: dict[Sign, FallenDie] = {}
        fell = False
        if now is not None and now.declared.weight.color is not None:  # those that lie there already
            dice = {sign: self._die(now.declared.weight.color, sign, shows) for sign, shows in now.dice.items()}
        for event in events:
            match event:
                case act.PlanConfirmed(declared=confirmed):
                    declared = {each.stack.number: each for each in confirmed}
                case act.ActionBegun(number=number):
                    running, dice, fell = declared.get(number), {}, False
                case act.ActionDieRolled(color=color, sign=sign, shows=shown):
                    fell = True
                    dice[sign] = self._die(color, sign, shown)  # of one that is rolled again the last roll counts
                case ResearchDrawn(percent=percent) | ResearchRedrawn(percent=percent):
                    #: Beside a research card that has just been drawn.
                    title, share = self.tr("Research card"), HabitatAhead().chance(Fraction(percent, 100))
                    yield FallenRow(title=title, dice=(FallenDie(color="accent", words=share, number=share),))
                case act.ActionSucceeded() | act.ActionFailed() if dice and running is not None:
                    won = isinstance(event, act.ActionSucceeded)
                    title = self._words.tasks.task(running.stack.task, before)
                    verdict = self._verdict(won)
                    yield FallenRow(title=title, dice=tuple(dice.values()), turned_out=won, verdict=verdict, fell=fell)
                    dice = {}
                case DieForParts(die=complex, shows=shown):
                    #: Above a malfunction die that says how many spare parts something is worth.
                    title = self.tr("Spare parts")
                    yield FallenRow(title=title, dice=(self._pool(complex, shown),))
                case PoolRolled(shows=shows) if shows:
                    #: Above the malfunction dice that have just been rolled.
                    title = self.tr("Malfunction dice")
                    yield FallenRow(title=title, dice=tuple(self._pool(*each) for each in shows.items()))
        if dice and fell and running is not None:  # something may still be done about them
            yield FallenRow(title=self._words.tasks.task(running.stack.task, before), dice=tuple(dice.values()))

    def _verdict(self, won: bool) -> str:
        if won:
            #: Beside the dice of an action.
            return self.tr("It succeeds")
        #: Beside the dice of an action.
        return self.tr("It fails")

    def _die(self, color: Color, sign: Sign, shows: bool) -> FallenDie:
        if shows:
            #: Read aloud. {die} is the name of a die.
            words, icon = self.tr("{die}: symbol"), _ICONS[sign]
        else:
            #: Read aloud. {die} is the name of a die.
            words, icon = self.tr("{die}: blank"), ""
        return FallenDie(color=_COLORS[color], words=words.format(die=self._words.called.sign(sign)), icon=icon)

    def _pool(self, complex: Complex, shows: int) -> FallenDie:
        words = f"{self._words.called.complex(complex)} {shows}"
        return FallenDie(color=_MALFUNCTIONS[complex], words=words, number=str(shows))
