"""A campaign of the habitat by hand, in the whole program: with the mouse alone, and with keys alone.

Its first decisions are made here. `MISSIONS=1 pytest tests/app/by_hand/test_season_by_hand.py` plays two missions
whole: the seal of the second one breaks, what the story leaves open is chosen, and the campaign sheet leads on.
"""

from __future__ import annotations

import faulthandler
import functools
import itertools
import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton

from tests.habitat_book.deciding import Keys, Mouse, as_by_hand
from tests.support.boxes import shipped
from tests.support.one_window import windows_shown
from tests.widgets.hands import Hands
from vanguard_desktop.app import session
from vanguard_desktop.bots.names import SENSIBLE
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.habitat.mission_plan import MissionPlan, campaigns
from vanguard_desktop.play.habitat.season import is_between, notes
from vanguard_desktop.rulesets.habitat.data.campaign import BlockOpened, SetDifficulty
from vanguard_desktop.rulesets.habitat.data.common import ChooseOption
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.widgets.habitat.campaign_sheet import CampaignSheet
from vanguard_desktop.widgets.look.controls.text import Text
from vanguard_desktop.widgets.new_mission_screen import NewMissionScreen

pytestmark = pytest.mark.qt_log_ignore("does not support raise")
WHOLE = bool(int(os.environ.get("MISSIONS", "0")))
by_command = pytest.mark.skipif(not WHOLE, reason="long: MISSIONS=1 plays it")
SIZE = (1920, 1080)
FIRST, BOUNDED, MOST_SEEDS, MOST_TABS = 3, 30, 30, 120


def _played(seed, most=None):
    """What somebody sensible decides in an easy legacy campaign: until the third mission, or so many decisions."""
    box = shipped()
    plan = MissionPlan(mission="", difficulty=Difficulty.EASY, legacy=True).for_campaign(campaigns(box)[0])
    seeds = itertools.count(seed)
    game = Game.start(box, MemoryLog(), plan.opening(box), lambda: next(seeds))
    bot, commands = make_bot(HABITAT.book, SENSIBLE, seed), []
    opened = chosen = False
    while len(commands) != most and game.legal_commands():
        state = game.state
        if len(state.campaign.record) == 2 and is_between(state):
            commands.append(SetDifficulty(difficulty=state.difficulty))
            return commands, opened and chosen
        chosen = chosen or (isinstance(state.question, ChooseOption) and len(state.campaign.record) == 2)
        command = SetDifficulty(difficulty=state.difficulty) if is_between(state) else None
        commands.append(as_by_hand(state, command or bot.choose(HABITAT, state, game.legal_commands())))
        game.submit(commands[-1])
        opened = opened or any(isinstance(event, BlockOpened) for event in game.last_events())
    return commands, False


@functools.cache
def _with_a_seal():
    for seed in range(FIRST, FIRST + MOST_SEEDS):
        commands, fits = _played(seed)
        if fits:
            return seed, commands
    raise AssertionError("no seal is broken any more")


@pytest.fixture(params=[Mouse, Keys])
def begin(request, sit_down, monkeypatch):
    """From the first screen to the base; what chance is drawn from is the same each time."""

    def begun(seed, language="en"):
        player = sit_down(pack=None, language=language, size=SIZE, motion="off")
        seeds = itertools.count(seed)
        monkeypatch.setattr(session.secrets, "randbits", lambda _: next(seeds))
        hands = Hands(player.window)
        press = hands.click if request.param is Mouse else functools.partial(_press, player, hands)
        press(player.program.home.habitat_entry)
        page = player.screen
        assert isinstance(page, NewMissionScreen)
        press(page.missions.cards[-1])
        for choices, place in ((page.legacy, 1), (page.difficulty, 0), (page.players, 0)):
            press(choices.findChildren(QRadioButton)[place])
        press(page.begin)
        return request.param(player.screen)

    return begun


def _press(player, hands, control):
    """Tab comes to it, or to the one of its group that is taken; arrows lead on from there."""
    group = [control]
    if isinstance(control, QRadioButton):
        group = [each for each in control.parentWidget().findChildren(QRadioButton) if each.isVisible()]
    for _ in range(MOST_TABS):
        if any(each.hasFocus() for each in group):
            break
        hands.press(Qt.Key.Key_Tab)
    for way in [Qt.Key.Key_Right, Qt.Key.Key_Down] * len(group):  # cards stand in rows and columns
        if control.hasFocus():
            break
        hands.press(way)
    assert control.hasFocus(), control.accessibleName()
    hands.press(Qt.Key.Key_Space)


def test_a_campaign_is_begun_and_its_first_decisions_are_made_by_hand(begin):
    commands, _ = _played(FIRST, BOUNDED)
    decider = begin(FIRST)
    state = decider.screen.bridge.state
    assert (state.mission, state.campaign.legacy, state.difficulty) == ("moving-in", True, Difficulty.EASY)
    with windows_shown() as windows:
        for command in commands:
            decider.give(command)
    assert windows == []


@by_command
@pytest.mark.parametrize("language", ["en", "it", "de", "cs"])
def test_a_mission_with_a_seal_is_played_whole_by_hand(begin, language):
    faulthandler.cancel_dump_traceback_later()  # it takes longer than a test may stand still
    seed, commands = _with_a_seal()
    decider = begin(seed, language)
    bridge = decider.screen.bridge
    for command in commands[:-1]:
        decider.give(command)
    decider.read_all()
    assert decider.seals == 1
    sheet = decider.screen.scrim.sheet
    assert isinstance(sheet, CampaignSheet)
    assert len(bridge.state.campaign.record) == 2
    names = decider.screen.wording.names
    opened = [block.title for _, block, is_open in notes(bridge.state) if is_open]
    told = {text.text() for text in sheet.findChildren(Text)}
    assert {names.content("habitat_missions", title) for title in opened} <= told
    decider.give(commands[-1])
    assert bridge.state.mission == "static"
