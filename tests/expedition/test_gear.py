"""Equipment: tokens on the planet board, upgrades, limits, hand-overs, the armory (EQP)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import ENG, FIVE, ONE, REC, SCI, SEC, TWO, Table, box, team, turn_of
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.ids import CardId, DieId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import Color, Icon, Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    EndTurn,
    GiveStartToken,
    GoOn,
    PickOption,
    Rest,
    Travel,
    UseEquipment,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseFirst
from vanguard_desktop.rulesets.expedition.data.decisions.crew import ChooseDieToRefresh
from vanguard_desktop.rulesets.expedition.data.events import CardsDrawn, DieRefreshed, EquipmentGiven, EquipmentUsed
from vanguard_desktop.rulesets.expedition.data.events.round import (
    ActionStarted,
    StartTokenGiven,
    SuppliesChanged,
    TurnOpened,
)
from vanguard_desktop.rulesets.expedition.data.questions import EveryRounds
from vanguard_desktop.rulesets.expedition.data.reasons import Blocked, CannotPay, LimitReached, NotCarried, TokenPlaced
from vanguard_desktop.rulesets.expedition.data.steps.crew import HandLimit
from vanguard_desktop.rulesets.expedition.data.steps.round import OfferAction, OfferMissions, RestRefresh
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.rulesets.expedition.things.equipment import TOKEN, room_by_tokens
from vanguard_desktop.setting.cards import Ability, EquipmentCard, EquipmentKind, Limit, Moment

PLACE = Ability(when=Moment.AS_ACTION, effect=fx.PlaceToken())
CHARGE = Ability(when=Moment.OWN_TURN, effect=fx.GainCharges())
TENT, SEEDS, ANNEX, STOVE, LATHE, SLED = (CardId(id) for id in ("TENT", "SEEDS", "ANNEX", "STOVE", "LATHE", "SLED"))
MISSION, UPGRADE, PERSONAL = EquipmentKind.MISSION, EquipmentKind.UPGRADE, EquipmentKind.PERSONAL


def resting(*effects: Effect) -> Ability:
    return Ability(when=Moment.ON_REST, effect=fx.InOrder(steps=effects))


CARDS = [
    EquipmentCard(
        id=TENT, kind=MISSION, name="Tent", abilities=(PLACE, CHARGE), token=resting(fx.RefreshDice(count=2))
    ),
    EquipmentCard(
        id=SEEDS,
        kind=MISSION,
        name="Seeds",
        section=Section.SCIENCE,
        abilities=(PLACE,),
        token=Ability(when=Moment.OWN_TURN, effect=fx.GainCharges(), limit=Limit.ROUND),
    ),
    EquipmentCard(id=ANNEX, kind=UPGRADE, name="Annex", upgrades=TENT, token=resting(fx.GainCharges())),
    EquipmentCard(id=STOVE, kind=UPGRADE, name="Stove", upgrades=TENT, replaces=True, token=resting(fx.GainSupplies())),
    EquipmentCard(
        id=LATHE,
        kind=PERSONAL,
        name="Lathe",
        abilities=(
            Ability(when=Moment.OWN_TURN, effect=fx.GainCharges(), limit=Limit.TURN),
            Ability(when=Moment.OWN_TURN, effect=fx.GainSuccesses(), limit=Limit.EXPEDITION),
        ),
    ),
    EquipmentCard(id=SLED, kind=PERSONAL, name="Sled", section=Section.RECON, abilities=(CHARGE,)),
    EquipmentCard(id=CardId("JAR"), kind=PERSONAL, name="Jar", more_cards=1),
]


def carrying(*cards: str, ids: tuple[Any, ...] = (REC, SCI), of: Any = REC, **fields: Any) -> Table:
    """The member named carries these cards."""
    start = turn_of(*ids, in_box=box(equipment=CARDS), **fields)
    return start.with_member(of, equipment=tuple(CardId(f"{card}/1") for card in cards))


def use(card: str, number: int = 1, by: Any = REC) -> UseEquipment:
    return UseEquipment(member=by, card=CardId(f"{card}/1"), number=number)


def spent(table: Table, member: Any, *left: str) -> Table:
    """All its dice lie in the spent pool."""
    dice = table.member(member).available
    return table.with_member(member, available=(), spent=dice)


@pytest.mark.rule("EQP-14", "EQP-16", "EQP-17", "EQP-09")
def test_placing_a_token_takes_an_action_and_the_card_stays_with_its_carrier() -> None:
    start = carrying("TENT")
    after = start.play(use("TENT"))
    assert after.state.tokens == {"TENT/1": ONE}
    assert after.state.actions_left == 1
    assert after.member(REC).equipment == ("TENT/1",)
    assert after.play(use("TENT", 2)).member(REC).charges == 1  # its other effects remain usable


@pytest.mark.rule("EQP-15", "EQP-14")
@pytest.mark.example("EX EQP-B")
def test_a_token_on_the_board_is_not_moved_by_placing_it_again() -> None:
    after = carrying("TENT").then(
        ANSWERED, StartTokenGiven(to=REC), TAKEN, TurnOpened(member=REC),
        queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    start = after.given(tokens={CardId("TENT/1"): TWO}).with_member(REC, sector=FIVE)
    assert start.refuses(use("TENT")) == TokenPlaced(card=CardId("TENT/1"))


@pytest.mark.rule("EQP-20", "ACT-39")
@pytest.mark.example("EX EQP-A")
def test_whoever_rests_at_a_token_refreshes_two_dice_more() -> None:
    start = carrying("TENT", of=SCI, ranks={REC: 3}).given(tokens={CardId("TENT/1"): ONE})
    seven = (*start.member(REC).available, DieId("red-physical-1"), DieId("red-defense-1"))
    others = tuple(die for die in start.member(SCI).available if die not in seven)
    start = start.with_member(SCI, available=others).with_member(REC, available=(), spent=seven)
    after = start.play(Rest()).then(
        ANSWERED, ActionStarted(member=REC, action="rest"),
        queued(waits(fx.LoseSupplies(), you=REC, source="rest"), waits(RestRefresh(), you=REC, source="rest"),
            waits(fx.DrawCards(), you=REC, source="rest"), waits(HandLimit(), you=REC, source="rest"),
            waits(OfferMissions(), you=REC), waits(OfferAction(), you=REC)),
        TAKEN, SuppliesChanged(by=-1), TAKEN, EquipmentUsed(member=REC, card="TENT/1", number=0),
        queued(fx.InOrder(steps=(fx.RefreshDice(count=2),)), you=REC, source="equipment:TENT/1"),
        queued(fx.RefreshDice(count=3), you=REC, source="rest"), opens(ChooseDieToRefresh(member=REC)),
    )  # fmt: skip
    refreshed = len(after.told(DieRefreshed))
    while not isinstance(after.question, ChooseAction):
        after = after.play(after.legal()[0])
        refreshed += len(after.told(DieRefreshed))
    assert refreshed == 6
    assert len(after.member(REC).spent) == 1


@pytest.mark.rule("EQP-17", "EQP-20")
def test_a_token_serves_its_own_sector_only() -> None:
    start = spent(carrying("TENT").given(tokens={CardId("TENT/1"): TWO}), REC)
    assert not start.play(Rest()).told(EquipmentUsed)


@pytest.mark.rule("EQP-14", "EQP-06")
def test_a_token_serves_sections_that_may_not_carry_the_card() -> None:
    start = carrying("SEEDS", of=SCI).given(tokens={CardId("SEEDS/1"): ONE})
    assert start.play(use("SEEDS", TOKEN)).member(REC).charges == 1
    away = start.with_member(REC, sector=TWO)
    assert away.refuses(use("SEEDS", TOKEN)) == NotCarried(member=REC)


@pytest.mark.rule("EQP-22", "EQP-20")
def test_once_per_round_is_once_for_the_whole_team() -> None:
    start = carrying("SEEDS", of=SCI).given(tokens={CardId("SEEDS/1"): ONE})
    used = start.play(use("SEEDS", TOKEN))
    assert used.refuses(use("SEEDS", TOKEN)) == LimitReached(card=CardId("SEEDS/1"))
    next_turn = to_the_next_turn(used)
    assert next_turn.refuses(use("SEEDS", TOKEN, SCI)) == LimitReached(card=CardId("SEEDS/1"))
    assert use("SEEDS", TOKEN) in to_the_next_turn(next_turn, first=REC).legal(UseEquipment)


def to_the_next_turn(table: Table, first: Any = None) -> Table:
    table = table.play(EndTurn())
    while not isinstance(table.question, ChooseAction):
        table = table.play(GiveStartToken(to=first) if isinstance(table.question, ChooseFirst) else GoOn())
    return table


@pytest.mark.rule("EQP-22")
def test_once_per_turn_and_once_per_expedition() -> None:
    used = carrying("LATHE").play(use("LATHE"), use("LATHE", 2))
    assert used.refuses(use("LATHE")) == LimitReached(card=CardId("LATHE/1"))
    later = to_the_next_turn(to_the_next_turn(used), first=REC)
    assert later.legal(UseEquipment) == (use("LATHE"),)


@pytest.mark.rule("EQP-18", "EQP-04")
def test_an_upgrade_adds_to_the_token_and_need_not_be_carried_by_the_same_crew_member() -> None:
    start = carrying("TENT").given(tokens={CardId("TENT/1"): ONE}).with_member(SCI, equipment=(CardId("ANNEX/1"),))
    after = start.play(Rest())
    assert [event.card for event in after.told(EquipmentUsed)] == ["TENT/1", "ANNEX/1"]
    assert after.member(REC).charges == 1


@pytest.mark.rule("EQP-18")
def test_an_upgrade_may_replace_what_the_token_does() -> None:
    start = carrying("TENT", "STOVE").given(tokens={CardId("TENT/1"): ONE})
    after = start.play(Rest())
    assert [event.card for event in after.told(EquipmentUsed)] == ["STOVE/1"]


@pytest.mark.rule("EQP-18")
def test_of_two_final_upgrades_only_one_counts() -> None:
    finals = [
        EquipmentCard(id=CardId(id), kind=UPGRADE, name=id, upgrades=TENT, final=True, token=resting(fx.GainCharges()))
        for id in ("F1", "F2")
    ]
    start = turn_of(in_box=box(equipment=[*CARDS, *finals])).given(tokens={CardId("TENT/1"): ONE})
    start = start.with_member(REC, equipment=(CardId("TENT/1"), CardId("F1/1"), CardId("F2/1")))
    assert start.play(Rest()).member(REC).charges == 1


@pytest.mark.rule("EQP-24", "EQP-19")
def test_a_token_leaves_with_its_card() -> None:
    start = carrying("TENT").given(tokens={CardId("TENT/1"): TWO})
    after = start.given(armory=(CardId("SLED/1"),)).resolve(fx.DiscardEquipment())
    assert after.state.armory == ("SLED/1", "TENT/1")
    assert not after.state.tokens


@pytest.mark.rule("GEN-10", "GEN-13")
def test_who_carries_nothing_cannot_pay_with_equipment() -> None:
    choice = fx.Choose(options=(fx.DiscardEquipment(), fx.GainCharges()))
    asked = carrying().resolve(choice)
    assert asked.member(REC).charges == 1
    both = carrying("LATHE").resolve(choice)
    assert both.legal(PickOption) == (PickOption(number=1), PickOption(number=2))


@pytest.mark.rule("EQP-06")
def test_equipment_moves_between_any_two_but_never_to_a_section_that_may_not_carry_it() -> None:
    start = carrying("LATHE", "SLED", ids=(REC, SCI, ENG)).with_member(SCI, sector=FIVE)
    to = start.resolve(fx.MoveEquipment())  # the sled is for Recon alone
    assert {option.to for option in to.options} == {SCI, ENG}
    given = to.play(PickOption(number=1)).told(EquipmentGiven)[0]
    assert (given.giver, given.to) == (REC, SCI)


@pytest.mark.rule("EQP-19")
def test_discarded_equipment_comes_back_to_somebody_here() -> None:
    start = carrying(ids=(REC, SCI, ENG)).given(armory=(CardId("SLED/1"),)).with_member(SCI, sector=FIVE)
    after = start.resolve(fx.ReturnEquipment(), you=ENG)
    assert after.member(REC).equipment == ("SLED/1",)
    assert not after.state.armory
    assert not start.resolve(fx.ReturnEquipment(), you=SCI).member(REC).equipment


def test_equipment_that_has_reached_its_limit_is_used_once_more() -> None:
    used = carrying("LATHE").play(use("LATHE"))
    ready = used.resolve(fx.ReadyEquipment())
    assert ready.play(use("LATHE")).member(REC).charges == 2


def test_blocked_equipment_is_free_again_after_the_next_round() -> None:
    blocked = carrying("LATHE").resolve(fx.BlockEquipment())
    assert blocked.refuses(use("LATHE")) == Blocked(card=CardId("LATHE/1"))
    second = to_the_next_turn(to_the_next_turn(blocked), first=REC)
    assert second.state.round == 2
    assert second.refuses(use("LATHE")) == Blocked(card=CardId("LATHE/1"))
    third = to_the_next_turn(to_the_next_turn(second), first=REC)
    assert use("LATHE") in third.legal(UseEquipment)


def test_equipment_blocked_for_good_is_freed_by_a_text() -> None:
    blocked = carrying("LATHE").resolve(fx.BlockEquipment(rounds=0))
    later = to_the_next_turn(to_the_next_turn(blocked), first=REC)
    assert later.refuses(use("LATHE")) == Blocked(card=CardId("LATHE/1"))
    assert use("LATHE") in later.resolve(fx.FreeEquipment()).legal(UseEquipment)


@pytest.mark.rule("CRD-09")
def test_a_jar_holds_one_card_above_the_limit() -> None:
    after = carrying("JAR").with_member(REC, hand=()).resolve(fx.DrawCards(count=3))
    assert len(after.member(REC).hand) == 3
    assert after.told(CardsDrawn)


@pytest.mark.rule("EQP-12", "GEN-13")
def test_what_a_cost_before_the_colon_asks_for_must_be_there() -> None:
    sells = EquipmentCard(
        id=CardId("SELL"),
        kind=PERSONAL,
        name="Sell",
        abilities=(Ability(when=Moment.OWN_TURN, effect=fx.InOrder(steps=(fx.DiscardCards(), fx.GainCharges()))),),
    )
    start = turn_of(in_box=box(equipment=[sells])).with_member(REC, equipment=(CardId("SELL/1"),))
    assert start.with_member(REC, hand=()).refuses(use("SELL")) == CannotPay()
    assert start.play(use("SELL"), start.play(use("SELL")).legal()[0]).member(REC).charges == 1


@pytest.mark.rule("EQP-12", "DIE-25")
def test_a_die_before_the_colon_is_spent_from_the_available_ones() -> None:
    pays = EquipmentCard(
        id=CardId("PAY"),
        kind=PERSONAL,
        name="Pay",
        abilities=(
            Ability(when=Moment.OWN_TURN, effect=fx.InOrder(steps=(fx.SpendDice(color=Color.RED), fx.GainCharges()))),
        ),
    )
    start = turn_of(in_box=box(equipment=[pays])).with_member(REC, equipment=(CardId("PAY/1"),))
    asked = start.play(use("PAY"))
    after = asked.play(asked.legal()[0])
    assert len(after.member(REC).spent) == 1
    assert after.member(REC).charges == 1


@pytest.mark.rule("EQP-05", "EQP-13", "CHK-41")
def test_any_number_of_cards_may_be_carried_and_each_converts() -> None:
    tools = [
        EquipmentCard(
            id=CardId(f"T{number}"), kind=PERSONAL, name="T", converts=(Convert(color=Color.BLUE, icon=icon),)
        )
        for number, icon in enumerate((Icon.SCIENCE, Icon.TECHNOLOGY, Icon.CONSTRUCTION))
    ]
    start = turn_of(in_box=box(equipment=tools))
    start = start.with_member(REC, equipment=tuple(CardId(f"T{number}/1") for number in range(3)))
    assert {convert.icon for convert in start.state.converts(REC)} == {
        Icon.SCIENCE,
        Icon.TECHNOLOGY,
        Icon.CONSTRUCTION,
    }


@pytest.mark.rule("EQP-01")
def test_there_are_four_kinds_of_equipment() -> None:
    assert [kind.value for kind in EquipmentKind] == ["small", "personal", "mission", "upgrade"]


def test_traveling_leaves_a_token_where_it_is() -> None:
    start = carrying("TENT", ids=(REC, SEC)).play(use("TENT"))
    path = start.legal(Travel)[0]
    assert start.play(path).state.tokens == {"TENT/1": ONE}


@pytest.mark.rule("EQP-20")
def test_a_token_may_act_by_itself_every_third_round() -> None:
    every_third = fx.If(test=EveryRounds(count=3), then=fx.GainSuccesses())
    still = EquipmentCard(
        id=CardId("STILL"), kind=MISSION, name="Still", token=Ability(when=Moment.ROUND_START, effect=every_third)
    )
    start = turn_of(in_box=box(equipment=[still])).given(tokens={CardId("STILL/1"): TWO})
    start = start.with_member(REC, equipment=(CardId("STILL/1"),))
    second = to_the_next_turn(to_the_next_turn(start), first=REC)
    assert (second.state.round, second.state.successes) == (2, 0)
    assert to_the_next_turn(to_the_next_turn(second), first=REC).state.successes == 1


@pytest.mark.rule("EQP-02", "EQP-03")
def test_small_equipment_lies_beside_its_board_from_the_launch_on_and_takes_no_room_in_the_lander() -> None:
    cup = EquipmentCard(id=CardId("CUP"), kind=EquipmentKind.SMALL, name="Cup", single_use=True, abilities=(CHARGE,))
    taken = [attrs.evolve(one, equipment=(CardId("CUP/1"),) if one.id == REC else ()) for one in team(REC, SCI)]
    start = turn_of(in_box=box(equipment=[cup]), opening={"team": tuple(taken)})
    assert start.member(REC).equipment == ("CUP/1",)
    assert not start.state.equipment_unused
    used = start.play(use("CUP"))
    assert used.state.armory == ("CUP/1",)


@pytest.mark.rule("EQP-18", "END-21")
def test_a_freezer_on_the_board_makes_room_on_the_lander_and_its_upgrade_more() -> None:
    freezer = EquipmentCard(id=CardId("COLD"), kind=MISSION, name="Cold", room=2)
    twin = EquipmentCard(id=CardId("TWIN"), kind=UPGRADE, name="Twin", upgrades=CardId("COLD"), replaces=True, room=4)
    start = turn_of(in_box=box(equipment=[freezer, twin])).with_member(REC, equipment=(CardId("COLD/1"),))
    assert room_by_tokens(start.state) == 0
    placed = start.given(tokens={CardId("COLD/1"): ONE})
    assert hand_over(placed.resolve(fx.EndExpedition()).state).room == 2
    upgraded = placed.with_member(SCI, equipment=(CardId("TWIN/1"),))
    assert hand_over(upgraded.resolve(fx.EndExpedition()).state).room == 4
