"""Lines of the journal about dice checks and danger dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.dice import ALL_DICE
from vanguard_desktop.core.ids import DieId
from vanguard_desktop.core.pool import Treatment
from vanguard_desktop.rulesets.expedition import events as ev
from vanguard_desktop.rulesets.expedition.state import Check, State
from vanguard_desktop.text.icon_names import marks
from vanguard_desktop.text.names import Names

CheckEvent = (
    ev.CheckStarted | ev.DieTaken | ev.DieTakenBack | ev.DiceAdded | ev.DieTold | ev.DiceRolled | ev.DieRerolled
    | ev.DieTurned | ev.StepReached | ev.CardHelped | ev.PoolDiceSpent | ev.PoolTreated | ev.InjuryDieResolved
    | ev.DangerDieResolved | ev.SpecialEffectPassed | ev.RowDeclined | ev.RowMarked | ev.OutcomeImmediate
    | ev.OutcomeApplied | ev.TurnWillEnd | ev.CheckEnded | ev.DangerRolled | ev.RollDiscarded
)  # fmt: skip


class CheckLog(QObject):
    """The ten steps of a check as sentences."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, event: CheckEvent, state: State) -> str:
        names = self._names
        match event:
            case ev.CheckStarted(check=check):
                return self._started(check)
            case ev.DieTaken(owner=owner, die=die):
                text = self.tr("{member} takes a die for the check: {die}.")
                return text.format(member=names.member(owner), die=names.die(die))
            case ev.DieTakenBack(owner=owner, die=die):
                text = self.tr("{member} takes a die back: {die}.")
                return text.format(member=names.member(owner), die=names.die(die))
            case ev.DiceAdded(injuries=injuries, dangers=dangers):
                text = self.tr("Dice added to the check: {injuries} injury, {dangers} danger.")
                return text.format(injuries=injuries, dangers=len(dangers))
            case ev.DieTold():
                return self.tr("The players tell what one of their dice shows.")
            case ev.DiceRolled():
                return self._rolled(event, state.check)
            case ev.RollDiscarded(faces=faces):
                #: Only in the guided round of the training, where a roll may show too many accidents.
                return self.tr("Too many accidents: all %n dice are rolled again.", "", len(faces))
            case ev.DieRerolled(die=die, face=face):
                text = self.tr("A die is rolled again: {die}. It shows {result}.")
                return text.format(die=names.die(die), result=marks(ALL_DICE[die].faces[face]))
            case ev.DieTurned(die=die, face=face):
                text = self.tr("A die is turned: {die}. It shows {result}.")
                return text.format(die=names.die(die), result=marks(ALL_DICE[die].faces[face]))
            case ev.StepReached(step=step):
                text = self.tr("Step {number} of the dice check: {step}.")
                return text.format(number=step, step=names.check_step(step))
            case ev.CardHelped(member=member):
                return self.tr("{member} assists with a card.").format(member=names.member(member))
            case ev.PoolDiceSpent(dice=dice):
                return self.tr("Spent from the roll pool: {dice}.").format(dice=self._dice(dice))
            case ev.PoolTreated(treatment=treatment):
                return self._treated(treatment)
            case ev.InjuryDieResolved(slot=slot):
                if slot is None:
                    return self.tr("An injury die has no effect.")
                return self.tr("An injury die sets off the injury in slot {number}.").format(number=slot + 1)
            case ev.DangerDieResolved():
                return self.tr("A danger die is resolved.")
            case ev.SpecialEffectPassed(times=0):
                return self.tr("A special effect does not happen.")
            case ev.SpecialEffectPassed(times=times):
                return self.tr("A special effect happens %n time(s).", "", times)
            case ev.RowDeclined():
                return self.tr("An outcome that could be marked is declined.")
            case ev.RowMarked(color=color):
                return self.tr("This outcome is marked: {outcome}.").format(outcome=names.outcome(color))
            case ev.OutcomeImmediate(color=color):
                return self.tr("The dice check ends at once: {outcome}.").format(outcome=names.outcome(color))
            case ev.OutcomeApplied(color=color):
                return self.tr("This outcome is resolved: {outcome}.").format(outcome=names.outcome(color))
            case ev.TurnWillEnd():
                return self.tr("The turn ends after this action.")
            case ev.CheckEnded():
                return self.tr("The dice check is over.")
            case ev.DangerRolled(member=member, letter=letter, icon=icon):
                text = self.tr("{member} rolls a danger die for danger table {letter}: {result}.")
                result = names.icon(f"danger_{icon.value}")
                return text.format(member=names.member(member), letter=letter, result=result)
            case _:
                assert_never(event)

    def _started(self, check: Check) -> str:
        source = self._names.source(check.source)
        member = self._names.member(check.active)
        if not source:
            return self.tr("{member} begins a dice check.").format(member=member)
        #: {source} is the card or action that asks for the check.
        return self.tr("{member} begins a dice check: {source}.").format(member=member, source=source)

    def _rolled(self, event: ev.DiceRolled, check: Check | None) -> str:
        """Which dice fell stands in the check; the line without results serves where that check is gone."""
        count = len(event.faces) + len(event.injuries) + len(event.dangers)
        if check is None or len(check.pool) != len(event.faces) or not count:
            return self.tr("%n die(s) are rolled.", "", count)
        fallen = [*(marks(die.icons) for die in check.pool)]
        fallen += [f"[injury_{icon.value}]" for icon in event.injuries]
        fallen += [f"[danger_{icon.value}]" for icon in event.dangers]
        return self.tr("The dice show: {results}.").format(results=self.tr(", ").join(fallen))

    def _treated(self, treatment: Treatment) -> str:
        shown, becomes = treatment.shown, marks(treatment.becomes)
        if shown is None:
            text = self.tr("For the rest of this check, all results of some dice count as {becomes}.")
            return text.format(becomes=becomes)
        if treatment.also:
            text = self.tr("For the rest of this check, {shown} may also serve as {becomes}.")
            return text.format(shown=marks((shown,)), becomes=becomes)
        if not treatment.becomes:
            return self.tr("For the rest of this check, {shown} does not count.").format(shown=marks((shown,)))
        text = self.tr("For the rest of this check, {shown} counts as {becomes}.")
        return text.format(shown=marks((shown,)), becomes=becomes)

    def _dice(self, dice: Iterable[DieId]) -> str:
        return self.tr(", ").join(self._names.die(die) for die in dice)
