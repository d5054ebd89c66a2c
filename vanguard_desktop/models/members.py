"""The away team: crew boards and pawns show these rows."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core.dice import Section
from vanguard_desktop.core.ids import DieId, MemberId, SectorId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.row_model import RowModel
from vanguard_desktop.rulesets.expedition.commands import GiveStartToken
from vanguard_desktop.rulesets.expedition.state import Member, State
from vanguard_desktop.text.wording import Wording


@attrs.frozen(kw_only=True)
class MemberRow:
    """One of the team as the table shows it, in no sector while landing.

    `choosable` if the open question may be answered with this person.
    """

    id: MemberId
    name: str
    section: Section
    section_name: str
    player: str
    rank: int
    sector: SectorId | None
    place: str
    available: tuple[DieId, ...]
    spent: tuple[DieId, ...]
    active: bool
    actions_left: int
    ended: bool
    choosable: bool


class MemberModel(RowModel[MemberRow]):
    """The team in clockwise order."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._names = wording.names
        self.refresh()

    def _fresh(self) -> tuple[MemberRow, ...]:
        state = self._bridge.state
        if not isinstance(state, State):
            return ()
        return tuple(self._row_of(state, member) for member in state.members)

    def _row_of(self, state: State, member: Member) -> MemberRow:
        active = member.id == state.turn
        return MemberRow(
            id=member.id,
            name=self._names.member(member.id),
            section=member.section,
            section_name=self._names.section(member.section),
            player=state.seat_of(member.section).name,
            rank=member.rank,
            sector=member.sector,
            place=self._place(state, member),
            available=member.available,
            spent=member.spent,
            active=active,
            actions_left=state.actions_left if active else 0,
            ended=member.turn_ended,
            choosable=self._bridge.why_not(GiveStartToken(to=member.id)) is None,
        )

    def _place(self, state: State, member: Member) -> str:
        if member.sector is None:
            #: Where the team is before it sets foot on a planet.
            return self.tr("the lander, on its way down")
        return self._names.sector(state.board, member.sector)

    def words(self, row: MemberRow) -> str:
        #: A member of the away team in a list, with the section and the place.
        return self.tr("{member}, {section}, in {place}").format(
            member=row.name, section=row.section_name, place=row.place
        )
