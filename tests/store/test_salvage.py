"""Pages are read without SQLite, and alike."""

from __future__ import annotations

import shutil
import sqlite3
import struct
import time
from contextlib import closing

import pytest

from tests.support.play import examined, play, reopened
from vanguard_desktop.store.disk.beside import wal_of
from vanguard_desktop.store.disk.database import LONGEST_LOOK
from vanguard_desktop.store.doctor.pages import read_pages
from vanguard_desktop.store.doctor.salvage import salvage
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.store.log import Cursor

STEPS = "SELECT id, line, step, at, played, reveals, hash, events FROM steps ORDER BY id"
KEPT = "SELECT line, step, shape, proof, body FROM snapshots ORDER BY line, step"


@pytest.fixture
def hot(save, tmp_path):
    """A save as a killed program leaves it, with its last decisions beside it."""
    game = play(reopened(save), 40, undo=0.1)
    left = tmp_path / "left.vanguard"
    shutil.copyfile(save, left)
    shutil.copyfile(wal_of(save), wal_of(left))
    game.close()
    return left


@pytest.mark.parametrize("everything", [False, True])
def test_what_lies_on_the_pages_is_what_sqlite_reads(save, hot, everything):
    for path in (save, hot):
        found = salvage(read_pages(path), everything=everything)
        steps = sorted((row for line in found.steps.values() for row in line.values()), key=lambda row: row.id)
        with closing(sqlite3.connect(path)) as database:
            rows = database.execute(STEPS).fetchall()
            kept = database.execute(KEPT).fetchall()
            lines = database.execute("SELECT id, parent, fork FROM lines").fetchall()
            ((line, step, after),) = database.execute("SELECT line, step, after FROM moved")
        assert [(r.id, r.line, r.step, r.at, r.played, r.reveals, r.hash, r.events) for r in steps] == rows
        assert len(rows) > 200
        held = {(at.line, at.step, kept.shape, kept.proof, kept.body) for at, kept in found.snapshots.items()}
        assert held == set(kept)
        assert [(id, *fork) for id, fork in sorted(found.forks.items())] == lines
        assert (found.moved, found.after) == (Cursor(line, step), after)
        assert found.about is not None


def test_a_file_made_to_lead_round_and_round_is_given_up(save):
    """Eight pages, of each of which every entry leads to the next: a hundred to the eighth ways to one row."""
    with closing(sqlite3.connect(save)) as database:
        ((root,),) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'lines'")
    data = bytearray(save.read_bytes())
    size, count = 4096, len(data) // 4096
    leaf = bytes(data[(root - 1) * size : root * size])
    for below in range(count + 1, count + 9):
        cells = b"".join(struct.pack(">IB", below, entry + 1) for entry in range(100))
        start = size - len(cells)
        head = struct.pack(">BHHHBI", 5, 0, 100, start, 0, below)
        places = b"".join(struct.pack(">H", start + 5 * entry) for entry in range(100))
        page = (head + places).ljust(start, b"\0") + cells
        if below == count + 1:
            data[(root - 1) * size : root * size] = page
        else:
            data += page
    data += leaf
    data[28:32] = struct.pack(">I", len(data) // size)
    save.write_bytes(data)
    start = time.monotonic()
    with pytest.raises(SaveError):
        reopened(save)
    assert examined(save)[0] == 1
    assert time.monotonic() - start < 3 * LONGEST_LOOK + 1
