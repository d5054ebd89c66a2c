"""What cards ask reads as a clause after "if": several tests together, what is denied, and what hangs on it."""

from __future__ import annotations

import pytest

from tests.support.boxes import shipped
from tests.text.samples import sample_box, samples
from vanguard_desktop.core.ids import CardId, Flag, LogId, SectorId
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.rulesets.expedition.data.effects import (
    Choose,
    ForCrew,
    GainSupplies,
    If,
    InOrder,
    LoseSupplies,
    May,
    ReadLog,
    Who,
)
from vanguard_desktop.rulesets.expedition.data.questions import (
    TESTS,
    AllOf,
    AnyOf,
    FlagSet,
    HandEmpty,
    Marks,
    NobodyInjured,
    Not,
    Successes,
)
from vanguard_desktop.setting.cards import Ability, Limit, Moment
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import all_of, going_on
from vanguard_desktop.text.expedition.rules.rules_text import RulesText

SALT, TIDE, EMBER = (FlagSet(flag=Flag(f"stamp_{name}")) for name in ("salt", "tide", "ember"))
CLUMSY = ("is so", "{", "}", "..", "None", "questo è vero", "trifft zu:", "platí:")


@pytest.fixture
def rules(speak):
    assert speak("en")
    return in_full(sample_box())


def in_full(box):
    """With what only the codex tells: keywords that texts record and ask for."""
    return RulesText(Names(box), in_full=True)


@pytest.mark.parametrize(
    ("test", "sentence"),
    [
        (SALT, "The keyword “stamp salt” is recorded."),
        (Not(test=SALT), "The keyword “stamp salt” is not recorded."),
        (Not(test=Not(test=SALT)), "The keyword “stamp salt” is recorded."),
        (AllOf(tests=(SALT, TIDE)), "The keywords “stamp salt” and “stamp tide” are recorded."),
        (AnyOf(tests=(SALT, TIDE, EMBER)), "The keyword “stamp salt”, “stamp tide” or “stamp ember” is recorded."),
        (Not(test=AnyOf(tests=(SALT, TIDE))), "None of the keywords “stamp salt” or “stamp tide” is recorded."),
        (Not(test=AllOf(tests=(SALT, TIDE))), "Not all of the keywords “stamp salt” and “stamp tide” are recorded."),
        (
            AllOf(tests=(HandEmpty(), SALT, NobodyInjured(), TIDE)),
            (
                "You have no section cards in hand, the keywords “stamp salt” and “stamp tide” are recorded and no "
                "crewmember has an injury card."
            ),
        ),
        (
            AllOf(tests=(AnyOf(tests=(HandEmpty(), SALT)), NobodyInjured())),
            (
                "(You have no section cards in hand or the keyword “stamp salt” is recorded) and no crewmember has an "
                "injury card."
            ),
        ),
        (Marks(count=1, sector=SectorId(4)), "A marker lies in sector 4."),
        (Not(test=Marks(count=1, sector=SectorId(4))), "No marker lies in sector 4."),
        (Not(test=Marks(count=3)), "Fewer than 3 markers lie on the planet board."),
        (Not(test=Successes(count=3)), "It is not true that the away team has at least 3 [success]."),
    ],
)
def test_a_goal_reads(test, sentence, rules):
    assert rules.test(test).lower() == sentence.lower()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "Se la parola chiave «timbro del sale» non è registrata: leggete"),
        ("de", "Wenn das Schlüsselwort „Stempel Salz“ nicht notiert ist: Lest"),
        ("cs", "Pokud není zaznamenané klíčové slovo „razítko soli“: přečtěte"),
    ],
)
def test_a_condition_reads_in_the_order_of_words_of_the_language(language, sentence, speak):
    assert speak(language)
    told = in_full(shipped()).effect(If(test=Not(test=SALT), then=ReadLog(log=LogId("5"))))
    assert told.startswith(sentence)


def test_ways_are_told_one_after_the_other(rules):
    effect = If(test=SALT, then=GainSupplies(), otherwise=If(test=TIDE, then=LoseSupplies(), otherwise=GainSupplies()))
    assert rules.effect(effect).splitlines() == [
        "If the keyword “stamp salt” is recorded: gain 1 [supplies].",
        "Otherwise, if the keyword “stamp tide” is recorded: lose 1 [supplies].",
        "Otherwise: gain 1 [supplies].",
    ]


