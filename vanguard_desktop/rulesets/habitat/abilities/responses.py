"""Responses to what was just drawn or is about to be: two tiles, a second condition, another card (HAB-08)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Effect, Event, Waiting, changed

from ..chapter import Chapter
from ..crew.health import new_to
from ..data.abilities import SecondConditionShown, SecondTileWanted
from ..data.actions import ExploreSpace
from ..data.crew import ReceiveCondition
from ..data.effects import DrawAgain, DrawTwoTiles, SecondCondition
from ..data.kinds import RINGS
from ..data.missions import DirectionReread, ResearchRedrawn, WithDirection, WithResearch
from ..map.spaces import ring_of
from ..missions.decks import PERCENT, directions, research
from ..parts import drawn_from
from ..state import HabitatState
from .windows import answered

TWO = 2


def _two_tiles(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """AG2: with one tile left in the pile there is nothing to choose."""
    now = answered(state, ExploreSpace)
    if now is None or not isinstance(now.effect, ExploreSpace) or now.effect.tiles >= TWO:
        return []
    return [SecondTileWanted()] if len(state.piles[RINGS[ring_of(now.effect.space)]]) >= TWO else []


def _second_condition(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """AM2: another token beside the one that was drawn."""
    now = answered(state, ReceiveCondition)
    if now is None or not isinstance(now.effect, ReceiveCondition) or now.you is None:
        return []
    patient = state.astronaut(now.you)
    others = [] if patient is None else [card for card in new_to(state, patient) if card not in now.effect.cards]
    if not others or len(now.effect.cards) >= TWO:
        return []
    card, drawn = drawn_from(state, others)
    return [SecondConditionShown(card=card, drawn=drawn)]


def _draw_again(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """AS3, HGN-12: the first card goes back into its deck, the second one is binding."""
    now = answered(state, WithResearch) or answered(state, WithDirection)
    match now and now.effect:
        case WithResearch(again=False, percent=percent, out=out):
            number, drawn = drawn_from(state, research(state, percent, out))
            return [ResearchRedrawn(number=number, percent=PERCENT[number], drawn=drawn)]
        case WithDirection(again=False, out=gone):
            direction, drawn = drawn_from(state, directions(state, gone))
            return [DirectionReread(direction=direction, drawn=drawn)]
        case _:
            return []


def _in_queue(state: HabitatState, was: Waiting, effect: Effect) -> HabitatState:
    """What is answered happens otherwise."""
    after = attrs.evolve(was, effect=effect)
    place = state.queue.index(was)
    return changed(state, queue=(*state.queue[:place], after, *state.queue[place + 1 :]))


def _wanted(state: HabitatState, _: SecondTileWanted) -> HabitatState:
    now = answered(state, ExploreSpace)
    assert now is not None
    assert isinstance(now.effect, ExploreSpace)
    return _in_queue(state, now, attrs.evolve(now.effect, tiles=TWO))


def _shown(state: HabitatState, event: SecondConditionShown) -> HabitatState:
    now = answered(state, ReceiveCondition)
    assert now is not None
    assert isinstance(now.effect, ReceiveCondition)
    both = attrs.evolve(now.effect, cards=(*now.effect.cards, event.card))
    return changed(_in_queue(state, now, both), rng=state.rng.after(event.drawn))


def _redrawn(state: HabitatState, event: ResearchRedrawn) -> HabitatState:
    now = answered(state, WithResearch)
    assert now is not None
    assert isinstance(now.effect, WithResearch)
    other = attrs.evolve(now.effect, number=event.number, again=True)
    return changed(_in_queue(state, now, other), rng=state.rng.after(event.drawn))


def _reread(state: HabitatState, event: DirectionReread) -> HabitatState:
    now = answered(state, WithDirection)
    assert now is not None
    assert isinstance(now.effect, WithDirection)
    other = attrs.evolve(now.effect, direction=event.direction, again=True)
    return changed(_in_queue(state, now, other), rng=state.rng.after(event.drawn))


RESPONSES = Chapter(
    effects={DrawTwoTiles: _two_tiles, SecondCondition: _second_condition, DrawAgain: _draw_again},
    folds={
        SecondTileWanted: _wanted,
        SecondConditionShown: _shown,
        ResearchRedrawn: _redrawn,
        DirectionReread: _reread,
    },
)
