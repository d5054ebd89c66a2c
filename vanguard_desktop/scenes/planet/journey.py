"""Where the member in turn may go, and why not elsewhere: drags, keys and buttons ask here, and this asks the game."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from vanguard_desktop.core import Command, SectorId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.members import MemberModel, MemberRow
from vanguard_desktop.models.expedition.paths import PathModel
from vanguard_desktop.rulesets.expedition.data import (
    ChooseAction,
    ChoosePath,
    ChooseSector,
    ChooseThreatMove,
    PickSector,
    PlaceLander,
    Travel,
)
from vanguard_desktop.text.common.wording import Wording


class Journey(QObject):
    """Travel for the map.

    `path_choice_wanted` carries the orders that all lead to the chosen sector: the players have to say along which
    path. `explained` carries the reason why something did not happen, or an empty text when it no longer matters.
    """

    path_choice_wanted = Signal(object)
    explained = Signal(str)

    def __init__(
        self, bridge: Bridge, wording: Wording, members: MemberModel, paths: PathModel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._wording = wording
        self._members = members
        self._paths = paths

    @property
    def traveler(self) -> MemberRow | None:
        """The member in turn."""
        return next((row for row in self._members.rows if row.active), None)

    @property
    def goer(self) -> str | None:
        """The figure that goes somewhere: the one that the question is about, otherwise that of the member in turn."""
        match self._bridge.state.question:
            case ChooseSector(member=member):
                return member
            case ChooseThreatMove(card=card, standee=standee):
                return f"threat:{card}:{standee or 0}"
            case PlaceLander():
                return "lander"
            case _:
                return None if self.traveler is None else self.traveler.id

    def orders(self, to: SectorId) -> tuple[Travel, ...]:
        """Every order that might lead there, legal or not."""
        traveler = self.traveler
        return () if traveler is None or traveler.sector is None else self._paths.travels(traveler.sector, to)

    def legal(self, to: SectorId) -> tuple[Command, ...]:
        """The answer to a question about sectors, otherwise every way to travel there."""
        answer = PickSector(sector=to)
        if answer in self._bridge.answers():
            return (answer,)
        return tuple(order for order in self.orders(to) if self._bridge.why_not(order) is None)

    @property
    def asked(self) -> bool:
        """Whether it is asked now who goes where; while something else is, no path says that it is closed."""
        return isinstance(self._bridge.state.question, ChooseAction | ChoosePath)

    def explain(self, command: Command) -> str:
        """Why not, as a sentence; empty if the command is legal."""
        reason = self._bridge.why_not(command)
        return "" if reason is None else self._wording.refusals.why(reason, self._bridge.state)

    def explain_sector(self, to: SectorId) -> str:
        """Why nobody can go there now; empty if somebody can."""
        if any(isinstance(answer, PickSector) for answer in self._bridge.answers()):
            return self.explain(PickSector(sector=to))
        orders = self.orders(to)
        if not orders:
            return self.tr("Nobody is in turn.")
        return "" if self.legal(to) else self.explain(orders[0])

    def go(self, to: SectorId) -> bool:
        """Travel there, ask along which path, or say why not; True if something was ordered."""
        legal = self.legal(to)
        if len(legal) > 1:
            self.path_choice_wanted.emit(legal)
        elif legal:
            return self.order(legal[0])
        else:
            self.explained.emit(self.explain_sector(to))
        return False

    def order(self, command: Command) -> bool:
        """Send a command; if the rules refuse it, say why."""
        reason = self.explain(command)
        self.explained.emit(reason)
        return not reason and self._bridge.submit(command) is not None
