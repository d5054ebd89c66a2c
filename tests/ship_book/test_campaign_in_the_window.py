"""Campaigns with the window attached: no page without a way on, whatever is asked.

One cycle is played here; `VOYAGES=20 pytest tests/ship_book/test_campaign_in_the_window.py` plays so many campaigns up
to the end of their first act, or to where they are lost. What was met is told at the end; whoever plays them in pieces
(`...::test_whole_acts_in_the_window[7]`) hears what all of them have met so far.
"""

from __future__ import annotations

import faulthandler
import gc
import os
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ship_book.met import Met, Voyaged
from tests.support.rest import still_done
from tests.support.voyager import kind_of
from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.names import MIXED, NEWCOMER, SENSIBLE, STRONG
from vanguard_desktop.play.game import Habits
from vanguard_desktop.play.ship.evenings import ship_of, waits_for
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import ShipState

VOYAGES = int(os.environ.get("VOYAGES", "0"))
_CYCLE = 70
# Aboard and away: most play well, so that they come to the end of the act; others come to where those never are.
_PLAYERS = ((SENSIBLE, SENSIBLE), (STRONG, SENSIBLE), (SENSIBLE, NEWCOMER), (MIXED, SENSIBLE), (SENSIBLE, MIXED))
_GROWS = 160  # megabytes: the game keeps in memory here what it otherwise writes to the disk
_REST_MS = 250


def test_a_bot_plays_a_cycle_and_every_question_has_a_way_on(aboard):
    voyager = aboard(players=2, seed=3)
    voyager.play(_CYCLE)
    assert len(voyager.seen) > 8


def _megabytes() -> float:
    status = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return int(next(line.split()[1] for line in status if line.startswith("VmRSS"))) / 1024


@pytest.mark.skipif(not VOYAGES, reason="long: VOYAGES=20 plays whole acts")
@pytest.mark.parametrize("number", range(VOYAGES))
def test_whole_acts_in_the_window(aboard, qapp, request, number):
    faulthandler.cancel_dump_traceback_later()  # an act takes longer than a test may stand still
    players, habits = 1 + number % 4, Habits(real_dice=number % 7 == 3)
    kinds = dict(zip((SHIP.book, EXPEDITION.book), _PLAYERS[number % len(_PLAYERS)], strict=True))
    bots = {book: BOOKS[book].players.load()[kind](100 + number) for book, kind in kinds.items()}
    voyager = aboard(players=players, seed=100 + number, habits=habits)
    rested: set[str] = set()
    grown: dict[int, tuple[float, int]] = {}

    def look_closer() -> None:
        state = voyager.state
        if not isinstance(state, ShipState):
            return
        if state.cycle not in grown:
            gc.collect()
            grown[state.cycle] = (_megabytes(), len(QApplication.allWidgets()))
        if voyager.book.page not in rested:
            rested.add(voyager.book.page)
            assert still_done(qapp, _REST_MS, 40) == {}, kind_of(state)

    voyager.play_through(bots, look_closer, table=number % 4 == 0)
    gc.collect()
    grown[99] = (_megabytes(), len(QApplication.allWidgets()))
    ship = ship_of(voyager.bridge.game)
    assert ship is not None
    ended = "act" if waits_for(ship) is not None else "over"
    Met(request.config.cache).keep(
        number,
        Voyaged(
            ended=ended,
            cycles=ship.cycle,
            steps=voyager.bridge.game.cursor.step,
            kinds=dict(voyager.seen),
            pages=dict(Counter(voyager.pages)),
            grown={str(cycle): [round(megabytes), widgets] for cycle, (megabytes, widgets) in grown.items()},
        ),
    )
    assert ended == "act" or ship.finished is not None, "it stopped in the middle"
    seen = [megabytes for cycle, (megabytes, _) in grown.items() if cycle >= 3]
    assert max(seen, default=0) - min(seen, default=0) < _GROWS, grown
