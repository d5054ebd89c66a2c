"""The answers that a position gives to questions about places and pages."""

from __future__ import annotations

from vanguard_desktop.core import MemberId, SectorId, Waiting
from vanguard_desktop.setting import card_of

from ..chapter import Answers
from ..data import (
    AtLander,
    CardMarks,
    ConditionInForce,
    LanderIn,
    LogKnown,
    MarksAtLander,
    MarksHere,
    PoiIn,
    PoiVisible,
    State,
    ThreatInPlay,
    ThreatWatched,
    UniqueFound,
    YouIn,
)
from .board import threat_of
from .travel import connected


def here(state: State, you: MemberId | None) -> SectorId | None:
    """Where the one addressed stands; what asks about "you" is no where nobody is addressed."""
    return state.member(you).sector if you is not None and state.is_here(you) else None


def _poi_in(state: State, test: PoiIn, you: MemberId | None, about: Waiting | None) -> bool:
    poi = state.poi(test.sector)
    return poi is not None and poi.id == card_of(test.card)


def _at_lander(state: State, test: AtLander, you: MemberId | None, about: Waiting | None) -> bool:
    sector = here(state, you)
    return sector is not None and sector == state.lander


def _marks_in(state: State, sector: SectorId | None, count: int) -> bool:
    return sector is not None and state.marks.get(sector, 0) >= count


def _watched(state: State, test: ThreatWatched, you: MemberId | None, about: Waiting | None) -> bool:
    threat = None if about is None else threat_of(state, about)
    if threat is None or threat.sector is None:
        return False
    near = {threat.sector, *connected(state, threat.sector)}
    return any(member.sector in near for member in state.members)


def _visible(state: State, test: PoiVisible, you: MemberId | None, about: Waiting | None) -> bool:
    tops = (state.poi(sector.number) for sector in state.board.sectors)
    return any(poi is not None and poi.id == test.card for poi in tops)


OF_PLACES: Answers = {
    LogKnown: lambda state, test, you, about: state.tally.get(f"log:{test.log}", 0) > 0,
    PoiIn: _poi_in,
    LanderIn: lambda state, test, you, about: state.lander == test.sector,
    AtLander: _at_lander,
    YouIn: lambda state, test, you, about: here(state, you) in test.sectors,
    MarksHere: lambda state, test, you, about: _marks_in(state, here(state, you), test.count),
    ThreatWatched: _watched,
    ConditionInForce: lambda state, test, you, about: state.condition == test.card,
    PoiVisible: _visible,
    MarksAtLander: lambda state, test, you, about: _marks_in(state, state.lander, test.count),
    CardMarks: lambda state, test, you, about: state.card_marks.get(test.card, 0) >= test.count,
    UniqueFound: lambda state, test, you, about: test.number in state.uniques_found,
    ThreatInPlay: lambda state, test, you, about: state.threat(test.card) is not None,
}
