"""Where a threat stands: one main standee and secondary ones, or a flock in which every one is a main one (THR-07)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, SectorId
from vanguard_desktop.setting import Box

from ..data import State, Threat


def beside(box: Box, card: CardId, sector: SectorId) -> tuple[SectorId, ...]:
    """Where the other standees begin: a flock comes all at once, secondary standees are placed by texts."""
    printed = box.threats[card]
    return (sector,) * (printed.standees - 1) if printed.flock else ()


def standees(state: State, threat: Threat) -> tuple[SectorId | None, ...]:
    """The standees that count as the threat: the main one, which comes first, and all others of a flock."""
    return (threat.sector, *threat.others) if state.box.threats[threat.card].flock else (threat.sector,)


def standee_at(state: State, card: CardId, number: int) -> SectorId | None:
    """Where one of them stands."""
    threat = state.threat(card)
    return None if threat is None else standees(state, threat)[number]


def stands_in(state: State, threat: Threat) -> tuple[SectorId, ...]:
    """The sectors that count as the threat's own, each once."""
    return tuple(dict.fromkeys(sector for sector in standees(state, threat) if sector is not None))
