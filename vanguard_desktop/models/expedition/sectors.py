"""The sectors of the planet: plates, cards and the accessible map show these rows."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Command, SectorId, Source
from vanguard_desktop.rulesets.expedition.data import PickSector, State, TakeSpecialAction, action_track
from vanguard_desktop.setting import PoiCard, Row, RowColor, Sector, SpecialAction
from vanguard_desktop.text.common.remembered import remembered
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.row_model import RowModel


@attrs.frozen(kw_only=True)
class PrintedRow:
    """An outcome of a special action: what dice have to show, nothing for the last one, and what it does; `told` is
    all of it as a sentence.
    """

    color: RowColor
    asks: str
    effect: str
    told: str


@attrs.frozen(kw_only=True)
class ActionRow:
    """A special action and what is printed under its name; `usable` if the member in turn may give the order now.

    The outcomes stand among the `lines` as sentences, and apart as `rows`.
    """

    number: int
    name: str
    order: TakeSpecialAction
    usable: bool
    lines: tuple[str, ...] = ()
    rows: tuple[PrintedRow, ...] = ()


@attrs.frozen(kw_only=True)
class SectorRow:
    """A sector with the topmost point of interest; `biomes` and `marks` are names of icons.

    `markers` lie on the sector (PLN-20), `below` counts the cards under the topmost one, `current` if the member in
    turn stands here. `answer` is the command that answers the open question with this sector, if it may be.
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
    markers: int = 0
    below: int = 0
    time: tuple[str, ...] = ()
    answer: Command | None = None


class SectorModel(RowModel[SectorRow]):
    """The sectors in the order of their numbers."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._names, self._rules = wording.names, wording.rules
        self.refresh()

    def _fresh(self) -> tuple[SectorRow, ...]:
        state: State = self._bridge.state
        sectors = sorted(state.board.sectors, key=lambda sector: sector.number)
        return tuple(self._row_of(state, sector) for sector in sectors)

    def _row_of(self, state: State, sector: Sector) -> SectorRow:
        poi = state.poi(sector.number)
        here = state.turn is not None and state.member(state.turn).sector == sector.number
        biomes = tuple(dict.fromkeys(f"biome_{biome.value}" for biome in state.biomes(sector.number)))
        marks = (
            *(("lander",) if sector.number == state.lander else ()),
            *(("log_entry",) if self._log_waits(state, sector) else ()),
            *(poi_marks(poi) if poi else ()),
        )
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
            actions=self._actions(state, sector.number, poi, here) if poi else (),
            current=here,
            markers=state.marks.get(sector.number, 0),
            below=max(len(state.pois.get(sector.number, ())) - 1, 0),
            time=self._rules.abilities.time_track(poi.time) if poi and poi.time else (),
            answer=self._answer(sector.number),
        )

    def _answer(self, sector: SectorId) -> Command | None:
        answer = PickSector(sector=sector)
        return answer if answer in self._bridge.answers() else None

    @staticmethod
    def _log_waits(state: State, sector: Sector) -> bool:
        """A log number that nobody has set off yet and no card covers (ACT-30, PLN-24)."""
        return sector.log is not None and sector.number not in state.visited and not state.pois.get(sector.number)

    def _actions(self, state: State, sector: SectorId, poi: PoiCard, here: bool) -> tuple[ActionRow, ...]:
        # Without a sector the command means that of the member in turn; elsewhere only a text brings it within reach.
        source = Source("poi", at=None if here else sector)
        orders = (TakeSpecialAction(number=number, source=source) for number in range(1, len(poi.actions) + 1))
        return tuple(
            ActionRow(
                number=order.number,
                name=self._names.special_action(poi.id, order.number),
                order=order,
                usable=(here or bool(state.lasting)) and self._bridge.why_not(order) is None,
                lines=(*self._rules.abilities.action(action), *self._progress(state, sector, poi, order.number)),
                rows=self._printed(action),
            )
            for order, action in zip(orders, poi.actions, strict=True)
        )

    @remembered
    def _printed(self, action: SpecialAction) -> tuple[PrintedRow, ...]:
        return () if action.check is None else tuple(map(self._printed_row, action.check.rows))

    def _printed_row(self, row: Row) -> PrintedRow:
        asks = "" if row.requirement.always else self._rules.requirements.marks(row.requirement)
        effect = self._rules.checks.followed(row.effect, row.also)
        return PrintedRow(color=row.color, asks=asks, effect=effect, told=self._rules.checks.row(row))

    def _progress(self, state: State, sector: SectorId, poi: PoiCard, number: int) -> tuple[str, ...]:
        """How far the markers of its tracks have come."""
        check = poi.actions[number - 1].check
        lines = []
        for track in check.tracks if check is not None else ():
            at = state.tracks.get(action_track(Source("poi", poi.id, sector, number), track.color), 0)
            if at:
                #: The marker on a track of a special action. {outcome} is as "Green outcome", {at} and {length} are
                #: numbers of spaces.
                words = self.tr("{outcome}: marker on {at} of {length}.")
                lines.append(words.format(outcome=self._names.outcome(track.color), at=at, length=track.length))
        return tuple(lines)

    def words(self, row: SectorRow) -> str:
        #: A sector of the planet in a list, by its number and name. {number} and {name} are these.
        return self.tr("Sector {number}: {name}").format(number=row.id, name=row.name)


def poi_marks(poi: PoiCard) -> tuple[str, ...]:
    """The status icons in the upper right corner of a point of interest (PLN-15)."""
    marks = (("important_sector", poi.important), ("no_movement", poi.no_movement), ("final_poi", poi.final))
    return (*(("poi",) if poi.actions else ()), *(icon for icon, shown in marks if shown))
