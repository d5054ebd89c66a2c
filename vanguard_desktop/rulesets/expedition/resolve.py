"""What the first effect of the queue does; the steps of rounds and turns wait in the same queue as card texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from vanguard_desktop.core.dice import Color, Section
from vanguard_desktop.core.events import DecisionOpened, EffectsQueued, Waiting
from vanguard_desktop.core.ids import DieId, MemberId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition.danger import danger_die
from vanguard_desktop.rulesets.expedition.decisions import (
    ChooseAction,
    ChooseDieToRefresh,
    ChooseDieToSpend,
    ChooseFirst,
    ChooseOption,
    EventRevealed,
)
from vanguard_desktop.rulesets.expedition.effects import (
    Arrive,
    Choose,
    DiscardEvent,
    EndPhase,
    ExpeditionEffect,
    GainSuccesses,
    GainSupplies,
    InOrder,
    LoseSupplies,
    NextTurn,
    Nothing,
    OfferAction,
    OpenRound,
    RefreshDice,
    ResolveEvent,
    RestRefresh,
    RollDanger,
    ShuffleEvents,
    SpendDice,
)
from vanguard_desktop.rulesets.expedition.events import (
    DieRefreshed,
    DieSpent,
    EventDiscarded,
    EventDrawn,
    EventsShuffled,
    RoundOpened,
    SuccessesGained,
    SuppliesChanged,
    Traveled,
    TurnEnded,
    TurnOpened,
)
from vanguard_desktop.rulesets.expedition.legal import dice_to_spend
from vanguard_desktop.rulesets.expedition.state import Member, State, far_end


def resolve(state: State, waiting: Waiting) -> Sequence[Event]:
    effect: ExpeditionEffect = waiting.effect  # type: ignore[assignment]
    you = waiting.you
    match effect:
        case Nothing():
            return []
        case InOrder(steps=steps):
            return [_queued(waiting, *steps)]
        case Choose(options=options):
            assert you is not None
            return [DecisionOpened(decision=ChooseOption(member=you, options=options, source=waiting.source))]
        case SpendDice(count=count):
            return _spend(state, _you(state, waiting), effect, count)
        case RefreshDice(count=count, color=color):
            return _refresh(_you(state, waiting), count, color, waiting)
        case LoseSupplies(count=count):
            lost = min(count, state.supplies)  # GEN-15
            return [SuppliesChanged(by=-lost)] if lost else []
        case GainSupplies(count=count):
            gained = min(count, state.most_supplies - state.supplies)
            return [SuppliesChanged(by=gained)] if gained else []
        case GainSuccesses(count=count):
            return [SuccessesGained(count=count)]
        case RollDanger(letter=letter):
            return danger_die(state, _you(state, waiting).id, letter)
        case ShuffleEvents():
            order, rng = state.rng.shuffled(sorted((*state.event_deck, *state.event_discards)))
            return [EventsShuffled(deck=order, drawn=rng.since(state.rng))]
        case OpenRound():
            return _open_round(state)
        case NextTurn():
            return _next_turn(state)
        case OfferAction():
            return _offer_action(state)
        case Arrive(path=path_id):
            path = state.path(path_id)
            member = _you(state, waiting)
            assert path is not None
            to = far_end(path, member.sector)
            assert to is not None
            return [Traveled(member=member.id, path=path_id, to=to)]
        case RestRefresh():
            member = _you(state, waiting)
            half = (len(member.available) + len(member.spent) + 1) // 2  # GEN-36: rounded up
            return _refresh(member, half, None, waiting)
        case EndPhase():
            return _end_phase(state, _you(state, waiting))
        case ResolveEvent():
            return _resolve_event(state, waiting)
        case DiscardEvent():
            assert state.event_shown is not None
            return [EventDiscarded(card=state.event_shown)]
        case _:
            assert_never(effect)


def _you(state: State, waiting: Waiting) -> Member:
    assert waiting.you is not None
    return state.member(waiting.you)


def _queued(waiting: Waiting, *effects: Effect) -> EffectsQueued:
    return EffectsQueued(effects=tuple(Waiting(effect=e, you=waiting.you, source=waiting.source) for e in effects))


def _steps(you: MemberId | None, *effects: Effect) -> EffectsQueued:
    return EffectsQueued(effects=tuple(Waiting(effect=effect, you=you) for effect in effects))


def _alike(dice: Sequence[DieId]) -> bool:
    """Dice of one make are the same to the rules, so which of them goes is no question (DEC-15)."""
    return len({die.rpartition("-")[0] for die in dice}) == 1


def _spend(state: State, member: Member, effect: SpendDice, count: int) -> Sequence[Event]:
    """One die at a time, so that the owner may name each of them."""
    dice = dice_to_spend(member, effect)
    if not dice or not count:
        return []
    rest = [] if count == 1 else [_steps(member.id, SpendDice(count=count - 1, color=effect.color))]
    if _alike(dice):
        return [DieSpent(member=member.id, die=dice[0]), *rest]
    if len(dice) <= count:
        return [DieSpent(member=member.id, die=die) for die in dice]
    return [*rest, DecisionOpened(decision=ChooseDieToSpend(member=member.id, dice=dice))]


def _refresh(member: Member, count: int, color: Color | None, waiting: Waiting) -> Sequence[Event]:
    dice = tuple(die for die in member.spent if color is None or die.startswith(f"{color.value}-"))
    if not dice or not count:
        return []
    rest = [] if count == 1 else [_queued(waiting, RefreshDice(count=count - 1, color=color))]
    if len(dice) <= count:
        return [DieRefreshed(member=member.id, die=die) for die in dice]
    if _alike(dice):
        return [DieRefreshed(member=member.id, die=dice[0]), *rest]
    return [*rest, DecisionOpened(decision=ChooseDieToRefresh(member=member.id, dice=dice))]


def _open_round(state: State) -> Sequence[Event]:
    holder = state.start_token
    section = Section.RECON if holder is None else state.member(holder).section
    return [
        RoundOpened(round=state.round + 1),
        _steps(None, NextTurn()),
        DecisionOpened(decision=ChooseFirst(section=section)),
    ]


def _next_turn(state: State) -> Sequence[Event]:
    """Clockwise from the holder of the start token (TRN-05)."""
    assert state.start_token is not None
    first = next(n for n, member in enumerate(state.members) if member.id == state.start_token)
    order = state.members[first:] + state.members[:first]
    waiting = next((member for member in order if not member.turn_ended), None)
    if waiting is None:
        return [_steps(None, OpenRound())]
    return [TurnOpened(member=waiting.id), _steps(waiting.id, OfferAction())]


def _offer_action(state: State) -> Sequence[Event]:
    assert state.turn is not None
    if not state.actions_left:
        return [_steps(state.turn, EndPhase())]
    return [DecisionOpened(decision=ChooseAction(member=state.turn))]


def _end_phase(state: State, member: Member) -> Sequence[Event]:
    ended = TurnEnded(member=member.id)
    if not state.event_deck and state.event_discards:  # EVT-02
        return [_steps(member.id, ShuffleEvents(), EndPhase())]
    if not state.event_deck:  # EVT-12
        return [ended, _steps(None, NextTurn())]
    card = state.event_deck[0]
    return [
        ended,
        EventDrawn(member=member.id, card=card),
        _steps(member.id, ResolveEvent(), DiscardEvent(), NextTurn()),
        DecisionOpened(decision=EventRevealed(member=member.id, card=card)),
    ]


def _resolve_event(state: State, waiting: Waiting) -> Sequence[Event]:
    """The main effect if a biome of the card is visible in the sector, otherwise the secondary one (EVT-05)."""
    assert state.event_shown is not None
    card = state.box.events[state.event_shown]
    here = state.biomes(_you(state, waiting).sector)
    effect = card.main if any(biome in here for biome in card.biomes) else card.secondary
    return [EffectsQueued(effects=(Waiting(effect=effect, you=waiting.you, source=f"event:{card.id}"),))]
