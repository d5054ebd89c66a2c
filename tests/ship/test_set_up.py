"""Setting up a campaign: trays, seats, recruits, the first team, what the training brings along (CMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.ship.ship import ENG, FIRST_PLANET, LONG_POST, REC, SCI, SEC, back, campaign, small_ship
from tests.support.boxes import shipped
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.effects import ReadLog
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.dice.faces import STARTING_DICE, Section
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.crew import Sleeved
from vanguard_desktop.rulesets.ship.data.campaign.objectives import AskBridge
from vanguard_desktop.rulesets.ship.data.campaign.set_up import AssignSection, EnterSection, KeepRecruit, SectionEntered
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, LogRead, NotOffered, Pass, PickThing, SayYes
from vanguard_desktop.rulesets.ship.data.in_force import BeginStretch
from vanguard_desktop.rulesets.ship.data.journey.cycle import (
    CycleBegun,
    DoStep,
    Moved,
    NextStep,
    PageTurned,
    Revealed,
    Shuffled,
    StepBegun,
    TeamLaunched,
)
from vanguard_desktop.rulesets.ship.data.journey.launch import BuildDeck
from vanguard_desktop.rulesets.ship.data.journey.star_map import AskTravel, Registered, Travel
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew, die_of, id_of
from vanguard_desktop.rulesets.ship.state import Mode
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.setting.cards_ship import MoraleLevel
from vanguard_desktop.setting.crossing import ExpeditionOpening, Returned, SectionSeat, TeamMember


def until(ship, step):
    """Answers with the first legal answer until a question about that is asked, or none is left to ask."""
    while ship.state.question is not None and not isinstance(getattr(ship.state.question.effect, "effect", None), step):
        ship = ship.order(ship.legal()[0])
    return ship


def to_the_team(players):
    return until(campaign(players), EnterSection)


def after_the_training(**fields):
    team = tuple(Returned(id=f"c0{n}", section=section) for n, section in enumerate(Section, 1))
    training = back(*team[:2], world=FIRST_PLANET, places={1: ("P101/1",), 2: ("P000/1",)}, **fields)
    return campaign(1, mode=Mode.CONTINUATION, training=training)


@pytest.mark.rule("CMP-04", "CMP-05", "CMP-37", "ZON-01")
def test_everything_lies_behind_its_divider_at_the_start():
    ship = campaign()
    assert len(ship.at(zones.POIS)) == 26
    assert len(ship.at(zones.RECRUITS)) == 86
    assert {name.partition(":")[0] for name in ship.at(zones.BRIDGE)} == {"objectives", "tech_levels", "upgrades"}
    assert set(ship.at(zones.LANDERS)) == {f"landers:LD-{n}" for n in range(2, 7)}
    assert {id_of(card) for card in ship.at(zones.POSSIBLE)} == {f"S{n:02}" for n in range(1, 11)}
    assert {id_of(card) for card in ship.at(zones.FUTURE)} == {f"S{n}" for n in range(11, 27)}
    assert not any(map(ship.at, (zones.ARMORY, zones.GATHERED, zones.REMOVED, zones.ENVELOPE)))


@pytest.mark.rule("CMP-08", "CMP-09")
@pytest.mark.example("CMP-x6")
def test_only_the_starting_cards_lie_in_the_ship_book():
    ship = campaign()
    book = {card for zone, there in ship.state.zones.items() if zone.startswith("SB.") for card in there}
    assert {card.partition(":")[2] for card in book} == {"O01", "T1", "R04", "C01", "C02", "C03", "C06", "LD-1"}
    assert ship.state.morale is MoraleLevel.MEDIUM
    assert ship.state.pool == ship.state.bag == type(ship.state.pool)()
    assert ship.at(zones.ENVELOPE) == ship.at(zones.SCANNER) == ()
    assert ship.state.system == "SYS-01"


@pytest.mark.rule("CMP-06")
def test_decks_are_shuffled_once_when_the_campaign_begins():
    deck = campaign(seed=1).at(zones.POSSIBLE)
    assert deck != tuple(sorted(deck))
    assert deck != campaign(seed=2).at(zones.POSSIBLE)


@pytest.mark.rule("CMP-10", "ADD-11")
def test_what_is_sealed_is_not_there():
    ship = campaign()
    assert {card.partition(":")[0] for card in ship.at(zones.SEALED)} == {"add_ons", "dice", "events"}
    assert not ship.at(zones.ADD_ONS)


@pytest.mark.rule("CMP-02", "CMP-14")
@pytest.mark.parametrize(("players", "shares"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
def test_every_section_has_one_player_and_the_shares_are_even(players, shares):
    ship = to_the_team(players)
    assert sorted((len(seat.sections) for seat in ship.state.seats), reverse=True) == shares
    assert sorted(s.value for seat in ship.state.seats for s in seat.sections) == sorted(s.value for s in Section)


@pytest.mark.rule("CMP-02")
def test_nobody_takes_more_sections_than_the_others_have_room_for():
    ship = campaign(3)
    assert isinstance(ship.state.question.effect.effect, AssignSection)
    ship = ship.pick("1").pick("1")
    ship.refuses(PickThing(thing="1"), NotOffered())
    after = ship.pick("0")  # the last one goes to the third player by itself
    assert [len(seat.sections) for seat in after.state.seats] == [1, 2, 1]


@pytest.mark.rule("CMP-15", "CMP-16")
@pytest.mark.example("CMP-x7")
def test_a_rejected_recruit_is_shown_to_nobody_else():
    ship = until(campaign(4), KeepRecruit)
    shown = [member for section in Section for member in ship.at(zones.candidates(section))]
    assert len(shown) == len(set(shown)) == 12
    ship = ship.order(ship.legal()[0]).then(
        ANSWERED, Sleeved(member="c40", section=SEC, rank=1),
        Moved(pieces=("crew:c40",), start="DRAFT.security", to=zones.RESTING), TAKEN,
        opens(ChooseThing(section=SEC, effect=waits(KeepRecruit(section=SEC)))),
    )  # fmt: skip
    assert [len(ship.at(zones.candidates(section))) for section in Section] == [2, 3, 3, 3]


@pytest.mark.rule("CMP-15", "CMP-07")
@pytest.mark.example("CMP-x2")
def test_eight_recruits_are_kept_and_the_rest_return():
    ship = to_the_team(4).then(
        ANSWERED, Moved(pieces=("crew:c49",), start=zones.RESTING, to="CB.engineering.CREW"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="return_candidates"), NextStep()), TAKEN,
        StepBegun(because="CMP-15", phase=Phase.SET_UP, step="return_candidates"),
        Moved(pieces=("crew:c80",), start="DRAFT.security", to=zones.RECRUITS),
        Moved(pieces=("crew:c77",), start="DRAFT.recon", to=zones.RECRUITS),
        Moved(pieces=("crew:c43",), start="DRAFT.science", to=zones.RECRUITS),
        Moved(pieces=("crew:c54",), start="DRAFT.engineering", to=zones.RECRUITS),
        Shuffled(zone=zones.RECRUITS, order=("crew:c01", "crew:c54", "crew:c19", "crew:c52", "crew:c05", "crew:c79",
            "crew:c78", "crew:c10", "crew:c39", "crew:c07", "crew:c12", "crew:c71", "crew:c26", "crew:c72", "crew:c37",
            "crew:c85", "crew:c60", "crew:c36", "crew:c02", "crew:c56", "crew:c25", "crew:c46", "crew:c31", "crew:c44",
            "crew:c45", "crew:c61", "crew:c35", "crew:c58", "crew:c81", "crew:c32", "crew:c63", "crew:c38", "crew:c68",
            "crew:c77", "crew:c18", "crew:c03", "crew:c47", "crew:c08", "crew:c06", "crew:c67", "crew:c24", "crew:c23",
            "crew:c14", "crew:c75", "crew:c21", "crew:c76", "crew:c84", "crew:c42", "crew:c62", "crew:c43", "crew:c04",
            "crew:c16", "crew:c83", "crew:c70", "crew:c82", "crew:c50", "crew:c29", "crew:c57", "crew:c22", "crew:c51",
            "crew:c69", "crew:c48", "crew:c28", "crew:c20", "crew:c17", "crew:c11", "crew:c41", "crew:c34", "crew:c53",
            "crew:c27", "crew:c33", "crew:c65", "crew:c55", "crew:c80", "crew:c13", "crew:c15", "crew:c66", "crew:c74"),
            drawn=77),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="starting_dice"), NextStep()), TAKEN,
        StepBegun(because="CMP-18", phase=Phase.SET_UP, step="starting_dice"),
        Moved(pieces=("dice:red-defense-1", "dice:red-physical-1", "dice:red-basic-1", "dice:green-basic-1",
            "dice:blue-basic-1"), start=zones.BOX_DICE, to="CB.security.DICE"),
        Moved(pieces=("dice:green-explore-1", "dice:red-physical-2", "dice:red-basic-2", "dice:green-basic-2",
            "dice:blue-basic-2"), start=zones.BOX_DICE, to="CB.recon.DICE"),
        Moved(pieces=("dice:blue-science-1", "dice:green-biology-1", "dice:red-basic-3", "dice:green-basic-3",
            "dice:blue-basic-3"), start=zones.BOX_DICE, to="CB.science.DICE"),
        Moved(pieces=("dice:blue-construction-1", "dice:red-gather-1", "dice:red-basic-4", "dice:green-basic-4",
            "dice:blue-basic-4"), start=zones.BOX_DICE, to="CB.engineering.DICE"),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="choose_first_team"), NextStep()), TAKEN,
        StepBegun(because="CMP-19", phase=Phase.SET_UP, step="choose_first_team"),
        queued(EnterSection(seat=0), EnterSection(seat=1), EnterSection(seat=2), EnterSection(seat=3)), TAKEN,
        opens(ChooseThing(section=SEC, effect=waits(EnterSection(seat=0)))), DecisionClosed(automatic=True),
        SectionEntered(section=SEC), TAKEN, opens(ChooseThing(effect=waits(EnterSection(seat=1)))),
        DecisionClosed(automatic=True), SectionEntered(section=REC), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(EnterSection(seat=2)))), DecisionClosed(automatic=True),
        SectionEntered(section=SCI), TAKEN, opens(ChooseThing(section=ENG, effect=waits(EnterSection(seat=3)))),
        DecisionClosed(automatic=True), SectionEntered(section=ENG), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="stay_aboard"), NextStep()), TAKEN,
        StepBegun(because="CMP-20", phase=Phase.SET_UP, step="stay_aboard"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="section_decks"), NextStep()), TAKEN,
        StepBegun(because="CMP-21", phase=Phase.SET_UP, step="section_decks"),
        Moved(pieces=("section_cards:security-starter/1", "section_cards:security-starter/2",
            "section_cards:security-starter/3", "section_cards:security-starter/4", "section_cards:security-starter/5",
            "section_cards:security-starter/6", "section_cards:security-starter/7", "section_cards:security-starter/8",
            "section_cards:security-starter/9", "section_cards:security-starter/10"), start="SC.security.CARDS",
            to="CB.security.DECK"),
        Moved(pieces=("section_cards:recon-starter/1", "section_cards:recon-starter/2", "section_cards:recon-starter/3",
            "section_cards:recon-starter/4", "section_cards:recon-starter/5", "section_cards:recon-starter/6",
            "section_cards:recon-starter/7", "section_cards:recon-starter/8", "section_cards:recon-starter/9",
            "section_cards:recon-starter/10"), start="SC.recon.CARDS", to="CB.recon.DECK"),
        Moved(pieces=("section_cards:science-starter/1", "section_cards:science-starter/2",
            "section_cards:science-starter/3", "section_cards:science-starter/4", "section_cards:science-starter/5",
            "section_cards:science-starter/6", "section_cards:science-starter/7", "section_cards:science-starter/8",
            "section_cards:science-starter/9", "section_cards:science-starter/10"), start="SC.science.CARDS",
            to="CB.science.DECK"),
        Moved(pieces=("section_cards:engineering-starter/1", "section_cards:engineering-starter/2",
            "section_cards:engineering-starter/3", "section_cards:engineering-starter/4",
            "section_cards:engineering-starter/5", "section_cards:engineering-starter/6",
            "section_cards:engineering-starter/7", "section_cards:engineering-starter/8",
            "section_cards:engineering-starter/9", "section_cards:engineering-starter/10"),
            start="SC.engineering.CARDS", to="CB.engineering.DECK"),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="first_launch"), NextStep()), TAKEN,
        StepBegun(because="CMP-26", phase=Phase.SET_UP, step="first_launch"),
        TeamLaunched(opening=ExpeditionOpening(world=FIRST_PLANET, seats=(SectionSeat(name="Player 1", sections=(SEC,)),
            SectionSeat(name="Player 2", sections=(REC,)), SectionSeat(name="Player 3", sections=(SCI,)),
            SectionSeat(name="Player 4", sections=(ENG,))), team=(TeamMember(id="c40", section=SEC,
            dice=("red-defense-1", "red-physical-1", "red-basic-1", "green-basic-1", "blue-basic-1"),
            cards=("security-starter/1", "security-starter/2", "security-starter/3", "security-starter/4",
            "security-starter/5", "security-starter/6", "security-starter/7", "security-starter/8",
            "security-starter/9", "security-starter/10")), TeamMember(id="c73", section=REC, dice=("green-explore-1",
            "red-physical-2", "red-basic-2", "green-basic-2", "blue-basic-2"), cards=("recon-starter/1",
            "recon-starter/2", "recon-starter/3", "recon-starter/4", "recon-starter/5", "recon-starter/6",
            "recon-starter/7", "recon-starter/8", "recon-starter/9", "recon-starter/10")), TeamMember(id="c09",
            section=SCI, dice=("blue-science-1", "green-biology-1", "red-basic-3", "green-basic-3", "blue-basic-3"),
            cards=("science-starter/1", "science-starter/2", "science-starter/3", "science-starter/4",
            "science-starter/5", "science-starter/6", "science-starter/7", "science-starter/8", "science-starter/9",
            "science-starter/10")), TeamMember(id="c49", section=ENG, dice=("blue-construction-1", "red-gather-1",
            "red-basic-4", "green-basic-4", "blue-basic-4"), cards=("engineering-starter/1", "engineering-starter/2",
            "engineering-starter/3", "engineering-starter/4", "engineering-starter/5", "engineering-starter/6",
            "engineering-starter/7", "engineering-starter/8", "engineering-starter/9", "engineering-starter/10"))),
            rank_ups=("K01",), events=("EVT1", "EVT2", "EVT3", "EVT4", "EVT5")), seed=60350924018370, drawn=1),
        PageTurned(phase=Phase.EXPLORATION), TAKEN, queued(DoStep(phase=Phase.EXPLORATION, step="away")), TAKEN,
        StepBegun(because="BPE-16", phase=Phase.EXPLORATION, step="away"),
    )  # fmt: skip
    assert Counter(sleeve.section for sleeve in ship.state.sleeves.values()) == dict.fromkeys(Section, 2)
    assert len(ship.at(zones.RECRUITS)) == 78
    assert all(ship.state.free_sleeves(section, 1) == 2 for section in Section)


@pytest.mark.rule("CMP-17", "CMP-18")
def test_of_the_two_one_is_on_the_board_with_the_starting_dice():
    ship = to_the_team(2)
    for section in Section:
        assert len(ship.at(zones.board_crew(section))) == 1
        assert {die_of(die) for die in ship.at(zones.board_dice(section))} == set(STARTING_DICE[section])
        assert ship.at(zones.dice(section)) == ()
    assert len(ship.at(zones.RESTING)) == 4
    first = ship.answers_first().state.away
    assert {who.section: set(who.dice) for who in first.team} == {
        who.section: set(STARTING_DICE[who.section]) for who in first.team
    }


@pytest.mark.rule("CMP-19")
@pytest.mark.example("CMP-x1")
def test_with_three_players_each_enters_one_section():
    ship = to_the_team(3).then(
        ANSWERED, Moved(pieces=("crew:c49",), start=zones.RESTING, to="CB.engineering.CREW"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="return_candidates"), NextStep()), TAKEN,
        StepBegun(because="CMP-15", phase=Phase.SET_UP, step="return_candidates"),
        Moved(pieces=("crew:c80",), start="DRAFT.security", to=zones.RECRUITS),
        Moved(pieces=("crew:c77",), start="DRAFT.recon", to=zones.RECRUITS),
        Moved(pieces=("crew:c43",), start="DRAFT.science", to=zones.RECRUITS),
        Moved(pieces=("crew:c54",), start="DRAFT.engineering", to=zones.RECRUITS),
        Shuffled(zone=zones.RECRUITS, order=("crew:c01", "crew:c54", "crew:c19", "crew:c52", "crew:c05", "crew:c79",
            "crew:c78", "crew:c10", "crew:c39", "crew:c07", "crew:c12", "crew:c71", "crew:c26", "crew:c72", "crew:c37",
            "crew:c85", "crew:c60", "crew:c36", "crew:c02", "crew:c56", "crew:c25", "crew:c46", "crew:c31", "crew:c44",
            "crew:c45", "crew:c61", "crew:c35", "crew:c58", "crew:c81", "crew:c32", "crew:c63", "crew:c38", "crew:c68",
            "crew:c77", "crew:c18", "crew:c03", "crew:c47", "crew:c08", "crew:c06", "crew:c67", "crew:c24", "crew:c23",
            "crew:c14", "crew:c75", "crew:c21", "crew:c76", "crew:c84", "crew:c42", "crew:c62", "crew:c43", "crew:c04",
            "crew:c16", "crew:c83", "crew:c70", "crew:c82", "crew:c50", "crew:c29", "crew:c57", "crew:c22", "crew:c51",
            "crew:c69", "crew:c48", "crew:c28", "crew:c20", "crew:c17", "crew:c11", "crew:c41", "crew:c34", "crew:c53",
            "crew:c27", "crew:c33", "crew:c65", "crew:c55", "crew:c80", "crew:c13", "crew:c15", "crew:c66", "crew:c74"),
            drawn=77),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="starting_dice"), NextStep()), TAKEN,
        StepBegun(because="CMP-18", phase=Phase.SET_UP, step="starting_dice"),
        Moved(pieces=("dice:red-defense-1", "dice:red-physical-1", "dice:red-basic-1", "dice:green-basic-1",
            "dice:blue-basic-1"), start=zones.BOX_DICE, to="CB.security.DICE"),
        Moved(pieces=("dice:green-explore-1", "dice:red-physical-2", "dice:red-basic-2", "dice:green-basic-2",
            "dice:blue-basic-2"), start=zones.BOX_DICE, to="CB.recon.DICE"),
        Moved(pieces=("dice:blue-science-1", "dice:green-biology-1", "dice:red-basic-3", "dice:green-basic-3",
            "dice:blue-basic-3"), start=zones.BOX_DICE, to="CB.science.DICE"),
        Moved(pieces=("dice:blue-construction-1", "dice:red-gather-1", "dice:red-basic-4", "dice:green-basic-4",
            "dice:blue-basic-4"), start=zones.BOX_DICE, to="CB.engineering.DICE"),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="choose_first_team"), NextStep()), TAKEN,
        StepBegun(because="CMP-19", phase=Phase.SET_UP, step="choose_first_team"),
        queued(EnterSection(seat=0), EnterSection(seat=1), EnterSection(seat=2)), TAKEN,
        opens(ChooseThing(section=SEC, effect=waits(EnterSection(seat=0)))),
    )  # fmt: skip
    two = next(seat for seat in ship.state.seats if len(seat.sections) == 2)
    assert {PickThing(thing=section.value) for section in two.sections} == set(ship.legal())
    after = ship.order(ship.legal()[0])
    assert len(after.state.away.team) == 3


@pytest.mark.rule("CMP-19")
def test_a_single_player_enters_two_sections():
    after = to_the_team(1).pick("science").pick("security")
    assert [who.section for who in after.state.away.team] == [SEC, SCI]


@pytest.mark.rule("CMP-20")
@pytest.mark.example("CMP-x3")
def test_who_stays_aboard_rests_and_keeps_the_dice_in_the_compartment():
    ship = to_the_team(2).then(
        ANSWERED, Moved(pieces=("crew:c49",), start=zones.RESTING, to="CB.engineering.CREW"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="return_candidates"), NextStep()), TAKEN,
        StepBegun(because="CMP-15", phase=Phase.SET_UP, step="return_candidates"),
        Moved(pieces=("crew:c80",), start="DRAFT.security", to=zones.RECRUITS),
        Moved(pieces=("crew:c77",), start="DRAFT.recon", to=zones.RECRUITS),
        Moved(pieces=("crew:c43",), start="DRAFT.science", to=zones.RECRUITS),
        Moved(pieces=("crew:c54",), start="DRAFT.engineering", to=zones.RECRUITS),
        Shuffled(zone=zones.RECRUITS, order=("crew:c01", "crew:c54", "crew:c19", "crew:c52", "crew:c05", "crew:c79",
            "crew:c78", "crew:c10", "crew:c39", "crew:c07", "crew:c12", "crew:c71", "crew:c26", "crew:c72", "crew:c37",
            "crew:c85", "crew:c60", "crew:c36", "crew:c02", "crew:c56", "crew:c25", "crew:c46", "crew:c31", "crew:c44",
            "crew:c45", "crew:c61", "crew:c35", "crew:c58", "crew:c81", "crew:c32", "crew:c63", "crew:c38", "crew:c68",
            "crew:c77", "crew:c18", "crew:c03", "crew:c47", "crew:c08", "crew:c06", "crew:c67", "crew:c24", "crew:c23",
            "crew:c14", "crew:c75", "crew:c21", "crew:c76", "crew:c84", "crew:c42", "crew:c62", "crew:c43", "crew:c04",
            "crew:c16", "crew:c83", "crew:c70", "crew:c82", "crew:c50", "crew:c29", "crew:c57", "crew:c22", "crew:c51",
            "crew:c69", "crew:c48", "crew:c28", "crew:c20", "crew:c17", "crew:c11", "crew:c41", "crew:c34", "crew:c53",
            "crew:c27", "crew:c33", "crew:c65", "crew:c55", "crew:c80", "crew:c13", "crew:c15", "crew:c66", "crew:c74"),
            drawn=77),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="starting_dice"), NextStep()), TAKEN,
        StepBegun(because="CMP-18", phase=Phase.SET_UP, step="starting_dice"),
        Moved(pieces=("dice:red-defense-1", "dice:red-physical-1", "dice:red-basic-1", "dice:green-basic-1",
            "dice:blue-basic-1"), start=zones.BOX_DICE, to="CB.security.DICE"),
        Moved(pieces=("dice:green-explore-1", "dice:red-physical-2", "dice:red-basic-2", "dice:green-basic-2",
            "dice:blue-basic-2"), start=zones.BOX_DICE, to="CB.recon.DICE"),
        Moved(pieces=("dice:blue-science-1", "dice:green-biology-1", "dice:red-basic-3", "dice:green-basic-3",
            "dice:blue-basic-3"), start=zones.BOX_DICE, to="CB.science.DICE"),
        Moved(pieces=("dice:blue-construction-1", "dice:red-gather-1", "dice:red-basic-4", "dice:green-basic-4",
            "dice:blue-basic-4"), start=zones.BOX_DICE, to="CB.engineering.DICE"),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="choose_first_team"), NextStep()), TAKEN,
        StepBegun(because="CMP-19", phase=Phase.SET_UP, step="choose_first_team"),
        queued(EnterSection(seat=0), EnterSection(seat=1)), TAKEN,
        opens(ChooseThing(section=SEC, effect=waits(EnterSection(seat=0)))),
    )  # fmt: skip
    for section in (SEC, SCI):
        if ship.state.question is not None and PickThing(thing=section.value) in ship.legal():
            ship = ship.pick(section.value)
    for section in (REC, ENG):
        assert not ship.at(zones.board_crew(section))
        assert len(ship.at(zones.dice(section))) == 5
    assert len(ship.at(zones.RESTING)) == 6


@pytest.mark.rule("CMP-21")
def test_section_decks_of_the_first_planet_are_the_ten_starter_cards_in_another_order():
    ship = to_the_team(4)
    while ship.state.away is None:
        assert not isinstance(ship.state.question, BuildDeck)
        ship = ship.order(ship.legal()[0])
    cards = small_ship().section_cards
    for who in ship.state.away.team:
        assert len(who.cards) == 10
        assert all(cards[card_of(card)].starter and cards[card_of(card)].rank == 1 for card in who.cards)
        assert all(cards[card_of(card)].section is who.section for card in who.cards)
    away = EXPEDITION.begin(small_ship(), ship.state.away, seed=1)
    landed = replay(EXPEDITION, away, settle(EXPEDITION, away))
    laid = {who.id: who.cards for who in ship.state.away.team}
    shuffled = {member.id: (*member.hand, *member.deck) for member in landed.members}
    assert {id: sorted(cards) for id, cards in shuffled.items()} == {id: sorted(cards) for id, cards in laid.items()}
    assert shuffled != laid


@pytest.mark.rule("CMP-21", "CRD-02")
def test_of_starter_cards_with_two_copies_one_goes_to_the_first_planet():
    ship = campaign(2, shipped(), campaign=LONG_POST)
    while ship.state.away is None:
        ship = ship.order(ship.legal()[0])
    starters = {section: [] for section in Section}
    for id, card in shipped().section_cards.items():
        if card.starter:
            starters[card.section].append(f"{id}/1")
    assert {len(cards) for cards in starters.values()} == {10}
    assert len(ship.state.away.team) == 2
    for who in ship.state.away.team:
        assert sorted(who.cards) == sorted(starters[who.section])
        rest = sorted(ship.at(zones.cards(who.section)))
        twice = [card for card in rest if shipped().section_cards[id_of(card)].starter]
        assert len(twice) == 2
        assert len(rest) == 20


@pytest.mark.rule("CMP-22", "CMP-25")
def test_the_first_planet_is_opened_with_the_cards_of_the_training_and_nothing_else():
    away = to_the_team(1).pick("recon").pick("security").state.away
    assert away.world == FIRST_PLANET
    assert set(away.events) == {f"EVT{n}" for n in range(1, 6)}
    assert away.rank_ups == ("K01",)
    assert (away.lander, away.equipment, away.mods) == (None, (), ())
    assert any(small_ship().crew[who.id].charges for who in away.team)
    assert all(who.charges == 0 and who.rank == 1 and not who.equipment for who in away.team)


@pytest.mark.rule("CMP-25", "TUT-10")
def test_on_the_first_planet_of_the_long_post_no_supplies_are_counted():
    ship = campaign(2, shipped(), campaign=LONG_POST)
    while ship.state.away is None:
        ship = ship.order(ship.legal()[0])
    away = EXPEDITION.begin(shipped(), ship.state.away, seed=1)
    assert replay(EXPEDITION, away, settle(EXPEDITION, away)).unlimited_supplies


@pytest.mark.rule("CMP-13")
def test_the_opening_entry_is_read_first():
    assert campaign().state.logs_read == {"START": 1}


@pytest.mark.rule("CMP-28", "CMP-29")
def test_the_crew_of_the_training_goes_on_and_is_promoted_with_its_rank_up_card():
    ship = after_the_training(rank_up="K01", rank_up_done=True, successes=2)
    assert {ship.state.sleeves[f"c0{n}"].rank for n in (1, 2)} == {2}
    assert {ship.state.sleeves[f"c0{n}"].rank for n in (3, 4)} == {1}
    assert {crew(f"c0{n}") for n in (1, 2, 3, 4)} <= set(ship.at(zones.RESTING))
    assert {"rank_ups:K01", "missions:M01", "conditions:G01", "pois:P101/1"} <= set(ship.at(zones.REMOVED))
    assert "pois:P000/1" in ship.at(zones.POIS)


@pytest.mark.rule("CMP-29")
def test_without_the_rank_up_card_nobody_is_promoted():
    assert {sleeve.rank for sleeve in after_the_training(rank_up="K01").state.sleeves.values()} == {1}


@pytest.mark.rule("CMP-30", "CMP-31")
@pytest.mark.example("CMP-x4")
def test_five_successes_buy_the_wild_dice():
    asked = after_the_training(successes=9)
    assert set(asked.legal()) == {SayYes(), Pass()}
    after = asked.order(SayYes()).answers_first().then(
        ANSWERED, Sleeved(member="c09", section=ENG, rank=1),
        Moved(pieces=("crew:c09",), start="DRAFT.engineering", to="HAND.engineering"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="return_candidates"), NextStep()), TAKEN,
        StepBegun(because="CMP-15", phase=Phase.SET_UP, step="return_candidates"),
        Moved(pieces=("crew:c64",), start="DRAFT.security", to=zones.RECRUITS),
        Moved(pieces=("crew:c73",), start="DRAFT.recon", to=zones.RECRUITS),
        Moved(pieces=("crew:c77",), start="DRAFT.science", to=zones.RECRUITS),
        Moved(pieces=("crew:c30",), start="DRAFT.engineering", to=zones.RECRUITS),
        Shuffled(zone=zones.RECRUITS, order=("crew:c39", "crew:c30", "crew:c57", "crew:c23", "crew:c83", "crew:c86",
            "crew:c19", "crew:c24", "crew:c34", "crew:c58", "crew:c75", "crew:c50", "crew:c05", "crew:c85", "crew:c26",
            "crew:c78", "crew:c12", "crew:c42", "crew:c44", "crew:c38", "crew:c15", "crew:c71", "crew:c45", "crew:c28",
            "crew:c54", "crew:c32", "crew:c67", "crew:c60", "crew:c41", "crew:c56", "crew:c13", "crew:c51", "crew:c37",
            "crew:c73", "crew:c81", "crew:c36", "crew:c70", "crew:c47", "crew:c68", "crew:c48", "crew:c46", "crew:c29",
            "crew:c69", "crew:c52", "crew:c76", "crew:c27", "crew:c21", "crew:c43", "crew:c62", "crew:c77", "crew:c61",
            "crew:c10", "crew:c72", "crew:c17", "crew:c06", "crew:c11", "crew:c49", "crew:c31", "crew:c08", "crew:c66",
            "crew:c16", "crew:c07", "crew:c35", "crew:c82", "crew:c25", "crew:c63", "crew:c14", "crew:c55", "crew:c79",
            "crew:c22", "crew:c33", "crew:c65", "crew:c53", "crew:c64", "crew:c84", "crew:c20", "crew:c18", "crew:c74"),
            drawn=77),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="starting_dice"), NextStep()), TAKEN,
        StepBegun(because="CMP-18", phase=Phase.SET_UP, step="starting_dice"),
        Moved(pieces=("dice:red-defense-1", "dice:red-physical-1", "dice:red-basic-1", "dice:green-basic-1",
            "dice:blue-basic-1"), start=zones.BOX_DICE, to="SC.security.DICE"),
        Moved(pieces=("dice:green-explore-1", "dice:red-physical-2", "dice:red-basic-2", "dice:green-basic-2",
            "dice:blue-basic-2"), start=zones.BOX_DICE, to="SC.recon.DICE"),
        Moved(pieces=("dice:blue-science-1", "dice:green-biology-1", "dice:red-basic-3", "dice:green-basic-3",
            "dice:blue-basic-3"), start=zones.BOX_DICE, to="SC.science.DICE"),
        Moved(pieces=("dice:blue-construction-1", "dice:red-gather-1", "dice:red-basic-4", "dice:green-basic-4",
            "dice:blue-basic-4"), start=zones.BOX_DICE, to="SC.engineering.DICE"),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="choose_first_team"), NextStep()), TAKEN,
        StepBegun(because="CMP-19", phase=Phase.SET_UP, step="choose_first_team"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="stay_aboard"), NextStep()), TAKEN,
        StepBegun(because="CMP-20", phase=Phase.SET_UP, step="stay_aboard"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="section_decks"), NextStep()), TAKEN,
        StepBegun(because="CMP-21", phase=Phase.SET_UP, step="section_decks"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="first_launch"), NextStep()), TAKEN,
        StepBegun(because="CMP-26", phase=Phase.SET_UP, step="first_launch"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="begin_cycle"), NextStep()), TAKEN,
        StepBegun(because="CYC-07", phase=Phase.BRIDGE, step="begin_cycle"), CycleBegun(), queued(ReadLog(log="750")),
        TAKEN, LogRead(log="750"), TAKEN, queued(DoStep(phase=Phase.BRIDGE, step="count_bridges"), NextStep()), TAKEN,
        StepBegun(because="SEF-13", phase=Phase.BRIDGE, step="count_bridges"),
        queued(BeginStretch(stretch=fx.Stretch.PHASE)), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="install"), NextStep()), TAKEN,
        StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="command"), NextStep()), TAKEN,
        StepBegun(because="BRG-06", phase=Phase.BRIDGE, step="command"), PoolChanged(command=2), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="penalty"), NextStep()), TAKEN,
        StepBegun(because="BRG-07", phase=Phase.BRIDGE, step="penalty"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="energy"), NextStep()), TAKEN,
        StepBegun(because="BRG-08", phase=Phase.BRIDGE, step="energy"), PoolChanged(energy=4), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="change_income"), NextStep()), TAKEN,
        StepBegun(because="BRG-23", phase=Phase.BRIDGE, step="change_income"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="use_and_declare"), NextStep()), TAKEN,
        StepBegun(because="OBJ-15", phase=Phase.BRIDGE, step="use_and_declare"), queued(AskBridge()), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="check_situations"), NextStep()), TAKEN,
        StepBegun(because="BRG-16", phase=Phase.BRIDGE, step="check_situations"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="reveal_situations"), NextStep()), TAKEN,
        StepBegun(because="BRG-18", phase=Phase.BRIDGE, step="reveal_situations"),
        Revealed(pieces=("situations:S05",), start=zones.POSSIBLE, to=zones.OPEN_SITUATIONS), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="clear_scanner"), NextStep()), TAKEN,
        StepBegun(because="BRG-20", phase=Phase.BRIDGE, step="clear_scanner"), TAKEN,
        queued(DoStep(phase=Phase.STAR_MAP, step="travel"), NextStep()), TAKEN,
        StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-01"), TAKEN, opens(Travel()),
    )  # fmt: skip
    assert after.state.dice_each == 6
    assert "green-wild-1" in after.state.dice_of(SEC)
    assert after.state.bag.success == 4
    assert asked.order(Pass()).answers_first().state.dice_each == 5


@pytest.mark.rule("CMP-30")
@pytest.mark.example("CMP-x5")
def test_with_fewer_successes_nothing_is_offered():
    after = after_the_training(successes=4).answers_first().then(
        ANSWERED, Sleeved(member="c09", section=ENG, rank=1),
        Moved(pieces=("crew:c09",), start="DRAFT.engineering", to="HAND.engineering"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="return_candidates"), NextStep()), TAKEN,
        StepBegun(because="CMP-15", phase=Phase.SET_UP, step="return_candidates"),
        Moved(pieces=("crew:c64",), start="DRAFT.security", to=zones.RECRUITS),
        Moved(pieces=("crew:c73",), start="DRAFT.recon", to=zones.RECRUITS),
        Moved(pieces=("crew:c77",), start="DRAFT.science", to=zones.RECRUITS),
        Moved(pieces=("crew:c30",), start="DRAFT.engineering", to=zones.RECRUITS),
        Shuffled(zone=zones.RECRUITS, order=("crew:c39", "crew:c30", "crew:c57", "crew:c23", "crew:c83", "crew:c86",
            "crew:c19", "crew:c24", "crew:c34", "crew:c58", "crew:c75", "crew:c50", "crew:c05", "crew:c85", "crew:c26",
            "crew:c78", "crew:c12", "crew:c42", "crew:c44", "crew:c38", "crew:c15", "crew:c71", "crew:c45", "crew:c28",
            "crew:c54", "crew:c32", "crew:c67", "crew:c60", "crew:c41", "crew:c56", "crew:c13", "crew:c51", "crew:c37",
            "crew:c73", "crew:c81", "crew:c36", "crew:c70", "crew:c47", "crew:c68", "crew:c48", "crew:c46", "crew:c29",
            "crew:c69", "crew:c52", "crew:c76", "crew:c27", "crew:c21", "crew:c43", "crew:c62", "crew:c77", "crew:c61",
            "crew:c10", "crew:c72", "crew:c17", "crew:c06", "crew:c11", "crew:c49", "crew:c31", "crew:c08", "crew:c66",
            "crew:c16", "crew:c07", "crew:c35", "crew:c82", "crew:c25", "crew:c63", "crew:c14", "crew:c55", "crew:c79",
            "crew:c22", "crew:c33", "crew:c65", "crew:c53", "crew:c64", "crew:c84", "crew:c20", "crew:c18", "crew:c74"),
            drawn=77),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="starting_dice"), NextStep()), TAKEN,
        StepBegun(because="CMP-18", phase=Phase.SET_UP, step="starting_dice"),
        Moved(pieces=("dice:red-defense-1", "dice:red-physical-1", "dice:red-basic-1", "dice:green-basic-1",
            "dice:blue-basic-1"), start=zones.BOX_DICE, to="SC.security.DICE"),
        Moved(pieces=("dice:green-explore-1", "dice:red-physical-2", "dice:red-basic-2", "dice:green-basic-2",
            "dice:blue-basic-2"), start=zones.BOX_DICE, to="SC.recon.DICE"),
        Moved(pieces=("dice:blue-science-1", "dice:green-biology-1", "dice:red-basic-3", "dice:green-basic-3",
            "dice:blue-basic-3"), start=zones.BOX_DICE, to="SC.science.DICE"),
        Moved(pieces=("dice:blue-construction-1", "dice:red-gather-1", "dice:red-basic-4", "dice:green-basic-4",
            "dice:blue-basic-4"), start=zones.BOX_DICE, to="SC.engineering.DICE"),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="choose_first_team"), NextStep()), TAKEN,
        StepBegun(because="CMP-19", phase=Phase.SET_UP, step="choose_first_team"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="stay_aboard"), NextStep()), TAKEN,
        StepBegun(because="CMP-20", phase=Phase.SET_UP, step="stay_aboard"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="section_decks"), NextStep()), TAKEN,
        StepBegun(because="CMP-21", phase=Phase.SET_UP, step="section_decks"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="first_launch"), NextStep()), TAKEN,
        StepBegun(because="CMP-26", phase=Phase.SET_UP, step="first_launch"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="begin_cycle"), NextStep()), TAKEN,
        StepBegun(because="CYC-07", phase=Phase.BRIDGE, step="begin_cycle"), CycleBegun(), queued(ReadLog(log="750")),
        TAKEN, LogRead(log="750"), TAKEN, queued(DoStep(phase=Phase.BRIDGE, step="count_bridges"), NextStep()), TAKEN,
        StepBegun(because="SEF-13", phase=Phase.BRIDGE, step="count_bridges"),
        queued(BeginStretch(stretch=fx.Stretch.PHASE)), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="install"), NextStep()), TAKEN,
        StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="command"), NextStep()), TAKEN,
        StepBegun(because="BRG-06", phase=Phase.BRIDGE, step="command"), PoolChanged(command=2), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="penalty"), NextStep()), TAKEN,
        StepBegun(because="BRG-07", phase=Phase.BRIDGE, step="penalty"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="energy"), NextStep()), TAKEN,
        StepBegun(because="BRG-08", phase=Phase.BRIDGE, step="energy"), PoolChanged(energy=4), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="change_income"), NextStep()), TAKEN,
        StepBegun(because="BRG-23", phase=Phase.BRIDGE, step="change_income"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="use_and_declare"), NextStep()), TAKEN,
        StepBegun(because="OBJ-15", phase=Phase.BRIDGE, step="use_and_declare"), queued(AskBridge()), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="check_situations"), NextStep()), TAKEN,
        StepBegun(because="BRG-16", phase=Phase.BRIDGE, step="check_situations"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="reveal_situations"), NextStep()), TAKEN,
        StepBegun(because="BRG-18", phase=Phase.BRIDGE, step="reveal_situations"),
        Revealed(pieces=("situations:S05",), start=zones.POSSIBLE, to=zones.OPEN_SITUATIONS), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="clear_scanner"), NextStep()), TAKEN,
        StepBegun(because="BRG-20", phase=Phase.BRIDGE, step="clear_scanner"), TAKEN,
        queued(DoStep(phase=Phase.STAR_MAP, step="travel"), NextStep()), TAKEN,
        StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-01"), TAKEN, opens(Travel()),
    )  # fmt: skip
    assert after.state.dice_each == 5
    assert after.state.bag.success == 4


@pytest.mark.rule("CMP-31")
def test_the_unique_discovery_of_the_training_lies_in_its_slot_if_it_was_found():
    assert after_the_training(uniques_found=(1,)).at(zones.unique(1)) == ("uniques:1",)
    assert after_the_training().at(zones.unique(1)) == ()


@pytest.mark.rule("CMP-31")
def test_after_the_training_nobody_stands_on_a_board_and_all_successes_left_are_in_the_bag():
    after = after_the_training(successes=3).answers_first()
    assert not any(after.at(zones.board_crew(section)) for section in Section)
    assert len(after.at(zones.RESTING)) == 4
    assert (after.state.bag.success, after.state.pool.success) == (3, 0)


@pytest.mark.rule("CMP-31", "END-21")
def test_what_entries_of_the_training_gave_and_noted_is_there_in_the_campaign():
    keeper = "research_projects:R01"
    assert after_the_training().answers_first().where(keeper) == zones.RESEARCH
    texts = (fx.Gain(card="R01"), fx.ChangeCounter(counter="trust", by=1))
    after = after_the_training(for_ship=texts, flags=("signed",), logs=("12", "13", "12")).answers_first()
    assert after.where(keeper) == zones.ENVELOPE
    assert after.state.counters["trust"] == after_the_training().state.counters["trust"] + 1
    assert after.state.flags == ("signed",)
    assert after.state.logs_read == {"12": 2, "13": 1, "750": 1}


@pytest.mark.rule("CMP-32", "CMP-01")
def test_every_section_keeps_one_of_two_recruits_who_is_available_and_the_first_cycle_begins():
    asked = after_the_training()
    assert [len(asked.at(zones.candidates(section))) for section in Section] == [2, 2, 2, 2]
    after = asked.answers_first()
    assert all(len(after.state.available(section)) == 1 for section in Section)
    assert len(after.at(zones.RECRUITS)) == len(small_ship().crew) - 8
    assert after.state.cycle == 1
    assert after.state.logs_read == {"750": 1}
    assert after.state.phase is not Phase.SET_UP
