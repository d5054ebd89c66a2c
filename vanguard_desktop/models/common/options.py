"""The answers to the open question, and what may be done at any time: bar, sheets, lists and keys offer the same."""

from __future__ import annotations

from collections.abc import Hashable

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Command
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from .row_model import RowModel
from .slots import SlotRow

KEYS = "123456789"


@attrs.frozen(kw_only=True)
class OptionRow:
    """A legal command with the words for its button; `key` is a digit, or empty from the tenth on.

    `subject` is what it is about, `detail` what will come of it. What may be done at any time belongs to a `section`,
    and has a `brief` name, or signs for what it brings. With more answers than fit, one that nothing else on the screen
    stands for is `kept` among the buttons; one that `leads_on` is what most players want next: Enter gives it, and
    never one that stands `apart`. What a ten-sided die may show has that `face`. `lights` are the places it is about.
    In a long list those of one `heading` stand together below it.
    """

    command: Command
    label: str
    key: str
    icon: str = ""
    subject: str = ""
    detail: str = ""
    section: str = ""
    brief: str = ""
    kept: bool = False
    leads_on: bool = False
    apart: bool = False
    face: int | None = None
    lights: frozenset[Hashable] = frozenset()
    heading: str = ""

    @property
    def id(self) -> Command:
        return self.command

    @property
    def slot(self) -> SlotRow:
        """The same as an answer among others in the bar."""
        return SlotRow(
            id="answer",
            name=self.label,
            icon=self.icon,
            key=self.key,
            note=self.brief,
            detail=self.detail,
            subject=self.subject,
            lights=self.lights,
            commands=(self.command,),
        )


class OptionModel(RowModel[OptionRow]):
    """What answers the open question, in the order of the rules."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self.refresh()

    def _fresh(self) -> tuple[OptionRow, ...]:
        return tuple(self._row(command, KEYS[place : place + 1]) for place, command in enumerate(self._offered()))

    def _row(self, command: Command, key: str) -> OptionRow:
        state = self._bridge.state
        return OptionRow(command=command, label=self._wording.in_book(state).answer(command, state), key=key)

    def _offered(self) -> tuple[Command, ...]:
        return self._bridge.answers()

    @property
    def shortcut(self) -> SlotRow | None:
        """Several answers in one go, on a slot of its own; a book says where that spares presses."""
        return None

    def at_once(self) -> tuple[Command, ...]:
        """What a press on the shortcut gives: one decision, which one undo takes back."""
        return ()

    def words(self, row: OptionRow) -> str:
        return row.label


class BesideModel(OptionModel):
    """What may be done beside answering (DEC-25)."""

    def _offered(self) -> tuple[Command, ...]:
        return self._bridge.beside()
