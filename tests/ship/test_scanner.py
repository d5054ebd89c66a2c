"""The planetary scanner: parts of a landing card in their order, paid with energy and by scouts (SCN)."""

from __future__ import annotations

import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.facilities.tasks import LastAvailable, TaskDisabled
from vanguard_desktop.rulesets.ship.data.journey.cycle import StepBegun
from vanguard_desktop.rulesets.ship.data.journey.scanner import (
    AskScan,
    AssignScout,
    EndScan,
    NothingCovered,
    NotTheNextPart,
    PartsRevealed,
    RevealPart,
    Scan,
    ScanTooDear,
)
from vanguard_desktop.rulesets.ship.data.journey.star_map import Visit
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.journey.scanner import part_cost
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.setting.standing import ModifierKey, Standing


def scanning(ship=None, energy=0, **changes):
    """A planet in the scanner and so much energy."""
    ship = (ship or aboard()).put(zones.SCANNER, "landing_cards:L01").pooled(energy=energy)
    return ship.laid(phase=Phase.SCANNER, **changes).step(Phase.SCANNER, "scan")


def scouts(ship, section):
    return [AssignScout(scout=member) for member in ship.state.available(section)]


@pytest.mark.rule("SCN-02", "SCN-03", "SCN-05")
@pytest.mark.example("SCN-x1")
def test_parts_are_paid_one_after_the_other():
    ship = scanning(energy=2).order(RevealPart(part=1)).order(RevealPart(part=2))
    assert (ship.state.pool.energy, ship.state.scanned) == (0, 2)
    assert len(ship.happened(PartsRevealed)) == 1
    third = scanning(energy=2, scanned=2).order(RevealPart(part=3)).then(
        ANSWERED, PoolChanged(energy=-2), PartsRevealed(), queued(AskScan()), TAKEN,
    )  # fmt: skip
    assert (third.state.pool.energy, third.state.scanned) == (0, 3)


@pytest.mark.rule("SCN-06", "SCN-07", "TSK-03")
@pytest.mark.example("SCN-x2")
def test_scouts_make_a_part_cheaper_down_to_nothing():
    crew = aboard().with_crew(REC, zones.hand(REC), 1, 1).with_crew(SCI, zones.hand(SCI), 1, 1)
    ship = scanning(crew, scanned=2)
    ship.refuses(RevealPart(part=3), ScanTooDear(cost=2))
    ship = ship.order(scouts(ship, REC)[0]).order(scouts(ship, SCI)[0]).order(RevealPart(part=3)).then(
        ANSWERED, PartsRevealed(), queued(AskScan()), TAKEN,
    )  # fmt: skip
    assert (ship.state.pool.energy, ship.state.scanned) == (0, 3)
    assert len(ship.at(zones.RESTING)) == 2
    assert ship.state.question is None


@pytest.mark.rule("SCN-02")
@pytest.mark.example("SCN-x3")
def test_no_part_can_be_skipped():
    after = scanning(energy=5).then(
        TAKEN, StepBegun(because="SCN-05", phase=Phase.SCANNER, step="scan"), queued(AskScan()), TAKEN, opens(Scan()),
    )  # fmt: skip
    after.refuses(RevealPart(part=2), NotTheNextPart())


@pytest.mark.rule("TSK-04")
@pytest.mark.example("SCN-x4")
def test_the_last_available_of_a_section_does_not_scout():
    crew = aboard()
    for section in (SEC, REC, SCI, ENG):
        crew = crew.with_crew(section, zones.hand(section), 1)
    ship = scanning(crew, energy=4).then(
        TAKEN, StepBegun(because="SCN-05", phase=Phase.SCANNER, step="scan"), queued(AskScan()), TAKEN, opens(Scan()),
    )  # fmt: skip
    for section in (SEC, REC, SCI, ENG):
        ship.refuses(scouts(ship, section)[0], LastAvailable())
    assert not any(isinstance(command, AssignScout) for command in ship.legal())


