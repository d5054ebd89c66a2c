"""The ship book in words: every effect, event, question, order and refusal, told by the chapter it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core.box import card_of
from vanguard_desktop.core.cards_ship import MoraleLevel
from vanguard_desktop.core.events import (
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    EffectTaken,
    LuckRenewed,
    PlayerRenamed,
    RealDiceChosen,
)
from vanguard_desktop.core.ids import CardId, DieId
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Reason, Test
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.clause_text import ClauseText
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.ship.barracks import BARRACKS
from vanguard_desktop.text.ship.bridge import BRIDGE
from vanguard_desktop.text.ship.chapter_words import ChapterWords
from vanguard_desktop.text.ship.common import COMMON
from vanguard_desktop.text.ship.conditions import CONDITIONS
from vanguard_desktop.text.ship.crew_effects import CREW_EFFECTS
from vanguard_desktop.text.ship.cycle import CYCLE
from vanguard_desktop.text.ship.debriefing import DEBRIEFING
from vanguard_desktop.text.ship.discoveries import DISCOVERIES
from vanguard_desktop.text.ship.docking import DOCKING
from vanguard_desktop.text.ship.facilities import FACILITIES
from vanguard_desktop.text.ship.hangar import HANGAR
from vanguard_desktop.text.ship.launch import LAUNCH
from vanguard_desktop.text.ship.logbook import LOGBOOK
from vanguard_desktop.text.ship.medbay import MEDBAY
from vanguard_desktop.text.ship.objectives import OBJECTIVES
from vanguard_desktop.text.ship.operations import OPERATIONS
from vanguard_desktop.text.ship.places import morale_name, phase_name, zone_name
from vanguard_desktop.text.ship.projects import PROJECTS
from vanguard_desktop.text.ship.rolls import ROLLS
from vanguard_desktop.text.ship.save_point import SAVE_POINT
from vanguard_desktop.text.ship.set_up import SET_UP
from vanguard_desktop.text.ship.situation_room import ADD_ONS, SITUATION_ROOM
from vanguard_desktop.text.ship.star_map import STAR_MAP
from vanguard_desktop.text.ship.tasks import TASKS
from vanguard_desktop.text.ship.unloading import UNLOADING

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
# Bookkeeping of the engine, which the journal leaves out.
QUIET = (EffectTaken, EffectsQueued, DecisionOpened, DecisionClosed, LuckRenewed, RealDiceChosen, PlayerRenamed)


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


class ShipWords:
    """Words for one box; they answer in whatever language is in use when they are asked."""

    def __init__(self, names: Names) -> None:
        self._box = names.box
        self.names = names
        self.clauses = ClauseText(names, self._test, self._denied)

    def effect(self, effect: Effect) -> str:
        return str(EFFECTS[type(effect)](effect, self))

    def _test(self, test: Test) -> str:
        return str(TESTS[type(test)](test, self))

    def _denied(self, test: Test) -> str:
        words = DENIALS.get(type(test))
        return "" if words is None else str(words(test, self))

    def event(self, event: Event, state: ShipState) -> str:
        """The line of the journal; empty for what only keeps the books."""
        return "" if isinstance(event, QUIET) else str(EVENTS[type(event)](event, self, state))

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
                return QCoreApplication.translate("ShipWords", "{id} {name}").format(
                    id=id, name=self.names.content(family, card.name)
                )
        return id

    def zone(self, zone: str) -> str:
        return zone_name(zone)

    def phase(self, phase: Phase) -> str:
        return phase_name(phase)

    def morale(self, level: MoraleLevel) -> str:
        return morale_name(level)
