"""What a question that a text asks may be answered with, as the position stands now; and what an answer sets off.

The text is asked every time, so a question never offers what an any-time ability has made false (DEC-25).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import Choose, Effect, Event, MemberId, SectorId, Waiting, together

from .addressing import meant
from .check.danger import DANGER_OPTIONS
from .check.kept_faces import FREE_OPTIONS
from .check.markers import MARKER_OPTIONS
from .check.pool_effects import POOL_OPTIONS
from .data import (
    ChooseEvent,
    ChooseMember,
    ChooseOption,
    ChooseSector,
    ChooseThreatMove,
    Member,
    MoveOn,
    MoveThis,
    State,
)
from .data.effects import (
    FetchHere,
    ForCrew,
    MoveBeside,
    MoveConnected,
    MoveThreat,
    MoveToBiome,
    MoveToVisited,
    MoveTowardLander,
)
from .data.steps import OneOfThese, StrikeOne, Struck
from .picking import Options, different
from .planet import board, travel
from .planet.moves import MOVES_OPTIONS, fetchable, fetched, visited_sectors
from .planet.planet import sectors_like
from .planet.travel import TRAVEL_OPTIONS
from .planet.ways import WAY_OPTIONS, sectors_beyond
from .queueing import steps
from .round.lasting import LASTING_OPTIONS
from .round.turns import events_to_take
from .things.board_equipment import BOARD_EQUIPMENT_OPTIONS
from .things.decks import DECK_OPTIONS
from .things.discoveries import DISCOVERY_OPTIONS
from .things.equipment import EQUIPMENT_OPTIONS
from .threats import threats
from .threats.threats import THREAT_OPTIONS

# Of printed alternatives none is left out, however alike they are: their labels are told apart by number.
PICKED: dict[type[Effect], Options] = together(
    *(
        EQUIPMENT_OPTIONS,
        THREAT_OPTIONS,
        BOARD_EQUIPMENT_OPTIONS,
        DECK_OPTIONS,
        DISCOVERY_OPTIONS,
        WAY_OPTIONS,
        MOVES_OPTIONS,
    ),
    *(MARKER_OPTIONS, POOL_OPTIONS, LASTING_OPTIONS, FREE_OPTIONS, TRAVEL_OPTIONS, DANGER_OPTIONS),
    {ChooseEvent: events_to_take},
)


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


@attrs.frozen
class Meant:
    """A text that means one of several people: who they are, and what waits for the one who is meant."""

    people: Callable[[State, Waiting, Any], Iterable[Member]]
    comes: Callable[[State, Waiting, Any], Effect]
    of_place: bool = False  # what waits happens where the text was said


def _of_these(state: State, asked: Waiting, text: OneOfThese) -> Iterable[Member]:
    return (member for member in state.members if member.id in text.members)


MEANT: Mapping[type[Effect], Meant] = {
    ForCrew: Meant(
        lambda state, asked, text: meant(state, text.who, asked), lambda state, asked, text: text.effect, of_place=True
    ),
    FetchHere: Meant(
        lambda state, asked, text: fetchable(state, asked), lambda state, asked, text: fetched(state, asked)
    ),
    StrikeOne: Meant(
        lambda state, asked, text: board.exposed(state, text), lambda state, asked, text: Struck(effect=text.effect)
    ),
    OneOfThese: Meant(_of_these, lambda state, asked, text: text.effect, of_place=True),
}


def people(state: State, question: ChooseMember) -> tuple[MemberId, ...]:
    """Who may be meant."""
    found = MEANT[type(question.text)].people(state, said(question), question.text)
    return tuple(member.id for member in found)


def of_whoever(question: ChooseMember) -> Effect:
    """What comes to whoever is meant, as the text says it."""
    effect: Effect | None = getattr(question.text, "effect", None)
    return question.text if effect is None else effect


def for_member(state: State, question: ChooseMember, member: MemberId) -> Event:
    """What waits for the one who is meant."""
    asked, means = question.asked, MEANT[type(question.text)]
    effect = means.comes(state, asked, question.text)
    return steps(member, effect, source=asked.source, at=asked.at if means.of_place else None)


# Where a text may lead the one who is asked.
LEADS_TO: Mapping[type[Effect], Callable[[State, Member, Any], tuple[SectorId, ...]]] = {
    MoveConnected: lambda state, member, text: travel.next_door(state, member),
    MoveToVisited: lambda state, member, text: visited_sectors(state, member, text.important),
    MoveToBiome: sectors_like,
    MoveTowardLander: sectors_beyond,
    MoveBeside: sectors_beyond,
    OneOfThese: lambda state, member, text: text.sectors,
}


def sectors(state: State, question: ChooseSector) -> tuple[SectorId, ...]:
    """Where the text may lead."""
    return LEADS_TO[type(question.text)](state, state.member(question.member), question.text)


def go_to(state: State, question: ChooseSector, to: SectorId) -> Sequence[Event]:
    """There, and on, if the text goes further."""
    member, text = state.member(question.member), question.text
    if isinstance(text, MoveConnected):
        return travel.moved_connected(state, member, to, text.count, said(question))
    return travel.arrive(state, member, to)


@attrs.frozen
class ThreatMove:
    """A text that moves a threat: where it may go from where it stands, and what is left of its move (THR-11)."""

    ways: Callable[[State, Waiting, Any], tuple[SectorId, ...]]
    rest: Callable[[Waiting, Any], Sequence[Event]] = lambda asked, text: ()


_TOWARD = ThreatMove(
    lambda state, asked, text: board.ways_toward(state, text, asked), lambda asked, text: board.moves_left(text, asked)
)
THREAT_MOVES: Mapping[type[Effect], ThreatMove] = {
    MoveThreat: _TOWARD,
    MoveOn: _TOWARD,
    MoveThis: ThreatMove(threats.ways_of, threats.moves_left),
    OneOfThese: ThreatMove(lambda state, asked, text: text.sectors),
}


def threat_ways(state: State, question: ChooseThreatMove) -> tuple[SectorId, ...]:
    """Where the threat may go from where it stands (THR-08, THR-12)."""
    if state.threat(question.card) is None:
        return ()
    return THREAT_MOVES[type(question.text)].ways(state, said(question), question.text)


def move_there(question: ChooseThreatMove, to: SectorId) -> list[Event]:
    """There, and on with the rest of its move (THR-11)."""
    rest = THREAT_MOVES[type(question.text)].rest(said(question), question.text)
    return [board.moved(question.card, question.standee, to), *rest]
