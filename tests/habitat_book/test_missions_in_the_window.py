"""Missions to their end with the window attached: by bots, and the introductory one by hand in every language.

Long, so by command: `MISSIONS=50` plays so many, and says which questions and sheets were met.
"""

from __future__ import annotations

import faulthandler
import gc
import os
from argparse import Namespace
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.habitat_book.conftest import settle
from tests.habitat_book.test_a_sol import Keys, Mouse, press
from tests.support.boxes import shipped
from tests.support.rest import still_done
from vanguard_desktop.bots.names import RANDOM, SENSIBLE
from vanguard_desktop.bots.simulate_missions import schedule, tables
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.habitat.season import is_between
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet
from vanguard_desktop.widgets.result.result_sheet import ResultSheet

MISSIONS = int(os.environ.get("MISSIONS", "0"))
LONGEST = 4000
_GROWS = 80  # megabytes: the game keeps in memory here what it otherwise writes to the disk
_REST_MS = 250

by_command = pytest.mark.skipif(not MISSIONS, reason="long: MISSIONS=50 plays so many")


@pytest.fixture(scope="module")
def met():
    """What the bots have met, told at the end (pytest -s)."""
    seen: Counter[str] = Counter()
    yield seen
    print("\nmet:", dict(sorted(seen.items())))
    print("never asked:", sorted({each.__name__ for each in HABITAT.decisions} - set(seen)))


def _megabytes() -> float:
    status = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return int(next(line.split()[1] for line in status if line.startswith("VmRSS"))) / 1024


@by_command
@pytest.mark.parametrize("number", range(MISSIONS))
def test_whole_missions_in_the_window(settle_down, qapp, met, number):
    faulthandler.cancel_dump_traceback_later()
    box = shipped()
    options = Namespace(mission=None, players=None, seed=19, missions=0, bot="", only=None)
    all_of_them = Namespace(**{**vars(options), "missions": 12 * len(tables(box))})
    every = list(schedule(all_of_them, tables(box), box).values())
    plan = every[(number * 13) % len(every)]
    game = Game.start(box, MemoryLog(), plan.opening(), lambda: plan.seed)
    settler = settle_down(game=game, seed=plan.seed % 1000, bot=(SENSIBLE, RANDOM)[number % 2])
    screen, rested = settler.screen, set()
    began = None
    for _ in range(LONGEST):
        state = settler.bridge.state
        sheet = screen.scrim.sheet
        asked = "" if state.question is None else type(state.question).__name__
        met[asked or "over"] += 1
        if sheet is not None:
            met[type(sheet).__name__] += 1
        if state.outcome is not None and (not settler.bridge.legal_commands() or is_between(state)):
            break
        assert screen.prompt.buttons or sheet is not None or screen.offers.answers.isVisible(), asked
        if asked not in rested and number % 5 == 0:
            rested.add(asked)
            assert still_done(qapp, _REST_MS, 40) == {}, asked
        if began is None and len(settler.bridge.game.lines()) and settler.bridge.game.cursor.step > 60:
            gc.collect()
            began = _megabytes()
        settler.play(1)
    else:
        raise AssertionError("it has no end")
    while isinstance(screen.scrim.sheet, EntrySheet) and not screen.scrim.sheet.answers:
        press(settler, Qt.Key.Key_Return)
    assert screen.scrim.sheet is not None
    met[type(screen.scrim.sheet).__name__] += 1
    gc.collect()
    if began is not None:
        met["grown, MB at most"] = max(met["grown, MB at most"], round(_megabytes() - began))
        assert _megabytes() - began < _GROWS
    met[f"mission {plan.mission}"] += 1


@by_command
@pytest.mark.parametrize("language", ["en", "it", "de", "cs"])
@pytest.mark.parametrize("hand", [Keys, Mouse])
def test_the_introductory_mission_is_played_whole_by_hand(settle_down, hand, language):
    faulthandler.cancel_dump_traceback_later()
    settler = settle_down(language=language, size=(1280, 720), players=1)
    player, screen = hand(settler), settler.screen
    screen.activateWindow()
    QApplication.processEvents()
    for _ in range(LONGEST):
        if isinstance(screen.scrim.sheet, ResultSheet):
            break
        before = (settler.bridge.game.cursor.step, screen.scrim.sheet, getattr(screen.scrim.sheet, "story", ""))
        player.act()
        settle()
        after = (settler.bridge.game.cursor.step, screen.scrim.sheet, getattr(screen.scrim.sheet, "story", ""))
        assert before != after, screen.prompt.said
    assert isinstance(screen.scrim.sheet, ResultSheet)
