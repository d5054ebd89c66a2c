"""What is in the box (CPI): dice and sleeves in their exact numbers, cards as packs print them, copy by copy."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tests.ship.ship import REC, SEC, aboard, small_ship
from tests.support.scenario import TAKEN
from vanguard_desktop.content.complete import counted, targets
from vanguard_desktop.content.families import families, field_types
from vanguard_desktop.content.load import built_in_packs, open_packs
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.dice.faces import ALL_DICE, COLOR_OF, STARTING_DICE, Color, DieType, Section
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.begin import begin
from vanguard_desktop.rulesets.ship.data.aboard.crew import Sleeved
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import die_of, family_of, id_of
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.setting.cards import EquipmentKind
from vanguard_desktop.setting.cards_ship import ProductionCard
from vanguard_desktop.setting.standing import DiscoveryType


@pytest.fixture(scope="module")
def built_in():
    """The cards of the game's own packs, family by family."""
    cards = {family: {} for family in families()}
    for pack in open_packs(built_in_packs()):
        for entry in pack.entries:
            cards[entry.family][entry.path, entry.file] = entry.definition
    return {family: tuple(found.values()) for family, found in cards.items()}


@pytest.fixture
def fresh():
    opening = CampaignOpening(campaign="fixture", players=("Mia", "Tom"))
    return begin(small_ship(), opening, 3)


def copies(cards):
    return sum(card.copies for card in cards)


def kinds(pieces):
    return Counter((ALL_DICE[die_of(each)].type, ALL_DICE[die_of(each)].color) for each in pieces)


@pytest.mark.rule("CPI-02", "CPI-05", "CPI-01")
@pytest.mark.example("CPI-x1")
def test_section_dice_lie_in_the_box_and_the_expert_dice_are_sealed(fresh):
    box, sealed = kinds(fresh.at(zones.BOX_DICE)), kinds(d for d in fresh.at(zones.SEALED) if family_of(d) == "dice")
    assert (sum(box.values()), sum(sealed.values())) == (48, 12)
    for color in (Color.RED, Color.GREEN, Color.BLUE):
        types = {type: count for (type, of), count in box.items() if of is color}
        assert types == {DieType.BASIC: 4, DieType.SPECIALIZED: 6, DieType.WILD: 2, DieType.UNIVERSAL: 4}
        assert sealed[DieType.EXPERT, color] == 4


@pytest.mark.rule("CPI-06", "CPI-05")
@pytest.mark.example("CPI-x3")
def test_with_the_starting_dice_of_all_sections_no_basic_die_is_left():
    ship = aboard()
    for section in Section:
        owned = kinds(ship.at(zones.dice(section)))
        assert sum(owned.values()) == len(STARTING_DICE[section]) == 5
        assert {color for type, color in owned if type is DieType.BASIC} == {Color.RED, Color.GREEN, Color.BLUE}
    assert not any(type is DieType.BASIC for type, _ in kinds(ship.at(zones.BOX_DICE)))


@pytest.mark.rule("CPI-03", "SEF-06")
@pytest.mark.example("CPI-x2")
def test_a_section_without_a_free_sleeve_of_rank_1_gains_nobody():
    ship = aboard().with_crew(SEC, zones.hand(SEC), 1, 1, 1, 1)
    assert ship.state.free_sleeves(SEC, 1) == 0
    after = ship.effects(fx.Recruit(section=SEC)).then(TAKEN)
    assert after.happened(Sleeved) == []
    assert len(after.state.available(SEC)) == 4
    assert [ship.state.free_sleeves(REC, rank) for rank in (1, 2, 3)] == [4, 3, 2]


@pytest.mark.rule("CPI-04")
def test_a_section_owns_thirty_cards_in_three_ranks(built_in):
    for section in Section:
        own = [card for card in small_ship().section_cards.values() if card.section is section and not card.training]
        assert {rank: copies(c for c in own if c.rank == rank) for rank in (1, 2, 3)} == {1: 12, 2: 10, 3: 8}
        assert copies(card for card in own if card.starter) == 10
        printed = [card for card in built_in["section_cards"] if card.section is section and not card.training]
        assert copies(card for card in printed if card.rank == 1) == 12
        assert copies(printed) <= 30


