"""Lines of the journal about dice checks and danger dice."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.dice.pool import Treatment
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.check import Check
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.setting.cards import RowColor
from vanguard_desktop.text.common.counted_dice import CountedDice
from vanguard_desktop.text.common.icon_names import marks
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import all_of

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
        self._names, self._counted = names, CountedDice()

    def sentence(self, event: CheckEvent, state: State) -> str:
        names = self._names
        match event:
            case ev.CheckStarted(check=check):
                return self._started(check)
            case ev.DieTaken(owner=owner, die=die):
                #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} takes {dice} for the check.")
                return text.format(member=names.called(owner), dice=self._counted.taken([die]))
            case ev.DieTakenBack(owner=owner, die=die):
                #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} takes {dice} back.")
                return text.format(member=names.called(owner), dice=self._counted.taken([die]))
            case ev.DiceAdded(injuries=injuries, dangers=dangers):
                #: {dice} is "1 injury die and 2 danger dice" or the like.
                return self.tr("To the check come {dice}.").format(dice=self._added(injuries, len(dangers)))
            case ev.DieTold():
                return self.tr("The players tell what one of their dice shows.")
            case ev.DiceRolled():
                return self._rolled(event, state.check)
            case ev.RollDiscarded(faces=faces):
                #: Only in the guided round of the training, where a roll may show too many accidents.
                return self.tr("Too many accidents: all %n dice are rolled again.", "", len(faces))
            case ev.DieRerolled(die=die, face=face):
                #: {die} is a die by its color, {result} are icons.
                text = self.tr("{die} is rolled again and shows {result}.")
                return text.format(die=self._counted.one(die), result=marks(ALL_DICE[die].faces[face]))
            case ev.DieTurned(die=die, face=face):
                #: {die} is a die by its color, {result} are icons.
                text = self.tr("{die} is turned and shows {result}.")
                return text.format(die=self._counted.one(die), result=marks(ALL_DICE[die].faces[face]))
            case ev.StepReached(step=step):
                #: {number} is a number from 1 to 10, {step} the name of that step.
                text = self.tr("Step {number} of the dice check: {step}.")
                return text.format(number=step, step=names.check_step(step))
            case ev.CardHelped(member=member):
                #: Journal: somebody else plays a card in the check. {member} is the first name of a crewmember.
                return self.tr("{member} assists with a card.").format(member=names.called(member))
            case ev.PoolDiceSpent(dice=dice):
                #: {dice} is "1 red die and 2 green dice" or the like.
                return self.tr("Out of the roll pool are spent {dice}.").format(dice=self._counted.gone(dice))
            case ev.PoolTreated(treatment=treatment):
                return self._treated(treatment)
            case ev.InjuryDieResolved(slot=slot):
                if slot is None:
                    return self.tr("An injury die has no effect.")
                #: Journal: the die makes an injury card of the board hurt. {number} is its place in the row, from 1.
                return self.tr("An injury die sets off the injury in slot {number}.").format(number=slot + 1)
            case ev.DangerDieResolved():
                return self.tr("A danger die is resolved.")
            case ev.SpecialEffectPassed(times=0):
                return self.tr("A special effect does not happen.")
            case ev.SpecialEffectPassed(times=times):
                #: Journal: the dice have paid for what a check offers besides. %n is how often.
                return self.tr("A special effect happens %n time(s).", "", times)
            case ev.RowDeclined():
                return self.tr("An outcome that could be marked is declined.")
            case ev.RowMarked(color=color):
                return self._marked(color)
            case ev.OutcomeImmediate(color=color):
                return self._at_once(color)
            case ev.OutcomeApplied(color=color):
                return self._resolved(color)
            case ev.TurnWillEnd():
                return self.tr("The turn ends after this action.")
            case ev.CheckEnded():
                return self.tr("The dice check is over.")
            case ev.DangerRolled(member=member, letter=letter, icon=icon):
                #: {letter} names a danger table: A, B, C; {result} is an icon of the danger die. {member} is the first
                #: name of a crewmember.
                text = self.tr("{member} rolls {result} with danger table {letter}.")
                return text.format(member=names.called(member), letter=letter, result=f"[danger_{icon.value}]")
            case _:
                assert_never(event)

    def _started(self, check: Check) -> str:
        source = self._names.source(check.source)
        member = self._names.called(check.active)
        if not source:
            #: Journal, where the check has no name. {member} is the first name of a crewmember.
            return self.tr("{member} begins a dice check.").format(member=member)
        #: {source} is the card, sector or action that asks for the check, in quotation marks. {member} is the first
        #: name of a crewmember.
        text = self.tr("{member} begins a dice check for {source}.")
        return text.format(member=member, source=self._names.quoted(source))

    def _rolled(self, event: ev.DiceRolled, check: Check | None) -> str:
        """Which dice fell stands in the check; the line without results serves where that check is gone."""
        count = len(event.faces) + len(event.injuries) + len(event.dangers)
        if check is None or len(check.pool) != len(event.faces) or not count:
            #: Journal, where it is not known what the dice show. %n is how many.
            return self.tr("%n die(s) are rolled.", "", count)
        fallen = [*(marks(die.icons) for die in check.pool)]
        fallen += [f"[injury_{icon.value}]" for icon in event.injuries]
        fallen += [f"[danger_{icon.value}]" for icon in event.dangers]
        #: Journal: between the icons that dice show.
        between = self.tr(", ")
        #: Journal. {results} is the icons of all dice, as "[research], [basic]".
        return self.tr("The dice show: {results}.").format(results=between.join(fallen))

    def _treated(self, treatment: Treatment) -> str:
        shown, becomes = treatment.shown, marks(treatment.becomes)
        if shown is None:
            #: Journal: dice are treated as something else. {becomes} is an icon.
            text = self.tr("For the rest of this check, all results of some dice count as {becomes}.")
            return text.format(becomes=becomes)
        if treatment.also:
            #: Journal: an icon serves as another one too, if players like. {shown} is an icon. {becomes} is an icon.
            text = self.tr("For the rest of this check, {shown} may also serve as {becomes}.")
            return text.format(shown=marks((shown,)), becomes=becomes)
        if not treatment.becomes:
            #: Journal: an icon is worth nothing. {shown} is an icon.
            return self.tr("For the rest of this check, {shown} does not count.").format(shown=marks((shown,)))
        #: Journal: an icon is treated as another one. {shown} is an icon. {becomes} is an icon.
        text = self.tr("For the rest of this check, {shown} counts as {becomes}.")
        return text.format(shown=marks((shown,)), becomes=becomes)

    def _added(self, injuries: int, dangers: int) -> str:
        parts = []
        if injuries:
            #: Dice that join a dice check.
            parts.append(self.tr("%n injury die(ce)", "", injuries))
        if dangers:
            #: Dice that join a dice check.
            parts.append(self.tr("%n danger die(ce)", "", dangers))
        #: Instead of dice that join a dice check, if there are none.
        return all_of(parts) or self.tr("no more dice")

    def _marked(self, color: RowColor) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("The yellow outcome is marked.")
            case RowColor.GREEN:
                return self.tr("The green outcome is marked.")
            case RowColor.RED:
                return self.tr("The red outcome is marked.")
            case _:
                assert_never(color)

    def _at_once(self, color: RowColor) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("The dice check ends at once with the yellow outcome.")
            case RowColor.GREEN:
                return self.tr("The dice check ends at once with the green outcome.")
            case RowColor.RED:
                return self.tr("The dice check ends at once with the red outcome.")
            case _:
                assert_never(color)

    def _resolved(self, color: RowColor) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("The yellow outcome happens.")
            case RowColor.GREEN:
                return self.tr("The green outcome happens.")
            case RowColor.RED:
                return self.tr("The red outcome happens.")
            case _:
                assert_never(color)
