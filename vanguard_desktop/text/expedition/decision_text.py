"""What the game waits for, in one sentence for each kind of decision."""

from __future__ import annotations

from vanguard_desktop.core import Effect
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.effects import FlipInjury, RefreshDice
from vanguard_desktop.rulesets.expedition.options import of_whoever
from vanguard_desktop.rulesets.expedition.threats.standees import standee_at
from vanguard_desktop.setting import ImmediateEffect

from ..common.rooms import Room, choose, given, tr, when
from .asked_in_check import decided_by_ace, may_be_assisted, row_color, special_in_turn


class DecisionText(Room):
    """Decisions as questions."""

    _overflow = choose(
        "color",
        #: Question after an injury has taken the place of a die in the column of this color. {member} is the
        #: first name of a crewmember.
        red=tr("{member}: the red column is too full. Which die do you spend?"),
        #: Question after an injury has taken the place of a die in the column of this color. {member} is the
        #: first name of a crewmember.
        green=tr("{member}: the green column is too full. Which die do you spend?"),
        #: Question after an injury has taken the place of a die in the column of this color. {member} is the
        #: first name of a crewmember.
        blue=tr("{member}: the blue column is too full. Which die do you spend?"),
    )

    def _in_line(self, effect: Effect) -> str:
        """A question stands in one paragraph, whatever lines the text of the card has."""
        return str(self.say.in_line(effect))

    def _offered(self, decision: ask.Optional | ask.ChooseCheckDie | ask.ChooseMember, _: State) -> str:
        match decision:
            case ask.Optional(effect=waiting):
                return self._in_line(waiting.effect)
            case ask.ChooseMember():
                return self._in_line(of_whoever(decision))
            case _:
                return self._in_line(decision.effect)

    def _source(self, decision: ask.ChooseOption, _: State) -> str:
        return self.names.source(decision.source)

    def _offering(self, decision: ask.Optional, _: State) -> str:
        return self.names.source(decision.effect.source)

    def _who_rolls(self, decision: ask.AskRandom, _: State) -> str:
        return self.names.called(decision.members[min(len(decision.values), len(decision.members) - 1)])

    def _standee_in(self, decision: ask.ChooseThreatMove, state: State) -> str:
        start = None if decision.standee is None else standee_at(state, decision.card, decision.standee)
        return self.names.quoted(self.names.sector(state.board, start)) if start else ""

    def _come_back(self, decision: ask.ChooseDieToRefresh, state: State) -> int:
        """How many dice are refreshed from here on: the others wait as the next effect."""
        after = state.queue[0] if state.queue else None
        if after is None or after.you != decision.member or not isinstance(after.effect, RefreshDice):
            return 1
        return 1 + after.effect.count

    def _more_come_back(self, decision: ask.ChooseDieToRefresh, state: State) -> bool:
        return self._come_back(decision, state) > 1

    def _wanted(self, _: ask.DeclareAce, state: State) -> str:
        special = special_in_turn(state)
        assert isinstance(special, ImmediateEffect)
        return next(f"[{icon.value}]" for icon in special.test.icons if icon is not Icon.ACCIDENT)

    questions = {
        ask.ChooseFirst: tr("Who takes the start token and the first turn of the round?"),
        #: The question of a turn. %n is how many actions the turn has left. {member} is the first name of a
        #: crewmember.
        ask.ChooseAction: tr("{member}: choose an action (%n left).", n=lambda _, __, state: state.actions_left),
        #: {event} is the name of an event card in quotation marks. {member} is the first name of a crewmember.
        ask.EventRevealed: tr("{member} has revealed the event {event}. Read it, then resolve it."),
        ask.ChooseOption: given(
            "member",
            when(
                _source,
                #: {source} is the card, path or table that offers the options. {member} is the first name of a
                #: crewmember.
                tr("{member}: choose one option ({source}).", source=_source),
                #: Question where a card offers several ways; they stand below. {member} is the first name of a
                #: crewmember.
                tr("{member}: choose one option."),
            ),
            when(
                _source,
                #: Question to the table. {source} is the card, path or table that offers the options.
                tr("Choose one option ({source}).", source=_source),
                tr("Choose one option."),
            ),
        ),
        ask.Optional: given(
            "member",
            when(
                _offering,
                #: Question to one player. {source} is the card that offers something, {effect} a whole sentence:
                #: what it offers. {member} is the first name of a crewmember.
                tr("{member}: do you use this ({source})? {effect}", source=_offering, effect=_offered),
                #: Question to one player. {effect} is a whole sentence: what a card offers. {member} is the first name
                #: of a crewmember.
                tr("{member}: do you use this? {effect}", effect=_offered),
            ),
            when(
                _offering,
                #: Question to all players. {source} is the card that offers something, {effect} a whole sentence: what
                #: it offers.
                tr("Do you use this ({source})? {effect}", source=_offering, effect=_offered),
                #: Question to all players. {effect} is a whole sentence: what a card offers.
                tr("Do you use this? {effect}", effect=_offered),
            ),
        ),
        #: Question before an effect that concerns one crewmember. {effect} is a whole sentence: what will
        #: happen to that person.
        ask.ChooseMember: tr("Who is meant? {effect}", effect=_offered),
        ask.OrderLeads: tr("Which lead token is placed next, and on which discovery deck?"),
        ask.LeadBonus: choose(
            "bonus",
            card=tr("Who draws the section card that comes with the lead token?"),
            other=tr("Who gains the [charge] that comes with the lead token?"),
        ),
        ask.OrderTracks: tr("Which time track progresses first?"),
        #: {mission} is the name of a mission in quotation marks.
        ask.CompleteMission: tr("Do you complete the mission {mission} now?"),
        #: Question after the action of preparing was chosen. {member} is the first name of a crewmember.
        ask.ChoosePrepare: tr("{member}: how do you prepare?"),
        #: Where players roll their own dice and tell what they show. {letter} is A, B or C. {member} is the
        #: first name of a crewmember.
        ask.AskDanger: tr("{member} rolls a danger die for danger table {letter}. What does it show?"),
        ask.AskTen: tr("Landing roll: what does the ten-sided die show?"),
        #: Where players roll their own dice to choose somebody at random. {member} is the first name of a
        #: crewmember.
        ask.AskRandom: tr(
            "{member} rolls the ten-sided die; the lowest result is meant. What does it show?", member=_who_rolls
        ),
        #: Where players roll their own dice: on them it depends whether this person lives. {member} is the
        #: first name of a crewmember.
        ask.AskSurvival: tr("{member} rolls for survival. What does the next injury die show?"),
        #: Question: a way from one sector to another. {member} is the first name of a crewmember.
        ask.ChoosePath: tr("{member}: along which path do you travel?"),
        ask.OrderEffects: tr("Several texts are due at the same moment. Which of them comes next?"),
        ask.PlaceLander: tr("In which lander sector does the lander stand?"),
        ask.ChooseSeat: given(
            "order",
            tr("Who of your crew sits next, clockwise?"),
            tr("Who of your crew sits first, clockwise?"),
        ),
        #: Question at the start of an expedition. {member} is the first name of a crewmember.
        ask.ChooseStart: tr("{member}: in which sector do you begin?"),
        ask.KeepRankUp: tr("Which rank-up card do you keep?"),
        ask.HandOutEquipment: tr("Who carries which equipment?"),
        ask.ChooseThreatMove: when(
            _standee_in,
            #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
            tr("Which way does the standee of the threat {threat} in {sector} move?", sector=_standee_in),
            #: {threat} is the name of a threat in quotation marks.
            tr("Which way does the threat {threat} move?"),
        ),
        #: Question: an available die of the board goes to the spent pool. {member} is the first name of a
        #: crewmember.
        ask.ChooseDieToSpend: tr("{member}: which die do you spend?"),
        #: Question: a die leaves the board until the end of the expedition. {member} is the first name of a
        #: crewmember.
        ask.ChooseDieToSacrifice: tr("{member}: which die do you sacrifice?"),
        ask.ChooseDieToRefresh: when(
            _more_come_back,
            #: Question: a spent die comes back to the board. {member} is the first name of a crewmember. %n is how many
            #: come back, this one among them.
            tr("{member}: which die do you refresh (%n left)?", n=_come_back),
            #: Question: a spent die comes back to the board. {member} is the first name of a crewmember.
            tr("{member}: which die do you refresh?"),
        ),
        ask.ChooseOverflow: _overflow,
        ask.ChooseColumn: given(
            "away",
            #: Question about the red, green or blue column of a crew board. {member} is the first name of a
            #: crewmember.
            tr("{member}: out of which column do you remove the injury die?"),
            #: Question about the red, green or blue column of a crew board. {member} is the first name of a
            #: crewmember.
            tr("{member}: into which column does the injury die go?"),
        ),
        ask.ChooseInjury: when(
            lambda _, decision, __: isinstance(decision.effect, FlipInjury),
            #: Question: an injury card that is turned over has no effect any more. {member} is the first name of a
            #: crewmember.
            tr("{member}: which injury do you turn face down?"),
            #: Question about the injury cards of a crew board. {member} is the first name of a crewmember.
            tr("{member}: which injury do you remove?"),
        ),
        #: Question: an effect moves this person to another sector. {member} is the first name of a crewmember.
        ask.ChooseSector: tr("{member}: which sector do you go to?"),
        #: Demand when somebody holds more cards than allowed. %n is how many must go. {member} is the first
        #: name of a crewmember.
        ask.DiscardToLimit: tr("{member}: discard %n section card(s)."),
        #: Question about the decks from which finds are drawn. {member} is the first name of a crewmember.
        ask.ChooseDeck: tr("{member}: which discovery deck do you draw from?"),
        ask.GatherDice: when(
            lambda _, __, state: may_be_assisted(state),
            #: Question at the start of a dice check in a sector where somebody else stands too. {member} is the
            #: first name of a crewmember.
            tr("{member}: which dice do you roll? Others in this sector may assist with one die each."),
            #: Question at the start of a dice check in which nobody can help. {member} is the first name of a
            #: crewmember.
            tr("{member}: which dice do you roll?"),
        ),
        #: Where players roll their own dice and tell what they show. {member} is the first name of a
        #: crewmember.
        ask.TellRoll: tr("{member} rolls all the dice. What do they show?"),
        #: Question in a dice check, after the roll: cards and skills may change what dice show. {member} is the
        #: first name of a crewmember.
        ask.Modify: tr("{member}: do you modify the results?"),
        #: Question in a dice check. %n is how many more dice may be rolled again. {member} is the first name of
        #: a crewmember.
        ask.ChooseReroll: tr("{member}: which die do you reroll (%n left)?", n="left"),
        #: Question in a dice check: a die is turned by hand to another side. {member} is the first name of a
        #: crewmember.
        ask.ChooseTurn: tr("{member}: which die do you turn, and to which face?"),
        #: Question in a dice check: the price is a rolled die. {member} is the first name of a crewmember.
        ask.ChoosePoolDie: tr("{member}: which die of the roll pool goes to the spent pool?"),
        #: {effect} is the sentence of a card that needs one die. {member} is the first name of a crewmember.
        ask.ChooseCheckDie: tr("{member}: with which die? {effect}", effect=_offered),
        #: Question in a dice check: rolled dice can pay for the lower half of a card. {member} is the first
        #: name of a crewmember.
        ask.Combine: tr("{member}: do you pay for a dice combination?"),
        #: Question in a dice check with several injury dice. {member} is the first name of a crewmember.
        ask.NextInjuryDie: tr("{member}: which injury die do you resolve next?"),
        #: Question in a dice check with several danger dice. {member} is the first name of a crewmember.
        ask.NextDangerDie: tr("{member}: which danger die do you resolve next?"),
        #: Question in a dice check, about dice that may count as something else; the effect stands beside. {member} is
        #: the first name of a crewmember.
        ask.ChooseCommitment: tr("{member}: which [ace] and converted dice count for the special effect?"),
        ask.DeclareAce: choose(
            lambda _, state: decided_by_ace(state),
            #: {icon} is an icon. Without it the dice check would end at once, badly or well. {member} is the first
            #: name of a crewmember.
            goes_on=tr("{member}: is [ace] declared to be {icon}, so that the dice check goes on?", icon=_wanted),
            #: {icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of
            #: a crewmember.
            yellow=tr(
                "{member}: is [ace] declared to be {icon}, so that the yellow outcome ends the check?", icon=_wanted
            ),
            #: {icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of
            #: a crewmember.
            green=tr(
                "{member}: is [ace] declared to be {icon}, so that the green outcome ends the check?", icon=_wanted
            ),
            #: {icon} is an icon. The answer decides whether the dice check ends at once. {member} is the first name of
            #: a crewmember.
            red=tr("{member}: is [ace] declared to be {icon}, so that the red outcome ends the check?", icon=_wanted),
            #: Question in a dice check: an ace counts as any icon that a text looks for, if the player says so.
            #: {member} is the first name of a crewmember.
            none=tr("{member}: is [ace] declared to be the icon that is looked for?"),
        ),
        ask.MarkRow: choose(
            lambda _, state: row_color(state),
            #: Question in a dice check: the dice show what the outcome of this color asks for, but only with the help
            #: of aces or conversions. {member} is the first name of a crewmember.
            yellow=tr("{member}: do you mark the yellow outcome? It takes an [ace] or a converted die."),
            #: Question in a dice check: the dice show what the outcome of this color asks for, but only with the help
            #: of aces or conversions. {member} is the first name of a crewmember.
            green=tr("{member}: do you mark the green outcome? It takes an [ace] or a converted die."),
            #: Question in a dice check: the dice show what the outcome of this color asks for, but only with the help
            #: of aces or conversions. {member} is the first name of a crewmember.
            red=tr("{member}: do you mark the red outcome? It takes an [ace] or a converted die."),
            #: Question in a dice check: an outcome that is marked will happen. {member} is the first name of a
            #: crewmember.
            none=tr("{member}: is this outcome marked?"),
        ),
    }
