"""A step aboard is told once to everything that follows it."""

from __future__ import annotations

import functools
from collections import Counter
from random import Random

import pytest

from tests.ship.voyage import steady
from tests.support.voyager import settle
from vanguard_desktop.models.common.row_model import RowModel
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.widgets.ship.header import ShipHeader

_STEPS = 25


@pytest.fixture
def told(monkeypatch):
    """How often each list and the header has shown the position anew."""
    counted = Counter()
    for kind in (RowModel, ShipHeader):

        def refresh(self, *given, before=kind.refresh, **named):
            counted[self] += 1
            return before(self, *given, **named)

        monkeypatch.setattr(kind, "refresh", functools.wraps(kind.refresh)(refresh))
    return counted


def test_every_list_and_the_header_are_told_once(aboard, told):
    voyager, chance = aboard(seed=3, until="ChooseFacility"), Random(1)
    settle()
    for _ in range(_STEPS):
        screen = voyager.screen
        told.clear()
        voyager.bridge.submit(steady(voyager.bridge.legal_commands(), chance))
        if voyager.screen is not screen or not isinstance(voyager.state, ShipState):
            break
        often = {type(each).__name__: times for each, times in told.items() if times > 1}
        assert often == {}
        settle()
