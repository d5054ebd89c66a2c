"""What happens is told in an event of its own, so that journal, animation and undo know it: the small ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.checks import go_on, offering, rolled, up
from tests.expedition.table import (
    DEFAULT_DICE,
    FIVE,
    REC,
    SCI,
    Table,
    box,
    card,
    event,
    face,
    table,
    turn_of,
)
from vanguard_desktop.core.ids import CardId, DieId, PathId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color, Icon, InjuryIcon, Section
from vanguard_desktop.dice.pool import BURNED
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    AnswerLiftOff,
    EndTurn,
    Exert,
    GiveEquipment,
    GiveStartToken,
    GoOn,
    LiftOff,
    PickDie,
    PickOption,
    PlayCard,
    Prepare,
    RollDice,
    SayNo,
    TakeBackDie,
    TellDie,
    Travel,
    UseDiscovery,
    UseEquipment,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseReroll,
    ChooseTurn,
    Combine,
    EventRevealed,
    MarkRow,
    TellRoll,
)
from vanguard_desktop.rulesets.expedition.data.reasons import FaceNotThere, NothingToExert, NotWhileResolving
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.setting.box import copies_of
from vanguard_desktop.setting.cards import (
    Ability,
    CheckCard,
    DiscoveryCard,
    DiscoveryType,
    EquipmentCard,
    EquipmentKind,
    InjuryKind,
    Moment,
    Row,
    RowColor,
)

OWN = DEFAULT_DICE[REC][0]


@pytest.mark.rule("TRN-15", "TRN-08")
def test_an_extra_action_raises_the_count_and_an_ended_turn_takes_the_rest() -> None:
    more = turn_of().resolve(fx.ExtraAction())
    assert more.told(ev.ActionsChanged) == (ev.ActionsChanged(by=1),)
    assert more.state.actions_left == 3
    ended = turn_of().resolve(fx.EndTurn(events=3))
    assert ended.told(ev.ActionsChanged) == (ev.ActionsChanged(by=-2),)
    assert ended.told(ev.EventsOrdered) == (ev.EventsOrdered(by=2),)


@pytest.mark.rule("TRN-16", "TRN-17")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_text_that_ends_the_turn_says_how_many_events_follow(count: int) -> None:
    events = [event(f"E{number}", fx.Nothing()) for number in range(5)]
    start = turn_of(in_box=box(events=events), opening={"options": Options(skip_revealed_events=True)})
    ended = start.resolve(fx.EndTurn(events=count)).given(pending=start.state.pending).play(EndTurn())
    assert len(ended.told(ev.EventDrawn)) == count


@pytest.mark.rule("INJ-24")
def test_panic_in_a_check_ends_the_turn_after_the_action() -> None:
    start = turn_of().hurt(REC, InjuryKind.PANICKED, dice=(Color.RED,))
    asked = go_on(rolled(start, up("green-explore-1", Icon.EXPLORE), step=6, harm=(InjuryIcon.SPECIAL,)))
    assert asked.told(ev.TurnWillEnd)
    while asked.state.checks:
        asked = asked.play(asked.legal()[0])
    assert asked.state.actions_left == 0


@pytest.mark.rule("STP-25", "TRN-04")
def test_the_start_token_is_given() -> None:
    assert table(REC, SCI).play(GiveStartToken(to=SCI)).told(ev.StartTokenGiven) == (ev.StartTokenGiven(to=SCI),)


@pytest.mark.rule("ACT-21")
def test_a_traveler_takes_a_path() -> None:
    taken = turn_of().play(Travel(path=PathId("1-2"))).told(ev.PathTaken)
    assert taken == (ev.PathTaken(member=REC, path=PathId("1-2")),)


@pytest.mark.rule("ACT-50", "ACT-51", "ACT-54")
def test_an_exertion_is_told_before_what_it_costs() -> None:
    after = turn_of().play(Exert(member=SCI), PickDie(die=DEFAULT_DICE[SCI][0]))
    assert turn_of().play(Exert(member=SCI)).told(ev.Exerted) == (ev.Exerted(member=SCI),)
    assert after.told(ev.DieSacrificed)


@pytest.mark.rule("ACT-45", "ACT-43")
def test_every_answer_to_a_lift_off_is_told() -> None:
    after = turn_of().play(LiftOff(), AnswerLiftOff(section=Section.SCIENCE, agree=False))
    assert after.told(ev.LiftOffAnswered) == (ev.LiftOffAnswered(section=Section.SCIENCE, agree=False),)


@pytest.mark.rule("CHK-05", "CHK-07")
def test_dice_are_taken_into_the_hand_and_back() -> None:
    asked = turn_of().play(Prepare(), PickOption(number=2))
    taken = asked.play(AddDie(die=OWN))
    assert taken.told(ev.DieTaken) == (ev.DieTaken(die=OWN, owner=REC),)
    assert OWN not in taken.member(REC).available
    back = taken.play(TakeBackDie(die=OWN))
    assert back.told(ev.DieTakenBack) == (ev.DieTakenBack(die=OWN, owner=REC),)
    assert OWN in back.member(REC).available


@pytest.mark.rule("RND-07", "CHK-14", "CHK-15")
def test_real_dice_are_told_one_by_one() -> None:
    asked = turn_of().given(real_dice=True).play(Prepare(), PickOption(number=2), AddDie(die=OWN))
    second, third = DEFAULT_DICE[REC][1:3]
    asked = asked.play(AddDie(die=second), AddDie(die=third), RollDice())
    assert isinstance(asked.question, TellRoll)
    told = asked.play(TellDie(die=OWN, face=3))
    assert told.told(ev.DieTold) == (ev.DieTold(result="3"),)
    assert not told.told(ev.DiceRolled)
    told = told.play(TellDie(die=second, face=1))
    assert told.told(ev.DieTold, ev.DiceRolled) == (ev.DieTold(result="1"),)
    assert isinstance(told.question, TellRoll)
    fallen = told.play(TellDie(die=third, face=5))
    fell = ev.DiceRolled(faces=(3, 1, 5), injuries=(), dangers=(), drawn=0)
    assert fallen.told(ev.DieTold, ev.DiceRolled) == (ev.DieTold(result="5"), fell)


def during_check(effect: Effect) -> Any:
    """Science holds a card that may be played to assist in Recon's check."""
    helping = card("H", Section.SCIENCE, Ability(when=Moment.DURING_CHECK, effect=effect))
    start = turn_of(in_box=offering(CheckCard(), section_cards=[helping])).with_member(SCI, hand=(CardId("H/1"),))
    return go_on(rolled(start, up("green-explore-1", Icon.ACE), up("red-basic-2", Icon.BASIC), step=4))


