"""The sentences of texts that reach into a dice check say what is played."""

from __future__ import annotations

import pytest

from tests.text.samples import sample_box
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import questions as ask
from vanguard_desktop.rulesets.expedition.data.effects import ForCrew, RefreshDice, Who
from vanguard_desktop.setting.cards import Ability, Moment, RowColor
from vanguard_desktop.text.common.wording import Wording

BASIC, ACE, ACC = Icon.BASIC, Icon.ACE, Icon.ACCIDENT


@pytest.fixture
def rules(speak):
    assert speak("en")
    return Wording.of(sample_box()).rules


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (
            fx.TreatResults(shown=BASIC, becomes=(Icon.TECHNOLOGY,), also=True, color=Color.BLUE, own=True),
            "In this check each [basic] on your blue dice may also count as [technology].",
        ),
        (
            fx.TreatResults(shown=Icon.DEFENSE, becomes=(Icon.XENOLOGY,)),
            "In this check each [defense] on all dice counts as [xenology].",
        ),
        (fx.TreatDie(shown=ACC, becomes=(BASIC,)), "One [accident] on one die of the roll pool counts as [basic]."),
        (fx.TreatDie(becomes=(Icon.GATHER,), color=Color.RED), "One red die of the roll pool counts as [gather]."),
        (
            fx.JoinBasics(),
            "Two dice of one color that show [basic] count together as one [ace] in this check.",
        ),
        (fx.TurnShown(icon=BASIC, shown=ACC), "Turn one die from [accident] to [basic]."),
        (fx.RerollAny(color=Color.GREEN), "Reroll any number of green dice of the roll pool."),
        (fx.RerollColor(), "Reroll all dice of one color of your choice."),
        (fx.ReturnShown(icon=ACC), "Refresh each die that shows [accident] after the check."),
        (fx.ResetHere(color=RowColor.RED), "Reset a red track of an action here."),
        (fx.PutInPool(color=Color.BLUE), "Put one available blue die in the roll pool, showing [basic]."),
        (
            ForCrew(who=Who.ASSISTING, effect=RefreshDice(count=1)),
            "Each crewmember who assists in the dice check: refresh 1 [any_die].",
        ),
    ],
)
def test_the_effect_reads(effect, sentence, rules):
    assert rules.effect(effect) == sentence


@pytest.mark.parametrize(
    ("test", "sentence"),
    [
        (ask.CheckAsksFor(icon=Icon.XENOLOGY), "The dice check asks for [xenology]."),
        (ask.CheckWithin(count=0), "The dice check is in your sector."),
        (ask.OutcomeWas(color=RowColor.RED), "The outcome was red."),
        (
            ask.OutcomeCovers(icons=(Icon.XENOLOGY, Icon.TECHNOLOGY)),
            "The dice spent on the outcome cover [xenology] + [technology].",
        ),
    ],
)
def test_the_question_reads(test, sentence, rules):
    assert rules.test(test) == sentence


def test_an_ability_names_its_moment_in_a_check(rules):
    ability = Ability(when=Moment.AFTER_OUTCOME, effect=RefreshDice(count=2), test=ask.OutcomeWas(color=RowColor.RED))
    assert rules.abilities.ability(ability) == (
        "After an outcome of your dice check, if the outcome was red: refresh 2 [any_die]."
    )
