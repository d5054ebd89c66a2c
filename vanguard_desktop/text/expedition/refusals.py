"""Why something cannot be done now, in players' words; the rule's id is `reason.rule`."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.kinds import Reason
from vanguard_desktop.core.reasons import AnswerFirst, ItIsOver
from vanguard_desktop.rulesets.expedition.data.reasons import (
    ActionNotOpen,
    AllMustAssist,
    Blocked,
    CannotPay,
    DieNotThere,
    ExpeditionReason,
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
    TokenPlaced,
    WrongSection,
    WrongWay,
)
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.setting import launch
from vanguard_desktop.setting.launch import LaunchReason
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.prompts import Prompts

AboutMember = (
    NotHere | OneDieToAssist | NoMoreDiceToAssist | OneCardToAssist | NotInHand | OverHandLimit | NoCharge | NoSkill
    | NotCarried | NotYourTurn | NothingToExert
)  # fmt: skip


class Refusals(QObject):
    """Reasons as sentences, each naming its rule as players would say it."""

    def __init__(self, names: Names, prompts: Prompts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._prompts = prompts

    def why(self, reason: Reason, state: State) -> str:
        """The sentence, and the id under which the rule book has the rule."""
        #: {sentence} says why something cannot be done. {rule} is the id of a rule in the rule book, such as "TRV-03".
        return self.tr("{sentence} Rule {rule}.").format(sentence=self.sentence(reason, state), rule=reason.rule)

    def launch(self, reason: LaunchReason) -> str:
        """Why an expedition cannot begin like this; there is no position yet."""
        return self.tr("{sentence} Rule {rule}.").format(sentence=self._launch(reason), rule=reason.rule)

    def sentence(self, reason: Reason, state: State) -> str:
        known: ExpeditionReason = reason  # type: ignore[assignment]  # the union names every member of REASONS
        if isinstance(known, LaunchReason):
            return self._launch(known)
        match known:
            case AnswerFirst(decision=decision):
                question = self._prompts.question(decision, state)
                #: Why something cannot be done now. {question} is a whole sentence: what has to be decided before.
                return self.tr("Another decision comes first. {question}").format(question=question)
            case ItIsOver():
                return self.tr("The expedition is over.")
            case NoPath(to=to):
                if to is None:
                    return self.tr("No path leads there.")
                sector = self._names.sector(state.board, to)
                #: Why somebody cannot travel. {sector} is the name of a sector.
                return self.tr("No path leads from here to this sector: {sector}.").format(sector=sector)
            case WrongWay():
                return self.tr("This path is one-way: it can be used in the direction of its arrows only.")
            case RopeHolds():
                return self.tr("Only whoever has the start token may travel now.")
            case NoMovement(sector=number):
                sector = self._names.sector(state.board, number)
                #: Why somebody cannot travel. {sector} is the name of a sector.
                return self.tr("This sector forbids travel: {sector}.").format(sector=sector)
            case NoRestHere(sector=number):
                sector = self._names.sector(state.board, number)
                #: Why somebody cannot rest. {sector} is the name of a sector.
                return self.tr("Nobody can rest in this sector now: {sector}.").format(sector=sector)
            case NoSupplies():
                return self.tr("Resting costs 1 [supplies], and none are left.")
            case NotOffered():
                return self.tr("This is not one of the answers to choose from.")
            case NoActionHere():
                return self.tr("This sector does not offer such a special action.")
            case OnlyTravelLeft():
                return self.tr("The last action of this turn must be travel.")
            case OneSpecialAction():
                return self.tr("Only one special action is allowed in each turn.")
            case NotAtLander(lander=number):
                if number is None:
                    return self.tr("Lift-off is possible only from the lander sector.")
                sector = self._names.sector(state.board, number)
                #: Why the team cannot leave the planet. {sector} is the name of a sector.
                return self.tr("Lift-off is possible only from the lander sector: {sector}.").format(sector=sector)
            case CannotPay():
                return self.tr("The cost of this option cannot be paid in full.")
            case NoMoreDiceInCheck(most=most):
                #: Why no more dice can be chosen for a check. %n is the limit of this check.
                return self.tr("At most %n section dice can be rolled.", "", most)
            case DieNotThere(die=die):
                #: Why a die cannot be chosen. {die} is a die, as "Basic die (red)".
                return self.tr("This die cannot be used here: {die}.").format(die=self._names.die(die))
            case PathClosed(to=number):
                sector = self._names.sector(state.board, number)
                #: Why somebody cannot travel. {sector} is the name of a sector.
                return self.tr("The path to this sector is closed: {sector}.").format(sector=sector)
            case ActionNotOpen():
                return self.tr("What this action asks for is not so now.")
            case NobodyAssists():
                return self.tr("Another crewmember must assist with a die.")
            case AllMustAssist(member=member):
                #: Why the dice cannot be rolled yet. {member} is the name of a crewmember whose die is missing.
                text = self.tr("Every other crewmember in the sector must assist with a die: {member}.")
                return text.format(member=self._names.member(member))
            case FaceNotThere(die=die):
                #: Where players tell what their own dice show. {die} is a die, as "Basic die (red)".
                return self.tr("This die does not have that result: {die}.").format(die=self._names.die(die))
            case NotTheMoment():
                return self.tr("This can be used at another moment only.")
            case NotWhileResolving():
                return self.tr("Not possible while an action, a dice check or an event is being resolved.")
            case NoCommitment():
                return self.tr("With these dice the special effect would not happen more often.")
            case NotCovered():
                return self.tr("These dice do not cover the requirement.")
            case OtherRowFirst(color=color):
                #: Why an outcome cannot be marked. {outcome} is the outcome that comes before it, as "Green outcome".
                text = self.tr("The dice show what this outcome further up asks for, so it is marked: {outcome}.")
                return text.format(outcome=self._names.outcome(color))
            case Guided():
                return self._guided(known, state)
            case WrongSection(card=card):
                equipment = self._names.equipment(card)
                #: Why somebody cannot take a thing. {equipment} is the name of a card.
                return self.tr("Only another section may carry this: {equipment}.").format(equipment=equipment)
            case LimitReached(card=card):
                equipment = self._names.equipment(card)
                #: Why a thing cannot be used now. {equipment} is the name of a card.
                return self.tr("This cannot be used more often for now: {equipment}.").format(equipment=equipment)
            case TokenPlaced(card=card):
                equipment = self._names.equipment(card)
                #: Why a thing cannot be placed on the map. {equipment} is the name of a card.
                return self.tr("Its token lies on the planet board already: {equipment}.").format(equipment=equipment)
            case Blocked(card=card):
                #: Why a thing cannot be used: an effect has blocked it. {equipment} is the name of a card.
                return self.tr("This is blocked: {equipment}.").format(equipment=self._names.equipment(card))
            case (
                NotHere()
                | OneDieToAssist()
                | NoMoreDiceToAssist()
                | OneCardToAssist()
                | NotInHand()
                | OverHandLimit()
                | NoCharge()
                | NoSkill()
                | NotCarried()
                | NotYourTurn()
                | NothingToExert()
            ):
                return self._about_member(known).format(member=self._names.member(known.member))
            case _:
                assert_never(known)

    def _launch(self, reason: LaunchReason) -> str:
        match reason:
            case launch.DeckTooSmall(count=count):
                #: Why an expedition cannot begin. %n is the number of cards in the deck, {least} the smallest number
                #: allowed.
                text = self.tr("A section deck has at least {least} cards; this one has %n.", "", count)
                return text.format(least=launch.SMALLEST_DECK)
            case launch.CardAboveRank(card=card):
                name = self._names.section_card(card)
                #: Why an expedition cannot begin: a card in a deck. {card} is the name of a card.
                return self.tr("The rank of the crewmember is too low for this section card: {card}.").format(card=name)
            case launch.CardNotOwned(card=card):
                #: Why an expedition cannot begin: a card in a deck. {card} is the id of a card.
                return self.tr("The section does not own this section card: {card}.").format(card=card)
            case launch.TeamTooSmall(count=count):
                #: Why an expedition cannot begin. {least} is a number, %n is how many would go now.
                text = self.tr("At least {least} crewmembers go, and one of every player; here %n would go.", "", count)
                return text.format(least=launch.SMALLEST_TEAM)
            case launch.OneOfEachSection(section=section):
                name = self._names.section(section)
                #: Why an expedition cannot begin. {section} is the name of a section, as Science.
                return self.tr("Only one crewmember of each section can go: {section}.").format(section=name)
            case launch.TeamSize(count=count):
                #: Why an expedition cannot begin. %n is how many have to go.
                return self.tr("With so many players exactly %n crewmember(s) go on the first expedition.", "", count)
            case launch.SectionMustGo(section=section):
                name = self._names.section(section)
                #: Why the training cannot begin without it. {section} is the name of a section, as Science.
                return self.tr("This section takes part in the training: {section}.").format(section=name)
            case launch.SectionsOfPlayers():
                return self.tr("Every section has one player, and no player has two sections more than another.")
            case launch.NoModSlot(structural=True):
                return self.tr("The lander has no free slot for another structural modification.")
            case launch.NoModSlot():
                return self.tr("The lander has no free slot for another utility modification.")
            case _:
                assert_never(reason)

    def _guided(self, reason: Guided, state: State) -> str:
        step = self._prompts.answer(reason.next, state)
        if reason.otherwise is None:
            #: {step} is the label of the only button that is enabled now.
            return self.tr("The first round of the training is guided. The next step is: {step}.").format(step=step)
        #: {why} is a whole sentence: why the order would not be possible anyway. {step} is what the training asks for
        #: now.
        text = self.tr("{why} The first round of the training is guided; the next step is: {step}.")
        return text.format(why=self.sentence(reason.otherwise, state), step=step)

    def _about_member(self, reason: AboutMember) -> str:
        match reason:
            case NotHere():
                #: Why this crewmember cannot do it. {member} is the name of a crewmember.
                return self.tr("{member} is in another sector.")
            case OneDieToAssist():
                #: Why no second die can be added. {member} is the name of a crewmember.
                return self.tr("{member} may assist with one die only.")
            case NoMoreDiceToAssist(most=most):
                #: Why no further die can be added. %n is the limit. {member} is the name of a crewmember.
                return self.tr("{member} may assist with %n die(ce) at most.", "", most)
            case OneCardToAssist():
                #: Why no second card can be played. {member} is the name of a crewmember.
                return self.tr("While assisting, {member} may play only one card in a dice check.")
            case NotInHand():
                #: Why a card cannot be played. {member} is the name of a crewmember.
                return self.tr("{member} does not have this card in hand.")
            case OverHandLimit():
                #: Why no card can be played yet. {member} is the name of a crewmember.
                return self.tr("{member} must first discard down to the section card limit.")
            case NoCharge():
                #: Why a skill cannot be used. {member} is the name of a crewmember.
                return self.tr("{member} has no [charge].")
            case NoSkill():
                #: Why a skill cannot be used. {member} is the name of a crewmember.
                return self.tr("{member} has no such skill.")
            case NotCarried():
                #: Why a thing cannot be used. {member} is the name of a crewmember.
                return self.tr("{member} does not carry this.")
            case NotYourTurn():
                #: Why a thing cannot be used in the turn of somebody else. {member} is the name of a crewmember.
                return self.tr("{member} uses equipment in a turn or dice check of their own only.")
            case NothingToExert():
                #: Why this crewmember cannot give up a die. {member} is the name of a crewmember.
                return self.tr("In the training expedition {member} cannot exert with three dice or fewer.")
            case _:
                assert_never(reason)
