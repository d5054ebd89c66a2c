"""Numbers of the look: colors of the three themes, type scale, sizes; read once from resources/tokens.json.

No color stands anywhere else in the program, so a theme is changed in one file.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import attrs

from vanguard_desktop.resources import resource_path

from .token_kinds import Tokens

COLOR = re.compile(r"[#][0-9A-Fa-f]{6}")


class TokensError(Exception):
    """The file of design tokens cannot be used; the message names the file, the place in it and what was found."""


def read_tokens(path: Path) -> Tokens:
    """Read a file of tokens, or say in a TokensError what is wrong with it and where."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise TokensError(f"{path}: cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise TokensError(f"{path}: not JSON ({error})") from error
    tokens: Tokens = _structure(Tokens, data, f"{path.name}: $")
    for theme, colors in tokens.themes.items():
        for name, value in attrs.asdict(colors).items():
            _check_color(value, f"{path.name}: $.themes.{theme}.{name}")
    for family, palettes in {"relief": tokens.relief, "room": tokens.room}.items():
        for palette, values in palettes.items():
            for index, value in enumerate(values):
                _check_color(value, f"{path.name}: $.{family}.{palette}[{index}]")
    return tokens


@functools.cache
def tokens() -> Tokens:
    """The tokens of the program, read at first use."""
    return read_tokens(resource_path("tokens.json"))


def _check_color(value: str, where: str) -> None:
    if not COLOR.fullmatch(value):
        raise TokensError(f"{where}: {value!r} is not a color; six hexadecimal digits after a number sign are needed")


def _structure(kind: Any, data: Any, where: str) -> Any:
    """Turn parsed JSON into `kind`; keys the program does not use are notes to designers and pass."""
    if attrs.has(kind):
        _expect(isinstance(data, dict), "an object", data, where)
        hints = get_type_hints(kind)
        values: dict[str, Any] = {}
        for field in attrs.fields(kind):
            if field.name in data:
                values[field.name] = _structure(hints[field.name], data[field.name], f"{where}.{field.name}")
            elif field.default is attrs.NOTHING:
                raise TokensError(f"{where}: {field.name!r} is missing")
        return kind(**values)
    if get_origin(kind) is Mapping:
        _expect(isinstance(data, dict), "an object", data, where)
        return {key: _structure(get_args(kind)[1], value, f"{where}.{key}") for key, value in data.items()}
    if get_origin(kind) is tuple:
        _expect(isinstance(data, list), "a list", data, where)
        return tuple(_structure(get_args(kind)[0], value, f"{where}[{index}]") for index, value in enumerate(data))
    if kind is float:
        _expect(isinstance(data, int | float) and not isinstance(data, bool), "a number", data, where)
        return float(data)
    _expect(type(data) is kind, {int: "a whole number", str: "text", bool: "true or false"}[kind], data, where)
    return data


def _expect(fits: bool, wanted: str, found: Any, where: str) -> None:
    if not fits:
        raise TokensError(f"{where}: {wanted} is needed, found {found!r}")
