"""The cycle: phases in their order, tokens and their limits, alternatives, what the position consists of (CYC)."""

from __future__ import annotations

import pytest

from tests.ship.ship import PLANET_1, SEC, aboard, back, campaign, small_ship
from tests.support.scenario import TAKEN, opens, queued
from vanguard_desktop.core.effects import Choose, If, InOrder, May, Nothing
from vanguard_desktop.core.engine import replay
from vanguard_desktop.core.questions import FlagSet
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import phases, zones
from vanguard_desktop.rulesets.ship.data.common import CannotPay, ChooseOption, ChooseWhether, PickOption
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, NextStep, PageTurned, StepBegun, TeamHome
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.setting.cards_ship import MoraleLevel


@pytest.mark.rule("CYC-01", "CYC-02", "CYC-03")
@pytest.mark.example("CYC-x1")
def test_after_an_exploration_the_phases_come_in_their_printed_order():
    order, at = [Phase.LEAVING], (Phase.LEAVING, "")
    while at[0] is not Phase.EXPLORATION:
        at = phases.step_after(*at)
        if at[0] is not order[-1]:
            order.append(at[0])
    assert [phase.name for phase in order[:-1]] == [
        "LEAVING", "DOCKING", "DEBRIEFING", "UNLOADING", "MEDBAY", "MEMORIAL", "SAVE_POINT", "BRIDGE", "STAR_MAP",
        "SCANNER", "FACILITIES", "HANGAR", "LAUNCH", "EMBARK",
    ]  # fmt: skip


@pytest.mark.rule("CYC-01", "CYC-05", "CYC-07")
def test_when_the_team_is_home_ship_management_begins_with_its_first_step():
    start = replay(SHIP, aboard().state, [TeamHome(home=back())])
    assert start.queue[0].effect == NextStep()
    happened = aboard().comes_home(back()).from_step(Phase.EXPLORATION, "away").happened(StepBegun)
    assert (happened[0].phase, happened[0].step) == (Phase.LEAVING, "unpack")
    assert happened[0].because == "LVP-01"


@pytest.mark.rule("CYC-05")
def test_no_step_is_entered_twice_in_a_cycle():
    happened = aboard().comes_home(back()).from_step(Phase.LEAVING).happened(StepBegun)
    begun = [(event.phase, event.step) for event in happened]
    assert len(begun) == len(set(begun))


@pytest.mark.rule("CYC-04")
def test_a_branch_names_the_phase_that_comes_next():
    after = replay(SHIP, aboard().laid(phase=Phase.STAR_MAP, step="travel").state, [PageTurned(phase=Phase.SAVE_POINT)])
    happened = [e for e in type(aboard())(after).effects(NextStep()).events if type(e) is StepBegun]
    assert happened[0].phase is Phase.SAVE_POINT


@pytest.mark.rule("CYC-23")
def test_pages_belong_to_phases():
    assert {page: phases.BY_PAGE[page] for page in (1, 2, 4, 5, 9, 13, 16, 17, 19, 23, 24, 25, 30, 39, 41)} == {
        1: Phase.RESUME, 2: Phase.BRIDGE, 4: Phase.BRIDGE, 5: Phase.STAR_MAP, 9: Phase.LABORATORY,
        13: Phase.PRODUCTION, 16: Phase.BARRACKS, 17: Phase.SITUATION_ROOM, 19: Phase.HANGAR, 23: Phase.LAUNCH,
        24: Phase.EMBARK, 25: Phase.LEAVING, 30: Phase.UNLOADING, 39: Phase.SAVE_POINT, 41: Phase.ADD_ON,
    }  # fmt: skip


@pytest.mark.rule("CYC-18")
@pytest.mark.example("CYC-x2")
def test_what_the_energy_pool_has_no_room_for_is_lost():
    after = aboard().pooled(energy=7).effects(fx.ChangeEnergy(by=3)).then(TAKEN, PoolChanged(energy=1))
    assert after.state.pool.energy == 8
    assert after.happened(PoolChanged) == [PoolChanged(energy=1)]


@pytest.mark.rule("CYC-18")
def test_the_command_pool_holds_six_and_successes_have_no_limit():
    after = aboard().pooled(command=5).effects(fx.ChangeCommand(by=3), fx.ChangeSuccess(by=40))
    assert (after.state.pool.command, after.state.pool.success) == (6, 40)


