"""Printed cards and tokens that bend dice checks in their sector, played as they stand in the pack; odds included."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.expedition.checks import go_on, rolled, up
from tests.expedition.shipped import equipment, play_card, section_card, use_token, with_cards
from tests.expedition.table import ENG, ONE, REC, TWO, Table
from vanguard_desktop.core.ids import CardId, DieId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import ALL_DICE, Color, Icon, is_free
from vanguard_desktop.dice.requirements import Requirement, SameItem, asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    GoOn,
    PickDie,
    PickOption,
    Prepare,
    RollDice,
    TakeSpecialAction,
    TellDie,
    UseCombination,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseCheckDie,
    ChooseOption,
    ChooseReroll,
    GatherDice,
    Modify,
    TellRoll,
)
from vanguard_desktop.rulesets.expedition.data.effects import KeepFace, PlaceSomeToken, RepeatCheck, RerollAny
from vanguard_desktop.rulesets.expedition.data.events import DiceRolled, DieTold, LastingBegun, RowMarked
from vanguard_desktop.rulesets.expedition.data.steps import LayFreeDie
from vanguard_desktop.rulesets.expedition.odds.of_check import odds_of_check
from vanguard_desktop.rulesets.expedition.odds.planned_check import planned_check
from vanguard_desktop.setting.cards import CheckCard, Combination, ConditionCard, Row, RowColor

XEN, BIO, BASIC = Icon.XENOLOGY, Icon.BIOLOGY, Icon.BASIC
GREEN, RED = RowColor.GREEN, RowColor.RED
TRY = TakeSpecialAction(number=1)


def rows(requirement: Requirement) -> CheckCard:
    return CheckCard(
        rows=(Row(color=GREEN, requirement=requirement, effect=fx.GainSuccesses()), Row(color=RED, effect=fx.Nothing()))
    )


# Overbuilt


def overbuilt(check: CheckCard, color: Color, **fields: Any) -> Table:
    """In the marked sector the check begins with the question for the color."""
    asked = with_cards("ENG19", ids=(ENG, REC), check=check, **fields).play(play_card("ENG19", ENG), TRY)
    assert isinstance(asked.question, ChooseOption)
    assert asked.options == tuple(LayFreeDie(color=each) for each in Color)
    assert asked.question.source == Source.read("card:ENG19/1")
    return asked.play(PickOption(number=list(Color).index(color) + 1))


@pytest.mark.rule("CHK-05", "CHK-79", "GEN-02")
@pytest.mark.parametrize("color", list(Color))
def test_overbuilt_gives_every_check_in_its_sector_a_basic_result_of_any_color(color: Color) -> None:
    check = rows(asks((BASIC, color)) if color is Color.RED else asks(BASIC))
    gathering = overbuilt(check, color)
    assert isinstance(gathering.question, GatherDice)
    (lying,) = gathering.state.check.pool  # type: ignore[union-attr]
    assert (lying.icons, lying.face, ALL_DICE[lying.die].color, lying.owner) == ((BASIC,), 0, color, ENG)
    before = {member.id: (member.available, member.spent) for member in gathering.state.members}
    after = gathering.play(RollDice())
    while after.state.check is not None:
        after = after.play(GoOn())
    assert after.told(RowMarked) or check.rows[0].requirement != asks(BASIC)
    assert {member.id: (member.available, member.spent) for member in after.state.members} == before


@pytest.mark.rule("CHK-40", "CHK-72")
def test_the_free_result_is_converted_and_pays_like_a_die() -> None:
    check = rows(asks((Icon.CONSTRUCTION, None)))
    start = overbuilt(check, Color.BLUE)
    card = ALL_DICE[DieId("blue-free-1")]
    assert card.faces == ((BASIC,),) * 6
    chance = odds_of_check(start.state).rows[0].chance
    assert chance.ways == 0  # one die item is missing
    with_one = start.play(AddDie(die=start.member(ENG).available[-1]))
    odds = odds_of_check(with_one.state)
    assert 0 < odds.rows[0].chance.ways <= odds.rows[0].chance.of


@pytest.mark.rule("CHK-72")
def test_the_odds_count_the_free_result_in() -> None:
    """Two equal icons: one die and the free basic result, over all faces of the die."""
    start = overbuilt(rows(asks((SameItem(), SameItem()))), Color.GREEN)
    die = DieId("blue-basic-4")
    planned = start.play(AddDie(die=die))
    promised = odds_of_check(planned.state).rows[0].chance
    won = sum(face in ((BASIC,), (Icon.ACE,)) for face in ALL_DICE[die].faces)
    assert promised.ways * 6 == won * promised.of
    fell = []
    for side in range(6):
        after = planned.lucky(side).play(RollDice())
        while after.state.check is not None and not after.told(RowMarked):
            after = after.play(after.legal(GoOn)[0] if after.legal(GoOn) else after.legal()[0])
        fell.append(any(event.color is GREEN for event in after.told(RowMarked)))
    assert sum(fell) == won


def test_a_check_elsewhere_has_no_free_result_and_two_marks_give_two() -> None:
    start = with_cards("ENG19", ids=(ENG, REC)).play(play_card("ENG19", ENG))
    away = start.with_member(ENG, sector=TWO).play(Prepare(), PickOption(number=2))
    assert isinstance(away.question, GatherDice)
    twice = start.resolve(section_card("ENG19").main.effect, you=ENG).play(Prepare(), PickOption(number=2))
    second = twice.play(PickOption(number=1), PickOption(number=3))
    assert [rolled.die for rolled in second.state.check.pool] == ["red-free-1", "blue-free-1"]  # type: ignore[union-attr]
    assert isinstance(second.question, GatherDice)


@pytest.mark.rule("CHK-26", "CHK-30")
def test_the_free_result_pays_for_a_combination() -> None:
    gift = Combination(requirement=asks(BASIC), effect=fx.GainSupplies())
    calm = ConditionCard(id=CardId("G1"), name="Calm", combinations=(gift,))
    start = overbuilt(CheckCard(), Color.RED, condition=calm).given(supplies=1)
    paying = start.play(RollDice(), GoOn())
    (pay,) = (command for command in paying.legal(UseCombination) if command.source == "condition")
    paid = paying.play(pay)
    assert paid.state.supplies == 2
    assert not paid.state.check.pool  # type: ignore[union-attr]


@pytest.mark.rule("DIE-36", "DIE-31")
def test_the_free_result_is_no_die_that_could_be_rerolled_or_counted() -> None:
    start = overbuilt(CheckCard(), Color.RED)
    counted = start.state.dice_in_play(start.member(ENG))
    assert counted == len(start.member(ENG).available)
    asked = start.play(RollDice()).resolve(fx.RerollDice(count=1), you=ENG)
    assert not isinstance(asked.question, ChooseReroll) or not asked.legal(PickDie)
    assert not any(map(is_free, ALL_DICE))


@pytest.mark.rule("CHK-91", "DIE-18")
def test_the_free_result_goes_home_with_nobody() -> None:
    start = overbuilt(CheckCard(), Color.GREEN)
    ended = start.resolve(fx.EndExpedition())
    owned = {die for member in ended.state.members for die in (*member.available, *member.spent, *member.gone)}
    assert not any(map(is_free, owned))


@pytest.mark.rule("EQP-14", "TRN-11")
def test_the_other_half_of_overbuilt_places_mission_equipment_without_an_action() -> None:
    start = with_cards("ENG19", ids=(ENG, REC), carried=("E39", "E22"), by=ENG)
    placed = start.resolve(section_card("ENG19").combination.effect, you=ENG)
    assert placed.state.tokens == {"E39/1": ONE}
    assert placed.state.actions_left == start.state.actions_left


# Translation Table and Second Chair


def table_for(*cards: str, requirement: Requirement) -> Table:
    return with_cards(check=rows(requirement), carried=cards, tokens={"E49": ONE})


@pytest.mark.rule("EQP-14", "EQP-18", "CHK-72")
@pytest.mark.parametrize(
    ("cards", "printed", "asked"),
    [
        (("E49",), asks((XEN, XEN)), asks(XEN)),
        (("E49",), asks((XEN, BIO), (None, None)), asks(BIO, (None, None))),
        (("E49", "E66"), asks((XEN, BIO, BIO)), asks(BIO)),
        (("E49",), asks(BIO), asks(BIO)),
        (("E49",), asks(XEN, BIO), Requirement()),
    ],
)
def test_rows_ask_for_one_icon_less_where_the_translation_table_lies(
    cards: tuple[str, ...], printed: Requirement, asked: Requirement
) -> None:
    start = table_for(*cards, requirement=printed)
    check = start.play(TRY).state.check
    assert check is not None
    assert check.card.rows[0].requirement == asked
    away = start.given(tokens={CardId("E49/1"): TWO}).play(TRY).state.check
    assert away is not None
    assert away.card.rows[0].requirement == printed


@pytest.mark.rule("CHK-72")
def test_odds_and_outcome_agree_about_what_is_asked_for() -> None:
    start = table_for("E49", requirement=asks((XEN, XEN))).play(TRY)
    dice = ("green-basic-2", "green-explore-1")
    taken = start.play(*(AddDie(die=DieId(die)) for die in dice))
    promised = odds_of_check(taken.state).rows[0].chance
    won = 0
    for sides in product(range(6), repeat=2):
        after = taken.lucky(*sides).play(RollDice())
        while after.state.check is not None and not after.told(RowMarked):
            yes = [command for command in after.legal() if command.tag == "say_yes"]
            after = after.play(yes[0] if yes else after.legal(GoOn)[0])
        won += any(event.color is GREEN for event in after.told(RowMarked))
    assert promised.ways * 36 == won * promised.of


def test_what_the_tokens_of_the_post_and_the_marked_sector_say() -> None:
    post, memory = equipment("E47", "E64")
    assert post.token.effect == RerollAny(having=XEN)
    assert memory.token.effect == KeepFace()
    assert section_card("ENG19").combination.effect == PlaceSomeToken()


def test_a_check_that_is_made_again_is_not_eased_twice() -> None:
    start = table_for("E49", requirement=asks((XEN, XEN, XEN))).play(TRY, RollDice())
    again = start.resolve(RepeatCheck())
    assert again.state.check is not None
    assert again.state.check.card.rows[0].requirement == asks((XEN, XEN))


# Echo Post and Long Memory


def echo(*cards: str, **fields: Any) -> Table:
    return with_cards(carried=cards, tokens={"E47": ONE}, check=CheckCard(), **fields)


@pytest.mark.rule("EQP-20", "EQP-22", "CRD-18")
def test_the_echo_post_rerolls_dice_that_have_xenology_once_in_every_check() -> None:
    pool = [up("green-xenology-1", BASIC), up("green-universal-1", BASIC), up("green-basic-2", BASIC)]
    asked = go_on(rolled(echo("E47"), *pool)).play(use_token("E47"))
    assert isinstance(asked.question, ChooseReroll)
    assert {command.die for command in asked.legal(PickDie)} == {"green-xenology-1", "green-universal-1"}
    done = asked.play(GoOn())
    assert done.refuses(use_token("E47")).tag == "limit_reached"
    over = done.play(GoOn(), GoOn())
    assert over.state.check is None
    assert not over.state.used


@pytest.mark.rule("EQP-18", "CHK-14")
def test_long_memory_keeps_the_face_of_a_die_for_the_next_check_at_the_post() -> None:
    die = DieId("green-explore-1")
    start = echo("E47", "E64")
    asked = go_on(rolled(start, up(die, Icon.ACE), up("red-basic-2", BASIC))).play(use_token("E64"))
    assert isinstance(asked.question, ChooseCheckDie)
    kept = asked.play(PickDie(die=die))
    (begun,) = kept.told(LastingBegun)
    assert (begun.entry.die, begun.entry.face, begun.entry.uses) == (die, ALL_DICE[die].faces.index((Icon.ACE,)), 1)
    over = kept.play(GoOn(), GoOn()).with_member(REC, available=(die, DieId("red-basic-2")), spent=())
    trying = over.given(pending=start.state.pending).play(TRY, AddDie(die=die), AddDie(die=DieId("red-basic-2")))
    (chance,) = {len(set(planned.falls)) for planned in _planned(trying) if planned.id == die}
    assert chance == 1
    fell = trying.lucky(0).play(RollDice())
    (roll,) = fell.told(DiceRolled)
    assert [ALL_DICE[die].faces[roll.faces[0]], roll.drawn] == [(Icon.ACE,), 1]
    assert not fell.state.lasting
    without = over.given(pending=start.state.pending).play(TRY, AddDie(die=DieId("red-basic-2")), RollDice())
    assert [entry.die for entry in without.state.lasting] == [die]  # it was not taken, so its face is still kept


def _planned(table: Table) -> Any:
    return planned_check(table.state).plan.dice


@pytest.mark.rule("RND-02", "CHK-14")
def test_on_the_players_table_a_kept_face_is_not_asked_for() -> None:
    kept, other = DieId("green-explore-1"), DieId("red-basic-2")
    start = echo("E47", "E64")
    remembered = go_on(rolled(start, up(kept, Icon.ACE))).play(use_token("E64"), GoOn(), GoOn())
    ready = remembered.with_member(REC, available=(kept, other), spent=()).given(real_dice=True)
    trying = ready.given(pending=start.state.pending).play(TRY, AddDie(die=other), AddDie(die=kept), RollDice())
    assert isinstance(trying.question, TellRoll)
    told = trying.play(TellDie(die=other, face=0))
    assert isinstance(told.question, Modify)
    ace = ALL_DICE[kept].faces.index((Icon.ACE,))
    assert told.told(DieTold) == (DieTold(result="0"), DieTold(result=str(ace)))
    only = ready.given(pending=start.state.pending).play(TRY, AddDie(die=kept), RollDice())
    assert isinstance(only.question, Modify)
    away = ready.given(pending=start.state.pending, tokens={}).with_member(REC, sector=TWO)
    assert isinstance(away.play(Prepare(), PickOption(number=2), AddDie(die=kept), RollDice()).question, TellRoll)


def test_the_two_cards_that_were_missing_are_in_the_pack() -> None:
    assert section_card("ENG19").copies == 2
    (sounder,) = equipment("E58")
    assert sounder.upgrades == "E41"
