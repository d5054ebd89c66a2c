"""LCH, step 3: who goes; and what happens if there are too few (LCH-03 to LCH-11, LCH-24, LCH-25)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, LogId, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import SMALLEST_TEAM

from .. import effects as fx
from .. import zones
from ..campaign.operation_cards import in_scanner
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.aboard.crew import Sleeved
from ..data.journey.launch import (
    DRAW,
    ChooseTeamMember,
    EmergencyDraft,
    EmergencyMarked,
    EmergencyPaid,
)
from ..moves import move, move_all, reveal, steps
from ..phases import Phase
from ..pieces import Piece, crew, member_of
from ..state import ShipState

# The entry in which emergency drafts are counted (LCH-08).
EMERGENCIES = LogId("991")
NO_CREW = "no_crew"
LARGEST_TEAM = len(Section)


def sections_of(state: ShipState, seat: int) -> Sequence[Section]:
    """In the order that rules use (CYC-08). For a team of a fixed size all players look together (OPS-22)."""
    together = team_size(state) is not None
    return [section for section in Section if together or section in state.seats[seat].sections]


def missing(state: ShipState, seat: int) -> int:
    """How many more sections of a player need Available crew; a single player sends two members (LCH-06)."""
    wanted = team_size(state) or (SMALLEST_TEAM if len(state.seats) == 1 else 1)
    return max(0, wanted - sum(bool(state.available(section)) for section in sections_of(state, seat)))


def team_size(state: ShipState) -> int | None:
    """Some operations say how many go (OPS-22)."""
    operation = in_scanner(state)
    return None if operation is None else operation.team


def not_enough(state: ShipState) -> bool:
    return any(missing(state, seat) for seat in range(len(state.seats)))


def emergency_draft(state: ShipState) -> Sequence[Event]:
    """Every section may draw, not only those that lack crew (LCH-07)."""
    if not not_enough(state):
        return []
    return [steps(*(EmergencyDraft(section=section) for section in Section), EmergencyPaid())]


def _ask_draft(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, EmergencyDraft)
    section = waiting.effect.section
    return ask_thing(state, waiting, DRAFT, section, may_pass=not _must_draw(state, section))


def _must_draw(state: ShipState, section: Section) -> bool:
    """The sections of a player who lacks crew cannot all decline (LCH-25); those still to come may do it instead."""
    seat = next(place for place, each in enumerate(state.seats) if section in each.sections)
    if state.available(section):
        return False
    own = sections_of(state, seat)
    later = [other for other in own[own.index(section) + 1 :] if not state.available(other) and _helpers(state, other)]
    return missing(state, seat) > len(later)


def _helpers(state: ShipState, section: Section) -> Sequence[str]:
    """A recruit; without sleeve or recruit somebody who rests, but no patient (LCH-24)."""
    if state.at(zones.RECRUITS) and state.free_sleeves(section, 1):
        return [DRAW]
    return [crew(member) for member in state.members(zones.RESTING) if state.section_of(member) is section]


def _draft(state: ShipState, effect: EmergencyDraft, thing: str) -> Sequence[Event]:
    section = effect.section
    if thing != DRAW:
        return move([Piece(thing)], zones.RESTING, zones.hand(section))
    recruit = state.at(zones.RECRUITS)[0]
    sleeved = Sleeved(member=member_of(recruit), section=section, rank=1)
    return [sleeved, *reveal([recruit], zones.RECRUITS, zones.hand(section))]


def _paid(state: ShipState, _: Waiting) -> Sequence[Event]:
    """The first draft is free, later ones cost every section a die; the last box loses the campaign (LCH-08 to LCH-10).

    Whoever has nobody to send even now has lost (OBJ-10).
    """
    box = len(state.marks.get(EMERGENCIES, ())) + 1
    events: list[Event] = [EmergencyMarked(box=box)]
    if box >= state.pages.emergency_boxes or not_enough(state):
        return [*events, steps(fx.EndCampaign(victory=False, ending=NO_CREW))]
    return [*events, steps(fx.EverySectionLosesDie())] if box > 1 else events


def choose_team(state: ShipState) -> Sequence[Event]:
    """One of every player; a single player sends two, three or four (LCH-03 to LCH-05)."""
    assert state.home is None, "the board of the last planet is still open"  # LCH-02: SAV has cleared it
    if (size := team_size(state)) is not None:
        return [steps(*[ChooseTeamMember(seat=0)] * size)]
    if len(state.seats) > 1:
        return [steps(*(ChooseTeamMember(seat=seat) for seat in range(len(state.seats))))]
    places = range(LARGEST_TEAM)
    return [steps(*(ChooseTeamMember(seat=0, may_pass=place >= SMALLEST_TEAM) for place in places))]


def _ask_member(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, ChooseTeamMember)
    section = sections_of(state, effect.seat)[0]
    return ask_thing(state, waiting, MEMBER, section, may_pass=effect.may_pass)


def _eligible(state: ShipState, effect: ChooseTeamMember) -> Sequence[Piece]:
    """Available crew of the player's sections that send nobody yet: there is one crew board each (LCH-04)."""
    free = [section for section in sections_of(state, effect.seat) if not state.at(zones.board_crew(section))]
    return [card for section in free for card in state.at(zones.hand(section))]


def _go(state: ShipState, _: ChooseTeamMember, thing: str) -> Sequence[Event]:
    section = state.section_of(member_of(Piece(thing)))
    return move([Piece(thing)], zones.hand(section), zones.board_crew(section))


def rest_others(state: ShipState) -> Sequence[Event]:
    """Available crew who do not go rest (LCH-11)."""
    return [event for section in Section for event in move_all(state, zones.hand(section), zones.RESTING)]


def away_team(state: ShipState) -> Sequence[Section]:
    """Sections with somebody on their crew board."""
    return [section for section in Section if state.at(zones.board_crew(section))]


def rank_of(state: ShipState, section: Section) -> int:
    """Of the member on the crew board of the section."""
    (member,) = state.members(zones.board_crew(section))
    return state.sleeves[member].rank


def _marked(state: ShipState, event: EmergencyMarked) -> ShipState:
    return changed(state, marks={**state.marks, EMERGENCIES: (*state.marks.get(EMERGENCIES, ()), event.box)})


DRAFT = Pick(candidates=lambda state, effect: _helpers(state, effect.section), picked=_draft)
MEMBER = Pick(candidates=_eligible, picked=_go)

TEAM = Chapter(
    steps={
        (Phase.LAUNCH, "emergency_draft"): emergency_draft,
        (Phase.LAUNCH, "choose_team"): choose_team,
        (Phase.LAUNCH, "rest_others"): rest_others,
    },
    effects={EmergencyDraft: _ask_draft, EmergencyPaid: _paid, ChooseTeamMember: _ask_member},
    picks={EmergencyDraft: DRAFT, ChooseTeamMember: MEMBER},
    folds={EmergencyMarked: _marked},
)
