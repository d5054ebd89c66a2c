"""What is printed on cards besides effects: requirements, checks, abilities, actions and tracks, in every language."""

from __future__ import annotations

import pytest

from tests.support.boxes import shipped
from tests.text.samples import COUNT, sample_box, samples
from tests.text.test_every_word import is_sentence
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.dice.requirements import SameItem, asks
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.rulesets.expedition.data.effects import DiceCheck, GainSupplies, If, LoseSupplies, SpendDice
from vanguard_desktop.rulesets.expedition.data.questions import HandEmpty
from vanguard_desktop.setting.cards import (
    Ability,
    ActionTrack,
    CheckCard,
    Combination,
    ImmediateEffect,
    Moment,
    Row,
    RowColor,
    SpecialAction,
    SpecialEffect,
    TimeTrack,
)
from vanguard_desktop.text.common.icon_words import spoken
from vanguard_desktop.text.common.requirement_text import Covered
from vanguard_desktop.text.common.told import all_of, going_on
from vanguard_desktop.text.common.wording import Wording


@pytest.fixture(params=LANGUAGES)
def rules(request, speak):
    assert speak(request.param)
    return Wording.of(sample_box()).rules


def test_what_belongs_together_in_a_requirement_stands_in_a_capsule_and_alternatives_beside_it(speak):
    speak("en")
    rules = Wording.of(sample_box()).rules
    either = asks(Icon.XENOLOGY, (SameItem(), SameItem()), (Color.RED, None))
    together = "⟦[xenology]⟧, ⟦[any_symbol] and [any_symbol]⟧ or ⟦[die_red] and [any_die]⟧"
    assert rules.requirement(either) == together
    aloud = "Xenology, any symbol and any symbol, or red die and die of any color"
    assert spoken(rules.requirement(either)) == aloud
    assert rules.requirement(asks(Icon.XENOLOGY)) == "[xenology]"
    assert rules.requirement(asks((Icon.XENOLOGY, Color.RED))) == "⟦[xenology] and [die_red]⟧"
    assert rules.requirement(asks()) == "no requirement"


def test_an_item_that_a_die_supplies_is_seen_to_be_covered_and_heard_like_any_other(speak):
    speak("en")
    requirements = Wording.of(sample_box()).rules.requirements
    either = asks(Icon.XENOLOGY, (Color.RED, Icon.GATHER))
    text = requirements.marks(either, Covered(alternative=1, items=frozenset({1})))
    assert text == "⟦[xenology]⟧ or ⟦[die_red] and [gather](on)⟧"
    assert spoken(text) == "Xenology, or red die and gathering"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_frame_of_a_requirement_is_ever_heard(speak, language):
    assert speak(language)
    rules = Wording.of(sample_box()).rules
    heard = spoken(rules.requirement(asks((Color.RED, Color.GREEN, Color.BLUE), (Icon.GATHER, Icon.ACCIDENT))))
    assert not set("⟦⟧[]()") & set(heard), heard
    assert len(heard.replace(",", "").split()) >= 8


@pytest.mark.parametrize("kind", [SpecialEffect, ImmediateEffect])
def test_every_special_effect_of_a_check_has_a_line(kind, rules):
    for special in samples(kind):
        assert is_sentence(rules.checks.special(special)), special


def test_every_row_and_track_of_a_check_has_a_line_with_its_effect(rules):
    for line in (*map(rules.checks.row, samples(Row)), *map(rules.checks.track, samples(ActionTrack))):
        assert is_sentence(line), line
        assert f" – {rules.effect(LoseSupplies(count=COUNT))}" in line


def test_a_check_is_told_line_by_line_as_on_the_card(rules):
    either = asks(Icon.XENOLOGY, (Color.RED, Color.BLUE))
    check = CheckCard(
        danger=("A", "B"),
        rows=(
            Row(color=RowColor.GREEN, effect=GainSupplies(count=2), requirement=either),
            Row(color=RowColor.RED, effect=LoseSupplies(count=2)),
        ),
    )
    first, danger, green, red = rules.effect(DiceCheck(check=check)).splitlines()
    assert is_sentence(first)
    assert first.endswith(":")
    assert all(line.startswith("• ") for line in (danger, green, red))
    assert "[danger_die_a]" in danger
    assert "[danger_die_b]" in danger
    assert [word.strip(".") for word in spoken(danger).split() if word.strip(".") in "AB"] == ["A", "B"]
    assert rules.requirement(either) in green
    assert red.endswith(f" – {rules.effect(LoseSupplies(count=2))}")


def test_every_ability_tells_its_moment_and_its_effect(rules):
    effect = SpendDice(count=2)
    for when in Moment:
        plain = rules.abilities.ability(Ability(when=when, effect=effect))
        assert is_sentence(plain), when
        moment, _, rest = plain.partition(": ")
        assert moment, when
        assert rest == going_on(rules.effect(effect))
        asked = rules.effect(If(test=HandEmpty(), then=effect))
        text = rules.abilities.ability(Ability(when=when, effect=effect, test=HandEmpty()))
        assert text.startswith(f"{moment}, "), text
        # The word for "if" may be another one behind "when".
        assert text.casefold().endswith(asked.partition(" ")[2].casefold()), text


def test_combinations_and_converting_name_what_they_ask_for(rules):
    combination = Combination(requirement=asks((Icon.BASIC, Icon.BASIC)), effect=GainSupplies(count=2))
    text = rules.abilities.combination(combination)
    together = all_of(["[basic]", "[basic]"])
    assert text == f"⟦{together}⟧ – {rules.effect(GainSupplies(count=2))}"
    for convert in samples(Convert):
        text = rules.abilities.convert(convert)
        assert is_sentence(text)
        assert f"[{convert.icon.value}]" in text


def test_special_actions_and_time_tracks_are_told_in_lines(rules):
    action = SpecialAction(name="Dig", effect=GainSupplies(count=2), needs_assist=True, test=HandEmpty())
    lines = rules.abilities.action(action)
    assert len(lines) == 3
    assert all(map(is_sentence, lines))
    assert lines[-1] == rules.effect(GainSupplies(count=2))
    length, *spaces = rules.abilities.time_track(TimeTrack(length=5, spaces={5: LoseSupplies(count=2)}))
    assert "5" in length
    assert spaces[0].endswith(f" – {rules.effect(LoseSupplies(count=2))}")


def test_a_threat_card_says_what_its_named_behaviors_are_and_that_a_flock_counts_everywhere(speak):
    assert speak("en")
    box = shipped()
    relieve = Wording.of(box).cards.threat(CardId("X06"))
    assert any(line.startswith("“relieve” – Attack on each crewmember in the sector") for line in relieve)
    assert any("carries out “relieve”." in line for line in relieve)
    assert "It has 3 standees, and each counts wherever it stands." in relieve
    assert any(line.startswith("“switch off”:\n") for line in Wording.of(box).cards.threat(CardId("X07")))
