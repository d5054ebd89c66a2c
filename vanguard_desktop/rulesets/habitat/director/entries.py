"""Events in the journal: their options and actions, how long they stay open, what may come of them (HAP-16, HAP-40)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from vanguard_desktop.core import CardId, Event, Waiting, changed

from ..chapter import Chapter
from ..data.cards import Consequence, EventAction, EventCard, EventOption
from ..data.director import (
    AgeJournal,
    CloseEntry,
    Director,
    Entry,
    EntryClosed,
    EntryOpened,
    EntryState,
    KeepOption,
    OptionKept,
    StructureNamed,
)
from ..state import HabitatState
from .eligible import cards

SOLS_OF_AN_ACTION = 2


def directed(state: HabitatState, **fields: Any) -> HabitatState:
    """What the director keeps, changed."""
    return changed(state, director=attrs.evolve(state.director, **fields))


def may_act(card: EventCard) -> bool:
    """Whether an event, with one of its options, opens an action (HEV-16)."""
    return card.action is not None or any(option.action is not None for option in card.options)


def option_of(card: EventCard, entry: Entry) -> EventOption | None:
    return card.options[entry.option - 1] if entry.option else None


def action_of(state: HabitatState, entry: Entry) -> EventAction | None:
    """The action of an entry: the option's own stands in place of the event's (HAP-40)."""
    card = cards(state)[entry.event]
    option = option_of(card, entry)
    if option is None:
        return card.action
    return option.action or (card.action if option.acts else None)


def _keep(_: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, KeepOption)
    return [OptionKept(event=waiting.effect.event, option=waiting.effect.option)]


def entry_of(state: HabitatState, event: CardId | None) -> Entry | None:
    """The entry of an event that is still open, or overdue."""
    live = (EntryState.OPEN, EntryState.OVERDUE)
    return next((each for each in state.director.journal if each.event == event and each.state in live), None)


def _close(_: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, CloseEntry)
    return [EntryClosed(event=waiting.effect.event, state=EntryState.DONE)]


def _age(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """HAP-16: out of sight with a danger that is still to come, or just gone."""
    return [
        EntryClosed(event=each.event, state=EntryState.OVERDUE if consequence_of(state, each) else EntryState.LAPSED)
        for each in state.director.journal
        if each.state is EntryState.OPEN and each.sol + SOLS_OF_AN_ACTION <= state.sol
    ]


def consequence_of(state: HabitatState, entry: Entry) -> Consequence | None:
    """What may come of an entry; an option's own stands in place of the event's (HAP-40, HEV-16)."""
    card = cards(state)[entry.event]
    option = option_of(card, entry)
    if action_of(state, entry) is None:
        return None
    if option is None:
        return card.consequence
    return option.consequence or (card.consequence if option.strikes else None)


def lapsed(director: Director) -> Director:
    """HAP-16: with the mission every open or overdue entry lapses."""
    live = (EntryState.OPEN, EntryState.OVERDUE)
    journal = (attrs.evolve(each, state=EntryState.LAPSED) if each.state in live else each for each in director.journal)
    return attrs.evolve(director, journal=tuple(journal))


def carried_over(director: Director, last: int) -> Director:
    """What a mission of a campaign hands on (HAP-25, HAP-38): what was drawn stays drawn, and what lies on the agenda
    keeps the delay that is left. `last` is the last sol that was played.
    """
    agenda = tuple(attrs.evolve(each, due=max(1, each.due - last)) for each in director.agenda)
    return Director(drawn=director.drawn, adventures=director.adventures, agenda=agenda)


def _opened(state: HabitatState, event: EntryOpened) -> HabitatState:
    return directed(state, journal=(*state.director.journal, event.entry))


def with_entry(here: HabitatState, id: CardId, **fields: Any) -> HabitatState:
    now = entry_of(here, id)
    if now is None:
        return here
    after = attrs.evolve(now, **fields)
    return directed(here, journal=tuple(after if each is now else each for each in here.director.journal))


def _closed(state: HabitatState, event: EntryClosed) -> HabitatState:
    struck = event.state is EntryState.STRUCK
    after = with_entry(state, event.event, state=event.state)
    return directed(after, busy=after.director.busy + struck)


ENTRIES = Chapter(
    effects={KeepOption: _keep, CloseEntry: _close, AgeJournal: _age},
    folds={
        EntryOpened: _opened,
        StructureNamed: lambda state, event: with_entry(state, event.event, structure=event.structure),
        OptionKept: lambda state, event: with_entry(state, event.event, option=event.option),
        EntryClosed: _closed,
    },
)
