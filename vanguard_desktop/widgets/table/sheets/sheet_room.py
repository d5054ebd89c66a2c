"""Who gets how much of the height of a reading sheet: first what is read and answered, then the rest."""

from __future__ import annotations

import attrs

PICTURE = 268
_LEAST_PICTURE = 44
_LEAST_OVER_ROWS = 104  # what may be done before the answer has its chip in the prompt bar, too


@attrs.frozen(kw_only=True)
class Wanted:
    """The heights of the parts, each with all that it says; `foot` never gives way."""

    text: int
    choices: int
    beside: int
    foot: int

    @property
    def whole(self) -> int:
        return PICTURE + self.least + self.beside

    @property
    def least(self) -> int:
        """What has to be seen without scrolling, if there is the height."""
        return self.text + self.choices + self.foot


@attrs.frozen(kw_only=True)
class Shares:
    """What each part gets; a part with nothing is not shown. What is read gets `text` and scrolls if that is less."""

    picture: int
    text: int
    choices: int
    beside: int


def share_out(height: int, wanted: Wanted, least_text: int) -> Shares:
    """The picture shrinks first; then what the prompt bar offers too is left to it; then the picture goes.

    Only then text and answers scroll: the answers keep so much of their height that `least_text` can be read.
    """
    free = height - wanted.foot - wanted.text - wanted.choices
    beside = wanted.beside if free - wanted.beside >= _LEAST_OVER_ROWS else 0
    picture = min(free - beside, PICTURE)
    if picture < _LEAST_PICTURE:
        picture = 0
    room = max(height - wanted.foot - picture - beside, 0)
    choices = min(wanted.choices, max(room - min(wanted.text, least_text), room // 2))
    return Shares(picture=picture, text=max(room - choices, 0), choices=choices, beside=beside)
