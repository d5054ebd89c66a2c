"""The hangar: slots, repair, the lander and its mods (HNG)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import ENG, aboard, back, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, NotOffered, Pass, PickThing
from vanguard_desktop.rulesets.ship.data.facilities.facilities import EndFacilities
from vanguard_desktop.rulesets.ship.data.facilities.hangar import (
    AttachMod,
    CannotRepair,
    ChooseLander,
    DetachMod,
    EndHangar,
    FitOutLander,
    InstallMod,
    LanderTurned,
    NoSuchMod,
    NotUsable,
    OfferRepairs,
    RepairLander,
)
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, StepBegun
from vanguard_desktop.rulesets.ship.facilities.lander import figures, usable
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.state import InForce
from vanguard_desktop.setting.cards import Stat
from vanguard_desktop.setting.launch import NoModSlot
from vanguard_desktop.setting.standing import ModifierKey, Price, Standing

PLATE, VANES, EARS, NOSE = "lander_mods:A01/1", "lander_mods:A02/1", "lander_mods:A03/1", "lander_mods:A04/1"
NET, LOCKERS = "lander_mods:A12/1", "lander_mods:A11/1"


def with_landers(*ids, **laid):
    ship = aboard(**laid)
    for slot, lander in enumerate(ids, start=2):
        ship = ship.put(zones.lander(slot), f"landers:{lander}")
    return ship


def with_mods(ship, *mods):
    for slot, mod in enumerate(mods, start=1):
        ship = ship.put(zones.mod(slot), mod)
    return ship


def fitting_out(ship):
    return ship.step(Phase.HANGAR, "choose", "customize")


def repair_for(lander, price):
    """The small ship, but this lander prints another price."""
    box = small_ship()
    card = attrs.evolve(box.landers[lander], repair=price)
    return attrs.evolve(box, landers={**box.landers, lander: card})


@pytest.mark.rule("HNG-01")
def test_a_new_lander_goes_to_an_empty_slot():
    after = aboard().put(zones.ENVELOPE, "landers:LD-2").step(Phase.HANGAR, "landers")
    assert after.at(zones.lander(2)) == ("landers:LD-2",)


@pytest.mark.rule("HNG-01", "HNG-02")
@pytest.mark.example("HNG-x1")
def test_without_a_slot_a_lander_leaves_the_game_but_never_the_basic_one():
    ship = with_landers("LD-2", "LD-3", "LD-4").put(zones.ENVELOPE, "landers:LD-5").step(Phase.HANGAR, "landers")
    assert set(ship.legal()) == {PickThing(thing=f"landers:LD-{number}") for number in (2, 3, 4, 5)}
    ship.refuses(PickThing(thing="landers:LD-1"), NotOffered())
    after = ship.pick("landers:LD-3")
    assert "landers:LD-3" in after.at(zones.REMOVED)
    assert after.at(zones.lander(3)) == ("landers:LD-5",)
    refused = ship.pick("landers:LD-5").then(
        ANSWERED, Moved(pieces=("landers:LD-5",), start=zones.ENVELOPE, to=zones.REMOVED),
    )  # fmt: skip
    assert "landers:LD-5" in refused.at(zones.REMOVED)


@pytest.mark.rule("LND-25", "HNG-02", "UNL-12")
def test_the_basic_lander_is_never_damaged():
    ship = aboard(lander="LD-1").effects(fx.DamageLander())
    assert usable(ship.state) == ["LD-1"]


@pytest.mark.rule("UNL-12")
def test_another_lander_is_turned_face_down_and_cannot_fly():
    ship = with_landers("LD-2").laid(lander="LD-2").effects(fx.DamageLander())
    assert usable(ship.state) == ["LD-1"]
    fitting_out(ship).refuses(ChooseLander(lander="LD-2"), NotUsable())
    assert ship.effects(fx.DamageLander()).happened(LanderTurned) == []  # it lies face down already
    assert aboard(lander="LD-1").effects(fx.DamageLander(card="LD-2")).happened(LanderTurned) == []  # not aboard


@pytest.mark.rule("UNL-12", "SEF-11")
def test_a_lander_that_something_protects_stays_whole():
    shield = InForce(standing=Standing(key=ModifierKey.IGNORE_DAMAGE))
    ship = with_landers("LD-2", in_force=(shield,)).effects(fx.DamageLander(card="LD-2"))
    assert "LD-2" in usable(ship.state)


@pytest.mark.rule("HNG-03")
def test_a_new_mod_goes_to_an_empty_slot():
    after = aboard().put(zones.ENVELOPE, PLATE).step(Phase.HANGAR, "mods")
    assert after.at(zones.mod(1)) == (PLATE,)


def all_slots_full():
    mods = [f"lander_mods:A{number}/1" for number in (*range(22, 32), 11, 12)]
    return with_mods(aboard(), *mods).put(zones.ENVELOPE, "lander_mods:A20/1").step(Phase.HANGAR, "mods")


@pytest.mark.rule("HNG-03", "HNG-04", "ZON-09")
@pytest.mark.example("HNG-x5")
def test_a_mod_for_which_no_room_is_made_stays_in_the_envelope():
    ship = all_slots_full().then(
        TAKEN, StepBegun(because="HNG-03", phase=Phase.HANGAR, step="mods"),
        queued(InstallMod(card="lander_mods:A20/1")), TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(InstallMod(card="lander_mods:A20/1")), may_pass=True)),
    )  # fmt: skip
    assert isinstance(ship.state.question, ChooseThing)
    assert ship.order(Pass()).at(zones.ENVELOPE) == ("lander_mods:A20/1",)


@pytest.mark.rule("HNG-03")
def test_for_a_new_mod_another_one_may_leave_the_game():
    after = all_slots_full().pick("lander_mods:A25/1")
    assert after.at(zones.mod(4)) == ("lander_mods:A20/1",)
    assert "lander_mods:A25/1" in after.at(zones.REMOVED)


@pytest.mark.rule("HNG-05", "HNG-06")
@pytest.mark.example("HNG-x2")
def test_a_repair_is_paid_with_gathered_discoveries():
    finds = ("discoveries:flora-common/1", "discoveries:mineral-common/1")
    ship = with_landers("LD-2", damaged=("landers:LD-2",)).put(zones.GATHERED, *finds).step(Phase.HANGAR, "repair")
    after = ship.pick("landers:LD-2").answers_first().then(
        ANSWERED, Moved(pieces=("discoveries:flora-common/1",), start=zones.GATHERED, to="TA.DISC.flora"),
        queued(fx.PayDiscoveries(cost=(fx.DiscoveryItem(),))), TAKEN,
        opens(ChooseThing(section=fx.Section.SCIENCE, effect=waits(fx.PayDiscoveries(cost=(fx.DiscoveryItem(),))))),
        DecisionClosed(automatic=True),
        Moved(pieces=("discoveries:mineral-common/1",), start=zones.GATHERED, to="TA.DISC.mineral"), TAKEN,
    )  # fmt: skip
    assert "LD-2" in usable(after.state)
    assert after.at(zones.GATHERED) == ()
    assert {after.where(find) for find in finds} == {"TA.DISC.flora", "TA.DISC.mineral"}


@pytest.mark.rule("HNG-05")
def test_a_repair_may_be_left_for_later_and_is_not_offered_where_it_cannot_be_paid():
    broken = with_landers("LD-2", damaged=("landers:LD-2",))
    assert broken.step(Phase.HANGAR, "repair").state.question is None
    rich = broken.put(zones.GATHERED, "discoveries:flora-common/1", "discoveries:mineral-common/1")
    after = rich.step(Phase.HANGAR, "repair").order(Pass())
    assert usable(after.state) == ["LD-1"]
    assert len(after.at(zones.GATHERED)) == 2


@pytest.mark.rule("HNG-06", "HNG-13")
def test_in_the_hangar_no_repair_is_paid_with_tokens_that_are_gone():
    box = repair_for("LD-2", Price(command=1))
    ship = with_landers("LD-2", box=box, damaged=("landers:LD-2",))
    assert ship.step(Phase.HANGAR, "repair").state.question is None


@pytest.mark.rule("HNG-13")
@pytest.mark.example("HNG-x6")
def test_tokens_repair_a_lander_as_long_as_the_facilities_are_open():
    box = repair_for("LD-2", Price(command=1))
    ship = with_landers("LD-2", box=box, damaged=("landers:LD-2",)).pooled(command=1)
    ship = ship.step(Phase.FACILITIES, "visits")
    after = ship.order(RepairLander(lander="LD-2"))
    assert after.state.pool.command == 0
    assert "LD-2" in usable(after.state)
    later = ship.order(EndFacilities()).step(Phase.FACILITIES, "close").step(Phase.HANGAR, "repair").then(
        TAKEN, StepBegun(because="HNG-05", phase=Phase.HANGAR, step="repair"), queued(OfferRepairs()), TAKEN,
    )  # fmt: skip
    assert later.state.question is None
    assert "LD-2" not in usable(later.state)


@pytest.mark.rule("HNG-13")
def test_energy_alone_is_enough_and_what_is_whole_is_not_repaired():
    box = repair_for("LD-2", Price(energy=2))
    ship = with_landers("LD-2", box=box, damaged=("landers:LD-2",)).pooled(energy=2).step(Phase.FACILITIES, "visits")
    ship.refuses(RepairLander(lander="LD-1"), CannotRepair())
    after = ship.order(RepairLander(lander="LD-2"))
    assert after.state.pool.energy == 0
    assert after.state.question is None


@pytest.mark.rule("HNG-05")
def test_a_text_repairs_for_nothing():
    ship = with_landers("LD-2", "LD-3", damaged=("landers:LD-2", "landers:LD-3"))
    assert usable(ship.effects(fx.RepairLander(card="LD-2")).state) == ["LD-1", "LD-2"]
    assert usable(ship.effects(fx.RepairLander()).pick("landers:LD-3").state) == ["LD-1", "LD-3"]


@pytest.mark.rule("HNG-07")
def test_a_lander_that_lies_face_up_is_chosen_and_its_card_stays():
    ship = fitting_out(with_landers("LD-2"))
    assert isinstance(ship.state.question, FitOutLander)
    assert ship.state.question.section is ENG
    after = ship.order(ChooseLander(lander="LD-2"))
    assert after.state.lander == "LD-2"
    assert after.at(zones.lander(2)) == ("landers:LD-2",)
    after.refuses(ChooseLander(lander="LD-6"), NotUsable())


@pytest.mark.rule("HNG-08")
@pytest.mark.example("HNG-x3")
def test_each_slot_takes_one_mod_of_its_kind():
    ship = fitting_out(with_mods(aboard(), PLATE, VANES, EARS, NET)).order(AttachMod(mod=PLATE))
    for other in (VANES, EARS):
        ship.refuses(AttachMod(mod=other), NoModSlot(structural=True))
    after = ship.order(AttachMod(mod=NET)).then(
        ANSWERED, opens(FitOutLander(section=ENG)), Moved(pieces=(NET,), start="SB.P21.MOD4", to=zones.LANDER_MODS),
    )  # fmt: skip
    assert set(after.at(zones.LANDER_MODS)) == {PLATE, NET}


@pytest.mark.rule("HNG-09")
def test_slots_may_stay_empty_and_what_is_not_attached_stays_on_its_page():
    after = fitting_out(with_mods(aboard(), PLATE, NET)).order(EndHangar())
    assert after.state.question is None
    assert after.at(zones.LANDER_MODS) == ()
    assert after.at(zones.mod(1)) == (PLATE,)
    fitting_out(aboard()).refuses(AttachMod(mod=PLATE), NoSuchMod())


@pytest.mark.rule("HNG-10")
@pytest.mark.example("HNG-x4")
def test_mods_add_to_the_values_of_the_board():
    ship = fitting_out(with_mods(aboard(), PLATE, NET)).order(AttachMod(mod=PLATE)).then(
        ANSWERED, opens(FitOutLander(section=ENG)), Moved(pieces=(PLATE,), start="SB.P21.MOD1", to=zones.LANDER_MODS),
    )  # fmt: skip
    assert figures(ship.state).armor == 3
    assert figures(ship.order(AttachMod(mod=NET)).state).discoveries == 7


@pytest.mark.rule("HNG-10", "LCH-21")
def test_supplies_never_start_above_the_end_of_the_track():
    ship = fitting_out(with_mods(aboard(), LOCKERS)).order(AttachMod(mod=LOCKERS))
    assert figures(ship.state).supplies == 10
    more = ship.laid(in_force=(InForce(standing=Standing(key=ModifierKey.SUPPLIES, value=5)),))
    assert figures(more.state).supplies == 12


@pytest.mark.rule("HNG-10", "SEF-11")
def test_texts_change_values_of_the_lander_for_a_while_or_for_good():
    agile = InForce(standing=Standing(key=ModifierKey.LANDER_STAT, value=1, only="agility"))
    ship = aboard(lander="LD-1", in_force=(agile,)).effects(fx.ImproveLander(card="LD-1", stat=Stat.SENSORS, by=2))
    lander = figures(ship.state)
    assert (lander.armor, lander.sensors, lander.agility) == (1, 3, 2)


@pytest.mark.rule("HNG-10", "SEF-11", "LCH-21")
def test_no_value_of_the_lander_falls_below_nothing():
    keys = (ModifierKey.LANDER_STAT, ModifierKey.SUPPLIES, ModifierKey.CARGO)
    worse = tuple(InForce(standing=Standing(key=key, value=-99)) for key in keys)
    lander = figures(aboard(lander="LD-1", in_force=worse).state)
    assert (lander.armor, lander.sensors, lander.agility) == (0, 0, 0)
    assert (lander.supplies, lander.personal, lander.mission) == (0, 0, 0)


@pytest.mark.rule("HNG-10")
def test_a_mod_changes_nothing_as_long_as_it_waits_on_its_page():
    box = small_ship()
    radar = attrs.evolve(box.lander_mods["A22"], standing=(Standing(key=ModifierKey.CARGO, value=1, only="personal"),))
    ship = aboard(box=attrs.evolve(box, lander_mods={**box.lander_mods, "A22": radar}))
    ship = fitting_out(with_mods(ship, "lander_mods:A22/1"))
    assert figures(ship.state).personal == 4
    assert figures(ship.order(AttachMod(mod="lander_mods:A22/1")).state).personal == 5


@pytest.mark.rule("HNG-11")
def test_lander_and_mods_are_changed_freely_until_they_are_confirmed():
    ship = fitting_out(with_mods(with_landers("LD-2"), PLATE, NET)).order(AttachMod(mod=PLATE))
    off = ship.order(DetachMod(mod=PLATE))
    assert off.at(zones.mod(1)) == (PLATE,)
    off.refuses(DetachMod(mod=PLATE), NoSuchMod())
    other = ship.order(ChooseLander(lander="LD-2"))
    assert other.at(zones.LANDER_MODS) == ()
    assert other.order(ChooseLander(lander="LD-1")).order(EndHangar()).state.lander == "LD-1"


@pytest.mark.rule("HNG-11")
def test_of_copies_on_the_lander_one_is_offered_to_be_taken_off():
    both = fitting_out(aboard().put(zones.LANDER_MODS, "lander_mods:A01/1", "lander_mods:A01/2"))
    (offered,) = [command for command in both.legal() if isinstance(command, DetachMod)]
    assert both.order(offered).at(zones.LANDER_MODS) != both.at(zones.LANDER_MODS)


@pytest.mark.rule("HNG-12")
def test_the_figures_of_landers_are_those_of_the_pack():
    lander = small_ship().landers["LD-6"]
    assert (lander.armor, lander.sensors, lander.agility, lander.landing_rolls) == (3, 3, 2, 3)
    assert (lander.personal, lander.mission, lander.discoveries) == (5, 3, 8)


@pytest.mark.rule("UNL-11", "HNG-03")
def test_at_home_the_lander_is_put_away_and_its_mods_wait_in_the_envelope():
    ship = aboard(lander="LD-1").put(zones.LANDER_MODS, PLATE).comes_home(back(lander="LD-1"))
    after = ship.step(Phase.UNLOADING, "store_lander")
    assert after.state.lander is None
    assert after.at(zones.ENVELOPE) == (PLATE,)
    assert after.step(Phase.HANGAR, "mods").at(zones.mod(1)) == (PLATE,)


@pytest.mark.rule("SCN-02", "SEF-11")
def test_a_lander_that_sees_everything_turns_up_the_whole_landing_card():
    box = small_ship()
    windows = attrs.evolve(box.landers["LD-3"], standing=(Standing(key=ModifierKey.REVEAL_CARD, value=1),))
    ship = aboard(box=attrs.evolve(box, landers={**box.landers, "LD-3": windows}))
    ship = ship.put(zones.lander(2), "landers:LD-3").put(zones.SCANNER, "landing_cards:L01").laid(scanned=1)
    blind = fitting_out(ship).order(EndHangar())
    assert blind.state.scanned == 1
    seeing = fitting_out(ship).order(ChooseLander(lander="LD-3")).order(EndHangar())
    assert seeing.state.scanned == len(ship.state.pages.scan_costs)
