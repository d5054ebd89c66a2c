"""The research laboratory: projects of one keyword are paid, others are done by lab work (LAB)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import CREW, ENG, SCI, SEC, aboard, reprinted, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.effects import InOrder
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.common import (
    AskOrder,
    ChooseOption,
    ChooseOrder,
    ChooseThing,
    NotOffered,
    Pass,
    PickOption,
    PickThing,
)
from vanguard_desktop.rulesets.ship.data.facilities.envelope import InstallFromEnvelope, Page
from vanguard_desktop.rulesets.ship.data.facilities.facilities import EndStep
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import (
    AskProjects,
    ChooseKeyword,
    CompleteProjects,
    CompleteResearch,
    KeywordFirst,
    LabWork,
    NoSuchProject,
    PayAndTurnOver,
    ProjectTooDear,
    TurnOver,
)
from vanguard_desktop.rulesets.ship.data.facilities.tasks import AssignCrew
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Revealed, StepBegun
from vanguard_desktop.rulesets.ship.facilities.laboratory import projects
from vanguard_desktop.rulesets.ship.facilities.research_costs import costs, is_payable
from vanguard_desktop.rulesets.ship.facilities.tasks import shows
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import InForce, Sleeve
from vanguard_desktop.setting.cards import DiscoveryType
from vanguard_desktop.setting.standing import DiscoveryItem, ModifierKey, Often, Standing
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship.words import ShipWords

R01, R02, R04, R14, R21 = (f"research_projects:{card}" for card in ("R01", "R02", "R04", "R14", "R21"))
PHYSICS = tuple(f"research_projects:R0{number}" for number in (5, 6, 7, 8, 9))
ULTRA_TECH, COMMON_TECH = "discoveries:alien_tech-ultra/1", "discoveries:alien_tech-common/1"
MINERALS = ("discoveries:mineral-common/1", "discoveries:mineral-common/2")
FLORA = "discoveries:flora-common/1"
BIOLOGY_COST = ("discoveries:microorganism-common/1", "discoveries:specimen-common/1")


def laboratory(*cards, store=(), box=None):
    """Only these projects are installed, slot by slot; the store holds these discoveries."""
    ship = aboard(box=box).put(zones.RESEARCH, R04)
    for slot, card in enumerate(cards, 1):
        ship = ship.put(zones.laboratory(slot), card)
    return ship.put(zones.GATHERED, *store)


def step_two(ship):
    return ship.step(Phase.LABORATORY, "complete")


def keyword(ship, word):
    """Where only projects of one keyword can be paid nobody is asked for it."""
    asked = step_two(ship)
    if asked.state.question.keyword:
        assert asked.state.question.keyword == word
        return asked
    return asked.order(ChooseKeyword(keyword=word))


def complete(ship, *cards):
    """These are paid for one after the other, any discoveries in whatever order is offered first."""
    for card in cards:
        ship = paid(ship.order(CompleteResearch(card=card)))
    return ship


def paid(ship):
    while isinstance(ship.state.question, ChooseThing) and not ship.state.question.may_pass:
        ship = ship.order(ship.legal()[0])
    return ship


def crewed(ship):
    """Whoever is offered first for an icon does the work."""
    while isinstance(ship.state.question, ChooseThing) and isinstance(ship.state.question.effect.effect, AssignCrew):
        ship = ship.order(ship.legal()[0])
    return ship


def with_icons(ship, section, *icons):
    """Members of a section who show these icons are Available, and one more of it besides."""
    names = []
    for icon in icons:
        free = (each for each in CREW[section] if each not in names)
        names.append(next(each for each in free if any(c.icon is icon for c in small_ship().crew[each].converts)))
    spare = next(each for each in CREW[section] if each not in names)
    sleeves = {**ship.state.sleeves, **{name: Sleeve(section=section) for name in (*names, spare)}}
    ship = ship.laid(sleeves=sleeves).put(zones.hand(section), *map(crew, (*names, spare)))
    return ship, names


def changing(value=0, only="", **fields):
    standing = Standing(key=ModifierKey.RESEARCH_COST, value=value, only=only, free=fields.pop("free", False))
    return InForce(standing=standing, **fields)


@pytest.mark.rule("LAB-01")
def test_new_projects_go_from_the_envelope_to_slots_of_choice():
    ship = laboratory(R04).put(zones.ENVELOPE, R14)
    asked = ship.step(Phase.LABORATORY, "install")
    slots = {command.thing for command in asked.legal()}
    assert slots == {zones.laboratory(slot) for slot in range(2, 7)}
    assert asked.state.question.section is SCI
    assert asked.pick(zones.laboratory(4)).at(zones.laboratory(4)) == (R14,)


@pytest.mark.rule("LAB-01", "ZON-09")
@pytest.mark.example("ZON-x4")
def test_seven_projects_for_six_slots_leave_one_in_the_envelope():
    cards = (R01, R02, *PHYSICS)
    ship = laboratory().put(zones.ENVELOPE, *cards).step(Phase.LABORATORY, "install").then(
        TAKEN, StepBegun(because="LAB-01", phase=Phase.LABORATORY, step="install"),
        queued(InstallFromEnvelope(page=Page.LABORATORY)), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(InstallFromEnvelope(page=Page.LABORATORY)))),
    )  # fmt: skip
    while ship.state.question is not None:
        ship = ship.order(ship.legal()[0])
    assert len(projects(ship.state)) == 6
    assert len(ship.at(zones.ENVELOPE)) == 1


@pytest.mark.rule("LAB-02", "CYC-22")
def test_the_back_of_a_project_is_shown_only_when_it_is_completed():
    card = small_ship().research_projects["R04"]
    assert (card.id, card.name, card.keyword) == ("R04", "Research 4", "biology")
    assert card.kinds == ("facility_upgrade", "research", "equipment")
    ship = keyword(laboratory(R04, store=BIOLOGY_COST), "biology")
    say = ShipWords(Names(small_ship()))
    assert "F01" not in say.command(CompleteResearch(card=R04), ship.state)
    after = complete(ship, R04)
    shown = [event for event in after.events if isinstance(event, Revealed) and R04 in event.pieces]
    assert shown[0].reveals
    assert shown[0].to == zones.REMOVED


@pytest.mark.rule("LAB-03")
def test_the_six_slots_print_their_icons():
    icons = [{icon.value for icon in slot} for slot in aboard().state.pages.lab_slots]
    assert icons == [
        {"biology"}, {"science"}, {"technology"}, {"xenology", "science"}, {"biology", "construction"},
        {"explore", "technology"},
    ]  # fmt: skip


@pytest.mark.rule("LAB-04")
@pytest.mark.example("LAB-x1")
def test_all_projects_of_one_keyword_can_be_completed_and_others_only_by_lab_work():
    store = (*BIOLOGY_COST, FLORA, ULTRA_TECH, *MINERALS, "discoveries:flora-common/2")
    ship = keyword(laboratory(R04, R21, R14, store=store), "biology").then(
        ANSWERED, queued(AskProjects(keyword="biology")), TAKEN,
        opens(CompleteProjects(section=SCI, keyword="biology")),
    )  # fmt: skip
    assert {command.card for command in ship.legal() if isinstance(command, CompleteResearch)} == {R04, R21}
    ship.refuses(CompleteResearch(card=R14), NoSuchProject())
    after = complete(ship, R21, R04)
    if isinstance(after.state.question, ChooseOrder):
        after = after.option(1)
    assert after.where(R04) == after.where(R21) == zones.REMOVED
    assert after.where(R14) == zones.laboratory(3)


@pytest.mark.rule("LAB-04")
def test_the_keyword_comes_first_and_nothing_has_to_be_completed():
    asked = step_two(laboratory(R04, R02, store=BIOLOGY_COST))
    asked.refuses(CompleteResearch(card=R04), KeywordFirst())
    asked.refuses(ChooseKeyword(keyword="alien"), NoSuchProject())
    assert asked.order(EndStep()).state.question is None
    chosen = asked.order(ChooseKeyword(keyword="precursor"))
    chosen.refuses(ChooseKeyword(keyword="biology"), NoSuchProject())
    done = chosen.order(EndStep())
    assert done.where(R02) == zones.laboratory(2)


@pytest.mark.rule("LAB-05", "LAB-06", "LAB-14")
@pytest.mark.example("LAB-x2")
def test_an_ultra_rare_card_pays_a_rare_item_and_any_cards_pay_the_rest():
    ship = keyword(laboratory(R14, store=(ULTRA_TECH, *MINERALS, FLORA)), "alien")
    after = complete(ship, R14).then(
        ANSWERED, Moved(pieces=("discoveries:mineral-common/2",), start=zones.GATHERED, to="TA.DISC.mineral"),
        queued(fx.PayDiscoveries(cost=(DiscoveryItem(),))), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(fx.PayDiscoveries(cost=(DiscoveryItem(),))))),
        DecisionClosed(automatic=True), Moved(pieces=(FLORA,), start=zones.GATHERED, to="TA.DISC.flora"), TAKEN,
        queued(TurnOver(cards=(R14,))), TAKEN, Revealed(pieces=(R14,), start="SB.P9.RL1", to=zones.REMOVED),
        queued(AskOrder(effects=(waits(InOrder(steps=(fx.Gain(card="C04"), fx.Gain(card="A05"), fx.Gain(card="R01"))),
            source=Source.read("research_projects:R14")),), section=SCI)),
        TAKEN,
        queued(InOrder(steps=(fx.Gain(card="C04"), fx.Gain(card="A05"), fx.Gain(card="R01"))),
            source=Source.read("research_projects:R14")),
        TAKEN, queued(fx.Gain(card="C04"), fx.Gain(card="A05"), fx.Gain(card="R01"), source="research_projects:R14"),
        TAKEN, Moved(pieces=("production_projects:C04",), start=zones.PRODUCTION, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("lander_mods:A05/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=(R01,), start=zones.RESEARCH, to=zones.ENVELOPE),
    )  # fmt: skip
    assert after.at(zones.GATHERED) == ()
    assert after.where(R14) == zones.REMOVED
    assert after.at(zones.discoveries(DiscoveryType.ALIEN_TECH))[-1] == ULTRA_TECH
    assert after.at(zones.discoveries(DiscoveryType.FLORA))[-1] == FLORA


@pytest.mark.rule("LAB-06", "LAB-07")
@pytest.mark.example("LAB-x3")
def test_a_common_card_does_not_pay_a_rare_item():
    store = (COMMON_TECH, *MINERALS, FLORA)
    step_two(laboratory(R14, R02, store=store)).refuses(CompleteResearch(card=R14), ProjectTooDear())
    ship = step_two(laboratory(R14, R02, R21, store=store))
    ship.refuses(ChooseKeyword(keyword="alien"), ProjectTooDear())
    after = step_two(laboratory(R14, store=store)).then(
        TAKEN, StepBegun(because="LAB-04", phase=Phase.LABORATORY, step="complete"), queued(AskProjects()), TAKEN,
    )  # fmt: skip
    assert after.state.question is None


@pytest.mark.rule("LAB-06")
def test_an_ultra_rare_item_takes_an_ultra_rare_card_only_and_an_open_item_any_card():
    dear = attrs.evolve(
        small_ship().research_projects["R01"], cost=(DiscoveryItem(deck=DiscoveryType.MINERAL, rarity=3),)
    )
    box = attrs.evolve(small_ship(), research_projects={**small_ship().research_projects, "R01": dear})
    assert not is_payable(laboratory(R01, store=("discoveries:mineral-rare/1",), box=box).state, R01)
    assert is_payable(laboratory(R01, store=("discoveries:mineral-ultra/1",), box=box).state, R01)
    assert is_payable(laboratory(R21, store=("discoveries:flora-ultra/1",)).state, R21)


@pytest.mark.rule("LAB-07")
def test_a_project_that_cannot_be_paid_completely_is_refused_and_a_free_one_costs_nothing():
    ship = keyword(laboratory(R04, R21, store=(FLORA,)), "biology")
    ship.refuses(CompleteResearch(card=R04), ProjectTooDear())
    free = complete(keyword(laboratory(R02, store=(FLORA,)), "precursor"), R02)
    assert free.where(R02) == zones.REMOVED
    assert free.at(zones.GATHERED) == (FLORA,)


@pytest.mark.rule("LAB-08", "CYC-11")
def test_all_chosen_projects_are_paid_before_any_of_them_is_turned_over():
    box = reprinted("research_projects", R04=fx.ChangeEnergy(by=2), R21=fx.ChangeEnergy(by=-3))
    ship = keyword(laboratory(R04, R21, store=(*BIOLOGY_COST, FLORA), box=box).pooled(energy=7), "biology")
    first = complete(ship, R21)
    assert first.where(R21) == zones.laboratory(2)
    assert first.at(zones.GATHERED) == BIOLOGY_COST
    both = complete(first, R04)
    assert isinstance(both.state.question, ChooseOrder)
    assert both.state.question.section is SCI
    assert both.where(R04) == both.where(R21) == zones.REMOVED
    assert [both.option(number).state.pool.energy for number in (1, 2)] == [6, 5]


@pytest.mark.rule("LAB-04", "DEC-27")
def test_the_keyword_is_asked_only_if_projects_of_several_can_be_paid():
    store = (*BIOLOGY_COST, FLORA)
    one = step_two(laboratory(R04, R21, store=store))
    assert one.state.question.keyword == "biology"
    assert set(one.legal()) == {CompleteResearch(card=R04), CompleteResearch(card=R21), EndStep()}
    two = step_two(laboratory(R04, R02, store=store))
    assert set(two.legal()) == {ChooseKeyword(keyword="biology"), ChooseKeyword(keyword="precursor"), EndStep()}
    poor = step_two(laboratory(R04, R02, store=(FLORA,)))
    assert poor.state.question.keyword == "precursor"


@pytest.mark.rule("LAB-09", "LAB-08")
@pytest.mark.example("LAB-x6")
def test_the_result_brings_cards_into_the_envelope_and_equipment_into_the_armory():
    after = complete(keyword(laboratory(R04, store=BIOLOGY_COST), "biology"), R04).then(
        ANSWERED, queued(AskProjects(keyword="biology", paid=(R04,))),
        queued(fx.PayDiscoveries(cost=(DiscoveryItem(deck=DiscoveryType.MICROORGANISM),
            DiscoveryItem(deck=DiscoveryType.SPECIMEN))), source=Source.read("research_projects:R04")),
        TAKEN,
        opens(ChooseThing(section=SCI,
            effect=waits(fx.PayDiscoveries(cost=(DiscoveryItem(deck=DiscoveryType.MICROORGANISM),
            DiscoveryItem(deck=DiscoveryType.SPECIMEN))), source=Source.read("research_projects:R04")))),
        DecisionClosed(automatic=True),
        Moved(pieces=("discoveries:microorganism-common/1",), start=zones.GATHERED, to="TA.DISC.microorganism"),
        queued(fx.PayDiscoveries(cost=(DiscoveryItem(deck=DiscoveryType.SPECIMEN),))), TAKEN,
        opens(ChooseThing(section=SCI,
            effect=waits(fx.PayDiscoveries(cost=(DiscoveryItem(deck=DiscoveryType.SPECIMEN),))))),
        DecisionClosed(automatic=True),
        Moved(pieces=("discoveries:specimen-common/1",), start=zones.GATHERED, to="TA.DISC.specimen"), TAKEN,
        queued(TurnOver(cards=(R04,))), TAKEN, Revealed(pieces=(R04,), start="SB.P9.RL1", to=zones.REMOVED),
        queued(AskOrder(effects=(waits(InOrder(steps=(fx.Gain(card="F01"), fx.Gain(card="R21"), fx.Gain(card="E08"),
            fx.Gain(card="E12"), fx.Gain(card="E16"), fx.Gain(card="E17"), fx.Gain(card="E18"))),
            source=Source.read("research_projects:R04")),), section=SCI)),
        TAKEN,
        queued(InOrder(steps=(fx.Gain(card="F01"), fx.Gain(card="R21"), fx.Gain(card="E08"), fx.Gain(card="E12"),
            fx.Gain(card="E16"), fx.Gain(card="E17"), fx.Gain(card="E18"))),
            source=Source.read("research_projects:R04")),
        TAKEN,
        queued(fx.Gain(card="F01"), fx.Gain(card="R21"), fx.Gain(card="E08"), fx.Gain(card="E12"), fx.Gain(card="E16"),
            fx.Gain(card="E17"), fx.Gain(card="E18"), source=Source.read("research_projects:R04")),
        TAKEN, Moved(pieces=("facility_upgrades:F01",), start=zones.FACILITY_UPGRADES, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=(R21,), start=zones.RESEARCH, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("equipment:E08/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E12/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E16/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E17/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E18/1",), start=zones.UNAVAILABLE, to=zones.ARMORY),
    )  # fmt: skip
    assert after.where("facility_upgrades:F01") == zones.ENVELOPE
    assert after.where(R21) == zones.ENVELOPE
    kit = {f"equipment:{card}/1" for card in ("E08", "E12", "E16", "E17", "E18")}
    assert kit <= set(after.at(zones.ARMORY))
    assert after.where(R04) == zones.REMOVED


@pytest.mark.rule("LAB-10")
def test_a_project_that_comes_by_a_result_of_this_step_cannot_be_completed_in_it():
    ship = keyword(laboratory(R04, store=(*BIOLOGY_COST, FLORA)), "biology")
    after = complete(ship, R04)
    assert after.where(R21) == zones.ENVELOPE
    assert not isinstance(after.state.question, CompleteProjects)


@pytest.mark.rule("LAB-11")
@pytest.mark.example("LAB-x4")
def test_lab_work_completes_a_project_of_another_keyword_with_a_member_for_each_icon():
    ship = laboratory().put(zones.laboratory(4), R02)
    ship, (xeno,) = with_icons(ship, SCI, Icon.XENOLOGY)
    ship, (scientist,) = with_icons(ship, ENG, Icon.SCIENCE)
    asked = ship.step(Phase.LABORATORY, "lab_work").pick(R02).pick(crew(xeno))
    after = asked.pick(crew(scientist)).then(
        ANSWERED, Moved(pieces=("crew:c32",), start="HAND.science", to=zones.RESTING),
        Moved(pieces=("crew:c43",), start="HAND.engineering", to=zones.RESTING),
        queued(PayAndTurnOver(card=R02), source="research_projects:R02"), TAKEN, queued(TurnOver(cards=(R02,))), TAKEN,
        Revealed(pieces=(R02,), start="SB.P9.RL4", to=zones.REMOVED),
        queued(AskOrder(effects=(waits(InOrder(steps=(fx.Gain(card="B03"), fx.Gain(card="R21"))),
            source=Source.read("research_projects:R02")),), section=SCI)),
        TAKEN, queued(InOrder(steps=(fx.Gain(card="B03"), fx.Gain(card="R21"))), source="research_projects:R02"), TAKEN,
        queued(fx.Gain(card="B03"), fx.Gain(card="R21"), source="research_projects:R02"), TAKEN,
        Moved(pieces=("upgrades:B03",), start=zones.BRIDGE, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=(R21,), start=zones.RESEARCH, to=zones.ENVELOPE), TAKEN,
    )  # fmt: skip
    assert after.where(crew(xeno)) == after.where(crew(scientist)) == zones.RESTING
    assert after.where(R02) == zones.REMOVED
    assert after.where("upgrades:B03") == zones.ENVELOPE


@pytest.mark.rule("LAB-11", "TSK-11")
def test_whoever_is_asked_for_lab_work_sees_the_project_the_icon_and_the_deciders():
    ship, (xeno,) = with_icons(laboratory().put(zones.laboratory(4), R02), SCI, Icon.XENOLOGY)
    ship, _ = with_icons(ship, ENG, Icon.SCIENCE)
    asked = ship.step(Phase.LABORATORY, "lab_work").pick(R02)
    words = ShipWords(Names(small_ship()))
    assert words.question(asked.state.question, asked.state) == "Research 2: who is assigned ([xenology])? (1 of 2)"
    labels = [words.command(command, asked.state) for command in asked.legal()]
    player = asked.state.seat_of(SCI).name
    assert f"{small_ship().crew[xeno].name} (Science, decided by {player})" in labels


@pytest.mark.rule("LAB-11", "LAB-12", "TSK-07")
@pytest.mark.example("LAB-x5")
def test_one_member_with_both_icons_does_not_do_the_work_of_two():
    box = small_ship()
    name = CREW[SCI][0]
    both = attrs.evolve(
        box.crew[name],
        converts=tuple(attrs.evolve(box.crew[name].converts[0], icon=icon) for icon in (Icon.XENOLOGY, Icon.SCIENCE)),
    )
    plain = {each: attrs.evolve(card, converts=()) for each, card in box.crew.items()}
    box = attrs.evolve(box, crew={**plain, name: both})
    ship = laboratory(box=box).put(zones.laboratory(4), R02).with_crew(SCI, zones.hand(SCI), 1, 1, 1)
    assert all(shows(ship.state, name, (icon,)) for icon in (Icon.XENOLOGY, Icon.SCIENCE))
    after = ship.step(Phase.LABORATORY, "lab_work").then(
        TAKEN, StepBegun(because="LAB-11", phase=Phase.LABORATORY, step="lab_work"), queued(LabWork()), TAKEN,
    )  # fmt: skip
    assert after.state.question is None


@pytest.mark.rule("LAB-12")
def test_nobody_is_assigned_beyond_the_printed_icons():
    ship = laboratory().put(zones.laboratory(2), R02)
    ship, (scientist, _) = with_icons(ship, SCI, Icon.SCIENCE, Icon.GATHER)
    after = crewed(ship.step(Phase.LABORATORY, "lab_work").pick(R02))
    assert after.at(zones.RESTING) == (crew(scientist),)
    assert after.where(R02) == zones.REMOVED


@pytest.mark.rule("LAB-11")
def test_lab_work_costs_what_the_project_costs_and_goes_on_as_long_as_there_is_crew():
    ship = laboratory(R21, R02, store=(FLORA,))
    ship, _ = with_icons(ship, SCI, Icon.BIOLOGY, Icon.SCIENCE)
    asked = ship.step(Phase.LABORATORY, "lab_work")
    assert {command.thing for command in asked.legal() if isinstance(command, PickThing)} == {R21, R02}
    once = crewed(asked.pick(R21))
    assert once.at(zones.GATHERED) == ()
    twice = crewed(once.pick(R02))
    assert twice.where(R21) == twice.where(R02) == zones.REMOVED
    assert len(twice.at(zones.RESTING)) == 2


@pytest.mark.rule("LAB-07", "TSK-08")
def test_lab_work_on_a_project_that_cannot_be_paid_is_refused():
    ship, _ = with_icons(laboratory(R21, R02), SCI, Icon.BIOLOGY, Icon.SCIENCE)
    asked = ship.step(Phase.LABORATORY, "lab_work")
    asked.refuses(PickThing(thing=R21), NotOffered())
    assert Pass() in asked.legal()


@pytest.mark.rule("LAB-13")
def test_installed_projects_stay_in_their_slots():
    ship = laboratory(R04).put(zones.laboratory(5), R02)
    after = ship.step(Phase.LABORATORY)
    assert after.where(R02) == zones.laboratory(5)
    assert not [event for event in after.events if isinstance(event, Moved)]


@pytest.mark.rule("LAB-14", "LAB-05")
def test_paid_discoveries_go_to_the_bottom_of_their_decks():
    after = complete(keyword(laboratory(R21, store=(FLORA,)), "biology"), R21)
    assert after.at(zones.discoveries(DiscoveryType.FLORA))[-1] == FLORA


@pytest.mark.rule("LAB-15", "LAB-01")
def test_icons_printed_on_the_project_replace_those_of_the_slot_and_then_the_slot_is_all_the_same():
    box = small_ship()
    own = attrs.evolve(box.research_projects["R02"], lab_work=((Icon.DEFENSE,),))
    printed = {each: attrs.evolve(card, lab_work=((Icon.BIOLOGY,),)) for each, card in box.research_projects.items()}
    box = attrs.evolve(box, research_projects={**printed, "R02": own})
    ship = laboratory(box=box).put(zones.ENVELOPE, R02).step(Phase.LABORATORY, "install")
    assert ship.where(R02) == zones.laboratory(1)
    ship, (guard,) = with_icons(ship, SEC, Icon.DEFENSE)
    after = crewed(ship.step(Phase.LABORATORY, "lab_work").pick(R02))
    assert after.at(zones.RESTING) == (crew(guard),)
    assert after.where(R02) == zones.REMOVED


@pytest.mark.rule("SEF-09", "SEF-12", "SEF-11")
def test_texts_make_a_project_free_dearer_or_cheaper():
    free = laboratory(R14).laid(in_force=(changing(only="R14", free=True),))
    assert costs(free.state, R14) == [()]
    assert not is_payable(laboratory(R14).state, R14)
    dearer = laboratory(R21, store=(FLORA,)).laid(in_force=(changing(1, only="biology"),))
    assert not is_payable(dearer.state, R21)
    assert is_payable(dearer.put(zones.GATHERED, *MINERALS).state, R21)
    cheaper = laboratory(R14, store=(*MINERALS, FLORA)).laid(in_force=(changing(-1),))
    assert is_payable(cheaper.state, R14)
    nothing = laboratory(R21).laid(in_force=(changing(-5),))
    assert costs(nothing.state, R21) == [()]


@pytest.mark.rule("SEF-12", "CYC-13")
def test_what_a_lowered_cost_leaves_out_is_the_choice_of_science():
    store = (ULTRA_TECH, *MINERALS, FLORA)
    ship = laboratory(R14, store=store).laid(in_force=(changing(-1, uses=1),))
    asked = keyword(ship, "alien").order(CompleteResearch(card=R14))
    assert isinstance(asked.state.question, ChooseOption)
    assert asked.state.question.section is SCI
    after = paid(asked.order(PickOption(number=1)))
    assert len(after.at(zones.GATHERED)) == 1
    assert after.state.in_force == ()


@pytest.mark.rule("SEF-11")
def test_a_card_that_asks_for_one_icon_less_never_leaves_none():
    less = InForce(standing=Standing(key=ModifierKey.ICONS_NEEDED, value=-1, only="lab_work"))
    ship = laboratory().put(zones.laboratory(4), R02).laid(in_force=(less,))
    ship, (xeno,) = with_icons(ship, SCI, Icon.XENOLOGY)
    after = crewed(ship.step(Phase.LABORATORY, "lab_work").pick(R02))
    assert after.at(zones.RESTING) == (crew(xeno),)
    one = laboratory().put(zones.laboratory(2), R02).laid(in_force=(less,))
    one, _ = with_icons(one, SCI, Icon.XENOLOGY)
    assert one.step(Phase.LABORATORY, "lab_work").state.question is None


@pytest.mark.rule("SEF-11", "SEF-12")
def test_one_icon_less_once_per_phase_is_a_choice_and_used_up_by_it():
    less = Standing(key=ModifierKey.ICONS_NEEDED, value=-1, often=Often.PER_PHASE)
    ship = laboratory().put(zones.laboratory(4), R02).put(zones.laboratory(6), R01)
    ship = ship.laid(in_force=(InForce(standing=less, source=Source.read("upgrades:B03")),))
    ship, (xeno, explorer) = with_icons(ship, SCI, Icon.XENOLOGY, Icon.EXPLORE)
    ship = ship.with_crew(SEC, zones.hand(SEC), 1)
    asked = ship.step(Phase.LABORATORY, "lab_work")
    once = crewed(asked.pick(R02))
    assert once.where(R02) == zones.REMOVED
    assert once.at(zones.RESTING) == (crew(xeno),)
    assert once.state.question is None  # the other one needs two icons again, and technology is missing
    assert explorer in once.state.available(SCI)


@pytest.mark.rule("SEF-01")
def test_a_text_completes_a_project_without_cost_wherever_it_is():
    after = laboratory(R04).effects(fx.CompleteProject(card="R04"))
    assert after.where(R04) == zones.REMOVED
    assert after.where("facility_upgrades:F01") == zones.ENVELOPE
    made = aboard().put(zones.queue(1, 1), "production_projects:C02").effects(fx.CompleteProject(card="C02"))
    assert made.where("production_projects:C02") == zones.REMOVED
    assert made.where("facility_upgrades:F04") == zones.ENVELOPE
    again = made.effects(fx.CompleteProject(card="C02"))
    assert not again.happened(Revealed)


@pytest.mark.rule("SEF-01")
def test_disabled_lab_work_is_not_done():
    ship, _ = with_icons(laboratory(R02).put(zones.laboratory(2), R02), SCI, Icon.SCIENCE)
    off = ship.effects(fx.Disable(what="lab_work")).step(Phase.LABORATORY, "lab_work")
    assert off.state.question is None
    assert ship.step(Phase.LABORATORY, "lab_work").state.question is not None
