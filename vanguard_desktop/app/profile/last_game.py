"""The game that was played last, as the first screen shows it before anything else is loaded.

It is a picture of the save, kept beside the settings. The save itself is looked at once the window is painted; if the
program was killed in between, the card then shows the newer position. Whatever lies in its place, the program starts:
what does not fit is no picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.widgets.home.last_position import LastPosition, Spot
from vanguard_desktop.widgets.look.tokens import tokens

from .kept_json import read_json, write_json

# Far more than any game comes to, and nothing that could not be painted or told.
_LONGEST = 4096
_MOST = 1000
_HIGHEST = 1_000_000
_LATEST = 10**11


def read_last_game(path: Path) -> LastPosition | None:
    """None if there is none, or if what is kept cannot be used: the saves are all that matters."""
    try:
        data = read_json(path)
        return None if data is None else _structure(data)
    except (OSError, ValueError, TypeError, LookupError):
        return None


def _structure(data: Mapping[str, Any]) -> LastPosition:
    from vanguard_desktop.dice.faces import Section  # the first screen is there before any part of the rules

    spots = tuple(
        Spot(number=_number(spot["number"]), x=_number(spot["x"]), y=_number(spot["y"]))
        for spot in _list(data, "spots")
    )
    last = LastPosition(
        save=_text(data["save"]),
        world=_text(data["world"]),
        palette=_text(data["palette"]),
        relief=_text(data["relief"]),
        round=_number(data["round"]),
        over=_yes_or_no(data["over"]),
        when=_time(data["when"]),
        played=_number(data["played"], _LATEST),
        spots=spots,
        ways=tuple((_number(start), _number(end)) for start, end in _list(data, "ways")),
        lander=_number(data["lander"]),
        pawns=tuple((Section(section).value, _number(sector)) for section, sector in _list(data, "pawns")),
        active=_number(data["active"]),
        where=_words(data, "where"),
        within=_words(data, "within"),
        room=_words(data, "room"),
        hour=_number(data["hour"]),
        language=_words(data, "language"),
    )
    places = {spot.number for spot in spots}
    if last.palette not in tokens().relief or not all({*way} <= places for way in last.ways):
        raise ValueError("there is no such land or place")
    return last


def _number(value: Any, most: int = _HIGHEST) -> int:
    if type(value) is not int or not -most <= value <= most:
        raise ValueError("a number is needed")
    return value


def _time(value: Any) -> float:
    if type(value) not in (int, float) or not 0 <= value <= _LATEST:  # nor is NaN
        raise ValueError("a time is needed")
    return float(value)


def _text(value: Any) -> str:
    if type(value) is not str or not value or len(value) > _LONGEST or "\0" in value:
        raise ValueError("a text is needed")
    return value


def _words(data: Mapping[str, Any], name: str) -> str:
    """They may be empty."""
    return data[name] if data[name] == "" else _text(data[name])


def _yes_or_no(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError("yes or no is needed")
    return value


def _list(data: Mapping[str, Any], name: str) -> list[Any]:
    found = data[name]
    if not isinstance(found, list) or len(found) > _MOST:
        raise ValueError(f"a list of {name} is needed")
    return found


def keep_last_game(path: Path, last: LastPosition) -> None:
    write_json(path, attrs.asdict(last))
