"""The seats of an expedition: who sits there, for which sections and crew, who is asked now, and who has agreed."""

from __future__ import annotations

from PySide6.QtCore import QObject

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import AgreeLiftOff, Member, SectionSeat, State
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.seats import SeatModel, SectionSeatRow, letter_of


class SectionSeatModel(SeatModel[SectionSeatRow]):
    """In table order."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self.refresh()

    def _fresh(self) -> tuple[SectionSeatRow, ...]:
        state: State = self._bridge.state
        question = state.question
        waiting = set() if question is None else set(self._wording.prompts.deciders(question, state))
        # Where all have to agree, those who did stay in sight with their tick.
        together = {member.section for member in state.members} if isinstance(question, AgreeLiftOff) else set()
        return tuple(self._row_of(state, number, seat, waiting, together) for number, seat in enumerate(state.seats))

    def _row_of(
        self, state: State, number: int, seat: SectionSeat, waiting: set[Section], together: set[Section]
    ) -> SectionSeatRow:
        asked = not waiting.isdisjoint(seat.sections)
        return SectionSeatRow(
            id=number,
            name=seat.name,
            letter=letter_of(seat.name),
            sections=tuple(self._section(state, section) for section in seat.sections),
            asked=asked,
            agreed=None if together.isdisjoint(seat.sections) else not asked,
        )

    def _section(self, state: State, section: Section) -> tuple[Section, str, MemberId | None]:
        member = state.member_of(section)
        return section, self._section_words(section, member), None if member is None else member.id

    def _section_words(self, section: Section, member: Member | None) -> str:
        names = self._wording.names
        if member is None:
            #: A section that sends nobody on this expedition. {section} is the name of a section, as Science.
            return self.tr("{section}: nobody on the planet").format(section=names.section(section))
        if member.sector is None:
            #: A section and its crewmember, who has not landed yet. {section} is the name of a section, as Science.
            #: {member} is the name of a crewmember.
            return self.tr("{section}: {member}").format(section=names.section(section), member=names.member(member.id))
        #: Line about a section. {member} is the name of its crewmember, {number} that of the sector of this person.
        #: {section} is the name of a section, as Science.
        return self.tr("{section}: {member}, sector {number}").format(
            section=names.section(section), member=names.member(member.id), number=member.sector
        )
