"""The memorial wall: places for the dead, and what they leave (MEM)."""

from __future__ import annotations

import pytest

from tests.ship.ship import CREW, ENG, REC, SCI, SEC, aboard, back, offered, on_board
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.crew import Promoted, Sleeved
from vanguard_desktop.rulesets.ship.data.aboard.memorial import Memorialize
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Revealed, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.setting.cards_ship import MoraleLevel


def remembered(ship, section, *slots):
    """These slots of a section are filled since earlier cycles."""
    for slot in slots:
        ship = ship.put(zones.memorial(section, slot), crew(CREW[section][-slot]))
    return ship


def common(ship, *slots):
    for slot in slots:
        ship = ship.put(zones.memorial_common(slot), f"crew:c{50 + slot}")
    return ship


def died(ship, *sections):
    """Somebody of each of these sections lies dead on the crew board."""
    for section in sections:
        ship = ship.put(zones.board_crew(section), crew(CREW[section][0]))
    return ship


def wall(ship):
    return ship.step(Phase.MEMORIAL)


@pytest.mark.rule("MEM-01", "MEM-04", "MEM-06", "MEM-10", "SEF-06")
@pytest.mark.example("MEM-x1", "MEM-x5")
def test_the_dead_take_the_lowest_empty_slots_of_their_sections_and_the_bonuses_are_given_once():
    ship = remembered(died(aboard(), SEC, REC), SEC, 1)
    after = wall(ship).then(
        TAKEN, StepBegun(because="MEM-01", phase=Phase.MEMORIAL, step="memorialize"), queued(Memorialize()), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(Memorialize()))), DecisionClosed(automatic=True),
        Moved(pieces=("crew:c10",), start="CB.security.CREW", to="SB.P37.security.2"), queued(Memorialize()),
        queued(fx.Recruit(section=SEC, resting=True), source="memorial:security"), TAKEN,
        Sleeved(member="c01", section=SEC, rank=1),
        Revealed(pieces=("crew:c01",), start=zones.RECRUITS, to=zones.RESTING), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(Memorialize()))), DecisionClosed(automatic=True),
        Moved(pieces=("crew:c20",), start="CB.recon.CREW", to="SB.P37.recon.1"), queued(Memorialize()),
        queued(fx.ChangeSuccess(by=2), source="memorial:recon"), TAKEN, PoolChanged(success=2), TAKEN, TAKEN,
        StepBegun(because="MEM-10", phase=Phase.MEMORIAL, step="clear_boards"),
    )  # fmt: skip  # in whatever order
    assert after.at(zones.memorial(SEC, 2)) == (crew(CREW[SEC][0]),)
    assert after.at(zones.memorial(REC, 1)) == (crew(CREW[REC][0]),)
    assert after.state.pool.success == 2
    (recruit,) = after.happened(Sleeved)
    assert (recruit.section, recruit.rank) == (SEC, 1)
    assert after.where(crew(recruit.member)) == zones.RESTING
    assert not [zone for zone, pieces in after.state.zones.items() if pieces and zone.startswith("CB.")]


@pytest.mark.rule("MEM-01", "CYC-11")
def test_the_order_of_the_dead_is_asked_if_it_makes_a_difference():
    two = remembered(died(aboard(), SEC), SEC, 1).put(zones.board_crew(SEC), *map(crew, CREW[SEC][:2]))
    asked = wall(two)
    assert isinstance(asked.state.question, ChooseThing)
    assert asked.state.question.section is SCI
    assert offered(asked) == set(map(crew, CREW[SEC][:2]))
    after = asked.pick(crew(CREW[SEC][1]))
    assert after.at(zones.memorial(SEC, 2)) == (crew(CREW[SEC][1]),)
    assert after.at(zones.memorial(SEC, 3)) == (crew(CREW[SEC][0]),)
    last = common(remembered(remembered(died(aboard(), SEC, REC), SEC, 1, 2, 3), REC, 1, 2, 3), 1, 2, 3, 4, 5)
    only_one = wall(last).pick(crew(CREW[REC][0]))
    assert only_one.where(crew(CREW[SEC][0])) == zones.REMOVED


@pytest.mark.rule("MEM-02", "MEM-05", "MEM-06")
@pytest.mark.example("MEM-x2")
def test_when_the_slots_of_a_section_are_full_the_first_common_one_is_used():
    ship = common(remembered(died(aboard(), SCI), SCI, 1, 2, 3), 1)
    after = wall(ship).pick("flora").then(
        ANSWERED, Revealed(pieces=("discoveries:flora-common/1",), start="TA.DISC.flora", to=zones.GATHERED), TAKEN,
        TAKEN, StepBegun(because="MEM-10", phase=Phase.MEMORIAL, step="clear_boards"),
    )  # fmt: skip
    assert after.at(zones.memorial_common(2)) == (crew(CREW[SCI][0]),)
    assert len(after.at(zones.GATHERED)) == 1


@pytest.mark.rule("MEM-03")
@pytest.mark.example("MEM-x3")
def test_when_all_are_full_the_card_is_removed_and_gives_nothing():
    ship = common(remembered(died(aboard(), REC), REC, 1, 2, 3), 1, 2, 3, 4, 5, 6)
    after = wall(ship).then(
        TAKEN, StepBegun(because="MEM-01", phase=Phase.MEMORIAL, step="memorialize"), queued(Memorialize()), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(Memorialize()))), DecisionClosed(automatic=True),
        Moved(pieces=("crew:c20",), start="CB.recon.CREW", to=zones.REMOVED), queued(Memorialize()), TAKEN, TAKEN,
        StepBegun(because="MEM-10", phase=Phase.MEMORIAL, step="clear_boards"),
    )  # fmt: skip
    assert after.where(crew(CREW[REC][0])) == zones.REMOVED
    assert after.state.pool.success == 0


