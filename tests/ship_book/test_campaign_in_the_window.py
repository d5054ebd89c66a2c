"""Campaigns with the window attached: no page without a way on, whatever is asked.

One cycle is played here; `VOYAGES=20 pytest tests/ship_book/test_campaign_in_the_window.py` plays as many campaigns
as it says, each for so many answers aboard as an act takes.
"""

from __future__ import annotations

import os

import pytest

VOYAGES = int(os.environ.get("VOYAGES", "0"))
_CYCLE, _ACT = 70, 900


def test_a_bot_plays_a_cycle_and_every_question_has_a_way_on(aboard):
    voyager = aboard(players=2, seed=3)
    voyager.play(_CYCLE)
    assert len(voyager.seen) > 8


@pytest.mark.skipif(not VOYAGES, reason="long: VOYAGES=20 plays whole acts")
@pytest.mark.parametrize("number", range(VOYAGES))
def test_whole_acts_in_the_window(aboard, number):
    voyager = aboard(players=1 + number % 4, seed=100 + number)
    voyager.play(_ACT)
