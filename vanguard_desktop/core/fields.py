"""What may stand in a field of a definition beyond its type: how large a number, how long a list, words for players, a
name of a family.

A pack is read with these marks in mind; the game itself never looks at them. A plain `int` counts 1 to 99, a plain
`str` is a key of letters, digits, `_` and `-`, a list is as long as the table can show: only what differs needs a
mark.
"""

from __future__ import annotations

from typing import Annotated

import attrs


@attrs.frozen
class Between:
    """A whole number in these limits."""

    least: int
    most: int


@attrs.frozen
class AtMost:
    """A list or table of so many entries; without this mark it has `MOST_LISTED`."""

    most: int


@attrs.frozen
class Named:
    """The id of something in this family of the box."""

    family: str


@attrs.frozen
class Prose:
    """Words for players, of the pack's author; `text` shows them in the players' language."""

    most: int


MOST_LISTED = 24
Name = Annotated[str, Prose(80)]
Text = Annotated[str, Prose(4000)]
