"""The debriefing: promotions, the success pool, dice sold and bought (DBR)."""

from __future__ import annotations

import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, back, on_board, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.reasons import AnswerFirst
from vanguard_desktop.dice.faces import ALL_DICE, DieType, Section
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.crew import Promoted
from vanguard_desktop.rulesets.ship.data.aboard.medbay import EndTherapy
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, Pass, PickOption, PickThing, SayYes
from vanguard_desktop.rulesets.ship.data.facilities.tasks import LastAvailable, NotAvailable, TaskDisabled
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Shuffled, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.debriefing import (
    AlreadySold,
    AskTrade,
    BoxHasTooFewDice,
    BuyDie,
    DieTooDear,
    EndTrade,
    KeepFourDice,
    NoInstructor,
    SellDice,
    SuccessesPooled,
    TakeDie,
    TradeDice,
)
from vanguard_desktop.rulesets.ship.journey.debriefing import price
from vanguard_desktop.rulesets.ship.journey.dice_supply import free_dice
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew, die_of, family_of
from vanguard_desktop.rulesets.ship.state import InForce, Mode
from vanguard_desktop.setting.crossing import Ending
from vanguard_desktop.setting.standing import ModifierKey, Standing


def home(ship, *team, **fields):
    """The team is aboard with a rank-up card that is completed unless said so."""
    fields = {"rank_up": "K02", "rank_up_done": True, **fields}
    return ship.comes_home(back(*team, **fields)).step(Phase.LEAVING).step(Phase.DOCKING)


def trading(each=5, success=0, **changes):
    """The dice trade is asked, with so many dice per section and successes in the pool."""
    return aboard().with_dice(each).pooled(success=success).laid(**changes).step(Phase.DEBRIEFING, "dice_trade")


def settled(ship):
    """Dice are taken or returned, whichever come first, until the trade is asked again."""
    while isinstance(ship.state.question, ChooseThing):
        ship = ship.order(ship.legal()[0])
    return ship


@pytest.mark.rule("DBR-01", "DBR-02", "DBR-03", "DBR-04", "DBR-05", "DBR-06")
@pytest.mark.example("DBR-x1")
def test_whoever_meets_the_threshold_of_the_own_rank_is_promoted():
    ship, one = on_board(aboard(), SEC)
    ship, two = on_board(ship, REC, rank=2)
    after = home(ship.bagged(success=4), one, two, successes=5).step(Phase.DEBRIEFING, "promotion").then(
        TAKEN, StepBegun(because="DBR-01", phase=Phase.DEBRIEFING, step="promotion"),
        Promoted(member="c10", section=SEC, rank=2),
        Moved(pieces=("rank_ups:K02",), start=zones.BOARD_RANK_UP, to=zones.REMOVED),
    )  # fmt: skip
    assert after.happened(Promoted) == [Promoted(member=one.id, section=SEC, rank=2)]
    assert after.where("rank_ups:K02") == zones.REMOVED
    assert after.state.earned == 5


@pytest.mark.rule("DBR-02", "DBR-04", "DBR-05")
def test_all_are_compared_with_the_same_number_and_rise_by_one_rank_and_rank_three_stays():
    ship, one = on_board(aboard(), SEC)
    ship, two = on_board(ship, REC, rank=2)
    ship, three = on_board(ship, SCI, rank=3)
    after = home(ship, one, two, three, successes=9).step(Phase.DEBRIEFING, "promotion")
    assert [event.rank for event in after.happened(Promoted)] == [2, 3]
    assert after.state.sleeves[three.id].rank == 3


@pytest.mark.rule("DBR-05", "DBR-06", "CPI-03")
@pytest.mark.example("DBR-x2")
def test_without_a_free_sleeve_nobody_is_promoted_and_the_card_returns_to_its_deck():
    ship = aboard().with_crew(SCI, zones.RESTING, 2, 2, 2)
    ship, one = on_board(ship, SCI)
    after = home(ship, one, successes=5).step(Phase.DEBRIEFING, "promotion").then(
        TAKEN, StepBegun(because="DBR-01", phase=Phase.DEBRIEFING, step="promotion"),
        Moved(pieces=("rank_ups:K02",), start=zones.BOARD_RANK_UP, to=zones.RANK_UPS),
        Shuffled(zone=zones.RANK_UPS, order=("rank_ups:K02", "rank_ups:K06", "rank_ups:K03", "rank_ups:K04",
            "rank_ups:K07", "rank_ups:K05"), drawn=5),
    )  # fmt: skip
    assert after.happened(Promoted) == []
    assert after.where("rank_ups:K02") == zones.RANK_UPS