@pytest.mark.rule("MEM-04", "MEM-06", "SEF-06")
@pytest.mark.example("MEM-x4")
def test_without_a_free_sleeve_no_recruit_is_drawn():
    ship = aboard().with_crew(SEC, zones.hand(SEC), 1, 1, 1, 1)
    ship = ship.put(zones.board_crew(SEC), crew(CREW[SEC][5])).put(zones.memorial(SEC, 1), crew(CREW[SEC][6]))
    after = wall(ship).then(
        TAKEN, StepBegun(because="MEM-01", phase=Phase.MEMORIAL, step="memorialize"), queued(Memorialize()), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(Memorialize()))), DecisionClosed(automatic=True),
        Moved(pieces=("crew:c15",), start="CB.security.CREW", to="SB.P37.security.2"), queued(Memorialize()),
        queued(fx.Recruit(section=SEC, resting=True), source="memorial:security"), TAKEN, TAKEN, TAKEN,
        StepBegun(because="MEM-10", phase=Phase.MEMORIAL, step="clear_boards"),
    )  # fmt: skip
    assert after.at(zones.memorial(SEC, 2)) == (crew(CREW[SEC][5]),)
    assert after.happened(Promoted) == []
    assert after.at(zones.RESTING) == ()


@pytest.mark.rule("MEM-06")
def test_the_third_slot_promotes_somebody_who_rests():
    ship = remembered(aboard().with_crew(ENG, zones.RESTING, 2, 1).with_crew(ENG, zones.hand(ENG), 1), ENG, 1, 2)
    resting = ship.state.members(zones.RESTING)
    after = wall(ship.put(zones.board_crew(ENG), "crew:c60"))
    assert after.happened(Promoted) == [Promoted(member=resting[1], section=ENG, rank=2)]


@pytest.mark.rule("MEM-06", "MEM-05")
@pytest.mark.parametrize(("slot", "success"), [(1, 3), (3, 3), (5, 3)])
def test_every_other_common_slot_leaves_three_successes(slot, success):
    ship = common(remembered(died(aboard(), REC), REC, 1, 2, 3), *range(1, slot))
    after = wall(ship)
    assert after.at(zones.memorial_common(slot)) == (crew(CREW[REC][0]),)
    assert after.state.pool.success == success


@pytest.mark.rule("MEM-06")
def test_the_last_common_slot_raises_morale():
    ship = common(remembered(died(aboard(), REC), REC, 1, 2, 3), 1, 2, 3, 4, 5)
    assert wall(ship).state.morale is MoraleLevel.HIGH


@pytest.mark.rule("MEM-07", "MEM-02")
def test_the_dead_stay_on_the_wall_and_never_become_recruits_again():
    ship = remembered(died(aboard(), SEC), SEC, 1)
    for _ in range(3):
        ship = ship.effects(fx.Recruit(section=REC))
    after = wall(ship)
    on_the_wall = {*after.at(zones.memorial(SEC, 1)), *after.at(zones.memorial(SEC, 2))}
    assert on_the_wall == {crew(CREW[SEC][-1]), crew(CREW[SEC][0])}
    assert not on_the_wall & set(after.at(zones.RECRUITS))


@pytest.mark.rule("MEM-08", "SEF-07", "ZON-03", "MEM-09")
@pytest.mark.example("ZON-x5")
def test_whoever_is_killed_aboard_is_remembered_at_once_and_morale_stays():
    ship = aboard().with_crew(SEC, zones.hand(SEC), 2)
    member, free = ship.state.available(SEC)[0], ship.state.free_sleeves(SEC, 2)
    after = ship.effects(fx.Kill(section=SEC), source="situations:S01").then(
        TAKEN, opens(ChooseThing(section=SEC, effect=waits(fx.Kill(section=SEC), source="situations:S01"))),
        DecisionClosed(automatic=True), Moved(pieces=("crew:c10",), start="HAND.security", to="SB.P37.security.1"),
        CrewDied(member="c10", section=SEC), queued(fx.ChangeSuccess(by=2), source="memorial:security"), TAKEN,
        PoolChanged(success=2),
    )  # fmt: skip
    assert after.where(crew(member)) == zones.memorial(SEC, 1)
    assert after.happened(CrewDied) == [CrewDied(member=member, section=SEC)]
    assert after.state.free_sleeves(SEC, 2) == free + 1
    assert member not in after.state.sleeves
    assert after.state.pool.success == 2
    assert after.state.morale is MoraleLevel.MEDIUM


@pytest.mark.rule("MEM-01", "DSH-03")
def test_who_died_on_the_planet_is_remembered_like_all_others():
    ship, dead = on_board(aboard(), SEC, dead=True)
    home = ship.comes_home(back(dead)).step(Phase.LEAVING)
    after = wall(home)
    assert after.where(crew(dead.id)) == zones.memorial(SEC, 1)


@pytest.mark.rule("SEF-01", "MEM-04")
def test_a_text_gives_the_bonus_of_a_filled_slot_again():
    ship = common(remembered(aboard(), SEC, 1), 6)
    asked = ship.effects(fx.MemorialBonus())
    assert len(asked.legal()) == 2
    assert asked.pick(zones.memorial(SEC, 1)).state.pool.success == 2
    assert asked.pick(zones.memorial_common(6)).state.morale is MoraleLevel.HIGH
    assert aboard().effects(fx.MemorialBonus()).state.question is None
