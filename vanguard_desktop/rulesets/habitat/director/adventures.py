"""Adventures (HAP-26, HDC-18 to HDC-25): drawn by their weight from what of a color has not come yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vanguard_desktop.core import CardId, Choose, Effect, Event, InOrder, Source, Waiting, changed

from ..actions.course import succeeds
from ..base.elements import spot_of
from ..chapter import Chapter
from ..crew.people import concerned
from ..data.actions import HaveAdventure, TaskKind
from ..data.cards import AdventureCard
from ..data.director import AdventureDrawn, ArmDelayed
from ..data.effects import Break, BreakRepaired
from ..data.kinds import Color
from ..holds import holds
from ..parts import coming
from ..state import HabitatState
from .difficulty import at_difficulty
from .entries import directed


def deck(state: HabitatState, color: Color) -> dict[CardId, AdventureCard]:
    """All adventures of a color, by id (HAP-04)."""
    cards: Mapping[CardId, AdventureCard] = state.box.others["habitat_adventures"]
    return {id: card for id, card in sorted(cards.items()) if card.color is color}


def weighted(state: HabitatState, cards: Sequence[AdventureCard]) -> tuple[AdventureCard, int]:
    """HAP-12: the first whose running sum of weights exceeds the draw."""
    at, rng = state.rng.below(sum(card.weight for card in cards))
    for card in cards:
        if at < card.weight:
            return card, rng.since(state.rng)
        at -= card.weight
    raise AssertionError(cards)


def _have(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, HaveAdventure)
    every = deck(state, effect.color).values()
    cards = [card for card in every if card.condition is None or holds(state, card.condition)]
    left = [card for card in cards if card.id not in state.director.adventures]
    if not cards:
        return []
    card, drawn = weighted(state, left or cards)
    who = concerned(state, waiting)
    event = AdventureDrawn(color=effect.color, card=card.id, who=who, drawn=drawn, renewed=not left)
    armed = [ArmDelayed(id=card.id, spot=repaired_spot(state))] if card.delayed is not None else []
    texts = (at_difficulty(card.effect, state.difficulty), *_options(state, card), *armed)
    return [event, coming(*texts, you=who, source=Source("habitat_adventures", card.id))]


def _options(state: HabitatState, card: AdventureCard) -> list[Effect]:
    """HAP-28: the delayed part belongs to the option that is taken."""
    if not card.options:
        return []
    options = []
    for number, option in enumerate(card.options, 1):
        effect = at_difficulty(option.effect, state.difficulty)
        armed = (
            (ArmDelayed(id=card.id, option=number, spot=repaired_spot(state)),) if option.delayed is not None else ()
        )
        options.append(InOrder(steps=(effect, *armed)) if armed else effect)
    return [Choose(options=tuple(options), labels=tuple(option.label for option in card.options))]


def repaired_spot(state: HabitatState) -> str:
    """The element that the action which is being resolved repairs; empty if it does not."""
    now = state.running
    if now is None or now.declared.stack.task.kind is not TaskKind.REPAIR or not succeeds(now):
        return ""
    task = now.declared.stack.task
    return f"{task.structure}:{task.element.value}" if task.element is not None else ""


def just_repaired(effect: Effect, spot: str) -> Effect:
    """What speaks of the element just repaired, with that element."""
    if not isinstance(effect, BreakRepaired):
        return effect
    if not spot:
        return effect.otherwise
    structure, element = spot_of(spot)
    return Break(structure=structure, element=element)


def _drawn(state: HabitatState, event: AdventureDrawn) -> HabitatState:
    seen = state.director.adventures
    if event.renewed:
        seen = tuple(each for each in seen if each not in deck(state, event.color))
    return directed(changed(state, rng=state.rng.after(event.drawn)), adventures=(*seen, event.card))


ADVENTURES = Chapter(effects={HaveAdventure: _have}, folds={AdventureDrawn: _drawn})