@pytest.mark.rule("CPI-07")
@pytest.mark.parametrize("deck", DiscoveryType)
def test_every_discovery_deck_has_thirteen_cards(deck, built_in):
    for cards in (small_ship().discoveries.values(), built_in["discoveries"]):
        own = [card for card in cards if card.type is deck]
        assert {rarity: copies(c for c in own if c.rarity == rarity) for rarity in (1, 2, 3)} == {1: 8, 2: 3, 3: 2}


@pytest.mark.rule("CPI-08", "UNL-01")
def test_unique_discoveries_up_to_32_own_a_slot_and_later_ones_never_enter_the_book():
    slots = set(zones.slots(small_ship().campaigns["fixture"]))
    assert all(zones.unique(number) in slots for number in range(1, 33))
    ship = aboard().put(zones.BROUGHT, "uniques:5", "uniques:33").step(Phase.UNLOADING)
    assert ship.where("uniques:5") == zones.unique(5)
    assert ship.where("uniques:33") == zones.UNIQUES


@pytest.mark.rule("CPI-09", "CPI-17")
def test_cards_of_the_bridge_are_counted_together_and_never_more_than_are_printed():
    """How many of each kind there are is the pack's; the shipped campaign has 12, 8, 15, 5 and the morale card."""
    (line,) = (line for line in targets() if line["family"] == "bridge_cards")
    assert line["target"] == 18 + 6 + 11 + 5 + 1 == 12 + 8 + 15 + 5 + 1
    assert counted(open_packs(built_in_packs()))["bridge_cards"] <= line["target"]


@pytest.mark.rule("CPI-10")
def test_everybody_of_the_crew_converts_has_charges_for_a_skill_and_belongs_to_no_section_by_the_card(built_in):
    assert len(built_in["crew"]) == 86
    for card in built_in["crew"]:
        assert card.name
        assert card.bio
        assert card.converts
        assert card.charges
        assert all(convert.icon in COLOR_OF for convert in card.converts)  # one of the nine skills
    ship = aboard().with_crew(SEC, zones.hand(SEC), 1)
    assert {sleeve.section for sleeve in ship.state.sleeves.values()} == {SEC}


@pytest.mark.rule("CPI-11")
def test_equipment_never_exceeds_what_is_printed_of_its_kind(built_in):
    printed = {"small": 28, "personal": 37, "mission": 22, "upgrade": 14}
    for kind in EquipmentKind:
        assert copies(card for card in built_in["equipment"] if card.kind is kind) <= printed[kind.value], kind


@pytest.mark.rule("CPI-12")
def test_every_structural_mod_raises_a_statistic_of_the_lander(built_in):
    for card in (*small_ship().lander_mods.values(), *built_in["lander_mods"]):
        if card.structural:
            assert max(card.armor, card.sensors, card.agility, card.supplies) >= 1, card.id
    assert copies(built_in["lander_mods"]) <= 31
    mods = small_ship().lander_mods
    assert [mods["A01"].armor, mods["A02"].agility, mods["A03"].sensors] == [2, 2, 2]


@pytest.mark.rule("CPI-13", "SIT-09")
def test_the_first_ten_situations_are_possible_and_the_others_wait(fresh):
    assert sorted(map(id_of, fresh.at(zones.POSSIBLE))) == [f"S{number:02}" for number in range(1, 11)]
    assert sorted(map(id_of, fresh.at(zones.FUTURE))) == [f"S{number}" for number in range(11, 27)]


@pytest.mark.rule("CPI-14", "CPI-15")
def test_projects_of_the_fixture_are_as_printed():
    cards = small_ship()
    production, research = cards.production_projects, cards.research_projects
    assert [production[card].start for card in ("C01", "C02", "C03", "C06")] == [3, 2, 2, 1]
    assert production["C01"].boost == ((),)
    assert [len(item) for item in production["C02"].boost] == [3]
    assert [research[card].keyword for card in ("R02", "R04", "R14")] == ["precursor", "biology", "alien"]
    assert research["R02"].cost == ()
    assert [item.deck for item in research["R04"].cost] == [DiscoveryType.MICROORGANISM, DiscoveryType.SPECIMEN]
    assert [(item.rarity, item.count) for item in research["R14"].cost] == [(2, 1), (None, 3)]
    gained = aboard().effects(production["C02"].effect)
    assert {"upgrades:B04", "lander_mods:A04/1", "facility_upgrades:F04"} <= set(gained.at(zones.ENVELOPE))
    assert "landers:LD-2" in aboard().effects(production["C06"].effect).at(zones.ENVELOPE)


