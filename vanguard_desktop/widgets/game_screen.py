"""What the program asks of any screen a game is played on, whichever rule book it is the screen of."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.passages import Passage
from vanguard_desktop.play.game import Step
from vanguard_desktop.text.codex.explanation import Explanation
from vanguard_desktop.text.common.wording import Wording

from .codex.codex_sheet import CodexSheet
from .codex.explainer import Explainer
from .look import color_of, show_at_once
from .look.controls.asking import Asked
from .look.controls.sheets import Scrim, Sheet
from .parts.game_header import GameHeader
from .parts.prompt.prompt_bar import PromptBar
from .parts.screen_keys import ScreenKeys

if TYPE_CHECKING:
    from .passages.scene import PassageScene


class GameScreen(QWidget):
    """It shows one book; when play turns to another, it is put away for the screen of that one.

    `carry_on_wished` says that what was played is to go on in a campaign, `legacy_wished` that what a campaign leaves
    is to be kept for a later one.
    A step is told to all of them in the same order: its parts show it and are laid out once, then there is motion, then
    sound, then speech. `sounding` carries the step, `refused` each reason why something cannot be done,
    `reading_opened` the words of the sheet that lies open now, none when there is nothing to read, `passage_begun` a
    scene between ship and planet: all four are heard.
    A book's screen lays out its parts, its `prompt` below them, and its `scrim` for sheets over them; `keys` say what
    it hears, `ground` on which color it lies.
    """

    home_wished = Signal()
    new_wished = Signal()
    mission_wished = Signal()
    carry_on_wished = Signal()
    legacy_wished = Signal()
    settings_wished = Signal()
    shortcuts_wished = Signal()
    sounding = Signal(object)
    passage_begun = Signal(object)
    refused = Signal(str)
    reading_opened = Signal(str)

    scrim: Scrim
    prompt: PromptBar
    keys: ScreenKeys | None = None
    ground = "deck"
    # Keys of the list of all keys that only the table of an expedition hears.
    unheard = frozenset("TRCDBIMO")

    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge, self.wording = bridge, wording
        self.scene_shown: PassageScene | None = None
        self.explainer = Explainer(self, self.explain, wording.codex)
        self.explainer.more_wished.connect(self.open_codex)
        bridge.stepped.connect(self._on_stepped)

    def heed(self, header: GameHeader) -> None:
        """What every header wishes."""
        header.home_wished.connect(self.home_wished)
        header.settings_wished.connect(self.settings_wished)
        header.shortcuts_wished.connect(self.shortcuts_wished)
        header.codex_wished.connect(self.open_codex)
        header.undo_wished.connect(self.undo)
        header.redo_wished.connect(self.redo)

    def _on_stepped(self, step: Step) -> None:
        self.follow(step)
        self.set_in_motion(step)
        self.sounding.emit(self.heard(step))
        self.tell(step)
        show_at_once()

    @abstractmethod
    def follow(self, step: Step) -> None:
        """Each part shows the new position, and all of them find their places."""

    def set_in_motion(self, step: Step) -> None:
        """What has gone somewhere is seen going there."""

    def heard(self, step: Step) -> Step:
        """What of it sounds now: all of it, unless something is told later."""
        return step

    def arrive(self, step: Step) -> None:
        """This step has led into the book, and its screen is in sight."""

    def show_passage(self, passage: Passage | None) -> None:
        """A scene between ship and planet, for whoever looks at it."""
        if passage is None or not self.isVisible():
            return
        if self.scene_shown is None:
            from .passages.scene import PassageScene

            self.scene_shown = PassageScene(self, self.prompt)
            self.scene_shown.begun.connect(self.passage_begun)
        self.scene_shown.show_passage(passage)

    def tell(self, step: Step) -> None:
        """Whoever hears the game hears what has happened, and what is asked now."""

    @property
    def ambience(self) -> tuple[str, str]:
        """The world that is heard quietly under it all, and the colors of its land; nothing where it is silent."""
        return "", ""

    @abstractmethod
    def focus_default(self) -> None:
        """Where the keyboard starts."""

    def undo(self) -> None:
        self.finish_motion()
        self.bridge.undo()

    def redo(self) -> None:
        self.finish_motion()
        self.bridge.redo()

    def finish_motion(self) -> None:
        """Whatever moves, arrives."""
        if self.scene_shown is not None:
            self.scene_shown.finish()

    @property
    def waiting_for_pictures(self) -> bool:
        """Whether something that is seen is still being painted beside the window."""
        return False

    def explain(self, subject: str) -> Explanation | None:
        """What is said of a thing on the screen, or anywhere else in the game."""
        return self.wording.codex.explain(subject)

    def explain_asked(self, asked: Asked) -> bool:
        return self.explainer.asked(asked)

    @property
    def chapter(self) -> str:
        """The page of the codex that tells of what is going on; none for the first one."""
        return ""

    def laid_open(self) -> tuple[str, ...]:
        """The cards in sight that the codex may show beside those that anybody may look up."""
        return ()

    def open_codex(self, subject: str = "") -> None:
        """Look something up; with what lies open on the table. Asked again without a subject, it closes.

        Without a subject it opens where it tells of what is going on.
        """
        self.explainer.put_away()
        if isinstance(self.scrim.sheet, CodexSheet):
            if subject:
                self.scrim.sheet.open(subject)
            else:
                self.close_sheet()
            return
        sheet = CodexSheet(
            self.wording.codex, self.explain, laid_open=self.laid_open(), subject=subject or self.chapter
        )
        sheet.closed.connect(self.close_sheet)
        self.open_sheet(sheet)

    def open_sheet(self, sheet: Sheet) -> None:
        """Lay another sheet on the table, such as a fault with the save."""
        self.scrim.open(sheet)

    def close_sheet(self) -> None:
        """Put such a sheet away; what the game asks comes back."""
        self.scrim.close_sheet()
        self.focus_default()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.keys is None or not self.keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self.keys is None or not self.keys.release(event):
            super().keyReleaseEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), color_of(self.ground))
