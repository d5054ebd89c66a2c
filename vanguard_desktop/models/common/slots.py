"""What can be done, each in a place of its own: at every question the same sign, letter and place (`SlotRow`)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Command
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from .row_model import RowModel

# What may be done beside answering, by the names of their slots.
CARDS, THINGS, EXERT = "cards", "things", "exert"


@attrs.frozen(kw_only=True)
class SlotRow:
    """A slot with its name, sign and key; `note` is what it costs or, while it is closed, in a few words why.

    It stands for one command, or for several among which the players choose; with `asks` also a single one is looked at
    first. While it is closed, `reason` says why in a sentence. `lights` are the places it is about, `detail` is what
    will come of it. One that `leads` back to the game gives no command, and Enter does what it does; a `quiet` one
    leads back in time, and stands where nothing is pressed by habit.
    """

    id: str
    name: str
    icon: str
    key: str
    note: str = ""
    reason: str = ""
    detail: str = ""
    subject: str = ""
    commands: tuple[Command, ...] = ()
    asks: bool = False
    leads: bool = False
    quiet: bool = False
    lights: frozenset[Hashable] = frozenset()

    @property
    def open(self) -> bool:
        return not self.reason

    @property
    def only(self) -> Command | None:
        """The command that a press gives at once; None where something has to be chosen first."""
        return self.commands[0] if len(self.commands) == 1 and not self.asks else None


class SlotModel(RowModel[SlotRow]):
    """Slots in the order of their places; a book says what they are. None: the question is answered otherwise."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self.refresh()

    def _fresh(self) -> Sequence[SlotRow]:
        return ()

    def words(self, row: SlotRow) -> str:
        return row.name
