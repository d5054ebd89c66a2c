"""How far a campaign is, in a few words: on the first screen, and in the library."""

from __future__ import annotations

from collections.abc import Callable

from vanguard_desktop.rulesets.ship.data.campaign.logbook import ToBeContinued
from vanguard_desktop.rulesets.ship.data.campaign.save_point import SessionStored
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.state import Mode, ShipState

from ...common.texts import Texts

# Where command is spent, so that it matters how much is left.
_SPENDING = (
    Phase.FACILITIES, Phase.LABORATORY, Phase.PRODUCTION, Phase.BARRACKS, Phase.SITUATION_ROOM, Phase.ADD_ON,
)  # fmt: skip


class ShipStanding(Texts):
    """`page` says what the page is called on which the ship book is open."""

    def where(self, state: ShipState, page: Callable[[], str]) -> str:
        if state.finished is not None:
            return self._ended(state)
        if isinstance(state.question, ToBeContinued):
            #: How far a campaign is: an act is over, and the next one is not there yet. {act} and {next} count from 1.
            text = self.tr("Act {act} is over, act {next} is still to come")
            return text.format(act=state.question.act - 1, next=state.question.act)
        if isinstance(state.question, SessionStored):
            #: How far a campaign is: the evening has ended where a campaign may rest. {cycle} counts from 1.
            return self.tr("Cycle {cycle} is over, everything is packed up").format(cycle=state.cycle)
        if state.mode is Mode.OPERATION or state.cycle == 0:
            return page()
        if state.phase in _SPENDING:
            #: How far a campaign is. {cycle} counts from 1, {page} is the name of a room of the ship, %n is how many
            #: command tokens are left.
            text = self.tr("Cycle {cycle}, {page}, %n command left", "", state.pool.command)
        else:
            #: How far a campaign is. {cycle} counts from 1, {page} is the name of a page of the ship book.
            text = self.tr("Cycle {cycle}, {page}")
        return text.format(cycle=state.cycle, page=page())

    def _ended(self, state: ShipState) -> str:
        assert state.finished is not None
        if state.mode is Mode.OPERATION:
            #: How far an operation is.
            return self.tr("The operation is over")
        if state.finished.victory:
            #: How far a campaign is. {cycle} counts from 1.
            text = self.tr("Won in cycle {cycle}")
        else:
            #: How far a campaign is. {cycle} counts from 1.
            text = self.tr("Lost in cycle {cycle}")
        return text.format(cycle=state.cycle)
