"""The seats of a campaign: who plays which sections, and who is asked now."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.seats import SeatModel, SectionSeatRow, letter_of


class ShipSeatModel(SeatModel[SectionSeatRow]):
    """In table order; before sections are shared out, everybody is asked."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self.refresh()

    def _fresh(self) -> Iterator[SectionSeatRow]:
        state: ShipState = self._bridge.state
        question = state.question
        deciders = () if question is None else self._wording.in_book(state).deciders(question, state)
        names = self._wording.names
        for number, seat in enumerate(state.seats):
            yield SectionSeatRow(
                id=number,
                name=seat.name,
                letter=letter_of(seat.name),
                sections=tuple((section, names.section(section), None) for section in seat.sections),
                asked=any(section in deciders for section in seat.sections),
            )
