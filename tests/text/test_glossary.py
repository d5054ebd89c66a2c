"""The words of the table: one for each thing in every language, and the program says them as the glossary does."""

from __future__ import annotations

import csv
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.text.common.icon_names import ICONS, icon_name

ROOT = Path(__file__).parent.parent.parent
# What the table calls otherwise, and what must not be said of the Current, which has to be "ihm" in German.
NEVER = {"it": r"\b[Aa]ss[oi]\b", "de": r"Resultat|\bAss(e|en)?\b|Strömung", "cs": r"\b[Ee]s(o|a|em)?\b|[Ll]ízn"}
# To press something on the table is to click on it; nobody presses it down.
PRESSED = {"it": "prem", "de": "drück", "cs": "tisk"}
TRANSLATED = [language for language in LANGUAGES if language != "en"]


def terms():
    with (ROOT / "i18n" / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_word_of_the_glossary_is_there_in_every_language():
    listed = terms()
    assert len({term["key"] for term in listed}) == len(listed) > 350
    assert [term["key"] for term in listed for language in LANGUAGES if not term[language].strip()] == []


def test_qt_linguist_gets_a_phrase_book_for_every_language(tmp_path):
    subprocess.run([sys.executable, str(ROOT / "i18n" / "glossary.py"), str(tmp_path)], check=True)
    assert {path.name for path in tmp_path.iterdir()} == {f"glossary_{language}.qph" for language in TRANSLATED}
    for language in TRANSLATED:
        book = ET.parse(tmp_path / f"glossary_{language}.qph").getroot()
        assert (book.get("sourcelanguage"), book.get("language")) == ("en", language)
        phrases = [(phrase.findtext("source"), phrase.findtext("target")) for phrase in book]
        assert phrases == [(term["en"], term[language]) for term in terms()]


@pytest.mark.parametrize("language", TRANSLATED)
def test_icons_are_called_as_the_glossary_calls_what_they_show(language, speak):
    assert speak(language)
    called = {}
    for term in terms():
        if not term["key"].startswith("mars_"):
            called.setdefault(term["en"].casefold(), set()).add(term[language].casefold())
    known = {
        mark: called[str(english).casefold()] for mark, (_, english) in ICONS.items() if english.casefold() in called
    }
    assert len(known) > 90
    assert {mark: icon_name(mark) for mark, names in known.items() if icon_name(mark).casefold() not in names} == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_one_thing_has_one_word(language):
    assert [text for _, _, text in translations(language) if re.search(NEVER[language], text)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_is_pressed_with_the_mouse_is_clicked(language):
    told = [(source, text) for context, source, text in translations(language) if context in ("GuideText", "DiceTray")]
    clicked = [text for source, text in told if re.search(r"\b[Pp]ress\b", source)]
    assert len(clicked) > 5
    assert [text for text in clicked if PRESSED[language] in text.casefold()] == []


def translations(language):
    """Context, English text and every form of its translation, of the interface and of the stories."""
    for family in ("app", "content"):
        for context in ET.parse(ROOT / "i18n" / f"{family}_{language}.ts").getroot().iter("context"):
            for message in context.iter("message"):
                translation = message.find("translation")
                for text in filter(None, (translation.text, *(form.text for form in translation))):
                    yield context.findtext("name"), message.findtext("source"), text
