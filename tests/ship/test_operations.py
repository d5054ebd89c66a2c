"""Operations: in a campaign everything is real, alone they are played on a ship of their own (OPS)."""

from __future__ import annotations

import json

import attrs
import pytest

from tests.ship.ship import FIXTURE, REC, SCI, SEC, Ship, aboard, back, on_board, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.dice.faces import ALL_DICE, DieType, Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.stand_alone import medal_for, scored
from vanguard_desktop.rulesets.ship.data.campaign.operations import (
    GainTierEquipment,
    Medal,
    NoSuchOperation,
    OperationScored,
    OperationStarted,
    OperationTooDear,
    StartOperation,
)
from vanguard_desktop.rulesets.ship.data.facilities.hangar import EndHangar, FitOutLander, LanderChosen, OfferRepairs
from vanguard_desktop.rulesets.ship.data.in_force import BeginStretch
from vanguard_desktop.rulesets.ship.data.journey.cycle import DoStep, Moved, NextStep, StepBegun, TeamHome, TeamLaunched
from vanguard_desktop.rulesets.ship.data.journey.launch import ChooseTeamMember, FinishDeck, StrapIn
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewReturned
from vanguard_desktop.rulesets.ship.data.journey.scanner import PartsRevealed
from vanguard_desktop.rulesets.ship.data.journey.star_map import AskTravel, LandingChosen, Registered, Travel
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.facilities.lander import usable
from vanguard_desktop.rulesets.ship.journey.embark import opening
from vanguard_desktop.rulesets.ship.journey.team import away_team
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import die_of, id_of
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Finished, Mode, RecordSheet
from vanguard_desktop.setting.cards import InjuryKind
from vanguard_desktop.setting.cards.team import Stat
from vanguard_desktop.setting.cards_ship import LandingCard, OperationCard
from vanguard_desktop.setting.crossing import Ending, ExpeditionOpening, PlanetRecord, Returned, SectionSeat, TeamMember
from vanguard_desktop.setting.standing import Stretch
from vanguard_desktop.store.operation_register import Best, best_results, remember

OL, OP = "landing_cards:OL-1", "OP-1"
FINDS = ("mineral-common/1", "flora-common/1", "specimen-rare/1")


def with_operation(tier=1, team=None):
    """The small ship with an operation on one of its boards, and things of higher tiers."""
    box = small_ship()
    card = OperationCard(id=OP, name="Express", tier=tier, landing="OL-1", silver=8, gold=12, team=team)
    landing = LandingCard(id="OL-1", name="Express", world="planet_1")
    second = {id: attrs.evolve(box.equipment[id], tier=2) for id in ("E16", "E17", "E20")}
    third = {"LD-3": 2, "LD-4": 2, "LD-5": 3, "LD-6": 3}
    landers = {id: attrs.evolve(box.landers[id], tier=needed) for id, needed in third.items()}
    mods = {"A20": attrs.evolve(box.lander_mods["A20"], tier=2)}
    return attrs.evolve(
        box,
        operations={OP: card},
        landing_cards={**box.landing_cards, "OL-1": landing},
        equipment={**box.equipment, **second},
        landers={**box.landers, **landers},
        lander_mods={**box.lander_mods, **mods},
    )


def traveling(energy=2, **laid):
    return aboard(2, box=with_operation(), **laid).pooled(energy=energy).step(Phase.STAR_MAP, "travel")


# In a campaign.


@pytest.mark.rule("OPS-15", "OPS-03", "MAP-09")
@pytest.mark.example("OPS-x4")
def test_an_operation_is_a_visit_that_costs_two_energy_and_keeps_the_ship_from_drifting():
    after = traveling().order(StartOperation(operation=OP)).then(
        ANSWERED, PoolChanged(energy=-2), Moved(pieces=(OL,), start=zones.LANDINGS, to=zones.SCANNER),
        LandingChosen(card="OL-1"), OperationStarted(operation=OP),
    )  # fmt: skip
    assert after.state.pool.energy == 0
    assert after.at(zones.SCANNER) == (OL,)
    assert after.state.scanned == 0
    assert not isinstance(after.state.question, Travel)
    traveling(energy=1).refuses(StartOperation(operation=OP), OperationTooDear())


