"""The answers that a position gives to questions about places and pages."""

from __future__ import annotations

from typing import assert_never

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.planet.board import threat_of
from vanguard_desktop.rulesets.expedition.planet.questions_places import (
    AtLander,
    CardMarks,
    ConditionInForce,
    LanderIn,
    LogKnown,
    MarksAtLander,
    MarksHere,
    OfPlaces,
    PoiIn,
    PoiVisible,
    ThreatInPlay,
    ThreatWatched,
    UniqueFound,
    YouIn,
)
from vanguard_desktop.rulesets.expedition.planet.travel import connected
from vanguard_desktop.setting.box import card_of


def holds_of_places(state: State, test: OfPlaces, you: MemberId | None, about: Waiting | None) -> bool:
    """Whether the answer is yes now; what asks about "you" is no where nobody is addressed."""
    here = state.member(you).sector if you is not None and state.is_here(you) else None
    match test:
        case LogKnown(log=log):
            return state.tally.get(f"log:{log}", 0) > 0
        case PoiIn(card=card, sector=sector):
            poi = state.poi(sector)
            return poi is not None and poi.id == card_of(card)
        case LanderIn(sector=sector):
            return state.lander == sector
        case AtLander():
            return here is not None and here == state.lander
        case YouIn(sectors=sectors):
            return here in sectors
        case MarksHere(count=count):
            return here is not None and state.marks.get(here, 0) >= count
        case ThreatWatched():
            threat = None if about is None else threat_of(state, about)
            if threat is None or threat.sector is None:
                return False
            near = {threat.sector, *connected(state, threat.sector)}
            return any(member.sector in near for member in state.members)
        case ConditionInForce(card=card):
            return state.condition == card
        case PoiVisible(card=card):
            tops = (state.poi(sector.number) for sector in state.board.sectors)
            return any(poi is not None and poi.id == card for poi in tops)
        case MarksAtLander(count=count):
            return state.lander is not None and state.marks.get(state.lander, 0) >= count
        case CardMarks(card=card, count=count):
            return state.card_marks.get(card, 0) >= count
        case UniqueFound(number=number):
            return number in state.uniques_found
        case ThreatInPlay(card=card):
            return state.threat(card) is not None
        case _:
            assert_never(test)
