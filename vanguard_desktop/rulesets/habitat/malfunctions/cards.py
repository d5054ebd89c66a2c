"""Malfunction cards: drawn by a full track, or looked for by a text (HMF-09, HMF-15, HMF-19 to HMF-27)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import CardId, EffectsQueued, Event, Source, Waiting, changed
from vanguard_desktop.setting import card_of

from ..actions.targets import at_hand
from ..base.structures import in_play
from ..chapter import Chapter, Pick
from ..crew.people import around
from ..data.abilities import Pause, Point
from ..data.base import GainedItems, SpentItems
from ..data.cards import MalfunctionCard
from ..data.chance import RoverMarked
from ..data.effects import (
    Hurt,
    HurtTheIll,
    MarkRover,
    RedrawMalfunction,
    ResolveCard,
    ReturnExamined,
    SpendSample,
)
from ..data.items import is_sample
from ..data.kinds import DECK_OF, Complex, Item, Make, Modifier, Who
from ..data.malfunctions import (
    ApplyMalfunction,
    DeckRenewed,
    ExaminedReturned,
    FillTrack,
    FinishFilling,
    MalfunctionDrawn,
    MalfunctionRedrawn,
    MoveChain,
    TrackReset,
)
from ..parts import coming, draw, named
from ..state import HabitatState

# HMK-11: on a rover these pile up; of all others there is one at the most.
PILE_UP = (Modifier.BREAKDOWN, Modifier.EXTRA_PAWN)


def card(state: HabitatState, copy: CardId) -> MalfunctionCard:
    found: MalfunctionCard = state.box.others["habitat_malfunctions"][card_of(copy)]
    return found


def concerns_something(state: HabitatState, found: MalfunctionCard) -> bool:
    """HMF-20: a card whose structure is not in play or shut down is discarded unresolved; cards are never meant."""
    return any(
        state.card(each).kind is found.structure
        and state.card(each).make is Make.HUB
        and not state.structures[each].is_shut
        for each in in_play(state)
    )


def _renewed(state: HabitatState, complex: Complex) -> bool:
    """Whether the deck is used up, so that its discards form a new one (HMF-15)."""
    pile = DECK_OF[complex]
    return not state.piles[pile] and bool(state.discards.get(pile))


def _fill(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HMF-09: the card is resolved, the track stands at nothing, then the chain moves (HMF-10)."""
    assert isinstance(waiting.effect, FillTrack)
    complex = waiting.effect.complex
    drawn = draw(state, DECK_OF[complex])
    after = (Waiting(effect=FinishFilling(complex=complex)), Waiting(effect=MoveChain(complex=complex)))
    if drawn is None:
        return [EffectsQueued(effects=after)]
    return [*_drawn(state, complex, *drawn, after=after)]


def _finish(_: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, FinishFilling)
    return [TrackReset(complex=waiting.effect.complex)]


def _drawn(
    state: HabitatState, complex: Complex, copy: CardId, count: int, after: tuple[Waiting, ...] = ()
) -> list[Event]:
    found = card(state, copy)
    resolved = concerns_something(state, found)
    event = MalfunctionDrawn(complex=complex, card=copy, drawn=count, resolved=resolved)
    source = Source("habitat_malfunctions", found.id)
    renewed = [DeckRenewed(complex=complex)] if _renewed(_draw_fold(state, event), complex) else []
    if not after:  # looked for by a text: it is the one that was looked for (HMF-26)
        text = (Waiting(effect=found.effect, source=source),) if resolved else ()
        return [event, EffectsQueued(effects=text), *renewed]
    apply = ApplyMalfunction(complex=complex, card=copy, resolved=resolved)
    steps = (Waiting(effect=Pause(point=Point.MALFUNCTION_DRAWN)), Waiting(effect=apply))
    return [event, EffectsQueued(effects=(*steps, *after)), *renewed]


def _apply(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, ApplyMalfunction)
    if not effect.resolved:
        return []
    found = card(state, effect.card)
    return [coming(found.effect, source=Source("habitat_malfunctions", found.id))]


def _draw_again(state: HabitatState, _: Waiting) -> Sequence[Event]:
    """HGN-12: the first card stays on the discards, the second one is binding."""
    now = next((each.effect for each in state.queue if isinstance(each.effect, ApplyMalfunction)), None)
    if not isinstance(now, ApplyMalfunction) or now.again:
        return []
    drawn = draw(state, DECK_OF[now.complex])
    if drawn is None:
        return []
    copy, count = drawn
    resolved = concerns_something(state, card(state, copy))
    event = MalfunctionRedrawn(complex=now.complex, card=copy, drawn=count, resolved=resolved)
    renewed = _renewed(_draw_fold(state, event), now.complex)
    return [event, *([DeckRenewed(complex=now.complex)] if renewed else [])]


