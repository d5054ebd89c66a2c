"""Rounds, turns and their end phase with its events (TRN, EVT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import CardId, DecisionOpened, Effect, EffectsQueued, Event, Source, Waiting, changed
from vanguard_desktop.dice.faces import Section

from ..data import (
    ChooseAction,
    ChooseEvent,
    ChooseFirst,
    CompleteMission,
    EventRevealed,
    Lasting,
    Member,
    State,
    TakeEvent,
)
from ..data.effects import ReadLog
from ..data.events import (
    CardsSeen,
    Deck,
    EventDrawn,
    EventSkipped,
    EventsShuffled,
    LastingUsed,
    MoreEventsWanted,
    RoundOpened,
    StartTokenGiven,
    TurnEnded,
    TurnOpened,
)
from ..data.steps import (
    DiscardEvent,
    EndPhase,
    NextTurn,
    OfferAction,
    OfferMissions,
    OpenRound,
    ResolveEvent,
    RevealEvent,
    ShuffleEvents,
)
from ..holds import holds
from ..picking import pick
from ..planet import place_rules
from ..queueing import steps, team_decider, you
from ..things.equipment import tokens_at_dawn
from ..training.script import GUIDED_ROUND
from . import due
from .ending import left_behind
from .lasting import in_force


def open_round(state: State) -> Sequence[Event]:
    """Recon gives the start token in the first round, later its holder, if no rope hands it on (STP-25, TRN-04)."""
    holder = next((member for member in state.members if member.id == state.start_token), None)
    opened = RoundOpened(round=state.round + 1)
    if state.round == 0 and holder is not None:  # TUT-07: somebody was given it at set-up
        return [opened, steps(None, NextTurn()), *_now(due.at_round_start(state))]
    if holder is not None and state.roped:
        ids = [member.id for member in state.members]
        passed = StartTokenGiven(to=ids[(ids.index(holder.id) + 1) % len(ids)])
        return [opened, steps(None, NextTurn()), *_now(due.at_round_start(state)), *tokens_at_dawn(state), passed]
    section = Section.RECON if state.round == 0 or holder is None else holder.section
    first = DecisionOpened(decision=ChooseFirst(section=section))
    return [opened, steps(None, NextTurn()), *_now(due.at_round_start(state)), *tokens_at_dawn(state), first]


def _now(waits: tuple[Waiting, ...]) -> list[Event]:
    return [EffectsQueued(effects=waits)] if waits else []


def next_turn(state: State) -> Sequence[Event]:
    """Clockwise from the holder of the start token (TRN-05); when all have had theirs, a new round (TRN-19)."""
    ids = [member.id for member in state.members]
    first = ids.index(state.start_token) if state.start_token in ids else 0
    order = state.members[first:] + state.members[:first]
    waiting = next((member for member in order if not member.turn_ended), None)
    if waiting is None:
        return [steps(None, *_after_guidance(state), OpenRound()), *_now(due.at_round_end(state))]
    return [TurnOpened(member=waiting.id), steps(waiting.id, OfferMissions(), OfferAction())]


def _after_guidance(state: State) -> tuple[Effect, ...]:
    """The log that ends the guided round of the training (TUT-27)."""
    script = state.board.script
    if script is None or script.after is None or not state.options.training or state.round != GUIDED_ROUND:
        return ()
    return (ReadLog(log=script.after),)


def offer_action(state: State) -> Sequence[Event]:
    """The next action of the turn, or its end phase (TRN-07, TRN-08)."""
    assert state.turn is not None
    if not state.actions_left:
        return [steps(state.turn, EndPhase())]
    return [DecisionOpened(decision=ChooseAction(member=state.turn))]


def ready_missions(state: State) -> tuple[CardId, ...]:
    """Missions that the players may complete now (PLN-44, PLN-45)."""
    return tuple(
        card
        for card in state.missions
        if (test := (printed := state.box.missions[card]).test) is not None
        and not printed.at_lift_off
        and holds(state, test, state.turn)
    )


def left_open(state: State) -> tuple[CardId, ...]:
    """Missions that lifting off now would not complete, as far as is known before the last log (PLN-43)."""
    away = left_behind(state)
    gone = changed(state, members=tuple(member for member in state.members if member.id not in away))

    def brought_home(card: CardId) -> bool:
        printed = state.box.missions[card]
        return printed.at_lift_off and printed.test is not None and holds(gone, printed.test)

    return tuple(card for card in state.missions if not brought_home(card))


def offer_missions(state: State, asked: tuple[CardId, ...]) -> Sequence[Event]:
    """A voluntary team question before and after every action, mission by mission (PLN-44, PLN-46)."""
    ready = [card for card in ready_missions(state) if card not in asked]
    if not ready:
        return []
    return [
        steps(state.turn, OfferMissions(asked=(*asked, ready[0]))),
        DecisionOpened(decision=CompleteMission(section=team_decider(state), card=ready[0])),
    ]


def end_phase(state: State, member: Member, events: int) -> Sequence[Event]:
    """The turn token is flipped, then so many events, each resolved before the next (TRN-17, TRN-18)."""
    count = max(0, events + state.extra_events)
    if no_events(state) or in_force(state, Lasting.NO_EVENTS_DRAWN, member.id, member.sector):
        count = 0
    return [
        TurnEnded(member=member.id),
        steps(None, NextTurn()),
        *_now(due.at_turn_end(state, member)),
        *([steps(member.id, *(RevealEvent() for _ in range(count)))] if count else []),
        *_now(place_rules.at_turn_end(state, member.id, member.sector)),  # where the turn ends, before any event
    ]


def no_events(state: State) -> bool:
    """In the training none are drawn until the second mission is revealed (TUT-11)."""
    return state.options.training and len(state.missions) + len(state.missions_done) < 2


def reveal_event(state: State, member: Member) -> Sequence[Event]:
    """The top card; the discards are shuffled first if the deck is empty (EVT-01, EVT-02, EVT-12)."""
    if not state.event_deck:
        return [steps(member.id, ShuffleEvents(), RevealEvent())] if state.event_discards else []
    if state.events_to_see > 1:
        return [MoreEventsWanted(count=1), steps(member.id, ChooseEvent(count=state.events_to_see))]
    return show_event(state, member, state.event_deck[0])


def show_event(state: State, member: Member, card: CardId) -> Sequence[Event]:
    """It lies open; everybody may still do something about it before it takes effect (DEC-30)."""
    drawn = EventDrawn(member=member.id, card=card)
    spared = in_force(state, Lasting.NO_EVENT, member.id, member.sector)
    if spared is not None:
        used = [LastingUsed(entry=spared)] if spared.uses is not None else []
        return [drawn, *used, steps(None, DiscardEvent())]
    # The discard belongs to nobody: the card goes away also if whoever revealed it dies of it.
    after = [steps(None, DiscardEvent()), steps(member.id, ResolveEvent())]
    if state.options.skip_revealed_events:
        return [drawn, *after]
    return [drawn, *after, DecisionOpened(decision=EventRevealed(member=member.id, card=card))]


def choose_event(state: State, waiting: Waiting, effect: ChooseEvent) -> Sequence[Event]:
    """Several are revealed instead of one; which of them is resolved is the choice of the one in turn."""
    seen = state.event_deck[: effect.count]
    look = [CardsSeen(member=you(state, waiting).id, deck=Deck.EVENTS, cards=seen)] if seen else []
    return [*look, *pick(state, waiting, events_to_take)]


def events_to_take(state: State, _: Waiting, effect: ChooseEvent) -> Iterator[Effect]:
    seen = state.event_deck[: effect.count]
    return (TakeEvent(card=card, seen=seen) for card in seen)


def take_event(state: State, waiting: Waiting, effect: TakeEvent) -> Sequence[Event]:
    """The others go to the discard pile unresolved (EVT-08)."""
    skipped = [EventSkipped(card=card) for card in effect.seen if card != effect.card and card in state.event_deck]
    if effect.card not in state.event_deck:
        return skipped
    return [*skipped, *show_event(state, you(state, waiting), effect.card)]


def shuffle_events(state: State) -> Sequence[Event]:
    order, rng = state.rng.shuffled(sorted((*state.event_deck, *state.event_discards)))
    return [EventsShuffled(deck=order, drawn=rng.since(state.rng))]


def resolve_event(state: State, member: Member) -> Sequence[Event]:
    """The main effect if a biome of the card is visible in the sector, otherwise the secondary one (EVT-03, EVT-05)."""
    assert state.event_shown is not None
    effect = half_for(state, member, state.event_shown)
    return [steps(member.id, effect, source=Source("event", state.event_shown))]


def half_for(state: State, member: Member, event: CardId) -> Effect:
    card = state.box.events[event]
    here = () if member.sector is None else state.biomes(member.sector)
    return card.main if any(biome in here for biome in card.biomes) else card.secondary
