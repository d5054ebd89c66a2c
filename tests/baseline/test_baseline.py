"""Games that were played before the house was rebuilt come to the same positions, step by step (`normal_form.py`).

More of them, where they lie: `python -m tests.baseline LOGS --pack DIR --every-step`.
"""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tests.baseline.packs import kept_box
from tests.baseline.replaying import Again, Log

HERE = Path(__file__).parent
LOGS = sorted((HERE / "logs").glob("*.json.xz"))


@pytest.fixture
def again():
    return Again(kept_box())


def test_kept_games_come_to_the_same_positions(again):
    assert len(LOGS) >= 12
    assert [found for log in LOGS for found in again.differences(Log.read(log))] == []


def test_what_has_become_otherwise_is_named(again):
    log = Log.read(HERE / "logs" / "game-101-W01-2-meddling.json.xz")
    middle, end = sorted(log.forms)[4], max(log.forms)
    moved = attrs.evolve(log, forms={**log.forms, middle: "another"})
    assert list(again.differences(moved)) == [f"{log.name}, step {middle}: another position"]
    ended = attrs.evolve(log, forms={**log.forms, end: "another"}, last=log.last.replace('"round": ', '"round": 1'))
    (told,) = again.differences(ended)
    assert '-   "round": 1' in told
    chosen = attrs.evolve(log, chosen=tuple(number + 1 for number in log.chosen))
    assert list(again.differences(chosen)) == [f"{log.name}, step 1: the same choice leads elsewhere"]
