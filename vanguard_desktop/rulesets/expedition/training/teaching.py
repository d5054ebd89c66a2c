"""When each lesson of the training opens: the moment it first comes up (TUT-09, TUT-28)."""

from __future__ import annotations

from collections.abc import Iterator

from vanguard_desktop.core import DecisionOpened, Event, Waiting
from vanguard_desktop.setting import ImmediateEffect, RowColor, card_of

from ..crew.dice_pool import of_color
from ..data import Check, GatherDice, Purpose, State, Topic
from ..data import events as ev
from ..data.effects import SpendDice
from .script import chooses_dice

# TUT-11, TUT-28: with the second mission events begin.
MISSIONS_BEFORE_EVENTS = 2


def teaches(state: State) -> bool:
    """In the training every lesson is told of that something opens for the first time."""
    return state.options.training and len(state.topics) < len(Topic)


def in_cost(state: State, what: object) -> Iterator[Topic]:
    """A cost in dice that the available ones do not cover (DIE-26)."""
    if isinstance(what, Waiting) and isinstance(what.effect, SpendDice) and what.you is not None:
        dice = of_color(state.member(what.you).available, what.effect.color)
        if len(dice) < what.effect.count:
            yield Topic.TOO_FEW_DICE


def in_event(state: State, event: Event) -> Iterator[Topic]:
    """What `event` brings up for the first time; `state` is the position right after it."""
    match event:
        case ev.RoundOpened(round=2):
            yield from (Topic.TURN_ORDER, Topic.CONVERTS, Topic.PATH_ICONS)
        case ev.Traveled(member=member) | ev.TurnOpened(member=member):
            poi = state.poi(state.member(member).sector)
            if poi is not None and len(poi.actions) > 1:
                yield Topic.TWO_ACTIONS
        case ev.CheckStarted(check=check):
            yield from _in_check(state, check)
        case ev.PoiStacked(cards=cards):
            if cards and state.box.pois[card_of(cards[-1])].copies > 1:
                yield Topic.SEVERAL_COPIES
        case ev.SuccessesGained():
            if state.rank_up is not None and state.successes >= 3:
                yield Topic.RANK_UP
        case ev.InjuryGained():
            yield Topic.INJURIES
        case DecisionOpened(decision=GatherDice(member=member)):
            here = state.here(state.member(member).sector)
            if any(other.id != member and other.available for other in here) and not chooses_dice(state):
                yield Topic.ASSISTING
        case ev.UniqueGained():
            yield Topic.UNIQUE_DISCOVERY
        case ev.MissionAdded():
            if len(state.missions) + len(state.missions_done) >= MISSIONS_BEFORE_EVENTS:
                yield Topic.EVENTS
        case ev.ConditionPlaced():
            condition = state.condition_card
            if condition is not None and condition.time is not None:
                yield Topic.TIME_TRACKS
        case _:
            return


def _in_check(state: State, check: Check) -> Iterator[Topic]:
    if any(isinstance(special, ImmediateEffect) for special in check.card.special):
        yield Topic.IMMEDIATE_EFFECTS
    if any(row.color is RowColor.YELLOW for row in check.card.rows):
        yield Topic.BONUS_OUTCOMES
    if check.purpose is Purpose.PREPARE:
        yield Topic.PREPARE_CHECK
    if check.card.danger:
        yield Topic.DANGER_DICE
    if state.round > 1:
        yield Topic.COMBINATIONS