HELP = PlayCard(member=SCI, card=CardId("H/1"))


@pytest.mark.rule("CHK-19", "DIE-36")
def test_whoever_helps_with_a_card_is_told_and_the_active_crew_member_chooses_what_rolls_again() -> None:
    asked = during_check(fx.RerollDice(count=1)).play(HELP)
    assert asked.told(ev.CardHelped) == (ev.CardHelped(member=SCI),)
    assert asked.question == ChooseReroll(member=REC, left=1, color=None)
    again = asked.lucky(4).play(PickDie(die=DieId("green-explore-1")))
    (fallen,) = again.told(ev.DieRerolled)
    assert (fallen.die, fallen.face) == ("green-explore-1", 4)
    assert not asked.play(GoOn()).told(ev.DieRerolled)


@pytest.mark.rule("DIE-35", "DEC-27")
def test_a_die_is_turned_to_a_face_that_it_has() -> None:
    asked = during_check(fx.TurnDie(color=Color.GREEN)).play(HELP)
    assert isinstance(asked.question, ChooseTurn)
    assert {command.die for command in asked.legal(TellDie)} == {"green-explore-1"}
    assert asked.refuses(TellDie(die=DieId("green-explore-1"), face=99)) == FaceNotThere(die=DieId("green-explore-1"))
    turned = asked.play(TellDie(die=DieId("green-explore-1"), face=face("green-explore-1", Icon.EXPLORE)))
    assert turned.state.checks[0].pool[0].icons == (Icon.EXPLORE,)
    only = during_check(fx.TurnDie(icon=Icon.EXPLORE)).play(HELP)
    assert only.told(ev.DieTurned) == turned.told(ev.DieTurned)


@pytest.mark.rule("INJ-24", "INJ-27")
def test_a_burn_makes_basics_count_as_accidents_for_the_rest_of_the_check() -> None:
    burned = during_check(fx.BurnBasics()).play(HELP)
    assert burned.told(ev.PoolTreated) == (ev.PoolTreated(treatment=BURNED),)
    (_, basic) = burned.state.checks[0].dice
    assert basic.shown == {Icon.ACCIDENT}


@pytest.mark.rule("DIE-37", "INJ-24")
def test_a_die_of_the_pool_goes_to_the_spent_pool_of_its_owner() -> None:
    asked = during_check(fx.PoolDieToSpent()).play(HELP)
    after = asked.play(PickDie(die=DieId("red-basic-2")))
    assert after.told(ev.PoolDiceSpent) == (ev.PoolDiceSpent(dice=(DieId("red-basic-2"),)),)
    assert "red-basic-2" in after.member(REC).spent


