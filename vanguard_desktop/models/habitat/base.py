"""The base at one glance: structures by complex, what is broken there, what they make, who is planned to go there."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import MemberId
from vanguard_desktop.play.habitat.planning import action_of, done_in, draws, is_usable, owner_of, ripens_in
from vanguard_desktop.rulesets.habitat.data.actions import Pawn
from vanguard_desktop.rulesets.habitat.data.cards import StructureCard
from vanguard_desktop.rulesets.habitat.data.kinds import (
    FRM,
    HUB,
    Complex,
    Element,
    Modifier,
    Resource,
    StructureId,
)
from vanguard_desktop.rulesets.habitat.state import FULL_TRACK, HabitatState
from vanguard_desktop.text.codex.habitat.cards import SIGNS
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.ahead import HabitatAhead
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.row_model import RowModel

RESOURCE_ICONS = {Resource.ENERGY: "energy", Resource.OXYGEN: "oxygen", Resource.FOOD: "food"}
ELEMENT_ICONS = {
    Element.POWER: "power_connectors",
    Element.OXYGEN: "oxygen_filters",
    Element.HARDWARE: "hardware",
    Element.CPU: "cpu",
}
TOKEN_ICONS = {
    Modifier.EXTRA_PAWN: "action_pawn",
    Modifier.BREAKDOWN: "malfunction",
    Modifier.ADVENTURE: "accident",
    Modifier.REROLL: "reroll",
    Modifier.WOUND: "wound",
    Modifier.ROVER_HAZARD: "rover",
}
COMPLEXES = (Complex.SYSTEMS, Complex.LIVING, Complex.WORK)
MARKS = {Complex.SYSTEMS: "triangle", Complex.LIVING: "circle", Complex.WORK: "square"}


@attrs.frozen(kw_only=True)
class Mark:
    """Something small with an icon and a name, such as an element; `bad` when it is broken or harms."""

    icon: str
    name: str
    bad: bool = False
    subject: str = ""


@attrs.frozen(kw_only=True)
class PawnMark:
    """A pawn where it is planned to act, by its `name`; a `drone` has a letter and a head of its own."""

    pawn: Pawn
    member: MemberId
    seat: int
    letter: str
    name: str = ""
    drone: bool = False


@attrs.frozen(kw_only=True)
class StructureRow:
    """`production` is None for what makes nothing; `plants` of `greenhouses` bear, and `growing` says in how many sols
    what was sown will. `does` says what it is good for, `note` why it cannot be used; it is `cut` off from what these
    signs stand for.
    """

    id: StructureId
    name: str
    complex: Complex
    icon: str
    elements: tuple[Mark, ...]
    production: int | None = None
    most: int = 0
    plants: int = 0
    greenhouses: int = 0
    growing: tuple[int, ...] = ()
    tokens: tuple[Mark, ...] = ()
    waiting: tuple[Mark, ...] = ()
    pawns: tuple[PawnMark, ...] = ()
    does: str = ""
    note: str = ""
    cut: tuple[str, ...] = ()
    built: bool = False

    @property
    def usable(self) -> bool:
        return not self.note


class StructureModel(RowModel[StructureRow]):
    """All structures in play, complex by complex."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self.refresh()

    def _fresh(self) -> Sequence[StructureRow]:
        state: HabitatState = self._bridge.state
        pawns: dict[StructureId, list[PawnMark]] = {}
        for stack in (*state.plan, *(each.stack for each in state.declared)):
            place = stack.task.structure if stack.task.structure in state.structures else done_in(state, stack.task)
            if place is not None:
                pawns.setdefault(place, []).extend(pawn_mark(state, pawn, self._words) for pawn in stack.pawns)
        rows = [self._row(state, each, tuple(pawns.get(each, ()))) for each in state.structures]
        order = {each: place for place, each in enumerate(HUB)}
        return sorted(rows, key=lambda row: (COMPLEXES.index(row.complex), order.get(row.id, len(HUB)), row.id))

    def _row(self, state: HabitatState, id: StructureId, pawns: tuple[PawnMark, ...]) -> StructureRow:
        card, there, called = state.card(id), state.structures[id], self._words.called
        if there.is_shut:
            cut = ", ".join(called.resource(resource) for resource in there.tiles)
            #: On a structure that is shut down. {resource} is energy, oxygen or both.
            note = self.tr("Shut down: {resource}").format(resource=cut)
        elif not is_usable(state, id):
            #: On a structure that cannot be used now.
            note = self.tr("Out of use")
        else:
            note = ""
        return StructureRow(
            id=id,
            name=called.structure(id),
            complex=card.complex,
            icon=SIGNS[card.kind],
            elements=tuple(
                Mark(
                    icon=ELEMENT_ICONS[each],
                    name=called.element(each),
                    bad=each in there.broken,
                    subject=f"element:{id}/{each.value}",
                )
                for each in card.elements
            ),
            production=there.production if card.most else None,
            most=card.most,
            plants=there.plants,
            greenhouses=there.greenhouses,
            growing=ripens_in(state) if id == FRM else (),
            tokens=tuple(self._token(each) for each in there.active),
            waiting=tuple(self._token(each) for each in there.waiting),
            pawns=pawns,
            does=self._does(id, card),
            note=note,
            cut=tuple(RESOURCE_ICONS[resource] for resource in there.tiles),
            built=id not in HUB,
        )

    def _does(self, id: StructureId, card: StructureCard) -> str:
        action, ahead = card.action or action_of(id), HabitatAhead()
        return ahead.makes(card.kind) if action is None else ahead.does(action)

    def _token(self, token: Modifier) -> Mark:
        name, bad = self._words.called.modifier(token), token is not Modifier.REROLL
        return Mark(icon=TOKEN_ICONS[token], name=name, bad=bad, subject=f"token:{token.value}")

    def words(self, row: StructureRow) -> str:
        broken = [each.name for each in row.elements if each.bad]
        parts = [": ".join(filter(None, (row.name, row.does)))]
        if row.note:
            parts.append(row.note)
        if row.production is not None:
            #: Read aloud of a structure. {count} and {most} are numbers.
            parts.append(self.tr("makes {count} of {most}").format(count=row.production, most=row.most))
        if broken:
            #: Read aloud of a structure. {elements} are kinds of elements.
            parts.append(self.tr("broken: {elements}").format(elements=", ".join(broken)))
        if row.greenhouses:
            #: Read aloud of a structure. {plants} and {places} are numbers.
            parts.append(self.tr("{plants} of {places} plants").format(plants=row.plants, places=row.greenhouses))
        #: Of the structure in which plants grow. %n is in how many Martian days one bears.
        parts += [self.tr("one is growing and bears in %n sol(s)", "", each) for each in row.growing]
        return ", ".join(parts)


