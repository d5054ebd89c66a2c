"""Nothing aboard is without words: every effect, condition, event, question, order and reason has a sentence."""

from __future__ import annotations

import re

import pytest

from tests.ship.ship import campaign, small_ship
from vanguard_desktop.core.effects import SHARED_EFFECTS
from vanguard_desktop.core.events import SHARED_EVENTS
from vanguard_desktop.core.questions import AllOf, AnyOf, FlagSet, Not
from vanguard_desktop.rulesets.ship import chapters
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved
from vanguard_desktop.rulesets.ship.holds import TESTS
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship import words as text
from vanguard_desktop.text.ship.journal import ShipJournal
from vanguard_desktop.text.ship.words import ShipWords

# Told alike in every book, see `tests/text/test_clauses.py`.
JOINED = (Not, AllOf, AnyOf, FlagSet)
# Said in other words: what is asked says its effect.
BY_EFFECT = (ChooseThing, PickThing)


@pytest.fixture
def words():
    return ShipWords(Names(small_ship()))


def test_everything_has_words():
    wanted = {
        "effects": ([kind for kind in SHIP.effects if kind not in SHARED_EFFECTS], text.EFFECTS),
        "conditions": ([kind for kind in TESTS if kind not in JOINED], text.TESTS),
        "questions": ([kind for kind in SHIP.decisions if kind not in BY_EFFECT], text.QUESTIONS),
        "orders": ([kind for kind in SHIP.commands if kind not in BY_EFFECT], text.COMMANDS),
        "reasons": (SHIP.reasons, text.REASONS),
        "what is picked": (chapters.PICKS, text.THINGS),
    }
    wordless = {what: [kind for kind in kinds if kind not in words] for what, (kinds, words) in wanted.items()}
    events = [kind for kind in SHIP.events if kind not in SHARED_EVENTS and not issubclass(kind, (*text.QUIET, Moved))]
    assert {**wordless, "events": [kind for kind in events if kind not in text.EVENTS]} == {
        what: [] for what in (*wanted, "events")
    }


def test_every_reason_names_its_rule():
    assert [kind for kind in SHIP.reasons if not re.fullmatch(r"[A-Z]{3}-\d\d", kind.rule)] == []


def test_words_say_what_the_cards_of_the_pack_do(words):
    cards = small_ship()
    for situation in cards.situations.values():
        assert words.effect(situation.effect)
    kit = words.effect(cards.production_projects["C01"].effect)
    assert "“Armor plate”, “Vanes” and “Ears”" in kit
    assert "Gain 2 copies of “Small 1”." in kit


def test_a_whole_set_up_is_told(words):
    ship = campaign(3)
    while ship.state.question is not None:
        assert re.search(r"\w{2}", words.question(ship.state.question, ship.state))
        labels = [words.command(command, ship.state) for command in ship.legal()]
        assert len(set(labels)) == len(labels)
        assert not any("{" in label for label in labels)
        before, ship = ship, ship.order(ship.legal()[0])
        assert not any("{" in line.text for line in ShipJournal(words).lines(ship.events, before.state))