@pytest.mark.rule("OPS-14")
def test_it_is_offered_once_the_sealed_envelope_is_open_and_legal_before():
    start = StartOperation(operation=OP)
    sealed = traveling()
    assert start not in sealed.legal()
    assert SHIP.why_not(sealed.state, start) is None
    opened = sealed.put(zones.BOX_DICE, *sealed.at(zones.SEALED))
    assert start in opened.legal()


@pytest.mark.rule("OPS-15", "OPS-18")
@pytest.mark.example("OPS-x5")
def test_a_completed_operation_is_not_there_any_more():
    ship = traveling(operations_done=(OP,)).then(
        TAKEN, StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-01"), TAKEN, opens(Travel()),
    )  # fmt: skip
    ship = ship.put(zones.REMOVED, OL).put(zones.BOX_DICE, *ship.at(zones.SEALED))
    assert StartOperation(operation=OP) not in ship.legal()
    ship.refuses(StartOperation(operation=OP), NoSuchOperation())
    alone = played_alone(with_operation())
    assert alone.state.operation == OP  # alone it can be played as often as one likes


def home_from(ship, **fields):
    ship, security = on_board(ship, SEC)
    ship = ship.put(zones.SCANNER, OL).comes_home(back(security, lander="LD-1", **fields))
    return ship.step(Phase.LEAVING).step(Phase.DOCKING, "mission_failure")


@pytest.mark.rule("OPS-16", "OPS-18")
def test_a_success_is_rewarded_and_the_card_leaves_the_game():
    ship = home_from(aboard(2, box=with_operation()))
    assert ship.state.operations_done == (OP,)
    assert OL in ship.at(zones.REMOVED)
    assert len(ship.legal()) == 3
    assert ship.option(2).state.pool.success == 4


@pytest.mark.rule("OPS-18")
def test_two_random_equipment_cards_of_the_tier_are_a_reward():
    ship = aboard(2, box=with_operation(tier=2)).effects(GainTierEquipment(tier=2))
    assert len(ship.at(zones.ARMORY)) == 2
    assert {id_of(card) for card in ship.at(zones.ARMORY)} < {"E16", "E17", "E20"}


@pytest.mark.rule("OPS-16", "OPS-19")
def test_a_failure_has_its_usual_price_and_may_be_tried_again():
    ship = home_from(aboard(2, box=with_operation()), missions=("M04",), failed=True)
    assert ship.state.morale.value == "low"
    assert ship.at(zones.SCANNER) == (OL,)
    assert ship.state.operations_done == ()
    assert ship.step(Phase.BRIDGE, "clear_scanner").where(OL) == zones.LANDINGS


@pytest.mark.rule("OPS-17")
def test_boards_of_operations_are_never_recorded_and_begin_as_printed():
    ship = home_from(aboard(2, box=with_operation()), missions=("M04",), places={3: ("P117/1",)})
    assert ship.answers_first().step(Phase.SAVE_POINT, "record").state.records == {}
    sheet = RecordSheet(landing="L01", board=PlanetRecord(places={4: ("P117/1",)}))
    other = launching(aboard(2, box=with_operation(), lander="LD-1", records={"planet_1": sheet}))
    assert opening(other.state).record is None


def launching(ship):
    ship = ship.put(zones.SCANNER, OL).with_crew(SEC, zones.board_crew(SEC), 1)
    return ship.with_crew(SCI, zones.board_crew(SCI), 1)


@pytest.mark.rule("OPS-21")
def test_the_harder_mode_holds_for_one_operation():
    after = traveling().order(StartOperation(operation=OP, deadly=True))
    assert after.state.deadly_operation
    assert opening(launching(after).laid(lander="LD-1").state).options.deadly_injuries
    usual = traveling().order(StartOperation(operation=OP))
    assert not opening(launching(usual).laid(lander="LD-1").state).options.deadly_injuries
    planet = launching(after).laid(lander="LD-1").put(zones.LANDINGS, OL).put(zones.SCANNER, "landing_cards:L01")
    assert not opening(planet.state).options.deadly_injuries


