"""E1 and E3: which track rises, which event is told; the journal (HAP-07 to HAP-19, HAP-36, HEV)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import (
    CardId,
    Choose,
    Effect,
    EffectsQueued,
    Event,
    InOrder,
    MemberId,
    Source,
    Waiting,
    changed,
)

from ..chapter import Chapter
from ..crew.people import around
from ..data.cards import Consequence, EventAction, EventCard, EventOption, FollowUp, Tag, Target
from ..data.director import (
    AgeJournal,
    AgendaItem,
    AgendaMade,
    CloseEntry,
    ComplexNamed,
    ConsequenceChecked,
    Director,
    Due,
    Entry,
    EntryClosed,
    EntryOpened,
    EntryState,
    EventTold,
    KeepOption,
    OptionKept,
    QuietSol,
    StructureNamed,
    TellEvent,
)
from ..data.effects import ChangeTrack
from ..data.kinds import Complex, Difficulty, Profession
from ..data.steps import Step
from ..holds import holds
from ..parts import coming, drawn_from
from ..state import HabitatState
from .difficulty import at_difficulty

HUNDRED = 100
SOLS_OF_AN_ACTION = 2
FIRST_ORDEAL = 3


def cards(state: HabitatState) -> Mapping[CardId, EventCard]:
    found: Mapping[CardId, EventCard] = state.box.others["habitat_events"]
    return found


def source_of(event: CardId) -> Source:
    return Source("habitat_events", event)


def directed(state: HabitatState, **fields: Any) -> HabitatState:
    """What the director keeps, changed."""
    return changed(state, director=attrs.evolve(state.director, **fields))


# E1


def full_bag(difficulty: Difficulty) -> tuple[Complex, ...]:
    """HAP-08: one of each; on hard Systems twice."""
    return (*Complex, Complex.SYSTEMS) if difficulty is Difficulty.HARD else tuple(Complex)


def _name_complex(state: HabitatState) -> Sequence[Event]:
    """HAP-07, HAP-09: the mission may prescribe it; that leaves the bag as it is."""
    prescribed = next((rise.complex for rise in state.sheet.rises if rise.sol == state.sol), None)
    if prescribed is not None:
        named = ComplexNamed(complex=prescribed, drawn=0, prescribed=True)
        return [named, coming(ChangeTrack(complex=prescribed, by=1))]
    complex, drawn = drawn_from(state, state.director.bag or full_bag(state.difficulty))
    return [ComplexNamed(complex=complex, drawn=drawn), coming(ChangeTrack(complex=complex, by=1))]


def _named(state: HabitatState, event: ComplexNamed) -> HabitatState:
    if event.prescribed:
        return state
    bag = list(state.director.bag or full_bag(state.difficulty))
    bag.remove(event.complex)
    return directed(changed(state, rng=state.rng.after(event.drawn)), bag=tuple(bag))


# E3


def fits_mission(state: HabitatState, card: EventCard) -> bool:
    """HAP-10: events of this mission, of its kind, or of all."""
    return not card.missions or bool({state.mission, state.sheet.kind.value} & set(card.missions))


def is_eligible(state: HabitatState, card: EventCard, drawn: Sequence[CardId]) -> bool:
    """HAP-11 and the pacing of HAP-36."""
    first, last = card.window or (1, state.last_sol)
    seen = {entry.event for entry in state.director.journal if entry.state in (EntryState.OPEN, EntryState.OVERDUE)}
    if card.id in drawn or not first <= state.sol <= last or not fits_mission(state, card):
        return False
    if seen & {*card.excludes, card.id} or (card.condition is not None and not holds(state, card.condition)):
        return False
    return Tag.ORDEAL not in card.tags or (state.sol >= FIRST_ORDEAL and not _was_ordeal(state))


def _was_ordeal(state: HabitatState) -> bool:
    """Whether the sol before had an ordeal, scripted ones included."""
    last = state.director.events[-1:]
    return bool(last) and last[0] in cards(state) and Tag.ORDEAL in cards(state)[last[0]].tags


def weight(state: HabitatState, card: EventCard) -> int:
    """HDF-05, HAP-36: boons come more on easy, ordeals on hard and towards the end."""
    found: int = card.weight
    if Tag.BOON in card.tags and state.difficulty is Difficulty.EASY:
        found *= 2
    if Tag.ORDEAL in card.tags:
        late = state.sol > state.last_sol - -(-state.last_sol // 3)
        found *= (2 if state.difficulty is Difficulty.HARD else 1) * (2 if late else 1)
    return found


def eligible(state: HabitatState, drawn: Sequence[CardId]) -> list[EventCard]:
    """By id (HAP-04); after a sol in which much came due only what is good, if there is any (HAP-36)."""
    found = [card for _, card in sorted(cards(state).items()) if is_eligible(state, card, drawn)]
    boons = [card for card in found if Tag.BOON in card.tags]
    return boons if state.director.was_busy and boons else found


def _tell(state: HabitatState, _: Waiting) -> Sequence[Event]:
    scripted = next((each.event for each in state.sheet.events if each.sol == state.sol), None)
    if scripted is not None and scripted in cards(state):
        return _told(state, cards(state)[scripted], 0, prescribed=True)
    found, returned = eligible(state, state.director.drawn), False
    if not found:
        once = [each for each in state.director.drawn if each in cards(state) and cards(state)[each].once]
        found, returned = eligible(state, once), True
    if not found:
        return [QuietSol()]
    at, rng = state.rng.below(sum(weight(state, card) for card in found))
    for card in found:
        if at < weight(state, card):
            return _told(state, card, rng.since(state.rng), returned=returned)
        at -= weight(state, card)
    raise AssertionError(found)


def _told(
    state: HabitatState, card: EventCard, drawn: int, returned: bool = False, prescribed: bool = False
) -> list[Event]:
    """HEV-04 to HEV-06: its effects, one of its options, its action; whether something will come of it (HAP-29)."""
    here = changed(state, rng=state.rng.after(drawn))
    who, more = target(here, card.target) if card.target is not None else (None, 0)
    told = EventTold(event=card.id, drawn=drawn + more, who=who, returned=returned, prescribed=prescribed)
    texts = [at_difficulty(card.effect, state.difficulty), *_choice(state, card)]
    waiting = tuple(Waiting(effect=text, you=who, source=source_of(card.id)) for text in texts)
    entry = [EntryOpened(entry=Entry(event=card.id, sol=state.sol, who=who))] if may_act(card) else []
    here = changed(state, rng=state.rng.after(drawn + more))
    follow: list[Event] = []
    for each in card.follow_ups:
        made = follow_up(here, each, who)
        here = changed(here, rng=here.rng.after(made.drawn))
        follow.append(made)
    return [told, *entry, *follow, EffectsQueued(effects=waiting)]


def _choice(state: HabitatState, card: EventCard) -> list[Effect]:
    """HAP-40: options come after the effects, and the journal keeps the choice."""
    if not card.options:
        return []
    options = tuple(
        InOrder(steps=(KeepOption(event=card.id, option=number), at_difficulty(option.effect, state.difficulty)))
        for number, option in enumerate(card.options, 1)
    )
    return [Choose(options=options, labels=tuple(option.label for option in card.options))]


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


def follow_up(state: HabitatState, each: FollowUp, named: MemberId | None) -> AgendaMade:
    """HAP-29, HAP-30: decided when the event appears, whatever the group does later."""
    percent, rng = state.rng.below(HUNDRED)
    if percent >= each.chance:
        return AgendaMade(item=None, drawn=rng.since(state.rng))
    least, most = each.delay
    more, rng = rng.below(most - least + 1)
    here = changed(state, rng=rng)
    who, drawn = _follows(here, each, named)
    item = AgendaItem(kind=Due.FOLLOW_UP, id=each.event, who=who, due=state.sol + least + more, made=state.sol)
    return AgendaMade(item=item, drawn=rng.after(drawn).since(state.rng))


def _follows(state: HabitatState, each: FollowUp, named: MemberId | None) -> tuple[MemberId, int]:
    if each.trait is not None:
        profiles = state.box.others["habitat_profiles"]
        having = [who for who in state.crew if who.profile is not None and each.trait in profiles[who.profile].traits]
        return (having[0].id, 0) if having else target(state, Target.RANDOM)
    if each.target is Target.TARGET and named is not None:
        return named, 0
    return target(state, each.target)


def target(state: HabitatState, wanted: Target) -> tuple[MemberId, int]:
    """Somebody, with the number of draws that it took; a profession that is missing is anybody (HAP-30)."""
    if wanted is Target.FIRST_PLAYER:
        return state.first_player.id, 0
    if wanted not in (Target.RANDOM, Target.TARGET):
        found = state.astronaut(Profession(wanted.value))
        if found is not None:
            return found.id, 0
    one, drawn = drawn_from(state, around(state))
    return one.id, drawn


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


def _event_told(state: HabitatState, event: EventTold) -> HabitatState:
    known = cards(state)
    drawn = state.director.drawn
    if event.returned:
        drawn = tuple(each for each in drawn if each in known and known[each].once)
    after = changed(state, rng=state.rng.after(event.drawn))
    kept = drawn if event.event in drawn else (*drawn, event.event)
    return directed(after, drawn=kept, events=(*state.director.events, event.event))


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


def _agenda(state: HabitatState, event: AgendaMade) -> HabitatState:
    after = changed(state, rng=state.rng.after(event.drawn))
    return after if event.item is None else directed(after, agenda=(*after.director.agenda, event.item))


EVENTS = Chapter(
    steps={
        Step.MALFUNCTION_INCREASE: _name_complex,
        Step.MISSION_EVENT: lambda state: [coming(TellEvent())],
    },
    effects={TellEvent: _tell, KeepOption: _keep, CloseEntry: _close, AgeJournal: _age},
    folds={
        ComplexNamed: _named,
        EventTold: _event_told,
        QuietSol: lambda state, event: directed(state, events=(*state.director.events, CardId(""))),
        EntryOpened: _opened,
        StructureNamed: lambda state, event: with_entry(state, event.event, structure=event.structure),
        OptionKept: lambda state, event: with_entry(state, event.event, option=event.option),
        ConsequenceChecked: lambda state, event: changed(state, rng=state.rng.after(event.drawn)),
        EntryClosed: _closed,
        AgendaMade: _agenda,
    },
)
