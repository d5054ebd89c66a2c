"""Missions to their end with the window attached: by bots, and the introductory one by hand in every language.

Long, so by command: `MISSIONS=50` plays so many, and says which questions and sheets were met; with `PART=1/2` only the
first half of all that is played, so that two processes share it.
"""

from __future__ import annotations

import faulthandler
import gc
import os
from argparse import Namespace
from collections import Counter
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.habitat_book.conftest import dice_come_first, settle
from tests.habitat_book.test_a_sol import Keys, Mouse, press
from tests.support.boxes import shipped
from tests.support.one_window import windows_shown
from tests.support.rest import still_done
from vanguard_desktop.bots.names import RANDOM, SENSIBLE
from vanguard_desktop.bots.simulate_missions import schedule, tables
from vanguard_desktop.play.game import Habits
from vanguard_desktop.play.habitat.season import is_between
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.habitat.chapters import PICKS
from vanguard_desktop.rulesets.habitat.data.common import ChooseThing
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.widgets.habitat.campaign_sheet import CampaignSheet
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet
from vanguard_desktop.widgets.result.result_sheet import ResultSheet

MISSIONS = int(os.environ.get("MISSIONS", "0"))
PART, PARTS = map(int, os.environ.get("PART", "1/1").split("/"))
LONGEST = 4000
_REST_MS, _TRIES = 250, 40
_ENOUGH = 20  # from so many missions on every kind of question and sheet has to come up
_SAME, _AGAIN = 3, 4  # this mission is played so often once more
_GROWS, _MOST = 6, 600  # megabytes: from then on, and in all
# What the players may open by themselves, and its key.
ASIDE = {Qt.Key.Key_J: "SolJournal", Qt.Key.Key_N: "SeatsSheet", Qt.Key.Key_C: "CampaignSheet"}
SHEETS = {
    *ASIDE.values(), "EntrySheet to read", "EntrySheet to choose on", "EntrySheet sealed", "ResultSheet won",
    "ResultSheet lost", "CodexSheet",
}  # fmt: skip

by_command = pytest.mark.skipif(not MISSIONS, reason="long: MISSIONS=50 plays so many, PART=1/2 half of them")


