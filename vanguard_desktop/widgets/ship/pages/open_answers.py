"""The page that every question has: its answers lie open, cards as cards, people as portraits, the rest in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import DieId, LogId, MemberId
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.models.ship.ahead import ahead
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.cards import card_shown, is_card
from vanguard_desktop.models.ship.people import PersonRow, person_of
from vanguard_desktop.rulesets.ship.data.campaign.operations import KeepForOperation
from vanguard_desktop.rulesets.ship.data.campaign.set_up import KeepRecruit, PutOnBoard
from vanguard_desktop.rulesets.ship.data.common import ChooseOption, ChooseThing, PickOption
from vanguard_desktop.rulesets.ship.data.journey.launch import ChooseTeamMember
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.state import ShipState

from ...look import scaled
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in
from ...look.controls.panels import ScrollColumn
from ...look.controls.pressable import Pressable
from ...look.controls.text import RichText
from ...parts.prompt.choice_row import ChoiceRow
from ..candidate import CANDIDATE, lay_side_by_side, with_skill
from ..person_card import PersonCard
from .carried_choice import CarriedChoice
from .die_choice import DieChoice
from .right_side import ANSWER, RightSide, View, stands_for

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen

_READ, _DOWN = Qt.FocusPolicy.StrongFocus, (Qt.Key.Key_Down, Qt.Key.Key_Right)
_PERSON = QSize(176, 104)
_CARD, _EDGE = 236, 14
_CHOSEN = (KeepRecruit, KeepForOperation, PutOnBoard, ChooseTeamMember)


class OpenAnswers(RightSide):
    """Arrows go from one to the next, digits and Enter take them."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._scroll = ScrollColumn(gap=14, padding=_EDGE)
        self._told = RichText(screen.wording.names.spoken, color="text_soft")
        self._told.installEventFilter(self)
        column_in(self, self._scroll, gap=0)
        self._scroll.body.addWidget(self._told)
        self._groups: list[QWidget] = []
        self._view: View | None = None
        self.parts: dict[str, QWidget] = {}

    def show_view(self, view: View) -> None:
        self._view = view
        for group in self._groups:
            self._scroll.body.removeWidget(group)
            group.hide()
            group.deleteLater()
        self._groups, self.parts = [], {}
        self._told.set_role("story" if self._tells_story(view) else "body")
        self._told.set_text(self.told(view))
        self._told.setVisible(bool(self._told.text))
        self._told.setFocusPolicy(_READ if self._tells_story(view) else Qt.FocusPolicy.NoFocus)
        self._lay_open(view, self._lay_first(view))
        for group in self._groups:
            group.show()  # left to Qt it comes a moment later, and nothing could be brought in sight before

    def _lay_open(self, view: View, rows: Sequence[AnswerRow]) -> None:
        people = [row for row in rows if row.thing.startswith("crew:")]
        cards = [row for row in rows if is_card(row.thing)]
        dice = [row for row in rows if row.thing.startswith("dice:")]
        others = [row for row in rows if row not in people and row not in cards and row not in dice]
        self._lay_people(view.state, people)
        self._lay_cards(view.state, cards)
        self._lay_dice(dice)
        self._lay_rows(others)

    def _lay_first(self, view: View) -> list[AnswerRow]:
        """What a page has of its own stands first; the answers that are left lie open below it."""
        return list(view.rows)

    def _tells_story(self, view: View) -> bool:
        return isinstance(view.question, ChooseOption) and view.question.source.family == "logs"

    def told(self, view: View) -> str:
        """What is said above the answers: the entry that asks, or that nobody is asked."""
        question = view.question
        if self._tells_story(view) and isinstance(question, ChooseOption):
            return self.wording.stories.aboard(LogId(question.source.id))
        if view.now and not view.rows:
            #: On a page of the ship book where nobody has to choose anything.
            return self.tr("Nothing here waits for a choice.")
        return ""

    @property
    def told_words(self) -> str:
        """What stands above the answers now."""
        return self._told.text

    @property
    def story(self) -> str:
        return self._told.text if self._view is not None and self._tells_story(self._view) else ""

    def _group(self) -> QWidget:
        group = QWidget()
        self._groups.append(group)
        self._scroll.body.addWidget(group)
        return group

    def _lay_people(self, state: ShipState, rows: Sequence[AnswerRow]) -> None:
        if not rows:
            return
        flow, chosen = FlowLayout(self._group(), gap=10), self._chooses_people()
        candidates: list[QWidget] = []
        for row in rows:
            person = person_of(state, self.wording, MemberId(row.thing.partition(":")[2]))
            card = PersonCard(person, size=CANDIDATE if chosen else _PERSON)
            card.show_person(person, fits=not row.reason, reason=row.reason, key=row.key, spoken=row.label)
            if chosen:
                candidates.append(with_skill(card, state, self.wording))
                self._answers_by(card, row)
            else:
                self._put(flow, card, row)
        lay_side_by_side(flow, candidates)

    def _chooses_people(self) -> bool:
        """Whether somebody is chosen for what they can do."""
        question = None if self._view is None else self._view.question
        return isinstance(question, ChooseThing) and isinstance(question.effect.effect, _CHOSEN)

    def _lay_cards(self, state: ShipState, rows: Sequence[AnswerRow]) -> None:
        if not rows:
            return
        flow, width = FlowLayout(self._group(), gap=10), scaled(_CARD)
        shown = [(row, card_shown(state, self.wording, Piece(row.thing))) for row in rows]
        art = not self.book.places.grid.low  # or the key below it would be out of sight
        cards = [
            CarriedChoice(row, card, self.wording, partial(self.goals_of_card, row), art=art) for row, card in shown
        ]
        tallest = max(card.high(width) for card in cards)
        for card, row in zip(cards, rows, strict=True):
            card.setFixedSize(width, tallest)
            card.dropped.connect(self.chosen)
            self._put(flow, card, row)

    def goals_of_card(self, row: AnswerRow) -> Mapping[QWidget, Any]:
        """Where a card that is an answer may be carried, beside being pressed."""
        return {}

    def _lay_dice(self, rows: Sequence[AnswerRow]) -> None:
        if not rows:
            return
        flow = FlowLayout(self._group(), gap=10)
        for row in rows:
            die = ALL_DICE[DieId(row.thing.partition(":")[2])]
            self._put(flow, DieChoice(die, row.label, row.key), row)

    def _lay_rows(self, rows: Sequence[AnswerRow]) -> None:
        if not rows:
            return
        column = column_in(self._group(), gap=8)
        for row in rows:
            choice = ChoiceRow(
                row.key,
                row.label,
                self.wording.names.spoken,
                icon=row.icon,
                reason=row.reason,
                detail=self._detail(row),
                on_sheet=False,
            )
            choice.refused.connect(self.explained)
            column.addWidget(choice)
            self._connect(choice, row)

    def _detail(self, row: AnswerRow) -> str:
        """What it costs and brings stands below it: all of it is seen before it is paid."""
        told = ahead(self.bridge, self.wording, row.command) if not row.reason else ()
        if isinstance(row.command, PickOption):
            told = told[1:]  # the first line says which option it is
        return " ".join(line for line in told if line.rstrip(".") != row.label.rstrip("."))

    def _put(self, flow: FlowLayout, part: PersonCard | CarriedChoice | DieChoice, row: AnswerRow) -> None:
        flow.addWidget(part)
        self._answers_by(part, row)

    def _answers_by(self, part: Pressable, row: AnswerRow) -> None:
        part.refused.connect(self.explained)
        self._connect(part, row)

    def _connect(self, part: Pressable | ChoiceRow, row: AnswerRow) -> None:
        if not row.reason:
            part.clicked.connect(lambda _=False, command=row.command: self.chosen.emit(command))
        stands_for(part, row)
        part.installEventFilter(self)
        part.show()
        self.parts[row.thing or row.key or row.label] = part

    def press_person(self, person: PersonRow) -> bool:
        row = None if self._view is None else self._view.order(f"crew:{person.id}")
        if row is None or row.reason:
            return False
        self.chosen.emit(row.command)
        return True

    def fitting(self) -> dict[str, str]:
        rows = () if self._view is None else self._view.rows
        return {row.thing.partition(":")[2]: row.key for row in rows if row.thing.startswith("crew:")}

    def focus_first(self) -> bool:
        """A choice in a story cannot be taken back by who only reads on: there the keyboard begins at the story."""
        first = next(iter(self.parts.values()), None)
        if first is not None and self._view is not None and self._tells_story(self._view):
            self._told.setFocus(Qt.FocusReason.OtherFocusReason)
        elif first is not None:
            self._show_whole(first)  # first: out of sight it would have no ring
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        return first is not None

    def _show_whole(self, part: QWidget) -> None:
        """Or its upper part, of one that is higher than the page."""
        self._scroll.ensureWidgetVisible(part)
        top, bar = part.mapTo(self._scroll.inside, QPoint()).y() - _EDGE, self._scroll.verticalScrollBar()
        bar.setValue(min(bar.value(), top))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._told:
            return self._leads_to_answers(event) or super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.looked_at.emit(watched.property(ANSWER))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.looked_at.emit(None)
        return super().eventFilter(watched, event)

    def _leads_to_answers(self, event: QEvent) -> bool:
        """From the story arrows go to what may be answered."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress or event.key() not in _DOWN:
            return False
        first = next(iter(self.parts.values()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        return first is not None