@pytest.mark.rule("CHK-75")
def test_a_row_that_is_not_wanted_is_declined() -> None:
    row = Row(color=RowColor.GREEN, effect=fx.GainSuccesses(), requirement=asks(Icon.EXPLORE))
    ace = ("green-explore-1", face("green-explore-1", Icon.ACE))
    start = rolled(turn_of(REC), ace, card=CheckCard(rows=(row,)), step=5).given(pending=(Combine(member=REC),))
    asked = start.play(GoOn())
    assert isinstance(asked.question, MarkRow)
    assert asked.play(SayNo()).told(ev.RowDeclined) == (ev.RowDeclined(row=0),)


@pytest.mark.rule("PLN-20")
def test_markers_are_told_with_their_sector() -> None:
    after = turn_of().resolve(fx.MarkSector(count=2, sector=FIVE))
    assert after.told(ev.SectorMarked) == (ev.SectorMarked(sector=FIVE, by=2),)
    less = after.resolve(fx.MarkSector(count=-5, sector=FIVE))
    assert less.told(ev.SectorMarked) == (ev.SectorMarked(sector=FIVE, by=-2),)


ABILITY = Ability(when=Moment.ANY_TIME, effect=fx.InOrder(steps=(fx.GainCharges(), fx.DiscardThis())))
ORE = DiscoveryCard(id=CardId("D1"), type=DiscoveryType.MINERAL, name="Ore", copies=2, ability=ABILITY)
TOOL = EquipmentCard(id=CardId("Q1"), kind=EquipmentKind.PERSONAL, name="Tool", abilities=(ABILITY,))
TOOL_1 = copies_of(TOOL.id, 1)[0]


@pytest.mark.rule("DSC-07", "DSC-08", "DSC-10")
def test_a_discovery_serves_whom_the_players_name_wherever_that_one_stands() -> None:
    cards = copies_of(ORE.id, 2)
    start = turn_of(in_box=box(discoveries=[ORE]), opening={"discoveries": {DiscoveryType.MINERAL: cards}})
    found = start.resolve(fx.GainDiscovery(deck=DiscoveryType.MINERAL)).with_member(SCI, sector=FIVE)
    (ore,) = found.state.found
    assert set(found.legal(UseDiscovery)) == {UseDiscovery(member=REC, card=ore), UseDiscovery(member=SCI, card=ore)}
    used = found.play(UseDiscovery(member=SCI, card=ore))
    assert (used.member(REC).charges, used.member(SCI).charges) == (0, 1)
    assert used.told(ev.DiscoveryDiscarded) == (ev.DiscoveryDiscarded(card=ore),)


@pytest.mark.rule("DSC-09")
def test_a_discovery_without_an_exploration_ability_does_nothing_on_the_planet() -> None:
    plain = DiscoveryCard(id=CardId("D2"), type=DiscoveryType.MINERAL, name="Ship part", copies=1)
    decks = {DiscoveryType.MINERAL: copies_of(plain.id, 1)}
    found = turn_of(in_box=box(discoveries=[plain]), opening={"discoveries": decks})
    found = found.resolve(fx.GainDiscovery(deck=DiscoveryType.MINERAL))
    assert found.state.found == copies_of(plain.id, 1)
    assert not found.legal(UseDiscovery)
    assert found.refuses(UseDiscovery(member=REC, card=found.state.found[0])).tag == "not_offered"


def equipped() -> Table:
    return turn_of(in_box=box(equipment=[TOOL])).with_member(REC, equipment=(TOOL_1,))


@pytest.mark.rule("EQP-07", "EQP-10")
def test_equipment_that_is_used_or_given_is_told() -> None:
    given = equipped().play(GiveEquipment(card=TOOL_1, to=SCI))
    assert given.told(ev.EquipmentGiven) == (ev.EquipmentGiven(card=TOOL_1, to=SCI, giver=REC),)
    used = equipped().play(UseEquipment(member=REC, card=TOOL_1, number=1))
    (told,) = used.told(ev.EquipmentUsed)
    assert (told.member, told.card) == (REC, TOOL_1)
    assert used.state.armory == (TOOL_1,)


@pytest.mark.rule("EQP-23")
def test_equipment_changes_hands_only_between_actions() -> None:
    shown = equipped().play(EndTurn())
    assert isinstance(shown.question, EventRevealed)
    assert shown.refuses(GiveEquipment(card=TOOL_1, to=SCI)) == NotWhileResolving()
    gathering = equipped().play(Prepare(), PickOption(number=2))
    assert gathering.refuses(GiveEquipment(card=TOOL_1, to=SCI)) == NotWhileResolving()
    assert isinstance(equipped().question, ChooseAction)


@pytest.mark.rule("TUT-35")
def test_in_the_training_nobody_exerts_with_three_dice() -> None:
    start = turn_of(opening={"options": Options(training=True)})
    few = start.with_member(REC, available=DEFAULT_DICE[REC][:3])
    assert few.refuses(Exert(member=REC)) == NothingToExert(member=REC)
    assert Exert(member=SCI) in few.legal()
