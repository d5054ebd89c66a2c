"""The add-on facility: what the sealed supply brings, how add-ons are built, used and staffed (ADD)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, offered, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.dice.faces import ALL_DICE, DieType
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, NotOffered, Pass, PickThing, SayYes
from vanguard_desktop.rulesets.ship.data.facilities.add_ons import BuildOne, EndBuilding, StaffOne, UseAddOn, UseNext
from vanguard_desktop.rulesets.ship.data.facilities.facilities import ChooseFacility, FacilityClosed, VisitFacility
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Revealed, Shuffled, StepBegun
from vanguard_desktop.rulesets.ship.data.limits import Used
from vanguard_desktop.rulesets.ship.facilities.assignments import LAB_WORK
from vanguard_desktop.rulesets.ship.facilities.lander import figures
from vanguard_desktop.rulesets.ship.facilities.repair import price_of, repairable
from vanguard_desktop.rulesets.ship.journey.debriefing import price
from vanguard_desktop.rulesets.ship.journey.dice_supply import free_dice
from vanguard_desktop.rulesets.ship.modifiers import total
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew, die_of, family_of
from vanguard_desktop.setting.cards import DiscoveryType
from vanguard_desktop.setting.cards_ship import AddOnKind, Bed, Facility, MoraleLevel
from vanguard_desktop.setting.standing import DiscoveryItem, ModifierKey, Often, Price

COMMON = {deck: [f"discoveries:{deck.value}-common/{number}" for number in range(1, 6)] for deck in DiscoveryType}
RARE = {deck: f"discoveries:{deck.value}-rare/1" for deck in DiscoveryType}
ULTRA = {deck: f"discoveries:{deck.value}-ultra/1" for deck in DiscoveryType}
MINERAL, MICRO, FLORA, TECH, SPECIMEN = (
    DiscoveryType.MINERAL, DiscoveryType.MICROORGANISM, DiscoveryType.FLORA, DiscoveryType.ALIEN_TECH,
    DiscoveryType.SPECIMEN,
)  # fmt: skip
C02 = "production_projects:C02"


def add_on(number):
    return f"add_ons:AF{number:02}"


def opened(*installed, store=(), on_top=(), box=None):
    """The supply is open; these add-ons are installed, those lie on top of the deck, the store holds discoveries."""
    ship = aboard(box=box).effects(fx.OpenSealed())
    for slot, number in enumerate(installed, 1):
        ship = ship.put(zones.add_on(slot), add_on(number))
    deck = [card for card in ship.at(zones.ADD_ONS) if card not in map(add_on, on_top)]
    return ship.put(zones.ADD_ONS, *map(add_on, on_top), *deck).put(zones.GATHERED, *store)


def top(ship, *numbers):
    """These lie on top of the deck in this order."""
    first = [add_on(number) for number in numbers]
    rest = [card for card in ship.at(zones.ADD_ONS) if card not in first]
    return ship.laid(zones={**ship.state.zones, zones.ADD_ONS: (*first, *rest)})


def build(ship):
    return ship.step(Phase.ADD_ON, "build")


def built(ship, number):
    """It is built, paid with whatever is offered first."""
    ship = build(top(ship, number)).pick(add_on(number))
    while isinstance(ship.state.question, ChooseThing) and ship.state.question.effect.effect.tag == "pay_discoveries":
        ship = ship.order(ship.legal()[0])
    return ship


def use(ship, *steps):
    return ship.step(Phase.ADD_ON, *(steps or ("use",)))


@pytest.mark.rule("ADD-01", "DBR-15")
@pytest.mark.example("ADD-x2")
def test_opening_the_supply_unlocks_expert_and_universal_dice():
    before = aboard().with_dice(8)
    assert len(before.at(zones.BOX_DICE)) == 16
    assert len(free_dice(before.state)) == 4
    after = before.effects(fx.OpenSealed()).then(
        TAKEN,
        Moved(pieces=("dice:blue-expert-1", "dice:blue-expert-2", "dice:blue-expert-3", "dice:blue-expert-4",
            "dice:green-expert-1", "dice:green-expert-2", "dice:green-expert-3", "dice:green-expert-4",
            "dice:red-expert-1", "dice:red-expert-2", "dice:red-expert-3", "dice:red-expert-4"), start=zones.SEALED,
            to=zones.BOX_DICE),
        Moved(pieces=("events:V7", "events:V8"), start=zones.SEALED, to=zones.EVENTS),
        Shuffled(zone=zones.EVENTS, order=("events:V3", "events:V7", "events:V8", "events:V5", "events:V6", "events:V2",
            "events:V4", "events:V1"), drawn=7),
        Moved(pieces=("add_ons:AF01", "add_ons:AF02", "add_ons:AF03", "add_ons:AF04", "add_ons:AF05", "add_ons:AF06",
            "add_ons:AF07", "add_ons:AF08", "add_ons:AF09", "add_ons:AF10", "add_ons:AF11", "add_ons:AF12",
            "add_ons:AF13", "add_ons:AF14", "add_ons:AF15", "add_ons:AF16", "add_ons:AF17", "add_ons:AF18"),
            start=zones.SEALED, to=zones.ADD_ONS),
        Shuffled(zone=zones.ADD_ONS, order=("add_ons:AF15", "add_ons:AF06", "add_ons:AF12", "add_ons:AF16",
            "add_ons:AF13", "add_ons:AF14", "add_ons:AF07", "add_ons:AF01", "add_ons:AF02", "add_ons:AF09",
            "add_ons:AF05", "add_ons:AF18", "add_ons:AF08", "add_ons:AF03", "add_ons:AF10", "add_ons:AF17",
            "add_ons:AF11", "add_ons:AF04"), drawn=17),
    )  # fmt: skip
    assert len(after.at(zones.BOX_DICE)) == 28
    assert len(free_dice(after.state)) == 28
    kinds = [ALL_DICE[die_of(die)].type for die in after.at(zones.BOX_DICE)]
    assert kinds.count(DieType.EXPERT) == kinds.count(DieType.UNIVERSAL) == 12


@pytest.mark.rule("ADD-01", "ADD-02", "ADD-03")
def test_opening_the_supply_shuffles_new_events_and_the_add_ons_into_their_decks():
    before = aboard()
    old = before.at(zones.EVENTS)
    after = before.effects(fx.OpenSealed())
    assert set(after.at(zones.EVENTS)) == {*old, "events:V7", "events:V8"}
    assert {family_of(card) for card in after.at(zones.ADD_ONS)} == {"add_ons"}
    assert len(after.at(zones.ADD_ONS)) == 18
    assert {event.zone for event in after.happened(Shuffled)} == {zones.EVENTS, zones.ADD_ONS}
    assert after.at(zones.SEALED) == ()
    again = after.effects(fx.OpenSealed())
    assert again.state.zones == after.state.zones
    assert after.state.pages.add_on_slots == 6


@pytest.mark.rule("ADD-04", "FAC-02")
def test_a_visit_to_the_add_on_facility_costs_a_command_token():
    visit = VisitFacility(facility=Facility.ADD_ON)
    asked = opened().pooled(command=1).step(Phase.FACILITIES, "visits")
    after = asked.order(visit)
    assert after.state.pool.command == 0


@pytest.mark.rule("ADD-11", "CYC-06")
def test_before_the_supply_is_opened_there_is_nothing_to_visit_and_texts_about_it_do_nothing():
    asked = aboard().pooled(command=1).step(Phase.FACILITIES, "visits")
    asked.refuses(VisitFacility(facility=Facility.ADD_ON), FacilityClosed())
    assert isinstance(asked.state.question, ChooseFacility)
    after = aboard().effects(fx.Gain(card="AF09"))
    assert after.where(add_on(9)) == zones.SEALED


@pytest.mark.rule("ADD-05", "ZON-08")
def test_add_ons_in_the_envelope_are_installed_at_the_beginning_of_a_visit():
    ship = opened(7).put(zones.ENVELOPE, add_on(9))
    after = ship.step(Phase.ADD_ON, "install")
    assert after.where(add_on(9)) == zones.add_on(2)
    full = opened(1, 2, 3, 4, 5, 6).put(zones.ENVELOPE, add_on(9)).step(Phase.ADD_ON, "install")
    assert full.where(add_on(9)) == zones.ENVELOPE


@pytest.mark.rule("ADD-06")
def test_every_installed_visit_add_on_is_used_once():
    ship = opened(2, 3, 9, store=COMMON[MINERAL][:4]).put(zones.queue(1, 1), C02)
    asked = use(ship)
    assert offered(asked) == {add_on(2), add_on(3)}
    once = asked.pick(add_on(2))
    assert once.where(C02) == zones.queue(1, 2)
    once.refuses(PickThing(thing=add_on(2)), NotOffered())
    assert offered(once) == {add_on(3)}
    assert once.order(Pass()).state.question is None


@pytest.mark.rule("ADD-07", "LAB-05", "CYC-15")
def test_three_add_ons_are_shown_one_may_be_built_and_the_others_go_to_the_bottom():
    ship = top(opened(store=COMMON[MINERAL][:3]), 7, 9, 8)
    asked = build(ship)
    assert asked.at(zones.ADD_ON_OFFER) == tuple(map(add_on, (7, 9, 8)))
    assert asked.happened(Revealed)[0].reveals
    assert offered(asked) == {add_on(7), add_on(8)}
    after = asked.pick(add_on(8))
    while after.state.question is not None:
        after = after.order(after.legal()[0])
    assert after.where(add_on(8)) == zones.add_on(1)
    assert after.at(zones.GATHERED) == ()
    assert after.at(zones.ADD_ONS)[-2:] == (add_on(7), add_on(9))
    assert after.at(zones.ADD_ON_OFFER) == ()


@pytest.mark.rule("ADD-07")
def test_nothing_has_to_be_built():
    after = build(top(opened(store=COMMON[MINERAL][:3]), 7, 9, 8)).order(Pass())
    assert after.at(zones.ADD_ONS)[-3:] == tuple(map(add_on, (7, 9, 8)))
    assert len(after.at(zones.GATHERED)) == 3


@pytest.mark.rule("ADD-08")
@pytest.mark.example("ADD-x3")
def test_with_six_slots_taken_a_new_add_on_replaces_an_old_one():
    ship = opened(1, 2, 3, 4, 5, 6, store=(RARE[TECH], COMMON[MINERAL][0]))
    asked = built(ship, 9)
    assert offered(asked) == {add_on(number) for number in range(1, 7)}
    after = asked.pick(add_on(4)).then(
        ANSWERED, Moved(pieces=("add_ons:AF04",), start="SB.P41.AO4", to=zones.REMOVED),
        Moved(pieces=("add_ons:AF09",), start=zones.ADD_ON_OFFER, to="SB.P41.AO4"), TAKEN,
        Moved(pieces=("add_ons:AF15", "add_ons:AF12"), start=zones.ADD_ON_OFFER, to=zones.ADD_ONS),
    )  # fmt: skip
    assert after.where(add_on(4)) == zones.REMOVED
    assert after.where(add_on(9)) == zones.add_on(4)
    assert total(after.state, ModifierKey.ENERGY_INCOME) == 1


@pytest.mark.rule("ADD-08")
def test_a_one_shot_takes_effect_and_leaves_the_game():
    after = built(opened(store=COMMON[MINERAL][:4]), 16)
    assert after.state.pool.success == 6
    assert after.where(add_on(16)) == zones.REMOVED


@pytest.mark.rule("ADD-09", "ADD-06")
@pytest.mark.example("ADD-x4")
def test_a_staffed_add_on_is_used_a_second_time_in_the_visit():
    ship = opened(2).put(zones.queue(1, 2), C02).with_crew(ENG, zones.hand(ENG), 1, 1)
    once = use(ship, "use", "staff").pick(add_on(2)).then(
        ANSWERED, queued(UseAddOn(card="add_ons:AF02"), UseNext()), TAKEN, Used(key="add_ons:AF02:per_visit"),
        queued(fx.ProgressProject(), source="add_ons:AF02"), TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(fx.ProgressProject(), source="add_ons:AF02"))),
        DecisionClosed(automatic=True), Moved(pieces=(C02,), start="SB.P14.Q1.2", to="SB.P14.Q1.3"), TAKEN, TAKEN,
        StepBegun(because="ADD-09", phase=Phase.ADD_ON, step="staff"), queued(StaffOne()), TAKEN,
        opens(ChooseThing(effect=waits(StaffOne()), may_pass=True)),
    )  # fmt: skip
    assert once.where(C02) == zones.queue(1, 3)
    asked = once.pick(add_on(2))
    after = asked.pick(crew(ship.state.available(ENG)[0]))
    assert after.where(C02) == zones.REMOVED
    assert len(after.at(zones.RESTING)) == 1
    assert after.state.question is None


@pytest.mark.rule("ADD-09")
def test_one_add_on_is_staffed_in_a_visit_though_more_could_be_done():
    ship = opened(2).put(zones.queue(1, 1), C02).with_crew(ENG, zones.hand(ENG), 1, 1, 1)
    once = use(ship, "use", "staff").pick(add_on(2))
    after = once.pick(add_on(2)).pick(crew(ship.state.available(ENG)[0]))
    assert after.where(C02) == zones.queue(1, 3)
    assert len(after.at(zones.RESTING)) == 1
    assert len(after.state.available(ENG)) == 2
    assert after.state.question is None


@pytest.mark.rule("ADD-09", "TSK-08")
def test_only_what_was_used_and_still_does_something_is_staffed():
    ship = opened(2, 6).put(zones.queue(1, 3), C02).with_crew(ENG, zones.hand(ENG), 1, 1)
    unused = use(ship, "use", "staff").order(Pass())
    assert unused.state.question is None
    used = use(ship, "use", "staff").pick(add_on(2))
    assert used.where(C02) == zones.REMOVED
    assert used.state.question is None  # there is nothing left to move


@pytest.mark.rule("ADD-06", "CYC-07")
def test_the_next_visit_uses_the_same_add_ons_again():
    ship = opened(2).put(zones.queue(1, 1), C02).pooled(command=2).step(Phase.FACILITIES, "visits")
    visit = VisitFacility(facility=Facility.ADD_ON)
    once = ship.order(visit).pick(add_on(2))
    while not isinstance(once.state.question, ChooseFacility):
        once = once.order(Pass())
    again = once.order(visit).pick(add_on(2))
    assert again.where(C02) == zones.queue(1, 3)


@pytest.mark.rule("ADD-07", "LAB-07")
@pytest.mark.example("ADD-x5")
def test_an_add_on_that_cannot_be_paid_completely_is_refused():
    asked = build(top(opened(store=COMMON[MINERAL][:3]), 16, 7, 8)).then(
        TAKEN, StepBegun(because="ADD-07", phase=Phase.ADD_ON, step="build"),
        Revealed(pieces=("add_ons:AF16", "add_ons:AF07", "add_ons:AF08"), start=zones.ADD_ONS, to=zones.ADD_ON_OFFER),
        queued(BuildOne(), EndBuilding()), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(BuildOne()), may_pass=True)),
    )  # fmt: skip
    asked.refuses(PickThing(thing=add_on(16)), NotOffered())


@pytest.mark.rule("ADD-10", "ADD-03")
def test_the_eighteen_add_ons_print_their_kinds_and_costs():
    cards = small_ship().add_ons
    kinds = [cards[f"AF{number:02}"].kind for number in range(1, 19)]
    assert kinds == [AddOnKind.VISIT] * 6 + [AddOnKind.PASSIVE] * 8 + [AddOnKind.ONE_SHOT] * 4
    costs = {id: tuple((item.deck, item.rarity, item.count) for item in card.cost) for id, card in cards.items()}
    assert costs == {
        "AF01": ((None, None, 2),),
        "AF02": ((MINERAL, None, 2),),
        "AF03": ((None, None, 2),),
        "AF04": ((TECH, None, 1), (None, None, 1)),
        "AF05": ((MICRO, None, 1), (FLORA, None, 1)),
        "AF06": ((SPECIMEN, None, 1), (FLORA, None, 1)),
        "AF07": ((None, None, 2),),
        "AF08": ((MINERAL, None, 3),),
        "AF09": ((TECH, 2, 1), (None, None, 1)),
        "AF10": ((None, 2, 1), (None, None, 1)),
        "AF11": ((MICRO, None, 2), (SPECIMEN, None, 1)),
        "AF12": ((None, 2, 1), (None, None, 2)),
        "AF13": ((MINERAL, None, 2),),
        "AF14": ((None, None, 3),),
        "AF15": ((None, 3, 1), (None, None, 3)),
        "AF16": ((None, None, 4),),
        "AF17": ((SPECIMEN, None, 2), (FLORA, None, 2)),
        "AF18": ((None, 2, 2),),
    }


@pytest.mark.rule("ADD-10")
def test_af01_promotes_an_available_recruit_who_then_rests():
    ship = opened(1).with_crew(SCI, zones.hand(SCI), 1, 2).with_crew(SEC, zones.RESTING, 1)
    recruit = ship.state.available(SCI)[0]
    after = use(ship).pick(add_on(1))
    after = after if after.state.question is None else after.pick(crew(recruit))
    assert after.state.sleeves[recruit].rank == 2
    assert after.where(crew(recruit)) == zones.RESTING
    assert sum(sleeve.rank == 1 for sleeve in after.state.sleeves.values()) == 1


@pytest.mark.rule("ADD-10", "PRO-15")
def test_af02_moves_a_project_on():
    after = use(opened(2).put(zones.queue(1, 3), C02)).pick(add_on(2))
    assert after.where(C02) == zones.REMOVED


@pytest.mark.rule("ADD-10", "SEF-01")
def test_af03_trades_two_discoveries_for_two_successes():
    asked = use(opened(3, store=COMMON[MINERAL][:2])).pick(add_on(3))
    assert asked.order(Pass()).state.pool.success == 0
    after = asked.order(SayYes())
    assert after.state.pool.success == 2
    assert after.at(zones.GATHERED) == ()
    assert use(opened(3, store=COMMON[MINERAL][:1])).state.question is None


@pytest.mark.rule("ADD-10", "SCN-11")
def test_af04_turns_up_the_next_part_of_the_landing_card():
    ship = opened(4).put(zones.SCANNER, "landing_cards:L04")
    after = use(ship).pick(add_on(4))
    assert after.state.scanned == 1


@pytest.mark.rule("ADD-10", "MED-07")
def test_af05_moves_a_patient_to_the_right():
    ship = opened(5).with_crew(SCI, zones.bed("A", Bed.LIGHT), 1)
    patient = crew(next(iter(ship.state.sleeves)))
    after = use(ship).pick(add_on(5))
    assert after.where(patient) == zones.hand(SCI)


@pytest.mark.rule("ADD-10", "MOR-02")
def test_af06_raises_low_morale_only():
    low = use(opened(6).laid(morale=MoraleLevel.LOW)).pick(add_on(6))
    assert low.state.morale is MoraleLevel.MEDIUM
    assert use(opened(6).laid(morale=MoraleLevel.MEDIUM)).state.question is None


@pytest.mark.rule("ADD-10", "BAR-10")
def test_af07_shows_one_more_recruit():
    assert len(opened(7).step(Phase.BARRACKS, "draft").at(zones.BARRACKS_ROW)) == 6


@pytest.mark.rule("ADD-10", "HNG-10")
def test_af08_loads_one_more_personal_equipment():
    plain, more = (figures(ship.laid(lander="LD-1").state) for ship in (opened(), opened(8)))
    assert (more.personal, more.mission) == (plain.personal + 1, plain.mission)


@pytest.mark.rule("ADD-10", "BRG-12")
def test_af09_makes_one_more_energy():
    incomes = [ship.step(Phase.BRIDGE, "energy", "change_income").state.pool.energy for ship in (opened(), opened(9))]
    assert incomes[1] == incomes[0] + 1


@pytest.mark.rule("ADD-10", "DBR-12")
def test_af10_makes_instructors_lower_the_price_by_one_more():
    ship = opened(10).with_dice(6).with_crew(ENG, zones.hand(ENG), 2, 3)
    assert [price(ship.state, member) for member in ship.state.available(ENG)] == [4, 3]


@pytest.mark.rule("ADD-10", "SEF-11")
def test_passive_add_ons_work_as_long_as_they_are_installed():
    keys = {
        11: (ModifierKey.SURVIVAL_REROLL, 1, ""),
        12: (ModifierKey.ICONS_NEEDED, -1, LAB_WORK),
        14: (ModifierKey.START_CARDS, 1, ""),
    }
    for number, (key, value, about) in keys.items():
        assert total(opened(number).state, key, about) == value
        assert total(opened().state, key, about) == 0
        assert total(opened().put(zones.ENVELOPE, add_on(number)).state, key, about) == 0


@pytest.mark.rule("ADD-10", "HNG-05", "SEF-12")
def test_af13_makes_the_first_repair_of_a_cycle_free():
    box = small_ship()
    dear = attrs.evolve(box.landers["LD-1"], repair=attrs.evolve(price_of(aboard().state, "LD-1"), energy=3))
    box = attrs.evolve(box, landers={**box.landers, "LD-1": dear})
    broken = {"damaged": ("landers:LD-1",)}
    assert repairable(opened(box=box).laid(**broken).state) == []
    ship = opened(13, box=box).laid(**broken)
    assert repairable(ship.state) == ["landers:LD-1"]
    mended = ship.step(Phase.HANGAR, "repair").pick("landers:LD-1")
    assert mended.state.damaged == ()
    assert price_of(mended.state, "LD-1").energy == 3


@pytest.mark.rule("ADD-10", "SEF-03")
def test_af15_gives_every_section_a_die():
    store = (ULTRA[MINERAL], *COMMON[MINERAL][:3])
    after = built(opened(store=store), 15)
    while after.state.question is not None:
        after = after.order(after.legal()[0])
    assert after.state.dice_each == 6


@pytest.mark.rule("ADD-10", "MOR-09")
def test_af17_sets_morale_to_high():
    store = (*COMMON[SPECIMEN][:2], *COMMON[FLORA][:2])
    after = built(opened(store=store).laid(morale=MoraleLevel.VERY_LOW), 17)
    assert after.state.morale is MoraleLevel.HIGH


@pytest.mark.rule("ADD-10", "SEF-01", "CYC-20")
def test_af18_brings_three_random_cards_of_equipment_into_the_armory():
    ship = opened(store=(RARE[MINERAL], RARE[FLORA]))
    locked = ship.at(zones.UNAVAILABLE)
    after = built(ship, 18)
    gained = after.at(zones.ARMORY)
    assert len(gained) == 3
    assert set(gained) <= set(locked)
    assert after.state.rng.count > ship.state.rng.count


@pytest.mark.rule("SEF-01", "CYC-20")
def test_random_gains_can_be_of_one_kind_only_and_come_to_an_end():
    personal = {f"equipment:{id}/1" for id, card in small_ship().equipment.items() if card.kind.value == "personal"}
    after = aboard().effects(fx.GainRandom(family="equipment", count=99, only="personal"))
    assert set(after.at(zones.ARMORY)) == personal
    recon = {f"equipment:{id}/1" for id, card in small_ship().equipment.items() if card.section is REC}
    bound = aboard().effects(fx.GainRandom(family="equipment", count=99, only="recon"))
    assert set(bound.at(zones.ARMORY)) == recon != set()
    projects = aboard().effects(fx.GainRandom(family="research_projects", count=1, only="physics"))
    assert len(projects.at(zones.ENVELOPE)) == 1


@pytest.mark.rule("SEF-01", "CYC-13")
def test_a_trade_is_voluntary_and_offered_as_often_as_its_limit_allows():
    cheap = Price(discoveries=(DiscoveryItem(),), energy=1)
    once = fx.Trade(price=cheap, effect=fx.ChangeSuccess(by=1))
    store = COMMON[MINERAL][:4]
    ship = aboard().put(zones.GATHERED, *store).pooled(energy=3)
    after = ship.effects(once).order(SayYes())
    assert (after.state.pool.energy, after.state.pool.success, after.state.question) == (2, 1, None)
    assert aboard().effects(once).state.question is None
    always = attrs.evolve(once, often=Often.ALWAYS)
    many = ship.effects(always).order(SayYes()).order(SayYes()).order(SayYes())
    assert (many.state.pool.energy, many.state.pool.success, many.state.question) == (0, 3, None)
    phase = attrs.evolve(once, often=Often.PER_PHASE)
    one = ship.effects(phase, source="uniques:5").order(SayYes())
    assert one.effects(phase, source="uniques:5").state.question is None
    for limit in (Often.PER_PHASE, Often.PER_ACT, Often.PER_VISIT):
        limited = attrs.evolve(once, often=limit)
        one = ship.effects(limited, source="uniques:5").order(SayYes())
        assert one.effects(limited, source="uniques:5").state.question is None
        assert one.effects(limited, source="uniques:6").state.question is not None
    again = ship.effects(once, source="uniques:5").order(SayYes())
    assert again.effects(once, source="uniques:5").state.question is not None
