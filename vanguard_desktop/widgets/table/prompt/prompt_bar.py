"""The one line that always says what the game waits for: who decides, what, and the answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from vanguard_desktop.core import Command, Decision, Reason
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.options import OptionModel, OptionRow
from vanguard_desktop.models.common.seats import SeatModel
from vanguard_desktop.models.common.undo import undo_label
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing, look
from ...look.controls.buttons import Button
from ...look.controls.marks import SeatRing
from ...look.controls.panels import IconMark
from ...look.controls.text import RichText
from ..frame.teller import announce
from .answer_buttons import AnswerButtons
from .any_time_chips import AnyTimeChips, Layout
from .seat_rings import SeatRings

_MOST_BUTTONS = 3
_EDGE, _SPACING, _TEXT_SPACING = 20, 10, 14
_TWO_LINES = (0.53, 0.57, 0.63, 0.72, 0.85)  # of the length of a sentence, until its words break well
_REASON_MS = 6000


class PromptBar(Changing, QWidget):
    """At most three buttons, the primary one rightmost; with more answers one of them opens the whole list.

    `refused` carries each reason why something cannot be done, as it is said. What other parts of the screen offer
    needs no button here: `offered_elsewhere` is asked for it after each step, a sheet tells what it writes out.
    """

    chosen = Signal(object)
    all_wished = Signal()
    undo_wished = Signal()
    any_time_wished = Signal()
    refused = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        wording: Wording,
        options: OptionModel,
        any_time: OptionModel,
        seats: SeatModel[Any],
        offered_elsewhere: Callable[[], Iterable[Command]] = tuple,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._wording, self._options, self._any_time = bridge, wording, options, any_time
        self._offered_elsewhere = offered_elsewhere
        self._elsewhere: frozenset[Command] = frozenset()
        self._on_sheet = self._only_read = False
        self._seats = SeatRings(seats)
        self._icon = IconMark("blocked", size=26, color="warn")
        self._sentence = RichText(wording.names.spoken, role="prompt")
        self._sentence.setSizePolicy(_growing())
        self._answers = AnswerButtons(wording, self)
        self._answers.chosen.connect(self.chosen)
        self._answers.all_wished.connect(self.all_wished)
        self._answers.any_time_wished.connect(self.any_time_wished)
        self._answers.undo_wished.connect(self.undo_wished)
        self._turned_for: tuple[object, ...] = ()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(_EDGE, 10, _EDGE, 10)
        self._row.setSpacing(_SPACING)
        text_row = QHBoxLayout()
        self._row.addLayout(text_row, 1)
        text_row.setSpacing(_TEXT_SPACING)
        text_row.addWidget(self._seats, 0, Qt.AlignmentFlag.AlignVCenter)
        text_row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        text_row.addWidget(self._sentence, 1)
        self._row.addWidget(self._answers, 0, Qt.AlignmentFlag.AlignVCenter)
        self._reason_ends = QTimer(self, singleShot=True, interval=_REASON_MS)
        self._reason_ends.timeout.connect(lambda: self.explain(""))
        self._reason = self._told = ""
        bridge.refused.connect(self._on_refused)
        self.refresh()

    @property
    def shows_all(self) -> bool:
        """Whether every answer has a button here or a place on the sheet."""
        return self._on_sheet or len(self._options.rows) <= _MOST_BUTTONS

    @property
    def buttons(self) -> list[Button]:
        """The answers that have one, and the way to those that have none."""
        return self._answers.buttons

    @property
    def beside(self) -> AnyTimeChips:
        """What may be done at any time."""
        return self._answers.beside

    @property
    def said(self) -> str:
        """What the bar says now."""
        return self._sentence.accessibleName()

    @property
    def rings(self) -> tuple[SeatRing, ...]:
        """The seats that are shown, in their order."""
        return tuple(self._seats.rings)

    def follow(self, *, on_sheet: bool, only_read: bool, stepped: bool, elsewhere: Iterable[Command] = ()) -> None:
        """Ask what is asked now, after a step of the game or when a text has been read.

        Answers that are read on a sheet need no buttons here, nor what may be done at any time and stands `elsewhere`;
        a text that asks nothing is only read.
        """
        if stepped:
            self._reason = ""
        elif (on_sheet, only_read) == (self._on_sheet, self._only_read):
            return
        self._on_sheet, self._only_read, self._elsewhere = on_sheet, only_read, frozenset(elsewhere)
        self.refresh()

    def set_elsewhere(self, commands: Iterable[Command]) -> None:
        """The sheet has found room for so much of it."""
        if (elsewhere := frozenset(commands)) != self._elsewhere:
            self._elsewhere = elsewhere
            self.refresh()

    def explain(self, reason: str) -> None:
        """Say why something cannot be done, for a while; the question comes back by itself."""
        self._reason = reason
        if reason:
            self._reason_ends.start()
            self.refused.emit(reason)
        else:
            self._reason_ends.stop()
        self._set_words()
        self._turn()
        self.tell()

    def _on_refused(self, _command: Command, reason: Reason) -> None:
        state = self._bridge.state
        self.explain(self._wording.in_book(state).why(reason, state))

    def refresh(self) -> None:
        self._seats.show_seats(everybody=self._only_read)
        self._set_words()
        self._show_buttons()
        self._turn()

    def tell(self) -> None:
        """Whoever hears the game hears a new question, or why something cannot be done."""
        if self.said != self._told:
            self._told = self.said
            announce(self, self.said)

    def _set_words(self) -> None:
        state, question = self._bridge.state, self._bridge.state.question
        said = self._wording.in_book(state)
        self._icon.setVisible(bool(self._reason))
        self._seats.setVisible(not self._reason and bool(self._seats.rings))
        if self._reason:
            self._sentence.set_color("warn")
            self._sentence.set_text(self._reason)
            return
        self._sentence.set_color("text")
        if self._only_read:
            #: In bold before a demand to all players.
            everybody = self.tr("Everybody:")
            self._sentence.set_text(self.tr("Read the entry of the logbook, then go on."), lead=everybody)
        elif question is None:
            self._sentence.set_text(said.over())
        else:
            self._sentence.set_text(said.question(question, state), lead=self._lead(question))

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

    def _show_buttons(self) -> None:
        had_focus = any(button.hasFocus() for button in self.buttons)
        silent = self._only_read or self._bridge.game.read_only
        is_next = self.next_row
        alone = [row for row in self._any_time.rows if row == is_next]
        beside = () if silent or alone else self._any_time.rows
        self.beside.show_rows(beside, self._elsewhere.union(self._offered_elsewhere()))
        if silent:
            self._answers.show_buttons((), is_next=None)
        elif self._on_sheet:
            # The sheet offers the answers, with what each means; the header lies under the scrim, so the way back is
            # here.
            undo = undo_label(self._bridge, self._wording) if self._bridge.can_undo else ""
            self._answers.show_buttons(alone, is_next=is_next, undo=undo)
        elif self.shows_all:
            self._answers.show_buttons((*alone, *self._options.rows), is_next=is_next)
        else:
            kept = [row for row in self._options.rows if row.kept][-(_MOST_BUTTONS - 1) :]
            self._answers.show_buttons(kept, is_next=is_next, every=len(self._options.rows))
        if had_focus and self.buttons and not silent:
            self.buttons[-1].setFocus()

    @property
    def next_row(self) -> OptionRow | None:
        """What Enter does: the only answer, or the one that goes on."""
        rows = self._options.rows
        beside = self._any_time.rows
        if not rows and len(beside) == 1:  # in the guided round a card to be played may be the only way on
            return beside[0]
        if len(rows) == 1:
            return rows[0]
        return next((row for row in rows if row.leads_on), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """Give the words what they need and the buttons the rest; where that is too little, all go under the words."""
        asked = self._asked_for()
        if asked == self._turned_for:
            return
        self._turned_for = asked
        below, tight, chips = self._room_found()
        wide = self._answers.width_with(chips, tight=tight)
        self._answers.lay(chips, tight=tight)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if below and wide else QBoxLayout.Direction.LeftToRight)
        self._answers.setMinimumWidth(0 if below else wide)
        self._answers.setVisible(not self._answers.empty)
        self.updateGeometry()

    def _asked_for(self) -> tuple[object, ...]:
        """All that wants room: the table asks for the height of the bar several times in each step."""
        buttons = tuple((button, button.label) for button in self._answers.buttons)
        marks = (len(self._seats.rings), self._seats.isVisibleTo(self), self._icon.isVisibleTo(self))
        chips = (tuple(self.beside.chips), self.beside.isHidden())
        return (self.width(), look().text_scale, self.said, self._reason, buttons, chips, marks)

    def _room_found(self) -> tuple[bool, bool, Layout]:
        """Buttons stand close where that lets more chips stand there, or keep their names."""
        for below, room, may_drop in self._tries():
            wide, close = (self._answers.chips_for(room, tight=tight, may_drop=may_drop) for tight in (False, True))
            if wide is not None and (close is None or wide.says >= close.says):
                return below, False, wide
            if close is not None:
                return below, True, close
        return True, True, self._answers.chips_alone(self.width() - 2 * _EDGE)

    def _tries(self) -> Iterator[tuple[bool, int, bool]]:
        """Whether the buttons are below the words, how much room they have, and whether chips may be left out.

        A reason that is said for a while finds its room beside the buttons, so that nothing moves for it.
        """
        room = self.width() - 2 * _EDGE
        is_below = self._row.direction() is QBoxLayout.Direction.TopToBottom
        drops = (False, True) if self._reason and not is_below else (False,)
        for may_drop in drops:
            for words in self._words_widths():
                yield False, room - words - _SPACING, may_drop
        yield True, room, False
        yield True, room, True

    def _words_widths(self) -> Iterator[int]:
        """What the words take on one line, and on two."""
        marks = [part for part in (self._seats, self._icon) if part.isVisibleTo(self)]
        beside = sum(part.sizeHint().width() + _TEXT_SPACING for part in marks)
        whole = self._sentence.sizeHint().width()
        yield beside + whole
        for share in _TWO_LINES:
            if self._sentence.heightForWidth(round(whole * share)) < 2.5 * look().line("prompt"):
                yield beside + round(whole * share)
                return

    def height_for(self, width: int) -> int:
        """How high the bar has to be in a window of this width."""
        self._turn()
        return max(self._row.heightForWidth(width) if self._row.hasHeightForWidth() else 0, look().scaled(68), 60)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look().color("prompt"))
        edge = "warn" if self._reason else "accent"
        painter.fillRect(QRect(0, 0, self.width(), 2), look().color(edge))


def _growing() -> QSizePolicy:
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    return policy
