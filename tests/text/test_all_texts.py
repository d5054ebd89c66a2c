"""What no composed text may do, in any language: every text of every card of the built-in packs is read here."""

from __future__ import annotations

import re

import pytest

from tests.support.boxes import shipped
from tests.text.corpus import lines
from vanguard_desktop.content.families import KEYWORDS, keywords
from vanguard_desktop.content.load import open_packs
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.text.common.icon_words import ICON_MARK, spoken
from vanguard_desktop.text.common.wording import Wording

QUOTES = {"en": "“”", "it": "«»", "de": "„“", "cs": "„“"}
ANY_QUOTES = '“”„«»‹›‚‘"'
SENTENCE = re.compile(r"(?<=[.?])\s+")
# What cards print before their lines; a name that stands alone behind it is set apart.
LABEL = re.compile(r"^[^–:]*(?::| –) ")


@pytest.fixture(scope="module")
def box():
    return shipped()


@pytest.fixture(params=LANGUAGES)
def told(request, speak, box):
    """The language, and every line with its place."""
    assert speak(request.param)
    return request.param, list(dict.fromkeys(lines(box, Wording.of(box))))


def test_no_sentence_has_two_colons(told):
    _, said = told
    assert len(said) > 2000
    assert [each for each in said if any(part.count(":") > 1 for part in SENTENCE.split(each[1]))] == []


def test_no_number_stands_beside_a_number(told):
    _, said = told
    assert [each for each in said if re.search(r"\d[ \u00a0]\d", each[1])] == []


def test_nobody_shouts(told):
    _, said = told
    assert [each for each in said if "!" in each[1]] == []


def test_quotation_marks_are_those_of_the_language(told):
    language, said = told
    foreign = set(ANY_QUOTES) - set(QUOTES[language])
    assert [each for each in said if foreign & set(each[1])] == []
    first, last = QUOTES[language]
    assert [each for each in said if each[1].count(first) != each[1].count(last)] == []


def test_names_of_cards_and_places_are_quoted(told, box):
    language, said = told
    first, last = QUOTES[language]
    names = Wording.of(box).names
    called = {names.content(entry.family, getattr(entry.definition, "name", "")) for entry in entries()}
    called |= {names.sector(world, sector.number) for world in box.worlds.values() for sector in world.sectors}
    called |= {names.content(KEYWORDS, words) for entry in entries() for words in keywords(entry.definition)}
    # A word that is a name may be a word all the same; several of them in a row are no chance.
    pattern = re.compile("|".join(re.escape(name) for name in sorted(called, key=len, reverse=True) if " " in name))
    bare = []
    for place, line in said:
        text = re.sub(f"{first}[^{last}]*{last}", "", line)
        text = LABEL.sub("", text)
        if pattern.search(text):
            bare.append((place, line))
    actions = {names.content(entry.family, action.name) for entry in entries() for action in actions_of(entry)}
    assert [each for each in bare if each[1].partition(": ")[2] not in actions] == []


def test_icons_are_said_in_words_wherever_they_stand(told):
    _, said = told
    assert [line for _, line in said if "[" in spoken(line) or "](" in spoken(line)] == []


def test_what_only_the_notes_of_the_campaign_know_stays_out_of_what_is_read(speak, box):
    assert speak("en")
    wording = Wording.of(box)
    for place, text in lines(box, wording):
        if place.partition("/")[0] in ("pois", "events", "threats", "conditions", "section_cards", "equipment"):
            assert "keyword" not in text, (place, text)
            assert "counter" not in text, (place, text)
    for id, entry in box.logs.items():
        under_the_story = "" if entry.effect is None else wording.rules.entry(entry.effect)
        assert "keyword" not in under_the_story, id
        assert "What happened before" not in under_the_story, id
        told = wording.codex.explain(f"entry:{id}")
        assert ("stamp salt" in repr(entry.effect).replace("_", " ")) == (
            told is not None and "“stamp salt”" in " ".join(told.words)
        )


def test_there_is_an_icon_for_every_mark(told, box):
    _, said = told
    names = Wording.of(box).names
    assert {mark for _, line in said for mark in ICON_MARK.findall(line) if not names.icon(mark)} == set()


def entries():
    return [entry for pack in open_packs() for entry in pack.entries]


def actions_of(entry):
    return getattr(entry.definition, "actions", ())
