"""Whatever stands on sectors beside the team: the lander, threats, tokens of equipment."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import SectorId
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.row_model import RowModel


@attrs.frozen(kw_only=True)
class TokenRow:
    """A piece and where it stands; `kind` is the name of its icon too."""

    id: str
    kind: str
    name: str
    sector: SectorId


class TokenModel(RowModel[TokenRow]):
    """The pieces on the board."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._names = wording.names
        self.refresh()

    def _fresh(self) -> tuple[TokenRow, ...]:
        state: State = self._bridge.state
        standing = (
            (threat.card, number, sector)
            for threat in state.threats
            for number, sector in enumerate((threat.sector, *threat.others))
        )
        threats = (
            TokenRow(id=f"threat:{card}:{number}", kind="threat", name=self._names.threat(card), sector=sector)
            for card, number, sector in standing
            if sector is not None
        )
        tokens = (
            TokenRow(id=f"token:{card}", kind="equipment_mission", name=self._names.equipment(card), sector=sector)
            for card, sector in state.tokens.items()
        )
        if state.lander is None:
            return (*threats, *tokens)
        lander = TokenRow(id="lander", kind="lander", name=self._names.icon("lander"), sector=state.lander)
        return (lander, *threats, *tokens)

    def words(self, row: TokenRow) -> str:
        return row.name
