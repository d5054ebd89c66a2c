"""The store of discoveries: what is drawn into it and how costs are paid out of it (LAB-05 to LAB-07, SEF-10)."""

from __future__ import annotations

import pytest

from tests.ship.ship import SCI, SEC, aboard
from tests.support.scenario import TAKEN
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.aboard.discoveries import can_pay
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.data.journey.cycle import Revealed, Shuffled
from vanguard_desktop.rulesets.ship.prices import can_afford, pay
from vanguard_desktop.setting.cards import DiscoveryType
from vanguard_desktop.setting.standing import DiscoveryItem, Price

MINERAL, FLORA, TECH = DiscoveryType.MINERAL, DiscoveryType.FLORA, DiscoveryType.ALIEN_TECH
ANY = DiscoveryItem()


def stored(*cards):
    return aboard().put(zones.GATHERED, *(f"discoveries:{card}" for card in cards))


@pytest.mark.rule("LAB-05", "LAB-06")
def test_a_rarer_card_pays_for_a_less_rare_item_and_never_the_other_way_round():
    rare, ultra = DiscoveryItem(deck=TECH, rarity=2), DiscoveryItem(deck=TECH, rarity=3)
    common = stored("alien_tech-common/1").state
    assert can_pay(common, [DiscoveryItem(deck=TECH)])
    assert not can_pay(common, [rare])
    assert can_pay(stored("alien_tech-rare/1").state, [rare])
    assert not can_pay(stored("alien_tech-rare/1").state, [ultra])
    assert can_pay(stored("alien_tech-ultra/1").state, [rare])
    assert can_pay(stored("alien_tech-ultra/1").state, [ultra])


@pytest.mark.rule("LAB-05", "LAB-07")
def test_every_card_pays_for_one_item_only():
    assert not can_pay(stored("mineral-common/1").state, [DiscoveryItem(deck=MINERAL), ANY])
    assert can_pay(stored("mineral-common/1", "flora-common/1").state, [ANY, DiscoveryItem(deck=FLORA)])
    assert not can_pay(stored("mineral-common/1").state, [DiscoveryItem(count=2)])
    assert can_pay(stored().state, [])


@pytest.mark.rule("LAB-05", "LAB-14")
def test_what_is_needed_for_another_item_is_not_offered_for_any():
    ship = stored("flora-common/1", "mineral-common/1", "mineral-rare/1")
    asked = ship.effects(fx.PayDiscoveries(cost=(ANY, DiscoveryItem(deck=FLORA))))
    assert isinstance(asked.state.question, ChooseThing)
    assert asked.state.question.section is SCI
    assert asked.legal() == (
        PickThing(thing="discoveries:mineral-common/1"),
        PickThing(thing="discoveries:mineral-rare/1"),
    )
    after = asked.pick("discoveries:mineral-common/1")
    assert after.at(zones.GATHERED) == ("discoveries:mineral-rare/1",)
    assert after.at(zones.discoveries(MINERAL))[-1] == "discoveries:mineral-common/1"


@pytest.mark.rule("CYC-12", "LAB-05")
def test_a_demand_that_cannot_be_met_is_met_as_far_as_possible():
    after = stored("flora-common/1").effects(fx.PayDiscoveries(cost=(DiscoveryItem(count=3),)))
    assert after.at(zones.GATHERED) == ()
    assert after.state.question is None


@pytest.mark.rule("CYC-13", "LAB-07")
def test_a_price_is_afforded_completely_or_not_at_all():
    price = Price(discoveries=(ANY,), energy=2, success=1)
    assert not can_afford(stored("flora-common/1").pooled(energy=2).state, price)
    rich = stored("flora-common/1").pooled(energy=2, success=1)
    assert can_afford(rich.state, price)
    assert len(pay(rich.state, price)) == 3
    assert pay(rich.state, Price()) == []


@pytest.mark.rule("SEF-10", "UNL-09")
@pytest.mark.example("UNL-x4")
def test_a_discovery_gained_aboard_is_stored_and_its_text_for_unloading_is_not_used():
    ship = aboard()
    deck = ship.at(zones.discoveries(FLORA))
    first = ("discoveries:flora-signal/1", *(card for card in deck if card != "discoveries:flora-signal/1"))
    ship = ship.laid(zones={**ship.state.zones, zones.discoveries(FLORA): first})
    after = ship.effects(fx.GatherDiscovery(deck=FLORA), source="situations:S01").then(
        TAKEN, Revealed(pieces=("discoveries:flora-signal/1",), start="TA.DISC.flora", to=zones.GATHERED),
    )  # fmt: skip
    assert after.at(zones.GATHERED) == ("discoveries:flora-signal/1",)
    assert after.state.question is None
    assert after.state.pool.command == 0


@pytest.mark.rule("SEF-10")
def test_without_a_type_the_players_choose_the_deck_for_each():
    asked = aboard().effects(fx.GatherDiscovery(count=2))
    after = asked.pick("mineral").pick("specimen")
    assert [card.partition("-")[0] for card in after.at(zones.GATHERED)] == [
        "discoveries:mineral",
        "discoveries:specimen",
    ]


@pytest.mark.rule("CYC-09", "SEF-10")
def test_what_a_situation_leaves_open_security_decides():
    asked = aboard().effects(fx.GatherDiscovery(), source="situations:S01")
    assert isinstance(asked.state.question, ChooseThing)
    assert asked.state.question.section is SEC


@pytest.mark.rule("SEF-10")
def test_with_a_rarity_the_topmost_such_card_is_taken_and_the_deck_shuffled():
    after = aboard().effects(fx.GatherDiscovery(deck=MINERAL, rarity=2))
    assert [card.partition("/")[0] for card in after.at(zones.GATHERED)] == ["discoveries:mineral-rare"]
    assert [event.zone for event in after.happened(Shuffled)] == [zones.discoveries(MINERAL)]


@pytest.mark.rule("SEF-10")
@pytest.mark.example("SEF-x8")
def test_without_such_a_card_in_the_deck_nothing_is_gained():
    ship = aboard().put(zones.REMOVED, *(f"discoveries:mineral-rare/{number}" for number in (1, 2, 3)))
    after = ship.effects(fx.GatherDiscovery(deck=MINERAL, rarity=2)).then(TAKEN)
    assert after.at(zones.GATHERED) == ()
    assert after.happened(Shuffled) == []
