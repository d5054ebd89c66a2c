"""Why something cannot be done now, in players' words; the rule's id is `reason.rule`."""

from __future__ import annotations

from vanguard_desktop.core import AnswerFirst, ItIsOver, Reason
from vanguard_desktop.rulesets.expedition.data import (
    ActionNotOpen,
    AllMustAssist,
    Blocked,
    CannotPay,
    DieNotThere,
    FaceNotThere,
    Guided,
    LimitReached,
    NoActionHere,
    NobodyAssists,
    NoCharge,
    NoCommitment,
    NoMoreDiceInCheck,
    NoMoreDiceToAssist,
    NoMovement,
    NoPath,
    NoRestHere,
    NoSkill,
    NoSupplies,
    NotAtLander,
    NotCarried,
    NotCovered,
    NotHere,
    NothingToExert,
    NotInHand,
    NotOffered,
    NotTheMoment,
    NotWhileResolving,
    NotYourTurn,
    OneCardToAssist,
    OneDieToAssist,
    OneSpecialAction,
    OnlyTravelLeft,
    OtherRowFirst,
    OverHandLimit,
    PathClosed,
    RopeHolds,
    State,
    TokenPlaced,
    WrongSection,
    WrongWay,
)
from vanguard_desktop.setting import launch

from ..common.rooms import Room, given, tr
from .places import LABELS
from .prompts import Prompts
from .rules.rules_text import RulesText


