"""The answers about a lander in the places where they lie on the page, so that no key wanders."""

from __future__ import annotations

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.ship.data.facilities.hangar import FitOutLander
from vanguard_desktop.rulesets.ship.data.journey.launch import LoadLander
from vanguard_desktop.text.common.wording import Wording

from ...bridge import Bridge
from .hangar import hangar_shown
from .hold import hold_shown


def as_laid(bridge: Bridge, wording: Wording, answers: list[Command]) -> list[Command | None]:
    """A place may be empty: what lay there is on board by now, and all others keep their keys."""
    match bridge.state.question:
        case LoadLander():
            return list(hold_shown(bridge, wording, bridge.state).keyed)
        case FitOutLander():
            return list(hangar_shown(bridge, wording, bridge.state).keyed)
        case _:
            return [*answers]
