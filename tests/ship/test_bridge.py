"""The bridge: cards into their slots, tokens for the cycle, situations (BRG)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import SEC, aboard, small_ship
from tests.support.scenario import ANSWERED, TAKEN, queued
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.bridge import InstallCard
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged
from vanguard_desktop.rulesets.ship.data.common import ChooseOption, ChooseOrder, ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Revealed, Shuffled, StepBegun
from vanguard_desktop.rulesets.ship.data.limits import Used
from vanguard_desktop.rulesets.ship.data.tokens import PenaltyPlaced, PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import piece
from vanguard_desktop.setting.cards_ship import MoraleLevel
from vanguard_desktop.setting.standing import ModifierKey, Standing

COMMAND = ("command", "penalty")
INCOME = ("energy", "change_income")


def goal(ship, card):
    return ship.put(zones.BRIDGE, *ship.at(zones.OBJECTIVE)).put(zones.OBJECTIVE, f"objectives:{card}")


def tech(ship, card):
    return ship.put(zones.BRIDGE, *ship.at(zones.TECH_LEVEL)).put(zones.TECH_LEVEL, f"tech_levels:{card}")


def installed(ship, *cards):
    return ship.put(zones.ENVELOPE, *cards).step(Phase.BRIDGE, "install")


def changed_pack(family, **cards):
    """The small ship with these cards printed otherwise."""
    box = small_ship()
    return attrs.evolve(box, **{family: {**getattr(box, family), **cards}})


@pytest.mark.rule("BRG-06", "BRG-08", "BRG-11", "BRG-12")
@pytest.mark.example("BRG-x1")
def test_objective_and_tech_level_fill_the_pools():
    after = aboard().step(Phase.BRIDGE, *COMMAND, *INCOME).then(
        TAKEN, StepBegun(because="BRG-06", phase=Phase.BRIDGE, step="command"), PoolChanged(command=2), TAKEN,
        StepBegun(because="BRG-07", phase=Phase.BRIDGE, step="penalty"), TAKEN,
        StepBegun(because="BRG-08", phase=Phase.BRIDGE, step="energy"), PoolChanged(energy=4), TAKEN,
        StepBegun(because="BRG-23", phase=Phase.BRIDGE, step="change_income"),
    )  # fmt: skip
    assert (after.state.pool.command, after.state.pool.energy) == (2, 4)


@pytest.mark.rule("BRG-11", "BRG-12")
@pytest.mark.parametrize(("card", "energy"), [("T0", 2), ("T1", 4), ("T2", 5), ("T3", 6), ("T4", 7)])
def test_every_tech_level_makes_its_energy(card, energy):
    assert tech(aboard(), card).step(Phase.BRIDGE, *INCOME).state.pool.energy == energy


@pytest.mark.rule("BRG-07")
@pytest.mark.example("BRG-x2")
def test_the_penalty_token_leaves_one_command_and_goes_back():
    after = aboard().pooled(command=1, penalty=True).step(Phase.BRIDGE, *COMMAND).then(
        TAKEN, StepBegun(because="BRG-06", phase=Phase.BRIDGE, step="command"), PoolChanged(command=2), TAKEN,
        StepBegun(because="BRG-07", phase=Phase.BRIDGE, step="penalty"), PenaltyPlaced(on=False),
        PoolChanged(command=-2),
    )  # fmt: skip
    assert (after.state.pool.command, after.state.pool.penalty) == (1, False)


@pytest.mark.rule("BRG-09")
@pytest.mark.example("BRG-x3")
def test_what_upgrades_add_comes_after_the_penalty():
    ship = aboard().put(zones.upgrade(2), "upgrades:B06").pooled(command=1, penalty=True)
    after = ship.step(Phase.BRIDGE, *COMMAND, *INCOME).then(
        TAKEN, StepBegun(because="BRG-06", phase=Phase.BRIDGE, step="command"), PoolChanged(command=2), TAKEN,
        StepBegun(because="BRG-07", phase=Phase.BRIDGE, step="penalty"), PenaltyPlaced(on=False),
        PoolChanged(command=-2), TAKEN, StepBegun(because="BRG-08", phase=Phase.BRIDGE, step="energy"),
        PoolChanged(energy=4), TAKEN, StepBegun(because="BRG-23", phase=Phase.BRIDGE, step="change_income"),
        PoolChanged(command=1),
    )  # fmt: skip
    assert after.state.pool.command == 2


@pytest.mark.rule("BRG-10", "CYC-18")
def test_tokens_that_are_left_stay_and_are_added_to():
    after = aboard().pooled(command=1, energy=6).step(Phase.BRIDGE, *COMMAND, *INCOME)
    assert (after.state.pool.command, after.state.pool.energy) == (3, 8)


@pytest.mark.rule("BRG-23", "MOR-04", "CYC-19")
def test_the_printed_number_comes_first_and_then_one_sum_of_all_modifiers():
    ship = tech(aboard(morale=MoraleLevel.LOW), "T3").put(zones.upgrade(1), "upgrades:B05").pooled(energy=4)
    after = ship.step(Phase.BRIDGE, *INCOME)
    # 4 + 6 is cut to 8 and leaves no room for 2 of the upgrade less 1 of morale.
    assert after.happened(PoolChanged) == [PoolChanged(energy=4)]
    lean = tech(aboard(morale=MoraleLevel.LOW), "T3").put(zones.upgrade(1), "upgrades:B05")
    assert lean.step(Phase.BRIDGE, *INCOME).happened(PoolChanged) == [PoolChanged(energy=6), PoolChanged(energy=1)]


@pytest.mark.rule("MOR-04")
@pytest.mark.example("MOR-x3")
def test_low_morale_costs_an_energy():
    assert aboard(morale=MoraleLevel.LOW).step(Phase.BRIDGE, *INCOME).state.pool.energy == 3
    after = aboard(morale=MoraleLevel.HIGH).step(Phase.BRIDGE, *INCOME).then(
        TAKEN, StepBegun(because="BRG-08", phase=Phase.BRIDGE, step="energy"), PoolChanged(energy=4), TAKEN,
        StepBegun(because="BRG-23", phase=Phase.BRIDGE, step="change_income"), PoolChanged(energy=1),
    )  # fmt: skip
    assert after.state.pool.energy == 5


@pytest.mark.rule("MOR-05")
@pytest.mark.example("MOR-x4")
def test_pools_that_are_filled_are_not_counted_again_when_morale_falls():
    ship = aboard().put(zones.ENVELOPE, "situations:S02").step(Phase.BRIDGE, *INCOME, "check_situations")
    ship = ship.option(2).then(
        ANSWERED, queued(fx.LowerMorale(), source="situations:S02"), TAKEN, MoraleChanged(level=MoraleLevel.LOW),
        Used(key="morale_drop/:per_phase"), Used(key="morale_drop/situations:S02:per_phase"), TAKEN,
        Moved(pieces=("situations:S02",), start=zones.OPEN_SITUATIONS, to=zones.POSSIBLE),
        Shuffled(zone=zones.POSSIBLE, order=("situations:S04", "situations:S08", "situations:S06", "situations:S05",
            "situations:S01", "situations:S03", "situations:S09", "situations:S02", "situations:S07", "situations:S10"),
            drawn=9),
    )  # fmt: skip
    assert (ship.state.morale, ship.state.pool.energy) == (MoraleLevel.LOW, 4)
    assert ship.state.pages.morale[ship.state.morale].recruits == 4


@pytest.mark.rule("BRG-01", "BRG-13")
def test_every_bridge_card_of_the_envelope_goes_into_its_printed_slot():
    after = installed(aboard(), "upgrades:B01", "upgrades:B06", "objectives:O02", "tech_levels:T2", "objectives:Q02")
    assert after.at(zones.travel_upgrade(1)) == ("upgrades:B01",)
    assert after.at(zones.upgrade(2)) == ("upgrades:B06",)
    assert after.at(zones.OBJECTIVE) == ("objectives:O02",)
    assert after.at(zones.TECH_LEVEL) == ("tech_levels:T2",)
    assert after.at(zones.secondary(1)) == ("objectives:Q02",)
    assert after.at(zones.ENVELOPE) == ()


@pytest.mark.rule("BRG-01")
def test_other_cards_stay_in_the_envelope():
    after = installed(aboard(), "research_projects:R05", "upgrades:B06")
    assert after.at(zones.ENVELOPE) == ("research_projects:R05",)


@pytest.mark.rule("BRG-02", "BRG-03")
@pytest.mark.example("BRG-x4")
def test_a_lower_tech_level_is_removed_by_a_higher_one():
    after = installed(aboard(), "tech_levels:T2").then(
        TAKEN, StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"),
        queued(InstallCard(card="tech_levels:T2")), TAKEN,
        Moved(pieces=("tech_levels:T1",), start=zones.TECH_LEVEL, to=zones.REMOVED),
        Moved(pieces=("tech_levels:T2",), start=zones.ENVELOPE, to=zones.TECH_LEVEL),
    )  # fmt: skip
    assert after.where("tech_levels:T1") == zones.REMOVED


@pytest.mark.rule("BRG-04", "OBJ-06")
@pytest.mark.example("BRG-x5")
def test_a_higher_tech_level_returns_to_its_tray_when_a_lower_one_comes():
    after = installed(tech(aboard(), "T2"), "tech_levels:T0").then(
        TAKEN, StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"),
        queued(InstallCard(card="tech_levels:T0")), TAKEN,
        Moved(pieces=("tech_levels:T2",), start=zones.TECH_LEVEL, to=zones.BRIDGE),
        Moved(pieces=("tech_levels:T0",), start=zones.ENVELOPE, to=zones.TECH_LEVEL),
    )  # fmt: skip
    assert after.where("tech_levels:T2") == zones.BRIDGE
    assert after.step(Phase.BRIDGE, *INCOME).state.pool.energy == 2
    assert after.effects(fx.Gain(card=CardId("T2"))).where("tech_levels:T2") == zones.ENVELOPE


@pytest.mark.rule("BRG-02")
@pytest.mark.example("BRG-x6")
def test_an_upgrade_of_a_lower_tech_level_is_removed_from_the_game():
    after = installed(tech(aboard(), "T3").put(zones.upgrade(1), "upgrades:B04"), "upgrades:B05").then(
        TAKEN, StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"),
        queued(InstallCard(card="upgrades:B05")), TAKEN,
        Moved(pieces=("upgrades:B04",), start="SB.P3.UPG1", to=zones.REMOVED),
        Moved(pieces=("upgrades:B05",), start=zones.ENVELOPE, to="SB.P3.UPG1"),
    )  # fmt: skip
    assert after.where("upgrades:B04") == zones.REMOVED
    assert after.at(zones.upgrade(1)) == ("upgrades:B05",)


@pytest.mark.rule("BRG-02")
@pytest.mark.example("BRG-x7")
def test_an_upgrade_of_the_same_tech_level_returns_to_its_tray():
    after = installed(aboard().put(zones.upgrade(1), "upgrades:B04"), "upgrades:B05").then(
        TAKEN, StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"),
        queued(InstallCard(card="upgrades:B05")), TAKEN,
        Moved(pieces=("upgrades:B04",), start="SB.P3.UPG1", to=zones.BRIDGE),
        Moved(pieces=("upgrades:B05",), start=zones.ENVELOPE, to="SB.P3.UPG1"),
    )  # fmt: skip
    assert after.where("upgrades:B04") == zones.BRIDGE


@pytest.mark.rule("BRG-03")
def test_tech_levels_are_installed_before_everything_else():
    ship = aboard().put(zones.upgrade(1), "upgrades:B04")
    after = installed(ship, "upgrades:B05", "tech_levels:T2")
    assert after.where("upgrades:B04") == zones.REMOVED
    unprinted = installed(aboard().put(zones.OBJECTIVE, "objectives:O02").put(zones.BRIDGE, "objectives:O01"),
                          "objectives:O03", "tech_levels:T4")  # fmt: skip
    assert unprinted.where("objectives:O02") == zones.BRIDGE


@pytest.mark.rule("BRG-05", "OBJ-03")
@pytest.mark.example("OBJ-x3")
def test_a_new_secondary_objective_replaces_the_old_one():
    after = installed(aboard().put(zones.secondary(1), "objectives:Q02"), "objectives:Q03").then(
        TAKEN, StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"),
        queued(InstallCard(card="objectives:Q03")), TAKEN,
        Moved(pieces=("objectives:Q02",), start="SB.P3.SEC1", to=zones.BRIDGE),
        Moved(pieces=("objectives:Q03",), start=zones.ENVELOPE, to="SB.P3.SEC1"),
    )  # fmt: skip
    assert after.where("objectives:Q02") == zones.BRIDGE
    assert after.at(zones.secondary(1)) == ("objectives:Q03",)


@pytest.mark.rule("BRG-21")
def test_a_card_that_is_kept_returns_whatever_it_prints():
    low = attrs.evolve(small_ship().tech_levels["T1"], keep=True)
    ship = aboard(box=changed_pack("tech_levels", T1=low))
    assert installed(ship, "tech_levels:T2").where("tech_levels:T1") == zones.BRIDGE


@pytest.mark.rule("BRG-22")
def test_of_several_cards_for_one_slot_the_last_one_stays():
    after = installed(aboard(), "upgrades:B05", "upgrades:B04")
    assert after.at(zones.upgrade(1)) == ("upgrades:B04",)
    assert after.where("upgrades:B05") == zones.BRIDGE


@pytest.mark.rule("CPI-19")
def test_a_card_without_a_printed_slot_takes_a_free_one_of_its_row_and_in_a_full_row_the_owner_names_what_leaves():
    anywhere = attrs.evolve(small_ship().upgrades["B10"], slot=None)
    ship = aboard(box=changed_pack("upgrades", B10=anywhere)).put(zones.upgrade(1), "upgrades:B04")
    assert installed(ship, "upgrades:B10").at(zones.upgrade(2)) == ("upgrades:B10",)
    for slot, card in ((2, "B06"), (3, "B07"), (4, "B05"), (5, "B11")):
        ship = ship.put(zones.upgrade(slot), f"upgrades:{card}")
    asked = installed(ship, "upgrades:B10")
    assert isinstance(asked.state.question, ChooseThing)
    assert PickThing(thing="upgrades:B07") in asked.legal()
    after = asked.pick("upgrades:B07")
    assert after.at(zones.upgrade(3)) == ("upgrades:B10",)
    assert after.where("upgrades:B07") == zones.BRIDGE


@pytest.mark.rule("BRG-01")
def test_what_an_upgrade_does_when_it_is_installed_happens_then():
    cheerful = attrs.evolve(small_ship().upgrades["B10"], installed=fx.RaiseMorale())
    ship = aboard(box=changed_pack("upgrades", B10=cheerful))
    assert installed(ship, "upgrades:B10").state.morale is MoraleLevel.HIGH


@pytest.mark.rule("BRG-16", "BRG-17", "CYC-11")
def test_situations_left_open_take_effect_in_an_order_of_choice_and_stay_on_the_table():
    ship = aboard().pooled(command=1, energy=1).put(zones.ENVELOPE, "situations:S03", "situations:S01")
    asked = ship.step(Phase.BRIDGE, "check_situations")
    assert isinstance(asked.state.question, ChooseOrder)
    assert asked.state.question.section is SEC
    assert len(asked.at(zones.OPEN_SITUATIONS)) == 2
    # S01 offers alternatives to Security, S03 costs the only command token and stays where it is.
    after = asked.option(2)
    assert after.state.question.section is SEC
    after = after.option(2)
    assert (after.state.pool.command, after.state.pool.energy) == (0, 1)
    assert after.at(zones.OPEN_SITUATIONS) == ("situations:S03",)
    assert after.where("situations:S01") == zones.POSSIBLE
    first = asked.option(1)
    assert first.state.question is None
    assert (first.state.pool.command, first.state.pool.energy) == (0, 0)


@pytest.mark.rule("BRG-16", "CYC-11")
def test_situations_whose_order_makes_no_difference_take_effect_without_a_question():
    ship = aboard().pooled(command=3, energy=3).put(zones.ENVELOPE, "situations:S03", "situations:S01")
    asked = ship.step(Phase.BRIDGE, "check_situations")
    assert isinstance(asked.state.question, ChooseOption)
    assert asked.option(1).state.pool.command == 2
    twice = aboard().pooled(energy=5).put(zones.ENVELOPE, "situations:S01", "situations:S02")
    after = twice.step(Phase.BRIDGE, "check_situations")
    while after.state.question is not None:
        assert isinstance(after.state.question, ChooseOption)
        after = after.option(1)
    assert after.state.pool.energy == 3


@pytest.mark.rule("BRG-18")
def test_new_situations_are_shown_and_nothing_of_them_is_resolved():
    before = aboard()
    after = before.step(Phase.BRIDGE, "reveal_situations")
    assert after.at(zones.OPEN_SITUATIONS) == before.at(zones.POSSIBLE)[:1]
    assert after.happened(Revealed)
    assert after.state.pool == before.state.pool
    low = aboard(morale=MoraleLevel.VERY_LOW).step(Phase.BRIDGE, "reveal_situations")
    assert len(low.at(zones.OPEN_SITUATIONS)) == 2


@pytest.mark.rule("BRG-19")
@pytest.mark.example("BRG-x8")
def test_of_too_few_possible_situations_all_are_drawn():
    ship = goal(aboard(morale=MoraleLevel.VERY_LOW), "O11")
    left = ship.at(zones.POSSIBLE)
    after = ship.put(zones.FUTURE, *left[2:]).step(Phase.BRIDGE, "reveal_situations").then(
        TAKEN, StepBegun(because="BRG-18", phase=Phase.BRIDGE, step="reveal_situations"),
        Revealed(pieces=("situations:S01", "situations:S02"), start=zones.POSSIBLE, to=zones.OPEN_SITUATIONS),
    )  # fmt: skip
    assert after.at(zones.OPEN_SITUATIONS) == left[:2]


@pytest.mark.rule("BRG-20")
def test_the_planet_of_the_last_cycle_leaves_the_scanner():
    after = aboard().put(zones.SCANNER, "landing_cards:L02").step(Phase.BRIDGE, "clear_scanner")
    assert after.at(zones.SCANNER) == ()
    assert "landing_cards:L02" in after.at(zones.LANDINGS)


@pytest.mark.rule("BRG-24", "CYC-27")
def test_a_token_promised_for_the_next_phase_is_not_touched_by_the_penalty():
    promise = fx.PutInForce(standing=Standing(key=ModifierKey.COMMAND_INCOME, value=1), bridges=1)
    ship = aboard().effects(promise).pooled(command=2, penalty=True)
    steps = ("count_bridges", *COMMAND, *INCOME)
    first = ship.step(Phase.BRIDGE, *steps)
    assert first.state.pool.command == 2
    assert first.step(Phase.BRIDGE, *steps).state.pool.command == 4


@pytest.mark.rule("BRG-01", "CYC-05")
def test_the_steps_of_the_bridge_come_in_their_printed_order():
    ship = aboard().put(zones.ENVELOPE, "tech_levels:T2").from_step(Phase.BRIDGE)
    begun = [event.because for event in ship.happened(StepBegun) if event.because.startswith("BRG")]
    assert begun == ["BRG-01", "BRG-06", "BRG-07", "BRG-08", "BRG-23", "BRG-16", "BRG-18", "BRG-20"]
    assert ship.state.pool.energy == 5
    assert ship.at(zones.OPEN_SITUATIONS) != ()
    assert piece("tech_levels", "T1") in ship.at(zones.REMOVED)
