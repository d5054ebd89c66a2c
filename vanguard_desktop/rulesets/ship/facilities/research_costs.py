"""What a research project costs now: the printed discoveries, and what makes it cheaper or dearer (SEF-09, SEF-12)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import attrs

from vanguard_desktop.core import Choose, Event
from vanguard_desktop.setting import DiscoveryItem, ModifierKey

from ..aboard.discoveries import Cost, can_pay
from ..effects import PayDiscoveries
from ..modifiers import Modifier, modifiers, spend
from ..moves import steps
from ..pieces import Piece, id_of, source_of
from ..state import ShipState

KEY = ModifierKey.RESEARCH_COST


def costs(state: ShipState, card: Piece) -> list[Cost]:
    """Which items are left out of a lowered cost is the players' choice; what it costs more may be of any type, unless
    the text names one.
    """
    printed = state.box.research_projects[id_of(card)].cost
    found = _changes(state, card)
    if any(each.standing.free for each in found):
        return [()]
    named = [each.standing for each in found if each.standing.deck is not None and each.standing.value > 0]
    printed = (*printed, *(DiscoveryItem(deck=more.deck, count=more.value) for more in named))
    by = sum(each.standing.value for each in found if each.standing not in named)
    if by >= 0:
        return [(*printed, DiscoveryItem(count=by)) if by else printed]
    items = [attrs.evolve(item, count=1) for item in printed for _ in range(item.count)]
    return list(dict.fromkeys(combinations(items, max(0, len(items) + by))))


def is_payable(state: ShipState, card: Piece) -> bool:
    return any(can_pay(state, cost) for cost in costs(state, card))


def pay_for(state: ShipState, card: Piece) -> list[Event]:
    """Modifiers for the next project are used up, even if it was free already (SEF-12)."""
    payable = [PayDiscoveries(cost=tuple(cost)) for cost in costs(state, card) if can_pay(state, cost)]
    used = spend(state, _changes(state, card))
    if not any(each.cost for each in payable):
        return used
    payment = payable[0] if len(payable) == 1 else Choose(options=tuple(payable))
    return [*used, steps(payment, source=source_of(card))]


def _changes(state: ShipState, card: Piece) -> Sequence[Modifier]:
    return modifiers(state, KEY, id_of(card), state.box.research_projects[id_of(card)].keyword)
