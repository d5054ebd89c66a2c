"""The planet for screen readers: each sector with its name, who stands there, and whether one can go."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import SectorId

from ..readable_map import let_listen, tell_chosen
from .planet_scene import PlanetScene
from .planet_view import PlanetView
from .sector_words import describe_sector


class ReadablePlanet(PlanetView):
    """Its places are the numbers of the sectors."""

    def __init__(self, scene: PlanetScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        let_listen()
        scene.sector_focused.connect(lambda _: tell_chosen(self))

    def places(self) -> Sequence[Hashable]:
        return [row.id for row in self.planet.sectors.rows]

    def place_rect(self, place: Hashable) -> QRect:
        return self.plate_rect(_sector(place))

    def place_name(self, place: Hashable) -> str:
        return self.planet.sectors.words(self.planet.sectors.row(_sector(place)))

    def place_told(self, place: Hashable) -> str:
        return "\n".join(describe_sector(self.planet, _sector(place)))

    def chosen_place(self) -> Hashable | None:
        return self.planet.focused_sector

    def is_current(self, place: Hashable) -> bool:
        return self.planet.sectors.row(_sector(place)).current

    def choose_place(self, place: Hashable) -> None:
        self.focus_on(_sector(place))

    def press_place(self, place: Hashable) -> None:
        self.planet.press_sector(_sector(place))


def _sector(place: Hashable) -> SectorId:
    assert isinstance(place, int)
    return SectorId(place)
