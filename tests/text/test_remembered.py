"""A text is made once for each thing and language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from vanguard_desktop.text.common import remembered as module
from vanguard_desktop.text.common.remembered import remembered


class Teller:
    def __init__(self):
        self.made = 0

    @remembered
    def say(self, thing):
        self.made += 1
        return f"{QLocale().name()[:2]} {thing}"

    @remembered
    def shout(self, thing):
        return f"{thing}!"


@pytest.fixture
def speak():
    before = QLocale()
    yield lambda language: QLocale.setDefault(QLocale(language))
    QLocale.setDefault(before)


def test_the_same_thing_is_said_without_being_made_again(speak):
    speak("de")
    teller, card = Teller(), ("a card",)
    assert teller.say(card) == teller.say(card) == "de ('a card',)"
    assert teller.made == 1
    assert teller.shout(card) == "('a card',)!"


def test_another_language_another_thing_and_another_teller_are_told_apart(speak):
    speak("de")
    teller = Teller()
    assert teller.say("EV01") == "de EV01"
    speak("it")
    assert teller.say("EV01") == "it EV01"
    assert teller.say("EV02") == "it EV02"
    assert Teller().say("EV01") == "it EV01"
    speak("de")
    assert teller.say("EV01") == "de EV01"
    assert teller.made == 3


def test_no_more_is_kept_than_a_game_needs(monkeypatch):
    monkeypatch.setattr(module, "_MOST", 3)
    teller = Teller()
    for number in range(10):
        assert teller.say(f"EV{number}").endswith(str(number))
    assert len(teller._remembered) <= 3
