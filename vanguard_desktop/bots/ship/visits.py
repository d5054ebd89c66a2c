"""Which facility is worth a command token."""

from __future__ import annotations

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.aboard.barracks import concerned
from vanguard_desktop.rulesets.ship.aboard.draft import shown
from vanguard_desktop.rulesets.ship.aboard.situation_room import open_situations
from vanguard_desktop.rulesets.ship.data.facilities.facilities import (
    EndFacilities,
    VisitFacility,
)
from vanguard_desktop.rulesets.ship.data.facilities.hangar import RepairLander
from vanguard_desktop.rulesets.ship.facilities.laboratory import projects
from vanguard_desktop.rulesets.ship.facilities.production import queued, rows
from vanguard_desktop.rulesets.ship.facilities.research_costs import is_payable
from vanguard_desktop.rulesets.ship.facilities.tasks import shows
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Facility, Need

from ..advice import Advice
from ..motive import Motive
from .asked import Asked, best_of, difference
from .judgment import parts, project_worth
from .motives import (
    Better,
    CommandIsLost,
    Gain,
    GoOn,
    NothingToVisit,
    PeopleWanted,
    ProjectMoves,
    ProjectPayable,
    SituationWaits,
)
from .people import of_section, spare
from .projects import stage_worth
from .situations import solving, threat

# A visit that does less than this is no reason to stay.
LEAST = 0.3
Found = tuple[float, Motive]
NOTHING: Found = (0.0, NothingToVisit())


def choose_facility(asked: Asked) -> Advice:
    """Command that is left over is lost (FAC-07): visits go on as long as one of them does anything."""
    repair = next(iter(asked.of(RepairLander)), None)
    if repair is not None and asked.state.pool.command > 1:
        return Advice(repair, Better(gain=Gain.LANDER))
    worth_of = {visit: value_of(asked, visit.facility) for visit in asked.of(VisitFacility)}
    found = best_of(list(worth_of), lambda visit: worth_of[visit][0])
    if found is not None and found[0] > LEAST:
        return Advice(found[1], worth_of[found[1]][1])
    if repair is not None:
        return Advice(repair, Better(gain=Gain.LANDER))
    return Advice(EndFacilities(), NothingToVisit() if worth_of else GoOn())


def value_of(asked: Asked, facility: Facility) -> Found:
    """What a visit there would bring, and most of it by name; whoever looks ahead plays it with all visits after it."""
    value, motive = VALUES[facility](asked)
    if not value or not asked.worths.looks_ahead:
        return value, motive
    before, after = asked.picture, asked.played(VisitFacility(facility=facility), EndFacilities())
    gained = sum(difference(parts(before, asked.worths), parts(after, asked.worths)).values())
    solved = set(open_situations(before)) - set(open_situations(after))
    spared = sum(threat(asked, card) for card in solved)
    return gained + asked.worths.command * before.pool.command + spared, motive


def _laboratory(asked: Asked) -> Found:
    """Those of one keyword that can be paid, each by itself; and what spare crew can work on."""
    state, worths = asked.state, asked.worths
    cards = [card for card in (*projects(state), *_waiting(state, "research_projects")) if is_payable(state, card)]
    by_word: dict[str, list[Piece]] = {}
    for card in cards:
        by_word.setdefault(state.box.research_projects[id_of(card)].keyword, []).append(card)
    value, motive = 0.0, NOTHING[1]
    for there in by_word.values():
        here = sum(0.8 * project_worth(state, card, worths) * 0.7**number for number, card in enumerate(there))
        if here > value:
            value, motive = here, ProjectPayable(card=max(there, key=lambda card: project_worth(state, card, worths)))
    return value, motive