def pawn_mark(state: HabitatState, pawn: Pawn, words: HabitatWords) -> PawnMark:
    member = owner_of(pawn)
    someone = state.astronaut(member)
    drone = pawn.startswith("drone:")
    name = words.tasks.pawn(pawn) if drone else words.called.astronaut(member)
    seat = 0 if someone is None else someone.seat
    return PawnMark(pawn=pawn, member=member, seat=seat, letter=name[:1].upper(), name=name, drone=drone)


@attrs.frozen(kw_only=True)
class GaugeRow:
    """How far a malfunction track has filled; `dice` are those of its complex that lie in the pool of this sol.

    `chance` says how likely a card is drawn in this sol.
    """

    id: Complex
    name: str
    level: int
    most: int = FULL_TRACK
    dice: int = 0
    red: bool = False
    chance: str = ""
    threatens: bool = False


class GaugeModel(RowModel[GaugeRow]):
    """The three malfunction tracks."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._words = HabitatWords(wording.names)
        self.refresh()

    def _fresh(self) -> Sequence[GaugeRow]:
        state: HabitatState = self._bridge.state
        odds = draws(state)
        return [
            GaugeRow(
                id=each,
                name=self._words.called.complex(each),
                level=state.tracks[each],
                dice=int(each in state.pool) + state.board.count(each),
                red=each in state.full,
                chance=HabitatAhead().chance(odds[each]),
                threatens=odds[each] > 0,
            )
            for each in COMPLEXES
        ]

    def words(self, row: GaugeRow) -> str:
        #: Read aloud of a malfunction track. {complex} is its name, {level} and {most} are numbers, {chance} is as
        #: "66.7 %".
        text = self.tr("{complex}: malfunction track {level} of {most}, chance of a card in this sol {chance}")
        return text.format(complex=row.name, level=row.level, most=row.most, chance=row.chance)
