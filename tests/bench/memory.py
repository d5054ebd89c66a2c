"""The memory of a laid table with the shipped packs, and of an empty window; each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.bench.measure import Measure
from tests.bench.start import ROOT

MOST = 160  # megabytes

EMPTY = """
from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication([])
window = QMainWindow()
window.resize(1920, 1080)
window.show()
app.processEvents()
"""

TABLE = """
from tests.bench.repaint import a_game
from tests.bench.stage import dressed, table_of

app = dressed()
table = table_of(app, a_game())
app.processEvents()
"""

# Resident pages, as Linux counts them.
TOLD = """
with open("/proc/self/status", encoding="ascii") as status:
    print(next(line.split()[1] for line in status if line.startswith("VmRSS")))
"""


def measure() -> list[Measure]:
    empty, table = megabytes(EMPTY), megabytes(TABLE)
    return [
        Measure(name="memory of a table", value=table, unit="MB", baseline=empty, against="an empty PySide6 window"),
        Measure(name="memory of a table, in full", value=table, unit="MB", most=MOST),
    ]


def megabytes(script: str) -> float:
    values = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", script + TOLD]
    done = subprocess.run(command, cwd=ROOT, env=values, capture_output=True, text=True, check=True)
    return int(done.stdout.split()[-1]) / 1024
