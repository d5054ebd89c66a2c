"""Where the parts of the ship book stand in a window of a given size and for a given size of text."""

from __future__ import annotations

import attrs

_WIDE, _MEDIUM = 1700, 1400
_LOW, _LOW_CREW = 660, 84
_NARROW_RAIL, _NARROW_STORES = 64, 72


@attrs.frozen(kw_only=True)
class Grid:
    """Widths and heights; in a narrow window the rail is icons, and so are the stores; in a low one there are
    no pictures of rooms, and people stand on one line."""

    rail: int
    stores: int
    header: int
    crew: int
    gap: int
    left_page: int
    rail_words: bool
    stores_words: bool
    short_header: bool
    low: bool

    @classmethod
    def of(cls, width: int, height: int, text_scale: float) -> Grid:
        grown = max(text_scale, 1.0)
        room = width / grown
        words = room >= _WIDE
        return cls(
            rail=min(round(292 * grown), width // 4) if words else round(_NARROW_RAIL * grown),
            stores=min(round(278 * grown), width // 4) if words else round(_NARROW_STORES * grown),
            header=round(60 * grown),
            crew=round((_LOW_CREW if height / grown < _LOW else 124 if height >= 900 else 122) * grown),
            gap=12 if room >= _MEDIUM else 8,
            left_page=round(min(400 * grown, width * 0.24)) if words else round(min(300 * grown, width * 0.26)),
            rail_words=words,
            stores_words=words,
            short_header=not words,
            low=height / grown < _LOW,
        )
