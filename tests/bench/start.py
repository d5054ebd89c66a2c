"""From process start to the first painted frame: the game against an empty window, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.measure import Measure, middle

ROOT = Path(__file__).parent.parent.parent
ROUNDS = 9
MOST = 2.5

EMPTY = """
import sys, time
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        print(time.time(), flush=True)
        app.quit()

app = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""

# The game as it starts; once the first frame is painted it says so and ends.
GAME = """
import sys, time
from vanguard_desktop.app import program

def painted(self):
    print(time.time(), flush=True)
    self._app.quit()

program.Program.after_first_paint = painted

from vanguard_desktop import cli

sys.exit(cli.main(["--profile", sys.argv[1]]))
"""


def measure() -> list[Measure]:
    with tempfile.TemporaryDirectory() as profile:
        Path(profile, "settings.json").write_text('{"language": "en"}', encoding="utf-8")
        for script in (EMPTY, GAME):  # the first ones compile and warm the disk
            to_paint(script, profile)
        # In turn, so that a busy moment of the machine falls on both.
        pairs = [(to_paint(EMPTY, profile), to_paint(GAME, profile)) for _ in range(ROUNDS)]
    empty, game = (middle(list(times)) for times in zip(*pairs, strict=True))
    return [
        Measure(
            name="start to painted window",
            value=game,
            unit="ms",
            baseline=empty,
            against="an empty PySide6 window",
            most=MOST,
        )
    ]


def to_paint(script: str, profile: str) -> float:
    """Milliseconds until the first frame."""
    values = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", script, profile]
    begun = time.time()
    done = subprocess.run(command, cwd=ROOT, env=values, capture_output=True, text=True, check=True)
    return (float(done.stdout.split()[0]) - begun) * 1000