@pytest.mark.rule("OPS-22")
def test_an_operation_may_say_how_many_go():
    ship = aboard(4, box=with_operation(team=2)).put(zones.SCANNER, OL)
    for section in Section:
        ship = ship.with_crew(section, zones.hand(section), 1)
    ship = ship.step(Phase.LAUNCH, "choose_team")
    assert ship.state.question.effect.effect == ChooseTeamMember(seat=0)
    ship = ship.pick(ship.at(zones.hand(REC))[0])
    ship = ship.pick(ship.at(zones.hand(SCI))[0])
    assert ship.state.question is None
    assert away_team(ship.state) == [REC, SCI]


@pytest.mark.rule("OPS-22", "LCH-06")
@pytest.mark.parametrize(("team", "lacks"), [(2, False), (3, True)])
def test_where_an_operation_needs_more_sections_than_have_crew_there_is_an_emergency_draft(team, lacks):
    ship = aboard(2, box=with_operation(team=team)).put(zones.SCANNER, OL)
    for section in (REC, SCI):
        ship = ship.with_crew(section, zones.hand(section), 1)
    assert (ship.step(Phase.LAUNCH, "emergency_draft").state.question is not None) is lacks


# Alone.


def played_alone(box, players=2):
    names = tuple(f"Player {number}" for number in range(players))
    wanted = CampaignOpening(campaign=FIXTURE, players=names, mode=Mode.OPERATION, operation=OP)
    start = SHIP.begin(box, wanted, 5)
    return Ship(replay(SHIP, start, settle(SHIP, start)))


def made_ready(box, players=2):
    """All is chosen up to the hangar, with whatever comes first."""
    ship = played_alone(box, players)
    while ship.state.phase is Phase.OPERATION:
        ship = ship.order(ship.legal()[0])
    return ship


