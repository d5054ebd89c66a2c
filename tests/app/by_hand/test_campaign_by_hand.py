"""A campaign by hand, in the whole program: with the mouse alone, and with keys alone.

One cycle is played here. `VOYAGES=1 pytest tests/app/by_hand` plays all of it in four languages; `-k "mouse and en"` a
part of it.
"""

from __future__ import annotations

import faulthandler
import os
from statistics import median

import pytest
from PySide6.QtWidgets import QAbstractButton, QFileDialog

from tests.app.by_hand import moments
from tests.app.by_hand.traveler import Traveler
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.data.campaign.save_point import StopHere
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.store.operation_register import best_results
from vanguard_desktop.widgets.chronicle.chronicle_screen import ChronicleScreen
from vanguard_desktop.widgets.new_game.resume_screen import ResumeScreen

pytestmark = pytest.mark.qt_log_ignore("does not support raise")
VOYAGES = int(os.environ.get("VOYAGES", "0"))
long = pytest.mark.skipif(not VOYAGES, reason="long: VOYAGES=1 plays it")
LANGUAGES = ("en", "it", "de", "cs")
SIZE = (1920, 1080)


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
            for before in places.saves.iterdir():
                before.unlink()
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
    traveler = travel(moment, size=(1280, 720))
    carry_out(traveler, moment)
    assert not isinstance(traveler.bridge.state, ShipState)
    assert traveler.player.program.playing.session.game.position.states["ship"].cycle == 1


@long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["a_whole_cycle", "adrift", "a_death", "an_operation_aboard"])
def test_it_is_played_by_hand(travel, name, language):
    moment = getattr(moments, name)()
    traveler = travel(moment, language=language)
    carry_out(traveler, moment)


@long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_is_set_up_and_its_first_decisions_are_made(travel, language):
    traveler = travel(language=language)
    begin_campaign(traveler)
    names = [seat.name for seat in ship_of(traveler).seats]
    assert names == ["Ann", "Ben", "Cleo"]
    assert ship_of(traveler).options.deadly_morale
    for _ in range(6):
        traveler.do(traveler.bridge.legal_commands()[0])


@long
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_ends_and_others_resume(travel, language):
    moment = moments.an_evening()
    traveler = travel(moment, language=language)
    carry_out(traveler, moment)
    traveler.do(StopHere())
    assert traveler.screen is traveler.player.program.home
    traveler.use(traveler.player.program.home.card.button)
    page = traveler.screen
    assert isinstance(page, ResumeScreen)
    choose_players(traveler, page.players_panel, ("Ann", "Zoe", "Kim"))
    traveler.use(page.go_on)
    assert [seat.name for seat in ship_of(traveler).seats] == ["Ann", "Zoe", "Kim"]
    for _ in range(3):
        traveler.do(traveler.bridge.answers()[0])


@long
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_operation_is_played_alone_to_its_medal(travel, language):
    moment = moments.an_operation_alone()
    traveler = travel(language=language)
    traveler.use(traveler.player.program.home.operations_entry)
    page = traveler.screen
    traveler.use(next(card for card in page.ways.cards if card.shown.value == moment.plan.operation))
    traveler.use(page.next)
    traveler.write(page.players_panel.fields[0], moment.plan.names[0])
    traveler.write(page.seed, str(moment.plan.seed))
    traveler.use(page.next)
    traveler.use(page.begin)
    carry_out(traveler, moment)
    assert isinstance(traveler.screen, ChronicleScreen)
    assert best_results(traveler.player.folders.settings)


@long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_campaign_hands_something_down_to_the_next(travel, tmp_path, monkeypatch, language):
    file = tmp_path / "handed.legacy.json"
    for ask in ("getSaveFileName", "getOpenFileName"):  # the system's own window
        monkeypatch.setattr(QFileDialog, ask, lambda *_: (str(file), ""))
    moment = moments.the_loss()
    traveler = travel(moment, language=language)
    carry_out(traveler, moment)
    assert isinstance(traveler.screen, ChronicleScreen)
    traveler.use(traveler.screen.legacy)
    assert file.exists()
    traveler.use(traveler.screen.back)
    traveler.read_on()
    traveler.use(traveler.player.table.header.home)
    begin_campaign(traveler, legacy=True)
    assert ship_of(traveler).legacy


@long
def test_a_cycle_aboard_takes_fewer_than_sixty_gestures(travel):
    """At the median, with what somebody sensible decides, sheets that are read on included."""
    faulthandler.cancel_dump_traceback_later()  # it takes longer than a test may stand still
    counted = []
    for moment in (*moments.cycles_aboard(1, 3), *moments.cycles_aboard(3, 8)):
        traveler = travel(moment)
        traveler.do(moment.left[0])  # home
        traveler.hands.gestures, left = 0, list(moment.left[1:])
        while left:
            traveler.read_on()
            packed = traveler.pack(left)
            if not packed:
                traveler.do(left[0])
            left = left[packed or 1 :]
        counted.append((traveler.hands.gestures, len(moment.left) - 1))
    print(f"gestures and decisions: {counted}")
    assert median(gestures for gestures, _ in counted) < 60


def ship_of(traveler):
    return traveler.player.program.playing.session.game.position.states["ship"]


def choose_players(traveler, panel, names):
    traveler.use(panel.players.findChildren(QAbstractButton)[len(names) - 1])
    for field, name in zip(panel.fields, names, strict=False):
        traveler.write(field, name)


def begin_campaign(traveler, *, legacy=False):
    """Through all three steps, with something chosen on each."""
    traveler.use(traveler.player.program.home.campaign_entry)
    page = traveler.screen
    choose_players(traveler, page.players_panel, ("Ann", "Ben", "Cleo"))
    traveler.use(page.next)
    traveler.use(page.harder.parts["deadly_morale"])
    if legacy:
        traveler.use(page.legacy)
    traveler.use(page.next)
    traveler.use(next(card for card in page.lines[Section.RECON].cards if not card.shown.kept))
    traveler.use(page.begin)
