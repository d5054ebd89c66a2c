"""The dice of one board: three columns of available dice, the spent pool beside them."""

from __future__ import annotations

import functools
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, QTimer
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from vanguard_desktop.core import DieId
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.members import MemberRow
from vanguard_desktop.rulesets.expedition.data import AddDie, ChooseColumn, GatherDice, PickColumn, PickDie
from vanguard_desktop.text.common.wording import Wording

from ...look import Painted, color_of, look, name_it, scaled, set_tip
from ...look.controls.asking import about
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import row_in
from ...look.controls.staying import Staying
from ...look.controls.text import Text
from ...look.paint.dice_paint import DieFace, paint_die
from ...look.paint.die_rings import paint_slot
from ...look.paint.painted import paint_box
from ...look.tokens import tokens
from .column_answer import ColumnAnswer
from .die_button import RING_ROOM, CarriedDie, DieButton, face_of
from .injury_slots import InjurySlots


class DropPlace(Protocol):
    """Where a die that is carried may be dropped."""

    def set_legal(self, legal: bool) -> None: ...

    def holds(self, place: QPoint) -> bool: ...


class DiceArea(QWidget):
    """A die that is asked for glows; pressing it or dragging it to the other side answers.

    For a check dice are carried to the felt of the tray.
    """

    def __init__(self, bridge: Bridge, wording: Wording, felt: DropPlace | None = None) -> None:
        super().__init__()
        self._bridge, self._wording, self._felt = bridge, wording, felt
        self._row: MemberRow | None = None
        self._shown: tuple[object, ...] | None = None
        self._carried: CarriedDie | None = None
        self._parts: Staying[QWidget] = Staying()
        self.dice: dict[DieId, DieButton] = {}
        self.column_answers: dict[int, ColumnAnswer] = {}
        self._available, self._spent = Text(role="label", color="text_soft"), Text(role="label", color="text_soft")
        self.columns, self.pool = _Ground(), _Ground(sunk=True)
        self._grid = QGridLayout(self.columns)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._flow = FlowLayout(self.pool, gap=0)
        self._flow.setContentsMargins(2, 2, 2, 2)
        self._injuries_label = Text(role="label", color="text_soft")
        self.injuries = InjurySlots(bridge)
        for words, subject in (
            (self._available, "keyword:available_dice"),
            (self._spent, "keyword:spent_pool"),
            (self._injuries_label, "keyword:injury"),
        ):
            about(words, subject)
        row = row_in(self, gap=10)
        left, right = QVBoxLayout(), QVBoxLayout()
        self.right = right  # what else stands beside the columns
        row.addLayout(left)
        row.addLayout(right, 1)
        for side, label, ground in ((left, self._available, self.columns), (right, self._spent, self.pool)):
            side.setSpacing(4)
            side.addWidget(label)
            side.addWidget(ground)
        left.addStretch(1)
        right.setStretch(1, 1)
        right.addWidget(self._injuries_label)
        right.addWidget(self.injuries)

    def show_member(self, row: MemberRow) -> None:
        self._row = row
        shown = (row.available, row.spent, row.slots, row.injury_dice)
        left = None
        if self._shown != shown:
            self._shown = shown
            left = self._rebuild(row)
        self.injuries.show_injuries(row.injuries)
        self._count()
        self._light()
        if left is not None:
            self._go_on_from(left)
        self._ask_columns(row)

    def _ask_columns(self, row: MemberRow) -> None:
        """Where one of this board's columns is asked for, each that may be named can be pressed."""
        for gone in self.column_answers.values():
            gone.hide()
            gone.deleteLater()
        self.column_answers = {}
        question, state = self._bridge.state.question, self._bridge.state
        if not isinstance(question, ChooseColumn) or question.member != row.id:
            return
        for column, (color, _, _) in enumerate(row.slots):
            order = PickColumn(color=color)
            if order in self._bridge.answers():
                answer = ColumnAnswer(order, self._wording.prompts.answer(order, state), self.columns)
                answer.clicked.connect(lambda _=False, order=order: self._bridge.submit(order))
                answer.show()
                self.column_answers[column] = answer
        QTimer.singleShot(0, self, self._place_columns)  # when it is known where the columns lie

    def _place_columns(self) -> None:
        for column, answer in self.column_answers.items():
            cells = (self._grid.cellRect(line, column) for line in range(self._grid.rowCount()))
            answer.setGeometry(functools.reduce(QRect.united, cells))
            answer.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_columns()

    def _rebuild(self, row: MemberRow) -> int | None:
        """Lay the dice as they lie now; the place of the one that has left while the keyboard was on it, if so.

        What stays where it was keeps its widget, and so is not painted again.
        """
        had_focus = next((die for die, button in self.dice.items() if button.hasFocus()), None)
        by_keys = had_focus is not None and not self.dice[had_focus].by_mouse
        order = list(self.dice)
        for layout in (self._grid, self._flow):
            while layout.takeAt(0) is not None:
                pass
        self._parts.begin()
        for column, (color, usable, locked) in enumerate(row.slots):
            room = f"slots:{row.id}:{color.value}"
            #: Name of a die on a crew board.
            name, injured = self.tr("Injury die"), color in row.injury_dice
            parts = [self._parts.part((color, name), _InjuryDie, name)] if injured else []
            there = [die for die in row.available if ALL_DICE[die].color is color]
            parts += [self._parts.part((die, False), self._die, die, spent=False) for die in there]
            for place in range(len(parts), usable + injured + min(locked, 1)):
                rank = row.rank + 1 if place >= usable + injured else 0
                parts.append(self._parts.part((color, place, rank), _Slot, color.value, room, rank))
            for place, part in enumerate(parts):
                self._grid.addWidget(part, place, column)
        for die in row.spent:
            self._flow.addWidget(self._parts.part((die, True), self._die, die, spent=True))
        self._parts.end()
        self.dice = {part.die: part for part in self._parts.shown if isinstance(part, DieButton)}
        if had_focus is None:
            return None
        if had_focus in self.dice and (by_keys or self._is_asked_for(had_focus)):
            self.dice[had_focus].setFocus()
        return order.index(had_focus) if by_keys and not self._is_asked_for(had_focus) else None

    def _go_on_from(self, place: int) -> None:
        """Who takes dice by keys is at the next one that may be taken."""
        open_to = [(abs(at - place), die) for at, die in enumerate(self.dice) if self._is_asked_for(die)]
        if open_to:
            self.dice[min(open_to)[1]].setFocus()

    def _die(self, die: DieId, *, spent: bool) -> DieButton:
        button = DieButton(die, self._wording.names.die(die), spent=spent)
        button.chosen.connect(self._on_chosen)
        button.dragged.connect(self._on_dragged)
        button.dropped.connect(self._on_dropped)
        return button

    def _light(self) -> None:
        legal = {die for die in self.dice if self._is_asked_for(die)}
        for die, button in self.dice.items():
            button.set_state(legal=die in legal, asked=bool(legal))

    def _order(self, die: DieId) -> AddDie | PickDie:
        """For a check the die is taken in hand, for anything else it is named."""
        gathering = isinstance(self._bridge.state.question, GatherDice)
        return AddDie(die=die) if gathering else PickDie(die=die)

    def _is_asked_for(self, die: DieId) -> bool:
        return self._bridge.why_not(self._order(die)) is None

    def _on_chosen(self, die: DieId) -> None:
        self._bridge.submit(self._order(die))

    def _goal_of(self, die: DieId) -> DropPlace:
        """A die is carried to the other side: available ones are spent, spent ones come back."""
        assert self._row is not None
        if self._felt is not None and isinstance(self._bridge.state.question, GatherDice):
            return self._felt
        return self.columns if die in self._row.spent else self.pool

    def _on_dragged(self, die: DieId, place: QPoint) -> None:
        if self._carried is None:
            self._carried = CarriedDie(face_of(die), self.window())
            if self._is_asked_for(die):
                self._goal_of(die).set_legal(True)
        self._carried.follow(place)

    def _on_dropped(self, die: DieId, place: QPoint) -> None:
        goal = self._goal_of(die)
        goal.set_legal(False)
        if self._carried is not None:
            self._carried.hide()
            self._carried.deleteLater()
            self._carried = None
        if goal.holds(place):
            self._bridge.submit(self._order(die))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._count()
            for die, button in self.dice.items():
                name_it(button, self._wording.names.die(die))
        super().changeEvent(event)

    def _count(self) -> None:
        #: Over the dice of a crew board that can be used.
        self._available.setText(self.tr("Available"))
        spent = 0 if self._row is None else len(self._row.spent)
        #: Over the dice of a crew board that cannot be used until they are refreshed. {count} is their number.
        self._spent.setText(self.tr("Spent: {count}").format(count=spent))
        injured = 0 if self._row is None else sum(injury is not None for injury in self._row.injuries)
        #: Over the injury cards of a crew board. {count} is from 0 to 3.
        self._injuries_label.setText(self.tr("Injuries: {count} of 3").format(count=injured))


