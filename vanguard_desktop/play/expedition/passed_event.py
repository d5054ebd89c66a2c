"""An event that nobody had to answer, and the half of it that took effect."""

from __future__ import annotations

from typing import cast

from vanguard_desktop.core import CardId, Effect
from vanguard_desktop.core.engine import replay
from vanguard_desktop.rulesets.expedition.data import EventRevealed, State
from vanguard_desktop.rulesets.expedition.data.events import EventDrawn
from vanguard_desktop.rulesets.expedition.round.turns import half_for
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

from ..game import Step


def passed_event(step: Step) -> tuple[CardId, Effect] | None:
    """The last one that came up in this step; None if one is still to be answered."""
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
    return drawn.card, half_for(there, there.member(drawn.member), drawn.card)
