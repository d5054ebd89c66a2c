"""The mission launch: who goes, what lies on the boards, what is loaded (LCH)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import CREW, ENG, LONG_POST, REC, SCI, SEC, aboard, back, campaign, offered, small_ship
from tests.support.boxes import shipped
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.events import DecisionClosed, DecisionOpened
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.finish import Finished
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, NotOffered, Pass, PickThing
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.launch import (
    DRAW,
    AddCard,
    BuildDeck,
    ChooseTeamMember,
    EmergencyDraft,
    EmergencyPaid,
    FinishDeck,
    HoldFull,
    LoadEquipment,
    LoadLander,
    NobodyCanCarry,
    NotInArmory,
    NotInDeck,
    PlaceDice,
    StrapIn,
    TakeOutCard,
    UnloadEquipment,
    UpgradeAlone,
)
from vanguard_desktop.rulesets.ship.journey.boards import charges
from vanguard_desktop.rulesets.ship.journey.loading import limit
from vanguard_desktop.rulesets.ship.journey.team import away_team
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew, id_of, member_of, name_of
from vanguard_desktop.rulesets.ship.state import InForce, Sleeve
from vanguard_desktop.setting.cards import EquipmentKind
from vanguard_desktop.setting.cards_ship import Bed
from vanguard_desktop.setting.launch import CardAboveRank, DeckTooSmall
from vanguard_desktop.setting.standing import ModifierKey, Standing
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship.words import ShipWords

SECTIONS = (SEC, REC, SCI, ENG)


def everybody(players, *sections, rank=1, **laid):
    ship = aboard(players, **laid)
    for section in sections or SECTIONS:
        ship = ship.with_crew(section, zones.hand(section), rank, rank)
    return ship


def drafting(ship):
    return ship.step(Phase.LAUNCH, "emergency_draft")


def choosing(ship):
    return ship.step(Phase.LAUNCH, "choose_team")


def first_of(ship, section):
    return ship.pick(crew(ship.state.available(section)[0]))


def gone(*sections, rank=1, **laid):
    """Crew of these sections stand on their boards."""
    ship = aboard(lander="LD-1", **laid)
    for section in sections:
        ship = ship.with_crew(section, zones.board_crew(section), rank)
    return ship


@pytest.mark.rule("LCH-03", "LCH-05")
@pytest.mark.example("LCH-x8")
def test_of_three_players_exactly_three_go():
    ship = everybody(3)
    assert drafting(ship).state.question is None
    asked = choosing(ship)
    assert {asked.state.section_of(crew_of(command)) for command in asked.legal()} == {SEC, REC}
    assert asked.state.question.section is SEC
    after = first_of(asked, REC)
    assert after.state.question.section is SCI
    after = first_of(after, SCI)
    asked_last = after
    assert after.state.question.section is ENG
    after = first_of(after, ENG).then(
        ANSWERED, Moved(pieces=("crew:c40",), start="HAND.engineering", to="CB.engineering.CREW"),
    )  # fmt: skip
    assert away_team(after.state) == [REC, SCI, ENG]
    assert after.state.question is None
    asked_last.refuses(PickThing(thing=crew(asked_last.state.available(SEC)[0])), NotOffered())


@pytest.mark.rule("LCH-03", "LCH-05")
def test_of_two_players_exactly_two_go():
    asked = choosing(everybody(2))
    assert asked.state.question.effect.effect == ChooseTeamMember(seat=0)
    second = first_of(asked, REC)
    assert second.state.question.effect.effect == ChooseTeamMember(seat=1)
    after = first_of(second, ENG)
    assert away_team(after.state) == [REC, ENG]
    assert after.state.question is None


def crew_of(command):
    return command.thing.partition(":")[2]


@pytest.mark.rule("LCH-03", "LCH-04")
def test_a_single_player_sends_two_to_four_of_different_sections():
    asked = choosing(everybody(1))
    assert asked.state.question.effect.effect == ChooseTeamMember(seat=0)
    assert Pass() not in asked.legal()
    after = first_of(asked, SEC)
    assert Pass() not in after.legal()
    after.refuses(PickThing(thing=crew(after.state.available(SEC)[0])), NotOffered())
    two = first_of(after, SCI)
    assert len(away_team(two.order(Pass()).order(Pass()).state)) == 2
    four = first_of(first_of(two, REC), ENG)
    assert four.state.question is None
    assert len(away_team(four.state)) == 4


@pytest.mark.rule("LCH-06", "LCH-07", "LCH-08")
@pytest.mark.example("LCH-x1")
def test_an_emergency_draft_is_offered_to_all_sections_and_the_first_one_costs_nothing():
    ship = aboard(2).with_crew(SCI, zones.hand(SCI), 1)
    before = ship.state.dice_each
    asked = drafting(ship).then(
        TAKEN, StepBegun(because="LCH-07", phase=Phase.LAUNCH, step="emergency_draft"),
        queued(EmergencyDraft(section=SEC), EmergencyDraft(section=REC), EmergencyDraft(section=SCI),
            EmergencyDraft(section=ENG), EmergencyPaid()),
        TAKEN, opens(ChooseThing(section=SEC, effect=waits(EmergencyDraft(section=SEC)), may_pass=True)),
    )  # fmt: skip
    seen = []
    while asked.state.question is not None:
        assert isinstance(asked.state.question.effect.effect, EmergencyDraft)
        seen.append(asked.state.question.section)
        asked = asked.pick(DRAW)
    assert seen == list(SECTIONS)
    assert asked.state.marks == {"991": (1,)}
    assert asked.state.dice_each == before
    assert asked.state.available(SEC)[0] == member_of(ship.at(zones.RECRUITS)[0])  # from the top
    drawn = [member for section in (SEC, REC, ENG) for member in asked.state.available(section)]
    assert [asked.state.sleeves[member].rank for member in drawn] == [1, 1, 1]


@pytest.mark.rule("LCH-08", "MOR-08")
@pytest.mark.example("LCH-x2")
def test_from_the_second_draft_on_every_section_returns_a_die():
    ship = aboard(2, marks={"991": (1,)}).with_dice(7)
    asked = drafting(ship)
    while isinstance(asked.state.question.effect.effect, EmergencyDraft):
        asked = asked.pick(DRAW)
    after = asked.answers_first().then(
        ANSWERED, Moved(pieces=("dice:blue-construction-1",), start="SC.engineering.DICE", to=zones.BOX_DICE),
    )  # fmt: skip
    assert after.state.marks == {"991": (1, 2)}
    assert after.state.dice_each == 6


@pytest.mark.rule("LCH-09", "OBJ-10")
@pytest.mark.example("OBJ-x2")
def test_the_last_box_loses_the_campaign():
    asked = drafting(aboard(2, marks={"991": (1, 2, 3, 4)})).then(
        TAKEN, StepBegun(because="LCH-07", phase=Phase.LAUNCH, step="emergency_draft"),
        queued(EmergencyDraft(section=SEC), EmergencyDraft(section=REC), EmergencyDraft(section=SCI),
            EmergencyDraft(section=ENG), EmergencyPaid()),
        TAKEN, opens(ChooseThing(section=SEC, effect=waits(EmergencyDraft(section=SEC)), may_pass=True)),
    )  # fmt: skip
    while asked.state.question is not None:
        asked = asked.pick(DRAW)
    assert asked.state.finished == Finished(victory=False, ending="no_crew")
    assert asked.state.marks == {"991": (1, 2, 3, 4, 5)}
    assert asked.legal() == ()


@pytest.mark.rule("LCH-10", "OBJ-10")
def test_whoever_can_send_nobody_even_now_has_lost():
    ship = aboard(2)
    ship = ship.put(zones.REMOVED, *ship.at(zones.RECRUITS))
    assert drafting(ship).state.finished == Finished(victory=False, ending="no_crew")


@pytest.mark.rule("LCH-06", "LCH-25")
@pytest.mark.example("LCH-x3")
def test_a_single_player_with_crew_in_one_section_needs_another_one():
    ship = aboard(1).with_crew(REC, zones.hand(REC), 1)
    asked = drafting(ship).order(Pass()).order(Pass())
    assert asked.state.question.section is SCI
    after = asked.pick(DRAW).order(Pass())
    team = first_of(choosing(after), REC).then(
        ANSWERED, Moved(pieces=("crew:c20",), start="HAND.recon", to="CB.recon.CREW"), TAKEN,
        opens(ChooseThing(section=SEC, effect=waits(ChooseTeamMember(seat=0)))), DecisionClosed(automatic=True),
        Moved(pieces=("crew:c01",), start="HAND.science", to="CB.science.CREW"), TAKEN, TAKEN,
    )  # fmt: skip
    assert away_team(team.state) == [REC, SCI]


@pytest.mark.rule("LCH-25")
def test_the_sections_of_a_player_without_crew_cannot_all_decline():
    ship = everybody(2, SCI, ENG)
    asked = drafting(ship)
    assert asked.state.question.section is SEC
    after = asked.order(Pass())
    assert not after.state.available(SEC)
    assert after.state.available(REC)
    assert after.state.question.section is SCI


@pytest.mark.rule("LCH-25", "LCH-06")
def test_a_section_that_has_crew_already_or_can_call_nobody_leaves_the_draft_to_an_earlier_one():
    alone = drafting(aboard(1).with_crew(ENG, zones.hand(ENG), 1))
    for section in (SEC, REC):
        assert alone.state.question.section is section
        alone = alone.order(Pass())
    assert alone.state.question.section is ENG
    assert [bool(alone.state.available(section)) for section in SECTIONS] == [False, False, True, True]
    full = everybody(2, SCI, ENG)
    for lane, bed in (("A", Bed.LIGHT), ("B", Bed.LIGHT), ("C", Bed.LIGHT), ("A", Bed.CRITICAL)):
        full = full.with_crew(REC, zones.bed(lane, bed), 1)
    asked = drafting(full)
    assert asked.state.question.section is SCI
    assert [bool(asked.state.available(section)) for section in SECTIONS] == [True, False, True, True]


@pytest.mark.rule("LCH-24")
@pytest.mark.example("LCH-x9")
def test_without_a_free_sleeve_somebody_who_rests_is_called():
    ship = everybody(4, REC, SCI, ENG)
    beds = [zones.bed(lane, Bed.LIGHT) for lane in "ABC"]
    for bed in beds:
        ship = ship.with_crew(SEC, bed, 1)
    ship = ship.with_crew(SEC, zones.RESTING, 1)
    resting = ship.at(zones.RESTING)
    ship = ship.with_crew(REC, zones.RESTING, 1)  # of another section: it goes on resting
    asked = drafting(ship).then(
        TAKEN, StepBegun(because="LCH-07", phase=Phase.LAUNCH, step="emergency_draft"),
        queued(EmergencyDraft(section=SEC), EmergencyDraft(section=REC), EmergencyDraft(section=SCI),
            EmergencyDraft(section=ENG), EmergencyPaid()),
        TAKEN, opens(ChooseThing(section=SEC, effect=waits(EmergencyDraft(section=SEC)))),
        DecisionClosed(automatic=True), Moved(pieces=("crew:c13",), start=zones.RESTING, to="HAND.security"), TAKEN,
        opens(ChooseThing(effect=waits(EmergencyDraft(section=REC)), may_pass=True)),
    )  # fmt: skip
    assert asked.state.question.section is REC
    assert [crew(member) for member in asked.state.available(SEC)] == list(resting)
    assert all(len(asked.at(bed)) == 1 for bed in beds)
    tired = everybody(4, SCI, ENG).with_crew(SEC, zones.RESTING, 1).with_crew(REC, zones.RESTING, 1)
    asked = drafting(tired.put(zones.REMOVED, *tired.at(zones.RECRUITS)))
    called = {section: asked.state.available(section) for section in (SEC, REC)}
    assert {section: [asked.state.section_of(who) for who in members] for section, members in called.items()} == {
        SEC: [SEC],
        REC: [REC],
    }


@pytest.mark.rule("LCH-11")
def test_whoever_does_not_go_rests():
    ship = everybody(4)
    after = choosing(ship)
    for section in SECTIONS:
        after = first_of(after, section)
    after = after.step(Phase.LAUNCH, "rest_others")
    assert len(after.at(zones.RESTING)) == 4
    assert not any(after.state.available(section) for section in SECTIONS)


@pytest.mark.rule("LCH-12", "LCH-13", "LCH-14", "CRW-08")
@pytest.mark.example("LCH-x4")
def test_dice_that_have_a_slot_are_placed_and_of_too_many_the_owner_chooses():
    red = ("dice:red-basic-1", "dice:red-defense-1", "dice:red-physical-1", "dice:red-gather-1")
    ship = gone(SEC).put(zones.dice(SEC), red[3]).put(zones.dice(ENG), "dice:green-basic-1")
    asked = ship.step(Phase.LAUNCH, "boards")
    assert Pass() not in asked.legal()
    after = asked.pick(red[1]).pick(red[3]).pick(red[0]).then(
        ANSWERED, Moved(pieces=("dice:red-basic-1",), start="SC.security.DICE", to="CB.security.DICE"),
        queued(PlaceDice(section=SEC, color=Color.RED)), TAKEN, TAKEN, TAKEN,
        Moved(pieces=("dice:blue-basic-1",), start="SC.security.DICE", to="CB.security.DICE"),
    )  # fmt: skip
    assert set(after.at(zones.board_dice(SEC))) == {red[0], red[1], red[3], "dice:blue-basic-1"}
    assert after.at(zones.dice(SEC)) == (red[2],)


@pytest.mark.rule("LCH-14")
def test_dice_for_which_there_are_slots_are_placed_without_a_question():
    after = gone(SEC, REC).step(Phase.LAUNCH, "boards")
    assert after.state.question is None
    assert after.at(zones.dice(SEC)) == ()
    assert len(after.at(zones.board_dice(REC))) == 5
    alike = tuple(f"dice:red-universal-{number}" for number in range(1, 5))
    after = with_own_dice(gone(SEC), *alike, "dice:blue-basic-1").step(Phase.LAUNCH, "boards")
    assert after.happened(DecisionOpened) == []
    assert after.at(zones.board_dice(SEC)) == (*alike[:3], "dice:blue-basic-1")


def with_own_dice(ship, *dice):
    """Security owns these dice and no others."""
    return ship.put(zones.BOX_DICE, *ship.at(zones.dice(SEC))).put(zones.dice(SEC), *dice)


@pytest.mark.rule("LCH-12", "LCH-13")
def test_when_all_slots_of_a_color_are_taken_nobody_is_asked_for_the_dice_that_are_left():
    kinds = tuple(f"dice:red-{die}" for die in ("basic-1", "defense-1", "physical-1", "gather-2", "wild-1"))
    asked = with_own_dice(gone(SEC), *kinds).step(Phase.LAUNCH, "boards")
    after = asked.pick(kinds[0]).pick(kinds[1]).pick(kinds[4])
    assert after.state.question is None
    assert after.at(zones.board_dice(SEC)) == (kinds[0], kinds[1], kinds[4])
    assert after.at(zones.dice(SEC)) == (kinds[2], kinds[3])


def deck(ship, *sections):
    return ship.step(Phase.LAUNCH, "decks")


@pytest.mark.rule("LCH-15", "CRD-04")
@pytest.mark.example("LCH-x5")
def test_a_deck_has_ten_cards_or_more_and_none_above_the_rank_of_the_member():
    asked = deck(gone(SEC, rank=2))
    assert isinstance(asked.state.question, BuildDeck)
    assert len(asked.at(zones.board_deck(SEC))) == 10
    nine = asked.order(TakeOutCard(card="section_cards:security-starter/1"))
    nine.refuses(FinishDeck(), DeckTooSmall(count=9))
    lowest = deck(gone(SEC, rank=1)).order(TakeOutCard(card="section_cards:security-starter/1"))
    lowest.refuses(FinishDeck(), DeckTooSmall(count=9))
    out = {id_of(command.card) for command in asked.legal() if isinstance(command, TakeOutCard)}
    more = {id_of(command.card) for command in asked.legal() if isinstance(command, AddCard)}
    assert (out, more) == ({"security-starter"}, {"security-more", "security-two"})
    nine.refuses(AddCard(card="section_cards:security-three/1"), CardAboveRank(card="security-three/1"))
    nine.refuses(AddCard(card="section_cards:recon-two/1"), NotInDeck())
    nine.refuses(TakeOutCard(card="section_cards:security-two/1"), NotInDeck())
    after = nine.order(AddCard(card="section_cards:security-two/1")).order(FinishDeck()).then(ANSWERED)
    assert after.state.question is None
    assert "section_cards:security-two/1" in after.at(zones.board_deck(SEC))


@pytest.mark.rule("LCH-15", "CYC-26")
def test_a_smaller_deck_goes_if_the_section_has_no_more_that_the_member_may_use_and_none_above_its_rank_ever():
    asked = deck(gone(SEC)).order(TakeOutCard(card="section_cards:security-starter/1"))
    above = [card for card in asked.at(zones.cards(SEC)) if asked.state.box.section_cards[id_of(card)].rank > 1]
    usable = [card for card in asked.at(zones.cards(SEC)) if card not in above]
    assert above
    few = asked.put(zones.REMOVED, *usable)
    assert few.order(FinishDeck()).state.question is None
    few.put(zones.REMOVED, *above).put(zones.board_deck(SEC), above[0]).refuses(
        FinishDeck(), CardAboveRank(card=name_of(above[0]))
    )


@pytest.mark.rule("LCH-15", "CRD-02")
def test_of_starter_cards_with_two_copies_one_lies_ready_and_the_other_may_be_added():
    start = campaign(1, shipped(), campaign=LONG_POST)
    going = start.state.members(zones.RECRUITS)[0]
    sleeves = {going: Sleeve(section=SEC)}
    asked = deck(start.laid(sleeves=sleeves, pending=(), queue=()).put(zones.board_crew(SEC), crew(going)))
    assert sorted(asked.at(zones.board_deck(SEC))) == [f"section_cards:SEC{number:02}/1" for number in range(1, 11)]
    asked.refuses(TakeOutCard(card="section_cards:SEC01/2"), NotInDeck())
    after = asked.order(AddCard(card="section_cards:SEC01/2")).order(FinishDeck())
    assert len(after.at(zones.board_deck(SEC))) == 11


@pytest.mark.rule("LCH-15")
def test_a_deck_has_no_largest_size():
    asked = deck(gone(SEC))
    for copy in (1, 2):
        asked = asked.order(AddCard(card=f"section_cards:security-more/{copy}"))
    assert asked.order(FinishDeck()).state.question is None


@pytest.mark.rule("LCH-16")
def test_a_member_takes_as_many_charges_as_its_card_prints():
    ship = gone(SEC)
    (member,) = ship.state.members(zones.board_crew(SEC))
    fewer = InForce(standing=Standing(key=ModifierKey.START_CHARGES, value=-1))
    for printed, taken in ((2, 1), (1, 0), (0, 0)):
        card = attrs.evolve(ship.state.box.crew[member], charges=printed)
        box = attrs.evolve(ship.state.box, crew={**ship.state.box.crew, member: card})
        assert charges(ship.laid(box=box).state, SEC) == printed
        assert charges(ship.laid(box=box, in_force=(fewer,)).state, SEC) == taken


def loading(ship):
    return ship.step(Phase.LAUNCH, "strap_in")


@pytest.mark.rule("LCH-17")
def test_each_member_may_take_one_small_equipment():
    small = ("equipment:E01/1", "equipment:E01/2", "equipment:E08/1", "equipment:E02/1")
    ship = gone(SEC, REC).put(zones.ARMORY, *small).step(Phase.LAUNCH, "load")
    assert {command.thing for command in ship.legal() if isinstance(command, PickThing)} == {small[1], small[2]}
    after = ship.pick(small[2])
    assert after.state.question.section is REC
    after = after.order(Pass())
    assert after.at(zones.board_equipment(SEC)) == (small[2],)
    assert after.at(zones.board_equipment(REC)) == ()
    card = attrs.evolve(small_ship().equipment["E08"], section=REC)
    box = attrs.evolve(small_ship(), equipment={**small_ship().equipment, "E08": card})
    ship = gone(SEC, REC, box=box).put(zones.ARMORY, "equipment:E08/1").step(Phase.LAUNCH, "load")
    assert ship.state.question.section is REC
    assert PickThing(thing="equipment:E08/1") in ship.legal()


@pytest.mark.rule("LCH-17", "SEF-11")
def test_small_equipment_that_cannot_be_found_is_not_offered():
    lost = InForce(standing=Standing(key=ModifierKey.DISABLED, only="E08"))
    ship = gone(SEC, REC, in_force=(lost,)).put(zones.ARMORY, "equipment:E08/1", "equipment:E01/1")
    assert offered(ship.step(Phase.LAUNCH, "load")) == {"equipment:E01/1"}


@pytest.mark.rule("LCH-17")
def test_the_question_for_small_equipment_says_who_would_take_it():
    ship = gone(SEC, REC).put(zones.ARMORY, "equipment:E01/2").step(Phase.LAUNCH, "load")
    words = ShipWords(Names(small_ship()))
    taker = small_ship().crew[CREW[SEC][0]].name
    question = words.question(ship.state.question, ship.state)
    assert question == f"{taker} (Security): which small equipment do you take along?"


PERSONAL = tuple(f"equipment:{card}/1" for card in ("E02", "E04", "E16"))
MISSION = tuple(f"equipment:{card}/1" for card in ("E05", "E12", "E18"))


@pytest.mark.rule("LCH-18", "LND-04")
@pytest.mark.example("LCH-x6")
def test_personal_and_mission_equipment_have_limits_of_their_own():
    ship = loading(gone(SEC, REC).put(zones.ARMORY, *PERSONAL, *MISSION, "equipment:E01/1"))
    assert isinstance(ship.state.question, LoadLander)
    for card in (*PERSONAL, *MISSION[:2]):
        ship = ship.order(LoadEquipment(card=card))
    ship.refuses(LoadEquipment(card=MISSION[2]), HoldFull())
    ship.refuses(LoadEquipment(card="equipment:E01/1"), HoldFull())
    assert limit(ship.state, EquipmentKind.SMALL) == 0
    ship.refuses(LoadEquipment(card="equipment:E20/1"), NotInArmory())
    ship.refuses(UnloadEquipment(card=MISSION[2]), NotInArmory())
    another = ship.order(UnloadEquipment(card=MISSION[0])).order(LoadEquipment(card=MISSION[2])).then(
        Moved(pieces=("equipment:E18/1",), start=zones.ARMORY, to=zones.CARGO),
    )  # fmt: skip
    assert another.at(zones.CARGO) == (*PERSONAL, MISSION[1], MISSION[2])
    legal = another.order(UnloadEquipment(card=MISSION[1])).legal()
    assert {order.card for order in legal if isinstance(order, LoadEquipment)} == set(MISSION[:2])
    assert {order.card for order in legal if isinstance(order, UnloadEquipment)} == {*PERSONAL, MISSION[2]}


@pytest.mark.rule("LCH-19")
def test_upgrades_go_without_room_but_only_with_what_they_belong_to():
    ship = loading(gone(SEC, REC).put(zones.ARMORY, *MISSION, "equipment:E21/1"))
    ship.refuses(LoadEquipment(card="equipment:E21/1"), UpgradeAlone())
    ship = ship.order(LoadEquipment(card=MISSION[0])).order(LoadEquipment(card=MISSION[1]))
    ship = ship.order(LoadEquipment(card="equipment:E21/1"))
    assert len(ship.at(zones.CARGO)) == 3
    assert ship.order(UnloadEquipment(card=MISSION[0])).at(zones.CARGO) == (MISSION[1],)
    twice = attrs.evolve(small_ship().equipment["E05"], copies=2)
    box = attrs.evolve(small_ship(), equipment={**small_ship().equipment, "E05": twice})
    cargo = ("equipment:E05/1", "equipment:E05/2", "equipment:E21/1")
    both = loading(gone(SEC, REC, box=box).put(zones.CARGO, *cargo))
    assert both.order(UnloadEquipment(card=cargo[0])).at(zones.CARGO) == cargo[1:]


@pytest.mark.rule("LCH-20")
@pytest.mark.example("LCH-x7")
def test_equipment_of_a_section_is_loaded_only_if_that_section_goes():
    armory = ("equipment:E03/1",)
    loading(gone(SEC, SCI).put(zones.ARMORY, *armory)).refuses(LoadEquipment(card=armory[0]), NobodyCanCarry())
    after = loading(gone(SEC, REC).put(zones.ARMORY, *armory)).order(LoadEquipment(card=armory[0])).then(
        Moved(pieces=("equipment:E03/1",), start=zones.ARMORY, to=zones.CARGO),
    )  # fmt: skip
    assert after.at(zones.CARGO)


@pytest.mark.rule("LCH-22", "LCH-23")
def test_an_empty_hold_is_legal_and_after_strapping_in_nothing_is_changed():
    ship = loading(gone(SEC, REC).put(zones.ARMORY, *PERSONAL)).order(StrapIn())
    assert ship.at(zones.CARGO) == ()
    assert ship.legal() == ()


@pytest.mark.rule("LCH-01", "LCH-02")
def test_no_planet_board_is_open_when_the_team_is_chosen():
    home = everybody(4).put(zones.SCANNER, "landing_cards:L03").comes_home(back(places={4: ("P117/1",)}))
    left = home.step(Phase.LEAVING)
    assert left.at(zones.sector(4)) == ("pois:P117/1",)
    with pytest.raises(AssertionError):
        choosing(left)
    asked = choosing(left.step(Phase.SAVE_POINT, "record", "close_board"))
    assert asked.at(zones.sector(4)) == ()
    assert isinstance(asked.state.question.effect.effect, ChooseTeamMember)
