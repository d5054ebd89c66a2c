"""Rounds, turns and their end phase with its events (TRN, EVT)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.dice import Section
from vanguard_desktop.core.events import DecisionOpened
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.decisions import (
    ChooseAction,
    ChooseFirst,
    CompleteMission,
    EventRevealed,
)
from vanguard_desktop.rulesets.expedition.events import (
    EventDrawn,
    EventsShuffled,
    RoundOpened,
    TurnEnded,
    TurnOpened,
)
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.queueing import steps, team_decider
from vanguard_desktop.rulesets.expedition.state import Member, State
from vanguard_desktop.rulesets.expedition.steps import (
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


def open_round(state: State) -> Sequence[Event]:
    """Recon gives the start token in the first round, later its holder (STP-25, TRN-04)."""
    holder = next((member for member in state.members if member.id == state.start_token), None)
    opened = RoundOpened(round=state.round + 1)
    if state.round == 0 and holder is not None:  # TUT-07: somebody was given it at set-up
        return [opened, steps(None, NextTurn())]
    section = Section.RECON if state.round == 0 or holder is None else holder.section
    return [opened, steps(None, NextTurn()), DecisionOpened(decision=ChooseFirst(section=section))]


def next_turn(state: State) -> Sequence[Event]:
    """Clockwise from the holder of the start token (TRN-05); when all have had theirs, a new round (TRN-19)."""
    ids = [member.id for member in state.members]
    first = ids.index(state.start_token) if state.start_token in ids else 0
    order = state.members[first:] + state.members[:first]
    waiting = next((member for member in order if not member.turn_ended), None)
    if waiting is None:
        return [steps(None, OpenRound())]
    return [TurnOpened(member=waiting.id), steps(waiting.id, OfferMissions(), OfferAction())]


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
        if (test := state.box.missions[card].test) is not None and holds(state, test, state.turn)
    )


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
    if no_events(state):
        count = 0
    return [
        TurnEnded(member=member.id),
        steps(None, NextTurn()),
        *([steps(member.id, *(RevealEvent() for _ in range(count)))] if count else []),
    ]


def no_events(state: State) -> bool:
    """In the training none are drawn until the second mission is revealed (TUT-11)."""
    return state.options.training and len(state.missions) + len(state.missions_done) < 2


def reveal_event(state: State, member: Member) -> Sequence[Event]:
    """The top card; the discards are shuffled first if the deck is empty (EVT-01, EVT-02, EVT-12)."""
    if not state.event_deck:
        return [steps(member.id, ShuffleEvents(), RevealEvent())] if state.event_discards else []
    card = state.event_deck[0]
    drawn = EventDrawn(member=member.id, card=card)
    after = steps(member.id, ResolveEvent(), DiscardEvent())
    if state.options.skip_revealed_events:
        return [drawn, after]
    return [drawn, after, DecisionOpened(decision=EventRevealed(member=member.id, card=card))]


def shuffle_events(state: State) -> Sequence[Event]:
    order, rng = state.rng.shuffled(sorted((*state.event_deck, *state.event_discards)))
    return [EventsShuffled(deck=order, drawn=rng.since(state.rng))]


def resolve_event(state: State, member: Member) -> Sequence[Event]:
    """The main effect if a biome of the card is visible in the sector, otherwise the secondary one (EVT-03, EVT-05)."""
    assert state.event_shown is not None
    card = state.box.events[state.event_shown]
    here = () if member.sector is None else state.biomes(member.sector)
    effect = card.main if any(biome in here for biome in card.biomes) else card.secondary
    return [steps(member.id, effect, source=f"event:{card.id}")]