@pytest.mark.rule("CYC-19")
def test_a_loss_larger_than_the_pool_empties_it():
    after = aboard().pooled(energy=1).effects(fx.ChangeEnergy(by=-3), fx.ChangeCommand(by=-1))
    assert (after.state.pool.energy, after.state.pool.command) == (0, 0)


@pytest.mark.rule("CYC-13")
@pytest.mark.example("CYC-x3")
def test_an_alternative_that_cannot_be_paid_is_not_legal():
    text = Choose(options=(fx.ChangeCommand(by=-1), fx.LowerMorale()))
    ship = aboard().effects(text)
    # The only legal alternative is taken at once (DEC-27).
    assert ship.state.morale is MoraleLevel.LOW
    asked = aboard().pooled(command=1).effects(text).then(
        TAKEN, opens(ChooseOption(options=(fx.ChangeCommand(by=-1), fx.LowerMorale()))),
    )  # fmt: skip
    assert isinstance(asked.state.question, ChooseOption)
    assert set(asked.legal()) == {PickOption(number=1), PickOption(number=2)}


@pytest.mark.rule("CYC-13")
def test_if_no_alternative_can_be_paid_one_is_carried_out_as_far_as_possible():
    dear = Choose(options=(fx.ChangeCommand(by=-3), fx.ChangeEnergy(by=-2), Nothing()))
    aboard().pooled(energy=1, command=2).effects(dear)
    text = Choose(options=(fx.ChangeCommand(by=-3), fx.ChangeEnergy(by=-2)))
    asked = aboard().pooled(energy=1, command=2).effects(text)
    assert len(asked.legal()) == 2
    assert asked.option(2).state.pool.energy == 0
    some = Choose(options=(fx.ChangeCommand(by=-3), fx.ChangeEnergy(by=-1), fx.ChangeEnergy(by=1)))
    aboard().pooled(energy=1).effects(some).refuses(PickOption(number=1), CannotPay())


@pytest.mark.rule("CYC-13")
def test_an_alternative_that_would_do_nothing_is_not_offered_unless_it_says_so():
    cheer = Choose(options=(fx.RaiseMorale(), fx.ChangeSuccess(by=1)))
    assert len(aboard().effects(cheer).legal()) == 2
    high = aboard(morale=MoraleLevel.HIGH)
    assert high.effects(cheer).state.pool.success == 1
    heals = Choose(options=(fx.Heal(), InOrder(steps=(fx.RaiseMorale(), fx.CallBack()))))
    assert high.effects(heals).state.question is None
    assert len(high.effects(Choose(options=(fx.ChangeEnergy(by=1), Nothing()))).legal()) == 2
    condition = If(test=FlagSet(flag="rested"), then=fx.ChangeEnergy(by=-1))
    assert len(high.effects(Choose(options=(fx.ChangeEnergy(by=1), condition))).legal()) == 2
    # An entry keeps what was chosen in it (LOG-16).
    assert len(high.effects(cheer, source="logs:610").legal()) == 2


@pytest.mark.rule("CYC-13")
def test_of_alternatives_that_cannot_be_paid_those_are_offered_of_which_something_can():
    text = Choose(options=(fx.ChangeCommand(by=-3), fx.ChangeEnergy(by=-2), fx.ChangeSuccess(by=-1)))
    asked = aboard().pooled(energy=1, command=2).effects(text)
    assert set(asked.legal()) == {PickOption(number=1), PickOption(number=2)}
    assert aboard().effects(text).state.question is None


@pytest.mark.rule("CYC-13", "SEF-01")
def test_nobody_is_asked_about_an_offer_that_would_do_nothing():
    assert aboard(morale=MoraleLevel.HIGH).effects(May(effect=fx.RaiseMorale())).state.question is None
    assert isinstance(aboard().effects(May(effect=fx.RaiseMorale())).state.question, ChooseWhether)


@pytest.mark.rule("CYC-09")
def test_security_has_the_final_say_in_a_situation_and_recon_elsewhere():
    text = Choose(options=(Nothing(), fx.RaiseMorale()))
    assert aboard().effects(text, source="situations:S01").state.question.section is SEC
    assert aboard().effects(text).state.question.section.value == "recon"


