"""Which answers something stands for that can be pressed: on the page, in the bar, or on the crew strip."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.ship.data.aboard.barracks import Dismiss, Exchange, Train, Transfer
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AssignTherapist
from vanguard_desktop.rulesets.ship.data.campaign.operations import StartOperation
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie
from vanguard_desktop.rulesets.ship.data.journey.star_map import Fly
from vanguard_desktop.widgets.ship.pages.commons import CommonsPage
from vanguard_desktop.widgets.ship.pages.deck_side import DeckSide
from vanguard_desktop.widgets.ship.pages.facilities import FacilitiesSide
from vanguard_desktop.widgets.ship.pages.right_side import ANSWER, RightSide
from vanguard_desktop.widgets.ship.pages.river.river_table import RiverTable
from vanguard_desktop.widgets.ship.pages.ward_side import WardSide
from vanguard_desktop.widgets.ship.ship_screen import ShipScreen


def part_for(right: RightSide, command: Command) -> QWidget | None:
    """What on the page stands for it alone."""
    parts = (part for part in right.findChildren(QWidget) if part.isVisible())
    return next((part for part in parts if getattr(part.property(ANSWER), "command", None) == command), None)


def nothing_stands_for(book: ShipScreen) -> list[Command]:
    """Answers of which nobody who only has a mouse would know; of equal dice and cards one lies on top."""
    bridge, said = book.bridge, book.wording.in_book(book.bridge.state)
    seen = set(_stood_for(book))
    words = {(type(each), said.answer(each, bridge.state)) for each in seen}
    left = [each for each in bridge.answers() if each not in seen]
    return [each for each in left if (type(each), said.answer(each, bridge.state)) not in words]


def _stood_for(book: ShipScreen) -> Iterator[Command]:
    right = book.right
    assert right is not None
    answers = book.bridge.answers()
    yield from (row.command for row in book.in_bar.rows)  # with too many for slots one opens the list of all
    for part in right.findChildren(QWidget):
        if part.isVisible() and (row := part.property(ANSWER)) is not None:
            yield row.command
    strip = set(book.crew.people) & set(right.fitting()) if book.crew.isVisible() else set()
    match right:
        case FacilitiesSide():
            keys = {plate.row.key for plate in right.view.plates}
            yield from (row.command for row in book.on_page.rows if row.key in keys)
        case DeckSide():
            yield from (each for card in right.cards.values() for each in (card.row.add, card.row.take_out) if each)
        case CommonsPage():
            about = (Transfer | Exchange | Dismiss, "member"), (Train, "trainer")
            for kinds, field in about:
                yield from (
                    each for each in answers if isinstance(each, kinds) and getattr(each, field) in right.people
                )
        case RiverTable():
            stars = {row.order for row in right.scene.stars.rows}
            yield from (each for each in answers if isinstance(each, Fly) and each in stars)
            yield from (each for each in answers if isinstance(each, StartOperation) and right.fold.isVisible())
        case WardSide():
            for each in answers:
                if isinstance(each, AssignTherapist) and each.therapist in strip and each.patient in right.beds:
                    yield each
    for row in book.on_page.rows:
        who = row.thing.partition(":")[2] if row.thing.startswith("crew:") else ""
        if who in strip or (isinstance(row.command, BuyDie) and row.command.instructor in strip):
            yield row.command