def _production(asked: Asked) -> Found:
    """What moves on, what can be started, what spare crew can push."""
    state, worths = asked.state, asked.worths
    value, nearest = 0.0, None
    pushed = list(spare(state, worths)) if worths.convert else []
    for card, _, stage in queued(state):
        step = stage_worth(state, card, worths, stage)
        value += step
        nearest = nearest or card
        able = next((m for m in pushed if _may_push(state, m, card)), None)
        if able is not None and stage < zones.STAGES:
            pushed.remove(able)
            value += 0.8 * stage_worth(state, card, worths, stage + 1)
    free = sum(not state.at(zones.queue(row, stage)) for row in rows(state) for stage in range(1, zones.STAGES + 1))
    free += sum(stage == zones.STAGES for _, _, stage in queued(state))
    ready = [*_ready(state), *_waiting(state, "production_projects")]
    ready.sort(key=lambda card: -project_worth(state, card, worths))
    for card in ready[:free]:
        stage = state.box.production_projects[id_of(card)].start
        value += worths.under_way[f"queue_{stage}"] * project_worth(state, card, worths) * 0.6
        nearest = nearest or card
        able = next((m for m in pushed if _may_push(state, m, card)), None)
        if able is not None:
            pushed.remove(able)
            value += 0.8 * stage_worth(state, card, worths, stage)
    return (value, ProjectMoves(card=nearest)) if nearest is not None else NOTHING


def _may_push(state: ShipState, member: MemberId, card: Piece) -> bool:
    need: Need = state.box.production_projects[id_of(card)].boost
    return len(need) == 1 and shows(state, member, need[0])


def _ready(state: ShipState) -> list[Piece]:
    return [card for zone, there in state.zones.items() if zone.startswith("SB.P13.") for card in there]


def _waiting(state: ShipState, family: str) -> list[Piece]:
    return [card for card in state.at(zones.ENVELOPE) if family_of(card) == family]


def _barracks(asked: Asked) -> Found:
    """A recruit for each section that has a sleeve, as many as are shown; and whom a trainer may teach."""
    state, worths = asked.state, asked.worths
    gains = []
    for section in Section:
        if state.free_sleeves(section, 1):
            people = sum(1 for _ in of_section(state, section))
            fit = sum(state.section_of(member) is section for member in concerned(state))
            places = worths.next_best
            gain = worths.rank[1] * places[min((people + fit) // 2, len(places) - 1)]
            gains.append((gain - (worths.nobody if not fit else 0.0), section))
    gains.sort(key=lambda each: -each[0])
    taken = gains[: shown(state)]
    if not taken:
        return NOTHING
    return 0.6 * sum(gain for gain, _ in taken), PeopleWanted(section=taken[0][1])


def _situations(asked: Asked) -> Found:
    """The one that is best solved, and others for which there are supervisors."""
    state = asked.state
    values = sorted(((*solving(asked, card), card) for card in open_situations(state)), key=lambda each: -each[0])
    if not values:
        return NOTHING
    value, _, card = values[0]
    rest = sum(max(0.0, other) for other, _, each in values[1:] if _supervised(asked, each))
    return max(0.0, value) + 0.6 * rest, SituationWaits(card=card)


def _supervised(asked: Asked, card: Piece) -> bool:
    need = asked.state.box.situations[id_of(card)].need
    there = card in asked.state.at(zones.OPEN_SITUATIONS)
    return there and len(need) == 1 and any(shows(asked.state, m, need[0]) for m in spare(asked.state, asked.worths))


def _add_ons(asked: Asked) -> Found:
    """Something can be built there, or used."""
    state = asked.state
    there = [card for zone, cards in state.zones.items() if zone.startswith("SB.P41.") for card in cards]
    store = len(state.at(zones.GATHERED))
    value = 1.5 * len(there) + (2.0 if store >= 3 else 0.0)
    return (value, CommandIsLost()) if value else NOTHING


VALUES = {
    Facility.LABORATORY: _laboratory,
    Facility.PRODUCTION: _production,
    Facility.BARRACKS: _barracks,
    Facility.SITUATION_ROOM: _situations,
    Facility.ADD_ON: _add_ons,
}