@pytest.mark.rule("DBR-01", "DBR-06")
def test_a_card_that_is_not_completed_promotes_nobody_and_the_dead_are_not_promoted():
    ship, one = on_board(aboard(), SEC)
    after = home(ship, one, successes=9, rank_up_done=False).step(Phase.DEBRIEFING, "promotion")
    assert after.happened(Promoted) == []
    assert after.where("rank_ups:K02") == zones.RANK_UPS
    ship, dead = on_board(aboard(), SEC, dead=True)
    assert home(ship, dead, successes=9).step(Phase.DEBRIEFING, "promotion").happened(Promoted) == []


@pytest.mark.rule("CMP-27", "DBR-06")
def test_the_card_of_the_first_planet_is_used_once():
    ship, one = on_board(aboard(cycle=0, mode=Mode.QUICK_START).put(zones.TRAINING, "rank_ups:K01"), SEC)
    after = home(ship, one, rank_up="K01", successes=1).step(Phase.DEBRIEFING, "promotion")
    assert after.where("rank_ups:K01") == zones.REMOVED
    assert after.happened(Promoted) == []


@pytest.mark.rule("DBR-07")
def test_successes_of_planet_lander_and_bag_go_into_the_pool_and_the_other_tokens_stay():
    ship = home(aboard().bagged(success=4, energy=2, command=1).pooled(success=1), successes=5)
    after = ship.step(Phase.DEBRIEFING, "success_pool")
    assert after.state.pool.success == 10
    assert after.state.earned == 0
    assert (after.state.bag.success, after.state.bag.energy, after.state.bag.command) == (0, 2, 1)


@pytest.mark.rule("DBR-07")
@pytest.mark.parametrize(("earned", "bag"), [(5, 0), (0, 4), (0, 0)])
def test_what_is_only_earned_or_only_in_the_bag_is_pooled_too(earned, bag):
    after = home(aboard().bagged(success=bag), successes=earned).step(Phase.DEBRIEFING, "success_pool")
    told = [SuccessesPooled(earned=earned, bag=bag)] if earned or bag else []
    assert after.happened(SuccessesPooled) == told
    assert (after.state.pool.success, after.state.bag.success) == (earned + bag, 0)


@pytest.mark.rule("DBR-08", "DBR-09", "DBR-11", "DBR-16")
@pytest.mark.example("DBR-x3")
def test_the_price_is_the_number_of_dice_and_rises_with_every_purchase():
    first = settled(trading(7, success=16).order(BuyDie()))
    assert (first.state.dice_each, first.state.pool.success) == (8, 9)
    second = settled(first.order(BuyDie())).then(
        ANSWERED, Moved(pieces=("dice:red-gather-2",), start=zones.BOX_DICE, to="SC.recon.DICE"), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(TakeDie(section=SCI)))), DecisionClosed(automatic=True),
        Moved(pieces=("dice:red-wild-1",), start=zones.BOX_DICE, to="SC.science.DICE"), TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(TakeDie(section=ENG)))), DecisionClosed(automatic=True),
        Moved(pieces=("dice:red-wild-2",), start=zones.BOX_DICE, to="SC.engineering.DICE"), TAKEN, opens(TradeDice()),
    )  # fmt: skip
    assert (second.state.dice_each, second.state.pool.success) == (9, 1)
    assert {len(second.state.dice_of(section)) for section in Section} == {9}


@pytest.mark.rule("DBR-12", "DBR-13", "TSK-01", "TSK-03")
@pytest.mark.example("DBR-x4")
def test_an_instructor_of_rank_three_makes_the_die_two_cheaper_and_rests():
    ship = aboard().with_dice(5).pooled(success=3).with_crew(ENG, zones.hand(ENG), 3, 1)
    teacher = ship.state.available(ENG)[0]
    asked = ship.step(Phase.DEBRIEFING, "dice_trade")
    asked.refuses(BuyDie(), DieTooDear())
    after = settled(asked.order(BuyDie(instructor=teacher))).then(
        ANSWERED, Moved(pieces=("dice:blue-technology-2",), start=zones.BOX_DICE, to="SC.engineering.DICE"), TAKEN,
        opens(TradeDice()),
    )  # fmt: skip
    assert (after.state.dice_each, after.state.pool.success) == (6, 0)
    assert after.where(crew(teacher)) == zones.RESTING
    asked = ship.pooled(success=20).step(Phase.DEBRIEFING, "dice_trade")
    again = settled(asked.order(BuyDie(instructor=teacher)))
    again.refuses(BuyDie(instructor=teacher), NotAvailable())


