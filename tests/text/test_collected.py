"""The files of the translators are complete, in step with code and cards, and keep every place and icon."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest

from tests.text.conftest import compile_words
from vanguard_desktop.resources import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
FAMILIES = ("app", "content")
PLACES = re.compile(r"\{\w+\}|%n|%L?\d+|</?[a-zA-Z][^>]*>|\[[a-z][a-z0-9_]*\]")


@attrs.frozen
class Message:
    """One text as translators see it."""

    context: str
    source: str
    plural: bool
    finished: bool
    texts: tuple[str, ...]
    note: str


def messages(path: Path) -> Iterator[Message]:
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = translation.findall("numerusform") if plural else [translation]
            yield Message(
                context.findtext("name") or "",
                message.findtext("source") or "",
                plural,
                translation.get("type") != "unfinished",
                tuple(form.text or "" for form in forms),
                message.findtext("extracomment") or "",
            )


@pytest.mark.parametrize("family", FAMILIES)
def test_nothing_is_collected_anew(family, fresh):
    for language in LANGUAGES:
        name = f"{family}_{language}.ts"
        known, now = set(keys(ROOT / "i18n" / name)), set(keys(fresh / name))
        assert (now - known, known - now) == (set(), set()), "run python i18n/collect.py"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory):
    """What the collecting script finds today, starting from nothing."""
    folder = tmp_path_factory.mktemp("collected")
    collect_into(folder)
    return folder


def test_every_text_of_the_code_with_a_number_is_collected_with_plural_forms(fresh):
    said = {
        node.value
        for path in (ROOT / "vanguard_desktop").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "%n" in node.value
    }
    collected = {message.source: message.plural for message in messages(fresh / "app_en.ts") if "%n" in message.source}
    assert collected == dict.fromkeys(said, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_interface_is_translated_completely(language):
    unfinished = [
        message.source
        for message in messages(ROOT / "i18n" / f"app_{language}.ts")
        if (language != "en" or message.plural) and not (message.finished and all(map(str.strip, message.texts)))
    ]
    assert unfinished == []


def test_whoever_translates_a_card_reads_which_card_it_is_and_what_the_text_is_to_it():
    silent = [each.source for each in messages(ROOT / "i18n" / "content_it.ts") if not each.note]
    assert silent == []
    notes = {each.source: each.note for each in messages(ROOT / "i18n" / "content_it.ts")}
    assert notes["Drifter Calf"] == "Point of interest P104 “Drifter Calf”: name."
    assert notes["Free the Calf"] == "Point of interest P104 “Drifter Calf”: name of special action 1."
    assert notes["Help the calf"] == "Logbook entry 101: alternative 1 of a choice, before what it does."


def test_whoever_translates_a_text_with_places_reads_what_fills_them():
    bare = {
        f"{message.context}: {message.source}": untold
        for message in messages(ROOT / "i18n" / "app_en.ts")
        if (untold := [place for place in re.findall(r"\{\w+\}", message.source) if place not in message.note])
        or ("%n" in message.source and not message.note)
    }
    assert not bare


def test_whoever_translates_one_word_or_two_reads_where_they_stand():
    bare = [
        f"{message.context}: {message.source}"
        for message in messages(ROOT / "i18n" / "app_en.ts")
        if len(re.findall(r"\w+", message.source)) <= 2 and not message.note
    ]
    assert not bare


def test_the_note_of_a_text_with_a_number_does_not_go_to_the_next_text():
    notes = {message.source: message.note for message in messages(ROOT / "i18n" / "app_en.ts")}
    assert notes["Gain %n copies of {card}."] == (
        "Effect of a card aboard. %n is how many of one card. {card} is the name of a card in quotation marks."
    )
    assert "copies" not in notes["Remove this card from the game."]


def test_a_changed_text_keeps_its_old_translation_as_a_suggestion(tmp_path):
    """As if yesterday the code had said it in other words, and a text that is gone today had been there."""
    shutil.copytree(ROOT / "i18n", tmp_path / "i18n")
    file = tmp_path / "i18n" / "app_cs.ts"
    known = file.read_text(encoding="utf-8")
    line, was = "<source>The lander takes off.</source>", "<source>The lander is taking off now.</source>"
    counted, were = "<source>Draw %n section card(s).</source>", "<source>Draw %n card(s) of your section.</source>"
    assert known.count(line) == known.count(counted) == 1
    file.write_text(known.replace(line, was).replace(counted, were), encoding="utf-8")
    collect_into(tmp_path / "i18n")
    before = {each.source: each for each in messages(ROOT / "i18n" / "app_cs.ts")}
    after = {each.source: each for each in messages(file)}
    assert after.keys() == before.keys()
    changed = [source for source in before if after[source] != before[source]]
    assert sorted(changed) == ["Draw %n section card(s).", "The lander takes off."]
    for source in changed:
        assert after[source] == attrs.evolve(before[source], finished=False)
    once = file.read_text(encoding="utf-8")
    collect_into(tmp_path / "i18n")
    assert file.read_text(encoding="utf-8") == once


def test_a_new_language_is_one_entry_in_one_list(tmp_path):
    """In a copy of the program: it is collected, chosen in the settings and on the command line, and spoken."""
    for folder in ("vanguard_desktop", "i18n"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "resources").symlink_to(ROOT / "resources", target_is_directory=True)
    listed = tmp_path / "vanguard_desktop" / "resources.py"
    code = listed.read_text(encoding="utf-8")
    assert '"cs": "Čeština"' in code
    listed.write_text(code.replace('"cs": "Čeština"', '"cs": "Čeština", "fr": "Français"'), encoding="utf-8")
    collect_into(tmp_path / "i18n", root=tmp_path)
    for family in FAMILIES:
        french, czech = (set(keys(tmp_path / "i18n" / f"{family}_{language}.ts")) for language in ("fr", "cs"))
        assert french == czech
    words = tmp_path / "i18n" / "app_fr.ts"
    told = "<source>The lander takes off.</source>"
    untold = '<translation type="unfinished"></translation>'
    text = words.read_text(encoding="utf-8")
    start = text.index(told, text.index("<name>MovesText</name>"))
    text = text[:start] + text[start:].replace(untold, "<translation>L’atterrisseur décolle.</translation>", 1)
    words.write_text(text, encoding="utf-8")
    program = (
        "from pathlib import Path\n"
        "from PySide6.QtCore import QCoreApplication\n"
        "from vanguard_desktop.cli import parser\n"
        "from vanguard_desktop.text.common.languages import Languages, system_language\n"
        "from vanguard_desktop.widgets.preferences import fits\n"
        "from vanguard_desktop import resources\n"
        "app = QCoreApplication([])\n"
        "assert Path(resources.__file__).parent.parent == Path.cwd()\n"
        "assert parser().parse_args(['tour', 'pictures', '--language', 'fr']).language == 'fr'\n"
        "assert fits('language', 'fr') and system_language(['fr-CH']) == 'fr'\n"
        "languages = Languages(Path('compiled'))\n"
        "assert languages.use('fr')\n"
        "print(QCoreApplication.translate('MovesText', 'The lander takes off.'))\n"
    )
    (tmp_path / "compiled").mkdir()
    compile_words(words, tmp_path / "compiled")
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.stderr == ""
    assert done.stdout == "L’atterrisseur décolle.\n"


def collect_into(folder, root=ROOT):
    command = [sys.executable, str(root / "i18n" / "collect.py"), str(folder)]
    subprocess.run(command, check=True, cwd=root, env={**os.environ, "PYTHONPATH": str(root)})


def keys(path):
    return ((message.context, message.source, message.plural) for message in messages(path))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_translations_keep_every_place_and_icon(family, language, fresh):
    forms = {len(message.texts) for message in messages(fresh / f"app_{language}.ts") if message.plural}
    for message in messages(ROOT / "i18n" / f"{family}_{language}.ts"):
        wanted = Counter(PLACES.findall(message.source))
        assert not message.plural or {len(message.texts)} == forms, message
        for text in filter(None, message.texts):
            found = Counter(PLACES.findall(text))
            if message.plural:  # a form for one may leave the number out
                wanted.pop("%n", None)
                found.pop("%n", None)
            assert found == wanted, (message.source, text)


# What opens and closes a quotation; nothing else of the kind stands in a text of the language.
QUOTES = {"en": "“”", "it": "«»", "de": "„“", "cs": "„“"}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language_and_nobody_shouts(family, language):
    odd = []
    for message in messages(ROOT / "i18n" / f"{family}_{language}.ts"):
        if message.context == "Mistake":  # what stands in a file of a pack, as it stands there
            continue
        for text in [message.source] if language == "en" else message.texts:
            strange = set(re.findall(r"[\"'“”„«»!]", text)) - set(QUOTES[language])
            opening, closing = map(text.count, QUOTES[language])
            if strange or opening != closing:
                odd.append(f"{message.context}: {text}")
    assert not odd


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_interface_has_two_colons(language):
    stacked = [
        f"{message.context}: {text}"
        for message in messages(ROOT / "i18n" / f"app_{language}.ts")
        if message.context not in ("Keyword", "Mistake")  # lists, and what stands in a file of a pack
        for text in ([message.source] if language == "en" else message.texts)
        if any(sentence.count(":") > 1 for sentence in re.split(r"(?<=[.?])\s+|\n", text))
    ]
    assert not stacked


def test_icons_in_sentences_have_a_file():
    icons = {path.stem for path in (ROOT / "resources" / "icons").glob("*.svg")}
    used = {
        mark
        for message in messages(ROOT / "i18n" / "app_en.ts")
        for mark in re.findall(r"\[([a-z][a-z0-9_]*)\]", message.source)
    }
    assert used
    assert used <= icons
