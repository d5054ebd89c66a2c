"""Nothing in a rule book is without words: every effect, event, decision, command and reason, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.text.samples import COUNT, sample_box, sample_state, samples
from vanguard_desktop.content.errors import ContentError, Finding, Mistake
from vanguard_desktop.core.events import BookOpened
from vanguard_desktop.core.ids import Flag
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.rulesets.expedition.data.effects import (
    Choose,
    GainSupplies,
    InOrder,
    LoseSupplies,
    SetFlag,
    SpendDice,
)
from vanguard_desktop.rulesets.expedition.data.questions import TESTS, Done, FlagSet
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.store.errors import Damage
from vanguard_desktop.text.common.icon_names import ICONS
from vanguard_desktop.text.common.icon_words import ICON_MARK
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.troubles import Troubles
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.rules.rules_text import RulesText

ICON_FILES = {path.stem for path in (Path(__file__).parent.parent.parent / "resources" / "icons").glob("*.svg")}


def is_sentence(text: str) -> bool:
    """Words, every place filled, every icon there is."""
    marks = {re.sub("^danger_die_[a-z]$", "die_red", mark) for mark in ICON_MARK.findall(text)}  # a tile with a letter
    return bool(re.search(r"\w{2}", text)) and not re.search(r"[{}]|%n|%\d", text) and marks <= ICON_FILES


@pytest.fixture(params=LANGUAGES)
def wording(request, speak):
    assert speak(request.param)
    return Wording.of(sample_box())


def test_every_effect_has_a_sentence_with_its_numbers(wording):
    in_full = RulesText(wording.names, in_full=True)
    for kind in EXPEDITION.effects:
        for effect in samples(kind):
            assert is_sentence(wording.rules.effect(effect)), effect
            text = in_full.effect(effect)
            assert is_sentence(text), text
            if str(COUNT) in repr(effect):
                assert str(COUNT) in text, text


def test_every_question_of_a_card_is_a_sentence_with_its_numbers(wording):
    for kind in TESTS:
        for test in samples(kind):
            text = wording.rules.test(test)
            assert is_sentence(text), text
            assert text.endswith("."), text
            if str(COUNT) in repr(test):
                assert str(COUNT) in text, text


@pytest.mark.parametrize("what", ["travel", "rest", "exert", "log_read", "yellow", "charge_spent", "a goal of its own"])
def test_what_has_happened_so_often_is_told_with_its_number(what, wording):
    text = wording.rules.test(Done(what=what, count=4))
    assert is_sentence(text)
    assert "4" in text


def test_every_event_has_a_line_in_the_journal(wording):
    state = sample_state()
    for kind in (*EXPEDITION.events, BookOpened):
        for event in samples(kind):
            assert is_sentence(wording.log.sentence(event, state)), event


def test_every_event_can_be_the_last_step_on_the_undo_button(wording):
    state = sample_state()
    for kind in (*EXPEDITION.events, BookOpened):
        for event in samples(kind):
            assert is_sentence(wording.undo.undo_label((event,), state)), event
            assert is_sentence(wording.undo.redo_label((event,), state)), event


def test_every_decision_is_a_question_to_somebody(wording):
    state = sample_state()
    for kind in EXPEDITION.decisions:
        for decision in samples(kind):
            assert is_sentence(wording.prompts.question(decision, state)), decision
            assert is_sentence(wording.prompts.who(decision, state)), decision


def test_every_command_has_a_label(wording):
    state = sample_state()
    for kind in EXPEDITION.commands:
        for command in samples(kind):
            assert is_sentence(wording.prompts.answer(command, state)), command


def test_every_reason_is_a_sentence_that_names_its_rule(wording):
    state = sample_state()
    for kind in EXPEDITION.reasons:
        for reason in samples(kind):
            text = wording.refusals.sentence(reason, state)
            assert is_sentence(text), reason
            assert text.rstrip()[-1] in ".?!)", text
            assert re.fullmatch(r"[A-Z]{3}-\d\d", reason.rule), reason


def test_every_trouble_with_a_save_names_the_file(wording):
    for damage in Damage:
        text = Troubles().damage(damage, "Long Post.vanguard")
        assert "Long Post.vanguard" in text, damage
        assert is_sentence(text), text


def test_every_mistake_of_a_pack_is_told_with_its_place(wording):
    for mistake in Mistake:
        finding = Finding(mistake=mistake, file="pack.json", path="$.id", found="sorm", wanted="events", meant="storm")
        text = Troubles().finding(finding)
        assert text.startswith("pack.json: $.id: "), text
        assert is_sentence(text), text
        for name, value in (("found", "sorm"), ("wanted", "events")):
            assert f"{{{name}}}" not in mistake.value or value in text, mistake
        assert "storm" in text, mistake


def test_a_pack_with_mistakes_says_how_many(wording):
    finding = Finding(mistake=Mistake.NO_PACK_FILE, file="pack.json")
    assert "3" in Troubles().packs(ContentError([finding] * 3))


def test_every_icon_has_a_name(wording):
    assert set(ICONS) == ICON_FILES
    assert all(wording.names.icon(mark).strip() for mark in ICONS)


def test_alternatives_stand_on_numbered_lines(wording):
    either = InOrder(steps=(GainSupplies(), SpendDice(count=2)))
    lines = wording.rules.effect(Choose(options=(LoseSupplies(), either))).splitlines()
    assert len(lines) == 3
    assert lines[1].startswith("1. ")
    assert lines[2].startswith("2. ")
    assert wording.rules.effect(either) in lines[2]


def test_an_alternative_begins_with_the_words_of_the_story(wording):
    choice = Choose(options=(GainSupplies(count=2), LoseSupplies()), labels=("Ask for a cup of tea", ""))
    lines = wording.rules.effect(choice).splitlines()
    assert lines[1:] == [
        f"1. Ask for a cup of tea – {wording.rules.effect(GainSupplies(count=2))}",
        f"2. {wording.rules.effect(LoseSupplies())}",
    ]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "“stamp salt”"), ("it", "«timbro del sale»"), ("cs", "„razítko soli“")]
)
def test_keywords_are_told_as_words_in_the_quotation_marks_of_the_language(speak, language, told):
    assert speak(language)
    wording, in_full = Wording.of(sample_box()), RulesText(Names(sample_box()), in_full=True)
    assert told in in_full.effect(SetFlag(flag=Flag("stamp_salt")))
    assert told in wording.rules.test(FlagSet(flag=Flag("stamp_salt")))
