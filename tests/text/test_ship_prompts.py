"""Questions of the ship book in words: who decides, about what, and answers that can be told apart; and undo in the
same words.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, small_ship
from tests.ship.voyage import voyage
from tests.support.boxes import shipped
from vanguard_desktop.core.events import PlayerRenamed
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship.journal import ShipJournal
from vanguard_desktop.text.ship.undo import ShipUndo, ordered
from vanguard_desktop.text.ship.words import ShipWords

SECTIONS = (SEC, REC, SCI, ENG)
SENTENCE = re.compile(r"(?<=[.?])\s+|\n")
UNFINISHED = re.compile(r"\{|\}|%n|:\d|crew:|dice:|  |\?\?|\.\.(?!\.)")


@pytest.mark.rule("CYC-09")
@pytest.mark.parametrize(("box", "players"), [(small_ship, 1), (small_ship, 4), (shipped, 2)])
def test_every_question_names_who_decides_and_its_answers_differ(box, players, speak):
    speak("en")
    words, seen = ShipWords(Names(box())), Counter()
    for state, legal, _, _ in voyage(box(), players, players, 500):
        question = words.question(state.question, state)
        labels = [words.command(command, state) for command in legal]
        assert not [text for text in (question, *labels) if UNFINISHED.search(text) or not text], question
        assert [label for label, times in Counter(labels).items() if times > 1] == [], question
        decides = words.who(state.question, state)
        assert any(name in decides for name in ("Mia", "Tom", "Ada", "Bo", *map(words.names.section, SECTIONS)))
        seen[type(state.question).__name__] += 1
    assert len(seen) > 10


@pytest.mark.parametrize("language", ["it", "de", "cs"])
def test_questions_and_lines_are_finished_in_every_language(language, speak):
    speak(language)
    words = ShipWords(Names(shipped()))
    journal, undo = ShipJournal(words), ShipUndo(words)
    for state, legal, _, events in voyage(shipped(), 3, 5, 150):
        texts = [words.question(state.question, state), *(words.command(command, state) for command in legal)]
        texts += [line.text for line in journal.lines(events, state)]
        assert not [text for text in texts if UNFINISHED.search(text) or not text]
        sentences = [part for text in (*texts, undo.undo_label(events, state)) for part in SENTENCE.split(text)]
        assert not [sentence for sentence in sentences if sentence.count(":") > 1]


@pytest.mark.parametrize("seed", [1, 2])
def test_undo_names_the_answer_that_was_given(seed, speak):
    speak("en")
    words = ShipWords(Names(small_ship()))
    undo = ShipUndo(words)
    for number, (state, _, command, events) in enumerate(voyage(small_ship(), 2, seed, 600)):
        if number % 3:
            continue
        assert ordered(events, state) == command
        given = words.command(command, state)
        assert undo.undo_label(events, state) == f"Undo – {given}"
        assert undo.redo_label(events, state) == f"Redo – {given}"


def test_undo_names_what_is_no_answer(speak):
    speak("en")
    undo = ShipUndo(ShipWords(Names(small_ship())))
    ship = aboard()
    assert undo.undo_label([], None) == "Undo – start of the campaign"
    assert undo.undo_label([PlayerRenamed(seat=0, name="Zoe")], ship.state) == "Undo – new name: Zoe"


WHOSE_AND_HOW_MANY = {
    "KeepRecruit": r"^(Security|Recon|Science|Engineering): .*\(\d of \d\)",
    "PlaceDice": r"^(Security|Recon|Science|Engineering): .*\d (red|green|blue) slots?",
    "ReturnDie": r"^(Security|Recon|Science|Engineering): ",
    "PutOnBoard": r"^(Security|Recon|Science|Engineering): ",
    "BuildDeck": r"\w \((Security|Recon|Science|Engineering)\): .*\d+ cards.*\d+",
    "LoadLander": r"Personal equipment \d of \d",
    "FitOutLander": r"\d of \d structural.*\d of \d",
    "ChooseTeamMember": r"Two to four.*\d|^\w+: ",
    "LieDown": r"In which bed does \w.* lie down",
    "TradeDice": r"\d.*\d \[success\]",
}


def test_a_question_says_whose_it_is_for_what_and_how_many(speak):
    speak("en")
    words, asked = ShipWords(Names(small_ship())), Counter()
    for players in (1, 4):
        for state, _, _, _ in voyage(small_ship(), players, players, 500):
            question = state.question
            kind = type(question.effect.effect if isinstance(question, ChooseThing) else question).__name__
            if kind in WHOSE_AND_HOW_MANY:
                assert re.search(WHOSE_AND_HOW_MANY[kind], words.question(question, state)), kind
                asked[kind] += 1
    assert asked.keys() == WHOSE_AND_HOW_MANY.keys()
