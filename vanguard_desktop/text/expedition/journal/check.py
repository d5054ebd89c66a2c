"""Lines of the journal about dice checks and danger dice."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import events as ev

from ...common.icon_names import marks
from ...common.rooms import Room, choose, given, nothing, over, tr
from ...common.told import all_of
from ..places import face_shown


class CheckLog(Room):
    """The ten steps of a check as sentences."""

    def _started(self, event: ev.CheckStarted, _: State) -> str:
        source, member = self.names.source(event.check.source), self.names.called(event.check.active)
        if not source:
            #: Journal, where the check has no name. {member} is the first name of a crewmember.
            return self.tr("{member} begins a dice check.").format(member=member)
        #: {source} is the card, sector or action that asks for the check, in quotation marks. {member} is the first
        #: name of a crewmember.
        text = self.tr("{member} begins a dice check for {source}.")
        return text.format(member=member, source=self.names.quoted(source))

    def _rolled(self, event: ev.DiceRolled, state: State) -> str:
        """Which dice fell stands in the check; the line without results serves where that check is gone."""
        check, count = state.check, len(event.faces) + len(event.injuries) + len(event.dangers)
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

    def _danger_rolled(self, event: ev.DangerRolled, state: State) -> str:
        """What the table lists happens in lines of its own; of what it does not list there would be none."""
        table = state.box.dangers.get(event.letter)
        if table is None or event.icon not in table.results:
            #: {letter} names a danger table: A, B, C; {result} is what the danger die shows: an icon, then as "Common",
            #: and the table does not list it. {member} is the first name of a crewmember.
            text = self.tr("{member} rolls the danger die for table {letter}: {result}. Nothing happens.")
        else:
            #: {letter} names a danger table: A, B, C; {result} is what the danger die shows: an icon, then as "Common".
            #: {member} is the first name of a crewmember.
            text = self.tr("{member} rolls the danger die for table {letter}: {result}.")
        member, result = self.names.called(event.member), self.names.icon(f"danger_{event.icon.value}")
        return text.format(member=member, letter=event.letter, result=result)

    _treated = given(
        "shown",
        given(
            "also",
            #: Journal: an icon serves as another one too, if players like. {shown} is an icon. {becomes} is an icon.
            tr("For the rest of this check, {shown} may also serve as {becomes}."),
            given(
                "becomes",
                #: Journal: an icon is treated as another one. {shown} is an icon. {becomes} is an icon.
                tr("For the rest of this check, {shown} counts as {becomes}."),
                #: Journal: an icon is worth nothing. {shown} is an icon.
                tr("For the rest of this check, {shown} does not count."),
            ),
        ),
        #: Journal: dice are treated as something else. {becomes} is an icon.
        tr("For the rest of this check, all results of some dice count as {becomes}."),
    )

    def _added(self, event: ev.DiceAdded, _: State) -> str:
        parts = []
        if event.injuries:
            #: Dice that join a dice check.
            parts.append(self.tr("%n injury die(ce)", "", event.injuries))
        if event.dangers:
            #: Dice that join a dice check.
            parts.append(self.tr("%n danger die(ce)", "", len(event.dangers)))
        #: Instead of dice that join a dice check, if there are none.
        return all_of(parts) or self.tr("no more dice")

    def _sets_off(self, event: ev.InjuryDieResolved, _: State) -> str:
        if event.slot is None:
            return self.tr("An injury die has no effect.")
        #: Journal: the die makes an injury card of the board hurt. {number} is its place in the row, from 1.
        return self.tr("An injury die sets off the injury in slot {number}.").format(number=event.slot + 1)

    events = {
        ev.CheckStarted: _started,
        #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
        #: crewmember.
        ev.DieTaken: tr("{member} takes {dice} for the check."),
        #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
        #: crewmember.
        ev.DieTakenBack: tr("{member} takes {dice} back."),
        #: {dice} is "1 injury die and 2 danger dice" or the like.
        ev.DiceAdded: tr("To the check come {dice}.", dice=_added),
        ev.DieTold: tr("The players tell what one of their dice shows."),
        ev.DiceRolled: _rolled,
        #: Only in the guided round of the training, where a roll may show too many accidents.
        ev.RollDiscarded: tr("Too many accidents: all %n dice are rolled again.", n="faces"),
        #: {die} is a die by its color, {result} are icons.
        ev.DieRerolled: tr("{die} is rolled again and shows {result}.", result=face_shown),
        #: {die} is a die by its color, {result} are icons.
        ev.DieTurned: tr("{die} is turned and shows {result}.", result=face_shown),
        #: {number} is a number from 1 to 10, {step} the name of that step.
        ev.StepReached: tr(
            "Step {number} of the dice check: {step}.",
            number="step",
            step=lambda room, event, _: room.names.check_step(event.step),
        ),
        #: Journal: somebody else plays a card in the check. {member} is the first name of a crewmember.
        ev.CardHelped: tr("{member} assists with a card."),
        #: {dice} is "1 red die and 2 green dice" or the like.
        ev.PoolDiceSpent: tr("Spent from the roll pool: {dice}."),
        ev.PoolTreated: lambda room, event, _: room._treated(event.treatment),
        ev.InjuryDieResolved: _sets_off,
        ev.DangerDieResolved: tr("A danger die is resolved."),
        ev.SpecialEffectPassed: given(
            "times",
            #: Journal: the dice have paid for what a check offers besides. %n is how often.
            tr("A special effect happens %n time(s).", n="times"),
            tr("A special effect does not happen."),
        ),
        ev.RowDeclined: tr("An outcome that could be marked is declined."),
        ev.RowMarked: choose(
            "color",
            yellow=tr("The yellow outcome is marked."),
            green=tr("The green outcome is marked."),
            red=tr("The red outcome is marked."),
        ),
        ev.OutcomeImmediate: choose(
            "color",
            yellow=tr("The dice check ends at once with the yellow outcome."),
            green=tr("The dice check ends at once with the green outcome."),
            red=tr("The dice check ends at once with the red outcome."),
        ),
        ev.OutcomeApplied: choose(
            "color",
            yellow=tr("The yellow outcome happens."),
            green=tr("The green outcome happens."),
            red=tr("The red outcome happens."),
        ),
        ev.TurnWillEnd: tr("The turn ends after this action."),
        ev.CheckEnded: tr("The dice check is over."),
        ev.DangerRolled: _danger_rolled,
        #: A head, small: what holds during the running check follows.
        ev.TextInForce: over(tr("for this dice check"), "text"),
        #: {dice} is "1 red die" or the like, the object of the sentence, {result} are the icons that it shows.
        #: {member} is the first name of a crewmember.
        ev.DiePutInPool: tr("{member} puts {dice} in the roll pool, showing {result}.", result=face_shown),
        #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
        #: crewmember.
        ev.DieKeptAside: tr("{member} keeps {dice} aside."),
        #: {result} are the icons that the die shows. {member} is the first name of a crewmember.
        ev.AsideRolled: tr("{member} also rolls the die that was kept aside; it shows {result}.", result=face_shown),
        #: {dice} is "1 red die and 2 green dice" or the like.
        ev.DiceWillReturn: tr("After the check are refreshed {dice}."),
        #: {die} is a die by its color.
        ev.DieStays: tr("{die} has paid and stays in the roll pool."),
    }

    def _put_back(self, event: ev.DieTakenBack, events: Sequence[Event], _: State) -> str:
        if any(isinstance(other, ev.ActionTakenBack) for other in events):
            return self.tr("action taken back")
        #: What is undone, after "Undo –": taken out of a check again. {die} is a die, as "Basic die (red)".
        return self.tr("die put back: {die}").format(die=self.names.die(event.die))

    def _step(self, _: ev.StepReached, events: Sequence[Event], __: State) -> str:
        if any(isinstance(other, ev.DiceRolled) for other in events):
            #: What is undone, after "Undo –": dice were rolled. A noun.
            return self.tr("roll")
        return self.tr("next step of the dice check")

    def _paid(self, event: ev.PoolDiceSpent, events: Sequence[Event], _: State) -> str:
        """What the dice of the roll pool paid for stands in the next event."""
        match events[events.index(event) + 1 :]:
            case [ev.CardPlayed(card=card), *_]:
                #: What is undone, after "Undo –": a dice combination was paid for. {card} is the name of the section
                #: card.
                return self.tr("dice combination: {card}").format(card=self.names.section_card(card))
            case [ev.RowMarked(color=color), *_]:
                #: What is undone, after "Undo –". {outcome} is an outcome of a dice check, as "Green outcome".
                return self.tr("outcome: {outcome}").format(outcome=self.names.outcome(color))
            case [ev.SpecialEffectPassed(), *_]:
                #: What is undone, after "Undo –": one of a dice check has happened.
                return self.tr("special effect")
            case _:
                return self.tr("dice of the roll pool")

    undo = {
        #: What is undone, after "Undo –": a die was chosen. {die} is a die, as "Basic die (red)".
        ev.DieTaken: tr("die for the check: {die}"),
        #: What is undone, after "Undo –": players have told what their own die shows.
        ev.DieTold: tr("told result"),
        #: What is undone, after "Undo –": dice were rolled. A noun.
        ev.DiceRolled: tr("roll"),
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DieRerolled: tr("rerolled die: {die}"),
        #: What is undone, after "Undo –": turned by hand to another face. {die} is a die, as "Basic die (red)".
        ev.DieTurned: tr("turned die: {die}"),
        #: What is undone, after "Undo –": it was carried out, placed or removed.
        ev.InjuryDieResolved: tr("injury die"),
        #: What is undone, after "Undo –": it was rolled or carried out.
        **dict.fromkeys((ev.DangerDieResolved, ev.DangerRolled), tr("danger die")),
        #: What is undone, after "Undo –": one of a dice check has happened.
        ev.SpecialEffectPassed: tr("special effect"),
        #: What is undone, after "Undo –": an outcome was not marked.
        ev.RowDeclined: tr("declined outcome"),
        #: What is undone, after "Undo –". {outcome} is an outcome of a dice check, as "Green outcome".
        **dict.fromkeys((ev.RowMarked, ev.OutcomeImmediate, ev.OutcomeApplied), tr("outcome: {outcome}")),
        ev.DieTakenBack: _put_back,
        ev.StepReached: _step,
        ev.PoolDiceSpent: _paid,
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DiePutInPool: tr("die put in the roll pool: {die}"),
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DieKeptAside: tr("die kept aside: {die}"),
        #: What is undone, after "Undo –": dice were rolled. A noun.
        ev.AsideRolled: tr("roll"),
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DieStays: tr("die that stays in the roll pool: {die}"),
        **dict.fromkeys(
            (
                ev.CheckStarted,
                ev.DiceAdded,
                ev.RollDiscarded,
                ev.CardHelped,
                ev.PoolTreated,
                ev.TurnWillEnd,
                ev.CheckEnded,
                ev.TextInForce,
                ev.DiceWillReturn,
            ),
            nothing,
        ),
    }

    aloud = (
        ev.RollDiscarded,
        ev.InjuryDieResolved,
        ev.OutcomeImmediate,
        ev.OutcomeApplied,
        ev.TurnWillEnd,
        ev.DangerRolled,
    )