def part_of(things):
    """What this process plays of it."""
    return things[len(things) * (PART - 1) // PARTS : len(things) * PART // PARTS]


NUMBERS = part_of(range(MISSIONS))
HANDS = part_of([(hand, language) for hand in (Keys, Mouse) for language in ("en", "it", "de", "cs")])


@attrs.define
class Diary:
    """What all missions of this process have met, and what the process held when each began."""

    met: Counter[str] = attrs.field(factory=Counter)
    things: Counter[str] = attrs.field(factory=Counter)
    megabytes: list[float] = attrs.field(factory=list)
    widgets: list[int] = attrs.field(factory=list)
    rested: set[str] = attrs.field(factory=set)
    repeated: int = 0


@pytest.fixture(scope="module")
def diary():
    """Told at the end (pytest -s)."""
    kept = Diary()
    yield kept
    print("\nmet:", dict(sorted(kept.met.items())))
    print("named:", dict(sorted(kept.things.items())))
    print("never named:", sorted({each.tag for each in PICKS} - set(kept.things)))
    print("at rest:", sorted(kept.rested))
    print("megabytes when a mission began:", [round(each) for each in kept.megabytes])
    print("widgets when a mission began:", kept.widgets)


def _megabytes() -> float:
    gc.collect()
    status = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return int(next(line.split()[1] for line in status if line.startswith("VmRSS"))) / 1024


def _plan(number):
    """Each mission, number of players and difficulty in turn; campaigns begin with each of their missions."""
    box = shipped()
    known = tables(box)
    options = Namespace(mission=None, players=None, seed=19, missions=12 * len(known), bot="", only=None)
    every = list(schedule(options, known, box).values())
    plan = every[(number * 13) % len(every)]
    if plan.campaign is None:
        return box, plan
    card = box.others["habitat_campaigns"][plan.campaign]
    first = (number // len(known)) % len(card.missions)
    short = attrs.evolve(card, missions=card.missions[first:])
    box = attrs.evolve(box, others={**box.others, "habitat_campaigns": {card.id: short}})
    return box, attrs.evolve(plan, mission=short.missions[0])


def _sheet_of(screen):
    sheet = screen.scrim.sheet
    name = type(sheet).__name__
    if isinstance(sheet, EntrySheet):
        return f"{name} {'sealed' if sheet.seal else 'to choose on' if sheet.answers else 'to read'}"
    if isinstance(sheet, ResultSheet):
        return f"{name} {'won' if screen.bridge.state.outcome.won else 'lost'}"
    return "" if sheet is None else name


class Watched:
    """A mission in the window, and what there is to be seen in it."""

    def __init__(self, settler, diary, *, rests):
        self.settler, self.screen, self._diary, self._rests = settler, settler.screen, diary, rests

    @property
    def asked(self):
        question = self.settler.bridge.state.question
        return "" if question is None else type(question).__name__

    def see(self):
        question = self.settler.bridge.state.question
        sheet = _sheet_of(self.screen)
        self._diary.met.update(filter(None, (self.asked or "over", sheet)))
        if isinstance(question, ChooseThing):
            self._diary.things[question.effect.effect.tag] += 1
        place = f"{self.asked} {sheet}".strip()
        if self._rests and place not in self._diary.rested:
            self._diary.rested.add(place)
            assert still_done(QApplication.instance(), _REST_MS, _TRIES) == {}, place

    def read_all(self):
        """With Enter, page after page, until nothing is left to be read."""
        for _ in range(LONGEST):
            if not isinstance(sheet := self.screen.scrim.sheet, EntrySheet) or sheet.answers:
                return
            self.see()
            press(self.settler, Qt.Key.Key_Return)
        raise AssertionError("it has no end")

    def open_all(self):
        """What may be opened beside the question, and put away again."""
        for key in ASIDE:
            press(self.settler, key)
            if self.screen.scrim.sheet is not None:
                self.see()
                press(self.settler, Qt.Key.Key_Escape)
            assert self.screen.scrim.sheet is None
        self.screen.open_codex()
        settle()
        self.see()
        self.screen.close_sheet()
        settle()

    def play(self):
        """To the end of the mission; how much the process has grown since all had been opened once."""
        settler, screen, began = self.settler, self.screen, None
        for count in range(LONGEST):
            state = settler.bridge.state
            self.see()
            if state.outcome is not None and (not settler.bridge.legal_commands() or is_between(state)):
                break
            assert screen.prompt.buttons or screen.scrim.sheet is not None or screen.offers.answers.isVisible(), (
                self.asked
            )
            if count % 100 == 50:
                self.read_all()
                if screen.scrim.sheet is None:
                    self.open_all()
                began = began or _megabytes()
            settler.play(1)
        else:
            raise AssertionError("it has no end")
        self.read_all()
        self.see()
        assert screen.scrim.sheet is not None
        if isinstance(screen.scrim.sheet, ResultSheet) and state.campaign is not None:
            press(settler, Qt.Key.Key_Return)
            self.see()
            assert isinstance(screen.scrim.sheet, CampaignSheet)
        return 0.0 if began is None else _megabytes() - began


@pytest.fixture
def begin(settle_down, diary, tmp_path):
    """That mission in the window, played by a bot: some with real dice, some with motion and looked at when at rest."""

    def begun(number):
        faulthandler.cancel_dump_traceback_later()
        diary.megabytes.append(_megabytes())
        diary.widgets.append(len(QApplication.allWidgets()))
        box, plan = _plan(number)
        habits = Habits(real_dice=number % 4 == 2)
        game = new_game(tmp_path / "Halfway.vanguard", box, plan.opening(), lambda: plan.seed, habits)
        bot, rests = (SENSIBLE, RANDOM)[number % 2], number % 5 == 0
        settler = settle_down(game=game, seed=plan.seed % 1000, bot=bot, moves=rests)
        return Watched(settler, diary, rests=rests)

    return begun


@by_command
@pytest.mark.parametrize("number", NUMBERS)
def test_whole_missions_in_the_window(begin, diary, number):
    watched = begin(number)
    with windows_shown() as windows:
        watched.play()
    assert windows == []
    assert max(diary.megabytes) < _MOST
    diary.met[f"mission {watched.settler.bridge.state.mission}"] += 1


@by_command
@pytest.mark.parametrize("time", range(_AGAIN))
def test_a_mission_that_is_played_again_leaves_nothing_behind(begin, diary, time):
    """Other missions show what was not seen before, and that is kept; the same one needs nothing more."""
    watched = begin(_SAME)
    if time == 0:
        diary.repeated = len(diary.megabytes)  # the first of them may still bring something new
    grown = watched.play()
    again = [*diary.megabytes[diary.repeated :], _megabytes()]
    assert max(again) - again[0] < _GROWS
    assert len(set(diary.widgets[1:])) <= 1
    assert time == 0 or grown < _GROWS


@by_command
def test_every_kind_of_question_and_sheet_was_seen(diary):
    if len(NUMBERS) < _ENOUGH:
        pytest.skip(f"{_ENOUGH} missions are needed")
    assert {each.__name__ for each in HABITAT.decisions} - set(diary.met) == set()
    assert SHEETS - set(diary.met) == set()


def _seen_now(settler):
    """Each press changes something of it."""
    sheet = settler.screen.scrim.sheet
    return settler.bridge.game.cursor.step, sheet, getattr(sheet, "story", ""), dice_come_first(settler.screen)


@by_command
@pytest.mark.parametrize(("hand", "language"), HANDS)
def test_the_introductory_mission_is_played_whole_by_hand(settle_down, hand, language):
    faulthandler.cancel_dump_traceback_later()
    settler = settle_down(language=language, size=(1280, 720), players=1)
    player, screen = hand(settler), settler.screen
    screen.activateWindow()
    QApplication.processEvents()
    for _ in range(LONGEST):
        if isinstance(screen.scrim.sheet, ResultSheet):
            break
        before = _seen_now(settler)
        player.act()
        settle()
        assert before != _seen_now(settler), screen.prompt.said
    assert isinstance(screen.scrim.sheet, ResultSheet)
