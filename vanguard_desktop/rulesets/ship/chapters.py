"""All chapters of the ship book together: who carries out which step, effect, question, order and event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from vanguard_desktop.core.chapter import together
from vanguard_desktop.core.effects import SHARED_EFFECTS, ForShip
from vanguard_desktop.core.engine import does_something
from vanguard_desktop.core.events import SHARED_EVENTS, Waiting
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Reason
from vanguard_desktop.core.reasons import SHARED_REASONS
from vanguard_desktop.core.state import evolve_shared
from vanguard_desktop.rulesets.ship.aboard.abilities import ABILITIES
from vanguard_desktop.rulesets.ship.aboard.barracks import BARRACKS
from vanguard_desktop.rulesets.ship.aboard.bridge import BRIDGE
from vanguard_desktop.rulesets.ship.aboard.crew import CREW
from vanguard_desktop.rulesets.ship.aboard.crew_effects import CREW_EFFECTS
from vanguard_desktop.rulesets.ship.aboard.discoveries import DISCOVERIES
from vanguard_desktop.rulesets.ship.aboard.draft import DRAFT
from vanguard_desktop.rulesets.ship.aboard.gains import GAINS
from vanguard_desktop.rulesets.ship.aboard.installing import INSTALLING
from vanguard_desktop.rulesets.ship.aboard.medbay import MEDBAY
from vanguard_desktop.rulesets.ship.aboard.memorial import MEMORIAL
from vanguard_desktop.rulesets.ship.aboard.morale import MORALE
from vanguard_desktop.rulesets.ship.aboard.situation_room import SITUATION_ROOM
from vanguard_desktop.rulesets.ship.aboard.survival import SURVIVAL
from vanguard_desktop.rulesets.ship.aboard.trades import TRADES
from vanguard_desktop.rulesets.ship.campaign.finish import FINISH
from vanguard_desktop.rulesets.ship.campaign.legacy import LEGACY
from vanguard_desktop.rulesets.ship.campaign.logbook import LOGBOOK
from vanguard_desktop.rulesets.ship.campaign.objectives import OBJECTIVES
from vanguard_desktop.rulesets.ship.campaign.operations import OPERATIONS
from vanguard_desktop.rulesets.ship.campaign.packing import PACKING
from vanguard_desktop.rulesets.ship.campaign.quick_start import QUICK_START
from vanguard_desktop.rulesets.ship.campaign.records import RECORDS
from vanguard_desktop.rulesets.ship.campaign.recruits import RECRUITS
from vanguard_desktop.rulesets.ship.campaign.register import REGISTER
from vanguard_desktop.rulesets.ship.campaign.save_point import SAVE_POINT
from vanguard_desktop.rulesets.ship.campaign.seats import SEATS
from vanguard_desktop.rulesets.ship.campaign.set_up import SET_UP
from vanguard_desktop.rulesets.ship.campaign.stand_alone import STAND_ALONE
from vanguard_desktop.rulesets.ship.chapter import Chapter, Do, Fold, Order, Pick, Resolve, Rolled
from vanguard_desktop.rulesets.ship.common import common
from vanguard_desktop.rulesets.ship.data.journey.cycle import DoStep
from vanguard_desktop.rulesets.ship.facilities.add_ons import add_ons
from vanguard_desktop.rulesets.ship.facilities.assignments import ASSIGNMENTS
from vanguard_desktop.rulesets.ship.facilities.envelope import ENVELOPE
from vanguard_desktop.rulesets.ship.facilities.facilities import FACILITY
from vanguard_desktop.rulesets.ship.facilities.hangar import HANGAR
from vanguard_desktop.rulesets.ship.facilities.laboratory import LABORATORY
from vanguard_desktop.rulesets.ship.facilities.production import PRODUCTION
from vanguard_desktop.rulesets.ship.facilities.repair import REPAIR
from vanguard_desktop.rulesets.ship.facilities.tasks import TASKS
from vanguard_desktop.rulesets.ship.in_force import IN_FORCE
from vanguard_desktop.rulesets.ship.journey.adrift import ADRIFT_RULES
from vanguard_desktop.rulesets.ship.journey.boards import BOARDS
from vanguard_desktop.rulesets.ship.journey.cycle import CYCLE, do_step
from vanguard_desktop.rulesets.ship.journey.debriefing import DEBRIEFING
from vanguard_desktop.rulesets.ship.journey.dice_supply import DICE_SUPPLY
from vanguard_desktop.rulesets.ship.journey.docking import DOCKING
from vanguard_desktop.rulesets.ship.journey.embark import EMBARK
from vanguard_desktop.rulesets.ship.journey.leaving import LEAVING
from vanguard_desktop.rulesets.ship.journey.loading import LOADING
from vanguard_desktop.rulesets.ship.journey.scanner import SCANNER
from vanguard_desktop.rulesets.ship.journey.star_map import STAR_MAP
from vanguard_desktop.rulesets.ship.journey.team import TEAM
from vanguard_desktop.rulesets.ship.journey.unloading import UNLOADING
from vanguard_desktop.rulesets.ship.limits import LIMITS
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rolls import rolls
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.tokens import TOKENS
from vanguard_desktop.rulesets.ship.triggers import TRIGGERS


def payable(state: ShipState, effect: Effect) -> bool:
    """Whether an alternative can be paid completely; what is no cost always can (CYC-13)."""
    can = PAYABLE.get(type(effect))
    return True if can is None else can(state, effect)


def does(state: ShipState, text: Waiting) -> bool:
    """Whether carrying this out now changes or asks anything."""
    return does_something(lambda here, waiting: RESOLVES[type(waiting.effect)](here, waiting), state, text)


def pick_of(effect: Effect) -> Pick | None:
    return PICKS.get(type(effect))


def _rolled(effect: Effect) -> Rolled:
    return ROLLED[type(effect)]


def _step(phase: Phase, step: str) -> Do | None:
    return STEPS.get((phase, step))


CHAPTERS: tuple[Chapter, ...] = (
    common(payable, does, pick_of),
    rolls(_rolled),
    TASKS,
    DISCOVERIES,
    LIMITS,
    DICE_SUPPLY,
    DEBRIEFING,
    UNLOADING,
    CREW_EFFECTS,
    MEDBAY,
    SURVIVAL,
    MEMORIAL,
    CYCLE,
    TOKENS,
    GAINS,
    MORALE,
    CREW,
    SEATS,
    SET_UP,
    RECRUITS,
    QUICK_START,
    LEAVING,
    DOCKING,
    IN_FORCE,
    INSTALLING,
    BRIDGE,
    STAR_MAP,
    ADRIFT_RULES,
    SCANNER,
    RECORDS,
    PACKING,
    SAVE_POINT,
    HANGAR,
    REPAIR,
    TEAM,
    BOARDS,
    LOADING,
    EMBARK,
    OPERATIONS,
    STAND_ALONE,
    FINISH,
    LOGBOOK,
    REGISTER,
    OBJECTIVES,
    ABILITIES,
    TRIGGERS,
    LEGACY,
    FACILITY,
    ENVELOPE,
    ASSIGNMENTS,
    LABORATORY,
    PRODUCTION,
    BARRACKS,
    DRAFT,
    SITUATION_ROOM,
    add_ons(payable, does),
    TRADES,
    Chapter(effects={DoStep: do_step(_step)}),
)


STEPS: dict[tuple[Phase, str], Do] = together(*(chapter.steps for chapter in CHAPTERS))
RESOLVES: dict[type[Effect], Resolve] = together(*(chapter.effects for chapter in CHAPTERS))
PICKS: dict[type[Effect], Pick] = together(*(chapter.picks for chapter in CHAPTERS))
ROLLED: dict[type[Effect], Rolled] = together(*(chapter.rolled for chapter in CHAPTERS))
PAYABLE: dict[type[Effect], Callable[[ShipState, Any], bool]] = together(*(chapter.payable for chapter in CHAPTERS))
QUESTIONS: dict[type[Decision], Callable[[ShipState, Any], Iterable[Command]]] = together(
    *(chapter.questions for chapter in CHAPTERS)
)
ORDERS: dict[type[Command], Order] = together(*(chapter.orders for chapter in CHAPTERS))
FOLDS: dict[type[Event], Fold] = together(
    dict.fromkeys(SHARED_EVENTS, evolve_shared), *(chapter.folds for chapter in CHAPTERS)
)
WATCHES: tuple[Callable[[ShipState, Sequence[Event]], Sequence[Waiting]], ...] = tuple(
    watch for chapter in CHAPTERS for watch in chapter.watches
)

EFFECTS: tuple[type[Effect], ...] = tuple(RESOLVES)
# What packs may print on cards of the ship; the rest are steps of the rules' own.
CARD_EFFECTS: tuple[type[Effect], ...] = tuple(
    effect for effect in EFFECTS if effect in SHARED_EFFECTS or issubclass(effect, ForShip)
)
REASONS: tuple[type[Reason], ...] = (*SHARED_REASONS, *(reason for each in CHAPTERS for reason in each.reasons))
