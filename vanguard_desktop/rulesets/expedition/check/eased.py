"""Dice checks that ask for less in a sector, because of a token of equipment that lies there (EQP-14, GEN-02)."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import SectorId
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.dice.requirements import Alternative, IconItem, Requirement
from vanguard_desktop.setting import CheckCard

from ..data import State
from ..things.equipment import lying_in


def eased(state: State, card: CheckCard, sector: SectorId) -> CheckCard:
    """The printed check with rows that ask for one icon less of each kind that a token makes easier."""
    icons = [icon for printed in lying_in(state, sector) for icon in printed.eases] if state.tokens else []
    if not icons:
        return card
    rows = tuple(attrs.evolve(row, requirement=_without(row.requirement, icons)) for row in card.rows)
    return attrs.evolve(card, rows=rows)


def _without(requirement: Requirement, icons: list[Icon]) -> Requirement:
    alternatives = tuple(_less(alternative, icons) for alternative in requirement.alternatives)
    # An alternative of which nothing is left asks for nothing.
    return Requirement() if () in alternatives else Requirement(alternatives=alternatives)


def _less(alternative: Alternative, icons: list[Icon]) -> Alternative:
    items = list(alternative)
    for icon in icons:
        if IconItem(icon=icon) in items:
            items.remove(IconItem(icon=icon))
    return tuple(items)
