"""The seats of a mission: who plays which astronauts, and who is asked now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.called import HabitatNames

from ..bridge import Bridge
from ..common.seats import SeatModel, SeatRow, letter_of


class HabitatSeatModel(SeatModel[SeatRow]):
    """In table order; what nobody in particular decides is asked of all."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording, self._called = wording, HabitatNames(wording.names)
        self.refresh()

    def _fresh(self) -> Sequence[SeatRow]:
        state: HabitatState = self._bridge.state
        question = state.question
        deciders = () if question is None else self._wording.in_book(state).deciders(question, state)
        own = {number: [each.id for each in state.crew if each.seat == number] for number in range(len(state.seats))}
        return [
            SeatRow(
                id=number,
                name=seat.name,
                letter=letter_of(seat.name),
                asked=question is not None and (not deciders or any(each in deciders for each in own[number])),
                plays=tuple(map(self._called.astronaut, own[number])),
            )
            for number, seat in enumerate(state.seats)
        ]
