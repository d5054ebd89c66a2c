"""Which mission events may come in a sol, and how likely each is (HAP-10, HAP-11, HAP-36)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vanguard_desktop.core import CardId

from ..data.cards import EventCard, Tag
from ..data.director import EntryState
from ..data.kinds import Difficulty
from ..holds import holds
from ..state import HabitatState

FIRST_ORDEAL = 3


def cards(state: HabitatState) -> Mapping[CardId, EventCard]:
    found: Mapping[CardId, EventCard] = state.box.others["habitat_events"]
    return found


def fits_mission(state: HabitatState, card: EventCard) -> bool:
    """HAP-10: events of this mission, of its kind, or of all."""
    return not card.missions or bool({state.mission, state.sheet.kind.value} & set(card.missions))


def is_eligible(state: HabitatState, card: EventCard, drawn: Sequence[CardId]) -> bool:
    """HAP-11 and the pacing of HAP-36."""
    first, last = card.window or (1, state.last_sol)
    seen = {entry.event for entry in state.director.journal if entry.state in (EntryState.OPEN, EntryState.OVERDUE)}
    if card.id in drawn or not first <= state.sol <= last or not fits_mission(state, card):
        return False
    if seen & {*card.excludes, card.id} or (card.condition is not None and not holds(state, card.condition)):
        return False
    return Tag.ORDEAL not in card.tags or (state.sol >= FIRST_ORDEAL and not _was_ordeal(state))


def _was_ordeal(state: HabitatState) -> bool:
    """Whether the sol before had an ordeal, scripted ones included."""
    last = state.director.events[-1:]
    return bool(last) and last[0] in cards(state) and Tag.ORDEAL in cards(state)[last[0]].tags


def weight(state: HabitatState, card: EventCard) -> int:
    """HDF-05, HAP-36: boons come more on easy, ordeals on hard and towards the end."""
    found: int = card.weight
    if Tag.BOON in card.tags and state.difficulty is Difficulty.EASY:
        found *= 2
    if Tag.ORDEAL in card.tags:
        late = state.sol > state.last_sol - -(-state.last_sol // 3)
        found *= (2 if state.difficulty is Difficulty.HARD else 1) * (2 if late else 1)
    return found


def eligible(state: HabitatState, drawn: Sequence[CardId]) -> list[EventCard]:
    """By id (HAP-04); after a sol in which much came due only what is good, if there is any (HAP-36)."""
    found = [card for _, card in sorted(cards(state).items()) if is_eligible(state, card, drawn)]
    boons = [card for card in found if Tag.BOON in card.tags]
    return boons if state.director.was_busy and boons else found
