"""What cards aboard do and a whole set-up asks is told in sentences."""

from __future__ import annotations

import re

import pytest

from tests.ship.ship import campaign, small_ship
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship.journal import ShipJournal
from vanguard_desktop.text.ship.words import ShipWords


@pytest.fixture
def words():
    return ShipWords(Names(small_ship()))


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
