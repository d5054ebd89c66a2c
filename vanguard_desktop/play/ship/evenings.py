"""Between two evenings: what was played before, told from the log alone, and who sits at the table again."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import BookOpened, Command, GameState
from vanguard_desktop.rulesets.ship.campaign.chronicle import Chronicle, chronicle
from vanguard_desktop.rulesets.ship.data.campaign.logbook import ToBeContinued
from vanguard_desktop.rulesets.ship.data.campaign.operations import OperationScored
from vanguard_desktop.rulesets.ship.data.campaign.save_point import (
    Difficulty,
    ResumeSession,
    SessionStored,
    SetDifficulty,
)
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import ShipOptions, ShipState

from ..game import Game
from ..plan import Seats
from .plan import CampaignPlan

# The score is told within the steps that put the operation away.
_LAST_STEPS = 12


def ship_of(game: Game) -> ShipState | None:
    """The ship of this game, also while an expedition is played over it; None where there is none."""
    state = game.position.states.get(SHIP.book)
    return state if isinstance(state, ShipState) else None


def is_stored(state: GameState) -> bool:
    """Whether the evening has ended at the save point, and nobody has come back yet (RSM-01)."""
    return isinstance(state.question, SessionStored)


def waits_for(state: GameState) -> int | None:
    """The act that the campaign waits for, if the packs do not hold it yet."""
    question = state.question
    return question.act if isinstance(question, ToBeContinued) else None


def chronicle_of(game: Game) -> Chronicle:
    """The line of play the players stand on, up to where they stand."""
    told = Chronicle()
    for events in game.history(game.first, game.cursor.step):
        told = chronicle(events, told)
    return told


def scored(game: Game) -> OperationScored | None:
    """How the operation came out that is over; None for a campaign, and as long as it goes on."""
    first = max(game.first, game.cursor.step - _LAST_STEPS)
    found = (event for events in game.history(first, game.cursor.step) for event in events)
    return next((event for event in found if isinstance(event, OperationScored)), None)


def seed_of(game: Game) -> int:
    """What all chance of this game came from at its beginning."""
    opened = (event for events in game.history(game.first, game.first) for event in events)
    return next((event.seed for event in opened if isinstance(event, BookOpened)), 0)


@attrs.frozen(kw_only=True)
class Resumption:
    """Who plays this evening, who has which sections, and how hard it is from now on (RSM-04, DSH-02)."""

    names: tuple[str, ...]
    seats: Seats
    options: ShipOptions

    def command(self, state: GameState) -> Command | None:
        """What is to be ordered next; None when everybody sits."""
        if not isinstance(state, ShipState):
            return None
        if isinstance(state.question, SessionStored):
            for part in Difficulty:
                if (on := getattr(self.options, part.value)) != getattr(state.options, part.value):
                    return SetDifficulty(part=part, on=on)
            return ResumeSession(players=self.names)
        plan = CampaignPlan(campaign=state.campaign, players=len(self.names), names=self.names, seats=self.seats)
        return plan.answer(state)
