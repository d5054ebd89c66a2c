"""A campaign by hand, in the whole program: with the mouse alone, and with keys alone.

One cycle is played here. `VOYAGES=1 pytest tests/app/by_hand` plays all of it in four languages; `-k "mouse and en"` a
part of it.
"""

from __future__ import annotations

import os

import pytest

from tests.app.by_hand import moments
from tests.app.by_hand.traveler import Traveler
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.rulesets.ship.state import ShipState

pytestmark = pytest.mark.qt_log_ignore("does not support raise")
VOYAGES = int(os.environ.get("VOYAGES", "0"))
long = pytest.mark.skipif(not VOYAGES, reason="long: VOYAGES=1 plays it")
LANGUAGES = ("en", "it", "de", "cs")
SIZE = (1280, 720)


@pytest.fixture(params=["mouse", "keys"])
def hand(request):
    return request.param


@pytest.fixture
def travel(sit_down, tmp_path, hand):
    """Somebody sits down at the program, in whose library a campaign stands at that moment."""

    def begun(moment=None, *, language="en", size=SIZE):
        if moment is not None:
            places = folders(tmp_path / "profile")
            places.make()
            places.saves.mkdir(parents=True, exist_ok=True)
            moment.write(places.saves / "voyage.vanguard")
        player = sit_down(pack=None, language=language, size=size, every_step=False, motion="off")
        traveler = Traveler(player, by_mouse=hand == "mouse")
        if moment is not None:
            traveler.use(player.program.home.library_entry)
            traveler.use(player.screen.cards[0].open)
        return traveler

    return begun


def carry_out(traveler, moment):
    for command in moment.left:
        traveler.do(command)
    traveler.read_on()


def test_a_cycle_is_played_from_one_planet_to_the_next(travel):
    moment = moments.a_cycle()
    traveler = travel(moment)
    carry_out(traveler, moment)
    assert not isinstance(traveler.bridge.state, ShipState)
    assert traveler.player.program.playing.session.game.position.states["ship"].cycle == 1


@long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["a_cycle", "adrift", "a_death", "an_operation_aboard"])
def test_it_is_played_by_hand(travel, name, language):
    moment = getattr(moments, name)()
    traveler = travel(moment, language=language)
    carry_out(traveler, moment)
