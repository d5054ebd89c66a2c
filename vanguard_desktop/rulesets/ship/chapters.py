"""All chapters of the ship book together: who carries out which step, effect, question, order and event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from vanguard_desktop.core import (
    SHARED_EFFECTS,
    SHARED_EVENTS,
    SHARED_REASONS,
    Command,
    Decision,
    Effect,
    Event,
    ForShip,
    Reason,
    Waiting,
    does_something,
    evolve_shared,
    together,
)

from .aboard.abilities import ABILITIES
from .aboard.barracks import BARRACKS
from .aboard.bridge import BRIDGE
from .aboard.crew import CREW
from .aboard.crew_effects import CREW_EFFECTS
from .aboard.discoveries import DISCOVERIES
from .aboard.draft import DRAFT
from .aboard.gains import GAINS
from .aboard.installing import INSTALLING
from .aboard.medbay import MEDBAY
from .aboard.memorial import MEMORIAL
from .aboard.morale import MORALE
from .aboard.situation_room import SITUATION_ROOM
from .aboard.survival import SURVIVAL
from .aboard.trades import TRADES
from .campaign.finish import FINISH
from .campaign.legacy import LEGACY
from .campaign.logbook import LOGBOOK
from .campaign.objectives import OBJECTIVES
from .campaign.operations import OPERATIONS
from .campaign.packing import PACKING
from .campaign.quick_start import QUICK_START
from .campaign.records import RECORDS
from .campaign.recruits import RECRUITS
from .campaign.register import REGISTER
from .campaign.save_point import SAVE_POINT
from .campaign.seats import SEATS
from .campaign.set_up import SET_UP
from .campaign.stand_alone import STAND_ALONE
from .chapter import Chapter, Do, Fold, Order, Pick, Resolve, Rolled
from .common import common
from .data.journey.cycle import DoStep
from .facilities.add_ons import add_ons
from .facilities.assignments import ASSIGNMENTS
from .facilities.envelope import ENVELOPE
from .facilities.facilities import FACILITY
from .facilities.hangar import HANGAR
from .facilities.laboratory import LABORATORY
from .facilities.production import PRODUCTION
from .facilities.repair import REPAIR
from .facilities.tasks import TASKS
from .in_force import IN_FORCE
from .journey.adrift import ADRIFT_RULES
from .journey.boards import BOARDS
from .journey.cycle import CYCLE, do_step
from .journey.debriefing import DEBRIEFING
from .journey.dice_supply import DICE_SUPPLY
from .journey.docking import DOCKING
from .journey.embark import EMBARK
from .journey.leaving import LEAVING
from .journey.loading import LOADING
from .journey.scanner import SCANNER
from .journey.star_map import STAR_MAP
from .journey.team import TEAM
from .journey.unloading import UNLOADING
from .limits import LIMITS
from .phases import Phase
from .rolls import rolls
from .state import ShipState
from .tokens import TOKENS
from .triggers import TRIGGERS


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