@pytest.mark.rule("DBR-12")
@pytest.mark.example("TSK-x6")
def test_a_member_of_rank_one_is_no_instructor_and_rank_two_makes_it_one_cheaper():
    ship = aboard().with_dice(5).pooled(success=9)
    ship = ship.with_crew(ENG, zones.hand(ENG), 1, 2).with_crew(SEC, zones.hand(SEC), 2)
    one, two = ship.state.available(ENG)
    asked = ship.step(Phase.DEBRIEFING, "dice_trade").then(
        TAKEN, StepBegun(because="DBR-08", phase=Phase.DEBRIEFING, step="dice_trade"), queued(AskTrade()), TAKEN,
        opens(TradeDice()),
    )  # fmt: skip
    asked.refuses(BuyDie(instructor=one), NoInstructor())
    asked.refuses(BuyDie(instructor=ship.state.available(SEC)[0]), LastAvailable())
    assert price(ship.state, two) == 4
    offered = [order.instructor for order in asked.legal() if isinstance(order, BuyDie)]
    assert offered == [None, two]


@pytest.mark.rule("DBR-12", "SEF-11")
def test_a_card_that_lets_instructors_count_one_rank_higher_makes_instructors_of_rank_one():
    night_school = InForce(standing=Standing(key=ModifierKey.INSTRUCTOR, value=1))
    ship = aboard(in_force=(night_school,)).with_dice(6).with_crew(ENG, zones.hand(ENG), 1, 2, 3)
    assert [price(ship.state, member) for member in ship.state.available(ENG)] == [5, 4, 3]
    lazy = InForce(standing=Standing(key=ModifierKey.INSTRUCTOR, value=-1))
    worse = ship.laid(in_force=(lazy,)).pooled(success=9)
    one, two, three = worse.state.available(ENG)
    assert [price(worse.state, member) for member in (one, two, three)] == [6, 6, 5]
    asked = worse.step(Phase.DEBRIEFING, "dice_trade")
    for member in (one, two):
        asked.refuses(BuyDie(instructor=member), NoInstructor())


@pytest.mark.rule("DBR-11", "SEF-12")
def test_prices_that_cards_change_never_fall_below_nothing():
    cheap = InForce(standing=Standing(key=ModifierKey.DIE_PRICE, value=-9))
    ship = aboard(in_force=(cheap,)).with_dice(5).with_crew(ENG, zones.hand(ENG), 3)
    assert price(ship.state) == 0
    assert price(ship.state, ship.state.available(ENG)[0]) == 0


@pytest.mark.rule("SEF-12", "DBR-11")
def test_what_makes_the_next_purchase_cheaper_is_used_up_by_it():
    coupon = InForce(standing=Standing(key=ModifierKey.DIE_PRICE, value=-2), uses=1)
    asked = trading(5, success=20, in_force=(coupon,))
    first = settled(asked.order(BuyDie()))
    assert first.state.pool.success == 17
    assert settled(first.order(BuyDie())).state.pool.success == 11


@pytest.mark.rule("TSK-01", "DBR-12")
def test_while_a_text_disables_the_task_there_is_no_instructor():
    ship = aboard().with_dice(5).pooled(success=9).with_crew(ENG, zones.hand(ENG), 3, 1)
    asked = ship.effects(fx.Disable(what="instructor")).step(Phase.DEBRIEFING, "dice_trade")
    asked.refuses(BuyDie(instructor=ship.state.available(ENG)[0]), TaskDisabled())


@pytest.mark.rule("DBR-10")
@pytest.mark.example("DBR-x5")
def test_with_four_dice_nothing_is_sold():
    asked = trading(4, success=9).then(
        TAKEN, StepBegun(because="DBR-08", phase=Phase.DEBRIEFING, step="dice_trade"), queued(AskTrade()), TAKEN,
        opens(TradeDice()),
    )  # fmt: skip
    asked.refuses(SellDice(), KeepFourDice())


