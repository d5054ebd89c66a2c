"""Which entry of the mission's journal an event brings; nothing in the rules depends on it."""

from __future__ import annotations

from collections.abc import Iterable

from vanguard_desktop.core import Event

from ..data.cards import JournalCard, Moment
from ..data.missions import MissionLost, MissionWon, ObjectiveReached
from ..data.rounds import SolBegun
from ..holds import holds
from ..state import HabitatState

# The rule by which a mission ends with somebody's death.
DEATH = "HHP-22"
# All else has no card: this is asked of every event that is told.
_MOMENTS = (SolBegun, ObjectiveReached, MissionWon, MissionLost)


def entry(state: HabitatState, event: Event) -> JournalCard | None:
    """From the position before the event; of several for one moment the first, by id, whose test holds."""
    if not isinstance(event, _MOMENTS):
        return None
    cards: Iterable[JournalCard] = state.box.others.get("habitat_journal", {}).values()
    own = sorted((card for card in cards if card.mission in (None, state.mission)), key=lambda card: card.id)
    return next((card for card in own if _fits(card, event) and (card.test is None or holds(state, card.test))), None)


def _fits(card: JournalCard, event: Event) -> bool:
    match event:
        case SolBegun(sol=sol):
            return card.sol == sol if card.moment is Moment.SOL else card.moment is Moment.BEGINS and sol == 1
        case ObjectiveReached(objective=objective):
            return card.moment is Moment.REACHED and card.objective == objective
        case MissionWon():
            return card.moment is Moment.WON
        case MissionLost(because=because):
            return card.moment is (Moment.DIED if because == DEATH else Moment.LOST)
        case _:
            return False
