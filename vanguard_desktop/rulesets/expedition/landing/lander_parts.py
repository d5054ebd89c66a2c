"""The lander and its mods on an expedition: abilities, what they do where they stand, what they forgive (LND-08)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import CardId, Choose, DecisionOpened, Effect, EffectsQueued, Event, If, Source, Waiting
from vanguard_desktop.setting import Ability, LanderCard, ModCard, Stat, card_of

from ..data import Not, PlaceLander, StatAtLeast, State
from ..data.effects import Nothing
from ..data.events import LanderSpared
from ..holds import holds
from ..planet.foresight import next_condition
from ..queueing import steps
from ..things.folds import spared_mark


def lander_of(state: State) -> LanderCard | None:
    return None if state.lander_card is None else state.box.landers.get(card_of(state.lander_card))


def mods_of(state: State) -> Iterator[tuple[CardId, ModCard]]:
    return ((mod, state.box.lander_mods[card_of(mod)]) for mod in state.mods)


def lander_abilities(state: State) -> Iterator[tuple[CardId, tuple[Ability, ...]]]:
    """What the lander and each of its mods offer, by card."""
    lander = lander_of(state)
    if lander is not None:
        yield lander.id, lander.abilities
    yield from ((mod, card.abilities) for mod, card in mods_of(state))


def abilities_of(state: State, card: CardId) -> tuple[Ability, ...]:
    return next((abilities for id, abilities in lander_abilities(state) if id == card), ())


def any_sector(state: State) -> bool:
    """Whether the lander comes down in a lander sector of choice, whatever the landing table says (LND-22)."""
    lander = lander_of(state)
    return (lander is not None and lander.any_sector) or any(card.any_sector for _, card in mods_of(state))


def choose_again(state: State) -> Sequence[Event]:
    """A text has put the lander somewhere; this one may still choose (LND-22)."""
    places = [sector.number for sector in state.board.sectors if sector.lander]
    if not any_sector(state) or len(places) < 2:
        return []
    return [DecisionOpened(decision=PlaceLander())]


def forgiven(state: State, row: Effect) -> Sequence[Event] | None:
    """The first failed test of a statistic that this lander makes up for: the row does nothing (LND-17)."""
    lander = lander_of(state)
    if lander is None or spared_mark(lander.id) in state.used:
        return None
    return [LanderSpared(card=lander.id)] if _fails(state, row, lander.forgives) else None


def _fails(state: State, row: Effect, stat: Stat | None) -> bool:
    """A row that says "unless this statistic is high enough", and it is not."""
    if not isinstance(row, If):
        return False
    missing = isinstance(row.test, Not) and isinstance(row.test.test, StatAtLeast) and row.test.test.stat is stat
    return missing and holds(state, row.test)


def ashore(state: State) -> list[Event]:
    """What mods do in the lander sector from now on (LND-08)."""
    waits = (
        Waiting(effect=card.ashore, source=Source("mod", mod), at=state.lander)
        for mod, card in mods_of(state)
        if card.ashore is not None
    )
    queued = tuple(waits)
    return [EffectsQueued(effects=queued)] if queued else []


def first_condition(state: State) -> Sequence[Event]:
    """The team begins with the first condition, or with what the end of its time track brings (PLN-36)."""
    coming = next_condition(state)
    return [] if coming is None else [steps(None, Choose(options=(Nothing(), coming[1])))]


def least_lead(state: State) -> int:
    """Leads of a lower value count as much as this."""
    return max((card.least_lead for _, card in mods_of(state)), default=0)
