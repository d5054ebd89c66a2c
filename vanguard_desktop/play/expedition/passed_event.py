"""An event that nobody had to answer, and the half of it that took effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from vanguard_desktop.core import CardId, Choose, Effect, EffectsQueued, Source
from vanguard_desktop.core.engine import replay
from vanguard_desktop.rulesets.expedition.data import EventRevealed, State
from vanguard_desktop.rulesets.expedition.data.events import EventDrawn
from vanguard_desktop.rulesets.expedition.round.turns import half_for
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

from ..game import Step


def passed_event(step: Step) -> tuple[CardId, Effect] | None:
    """The last one that came up in this step, with what it did; None if one is still to be answered."""
    before, after = cast(State, step.before), cast(State, step.after)
    if isinstance(after.question, EventRevealed):
        return None
    places = [place for place, event in enumerate(step.events) if isinstance(event, EventDrawn)]
    if not places:
        return None
    drawn = cast(EventDrawn, step.events[places[-1]])
    if drawn.card not in after.box.events:
        return None
    # The same step may have led to the place where the event was drawn, and away from it.
    there = replay(EXPEDITION, before, step.events[: places[-1] + 1])
    half = half_for(there, there.member(drawn.member), drawn.card)
    taken = _taken(step, drawn.card, half.options) if isinstance(half, Choose) else None
    return drawn.card, taken or half


def _taken(step: Step, card: CardId, options: Sequence[Effect]) -> Effect | None:
    """The only way that was open, if it was taken without asking: what is told reads like no choice then."""
    queued = (event.effects for event in step.events if isinstance(event, EffectsQueued))
    of_card = (waiting.effect for effects in queued for waiting in effects if waiting.source == Source("event", card))
    return next((effect for effect in of_card if effect in options), None)
