"""Numbered samples (HMS-08, HMS-21, HMS-35): which enter in place of plain ones, and how many there may be."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import EffectsQueued, Event, Waiting, changed

from ..chapter import Chapter, Pick
from ..data.cards import Trigger
from ..data.effects import NumberSample, TakeNumbered
from ..data.items import SAMPLE, together
from ..data.kinds import Item, Space, Stage
from ..data.missions import EnterNumbered, NumberedEntered, OfferNumbered, TakeNumber
from ..parts import named, same
from ..state import HabitatState
from .decks import read_research
from .hooks import waiting as hooked

AVAILABLE, PENDING, EXAMINED = "available", "pending", "examined"
# HMS-21: three tokens of each number.
COPIES = 3


def numbered(number: int) -> Item:
    return Item(f"{SAMPLE}:{number}")


def number_of(item: Item) -> str:
    return item.partition(":")[2]


def replaces(state: HabitatState) -> bool:
    """Whether the mission has numbered samples enter."""
    return any(hook.on.trigger is Trigger.SAMPLE_WOULD_ENTER for hook in state.sheet.hooks)


def entering(state: HabitatState, place: str, count: int) -> list[Event]:
    """What happens in place of so many samples that would enter there."""
    hook = next(hook for hook in state.sheet.hooks if hook.on.trigger is Trigger.SAMPLE_WOULD_ENTER)
    assert isinstance(hook.effect, NumberSample)
    one = attrs.evolve(hooked(state, hook), effect=attrs.evolve(hook.effect, place=place))
    return [EffectsQueued(effects=(one,) * count)] if count else []


def in_play(state: HabitatState, item: Item) -> int:
    """How many samples of a number there are; discoveries lie in the supply again where the mission says so."""
    stacks = [*state.declared, *([state.running.declared] if state.running is not None else [])]
    return (
        sum(there.count(item) for there in state.on_map.values())
        + sum(each.things.count(item) for each in stacks)
        + state.available.count(item)
        + state.arriving.count(item)
        + state.examined.count(item)
        + (0 if state.sheet.recycles else state.discovered.count(item))
    )


def distinct(state: HabitatState, stage: Stage) -> int:
    """How many different numbers have come to a stage (HMS-36)."""
    return len({number_of(item) for item in (state.discovered if stage is Stage.DISCOVERY else state.examined)} - {""})


def _number(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, NumberSample)
    return read_research(state, waiting, lambda number: EnterNumbered(number=number, place=effect.place))


def _enter(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HFQ-29: if all three tokens of a number are in play, the draw brings nothing."""
    effect = waiting.effect
    assert isinstance(effect, EnterNumbered)
    item = numbered(effect.number)
    return [NumberedEntered(item=item, place=effect.place)] if in_play(state, item) < COPIES else []


def _take(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, TakeNumbered)
    return read_research(state, waiting, lambda number: OfferNumbered(number=number, numbers=(), left=effect.cards - 1))


def _offer(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, OfferNumbered)
    numbers = (*effect.numbers, effect.number)
    if not effect.left:
        return [same(waiting, TakeNumber(numbers=numbers))]
    after = attrs.evolve(effect, numbers=numbers, left=effect.left - 1, out=numbers, again=False)
    return read_research(state, waiting, lambda number: attrs.evolve(after, number=number), out=numbers)


def _offered(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    assert isinstance(waiting.effect, TakeNumber)
    items = map(numbered, waiting.effect.numbers)
    return [item for item in items if in_play(state, item) < COPIES]


def _entered(state: HabitatState, event: NumberedEntered) -> HabitatState:
    if event.place == AVAILABLE:
        return changed(state, available=together(state.available, (event.item,)))
    if event.place == PENDING:
        return changed(state, arriving=together(state.arriving, (event.item,)))
    if event.place == EXAMINED:
        return changed(state, examined=together(state.examined, (event.item,)))
    at = Space(event.place)
    return changed(state, on_map={**state.on_map, at: together(state.on_map.get(at, ()), (event.item,))})


SAMPLES = Chapter(
    effects={
        NumberSample: _number,
        EnterNumbered: _enter,
        TakeNumbered: _take,
        OfferNumbered: _offer,
        TakeNumber: lambda state, waiting: named(waiting) if _offered(state, waiting) else [],
    },
    picks={
        TakeNumber: Pick(
            candidates=_offered,
            picked=lambda state, waiting, thing: [NumberedEntered(item=Item(thing), place=AVAILABLE)],
        )
    },
    folds={NumberedEntered: _entered},
)
