"""Words for leaving the planet and docking."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.data.journey import leaving as left
from vanguard_desktop.rulesets.ship.data.journey.docking import ExplorationJudged, MakeRoom
from vanguard_desktop.rulesets.ship.journey.docking import too_many
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.rooms import (
    Room,
    given,
    nothing,
    tr,
)
from ..moves import MOVES, Move


class ShipDocking(Room):
    """Who and what comes home."""

    def _injuries(self, event: left.CrewReturned, _: ShipState) -> str:
        return ", ".join(map(self.names.injury, event.injuries))

    effects = {
        MakeRoom: tr("Discard discoveries that the lander has no room for."),
    }

    events = {
        left.CrewReturned: given(
            "injuries",
            #: Chronicle aboard. {member} is the name of a crewmember. {injuries} are names of injury cards.
            tr("{member} is back, injured: {injuries}.", injuries=_injuries),
            lambda room, event, _: MOVES.sentence(Move(MOVES.back), (crew(event.member),), room.say),
        ),
        left.CrewDied: given(
            "on_planet",
            #: Chronicle aboard. {member} is the name of a crewmember.
            tr("{member} has not come home."),
            #: Chronicle aboard. {member} is the name of a crewmember.
            tr("{member} is dead."),
        ),
        left.MissionFailedPlaced: given(
            "on",
            tr("The lander brings home the Mission Failed token."),
            nothing,
        ),
        ExplorationJudged: given(
            "failed",
            tr("The exploration has failed."),
            tr("The exploration is a success."),
        ),
    }

    things = {
        #: Question aboard. %n is how many.
        MakeRoom: tr(
            "The lander has brought %n discovery(ies) too many: which one do you give up?",
            n=lambda _, __, state: too_many(state),
        ),
    }
