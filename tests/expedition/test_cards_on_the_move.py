"""Printed cards about ways, turns, rests and help from elsewhere, played as they stand in the pack (CRD, EQP, ACT)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.shipped import play_card, section_card, with_cards
from tests.expedition.table import (
    ENG,
    FIVE,
    FOUR,
    GO_TWO,
    ONE,
    PLAIN,
    REC,
    SCI,
    SEC,
    SIX,
    TWO,
    Table,
    option,
    path,
    planet,
    poi,
    sector,
)
from vanguard_desktop.core.ids import CardId, PathId, SectorId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    EndTurn,
    GoOn,
    LiftOff,
    PickMember,
    PickOption,
    Prepare,
    Rest,
    RollDice,
    TakeSpecialAction,
    Travel,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChoosePath, ChoosePrepare, React
from vanguard_desktop.rulesets.expedition.data.events import (
    ChargesChanged,
    SuppliesChanged,
    ThreatHeld,
    ThreatMoved,
    ThreatSkipped,
)
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting
from vanguard_desktop.rulesets.expedition.data.picked import BackThis, JoinTo, SkipThis
from vanguard_desktop.rulesets.expedition.data.reasons import NoMoreDiceToAssist, NoMovement, NotHere, OnlyTravelLeft
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import CheckCard, SpecialAction, ThreatCard, TimeTrack

X1 = CardId("X1")


def go(start: int, end: int) -> Travel:
    return Travel(path=PathId(f"{start}-{end}"))


def settled(table: Table) -> Table:
    """Whatever is asked is passed over until an action can be chosen."""
    while not isinstance(table.question, ChooseAction):
        passing = table.legal(GoOn)
        table = table.play(passing[0] if passing else table.legal()[0])
    return table


@pytest.mark.rule("TRN-15", "TRN-08")
def test_rolling_start_grants_a_third_action_that_must_be_travel() -> None:
    start = with_cards("REC13")
    first = start.play(go(1, 2))
    assert isinstance(first.question, React)
    rolling = first.play(play_card("REC13", REC))
    assert rolling.state.actions_left == 2
    assert rolling.legal(Prepare)
    third = settled(rolling.play(Rest()))
    assert third.state.actions_left == 1
    assert third.refuses(Prepare()) == third.refuses(Rest()) == third.refuses(LiftOff()) == OnlyTravelLeft()
    assert third.play(go(2, 3)).member(REC).sector == 3
    assert third.legal(EndTurn)


@pytest.mark.rule("TRN-15")
def test_rolling_start_answers_the_first_action_alone() -> None:
    second = settled(with_cards("REC13").play(Rest())).play(go(1, 2))
    assert not isinstance(second.question, React)


@pytest.mark.rule("ACT-38", "ACT-35", "ACT-21")
@pytest.mark.parametrize("action", ["rest", "prepare", "travel", ""])
def test_first_across_repeats_the_last_basic_action_without_using_one(action: str) -> None:
    half = section_card("REC20").combination.effect
    assert half == fx.RepeatBasic()
    start = with_cards("REC20").with_member(REC, last_basic=action)
    after = start.resolve(half)
    match action:
        case "rest":
            assert after.state.supplies == start.state.supplies - 1
            assert not start.given(supplies=0).resolve(half).told(SuppliesChanged)
        case "prepare":
            assert isinstance(after.question, ChoosePrepare)
        case "travel":
            assert isinstance(after.question, ChoosePath)
            assert after.play(GO_TWO_NOW).member(REC).sector == TWO
        case _:
            assert isinstance(after.question, ChooseAction)
    assert after.state.actions_left == start.state.actions_left


GO_TWO_NOW = Travel(path=GO_TWO)


@pytest.mark.rule("ACT-38")
def test_a_special_action_in_between_is_not_the_basic_one_that_is_repeated() -> None:
    look = SpecialAction(name="Look", effect=fx.GainSuccesses())
    world = planet(sector(1, lander=True, poi=CardId("P1")))
    start = with_cards(world=world, pois=[poi("P1", look)])
    looked = settled(start.play(Rest())).play(TakeSpecialAction(number=1))
    assert looked.member(REC).last_basic == "rest"


@pytest.mark.rule("ACT-20", "ACT-33", "ACT-34")
def test_carry_them_takes_somebody_along_even_out_of_a_sector_that_forbids_movement() -> None:
    world = planet(sector(1, lander=True, poi=CardId("P1")))
    stuck = with_cards("SEC12", ids=(SEC, SCI, REC), world=world, pois=[poi("P1", no_movement=True)])
    assert stuck.refuses(go(1, 2)) == NoMovement(sector=ONE)
    carrying = stuck.play(play_card("SEC12", SEC), PickMember(member=SCI))
    there = carrying.play(go(1, 2))
    assert [there.member(id).sector for id in (SEC, SCI, REC)] == [TWO, TWO, ONE]
    assert not there.state.lasting


@pytest.mark.rule("PLN-03", "PLN-08")
def test_mapmaker_joins_any_two_visited_sectors() -> None:
    start = with_cards("REC19").given(visited=(ONE, FIVE, SIX))
    asked = start.play(play_card("REC19", REC))
    second = asked.play(option(asked, JoinTo(start=FIVE)))
    joined = second.play(option(second, JoinTo(start=FIVE, to=SIX)))
    assert joined.state.joined == ((FIVE, SIX),)


@pytest.mark.rule("ACT-22", "PLN-60")
@pytest.mark.parametrize(("card", "by"), [("REC02", REC), ("SEC19", SEC)])
def test_a_card_about_a_path_means_any_path_of_the_board(card: str, by: Any) -> None:
    toll = planet(paths=(path(1, 2, fx.SpendDice()), path(4, 5, fx.SpendDice(), closed=True)))
    asked = with_cards(card, ids=(by, SCI), world=toll).play(play_card(card, by))
    assert any("4-5" in repr(choice) for choice in asked.options)


@pytest.mark.rule("ACT-20", "ACT-21")
def test_hold_the_door_opens_one_of_two_ways_and_not_both() -> None:
    asked = with_cards("SEC04", ids=(SEC, SCI)).play(play_card("SEC04", SEC))
    for number, held in ((1, Lasting.PAST_NO_MOVEMENT), (2, Lasting.PAST_CLOSED)):
        assert [entry.what for entry in asked.play(PickOption(number=number)).state.lasting] == [held]


@pytest.mark.rule("ACT-38")
def test_with_the_rebreather_every_second_rest_of_its_carrier_is_free() -> None:
    table, paid = with_cards(carried=("E22",)), []
    for _ in range(4):
        before = table.state.supplies
        table = settled(table.given(actions_left=2).play(Rest()))
        paid.append(before - table.state.supplies)
    assert paid == [1, 0, 1, 0]
    empty = settled(with_cards(carried=("E22",)).play(Rest())).given(supplies=0, actions_left=2)
    assert empty.legal(Rest)
    other = with_cards(carried=("E22",), by=SCI)
    assert not settled(other.play(Rest())).state.lasting


@pytest.mark.rule("EQP-20", "ACT-39")
def test_with_the_annex_the_whole_sector_of_the_tent_refreshes_a_die() -> None:
    start = with_cards(carried=("E39", "E54"), tokens={"E39": ONE})
    for id in (REC, SCI):
        dice = start.member(id).available
        start = start.with_member(id, available=dice[:1], spent=dice[1:])
    spent = {id: len(start.member(id).spent) for id in (REC, SCI)}
    rested = start.play(Rest())
    while rested.question is not None and not isinstance(rested.question, ChooseAction):
        rested = rested.play(rested.legal()[0])
    assert spent[SCI] - len(rested.member(SCI).spent) == 1
    assert not rested.member(REC).spent  # three by resting, two by the tent, one by the annex


TRIAL = SpecialAction(name="Try", check=CheckCard())


@pytest.mark.rule("CHK-09", "CHK-06", "GEN-02")
def test_shift_handover_lends_three_dice_in_all_to_one_crew_member_for_the_round() -> None:
    world = planet(sector(1, lander=True, poi=CardId("P1")))
    start = with_cards("ENG14", ids=(REC, ENG, SCI), world=world, pois=[poi("P1", TRIAL)])
    lent = start.play(play_card("ENG14", ENG), PickMember(member=REC)).with_member(ENG, sector=FIVE)
    dice = lent.member(ENG).available
    trying = lent.play(TakeSpecialAction(number=1))
    two = trying.play(AddDie(die=dice[0]), AddDie(die=dice[1]), RollDice())
    assert [entry.uses for entry in two.state.lasting] == [1]
    three = trying.play(*(AddDie(die=die) for die in dice[:3]))
    assert three.refuses(AddDie(die=dice[3])) == NoMoreDiceToAssist(member=ENG, most=3)
    other = lent.given(turn=SCI, pending=(ChooseAction(member=SCI),)).play(TakeSpecialAction(number=1))
    assert other.refuses(AddDie(die=dice[0])) == NotHere(member=ENG)


@pytest.mark.rule("CHK-06")
def test_a_lender_in_the_sector_assists_besides() -> None:
    world = planet(sector(1, lander=True, poi=CardId("P1")))
    start = with_cards("ENG14", ids=(REC, ENG, SCI), world=world, pois=[poi("P1", TRIAL)])
    lent = start.play(play_card("ENG14", ENG), PickMember(member=REC)).play(TakeSpecialAction(number=1))
    dice = lent.member(ENG).available
    four = lent.play(*(AddDie(die=die) for die in dice[:4]))
    assert four.refuses(AddDie(die=dice[4])) == NoMoreDiceToAssist(member=ENG, most=4)
    assert not four.play(RollDice()).state.lasting


@pytest.mark.rule("CHK-06", "ACT-08", "ACT-09")
def test_everything_is_a_tool_is_assisted_by_those_who_stand_where_the_action_is() -> None:
    call = SpecialAction(name="Call", check=CheckCard(), needs_assist=True)
    world = planet(sector(2, poi=CardId("P2")))
    start = with_cards("ENG20", ids=(ENG, REC, SCI), world=world, pois=[poi("P2", call)])
    order = TakeSpecialAction(source=Source.read("poi:2"), number=1)
    reaching = start.play(play_card("ENG20", ENG))
    assert reaching.refuses(order).tag == "nobody_assists"
    there = reaching.with_member(SCI, sector=TWO).play(order)
    assert there.legal(AddDie)
    assert there.refuses(AddDie(die=there.member(REC).available[0])) == NotHere(member=REC)
    there.play(AddDie(die=there.member(SCI).available[0]))


def roaming(*cards: str, ids: tuple[Any, ...], **fields: Any) -> Table:
    """A threat in sector 4 with something on each of its four spaces."""
    gift = fx.ForCrew(who=fx.Who.EACH, effect=fx.GainCharges())
    track = TimeTrack(length=4, spaces=dict.fromkeys(range(1, 5), gift))
    world = attrs.evolve(PLAIN, threats={FOUR: X1})
    return with_cards(*cards, ids=ids, world=world, threats=[ThreatCard(id=X1, name="Beast", time=track)], **fields)


@pytest.mark.rule("THR-08")
def test_watch_the_edges_sends_a_threat_back_where_it_came_from() -> None:
    half = section_card("SEC07").combination.effect
    assert half == fx.MoveThreatBack()
    start = roaming("SEC07", ids=(SEC, REC))
    assert not start.resolve(half, you=SEC).told(ThreatMoved)  # it has not moved yet
    moved = start.resolve(fx.MoveThreat(sector=FIVE), source="threat:X1")
    back = moved.resolve(half, you=SEC)
    assert back.state == moved.resolve(BackThis(threat=X1), you=SEC).state
    assert [threat.sector for threat in back.state.threats] == [SectorId(4)]


@pytest.mark.rule("TIM-03", "THR-04")
@pytest.mark.parametrize("later", [False, True])
def test_follow_tracks_skips_one_of_the_next_two_effects(later: bool) -> None:
    half = section_card("REC16").combination.effect
    asked = roaming("REC16", ids=(REC, SCI)).resolve(half)
    held = asked.play(option(asked, SkipThis(threat=X1, later=later)))
    assert held.told(ThreatHeld) == (ThreatHeld(card=X1, later=later),)
    gifts, table = [], held
    for _ in range(3):
        table = table.resolve(fx.AdvanceTime())
        gifts.append(bool(table.told(ChargesChanged)))
        assert bool(table.told(ThreatSkipped)) is not gifts[-1]
    assert gifts == ([True, False, True] if later else [False, True, True])
    assert table.state.tracks == {Track.read("threat:X1"): 3}
