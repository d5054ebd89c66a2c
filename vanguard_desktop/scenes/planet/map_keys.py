"""The whole map without a mouse: arrows along the paths, zoom, pan, travel, and back."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from vanguard_desktop.core import SectorId

from ..geometry import Form
from ..map_keys import MapKeys
from ..steering import next_place
from .hand import Hand
from .planet_view import PlanetView


class PlanetKeys(MapKeys):
    """Arrows go along the paths, Enter answers or travels."""

    def __init__(self, view: PlanetView, hand: Hand) -> None:
        super().__init__(view)
        self._view, self._hand = view, hand
        self._planet = view.planet

    def go_home(self) -> None:
        self._view.focus_on_traveler()

    def grip(self, on: bool) -> None:
        self._hand.grip(on)

    def steer(self, direction: QPointF) -> None:
        here = self._planet.focused_sector
        if here is None and not self._planet.asks_where:
            self._view.focus_on_traveler()
            return
        here = here or self._standing()  # whoever is asked where to is on the way already
        places = {number: plate.pos() for number, plate in self._planet.plates.items()}
        joined: dict[SectorId, set[SectorId]] = {}
        for row in self._planet.paths.rows:
            joined.setdefault(row.start, set()).add(row.end)
            joined.setdefault(row.end, set()).add(row.start)
        target = None if here is None else next_place(here, direction, places, joined)
        if target is not None:
            self._view.focus_on(target)

    def _standing(self) -> SectorId | None:
        """Where the member in turn stands."""
        traveler = self._planet.journey.traveler
        return None if traveler is None else traveler.sector

    def step(self, by: int) -> None:
        """To the sector with the next number, for those that no arrow leads to."""
        here, numbers = self._planet.focused_sector, [row.id for row in self._planet.sectors.rows]
        if here is None:
            self._view.focus_on_traveler()
        else:
            self._view.focus_on(numbers[(numbers.index(here) + by) % len(numbers)])

    def act(self) -> bool:
        """Answer with the chosen sector or travel there if that is open, otherwise say why not and look from nearby.

        While something is bright in the prompt bar, nobody travels or no sector is chosen, the key means what the bar
        says. Where to is answered at once if one sector alone is lit; of several the first is shown.
        """
        sector, journey, goals = self._planet.focused_sector, self._planet.journey, self._planet.goals
        if goals and sector not in goals and sector in (None, self._standing()):
            if len(goals) == 1:
                journey.go(goals[0])
            else:
                self._view.focus_on(goals[0])
            return True
        if sector is None or self._planet.enter_is_taken():
            return False
        if (answer := self._planet.sectors.row(sector).answer) is not None:
            journey.order(answer)
            return True
        if journey.traveler is None or not journey.asked:
            return False  # something else is decided now
        open_now = bool(journey.legal(sector))
        if not self._planet.sectors.row(sector).current:
            journey.go(sector)
        if not open_now:
            self._view.zoom_to_sector(sector)
        return True

    def step_back(self) -> bool:
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
