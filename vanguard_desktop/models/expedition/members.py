"""The away team: crew boards and pawns show these rows."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Command, DieId, MemberId, SectorId
from vanguard_desktop.dice.faces import Color, Section
from vanguard_desktop.rulesets.expedition.data import GiveStartToken, Member, PickMember, State
from vanguard_desktop.setting import USABLE_SLOTS
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.cards import Cards, CardShown
from ..common.row_model import RowModel


@attrs.frozen(kw_only=True)
class MemberRow:
    """One of the team as the table shows it, in no sector while landing.

    `answer` is the command that answers the open question with this person, if it may be answered so. `slots` are,
    for each color, how many dice have a place now and how many more the next rank brings.
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
    answer: Command | None
    injuries: tuple[CardShown | None, ...]
    injury_dice: tuple[Color, ...]
    slots: tuple[tuple[Color, int, int], ...]
    hand: tuple[CardShown, ...]
    hand_limit: int
    deck: int
    discards: int
    equipment: tuple[CardShown, ...]
    skill: CardShown | None
    charges: int


class MemberModel(RowModel[MemberRow]):
    """The team in clockwise order."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._names = wording.names
        self._cards = Cards(bridge, wording)
        self.refresh()

    def _fresh(self) -> tuple[MemberRow, ...]:
        state: State = self._bridge.state
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
            answer=self._answer(member.id),
            injuries=self._cards.injuries(state, member),
            injury_dice=member.injury_dice,
            slots=tuple((color, member.slots(color), self._locked(member, color)) for color in Color),
            hand=self._cards.hand(state, member),
            hand_limit=state.hand_limit(member),
            deck=len(member.deck),
            discards=len(member.discards),
            equipment=tuple(self._cards.equipment(state, member)),
            skill=self._cards.skill(state, member),
            charges=member.charges,
        )

    def _answer(self, member: MemberId) -> Command | None:
        answers = (GiveStartToken(to=member), PickMember(member=member))
        return next((answer for answer in answers if answer in self._bridge.answers()), None)

    def _locked(self, member: Member, color: Color) -> int:
        """Slots that the next rank would open."""
        ranks = USABLE_SLOTS[member.section]
        return 0 if member.rank >= len(ranks) else ranks[member.rank][color] - ranks[member.rank - 1][color]

    def _place(self, state: State, member: Member) -> str:
        if member.sector is None:
            #: Where the team is before it sets foot on a planet.
            return self.tr("the lander, on its way down")
        return self._names.sector(state.board, member.sector)

    def words(self, row: MemberRow) -> str:
        #: A line in a list of the away team. {place} is the name of a sector. {member} is the name of a crewmember.
        #: {section} is the name of a section, as Science.
        return self.tr("{member}, {section}, in {place}").format(
            member=row.name, section=row.section_name, place=row.place
        )
