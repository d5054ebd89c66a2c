"""The ship's journal is a story: what matters to players, in the words of the game; nothing that keeps the house."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from tests.ship.ship import ENG, LONG_POST, REC, SCI, SEC, aboard, back, campaign, on_board, reprinted, small_ship
from tests.ship.voyage import steady
from tests.support.boxes import shipped
from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.effects import Choose, May
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AssignTherapist
from vanguard_desktop.rulesets.ship.data.common import Pass, SayYes
from vanguard_desktop.rulesets.ship.data.facilities.facilities import EndFacilities, VisitFacility
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie
from vanguard_desktop.rulesets.ship.data.journey.star_map import DriftOff, EndTravel, Fly, Visit
from vanguard_desktop.rulesets.ship.data.rolls import TellResult
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.setting.cards import InjuryKind
from vanguard_desktop.setting.cards_ship import Bed, Facility, MoraleLevel
from vanguard_desktop.setting.crossing import Ending
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship.journal import ShipJournal
from vanguard_desktop.text.ship.words import ShipWords


@pytest.fixture
def tells(speak):
    """The lines of what happened on the way to a position, in English."""
    speak("en")
    journal = ShipJournal(ShipWords(Names(small_ship())))
    return lambda ship, before: [line.text for line in journal.lines(ship.events, before.state)]


def name(member):
    return small_ship().crew[member].name


def test_a_homecoming_is_told_from_the_injured_to_the_dead(tells):
    ship, well = on_board(aboard(), SEC)
    ship, hurt = on_board(ship, REC, injuries=(InjuryKind.WOUNDED, InjuryKind.BURNED))
    ship, dead = on_board(ship, SCI, dead=True)
    home = ship.comes_home(back(well, hurt, dead, lander="LD-1", missions=("M04",), found=("flora-rare/1",)))
    told = tells(home.step(Phase.LEAVING), home)
    assert told == [
        f"Back unhurt: {name(well.id)}.",
        f"{name(hurt.id)} is back, injured: Bruised, Scald.",
        f"{name(dead.id)} has not come home.",
        f"Not completed: {small_ship().missions['M04'].name}.",
        f"Brought home: {small_ship().discoveries['flora-rare'].name}.",
    ]
    docked = home.step(Phase.LEAVING)
    assert tells(docked.step(Phase.DOCKING), docked) == ["The exploration has failed.", "Morale falls: Low."]


def test_what_an_evacuation_loses_is_named(tells):
    home = aboard().comes_home(back(lander="LD-1", ending=Ending.EVACUATED, failed=True, found=("mineral-common/1",)))
    found = small_ship().discoveries["mineral-common"].name
    assert tells(home.step(Phase.LEAVING), home) == [
        f"Brought home: {found}.",
        f"Lost in the evacuation: {found}.",
        "The lander brings home the Mission Failed token.",
    ]


def test_equal_moves_are_one_line_and_equal_things_are_counted(tells):
    ship = aboard().with_crew(SEC, zones.RESTING, 1, 1).with_crew(ENG, zones.RESTING, 2)
    resting = [name(member) for member in ship.state.members(zones.RESTING)]
    assert tells(ship.step(Phase.DOCKING, "assemble"), ship) == [f"Available again: {', '.join(resting)}."]
    copies = aboard().effects(fx.Gain(card="E01", all=True), fx.Gain(card="E02"))
    first, second = (small_ship().equipment[id].name for id in ("E01", "E02"))
    count = small_ship().equipment["E01"].copies
    assert tells(copies, aboard()) == [f"New in the armory: {first} ×{count}, {second}."]


def test_morale_says_which_way_it_goes(tells):
    assert tells(aboard().effects(fx.RaiseMorale()), aboard()) == ["Morale rises: High."]
    assert tells(aboard().effects(fx.SetMorale(level=MoraleLevel.VERY_LOW)), aboard()) == ["Morale falls: Very low."]


def test_tokens_are_paid_lost_gained_or_come_in(tells):
    ship = aboard(system="SYS-01").pooled(energy=4).step(Phase.STAR_MAP, "travel")
    flown = ship.order(Fly(to="SYS-02"))
    assert tells(flown, ship)[:2] == ["Paid: 1 [energy].", f"The ship reaches “{small_ship().systems['SYS-02'].name}”."]
    poor = aboard().pooled(energy=1)
    assert tells(poor.effects(fx.ChangeEnergy(by=-1), fx.ChangeSuccess(by=2)), poor) == [
        "Lost: 1 [energy].",
        "Gained: 2 [success].",
    ]
    income = aboard().step(Phase.BRIDGE, "command", "energy")
    assert tells(income, aboard()) == ["Income: 2 [command].", "Income: 4 [energy]."]


def test_the_penalty_comes_and_goes(tells):
    drifting = aboard(system="SYS-01").pooled(energy=1).step(Phase.STAR_MAP).order(EndTravel())
    drifted = drifting.order(DriftOff())
    assert tells(drifted, drifting)[:3] == [
        "The ship is adrift.",
        "The penalty token lies in the command pool.",
        "Morale falls: Low.",
    ]
    bound = aboard().pooled(command=3, penalty=True)
    after = bound.step(Phase.BRIDGE, "penalty")
    assert after.state.pool.command == 1
    assert tells(after, bound) == ["The penalty token goes, and with it all [command] but one."]


def test_what_is_left_of_a_cycle_is_told_when_the_facilities_close(tells):
    ship = aboard().pooled(energy=2, command=1, success=4).put(zones.OPEN_SITUATIONS, "situations:S01")
    asked = ship.step(Phase.FACILITIES, "visits")
    visited = asked.order(VisitFacility(facility=Facility.LABORATORY))
    assert tells(visited, asked) == ["Paid: 1 [command].", "Visited: Long Bench."]
    closing = asked.order(EndFacilities())
    assert tells(closing.step(Phase.FACILITIES, "close"), closing) == [
        "Left over, and lost: 2 [energy].",
        "Left over, and lost: 1 [command].",
        "Left over, and lost: 4 [success].",
        f"Unsolved, with effect on the next bridge: {small_ship().situations['S01'].name}.",
    ]


def test_patients_are_followed_from_bed_to_bed(tells):
    ship = aboard().with_crew(SCI, zones.bed("A", Bed.CRITICAL), 1).with_crew(REC, zones.hand(REC), 1, 1)
    (patient,) = ship.state.members(zones.bed("A", Bed.CRITICAL))
    better = ship.step(Phase.MEDBAY, "recovery", "therapists")
    assert tells(better, ship) == [f"On the mend (moderate): {name(patient)}."]
    therapist = better.state.available(REC)[0]
    treated = better.order(AssignTherapist(therapist=therapist, patient=patient))
    assert tells(treated, better) == [
        f"At rest until the next docking: {name(therapist)}.",
        f"On the mend (light): {name(patient)}.",
    ]


@pytest.mark.parametrize(
    ("rolled", "line"),
    [
        (("damage", "damage", "mental"), "{}. {who} survives."),
        (("heavy", "heavy", "mental"), "{}."),
    ],
)
def test_a_survival_check_says_how_it_ended(rolled, line, tells):
    ship = aboard(real_dice=True).with_crew(SCI, zones.bed("A", Bed.CRITICAL), 1)
    (patient,) = ship.state.members(zones.bed("A", Bed.CRITICAL))
    ship = ship.step(Phase.MEDBAY, "survival_checks")
    for result in rolled[:-1]:
        ship = ship.order(TellResult(result=result))
    after = ship.order(TellResult(result=rolled[-1]))
    dice = " ".join(f"[injury_{result}]" for result in rolled)
    told = tells(after, ship)
    assert told[0] == f"Survival check for {name(patient)}: " + line.format(dice, who=name(patient))
    assert (f"{name(patient)} is dead." in told) is (patient not in after.state.sleeves)


def test_a_recruit_a_promotion_and_a_transfer_are_told_apart(tells):
    recruited = aboard().effects(fx.Recruit(section=SEC, count=1))
    (member,) = recruited.state.available(SEC)
    assert tells(recruited, aboard()) == [f"New in Security: {name(member)}, rank 1."]
    promoted = recruited.effects(fx.Promote(section=SEC))
    assert tells(promoted, recruited) == [f"{name(member)} is promoted: rank 2."]
    demoted = promoted.effects(fx.Demote(section=SEC))
    assert tells(demoted, promoted) == [f"{name(member)} loses a rank and has rank 1 now."]


def test_what_was_chosen_is_told_with_the_card_that_asked(tells):
    text = Choose(options=(fx.ChangeCommand(by=-1), fx.LowerMorale()), labels=("Search for them", ""))
    asked = aboard().pooled(command=1).effects(text, source="situations:S01")
    card = small_ship().situations["S01"].name
    assert tells(asked.option(1), asked) == [f"{card}: Search for them", "Lost: 1 [command]."]
    assert tells(asked.option(2), asked) == [f"{card}: Lower morale by one level.", "Morale falls: Low."]


def test_a_card_whose_text_happens_by_itself_is_named_before_what_it_does(tells):
    box = reprinted("situations", S03=fx.ChangeCommand(by=-1), S01=fx.LowerMorale())
    ship = aboard(box=box).pooled(command=3).put(zones.ENVELOPE, "situations:S03", "situations:S01")
    third, first = (small_ship().situations[id].name for id in ("S03", "S01"))
    assert tells(ship.step(Phase.BRIDGE, "check_situations"), ship) == [
        f"Still unsolved: {third}, {first}.",
        f"“{third}” takes effect.",
        "Lost: 1 [command].",
        f"“{first}” takes effect.",
        "Morale falls: Low.",
    ]
    find = aboard().put(zones.BROUGHT, "discoveries:mineral-common/1")
    assert tells(find.step(Phase.UNLOADING), find) == [
        f"Unloaded: {small_ship().discoveries['mineral-common'].name}.",
    ]


def test_a_situation_that_is_solved_is_named(tells):
    ship = aboard().put(zones.OPEN_SITUATIONS, "situations:S01").step(Phase.SITUATION_ROOM, "solve")
    solved = ship.pick("situations:S01")
    card = small_ship().situations["S01"].name
    assert tells(solved, ship) == [f"The situation “{card}” is solved.", f"Settled for good: {card}."]


def test_a_purchase_names_the_price_and_the_dice(tells):
    ship = aboard().with_dice(5).pooled(success=5).step(Phase.DEBRIEFING, "dice_trade")
    bought = ship.order(BuyDie())
    assert tells(bought, ship) == ["Paid: 5 [success]."]
    assert tells(bought.pick("dice:red-wild-1"), bought) == ["Security gains a die: Wild die (red)."]


def test_decks_trays_and_dice_on_boards_are_not_worth_a_line(tells):
    quiet = aboard(lander="LD-1").with_crew(SEC, zones.board_crew(SEC), 1).with_crew(SCI, zones.board_crew(SCI), 1)
    assert tells(quiet.step(Phase.LAUNCH, "boards", "decks"), quiet) == []
    start = campaign(1, shipped(), campaign=LONG_POST)
    assert not any("huffle" in line for line in tells(start, aboard()))
    home = aboard().comes_home(back(places={3: ("P118/1",), 4: ("P117/1",)}))
    assert tells(home.step(Phase.LEAVING), home) == []


# What a player knows nothing of: trays, decks that are shuffled, steps of the engine, names of zones and ids.
HOUSEKEEPING = re.compile(
    r"tray|[Ss]huffl|next step|compartment|SB\.|TB\.|HAND\.|ENV\b|\{|\}|%n|:\d|crew:|dice:|\bfrom .* to "
)


@pytest.mark.parametrize("players", [1, 3])
def test_a_campaign_is_told_without_a_word_about_the_housekeeping(players, speak):
    speak("en")
    box, chance = small_ship(), Random(players)
    journal = ShipJournal(ShipWords(Names(box)))
    opening = CampaignOpening(campaign="fixture", players=("Mia", "Tom", "Ada", "Bo")[:players])
    position = fold(box, None, open_book(box, opening, players))
    told, steps = Counter(), 0
    for _ in range(1200):
        legal = legal_commands(BOOKS[position.book].rules, position.state)
        if not legal:
            break
        events, after = follow_on(box, position, steady(legal, chance))
        lines = journal.lines(events, position.states[SHIP.book], position.book == SHIP.book)
        for line in lines:
            assert re.search(r"\w{2}", line.text)
            assert not HOUSEKEEPING.search(line.text), line.text
            assert isinstance(line.page, Phase)
        assert all(one.text != two.text for one, two in pairwise(lines)), [line.text for line in lines]
        told.update(line.page for line in lines)
        steps += bool(lines)
        position = after
    assert steps > 100
    assert {Phase.DOCKING, Phase.BRIDGE, Phase.STAR_MAP, Phase.FACILITIES} <= told.keys()


IDLE = {
    "EndTravel", "DriftOff", "StopHere", "AddCard", "TakeOutCard", "UnloadEquipment", "DetachMod", "SetDifficulty",
}  # fmt: skip


def test_a_launch_and_a_homecoming_are_told_though_the_other_book_lies_between(speak):
    speak("en")
    box, chance = small_ship(), Random(4)
    journal = ShipJournal(ShipWords(Names(box)))
    position = fold(box, None, open_book(box, CampaignOpening(campaign="fixture", players=("Mia",)), 4))
    pages = []
    while len(pages) < 2:
        legal = legal_commands(BOOKS[position.book].rules, position.state)
        events, after = follow_on(box, position, steady(legal, chance))
        if after.book != position.book:
            pages.append(journal.lines(events, position.states[SHIP.book], position.book == SHIP.book))
        position = after
    launch, home = pages
    assert launch[-1].text == "The away team leaves the ship."
    assert home[0].text == "The away team is back aboard."
    assert home[0].page is Phase.LEAVING
    assert {line.page for line in home} >= {Phase.LEAVING, Phase.DOCKING}


def test_the_page_and_the_cycle_of_a_line_are_those_it_belongs_to(speak):
    speak("en")
    ship = aboard(cycle=1)
    journal = ShipJournal(ShipWords(Names(small_ship())))
    (line, *_) = journal.lines(ship.step(Phase.BRIDGE, "begin_cycle").events, ship.state)
    assert (line.text, line.cycle, line.page) == ("Cycle 2 begins.", 2, Phase.BRIDGE)


def test_passing_is_not_told(tells):
    asked = aboard().effects(May(effect=fx.RaiseMorale()))
    assert tells(asked.order(Pass()), asked) == []
    assert tells(asked.order(SayYes()), asked) == ["Morale rises: High."]


def test_a_visit_is_told_by_its_place(tells):
    ship = aboard(system="SYS-02").pooled(energy=4).step(Phase.STAR_MAP, "travel")
    visited = ship.order(Visit(destination="02-1"))
    planet = small_ship().landing_cards["L01"].name
    assert tells(visited, ship)[-1] == f"The journey ends at a planet: {planet}."
