"""The crew: wounds, conditions, morale tokens, what they can do, and which of their pawns are free."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, MemberId
from vanguard_desktop.play.habitat.planning import pawns_of
from vanguard_desktop.rulesets.habitat.data.abilities import UseAbility
from vanguard_desktop.rulesets.habitat.data.actions import Pawn
from vanguard_desktop.rulesets.habitat.data.kinds import Profession
from vanguard_desktop.rulesets.habitat.state import MOST_WOUNDS, Astronaut, HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.row_model import RowModel

# In the colors of the sections, as nobody has to learn others.
COLORS = {
    Profession.SCIENTIST: "science",
    Profession.GEOLOGIST: "recon",
    Profession.ENGINEER: "engineering",
    Profession.MEDIC: "security",
}


@attrs.frozen(kw_only=True)
class AbilityMark:
    """Something a member can do for morale tokens; `used` until clean-up. `command` uses it, if it may be used now."""

    name: str
    text: str
    tokens: int
    used: bool
    command: UseAbility | None = None


@attrs.frozen(kw_only=True)
class PersonRow:
    """`pawns` are all of this sol, `free` those that are not assigned; `near` the edge is who has one wound left."""

    id: MemberId
    name: str
    person: str
    player: str
    seat: int
    color: str
    wounds: int
    most: int = MOST_WOUNDS
    tokens: int = 0
    conditions: tuple[str, ...] = ()
    abilities: tuple[AbilityMark, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    free: tuple[Pawn, ...] = ()
    first: bool = False

    @property
    def near_death(self) -> bool:
        return self.wounds == self.most


class PeopleModel(RowModel[PersonRow]):
    """In the order of the crew."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self.refresh()

    def _fresh(self) -> Sequence[PersonRow]:
        state: HabitatState = self._bridge.state
        return [self._row(state, each) for each in state.crew]

    def uses(self, member: MemberId) -> tuple[UseAbility, ...]:
        """What somebody could use now."""
        marks = next(row.abilities for row in self.rows if row.id == member)
        return tuple(mark.command for mark in marks if mark.command is not None)

    def _row(self, state: HabitatState, someone: Astronaut) -> PersonRow:
        called, pawns = self._words.called, pawns_of(state, someone)
        card = state.box.others["habitat_professions"][someone.profession.value]
        trainee = card.trainees[0] if card.trainees else ""
        return PersonRow(
            id=someone.id,
            name=called.astronaut(someone.id),
            person=trainee,
            player=state.seats[someone.seat].name if len(state.seats) > 1 else "",
            seat=someone.seat,
            color=COLORS[someone.profession],
            wounds=someone.wounds,
            tokens=someone.tokens,
            conditions=tuple(called.card("habitat_conditions", each.value) for each in someone.conditions),
            abilities=tuple(self._ability(state, someone, id) for id in (*someone.abilities, *someone.used)),
            pawns=pawns.all,
            free=tuple(pawn for pawn in pawns.all if pawn in pawns.free),
            first=someone is state.first_player and len(state.crew) > 1,
        )

    def _ability(self, state: HabitatState, someone: Astronaut, id: CardId) -> AbilityMark:
        card, use = state.box.others["habitat_abilities"][id], UseAbility(who=someone.id, ability=id)
        return AbilityMark(
            name=self._words.called.card("habitat_abilities", id),
            text=self._words.effect(card.effect),
            tokens=card.tokens,
            used=id in someone.used,
            command=use if use in self._bridge.beside() else None,
        )

    def words(self, row: PersonRow) -> str:
        #: Read aloud of an astronaut. {name} is a profession; {wounds}, {most}, {tokens} and {free} are numbers.
        text = self.tr("{name}: wounds {wounds} of {most}, morale tokens {tokens}, free pawns {free}")
        said = text.format(name=row.name, wounds=row.wounds, most=row.most, tokens=row.tokens, free=len(row.free))
        return ", ".join((said, *row.conditions))
