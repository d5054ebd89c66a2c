"""Unloading: unique discoveries into their slots, the others into the store, texts on the way (UNL)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import SCI, aboard, back, small_ship
from tests.support.scenario import ANSWERED, TAKEN, queued
from vanguard_desktop.core import effects as core
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, ChooseWhether, Pass, SayYes
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.unloading import Unloaded, UnloadUniques
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.modifiers import total
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.setting.cards import DiscoveryType
from vanguard_desktop.setting.standing import ModifierKey, Standing

FLORA = "discoveries:flora-signal/1"
FLORA_DECK = zones.discoveries(DiscoveryType.FLORA)


def unloads(ship, *steps):
    return ship.step(Phase.UNLOADING, *steps)


def uniques_say(texts):
    """A pack in which these unique discoveries carry texts."""
    box = small_ship()
    cards = {number: attrs.evolve(box.uniques[number], unloaded=text) for number, text in texts.items()}
    return attrs.evolve(box, uniques={**box.uniques, **cards})


def filled(ship, *numbers):
    for number in numbers:
        ship = ship.put(zones.unique(number), f"uniques:{number}")
    return ship


@pytest.mark.rule("UNL-01", "UNL-04", "LVP-12")
@pytest.mark.example("UNL-x6")
def test_unique_discoveries_go_to_the_slots_of_their_numbers_and_high_ones_into_the_tray():
    ship = aboard().put(zones.BROUGHT, "uniques:5", "uniques:17", "uniques:33")
    after = unloads(ship, "uniques").then(
        TAKEN, StepBegun(because="UNL-01", phase=Phase.UNLOADING, step="uniques"),
        Moved(pieces=("uniques:5",), start=zones.BROUGHT, to="SB.P29.UD05"), Unloaded(card="uniques:5"),
        Moved(pieces=("uniques:17",), start=zones.BROUGHT, to="SB.P30.UD17"), Unloaded(card="uniques:17"),
        Moved(pieces=("uniques:33",), start=zones.BROUGHT, to=zones.UNIQUES), Unloaded(card="uniques:33"),
        queued(UnloadUniques()), TAKEN,
    )  # fmt: skip
    assert after.at(zones.unique(5)) == ("uniques:5",)
    assert after.at(zones.unique(17)) == ("uniques:17",)
    assert zones.unique(5).startswith("SB.P29.")
    assert zones.unique(17).startswith("SB.P30.")
    assert after.where("uniques:33") == zones.UNIQUES
    assert after.at(zones.BROUGHT) == ()


@pytest.mark.rule("UNL-01", "DCK-07")
def test_what_came_home_without_a_lander_is_unloaded_from_the_planet_board():
    ship = aboard().put(zones.FOUND, "uniques:5", "discoveries:mineral-common/1")
    after = unloads(ship)
    assert after.at(zones.unique(5)) == ("uniques:5",)
    assert after.at(zones.GATHERED) == ("discoveries:mineral-common/1",)


@pytest.mark.rule("UNL-01", "CYC-09", "CYC-11")
def test_texts_of_unique_discoveries_are_carried_out_one_by_one_in_the_order_that_science_likes():
    box = uniques_say({5: fx.ChangeCommand(by=1), 7: fx.ChangeEnergy(by=1)})
    asked = unloads(aboard(box=box).put(zones.BROUGHT, "uniques:5", "uniques:7"), "uniques")
    assert isinstance(asked.state.question, ChooseThing)
    assert asked.state.question.section is SCI
    after = asked.pick("uniques:7")
    assert after.happened(PoolChanged) == [PoolChanged(energy=1), PoolChanged(command=1)]
    assert after.happened(Unloaded) == [Unloaded(card="uniques:7"), Unloaded(card="uniques:5")]
    assert after.at(zones.unique(7)) == ("uniques:7",)


@pytest.mark.rule("UNL-03", "UNL-04")
@pytest.mark.example("UNL-x1")
def test_a_full_row_brings_its_bridge_card_into_the_envelope():
    ship = filled(aboard(), 1, 2, 4).put(zones.BROUGHT, "uniques:3")
    after = unloads(ship, "uniques", "row_bonus").then(
        TAKEN, StepBegun(because="UNL-01", phase=Phase.UNLOADING, step="uniques"),
        Moved(pieces=("uniques:3",), start=zones.BROUGHT, to="SB.P29.UD03"), Unloaded(card="uniques:3"),
        queued(UnloadUniques()), queued(fx.Gain(card="B08"), source="upgrades:B08"), TAKEN,
        Moved(pieces=("upgrades:B08",), start=zones.BRIDGE, to=zones.ENVELOPE), TAKEN, TAKEN,
        StepBegun(because="UNL-03", phase=Phase.UNLOADING, step="row_bonus"),
    )  # fmt: skip
    assert after.at(zones.ENVELOPE) == ("upgrades:B08",)


@pytest.mark.rule("UNL-05", "UNL-04")
def test_several_rows_completed_together_give_all_their_cards_and_each_only_once():
    ship = filled(aboard(), 1, 2, 4, 5, 6, 8).put(zones.BROUGHT, "uniques:3", "uniques:7")
    after = unloads(ship)
    assert set(after.at(zones.ENVELOPE)) == {"upgrades:B08", "upgrades:B09"}
    used = after.put(zones.REMOVED, "upgrades:B08").put(zones.BROUGHT, "uniques:9")
    assert unloads(used).at(zones.ENVELOPE) == ("upgrades:B09",)


@pytest.mark.rule("UNL-04")
def test_the_second_page_has_no_rows_with_bonus():
    ship = filled(aboard(), 17, 18, 19).put(zones.BROUGHT, "uniques:20")
    assert unloads(ship).at(zones.ENVELOPE) == ()


@pytest.mark.rule("UNL-13", "UNL-05")
def test_a_unique_discovery_gained_aboard_skips_its_text_and_completes_its_row():
    box = uniques_say({3: fx.ChangeCommand(by=1)})
    after = filled(aboard(box=box), 1, 2, 4).effects(fx.Gain(card=CardId("3")))
    assert after.at(zones.unique(3)) == ("uniques:3",)
    assert after.state.pool.command == 0
    assert after.at(zones.ENVELOPE) == ("upgrades:B08",)


@pytest.mark.rule("UNL-02")
def test_no_text_discards_or_removes_a_unique_discovery_of_the_ship_book():
    ship = filled(aboard(), 5)
    for effect in (fx.RemoveCard(card=CardId("5")), fx.ReturnCard(card=CardId("5"))):
        assert ship.effects(effect).where("uniques:5") == zones.unique(5)
    for effect in (fx.RemoveThis(), fx.DiscardUnloaded()):
        assert ship.effects(effect, source="uniques:5").where("uniques:5") == zones.unique(5)


@pytest.mark.rule("UNL-06", "UNL-07", "UNL-10")
@pytest.mark.example("UNL-x2")
def test_a_card_whose_text_says_discard_goes_under_its_deck_instead_of_into_the_store():
    asked = unloads(aboard().put(zones.BROUGHT, FLORA, "discoveries:mineral-rare/1"), "discoveries")
    assert isinstance(asked.state.question, ChooseWhether)
    assert asked.state.question.section is SCI
    after = asked.order(SayYes()).then(
        ANSWERED,
        queued(core.InOrder(steps=(fx.DiscardUnloaded(), fx.ChangeCommand(by=1))), source="discoveries:flora-signal/1"),
        TAKEN, queued(fx.DiscardUnloaded(), fx.ChangeCommand(by=1), source="discoveries:flora-signal/1"), TAKEN,
        Moved(pieces=(FLORA,), start=zones.BROUGHT, to=FLORA_DECK), TAKEN, PoolChanged(command=1), TAKEN,
        Unloaded(card="discoveries:flora-signal/1"), TAKEN,
    )  # fmt: skip
    assert after.at(FLORA_DECK)[-1] == FLORA
    assert after.at(zones.GATHERED) == ("discoveries:mineral-rare/1",)
    assert after.state.pool.command == 1


@pytest.mark.rule("UNL-08", "UNL-06")
@pytest.mark.example("UNL-x3")
def test_a_text_that_is_not_used_now_is_never_used():
    after = unloads(aboard().put(zones.BROUGHT, FLORA)).order(Pass()).then(
        ANSWERED, TAKEN, Moved(pieces=(FLORA,), start=zones.BROUGHT, to=zones.GATHERED),
        Unloaded(card="discoveries:flora-signal/1"), TAKEN, TAKEN,
        StepBegun(because="UNL-11", phase=Phase.UNLOADING, step="store_lander"),
    )  # fmt: skip
    assert after.at(zones.GATHERED) == (FLORA,)
    assert after.state.question is None
    assert unloads(after).state.question is None


@pytest.mark.rule("UNL-06", "UNL-07")
def test_a_text_that_is_no_offer_simply_happens_and_the_card_is_stored():
    box = small_ship()
    card = attrs.evolve(box.discoveries[CardId("mineral-rare")], unloaded=fx.ChangeEnergy(by=1))
    box = attrs.evolve(box, discoveries={**box.discoveries, CardId("mineral-rare"): card})
    after = unloads(aboard(box=box).put(zones.BROUGHT, "discoveries:mineral-rare/1"))
    assert after.state.pool.energy == 1
    assert after.at(zones.GATHERED) == ("discoveries:mineral-rare/1",)


@pytest.mark.rule("UNL-06", "CYC-09")
def test_science_says_which_of_two_texts_comes_first():
    box = small_ship()
    card = attrs.evolve(box.discoveries[CardId("mineral-rare")], unloaded=core.May(effect=fx.ChangeEnergy(by=1)))
    box = attrs.evolve(box, discoveries={**box.discoveries, CardId("mineral-rare"): card})
    ship = aboard(box=box).put(zones.BROUGHT, FLORA, "discoveries:mineral-rare/1", "discoveries:mineral-rare/2")
    asked = unloads(ship)
    assert [command.thing for command in asked.legal()] == [FLORA, "discoveries:mineral-rare/2"]
    after = asked.pick("discoveries:mineral-rare/2").order(SayYes())
    assert after.state.pool.energy == 1


@pytest.mark.rule("UNL-11")
@pytest.mark.example("UNL-x5")
def test_the_mods_of_the_lander_go_into_the_envelope_and_its_card_stays_as_it_lies():
    ship = aboard().put(zones.LANDER_MODS, "lander_mods:A01/1", "lander_mods:A05/1")
    page = zones.lander(1)
    card = ship.at(page)[0]
    after = unloads(ship, "store_lander").then(
        TAKEN, StepBegun(because="UNL-11", phase=Phase.UNLOADING, step="store_lander"),
        Moved(pieces=("lander_mods:A01/1", "lander_mods:A05/1"), start=zones.LANDER_MODS, to=zones.ENVELOPE),
    )  # fmt: skip
    assert after.at(zones.ENVELOPE) == ("lander_mods:A01/1", "lander_mods:A05/1")
    assert after.at(zones.LANDER_MODS) == ()
    assert after.at(zones.LANDER) == ()
    assert after.at(page) == (card,)
    assert after.state.damaged == ship.state.damaged


@pytest.mark.rule("UNL-14", "SEF-11")
def test_a_unique_discovery_in_its_slot_is_in_force_as_long_as_it_lies_there():
    box = small_ship()
    kite = attrs.evolve(box.uniques[5], standing=(Standing(key=ModifierKey.ENERGY_INCOME, value=1),))
    ship = aboard(box=attrs.evolve(box, uniques={**box.uniques, 5: kite}))
    assert total(ship.state, ModifierKey.ENERGY_INCOME) == 0
    assert total(filled(ship, 5).state, ModifierKey.ENERGY_INCOME) == 1


@pytest.mark.rule("UNL-01", "UNL-06", "UNL-11")
def test_everything_is_unloaded_after_an_expedition():
    found = ("mineral-common/1", "specimen-rare/1")
    ship = aboard().comes_home(back(lander="LD-1", found=found, uniques_found=(6,), successes=2))
    after = ship.step(Phase.LEAVING).step(Phase.DOCKING).step(Phase.UNLOADING)
    assert set(after.at(zones.GATHERED)) == {f"discoveries:{card}" for card in found}
    assert after.at(zones.unique(6)) == ("uniques:6",)
    assert after.at(zones.BROUGHT) == ()