class _Ground(Painted):
    """Where dice lie; a thick ring and a paler one while a die may be dropped here."""

    def __init__(self, *, sunk: bool = False) -> None:
        super().__init__()
        self._sunk, self._legal = sunk, False
        if sunk:
            self.grow_down(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            self.setMinimumHeight(46)

    def set_legal(self, legal: bool) -> None:
        self._legal = legal
        self.update()

    def holds(self, place: QPoint) -> bool:
        return QRect(self.mapToGlobal(QPoint(0, 0)), self.size()).contains(place)

    def paint(self, painter: QPainter) -> None:
        rect, radius = self.area, tokens().radius.slot
        if self._legal:
            fill, line, width = color_of("legal_soft"), color_of("legal"), tokens().stroke.legal
            paint_box(painter, rect, radius, fill=fill, line=line, width=width)
        elif self._sunk:
            paint_box(painter, rect, radius, fill=color_of("well"), line=color_of("line_faint"))


class _Slot(Painted):
    """An empty place: it teaches how many dice of the color have room, and which rank brings more."""

    def __init__(self, color: str, subject: str, rank: int = 0) -> None:
        super().__init__()
        self._color, self._rank = color, rank
        about(self, subject)
        self.keep_size()

    def sizeHint(self) -> QSize:
        side = (tokens().size.die.slot if look().text_scale <= 1 else scaled(tokens().size.die.slot)) + 2 * RING_ROOM
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        rect = self.area.adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
        paint_slot(painter, rect, self._color, rank=self._rank)


class _InjuryDie(_Slot):
    """An injury die on top of a column takes the room of a section die (CRW-10)."""

    def __init__(self, name: str) -> None:
        super().__init__("injury", "die:injury")
        set_tip(self, name)
        self.setAccessibleName(name)

    def paint(self, painter: QPainter) -> None:
        rect = self.area.adjusted(RING_ROOM, RING_ROOM, -RING_ROOM, -RING_ROOM)
        paint_die(painter, rect, DieFace(color="injury", glyphs=("wound",)))
