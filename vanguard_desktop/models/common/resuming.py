"""Who sits at the table again, while it is settled: as before, until somebody says otherwise (CMP-03, DSH-02)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play import plan as plans
from vanguard_desktop.play.openings import SEATS
from vanguard_desktop.play.plan import Seats
from vanguard_desktop.play.ship.evenings import Resumption
from vanguard_desktop.rulesets.ship.state import ShipOptions, ShipState


class Resuming(QObject):
    """Starts from who played, and with what, the last time."""

    changed = Signal()

    def __init__(self, state: ShipState) -> None:
        super().__init__()
        self.shared: Seats = tuple(seat.sections for seat in state.seats) or SEATS[len(state.players)]
        self.options: ShipOptions = state.options
        self._before = self.shared

    @property
    def player_counts(self) -> tuple[int, ...]:
        return tuple(SEATS)

    @property
    def players(self) -> int:
        return len(self.shared)

    def set_players(self, players: int) -> None:
        """As many as the last time have what they had then."""
        self.shared = self._before if players == len(self._before) else SEATS[players]
        self.changed.emit()

    def take_section(self, section: Section, seat: int) -> None:
        self.shared = plans.dealt_anew(self.shared, seat, section)
        self.changed.emit()

    def set_options(self, options: ShipOptions) -> None:
        self.options = options
        self.changed.emit()

    def resumption(self, names: tuple[str, ...]) -> Resumption:
        return Resumption(names=names, seats=self.shared, options=self.options)
