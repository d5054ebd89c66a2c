"""E2: delayed consequences, delayed adventures and follow-ups (HAP-20 to HAP-30, HEV-03, HEV-12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from vanguard_desktop.core import CardId, Effect, EffectsQueued, Event, Source, Waiting

from ..chapter import Chapter
from ..crew.people import concerned
from ..data.cards import AdventureCard, Consequence, Delayed, FollowUpCard
from ..data.director import (
    AgendaDropped,
    AgendaItem,
    AgendaMade,
    AgendaMoved,
    AgendaTaken,
    ArmDelayed,
    CheckEntry,
    ConsequenceChecked,
    Due,
    Entry,
    EntryClosed,
    EntryState,
    TakeDue,
)
from ..data.kinds import Difficulty
from ..data.steps import Step
from ..parts import coming, same
from ..state import HabitatState
from .adventures import just_repaired
from .difficulty import at, at_difficulty
from .entries import consequence_of, directed, entry_of
from .events import HUNDRED, source_of

# HDF-05: chances of the three checks, and that a delayed part is armed.
CHANCES = {Difficulty.EASY: (15, 25, 35), Difficulty.NORMAL: (25, 35, 50), Difficulty.HARD: (30, 50, 65)}
ARMED = {Difficulty.EASY: 35, Difficulty.NORMAL: 50, Difficulty.HARD: 65}
LAST_CHECK = 3
MOST_DUE = 2
FAMILIES = {Due.FOLLOW_UP: "habitat_follow_ups", Due.ADVENTURE: "habitat_adventures"}


def _comes_due(state: HabitatState) -> Sequence[Event]:
    """HAP-20: consequences by sol of appearance, then the agenda."""
    live = [each for each in state.director.journal if each.state in (EntryState.OPEN, EntryState.OVERDUE)]
    earlier = sorted((each for each in live if each.sol < state.sol), key=lambda each: each.sol)
    return [coming(*(CheckEntry(event=each.event) for each in earlier), TakeDue(most=MOST_DUE))]


def chance(state: HabitatState, entry: Entry, consequence: Consequence) -> int:
    """HAP-21: the first, second or third chance, or the event's own."""
    age = state.sol - entry.sol
    return (consequence.chances or CHANCES[state.difficulty])[age - 1]


def _check(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, CheckEntry)
    entry = entry_of(state, waiting.effect.event)
    if entry is None:
        return []
    consequence, is_last = consequence_of(state, entry), state.sol - entry.sol >= LAST_CHECK
    if consequence is None:
        return []
    percent, rng = state.rng.below(HUNDRED)
    checked = ConsequenceChecked(event=entry.event, drawn=rng.since(state.rng))
    if percent < chance(state, entry, consequence):
        effect = at(at_difficulty(consequence.effect, state.difficulty), entry.structure)
        struck = EntryClosed(event=entry.event, state=EntryState.STRUCK)
        return [checked, struck, coming(effect, you=entry.who, source=source_of(entry.event))]
    lapsed = [EntryClosed(event=entry.event, state=EntryState.LAPSED)] if is_last else []
    return [checked, *lapsed]


def due_now(state: HabitatState) -> list[AgendaItem]:
    """By due sol, then in the order in which they were made (HAP-20)."""
    found = [each for each in state.director.agenda if each.due <= state.sol]
    return sorted(found, key=lambda each: each.due)


def _take(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HAP-22: two in a sol, the rest moves to the next one."""
    effect = waiting.effect
    assert isinstance(effect, TakeDue)
    lost = [each for each in state.director.agenda if state.astronaut(each.who) is None]
    if lost:
        return [*(AgendaDropped(item=each) for each in lost), same(waiting, effect)]
    found = due_now(state)
    if not found:
        return []
    if not effect.most:
        return [AgendaMoved()]
    item = found[0]
    text = just_repaired(at_difficulty(_text(state, item), state.difficulty), item.spot)
    first = Waiting(effect=text, you=item.who, source=Source(FAMILIES[item.kind], item.id))
    return [
        AgendaTaken(item=item),
        EffectsQueued(effects=(first, Waiting(effect=TakeDue(most=effect.most - 1)))),
    ]


def delayed_of(state: HabitatState, id: CardId, option: int) -> Delayed | None:
    """The delayed part of an adventure, or of the option that was taken (HAP-28)."""
    adventures: Mapping[CardId, AdventureCard] = state.box.others["habitat_adventures"]
    card = adventures[id]
    return card.options[option - 1].delayed if option else card.delayed


def _text(state: HabitatState, item: AgendaItem) -> Effect:
    if item.kind is Due.FOLLOW_UP:
        follow_ups: Mapping[CardId, FollowUpCard] = state.box.others["habitat_follow_ups"]
        return follow_ups[item.id].effect
    delayed = delayed_of(state, item.id, item.option)
    assert delayed is not None
    return delayed.effect


def _arm(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HAP-27: in secret; if it comes, then in one of the next three sols."""
    effect = waiting.effect
    assert isinstance(effect, ArmDelayed)
    if delayed_of(state, effect.id, effect.option) is None:
        return []
    percent, rng = state.rng.below(HUNDRED)
    if percent >= ARMED[state.difficulty]:
        return [AgendaMade(item=None, drawn=rng.since(state.rng))]
    more, rng = rng.below(3)
    item = AgendaItem(
        kind=Due.ADVENTURE,
        id=effect.id,
        option=effect.option,
        who=concerned(state, waiting),
        due=state.sol + 1 + more,
        made=state.sol,
        spot=effect.spot,
    )
    return [AgendaMade(item=item, drawn=rng.since(state.rng))]


def _dropped(state: HabitatState, event: AgendaDropped) -> HabitatState:
    return directed(state, agenda=tuple(each for each in state.director.agenda if each != event.item))


def _taken(state: HabitatState, event: AgendaTaken) -> HabitatState:
    left = list(state.director.agenda)
    left.remove(event.item)
    return directed(state, agenda=tuple(left), busy=state.director.busy + 1)


def _moved(state: HabitatState, _: AgendaMoved) -> HabitatState:
    late = state.sol + 1
    agenda = (attrs.evolve(each, due=max(each.due, late)) for each in state.director.agenda)
    return directed(state, agenda=tuple(agenda))


DUE = Chapter(
    steps={Step.WHAT_COMES_DUE: _comes_due},
    effects={CheckEntry: _check, TakeDue: _take, ArmDelayed: _arm},
    folds={AgendaDropped: _dropped, AgendaTaken: _taken, AgendaMoved: _moved},
)
