"""Where things are (ZON): one zone for every piece, sums that never change, what is hidden and what is out of reach."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.ship.ship import CREW, SCI, SEC, aboard, campaign
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.common import PickThing
from vanguard_desktop.rulesets.ship.data.journey.star_map import PlanetGone, Visit
from vanguard_desktop.rulesets.ship.invariants import broken, in_box
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import Piece, crew, everything
from vanguard_desktop.rulesets.ship.state import Tokens
from vanguard_desktop.setting.cards_ship import Bed

# What lies there shows nothing but its back, or lies behind its number (ZON-04).
HIDDEN = (
    zones.UNAVAILABLE, zones.LANDINGS, zones.FACILITY_UPGRADES, zones.POSSIBLE, zones.FUTURE, zones.RESEARCH,
    zones.PRODUCTION, zones.MODS, zones.LANDERS, zones.BRIDGE, zones.EVENTS, zones.RANK_UPS, zones.SEALED,
)  # fmt: skip


@pytest.mark.rule("ZON-01", "ZON-02")
def test_a_piece_in_two_zones_or_in_none_is_a_violation():
    state = aboard().state
    assert broken(state) == []
    twice = attrs.evolve(state, zones={**state.zones, zones.ENVELOPE: (Piece("upgrades:B01"),)})
    assert broken(twice) == ["upgrades:B01 lies in 2 places"]
    bridge = tuple(each for each in state.at(zones.BRIDGE) if each != "upgrades:B01")
    gone = attrs.evolve(state, zones={**state.zones, zones.BRIDGE: bridge})
    assert broken(gone) == ["upgrades:B01 lies nowhere"]
    strange = attrs.evolve(state, zones={**state.zones, zones.ENVELOPE: (Piece("upgrades:B77"),)})
    assert broken(strange) == ["upgrades:B77 is not of this campaign"]


@pytest.mark.rule("ZON-02", "CYC-18")
@pytest.mark.example("ZON-x2")
def test_tokens_that_are_neither_in_a_pool_nor_in_the_bag_are_in_the_box():
    ship = aboard().pooled(energy=3).bagged(energy=1)
    assert in_box(ship.state) == Tokens(energy=4, command=6)
    too_many = attrs.evolve(ship.state, bag=Tokens(energy=6))
    assert any("more tokens" in line for line in broken(too_many))


@pytest.mark.rule("ZON-04", "CPI-19")
def test_a_slot_holds_one_card():
    state = aboard().put(zones.upgrade(1), "upgrades:B01", "upgrades:B03").state
    assert any("SB.P3.UPG1" in line for line in broken(state))
    bed = aboard().with_crew(SEC, zones.bed("A", Bed.LIGHT), 1, 1).state
    assert any("SB.P32.A.light" in line for line in broken(bed))


@pytest.mark.rule("ZON-04", "CYC-15")
def test_cards_behind_a_divider_lie_by_number_and_decks_keep_their_order():
    ship = aboard().put(zones.ENVELOPE, "situations:S13", "situations:S11")
    after = ship.effects(fx.ReturnCard(card="S13"), fx.ReturnCard(card="S11"))
    assert list(after.at(zones.FUTURE)) == sorted(after.at(zones.FUTURE))
    deck = ship.at(zones.POSSIBLE)
    under = ship.put(zones.OPEN_SITUATIONS, deck[0])
    assert under.at(zones.POSSIBLE) == deck[1:]


@pytest.mark.rule("ZON-03")
def test_the_sleeve_follows_the_card_and_the_dead_have_none():
    ship = aboard().with_crew(SEC, zones.hand(SEC), 1, 1)
    member = ship.state.available(SEC)[0]
    dead = ship.effects(fx.Kill(section=SEC, random=True))
    assert len(dead.state.sleeves) == 1
    without = attrs.evolve(ship.state, sleeves={})
    assert any(f"crew:{member}" in line for line in broken(without))


@pytest.mark.rule("ZON-11", "ZON-04")
def test_what_is_hidden_is_offered_to_nobody_and_a_text_can_name_it():
    ship = campaign(2)
    chance = Random(3)
    for _ in range(250):
        legal = ship.legal()
        if not legal or ship.state.away is not None:
            break
        for command in legal:
            if isinstance(command, PickThing):
                assert ship.where(command.thing) not in HIDDEN
        ship = ship.order(chance.choice(legal))
    assert aboard().effects(fx.Gain(card="B04")).at(zones.ENVELOPE) == ("upgrades:B04",)


@pytest.mark.rule("ZON-12", "GEN-04")
def test_who_plays_several_sections_still_has_a_hand_for_each():
    ship = aboard(1).with_crew(SEC, zones.hand(SEC), 1).with_crew(SCI, zones.hand(SCI), 1)
    (seat,) = ship.state.seats
    assert seat.sections == tuple(Section)
    assert ship.state.available(SEC) == (CREW[SEC][0],)
    assert ship.state.available(SCI) == (CREW[SCI][0],)


@pytest.mark.rule("ZON-13", "ZON-07", "MAP-16")
def test_a_landing_card_that_is_out_of_the_game_makes_its_planet_unreachable():
    ship = aboard(system="SYS-02").pooled(energy=5).put(zones.REMOVED, "landing_cards:L01")
    ship = ship.step(Phase.STAR_MAP, "travel")
    ship.refuses(Visit(destination="02-1"), PlanetGone())
    assert Visit(destination="02-2") in ship.legal()


@pytest.mark.rule("ZON-13", "ZON-06")
def test_what_is_sealed_or_removed_is_not_in_the_game():
    ship = aboard().put(zones.REMOVED, "upgrades:B04")
    after = ship.effects(fx.Gain(card="B04"), fx.ReturnCard(card="B04"), fx.Gain(card="AF01"))
    assert after.where("upgrades:B04") == zones.REMOVED
    assert after.where("add_ons:AF01") == zones.SEALED


@pytest.mark.rule("ZON-01", "ZON-05")
def test_a_campaign_creates_and_destroys_nothing():
    ship = aboard()
    assert sum(len(there) for there in ship.state.zones.values()) == len(list(everything(ship.state.box)))
    assert ship.where(crew(CREW[SEC][0])) == zones.RECRUITS
