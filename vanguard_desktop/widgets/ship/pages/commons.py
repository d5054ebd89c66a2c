"""The Commons: the four sections as columns by rank, with sleeves free and taken; who goes, who learns, who comes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.people import PersonRow, person_of
from vanguard_desktop.rulesets.ship.data.aboard.barracks import Dismiss, Exchange, Train, Transfer
from vanguard_desktop.rulesets.ship.state import SLEEVES
from vanguard_desktop.rulesets.ship.zones import BARRACKS_ROW

from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in, row_in
from ...look.controls.panels import ScrollColumn
from ...look.controls.text import RichText
from ...parts.prompt.choice_row import ChoiceRow
from ..candidate import CANDIDATE, lay_side_by_side, with_skill
from ..person_card import PersonCard
from .right_side import RightSide, View, stands_for
from .section_head import FreeSleeve, SectionHead

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen

_PERSON = QSize(196, 60)


class CommonsPage(RightSide):
    """Press somebody, then where they go or whom they train; or carry them there."""

    def __init__(self, book: ShipScreen) -> None:
        super().__init__(book)
        self._view: View | None = None
        self._hand: MemberId | None = None
        self._scroll = ScrollColumn(gap=12, padding=12)
        column_in(self, self._scroll, gap=0)
        self._told = RichText(book.wording.names.spoken, color="text_soft")
        self._scroll.body.addWidget(self._told)
        self.heads: dict[Section, SectionHead] = {}
        self.people: dict[MemberId, PersonCard] = {}
        self.recruits: dict[MemberId, PersonCard] = {}
        self.dismiss: ChoiceRow | None = None
        self._groups: list[QWidget] = []

    def show_view(self, view: View) -> None:
        self._view = view
        if self._hand is not None and not self._orders(self._hand):
            self._hand = None
        for group in self._groups:
            self._scroll.body.removeWidget(group)
            group.hide()
            group.deleteLater()
        self._groups, self.heads, self.people, self.recruits, self.dismiss = [], {}, {}, {}, None
        self._told.set_text(self._hint())
        self._told.setVisible(bool(self._told.text))
        self._lay_recruits(view)
        self._lay_dismissal(view)
        self._lay_columns(view)

    def has_place_for(self, row: AnswerRow) -> bool:
        of_the_crew = isinstance(row.command, Transfer | Exchange | Dismiss | Train)
        return of_the_crew or row.thing.startswith("crew:") or row.thing in {section.value for section in Section}

    def _group(self) -> QWidget:
        group = QWidget()
        self._groups.append(group)
        self._scroll.body.addWidget(group)
        return group

    def _hint(self) -> str:
        view = self._view
        if view is None or not view.now:
            return ""
        if self._hand is not None:
            #: What a player can do with somebody they have pressed. {member} is a name.
            text = self.tr("{member}: press a lit section or a lit person, or Esc.")
            return text.format(member=self.wording.names.member(self._hand))
        if any(isinstance(row.command, Transfer | Exchange | Dismiss) for row in view.rows):
            return self.tr("Press somebody who is to change the section, or to leave the crew.")
        if any(isinstance(row.command, Train) for row in view.rows):
            return self.tr("Press a trainer of rank 3, then who is to learn. Both rest until the next docking.")
        return ""

    def _lay_recruits(self, view: View) -> None:
        rows = [row for row in view.rows if row.thing.startswith("crew:")]
        # What concerns somebody of the crew is ordered in the columns below, where it says to whom or where to.
        rows = [row for row in rows if not isinstance(row.command, Transfer | Exchange | Dismiss | Train)]
        orders = {MemberId(row.thing.partition(":")[2]): row for row in rows}
        # Those who lie open are seen also while it is asked who may choose among them.
        people = dict.fromkeys((*orders, *(view.state.members(BARRACKS_ROW) if view.now else ())))
        if not people:
            return
        flow = FlowLayout(self._group(), gap=10)
        candidates: list[QWidget] = []
        for member in people:
            person, order = person_of(view.state, self.wording, member), orders.get(member)
            card = self.recruits[member] = PersonCard(person, size=CANDIDATE)
            candidates.append(with_skill(card, view.state, self.wording))
            if order is None:
                card.show_person(person, spoken=person.name)
                card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                continue
            card.show_person(person, fits=True, key=order.key, spoken=order.label)
            card.clicked.connect(partial(self._order, order))
            stands_for(card, order)
        lay_side_by_side(flow, candidates)

    def _lay_dismissal(self, view: View) -> None:
        row = next((row for row in self._orders(self._hand) if isinstance(row.command, Dismiss)), None)
        if row is None:
            return
        detail = self.book.ahead(row.command)
        self.dismiss = ChoiceRow("", row.label, self.wording.names.spoken, icon="leave", detail=detail, on_sheet=False)
        self.dismiss.clicked.connect(partial(self._order, row))
        stands_for(self.dismiss, row)
        column_in(self._group(), self.dismiss, gap=0)

    def _lay_columns(self, view: View) -> None:
        across = row_in(self._group(), gap=10)
        for section in Section:
            column = QWidget()
            column_in(column, gap=6)
            self._fill_column(view, section, column)
            across.addWidget(column, 1, Qt.AlignmentFlag.AlignTop)

    def _fill_column(self, view: View, section: Section, column: QWidget) -> None:
        body = column.layout()
        assert body is not None
        head = self.heads[section] = SectionHead(section)
        target = self._to_section(section)
        key = target.key if target is not None and self._hand is None else ""
        head.show_section(self.wording.names.section(section), legal=target is not None, key=key)
        if target is not None:
            head.clicked.connect(partial(self._order, target))
            stands_for(head, target)
        body.addWidget(head)
        for rank in sorted(SLEEVES, reverse=True):
            here = [
                member
                for member, sleeve in view.state.sleeves.items()
                if sleeve.section is section and sleeve.rank == rank
            ]
            for member in here:
                body.addWidget(self._person(view, member))
            #: Said by screen readers of a place that nobody has. {rank} is 1, 2 or 3.
            free = self.tr("Free place of rank {rank}").format(rank=rank)
            for _ in range(SLEEVES[rank] - len(here)):
                body.addWidget(FreeSleeve(rank, free))

    def _person(self, view: View, member: MemberId) -> PersonCard:
        row = person_of(view.state, self.wording, member)
        card = self.people[member] = PersonCard(row, goals=self.goals, size=_PERSON, grows=True)
        target = self._to_person(member)
        fits = target is not None or (self._hand is None and bool(self._orders(member)))
        #: Said by screen readers. {member} is a name. {rank} is 1, 2 or 3.
        spoken = self.tr("{member}, rank {rank}").format(member=row.name, rank=row.rank)
        card.show_person(row, fits=fits, chosen=member == self._hand, spoken=spoken)
        if target is not None:
            card.clicked.connect(partial(self._order, target))
            stands_for(card, target)
        else:
            card.clicked.connect(partial(self._press, row))
        card.dropped.connect(self.chosen)
        return card

    def _order(self, row: AnswerRow, _: bool = False) -> None:
        self._hand = None
        self.chosen.emit(row.command)

    def _press(self, person: PersonRow, _: bool = False) -> None:
        self.press_person(person)

    def _orders(self, member: MemberId | None) -> list[AnswerRow]:
        """What may be ordered about somebody who is taken in hand."""
        view = self._view
        if view is None or not view.now or member is None:
            return []
        found = []
        for row in view.rows:
            match row.command:
                case Transfer(member=who) | Dismiss(member=who) | Train(trainer=who) if who == member:
                    found.append(row)
                case Exchange(member=one, other=other) if member in (one, other):
                    found.append(row)
                case _:
                    pass
        return found

    def _to_section(self, section: Section) -> AnswerRow | None:
        if self._hand is None:
            return None if self._view is None else self._view.order(section.value)
        orders = self._orders(self._hand)
        return next((row for row in orders if isinstance(row.command, Transfer) and row.command.to is section), None)

    def _to_person(self, member: MemberId) -> AnswerRow | None:
        for row in self._orders(self._hand):
            match row.command:
                case Exchange(member=one, other=other) if member != self._hand and member in (one, other):
                    return row
                case Train(trainee=trainee) if trainee == member:
                    return row
                case _:
                    pass
        return None

    def goals(self, person: PersonRow) -> Mapping[QWidget, Any]:
        places: dict[QWidget, Any] = {}
        for row in self._orders(person.id):
            match row.command:
                case Transfer(to=to):
                    places[self.heads[to]] = row.command
                case Exchange(member=one, other=other):
                    places[self.people[other if one == person.id else one]] = row.command
                case Train(trainee=trainee):
                    places[self.people[trainee]] = row.command
                case _:
                    pass
        return places

    def press_person(self, person: PersonRow) -> bool:
        view = self._view
        if view is None or not view.now:
            return False
        if (target := self._to_person(person.id)) is not None:
            self._order(target)
            return True
        if not self._orders(person.id):
            return False
        self._hand = None if self._hand == person.id else person.id
        self.show_view(view)
        self.people[person.id].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def fitting(self) -> dict[str, str]:
        return {person.id: "" for person in self.book.people.rows if self._orders(person.id)}

    @property
    def takes_digits(self) -> bool:
        rows = () if self._view is None else self._view.rows
        return not any(isinstance(row.command, Transfer | Exchange | Dismiss | Train) for row in rows)

    @property
    def in_hand(self) -> str:
        return self._hand or ""

    def step_back(self) -> bool:
        if self._hand is None or self._view is None:
            return False
        held, self._hand = self._hand, None
        self.show_view(self._view)
        if held in self.people:
            self.people[held].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def focus_first(self) -> bool:
        strong = Qt.FocusPolicy.StrongFocus
        lit = [
            *(card for card in self.recruits.values() if card.focusPolicy() is strong),
            *(head for head in self.heads.values() if head.focusPolicy() is strong),
        ]
        first = next(iter([*lit, *(card for id, card in self.people.items() if self._orders(id))]), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        return first is not None
