"""The ship book in words: every effect, event, question, order and refusal, told by the chapter it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core.effects import SHARED_EFFECTS
from vanguard_desktop.core.events import (
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    EffectTaken,
)
from vanguard_desktop.core.ids import CardId, DieId, LogId, MemberId
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Reason, Test
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
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.setting.cards_ship import MoraleLevel
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.rules_words import RulesWords
from vanguard_desktop.text.common.told import Told
from vanguard_desktop.text.ship import moves, people
from vanguard_desktop.text.ship.aboard.barracks import BARRACKS
from vanguard_desktop.text.ship.aboard.bridge import BRIDGE
from vanguard_desktop.text.ship.aboard.crew_effects import CREW_EFFECTS
from vanguard_desktop.text.ship.aboard.discoveries import DISCOVERIES
from vanguard_desktop.text.ship.aboard.medbay import MEDBAY
from vanguard_desktop.text.ship.aboard.situation_room import ADD_ONS, SITUATION_ROOM
from vanguard_desktop.text.ship.campaign.logbook import LOGBOOK
from vanguard_desktop.text.ship.campaign.objectives import OBJECTIVES
from vanguard_desktop.text.ship.campaign.operations import OPERATIONS
from vanguard_desktop.text.ship.campaign.save_point import SAVE_POINT
from vanguard_desktop.text.ship.campaign.set_up import SET_UP
from vanguard_desktop.text.ship.chapter_words import ChapterWords
from vanguard_desktop.text.ship.common import COMMON, chosen
from vanguard_desktop.text.ship.conditions import CONDITIONS
from vanguard_desktop.text.ship.facilities.facilities import FACILITIES
from vanguard_desktop.text.ship.facilities.hangar import HANGAR
from vanguard_desktop.text.ship.facilities.projects import PROJECTS
from vanguard_desktop.text.ship.facilities.tasks import TASKS
from vanguard_desktop.text.ship.journey.cycle import CYCLE
from vanguard_desktop.text.ship.journey.debriefing import DEBRIEFING
from vanguard_desktop.text.ship.journey.docking import DOCKING
from vanguard_desktop.text.ship.journey.launch import LAUNCH
from vanguard_desktop.text.ship.journey.star_map import STAR_MAP
from vanguard_desktop.text.ship.journey.unloading import UNLOADING
from vanguard_desktop.text.ship.places import morale_name, phase_name
from vanguard_desktop.text.ship.rolls import ROLLS

CHAPTERS: tuple[ChapterWords, ...] = (
    COMMON,
    CONDITIONS,
    CYCLE,
    SET_UP,
    DOCKING,
    ROLLS,
    TASKS,
    DISCOVERIES,
    MEDBAY,
    CREW_EFFECTS,
    DEBRIEFING,
    UNLOADING,
    HANGAR,
    LAUNCH,
    OPERATIONS,
    LOGBOOK,
    OBJECTIVES,
    BRIDGE,
    STAR_MAP,
    SAVE_POINT,
    FACILITIES,
    PROJECTS,
    BARRACKS,
    SITUATION_ROOM,
    ADD_ONS,
)
# Bookkeeping of the engine, and what keeps the house: cards are shuffled and put away, tokens wait in the bag, keywords
# and uses are counted, sections are dealt out one by one. The journal leaves it out.
QUIET = (
    EffectTaken, EffectsQueued, DecisionOpened, DecisionClosed, StepBegun, PageTurned, Shuffled, Used, BridgeCounted,
    InjuriesReturned, BoardClosed, PenaltyPacked, SeatsCleared, FlagRaised, FlagForgotten, OptionTaken, CounterChanged,
    EntryLeft, EquipmentDrawn,
)  # fmt: skip


# Cards that say what is asked.
SOURCES = (*DIVIDERS, "discoveries", "operations")


def _together(parts: Iterable[Mapping[Any, Any]]) -> dict[Any, Any]:
    return {kind: words for part in parts for kind, words in part.items()}


EFFECTS = _together(chapter.effects for chapter in CHAPTERS)
TESTS = _together(chapter.tests for chapter in CHAPTERS)
DENIALS = _together(chapter.denials for chapter in CHAPTERS)
EVENTS = _together(chapter.events for chapter in CHAPTERS)
QUESTIONS = _together(chapter.questions for chapter in CHAPTERS)
COMMANDS = _together(chapter.commands for chapter in CHAPTERS)
REASONS = _together(chapter.reasons for chapter in CHAPTERS)
THINGS = _together(chapter.things for chapter in CHAPTERS)
THING = _together(chapter.thing for chapter in CHAPTERS)


class ShipWords(RulesWords):
    """Words for one box; they answer in whatever language is in use when they are asked."""

    rooms = ()
    places = {"keyword": lambda say, value, *_: say.names.keyword(value)}

    def __init__(self, names: Names, *, in_full: bool = False) -> None:
        super().__init__(names, in_full=in_full)
        self._box = names.box

    def tell(self, effect: Effect) -> Told:
        if isinstance(effect, SHARED_EFFECTS) or self.keeps_quiet(effect):
            return super().tell(effect)
        told: Told = EFFECTS[type(effect)](effect, self)
        return told

    def clause(self, test: Test) -> str:
        """What must be so, as a clause."""
        return str(TESTS[type(test)](test, self))

    def denied(self, test: Test) -> str:
        """The contrary of it; empty if there are no words of its own for that."""
        denials = DENIALS.get(type(test))
        return "" if denials is None else str(denials(test, self))

    def event(self, event: Event, before: ShipState) -> str:
        """What happened, from the position before it; empty for what only keeps the house."""
        if isinstance(event, QUIET):
            return ""
        if isinstance(event, Moved):
            move = moves.told(event, before)
            return "" if move is None else moves.sentence(move, event.pieces, self)
        return str(EVENTS[type(event)](event, self, before))

    def chosen(self, question: ChooseOption, number: int) -> str:
        """Which alternative of a text was taken, counted from 1."""
        return chosen(question, number, self)

    def takes_effect(self, card: str) -> str:
        #: Chronicle aboard. {card} is the name of a card in quotation marks.
        return QCoreApplication.translate("ShipTexts", "{card} takes effect.").format(
            card=self.quoted(self.piece(card))
        )

    def survives(self, member: MemberId) -> str:
        #: Chronicle aboard. {member} is the name of a crewmember.
        text = QCoreApplication.translate("ShipRolls", "{member} survives.")
        return text.format(member=self.names.member(member))

    def who(self, decision: Decision, state: ShipState) -> str:
        """Who has the final say about the question; all others may propose (CYC-09, CYC-10)."""
        section = self.decider(decision)
        return "" if section is None else people.decides(section, self, state)

    def decider(self, decision: Decision) -> Section | None:
        """The section whose player decides; None where nobody is asked in particular."""
        return decision.section if isinstance(decision, ShipDecision) else None

    def question(self, decision: Decision, state: ShipState) -> str:
        if isinstance(decision, ChooseThing):
            return str(THINGS[type(decision.effect.effect)](decision.effect.effect, self, state))
        return str(QUESTIONS[type(decision)](decision, self, state))

    def command(self, command: Command, state: ShipState) -> str:
        if not isinstance(command, PickThing):
            return str(COMMANDS[type(command)](command, self, state))
        question = state.question
        if isinstance(question, ChooseThing) and (words := THING.get(type(question.effect.effect))):
            return str(words(command.thing, question.effect, self, state))
        return self.piece(command.thing)

    def reason(self, reason: Reason, state: ShipState) -> str:
        return str(REASONS[type(reason)](reason, self, state))

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

    def source(self, source: str) -> str:
        """Whose text it is: a card or an entry by its name; empty if nobody's."""
        family, _, name = source.partition(":")
        if family == "logs":
            return self.names.log(LogId(name))
        known = family in SOURCES and card_of(CardId(name)) in map(str, getattr(self._box, family))
        return self.piece(source) if known else ""

    def page(self, phase: Phase) -> str:
        """What a page of the ship book is called."""
        return phase_name(phase)

    def morale(self, level: MoraleLevel) -> str:
        return morale_name(level)
