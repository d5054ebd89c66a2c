"""E1 and E3: which track rises, which event is told, what may follow (HAP-07 to HAP-19, HAP-29, HAP-30, HEV)."""

from __future__ import annotations

from collections.abc import Sequence

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
from ..data.cards import EventCard, FollowUp, Target
from ..data.director import (
    AgendaItem,
    AgendaMade,
    ComplexNamed,
    ConsequenceChecked,
    Due,
    Entry,
    EntryOpened,
    EventTold,
    KeepOption,
    QuietSol,
    TellEvent,
)
from ..data.effects import ChangeTrack
from ..data.kinds import Complex, Difficulty, Profession
from ..data.steps import Step
from ..parts import coming, drawn_from
from ..state import HabitatState
from .difficulty import at_difficulty
from .eligible import cards, eligible, weight
from .entries import directed, may_act

HUNDRED = 100


def source_of(event: CardId) -> Source:
    return Source("habitat_events", event)


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


def _event_told(state: HabitatState, event: EventTold) -> HabitatState:
    known = cards(state)
    drawn = state.director.drawn
    if event.returned:
        drawn = tuple(each for each in drawn if each in known and known[each].once)
    after = changed(state, rng=state.rng.after(event.drawn))
    kept = drawn if event.event in drawn else (*drawn, event.event)
    return directed(after, drawn=kept, events=(*state.director.events, event.event))


def _agenda(state: HabitatState, event: AgendaMade) -> HabitatState:
    after = changed(state, rng=state.rng.after(event.drawn))
    return after if event.item is None else directed(after, agenda=(*after.director.agenda, event.item))


EVENTS = Chapter(
    steps={
        Step.MALFUNCTION_INCREASE: _name_complex,
        Step.MISSION_EVENT: lambda state: [coming(TellEvent())],
    },
    effects={TellEvent: _tell},
    folds={
        ComplexNamed: _named,
        EventTold: _event_told,
        QuietSol: lambda state, event: directed(state, events=(*state.director.events, CardId(""))),
        ConsequenceChecked: lambda state, event: changed(state, rng=state.rng.after(event.drawn)),
        AgendaMade: _agenda,
    },
)
