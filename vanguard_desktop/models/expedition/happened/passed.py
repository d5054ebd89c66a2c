"""An event that nobody had to answer, told in a line."""

from __future__ import annotations

from vanguard_desktop.play.expedition.passed_event import passed_event
from vanguard_desktop.play.game import Step
from vanguard_desktop.text.common.wording import Wording


def told_event(step: Step, wording: Wording) -> tuple[str, str] | None:
    """Its name, and what it did."""
    passed = passed_event(step)
    if passed is None:
        return None
    card, half = passed
    return f"{wording.names.event_card(card)}.", wording.rules.in_line(half)
