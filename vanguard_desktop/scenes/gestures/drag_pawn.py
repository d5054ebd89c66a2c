"""Carry a figure to another sector: a drop orders the way there, and the game moves the figure or does not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF

from vanguard_desktop.core import SectorId

from ..items.figure_item import PawnItem, PieceItem
from ..planet.planet_scene import PlanetScene


class DragPawnGesture:
    """Mostly of a pawn; while it hangs in the hand, sectors say whether it may be put there, and why not."""

    def __init__(
        self,
        scene: PlanetScene,
        pawn: PawnItem | PieceItem,
        *,
        place: Callable[[QPoint], QPointF],
        sector_at: Callable[[QPoint], SectorId | None],
    ) -> None:
        self._scene, self._pawn = scene, pawn
        self._place, self._sector_at = place, sector_at
        self._reason = ""
        pawn.lift(True)
        pawn.stand_at(QPointF(0, pawn.body.height() / 2))
        scene.show_targets(pawn)

    def move(self, to: QPoint) -> None:
        at = self._place(to)
        self._pawn.setPos(at)
        sector = self._sector_at(to)
        self._scene.note.setPos(at)
        if sector is None or sector == self._pawn.row.sector:
            self._tell("")
        else:
            self._tell(self._scene.journey.explain_sector(sector))

    def end(self, at: QPoint) -> None:
        sector = self._sector_at(at)
        home = self._pawn.row.sector
        self.cancel()
        if sector is not None and sector != home:
            self._scene.journey.go(sector)

    def cancel(self) -> None:
        """The pawn snaps back; only a step of the game moves it."""
        self._tell("")
        self._pawn.lift(False)
        self._scene.clear_targets()

    def _tell(self, reason: str) -> None:
        """Say why not, at the pointer and where the keyboard player looks."""
        if reason != self._reason:
            self._reason = reason
            self._scene.note.say(reason)
            self._scene.explained.emit(reason)
