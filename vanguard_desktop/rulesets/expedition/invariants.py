"""What must hold after every event: each component in exactly one place, sums constant (ZON-01, DIE-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vanguard_desktop.core.dice import ALL_DICE
from vanguard_desktop.rulesets.expedition.state import State


def broken(state: State) -> Sequence[str]:
    """Every violated invariant in words for a bug report; empty if all is well."""
    wrong: list[str] = []
    dice = Counter(die for member in state.members for die in (*member.available, *member.spent))
    wrong += [f"die {die} lies in {count} places" for die, count in dice.items() if count > 1]
    wrong += [f"unknown die {die}" for die in dice if die not in ALL_DICE]
    shown = () if state.event_shown is None else (state.event_shown,)
    cards = sorted((*state.event_deck, *shown, *state.event_discards))
    if cards != sorted(state.box.events):
        wrong.append(f"event cards do not add up: {cards}")
    if not 0 <= state.supplies <= state.most_supplies:
        wrong.append(f"supplies {state.supplies} outside 0 to {state.most_supplies}")
    if not 0 <= state.actions_left <= 2:
        wrong.append(f"{state.actions_left} actions left")
    sectors = {sector.number for sector in state.board.sectors}
    wrong += [f"{m.id} stands in unknown sector {m.sector}" for m in state.members if m.sector not in sectors]
    return wrong
