"""A campaign by real input: a seal breaks, the campaign sheet leads on, what was lost is played again."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QObject, Qt

from tests.habitat_book.test_a_sol import click, press
from tests.support.boxes import shipped
from vanguard_desktop.app.chronicle_files import ChronicleFiles
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core import CardId
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.habitat.mission_plan import MissionPlan, campaigns
from vanguard_desktop.play.habitat.season import is_between
from vanguard_desktop.rulesets.habitat.data.abilities import GoOn
from vanguard_desktop.rulesets.habitat.data.actions import ResolvePlan
from vanguard_desktop.rulesets.habitat.data.campaign import (
    BlockOpened,
    ChooseDifficulty,
    MissionBegun,
    MissionClosed,
    SetDifficulty,
)
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.store.legacy_file import import_legacy
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.widgets.habitat.campaign_sheet import CampaignSheet
from vanguard_desktop.widgets.look.controls.buttons import Button
from vanguard_desktop.widgets.look.controls.text import Text
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet
from vanguard_desktop.widgets.result.result_sheet import ResultSheet

ENTER = Qt.Key.Key_Return


def short_campaign(seed, bot, *, legacy=False, missions=("thirsty-ground", "static")):
    """Of two missions, the first of which has a seal; played by a bot until that one is over."""
    box = shipped()
    card = campaigns(box)[0]
    short = attrs.evolve(card, missions=tuple(map(CardId, missions)))
    box = attrs.evolve(box, others={**box.others, "habitat_campaigns": {card.id: short}})
    plan = MissionPlan(mission=short.missions[0], difficulty=Difficulty.EASY, names=("Ada", "Bo"), legacy=legacy)
    seeds = iter(range(seed, seed + 1000))
    game = Game.start(box, MemoryLog(), plan.for_campaign(short).opening(box), lambda: next(seeds))
    player, commands = make_bot(HABITAT.book, bot, seed), []
    while not is_between(game.state):
        commands.append(player.choose(HABITAT, game.state, game.legal_commands()))
        game.submit(commands[-1])
    return game, commands


def step_of(game, kind):
    """The step in which that happened."""
    steps = game.history(0, game.cursor.step)
    return next((step for step, events in enumerate(steps) if any(isinstance(each, kind) for each in events)), 0)


@pytest.fixture(scope="module")
def won_once():
    """A mission that was won, whose seal broke on the way."""
    for seed in range(7, 30):
        game, commands = short_campaign(seed, "sensible")
        if game.state.outcome.won and step_of(game, BlockOpened):
            return game, commands
    raise AssertionError("no mission is won any more")


@pytest.fixture
def won(won_once):
    """As it stood when it was over, whatever was played after it."""
    game, commands = won_once
    game.go_to(Cursor(game.lines()[0].id, len(commands)))
    return game, commands


def take(settler, command):
    """What was decided there, with the keys for it."""
    screen = settler.screen
    if isinstance(command, GoOn):
        press(settler, ENTER)
    elif isinstance(command, ResolvePlan):
        press(settler, Qt.Key.Key_R)
    else:
        number = [row.command for row in screen.options.rows].index(command)
        press(settler, Qt.Key.Key_1 + number)


def read_all(settler):
    """Enter, until nothing is to be read and nothing chosen on a card; what was read."""
    titles = []
    while isinstance(sheet := settler.screen.scrim.sheet, EntrySheet) and not sheet.answers:
        titles.append(sheet.accessibleName())
        press(settler, ENTER)
    return titles


def test_a_seal_breaks_by_key_and_only_then_the_note_is_read(settle_down, won):
    game, commands = won
    step = step_of(game, BlockOpened)
    game.go_to(Cursor(game.cursor.line, step - 1))
    settler = settle_down(game=game, size=(1280, 720))
    read_all(settler)
    take(settler, commands[step - 1])
    sheet = settler.screen.scrim.sheet
    while not sheet.story.startswith("A sealed note"):
        press(settler, ENTER)
        sheet = settler.screen.scrim.sheet
    assert "straight edge" not in sheet.story
    told = " ".join(row.text for row in settler.screen.journal.rows)  # the console lies in sight beside the sheet
    assert "A sealed note may be opened." in told
    assert "straight edge" not in told
    seal = sheet.seal
    assert not seal.is_broken
    press(settler, ENTER)
    assert seal.is_broken
    assert sheet.accessibleName() == "A Straight Edge"
    assert "straight edge" in sheet.story


def test_a_won_mission_leads_by_its_choices_and_the_campaign_sheet_to_the_next(settle_down, won):
    game, commands = won
    step = step_of(game, MissionClosed)
    game.go_to(Cursor(game.cursor.line, step - 1))
    settler = settle_down(game=game)
    screen = settler.screen
    read_all(settler)
    take(settler, commands[step - 1])
    assert read_all(settler)
    while screen.scrim.sheet is None:  # parts that the mission gives are chosen on the base
        press(settler, Qt.Key.Key_1)
    asked, ended = [], False
    for _ in range(20):
        if is_between(game.state):
            break
        sheet = screen.scrim.sheet
        asked.append(isinstance(sheet, EntrySheet))
        if isinstance(sheet, ResultSheet):
            click(sheet.main_button)
            ended = True
        elif isinstance(sheet, EntrySheet):
            assert not sheet.answers or sheet.story  # a choice of the story stands under what led to it
            click(sheet.answers[0] if sheet.answers else sheet.read_on)
        else:
            press(settler, Qt.Key.Key_1)
    assert any(asked)
    assert ended
    sheet = screen.scrim.sheet
    assert isinstance(sheet, CampaignSheet)
    press(settler, Qt.Key.Key_Escape)
    assert screen.scrim.sheet is None  # the base may be looked at
    press(settler, Qt.Key.Key_C)
    assert isinstance(screen.scrim.sheet, CampaignSheet)
    press(settler, ENTER)
    assert game.state.mission == "static"
    assert game.state.difficulty is Difficulty.EASY
    while not any(isinstance(each, MissionBegun) for each in game.last_events()):
        press(settler, Qt.Key.Key_1)
    assert game.state.sol == 1
    assert game.state.outcome is None


def test_a_lost_mission_of_a_standard_campaign_is_played_again_with_other_luck(settle_down):
    game, _ = short_campaign(3, "random")
    assert not game.state.outcome.won
    settler = settle_down(game=game)
    read_all(settler)
    press(settler, ENTER)
    sheet = settler.screen.scrim.sheet
    assert isinstance(sheet, CampaignSheet)
    luck = game.state_at(step_of(game, MissionBegun)).rng
    press(settler, ENTER)
    assert (game.state.outcome, game.state.sol) == (None, 1)
    assert game.state.rng != luck
    assert len(game.lines()) == 2
    read_all(settler)
    press(settler, Qt.Key.Key_Escape)
    press(settler, Qt.Key.Key_C)
    assert not settler.screen.scrim.sheet.ways  # in the middle of a mission it is only read


def test_after_a_defeat_a_standard_campaign_goes_on_from_an_earlier_save_point(settle_down, won):
    game, _ = won
    bot = make_bot(HABITAT.book, "random", 3)
    game.submit(SetDifficulty(difficulty=Difficulty.HARD))
    while not is_between(game.state):
        game.submit(bot.choose(HABITAT, game.state, game.legal_commands()))
    assert not game.state.outcome.won
    settler = settle_down(game=game)
    read_all(settler)
    press(settler, ENTER)
    back = [button for button in settler.screen.scrim.sheet.findChildren(Button) if "Thirsty" in button.text()]
    click(back[0])
    sheet = settler.screen.scrim.sheet
    while not isinstance(sheet, CampaignSheet):  # how the mission before has ended is told once more
        press(settler, ENTER)
        sheet = settler.screen.scrim.sheet
    assert isinstance(game.state.question, ChooseDifficulty)
    assert len(sheet.ways) == len(Difficulty)


def test_a_lost_mission_of_a_legacy_campaign_leads_on(settle_down):
    game, _ = short_campaign(3, "random", legacy=True)
    assert not game.state.outcome.won
    settler = settle_down(game=game)
    read_all(settler)
    press(settler, ENTER)
    sheet = settler.screen.scrim.sheet
    assert isinstance(sheet, CampaignSheet)
    press(settler, ENTER)
    assert game.state.mission == "static"


def test_a_campaign_that_is_over_is_handed_down_by_its_button(settle_down, qapp, tmp_path):
    game, _commands = short_campaign(3, "random", legacy=True, missions=("static",))
    while game.legal_commands():
        game.submit(game.legal_commands()[0])
    assert game.state.campaign.score is not None
    settler = settle_down(game=game, size=(1280, 720))
    asked = []

    class Pages:
        def ask_any_file(self, title, kinds, *, save, name):
            asked.append((save, name))
            return tmp_path / "ours"

    program = QObject()
    program.pages = Pages()
    files = ChronicleFiles(program)
    settler.screen.legacy_wished.connect(lambda: files.write_season(settler.screen))
    read_all(settler)
    press(settler, ENTER)  # on from how the mission ended
    (button,) = settler.screen.scrim.sheet.ways
    assert "%n" not in " ".join(each.text() for each in settler.screen.scrim.sheet.findChildren(Text))
    assert button.label == "Hand it down to a later campaign …"
    click(button)
    assert asked == [(True, "A Letter from the Ice.legacy.json")]
    legacy = import_legacy(tmp_path / "ours.legacy.json")
    assert (legacy.campaign, legacy.cycles, set(legacy.values)) == (
        game.state.campaign.card,
        1,
        {"halfway_gentle", "halfway_hasty", "glove_left"},
    )
    assert settler.screen.prompt.said.startswith("Written:")
    assert settler.screen.prompt.said.endswith("legacy.json")  # a long path is shortened in its middle
