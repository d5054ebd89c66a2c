"""The codex explains what a player meets: every icon, keyword and refusal, in every language, each with its rule."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.support.boxes import shipped
from tests.text.samples import sample_box, sample_state, samples
from vanguard_desktop.dice.faces import DangerIcon, Icon, InjuryIcon, Section
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.rulesets.expedition.data.events import Topic
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import Biome, DiscoveryType
from vanguard_desktop.text.codex.codex import STEPS
from vanguard_desktop.text.codex.contents import CHAPTERS
from vanguard_desktop.text.codex.families import Family
from vanguard_desktop.text.codex.icons import RULES
from vanguard_desktop.text.codex.keyword_finder import keyword_at, keywords_in
from vanguard_desktop.text.codex.keywords import KEYWORDS
from vanguard_desktop.text.codex.search import CodexSearch
from vanguard_desktop.text.common.icon_words import ICON_MARK
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.guide_text import GuideStep

ROOT = Path(__file__).parent.parent.parent
BOX = shipped()
BOOK_RULES = {
    rule
    for book in ("expedition", "ship", "habitat")
    for rule in json.loads((ROOT / "tests" / "rules" / f"{book}.json").read_text("utf-8"))["rules"]
}
# What stands in texts: every mark that a message of the program has.
MESSAGES = [source.text or "" for source in ET.parse(ROOT / "i18n" / "app_en.ts").getroot().iter("source")]
MARKS_IN_TEXTS = {mark for message in MESSAGES for mark in ICON_MARK.findall(message)}
# What cards, dice, sectors and boards put into texts by name.
MARKS_BY_NAME = {
    *(icon.value for icon in Icon),
    *(f"injury_{icon.value}" for icon in InjuryIcon),
    *(f"danger_{icon.value}" for icon in DangerIcon),
    *(f"biome_{biome.value}" for biome in Biome),
    *(f"discovery_{kind.value}" for kind in DiscoveryType),
    *(f"section_{section.value}" for section in Section),
}


@pytest.fixture(params=LANGUAGES)
def language(request, speak):
    assert speak(request.param)
    return request.param


@pytest.fixture
def codex(language):
    return Wording.of(BOX).codex


def is_told(words):
    return bool(re.search(r"\w{2}", words)) and not re.search(r"[{}]|%n", words)


def test_every_passage_names_rules_of_the_books_and_no_rule_is_told_twice():
    told = [rule for chapter in CHAPTERS for passage in chapter.passages for rule in passage.rules]
    assert [rule for rule in told if rule not in BOOK_RULES] == []
    assert len(told) == len(set(told))


def test_every_icon_in_a_text_of_the_game_has_an_explanation_with_its_rule(codex):
    for mark in sorted(MARKS_IN_TEXTS | MARKS_BY_NAME | set(RULES)):
        told = codex.explain(f"icon:{mark}")
        assert told is not None, mark
        assert is_told(told.title), mark
        assert is_told(told.why.words), mark
        assert set(told.why.rules) <= BOOK_RULES


def test_every_keyword_has_an_explanation_and_is_found_by_all_its_forms(codex):
    for keyword in KEYWORDS:
        told = codex.explain(f"keyword:{keyword.id}")
        assert is_told(told.title), keyword.id
        assert is_told(told.why.words), keyword.id
        assert keyword.forms, keyword.id
        for form in keyword.forms:
            found = keyword_at(f"– {form.replace('*', '').removeprefix('-')} –", 2)
            assert (found is None) == form.startswith("-"), (keyword.id, form)


@pytest.mark.usefixtures("language")
def test_every_refusal_leads_to_its_rule_in_players_words():
    wording, state = Wording.of(sample_box()), sample_state()
    for kind in EXPEDITION.reasons:
        for reason in samples(kind):
            told = wording.codex.refusal(wording.refusals.why(reason, state))
            assert is_told(told.reason), reason
            assert reason.rule in told.why.rules
            assert is_told(told.why.words), reason


def test_every_chapter_and_passage_is_in_words_of_its_own(language):
    if language == "en":
        return
    same = [passage.english for chapter in CHAPTERS for passage in chapter.passages if passage.words == passage.english]
    assert same == []


def test_the_lessons_of_the_training_can_be_read_again(codex):
    lessons = codex.lessons()
    assert len(lessons) == len(Topic)
    lessons += codex.guided()
    assert len(lessons) == len(GuideStep) + len(Topic)
    assert all(is_told(lesson.title) and is_told(" ".join(lesson.words)) for lesson in lessons)


def test_each_step_of_a_check_is_told_by_its_rule(codex):
    for number in range(1, len(STEPS) + 1):
        assert is_told(codex.explain(f"step:{number}").why.words)


def test_every_card_that_may_be_looked_up_is_told(codex):
    for card in codex.cards.open():
        told = codex.explain(f"card:{card}")
        assert is_told(told.title), card
        assert told.why is not None, card


def test_who_somebody_is_stands_below_what_the_card_does(language):
    words = Wording.of(BOX)
    for member in BOX.crew:
        card = words.codex.cards.find(f"{Family.CREW.value}/{member}")
        assert card.lines
        assert card.story == words.names.biography(member)
        assert words.codex.explain(f"card:{card.id}").words == (*card.lines, card.story)


def test_cards_that_the_story_hides_are_not_found_before_they_lie_open(speak):
    assert speak("en")
    codex = Wording.of(BOX).codex
    mission = f"{Family.MISSION.value}/{min(BOX.missions)}"
    name = codex.explain(f"card:{mission}").title
    hidden, shown = CodexSearch(codex), CodexSearch(codex, [mission])
    assert f"card:{mission}" not in [found.subject for found in hidden.find(name)]
    assert f"card:{mission}" in [found.subject for found in shown.find(name)]


def test_the_search_finds_topics_icons_cards_and_rules(speak):
    assert speak("en")
    search = CodexSearch(Wording.of(BOX).codex)
    assert search.find("") == search.contents()
    assert [found.subject for found in search.find("chk-06")] == ["rule:CHK-06"]
    assert [found.subject for found in search.find("CHK06")] == ["rule:CHK-06"]
    assert all(found.subject.startswith("rule:DLY-") for found in search.find("dly-0"))
    assert "chapter:travel" in [found.subject for found in search.find("travel")]
    assert "icon:xenology" in [found.subject for found in search.find("xenolo")]
    assert "lesson:turn_order" in [found.subject for found in search.find("turn order")]
    card = min(BOX.equipment)
    assert f"card:equipment/{card}" in [found.subject for found in search.find(BOX.equipment[card].name)]
    assert search.find("no such word anywhere") == ()


def test_the_search_reads_over_accents_and_case(speak):
    assert speak("cs")
    search = CodexSearch(Wording.of(BOX).codex)
    assert "chapter:injuries" in [found.subject for found in search.find("ZRANENI")]


def test_what_only_looks_like_a_keyword_is_none(speak):
    assert speak("en")
    assert [keyword.id for keyword in keywords_in("The rest of it leads to a rest.")] == ["rest"]


def test_the_longest_word_is_meant_and_parts_of_words_are_not(speak):
    assert speak("en")
    found = [
        keyword.id for keyword in keywords_in("Make a dice check, spend 1 die and refresh 2. Interesting checkers.")
    ]
    assert found == ["dice_check", "spend_die", "refresh"]


def test_a_search_for_rules_has_one_line_for_each_passage(speak):
    """Searching TRN-1 once listed one title ten times."""
    assert speak("en")
    search = CodexSearch(Wording.of(BOX).codex)
    found = search.find("TRN-1")
    titles = [each.title for each in found]
    assert len(titles) == len(set(titles)) > 1
    passages = {passage.rules for chapter in CHAPTERS for passage in chapter.passages}
    of = [next(rules for rules in passages if each.subject.removeprefix("rule:") in rules) for each in found]
    assert len(of) == len(set(of))
    assert all(any(rule.startswith("TRN-1") for rule in rules) for rules in of)
