"""LEG: what a finished campaign hands down, and what a new one takes over of it. No piece is ever moved by that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vanguard_desktop.core import MemberId, Reason
from vanguard_desktop.setting import CampaignCard

from .. import zones
from ..chapter import Chapter
from ..data.campaign.finish import StillRunning
from ..state import ShipState


def why_not_export(state: ShipState) -> Reason | None:
    """Won or lost, but over (LEG-03)."""
    return None if state.finished is not None else StillRunning()


def handed_down(state: ShipState) -> dict[str, str]:
    """Every key that matters later, with its value: keywords as true or false, counters as numbers (LEG-02)."""
    flags = {str(flag): str(flag in state.flags).lower() for flag in state.pages.legacy}
    counters = {
        str(id): str(state.counters.get(id, card.start)) for id, card in state.box.counters.items() if card.legacy
    }
    return {**flags, **counters}


def inherited(pages: CampaignCard, handed: Mapping[str, str]) -> dict[str, str]:
    """What the new campaign knows of: unknown keys are ignored, missing ones have their default (LEG-05)."""
    return {key: handed.get(key, default) for key, default in pages.inherits.items()}


def remembered(state: ShipState) -> Iterator[MemberId]:
    """Crew on the memorial wall."""
    for zone in zones.slots(state.pages):
        if zone.startswith(("SB.P37.", "SB.P38.")):
            yield from state.members(zone)


def uniques_found(state: ShipState) -> tuple[int, ...]:
    return tuple(number for number in range(1, zones.KEPT_UNIQUES + 1) if state.at(zones.unique(number)))


LEGACY = Chapter(reasons=(StillRunning,))
