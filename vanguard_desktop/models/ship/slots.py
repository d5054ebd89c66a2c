"""Slots of the ship book with what lies in them: projects, situations, cards of the bridge, add-ons."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.play.ship.situations import solves_alone
from vanguard_desktop.play.ship.works import beginnings
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.facilities.tasks import AssignCrew
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import (
    ADD_ON_OFFER,
    ENVELOPE,
    OBJECTIVE,
    OPEN_SITUATIONS,
    QUEUES,
    STAGES,
    TECH_LEVEL,
    Zone,
    add_on,
    laboratory,
    queue,
    ready,
    secondary,
    travel_upgrade,
    upgrade,
    works,
)

Need = tuple[tuple[Icon, ...], ...]


@attrs.frozen(kw_only=True)
class CardSlot:
    """A place for one card. `need` are the round places for people, `chosen` who stands on them already; `asks` says
    that the next of them waits for somebody. Slots of one `group` stand together below its name; a `small` one shows
    its card without a picture, and one `on_line` only its name: they stand side by side, and are always as high.
    """

    id: str
    empty: str = ""
    piece: Piece | None = None
    head: str = ""
    need: Need = ()
    chosen: tuple[MemberId, ...] = ()
    asks: bool = False
    group: str = ""
    small: bool = False
    on_line: bool = False


def assigning(state: ShipState) -> AssignCrew | None:
    """Whom the open question asks for, if it asks for somebody to work on a card."""
    question = state.question
    effect = question.effect.effect if isinstance(question, ChooseThing) else None
    return effect if isinstance(effect, AssignCrew) else None


class Slots(QObject):
    """Made for one page; asked for its slots after each step."""

    def laboratory(self, state: ShipState) -> Iterator[CardSlot]:
        """The six places of the Long Bench with what lab work needs (LAB-11, LAB-15)."""
        #: In an empty place of a page of the ship book.
        empty = self.tr("Empty project slot")
        for number, icons in enumerate(state.pages.lab_slots, start=1):
            piece = state.only(laboratory(number))
            own = () if piece is None else state.box.research_projects[id_of(piece)].lab_work
            yield _slot(state, laboratory(number), empty, piece, own or tuple((icon,) for icon in icons))

    def situations(self, state: ShipState) -> Iterator[CardSlot]:
        """Those on the table can be solved by supervisors, those in the envelope without (SIT-03, SIT-04)."""
        for piece in state.at(OPEN_SITUATIONS):
            #: Over a situation of this cycle.
            head = self.tr("On the table")
            need = () if solves_alone(state) else state.box.situations[id_of(piece)].need
            yield _slot(state, Zone(f"{OPEN_SITUATIONS}/{piece}"), "", piece, need, head)
        for piece in state.at(ENVELOPE):
            if family_of(piece) == "situations":
                #: Over a situation of an earlier cycle that waits.
                yield _slot(state, Zone(f"{ENVELOPE}/{piece}"), "", piece, (), self.tr("In the envelope"))

    def bridge(self, state: ShipState) -> Iterator[CardSlot]:
        """Objective, secondary objectives, tech level and upgrades, in the order of the pages."""
        pages = state.pages
        #: In an empty place of the bridge.
        yield _slot(state, OBJECTIVE, self.tr("No objective"))
        for number in range(1, pages.secondary_slots + 1):
            #: In an empty place of the bridge.
            yield _slot(state, secondary(number), self.tr("No secondary objective"))
        #: In an empty place of the bridge.
        yield _slot(state, TECH_LEVEL, self.tr("No tech level"))
        upgrades = [upgrade(number) for number in range(1, pages.upgrade_slots + 1)]
        travel = [travel_upgrade(number) for number in range(1, pages.travel_slots + 1)]
        filled = [slot for slot in (*upgrades, *travel) if state.at(slot)]
        #: In empty places of the bridge. {count} is how many places are free.
        free = self.tr("Free places for upgrades: {count}").format(count=len(upgrades) + len(travel) - len(filled))
        yield from (_slot(state, slot, "") for slot in filled)
        if len(filled) < len(upgrades) + len(travel):
            yield CardSlot(id="free", empty=free)

    def works(self, state: ShipState) -> Iterator[CardSlot]:
        """The queues with their stages from left to right, then what is ready to be started (PRO-05 to PRO-10)."""
        for row in self._queues(state):
            #: Over a row in which projects are made. {queue} is from 1 to 3.
            group = self.tr("Queue {queue}").format(queue=row)
            for stage in range(1, STAGES + 1):
                zone = queue(row, stage)
                #: An empty place of a queue. {stage} is from 1 to 3; after the last one a project is finished.
                empty = self.tr("Stage {stage}").format(stage=stage)
                piece = state.only(zone)
                need = () if piece is None else state.box.production_projects[id_of(piece)].boost
                #: Over a project in a queue: how many visits until it is finished. {count} is a number.
                head = self.tr("Visits to go: {count}").format(count=STAGES + 1 - stage) if piece is not None else empty
                yield attrs.evolve(_slot(state, zone, empty, piece, need, head), group=group, on_line=True)
        #: Over projects that can be started.
        group = self.tr("Ready to start")
        for number in range(1, state.pages.ready_slots + 1):
            if (piece := state.only(ready(number))) is not None:
                yield attrs.evolve(_slot(state, ready(number), "", piece), group=group, small=True)

    @staticmethod
    def needs_nobody(state: ShipState) -> bool:
        """Whether a card is chosen now that nobody of the crew has to work on."""
        return solves_alone(state)

    @staticmethod
    def beginnings(state: ShipState, card: Piece) -> tuple[Zone, ...]:
        """Where a project that is ready would begin: its stage of each queue, or one to the left of it."""
        return beginnings(state, card)

    def _queues(self, state: ShipState) -> list[int]:
        """The first one, and those that cards have opened or that hold something."""
        opened = {
            state.box.facility_upgrades[id_of(card)].queue
            for number in range(1, state.pages.works_slots + 1)
            for card in state.at(works(number))
        }
        used = {row for row in range(1, QUEUES + 1) for stage in range(1, STAGES + 1) if state.at(queue(row, stage))}
        return sorted({1, *used, *(row for row in opened if row is not None)})

    def add_ons(self, state: ShipState) -> Iterator[CardSlot]:
        """What is built, and what is on offer."""
        #: In an empty place of the Reading Room.
        empty = self.tr("Empty place")
        for number in range(1, state.pages.add_on_slots + 1):
            yield _slot(state, add_on(number), empty)
        for piece in state.at(ADD_ON_OFFER):
            #: Over a card that can be built.
            yield _slot(state, Zone(f"{ADD_ON_OFFER}/{piece}"), "", piece, (), self.tr("On offer"))


def _slot(
    state: ShipState, zone: Zone, empty: str, piece: Piece | None = None, need: Need = (), head: str = ""
) -> CardSlot:
    piece = piece or state.only(zone)
    asked = assigning(state)
    asks = asked is not None and piece is not None and str(asked.source) == piece
    return CardSlot(
        id=str(zone),
        empty=empty,
        piece=piece,
        head=head,
        need=asked.need if asks and asked is not None else need if piece is not None else (),
        chosen=asked.chosen if asks and asked is not None else (),
        asks=asks,
    )
