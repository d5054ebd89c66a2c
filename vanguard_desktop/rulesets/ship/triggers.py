"""SEF-14: what a campaign attaches to things that happen; it comes about right after the event that fired it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from enum import Enum
from typing import Any

from vanguard_desktop.core import Event, Source, Waiting
from vanguard_desktop.setting import DiscoveryType

from .chapter import Chapter
from .data.aboard.crew import Promoted
from .data.aboard.morale import MoraleChanged
from .data.campaign.logbook import ActBegun
from .data.facilities.facilities import FacilityVisited
from .data.facilities.hangar import LanderTurned
from .data.journey.cycle import StepBegun
from .data.journey.docking import ExplorationJudged
from .data.journey.leaving import CrewDied
from .data.journey.star_map import Drifted, LandingChosen
from .data.journey.unloading import Unloaded
from .holds import holds
from .phases import PAGES, Phase
from .pieces import Piece, family_of, id_of
from .state import ShipState


class Occasion(Enum):
    """What can fire a trigger (SEF-14). A phase begins when the team is home (CYC-27), a campaign when its
    first entry is read.
    """

    CREW_DIED = "crew_died"
    CREW_PROMOTED = "crew_promoted"
    UNIQUE_UNLOADED = "unique_unloaded"
    DISCOVERY_UNLOADED = "discovery_unloaded"
    EXPLORATION_SUCCEEDED = "exploration_succeeded"
    EXPLORATION_FAILED = "exploration_failed"
    LANDING_CHOSEN = "landing_chosen"
    FACILITY_VISITED = "facility_visited"
    ADRIFT = "adrift"
    MORALE_CHANGED = "morale_changed"
    LANDER_DAMAGED = "lander_damaged"
    PHASE_BEGINS = "phase_begins"
    ACT_BEGINS = "act_begins"
    CAMPAIGN_BEGINS = "campaign_begins"


def _judged(event: ExplorationJudged) -> Occasion:
    return Occasion.EXPLORATION_FAILED if event.failed else Occasion.EXPLORATION_SUCCEEDED


def _unloaded(event: Unloaded) -> Occasion:
    return Occasion.UNIQUE_UNLOADED if event.card.startswith("uniques:") else Occasion.DISCOVERY_UNLOADED


def _step(event: StepBegun) -> Occasion | None:
    if event.phase is Phase.SET_UP and event.step == OPENING_READ:
        return Occasion.CAMPAIGN_BEGINS
    return Occasion.PHASE_BEGINS if event.step == FIRST_STEP else None


# The first step of LVP, with which a phase of the texts begins (CYC-27).
FIRST_STEP = PAGES[Phase.LEAVING].steps[0].name
# The step of the set-up before which the opening is read (CMP-13).
OPENING_READ = "assign_sections"

OCCASIONS: dict[type[Event], Callable[[Any], Occasion | None]] = {
    CrewDied: lambda event: Occasion.CREW_DIED,
    Promoted: lambda event: Occasion.CREW_PROMOTED,
    Unloaded: _unloaded,
    ExplorationJudged: _judged,
    LandingChosen: lambda event: Occasion.LANDING_CHOSEN,
    FacilityVisited: lambda event: Occasion.FACILITY_VISITED,
    Drifted: lambda event: Occasion.ADRIFT,
    MoraleChanged: lambda event: Occasion.MORALE_CHANGED,
    LanderTurned: lambda event: Occasion.LANDER_DAMAGED if event.damaged else None,
    StepBegun: _step,
    ActBegun: lambda event: Occasion.ACT_BEGINS,
}


def watch(state: ShipState, events: Sequence[Event]) -> Sequence[Waiting]:
    triggers = state.pages.triggers
    if not triggers:
        return ()
    return [
        Waiting(effect=trigger.effect, source=Source("campaigns", state.campaign))
        for event in events
        if type(event) in OCCASIONS and (occasion := OCCASIONS[type(event)](event)) is not None
        for trigger in triggers
        if trigger.when == occasion.value
        and _is_of(state, trigger.decks, event)
        and (trigger.test is None or holds(state, trigger.test))
    ]


def _is_of(state: ShipState, decks: Collection[DiscoveryType], event: Event) -> bool:
    """Whether what was unloaded is of one of these types; without any named everything is."""
    if not decks:
        return True
    card = Piece(event.card) if isinstance(event, Unloaded) else None
    return card is not None and family_of(card) == "discoveries" and state.box.discoveries[id_of(card)].type in decks


TRIGGERS = Chapter(watches=(watch,))