def test_a_condition_in_a_condition_is_one_condition(rules):
    inner = If(test=TIDE, then=GainSupplies())
    assert rules.effect(If(test=HandEmpty(), then=inner)) == (
        "If you have no section cards in hand and the keyword “stamp tide” is recorded: gain 1 [supplies]."
    )


def test_where_what_hangs_on_a_condition_ends_is_seen(rules):
    inner = InOrder(steps=(If(test=TIDE, then=GainSupplies()), LoseSupplies()))
    assert rules.effect(InOrder(steps=(If(test=SALT, then=inner), GainSupplies(count=2)))).splitlines() == [
        "If the keyword “stamp salt” is recorded:",
        "• If the keyword “stamp tide” is recorded: gain 1 [supplies].",
        "• Lose 1 [supplies].",
        "Gain 2 [supplies].",
    ]
    choice = Choose(options=(inner, GainSupplies()))
    assert rules.effect(If(test=SALT, then=InOrder(steps=(choice, LoseSupplies())))).splitlines() == [
        "If the keyword “stamp salt” is recorded:",
        "• Choose one:",
        "\u20031. If the keyword “stamp tide” is recorded: gain 1 [supplies].",
        "\u2003\u2003• Lose 1 [supplies].",
        "\u20032. Gain 1 [supplies].",
        "• Lose 1 [supplies].",
    ]


def test_markers_in_several_sectors_are_asked_for_in_one_clause(rules):
    marks = AllOf(tests=tuple(Marks(count=1, sector=SectorId(number)) for number in (4, 5, 9)))
    assert rules.test(marks) == "A marker lies in each of the sectors 4, 5 and 9."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_its_contrary_is_a_clause_in_every_language(language, speak):
    assert speak(language)
    rules = in_full(sample_box())
    for kind in TESTS:
        for test in samples(kind):
            for asked in (test, Not(test=test)):
                told = rules.effect(If(test=asked, then=GainSupplies()))
                assert going_on(rules.effect(GainSupplies())) in told
                assert not any(clumsy in told for clumsy in CLUMSY), told
            assert rules.test(test) != rules.test(Not(test=test)), test


def test_a_text_for_everybody_about_somebody_else_each_time_says_so(rules):
    anyone_beside = ForCrew(who=Who.ONE_CONNECTED, effect=LoseSupplies())
    assert rules.effect(ForCrew(who=Who.EACH, effect=anyone_beside)) == (
        "For each crewmember in turn, one crewmember in a connected sector, of your choice: lose 1 [supplies]."
    )


def test_up_to_four_heads_stand_in_one_line(rules):
    may = Ability(
        when=Moment.ON_TRAVEL, limit=Limit.TURN, effect=ForCrew(who=Who.EACH, effect=May(effect=LoseSupplies()))
    )
    assert rules.abilities.ability(may).count("\n") == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "“Ada” and “Emilia”"),
        ("it", "“Ada” ed “Emilia”"),
        ("de", "“Ada” und “Emilia”"),
        ("cs", "“Ada” a “Emilia”"),
    ],
)
def test_before_a_word_that_begins_with_e_italian_has_ed(language, words, speak):
    assert speak(language)
    assert all_of(["“Ada”", "“Emilia”"]) == words
    assert all_of(["1", "2"]) == words.replace(" ed ", " e ").replace("“Ada”", "1").replace("“Emilia”", "2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_names_the_action_to_complete_and_never_a_keyword(speak, language):
    assert speak(language)
    box = shipped()
    rules = RulesText(Names(box))
    keyword = Names(box).keyword(Flag("raft_tank"))
    goals = [rules.test(mission.test) for mission in box.missions.values() if mission.test is not None]
    assert not any(keyword in goal for goal in goals)
    assert any(Names(box).special_action(CardId("P208"), 1) in goal for goal in goals)
    assert keyword in rules.clauses.clause(FlagSet(flag=Flag("raft_tank"))), "asked elsewhere it is told as it stands"
