"""The ship book in words: every effect, event, question, order and refusal, told by the chapter it belongs to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.bots.motive import Motive
from vanguard_desktop.core import (
    CardId,
    Command,
    Decision,
    DecisionClosed,
    DecisionOpened,
    DieId,
    EffectsQueued,
    EffectTaken,
    Event,
    LogId,
    MemberId,
    Reason,
    Source,
)
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.data.aboard.medbay import InjuriesReturned
from vanguard_desktop.rulesets.ship.data.campaign.logbook import CounterChanged, EntryLeft, FlagForgotten
from vanguard_desktop.rulesets.ship.data.campaign.operations import EquipmentDrawn
from vanguard_desktop.rulesets.ship.data.campaign.save_point import BoardClosed, PenaltyPacked
from vanguard_desktop.rulesets.ship.data.campaign.set_up import SeatsCleared
from vanguard_desktop.rulesets.ship.data.common import (
    ChooseOption,
    ChooseThing,
    FlagRaised,
    OptionTaken,
    PickThing,
    ShipDecision,
)
from vanguard_desktop.rulesets.ship.data.in_force import BridgeCounted
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, PageTurned, Shuffled, StepBegun
from vanguard_desktop.rulesets.ship.data.limits import Used
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import MoraleLevel, card_of

from ..common.names import Names
from ..common.rooms import Said
from ..common.rules_words import RulesWords
from . import moves, people
from .aboard.barracks import ShipBarracks
from .aboard.bridge import ShipBridge
from .aboard.crew_effects import ShipCrew
from .aboard.discoveries import ShipDiscoveries
from .aboard.medbay import ShipMedbay
from .aboard.situation_room import ShipAddOns, ShipSituations
from .called import LABELS, SENTENCES
from .campaign.logbook import ShipLogbook
from .campaign.objectives import ShipObjectives
from .campaign.operations import ShipOperations
from .campaign.save_point import ShipSavePoint
from .campaign.set_up import ShipSetUp
from .common import ShipTexts
from .conditions import ShipConditions
from .facilities.facilities import ShipFacilities
from .facilities.hangar import ShipHangar
from .facilities.projects import ShipProjects
from .facilities.tasks import ShipTasks
from .journey.cycle import ShipCycle
from .journey.debriefing import ShipDebriefing
from .journey.docking import ShipDocking
from .journey.launch import ShipLaunch
from .journey.star_map import ShipStarMap
from .journey.unloading import ShipUnloading
from .motives_aboard import ShipMotives
from .motives_ahead import ShipMotivesAhead
from .places import morale_name, phase_name
from .rolls import ShipRolls

ROOMS = (
    ShipTexts, ShipConditions, ShipCycle, ShipSetUp, ShipDocking, ShipRolls, ShipTasks,
    ShipDiscoveries, ShipMedbay, ShipCrew, ShipDebriefing, ShipUnloading, ShipHangar, ShipLaunch,
    ShipOperations, ShipLogbook, ShipObjectives, ShipBridge, ShipStarMap, ShipSavePoint, ShipFacilities,
    ShipProjects, ShipBarracks, ShipSituations, ShipAddOns,
    ShipMotives, ShipMotivesAhead,
)  # fmt: skip
# Bookkeeping of the engine, and what keeps the house: cards are shuffled and put away, tokens wait in the bag, keywords
# and uses are counted, sections are dealt out one by one. The journal leaves it out.
QUIET = (
    EffectTaken, EffectsQueued, DecisionOpened, DecisionClosed, StepBegun, PageTurned, Shuffled, Used, BridgeCounted,
    InjuriesReturned, BoardClosed, PenaltyPacked, SeatsCleared, FlagRaised, FlagForgotten, OptionTaken, CounterChanged,
    EntryLeft, EquipmentDrawn,
)  # fmt: skip


# Cards that say what is asked.
SOURCES = (*DIVIDERS, "discoveries", "operations")


class ShipWords(RulesWords):
    """Words for one box; they answer in whatever language is in use when they are asked."""

    rooms = ROOMS
    places = SENTENCES

    def __init__(self, names: Names, *, in_full: bool = False) -> None:
        super().__init__(names, in_full=in_full)
        self._box = names.box
        self._texts, self._rolls = ShipTexts(self, SENTENCES), ShipRolls(self, SENTENCES)
        self._events, self._questions, self._things, self._answers, self._reasons, self._motives = (
            Said(kind, ROOMS, self, SENTENCES)
            for kind in ("events", "questions", "things", "answers", "reasons", "motives")
        )
        self._commands = Said("commands", ROOMS, self, LABELS)

    def event(self, event: Event, before: ShipState) -> str:
        """What happened, from the position before it; empty for what only keeps the house."""
        if isinstance(event, QUIET):
            return ""
        if isinstance(event, Moved):
            move = moves.told(event, before)
            return "" if move is None else moves.MOVES.sentence(move, event.pieces, self)
        return str(self._events(event, before))

    def chosen(self, question: ChooseOption, number: int) -> str:
        """Which alternative of a text was taken, counted from 1."""
        return self._texts.chosen(question, number)

    def takes_effect(self, card: str) -> str:
        #: Chronicle aboard. {card} is the name of a card in quotation marks.
        return QCoreApplication.translate("ShipTexts", "{card} takes effect.").format(
            card=self.quoted(self.piece(card))
        )

    def survives(self, member: MemberId) -> str:
        return self._rolls.survives(member)

    def who(self, decision: Decision, state: ShipState) -> str:
        """Who has the final say about the question; all others may propose (CYC-09, CYC-10)."""
        section = self.decider(decision)
        return "" if section is None else people.decides(section, self.names, state)

    def decider(self, decision: Decision) -> Section | None:
        """The section whose player decides; None where nobody is asked in particular."""
        return decision.section if isinstance(decision, ShipDecision) else None

    def question(self, decision: Decision, state: ShipState) -> str:
        if isinstance(decision, ChooseThing):
            return str(self._things(decision.effect.effect, state))
        return str(self._questions(decision, state))

    def command(self, command: Command, state: ShipState) -> str:
        if not isinstance(command, PickThing):
            return str(self._commands(command, state))
        question = state.question
        if isinstance(question, ChooseThing) and (said := self._answers.of(type(question.effect.effect))):
            return str(said(command.thing, question.effect, state))
        return self.piece(command.thing)

    def reason(self, reason: Reason, state: ShipState) -> str:
        return str(self._reasons(reason, state))

    def motive(self, motive: Motive, state: ShipState) -> str:
        return str(self._motives(motive, state))

    def piece(self, piece: str) -> str:
        """A card, a crewmember or a die by its name."""
        family, _, name = piece.partition(":")
        if family == "dice":
            return self.names.die(DieId(name))
        table = getattr(self._box, family, {})
        id = card_of(CardId(name))
        card = table.get(int(id) if family == "uniques" and id.isdigit() else id)
        return piece if card is None else self.names.content(family, card.name)

    def card(self, id: CardId) -> str:
        """A card that a text names without its family."""
        for family in DIVIDERS:
            card = getattr(self._box, family).get(id)
            if card is not None:
                return self.names.content(family, card.name)
        return id

    def quoted(self, name: str) -> str:
        """A name as it stands in a sentence."""
        return self.names.quoted(name)

    def source(self, source: Source) -> str:
        """Whose text it is: a card or an entry by its name; empty if nobody's."""
        if source.family == "logs":
            return self.names.log(LogId(source.id))
        shelf = getattr(self._box, source.family) if source.family in SOURCES else ()
        return self.piece(str(source)) if card_of(CardId(source.id)) in map(str, shelf) else ""

    def page(self, phase: Phase) -> str:
        """What a page of the ship book is called."""
        return phase_name(phase)

    def morale(self, level: MoraleLevel) -> str:
        return morale_name(level)