@pytest.mark.rule("OPS-04", "OPS-05", "OPS-06", "OPS-07", "OPS-02")
@pytest.mark.example("OPS-x1")
def test_two_players_of_tier_two_have_two_members_of_rank_two_and_nine_dice_each():
    ship = made_ready(with_operation(tier=2)).then(
        ANSWERED, Moved(pieces=("dice:blue-wild-1",), start=zones.BOX_DICE, to="SC.science.DICE"), TAKEN,
        queued(DoStep(phase=Phase.OPERATION, step="stores"), NextStep()), TAKEN,
        StepBegun(because="OPS-09", phase=Phase.OPERATION, step="stores"),
        Moved(pieces=("equipment:E01/1", "equipment:E01/2", "equipment:E02/1", "equipment:E03/1", "equipment:E04/1",
            "equipment:E05/1", "equipment:E08/1", "equipment:E12/1", "equipment:E16/1", "equipment:E17/1",
            "equipment:E18/1", "equipment:E19/1", "equipment:E20/1", "equipment:E21/1"), start=zones.UNAVAILABLE,
            to=zones.ARMORY),
        Moved(pieces=("landers:LD-2",), start=zones.LANDERS, to="SB.P19.LND2"),
        Moved(pieces=("landers:LD-3",), start=zones.LANDERS, to="SB.P19.LND3"),
        Moved(pieces=("landers:LD-4",), start=zones.LANDERS, to="SB.P19.LND4"),
        Moved(pieces=("lander_mods:A01/1",), start=zones.MODS, to="SB.P21.MOD1"),
        Moved(pieces=("lander_mods:A01/2",), start=zones.MODS, to="SB.P21.MOD2"),
        Moved(pieces=("lander_mods:A02/1",), start=zones.MODS, to="SB.P21.MOD3"),
        Moved(pieces=("lander_mods:A03/1",), start=zones.MODS, to="SB.P21.MOD4"),
        Moved(pieces=("lander_mods:A04/1",), start=zones.MODS, to="SB.P21.MOD5"),
        Moved(pieces=("lander_mods:A05/1",), start=zones.MODS, to="SB.P21.MOD6"),
        Moved(pieces=("lander_mods:A11/1",), start=zones.MODS, to="SB.P21.MOD7"),
        Moved(pieces=("lander_mods:A12/1",), start=zones.MODS, to="SB.P21.MOD8"),
        Moved(pieces=("lander_mods:A20/1",), start=zones.MODS, to="SB.P21.MOD9"),
        Moved(pieces=("lander_mods:A22/1",), start=zones.MODS, to="SB.P21.MOD10"),
        Moved(pieces=("lander_mods:A23/1",), start=zones.MODS, to="SB.P21.MOD11"),
        Moved(pieces=("lander_mods:A24/1",), start=zones.MODS, to="SB.P21.MOD12"),
        Moved(pieces=("lander_mods:A25/1",), start=zones.MODS, to="SB.P21.MOD13"),
        Moved(pieces=("lander_mods:A26/1",), start=zones.MODS, to="SB.P21.MOD14"),
        Moved(pieces=("lander_mods:A27/1",), start=zones.MODS, to="SB.P21.MOD15"),
        Moved(pieces=("lander_mods:A28/1",), start=zones.MODS, to="SB.P21.MOD16"),
        Moved(pieces=("lander_mods:A29/1",), start=zones.MODS, to="SB.P21.MOD17"),
        Moved(pieces=("lander_mods:A30/1",), start=zones.MODS, to="SB.P21.MOD18"),
        Moved(pieces=("lander_mods:A31/1",), start=zones.MODS, to="SB.P21.MOD19"),
        Moved(pieces=(OL,), start=zones.LANDINGS, to=zones.SCANNER), LandingChosen(card="OL-1"), PartsRevealed(count=3),
        TAKEN, queued(DoStep(phase=Phase.HANGAR, step="landers"), NextStep()), TAKEN,
        StepBegun(because="HNG-01", phase=Phase.HANGAR, step="landers"), TAKEN,
        queued(DoStep(phase=Phase.HANGAR, step="mods"), NextStep()), TAKEN,
        StepBegun(because="HNG-03", phase=Phase.HANGAR, step="mods"), TAKEN,
        queued(DoStep(phase=Phase.HANGAR, step="repair"), NextStep()), TAKEN,
        StepBegun(because="HNG-05", phase=Phase.HANGAR, step="repair"), queued(OfferRepairs()), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.HANGAR, step="choose"), NextStep()), TAKEN,
        StepBegun(because="HNG-07", phase=Phase.HANGAR, step="choose"), LanderChosen(lander="LD-1"), TAKEN,
        queued(DoStep(phase=Phase.HANGAR, step="customize"), NextStep()), TAKEN,
        StepBegun(because="HNG-08", phase=Phase.HANGAR, step="customize"),
        opens(FitOutLander(section=Section.ENGINEERING)),
    )  # fmt: skip
    assert isinstance(ship.state.question, FitOutLander)
    assert len(ship.state.entered) == 2
    assert [sleeve.rank for sleeve in ship.state.sleeves.values()] == [2, 2]
    for section in ship.state.entered:
        assert len(ship.state.dice_of(section)) == 9
        makes = {ALL_DICE[die_of(die)].type for die in ship.at(zones.dice(section))}
        assert not makes & {DieType.UNIVERSAL, DieType.EXPERT}


