"""Wounds, healing, conditions and death (HHP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vanguard_desktop.core import CardId, Event, MemberId, RuleId, Waiting, changed
from vanguard_desktop.setting import card_of

from ..chapter import Chapter, Pick
from ..data.abilities import Pause, Point
from ..data.cards import ConditionCard
from ..data.crew import (
    ConditionDiscarded,
    ConditionDrawn,
    ConditionShown,
    CureOne,
    Healed,
    ReceiveCondition,
    Wounded,
)
from ..data.effects import ChangeMorale, Cure, FallIll, Hurt, Mend
from ..data.kinds import Condition, Pile, Who
from ..data.missions import MissionLost
from ..parts import coming, drawn_from, named, same, with_astronaut
from ..state import MOST_WOUNDS, Astronaut, HabitatState
from .people import ToSomebody, concerned

# HHP-04: a condition is drawn when the marker passes one of these to the right.
ICONS = (3, 5)


def suffered(astronaut: Astronaut, count: int) -> int:
    """How many wounds that is for somebody (HHP-17)."""
    return 2 * count if astronaut.suffers(Condition.POISONING) else count


def _hurt(_: HabitatState, waiting: Waiting, astronaut: Astronaut) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, Hurt)
    count = suffered(astronaut, effect.count)
    after = astronaut.wounds + count
    if after > MOST_WOUNDS:  # HHP-02: the sixth wound kills, and the mission is lost (HHP-22)
        left = MOST_WOUNDS + 1 - astronaut.wounds
        return [Wounded(who=astronaut.id, count=left), MissionLost(because=RuleId("HHP-22"))]
    passed = sum(astronaut.wounds < icon <= after for icon in ICONS)
    ill = [coming(*(FallIll(who=Who.ACTOR),) * passed, you=astronaut.id, source=waiting.source)] if passed else []
    return [Wounded(who=astronaut.id, count=count), *ill]


def _mend(_: HabitatState, waiting: Waiting, astronaut: Astronaut) -> Sequence[Event]:
    assert isinstance(waiting.effect, Mend)
    count = min(waiting.effect.count, astronaut.wounds)
    return [Healed(who=astronaut.id, count=count)] if count else []


def condition_of(card: CardId) -> Condition:
    """Of what kind a token is."""
    return Condition(card_of(card))


def new_to(state: HabitatState, astronaut: Astronaut) -> list[CardId]:
    """Tokens that may come: of a kind that the astronaut has not yet (HHP-06)."""
    return [card for card in state.piles[Pile.CONDITIONS] if condition_of(card) not in astronaut.conditions]


def _fall_ill(state: HabitatState, waiting: Waiting, astronaut: Astronaut) -> Sequence[Event]:
    """Tokens of known kinds are laid back until a new one comes: each new one has the same chance (HHP-06, HHP-07)."""
    assert isinstance(waiting.effect, FallIll)
    given = waiting.effect.condition
    there = [card for card in new_to(state, astronaut) if given in (None, condition_of(card))]
    if not there:
        return []
    if given is not None:
        return _receives(waiting, astronaut.id, there[0])
    card, drawn = drawn_from(state, there)
    shown = ConditionShown(who=astronaut.id, card=card, drawn=drawn)
    then = (Pause(point=Point.CONDITION_DRAWN), ReceiveCondition(cards=(card,)))
    return [shown, coming(*then, you=astronaut.id, source=waiting.source)]


def _receives(waiting: Waiting, who: MemberId, card: CardId) -> list[Event]:
    condition = condition_of(card)
    event = ConditionDrawn(who=who, condition=condition, card=card)
    return [event, same(waiting, ChangeMorale(by=-1))] if condition is Condition.ANXIETY else [event]


def _drawn_kinds(_: HabitatState, waiting: Waiting) -> Sequence[str]:
    assert isinstance(waiting.effect, ReceiveCondition)
    return list(dict.fromkeys(condition_of(card).value for card in waiting.effect.cards))


def _receive(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """Its owner keeps one of two; the other stays in the pile (AM2)."""
    kinds = _drawn_kinds(state, waiting)
    return _keep(state, waiting, kinds[0]) if len(kinds) == 1 else named(waiting, waiting.you)


def _keep(state: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    assert isinstance(waiting.effect, ReceiveCondition)
    card = next(card for card in waiting.effect.cards if condition_of(card).value == thing)
    return _receives(waiting, concerned(state, waiting), card)


def _cure(state: HabitatState, waiting: Waiting, astronaut: Astronaut) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, Cure)
    if effect.condition is not None:
        return [ConditionDiscarded(who=astronaut.id, condition=effect.condition)]
    there = curable(state, astronaut)
    if len(there) == 1:
        return [ConditionDiscarded(who=astronaut.id, condition=there[0])]
    return [same(waiting, CureOne())]


def curable(state: HabitatState, astronaut: Astronaut) -> list[Condition]:
    """Conditions that may go: in a legacy campaign some are permanent (HCA-45)."""
    kept = () if state.campaign is None else state.campaign.permanent.get(astronaut.id, ())
    return [each for each in astronaut.conditions if each not in kept]


def _can_cure(state: HabitatState, waiting: Waiting, astronaut: Astronaut) -> bool:
    effect = waiting.effect
    assert isinstance(effect, Cure)
    there = curable(state, astronaut)
    return bool(there) if effect.condition is None else effect.condition in there


def _which(state: HabitatState, waiting: Waiting) -> Sequence[str]:
    patient = state.astronaut(concerned(state, waiting))
    return [] if patient is None else [each.value for each in curable(state, patient)]


def _this_one(state: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    return [ConditionDiscarded(who=concerned(state, waiting), condition=Condition(thing))]


def _wounded(state: HabitatState, event: Wounded) -> HabitatState:
    now = state.astronaut(event.who)
    assert now is not None
    return with_astronaut(state, event.who, wounds=now.wounds + event.count)


def _healed(state: HabitatState, event: Healed) -> HabitatState:
    now = state.astronaut(event.who)
    assert now is not None
    return with_astronaut(state, event.who, wounds=now.wounds - event.count)


def _ill(state: HabitatState, event: ConditionDrawn) -> HabitatState:
    """An anxiety attack leaves nothing behind (HHP-13); anything else is in force from the next phase on (HHP-08)."""
    if event.condition is Condition.ANXIETY:
        return state
    now = state.astronaut(event.who)
    assert now is not None
    left = tuple(card for card in state.piles[Pile.CONDITIONS] if card != event.card)
    after = changed(state, piles={**state.piles, Pile.CONDITIONS: left})
    conditions, fresh = (*now.conditions, event.condition), (*now.fresh, event.condition)
    return with_astronaut(after, event.who, conditions=conditions, fresh=fresh)


def _better(state: HabitatState, event: ConditionDiscarded) -> HabitatState:
    """It works to the end of the phase, if it did before; its token is shuffled back at once (HHP-11)."""
    now = state.astronaut(event.who)
    assert now is not None
    fading = (*now.fading, event.condition) if now.suffers(event.condition) else now.fading
    after = with_astronaut(
        state,
        event.who,
        conditions=tuple(each for each in now.conditions if each is not event.condition),
        fresh=tuple(each for each in now.fresh if each is not event.condition),
        fading=fading,
    )
    held = [each.conditions.count(event.condition) for each in after.crew]
    return changed(after, piles={**after.piles, Pile.CONDITIONS: _pile_with(after, event.condition, sum(held))})


def _pile_with(state: HabitatState, condition: Condition, held: int) -> tuple[CardId, ...]:
    """The pile, with all tokens of a kind that nobody holds: it does not matter which copy lies where."""
    cards: Mapping[str, ConditionCard] = state.box.others["habitat_conditions"]
    copies = cards[condition.value].copies
    others = [card for card in state.piles[Pile.CONDITIONS] if condition_of(card) is not condition]
    own = [CardId(f"{condition.value}/{number}") for number in range(1, copies - held + 1)]
    return tuple(sorted((*others, *own)))


HURT, MEND = ToSomebody(_hurt), ToSomebody(_mend, lambda state, waiting, astronaut: astronaut.wounds > 0)
ILL = ToSomebody(_fall_ill)
CURED = ToSomebody(_cure, _can_cure)
HEALTH = Chapter(
    effects={
        Hurt: HURT.resolve,
        Mend: MEND.resolve,
        FallIll: ILL.resolve,
        Cure: CURED.resolve,
        CureOne: lambda state, waiting: named(waiting, waiting.you),
        ReceiveCondition: _receive,
    },
    picks={
        Hurt: HURT.pick,
        Mend: MEND.pick,
        FallIll: ILL.pick,
        Cure: CURED.pick,
        CureOne: Pick(candidates=_which, picked=_this_one),
        ReceiveCondition: Pick(candidates=_drawn_kinds, picked=_keep),
    },
    # Whoever has no wounds is no obstacle to healing everybody.
    feasible={
        Mend: lambda state, waiting: waiting.effect.who is Who.EACH or MEND.feasible(state, waiting),  # type: ignore[attr-defined]
        Cure: CURED.feasible,
    },
    folds={
        Wounded: _wounded,
        Healed: _healed,
        ConditionShown: lambda state, event: changed(state, rng=state.rng.after(event.drawn)),
        ConditionDrawn: _ill,
        ConditionDiscarded: _better,
    },
)