@pytest.mark.rule("CPI-16")
@pytest.mark.parametrize(
    ("family", "fields"),
    [
        ("objectives", "id secondary command situations tech_level keep test declare log effect ability"),
        ("upgrades", "id travel slot tech_level keep standing ability"),
        ("situations", "id need solved effect"),
        ("research_projects", "id keyword cost lab_work kinds effect"),
        ("production_projects", "id start boost kinds effect"),
        ("facility_upgrades", "id medbay queue lane bed standing ability"),
        ("add_ons", "id kind cost effect standing"),
        ("landers", "id armor sensors agility landing_rolls supplies most_supplies personal mission discoveries"),
        ("lander_mods", "id copies structural armor supplies personal mission discoveries actions"),
        ("equipment", "id kind section copies tier"),
        ("landing_cards", "id world record biomes icons landing advice"),
        ("systems", "id arrival outbound destinations"),
        ("discoveries", "id copies type rarity unloaded ability"),
        ("uniques", "number unloaded standing aboard"),
        ("rank_ups", "id"),
        ("crew", "name affinity bio converts skill charges"),
        ("campaigns", "acts triggers start_system start_cards lab_slots memorial unique_rows"),
        ("campaigns", "lanes scan_costs adrift_log secondary_slots emergency_boxes legacy inherits"),
        ("counters", "id least most start legacy"),
    ],
)
def test_every_family_has_a_field_for_whatever_is_printed_on_its_cards(family, fields):
    assert set(fields.split()) <= field_types(families()[family]).keys()


@pytest.mark.rule("CPI-17")
def test_numbers_are_read_from_the_pack():
    cards = small_ship()
    strong = attrs.evolve(cards.tech_levels["T1"], energy=7)
    ship = aboard(box=attrs.evolve(cards, tech_levels={**cards.tech_levels, "T1": strong}))
    assert ship.step(Phase.BRIDGE, "energy").state.pool.energy == 7
    assert aboard().step(Phase.BRIDGE, "energy").state.pool.energy == cards.tech_levels["T1"].energy


@pytest.mark.rule("CPI-18", "SEF-09")
@pytest.mark.example("SEF-x7", "CPI-x4")
def test_copies_are_gained_one_by_one_and_all_of_them_only_if_the_text_says_so():
    once = aboard().effects(fx.Gain(card=CardId("A01")))
    assert once.at(zones.ENVELOPE) == ("lander_mods:A01/1",)
    twice = once.effects(fx.Gain(card=CardId("A01"))).then(
        TAKEN, Moved(pieces=("lander_mods:A01/2",), start=zones.MODS, to=zones.ENVELOPE),
    )  # fmt: skip
    assert twice.at(zones.ENVELOPE) == ("lander_mods:A01/1", "lander_mods:A01/2")
    assert twice.effects(fx.Gain(card=CardId("A01"))).at(zones.ENVELOPE) == twice.at(zones.ENVELOPE)
    assert aboard().effects(fx.Gain(card=CardId("A01"), all=True)).at(zones.ENVELOPE) == twice.at(zones.ENVELOPE)


@pytest.mark.rule("CPI-19")
def test_how_many_slots_a_row_has_is_the_packs():
    pages = small_ship().campaigns["fixture"]
    wider = attrs.evolve(pages, upgrade_slots=7, lab_slots=(*pages.lab_slots, ()))
    assert zones.upgrade(7) not in zones.slots(pages)
    assert {zones.upgrade(7), zones.laboratory(7)} <= set(zones.slots(wider))
    assert isinstance(small_ship().production_projects["C01"], ProductionCard)
