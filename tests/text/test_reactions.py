"""What is about to hit: who must what, in plain words, and nothing that is quoted has numbers that are keys as well."""

from __future__ import annotations

import re

import attrs
import pytest

from tests.support.boxes import ADA, shipped
from tests.text.samples import sample_box, sample_state
from vanguard_desktop.core import Choose, Source, Waiting
from vanguard_desktop.core.ids import DieId
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.effects import GainInjury, RollDanger, SacrificeDice, SpendDice
from vanguard_desktop.setting.cards import InjuryKind
from vanguard_desktop.text.common.wording import Wording

RED, BLUE = DieId("red-basic-1"), DieId("blue-universal-1")
PATH, EVENT = Source("path", "1-2"), Source("event", "E")
NUMBERED = re.compile(r"\b\d\. ")


def asked(words, cost, *, source=EVENT, available=(RED, BLUE)):
    state = sample_state()
    member = attrs.evolve(
        state.member(ADA),
        available=available,
        spent=tuple(DieId(f"green-basic-{number}") for number in range(1, 5)),
    )
    others = tuple(other for other in state.members if other.id != ADA)
    state = attrs.evolve(state, members=(member, *others))
    question = ask.React(member=ADA, cost=Waiting(effect=cost, you=ADA, source=source))
    return words.prompts.question(question, state).replace(words.names.called(ADA), "Ada")


@pytest.mark.rule("DEC-26", "DIE-26")
def test_a_cost_is_an_order_to_somebody(speak):
    speak("en")
    words = Wording.of(sample_box())
    end = "Prevent it, or accept it?"
    assert asked(words, SpendDice(count=1)) == f"Ada is to spend 1 [any_die]. {end}"
    assert (
        asked(words, SpendDice(count=1, color=Color.RED), source=PATH)
        == f"Ada is to spend 1 [die_red] for the way. {end}"
    )
    assert asked(words, SpendDice(count=3)) == (
        f"Ada is to spend 3 [any_die] and has too few: 1 die is lost for good. {end}"
    )
    assert asked(words, SpendDice(count=2), available=()) == (
        f"Ada is to spend 2 [any_die] and has too few: 2 dice are lost for good. {end}"
    )
    assert asked(words, SacrificeDice(count=1)) == f"Ada is to sacrifice 1 [any_die]. {end}"
    wounded = asked(words, GainInjury(kind=InjuryKind.WOUNDED))
    assert wounded == f"Ada is about to suffer the injury “Bruised”. {end}"
    fare = Choose(options=(SpendDice(count=1), RollDanger(letter="T")))
    assert asked(words, fare, source=PATH) == (
        f"Ada: the way has its price. Spend 1 [any_die] or roll [danger_die_t]. {end}"
    )


def test_what_is_quoted_in_a_line_has_no_numbers_that_are_keys(speak):
    """In every language, for every choice that an event or a danger die of the shipped worlds may bring."""
    box = shipped()
    texts = [text for card in box.events.values() for text in (card.main, card.secondary)]
    texts += [text for table in box.dangers.values() for text in table.results.values()]
    chosen = [text for text in texts if "options=" in repr(text)]
    assert len(chosen) > 15
    for language in ("en", "it", "de", "cs"):
        speak(language)
        rules, numbered = Wording.of(box).rules, 0
        for text in chosen:
            line = rules.in_line(text)
            numbered += bool(NUMBERED.search(rules.effect(text)))
            assert not NUMBERED.search(line), (language, line)
            assert "\n" not in line, line
            assert not re.search(r" oder [A-Z]", line), line
        assert numbered > 10, "as a card they are numbered"
