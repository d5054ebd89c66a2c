"""What the program asks of any screen a game is played on, whichever rule book it is the screen of."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.text.codex.explanation import Explanation
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet
from vanguard_desktop.widgets.look.controls.sheets import Scrim, Sheet


class GameScreen(QWidget):
    """It shows one book; when play turns to another, it is put away for the screen of that one.

    `refused` carries each reason why something cannot be done, `reading_opened` the words of the sheet that lies open
    now, none when there is nothing to read: both are heard, too. A book's screen lays out its parts, and its `scrim`
    for sheets over them.
    """

    home_wished = Signal()
    settings_wished = Signal()
    shortcuts_wished = Signal()
    refused = Signal(str)
    reading_opened = Signal(str)

    scrim: Scrim

    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge, self.wording = bridge, wording

    @abstractmethod
    def focus_default(self) -> None:
        """Where the keyboard starts."""

    def submit(self, command: Command) -> None:
        self.bridge.submit(command)

    def undo(self) -> None:
        self.finish_motion()
        self.bridge.undo()

    def redo(self) -> None:
        self.finish_motion()
        self.bridge.redo()

    def finish_motion(self) -> None:
        """Whatever moves, arrives."""

    @property
    def waiting_for_pictures(self) -> bool:
        """Whether something that is seen is still being painted beside the window."""
        return False

    def explain(self, subject: str) -> Explanation | None:
        """What is said of a thing on the screen, or anywhere else in the game."""
        return self.wording.codex.explain(subject)

    def laid_open(self) -> tuple[str, ...]:
        """The cards in sight that the codex may show beside those that anybody may look up."""
        return ()

    def open_codex(self, subject: str = "") -> None:
        """Look something up; with what lies open on the table. Asked again without a subject, it closes."""
        if isinstance(self.scrim.sheet, CodexSheet):
            if subject:
                self.scrim.sheet.open(subject)
            else:
                self.close_sheet()
            return
        sheet = CodexSheet(self.wording.codex, self.explain, laid_open=self.laid_open(), subject=subject)
        sheet.closed.connect(self.close_sheet)
        self.open_sheet(sheet)

    def open_sheet(self, sheet: Sheet) -> None:
        """Lay another sheet on the table, such as a fault with the save."""
        self.scrim.open(sheet)

    def close_sheet(self) -> None:
        """Put such a sheet away; what the game asks comes back."""
        self.scrim.close_sheet()
        self.focus_default()
