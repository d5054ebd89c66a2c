"""The meddling player interrupts every kind of question that it can, and its games hold what all games hold."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import attrs
import pytest

from vanguard_desktop.bots import playing
from vanguard_desktop.bots.meddling import DEEPEST, EVERYDAY, MeddlingBot
from vanguard_desktop.bots.playing import Match, is_answered, play
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.cli import main
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.expedition.data.commands import Exert, GiveEquipment, UseDiscovery
from vanguard_desktop.rulesets.expedition.data.steps import AskAgain
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.rules import SHIP

PACKS = Path(__file__).parents[1] / "packs"
SHELVES = load_box([PACKS / "all_shelves"])


class Witness:
    """Notes where the bot has used something although it was asked something else."""

    def __init__(self, bot, noted):
        self._bot, self._noted = bot, noted

    def choose(self, rules, state, legal):
        command = self._bot.choose(rules, state, legal)
        beside = [other for other in legal if other not in set(rules.answers(state))]
        texts = [other for other in beside if not isinstance(other, Exert | GiveEquipment)]
        if texts:
            self._noted[type(state.question), command in texts] += 1
        return command


@pytest.mark.rule("DEC-25")
def test_whatever_can_be_used_is_used_while_something_else_is_asked(monkeypatch):
    noted = Counter()
    monkeypatch.setattr(playing, "_bot", lambda book, match: Witness(make_bot(book, match.bot, match.seed), noted))
    for seed in range(12):
        play(SHELVES, codec(), Match(world=min(SHELVES.worlds), players=2, bot="meddling", seed=seed))
    seldom = {kind for kind, _ in noted if kind not in EVERYDAY}
    assert len(seldom) > 5
    assert not [kind.__name__ for kind in seldom if not noted[kind, True]]
    assert sum(noted[kind, False] for kind in EVERYDAY) > sum(noted[kind, True] for kind in EVERYDAY) > 0


def test_what_costs_nothing_is_not_used_for_ever():
    class Last:
        def choose(self, rules, state, legal):
            return legal[-1]

    texts = (UseDiscovery(member="ada", card="D1"), UseDiscovery(member="ada", card="D2"))
    state = type("Asked", (), {"question": None, "queue": ()})
    bot = MeddlingBot(Last(), 1)
    played = [bot.choose(None, state, (*texts, "answer")) for _ in range(6)]
    assert set(played[:2]) == set(played[3:5]) == set(texts)
    assert played[2] == played[5] == "answer"
    state.queue = (Waiting(effect=AskAgain(decision=None)),) * DEEPEST
    assert bot.choose(None, state, (*texts, "answer")) == "answer"


def test_who_has_nothing_to_use_answers_like_anybody_else():
    class Last:
        def choose(self, rules, state, legal):
            return legal[-1]

    answers = ("one", "two")
    rules = type("Rules", (), {"answers": staticmethod(lambda state: answers)})
    state = type("Asked", (), {"question": None, "queue": ()})
    assert MeddlingBot(Last(), 1).choose(rules, state, answers) == "two"


def test_games_and_campaigns_of_meddling_players_hold():
    assert main(["--pack", str(PACKS / "all_shelves"), "simulate", "--games", "4", "--bot", "meddling"]) == 0
    words = ["--pack", str(PACKS / "small_ship"), "simulate", "--campaigns", "1", "--cycles", "1", "--jobs", "1"]
    assert main([*words, "--bot", "meddling"]) == 0
    assert isinstance(make_bot(SHIP.book, "meddling", 1), MeddlingBot)


def test_a_question_that_nothing_answers_is_found_although_something_can_be_used():
    rules = attrs.evolve(EXPEDITION, answers=lambda state: ("one",), waits=lambda state: False)
    assert is_answered(rules, None, ("one", "use"))
    assert not is_answered(rules, None, ("use",))
    assert not is_answered(rules, None, ())
    lesson = attrs.evolve(rules, waits=lambda state: True)
    assert is_answered(lesson, None, ("use",))
