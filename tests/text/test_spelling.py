"""What the spelling of the translations is looked over with: only words go there, and the lists stay in order."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

I18N = Path(__file__).parent.parent.parent / "i18n"


@pytest.fixture(scope="module")
def spelling() -> ModuleType:
    spec = importlib.util.spec_from_file_location("spelling", I18N / "spelling.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("context", "text", "words"),
    [
        ("DiceText", "Ztraťte %n [supplies](acc) z {what}.", "Ztraťte z"),
        ("Names", "Oben <b>steht</b> CHK-06.&nbsp;Unten", "Oben steht Unten"),
        ("logs", "Sull’acqua c’è *luce*", "acqua è luce"),
        ("Keyword", "Kostka: kostk*|kostek|-kostel", "Kostka kostek"),
        ("IconWords", "zásoba|zásoby|zásob; acc zásobu|zásoby|zásob", "zásoba zásoby zásob zásobu zásoby zásob"),
    ],
)
def test_only_words_are_looked_up(spelling, context, text, words):
    assert spelling.plain(context, text).replace(".", " ").split() == words.split()


@pytest.mark.parametrize("language", ["it", "de", "cs"])
def test_each_known_word_stands_in_its_list_once(language):
    words = (I18N / f"known_{language}.txt").read_text(encoding="utf-8").splitlines()
    assert words == sorted(set(words))
