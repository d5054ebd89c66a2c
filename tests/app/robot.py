"""Somebody at the program in another process: clicks, types, and says after each decision what the screen shows.

Arguments: profile, pack, how many decisions. None: continue with the last game, say where it stands, wait until asked
to end. A negative number: let the program make a mistake in the middle of the game.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vanguard_desktop.app.crash import CrashKeeper
from vanguard_desktop.app.endings import Endings
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.app.profile.settings import open_settings
from vanguard_desktop.app.program import Program


def say(program: Program) -> None:
    bridge = program.playing.table.bridge
    digest = hashlib.sha256(repr(bridge.state).encode()).hexdigest()[:16]
    sys.stdout.write(f"{bridge.game.cursor.step} {digest}\n")
    sys.stdout.flush()


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)
    QApplication.processEvents()


def decide(program: Program) -> None:
    """The bright answer or the first, but the last where an action is chosen, so that turns end and rounds go by."""
    table = program.playing.table
    first = table.options.rows[0]
    if any(type(row.command).__name__ == "EndTurn" for row in table.options.rows):
        press(Qt.Key.Key_E)
    elif table.prompt.bright is not None:
        press(Qt.Key.Key_Return)
    else:
        stands = table.lists.opened is not None or table.reading.sheet is not None
        if not stands and not table.prompt.slots.reads(first.command, first.key):
            press(Qt.Key.Key_0)  # numbers stand in the list
        press(Qt.Key(Qt.Key.Key_0 + int(first.key)))


def main() -> None:
    places, decisions = folders(Path(sys.argv[1])), int(sys.argv[3])
    places.make()
    app = QApplication(sys.argv[:1])
    crash = CrashKeeper(places)
    crash.install()
    program = Program(app, places, open_settings(places.settings_file), (Path(sys.argv[2]),), crash)
    program.window.resize(1280, 720)
    program.window.show()
    QTest.qWaitForWindowExposed(program.window)
    if decisions == 0:
        with Endings(app):
            press(Qt.Key.Key_Return)
            say(program)
            app.exec()
        program.end()
        program.wait_for_threads()
        return
    QTest.mouseClick(program.home.new_entry, Qt.MouseButton.LeftButton)
    QTest.mouseClick(program.window.screen_shown.begin, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    say(program)
    for _ in range(decisions):
        decide(program)
        say(program)
    if decisions < 0:
        decide(program)
        QTimer.singleShot(0, lambda: 1 // 0)
        QTimer.singleShot(300, lambda: sys.stdout.write(f"{program.window.sheet.accessibleName()}\n"))
        QTimer.singleShot(400, sys.stdout.flush)
        app.exec()


if __name__ == "__main__":
    main()
