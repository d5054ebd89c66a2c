"""All chapters of the habitat book together: who carries out which step, effect, question, order and event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from vanguard_desktop.core import (
    SHARED_EFFECTS,
    SHARED_EVENTS,
    SHARED_REASONS,
    Command,
    Decision,
    Effect,
    Event,
    Reason,
    Waiting,
    changed,
    does_something,
    evolve_shared,
    together,
)

from .abilities.abilities import USABLE, abilities
from .abilities.effects import ABILITY_EFFECTS
from .abilities.responses import RESPONSES
from .abilities.windows import windows
from .actions.course import COURSE
from .actions.exploring import EXPLORING
from .actions.finish import FINISH
from .actions.plan import PLAN
from .actions.results import RESULT
from .base.elements import ELEMENTS
from .base.farm import FARM
from .base.gains import GAINS
from .base.shutdown import SHUTDOWN
from .base.supply import SUPPLY
from .base.tokens import TOKENS
from .chapter import Chapter, Do, Feasible, Fold, Order, Pick, Resolve, Watch
from .common import common
from .crew.health import HEALTH
from .crew.morale import MORALE
from .crew.people import PEOPLE
from .data.abilities import AskGoOn, Point
from .data.effects.common import OnCard
from .data.rounds import RunStep
from .data.steps import Step
from .dice import DICE
from .director.adventures import ADVENTURES
from .director.due import DUE
from .director.effects import DIRECTOR_EFFECTS, naming
from .director.entries import ENTRIES
from .director.events import EVENTS
from .malfunctions.cards import CARDS
from .malfunctions.tracks import TRACKS
from .missions.bundles import BUNDLES
from .missions.campaign import CAMPAIGN
from .missions.decks import DECKS
from .missions.ending import ENDING
from .missions.ground import GROUND
from .missions.hub import HUB_TEXTS
from .missions.lasting import LASTING
from .missions.loads import LOADS
from .missions.markers import MARKERS
from .missions.samples import SAMPLES
from .missions.set_up import SET_UP
from .missions.sheet import SHEET
from .rounds.clean_up import CLEAN_UP
from .rounds.cycle import CYCLE, run_step
from .state import HabitatState


def feasible(state: HabitatState, waiting: Waiting) -> bool:
    """Whether a text can be carried out in full (HGN-06)."""
    can = FEASIBLE.get(type(waiting.effect))
    return True if can is None else can(state, waiting)


def does(state: HabitatState, text: Waiting) -> bool:
    """Whether carrying this out now changes or asks anything (HAB-09)."""
    return does_something(lambda here, waiting: RESOLVES[type(waiting.effect)](here, waiting), state, text)


def means(state: HabitatState, point: Point) -> Iterator[Command]:
    """What may be used at a decision point now; asked before the point is open."""
    here = changed(state, pending=(*state.pending, AskGoOn(point=point)))
    for kind in USABLE:
        order = ORDERS[kind]
        assert order.candidates is not None
        yield from (command for command in order.candidates(here) if order.why_not(here, command) is None)


def _pick_of(effect: type[Effect]) -> Pick:
    return PICKS[effect]


def _step(step: Step) -> Do | None:
    return STEPS.get(step)


CHAPTERS: tuple[Chapter, ...] = (
    common(feasible, _pick_of),
    Chapter(effects={RunStep: run_step(_step)}),
    CYCLE,
    CLEAN_UP,
    SET_UP,
    ENDING,
    SHEET,
    DECKS,
    LOADS,
    MARKERS,
    BUNDLES,
    GROUND,
    SAMPLES,
    CAMPAIGN,
    LASTING,
    HUB_TEXTS,
    SUPPLY,
    SHUTDOWN,
    FARM,
    ELEMENTS,
    TOKENS,
    GAINS,
    PEOPLE,
    MORALE,
    HEALTH,
    PLAN,
    DICE,
    COURSE,
    RESULT,
    EXPLORING,
    FINISH,
    TRACKS,
    CARDS,
    ADVENTURES,
    DIRECTOR_EFFECTS,
    naming(feasible),
    EVENTS,
    ENTRIES,
    DUE,
    windows(means),
    abilities(does),
    ABILITY_EFFECTS,
    RESPONSES,
)

STEPS: dict[Step, Do] = together(*(chapter.steps for chapter in CHAPTERS))
RESOLVES: dict[type[Effect], Resolve] = together(*(chapter.effects for chapter in CHAPTERS))
PICKS: dict[type[Effect], Pick] = together(*(chapter.picks for chapter in CHAPTERS))
FEASIBLE: dict[type[Effect], Feasible] = together(*(chapter.feasible for chapter in CHAPTERS))
QUESTIONS: dict[type[Decision], Callable[[HabitatState, Any], Iterable[Command]]] = together(
    *(chapter.questions for chapter in CHAPTERS)
)
ORDERS: dict[type[Command], Order] = together(*(chapter.orders for chapter in CHAPTERS))
FOLDS: dict[type[Event], Fold] = together(
    dict.fromkeys(SHARED_EVENTS, evolve_shared), *(chapter.folds for chapter in CHAPTERS)
)
WATCHES: tuple[Watch, ...] = tuple(watch for chapter in CHAPTERS for watch in chapter.watches)

EFFECTS: tuple[type[Effect], ...] = tuple(RESOLVES)
# What packs may print; the rest are steps of the rules' own.
CARD_EFFECTS: tuple[type[Effect], ...] = tuple(
    effect for effect in EFFECTS if effect in SHARED_EFFECTS or issubclass(effect, OnCard)
)
REASONS: tuple[type[Reason], ...] = (*SHARED_REASONS, *(reason for each in CHAPTERS for reason in each.reasons))