@pytest.mark.rule("OPS-05")
@pytest.mark.parametrize(("players", "members"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_a_single_player_sends_two_and_all_others_one_each(players, members):
    assert len(made_ready(with_operation(), players).state.entered) == members


@pytest.mark.rule("OPS-22")
def test_a_fixed_size_of_the_team_holds_alone_too():
    assert len(made_ready(with_operation(team=3), 1).state.entered) == 3


@pytest.mark.rule("OPS-07")
def test_only_the_highest_tier_takes_universal_and_expert_dice_and_two_of_each_at_most():
    ship = made_ready(with_operation(tier=3))
    for section in ship.state.entered:
        makes = [ALL_DICE[die_of(die)].type for die in ship.at(zones.dice(section))]
        assert len(makes) == 12
        assert makes.count(DieType.UNIVERSAL) <= 2
        assert makes.count(DieType.EXPERT) <= 2


@pytest.mark.rule("OPS-09", "OPS-10")
def test_armory_hangar_and_mods_are_those_of_the_tier_and_the_landing_card_lies_open():
    ship = made_ready(with_operation(tier=1))
    assert {id_of(card) for card in ship.at(zones.ARMORY)} == set(small_ship().equipment) - {"E16", "E17", "E20"}
    landers = {id_of(card) for zone, there in ship.state.zones.items() if zone.startswith("SB.P19.") for card in there}
    assert landers == {"LD-1", "LD-2"}
    assert ship.where("lander_mods:A20/1") == zones.MODS
    assert ship.at(zones.SCANNER) == (OL,)
    assert ship.state.scanned == 3
    best = made_ready(with_operation(tier=3))
    assert ship.where("landers:LD-6") == zones.LANDERS
    assert best.where("landers:LD-6") == zones.lander(6)
    assert usable(best.state) == [f"LD-{number}" for number in range(1, 7)]  # also beyond the slots of a campaign


def sent(ship):
    """Hangar and launch with nothing special, up to the planet."""
    ship = ship.order(EndHangar())
    while ship.state.question is not None:
        plain = next((each for each in (FinishDeck(), StrapIn()) if each in ship.legal()), ship.legal()[0])
        ship = ship.order(plain)
    return ship


def back_alone(ship, **fields):
    team = fields.pop("team", None) or [
        Returned(id=who.id, section=who.section, rank=who.rank) for who in ship.state.away.team
    ]
    home = back(*team, lander="LD-1", **fields)
    after = replay(SHIP, ship.state, [TeamHome(home=home)])
    happened = settle(SHIP, after)
    return Ship(replay(SHIP, after, happened), tuple(happened))


@pytest.mark.rule("OPS-08", "OPS-10")
def test_launch_and_boards_are_those_of_any_ship():
    away = sent(made_ready(with_operation(tier=2))).state.away
    assert away.world == "planet_1"
    assert [who.rank for who in away.team] == [2, 2]
    assert all(len(who.cards) >= 10 for who in away.team)
    assert [who.charges for who in away.team] == [small_ship().crew[who.id].charges for who in away.team] == [2, 2]


@pytest.mark.rule("OPS-12")
@pytest.mark.example("OPS-x2")
def test_the_score_counts_what_came_home_and_what_it_cost():
    box = with_operation()
    box = attrs.evolve(box, missions={**box.missions, "M06": attrs.evolve(box.missions["M06"], optional=True)})
    hurt = Returned(id="c10", section=SEC, injuries=(InjuryKind.WOUNDED,) * 3)
    home = back(hurt, lander="LD-1", found=FINDS, uniques_found=(3,), successes=6, missions_done=("M04", "M06"))
    ship = aboard(2, box=box, mode=Mode.OPERATION, operation=OP).with_crew(SEC, zones.board_crew(SEC), 1)
    ship = ship.comes_home(home).step(Phase.LEAVING).then(
        TAKEN, StepBegun(because="LVP-01", phase=Phase.LEAVING, step="unpack"),
        CrewReturned(member="c10", injuries=(InjuryKind.WOUNDED, InjuryKind.WOUNDED, InjuryKind.WOUNDED)),
        Moved(pieces=("discoveries:mineral-common/1",), start="TA.DISC.mineral", to=zones.BROUGHT),
        Moved(pieces=("discoveries:flora-common/1",), start="TA.DISC.flora", to=zones.BROUGHT),
        Moved(pieces=("discoveries:specimen-rare/1",), start="TA.DISC.specimen", to=zones.BROUGHT),
        Moved(pieces=("uniques:3",), start=zones.UNIQUES, to=zones.BROUGHT), TAKEN,
        StepBegun(because="LVP-02", phase=Phase.LEAVING, step="left_behind"), TAKEN,
        StepBegun(because="LVP-03", phase=Phase.LEAVING, step="lost_discoveries"), TAKEN,
        StepBegun(because="LVP-06", phase=Phase.LEAVING, step="dice_and_cards"), TAKEN,
        StepBegun(because="LVP-07", phase=Phase.LEAVING, step="equipment"), TAKEN,
        StepBegun(because="LVP-08", phase=Phase.LEAVING, step="places"), TAKEN,
        StepBegun(because="LVP-09", phase=Phase.LEAVING, step="optional_missions"), TAKEN,
        StepBegun(because="LVP-12", phase=Phase.LEAVING, step="temporary_uniques"), TAKEN,
        StepBegun(because="LVP-14", phase=Phase.LEAVING, step="component_check"),
    )  # fmt: skip
    assert scored(ship.state) == 6 + 4 + 3 + 5 - 2


@pytest.mark.rule("OPS-11", "OPS-12")
@pytest.mark.parametrize("injuries", [(), (InjuryKind.WOUNDED,) * 3])
def test_a_completed_rank_up_card_is_worth_two_and_the_dead_cost_five(injuries):
    """Whatever they died of: their injuries do not count once more."""
    ship = sent(made_ready(with_operation()))
    one, other = ship.state.away.team
    dead = Returned(id=other.id, section=other.section, dead=True, injuries=injuries)
    team = (Returned(id=one.id, section=one.section), dead)
    after = back_alone(ship, team=team, successes=10, rank_up="K02", rank_up_done=True)
    assert after.happened(OperationScored)[0].score == 10 + 2 - 5


@pytest.mark.rule("OPS-12")
def test_medals_are_given_by_the_printed_scores():
    card = with_operation().operations[OP]
    assert [medal_for(card, score) for score in (7, 8, 11, 12)] == [
        Medal.BRONZE, Medal.SILVER, Medal.SILVER, Medal.GOLD,
    ]  # fmt: skip


@pytest.mark.rule("OPS-12", "OPS-13")
@pytest.mark.example("OPS-x3")
def test_an_evacuation_fails_whatever_the_score():
    played = sent(made_ready(with_operation())).then(
        ANSWERED, TAKEN, queued(DoStep(phase=Phase.EMBARK, step="rank_ups"), NextStep()), TAKEN,
        StepBegun(because="BPE-11", phase=Phase.EMBARK, step="rank_ups"), TAKEN,
        queued(DoStep(phase=Phase.EMBARK, step="before_exploration"), NextStep()), TAKEN,
        StepBegun(because="SEF-13", phase=Phase.EMBARK, step="before_exploration"),
        queued(BeginStretch(stretch=Stretch.EXPLORATION)), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.EMBARK, step="hand_over"), NextStep()), TAKEN,
        StepBegun(because="BPE-16", phase=Phase.EMBARK, step="hand_over"),
        TeamLaunched(opening=ExpeditionOpening(world="planet_1", seats=(SectionSeat(name="Player 0", sections=(SEC,
            REC)), SectionSeat(name="Player 1", sections=(SCI, Section.ENGINEERING))), team=(TeamMember(id="c79",
            section=SEC, dice=("red-defense-1", "red-physical-1", "red-basic-1", "green-basic-1", "blue-basic-1",
            "blue-basic-2"), cards=("security-starter/1", "security-starter/2", "security-starter/3",
            "security-starter/4", "security-starter/5", "security-starter/6", "security-starter/7",
            "security-starter/8", "security-starter/9", "security-starter/10"), charges=2, equipment=("E01/2",)),
            TeamMember(id="c47", section=SCI, dice=("red-basic-3", "green-biology-1", "green-basic-3", "blue-science-1",
            "blue-basic-3", "blue-basic-4"), cards=("science-starter/1", "science-starter/2", "science-starter/3",
            "science-starter/4", "science-starter/5", "science-starter/6", "science-starter/7", "science-starter/8",
            "science-starter/9", "science-starter/10"), charges=2, equipment=("E01/1",))), lander="LD-1",
            stats={Stat.ARMOR: 1, Stat.SENSORS: 1, Stat.AGILITY: 1}, rank_ups=("K05", "K07", "K02", "K06", "K04",
            "K03"), events=("V3", "V4", "V2", "V5", "V6", "V1"),
            discoveries={zones.DiscoveryType.MINERAL: ("mineral-rare/2", "mineral-common/8", "mineral-rare/1",
            "mineral-common/2", "mineral-rare/3", "mineral-common/1", "mineral-common/4", "mineral-ultra/1",
            "mineral-common/7", "mineral-common/6", "mineral-ultra/2", "mineral-common/3", "mineral-common/5"),
            zones.DiscoveryType.MICROORGANISM: ("microorganism-common/4", "microorganism-ultra/2",
            "microorganism-common/7", "microorganism-rare/1", "microorganism-ultra/1", "microorganism-common/5",
            "microorganism-rare/2", "microorganism-rare/3", "microorganism-common/6", "microorganism-common/2",
            "microorganism-common/1", "microorganism-common/8", "microorganism-common/3"),
            zones.DiscoveryType.FLORA: ("flora-ultra/1", "flora-rare/1", "flora-common/7", "flora-common/2",
            "flora-common/4", "flora-rare/2", "flora-ultra/2", "flora-common/6", "flora-rare/3", "flora-signal/1",
            "flora-common/1", "flora-common/3", "flora-common/5"),
            zones.DiscoveryType.ALIEN_TECH: ("alien_tech-common/3", "alien_tech-common/6", "alien_tech-common/2",
            "alien_tech-rare/2", "alien_tech-common/8", "alien_tech-common/5", "alien_tech-common/7",
            "alien_tech-rare/1", "alien_tech-ultra/2", "alien_tech-common/1", "alien_tech-rare/3",
            "alien_tech-common/4", "alien_tech-ultra/1"), zones.DiscoveryType.SPECIMEN: ("specimen-common/7",
            "specimen-rare/2", "specimen-common/3", "specimen-common/5", "specimen-rare/3", "specimen-common/6",
            "specimen-common/1", "specimen-ultra/1", "specimen-common/4", "specimen-common/2", "specimen-rare/1",
            "specimen-common/8", "specimen-ultra/2")}), seed=108166273131924, drawn=1),
        TAKEN, queued(DoStep(phase=Phase.EXPLORATION, step="away")), TAKEN,
        StepBegun(because="BPE-16", phase=Phase.EXPLORATION, step="away"),
    )  # fmt: skip
    after = back_alone(played, successes=30, ending=Ending.EVACUATED)
    assert after.happened(OperationScored)[0].medal is Medal.FAILED
    assert after.state.finished == Finished(victory=False, ending="failed")
    assert after.legal() == ()


