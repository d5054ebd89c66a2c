"""Which point of interest cards a sector may yet get: what the texts of its topmost card lead to (PLN-16, PLN-18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from vanguard_desktop.core.box import card_of
from vanguard_desktop.core.ids import CardId, LogId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.effects import CoverPoi, ReadLog, ReplacePoi
from vanguard_desktop.rulesets.expedition.state import State


def coming_pois(state: State, sector: SectorId | None) -> tuple[CardId, ...]:
    """Cards still in the box that the card of the sector, or an entry that it has read, lays in this sector."""
    poi = state.poi(sector)
    if poi is None:
        return ()
    left = {card_of(copy) for copy in state.poi_store}
    found: dict[CardId, None] = {}
    known: set[LogId] = set()
    open_texts: list[Effect] = list(_effects(poi))
    while open_texts:
        match open_texts.pop(0):
            case ReplacePoi(card=card, sector=where) | CoverPoi(card=card, sector=where):
                if where in (None, sector) and card in left:
                    found[card] = None
            case ReadLog(log=log) if log not in known:
                known.add(log)
                open_texts.extend(_effects(state.box.logs.get(log)))
            case _:
                pass
    return tuple(found)


def _effects(thing: Any) -> Iterator[Effect]:
    """Every text in a card or an entry, those within others included."""
    if isinstance(thing, Effect):
        yield thing
    if attrs.has(type(thing)):
        for field in attrs.fields(type(thing)):
            yield from _effects(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _effects(part)
