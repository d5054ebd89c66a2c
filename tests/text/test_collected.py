"""The files of the translators are complete, in step with code and cards, and keep every place and icon."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest

ROOT = Path(__file__).parent.parent.parent
FAMILIES = ("app", "content")
LANGUAGES = ("en", "it", "de", "cs")
FORMS = {"en": 2, "it": 2, "de": 2, "cs": 3}
PLACES = re.compile(r"\{\w+\}|%n|%L?\d+|</?[a-zA-Z][^>]*>|\[[a-z][a-z0-9_]*\]")


@attrs.frozen
class Message:
    """One text as translators see it."""

    context: str
    source: str
    plural: bool
    finished: bool
    texts: tuple[str, ...]


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
            )


@pytest.mark.parametrize("family", FAMILIES)
def test_nothing_is_collected_anew(family, fresh):
    for language in LANGUAGES:
        name = f"{family}_{language}.ts"
        known = {(message.context, message.source, message.plural) for message in messages(ROOT / "i18n" / name)}
        now = {(message.context, message.source, message.plural) for message in messages(fresh / name)}
        assert (now - known, known - now) == (set(), set()), "run python i18n/collect.py"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory):
    """What the collecting script finds today, starting from nothing."""
    folder = tmp_path_factory.mktemp("collected")
    subprocess.run([sys.executable, str(ROOT / "i18n" / "collect.py"), str(folder)], check=True, cwd=ROOT)
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_translations_keep_every_place_and_icon(family, language):
    for message in messages(ROOT / "i18n" / f"{family}_{language}.ts"):
        wanted = Counter(PLACES.findall(message.source))
        assert not message.plural or len(message.texts) == FORMS[language], message
        for text in filter(None, message.texts):
            found = Counter(PLACES.findall(text))
            if message.plural:  # a form for one may leave the number out
                wanted.pop("%n", None)
                found.pop("%n", None)
            assert found == wanted, (message.source, text)


def test_icons_in_sentences_have_a_file():
    icons = {path.stem for path in (ROOT / "resources" / "icons").glob("*.svg")}
    used = {
        mark
        for message in messages(ROOT / "i18n" / "app_en.ts")
        for mark in re.findall(r"\[([a-z][a-z0-9_]*)\]", message.source)
    }
    assert used
    assert used <= icons
