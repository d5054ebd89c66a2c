"""The whole map without a mouse: arrows along the paths, zoom, pan, travel, and back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from vanguard_desktop.core import SectorId

from ..geometry import Form
from ..steering import ARROWS, next_sector
from .hand import Hand
from .planet_view import PlanetView

_PUSH = 80  # pixels for one press of Shift and an arrow


class MapKeys:
    """Turns keys into looks and orders."""

    def __init__(self, view: PlanetView, hand: Hand) -> None:
        self._view, self._hand = view, hand
        self._planet = view.planet

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; False if it means nothing here."""
        key, view = event.key(), self._view
        match key:
            case _ if key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                view.push((ARROWS[Qt.Key(key)] * -_PUSH).toPoint())
            case _ if key in ARROWS:
                self._steer(ARROWS[Qt.Key(key)])
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                view.zoom_in()
            case Qt.Key.Key_Minus:
                view.zoom_out()
            case Qt.Key.Key_F:
                view.fit()
            case Qt.Key.Key_Home:
                view.focus_on_traveler()
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                self._step(-1 if key == Qt.Key.Key_PageUp else 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                return self._act()
            case Qt.Key.Key_Space:
                self._hand.grip(True)
            case Qt.Key.Key_Escape:
                return self._step_back()
            case _:
                return False
        return True

    def release(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._hand.grip(False)

    def _steer(self, direction: QPointF) -> None:
        here = self._planet.focused_sector
        if here is None:
            self._view.focus_on_traveler()
            return
        places = {number: plate.pos() for number, plate in self._planet.plates.items()}
        joined: dict[SectorId, set[SectorId]] = {}
        for row in self._planet.paths.rows:
            joined.setdefault(row.start, set()).add(row.end)
            joined.setdefault(row.end, set()).add(row.start)
        target = next_sector(here, direction, places, joined)
        if target is not None:
            self._view.focus_on(target)

    def _step(self, by: int) -> None:
        """To the sector with the next number, for those that no arrow leads to."""
        here, numbers = self._planet.focused_sector, [row.id for row in self._planet.sectors.rows]
        if here is None:
            self._view.focus_on_traveler()
        else:
            self._view.focus_on(numbers[(numbers.index(here) + by) % len(numbers)])

    def _act(self) -> bool:
        """Answer with the chosen sector or travel there if that is open, otherwise say why not and look from nearby.

        While nobody travels, or no sector is chosen, the key means what the prompt bar says.
        """
        sector, journey = self._planet.focused_sector, self._planet.journey
        if sector is None:
            return False
        if (answer := self._planet.sectors.row(sector).answer) is not None:
            journey.order(answer)
            return True
        if journey.traveler is None:
            return False
        open_now = bool(journey.legal(sector))
        if not self._planet.sectors.row(sector).current:
            journey.go(sector)
        if not open_now:
            self._view.zoom_to_sector(sector)
        return True

    def _step_back(self) -> bool:
        """Let go, come back from nearby, leave the sector, in this order; False if there is nothing of it."""
        if self._hand.cancel():
            return True
        if self._planet.form is Form.CARD and not self._view.fitted:
            self._view.fit()
        elif self._planet.focused_sector is not None:
            self._planet.focus_sector(None)
        else:
            return False
        return True
