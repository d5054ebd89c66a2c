"""What installed cards offer by command: at a price, in a window, so many times (SEF-17, BRG-15)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import aboard, small_ship
from vanguard_desktop.core.effects import Choose, SetFlag
from vanguard_desktop.core.ids import CardId, Flag
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.objectives import (
    AbilityUsed,
    LeaveBridge,
    NotInstalled,
    OnTheBridge,
    OutsideWindow,
    PriceTooHigh,
    UseAbility,
    UsedUp,
)
from vanguard_desktop.rulesets.ship.data.common import ChooseOption
from vanguard_desktop.rulesets.ship.data.facilities.facilities import ChooseFacility
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.setting.cards_ship import UpgradeCard
from vanguard_desktop.setting.standing import DiscoveryItem, DiscoveryType, Often, Price, ShipAbility

CARD = "upgrades:B99"
USE = UseAbility(card=CARD)


def offering(slot=None, **fields):
    """A ship in the facilities with an upgrade that offers this, for one energy unless said otherwise."""
    fields = {"effect": fx.ChangeSuccess(by=1), "price": Price(energy=1), **fields}
    card = UpgradeCard(id=CardId("B99"), name="Test", ability=ShipAbility(**fields))
    box = attrs.evolve(small_ship(), upgrades={**small_ship().upgrades, card.id: card})
    ship = aboard(box=box).put(slot or zones.upgrade(1), CARD).pooled(energy=4, command=3)
    return ship.step(Phase.FACILITIES, "visits")


@pytest.mark.rule("SEF-17", "BRG-15")
def test_an_installed_card_is_used_between_two_visits_and_then_the_players_go_on():
    ship = offering()
    assert USE in ship.legal()
    after = ship.order(USE)
    assert after.happened(AbilityUsed) == [AbilityUsed(card=CARD)]
    assert (after.state.pool.energy, after.state.pool.success) == (3, 1)
    assert isinstance(after.state.question, ChooseFacility)


@pytest.mark.rule("SEF-17", "BRG-15")
def test_without_a_printed_number_it_is_used_once_per_phase():
    offering().order(USE).refuses(USE, UsedUp())
    often = offering(often=Often.ALWAYS).order(USE).order(USE)
    assert often.state.pool.success == 2


@pytest.mark.rule("SEF-17", "GEN-10")
def test_the_price_is_paid_completely_or_the_card_is_not_used():
    offering(price=Price(energy=5)).refuses(USE, PriceTooHigh())
    flora = Price(discoveries=(DiscoveryItem(deck=DiscoveryType.FLORA),))
    ship = offering(price=flora)
    ship.refuses(USE, PriceTooHigh())
    deck = ship.at(zones.discoveries(DiscoveryType.FLORA))
    after = ship.put(zones.GATHERED, deck[0]).order(USE)
    assert after.at(zones.GATHERED) == ()
    assert after.state.pool.success == 1


@pytest.mark.rule("SEF-17", "ZON-10")
def test_a_card_that_is_not_installed_offers_nothing():
    offering(zones.ENVELOPE).refuses(USE, NotInstalled())
    assert USE not in offering(zones.ENVELOPE).legal()
    offering().refuses(UseAbility(card="upgrades:B04"), NotInstalled())


@pytest.mark.rule("SEF-17", "SEF-01")
def test_a_disabled_card_offers_nothing():
    ship = offering()
    off = ship.laid(pending=()).effects(fx.Disable(what="B99")).step(Phase.FACILITIES, "visits")
    off.refuses(USE, NotInstalled())


@pytest.mark.rule("SEF-17", "BRG-15")
def test_the_usual_window_opens_after_the_energy_of_the_cycle_and_closes_with_the_facilities():
    ship = offering()
    bridge = ship.laid(pending=()).step(Phase.BRIDGE, "use_and_declare")
    assert bridge.state.question == OnTheBridge()
    assert USE in bridge.legal()
    assert bridge.order(LeaveBridge()).state.question is None
    hangar = ship.laid(phase=Phase.HANGAR)
    hangar.refuses(USE, OutsideWindow())


@pytest.mark.rule("SEF-17", "CYC-26")
def test_the_last_visit_is_not_ended_for_the_players_while_a_card_can_still_be_used():
    ship = offering(effect=fx.ChangeCommand(by=1)).laid(pending=()).pooled(command=0).step(Phase.FACILITIES, "visits")
    assert isinstance(ship.state.question, ChooseFacility)
    assert ship.order(USE).state.pool.command == 1


@pytest.mark.rule("SEF-17")
def test_a_printed_window_is_kept_to():
    ship = offering(window="star_map")
    ship.refuses(USE, OutsideWindow())
    travel = ship.laid(pending=()).step(Phase.STAR_MAP, "travel")
    assert travel.order(USE).state.pool.success == 1


@pytest.mark.rule("SEF-08", "SEF-17")
def test_no_card_is_used_in_the_middle_of_another_text():
    ship = offering()
    text = Choose(options=(SetFlag(flag=Flag("a")), SetFlag(flag=Flag("b"))))
    asked = ship.laid(pending=()).effects(text)
    assert isinstance(asked.state.question, ChooseOption)
    asked.refuses(USE, OutsideWindow())


@pytest.mark.rule("SEF-17")
def test_unique_discoveries_tech_levels_and_add_ons_may_offer_something_as_well():
    box = small_ship()
    offer = ShipAbility(effect=fx.ChangeSuccess(by=1))
    number = 5
    box = attrs.evolve(
        box,
        uniques={**box.uniques, number: attrs.evolve(box.uniques[number], aboard=offer)},
        tech_levels={**box.tech_levels, CardId("T1"): attrs.evolve(box.tech_levels[CardId("T1")], ability=offer)},
        objectives={**box.objectives, CardId("O01"): attrs.evolve(box.objectives[CardId("O01")], ability=offer)},
        add_ons={**box.add_ons, CardId("AF01"): attrs.evolve(box.add_ons[CardId("AF01")], ability=offer)},
    )
    ship = aboard(box=box).put(zones.unique(number), f"uniques:{number}").put(zones.add_on(1), "add_ons:AF01")
    ship = ship.step(Phase.FACILITIES, "visits")
    if ship.state.question is None:
        ship = ship.pooled(command=1).step(Phase.FACILITIES, "visits")
    for card in (f"uniques:{number}", "tech_levels:T1", "objectives:O01", "add_ons:AF01"):
        ship = ship.order(UseAbility(card=card))
    assert ship.state.pool.success == 4
