"""What texts lead to: points of interest that a sector may yet get (PLN-16, PLN-18), the next condition (PLN-36).

And what a threat is about to do (TIM-04).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from vanguard_desktop.core import CardId, Effect, LogId, SectorId
from vanguard_desktop.setting import card_of

from ..data import State, threat_track
from ..data.effects import CoverPoi, PlaceCondition, ReadLog, ReplacePoi, ResetTrack


def coming_pois(state: State, sector: SectorId | None) -> tuple[CardId, ...]:
    """Cards still in the box that come to this sector next: the card that lies there lays them, or an entry that it has
    read, or the one whose number lies open (PLN-24). What these cards bring in their turn is still hidden."""
    if sector is None:
        return ()
    left = {card_of(copy) for copy in state.poi_store}
    found: dict[CardId, None] = {}
    number = state.sector(sector).log
    entry = None if number is None or state.pois.get(sector) else ReadLog(log=number)
    for effect in (*_told(state, state.poi(sector)), *_told(state, entry)):
        if isinstance(effect, ReplacePoi | CoverPoi) and effect.sector in (None, sector) and effect.card in left:
            found[effect.card] = None
    return tuple(found)


def next_condition(state: State) -> tuple[CardId, Effect] | None:
    """The card that the time track of the condition in force puts in its place, and the text that does so."""
    card = state.condition_card
    spaces = {} if card is None or card.time is None else card.time.spaces
    for _, text in sorted(spaces.items()):
        for effect in _told(state, text):
            if isinstance(effect, PlaceCondition):
                return effect.card, text
    return None


def coming_spaces(state: State, threat: CardId, count: int) -> tuple[int, ...]:
    """The next spaces with a text on the time track of the threat; after one that resets it, from the beginning."""
    printed = state.box.threats[threat].time
    if printed is None:
        return ()
    at = state.tracks.get(threat_track(threat), 0)
    found: list[int] = []
    for _ in range(printed.length * count):
        if at == printed.length or len(found) == count:
            break
        at += 1
        text = printed.spaces.get(at)
        if text is None:
            continue
        found.append(at)
        if any(isinstance(effect, ResetTrack) for effect in _effects(text)):
            at = 0
    return tuple(found)


def _told(state: State, thing: Any) -> Iterator[Effect]:
    """Every text in a card or an entry, and in the entries that these read, each once."""
    known: set[LogId] = set()
    open_texts: list[Effect] = list(_effects(thing))
    while open_texts:
        effect = open_texts.pop(0)
        yield effect
        if isinstance(effect, ReadLog) and effect.log not in known:
            known.add(effect.log)
            open_texts.extend(_effects(state.box.logs.get(effect.log)))


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
