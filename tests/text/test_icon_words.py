"""Icons are said in words that fit their sentence: in the case it asks for, and for as many as there are."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.support.boxes import shipped
from tests.text.corpus import texts
from tests.text.samples import sample_box, sample_state
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.effects import GainLeads, LoseSupplies, RefreshDice
from vanguard_desktop.rulesets.ship.effects import GatherDiscovery
from vanguard_desktop.setting.standing import DiscoveryItem, DiscoveryType, Price
from vanguard_desktop.text.common.icon_names import ICONS
from vanguard_desktop.text.common.icon_words import ICON_MARK, WORDS, spoken, words_of
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.aboard.discoveries import price_words
from vanguard_desktop.text.ship.words import ShipWords

ROOT = Path(__file__).parent.parent.parent
FORM = re.compile(r"(?:\[[a-z0-9_]+\]|\{\w+\})\(([^)\s]*)\)")
TRANSLATED = [language for language in LANGUAGES if language != "en"]
LOSS = {
    "en": {1: "Lose 1 supply.", 3: "Lose 3 supplies.", 7: "Lose 7 supplies."},
    "it": {1: "Perdete 1 provvista.", 3: "Perdete 3 provviste.", 7: "Perdete 7 provviste."},
    "de": {1: "Verliert 1 Vorrat.", 3: "Verliert 3 Vorräte.", 7: "Verliert 7 Vorräte."},
    "cs": {1: "Ztraťte 1 zásobu.", 3: "Ztraťte 3 zásoby.", 7: "Ztraťte 7 zásob."},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_is_said_in_the_number_and_case_of_the_language(language, speak):
    assert speak(language)
    rules = Wording.of(sample_box()).rules
    said = {count: spoken(rules.effect(LoseSupplies(count=count))) for count in LOSS[language]}
    assert said == LOSS[language]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("de", ("Erneuert 1 beliebigen Würfel.", "Erneuert 4 beliebige Würfel.", "der globalen Bedingung")),
        ("cs", ("Obnovte 1 libovolnou kostku.", "Obnovte 5 libovolných kostek.", "karty obecné podmínky")),
        ("it", ("Ricaricate 1 dado qualsiasi.", "Ricaricate 4 dadi qualsiasi.", "della condizione generale")),
    ],
)
def test_adjectives_are_bent_with_their_nouns(language, sentences, speak):
    assert speak(language)
    rules = Wording.of(shipped()).rules
    one, many, condition = sentences
    assert spoken(rules.effect(RefreshDice(count=1))) == one
    assert spoken(rules.effect(RefreshDice(count=int(many.split()[1])))) == many
    said = [spoken(text) for _, text in texts(shipped(), Wording.of(shipped())) if "[global_condition]" in text]
    assert any(condition in text for text in said)


@pytest.mark.parametrize(
    ("language", "drawn", "priced"),
    [
        (
            "cs",
            "Doberte 1 podivnou flóru mezi nasbírané objevy.",
            "1 energii, 1 mimozemskou technologii (vzácná karta)",
        ),
        ("de", "Zieht 1 seltsame Flora zu den gesammelten Entdeckungen.", "1 Energie, 1 Alien-Tech (selten)"),
        (
            "it",
            "Pescate e aggiungete alle scoperte raccolte 1 strana vegetazione.",
            "1 energia, 1 tecnologia aliena (carta rara)",
        ),
    ],
)
def test_finds_that_are_drawn_or_paid_are_objects_of_the_sentence(language, drawn, priced, speak):
    assert speak(language)
    flora = GatherDiscovery(deck=DiscoveryType.FLORA, rarity=1, count=1)
    assert spoken(ShipWords(Wording.of(sample_box()).names).effect(flora)) == drawn
    rare = DiscoveryItem(deck=DiscoveryType.ALIEN_TECH, rarity=2, count=1)
    assert spoken(price_words(Price(energy=1, discoveries=(rare,)))) == priced


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "Žetony náznaků opouštějí balíček pro podivnou flóru."),
        ("de", "Die Hinweisplättchen verlassen das Deck für seltsame Flora."),
    ],
)
def test_a_discovery_deck_is_named_by_what_it_is_for(language, line, speak):
    assert speak(language)
    log = Wording.of(sample_box()).log
    assert spoken(log.sentence(ev.LeadsCleared(type=DiscoveryType.FLORA), sample_state())) == line


def test_icons_in_a_row_are_bent_alike(speak):
    assert speak("cs")
    leads = Wording.of(sample_box()).rules.effect(GainLeads(count=2))
    assert spoken(leads).startswith("Získejte 2 náznaky")
    assert spoken("pro [discovery_flora] nebo [discovery_mineral](acc)") == "pro podivnou flóru nebo minerál"
    assert spoken("pro [discovery_flora], [poi] nebo [charge](gen)") == "pro podivné flóry, bodu zájmu nebo stimulantu"
    assert spoken("[lead] a [threat] bez [charge](gen)") == "Náznak a hrozba bez stimulantu"


def test_icons_side_by_side_are_said_one_after_the_other(speak):
    assert speak("en")
    assert spoken("Rolled: [injury_damage] [injury_mental] 4.") == "Rolled: damage, mental damage 4."
    assert spoken("[ann] [supplies] [ann]") == "[ann] supply [ann]"


def test_a_sentence_begins_with_a_capital_and_players_may_call_themselves_what_they_like(speak):
    assert speak("en")
    assert spoken("[supplies](pl) are unlimited. [lead](pl) are not.") == "Supplies are unlimited. Leads are not."
    assert spoken("[ann] takes 2 [supplies].") == "[ann] takes 2 supplies."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_in_a_translation_is_one_that_the_words_of_icons_have(language, speak):
    """A case, `pl`, or both; and every icon that is bent at all is bent into the same cases."""
    assert speak(language)
    cases = {case for mark in WORDS for case in words_of(mark)}
    bent = {mark: set(words_of(mark)) for mark in WORDS}
    assert {mark: have for mark, have in bent.items() if have not in ({""}, cases)} == {}
    allowed = {*cases - {""}, "pl", *(f"{case}.pl" for case in cases - {""})}
    used = {form for text in translations(language) for form in FORM.findall(text)}
    assert used <= allowed
    assert len(used) >= {"en": 1, "it": 1, "de": 6, "cs": 6}[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_an_icon_are_as_many_as_the_plural_forms_of_the_language(language, speak):
    assert speak(language)
    forms = {
        len(message.findall("translation/numerusform")) for message in messages(language) if message.get("numerus")
    }
    assert len(forms) == 1
    told = {mark: {len(words) for words in words_of(mark).values()} for mark in WORDS}
    assert {mark: counts for mark, counts in told.items() if counts != forms} == {}
    assert all(word.strip() == word != "" for mark in WORDS for words in words_of(mark).values() for word in words)


def test_every_icon_that_stands_in_a_sentence_has_words(speak):
    """What a text has in brackets, and what is put into it: skills, biomes, discoveries, results of dice."""
    literals = {
        mark
        for path in (ROOT / "vanguard_desktop").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for mark in ICON_MARK.findall(node.value)
        if mark in ICONS
    }
    assert speak("en")
    composed = {mark for _, text in texts(shipped(), Wording.of(shipped())) for mark in ICON_MARK.findall(text)}
    tables = {mark for mark in composed if re.fullmatch("danger_die_[a-z]", mark)}
    assert {spoken(f"[{mark}]") for mark in tables} == {f"Danger die {mark[-1].upper()}" for mark in tables}
    composed -= tables
    assert literals | composed | {icon.value for icon in Icon} <= set(WORDS)


def test_numbers_agree_with_what_they_count(speak):
    """Of each text in the tongue of three numbers: the word behind a number is never that of another number."""
    assert speak("cs")
    counted = re.compile(r"(?<![\w.])(\d+) \[([a-z0-9_]+)\]\(?([a-z]*)\)?")
    for place, text in texts(shipped(), Wording.of(shipped())):
        for number, mark, case in counted.findall(text):
            which = 0 if number == "1" else 1 if number in "234" else 2
            forms = words_of(mark)
            assert f"{number} {forms.get(case, forms[''])[which]}" in spoken(text), (place, text)


def translations(language):
    for message in messages(language):
        translation = message.find("translation")
        yield from filter(None, (translation.text, *(form.text for form in translation)))
        yield message.findtext("source")


def messages(language):
    for context in ET.parse(ROOT / "i18n" / f"app_{language}.ts").getroot().iter("context"):
        if context.findtext("name") != "IconWords":
            yield from context.iter("message")
