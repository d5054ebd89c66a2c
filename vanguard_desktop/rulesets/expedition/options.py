"""What a question that a text asks may be answered with, as the position stands now; and what an answer sets off.

The text is asked every time, so a question never offers what an any-time ability has made false (DEC-25).
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core.effects import Choose
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import MemberId, SectorId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition.addressing import meant
from vanguard_desktop.rulesets.expedition.check.danger import DANGER_OPTIONS
from vanguard_desktop.rulesets.expedition.check.kept_faces import FREE_OPTIONS
from vanguard_desktop.rulesets.expedition.check.markers import MARKER_OPTIONS
from vanguard_desktop.rulesets.expedition.check.pool_effects import POOL_OPTIONS
from vanguard_desktop.rulesets.expedition.data.chosen import ChooseEvent, MoveOn, MoveThis
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseMember,
    ChooseOption,
    ChooseSector,
    ChooseThreatMove,
)
from vanguard_desktop.rulesets.expedition.data.effects import (
    FetchHere,
    ForCrew,
    MoveBeside,
    MoveConnected,
    MoveThreat,
    MoveToBiome,
    MoveToVisited,
    MoveTowardLander,
)
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.data.steps import OneOfThese, StrikeOne, Struck
from vanguard_desktop.rulesets.expedition.picking import Options, different
from vanguard_desktop.rulesets.expedition.planet import board, travel
from vanguard_desktop.rulesets.expedition.planet.moves import MOVES_OPTIONS, fetchable, fetched, visited_sectors
from vanguard_desktop.rulesets.expedition.planet.planet import sectors_like
from vanguard_desktop.rulesets.expedition.planet.travel import TRAVEL_OPTIONS
from vanguard_desktop.rulesets.expedition.planet.ways import WAY_OPTIONS, sectors_beyond
from vanguard_desktop.rulesets.expedition.queueing import steps
from vanguard_desktop.rulesets.expedition.round.lasting import LASTING_OPTIONS
from vanguard_desktop.rulesets.expedition.round.turns import events_to_take
from vanguard_desktop.rulesets.expedition.things.board_gear import BOARD_GEAR_OPTIONS
from vanguard_desktop.rulesets.expedition.things.decks import DECK_OPTIONS
from vanguard_desktop.rulesets.expedition.things.gear import GEAR_OPTIONS
from vanguard_desktop.rulesets.expedition.threats import threats
from vanguard_desktop.rulesets.expedition.threats.threats import THREAT_OPTIONS

# Of printed alternatives none is left out, however alike they are: their labels are told apart by number.
PICKED: dict[type[Effect], Options] = {
    **GEAR_OPTIONS, **THREAT_OPTIONS, **BOARD_GEAR_OPTIONS, **DECK_OPTIONS, **WAY_OPTIONS, **MOVES_OPTIONS,
    **MARKER_OPTIONS, **POOL_OPTIONS, **LASTING_OPTIONS, **FREE_OPTIONS, **TRAVEL_OPTIONS, **DANGER_OPTIONS,
    ChooseEvent: events_to_take,
}  # fmt: skip


def said(question: ChooseOption | ChooseMember | ChooseSector | ChooseThreatMove) -> Waiting:
    """The text of the question as it waited."""
    asked, text = question.asked, question.text
    return asked if text is asked.effect else attrs.evolve(asked, effect=text)


def alternatives(state: State, question: ChooseOption) -> tuple[Effect, ...]:
    text = question.text
    if isinstance(text, Choose):
        return text.options
    return different(PICKED[type(text)](state, said(question), text))


def printed(question: ChooseOption) -> tuple[Effect, ...]:
    """Those that the text itself names, whatever the position."""
    return question.text.options if isinstance(question.text, Choose) else ()


def labels(question: ChooseOption) -> tuple[str, ...]:
    """In words of the story, where the text has any."""
    return question.text.labels if isinstance(question.text, Choose) else ()


def people(state: State, question: ChooseMember) -> tuple[MemberId, ...]:
    """Who may be meant."""
    match question.text:
        case ForCrew(who=who):
            found = meant(state, who, said(question))
        case FetchHere():
            found = fetchable(state, said(question))
        case StrikeOne() as strike:
            found = board.exposed(state, strike)
        case OneOfThese(members=members):
            found = tuple(member for member in state.members if member.id in members)
        case text:
            raise AssertionError(f"{text} means nobody of choice")
    return tuple(member.id for member in found)


def of_whoever(question: ChooseMember) -> Effect:
    """What comes to whoever is meant."""
    match question.text:
        case ForCrew(effect=effect) | StrikeOne(effect=effect) | OneOfThese(effect=effect) if effect is not None:
            return effect
        case text:
            return text


def for_member(state: State, question: ChooseMember, member: MemberId) -> Event:
    """What waits for the one who is meant."""
    asked = question.asked
    match question.text:
        case FetchHere():
            return steps(member, fetched(state, asked), source=asked.source)
        case StrikeOne(effect=effect):
            return steps(member, Struck(effect=effect), source=asked.source)
        case ForCrew(effect=effect) | OneOfThese(effect=effect) if effect is not None:
            return steps(member, effect, source=asked.source, at=asked.at)
        case text:
            raise AssertionError(f"{text} means nobody of choice")


def sectors(state: State, question: ChooseSector) -> tuple[SectorId, ...]:
    """Where the text may lead."""
    member = state.member(question.member)
    match question.text:
        case MoveConnected():
            return travel.next_door(state, member)
        case MoveToVisited(important=important):
            return visited_sectors(state, member, important)
        case MoveToBiome() as text:
            return sectors_like(state, member, text)
        case MoveTowardLander() | MoveBeside() as text:
            return sectors_beyond(state, member, text)
        case OneOfThese(sectors=sectors):
            return sectors
        case text:
            raise AssertionError(f"{text} leads nowhere of choice")


def go_to(state: State, question: ChooseSector, to: SectorId) -> Sequence[Event]:
    """There, and on, if the text goes further."""
    member, text = state.member(question.member), question.text
    if isinstance(text, MoveConnected):
        return travel.moved_connected(state, member, to, text.count, said(question))
    return travel.arrive(state, member, to)


def threat_ways(state: State, question: ChooseThreatMove) -> tuple[SectorId, ...]:
    """Where the threat may go from where it stands (THR-08, THR-12)."""
    match question.text:
        case MoveThreat() | MoveOn() as text:
            return board.ways_toward(state, text, said(question))
        case MoveThis() as text:
            return threats.ways_of(state, said(question), text)
        case OneOfThese(sectors=sectors):
            return sectors if state.threat(question.card) is not None else ()
        case text:
            raise AssertionError(f"{text} moves no threat")


def move_there(question: ChooseThreatMove, to: SectorId) -> list[Event]:
    """There, and on with the rest of its move (THR-11)."""
    first = board.moved(question.card, question.standee, to)
    match question.text:
        case MoveThreat() | MoveOn() as text:
            return [first, *board.moves_left(text, said(question))]
        case MoveThis() as text:
            return [first, *threats.moves_left(said(question), text)]
        case _:
            return [first]
