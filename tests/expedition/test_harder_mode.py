"""The harder mode is a choice made before an expedition: who may die in it, and how the others go on (DLY)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import offering, rolled, up
from tests.expedition.table import REC, SCI, SEC, TWO, Table, box, dice, event, turn_of
from tests.expedition.test_ending import DAMAGE, HARDER, HEAVY, MENTAL, THREE_INJURIES, WOUND, badly_hurt, expedition
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Color, Icon, InjuryIcon, Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    COMMANDS,
    AddDie,
    AnswerLiftOff,
    EndTurn,
    Exert,
    GoOn,
    LiftOff,
    PickColumn,
    PickDie,
    TakeSpecialAction,
)
from vanguard_desktop.rulesets.expedition.data.decisions import AgreeLiftOff, ChooseAction, ChooseOverflow
from vanguard_desktop.rulesets.expedition.data.events import (
    EVENTS,
    DieSacrificed,
    MemberDied,
    OutcomeApplied,
    SurvivalRolled,
    TurnOpened,
)
from vanguard_desktop.rulesets.expedition.data.reasons import NobodyAssists
from vanguard_desktop.rulesets.expedition.data.state import Ending, ExpeditionOpening, Options
from vanguard_desktop.rulesets.expedition.data.steps import OpenRound
from vanguard_desktop.rulesets.expedition.data.tables import INJURIES
from vanguard_desktop.setting.cards import CheckCard, EquipmentCard, EquipmentKind, InjuryKind


def doomed(start: Table, id: Any) -> Table:
    """Three injuries and no more than three dice: the next injury kills."""
    return badly_hurt(start, id).with_member(id, spent=start.member(id).available[:1])


@pytest.mark.rule("DLY-01", "DLY-02", "DLY-04", "END-08")
@pytest.mark.parametrize("harder", [True, False])
def test_the_same_injury_kills_in_the_harder_mode_and_evacuates_otherwise(harder: bool) -> None:
    start = doomed(expedition(REC, SCI, options=Options(deadly_injuries=harder)), SCI)
    after = start.resolve(WOUND, you=SCI)
    assert bool(after.told(MemberDied)) is harder
    assert after.state.ending is (None if harder else Ending.EVACUATED)


@pytest.mark.rule("DLY-03")
def test_the_mode_is_fixed_when_an_expedition_begins() -> None:
    assert isinstance(attrs.fields(ExpeditionOpening).options.default, Options)
    carriers = [
        kind.__name__
        for kind in (*EVENTS, *COMMANDS)
        for field in attrs.fields(kind)
        if "Options" in str(field.type) or field.name == "options"
    ]
    assert carriers == []


@pytest.mark.rule("DLY-18", "DLY-17", "DLY-16")
def test_the_harder_mode_switches_nothing_else_on() -> None:
    four = dice("red", "red", "green", "blue")
    start = badly_hurt(expedition(SCI, **HARDER)).with_member(SCI, spent=four)
    rolled_dice = start.lucky(HEAVY, DAMAGE, MENTAL).resolve(WOUND, you=SCI).told(SurvivalRolled)[0]
    assert len(rolled_dice.icons) == 3
    assert not any(attrs.astuple(Options()))
    assert attrs.evolve(Options(deadly_injuries=True), deadly_injuries=False) == Options()


@pytest.mark.rule("DLY-16", "GEN-40")
def test_who_died_is_known_at_the_end() -> None:
    after = doomed(expedition(REC, SCI, **HARDER), SCI).resolve(WOUND, you=SCI).resolve(fx.EndExpedition())
    assert [member.id for member in after.state.lost] == [SCI]
    assert [member.id for member in after.state.members] == [REC]


@pytest.mark.rule("DLY-09", "DLY-08")
def test_with_all_dice_in_the_roll_pool_a_die_of_the_pool_is_sacrificed() -> None:
    names = ("red-basic-1", "red-basic-2", "green-basic-1", "blue-basic-1")
    start = turn_of(REC, SCI, opening=HARDER).hurt(REC, *THREE_INJURIES).with_member(REC, available=(), spent=())
    lent, free = up("red-basic-3", Icon.BASIC, of=SCI), up("red-free-1", Icon.BASIC)  # neither is a die of its own
    checked = rolled(start, lent, free, *(up(name, Icon.BASIC) for name in names), step=10, applied=())
    after = checked.lucky(HEAVY, DAMAGE, MENTAL).resolve(WOUND)
    (gone,) = after.told(DieSacrificed)
    assert gone.die == names[0]
    assert after.member(REC).gone == (gone.die,)
    assert [die.die for die in after.state.checks[0].pool] == ["red-basic-3", "red-free-1", *names[1:]]
    assert after.member(REC).injury_count == 3


@pytest.mark.rule("DLY-09", "DLY-08")
def test_with_all_dice_chosen_for_a_check_one_of_these_is_sacrificed() -> None:
    start = turn_of(REC, SCI, in_box=offering(CheckCard()), opening=HARDER).hurt(REC, *THREE_INJURIES)
    gathering = start.play(TakeSpecialAction(number=1), AddDie(die=start.member(SCI).available[0]))
    own = gathering.member(REC).available
    gathering = gathering.play(*(AddDie(die=die) for die in own))
    assert not gathering.member(REC).available
    after = gathering.lucky(HEAVY, DAMAGE, MENTAL).resolve(WOUND)
    (gone,) = after.told(DieSacrificed)
    assert after.member(REC).gone == (gone.die,) == own[:1]
    assert [die for die, _ in after.state.checks[0].hand] == [start.member(SCI).available[0], *own[1:]]
    assert after.member(REC).injury_count == 3


@pytest.mark.rule("DLY-11", "DLY-10")
def test_a_check_whose_active_crew_member_dies_ends_without_outcome_and_lent_dice_are_spent() -> None:
    start = turn_of(REC, SCI, opening=HARDER).with_member(REC, available=(), spent=())
    start = start.hurt(REC, *THREE_INJURIES, dice=(Color.RED, Color.GREEN))
    start = start.with_member(SCI, available=(), spent=dice("blue-basic-3"))
    pool = up("green-explore-1", Icon.EXPLORE), up("red-basic-3", Icon.BASIC, of=SCI)
    checked = rolled(start, *pool, harm=(InjuryIcon.MENTAL, InjuryIcon.MENTAL), step=6)
    after = checked.resolve(WOUND)
    assert after.told(MemberDied)
    assert not after.state.checks
    assert not after.told(OutcomeApplied)
    assert after.member(SCI).spent == dice("blue-basic-3", "red-basic-3")
    assert after.state.injury_dice_left == 12


@pytest.mark.rule("DLY-10", "END-06")
def test_the_dead_leave_dice_cards_and_equipment_behind() -> None:
    carried = EquipmentCard(id=CardId("Q1"), kind=EquipmentKind.MISSION, name="Q1")
    start = turn_of(REC, SCI, in_box=box(equipment=[carried]), opening=HARDER)
    start = start.given(tokens={CardId("Q1/1"): TWO, CardId("Q1/2"): TWO}, armory=(CardId("Q2/1"),))
    start = doomed(start.with_member(SCI, equipment=(CardId("Q1/1"),)), SCI)
    after = start.resolve(WOUND, you=SCI)
    assert after.state.armory == ("Q2/1", "Q1/1")
    assert after.state.tokens == {"Q1/2": TWO}
    (dead,) = after.state.lost
    assert (dead.available, dead.spent, dead.equipment) == ((), (), ())
    assert (dead.injuries, dead.injury_dice) == ((None, None, None), ())
    assert dead.gone == start.member(SCI).spent
    assert dead.sector is None
    assert after.state.injury_stock == {kind: printed.copies for kind, printed in INJURIES.items()}
    assert after.state.injury_dice_left == 12


@pytest.mark.rule("DLY-10", "INJ-08", "GEN-22", "TRN-21")
def test_who_was_asked_which_dice_find_no_room_spends_them_before_the_turn_of_the_dead_is_over() -> None:
    four = dice("red", "red", "red-defense-1", "red-physical-1")
    start = doomed(turn_of(REC, SEC, ranks={SEC: 2}, opening=HARDER), REC).with_member(SEC, available=four, spent=())
    asked = start.resolve(fx.GainInjury(kind=InjuryKind.WOUNDED), you=SEC).play(PickColumn(color=Color.RED))
    assert isinstance(asked.question, ChooseOverflow)
    dying = asked.play(Exert(member=REC))
    assert dying.told(MemberDied)
    assert isinstance(dying.question, ChooseOverflow)
    assert (dying.state.turn, dying.state.actions_left) == (None, 0)
    assert isinstance(dying.play(PickDie(die=four[0])).question, ChooseAction)


@pytest.mark.rule("DLY-13")
def test_alone_the_last_one_goes_on_but_nobody_assists() -> None:
    in_box = offering(CheckCard(), needs_assist=True)
    start = turn_of(REC, SCI, in_box=in_box, opening=HARDER)
    assert start.legal(TakeSpecialAction)
    alone = doomed(start, SCI).resolve(WOUND, you=SCI)
    assert alone.state.ending is None
    assert isinstance(alone.question, ChooseAction)
    assert (alone.state.turn, alone.state.actions_left) == (REC, 2)
    assert alone.refuses(TakeSpecialAction(number=1, source=Source.read("poi"))) == NobodyAssists()


@pytest.mark.rule("DLY-14", "END-01")
def test_the_dead_are_not_asked_about_lift_off() -> None:
    start = doomed(expedition(REC, SEC, SCI, **HARDER), SCI).resolve(WOUND, you=SCI)
    asked = start.play(LiftOff())
    assert isinstance(asked.question, AgreeLiftOff)
    assert asked.question.waiting_for == (Section.SECURITY,)
    after = asked.play(AnswerLiftOff(section=Section.SECURITY, agree=True))
    assert after.state.ending is Ending.LIFTED_OFF


@pytest.mark.rule("DLY-12", "DLY-13", "END-01")
def test_only_the_last_death_ends_the_expedition() -> None:
    start = doomed(doomed(expedition(REC, SCI, **HARDER), SCI), REC)
    one = start.resolve(WOUND, you=SCI)
    assert one.state.ending is None
    assert one.resolve(WOUND, you=REC).state.ending is Ending.ALL_DEAD


@pytest.mark.rule("DLY-11", "GEN-40", "GEN-18")
def test_a_text_goes_on_for_the_others_when_one_of_them_dies_of_it() -> None:
    start = doomed(expedition(REC, SCI, SEC, **HARDER), SCI)
    each = fx.ForCrew(who=fx.Who.EACH, effect=fx.InOrder(steps=(WOUND, fx.GainCharges())))
    after = start.resolve(each)
    while after.legal():
        after = after.play(after.legal()[0])
    assert [member.id for member in after.state.lost] == [SCI]
    assert {member.id: member.charges for member in after.state.members} == {REC: 1, SEC: 1}
    assert all(member.injury_count == 1 for member in after.state.members)


@pytest.mark.rule("DLY-10", "DIE-33")
def test_dice_that_the_dead_had_lent_leave_the_check_and_the_other_dice_stay() -> None:
    start = turn_of(REC, SCI, opening=HARDER).hurt(SCI, *THREE_INJURIES)
    start = start.with_member(SCI, available=(), spent=())
    own, lent = up("red-basic-2", Icon.BASIC), up("blue-basic-3", Icon.BASIC, of=SCI)
    after = rolled(start, own, lent, step=10).resolve(WOUND, you=SCI)
    (check,) = after.state.checks
    assert [die.die for die in check.pool] == ["red-basic-2"]
    assert after.state.lost[0].gone == ("blue-basic-3",)
    gathered = rolled(start.with_member(REC, available=()), step=1, hand=((own[0], REC), (lent[0], SCI)))
    (check,) = gathered.resolve(WOUND, you=SCI).state.checks
    assert check.hand == (("red-basic-2", REC),)


@pytest.mark.rule("TRN-21", "DLY-11", "TRN-19")
def test_who_dies_of_an_event_in_the_own_end_phase_is_followed_by_one_turn() -> None:
    events = [event("E0", WOUND, WOUND)]
    start = turn_of(REC, SCI, SEC, in_box=box(events=events), opening=HARDER)
    after = doomed(start, REC).play(EndTurn(), GoOn())
    assert [died.member for died in after.told(MemberDied)] == [REC]
    assert after.told(TurnOpened) == (TurnOpened(member=SCI),)
    assert after.question == ChooseAction(member=SCI)
    assert after.state.actions_left == 2
    assert not after.state.queue


@pytest.mark.rule("TRN-21", "DLY-11", "GEN-21")
def test_what_a_text_does_to_the_others_is_done_before_the_turn_after_the_dead() -> None:
    start = doomed(expedition(REC, SCI, SEC, **HARDER), REC)
    each = fx.ForCrew(who=fx.Who.EACH, effect=fx.InOrder(steps=(WOUND, fx.GainCharges())))
    after = start.resolve(each)
    while not isinstance(after.question, ChooseAction):
        after = after.play(after.legal()[0])
    assert [member.id for member in after.state.lost] == [REC]
    assert {member.id: member.charges for member in after.state.members} == {SCI: 1, SEC: 1}
    assert after.question == ChooseAction(member=SCI)
    assert not after.state.queue


@pytest.mark.rule("TRN-21", "TRN-19")
def test_who_dies_between_two_rounds_is_followed_by_one_new_round() -> None:
    start = doomed(expedition(REC, SCI, SEC, **HARDER), REC)
    ended = start.given(queue=(Waiting(effect=OpenRound()),))
    after = ended.resolve(WOUND)
    while not isinstance(after.question, ChooseAction):
        after = after.play(after.legal()[0])
    assert after.state.round == start.state.round + 1
    assert after.question == ChooseAction(member=SCI)
    assert not after.state.queue
