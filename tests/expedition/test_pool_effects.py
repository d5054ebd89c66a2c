"""What cards and skills do to the roll pool of a check: results that count as others, dice turned, rerolled, kept."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import crew, go_on, offering, outcomes, rolled, up
from tests.expedition.table import REC, SCI, Table, card, dice, face, turn_of
from vanguard_desktop.core.events import EffectTaken
from vanguard_desktop.core.ids import CardId, DieId, MemberId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import ALL_DICE, Color, DangerIcon, Icon, InjuryIcon, Section
from vanguard_desktop.dice.requirements import PoolTest, asks
from vanguard_desktop.rulesets.expedition.check.dice import dice_for, lying, matchable
from vanguard_desktop.rulesets.expedition.check.outcomes import come_back
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import questions as qx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    GoOn,
    PickColumn,
    PickDie,
    PickOption,
    PlayCard,
    RollDice,
    SayNo,
    SayYes,
    TakeSpecialAction,
    TellDie,
    UseCombination,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseCheckDie,
    ChooseOption,
    ChooseReroll,
    ChooseTurn,
    Combine,
    GatherDice,
    MarkRow,
    Modify,
)
from vanguard_desktop.rulesets.expedition.data.events import (
    AsideRolled,
    DiceWillReturn,
    DieKeptAside,
    DiePutInPool,
    DieRefreshed,
    DieRerolled,
    DieStays,
    DieTurned,
    PoolDiceSpent,
    RowMarked,
    StepReached,
)
from vanguard_desktop.rulesets.expedition.data.reasons import CannotPay, DieNotThere, NotTheMoment
from vanguard_desktop.rulesets.expedition.data.steps import AfterCheck, RollAside, StayInPool
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting.cards import (
    Ability,
    CheckCard,
    Combination,
    Convert,
    CrewCard,
    ImmediateEffect,
    InjuryKind,
    Moment,
    Row,
    RowColor,
)

ACE, BAS, ACC = Icon.ACE, Icon.BASIC, Icon.ACCIDENT
PHY, GAT, DEF = Icon.PHYSICAL, Icon.GATHER, Icon.DEFENSE
EXP, BIO, XEN = Icon.EXPLORE, Icon.BIOLOGY, Icon.XENOLOGY
CON, SCN, TEC = Icon.CONSTRUCTION, Icon.SCIENCE, Icon.TECHNOLOGY
RED_DIE, GREEN_DIE, BLUE_DIE = dice("red-basic-2", "green-basic-2", "blue-basic-2")
RED_FALLBACK = Row(color=RowColor.RED, effect=fx.Nothing())


def wants(*requirement: Any) -> CheckCard:
    green = Row(color=RowColor.GREEN, requirement=asks(*requirement), effect=fx.Nothing())
    return CheckCard(rows=(green, RED_FALLBACK))


def modifying(effect: Effect, *pool: tuple[str, int, MemberId], **fields: Any) -> Table:
    """Recon plays this text in step 4 of its check."""
    held = card("T", Section.RECON, Ability(when=Moment.DURING_CHECK, effect=effect))
    box = offering(fields.get("card") or CheckCard(), section_cards=[held])
    start = turn_of(REC, SCI, in_box=box).with_member(REC, hand=(CardId("T"),), deck=(), discards=())
    ready = go_on(rolled(start, *pool, **fields))
    assert isinstance(ready.question, Modify)
    return ready.play(PlayCard(member=REC, card=CardId("T")))


def faces_of(table: Table) -> dict[str, tuple[Icon, ...]]:
    assert table.state.check is not None
    return {die.id: die.icons for die in table.state.check.dice}


def on(table: Table, text: Effect) -> Table:
    """The option with this text is chosen."""
    assert isinstance(table.question, ChooseOption)
    return table.play(PickOption(number=table.options.index(text) + 1))


def finished(table: Table) -> Table:
    """The check runs to its end without anything else being done."""
    while isinstance(table.question, Modify | Combine):
        table = table.play(GoOn())
    return table


# Results that count as others


@pytest.mark.rule("CHK-16", "CRW-20")
def test_basics_that_also_count_as_technology_cover_a_row_and_stay_basics():
    """Labeled Cables: your BAS on blue dice also count as TEC."""
    text = fx.TreatResults(shown=BAS, becomes=(TEC,), also=True, color=Color.BLUE, own=True)
    for asked in ((TEC, TEC), (TEC, BAS)):
        played = modifying(text, up("blue-basic-2", BAS), up("blue-basic-4", BAS), card=wants(asked))
        assert RowColor.GREEN in outcomes(finished(played))


@pytest.mark.rule("CHK-16", "REQ-02")
def test_what_results_count_as_by_one_text_holds_after_another_text_too():
    texts = (fx.TreatResults(shown=DEF, becomes=(XEN,)), fx.TreatResults(shown=ACC, becomes=(BAS,)))
    played = modifying(fx.InOrder(steps=texts), up("red-defense-1", DEF), up("blue-basic-2", ACC))
    assert faces_of(played) == {"red-defense-1": (XEN,), "blue-basic-2": (BAS,)}


@pytest.mark.rule("CHK-16")
def test_what_own_dice_count_as_leaves_borrowed_dice_alone():
    text = fx.TreatResults(shown=BAS, becomes=(TEC,), also=True, color=Color.BLUE, own=True)
    played = modifying(text, up("blue-basic-3", BAS, of=SCI), card=wants(TEC))
    assert RowColor.RED in outcomes(finished(played))


@pytest.mark.rule("CHK-16")
def test_defense_that_counts_as_xenology_is_no_defense_any_more():
    """Common Ground: each DEF counts as XEN."""
    text = fx.TreatResults(shown=DEF, becomes=(XEN,))
    assert RowColor.GREEN in outcomes(finished(modifying(text, up("red-defense-1", DEF), card=wants(XEN))))
    assert RowColor.RED in outcomes(finished(modifying(text, up("red-defense-1", DEF), card=wants(DEF))))


@pytest.mark.rule("CHK-16")
def test_one_accident_of_choice_counts_as_basic():
    """Signal in Noise: treat 1 ACC as BAS."""
    text = fx.TreatDie(shown=ACC, becomes=(BAS,))
    asked = modifying(text, up("red-basic-2", ACC), up("green-basic-2", ACC), up("blue-basic-2", BAS))
    assert isinstance(asked.question, ChooseCheckDie)
    assert isinstance(asked.refuses(PickDie(die=BLUE_DIE)), DieNotThere)
    after = asked.play(PickDie(die=GREEN_DIE))
    assert faces_of(after) == {RED_DIE: (ACC,), GREEN_DIE: (BAS,), BLUE_DIE: (BAS,)}


@pytest.mark.rule("CHK-16")
def test_a_text_about_accidents_is_not_played_and_does_nothing_where_none_lies():
    text = fx.TreatDie(shown=ACC, becomes=(BAS,))
    held = card("T", Section.RECON, Ability(when=Moment.DURING_CHECK, effect=text))
    start = turn_of(REC, SCI, in_box=offering(CheckCard(), section_cards=[held])).with_member(REC, hand=(CardId("T"),))
    ready = go_on(rolled(start, up("red-basic-2", BAS)))
    assert isinstance(ready.refuses(PlayCard(member=REC, card=CardId("T"))), CannotPay)
    assert faces_of(ready.resolve(text)) == {RED_DIE: (BAS,)}


@pytest.mark.rule("CHK-16")
def test_one_of_two_equal_icons_can_count_twice():
    """Common Word: one XEN counts twice, on a double face only one of the two."""
    after = modifying(fx.TreatDie(shown=XEN, becomes=(XEN, XEN)), up("green-expert-1", XEN, XEN))
    assert faces_of(after)["green-expert-1"] == (XEN, XEN, XEN)


@pytest.mark.rule("DIE-36")
def test_what_a_result_counts_as_is_gone_when_the_die_is_rolled_again():
    steps = (fx.TreatDie(shown=ACC, becomes=(BAS,)), fx.RerollDice())
    start = modifying(fx.InOrder(steps=steps), up("red-basic-2", ACC)).lucky(5)
    after = start.play(PickDie(die=RED_DIE)) if isinstance(start.question, ChooseCheckDie | ChooseReroll) else start
    assert faces_of(after)[RED_DIE] == (ACC,)


@pytest.mark.rule("CHK-16")
def test_two_basics_of_one_color_count_as_one_ace():
    """Clean Join: the second die counts as nothing, but still as a die of its color."""
    pool = (up("red-basic-2", BAS), up("blue-basic-2", BAS), up("blue-basic-4", BAS))
    asked = modifying(fx.JoinBasics(), *pool, card=wants((TEC, Color.BLUE)))
    assert isinstance(asked.refuses(PickDie(die=RED_DIE)), DieNotThere)
    joined = asked.play(PickDie(die=BLUE_DIE))
    assert faces_of(joined) == {RED_DIE: (BAS,), BLUE_DIE: (ACE,), "blue-basic-4": ()}
    with_row = finished(joined)
    assert not outcomes(with_row)  # DEC-13: an ace is needed, so the players are asked first


@pytest.mark.rule("CHK-16")
def test_of_three_basics_the_second_to_be_joined_is_another_one():
    pool = (up("blue-basic-2", BAS), up("blue-basic-4", BAS), up("blue-basic-3", BAS))
    second = modifying(fx.JoinBasics(), *pool).play(PickDie(die=BLUE_DIE))
    assert {command.die for command in second.legal(PickDie)} == {"blue-basic-4", "blue-basic-3"}


@pytest.mark.rule("CHK-16")
def test_which_dice_a_text_may_take_is_said_by_what_they_show():
    pool = up("red-basic-2", BAS), up("blue-basic-2", BAS), up("blue-science-1", SCN)
    state = rolled(turn_of(REC, SCI), *pool).state
    check = attrs.evolve(state.checks[0], stayed=("blue-basic-2",))
    assert dice_for(state, check, fx.ReturnColors(icon=BAS, done=(Color.RED,))) == ("blue-basic-2",)
    assert dice_for(state, check, StayInPool(dice=("red-basic-2", "blue-basic-2"))) == ("red-basic-2",)
    assert dice_for(state, check, RollAside(die=GREEN_DIE)) == (GREEN_DIE,)
    assert dice_for(state, check, RollAside(die=RED_DIE)) == ()  # it is not available any more
    returning = attrs.evolve(check, returning=("red-basic-2",))
    assert dice_for(state, returning, fx.ReturnColors(icon=BAS)) == ("blue-basic-2",)
    assert dice_for(state, check, fx.TreatDie(becomes=(TEC,), color=Color.BLUE)) == ("blue-basic-2", "blue-science-1")
    assert dice_for(state, check, fx.TreatDie(becomes=(SCN,))) == ("red-basic-2", "blue-basic-2")
    assert dice_for(state, check, fx.JoinBasics()) == ()  # of the blue ones only one is a basic
    alone = rolled(turn_of(REC, SCI), pool[0], pool[2]).state.checks[0]
    assert matchable(alone, fx.MatchIcon(color=Color.BLUE)) == (BAS,)  # its own icon the blue die shows already
    assert matchable(alone, fx.MatchIcon(turned=True)) == (BAS,)  # the red die has no science to be turned to
    assert lying(DieId("red-physical-1"), Icon.PHYSICAL) is not None
    assert lying(DieId("red-expert-1"), Icon.PHYSICAL) is None  # it shows two of them or none


@pytest.mark.rule("CHK-80", "DLY-11")
def test_a_die_that_was_to_come_back_stays_away_if_its_owner_is_gone():
    state = rolled(turn_of(REC, SCI), up("red-basic-2", BAS)).state
    spent = attrs.evolve(state.checks[0], pool=(), returning=(DieId("red-basic-2"),))
    assert list(come_back(attrs.evolve(state, checks=(spent,)), spent)) == []


@pytest.mark.rule("CHK-80", "DIE-22")
def test_of_the_dice_that_come_back_only_as_many_do_as_find_a_free_slot():
    full = turn_of(REC, SCI).with_member(REC, available=dice("red-physical-1"), spent=())
    assert full.member(REC).free_slots(Color.RED) == 1
    pool = up("red-basic-2", ACC), up("red-physical-2", ACC), up("blue-basic-2", ACC)
    check = CheckCard(rows=(RED_FALLBACK,))
    end = go_on(rolled(full, *pool, card=check, step=9, returning=tuple(DieId(die) for die, _, _ in pool)))
    assert [event.die for event in end.told(DieRefreshed)] == ["red-basic-2", "blue-basic-2"]
    assert end.member(REC).spent == ("red-physical-2",)


@pytest.mark.rule("CHK-16")
def test_a_die_counts_as_an_icon_that_another_die_shows():
    """Cross-Check: 1 blue die matches the icon of another die; accidents and aces match nothing."""
    pool = (up("green-biology-1", BIO), up("red-basic-2", ACC), up("blue-basic-2", ACE), up("blue-science-1", SCN))
    asked = modifying(fx.MatchIcon(color=Color.BLUE), *pool)
    assert asked.options == (
        fx.TreatDie(becomes=(BIO,), color=Color.BLUE),
        fx.TreatDie(becomes=(SCN,), color=Color.BLUE),
    )
    after = on(asked, fx.TreatDie(becomes=(BIO,), color=Color.BLUE)).play(PickDie(die=BLUE_DIE))
    assert faces_of(after)[BLUE_DIE] == (BIO,)


@pytest.mark.rule("DIE-35")
def test_if_two_dice_match_a_third_that_has_the_icon_is_turned_to_it():
    """Resonance: two dice with the same icon; the third must have that face."""
    pool = (up("red-physical-1", PHY), up("red-physical-2", PHY), up("red-universal-1", BAS), up("blue-basic-2", BAS))
    after = on(modifying(fx.MatchIcon(alike=2, turned=True), *pool), fx.TurnShown(icon=PHY)).play(
        TellDie(die=DieId("red-universal-1"), face=face("red-universal-1", PHY, GAT))
    )
    assert after.told(DieTurned)[0].die == "red-universal-1"
    assert isinstance(modifying(fx.MatchIcon(alike=2, turned=True), *pool[1:3]).question, Modify)


@pytest.mark.rule("DIE-35")
def test_an_accident_is_turned_to_a_basic_face_where_the_die_has_one():
    """Seen Worse: a wild die has no basic face."""
    text = fx.TurnShown(shown=ACC, icon=BAS)
    asked = modifying(text, up("red-wild-1", ACC), up("red-basic-2", ACC), up("green-basic-2", ACC))
    assert isinstance(asked.question, ChooseTurn)
    assert {command.die for command in asked.legal(TellDie)} == {RED_DIE, GREEN_DIE}


# Dice rolled again


@pytest.mark.rule("CHK-16")
def test_any_number_of_dice_of_a_color_fall_again_each_once():
    """Candid: reroll any number of green dice."""
    asked = modifying(fx.RerollAny(color=Color.GREEN), up("green-basic-2", ACC), up("green-explore-1", BAS))
    one = asked.lucky(0).play(PickDie(die=GREEN_DIE))
    assert isinstance(one.refuses(PickDie(die=GREEN_DIE)), DieNotThere)
    assert isinstance(one.play(GoOn()).question, Modify)


@pytest.mark.rule("CHK-16")
def test_all_dice_of_a_chosen_color_fall_again_at_once():
    """Fair Odds: the color is chosen among those that lie there."""
    pool = (up("green-basic-2", ACC), up("green-explore-1", BAS), up("red-basic-2", BAS))
    asked = modifying(fx.RerollColor(), *pool)
    assert asked.options == (fx.RerollColor(color=Color.RED), fx.RerollColor(color=Color.GREEN))
    after = on(asked.lucky(4, 0), fx.RerollColor(color=Color.GREEN))
    assert [(event.die, event.face) for event in after.told(DieRerolled)] == [(GREEN_DIE, 4), ("green-explore-1", 0)]


@pytest.mark.rule("CHK-16")
def test_all_real_dice_of_a_color_have_to_be_told():
    start = turn_of(REC, SCI).given(real_dice=True)
    lying = rolled(start, up("green-basic-2", ACC), up("green-explore-1", BAS))
    asked = lying.resolve(fx.RerollColor(color=Color.GREEN))
    assert isinstance(asked.question, ChooseReroll)
    assert not asked.legal(GoOn)
    done = asked.play(TellDie(die=GREEN_DIE, face=0), TellDie(die=DieId("green-explore-1"), face=0))
    assert faces_of(done) == {GREEN_DIE: (BAS,), "green-explore-1": (EXP,)}


# Dice that come back


@pytest.mark.rule("CHK-80")
def test_a_die_that_shows_the_named_icon_comes_back_at_the_end_of_step_9():
    """Hypothesis: name an icon, reroll 1 die; if it shows it, refresh it after. It comes back before the outcome."""
    green = Row(color=RowColor.GREEN, requirement=asks(PHY), effect=fx.SpendDice(color=Color.RED))
    check = CheckCard(rows=(green, RED_FALLBACK))
    asked = modifying(fx.RerollNamed(), up("red-physical-2", BAS), up("blue-basic-2", BAS), card=check)
    named = on(asked, fx.RerollNamed(icon=PHY)).lucky(0)
    fell = named.play(PickDie(die=DieId("red-physical-2")))
    assert fell.told(DiceWillReturn)[0].dice == ("red-physical-2",)
    end = finished(fell)
    back = [event for event in end.events if event.tag in ("die_refreshed", "outcome_applied")]
    assert [event.tag for event in back] == ["die_refreshed", "outcome_applied"]
    assert back[0].because == "CHK-80"


@pytest.mark.rule("DIE-36")
def test_a_die_that_shows_no_basic_result_has_to_be_rerolled():
    """Slow Spin: one die that is not BAS; where all are, there is nothing to lose."""
    asked = modifying(fx.RerollOther(), up("red-physical-2", PHY), up("blue-basic-2", BAS), up("red-basic-2", ACC))
    assert isinstance(asked.refuses(PickDie(die=DieId("blue-basic-2"))), DieNotThere)
    assert asked.play(PickDie(die=DieId("red-physical-2"))).told(DieRerolled)
    real = asked.given(real_dice=True).play(TellDie(die=DieId("red-physical-2"), face=0))
    assert real.told(DieRerolled)[0].drawn == 0
    assert not isinstance(modifying(fx.RerollOther(), up("blue-basic-2", BAS)).question, ChooseCheckDie)


@pytest.mark.rule("CHK-80")
def test_a_rerolled_die_without_the_named_icon_stays_spent():
    asked = modifying(fx.RerollNamed(icon=PHY), up("red-physical-2", BAS), up("blue-basic-2", BAS)).lucky(5)
    end = finished(asked.play(PickDie(die=DieId("red-physical-2"))))
    assert "red-physical-2" in end.member(REC).spent


@pytest.mark.rule("CHK-80", "DIE-22")
def test_all_accidents_come_back_after_the_check_as_far_as_there_are_slots():
    """Fall First: if you roll 2 or more ACC, refresh those dice after the check; borrowed ones to their owner."""
    pool = (up("red-basic-2", ACC), up("green-basic-3", ACC, of=SCI), up("blue-basic-2", BAS))
    end = finished(modifying(fx.ReturnShown(icon=ACC), *pool))
    assert RED_DIE in end.member(REC).available
    assert "green-basic-3" in end.member(SCI).available
    assert BLUE_DIE in end.member(REC).spent


@pytest.mark.rule("CHK-80")
def test_returning_dice_come_back_also_if_the_check_ends_at_once():
    immediate = ImmediateEffect(test=PoolTest(icons=(DEF,), present=False), outcome=RowColor.RED)
    check = CheckCard(special=(immediate,), rows=(RED_FALLBACK,))
    end = finished(modifying(fx.ReturnShown(icon=ACC), up("red-basic-2", ACC), card=check))
    assert [event.die for event in end.told(DieRefreshed)] == [RED_DIE]
    assert not end.told(RowMarked)
    assert [event.step for event in end.told(StepReached)] == [6, 7, 9, 10]


@pytest.mark.rule("CHK-80")
def test_an_icon_named_before_the_roll_counts_when_the_dice_have_fallen():
    """Seven Across: each die that shows it comes back."""
    start = turn_of(REC, SCI, in_box=offering(CheckCard(rows=(RED_FALLBACK,)))).play(TakeSpecialAction(number=1))
    asked = start.resolve(fx.ReturnNamed())
    assert len(asked.options) == len(Icon)
    named = on(asked, fx.ReturnShown(icon=BAS))
    with_dice = named if isinstance(named.question, GatherDice) else go_on(named)
    fell = with_dice.play(AddDie(die=RED_DIE), AddDie(die=GREEN_DIE)).lucky(0, 5).play(RollDice())
    assert fell.told(DiceWillReturn)[0].dice == (RED_DIE,)
    assert RED_DIE in finished(fell).member(REC).available


@pytest.mark.rule("CHK-80")
def test_dice_of_two_colors_that_show_basic_both_come_back():
    """In Tune: one die of each of two colors."""
    pool = (up("red-basic-2", BAS), up("green-basic-2", BAS), up("red-physical-2", BAS))
    asked = modifying(fx.ReturnColors(icon=BAS), *pool)
    one = asked.play(PickDie(die=RED_DIE))
    assert one.state.check is not None
    assert one.state.check.returning == (RED_DIE, GREEN_DIE)  # only green is left, so nobody is asked
    assert holds(asked.state, qx.PoolShowsColors(icon=BAS, count=2))
    assert not holds(asked.state, qx.PoolShowsColors(icon=BAS, count=3))


# Dice put in and kept aside


@pytest.mark.rule("DIE-35")
def test_an_available_die_lies_in_the_pool_as_basic_and_is_not_rolled():
    """Measure Twice: it is there when the others fall."""
    start = turn_of(REC, SCI, in_box=offering(wants((BAS, Color.RED)))).play(TakeSpecialAction(number=1))
    put = start.resolve(fx.PutInPool(color=Color.BLUE))
    put = put.play(PickDie(die=BLUE_DIE)) if isinstance(put.question, ChooseCheckDie) else put
    assert put.told(DiePutInPool)[0].die == BLUE_DIE
    any_color = start.resolve(fx.PutInPool())
    assert {command.die for command in any_color.legal(PickDie)} == set(start.member(REC).available)
    ready = put if isinstance(put.question, GatherDice) else go_on(put)
    fell = ready.play(AddDie(die=RED_DIE)).lucky(5).play(RollDice())
    assert faces_of(fell) == {BLUE_DIE: (BAS,), RED_DIE: (ACC,)}
    assert RowColor.GREEN in outcomes(finished(fell))


@pytest.mark.rule("CHK-05")
def test_a_die_without_a_basic_face_cannot_be_laid_down_as_basic():
    team = turn_of(REC, SCI, in_box=offering(CheckCard()), dice={REC: dice("blue-wild-1", "red-basic-2")})
    put = team.play(TakeSpecialAction(number=1)).resolve(fx.PutInPool(color=Color.BLUE))
    assert not put.told(DiePutInPool)


@pytest.mark.rule("CHK-05", "CHK-33", "CHK-90")
@pytest.mark.parametrize("text", [RollAside(die=RED_DIE), StayInPool(dice=(RED_DIE,)), AfterCheck()])
def test_after_the_check_no_die_is_kept_aside_or_stays(text: Effect):
    assert turn_of(REC, SCI).resolve(text).events == (EffectTaken(),)


def held_back(dice_told: bool = False) -> Table:
    """Control Group: Recon has chosen two dice, and keeps the red one aside."""
    start = turn_of(REC, SCI, in_box=offering(wants(BAS))).given(real_dice=dice_told)
    ready = start.play(TakeSpecialAction(number=1), AddDie(die=RED_DIE), AddDie(die=GREEN_DIE))
    asked = ready.play(AddDie(die=DieId("blue-basic-3"))).resolve(fx.KeepAside())
    assert isinstance(asked.refuses(PickDie(die=DieId("blue-basic-3"))), DieNotThere)  # lent by somebody else
    kept = asked.play(PickDie(die=RED_DIE))
    assert kept.told(DieKeptAside)[0].die == RED_DIE
    assert RED_DIE in kept.member(REC).available
    return kept if isinstance(kept.question, GatherDice) else go_on(kept)


@pytest.mark.rule("CHK-05")
def test_a_die_kept_aside_is_not_rolled_and_stays_available():
    fell = held_back().lucky(5, 5).play(RollDice())
    assert set(faces_of(fell)) == {GREEN_DIE, "blue-basic-3"}
    left = fell.play(SayNo())
    assert isinstance(left.question, Modify)
    assert RED_DIE in finished(left).member(REC).available


@pytest.mark.rule("CHK-05")
def test_a_die_kept_aside_may_be_rolled_when_the_others_have_fallen():
    fell = held_back().lucky(5, 5, 0).play(RollDice(), SayYes())
    assert fell.told(AsideRolled)[0].die == RED_DIE
    assert faces_of(fell)[RED_DIE] == (BAS,)
    assert RowColor.GREEN in outcomes(finished(fell))
    assert RED_DIE in finished(fell).member(REC).spent


@pytest.mark.rule("CHK-05")
def test_a_real_die_kept_aside_is_rolled_on_the_table():
    fell = held_back(dice_told=True).play(RollDice(), TellDie(die=GREEN_DIE, face=5))
    fell = fell.play(TellDie(die=DieId("blue-basic-3"), face=5), SayYes(), TellDie(die=RED_DIE, face=0))
    assert fell.told(AsideRolled)[0].drawn == 0
    assert faces_of(fell)[RED_DIE] == (BAS,)


# Paying


def paying_twice(*cards_in_hand: str, pool: Any) -> Table:
    cheap = Combination(requirement=asks(BAS), effect=fx.GainSuccesses())
    dear = Combination(requirement=asks((BAS, BAS)), effect=fx.GainSuccesses(count=2))
    nothing = Ability(when=Moment.DURING_CHECK, effect=fx.Nothing())
    box = offering(
        CheckCard(),
        section_cards=[card("C", Section.RECON, nothing, cheap), card("D", Section.RECON, nothing, dear)],
    )
    hand = tuple(CardId(name) for name in cards_in_hand)
    start = turn_of(REC, SCI, in_box=box).with_member(REC, hand=hand, deck=(), discards=())
    return rolled(start, *pool).resolve(fx.PayTwice())


@pytest.mark.rule("CHK-33")
def test_one_die_may_pay_for_two_combinations_if_a_text_says_so():
    """Three at Once: it stays once, the second time it is spent."""
    start = paying_twice("C", "C/2", pool=[up("red-basic-2", BAS)])
    ready = go_on(start).play(GoOn())
    once = ready.play(UseCombination(source="C", number=1, dice=(RED_DIE,)))
    assert once.told(DieStays)[0].die == RED_DIE
    assert not once.told(PoolDiceSpent)
    twice = once.play(UseCombination(source="C/2", number=1, dice=(RED_DIE,)))
    assert twice.told(PoolDiceSpent)[0].dice == (RED_DIE,)
    assert twice.state.successes == 2


@pytest.mark.rule("CHK-33")
def test_of_two_dice_that_pay_one_stays():
    start = paying_twice("D", "C", pool=[up("red-basic-2", BAS), up("green-basic-2", BAS)])
    asked = go_on(start).play(GoOn(), UseCombination(source="D", number=1, dice=(RED_DIE, GREEN_DIE)))
    assert isinstance(asked.question, ChooseCheckDie)
    after = asked.play(PickDie(die=GREEN_DIE))
    assert after.told(PoolDiceSpent)[0].dice == (RED_DIE,)
    assert after.state.successes == 2
    assert after.legal(UseCombination) == (UseCombination(source="C", number=1, dice=(GREEN_DIE,)),)


# What the rules say about results


@pytest.mark.rule("DIE-06")
def test_a_basic_has_no_effect_until_a_conversion_spends_it():
    pool = (up("green-basic-2", BAS),)
    plain = finished(modifying(fx.Nothing(), *pool, card=wants(XEN)))
    assert RowColor.RED in outcomes(plain)
    bent = offering(wants(XEN), crew=crew(CrewCard(id=REC, name="R", converts=(Convert(color=Color.GREEN, icon=XEN),))))
    asked = finished(go_on(rolled(turn_of(REC, SCI, in_box=bent), *pool, card=wants(XEN))))
    assert RowColor.GREEN in outcomes(asked.play(SayYes()))


@pytest.mark.rule("DIE-09")
def test_whether_an_ace_is_used_and_as_what_is_asked_each_time():
    asked = finished(modifying(fx.Nothing(), up("red-basic-2", ACE), card=wants(XEN)))
    assert isinstance(asked.question, MarkRow)
    assert RowColor.GREEN in outcomes(asked.play(SayYes()))
    assert RowColor.RED in outcomes(asked.play(SayNo()))


@pytest.mark.rule("REQ-03")
def test_every_die_of_the_pool_offers_its_color_and_the_one_or_two_icons_of_its_face():
    pool = (up("red-universal-1", PHY, GAT), up("green-basic-2", BAS), up("blue-expert-1", TEC, TEC))
    start = rolled(turn_of(REC, SCI), *pool)
    assert start.state.check is not None
    assert [(die.color, die.icons) for die in start.state.check.dice] == [
        (Color.RED, (PHY, GAT)),
        (Color.GREEN, (BAS,)),
        (Color.BLUE, (TEC, TEC)),
    ]
    assert {len(icons) for die in ALL_DICE.values() for icons in die.faces} == {1, 2}


@pytest.mark.rule("REQ-21", "DIE-34")
def test_injury_and_danger_dice_fit_no_item_and_count_as_dice_of_no_color():
    hurt = turn_of(REC, SCI).hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,))
    lying = rolled(hurt, harm=[InjuryIcon.MENTAL], perils=[("A", DangerIcon.SPECIAL)], card=wants(None))
    end = finished(go_on(lying)).play(PickColumn(color=Color.BLUE))
    assert outcomes(end) == [RowColor.RED]


@pytest.mark.rule("CHK-18")
def test_an_ability_for_other_checks_is_refused_at_this_moment():
    """Ask Politely: in a check asking for XEN."""
    ability = Ability(when=Moment.DURING_CHECK, effect=fx.RerollAny(color=Color.GREEN), test=qx.CheckAsksFor(icon=XEN))
    held = card("T", Section.RECON, ability)
    for asked, refused in ((BIO, True), (XEN, False)):
        box = offering(wants(asked), section_cards=[held])
        start = turn_of(REC, SCI, in_box=box).with_member(REC, hand=(CardId("T"),), deck=(), discards=())
        ready = go_on(rolled(start, up("green-basic-2", ACC), card=wants(asked)))
        if refused:
            assert isinstance(ready.refuses(PlayCard(member=REC, card=CardId("T"))), NotTheMoment)
        else:
            assert isinstance(ready.play(PlayCard(member=REC, card=CardId("T"))).question, ChooseReroll)


def test_a_pool_shows_an_icon_as_often_as_it_lies_there():
    start = rolled(turn_of(REC, SCI), up("red-basic-2", ACC), up("green-expert-1", XEN, XEN))
    assert holds(start.state, qx.PoolShows(icon=XEN, count=2))
    assert not holds(start.state, qx.PoolShows(icon=ACC, count=2))
    assert not holds(turn_of(REC, SCI).state, qx.PoolShows(icon=ACC))
