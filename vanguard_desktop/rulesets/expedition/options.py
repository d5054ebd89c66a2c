"""What a question that a text asks may be answered with, as the position stands now; and what an answer sets off.

The text is asked every time, so a question never offers what an any-time ability has made false (DEC-25).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core.chapter import together
from vanguard_desktop.core.effects import Choose
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import MemberId, SectorId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition.addressing import meant
from vanguard_desktop.rulesets.expedition.check.danger import DANGER_OPTIONS
from vanguard_desktop.rulesets.expedition.check.kept_faces import FREE_OPTIONS
from vanguard_desktop.rulesets.expedition.check.markers import MARKER_OPTIONS
from vanguard_desktop.rulesets.expedition.check.pool_effects import POOL_OPTIONS
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
from vanguard_desktop.rulesets.expedition.data.member import Member
from vanguard_desktop.rulesets.expedition.data.picked import ChooseEvent, MoveOn, MoveThis
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
from vanguard_desktop.rulesets.expedition.things.finds import FIND_OPTIONS
from vanguard_desktop.rulesets.expedition.things.gear import GEAR_OPTIONS
from vanguard_desktop.rulesets.expedition.threats import threats
from vanguard_desktop.rulesets.expedition.threats.threats import THREAT_OPTIONS

# Of printed alternatives none is left out, however alike they are: their labels are told apart by number.
PICKED: dict[type[Effect], Options] = together(
    *(GEAR_OPTIONS, THREAT_OPTIONS, BOARD_GEAR_OPTIONS, DECK_OPTIONS, FIND_OPTIONS, WAY_OPTIONS, MOVES_OPTIONS),
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
