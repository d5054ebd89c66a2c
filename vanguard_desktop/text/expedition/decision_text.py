"""What the game waits for, in one sentence for each kind of decision."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Decision, Effect
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.rulesets.expedition.check.assistance import may_assist
from vanguard_desktop.rulesets.expedition.check.rows import row_in_turn
from vanguard_desktop.rulesets.expedition.check.special import specials_of
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data import steps as steps_checks
from vanguard_desktop.rulesets.expedition.data.effects import FlipInjury
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.data.steps import Occasion
from vanguard_desktop.rulesets.expedition.options import of_whoever
from vanguard_desktop.rulesets.expedition.threats.standees import standee_at
from vanguard_desktop.rulesets.expedition.training.script import chooses_dice
from vanguard_desktop.setting.cards import ImmediateEffect, RowColor, SpecialEffect
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.expedition.rules.rules_text import RulesText

# Asked only inside a dice check.
OfCheck = (
    ask.GatherDice | ask.TellRoll | ask.Modify | ask.ChooseReroll | ask.ChooseTurn | ask.ChoosePoolDie
    | ask.ChooseCheckDie | ask.Combine | ask.NextInjuryDie | ask.NextDangerDie | ask.ChooseCommitment | ask.DeclareAce
    | ask.MarkRow
)  # fmt: skip
# One of a member's own things is picked.
OfOwn = (
    ask.ChooseDieToSpend | ask.ChooseDieToSacrifice | ask.ChooseDieToRefresh | ask.ChooseOverflow | ask.ChooseColumn
    | ask.ChooseInjury | ask.ChooseSector | ask.DiscardToLimit | ask.ChooseDeck
)  # fmt: skip


class DecisionText(QObject):
    """Decisions as questions."""

    def __init__(self, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._rules = rules

    def question(self, decision: Decision, state: State) -> str:
        known: ask.ExpeditionDecision = decision  # type: ignore[assignment]  # the union names every member of DECISIONS
        if isinstance(known, OfCheck):
            return self._of_check(known, state)
        if isinstance(known, OfOwn):
            return self._of_own(known)
        names = self._names
        match known:
            case ask.ChooseFirst():
                return self.tr("Who takes the start token and the first turn of the round?")
            case ask.ChooseAction(member=member):
                #: The question of a turn. %n is how many actions the turn has left. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member}: choose an action (%n left).", "", state.actions_left)
                return text.format(member=names.called(member))
            case ask.EventRevealed(member=member, card=card):
                #: {event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} has revealed the event {event}. Read it, then resolve it.")
                return text.format(member=names.called(member), event=names.quoted(names.event_card(card)))
            case ask.React(member=member, cost=cost) if isinstance(cost.effect, Occasion | steps_checks.OfCheck):
                #: {effect} is a sentence such as "You have traveled." {member} is the first name of a crewmember.
                text = self.tr("{member}: {effect} Use an ability now, or go on.")
                return text.format(member=names.called(member), effect=self._in_line(cost.effect))
            case ask.React(member=member, cost=cost):
                #: Question at a moment in which something can be prevented. {effect} is the whole sentence of what
                #: would happen. {member} is the first name of a crewmember.
                text = self.tr("{member}: this is about to happen. {effect} Prevent it, or accept it.")
                return text.format(member=names.called(member), effect=self._in_line(cost.effect))
            case ask.ChooseOption(member=member, source=source):
                return self._which_option(member, source)
            case ask.Optional(member=member, effect=waiting):
                effect = self._in_line(waiting.effect)
                if member is None:
                    #: Question to all players. {effect} is a whole sentence: what a card offers.
                    return self.tr("Do you use this? {effect}").format(effect=effect)
                #: Question to one player. {effect} is a whole sentence: what a card offers. {member} is the first name
                #: of a crewmember.
                return self.tr("{member}: do you use this? {effect}").format(member=names.called(member), effect=effect)
            case ask.ChooseMember():
                #: Question before an effect that concerns one crewmember. {effect} is a whole sentence: what will
                #: happen to that person.
                return self.tr("Who is meant? {effect}").format(effect=self._in_line(of_whoever(known)))
            case ask.OrderLeads():
                return self.tr("Which lead token is placed next, and on which discovery deck?")
            case ask.LeadBonus(bonus="card"):
                return self.tr("Who draws the section card that comes with the lead token?")
            case ask.LeadBonus():
                return self.tr("Who gains the [charge] that comes with the lead token?")
            case ask.OrderTracks():
                return self.tr("Which time track progresses first?")
            case ask.CompleteMission(card=card):
                #: {mission} is the name of a mission in quotation marks.
                text = self.tr("Do you complete the mission {mission} now?")
                return text.format(mission=names.quoted(names.mission(card)))
            case ask.ChoosePrepare(member=member):
                #: Question after the action of preparing was chosen. {member} is the first name of a crewmember.
                return self.tr("{member}: how do you prepare?").format(member=names.called(member))
            case ask.AskDanger(member=member, letter=letter):
                #: Where players roll their own dice and tell what they show. {letter} is A, B or C. {member} is the
                #: first name of a crewmember.
                text = self.tr("{member} rolls a danger die for danger table {letter}. What does it show?")
                return text.format(member=names.called(member), letter=letter)
            case ask.AskTen():
                return self.tr("Landing roll: what does the ten-sided die show?")
            case ask.AskRandom(members=members, values=values):
                #: Where players roll their own dice to choose somebody at random. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} rolls the ten-sided die; the lowest result is meant. What does it show?")
                return text.format(member=names.called(members[min(len(values), len(members) - 1)]))
            case ask.AskSurvival(member=member):
                #: Where players roll their own dice: on them it depends whether this person lives. {member} is the
                #: first name of a crewmember.
                text = self.tr("{member} rolls for survival. What does the next injury die show?")
                return text.format(member=names.called(member))
            case ask.ChoosePath(member=member):
                #: Question: a way from one sector to another. {member} is the first name of a crewmember.
                return self.tr("{member}: along which path do you travel?").format(member=names.called(member))
            case ask.OrderEffects():
                return self.tr("Several texts are due at the same moment. Which of them comes next?")
            case ask.AgreeLiftOff(member=member):
                #: Question to everybody but the section of this crewmember. {member} is the first name of a crewmember.
                text = self.tr("{member} wants to leave the planet. Does every other section agree to the lift-off?")
                return text.format(member=names.called(member))
            case ask.PlaceLander():
                return self.tr("In which lander sector does the lander stand?")
            case ask.ChooseSeat(order=()):
                return self.tr("Who of your crew sits first, clockwise?")
            case ask.ChooseSeat():
                return self.tr("Who of your crew sits next, clockwise?")
            case ask.ChooseStart(member=member):
                #: Question at the start of an expedition. {member} is the first name of a crewmember.
                return self.tr("{member}: in which sector do you begin?").format(member=names.called(member))
            case ask.KeepRankUp():
                return self.tr("Which rank-up card do you keep?")
            case ask.HandOutEquipment():
                return self.tr("Who carries which equipment?")
            case ask.ChooseThreatMove(card=card, standee=n) if n is not None and (start := standee_at(state, card, n)):
                #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
                text = self.tr("Which way does the standee of the threat {threat} in {sector} move?")
                place = names.quoted(names.sector(state.board, start))
                return text.format(threat=names.quoted(names.threat(card)), sector=place)
            case ask.ChooseThreatMove(card=card):
                #: {threat} is the name of a threat in quotation marks.
                text = self.tr("Which way does the threat {threat} move?")
                return text.format(threat=names.quoted(names.threat(card)))
            case _:
                assert_never(known)

    def _of_own(self, decision: OfOwn) -> str:
        member = self._names.called(decision.member)
        match decision:
            case ask.ChooseDieToSpend():
                #: Question: an available die of the board goes to the spent pool. {member} is the first name of a
                #: crewmember.
                return self.tr("{member}: which die do you spend?").format(member=member)
            case ask.ChooseDieToSacrifice():
                #: Question: a die leaves the board until the end of the expedition. {member} is the first name of a
                #: crewmember.
                return self.tr("{member}: which die do you sacrifice?").format(member=member)
            case ask.ChooseDieToRefresh():
                #: Question: a spent die comes back to the board. {member} is the first name of a crewmember.
                return self.tr("{member}: which die do you refresh?").format(member=member)
            case ask.ChooseOverflow(color=color):
                return self._overflow(member, color)
            case ask.ChooseColumn(away=True):
                #: Question about the red, green or blue column of a crew board. {member} is the first name of a
                #: crewmember.
                return self.tr("{member}: out of which column do you remove the injury die?").format(member=member)
            case ask.ChooseColumn():
                #: Question about the red, green or blue column of a crew board. {member} is the first name of a
                #: crewmember.
                return self.tr("{member}: into which column does the injury die go?").format(member=member)
            case ask.ChooseInjury(effect=FlipInjury()):
                #: Question: an injury card that is turned over has no effect any more. {member} is the first name of a
                #: crewmember.
                return self.tr("{member}: which injury do you turn face down?").format(member=member)
            case ask.ChooseInjury():
                #: Question about the injury cards of a crew board. {member} is the first name of a crewmember.
                return self.tr("{member}: which injury do you remove?").format(member=member)
            case ask.ChooseSector():
                #: Question: an effect moves this person to another sector. {member} is the first name of a crewmember.
                return self.tr("{member}: which sector do you go to?").format(member=member)
            case ask.DiscardToLimit(count=count):
                #: Demand when somebody holds more cards than allowed. %n is how many must go. {member} is the first
                #: name of a crewmember.
                return self.tr("{member}: discard %n section card(s).", "", count).format(member=member)
            case ask.ChooseDeck():
                #: Question about the decks from which finds are drawn. {member} is the first name of a crewmember.
                return self.tr("{member}: which discovery deck do you draw from?").format(member=member)
            case _:
                assert_never(decision)

    def _of_check(self, decision: OfCheck, state: State) -> str:
        member = self._names.called(decision.member)
        match decision:
            case ask.GatherDice() if _may_be_assisted(state):
                #: Question at the start of a dice check in a sector where somebody else stands too. {member} is the
                #: first name of a crewmember.
                text = self.tr("{member}: which dice do you roll? Others in this sector may assist with one die each.")
                return text.format(member=member)
            case ask.GatherDice():
                #: Question at the start of a dice check in which nobody can help. {member} is the first name of a
                #: crewmember.
                return self.tr("{member}: which dice do you roll?").format(member=member)
            case ask.TellRoll():
                #: Where players roll their own dice and tell what they show. {member} is the first name of a
                #: crewmember.
                return self.tr("{member} rolls all the dice. What do they show?").format(member=member)
            case ask.Modify():
                #: Question in a dice check, after the roll: cards and skills may change what dice show. {member} is the
                #: first name of a crewmember.
                return self.tr("{member}: do you modify the results?").format(member=member)
            case ask.ChooseReroll(left=left):
                #: Question in a dice check. %n is how many more dice may be rolled again. {member} is the first name of
                #: a crewmember.
                return self.tr("{member}: which die do you reroll (%n left)?", "", left).format(member=member)
            case ask.ChooseTurn():
                #: Question in a dice check: a die is turned by hand to another side. {member} is the first name of a
                #: crewmember.
                return self.tr("{member}: which die do you turn, and to which face?").format(member=member)
            case ask.ChoosePoolDie():
                #: Question in a dice check: the price is a rolled die. {member} is the first name of a crewmember.
                return self.tr("{member}: which die of the roll pool goes to the spent pool?").format(member=member)
            case ask.ChooseCheckDie(effect=effect):
                #: {effect} is the sentence of a card that needs one die. {member} is the first name of a crewmember.
                text = self.tr("{member}: with which die? {effect}")
                return text.format(member=member, effect=self._in_line(effect))
            case ask.Combine():
                #: Question in a dice check: rolled dice can pay for the lower half of a card. {member} is the first
                #: name of a crewmember.
                return self.tr("{member}: do you pay for a dice combination?").format(member=member)
            case ask.NextInjuryDie():
                #: Question in a dice check with several injury dice. {member} is the first name of a crewmember.
                return self.tr("{member}: which injury die do you resolve next?").format(member=member)
            case ask.NextDangerDie():
                #: Question in a dice check with several danger dice. {member} is the first name of a crewmember.
                return self.tr("{member}: which danger die do you resolve next?").format(member=member)
            case ask.ChooseCommitment():
                return self._commitment(member, state)
            case ask.DeclareAce():
                return self._ace(member, state)
            case ask.MarkRow():
                return self._row(member, state)
            case _:
                assert_never(decision)

    def _in_line(self, effect: Effect) -> str:
        """A question stands in one paragraph, whatever lines the text of the card has."""
        return self._rules.effect(effect).replace("\n", " ")

    def _which_option(self, member: MemberId | None, source: str) -> str:
        name = self._names.source(source)
        if member is None and not name:
            return self.tr("Choose one option.")
        if member is None:
            #: Question to the table. {source} is the card, path or table that offers the options.
            return self.tr("Choose one option ({source}).").format(source=name)
        if not name:
            #: Question where a card offers several ways; they stand below. {member} is the first name of a crewmember.
            return self.tr("{member}: choose one option.").format(member=self._names.called(member))
        #: {source} is the card, path or table that offers the options. {member} is the first name of a crewmember.
        text = self.tr("{member}: choose one option ({source}).")
        return text.format(member=self._names.called(member), source=name)

    def _overflow(self, member: str, color: Color) -> str:
        match color:
            case Color.RED:
                #: Question after an injury has taken the place of a die in the column of this color. {member} is the
                #: first name of a crewmember.
                text = self.tr("{member}: the red column is too full. Which die do you spend?")
            case Color.GREEN:
                #: Question after an injury has taken the place of a die in the column of this color. {member} is the
                #: first name of a crewmember.
                text = self.tr("{member}: the green column is too full. Which die do you spend?")
            case Color.BLUE:
                #: Question after an injury has taken the place of a die in the column of this color. {member} is the
                #: first name of a crewmember.
                text = self.tr("{member}: the blue column is too full. Which die do you spend?")
            case _:
                assert_never(color)
        return text.format(member=member)

    def _commitment(self, member: str, state: State) -> str:
        match self._special(state):
            case SpecialEffect(effect=effect):
                #: Question in a dice check, about dice that may count as something else. {effect} is a whole sentence:
                #: what the special effect does. {member} is the first name of a crewmember.
                text = self.tr("{member}: which [ace] and converted dice take part in the special effect? {effect}")
                return text.format(member=member, effect=self._in_line(effect))
            case _:
                #: Question in a dice check, about dice that may count as something else. {member} is the first name of
                #: a crewmember.
                text = self.tr("{member}: which [ace] and converted dice take part in the special effect?")
                return text.format(member=member)

    def _ace(self, member: str, state: State) -> str:
        match self._special(state):
            case ImmediateEffect(test=test, outcome=outcome):
                wanted = next(icon for icon in test.icons if icon is not Icon.ACCIDENT)
                return self._ends(outcome).format(member=member, icon=f"[{wanted.value}]")
            case _:
                #: Question in a dice check: an ace counts as any icon that a text looks for, if the player says so.
                #: {member} is the first name of a crewmember.
                text = self.tr("{member}: is [ace] declared to be the icon that is looked for?")
                return text.format(member=member)

    def _row(self, member: str, state: State) -> str:
        check = state.check
        row = None if check is None else row_in_turn(state, check)
        if check is None or row is None:
            #: Question in a dice check: an outcome that is marked will happen. {member} is the first name of a
            #: crewmember.
            return self.tr("{member}: is this outcome marked?").format(member=member)
        match check.card.rows[row].color:
            case RowColor.YELLOW:
                #: Question in a dice check: the dice show what the outcome of this color asks for, but only with the
                #: help of aces or conversions. {member} is the first name of a crewmember.
                text = self.tr("{member}: do you mark the yellow outcome, although it takes [ace] or converted dice?")
            case RowColor.GREEN:
                #: Question in a dice check: the dice show what the outcome of this color asks for, but only with the
                #: help of aces or conversions. {member} is the first name of a crewmember.
                text = self.tr("{member}: do you mark the green outcome, although it takes [ace] or converted dice?")
            case RowColor.RED:
                #: Question in a dice check: the dice show what the outcome of this color asks for, but only with the
                #: help of aces or conversions. {member} is the first name of a crewmember.
                text = self.tr("{member}: do you mark the red outcome, although it takes [ace] or converted dice?")
            case _ as color:
                assert_never(color)
        return text.format(member=member)

    def _ends(self, outcome: RowColor) -> str:
        match outcome:
            case RowColor.YELLOW:
                #: {icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name
                #: of a crewmember.
                return self.tr("{member}: is [ace] declared to be {icon}, so that the yellow outcome ends the check?")
            case RowColor.GREEN:
                #: {icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name
                #: of a crewmember.
                return self.tr("{member}: is [ace] declared to be {icon}, so that the green outcome ends the check?")
            case RowColor.RED:
                #: {icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name
                #: of a crewmember.
                return self.tr("{member}: is [ace] declared to be {icon}, so that the red outcome ends the check?")
            case _:
                assert_never(outcome)

    def _special(self, state: State) -> SpecialEffect | ImmediateEffect | None:
        """The special effect that the question is about, while its check runs."""
        check = state.check
        specials = () if check is None else specials_of(state, check)[check.special_next :]
        return specials[0] if specials else None


def _may_be_assisted(state: State) -> bool:
    """Whether somebody else may give a die; in the guided first round the script says which are rolled (TUT-15)."""
    check = state.check
    if check is None or chooses_dice(state):
        return False
    return any(may_assist(state, check, other) for other in state.members if other.id != check.active)
