"""An event that nobody had to answer is told beside the map: its name, and the half of it that took effect."""

from __future__ import annotations

from typing import cast

from vanguard_desktop.play.game import Step
from vanguard_desktop.rulesets.expedition.data import EventRevealed, State
from vanguard_desktop.rulesets.expedition.data.events import EventDrawn
from vanguard_desktop.text.common.told import words
from vanguard_desktop.text.common.wording import Wording


def passed_event(step: Step, wording: Wording) -> tuple[str, str] | None:
    """The last one that came up in this step; None if one is still to be answered."""
    before, after = cast(State, step.before), cast(State, step.after)
    if isinstance(after.question, EventRevealed):
        return None
    drawn = next((event for event in reversed(step.events) if isinstance(event, EventDrawn)), None)
    card = None if drawn is None else after.box.events.get(drawn.card)
    if drawn is None or card is None:
        return None
    here = before.member(drawn.member).sector
    applies = card.main if here is not None and set(before.biomes(here)) & set(card.biomes) else card.secondary
    return f"{wording.names.event_card(card.id)}.", words(wording.rules.tell(applies))