@pytest.mark.rule("DBR-10", "DBR-08", "CYC-10")
@pytest.mark.example("DBR-x6")
def test_dice_are_sold_for_four_successes_and_can_be_bought_back():
    asked = trading(5, success=1).order(SellDice())
    assert isinstance(asked.state.question, ChooseThing)
    assert asked.state.question.section is SEC
    sold = settled(asked)
    assert (sold.state.dice_each, sold.state.pool.success) == (4, 5)
    bought = settled(sold.order(BuyDie())).then(
        ANSWERED, Moved(pieces=("dice:blue-science-2",), start=zones.BOX_DICE, to="SC.engineering.DICE"), TAKEN,
        opens(TradeDice()), DecisionClosed(automatic=True),
    )  # fmt: skip
    assert (bought.state.dice_each, bought.state.pool.success) == (5, 1)


@pytest.mark.rule("DBR-10", "CYC-07", "CYC-27")
@pytest.mark.example("DBR-x7")
def test_dice_are_sold_once_per_ship_management():
    sold = settled(trading(7, success=9).order(SellDice()))
    sold.refuses(SellDice(), AlreadySold())
    next_time = sold.order(EndTrade()).comes_home(back()).step(Phase.DEBRIEFING, "dice_trade").then(
        TAKEN, StepBegun(because="DBR-08", phase=Phase.DEBRIEFING, step="dice_trade"), queued(AskTrade()), TAKEN,
        opens(TradeDice()),
    )  # fmt: skip
    assert SellDice() in next_time.legal()


@pytest.mark.rule("DBR-14", "DBR-09")
def test_nothing_is_bought_when_the_box_has_no_die_for_every_section():
    asked = trading(9, success=40)
    assert free_dice(asked.state) == []
    asked.refuses(BuyDie(), BoxHasTooFewDice())
    opened = aboard().with_dice(9).pooled(success=40)
    sealed = opened.at(zones.SEALED)
    opened = opened.put(zones.BOX_DICE, *(each for each in sealed if family_of(each) == "dice"))
    opened = opened.put(zones.ADD_ONS, *opened.at(zones.SEALED)).step(Phase.DEBRIEFING, "dice_trade")
    while BuyDie() in opened.legal():
        opened = settled(opened.order(BuyDie()).pooled(success=40))
    assert opened.state.dice_each == 15


@pytest.mark.rule("DBR-15", "CYC-08")
def test_dice_are_taken_freely_in_the_order_of_sections_and_universal_ones_only_when_unlocked():
    asked = trading(5, success=5).order(BuyDie())
    assert asked.state.question.section is SEC
    offered = {ALL_DICE[die_of(command.thing)].type for command in asked.legal()}
    assert DieType.WILD in offered
    assert DieType.UNIVERSAL not in offered
    wild = "dice:red-wild-1"
    after = asked.pick(wild)
    assert after.where(wild) == zones.dice(SEC)
    assert after.state.question.section is REC
    assert wild not in {command.thing for command in after.legal()}


@pytest.mark.rule("DBR-17")
def test_dice_are_traded_after_a_failed_exploration_too():
    ship, one = on_board(aboard().pooled(success=9), SEC)
    lost = home(ship, one, ending=Ending.EVACUATED, failed=True, missions=("M04",))
    asked = lost.step(Phase.DEBRIEFING, "dice_trade")
    assert isinstance(asked.state.question, TradeDice)
    assert asked.state.question.section is REC


@pytest.mark.rule("SEF-03", "DBR-15")
def test_a_text_gives_every_section_a_die():
    after = settled(aboard().with_dice(5).effects(fx.EverySectionGainsDie()))
    assert after.state.dice_each == 6


@pytest.mark.rule("SEF-03")
@pytest.mark.example("SEF-x2")
def test_without_unlocked_dice_in_the_box_no_section_gains_any():
    after = aboard().with_dice(9).effects(fx.EverySectionGainsDie()).then(TAKEN)
    assert after.state.dice_each == 9
    assert after.state.question is None


@pytest.mark.rule("DBR-02")
def test_a_rank_up_card_prints_a_threshold_for_each_of_the_lower_ranks():
    assert small_ship().rank_ups["K02"].successes == (3, 6)


@pytest.mark.rule("CYC-24", "CYC-05")
def test_the_trade_is_answered_by_its_own_orders_and_by_no_others():
    asked = trading(5, success=9)
    question = asked.state.question
    for order in (Pass(), SayYes(), PickThing(thing="dice:red-wild-1"), PickOption(number=1), EndTherapy()):
        asked.refuses(order, AnswerFirst(decision=question))
    assert {type(order) for order in asked.legal()} == {SellDice, BuyDie, EndTrade}
    after = asked.order(EndTrade())
    assert after.state.question is None
