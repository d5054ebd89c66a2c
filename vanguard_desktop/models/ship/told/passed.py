"""A page on which much happened but nobody was asked: it is shown all the same, before the book goes on."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import DecisionOpened, Event
from vanguard_desktop.rulesets.ship.data.common import LogRead
from vanguard_desktop.rulesets.ship.data.facilities.facilities import FacilityVisited, VisitFacility
from vanguard_desktop.rulesets.ship.data.journey.cycle import StepBegun
from vanguard_desktop.rulesets.ship.data.journey.scanner import PartsRevealed
from vanguard_desktop.rulesets.ship.data.journey.star_map import Drifted
from vanguard_desktop.rulesets.ship.phases import FACILITIES, Phase
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Facility
from vanguard_desktop.text.common.wording import Wording

from ...bridge import Bridge
from ..aboard import words_aboard
from ..after.window import etched
from ..pages import PAGE_OF, WINDOW, page_of

# Paying for the visit and entering the room are no news to whoever ordered it.
_ENTERED = 2


@attrs.frozen(kw_only=True)
class Passed:
    """The page, and what happened there; events from `until` on belong to the pages behind it."""

    page: str
    until: int
    lines: tuple[str, ...] = ()


def passed_page(events: Sequence[Event], state: ShipState, before: ShipState | None, wording: Wording) -> Passed | None:
    """The first one of a step; None if the book lies open there, or nothing of interest was passed."""
    found = _passed(events, before, wording)
    return None if found is None or found.page == page_of(state) else found


def _passed(events: Sequence[Event], before: ShipState | None, wording: Wording) -> Passed | None:
    if etched(events):
        return Passed(page=WINDOW, until=len(events))
    for at, event in enumerate(events):
        match event:
            case StepBegun(phase=Phase.BRIDGE):
                return Passed(page=PAGE_OF[Phase.BRIDGE], until=_left(events, at, Phase.BRIDGE))
            case Drifted():
                until = _left(events, at, Phase.STAR_MAP)
                return Passed(page="adrift", until=until, lines=_told(events, at, until, before, wording))
            case PartsRevealed() if before is not None and before.phase is Phase.SCANNER:
                return Passed(page=PAGE_OF[Phase.SCANNER], until=_left(events, at, Phase.SCANNER))
            case FacilityVisited(facility=facility) if before is not None:
                phase = FACILITIES[facility]
                until = _left(events, at, phase)
                return Passed(page=PAGE_OF[phase], until=until, lines=_lines(events, until, before, wording))
            case _:
                pass
    return None


def visit_is_idle(bridge: Bridge, wording: Wording, facility: Facility) -> bool:
    """Whether nobody would be asked anything in that room, and nothing would happen there by itself."""
    events = bridge.foretold(VisitFacility(facility=facility))
    begun = [at for at, event in enumerate(events) if isinstance(event, StepBegun)]
    back = next((at for at in begun if getattr(events[at], "phase", None) is Phase.FACILITIES), None)
    if back is None or any(isinstance(event, DecisionOpened) for event in events[:back]):
        return False
    return not _done(events, back, bridge.state, wording)


def _left(events: Sequence[Event], at: int, phase: Phase) -> int:
    """Where the book is turned to another page."""
    later = range(at + 1, len(events))
    turns = (each for each in later if isinstance(event := events[each], StepBegun) and event.phase is not phase)
    return next(turns, len(events))


def _lines(events: Sequence[Event], until: int, before: ShipState, wording: Wording) -> tuple[str, ...]:
    """What a visit did by itself."""
    #: On the page of a room aboard that was visited for nothing.
    nothing = QCoreApplication.translate("ShipPassed", "Nothing could be done here in this visit.")
    return _done(events, until, before, wording) or (nothing,)


def _told(
    events: Sequence[Event], start: int, until: int, before: ShipState | None, wording: Wording
) -> tuple[str, ...]:
    """As the journal tells it; what is read is left to the logbook."""
    if before is None:
        return ()
    lines = words_aboard(wording, before).lines(events, before)
    return tuple(
        line.text for line in lines if start <= line.place < until and not isinstance(events[line.place], LogRead)
    )


def _done(events: Sequence[Event], until: int, before: ShipState, wording: Wording) -> tuple[str, ...]:
    lines = words_aboard(wording, before).lines(events[:until], before)
    return tuple(line.text for line in lines)[_ENTERED:]
