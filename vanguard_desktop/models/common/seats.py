"""The seats at the table: who sits there, who is asked now, and who has agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import attrs

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section

from .row_model import RowModel


@attrs.frozen(kw_only=True)
class SeatRow:
    """`id` counts from 0. `agreed` is None unless all have to agree (GEN-09). `plays` says in words for whom."""

    id: int
    name: str
    letter: str
    asked: bool
    agreed: bool | None = None
    plays: tuple[str, ...] = ()

    @property
    def shown(self) -> bool:
        """Whether the open question has to do with this seat."""
        return self.asked or self.agreed is not None


@attrs.frozen(kw_only=True)
class SectionSeatRow(SeatRow):
    """`sections` come with words for them, and with the crewmember they sent."""

    sections: tuple[tuple[Section, str, MemberId | None], ...]


S = TypeVar("S", bound=SeatRow)


class SeatModel(RowModel[S]):
    """In table order."""

    def words(self, row: S) -> str:
        return row.name


class PlayerModel(SeatModel[SeatRow]):
    """Where all decide together."""

    def _fresh(self) -> Sequence[SeatRow]:
        state = self._bridge.state
        asked = state.question is not None
        return [
            SeatRow(id=number, name=seat.name, letter=letter_of(seat.name), asked=asked)
            for number, seat in enumerate(state.seats)
        ]


def letter_of(name: str) -> str:
    """On the ring of a seat."""
    return (name or "?")[0].upper()