@pytest.mark.rule("SCN-06")
@pytest.mark.example("SCN-x5")
def test_a_surplus_of_scouts_is_lost():
    crew = aboard().with_crew(REC, zones.hand(REC), 1, 1, 1)
    ship = scanning(crew, energy=1)
    first, second, _ = scouts(ship, REC)
    ship = ship.order(first).order(second).order(RevealPart(part=1)).then(
        ANSWERED, PartsRevealed(), queued(AskScan()), TAKEN, opens(Scan()),
    )  # fmt: skip
    assert ship.state.pool.energy == 1
    assert ship.order(RevealPart(part=2)).state.pool.energy == 0


@pytest.mark.rule("SCN-01")
def test_scanning_follows_the_map_at_once_when_a_planet_lies_in_the_scanner():
    ship = aboard().pooled(energy=4).laid(system="SYS-02").from_step(Phase.BRIDGE, "clear_scanner")
    ship = ship.order(Visit(destination="02-1"))
    assert isinstance(ship.state.question, Scan)
    assert ship.state.phase is Phase.SCANNER


@pytest.mark.rule("SCN-08", "SCN-09")
def test_scanning_is_voluntary_and_changes_nothing_but_what_is_known():
    before = scanning(energy=4)
    after = before.order(EndScan())
    assert after.state.question is None
    assert after.state.scanned == 0
    some = before.order(RevealPart(part=1)).order(EndScan())
    assert some.state.scanned == 1
    assert some.at(zones.SCANNER) == after.at(zones.SCANNER)


@pytest.mark.rule("SCN-10")
def test_in_a_later_cycle_the_same_card_starts_covered_again():
    ship = scanning(energy=4).order(RevealPart(part=1)).order(EndScan()).step(Phase.BRIDGE, "clear_scanner")
    again = ship.laid(system="SYS-02", phase=Phase.STAR_MAP).step(Phase.STAR_MAP, "travel")
    assert again.order(Visit(destination="02-1")).state.scanned == 0


@pytest.mark.rule("SCN-11")
def test_a_text_turns_up_the_lowest_covered_parts_for_nothing():
    ship = scanning(energy=4).order(RevealPart(part=1)).order(EndScan())
    assert ship.effects(fx.RevealParts(count=1)).state.scanned == 2
    assert ship.effects(fx.RevealParts(count=5)).state.scanned == 3
    assert aboard().effects(fx.RevealParts(count=1)).state.scanned == 0


@pytest.mark.rule("BRG-13", "SCN-07")
def test_an_upgrade_makes_the_first_part_of_a_cycle_free():
    ship = scanning(aboard().put(zones.upgrade(3), "upgrades:B07"), energy=3)
    ship = ship.order(RevealPart(part=1))
    assert ship.state.pool.energy == 3
    assert ship.order(RevealPart(part=2)).state.pool.energy == 2


@pytest.mark.rule("SEF-11")
def test_a_text_may_be_about_one_planet_only():
    free = Standing(key=ModifierKey.SCAN_COST, free=True, only="L02")
    ship = scanning(aboard().effects(fx.PutInForce(standing=free)), energy=1)
    assert part_cost(ship.state) == 1
    assert part_cost(ship.put(zones.LANDINGS, "landing_cards:L01").put(zones.SCANNER, "landing_cards:L02").state) == 0


@pytest.mark.rule("TSK-08")
def test_nobody_scouts_when_nothing_is_covered():
    crew = aboard().with_crew(REC, zones.hand(REC), 1, 1)
    ship = scanning(crew, energy=4).laid(scanned=3)
    ship.refuses(scouts(ship, REC)[0], NothingCovered())
    assert scanning(crew, energy=4, scanned=3).state.question is None


@pytest.mark.rule("SEF-01")
def test_a_text_can_forbid_scouts():
    crew = aboard().with_crew(REC, zones.hand(REC), 1, 1).effects(fx.Disable(what="scout"))
    ship = scanning(crew, energy=4)
    ship.refuses(scouts(ship, REC)[0], TaskDisabled())


@pytest.mark.rule("SCN-04")
def test_name_and_number_of_the_card_are_known_and_the_parts_are_counted_from_none():
    ship = scanning(energy=1)
    assert ship.at(zones.SCANNER) == ("landing_cards:L01",)
    assert ship.state.scanned == 0
