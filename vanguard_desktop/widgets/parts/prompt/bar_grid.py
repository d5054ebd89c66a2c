"""Where slots stand in the prompt bar: six columns at its right edge, in one line or, in narrow windows, two."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QRect

from ...look import look

COLUMNS = 6
BESIDE = 3  # the first columns belong to what may be done beside, the others to the answers
_EDGE, _GAP = 14, 8
_WIDEST, _SHARE = 238, 0.124
_ONE_LINE = 1560  # from this width on, for text of the usual size
_ONE_LINE_OF_ANSWERS = 1000
_BAR, _SLOT = 68, 52
_TOP, _LOW, _PAD, _BETWEEN, _RIM = 44, 44, 5, 4, 2


@attrs.frozen
class BarGrid:
    """The places of a bar of this width; everything depends on width and size of text alone, so nothing ever moves."""

    width: int
    scale: float
    answers_only: bool = False

    @classmethod
    def of(cls, width: int, *, answers_only: bool = False) -> BarGrid:
        """A bar that holds answers only, and never actions, has room for them in one line sooner."""
        return cls(width, max(look().text_scale, 1.0), answers_only)

    @property
    def one_line(self) -> bool:
        return self.width / self.scale >= (_ONE_LINE_OF_ANSWERS if self.answers_only else _ONE_LINE)

    @property
    def height(self) -> int:
        """One height, whatever is asked."""
        if self.one_line:
            return round(_BAR * self.scale)
        return round((_TOP + _LOW) * self.scale) + 2 * _PAD + _BETWEEN + _RIM

    @property
    def _slot(self) -> int:
        """How wide a slot is."""
        if self.one_line:
            return round(min(_WIDEST * self.scale * max(self.width / 1920, 1.0), _SHARE * self.width))
        return (self.width - 2 * _EDGE - (COLUMNS - 1) * _GAP) // COLUMNS

    def _x(self, column: int) -> int:
        return self.width - _EDGE - (COLUMNS - column) * self._slot - (COLUMNS - 1 - column) * _GAP

    def low(self, column: int, span: int = 1) -> QRect:
        """The place of an action or an answer, perhaps over several columns."""
        wide = span * self._slot + (span - 1) * _GAP
        if self.one_line:
            high = round(_SLOT * self.scale)
            return QRect(self._x(column), (self.height - high) // 2 + 1, wide, high)
        high = round(_LOW * self.scale)
        return QRect(self._x(column), self.height - _PAD - high, wide, high)

    def beside(self, place: int) -> QRect:
        """The place of what may be done beside: before the answers, or above them."""
        if self.one_line:
            return self.low(place)
        return QRect(self._x(BESIDE + place), _RIM + _PAD, self._slot, round(_TOP * self.scale))

    def words(self, *, top_until: int, low_until: int) -> QRect:
        """The room that is left for the question, if slots begin at these places of the two lines."""
        until = min(top_until, low_until) if self.one_line else top_until
        if self.one_line or low_until > _EDGE + 200 * self.scale:
            until = min(top_until, low_until)
            return QRect(_EDGE, _RIM + 2, until - _GAP - _EDGE, self.height - _RIM - 4)
        return QRect(_EDGE, _RIM + _PAD, until - _GAP - _EDGE, round(_TOP * self.scale))
