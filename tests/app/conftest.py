"""A whole program in a profile of its own, and hands that click and type."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from vanguard_desktop.app.crash import CrashKeeper
from vanguard_desktop.app.profile.paths import Folders, folders
from vanguard_desktop.app.profile.settings import open_settings, save_settings
from vanguard_desktop.app.program import Program
from vanguard_desktop.content import load
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.preferences import Preferences

FOUR_SECTORS = Path(__file__).parent.parent / "packs" / "four_sectors"


@attrs.define
class Player:
    """Sits at the program: sees what is on the screen, clicks and presses keys, and calls nothing."""

    program: Program
    folders: Folders
    qtbot: object

    @property
    def window(self):
        return self.program.window

    @property
    def screen(self) -> QWidget:
        return self.window.screen_shown

    @property
    def table(self):
        return self.program.playing.table

    @property
    def state(self):
        return self.table.bridge.state

    @property
    def asks(self) -> str:
        """The kind of question that the game asks now; empty when the expedition is over."""
        question = self.state.question
        return "" if question is None else type(question).__name__

    @property
    def said(self) -> str:
        return self.table.prompt.said

    def settle(self) -> None:
        for _ in range(6):
            QApplication.processEvents()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)
        self.settle()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        spot = widget.mapTo(self.window, at or widget.rect().center())
        met = self.window.childAt(spot)
        assert met is widget or (met is not None and widget.isAncestorOf(met)), f"{widget} is hidden by {met}"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
        self.settle()

    def named(self, place: QWidget, words: str) -> QWidget:
        """The button with these words."""
        return next(button for button in place.findChildren(QAbstractButton) if button.text() == words)

    def answer(self, kind: str) -> None:
        """Press the key on the button of this answer, or the digit of the first of its kind in the list of all."""
        table = self.table
        row = next(row for row in table.options.rows if type(row.command).__name__ == kind)
        slot = next((slot for slot in table.prompt.buttons if slot.row.only == row.command), None)
        if slot is not None:
            self.press(Qt.Key.Key_Return if slot.primary else Qt.Key(ord(slot.row.key)))
            return
        if not table.list.isVisible() and table.reading.sheet is None:
            self.press(Qt.Key.Key_0)
        self.press(Qt.Key(Qt.Key.Key_0 + int(row.key)))

    def begin(self) -> None:
        """From the first screen through the new game to the table."""
        self.click(self.program.home.new_entry)
        self.click(self.screen.begin)

    def reach(self, *kinds: str) -> None:
        """Take the bright answer or the one with number 1, and end turns, until one of these questions is asked."""
        for _ in range(40):
            if self.asks in kinds:
                return
            if self.asks == "ChooseAction":
                self.answer("EndTurn")
            else:
                self.go_on()
        raise AssertionError(f"none of {kinds} was asked")

    def go_on(self) -> None:
        """Take the bright answer or the one with number 1."""
        asked = self.asks
        self.press(Qt.Key.Key_1 if self.table.prompt.bright is None else Qt.Key.Key_Return)
        if self.asks == asked and self.table.lists.opened is None:
            self.press(Qt.Key.Key_0)  # only there the numbers are to be read


@pytest.fixture(scope="session")
def contents() -> dict[str, object]:
    """What packs brought, by all that their files hold."""
    return {}


@pytest.fixture(autouse=True)
def unchanged_packs_are_read_once(request, monkeypatch, contents) -> None:
    """Every program reads its packs; here hundreds of them begin, and content is never changed by anybody."""
    if request.node.get_closest_marker("reads_packs"):
        return

    def once(packs=()):
        key = load.digest(packs) + repr([str(folder) for folder in packs])
        if key not in contents:
            contents[key] = load_anew(packs)
        return contents[key]

    load_anew = load.load_content
    monkeypatch.setattr(load, "load_content", once)


@pytest.fixture
def sit_down(qtbot, qapp, tmp_path) -> Iterator[Callable[..., Player]]:
    """Start the program; several times in one profile if wanted, one after the other."""
    running: list[Player] = []

    def start(
        *, pack: Path | tuple[Path, ...] | None = FOUR_SECTORS, size=(1280, 720), device=None, **preferences
    ) -> Player:
        while running:
            stop(running.pop())
        places = folders(tmp_path / "profile")
        places.make()
        if preferences:  # most of these tests look at what passes by itself otherwise
            preferences.setdefault("every_step", True)
            save_settings(places.settings_file, Preferences(**preferences))
        packs = (pack,) if isinstance(pack, Path) else pack or ()
        program = Program(qapp, places, open_settings(places.settings_file), packs, CrashKeeper(places), device)
        program.window.resize(*size)
        program.window.show()
        qtbot.waitExposed(program.window)
        player = Player(program, places, qtbot)
        player.settle()
        running.append(player)
        return player

    def stop(player: Player) -> None:
        player.program.playing.put_away()
        player.program.fall_silent()
        player.program.home.wait_for_world()
        player.window.close()
        player.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        player.program.languages.withdraw()
        player.settle()

    yield start
    while running:
        stop(running.pop())
    dress.apply(qapp)


@pytest.fixture
def player(sit_down) -> Player:
    return sit_down(language="en")
