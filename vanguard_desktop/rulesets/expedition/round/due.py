"""Texts and abilities whose moment has come: at the start and end of a round, of a turn, or in a check (TRN-25).

Several texts that are due at the same moment are ordered by whoever settles questions of the team (GEN-19).
"""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import DecisionOpened, EffectsQueued, Event, Source, Waiting
from vanguard_desktop.setting import Moment, card_of

from ..chapter import Carries
from ..check.danger import use_lasting
from ..data import Due, Member, OrderEffects, State
from ..data.steps import (
    BringMarkers,
    EndOfTurn,
    IgnoreIcon,
    LandingResult,
    MayIgnore,
    Occasion,
    StrikeOne,
    Struck,
    TakeOff,
    TextsDue,
    UseLasting,
)
from ..landing.landing import landing_row
from ..planet.board import strike_one
from ..planet.planet import bring_markers
from ..planet.travel import ignored
from ..queueing import same, team_decider, you
from .ending import take_off
from .lasting import texts_due
from .moments import everybody, occasions


def in_an_order(state: State, texts: tuple[Waiting, ...]) -> Sequence[Event]:
    """Asked only where the order may matter: equal texts for the same person are the same (DEC-33)."""
    known = tuple(text for text in texts if text.you is None or state.is_here(text.you))
    if len(set(known)) <= 1:
        return [EffectsQueued(effects=known)] if known else []
    return [DecisionOpened(decision=OrderEffects(section=team_decider(state), effects=known))]


def picked(state: State, question: OrderEffects, number: int) -> Sequence[Event]:
    """That text comes next, the others after it."""
    rest = tuple(text for at, text in enumerate(question.effects, start=1) if at != number)
    return [EffectsQueued(effects=(question.effects[number - 1], Waiting(effect=TextsDue(texts=rest))))]


def at_round_start(state: State) -> tuple[Waiting, ...]:
    """After the start token is given and before the first turn (TRN-25)."""
    return (*_texts(texts_due(state, Due.ROUND_START)), *occasions(state, Moment.ROUND_START, everybody(state)))


def at_round_end(state: State) -> tuple[Waiting, ...]:
    """Before the turn tokens are flipped, first what the condition says (TRN-25, PLN-38)."""
    card = state.condition_card
    if card is None or card.round_end is None:
        return _texts(texts_due(state, Due.ROUND_END))
    first = Waiting(effect=card.round_end, source=Source("condition", card_of(card.id)))
    return (first, *_texts(texts_due(state, Due.ROUND_END)))


def _texts(texts: tuple[Waiting, ...]) -> tuple[Waiting, ...]:
    return (Waiting(effect=TextsDue(texts=texts)),) if texts else ()


def at_turn_end(state: State, member: Member) -> tuple[Waiting, ...]:
    """What was to come at the end of this turn; what its events say speaks of the next one."""
    texts = texts_due(state, Due.TURN_END, member.id)
    if not texts and not occasions(state, Moment.TURN_END, (member.id,)):
        return ()
    return (Waiting(effect=EndOfTurn(texts=texts), you=member.id),)


def _end_of_turn(state: State, waiting: Waiting, step: EndOfTurn) -> Sequence[Event]:
    assert waiting.you is not None
    waits = (*_texts(step.texts), *occasions(state, Moment.TURN_END, (waiting.you,)))
    return [EffectsQueued(effects=waits)] if waits else []


DUE: Carries = {
    Occasion: lambda state, waiting, step: [],  # whoever had an ability for it was asked
    TextsDue: lambda state, waiting, step: in_an_order(state, step.texts),
    EndOfTurn: _end_of_turn,
    IgnoreIcon: lambda state, waiting, step: ignored(state, waiting, step.icon),
    MayIgnore: lambda state, waiting, step: [same(waiting, step.icon)],  # asked anew: perhaps not any more
    Struck: lambda state, waiting, step: [same(waiting, step.effect)],
    StrikeOne: strike_one,
    LandingResult: lambda state, waiting, step: landing_row(state, step.value),
    BringMarkers: lambda state, waiting, step: bring_markers(state, step.start, step.to),
    TakeOff: lambda state, waiting, step: take_off(state),
    UseLasting: lambda state, waiting, step: use_lasting(state, you(state, waiting).id, step),
}
