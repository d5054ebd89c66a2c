"""What the prompt bar says: who decides, and what; or for a while why something cannot be done."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Decision
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.seats import SeatModel
from vanguard_desktop.text.codex.codex import without_rule
from vanguard_desktop.text.common.wording import Wording

from ...look.controls.marks import SeatRing
from ...look.controls.panels import IconMark
from ...look.controls.text import RichText
from .seat_rings import SeatRings

# The question: large, smaller, and where even that is too long without who decides, whose ring stands beside it.
_FORMS = (("prompt", True), ("body_strong", True), ("body_strong", False), ("label", False))
_GAP, _EDGE = 12, 2


class BarWords(QObject):
    """Rings of the seats that decide, and the sentence."""

    def __init__(self, bar: QWidget, bridge: Bridge, wording: Wording, seats: SeatModel[Any]) -> None:
        super().__init__(bar)
        self._bar, self._bridge, self._wording = bar, bridge, wording
        self._seats = SeatRings(seats)
        self._icon = IconMark("blocked", size=26, color="warn")
        self._lamp = IconMark("info", size=26)
        self._sentence = RichText(wording.names.spoken, role=_FORMS[0][0])
        self._text = self._who = self._said = ""
        for part in (self._seats, self._icon, self._lamp, self._sentence):
            part.setParent(bar)

    @property
    def said(self) -> str:
        return self._said

    @property
    def rings(self) -> tuple[SeatRing, ...]:
        return tuple(self._seats.rings)

    def show(self, *, reason: str, advises: bool, asked: str, only_read: bool, reads: str) -> None:
        """The question, unless a reason is said for a while, the second half of an action is asked for, or everybody
        only reads; `reads` says what, if it is no entry of the logbook. One that `advises` is no refusal.
        """
        self._seats.show_seats(everybody=only_read)
        state, question = self._bridge.state, self._bridge.state.question
        said = self._wording.in_book(state)
        self._icon.setVisible(bool(reason) and not advises)
        self._lamp.setVisible(bool(reason) and advises)
        self._seats.setVisible(not reason and bool(self._seats.rings))
        if reason:
            self._sentence.set_color("text" if advises else "warn")
            self._tell(without_rule(reason))
            return
        self._sentence.set_color("text")
        if only_read:
            #: In bold before a demand to all players.
            everybody = self.tr("Everybody:")
            self._tell(reads or self.tr("Read the entry of the logbook, then go on."), everybody)
        elif asked:
            self._tell(asked)
        elif question is None:
            self._tell(said.over())
        else:
            self._tell(said.question(question, state), self._lead(question))

    def _tell(self, text: str, who: str = "") -> None:
        self._text, self._who = text, who
        self._said = self._wording.names.spoken(f"{who} {text}".strip())
        self._sentence.set_text(text, lead=who)

    def _lead(self, question: Decision) -> str:
        state = self._bridge.state
        said = self._wording.in_book(state)
        who = said.who(question, state)
        if not who:
            return ""
        if len(said.deciders(question, state)) > 1:
            #: In bold before a question. {players} are several names of players, each with a section.
            return self.tr("{players} decide:").format(players=who)
        #: In bold before a question. {player} is the name of a player with the section.
        return self.tr("{player} decides:").format(player=who)

    def fit(self, room: QRect) -> bool:
        """Whether the words can be read there as a whole, however small they are written."""
        marks = sum(mark.sizeHint().width() + _GAP for mark in self._marks)
        width = room.right() - room.left() - marks
        return self._height(*_FORMS[-1], max(width, 1)) <= self._whole(room).height()

    def _whole(self, room: QRect) -> QRect:
        """All of the bar below its edge, unless there are slots below the words."""
        alone = room.height() > self._bar.height() / 2
        return QRect(room.left(), _EDGE, room.width(), self._bar.height() - _EDGE) if alone else room

    @property
    def _marks(self) -> list[QWidget]:
        """What stands before the words now."""
        return [mark for mark in (self._seats, self._icon, self._lamp) if mark.isVisibleTo(self._bar)]

    def place(self, room: QRect) -> None:
        """Take this room; the words are written smaller where they are too long for it."""
        left = room.left()
        for mark in self._marks:
            size = mark.sizeHint()
            mark.setGeometry(QRect(QPoint(left, room.center().y() - size.height() // 2), size))
            left += size.width() + _GAP
        words = QRect(left, room.top(), max(room.right() - left, 1), room.height())
        role, whole = next(
            (form for form in _FORMS if self._height(*form, words.width()) <= words.height()), _FORMS[-1]
        )
        if self._height(role, whole, words.width()) > words.height():
            words = QRect(words)  # signs make lines higher
            words.setTop(self._whole(room).top())
            words.setBottom(self._whole(room).bottom())
        self._sentence.set_text(self._text, lead=self._who if whole else "")
        self._sentence.setAccessibleName(self._said)
        self._sentence.set_role(role)
        self._sentence.setGeometry(words)

    def _height(self, role: str, whole: bool, width: int) -> float:
        from ...look.paint.rich import rich_size

        return rich_size(self._text, role=role, lead=self._who if whole else "", width=width).height()
