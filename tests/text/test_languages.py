"""The language changes everywhere at once while the game runs, and each language counts as its speakers do."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject
from PySide6.QtWidgets import QLabel

from tests.support.boxes import shipped
from tests.text.samples import sample_box, sample_state
from vanguard_desktop.content.words import Words
from vanguard_desktop.core.ids import PathId
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.resources import LANGUAGES, resource_path
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, LiftOff, Rest, Travel
from vanguard_desktop.rulesets.expedition.data.effects import LoseSupplies, Nothing, SpendDice
from vanguard_desktop.rulesets.expedition.data.events import RoundOpened
from vanguard_desktop.text.common.icon_words import spoken
from vanguard_desktop.text.common.languages import Languages, system_language
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.shared_text import label
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.rules.rules_text import RulesText


def test_the_same_texts_speak_another_language_after_a_switch(speak):
    wording, state = Wording.of(sample_box()), sample_state()
    heard = []
    for language in (*LANGUAGES, "en"):
        speak(language)
        heard.append((wording.rules.effect(LoseSupplies()), wording.prompts.question(state.question, state)))
    assert len(set(heard)) == len(LANGUAGES)
    assert heard[0] == heard[-1]


def test_a_switch_tells_every_widget_once(speak, qtbot):
    class Watcher(QObject):
        heard = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.heard += event.type() == QEvent.Type.LanguageChange
            return False

    label, watcher = QLabel(), Watcher()
    qtbot.addWidget(label)
    label.installEventFilter(watcher)
    speak("cs")
    assert watcher.heard == 1
    speak("de")
    assert watcher.heard == 2


@pytest.mark.parametrize(
    ("language", "sentences"),
    {
        "en": {0: "Spend 0 red dice.", 1: "Spend 1 red die.", 2: "Spend 2 red dice."},
        "it": {1: "Spendete 1 dado rosso.", 2: "Spendete 2 dadi rossi."},
        "de": {1: "Verbraucht 1 roten Würfel.", 2: "Verbraucht 2 rote Würfel."},
        "cs": {
            0: "Vyčerpejte 0 červených kostek.",
            1: "Vyčerpejte 1 červenou kostku.",
            2: "Vyčerpejte 2 červené kostky.",
            4: "Vyčerpejte 4 červené kostky.",
            5: "Vyčerpejte 5 červených kostek.",
            22: "Vyčerpejte 22 červených kostek.",
        },
    }.items(),
)
def test_numbers_bend_their_nouns(language, sentences, speak):
    speak(language)
    rules = RulesText(Names(sample_box()))
    texts = {count: spoken(rules.effect(SpendDice(count=count, color=Color.RED))) for count in sentences}
    assert texts == sentences


# Words that players know from the table; a text that says it otherwise would send them looking.
GLOSSARY = {
    "en": ("Rest", "Travel", "Lift-off", "turn", "Supplies", "Event", "Round"),
    "it": ("Riposo", "Viaggio", "Decollo", "turno", "Provviste", "Evento", "round"),
    "de": ("Rasten", "Reisen", "Starten", "Zug", "Vorräte", "Ereignis", "Runde"),
    "cs": ("Odpočinek", "Přesun", "Odlet", "tah", "Zásoby", "Událost", "kolo"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_table_are_used(language, speak):
    speak(language)
    wording, state = Wording.of(sample_box()), sample_state()
    said = (
        wording.prompts.answer(Rest(), state),
        wording.prompts.answer(Travel(path=PathId("to-ridge")), state),
        wording.prompts.answer(LiftOff(), state),
        wording.prompts.answer(EndTurn(), state),
        wording.names.icon("supplies"),
        wording.names.icon("event"),
        wording.log.sentence(RoundOpened(round=2), state),
    )
    assert [(word, text) for word, text in zip(GLOSSARY[language], said, strict=True) if word not in text] == []


def test_words_of_a_pack_from_elsewhere_follow_the_language(speak):
    words = Words.of([{"cs": {"events": {"Storm": "Bouře"}}}])
    names, event = Names(sample_box(), words), next(iter(sample_box().events))
    speak("cs")
    assert names.event_card(event) == "Bouře"
    speak("de")
    assert names.event_card(event) == "Storm"


@pytest.mark.parametrize(
    ("preferred", "chosen"),
    [(["cs-CZ"], "cs"), (["de-Latn-AT", "en"], "de"), (["fr-FR", "it_IT"], "it"), (["fr"], "en"), ([], "en")],
)
def test_the_first_language_of_the_system_that_the_game_knows_is_preselected(preferred, chosen):
    assert system_language(preferred) == chosen


def test_numbers_and_dates_follow_the_language(speak):
    speak("de")
    assert QLocale().language() is QLocale.Language.German


def test_qt_speaks_the_same_language_in_its_own_dialogs(speak):
    heard = []
    for language in LANGUAGES:
        speak(language)
        heard.append(QCoreApplication.translate("QPlatformTheme", "Cancel"))
    assert heard == ["Cancel", "Annulla", "Abbrechen", "Zrušit"]


def test_without_its_files_the_game_speaks_english(speak, tmp_path):
    languages = Languages(tmp_path)
    assert not languages.use("cs")
    assert RulesText(Names(sample_box())).effect(Nothing()) == "No effect."
    languages.withdraw()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_what_the_story_calls_an_alternative_is_said_in_every_language(speak, language):
    speak(language)
    names = Names(shipped())
    files = resource_path("content").rglob("*.json")
    labels = {said for file in files for said in labels_in(json.loads(file.read_text(encoding="utf-8")))}
    assert len(labels) > 60
    assert [said for said in labels if label(names, (said,), 1) == said] == []


def labels_in(data):
    """The names of alternatives, wherever in a card they stand."""
    if isinstance(data, dict):
        yield from data.get("labels", ())
    if isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from labels_in(part)
