"""Every class that a rule book deals in is told in all four languages, and in each with words of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.text.samples import sample_box, sample_state, samples
from vanguard_desktop.bots.expedition.motives import MOTIVES
from vanguard_desktop.core.events import BookOpened
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.rulesets.expedition.data.effects import Nothing
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import Ability, Moment
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.book_words import ExpeditionWords

KINDS: dict[str, tuple[type[Any], ...]] = {
    "effect": EXPEDITION.effects,
    "question of a card": EXPEDITION.tests,
    "event": (*EXPEDITION.events, BookOpened),
    "decision": EXPEDITION.decisions,
    "command": EXPEDITION.commands,
    "reason": EXPEDITION.reasons,
    "motive": MOTIVES,
}


# What is a name in every language: of a person, a sector, a card, a discovery deck; and "No" in Italian.
SAME = {"GiveStartToken", "PickMember", "PickSector", "PickCard", "PickTrack", "PickDeck", "SayNo"}


def told(wording: Wording) -> dict[str, str]:
    """What every class says, and every moment of an ability, by its name."""
    state = sample_state()
    found: dict[str, str] = {}
    tell: dict[str, Callable[[Any], str]] = {
        "effect": wording.rules.effect,
        "question of a card": wording.rules.test,
        "event": lambda event: wording.log.sentence(event, state),
        "decision": lambda decision: wording.prompts.question(decision, state),
        "command": lambda command: wording.prompts.answer(command, state),
        "reason": lambda reason: wording.refusals.sentence(reason, state),
        "motive": lambda motive: ExpeditionWords(wording).motive(motive, state),
    }
    for family, kinds in KINDS.items():
        found |= {f"{family} {kind.__name__}": tell[family](next(samples(kind))) for kind in kinds}
    abilities = wording.rules.abilities
    found |= {f"moment {m.name}": abilities.ability(Ability(when=m, effect=Nothing())) for m in Moment}
    return found


def test_every_class_has_words_of_its_own_in_every_language(speak):
    by_language = {}
    for language in LANGUAGES:
        assert speak(language)
        by_language[language] = told(Wording.of(sample_box()))
    english = by_language.pop("en")
    assert [name for name, text in english.items() if not text.strip()] == []
    untold = {
        language: [name for name, text in texts.items() if text == english[name] and name.split()[-1] not in SAME]
        for language, texts in by_language.items()
    }
    assert untold == {language: [] for language in by_language}
