"""From the ship to a planet and back: recorded, replayed, taken back and saved across the border."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.ship.ship import small_ship
from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.events import BookOpened, BookTurned, Waiting
from vanguard_desktop.core.ids import CampaignId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.campaign import codec, fold
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.saved_game import new_game, open_game
from vanguard_desktop.rulesets.expedition.data.events import LogRead as EntryRead
from vanguard_desktop.rulesets.expedition.data.events import NotedForShip
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.data.common import LogRead, Pass
from vanguard_desktop.rulesets.ship.data.journey.cycle import TeamHome, TeamIsAway, TeamLaunched
from vanguard_desktop.rulesets.ship.data.journey.star_map import Visit
from vanguard_desktop.rulesets.ship.effects import ChangeSuccess
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, ShipOptions
from vanguard_desktop.setting.crossing import Ending
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.memory_log import MemoryLog

OPENING = CampaignOpening(campaign=CampaignId("fixture"), players=("Mia", "Tom"))


def begun(**habits):
    return Game.start(small_ship(), MemoryLog(), OPENING, lambda: 11, Habits(**habits))


def go_on(game, until, seed=1, most=3000):
    """Somebody orders anything legal until this is so."""
    chance = Random(seed)
    for _ in range(most):
        if until(game):
            return game
        game.submit(chance.choice(game.legal_commands()))
    raise AssertionError("it never came to that")


def on_planet(game):
    return game.position.book == "expedition"


def home(game):
    return game.position.book == "ship" and game.state.home is not None


@pytest.mark.rule("CMP-36")
def test_a_save_keeps_from_what_a_campaign_was_begun_and_all_that_happened(tmp_path):
    opening = attrs.evolve(OPENING, options=ShipOptions(deadly_injuries=True), legacy={"lost-colony": "true"})
    game = new_game(tmp_path / "campaign.vanguard", small_ship(), opening, lambda: 11)
    go_on(game, on_planet)
    game.close()
    log = DiskLog.open(tmp_path / "campaign.vanguard", codec(), small_ship())
    assert log.about.fingerprint == small_ship().fingerprint
    happened = [event for events in log.read(1, 0, log.tip(1)) for event in events]
    log.close()
    first = happened[0]
    assert isinstance(first, BookOpened)
    assert (first.opening, first.seed) == (opening, 11)
    state = fold(small_ship(), None, happened).states["ship"]
    assert {seat.name for seat in state.seats} == {"Mia", "Tom"}
    assert sorted(section.value for seat in state.seats for section in seat.sections) == sorted(
        section.value for section in Section
    )


@pytest.mark.rule("BPE-16", "STP-01")
def test_the_launch_opens_the_expedition_with_the_team_and_the_ship_waits():
    game = go_on(begun(), on_planet)
    events = game.last_events()
    launched = next(event for event in events if isinstance(event, TeamLaunched))
    opened = next(event for event in events if isinstance(event, BookOpened))
    assert opened.opening == launched.opening
    assert {member.id for member in game.state.members} == {who.id for who in launched.opening.team}
    ship = game.position.states["ship"]
    assert SHIP.why_not(ship, Pass()) == TeamIsAway()


@pytest.mark.rule("END-21", "LVP-01")
def test_a_closed_expedition_hands_over_and_play_goes_on_aboard():
    game = go_on(go_on(begun(), on_planet), home)
    kinds = [type(event) for event in game.last_events()]
    assert kinds.index(BookTurned) < kinds.index(TeamHome)
    assert list(game.position.states) == ["ship"]
    team = {back.id for back in game.state.home.team}
    assert team == {who.id for who in _launched(game).opening.team}


@pytest.mark.rule("GEN-07")
def test_a_player_renamed_on_the_planet_keeps_the_name_aboard():
    game = go_on(begun(), on_planet)
    game.rename(0, "Zoe")
    assert game.position.states["ship"].seats[0].name == game.state.seats[0].name == "Zoe"
    aboard = go_on(game, home)
    assert [seat.name for seat in aboard.state.seats] == ["Zoe", "Tom"]
    reopened = fold(aboard.box, None, (event for step in aboard.history(0, aboard.cursor.step) for event in step))
    assert reopened == aboard.position


def test_a_step_across_the_border_is_taken_back_and_made_again():
    game = go_on(go_on(begun(), on_planet), home)
    after = game.position
    game.undo()
    assert on_planet(game)
    game.redo()
    assert game.position == after
    while game.can_undo():
        game.undo()
    assert game.state.phase.value == "set_up"


def test_every_position_of_a_campaign_is_its_replay_and_survives_being_saved():
    game = go_on(go_on(begun(), on_planet), home)
    position = None
    for events in game.history(0, game.cursor.step):
        position = fold(game.box, position, codec().read_events(codec().write_events(events)))
        again = codec().read_position(codec().write_position(position), game.box)
        assert again == position
        for book, state in position.states.items():
            assert not BOOKS[book].rules.broken(state)
    assert position == game.position


def test_a_campaign_on_disk_is_opened_where_it_was_left(tmp_path):
    game = new_game(tmp_path / "one.vanguard", small_ship(), OPENING, lambda: 11)
    position = go_on(game, on_planet).position
    game.close()
    opened = open_game(tmp_path / "one.vanguard", small_ship(), lambda: 11)
    assert opened.position == position
    position = go_on(opened, home).position
    opened.close()
    last = open_game(tmp_path / "one.vanguard", small_ship(), lambda: 11)
    assert last.position == position
    last.close()


@pytest.mark.rule("END-21", "SEF-01")
def test_a_text_about_the_ship_met_on_the_planet_is_carried_out_aboard():
    game = go_on(begun(), on_planet)
    noted = replay(EXPEDITION, game.state, [NotedForShip(effect=ChangeSuccess(by=3))])
    told = EXPEDITION.resolve(game.state, Waiting(effect=ChangeSuccess(by=3)))
    assert list(told) == [NotedForShip(effect=ChangeSuccess(by=3))]
    closed = attrs.evolve(noted, ending=Ending.ENDED_BY_TEXT, closed=True)
    ship = replay(SHIP, game.position.states["ship"], [TeamHome(home=hand_over(closed))])
    assert replay(SHIP, ship, settle(SHIP, ship)).pool.success == 3


@pytest.mark.rule("END-21", "LOG-15", "DSH-03")
def test_entries_read_on_the_planet_are_read_for_the_campaign_and_the_dead_stay_dead():
    game = go_on(begun(), on_planet)
    member = game.state.members[0]
    read = replay(EXPEDITION, game.state, [EntryRead(log="610"), EntryRead(log="610")])
    died = attrs.evolve(read, members=read.members[1:], lost=(member,), ending=Ending.ALL_DEAD, closed=True)
    handed = hand_over(died)
    assert handed.logs == ("610", "610")
    before = game.position.states["ship"].logs_read.get("610", 0)
    ship = replay(SHIP, game.position.states["ship"], [TeamHome(home=handed)])
    assert ship.logs_read["610"] == before + 2
    after = replay(SHIP, ship, settle(SHIP, ship))
    assert member.id not in after.sleeves


def test_real_dice_stay_real_on_the_planet():
    game = go_on(begun(real_dice=True), on_planet)
    assert game.state.real_dice


def _launched(game):
    for events in game.history(0, game.cursor.step):
        for event in events:
            if isinstance(event, TeamLaunched):
                return event
    raise AssertionError("nobody was launched")


BUOY = Visit(destination="01-1")


def at_buoy(**habits):
    """The entry of the buoy has just been opened."""
    game = go_on(begun(**habits), lambda game: BUOY in game.legal_commands())
    game.submit(BUOY)
    assert any(isinstance(event, LogRead) for event in game.last_events())
    return game


@pytest.mark.rule("LOG-15", "CYC-22", "LOG-16")
@pytest.mark.example("LOG-x5")
def test_an_opened_entry_can_be_taken_back_unless_the_game_is_strict():
    assert not at_buoy(strict_undo=True).can_undo()
    game = at_buoy()
    opened = game.cursor
    game.undo()
    assert not game.state.logs_read.get("610")
    game.submit(next(command for command in game.legal_commands() if command != BUOY))
    assert game.cursor.line != opened.line
    game.go_to(opened)  # the abandoned branch is kept
    assert game.state.logs_read["610"] == 1
