"""Moments at which abilities may be used because something has just happened (CRD-12, CRW-14, GEN-21)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from vanguard_desktop.core import EffectsQueued, Event, MemberId, Waiting
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.setting import Ability, Moment, RowColor, card_of

from ..data import ChooseDieToSpend, Member, React, State, action_track
from ..data import events as ev
from ..data.effects import SpendDice
from ..data.steps import AskAgain, Occasion, Unavoidable
from ..landing.lander_parts import lander_abilities

Found = tuple[Occasion, tuple[MemberId, ...]]


def occasions(state: State, moment: Moment, members: Iterable[MemberId]) -> tuple[Waiting, ...]:
    return _waiting(state, Occasion(moment=moment), members)


def _waiting(state: State, occasion: Occasion, members: Iterable[MemberId]) -> tuple[Waiting, ...]:
    """A moment for each of them who has an ability for it, or to whom another helps; nobody else is asked."""
    return tuple(
        Waiting(effect=occasion, you=id)
        for id in members
        if state.is_here(id) and any(_serves(state, occasion.moment, id, member) for member in state.members)
    )


def _serves(state: State, moment: Moment, id: MemberId, member: Member) -> bool:
    mine = member.id == id
    return any(ability.when is moment and (mine or ability.anywhere) for ability in _abilities(state, member))


def _abilities(state: State, member: Member) -> Iterator[Ability]:
    for card in member.hand:
        yield state.box.section_cards[card_of(card)].main
    skill = state.crew_card(member.id).skill if member.charges else None
    if skill is not None:
        yield skill
    for card in member.equipment:
        yield from state.box.equipment[card_of(card)].abilities
    for _, abilities in lander_abilities(state):
        yield from abilities


def everybody(state: State) -> tuple[MemberId, ...]:
    return tuple(member.id for member in state.members)


def pending_cost(state: State) -> Waiting | None:
    """What was about to hit when the ability was used: the question about it waits to be asked again."""
    for behind in state.queue:
        if isinstance(behind.effect, AskAgain) and isinstance(behind.effect.decision, React):
            return behind.effect.decision.cost
    return None


def with_moments(state: State, what: object, events: Sequence[Event]) -> Sequence[Event]:
    """After an instruction, and before the next of the text it interrupts, comes what it has set off (GEN-21)."""
    if not any(type(event) in TRIGGERS for event in events):
        return events
    if any(isinstance(event, ev.ExpeditionEnding | ev.MemberDied) for event in events):
        return events
    watched: list[Event] = []
    last: list[Event] = []
    for event in events:
        watched.append(event)
        trigger = TRIGGERS.get(type(event))
        for occasion, members in trigger(state, event, what) if trigger is not None else ():
            waits = _waiting(state, occasion, members)
            if not waits:
                continue
            # An arrival reads its log first, exerting and spending are completed first; a threat is met at once.
            later = isinstance(event, ev.Traveled | ev.Exerted | ev.DieSpent)
            (watched if later else last).append(EffectsQueued(effects=waits))
    return [*watched, *last]


def _traveled(state: State, event: ev.Traveled, what: object) -> Iterator[Found]:
    if state.member(event.member).sector is None:  # set down at disembarking (ACT-57)
        return
    if event.path is not None:
        yield Occasion(moment=Moment.AFTER_TRAVEL), (event.member,)
    left = state.member(event.member).sector
    if left is not None and state.is_finished(left):
        yield Occasion(moment=Moment.LEFT_FINISHED), (event.member,)
    if event.to not in state.visited:
        yield Occasion(moment=Moment.NEW_SECTOR), (event.member,)


def _exerted(state: State, event: ev.Exerted, what: object) -> Iterator[Found]:
    yield Occasion(moment=Moment.AFTER_EXERT), (event.member,)


def _spent(state: State, event: ev.DieSpent, what: object) -> Iterator[Found]:
    """As a cost; dice that an injury die pushes out are no cost (INJ-07). One occasion for all dice of a cost."""
    paid = isinstance(state.question, ChooseDieToSpend)
    if isinstance(what, Waiting):
        effect = what.effect.effect if isinstance(what.effect, Unavoidable) else what.effect
        paid = isinstance(effect, SpendDice)
    waits = (w.effect for w in state.queue if w.you == event.member)
    if paid and not any(isinstance(w, Occasion) and w.moment is Moment.AFTER_SPENDING for w in waits):
        yield Occasion(moment=Moment.AFTER_SPENDING, color=ALL_DICE[event.die].color), (event.member,)


def _threat(state: State, event: ev.ThreatMoved | ev.StandeeMoved | ev.ThreatPlaced, what: object) -> Iterator[Found]:
    sector = event.sector if isinstance(event, ev.ThreatPlaced) else event.to
    yield Occasion(moment=Moment.THREAT_ENTERED), tuple(member.id for member in state.here(sector))


def _poi(state: State, event: ev.PoiStacked, what: object) -> Iterator[Found]:
    if event.cards and event.cards[-1] not in state.pois.get(event.sector, ()):
        card = card_of(event.cards[-1])
        here = tuple(member.id for member in state.here(event.sector))
        yield Occasion(moment=Moment.POI_PLACED, card=card), here
        instead = len(event.cards) == 1 and state.poi(event.sector) is not None  # PLN-16, PLN-17
        if instead and isinstance(what, Waiting) and what.you is not None:
            yield Occasion(moment=Moment.POI_REPLACED, card=card), (what.you,)


def _discovery(state: State, event: ev.DiscoveryGained, what: object) -> Iterator[Found]:
    you = what.you if isinstance(what, Waiting) and what.you is not None else state.turn
    if you is not None:
        yield Occasion(moment=Moment.AFTER_DISCOVERY), (you,)


def _track(state: State, event: ev.TrackMoved, what: object) -> Iterator[Found]:
    """A green track of the running check."""
    check = state.check
    if check is None or event.track != action_track(check.source, RowColor.GREEN):
        return
    if event.to > state.tracks.get(event.track, 0):
        yield Occasion(moment=Moment.TRACK_ADVANCED), (check.active,)


def _marked(state: State, event: ev.RowMarked, what: object) -> Iterator[Found]:
    if state.check is not None:
        yield Occasion(moment=Moment.OUTCOME_MARKED), (state.check.active,)


TRIGGERS: dict[type[Event], Callable[[State, Any, object], Iterator[Found]]] = {
    ev.Traveled: _traveled,
    ev.Exerted: _exerted,
    ev.DieSpent: _spent,
    ev.ThreatMoved: _threat,
    ev.StandeeMoved: _threat,
    ev.ThreatPlaced: _threat,
    ev.PoiStacked: _poi,
    ev.DiscoveryGained: _discovery,
    ev.TrackMoved: _track,
    ev.RowMarked: _marked,
}
