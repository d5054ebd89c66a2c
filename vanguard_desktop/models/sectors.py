"""The sectors of the planet: plates, cards and the accessible map show these rows."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core.box import Sector
from vanguard_desktop.core.cards import PoiCard
from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.row_model import RowModel
from vanguard_desktop.rulesets.expedition.commands import TakeSpecialAction
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.wording import Wording


@attrs.frozen(kw_only=True)
class ActionRow:
    """A special action of a sector; `usable` if the member in turn may take it now."""

    number: int
    name: str
    usable: bool


@attrs.frozen(kw_only=True)
class SectorRow:
    """A sector with the topmost point of interest; `biomes` and `marks` are names of icons.

    `current` if the member in turn stands here.
    """

    id: SectorId
    name: str
    x: int
    y: int
    biomes: tuple[str, ...]
    marks: tuple[str, ...]
    spoken_icons: tuple[str, ...]
    poi: str
    story: str
    actions: tuple[ActionRow, ...]
    current: bool


class SectorModel(RowModel[SectorRow]):
    """The sectors in the order of their numbers."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._names = wording.names
        self.refresh()

    def _fresh(self) -> tuple[SectorRow, ...]:
        state = self._bridge.state
        if not isinstance(state, State):
            return ()
        sectors = sorted(state.board.sectors, key=lambda sector: sector.number)
        return tuple(self._row_of(state, sector) for sector in sectors)

    def _row_of(self, state: State, sector: Sector) -> SectorRow:
        poi = state.poi(sector.number)
        here = state.turn is not None and state.member(state.turn).sector == sector.number
        biomes = tuple(dict.fromkeys(f"biome_{biome.value}" for biome in state.biomes(sector.number)))
        marks = (*(("lander",) if sector.number == state.lander else ()), *(poi_marks(poi) if poi else ()))
        return SectorRow(
            id=sector.number,
            name=self._names.sector(state.board, sector.number),
            x=sector.x,
            y=sector.y,
            biomes=biomes,
            marks=marks,
            spoken_icons=tuple(self._names.icon(icon) for icon in (*biomes, *marks)),
            poi=self._names.poi(poi.id) if poi else "",
            story=self._names.poi_story(poi.id) if poi else "",
            actions=self._actions(poi, here) if poi else (),
            current=here,
        )

    def _actions(self, poi: PoiCard, here: bool) -> tuple[ActionRow, ...]:
        # The command always means the sector of the member in turn, so elsewhere there is nothing to ask.
        return tuple(
            ActionRow(
                number=number,
                name=self._names.special_action(poi.id, number),
                usable=here and self._bridge.why_not(TakeSpecialAction(number=number)) is None,
            )
            for number in range(1, len(poi.actions) + 1)
        )

    def words(self, row: SectorRow) -> str:
        #: A sector of the planet in a list, by its number and name.
        return self.tr("Sector {number}: {name}").format(number=row.id, name=row.name)


def poi_marks(poi: PoiCard) -> tuple[str, ...]:
    """The status icons in the upper right corner of a point of interest (PLN-15)."""
    marks = (("important_sector", poi.important), ("no_movement", poi.no_movement), ("final_poi", poi.final))
    return (*(("poi",) if poi.actions else ()), *(icon for icon, shown in marks if shown))