@pytest.mark.rule("OPS-12")
def test_a_good_operation_ends_with_its_medal():
    after = back_alone(sent(made_ready(with_operation())), successes=12)
    assert after.state.finished == Finished(victory=True, ending="gold")
    assert after.happened(OperationScored)[0].score == 12


@pytest.mark.rule("OPS-13", "OPS-04")
@pytest.mark.example("OPS-x6")
def test_only_the_best_result_is_kept_and_no_campaign_is_touched(tmp_path):
    ship = sent(made_ready(with_operation())).then(
        ANSWERED, TAKEN, queued(DoStep(phase=Phase.EMBARK, step="rank_ups"), NextStep()), TAKEN,
        StepBegun(because="BPE-11", phase=Phase.EMBARK, step="rank_ups"), TAKEN,
        queued(DoStep(phase=Phase.EMBARK, step="before_exploration"), NextStep()), TAKEN,
        StepBegun(because="SEF-13", phase=Phase.EMBARK, step="before_exploration"),
        queued(BeginStretch(stretch=Stretch.EXPLORATION)), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.EMBARK, step="hand_over"), NextStep()), TAKEN,
        StepBegun(because="BPE-16", phase=Phase.EMBARK, step="hand_over"),
        TeamLaunched(opening=ExpeditionOpening(world="planet_1", seats=(SectionSeat(name="Player 0", sections=(SEC,
            REC)), SectionSeat(name="Player 1", sections=(SCI, Section.ENGINEERING))), team=(TeamMember(id="c79",
            section=SEC, dice=("red-defense-1", "red-physical-1", "red-basic-1", "green-basic-1", "blue-basic-1",
            "blue-basic-2"), cards=("security-starter/1", "security-starter/2", "security-starter/3",
            "security-starter/4", "security-starter/5", "security-starter/6", "security-starter/7",
            "security-starter/8", "security-starter/9", "security-starter/10"), charges=2, equipment=("E01/2",)),
            TeamMember(id="c47", section=SCI, dice=("red-basic-3", "green-biology-1", "green-basic-3", "blue-science-1",
            "blue-basic-3", "blue-basic-4"), cards=("science-starter/1", "science-starter/2", "science-starter/3",
            "science-starter/4", "science-starter/5", "science-starter/6", "science-starter/7", "science-starter/8",
            "science-starter/9", "science-starter/10"), charges=2, equipment=("E01/1",))), lander="LD-1",
            stats={Stat.ARMOR: 1, Stat.SENSORS: 1, Stat.AGILITY: 1}, rank_ups=("K05", "K07", "K02", "K06", "K04",
            "K03"), events=("V3", "V4", "V2", "V5", "V6", "V1"),
            discoveries={zones.DiscoveryType.MINERAL: ("mineral-rare/2", "mineral-common/8", "mineral-rare/1",
            "mineral-common/2", "mineral-rare/3", "mineral-common/1", "mineral-common/4", "mineral-ultra/1",
            "mineral-common/7", "mineral-common/6", "mineral-ultra/2", "mineral-common/3", "mineral-common/5"),
            zones.DiscoveryType.MICROORGANISM: ("microorganism-common/4", "microorganism-ultra/2",
            "microorganism-common/7", "microorganism-rare/1", "microorganism-ultra/1", "microorganism-common/5",
            "microorganism-rare/2", "microorganism-rare/3", "microorganism-common/6", "microorganism-common/2",
            "microorganism-common/1", "microorganism-common/8", "microorganism-common/3"),
            zones.DiscoveryType.FLORA: ("flora-ultra/1", "flora-rare/1", "flora-common/7", "flora-common/2",
            "flora-common/4", "flora-rare/2", "flora-ultra/2", "flora-common/6", "flora-rare/3", "flora-signal/1",
            "flora-common/1", "flora-common/3", "flora-common/5"),
            zones.DiscoveryType.ALIEN_TECH: ("alien_tech-common/3", "alien_tech-common/6", "alien_tech-common/2",
            "alien_tech-rare/2", "alien_tech-common/8", "alien_tech-common/5", "alien_tech-common/7",
            "alien_tech-rare/1", "alien_tech-ultra/2", "alien_tech-common/1", "alien_tech-rare/3",
            "alien_tech-common/4", "alien_tech-ultra/1"), zones.DiscoveryType.SPECIMEN: ("specimen-common/7",
            "specimen-rare/2", "specimen-common/3", "specimen-common/5", "specimen-rare/3", "specimen-common/6",
            "specimen-common/1", "specimen-ultra/1", "specimen-common/4", "specimen-common/2", "specimen-rare/1",
            "specimen-common/8", "specimen-ultra/2")}), seed=108166273131924, drawn=1),
        TAKEN, queued(DoStep(phase=Phase.EXPLORATION, step="away")), TAKEN,
        StepBegun(because="BPE-16", phase=Phase.EXPLORATION, step="away"),
    )  # fmt: skip
    one, other = ship.state.away.team
    dead = (Returned(id=one.id, section=one.section, dead=True), Returned(id=other.id, section=other.section))
    scored_now = back_alone(ship, team=dead, successes=9).happened(OperationScored)[0]
    kept = tmp_path / "campaign.vanguard"
    kept.write_text("a campaign")
    assert best_results(tmp_path) == {}
    first = Best(medal=scored_now.medal, score=scored_now.score, date="2071-03-04", seed=5)
    assert remember(tmp_path, OP, first)
    assert not remember(tmp_path, OP, attrs.evolve(first, score=first.score - 1))
    better = attrs.evolve(first, medal=Medal.GOLD)
    assert remember(tmp_path, OP, better)
    assert best_results(tmp_path) == {OP: better}
    assert json.loads((tmp_path / "operations.json").read_text())[OP]["medal"] == "gold"
    assert kept.read_text() == "a campaign"
