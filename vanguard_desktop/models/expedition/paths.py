"""The paths between sectors, and which command goes along which."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import PathId, SectorId
from vanguard_desktop.play import derivations
from vanguard_desktop.rulesets.expedition.data import State, Travel
from vanguard_desktop.setting import Path
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.row_model import RowModel
from .signs import Sign, signs

NO_SUCH_PATH = PathId("")


@attrs.frozen(kw_only=True)
class PathRow:
    """A path with the names of its ends; `usable` if the member in turn may go along it now, `closed` to everybody
    until something opens it (PLN-60).

    `signs` are what is drawn of all that it asks for now, `costs` what they mean in words.
    """

    id: PathId
    start: SectorId
    end: SectorId
    start_name: str
    end_name: str
    one_way: bool
    signs: tuple[Sign, ...]
    costs: tuple[str, ...]
    usable: bool
    closed: bool = False

    def joins(self, one: SectorId | None, other: SectorId) -> bool:
        return {self.start, self.end} == {one, other}


class PathModel(RowModel[PathRow]):
    """All paths of the planet board, and those by which texts have joined sectors."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._names = wording.names
        self._rules = wording.rules
        self.refresh()

    def _fresh(self) -> tuple[PathRow, ...]:
        state: State = self._bridge.state
        return tuple(self._row_of(state, path) for path in state.paths)

    def _row_of(self, state: State, path: Path) -> PathRow:
        closed = path.closed and path.id not in state.opened
        price = derivations.price(state, path)
        drawn = tuple(sign for effect in price for sign in signs(effect)) or (Sign(text=self._free()),)
        return PathRow(
            id=path.id,
            start=path.start,
            end=path.end,
            start_name=self._names.sector(state.board, path.start),
            end_name=self._names.sector(state.board, path.end),
            one_way=path.one_way,
            signs=(Sign(icon="lock"), *drawn) if closed else drawn,
            costs=tuple(self._names.spoken(self._rules.in_line(effect)) for effect in price),
            usable=self._bridge.why_not(Travel(path=path.id)) is None,
            closed=closed,
        )

    def _free(self) -> str:
        #: On a path that asks for nothing. One short word.
        return self.tr("free")

    def words(self, row: PathRow) -> str:
        #: A path of the planet in a list. {start} and {end} are the sectors at its ends.
        return self.tr("Path from {start} to {end}").format(start=row.start_name, end=row.end_name)

    def travels(self, start: SectorId, to: SectorId) -> tuple[Travel, ...]:
        """The orders that would lead from one sector to another, legal or not; never none, so there is a reason."""
        joining = tuple(Travel(path=row.id) for row in self.rows if row.joins(start, to))
        return joining or (Travel(path=NO_SUCH_PATH),)
