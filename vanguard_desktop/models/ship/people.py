"""The crew aboard: who is where, of which section and rank, and what the open question may do with them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import LANES, RESTING, bed
from vanguard_desktop.setting import Bed
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.row_model import RowModel


class Whereabouts(Enum):
    """Where somebody is who has a sleeve."""

    AVAILABLE = "available"
    RESTING = "resting"
    IN_WARD = "in_ward"


@attrs.frozen(kw_only=True)
class PersonRow:
    """`last` is the only Available one of the section, who stays for the next expedition (TSK-04)."""

    id: MemberId
    name: str
    section: Section | None
    rank: int
    converts: tuple[Convert, ...]
    where: Whereabouts = Whereabouts.AVAILABLE
    last: bool = False
    aside: str = ""


def person_of(state: ShipState, wording: Wording, member: MemberId) -> PersonRow:
    """Whoever it is, also somebody who has no section yet."""
    sleeve, card = state.sleeves.get(member), state.box.crew[member]
    return PersonRow(
        id=member,
        name=wording.names.member(member),
        section=sleeve.section if sleeve is not None else card.affinity,
        rank=sleeve.rank if sleeve is not None else 1,
        converts=card.converts,
        where=where_is(state, member),
        last=sleeve is not None and state.available(sleeve.section) == (member,),
    )


def where_is(state: ShipState, member: MemberId) -> Whereabouts:
    if member in state.members(RESTING):
        return Whereabouts.RESTING
    return Whereabouts.IN_WARD if member in in_ward(state) else Whereabouts.AVAILABLE


def in_ward(state: ShipState) -> tuple[MemberId, ...]:
    """Everybody in a bed, the worst first."""
    return tuple(member for category in Bed for lane in LANES for member in state.members(bed(lane, category)))


class CrewModel(RowModel[PersonRow]):
    """Available crew in the order of sections, the highest rank first; then those who rest, then the patients."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self.refresh()

    def _fresh(self) -> Iterator[PersonRow]:
        state: ShipState = self._bridge.state
        for section in Section:
            people = sorted(state.available(section), key=lambda member: -state.sleeves[member].rank)
            yield from (person_of(state, self._wording, member) for member in people if member in state.sleeves)
        for elsewhere in (state.members(RESTING), in_ward(state)):
            yield from (person_of(state, self._wording, member) for member in elsewhere if member in state.sleeves)

    def at(self, where: Whereabouts) -> list[PersonRow]:
        return [row for row in self.rows if row.where is where]

    def words(self, row: PersonRow) -> str:
        return row.name
