"""Injury cards in their slots, injury dice in their columns, and what their icons do (INJ)."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tests.expedition.checks import go_on, offering, outcomes, rolled, track, up
from tests.expedition.table import ENG, REC, SCI, SEC, TWO, Table, dice, table, turn_of
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.events import DecisionOpened, EffectsQueued, Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.dice.faces import INJURY_FACES, Color, Icon, InjuryIcon
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.play.questions import crowded_out
from vanguard_desktop.rulesets.expedition.crew.wounds import gain as gain_injury
from vanguard_desktop.rulesets.expedition.crew.wounds import place_die
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    GoOn,
    PickCard,
    PickColumn,
    PickDie,
    PickSlot,
    RollDice,
    TakeSpecialAction,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseColumn,
    ChooseInjury,
    ChooseOverflow,
    ChoosePoolDie,
    DiscardToLimit,
    EventRevealed,
)
from vanguard_desktop.rulesets.expedition.data.events import (
    CardDiscarded,
    DiceAdded,
    DieSacrificed,
    DieSpent,
    ExpeditionEnding,
    InjuryDiePlaced,
    InjuryDieRemoved,
    InjuryDieResolved,
    InjuryFlipped,
    InjuryGained,
    InjuryRemoved,
    PoolDiceSpent,
    SuppliesChanged,
)
from vanguard_desktop.rulesets.expedition.data.events.check import CheckEnded, SpecialEffectPassed, StepReached
from vanguard_desktop.rulesets.expedition.data.events.planet import TrackMoved
from vanguard_desktop.rulesets.expedition.data.events.round import ExpeditionEnded
from vanguard_desktop.rulesets.expedition.data.member import Injury
from vanguard_desktop.rulesets.expedition.data.reasons import NotOffered
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.data.steps import PlaceInjuryDie
from vanguard_desktop.rulesets.expedition.data.steps.check import AfterCheck, GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.steps.crew import Overflow
from vanguard_desktop.rulesets.expedition.data.steps.round import CloseExpedition
from vanguard_desktop.rulesets.expedition.data.tables import INJURIES
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import ActionTrack, CheckCard, InjuryKind, Row, RowColor, SpecialEffect

RED, GREEN, BLUE = Color.RED, Color.GREEN, Color.BLUE
DAMAGE, HEAVY, MENTAL, SPECIAL = InjuryIcon.DAMAGE, InjuryIcon.HEAVY, InjuryIcon.MENTAL, InjuryIcon.SPECIAL
K = InjuryKind


def gain(start: Table, kind: InjuryKind, you: MemberId = REC) -> Table:
    return start.resolve(fx.GainInjury(kind=kind), you=you)


def step_six(
    start: Table, *kinds: InjuryKind, harm: InjuryIcon, pool: tuple[tuple[str, int, MemberId], ...] = ()
) -> Table:
    """One rolled injury die is resolved against these cards of Recon."""
    hurt = start.hurt(REC, *kinds, dice=(RED,))
    return go_on(rolled(hurt, *pool, step=6, harm=(harm,)))


# Gaining


@pytest.mark.rule("CRW-06", "INJ-03", "INJ-04", "INJ-07", "INJ-08")
@pytest.mark.example("EX INJ-A")
def test_the_card_takes_the_leftmost_slot_and_the_die_pushes_one_die_out_of_its_column() -> None:
    four = dice("red", "red", "red-defense-1", "red-physical-1")
    start = turn_of(SEC, ranks={SEC: 2}).with_member(SEC, available=four, spent=())
    asked = gain(start, K.WOUNDED, you=SEC)
    assert asked.member(SEC).injuries == (Injury(kind=K.WOUNDED), None, None)
    assert [crowded_out(asked.state, PickColumn(color=color)) for color in (RED, GREEN, BLUE)] == [1, 0, 0]
    over = asked.play(PickColumn(color=RED))
    assert isinstance(over.question, ChooseOverflow)
    assert over.state.queue == start.state.queue  # one die too many is one question
    after = over.play(PickDie(die=four[2])).then(ANSWERED, DieSpent(member=SEC, die="red-defense-1"))
    assert after.member(SEC).available == (*four[:2], four[3])
    assert after.member(SEC).spent == (four[2],)
    assert after.state.injury_dice_left == 11


@pytest.mark.rule("CRW-10", "INJ-07")
@pytest.mark.example("EX CRW-B")
def test_an_injury_die_takes_the_top_slot_of_its_column() -> None:
    four = dice("red", "red", "red-defense-1", "red-physical-1")
    start = turn_of(SEC, ranks={SEC: 2}).with_member(SEC, available=four, spent=())
    after = gain(start, K.EXHAUSTED, you=SEC).play(PickColumn(color=RED), PickDie(die=four[0])).then(
        ANSWERED, DieSpent(member=SEC, die="red-basic-1"),
    )  # fmt: skip
    assert len(after.member(SEC).available) == 3
    assert after.member(SEC).spent == four[:1]
    assert after.member(SEC).slots(RED) == 3


@pytest.mark.rule("INJ-09")
@pytest.mark.example("EX INJ-B")
def test_if_the_named_injury_is_used_up_wounded_is_gained() -> None:
    start = turn_of(REC, SCI, ENG).hurt(SCI, K.BURNED, K.BURNED, K.BURNED).hurt(ENG, K.BURNED, K.BURNED)
    after = gain(start, K.BURNED).then(
        TAKEN, InjuryGained(member=REC, kind=InjuryKind.WOUNDED, slot=0), queued(PlaceInjuryDie(), you=REC), TAKEN,
        opens(ChooseColumn(member=REC)),
    )  # fmt: skip
    assert after.told(InjuryGained) == (InjuryGained(member=REC, kind=K.WOUNDED, slot=0, drawn=0),)


@pytest.mark.rule("INJ-05", "INJ-15", "INJ-17")
@pytest.mark.example("EX INJ-C")
def test_with_three_injury_dice_a_new_card_comes_without_a_die() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, K.BURNED, K.WOUNDED, dice=(RED, GREEN, BLUE))
    start = start.with_member(REC, available=dice("green-explore-1"))
    removed = start.resolve(fx.RemoveInjury(card=True, die=False)).play(PickSlot(slot=1))
    assert removed.member(REC).injury_dice == (RED, GREEN, BLUE)
    after = gain(removed, K.EXHAUSTED).then(TAKEN, InjuryGained(member=REC, kind=InjuryKind.EXHAUSTED, slot=1))
    assert after.member(REC).injuries[1] == Injury(kind=K.EXHAUSTED)
    assert not after.told(InjuryDiePlaced)
    assert after.state.ending is None


@pytest.mark.rule("INJ-11", "INJ-12", "INJ-20")
@pytest.mark.example("EX INJ-D")
def test_a_fourth_injury_ends_the_expedition_also_with_a_card_face_down() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, K.BURNED, K.WOUNDED)
    flipped = start.resolve(fx.FlipInjury()).play(PickSlot(slot=1))
    assert flipped.member(REC).injuries[1] == Injury(kind=K.BURNED, face_down=True)
    after = gain(flipped, K.EXHAUSTED).then(
        TAKEN, ExpeditionEnding(ending=Ending.EVACUATED), queued(CloseExpedition()), TAKEN,
        ExpeditionEnded(ending=Ending.EVACUATED),
    )  # fmt: skip
    assert after.told(ExpeditionEnding)[0].ending is Ending.EVACUATED
    assert not after.told(InjuryGained, InjuryDiePlaced)


@pytest.mark.rule("INJ-04", "DEC-09")
def test_a_column_takes_one_injury_die_at_most() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, dice=(RED,)).with_member(REC, available=dice("red", "green"))
    asked = gain(start, K.EXHAUSTED)
    assert isinstance(asked.question, ChooseColumn)
    assert asked.refuses(PickColumn(color=RED)) == NotOffered()
    assert {pick.color for pick in asked.legal(PickColumn)} == {GREEN, BLUE}


@pytest.mark.rule("INJ-03", "INJ-04", "INJ-30")
def test_into_the_last_free_column_a_die_goes_without_a_question_also_while_somebody_else_rolls() -> None:
    start = turn_of(REC, SCI).hurt(REC, K.BURNED, dice=(RED,)).hurt(SCI, K.WOUNDED, K.BURNED, dice=(RED, GREEN))
    start = start.with_member(REC, available=()).with_member(SCI, available=())
    for before in (start, rolled(start, harm=(DAMAGE,))):
        after = gain(before, K.EXHAUSTED, you=SCI)
        assert after.member(SCI).injury_dice == (RED, GREEN, BLUE)
        assert not after.told(DecisionOpened)


@pytest.mark.rule("INJ-08")
def test_dice_beyond_the_slots_of_a_column_leave_it_one_after_the_other_as_the_owner_chooses() -> None:
    five = dice("red", "red", "red-defense-1", "red-physical-1", "red-gather-1")
    start = turn_of(SEC, ranks={SEC: 2}).with_member(SEC, available=five, spent=())
    asked = gain(start, K.WOUNDED, you=SEC)
    assert crowded_out(asked.state, PickColumn(color=RED)) == 2
    first = asked.play(PickColumn(color=RED), PickDie(die=five[2]))
    assert isinstance(first.question, ChooseOverflow)
    after = first.play(PickDie(die=five[4]))
    assert after.member(SEC).available == (five[0], five[1], five[3])
    alike = dice("red", "red", "red")
    start = turn_of(SEC).with_member(SEC, available=alike, spent=())
    after = gain(start, K.WOUNDED, you=SEC).play(PickColumn(color=RED))
    assert after.member(SEC).available == alike[:2]
    assert not isinstance(after.question, ChooseOverflow)


@pytest.mark.rule("INJ-06")
def test_without_an_injury_die_in_the_supply_none_is_placed() -> None:
    start = turn_of(SEC, REC, SCI, ENG)
    for id in (SEC, SCI, ENG):
        start = start.hurt(id, K.WOUNDED, dice=tuple(Color)).with_member(id, available=())
    # The last three lie on the board of somebody who was left behind.
    gone = attrs.evolve(
        start.member(REC), id=MemberId("gone"), available=(), deck=(), hand=(), injury_dice=tuple(Color)
    )
    start = start.given(injury_dice_left=0, lost=(gone,))
    after = gain(start, K.WOUNDED)
    assert after.told(InjuryGained)
    assert not after.told(InjuryDiePlaced, EffectsQueued)


@pytest.mark.rule("INJ-01", "INJ-19", "INJ-14", "INJ-16")
def test_removing_a_die_leaves_the_card_and_frees_the_slot() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, dice=(RED,))
    start = start.with_member(REC, available=dice("red"), spent=dice("red-physical-2"))
    assert start.member(REC).free_slots(RED) == 0
    after = start.resolve(fx.RemoveInjury())
    assert after.told(InjuryDieRemoved)[0].color is RED
    assert not after.told(InjuryRemoved)
    assert after.member(REC).injury_count == 1
    assert after.member(REC).spent == dice("red-physical-2")  # only a refresh brings it back
    assert after.member(REC).free_slots(RED) == 1
    assert after.state.injury_dice_left == 12


@pytest.mark.rule("INJ-14", "INJ-18")
def test_of_several_injury_dice_the_owner_chooses_which_is_removed() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, dice=(RED, BLUE)).with_member(REC, available=())
    asked = start.resolve(fx.RemoveInjury())
    assert asked.question == ChooseColumn(member=REC, away=True)
    assert asked.refuses(PickColumn(color=GREEN)) == NotOffered()
    assert asked.play(PickColumn(color=BLUE)).member(REC).injury_dice == (RED,)
    both = start.resolve(fx.RemoveInjury(card=True, die=True)).play(PickColumn(color=RED))
    assert both.member(REC).injury_count == 0
    assert both.member(REC).injury_dice == (BLUE,)


@pytest.mark.rule("INJ-15", "INJ-16", "INJ-18")
def test_removing_a_card_leaves_the_die_and_the_owner_chooses_the_card() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, K.BURNED, dice=(RED, BLUE))
    asked = start.with_member(REC, available=()).resolve(fx.RemoveInjury(card=True, die=False))
    assert isinstance(asked.question, ChooseInjury)
    after = asked.play(PickSlot(slot=0))
    assert after.member(REC).injuries == (None, Injury(kind=K.BURNED), None)
    assert after.member(REC).injury_dice == (RED, BLUE)
    assert not isinstance(after.question, ChooseColumn)
    assert after.state.injury_stock[K.WOUNDED] == 12


@pytest.mark.rule("INJ-16")
def test_one_text_may_remove_card_and_die_together() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, dice=(RED,)).with_member(REC, available=())
    after = start.resolve(fx.RemoveInjury(card=True, die=True))
    assert after.told(InjuryRemoved, InjuryDieRemoved) == (
        InjuryRemoved(member=REC, slot=0),
        InjuryDieRemoved(member=REC, color=RED),
    )
    assert after.told(DecisionOpened) == ()
    assert (after.member(REC).injury_count, after.member(REC).injury_dice) == (0, ())
    two = turn_of().hurt(REC, K.WOUNDED, K.BURNED, dice=(RED,)).with_member(REC, available=())
    chosen = two.resolve(fx.RemoveInjury(card=True, die=True)).play(PickSlot(slot=0))
    assert chosen.member(REC).injuries == (None, Injury(kind=K.BURNED), None)
    assert chosen.member(REC).injury_dice == ()


@pytest.mark.rule("INJ-21", "CHK-54")
def test_only_the_card_of_the_active_crew_member_frees_a_die_that_lies_on_it() -> None:
    start = turn_of(REC, SCI).hurt(REC, K.BURNED, dice=(RED,)).hurt(SCI, K.WOUNDED)
    during = rolled(start.with_member(REC, available=()), harm=(InjuryIcon.DAMAGE,), step=6)
    (check,) = during.state.checks
    on_card = attrs.evolve(check, injuries=(attrs.evolve(check.injuries[0], slot=0),))
    lying = during.given(checks=(on_card,))
    theirs = lying.resolve(fx.RemoveInjury(card=True, die=False), you=SCI)
    assert [die.slot for die in theirs.state.checks[0].injuries] == [0]
    for text in (fx.RemoveInjury(card=True, die=False), fx.FlipInjury()):
        own = lying.resolve(text, you=REC)
        assert [die.slot for die in own.state.checks[0].injuries] == [None]


@pytest.mark.rule("INJ-21", "CHK-54")
def test_a_die_on_another_card_stays_there_when_a_card_leaves() -> None:
    start = turn_of().hurt(REC, K.BURNED, K.CRITICAL, dice=(RED, GREEN)).with_member(REC, available=())
    during = rolled(start, harm=(DAMAGE, DAMAGE), step=6)
    (check,) = during.state.checks
    on_cards = tuple(attrs.evolve(die, slot=slot) for slot, die in enumerate(check.injuries))
    asked = during.given(checks=(attrs.evolve(check, injuries=on_cards),)).resolve(fx.FlipInjury())
    flipped = asked.play(PickSlot(slot=0))
    assert [die.slot for die in flipped.state.running_check.injuries] == [None, 1]


@pytest.mark.rule("INJ-20", "INJ-18")
def test_a_flipped_card_counts_but_its_kind_does_nothing() -> None:
    start = turn_of().hurt(REC, K.WOUNDED)
    after = start.resolve(fx.FlipInjury())
    assert after.told(InjuryFlipped)
    assert after.member(REC).injury_count == 1
    assert not after.resolve(fx.FlipInjury()).told(InjuryFlipped)
    assert not after.told(DecisionOpened)
    gone = after.resolve(fx.RemoveInjury(card=True, die=False))
    assert gone.told(InjuryRemoved) == (InjuryRemoved(member=REC, slot=0),)


@pytest.mark.rule("INJ-20", "INJ-18")
def test_two_cards_are_flipped_one_after_the_other() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, K.BURNED, K.PANICKED)
    once = start.resolve(fx.FlipInjury()).play(PickSlot(slot=1))
    assert [injury.face_down for injury in once.member(REC).injuries if injury] == [False, True, False]
    assert not isinstance(once.question, ChooseInjury)
    twice = start.resolve(fx.FlipInjury(count=2)).play(PickSlot(slot=1), PickSlot(slot=2))
    assert [injury.face_down for injury in twice.member(REC).injuries if injury] == [False, True, True]
    assert not isinstance(twice.question, ChooseInjury)
    three = start.resolve(fx.FlipInjury(count=3)).play(PickSlot(slot=2), PickSlot(slot=0))
    assert all(injury.face_down for injury in three.member(REC).injuries if injury)


@pytest.mark.rule("INJ-14", "INJ-16")
@pytest.mark.parametrize(
    ("text", "dice_left"),
    [
        (fx.RemoveInjury(card=True, die=True), ()),
        (fx.RemoveInjury(card=True, die=True, kind=K.BURNED), (RED,)),
        (fx.RemoveInjury(card=True, die=False), (RED,)),
    ],
)
def test_without_a_card_only_a_text_about_any_card_and_its_die_removes_a_die(
    text: fx.RemoveInjury, dice_left: tuple[Color, ...]
) -> None:
    start = turn_of().hurt(REC, dice=(RED,)).with_member(REC, available=())
    assert start.resolve(text).member(REC).injury_dice == dice_left


@pytest.mark.rule("INJ-02", "INJ-24", "INJ-25")
def test_there_are_48_injury_cards_4_of_them_for_the_training() -> None:
    assert sum(entry.copies for entry in INJURIES.values()) == 48
    assert INJURIES[K.SCRATCHED].copies == 4
    assert turn_of().state.injury_dice_left == 12


@pytest.mark.rule("INJ-26")
def test_the_wounded_cards_are_enough_for_a_whole_team() -> None:
    table = turn_of(SEC, REC, SCI, ENG)
    for member in (SEC, REC, SCI, ENG) * 3:
        table = gain(table, K.WOUNDED, member)
        if isinstance(table.question, ChooseColumn):
            table = table.play(table.legal(PickColumn)[0])
    assert [injury.kind for who in table.state.members for injury in who.injuries] == [K.WOUNDED] * 12
    assert table.state.ending is None
    assert table.state.injury_stock[K.WOUNDED] == 0


@pytest.mark.rule("INJ-22", "INJ-23")
def test_the_faces_of_the_injury_die() -> None:
    assert Counter(INJURY_FACES) == {DAMAGE: 2, HEAVY: 1, MENTAL: 2, SPECIAL: 1}


# What the icons do


@pytest.mark.rule("INJ-13")
def test_only_the_active_crew_rolls_its_injury_dice_in_every_check() -> None:
    plain = CheckCard(rows=(Row(color=RowColor.RED, effect=fx.Nothing()),))
    start = turn_of(in_box=offering(plain)).hurt(REC, K.WOUNDED, dice=(RED,)).hurt(SCI, K.BURNED, dice=(BLUE,))
    start = start.with_member(REC, available=()).with_member(SCI, available=())
    after = start.play(TakeSpecialAction(number=1), RollDice())
    assert after.told(DiceAdded)[0].injuries == 1


@pytest.mark.rule("INJ-24")
@pytest.mark.parametrize("kind", [K.WOUNDED, K.SCRATCHED])
def test_damage_on_wounded_or_scratched_spends_a_die(kind: InjuryKind) -> None:
    after = step_six(turn_of().with_member(REC, available=dice("red"), spent=()), kind, harm=DAMAGE)
    assert after.told(DieSpent)[0].die == "red-basic-1"
    assert not step_six(turn_of(), kind, harm=HEAVY).told(DieSpent, DieSacrificed)


@pytest.mark.rule("INJ-24")
def test_heavy_damage_on_exhausted_sacrifices_a_die_and_damage_does_nothing() -> None:
    start = turn_of().with_member(REC, available=dice("red", "red", "green", "green", "blue"), spent=())
    after = step_six(start, K.EXHAUSTED, harm=HEAVY)
    after = after.play(PickDie(die=dice("green")[0]))
    assert after.told(DieSacrificed)[0].die == "green-basic-1"
    assert step_six(start, K.EXHAUSTED, harm=DAMAGE).told(InjuryDieResolved)[0].slot is None


@pytest.mark.rule("INJ-24", "INJ-27", "REQ-06")
@pytest.mark.example("EX INJ-E")
def test_burned_makes_basics_count_as_accidents_for_the_rest_of_the_check() -> None:
    card = CheckCard(
        special=(SpecialEffect(requirement=asks(Icon.ACCIDENT), effect=fx.Progress(color=RowColor.RED)),),
        tracks=(ActionTrack(color=RowColor.RED, length=3, effect=fx.Nothing()),),
    )
    start = turn_of(in_box=offering(card)).hurt(REC, K.BURNED, dice=(RED,))
    pool = (up("red-basic-2", Icon.BASIC), up("blue-science-2", Icon.SCIENCE))
    asked = go_on(rolled(start, *pool, card=card, step=6, harm=(DAMAGE,)))
    after = asked.play(PickColumn(color=GREEN)).then(
        ANSWERED, InjuryDiePlaced(member=REC, color=GREEN, back=True), queued(Overflow(color=GREEN), you=REC), TAKEN,
        TAKEN, PoolDiceSpent(dice=("red-basic-2",)), SpecialEffectPassed(number=0, times=1),
        queued(fx.Progress(color=RowColor.RED), GoOnWithCheck(), you=REC, source="poi:1:P1:1", at=1), TAKEN,
        TrackMoved(track=Track.read("poi:1:P1:1:red"), to=1), TAKEN, StepReached(step=8),
        queued(GoOnWithCheck(), you=REC), TAKEN,
        StepReached(step=9), queued(GoOnWithCheck(), you=REC), TAKEN, PoolDiceSpent(dice=("blue-science-2",)),
        StepReached(step=10), queued(GoOnWithCheck(), you=REC), TAKEN, queued(AfterCheck(), you=REC), TAKEN,
        CheckEnded(),
    )  # fmt: skip
    assert after.state.tracks == {track(RowColor.RED): 1}
    first, second = after.told(PoolDiceSpent)
    assert (first.dice, second.dice) == (("red-basic-2",), ("blue-science-2",))


@pytest.mark.rule("INJ-27")
def test_a_burned_basic_is_no_basic_any_more() -> None:
    card = CheckCard(rows=(Row(color=RowColor.GREEN, requirement=asks(Icon.BASIC), effect=fx.GainSuccesses()),))
    start = turn_of(in_box=offering(card)).hurt(REC, K.BURNED, dice=(RED,)).with_member(REC, available=())
    asked = go_on(rolled(start, up("red-basic-2", Icon.BASIC), card=card, step=6, harm=(DAMAGE,)))
    assert not outcomes(asked.play(PickColumn(color=GREEN)))


@pytest.mark.rule("INJ-24")
def test_panic_discards_a_card_or_spends_a_die_of_an_empty_hand() -> None:
    start = turn_of().with_member(REC, available=dice("red"), spent=())
    asked = step_six(start, K.PANICKED, harm=MENTAL)
    assert isinstance(asked.question, DiscardToLimit)
    assert asked.play(PickCard(card=asked.member(REC).hand[0])).told(CardDiscarded)
    empty = step_six(start.with_member(REC, hand=()), K.PANICKED, harm=MENTAL)
    assert len(empty.told(DieSpent)) == 1


@pytest.mark.rule("INJ-24")
def test_the_special_icon_of_panic_ends_the_turn_after_this_action() -> None:
    card = CheckCard(rows=(Row(color=RowColor.RED, effect=fx.GainSuccesses()),))
    start = turn_of(in_box=offering(card)).hurt(REC, K.PANICKED, dice=(RED,)).with_member(REC, available=())
    rolling = start.play(TakeSpecialAction(number=1)).lucky(5)
    asked = rolling.play(RollDice(), GoOn(), GoOn())
    after = asked.play(PickColumn(color=RED))
    assert after.state.successes == 1
    assert after.member(REC).turn_ended or isinstance(after.question, EventRevealed)
    assert not isinstance(after.question, ChooseAction) or after.question.member != REC


@pytest.mark.rule("INJ-24")
@pytest.mark.parametrize("icon", [HEAVY, SPECIAL])
def test_a_suit_breach_costs_a_supply(icon: InjuryIcon) -> None:
    after = step_six(turn_of(), K.BREACH, harm=icon)
    assert [event.by for event in after.told(SuppliesChanged)] == [-1]


@pytest.mark.rule("INJ-28")
def test_an_effect_that_cannot_be_executed_is_void() -> None:
    assert step_six(turn_of(), K.BREACH, harm=HEAVY).told(SuppliesChanged)
    assert not step_six(turn_of().given(supplies=0), K.BREACH, harm=HEAVY).told(SuppliesChanged)
    one_die = step_six(turn_of(), K.CONCUSSED, harm=MENTAL, pool=(up("red-basic-2", Icon.BASIC),))
    assert one_die.told(PoolDiceSpent)
    assert not step_six(turn_of(), K.CONCUSSED, harm=MENTAL).told(PoolDiceSpent)


@pytest.mark.rule("INJ-24", "DIE-37")
def test_concussion_takes_a_die_of_choice_out_of_the_pool() -> None:
    pool = (up("red-basic-2", Icon.BASIC), up("blue-science-1", Icon.SCIENCE, of=SCI))
    asked = step_six(turn_of(), K.CONCUSSED, harm=MENTAL, pool=pool)
    assert isinstance(asked.question, ChoosePoolDie)
    after = asked.play(PickDie(die=dice("blue-science-1")[0]))
    assert "blue-science-1" in after.member(SCI).spent
    assert not after.told(DieSpent)


@pytest.mark.rule("INJ-24", "GEN-25", "GEN-20")
def test_infection_costs_the_crew_dice_and_its_special_icon_the_others_here() -> None:
    start = turn_of(REC, SCI, ENG).with_member(REC, available=dice("red", "green"), spent=())
    assert len(step_six(start, K.INFECTED, harm=HEAVY).told(DieSpent)) == 2
    start = start.with_member(SCI, available=dice("blue-science-1"), spent=()).with_member(ENG, sector=TWO)
    after = step_six(start, K.INFECTED, harm=SPECIAL)
    assert [(event.member, event.die) for event in after.told(DieSpent)] == [(SCI, "blue-science-1")]


@pytest.mark.rule("CHK-53", "INJ-07", "INJ-08")
@pytest.mark.example("EX INJ-F")
def test_an_injury_die_that_returns_to_another_column_pushes_a_die_out_there() -> None:
    available = dice("red", "red", "green", "green", "blue")
    start = turn_of(SCI, REC).with_member(REC, available=()).with_member(SCI, available=available, spent=())
    start = start.hurt(SCI, K.WOUNDED, dice=(BLUE,))
    asked = go_on(rolled(start, step=6, harm=(MENTAL,), active=SCI))
    after = asked.play(PickColumn(color=RED)).then(
        ANSWERED, InjuryDiePlaced(member=SCI, color=RED, back=True), queued(Overflow(color=RED), you=SCI), TAKEN,
        DieSpent(member=SCI, die="red-basic-2"), TAKEN, StepReached(step=8), queued(GoOnWithCheck(), you=SCI), TAKEN,
        StepReached(step=9), queued(GoOnWithCheck(), you=SCI), TAKEN, StepReached(step=10),
        queued(GoOnWithCheck(), you=SCI), TAKEN, queued(AfterCheck(), you=SCI), TAKEN, CheckEnded(),
    )  # fmt: skip
    assert [event.die for event in after.told(DieSpent)] == ["red-basic-2"]
    assert after.member(SCI).injury_dice == (RED,)


@pytest.mark.rule("INJ-29")
def test_injuries_stay_with_the_crew_when_the_expedition_ends() -> None:
    start = table(REC, SCI).hurt(REC, K.WOUNDED, dice=(RED,)).with_member(REC, available=())
    after = start.resolve(fx.EndExpedition())
    assert after.state.ending is Ending.ENDED_BY_TEXT
    assert after.member(REC).injuries[0] == Injury(kind=K.WOUNDED)


@pytest.mark.rule("INJ-10", "RND-04")
@pytest.mark.parametrize(("at", "kind"), [(0, K.CRITICAL), (4, K.EXHAUSTED), (12, K.PANICKED)])
def test_with_wounded_used_up_any_other_injury_is_drawn_at_random(at: int, kind: InjuryKind) -> None:
    start = turn_of()
    used_up = {**start.state.injury_stock, K.WOUNDED: 0, K.BURNED: 0}
    state = start.given(injury_stock=used_up).lucky(at).state
    assert gain_injury(state, state.member(REC), K.BURNED)[0] == InjuryGained(member=REC, kind=kind, slot=0, drawn=1)


@pytest.mark.rule("INJ-10")
def test_of_injury_cards_that_are_all_used_up_none_is_gained() -> None:
    # The four of the training are no ordinary cards.
    state = turn_of().given(injury_stock={**dict.fromkeys(K, 0), K.SCRATCHED: 4}).state
    assert gain_injury(state, state.member(REC), K.BURNED) == []


@pytest.mark.rule("CHK-53", "INJ-04", "INJ-06")
@pytest.mark.parametrize(
    ("other", "asked"),
    [
        (Waiting(effect=PlaceInjuryDie(back=True), you=REC), False),
        (Waiting(effect=PlaceInjuryDie(back=True), you=SCI), True),
        (Waiting(effect=PlaceInjuryDie(), you=REC), True),  # the supply may be empty when its turn comes
        (Waiting(effect=fx.SpendDice(), you=REC), True),
    ],
)
def test_the_column_is_no_question_if_as_many_dice_come_back_as_columns_are_free(other: Waiting, asked: bool) -> None:
    start = turn_of(REC, SCI).hurt(REC, dice=(GREEN,))
    state = start.given(queue=(Waiting(effect=PlaceInjuryDie(back=True), you=REC), other)).state
    question = DecisionOpened(decision=ChooseColumn(member=REC, back=True))
    placed = InjuryDiePlaced(member=REC, color=RED, back=True)
    assert place_die(state, state.member(REC), True)[0] == (question if asked else placed)


@pytest.mark.rule("INJ-15", "INJ-16")
def test_the_only_card_goes_without_its_only_die() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, dice=(RED,)).with_member(REC, available=())
    after = start.resolve(fx.RemoveInjury(card=True, die=False))
    assert (after.member(REC).injury_count, after.member(REC).injury_dice) == (0, (RED,))
    assert not after.told(InjuryDieRemoved)


@pytest.mark.rule("INJ-17", "INJ-18")
def test_of_equal_cards_the_leftmost_is_removed_or_flipped_without_a_question() -> None:
    start = turn_of().hurt(REC, K.WOUNDED, K.WOUNDED)
    removed = start.resolve(fx.RemoveInjury(card=True, die=False))
    assert removed.told(InjuryRemoved, DecisionOpened) == (InjuryRemoved(member=REC, slot=0),)
    flipped = start.resolve(fx.FlipInjury())
    assert flipped.told(InjuryFlipped, DecisionOpened) == (InjuryFlipped(member=REC, slot=0),)
    two = start.resolve(fx.FlipInjury(count=2))
    assert [event.slot for event in two.told(InjuryFlipped)] == [0, 1]
