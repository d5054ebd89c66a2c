"""What stands on the right page of the binder: it shows a position, and its parts carry answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Decision
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.people import PersonRow
from vanguard_desktop.play.game import Step
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording

if TYPE_CHECKING:
    from ..left.lesson_card import LessonCard
    from ..ship_screen import ShipScreen


@attrs.frozen(kw_only=True)
class View:
    """What a page shows: the position, and the answers that lie open on it; none on a page that is only read again."""

    state: ShipState
    rows: tuple[AnswerRow, ...] = ()
    now: bool = True

    @property
    def question(self) -> Decision | None:
        return self.state.question if self.now else None

    def order(self, thing: str) -> AnswerRow | None:
        """The answer about a piece, a person, a place."""
        return next((row for row in self.rows if row.thing == thing), None)


# A dynamic property: the answer that a part of a page stands for.
ANSWER = "answer"


def stands_for(part: QWidget, row: AnswerRow) -> None:
    """A press on this part gives that answer."""
    part.setProperty(ANSWER, row)


class RightSide(QWidget):
    """Made once for a game and asked to `show_view` whenever its page lies open.

    `chosen` carries a command, or several that are one decision, `looked_at` the answer that somebody points at or
    None, `explained` a reason why something cannot be done. Nothing moves before the step comes back; `arrived` once
    what moved then stands still.
    """

    chosen = Signal(object)
    looked_at = Signal(object)
    explained = Signal(str)
    arrived = Signal()

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__()
        self.book = screen

    @property
    def bridge(self) -> Bridge:
        return self.book.bridge

    @property
    def wording(self) -> Wording:
        return self.book.wording

    def show_view(self, view: View) -> None:
        """The lists are new: show them. Called once for each step, and when the language changes."""
        raise NotImplementedError

    def has_place_for(self, row: AnswerRow) -> bool:
        """Whether something on it stands for this answer, whatever is asked."""
        return True

    def goals(self, person: PersonRow) -> Mapping[QWidget, Any]:
        """Where somebody of the crew strip may be dropped, and the command or commands that orders."""
        return {}

    def press_person(self, person: PersonRow) -> bool:
        """Somebody of the crew strip was pressed; False if that means nothing here."""
        return False

    def fitting(self) -> dict[str, str]:
        """Whom of the crew strip the page has places for, with the key of each, if there is one."""
        return {}

    @property
    def takes_digits(self) -> bool:
        """Whether the digits of its answers are seen on the page."""
        return True

    @property
    def story(self) -> str:
        """The entry that is read on the page, where it asks something; it is read aloud as on a sheet."""
        return ""

    @property
    def usable(self) -> Sequence[QWidget]:
        """What may be used at any time, where the page takes the whole spread and has to show it itself."""
        return ()

    @property
    def lesson(self) -> LessonCard | None:
        """The card that teaches, where the page takes the whole spread and has one of its own."""
        return None

    @property
    def in_hand(self) -> str:
        """Who of the crew strip was taken in hand by a press, for a place that is pressed next."""
        return ""

    def step_back(self) -> bool:
        """Esc: put down what is in hand; False if nothing is."""
        return False

    def focus_first(self) -> bool:
        """Give the keyboard to the first answer; False if there is none."""
        return False

    def bring_in_sight(self) -> None:
        """Once everything has its place: what is asked for must not lie beyond the edge."""

    def keep_clear(self, taken: QRect) -> None:
        """A lesson lies upon the page there: what is pressed must not lie below it."""

    def set_in_motion(self, step: Step) -> None:
        """What happened in a step may be seen moving, after the page shows it."""

    @property
    def moves(self) -> bool:
        """Whether something is on its way that is to be seen before anything else."""
        return False

    def finish_motion(self) -> None:
        """Whatever moves, arrives."""

    def take(self, row: AnswerRow) -> None:
        """The digit of an answer was pressed."""
        self.chosen.emit(row.command)

    @property
    def waiting_for_pictures(self) -> bool:
        """Whether something that is seen is still being painted beside the window."""
        return False