@pytest.mark.rule("CYC-12")
def test_of_a_text_that_can_only_partly_be_carried_out_as_much_as_possible_is_done():
    after = aboard().pooled(energy=1).effects(InOrder(steps=(fx.ChangeEnergy(by=-2), fx.ChangeSuccess(by=1))))
    assert (after.state.pool.energy, after.state.pool.success) == (0, 1)


@pytest.mark.rule("CYC-15", "ZON-06")
def test_a_card_that_returns_lies_at_its_number_again():
    ship = aboard().put(zones.ENVELOPE, "research_projects:R05").effects(fx.ReturnCard(card="R05"))
    assert ship.at(zones.RESEARCH) == tuple(sorted(ship.at(zones.RESEARCH)))
    assert ship.where("research_projects:R05") == zones.RESEARCH


@pytest.mark.rule("CYC-20", "CYC-21")
def test_the_same_opening_and_seed_lead_to_the_same_position():
    assert campaign(seed=3).state == campaign(seed=3).state
    assert campaign(seed=3).state.zones != campaign(seed=4).state.zones


@pytest.mark.rule("CYC-06")
def test_steps_of_which_the_campaign_has_no_part_are_passed_over():
    ship = aboard().comes_home(back(world=PLANET_1)).step(Phase.LEAVING)
    assert ship.state.question is None
    assert len(ship.happened(StepBegun)) == len(phases.PAGES[Phase.LEAVING].steps)


@pytest.mark.rule("CYC-07")
def test_a_cycle_begins_with_the_bridge():
    before = aboard(cycle=2)
    assert before.step(Phase.BRIDGE, "begin_cycle").state.cycle == 3


@pytest.mark.rule("CMP-33")
def test_at_the_first_bridge_the_entry_about_ship_management_is_read():
    first = aboard(cycle=0).step(Phase.BRIDGE, "begin_cycle")
    assert first.state.logs_read == {"750": 1}
    assert first.step(Phase.BRIDGE, "begin_cycle").state.logs_read == {"750": 1}


@pytest.mark.rule("ZON-05", "SEF-02", "SEF-09")
@pytest.mark.example("SEF-x7")
def test_a_gained_card_comes_into_the_envelope_once_for_each_locked_copy():
    ship = aboard().effects(fx.Gain(card="A01"), fx.Gain(card="A01"), fx.Gain(card="A01")).then(
        TAKEN, Moved(pieces=("lander_mods:A01/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("lander_mods:A01/2",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
    )  # fmt: skip
    assert ship.at(zones.ENVELOPE) == ("lander_mods:A01/1", "lander_mods:A01/2")


@pytest.mark.rule("ZON-05", "ZON-06")
@pytest.mark.example("ZON-x1", "CPI-x4")
def test_the_result_of_the_first_project_lies_in_envelope_and_armory_and_nothing_is_gained_twice():
    result = small_ship().production_projects["C01"].effect
    fresh = aboard().effects(result)
    names = {name.split(":")[1].split("/")[0] for name in fresh.at(zones.ENVELOPE)}
    assert names == {"A01", "A02", "A03", "C04", "C05"}
    assert len(fresh.at(zones.ARMORY)) == 6
    again = aboard().put(zones.ARMORY, "equipment:E02/1").effects(result).then(
        TAKEN,
        queued(fx.Gain(card="A01"), fx.Gain(card="A02"), fx.Gain(card="A03"), fx.Gain(card="E01", copies=2),
            fx.Gain(card="E02"), fx.Gain(card="E03"), fx.Gain(card="E04"), fx.Gain(card="E05"), fx.Gain(card="C04"),
            fx.Gain(card="C05")),
        TAKEN, Moved(pieces=("lander_mods:A01/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("lander_mods:A02/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("lander_mods:A03/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("equipment:E01/1",), start=zones.UNAVAILABLE, to=zones.ARMORY),
        Moved(pieces=("equipment:E01/2",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN, TAKEN,
        Moved(pieces=("equipment:E03/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E04/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E05/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("production_projects:C04",), start=zones.PRODUCTION, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("production_projects:C05",), start=zones.PRODUCTION, to=zones.ENVELOPE),
    )  # fmt: skip
    assert again.at(zones.ARMORY).count("equipment:E02/1") == 1
    assert len(again.at(zones.ARMORY)) == 6
