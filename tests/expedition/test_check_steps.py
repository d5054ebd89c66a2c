"""Choosing, rolling, changing and paying with the dice of a check, and its injury and danger dice: steps 1 to 6."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import crew, go_on, offering, outcomes, rolled, up
from tests.expedition.table import DEFAULT_DICE, ENG, ONE, REC, SCI, TWO, Table, card, dice, face, same, turn_of
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.events import DecisionOpened, EffectTaken
from vanguard_desktop.core.ids import CardId, DieId, MemberId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color, DangerIcon, Icon, InjuryIcon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.check import DangerDie, InjuryDie
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    Exert,
    GoOn,
    PickColumn,
    PickDie,
    PickOption,
    PickSlot,
    PlayCard,
    RollDice,
    TakeBackAction,
    TakeBackDie,
    TakeSpecialAction,
    TellDanger,
    TellDie,
    TellInjury,
    UseCombination,
    UseEquipment,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseColumn,
    Combine,
    GatherDice,
    Modify,
    NextDangerDie,
    NextInjuryDie,
    TellRoll,
)
from vanguard_desktop.rulesets.expedition.data.decisions.crew import React
from vanguard_desktop.rulesets.expedition.data.events import (
    CardSettled,
    CheckStarted,
    DangerDieResolved,
    DiceAdded,
    DiceRolled,
    DieRerolled,
    DieSacrificed,
    DieSpent,
    DieTurned,
    InjuryDiePlaced,
    InjuryDieResolved,
    InjuryGained,
    PoolDiceSpent,
    StepReached,
    SuppliesChanged,
)
from vanguard_desktop.rulesets.expedition.data.events.check import CheckEnded
from vanguard_desktop.rulesets.expedition.data.events.crew import CardPlayed
from vanguard_desktop.rulesets.expedition.data.reasons import (
    DieNotThere,
    FaceNotThere,
    NobodyAssists,
    NoMoreDiceInCheck,
    NotCovered,
    NotHere,
    NotInHand,
    NotOffered,
    NotTheMoment,
    NotYourTurn,
    OneCardToAssist,
    OneDieToAssist,
)
from vanguard_desktop.rulesets.expedition.data.steps.check import AfterCheck, GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.steps.crew import DiscardPlayed, Overflow, PlaceInjuryDie
from vanguard_desktop.rulesets.expedition.invariants import broken
from vanguard_desktop.setting.cards import (
    Ability,
    CheckCard,
    Combination,
    ConditionCard,
    Convert,
    CrewCard,
    EquipmentCard,
    EquipmentKind,
    InjuryKind,
    Moment,
    Row,
    RowColor,
)

ACE, BAS, ACC = Icon.ACE, Icon.BASIC, Icon.ACCIDENT
DAMAGE, HEAVY, MENTAL = InjuryIcon.DAMAGE, InjuryIcon.HEAVY, InjuryIcon.MENTAL
NOTHING = CheckCard(rows=(Row(color=RowColor.RED, effect=fx.Nothing()),))
RED_DIE, GREEN_DIE, BLUE_DIE = dice("red-basic-2", "green-basic-2", "blue-basic-2")


def gathering(card: CheckCard = NOTHING, *team: MemberId, needs_assist: bool = False, **families: Any) -> Table:
    """Recon has chosen the action of sector 1; nothing is in hand yet."""
    box = offering(card, needs_assist, **families)
    return turn_of(*(team or (REC, SCI)), in_box=box).play(TakeSpecialAction(number=1))


def at_step(step: int, start: Table, *pool: tuple[str, int, MemberId], **fields: Any) -> Table:
    return go_on(rolled(start, *pool, step=step, **fields))


def held(start: Table, member: MemberId, *cards: str) -> Table:
    """These cards are the hand; no other card of the box is anywhere."""
    return start.with_member(member, hand=tuple(CardId(card) for card in cards), deck=(), discards=())


def during(effect: Effect) -> Ability:
    return Ability(when=Moment.DURING_CHECK, effect=effect)


def pays(requirement: Any, effect: Effect) -> Combination:
    return Combination(requirement=requirement, effect=effect)


# Step 1


@pytest.mark.rule("CHK-02", "CHK-03", "CHK-05", "CHK-14")
def test_any_number_of_available_dice_is_taken_and_all_fall_at_once() -> None:
    start = gathering()
    assert start.told(CheckStarted)[0].check.active == REC
    taken = start.play(*(AddDie(die=die) for die in DEFAULT_DICE[REC])).lucky(0, 1, 2, 3, 4)
    assert taken.member(REC).available == ()
    after = taken.play(RollDice())
    assert after.told(DiceRolled)[0].faces == (0, 1, 2, 3, 4)
    assert after.state.check is not None
    assert [rolled.face for rolled in after.state.check.pool] == [0, 1, 2, 3, 4]
    assert isinstance(after.question, Modify)


@pytest.mark.rule("CHK-05")
def test_a_die_of_the_spent_pool_cannot_be_chosen() -> None:
    start = gathering().with_member(REC, available=(RED_DIE,), spent=(GREEN_DIE,))
    assert start.refuses(AddDie(die=GREEN_DIE)) == DieNotThere(die=GREEN_DIE)


@pytest.mark.rule("CHK-06")
def test_each_other_crew_in_the_sector_lends_one_die() -> None:
    start = gathering(NOTHING, REC, SCI, ENG)
    lent = start.play(AddDie(die=DEFAULT_DICE[SCI][0]), AddDie(die=DEFAULT_DICE[ENG][0]))
    assert lent.refuses(AddDie(die=DEFAULT_DICE[SCI][1])) == OneDieToAssist(member=SCI)
    fell = lent.play(AddDie(die=DEFAULT_DICE[REC][0]), RollDice())
    assert fell.state.running_check.lenders == (SCI, ENG)
    away = start.with_member(SCI, sector=TWO)
    assert away.refuses(AddDie(die=DEFAULT_DICE[SCI][0])) == NotHere(member=SCI)


@pytest.mark.rule("CHK-05", "CHK-06")
def test_a_card_may_allow_no_more_than_so_many_dice_lent_ones_included() -> None:
    start = gathering(attrs.evolve(NOTHING, most_dice=2))
    full = start.play(AddDie(die=RED_DIE), AddDie(die=DEFAULT_DICE[SCI][0]))
    assert full.refuses(AddDie(die=GREEN_DIE)) == NoMoreDiceInCheck(most=2)
    assert not full.legal(AddDie)
    assert full.play(TakeBackDie(die=RED_DIE)).legal(AddDie)


@pytest.mark.rule("CHK-07")
def test_choice_and_assistance_may_change_until_the_roll() -> None:
    lent = gathering().play(AddDie(die=RED_DIE), AddDie(die=DEFAULT_DICE[SCI][0]))
    changed = lent.play(TakeBackDie(die=DEFAULT_DICE[SCI][0]), AddDie(die=DEFAULT_DICE[SCI][1]))
    assert changed.state.check is not None
    assert changed.state.check.hand == ((RED_DIE, REC), (DEFAULT_DICE[SCI][1], SCI))
    rolled = changed.play(RollDice())
    assert not rolled.legal(AddDie, TakeBackDie)


@pytest.mark.rule("CHK-06", "CHK-10", "CHK-35")
def test_who_stands_where_the_active_crew_is_now_assists() -> None:
    begun = gathering(NOTHING, REC, SCI, ENG).with_member(ENG, sector=TWO)
    moved = begun.with_member(REC, sector=TWO)
    for table, there, away in ((begun, SCI, ENG), (moved, ENG, SCI)):
        assert AddDie(die=DEFAULT_DICE[there][0]) in table.legal(AddDie)
        assert table.refuses(AddDie(die=DEFAULT_DICE[away][0])) == NotHere(member=away)


@pytest.mark.rule("CHK-10")
def test_leaving_the_sector_later_does_not_withdraw_a_lent_die() -> None:
    lent = gathering().play(AddDie(die=DEFAULT_DICE[SCI][0])).with_member(SCI, sector=TWO)
    after = lent.play(RollDice())
    assert after.state.check is not None
    assert [rolled.owner for rolled in after.state.check.pool] == [SCI]


@pytest.mark.rule("CHK-92", "CHK-02", "CHK-74")
def test_a_check_may_be_rolled_without_any_die() -> None:
    after = gathering().play(RollDice(), GoOn(), GoOn())
    assert outcomes(after) == [RowColor.RED]
    assert isinstance(after.question, ChooseAction)


@pytest.mark.rule("ACT-09")
def test_an_action_that_needs_assistance_is_not_rolled_without_it_and_may_be_taken_back() -> None:
    start = gathering(needs_assist=True)
    assert start.refuses(RollDice()) == NobodyAssists()
    back = start.play(AddDie(die=RED_DIE), TakeBackAction())
    assert RED_DIE in back.member(REC).available
    assert isinstance(back.question, ChooseAction)
    assert TakeSpecialAction(number=1) in back.legal()
    assert isinstance(start.play(AddDie(die=DEFAULT_DICE[SCI][0]), RollDice()).question, Modify)


# Steps 2 and 3


@pytest.mark.rule("CHK-11", "CHK-12", "CHK-13", "CHK-96", "INJ-13", "DNG-06")
def test_injury_dice_of_the_active_crew_and_printed_danger_dice_are_added() -> None:
    perilous = CheckCard(danger=("A", "B"), rows=NOTHING.rows)
    start = gathering(perilous).hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED, Color.BLUE))
    hurt = start.hurt(SCI, InjuryKind.WOUNDED, dice=(Color.RED,))
    after = hurt.lucky(0, 2, 3, 4).play(RollDice())
    assert after.told(DiceAdded)[0].injuries == 2
    assert after.told(DiceAdded)[0].dangers == ("A", "B")
    fell = after.told(DiceRolled)[0]
    assert fell.injuries == (DAMAGE, HEAVY)
    assert fell.dangers == (DangerIcon.UNCOMMON, DangerIcon.RARE)
    assert after.member(REC).injury_dice == ()
    assert after.member(SCI).injury_dice == (Color.RED,)


@pytest.mark.rule("CHK-14", "CHK-92", "RND-07")
@pytest.mark.parametrize("dangers", [(), ("A",)])
def test_without_section_dice_the_real_injury_and_danger_dice_are_told(dangers: tuple[str, ...]) -> None:
    perilous = CheckCard(danger=dangers, rows=NOTHING.rows)
    start = gathering(perilous).given(real_dice=True)
    assert start.play(RollDice()).told(DiceRolled) == (() if dangers else (DiceRolled(faces=(), drawn=0),))
    asked = start.hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,)).play(RollDice())
    assert isinstance(asked.question, TellRoll)
    told = asked.play(TellInjury(icon=DAMAGE))
    told = told.play(TellDanger(icon=DangerIcon.RARE)) if dangers else told
    rare = (DangerIcon.RARE,) * len(dangers)
    assert told.told(DiceRolled) == (DiceRolled(faces=(), injuries=(DAMAGE,), dangers=rare, drawn=0),)


@pytest.mark.rule("CHK-98")
def test_more_danger_dice_than_exist_are_rolled_all_the_same() -> None:
    many = CheckCard(danger=("A",) * 9, rows=NOTHING.rows)
    assert len(gathering(many).play(RollDice()).told(DiceRolled)[0].dangers) == 9


@pytest.mark.rule("CHK-15")
def test_a_lent_die_is_used_by_the_active_crew_and_goes_back_to_its_owner() -> None:
    lent = gathering().play(AddDie(die=DEFAULT_DICE[SCI][0]))
    after = lent.play(RollDice(), GoOn(), GoOn())
    assert DEFAULT_DICE[SCI][0] in after.member(SCI).spent


# Step 4


@pytest.mark.rule("CHK-18", "CHK-20", "CHK-16", "DIE-36", "CRD-12", "CRD-14")
def test_the_active_crew_plays_any_number_of_cards_and_dice_change_only_by_them() -> None:
    reroll = card("R", Section.RECON, during(fx.RerollDice(count=2, color=Color.RED)))
    turn = card("T", Section.RECON, during(fx.TurnDie(icon=Icon.EXPLORE)))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[reroll, turn])), REC, "R/1", "T/1")
    asked = at_step(4, start, up("red-basic-2", BAS), up("green-explore-1", BAS))
    asked = asked.lucky(5)
    assert isinstance(asked.question, Modify)
    rerolled = asked.play(PlayCard(member=REC, card=CardId("R/1")))
    assert rerolled.refuses(PickDie(die=DieId("green-explore-1"))) == DieNotThere(die=DieId("green-explore-1"))
    rerolled = rerolled.play(PickDie(die=RED_DIE))
    assert rerolled.told(DieRerolled)[0].face == 5
    assert rerolled.state.rng.count == asked.state.rng.count + 1
    lying = {die.die: die.face for die in rerolled.state.running_check.pool}
    assert lying == {RED_DIE: 5, "green-explore-1": face("green-explore-1", BAS)}
    rerolled = rerolled.play(GoOn())
    assert rerolled.member(REC).discards == ("R/1",)
    turning = rerolled.play(PlayCard(member=REC, card=CardId("T/1")))
    if turning.question is not None and not isinstance(turning.question, Modify):
        turning = turning.play(TellDie(die=DieId("green-explore-1"), face=0))
    assert turning.told(DieTurned)[0].die == "green-explore-1"
    assert isinstance(turning.question, Modify)
    assert set(turning.member(REC).discards) == {"R/1", "T/1"}


@pytest.mark.rule("DIE-35")
def test_a_die_is_turned_only_to_a_face_that_it_has() -> None:
    free = card("T", Section.RECON, during(fx.TurnDie()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[free])), REC, "T/1")
    asked = at_step(4, start, up("green-explore-1", BAS)).play(PlayCard(member=REC, card=CardId("T/1")))
    assert asked.refuses(TellDie(die=DieId("green-explore-1"), face=6)) == FaceNotThere(die=DieId("green-explore-1"))
    turned = asked.play(TellDie(die=DieId("green-explore-1"), face=1))
    assert turned.state.check is not None
    assert [rolled.face for rolled in turned.state.check.pool] == [1]


@pytest.mark.rule("CHK-19", "CHK-20", "CHK-09", "GEN-25")
def test_an_assistant_plays_one_card_as_if_the_active_crew_had_played_it() -> None:
    charge = card("S", Section.SCIENCE, during(fx.GainCharges()))
    box = offering(NOTHING, section_cards=[charge])
    start = held(turn_of(in_box=box), SCI, "S/1", "S/2")
    asked = at_step(4, start, up("blue-science-1", BAS, of=SCI))
    after = asked.play(PlayCard(member=SCI, card=CardId("S/1")))
    assert (after.member(REC).charges, after.member(SCI).charges) == (1, 0)
    assert after.member(SCI).discards == ("S/1",)
    assert after.refuses(PlayCard(member=SCI, card=CardId("S/2"))) == OneCardToAssist(member=SCI)
    away = asked.with_member(SCI, sector=TWO)
    assert away.refuses(PlayCard(member=SCI, card=CardId("S/1"))) == NotHere(member=SCI)


@pytest.mark.rule("CHK-19")
def test_each_assistant_plays_one_card_however_many_assist() -> None:
    cards = [card(section.value[0].upper(), section, during(fx.GainCharges())) for section in Section]
    start = turn_of(REC, SCI, ENG, in_box=offering(NOTHING, section_cards=cards))
    ready = at_step(4, held(held(start, SCI, "S/1", "S/2"), ENG, "E/1", "E/2"), up("red-basic-2", BAS))
    helped = ready.play(PlayCard(member=SCI, card=CardId("S/1")), PlayCard(member=ENG, card=CardId("E/1")))
    assert helped.member(REC).charges == 2
    assert helped.state.running_check.played_by == (SCI, ENG)
    for member, more in ((SCI, "S/2"), (ENG, "E/2")):
        assert helped.refuses(PlayCard(member=member, card=CardId(more))) == OneCardToAssist(member=member)


@pytest.mark.rule("CHK-22", "CHK-04")
def test_an_any_time_card_is_no_assistance() -> None:
    helping = card("S", Section.SCIENCE, during(fx.GainCharges()))
    any_time = card("A", Section.SCIENCE, Ability(when=Moment.ANY_TIME, effect=fx.GainSupplies()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[helping, any_time])), SCI, "S/1", "A/1")
    asked = at_step(4, start.given(supplies=3)).play(PlayCard(member=SCI, card=CardId("A/1")))
    assert asked.state.supplies == 4
    assert isinstance(asked.question, Modify)
    assert PlayCard(member=SCI, card=CardId("S/1")) in asked.legal()


@pytest.mark.rule("CRD-12", "CHK-18")
def test_a_card_for_a_check_is_played_in_step_four_only() -> None:
    helping = card("S", Section.RECON, during(fx.GainCharges()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[helping])), REC, "S/1")
    play = PlayCard(member=REC, card=CardId("S/1"))
    assert start.refuses(play) == NotTheMoment()
    assert at_step(1, start).refuses(play) == NotTheMoment()
    assert play in at_step(4, start).legal()
    assert at_step(5, start).refuses(play) == NotTheMoment()


@pytest.mark.rule("CHK-17", "CHK-21", "EQP-07")
def test_equipment_is_used_in_a_check_by_the_active_crew_alone() -> None:
    lens = EquipmentCard(
        id=CardId("E1"), kind=EquipmentKind.PERSONAL, name="Lens", abilities=(during(fx.GainCharges()),)
    )
    start = turn_of(in_box=offering(NOTHING, equipment=[lens]))
    start = start.with_member(REC, equipment=(CardId("E1/1"),)).with_member(SCI, equipment=(CardId("E1/2"),))
    asked = at_step(4, start)
    assert asked.play(UseEquipment(member=REC, card=CardId("E1/1"))).member(REC).charges == 1
    assert asked.refuses(UseEquipment(member=SCI, card=CardId("E1/2"))) == NotYourTurn(member=SCI)


@pytest.mark.rule("CHK-23")
def test_a_text_about_dice_offers_section_dice_only() -> None:
    reroll = card("R", Section.RECON, during(fx.RerollDice(count=2)))
    start = turn_of(in_box=offering(NOTHING, section_cards=[reroll])).hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,))
    start = held(start, REC, "R/1")
    asked = at_step(4, start, up("red-basic-2", BAS), harm=(DAMAGE,), perils=(("A", DangerIcon.RARE),))
    offered = asked.play(PlayCard(member=REC, card=CardId("R/1"))).legal(PickDie)
    assert [pick.die for pick in offered] == ["red-basic-2"]


@pytest.mark.rule("CRD-18", "DIE-36")
def test_any_number_of_dice_to_reroll_includes_none() -> None:
    reroll = card("R", Section.RECON, during(fx.RerollDice(count=2)))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[reroll])), REC, "R/1")
    asked = at_step(4, start, up("red-basic-2", BAS)).play(PlayCard(member=REC, card=CardId("R/1")))
    after = asked.play(GoOn())
    assert not after.told(DieRerolled)
    assert isinstance(after.question, Modify)


@pytest.mark.rule("DIE-36", "RND-07")
def test_a_real_die_that_falls_again_is_told_or_rolled_by_the_game() -> None:
    reroll = card("R", Section.RECON, during(fx.RerollDice(count=2)))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[reroll])), REC, "R/1")
    asked = at_step(4, start, up("red-basic-2", BAS), up("blue-basic-2", BAS)).given(real_dice=True)
    asked = asked.play(PlayCard(member=REC, card=CardId("R/1")))
    told = asked.play(TellDie(die=RED_DIE, face=4))
    assert (told.told(DieRerolled)[0].face, told.told(DieRerolled)[0].drawn) == (4, 0)
    assert told.refuses(TellDie(die=RED_DIE, face=4)) == NotOffered()
    assert told.play(PickDie(die=BLUE_DIE)).told(DieRerolled)[0].drawn == 1
    by_the_game = asked.given(real_dice=False)
    assert by_the_game.refuses(TellDie(die=RED_DIE, face=4)) == NotOffered()


@pytest.mark.rule("CHK-24")
def test_effects_of_step_four_are_used_in_any_order_until_the_active_crew_says_so() -> None:
    cards = [card("C", Section.RECON, during(fx.GainCharges())), card("S", Section.RECON, during(fx.GainSupplies()))]
    start = held(turn_of(in_box=offering(NOTHING, section_cards=cards)), REC, "C/1", "S/1").given(supplies=2)
    asked = at_step(4, start, up("red-basic-2", BAS))
    charge, supply = (PlayCard(member=REC, card=CardId(name)) for name in ("C/1", "S/1"))
    one, other = asked.play(charge, supply), asked.play(supply, charge)
    for after in (one, other):
        assert (after.member(REC).charges, after.state.supplies) == (asked.member(REC).charges + 1, 3)
        assert isinstance(after.question, Modify)
        assert isinstance(after.play(GoOn()).question, Combine)
    assert one.member(REC).discards == other.member(REC).discards[::-1]


@pytest.mark.rule("GEN-23", "DIE-24", "CHK-16")
def test_dice_refreshed_in_mid_check_do_not_join_the_roll() -> None:
    start = turn_of().with_member(REC, available=dice("blue"), spent=(GREEN_DIE, *dice("green", "blue-wild-1")))
    asked = at_step(4, start, up("red-basic-2", BAS))
    after = asked.play(Exert(member=REC))
    while not isinstance(after.question, Modify):
        after = after.play(after.legal(PickDie)[0])
    assert after.state.check is not None
    assert [rolled.die for rolled in after.state.check.pool] == ["red-basic-2"]


@pytest.mark.rule("ACT-56")
def test_a_die_in_the_roll_pool_is_neither_sacrificed_nor_refreshed_by_exerting() -> None:
    start = turn_of().with_member(REC, available=dice("blue", "red-basic-2"), spent=(GREEN_DIE, *dice("green")))
    asked = at_step(4, start, up("red-basic-2", BAS)).play(Exert(member=REC))
    offered = set()
    while not isinstance(asked.question, Modify):
        offered |= {command.die for command in asked.legal(PickDie)}
        asked = asked.play(asked.legal(PickDie)[0])
    assert offered
    assert "red-basic-2" not in offered


@pytest.mark.rule("CHK-04", "CRW-17")
def test_a_skill_may_be_used_at_every_decision_of_a_check() -> None:
    skill = Ability(when=Moment.ANY_TIME, effect=fx.GainSupplies())
    able = crew(CrewCard(id=SCI, name="Sci", skill=skill, charges=3))
    start = turn_of(in_box=offering(NOTHING, crew=able)).with_member(SCI, charges=3).given(supplies=2)
    for step, question in ((1, GatherDice), (4, Modify), (5, Combine)):
        after = at_step(step, start).play(UseSkill(member=SCI))
        assert after.state.supplies == 3
        assert isinstance(after.question, question)


# Step 5


@pytest.mark.rule("CHK-26", "CHK-27", "CHK-28", "CRD-13", "CRD-14")
def test_dice_pay_for_the_combination_of_a_card_which_is_then_discarded() -> None:
    lower = card("L", Section.RECON, during(fx.Nothing()), pays(asks(Icon.PHYSICAL), fx.GainSupplies()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[lower])), REC, "L/1").given(supplies=2)
    pool = (up("red-physical-2", Icon.PHYSICAL), up("red-physical-1", Icon.PHYSICAL))
    use = UseCombination(source="L/1", number=1, dice=(DieId("red-physical-2"),))
    four = at_step(4, start, *pool)
    assert not four.legal(UseCombination)
    asked = four.play(GoOn())
    after = asked.play(use)
    assert after.state.supplies == 3
    assert "red-physical-2" in after.member(REC).spent
    assert after.member(REC).discards == ("L/1",)
    assert [event.tag for event in after.events if event.tag in ("pool_dice_spent", "supplies_changed")] == [
        "pool_dice_spent",
        "supplies_changed",
    ]
    again = UseCombination(source="L/1", number=1, dice=(DieId("red-physical-1"),))
    assert after.refuses(again) == NotInHand(member=REC)
    assert not after.legal(UseCombination)


@pytest.mark.rule("CHK-29", "CHK-33", "CHK-36")
def test_several_cards_are_paid_with_different_dice_and_none_superfluous() -> None:
    first = card("L", Section.RECON, during(fx.Nothing()), pays(asks(Icon.PHYSICAL), fx.GainSupplies()))
    second = card("M", Section.RECON, during(fx.Nothing()), pays(asks(Icon.GATHER), fx.GainCharges()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[first, second])), REC, "L/1", "M/1")
    pool = (up("red-universal-1", Icon.PHYSICAL, Icon.GATHER), up("red-gather-1", Icon.GATHER))
    asked = at_step(5, start, *pool)
    both = (DieId("red-universal-1"), DieId("red-gather-1"))
    assert asked.refuses(UseCombination(source="L/1", number=1, dice=both)) == NotCovered()
    paid = asked.play(UseCombination(source="L/1", number=1, dice=both[:1]))
    assert paid.refuses(UseCombination(source="M/1", number=1, dice=both[:1])) == NotCovered()
    assert paid.play(UseCombination(source="M/1", number=1, dice=both[1:])).member(REC).charges == 1


@pytest.mark.rule("CHK-30")
def test_the_combination_of_the_condition_is_used_again_with_other_dice() -> None:
    condition = ConditionCard(id=CardId("C1"), name="C1", combinations=(pays(asks(BAS), fx.GainSupplies()),))
    start = turn_of(in_box=offering(NOTHING, condition=condition)).given(supplies=1)
    asked = at_step(5, start, up("red-basic-2", BAS), up("blue-basic-2", BAS))
    once = asked.play(UseCombination(source="condition", number=1, dice=(RED_DIE,)))
    twice = once.play(UseCombination(source="condition", number=1, dice=(BLUE_DIE,)))
    assert twice.state.supplies == 3
    assert not twice.legal(UseCombination)


@pytest.mark.rule("CHK-31", "CHK-15")
def test_dice_of_assistants_pay_but_their_cards_do_not_serve() -> None:
    mine = card("L", Section.RECON, during(fx.Nothing()), pays(asks(BAS), fx.GainSupplies()))
    theirs = card("S", Section.SCIENCE, during(fx.Nothing()), pays(asks(BAS), fx.GainSupplies()))
    start = held(held(turn_of(in_box=offering(NOTHING, section_cards=[mine, theirs])), REC, "L/1"), SCI, "S/1")
    asked = at_step(5, start, up("blue-basic-3", BAS, of=SCI))
    lent = (DieId("blue-basic-3"),)
    assert asked.refuses(UseCombination(source="S/1", number=1, dice=lent)) == NotInHand(member=REC)
    after = asked.play(UseCombination(source="L/1", number=1, dice=lent))
    assert "blue-basic-3" in after.member(SCI).spent


@pytest.mark.rule("CHK-32", "CHK-38", "CHK-39", "CHK-99", "DIE-07")
def test_accidents_never_pay_and_any_icon_is_one_icon_for_all() -> None:
    any_two = card("L", Section.RECON, during(fx.Nothing()), pays(same(2), fx.GainSupplies()))
    red = card("M", Section.RECON, during(fx.Nothing()), pays(asks(Color.RED), fx.GainSupplies()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[any_two, red])), REC, "L/1", "M/1")
    pool = (up("red-basic-1", ACC), up("green-basic-1", BAS), up("blue-basic-1", BAS), up("blue-basic-2", ACE))
    asked = at_step(5, start, *pool)
    offered = {frozenset(use.dice) for use in asked.legal(UseCombination)}
    assert frozenset(("green-basic-1", "blue-basic-1")) in offered
    assert frozenset(("green-basic-1", "blue-basic-2")) in offered
    assert not any("red-basic-1" in used for used in offered)
    assert asked.refuses(UseCombination(source="M/1", number=1, dice=(DieId("red-basic-1"),))) == NotCovered()


@pytest.mark.rule("CHK-34")
def test_combinations_are_optional() -> None:
    lower = card("L", Section.RECON, during(fx.Nothing()), pays(asks(BAS), fx.GainSupplies()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[lower])), REC, "L/1")
    after = at_step(5, start, up("red-basic-2", BAS)).play(GoOn())
    assert after.member(REC).hand == ("L/1",)
    assert not after.told(SuppliesChanged)


@pytest.mark.rule("CHK-35")
def test_a_combination_may_move_the_active_crew_and_the_check_stays_where_it_began() -> None:
    lower = card("L", Section.RECON, during(fx.Nothing()), pays(asks(BAS), fx.MoveTo(sector=TWO)))
    marking = CheckCard(rows=(Row(color=RowColor.RED, effect=fx.MarkSector()),))
    start = held(turn_of(in_box=offering(marking, section_cards=[lower])), REC, "L/1")
    moved = at_step(5, start, up("red-basic-2", BAS), card=marking)
    moved = moved.play(UseCombination(source="L/1", number=1, dice=(RED_DIE,)))
    assert moved.member(REC).sector == TWO
    assert isinstance(moved.question, Combine)
    assert moved.play(GoOn()).state.marks == {ONE: 1}


@pytest.mark.rule("CHK-37", "CHK-43")
def test_each_icon_of_a_face_pays_separately() -> None:
    two = pays(asks((Icon.PHYSICAL, Icon.PHYSICAL)), fx.GainSupplies())
    lower = card("L", Section.RECON, during(fx.Nothing()), two)
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[lower])), REC, "L/1")
    asked = at_step(5, start, up("red-expert-1", Icon.PHYSICAL, Icon.PHYSICAL))
    assert UseCombination(source="L/1", number=1, dice=(DieId("red-expert-1"),)) in asked.legal()


@pytest.mark.rule("CRW-05", "CHK-40", "CHK-41")
@pytest.mark.example("EX CRW-D")
def test_only_the_active_crew_converts_also_the_dice_of_assistants() -> None:
    able = crew(
        CrewCard(id=REC, name="Rec", converts=(Convert(color=Color.BLUE, icon=Icon.SCIENCE),)),
        CrewCard(id=SCI, name="Sci", converts=(Convert(color=Color.BLUE, icon=Icon.CONSTRUCTION),)),
    )
    science = card("L", Section.RECON, during(fx.Nothing()), pays(asks(Icon.SCIENCE), fx.GainSupplies()))
    build = card("M", Section.RECON, during(fx.Nothing()), pays(asks(Icon.CONSTRUCTION), fx.GainSupplies()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[science, build], crew=able)), REC, "L/1", "M/1")
    asked = at_step(5, start, up("blue-basic-3", BAS, of=SCI)).then(TAKEN, opens(Combine(member=REC)))
    lent = (DieId("blue-basic-3"),)
    assert asked.legal(UseCombination) == (UseCombination(source="L/1", number=1, dice=lent),)
    assert asked.refuses(UseCombination(source="M/1", number=1, dice=lent)) == NotCovered()


@pytest.mark.rule("CHK-41")
def test_carried_equipment_converts_too() -> None:
    tool = EquipmentCard(
        id=CardId("E1"),
        kind=EquipmentKind.PERSONAL,
        name="Tool",
        converts=(Convert(color=Color.RED, icon=Icon.GATHER),),
    )
    lower = card("L", Section.RECON, during(fx.Nothing()), pays(asks(Icon.GATHER), fx.GainSupplies()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[lower], equipment=[tool])), REC, "L/1")
    asked = at_step(5, start.with_member(REC, equipment=(CardId("E1/1"),)), up("red-basic-2", BAS))
    assert asked.legal(UseCombination)
    assert not at_step(5, start, up("red-basic-2", BAS)).legal(UseCombination)


@pytest.mark.rule("CHK-94", "CRD-03")
def test_a_card_serves_in_one_check_by_its_upper_or_its_lower_half() -> None:
    both = card("L", Section.RECON, during(fx.GainCharges()), pays(asks(BAS), fx.GainSupplies()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[both])), REC, "L/1")
    asked = at_step(4, start, up("red-basic-2", BAS))
    assert asked.play(GoOn()).legal(UseCombination)
    played = asked.play(PlayCard(member=REC, card=CardId("L/1")))
    assert not played.play(GoOn()).legal(UseCombination)


@pytest.mark.rule("CHK-25", "CHK-100", "CHK-79")
@pytest.mark.example("EX CHK-I")
def test_going_directly_to_step_nine_spares_injury_and_danger_dice() -> None:
    skip = card("L", Section.RECON, during(fx.Nothing()), pays(asks(BAS), fx.SkipToStep(step=9)))
    perilous = CheckCard(danger=("A",), rows=NOTHING.rows)
    start = held(turn_of(in_box=offering(perilous, section_cards=[skip])), REC, "L/1")
    start = start.hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,)).with_member(
        REC, available=(RED_DIE, GREEN_DIE), spent=(BLUE_DIE,)
    )
    gathered = start.play(TakeSpecialAction(number=1), AddDie(die=RED_DIE), AddDie(die=GREEN_DIE))
    asked = gathered.lucky(0, 0, 0, 4).play(RollDice(), GoOn())
    fell = asked.state.check
    assert fell is not None
    assert (fell.injuries[0].icon, fell.dangers[0].icon) == (DAMAGE, DangerIcon.RARE)
    used = asked.play(UseCombination(source="L/1", number=1, dice=(RED_DIE,))).then(
        ANSWERED, PoolDiceSpent(dice=(RED_DIE,)), CardPlayed(member=REC, card="L/1"),
        queued(fx.SkipToStep(step=9), DiscardPlayed(card="L/1"), GoOnWithCheck(), you=REC, source="card:L/1", at=ONE),
        TAKEN, StepReached(step=9), queued(PlaceInjuryDie(back=True), you=REC), TAKEN,
        opens(ChooseColumn(member=REC, back=True)),
    )  # fmt: skip
    assert isinstance(used.question, ChooseColumn)
    after = used.play(PickColumn(color=Color.BLUE))
    assert after.member(REC).injury_dice == (Color.BLUE,)
    assert after.member(REC).injury_count == 1
    assert not after.told(DieSpent)
    assert set(after.member(REC).spent) == {RED_DIE, GREEN_DIE, BLUE_DIE}
    assert after.member(REC).available == ()


@pytest.mark.rule("CHK-25", "CHK-100")
@pytest.mark.parametrize(("step", "come_back"), [(6, False), (7, True)])
def test_injury_dice_come_back_only_if_their_step_is_skipped(step: int, come_back: bool) -> None:
    hurt = turn_of().hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,)).with_member(REC, available=(), spent=())
    skipped = rolled(hurt, harm=(MENTAL,), step=5).resolve(fx.SkipToStep(step=step))
    assert skipped.state.checks[0].step == step
    if come_back:
        assert skipped.question == ChooseColumn(member=REC, back=True)
    else:
        assert not isinstance(skipped.question, ChooseColumn)


@pytest.mark.rule("CHK-25", "CHK-100")
@pytest.mark.parametrize(("step", "come_back"), [(6, True), (7, False)])
def test_a_step_six_that_is_broken_off_sends_the_injury_dice_back_and_a_later_step_does_not(
    step: int, come_back: bool
) -> None:
    hurt = turn_of().hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,)).with_member(REC, available=(), spent=())
    skipped = rolled(hurt, harm=(MENTAL,), step=step).resolve(fx.SkipToStep(step=9))
    assert skipped.state.running_check.step == 9
    assert (skipped.question == ChooseColumn(member=REC, back=True)) is come_back


@pytest.mark.rule("CHK-25", "CHK-100")
def test_without_injury_dice_nothing_comes_back_from_a_step_that_is_skipped() -> None:
    skipped = rolled(turn_of(), step=5).resolve(fx.SkipToStep(step=9))
    assert skipped.events == (EffectTaken(), StepReached(step=9))
    for nowhere in (rolled(turn_of(), step=9), turn_of()):
        assert nowhere.resolve(fx.SkipToStep(step=9)).events == (EffectTaken(),)


@pytest.mark.rule("CHK-25")
def test_a_card_of_step_four_may_go_to_a_later_step_too() -> None:
    skip = card("L", Section.RECON, during(fx.SkipToStep(step=9)))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[skip])), REC, "L/1")
    after = at_step(4, start, up("red-basic-2", BAS)).play(PlayCard(member=REC, card=CardId("L/1")))
    assert after.state.check is None
    assert RED_DIE in after.member(REC).spent
    assert after.told(CardSettled)


# Step 6


def wounded(*kinds: InjuryKind, harm: tuple[InjuryIcon, ...], **fields: Any) -> Table:
    """Recon with these cards and as many rolled dice as `harm` names, before step 6."""
    start = turn_of().with_member(REC, available=dice("green-explore-1", "red", "blue"), spent=dice("blue-wild-1"))
    start = start.with_member(SCI, available=dice("blue-science-1"), spent=())
    columns = (Color.RED, Color.GREEN, Color.BLUE)[: len(harm)]
    return rolled(start.hurt(REC, *kinds, dice=columns), step=6, harm=harm, **fields)


@pytest.mark.rule("CHK-46", "CHK-47", "CHK-48", "CHK-49", "CHK-50", "CHK-51")
@pytest.mark.example("EX CHK-F")
def test_a_card_gained_in_step_six_joins_the_comparison() -> None:
    asked = go_on(wounded(InjuryKind.CRITICAL, InjuryKind.EXHAUSTED, harm=(HEAVY, DAMAGE)))
    assert isinstance(asked.question, NextInjuryDie)
    heavy = asked.play(PickOption(number=1)).then(
        ANSWERED, InjuryDieResolved(index=0, slot=0),
        queued(fx.GainInjury(kind=InjuryKind.WOUNDED), GoOnWithCheck(), you=REC, source="injury:critical"), TAKEN,
        InjuryGained(member=REC, kind=InjuryKind.WOUNDED, slot=2), queued(PlaceInjuryDie(), you=REC), TAKEN,
        opens(ChooseColumn(member=REC)),
    )  # fmt: skip
    assert heavy.told(InjuryDieResolved)[0].slot == 0
    assert heavy.state.running_check.injuries == (InjuryDie(icon=HEAVY, resolved=True, slot=0), InjuryDie(icon=DAMAGE))
    assert heavy.told(InjuryGained)[0].kind is InjuryKind.WOUNDED
    placed = heavy.play(PickColumn(color=Color.RED)) if isinstance(heavy.question, ChooseColumn) else heavy
    assert placed.told(InjuryDieResolved)[0].slot == 2
    if not placed.told(DieSpent):
        placed = placed.play(placed.legal(PickDie)[0])
    assert len(placed.told(DieSpent)) == 1
    assert not placed.told(DieSacrificed)


@pytest.mark.rule("CHK-47", "CHK-49")
@pytest.mark.example("EX CHK-G")
def test_each_card_takes_one_die_so_the_order_matters() -> None:
    asked = go_on(wounded(InjuryKind.CRITICAL, InjuryKind.EXHAUSTED, harm=(HEAVY, DAMAGE)))
    damage = asked.play(PickOption(number=2)).then(
        ANSWERED, InjuryDieResolved(index=1, slot=0),
        queued(fx.SacrificeDice(), GoOnWithCheck(), you=REC, source="injury:critical"), TAKEN,
        opens(React(member=REC, cost=waits(fx.SacrificeDice(), you=REC, source="injury:critical"))),
    )  # fmt: skip
    slots: list[int | None] = []
    lost: list[type] = []
    while damage.state.check is not None and not isinstance(damage.question, ChooseColumn):
        slots += [event.slot for event in damage.told(InjuryDieResolved)]
        lost += [type(event) for event in damage.events if isinstance(event, DieSacrificed | InjuryGained)]
        damage = damage.play(GoOn()) if damage.legal(GoOn) else damage.play(damage.legal(PickDie)[-1])
    slots += [event.slot for event in damage.told(InjuryDieResolved)]
    lost += [type(event) for event in damage.events if isinstance(event, DieSacrificed | InjuryGained)]
    assert slots == [0, 1]
    assert lost == [DieSacrificed, InjuryGained]


@pytest.mark.rule("CHK-48")
def test_an_icon_that_no_free_card_shows_has_no_effect() -> None:
    after = go_on(wounded(InjuryKind.WOUNDED, harm=(MENTAL,)))
    assert after.told(InjuryDieResolved)[0].slot is None
    assert not after.told(DieSpent)
    both = go_on(wounded(InjuryKind.WOUNDED, harm=(DAMAGE, DAMAGE)))
    while not both.told(InjuryDieResolved) or isinstance(both.question, NextInjuryDie):
        both = both.play(both.legal(PickDie, PickOption)[0])
    assert both.state.check is not None
    first = both if both.legal(PickColumn) else both.play(both.legal(PickDie)[0])
    assert first.state.check is not None
    assert [die.slot for die in first.state.check.injuries] == [0, None]


@pytest.mark.rule("INJ-20", "CHK-47")
def test_a_card_face_down_takes_no_die() -> None:
    start = wounded(InjuryKind.WOUNDED, harm=(DAMAGE,))
    assert go_on(start).legal(PickDie)
    flipped = go_on(start.resolve(fx.FlipInjury()))
    assert flipped.told(InjuryDieResolved)[0].slot is None
    assert not flipped.told(DieSpent)


@pytest.mark.rule("CHK-51")
def test_costs_of_step_six_are_never_paid_from_the_pool() -> None:
    start = turn_of().with_member(REC, available=(), spent=dice("red", "blue", "green-explore-1"))
    hurt = start.hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,))
    asked = go_on(rolled(hurt, up("green-basic-2", BAS), step=6, harm=(DAMAGE,)))
    assert asked.legal(GoOn)
    after = asked.play(GoOn())
    assert [pick.die for pick in after.legal(PickDie)] == list(dice("red", "blue", "green-explore-1"))


@pytest.mark.rule("CHK-51", "CHK-52")
def test_of_dice_that_show_the_same_one_is_named_and_any_may_be_taken() -> None:
    perils = (("C", DangerIcon.COMMON), ("C", DangerIcon.COMMON), ("A", DangerIcon.RARE))
    asked = go_on(rolled(turn_of(), step=6, perils=perils))
    assert [pick.number for pick in asked.legal(PickOption)] == [1, 3]
    second = asked.play(PickOption(number=2))
    assert [event.index for event in second.told(DangerDieResolved)] == [1]
    assert isinstance(asked.refuses(PickOption(number=4)), NotOffered)


def asked_for(table: Table) -> list[Any]:
    return [opened.decision for opened in table.told(DecisionOpened)]


@pytest.mark.rule("CHK-49", "CHK-52", "DEC-33")
def test_dice_that_show_the_same_come_in_their_order_without_a_question() -> None:
    two = wounded(InjuryKind.BREACH, harm=(HEAVY, HEAVY), perils=(("C", DangerIcon.COMMON),) * 2)
    after = go_on(two)
    assert [(event.index, event.slot) for event in after.told(InjuryDieResolved)] == [(0, 0), (1, None)]
    assert [event.index for event in after.told(DangerDieResolved)] == [0, 1]
    assert asked_for(after) == [ChooseColumn(member=REC, back=True)]


@pytest.mark.rule("CHK-51", "CHK-52")
@pytest.mark.parametrize("other", [("C", DangerIcon.UNCOMMON), ("B", DangerIcon.COMMON)])
def test_danger_dice_of_another_letter_or_icon_are_put_in_order(other: tuple[str, DangerIcon]) -> None:
    asked = go_on(rolled(turn_of(), step=6, perils=(("C", DangerIcon.COMMON), other)))
    assert asked_for(asked) == [NextDangerDie(member=REC)]
    assert [event.index for event in asked.play(PickOption(number=2)).told(DangerDieResolved)][:1] == [1]


@pytest.mark.rule("CHK-52", "DEC-10")
def test_danger_dice_come_in_the_order_that_the_player_chooses() -> None:
    perils = (("C", DangerIcon.COMMON), ("A", DangerIcon.RARE))
    asked = go_on(rolled(turn_of(), step=6, perils=perils))
    assert isinstance(asked.question, NextDangerDie)
    second = asked.play(PickOption(number=2))
    assert [event.index for event in second.told(DangerDieResolved)] == [1]
    common, rare = (DangerDie(letter=letter, icon=icon) for letter, icon in perils)
    assert second.state.running_check.dangers == (common, attrs.evolve(rare, resolved=True))
    assert second.told(InjuryGained)[0].kind is InjuryKind.WOUNDED
    first = second.play(PickColumn(color=Color.GREEN))
    assert [event.index for event in first.told(DangerDieResolved)] == [0]
    assert first.told(SuppliesChanged)[0].by == -1


@pytest.mark.rule("CHK-53", "INJ-07", "INJ-08")
def test_after_step_six_the_injury_dice_return_to_columns_of_choice() -> None:
    asked = go_on(wounded(InjuryKind.PANICKED, harm=(DAMAGE, DAMAGE)))
    assert asked.question == ChooseColumn(member=REC, back=True)
    after = asked.play(PickColumn(color=Color.BLUE))
    assert after.refuses(PickColumn(color=Color.BLUE)) is not None
    after = after.play(PickColumn(color=Color.GREEN))
    assert after.member(REC).injury_dice == (Color.BLUE, Color.GREEN)


@pytest.mark.rule("CHK-54", "INJ-21")
def test_the_die_of_a_card_that_leaves_returns_to_the_board_all_the_same() -> None:
    start = wounded(InjuryKind.WOUNDED, harm=(DAMAGE,))
    assert start.state.check is not None
    on_card = (InjuryDie(icon=DAMAGE, resolved=True, slot=0),)
    lying = start.given(checks=(attrs.evolve(start.state.check, injuries=on_card),))
    after = lying.resolve(fx.RemoveInjury(card=True, die=False))
    assert after.state.check is not None
    assert after.state.check.injuries == (InjuryDie(icon=DAMAGE, resolved=True, slot=None),)
    back = go_on(after).play(PickColumn(color=Color.RED))
    assert back.member(REC).injury_dice == (Color.RED,)
    assert back.member(REC).injury_count == 0


@pytest.mark.rule("INJ-30", "INJ-05", "CHK-50")
@pytest.mark.example("EX INJ-G")
def test_rolled_injury_dice_keep_their_columns_free() -> None:
    asked = go_on(wounded(InjuryKind.CRITICAL, InjuryKind.WOUNDED, harm=(HEAVY, MENTAL, MENTAL)))
    heavy = asked.play(PickOption(number=1)).then(
        ANSWERED, InjuryDieResolved(index=0, slot=0),
        queued(fx.GainInjury(kind=InjuryKind.WOUNDED), GoOnWithCheck(), you=REC, source="injury:critical"), TAKEN,
        InjuryGained(member=REC, kind=InjuryKind.WOUNDED, slot=2), TAKEN, InjuryDieResolved(index=1),
        queued(GoOnWithCheck(), you=REC), TAKEN, InjuryDieResolved(index=2), queued(GoOnWithCheck(), you=REC), TAKEN,
        StepReached(step=7),
        queued(PlaceInjuryDie(back=True), PlaceInjuryDie(back=True), PlaceInjuryDie(back=True), GoOnWithCheck(),
            you=REC),
        TAKEN, InjuryDiePlaced(member=REC, color=Color.RED, back=True), queued(Overflow(color=Color.RED), you=REC),
        TAKEN, TAKEN, InjuryDiePlaced(member=REC, color=Color.GREEN, back=True),
        queued(Overflow(color=Color.GREEN), you=REC), TAKEN, TAKEN,
        InjuryDiePlaced(member=REC, color=Color.BLUE, back=True), queued(Overflow(color=Color.BLUE), you=REC), TAKEN,
        TAKEN, StepReached(step=8), queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=9),
        queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=10), queued(GoOnWithCheck(), you=REC), TAKEN,
        queued(AfterCheck(), you=REC), TAKEN, CheckEnded(),
    )  # fmt: skip
    gained = heavy.told(InjuryGained)
    assert [event.kind for event in gained] == [InjuryKind.WOUNDED]
    placed = heavy.told(InjuryDiePlaced)
    while heavy.legal(PickColumn, PickDie):
        heavy = heavy.play(heavy.legal(PickColumn, PickDie)[0])
        placed = (*placed, *heavy.told(InjuryDiePlaced))
    assert all(event.back for event in placed)
    assert set(heavy.member(REC).injury_dice) == set(Color)


@pytest.mark.rule("INJ-30", "INJ-05", "ACT-51")
def test_an_injury_gained_while_another_is_placed_takes_no_column_of_a_rolled_die() -> None:
    asked = go_on(wounded(InjuryKind.CRITICAL, harm=(HEAVY, MENTAL)))
    placing = asked.with_member(REC, available=(), spent=dice("red")).play(PickOption(number=1))
    assert placing.question == ChooseColumn(member=REC)
    exerted = placing.play(Exert(member=REC))
    assert exerted.told(InjuryGained)
    assert exerted.question == ChooseColumn(member=REC)
    table = exerted.play(PickColumn(color=Color.RED))
    # The two rolled dice come back to the two columns that are left: there is nothing to choose.
    assert [(event.back, event.color) for event in table.told(InjuryDiePlaced)] == [
        (False, Color.RED), (True, Color.GREEN), (True, Color.BLUE),
    ]  # fmt: skip
    while table.legal(PickColumn, PickDie):
        table = table.play(table.legal(PickColumn, PickDie)[0])
    assert set(table.member(REC).injury_dice) == set(Color)
    assert not broken(table.state)


@pytest.mark.rule("CHK-47", "CHK-48", "DEC-33")
def test_the_order_of_injury_dice_is_asked_only_if_a_card_receives_one() -> None:
    asked = go_on(wounded(InjuryKind.WOUNDED, harm=(DAMAGE, MENTAL)))
    assert isinstance(asked.question, NextInjuryDie)
    spared = go_on(wounded(InjuryKind.WOUNDED, harm=(HEAVY, MENTAL)))
    assert not isinstance(spared.question, NextInjuryDie)
    assert [event.slot for event in spared.told(InjuryDieResolved)] == [None, None]


@pytest.mark.rule("CHK-46", "DNG-06", "INJ-13", "CHK-50")
@pytest.mark.example("EX DNG-C")
def test_injury_dice_come_before_danger_dice_and_a_new_one_is_not_rolled() -> None:
    perilous = CheckCard(danger=("A",), rows=NOTHING.rows)
    start = gathering(perilous).hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,))
    start = start.with_member(REC, available=dice("green", "green"), spent=dice("blue-wild-1", "blue"))
    rolled = start.lucky(0, 4).play(RollDice(), GoOn(), GoOn())
    order = [event.tag for event in rolled.events if event.tag in ("die_spent", "injury_gained")]
    assert order == ["die_spent", "injury_gained"]
    assert rolled.told(InjuryGained)[0].slot == 1
    assert rolled.question == ChooseColumn(member=REC)
    placed = rolled.play(PickColumn(color=Color.RED)).then(
        ANSWERED, InjuryDiePlaced(member=REC, color=Color.RED), queued(Overflow(color=Color.RED), you=REC), TAKEN,
        TAKEN, StepReached(step=7), queued(PlaceInjuryDie(back=True), GoOnWithCheck(), you=REC), TAKEN,
        opens(ChooseColumn(member=REC, back=True)),
    )  # fmt: skip
    assert placed.question == ChooseColumn(member=REC, back=True)
    after = placed.play(PickColumn(color=Color.BLUE))
    assert after.member(REC).injury_dice == (Color.RED, Color.BLUE)
    assert not after.told(InjuryDieResolved)


@pytest.mark.rule("DNG-09", "CHK-22")
def test_a_danger_die_of_a_check_may_be_answered_before_its_result() -> None:
    again = card("S", Section.SCIENCE, Ability(when=Moment.AFTER_DANGER, effect=fx.RerollDanger()))
    start = held(turn_of(in_box=offering(NOTHING, section_cards=[again])), SCI, "S/1")
    asked = go_on(rolled(start, step=6, perils=(("A", DangerIcon.RARE),)))
    assert PlayCard(member=SCI, card=CardId("S/1")) in asked.legal()
    saved = asked.lucky(2).play(PlayCard(member=SCI, card=CardId("S/1")))
    assert not saved.told(InjuryGained)
    assert saved.state.check is None
    assert saved.member(SCI).discards == ("S/1",)
    assert asked.play(GoOn()).told(InjuryGained)


@pytest.mark.rule("CHK-02")
def test_steps_without_content_are_skipped() -> None:
    after = at_step(5, turn_of(), card=NOTHING).play(GoOn())
    assert [event.step for event in after.told(StepReached)] == [6, 7, 8, 9, 10]
    assert not after.told(PoolDiceSpent)
    assert not after.legal(PickSlot)
