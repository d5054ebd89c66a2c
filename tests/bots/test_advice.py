"""Advice is asked for in one place, whichever book lies open."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tests.third_book.advisor import OilLeft
from tests.third_book.rules import THIRD, LanternOpening
from tests.third_book.words import LanternWords
from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.advice import advise
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.core.state import changed
from vanguard_desktop.play.campaign import fold, open_book
from vanguard_desktop.text.common.wording import Wording

PACK = Path(__file__).parents[1] / "third_book" / "pack"


@pytest.fixture
def afloat(monkeypatch):
    monkeypatch.setitem(BOOKS, THIRD.id, THIRD)
    box = load_box([PACK])
    return fold(box, None, open_book(box, LanternOpening(keepers=("Ann",)), 5))


def test_a_book_brings_its_advisor_and_the_words_for_what_it_has_in_mind(afloat):
    advice = advise(afloat)
    assert advice.command in legal_commands(THIRD.rules, afloat.state)
    assert advice.motive == OilLeft(oil=afloat.state.oil)
    words = LanternWords(Wording.of(afloat.state.box))
    assert words.motive(advice.motive, afloat.state) == f"Oil: {afloat.state.oil}."


def test_where_nothing_is_asked_or_nobody_advises_there_is_no_advice(afloat, monkeypatch):
    assert advise(afloat.with_state(changed(afloat.state, pending=()))) is None
    monkeypatch.setitem(BOOKS, THIRD.id, attrs.evolve(THIRD, advisor=None))
    assert advise(afloat) is None