def _redrawn(state: HabitatState, event: MalfunctionRedrawn) -> HabitatState:
    queue = tuple(
        attrs.evolve(each, effect=attrs.evolve(each.effect, card=event.card, resolved=event.resolved, again=True))
        if isinstance(each.effect, ApplyMalfunction)
        else each
        for each in state.queue
    )
    return changed(_draw_fold(state, event), queue=queue)


def _search(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HMF-26: cards are drawn until one fits; it is resolved, the others are discarded."""
    effect = waiting.effect
    assert isinstance(effect, ResolveCard)
    pile = DECK_OF[effect.complex]
    left, discards = state.piles[pile], state.discards.get(pile, ())
    fitting = [copy for copy in (*left, *discards) if _fits(state, effect, copy)]
    if not fitting:
        return []
    found = draw(state, pile)
    if found is None:
        return [DeckRenewed(complex=effect.complex), EffectsQueued(effects=(waiting,))]
    copy, count = found
    if _fits(state, effect, copy):
        return _drawn(state, effect.complex, copy, count)
    passed = MalfunctionDrawn(complex=effect.complex, card=copy, drawn=count, resolved=False)
    renewed = [DeckRenewed(complex=effect.complex)] if _renewed(_draw_fold(state, passed), effect.complex) else []
    return [passed, *renewed, EffectsQueued(effects=(waiting,))]


def _fits(state: HabitatState, effect: ResolveCard, copy: CardId) -> bool:
    found = card(state, copy)
    return effect.family in (None, found.family) and effect.structure in (None, found.structure)


def _mark_rover(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HMK-11: what lies there already is ignored; breakdowns pile up."""
    effect = waiting.effect
    assert isinstance(effect, MarkRover)
    if effect.modifier in state.rovers[effect.rover] and effect.modifier not in PILE_UP:
        return []
    return [RoverMarked(rover=effect.rover, modifier=effect.modifier)]


def _samples(state: HabitatState, _: Waiting) -> Sequence[str]:
    """What lies with a planned action already is not spent on anything else (HAC-25)."""
    return [item for item, count in at_hand(state).items() if count > 0 and is_sample(item)]


def _spend_sample(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    there = _samples(state, waiting)
    if len(there) == 1:
        return [SpentItems(items=(Item(there[0]),))]
    return named(waiting) if there else []


def _return_examined(state: HabitatState, _: Waiting) -> Sequence[Event]:
    if not state.examined:
        return []
    return [ExaminedReturned(), GainedItems(items=state.examined)]


def _hurt_the_ill(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    ill = (each for each in around(state) if each.conditions)
    return [
        EffectsQueued(effects=tuple(attrs.evolve(waiting, effect=Hurt(who=Who.ACTOR), you=each.id) for each in ill))
    ]


def _draw_fold(state: HabitatState, event: MalfunctionDrawn | MalfunctionRedrawn) -> HabitatState:
    pile = DECK_OF[event.complex]
    left = tuple(each for each in state.piles[pile] if each != event.card)
    discards = tuple(sorted((*state.discards.get(pile, ()), event.card)))
    return changed(
        state,
        piles={**state.piles, pile: left},
        discards={**state.discards, pile: discards},
        rng=state.rng.after(event.drawn),
    )


def _renew_fold(state: HabitatState, event: DeckRenewed) -> HabitatState:
    pile = DECK_OF[event.complex]
    there = tuple(sorted((*state.piles[pile], *state.discards.get(pile, ()))))
    return changed(state, piles={**state.piles, pile: there}, discards={**state.discards, pile: ()})


CARDS = Chapter(
    effects={
        FillTrack: _fill,
        FinishFilling: _finish,
        ApplyMalfunction: _apply,
        RedrawMalfunction: _draw_again,
        ResolveCard: _search,
        MarkRover: _mark_rover,
        SpendSample: _spend_sample,
        ReturnExamined: _return_examined,
        HurtTheIll: _hurt_the_ill,
    },
    picks={
        SpendSample: Pick(candidates=_samples, picked=lambda state, waiting, thing: [SpentItems(items=(Item(thing),))])
    },
    feasible={SpendSample: lambda state, waiting: bool(_samples(state, waiting))},
    folds={
        MalfunctionDrawn: _draw_fold,
        MalfunctionRedrawn: _redrawn,
        DeckRenewed: _renew_fold,
        ExaminedReturned: lambda state, event: changed(state, examined=()),
    },
)