class Refusals(Room):
    """Reasons as sentences, each naming its rule as players would say it."""

    def __init__(self, rules: RulesText, prompts: Prompts) -> None:
        super().__init__(rules, LABELS)
        self._prompts = prompts

    def why(self, reason: Reason, *state: State) -> str:
        """The sentence, and the id under which the rule book has the rule; before the launch there is no position."""
        #: {sentence} says why something cannot be done. {rule} is the id of a rule in the rule book, such as "TRV-03".
        return self.tr("{sentence} Rule {rule}.").format(sentence=self.sentence(reason, *state), rule=reason.rule)

    def sentence(self, reason: Reason, *state: State) -> str:
        return str(self.reasons[type(reason)](self, reason, *state))

    def _question(self, reason: AnswerFirst, state: State) -> str:
        return self._prompts.question(reason.decision, state)

    def _step(self, reason: Guided, state: State) -> str:
        return self._prompts.answer(reason.next, state)

    def _otherwise(self, reason: Guided, state: State) -> str:
        return "" if reason.otherwise is None else self.sentence(reason.otherwise, state)

    reasons = {
        #: Why something cannot be done now. {question} is a whole sentence: what has to be decided before.
        AnswerFirst: tr("Another decision comes first. {question}", question=_question),
        ItIsOver: tr("The expedition is over."),
        NoPath: given(
            "to",
            #: Why somebody cannot travel. {sector} is the name of a sector.
            tr("No path leads from here to this sector: {sector}."),
            tr("No path leads there."),
        ),
        WrongWay: tr("This path is one-way: it can be used in the direction of its arrows only."),
        RopeHolds: tr("Only whoever has the start token may travel now."),
        #: Why somebody cannot travel. {sector} is the name of a sector.
        NoMovement: tr("This sector forbids travel: {sector}."),
        #: Why somebody cannot rest. {sector} is the name of a sector.
        NoRestHere: tr("Nobody can rest in this sector now: {sector}."),
        NoSupplies: tr("Resting costs 1 [supplies], and none are left."),
        NotOffered: tr("This is not one of the answers to choose from."),
        NoActionHere: tr("This sector does not offer such a special action."),
        OnlyTravelLeft: tr("The last action of this turn must be travel."),
        OneSpecialAction: tr("Only one special action is allowed in each turn."),
        NotAtLander: given(
            "lander",
            #: Why the team cannot leave the planet. {sector} is the name of a sector.
            tr("Lift-off is possible only from the lander sector: {sector}.", sector="lander"),
            #: Why the team cannot leave: no lander stands on this planet.
            tr("No lander stands here. The story brings the team home."),
        ),
        CannotPay: tr("The cost of this option cannot be paid in full."),
        #: Why no more dice can be chosen for a check. %n is the limit of this check.
        NoMoreDiceInCheck: tr("At most %n section dice can be rolled.", n="most"),
        #: Why a die cannot be chosen. {die} is a die, as "Basic die (red)".
        DieNotThere: tr("This die cannot be used here: {die}."),
        #: Why somebody cannot travel. {sector} is the name of a sector.
        PathClosed: tr("The path to this sector is closed: {sector}."),
        ActionNotOpen: tr("What this action asks for is not so now."),
        NobodyAssists: tr("Another crewmember must assist with a die."),
        #: Why the dice cannot be rolled yet. {member} is the name of a crewmember whose die is missing.
        AllMustAssist: tr("Every other crewmember in the sector must assist with a die: {member}."),
        #: Where players tell what their own dice show. {die} is a die, as "Basic die (red)".
        FaceNotThere: tr("This die does not have that result: {die}."),
        NotTheMoment: tr("This can be used at another moment only."),
        NotWhileResolving: tr("Not possible while an action, a dice check or an event is being resolved."),
        NoCommitment: tr("With these dice the special effect would not happen more often."),
        NotCovered: tr("These dice do not cover the requirement."),
        #: Why an outcome cannot be marked. {outcome} is the outcome that comes before it, as "Green outcome".
        OtherRowFirst: tr("The dice show what this outcome further up asks for, so it is marked: {outcome}."),
        Guided: given(
            "otherwise",
            #: {why} is a whole sentence: why the order would not be possible anyway. {step} is what the training asks
            #: for now.
            tr(
                "{why} The first round of the training is guided; the next step is: {step}.",
                why=_otherwise,
                step=_step,
            ),
            #: {step} is the label of the only button that is enabled now.
            tr("The first round of the training is guided. The next step is: {step}.", step=_step),
        ),
        #: Why somebody cannot take a thing. {equipment} is the name of a card.
        WrongSection: tr("Only another section may carry this: {equipment}."),
        #: Why a thing cannot be used now. {equipment} is the name of a card.
        LimitReached: tr("This cannot be used more often for now: {equipment}."),
        #: Why a thing cannot be placed on the map. {equipment} is the name of a card.
        TokenPlaced: tr("Its token lies on the planet board already: {equipment}."),
        #: Why a thing cannot be used: an effect has blocked it. {equipment} is the name of a card.
        Blocked: tr("This is blocked: {equipment}."),
        #: Why an expedition cannot begin. %n is the number of cards in the deck, {least} the smallest number
        #: allowed.
        launch.DeckTooSmall: tr(
            "A section deck has at least {least} cards; this one has %n.", least=lambda *_: launch.SMALLEST_DECK
        ),
        #: Why an expedition cannot begin: a card in a deck. {card} is the name of a card.
        launch.CardAboveRank: tr("The rank of the crewmember is too low for this section card: {card}."),
        #: Why an expedition cannot begin: a card in a deck. {card} is the id of a card.
        launch.CardNotOwned: tr(
            "The section does not own this section card: {card}.", card=lambda _, reason, *__: reason.card
        ),
        #: Why an expedition cannot begin. {least} is a number, %n is how many would go now.
        launch.TeamTooSmall: tr(
            "At least {least} crewmembers go, and one of every player; here %n would go.",
            least=lambda *_: launch.SMALLEST_TEAM,
        ),
        #: Why an expedition cannot begin. {section} is the name of a section, as Science.
        launch.OneOfEachSection: tr("Only one crewmember of each section can go: {section}."),
        #: Why an expedition cannot begin. %n is how many have to go.
        launch.TeamSize: tr("With so many players exactly %n crewmember(s) go on the first expedition."),
        #: Why the training cannot begin without it. {section} is the name of a section, as Science.
        launch.SectionMustGo: tr("This section takes part in the training: {section}."),
        launch.SectionsOfPlayers: tr("Every section has one player, and no player has two sections more than another."),
        launch.NoModSlot: given(
            "structural",
            tr("The lander has no free slot for another structural modification."),
            tr("The lander has no free slot for another utility modification."),
        ),
        #: Why this crewmember cannot do it. {member} is the name of a crewmember.
        NotHere: tr("{member} is in another sector."),
        #: Why no second die can be added. {member} is the name of a crewmember.
        OneDieToAssist: tr("{member} may assist with one die only."),
        #: Why no further die can be added. %n is the limit. {member} is the name of a crewmember.
        NoMoreDiceToAssist: tr("{member} may assist with %n die(ce) at most.", n="most"),
        #: Why no second card can be played. {member} is the name of a crewmember.
        OneCardToAssist: tr("While assisting, {member} may play only one card in a dice check."),
        #: Why a card cannot be played. {member} is the name of a crewmember.
        NotInHand: tr("{member} does not have this card in hand."),
        #: Why no card can be played yet. {member} is the name of a crewmember.
        OverHandLimit: tr("{member} must first discard down to the section card limit."),
        #: Why a skill cannot be used. {member} is the name of a crewmember.
        NoCharge: tr("{member} has no [charge]."),
        #: Why a skill cannot be used. {member} is the name of a crewmember.
        NoSkill: tr("{member} has no such skill."),
        #: Why a thing cannot be used. {member} is the name of a crewmember.
        NotCarried: tr("{member} does not carry this."),
        #: Why a thing cannot be used in the turn of somebody else. {member} is the name of a crewmember.
        NotYourTurn: tr("{member} uses equipment in a turn or dice check of their own only."),
        #: Why this crewmember cannot give up a die. {member} is the name of a crewmember.
        NothingToExert: tr("In the training expedition {member} cannot exert with three dice or fewer."),
    }
