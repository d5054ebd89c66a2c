"""The medbay: beds and lanes, therapists, admission, survival checks (MED, DSH-05)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, back, offered, on_board, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.events import DecisionClosed, DecisionOpened
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.aboard.beds import upgrades
from vanguard_desktop.rulesets.ship.aboard.survival import dice_count, is_fatal
from vanguard_desktop.rulesets.ship.data.aboard.medbay import (
    AdmitNext,
    AssignTherapist,
    BedTaken,
    EndAdmission,
    EndTherapy,
    InjuriesReturned,
    LieDown,
    MovePatient,
    NoPatient,
    SurvivalCheck,
    SurvivalPassed,
    Treatments,
    TreatPatients,
)
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.facilities.tasks import NotAvailable
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied
from vanguard_desktop.rulesets.ship.data.rolls import Dice, DiceRolled, LetGameRoll, RollDice, TellDice, TellResult
from vanguard_desktop.rulesets.ship.phases import Phase, step_after
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import InForce, ShipOptions
from vanguard_desktop.setting.cards import InjuryKind
from vanguard_desktop.setting.cards_ship import Bed, FacilityUpgradeCard
from vanguard_desktop.setting.standing import ModifierKey, Often, Standing

CRITICAL, MODERATE, LIGHT = Bed
CUT, SICK = InjuryKind.SCRATCHED, InjuryKind.INFECTED


def bed(lane, category):
    return zones.bed(lane, category)


def in_beds(ship, *where, section=SCI):
    """A member of a section in each of these beds."""
    for lane, category in where:
        ship = ship.with_crew(section, bed(lane, category), 1)
    return ship


def patient(ship, lane, category):
    return ship.state.members(bed(lane, category))[0]


def hurt(ship, section, *injuries):
    """A member of the away team is back with injury cards."""
    ship, returned = on_board(ship, section)
    return ship.laid(injuries={**ship.state.injuries, returned.id: injuries}), returned.id


def told(ship, *results):
    """Real dice are rolled one after the other."""
    for result in results:
        assert isinstance(ship.state.question, TellDice)
        ship = ship.order(TellResult(result=result))
    return ship


def with_upgrade(slot=1, **fields):
    """A ship with a medbay upgrade of one's own making in the ward."""
    box = small_ship()
    card = FacilityUpgradeCard(id=CardId("F01"), name="Ward", medbay=True, **fields)
    box = attrs.evolve(box, facility_upgrades={**box.facility_upgrades, CardId("F01"): card})
    return aboard(box=box).put(zones.ward(slot), "facility_upgrades:F01")


@pytest.mark.rule("MED-01", "MED-06")
@pytest.mark.example("MED-x1")
def test_all_patients_of_a_lane_move_one_bed_to_the_right_at_the_same_time():
    ship = in_beds(aboard(), ("A", CRITICAL), ("A", MODERATE))
    x, y = patient(ship, "A", CRITICAL), patient(ship, "A", MODERATE)
    after = ship.step(Phase.MEDBAY, "recovery").then(
        TAKEN, StepBegun(because="MED-06", phase=Phase.MEDBAY, step="recovery"),
        Moved(pieces=("crew:c31",), start="SB.P32.A.moderate", to="SB.P32.A.light"),
        Moved(pieces=("crew:c30",), start="SB.P32.A.critical", to="SB.P32.A.moderate"),
    )  # fmt: skip
    assert after.where(crew(x)) == bed("A", MODERATE)
    assert after.where(crew(y)) == bed("A", LIGHT)


@pytest.mark.rule("MED-06", "MED-08", "TSK-10")
@pytest.mark.example("MED-x2")
def test_whoever_recovers_is_available_and_may_be_a_therapist_if_somebody_else_remains():
    ship = in_beds(aboard(), ("A", LIGHT), ("B", MODERATE))
    z, other = patient(ship, "A", LIGHT), patient(ship, "B", MODERATE)
    alone = ship.step(Phase.MEDBAY, "recovery", "therapists")
    assert alone.state.available(SCI) == (z,)
    assert alone.state.question is None
    two = ship.with_crew(SCI, zones.hand(SCI), 1).step(Phase.MEDBAY, "recovery", "therapists")
    after = two.order(AssignTherapist(therapist=z, patient=other)).then(
        ANSWERED, Moved(pieces=("crew:c30",), start="HAND.science", to=zones.RESTING),
        queued(MovePatient(member="c31"), Treatments()), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(MovePatient(member="c31")))), DecisionClosed(automatic=True),
        Moved(pieces=("crew:c31",), start="SB.P32.B.light", to="HAND.science"), TAKEN,
    )  # fmt: skip
    assert after.where(crew(z)) == zones.RESTING
    assert after.where(crew(other)) == zones.hand(SCI)


@pytest.mark.rule("MED-07", "MED-08", "TSK-01", "CYC-14")
def test_a_therapist_moves_a_patient_on_and_the_same_patient_may_be_moved_again():
    ship = in_beds(aboard(), ("A", CRITICAL), section=ENG).with_crew(REC, zones.hand(REC), 1, 1, 1, 1)
    x = patient(ship, "A", CRITICAL)
    asked = ship.step(Phase.MEDBAY, "therapists")
    assert isinstance(asked.state.question, TreatPatients)
    assert asked.state.question.section is SCI
    for to in (bed("A", MODERATE), bed("A", LIGHT), zones.hand(ENG)):
        asked = asked.order(AssignTherapist(therapist=asked.state.available(REC)[0], patient=x))
        assert asked.where(crew(x)) == to
    assert asked.state.question is None


@pytest.mark.rule("MED-07", "MED-08", "DEC-27")
def test_without_anybody_to_treat_or_to_do_it_no_therapist_is_asked_for():
    helpers = aboard().with_crew(REC, zones.hand(REC), 1, 1)
    for ship in (helpers, in_beds(aboard(), ("A", LIGHT))):
        after = ship.step(Phase.MEDBAY, "therapists")
        assert after.state.question is None
        assert after.happened(DecisionOpened) == []
    assert in_beds(helpers, ("A", LIGHT)).step(Phase.MEDBAY, "therapists").state.question is not None


@pytest.mark.rule("MED-07", "TSK-08")
@pytest.mark.example("MED-x7")
def test_a_patient_is_not_moved_into_a_bed_that_is_taken():
    ship = in_beds(aboard(), ("B", MODERATE), ("B", LIGHT), section=ENG).with_crew(REC, zones.hand(REC), 1, 1, 1)
    x, y = patient(ship, "B", MODERATE), patient(ship, "B", LIGHT)
    by = ship.state.available(REC)
    asked = ship.step(Phase.MEDBAY, "therapists")
    asked.refuses(AssignTherapist(therapist=by[0], patient=x), BedTaken())
    after = asked.order(AssignTherapist(therapist=by[1], patient=y))
    after = after.order(AssignTherapist(therapist=by[0], patient=x)).then(
        ANSWERED, Moved(pieces=("crew:c20",), start="HAND.recon", to=zones.RESTING),
        queued(MovePatient(member="c40"), Treatments()), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(MovePatient(member="c40")))), DecisionClosed(automatic=True),
        Moved(pieces=("crew:c40",), start="SB.P32.B.moderate", to="SB.P32.B.light"), TAKEN,
    )  # fmt: skip
    assert after.where(crew(x)) == bed("B", LIGHT)


@pytest.mark.rule("MED-07", "MED-17", "TSK-02", "CYC-14")
def test_patients_and_the_resting_treat_nobody_and_only_patients_are_treated():
    ship = in_beds(aboard(), ("A", LIGHT), ("B", LIGHT), section=ENG).with_crew(REC, zones.hand(REC), 1, 1)
    x, y = patient(ship, "A", LIGHT), patient(ship, "B", LIGHT)
    one, other = ship.state.available(REC)
    asked = ship.step(Phase.MEDBAY, "therapists")
    asked.refuses(AssignTherapist(therapist=y, patient=x), NotAvailable())
    asked.refuses(AssignTherapist(therapist=one, patient=other), NoPatient())
    assert asked.order(EndTherapy()).state.question is None


@pytest.mark.rule("MED-02", "MED-03", "ZON-08", "ZON-09")
@pytest.mark.example("ZON-x3")
def test_upgrades_of_the_medbay_come_out_of_the_envelope_and_those_of_the_works_stay():
    ship = aboard().put(zones.ENVELOPE, "facility_upgrades:F04", "facility_upgrades:F01", "facility_upgrades:F03")
    after = ship.step(Phase.MEDBAY, "install").then(
        TAKEN, StepBegun(because="MED-03", phase=Phase.MEDBAY, step="install"),
        Moved(pieces=("facility_upgrades:F01",), start=zones.ENVELOPE, to="SB.P33.MU1"),
        Moved(pieces=("facility_upgrades:F03",), start=zones.ENVELOPE, to="SB.P33.MU2"),
    )  # fmt: skip
    assert after.at(zones.ward(1)) == ("facility_upgrades:F01",)
    assert after.at(zones.ward(2)) == ("facility_upgrades:F03",)
    assert after.at(zones.ENVELOPE) == ("facility_upgrades:F04",)


@pytest.mark.rule("MED-03", "ZON-09", "MED-02")
def test_a_ward_takes_as_many_upgrades_as_it_has_free_slots_and_each_of_them_counts():
    names = ("F01", "F02", "F03")
    ship = aboard().put(zones.ENVELOPE, *(f"facility_upgrades:{name}" for name in names))
    for slots, stays in ((3, ()), (2, ("facility_upgrades:F03",))):
        pages = attrs.evolve(ship.state.pages, ward_slots=slots)
        box = attrs.evolve(ship.state.box, campaigns={**ship.state.box.campaigns, pages.id: pages})
        after = ship.laid(box=box).step(Phase.MEDBAY, "install")
        assert after.at(zones.ENVELOPE) == stays
        assert after.at(zones.ward(1)) == ("facility_upgrades:F01",)
        assert after.at(zones.ward(2)) == ("facility_upgrades:F02",)
        assert [card.id for card in upgrades(after.state)] == list(names[:slots])
    taken = aboard().put(zones.ward(1), "facility_upgrades:F03").put(zones.ENVELOPE, "facility_upgrades:F01")
    assert taken.step(Phase.MEDBAY, "install").at(zones.ward(2)) == ("facility_upgrades:F01",)


@pytest.mark.rule("MED-04", "MED-02")
def test_an_upgrade_opens_a_fourth_lane():
    ship = aboard().with_crew(SEC, bed("A", LIGHT), 1)
    ship = in_beds(ship, ("B", LIGHT), ("C", LIGHT))
    ship, member = hurt(ship, ENG, CUT)
    assert ship.step(Phase.MEDBAY, "admission").answers_first().where(crew(member)) != bed("D", LIGHT)
    opened = ship.put(zones.ward(1), "facility_upgrades:F02").step(Phase.MEDBAY, "admission")
    assert opened.where(crew(member)) == bed("D", LIGHT)


@pytest.mark.rule("MED-04")
def test_an_upgrade_moves_a_patient_on_without_a_therapist():
    ship = in_beds(aboard(), ("A", CRITICAL), ("B", CRITICAL)).put(zones.ward(1), "facility_upgrades:F03")
    x = patient(ship, "A", CRITICAL)
    asked = ship.step(Phase.MEDBAY, "recovery")
    assert isinstance(asked.state.question, ChooseThing)
    assert asked.state.question.may_pass
    assert asked.pick(crew(x)).where(crew(x)) == bed("A", LIGHT)


@pytest.mark.rule("MED-04", "MED-20")
def test_an_upgrade_does_not_offer_to_move_a_patient_whose_way_is_taken():
    more = Standing(key=ModifierKey.RECOVERY, value=1)
    ship = in_beds(with_upgrade(bed=CRITICAL, standing=(more,)), *((lane, CRITICAL) for lane in "ABC"), section=ENG)
    ship = ship.with_crew(SCI, zones.bed("F01", CRITICAL), 1)
    asked = ship.step(Phase.MEDBAY, "recovery")
    assert asked.at(zones.bed("F01", CRITICAL))  # all moderate beds are taken by those who have just moved there
    assert offered(asked) == {crew(patient(ship, lane, CRITICAL)) for lane in "ABC"}


@pytest.mark.rule("MED-04", "SEF-12")
def test_what_moves_a_patient_on_once_is_used_up():
    once = InForce(standing=Standing(key=ModifierKey.RECOVERY, value=1), uses=1)
    ship = in_beds(aboard(in_force=(once,)), ("A", CRITICAL), ("B", CRITICAL))
    assert ship.step(Phase.MEDBAY, "recovery").state.in_force == ()


@pytest.mark.rule("MED-05")
def test_the_unhurt_of_the_team_rest():
    ship, well = on_board(aboard(), REC)
    ship, ill = hurt(ship, SEC, CUT)
    after = ship.step(Phase.MEDBAY, "release")
    assert after.where(crew(well.id)) == zones.RESTING
    assert after.where(crew(ill)) == zones.board_crew(SEC)


@pytest.mark.rule("MED-09", "MED-13")
@pytest.mark.parametrize(
    ("injuries", "category"),
    [((CUT,), LIGHT), ((CUT, SICK), MODERATE), ((CUT, SICK, SICK), CRITICAL), ((CUT,) * 4, CRITICAL)],
)
def test_the_number_of_injury_cards_says_which_bed_is_needed(injuries, category):
    ship, member = hurt(aboard(), SEC, *injuries)
    after = ship.step(Phase.MEDBAY, "admission")
    assert after.where(crew(member)) == bed("A", category)
    assert after.state.injuries == {}
    other = CRITICAL if category is not CRITICAL else LIGHT
    asked = in_beds(ship, ("B", other)).step(Phase.MEDBAY, "admission")
    assert isinstance(asked.state.question, ChooseThing)
    assert offered(asked) == {bed("A", category), bed("B", category)}
    assert asked.pick(bed("B", category)).where(crew(member)) == bed("B", category)


@pytest.mark.rule("MED-09", "MED-01")
def test_beds_of_empty_lanes_are_alike_and_nobody_has_to_choose_between_them():
    ship, member = hurt(aboard(), SEC, CUT)
    assert ship.step(Phase.MEDBAY, "admission").where(crew(member)) == bed("A", LIGHT)
    before = in_beds(ship, ("A", CRITICAL))
    asked = before.step(Phase.MEDBAY, "admission")
    assert offered(asked) == {bed("A", LIGHT), bed("B", LIGHT)}  # behind somebody, or in a lane of one's own
    before = in_beds(ship, ("A", LIGHT), ("C", LIGHT))
    assert before.step(Phase.MEDBAY, "admission").where(crew(member)) == bed("B", LIGHT)


@pytest.mark.rule("MED-12")
def test_who_is_admitted_first_is_asked_only_if_somebody_may_find_no_bed_of_the_own_category():
    ship, one = hurt(aboard(), SEC, CUT)
    ship, two = hurt(ship, REC, CUT, SICK)
    ship, three = hurt(ship, SCI, CUT)
    after = ship.step(Phase.MEDBAY, "admission")
    while after.state.question is not None:
        assert isinstance(after.state.question.effect.effect, LieDown)
        after = after.order(after.legal()[0])
    assert {after.where(crew(member)).rpartition(".")[2] for member in (one, three)} == {"light"}
    assert after.where(crew(two)).endswith("moderate")
    settled = hurt(ship, ENG, CUT)[0].step(Phase.MEDBAY, "admission")
    assert settled.where(crew(one)) == bed("A", LIGHT)
    assert settled.state.question.effect.effect == LieDown(member=two, category=MODERATE)
    narrow = in_beds(ship, ("A", LIGHT), ("B", LIGHT), section=ENG)
    asked = narrow.step(Phase.MEDBAY, "admission")
    assert isinstance(asked.state.question.effect.effect, AdmitNext)
    assert offered(asked) == {crew(one), crew(two), crew(three)}
    assert asked.pick(crew(three)).where(crew(three)) == bed("C", LIGHT)


@pytest.mark.rule("MED-12", "MED-20")
def test_who_is_admitted_first_is_asked_if_a_bed_may_be_wanted_by_more_than_its_category():
    ship = in_beds(with_upgrade(bed=LIGHT, discards=1), ("A", LIGHT), ("B", LIGHT), ("C", LIGHT), section=ENG)
    for section, injuries in ((SEC, (CUT,)), (REC, (CUT, SICK))):
        ship = hurt(ship, section, *injuries)[0]
    asked = ship.step(Phase.MEDBAY, "admission")
    assert isinstance(asked.state.question.effect.effect, AdmitNext)


@pytest.mark.rule("MED-09")
@pytest.mark.example("MED-x8")
def test_cards_face_down_count_like_cards_face_up():
    """An expedition hands over all cards of a crewmember, turned or not (END-24)."""
    ship, returned = on_board(aboard(), SEC, injuries=(CUT, SICK))
    home = ship.comes_home(back(returned)).step(Phase.LEAVING).step(Phase.MEDBAY, "admission").then(
        TAKEN, StepBegun(because="MED-09", phase=Phase.MEDBAY, step="admission"), queued(AdmitNext(), EndAdmission()),
        TAKEN, queued(LieDown(member="c10", category=MODERATE), AdmitNext()), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(LieDown(member="c10", category=MODERATE)))),
        DecisionClosed(automatic=True), Moved(pieces=("crew:c10",), start="CB.security.CREW", to="SB.P32.A.moderate"),
        TAKEN, TAKEN, InjuriesReturned(),
    )  # fmt: skip
    assert home.answers_first().where(crew(returned.id)) == bed("A", MODERATE)


@pytest.mark.rule("MED-10", "MED-11")
@pytest.mark.example("MED-x3")
def test_without_a_light_bed_a_moderate_one_is_used():
    ship = in_beds(aboard(), ("A", LIGHT), ("B", LIGHT), ("C", LIGHT))
    ship, member = hurt(ship, SEC, CUT)
    asked = ship.step(Phase.MEDBAY, "admission").then(
        TAKEN, StepBegun(because="MED-09", phase=Phase.MEDBAY, step="admission"), queued(AdmitNext(), EndAdmission()),
        TAKEN, opens(ChooseThing(section=SCI, effect=waits(AdmitNext()))), DecisionClosed(automatic=True),
        queued(LieDown(member="c10", category=LIGHT), AdmitNext()), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(LieDown(member="c10", category=LIGHT)))),
    )  # fmt: skip
    assert offered(asked) == {bed(lane, MODERATE) for lane in "ABC"}  # each has somebody else before it
    assert asked.pick(bed("C", MODERATE)).where(crew(member)) == bed("C", MODERATE)


@pytest.mark.rule("MED-10", "MED-12", "MED-13")
@pytest.mark.example("MED-x4")
def test_whoever_finds_no_bed_dies_and_the_card_stays_on_the_board():
    ship = aboard()
    for section, lane in ((SEC, "A"), (REC, "B"), (SCI, "C")):
        ship = ship.with_crew(section, bed(lane, MODERATE), 1).with_crew(section, bed(lane, LIGHT), 2)
    team = []
    for section in (SEC, REC, SCI):
        ship, member = hurt(ship, section, CUT, CUT, CUT)
        team.append(member)
    ship, fourth = hurt(ship, ENG, CUT, CUT)
    asked = ship.step(Phase.MEDBAY, "admission")
    asked = asked.pick(crew(team[0])).pick(bed("A", CRITICAL)).pick(crew(team[1])).pick(bed("B", CRITICAL))
    after = asked.pick(crew(team[2])).then(
        ANSWERED, queued(LieDown(member="c32", category=CRITICAL), AdmitNext()), TAKEN,
        opens(ChooseThing(section=SCI, effect=waits(LieDown(member="c32", category=CRITICAL)))),
        DecisionClosed(automatic=True), Moved(pieces=("crew:c32",), start="CB.science.CREW", to="SB.P32.C.critical"),
        TAKEN, opens(ChooseThing(section=SCI, effect=waits(AdmitNext()))), DecisionClosed(automatic=True),
        queued(LieDown(member="c40", category=MODERATE), AdmitNext()), TAKEN, CrewDied(member="c40", section=ENG),
        TAKEN, TAKEN, InjuriesReturned(),
    )  # fmt: skip
    assert after.where(crew(team[2])) == bed("C", CRITICAL)
    assert [event.member for event in after.happened(CrewDied)] == [fourth]
    assert fourth not in after.state.sleeves
    assert after.where(crew(fourth)) == zones.board_crew(ENG)
    assert after.state.injuries == {}


@pytest.mark.rule("MED-12", "MED-11")
def test_science_decides_who_is_admitted_first():
    ship = in_beds(aboard(), ("A", LIGHT), ("B", LIGHT))
    ship, one = hurt(ship, SEC, CUT)
    ship, other = hurt(ship, REC, CUT)
    asked = ship.step(Phase.MEDBAY, "admission")
    assert asked.state.question.section is SCI
    after = asked.pick(crew(other))
    assert after.where(crew(other)) == bed("C", LIGHT)
    assert after.pick(bed("A", MODERATE)).where(crew(one)) == bed("A", MODERATE)


@pytest.mark.rule("MED-18", "MED-05")
def test_the_newly_admitted_are_not_treated_any_more():
    """Therapists come before the admission in the order of the ship book."""
    ship, member = hurt(aboard().with_crew(REC, zones.hand(REC), 1, 1), SEC, CUT)
    after = ship.step(Phase.MEDBAY).answers_first()
    assert after.where(crew(member)) == bed("A", LIGHT)
    assert len(after.state.available(REC)) == 2


@pytest.mark.rule("MED-15")
@pytest.mark.example("MED-x5", "DSH-x3")
def test_two_heavy_results_or_a_heavy_and_a_special_one_are_fatal():
    assert is_fatal(["heavy", "special", "mental"])
    assert is_fatal(["heavy", "heavy", "damage"])
    assert is_fatal(["heavy", "damage", "damage", "special"])
    assert not is_fatal(["heavy", "mental", "damage"])
    assert not is_fatal(["special", "special", "special"])


@pytest.mark.rule("MED-14", "MED-15", "MED-16")
@pytest.mark.example("MED-x5")
def test_a_failed_survival_check_kills_the_patient_and_empties_the_bed():
    ship = in_beds(aboard(real_dice=True), ("A", CRITICAL))
    member = patient(ship, "A", CRITICAL)
    after = told(ship.step(Phase.MEDBAY, "survival_checks"), "heavy", "special", "mental").then(
        ANSWERED,
        queued(RollDice(dice=Dice.INJURY, count=3, why=waits(SurvivalCheck(member="c30")), members=("c30",),
            told=("heavy", "special", "mental"))),
        TAKEN, DiceRolled(dice=Dice.INJURY, results=("heavy", "special", "mental"), drawn=0, members=("c30",)),
        Moved(pieces=("crew:c30",), start="SB.P32.A.critical", to="CB.science.CREW"),
        CrewDied(member="c30", section=SCI),
    )  # fmt: skip
    assert member not in after.state.sleeves
    assert after.at(bed("A", CRITICAL)) == ()
    assert after.where(crew(member)) == zones.board_crew(SCI)


@pytest.mark.rule("MED-16", "MEM-01")
def test_two_patients_of_one_section_can_die_together():
    ship = in_beds(aboard(real_dice=True), ("A", CRITICAL), ("B", CRITICAL))
    after = told(ship.step(Phase.MEDBAY, "survival_checks"), *["heavy"] * 6)
    assert len(after.at(zones.board_crew(SCI))) == 2
    remembered = after.step(Phase.MEMORIAL).answers_first()
    assert remembered.at(zones.board_crew(SCI)) == ()


@pytest.mark.rule("MED-04", "MED-15", "MED-16")
@pytest.mark.example("MED-x6")
def test_with_the_upgrade_a_heavy_result_is_rolled_again_once():
    ship = in_beds(aboard(real_dice=True), ("A", CRITICAL)).put(zones.ward(1), "facility_upgrades:F01")
    member = patient(ship, "A", CRITICAL)
    rolled = told(ship.step(Phase.MEDBAY, "survival_checks"), "heavy", "special", "mental")
    again = told(rolled, "damage").then(
        ANSWERED,
        queued(RollDice(dice=Dice.INJURY, count=1, why=waits(SurvivalCheck(member="c30", rerolled=1, kept=("special",
            "mental"))), members=("c30",), told=("damage",))),
        TAKEN, DiceRolled(dice=Dice.INJURY, results=("damage",), drawn=0, members=("c30",)),
    )  # fmt: skip
    assert again.where(crew(member)) == bed("A", CRITICAL)
    assert [event.members for event in again.happened(DiceRolled)] == [(member,)]
    assert told(rolled, "heavy").where(crew(member)) == zones.board_crew(SCI)


@pytest.mark.rule("MED-14")
def test_only_critical_beds_roll_and_whoever_is_there_for_want_of_another_bed_too():
    ship = in_beds(aboard(), ("A", MODERATE), ("B", LIGHT), ("C", CRITICAL))
    after = ship.step(Phase.MEDBAY, "survival_checks")
    rolled = after.happened(DiceRolled)
    assert [(event.members, len(event.results)) for event in rolled] == [((patient(ship, "C", CRITICAL),), 3)]


@pytest.mark.rule("CYC-20", "CYC-22", "MED-14")
def test_the_game_rolls_by_its_seed_and_the_event_keeps_the_dice():
    ship = in_beds(aboard(rng=Rng(3)), ("A", CRITICAL))
    one, other = (ship.step(Phase.MEDBAY, "survival_checks") for _ in range(2))
    assert one.events == other.events
    (rolled,) = one.happened(DiceRolled)
    assert rolled.reveals
    assert one.state.rng == ship.state.rng.after(rolled.drawn)
    asked = ship.laid(real_dice=True).step(Phase.MEDBAY, "survival_checks")
    (left,) = asked.order(LetGameRoll()).happened(DiceRolled)
    assert left.results == rolled.results


@pytest.mark.rule("DSH-05", "DSH-06", "MED-14")
@pytest.mark.example("DSH-x3")
def test_in_the_harder_mode_four_dice_are_rolled():
    ship = in_beds(aboard(real_dice=True, options=ShipOptions(deadly_checks=True)), ("A", CRITICAL))
    member, morale = patient(ship, "A", CRITICAL), ship.state.morale
    assert dice_count(ship.state) == 4
    after = told(ship.step(Phase.MEDBAY, "survival_checks"), "heavy", "damage", "damage", "special").then(
        ANSWERED,
        queued(RollDice(dice=Dice.INJURY, count=4, why=waits(SurvivalCheck(member="c30")), members=("c30",),
            told=("heavy", "damage", "damage", "special"))),
        TAKEN,
        DiceRolled(dice=Dice.INJURY, results=("heavy", "damage", "damage", "special"), drawn=0, members=("c30",)),
        Moved(pieces=("crew:c30",), start="SB.P32.A.critical", to="CB.science.CREW"),
        CrewDied(member="c30", section=SCI),
    )  # fmt: skip
    assert member not in after.state.sleeves
    assert after.state.morale is morale
    (died,) = after.happened(CrewDied)
    assert not died.on_planet


@pytest.mark.rule("MED-14", "SEF-11", "SEF-12")
def test_cards_let_a_failed_check_pass_once_an_act_and_change_the_number_of_dice():
    passing = Standing(key=ModifierKey.SURVIVAL_PASS, often=Often.PER_ACT)
    fewer = Standing(key=ModifierKey.SURVIVAL_DICE, value=-1)
    ship = with_upgrade(standing=(passing, fewer)).laid(real_dice=True)
    ship = in_beds(ship, ("A", CRITICAL), ("B", CRITICAL))
    one, other = patient(ship, "A", CRITICAL), patient(ship, "B", CRITICAL)
    assert dice_count(ship.state) == 2
    asked = ship.step(Phase.MEDBAY, "survival_checks").option(2)
    first = told(asked, "heavy", "heavy")
    assert [event.member for event in first.happened(SurvivalPassed)] == [other]
    after = told(first, "heavy", "heavy")
    assert one not in after.state.sleeves
    assert other in after.state.sleeves


@pytest.mark.rule("MED-04", "SEF-12")
def test_of_two_rerolls_that_may_be_used_once_each_is_used_for_one_die():
    reroll = Standing(key=ModifierKey.SURVIVAL_REROLL, value=1)
    cards = tuple(InForce(standing=reroll, uses=1, source=Source.read(f"uniques:{number}")) for number in (5, 6))
    ship = in_beds(aboard(real_dice=True, in_force=cards), ("A", CRITICAL))
    first = told(ship.step(Phase.MEDBAY, "survival_checks"), "heavy", "heavy", "heavy")
    assert [str(each.source) for each in first.state.in_force] == ["uniques:6"]
    second = told(first, "heavy")
    assert second.state.in_force == ()
    assert told(second, "heavy").happened(CrewDied)


@pytest.mark.rule("SEF-15", "MED-10", "MED-20")
def test_aboard_nobody_dies_for_want_of_a_bed_and_no_injury_card_is_discarded_for_one():
    ship = with_upgrade(bed=LIGHT, discards=1).with_crew(SEC, zones.hand(SEC), 1)
    (member,) = ship.state.available(SEC)
    moderate = fx.Hospitalize(section=SEC, category=MODERATE)
    assert ship.effects(moderate).where(crew(member)) == bed("A", MODERATE)
    full = in_beds(ship, *((lane, MODERATE) for lane in "ABC"), section=ENG)
    after = in_beds(full, *((lane, CRITICAL) for lane in "ABC"), section=REC).effects(moderate)
    assert after.where(crew(member)) == zones.hand(SEC)
    assert after.happened(CrewDied) == []


@pytest.mark.rule("MED-14", "SEF-12")
def test_of_two_cards_that_let_a_check_pass_the_one_that_is_named_is_used_up():
    passing = Standing(key=ModifierKey.SURVIVAL_PASS)
    cards = tuple(InForce(standing=passing, uses=1, source=Source.read(f"uniques:{number}")) for number in (5, 6))
    ship = in_beds(aboard(real_dice=True, in_force=cards), ("A", CRITICAL))
    after = told(ship.step(Phase.MEDBAY, "survival_checks"), "heavy", "heavy", "mental")
    assert [event.card for event in after.happened(SurvivalPassed)] == ["uniques:5"]
    assert [str(each.source) for each in after.state.in_force] == ["uniques:6"]


@pytest.mark.rule("MED-14", "SEF-12")
def test_cards_take_away_no_more_dice_than_there_are():
    none = InForce(standing=Standing(key=ModifierKey.SURVIVAL_DICE, value=-9))
    assert dice_count(aboard(in_force=(none,)).state) == 0
    once = InForce(standing=Standing(key=ModifierKey.SURVIVAL_DICE, value=-1), uses=1)
    ship = in_beds(aboard(in_force=(once,)), ("A", CRITICAL), ("B", CRITICAL)).step(Phase.MEDBAY, "survival_checks")
    assert [len(event.results) for event in ship.happened(DiceRolled)] == [2, 3]


@pytest.mark.rule("MED-04", "SEF-11", "SEF-12")
def test_a_reroll_that_may_be_used_once_is_used_up_by_the_first_who_needs_it():
    once = Standing(key=ModifierKey.SURVIVAL_REROLL, value=1, often=Often.PER_ACT)
    ship = in_beds(with_upgrade(standing=(once,)).laid(real_dice=True), ("A", CRITICAL), ("B", CRITICAL))
    one, other = patient(ship, "A", CRITICAL), patient(ship, "B", CRITICAL)
    first = told(ship.step(Phase.MEDBAY, "survival_checks"), "heavy", "heavy", "mental", "mental")
    after = told(first, "heavy", "heavy", "mental")
    assert one in after.state.sleeves
    assert other not in after.state.sleeves


@pytest.mark.rule("TSK-01", "SEF-01")
def test_a_task_that_a_text_has_disabled_is_not_offered():
    ship = in_beds(aboard(), ("A", LIGHT), section=ENG).with_crew(REC, zones.hand(REC), 1, 1)
    assert ship.step(Phase.MEDBAY, "therapists").state.question is not None
    disabled = ship.effects(fx.Disable(what="therapist"))
    assert disabled.step(Phase.MEDBAY, "therapists").state.question is None


@pytest.mark.rule("MED-17")
def test_patients_keep_rank_and_sleeve():
    ship = aboard().with_crew(SCI, bed("A", LIGHT), 3)
    member = patient(ship, "A", LIGHT)
    assert ship.state.sleeves[member].rank == 3
    assert ship.state.available(SCI) == ()
    assert ship.at(zones.RESTING) == ()


@pytest.mark.rule("MED-19", "CYC-04")
def test_in_an_adrift_loop_the_medbay_is_not_visited():
    """The loop goes from the star map to the save point, and from there over the bridge to the star map again."""
    phase, step, met = Phase.SAVE_POINT, "", set()
    while phase is not Phase.STAR_MAP:
        phase, step = step_after(phase, step)
        met.add(phase)
    assert met == {Phase.SAVE_POINT, Phase.BRIDGE, Phase.STAR_MAP}


@pytest.mark.rule("MED-20")
def test_a_single_bed_is_one_more_of_its_category_and_its_patient_moves_to_any_of_the_next():
    ship = with_upgrade(bed=MODERATE)
    single = zones.bed("F01", MODERATE)
    ship, member = hurt(ship, SEC, CUT, CUT)
    asked = ship.step(Phase.MEDBAY, "admission")
    assert single in {command.thing for command in asked.legal()}
    there = asked.pick(single)
    assert there.where(crew(member)) == single
    taken = there.with_crew(ENG, bed("A", MODERATE), 1)
    assert taken.step(Phase.MEDBAY, "recovery").where(crew(member)) == bed("B", LIGHT)
    moving = taken.with_crew(ENG, bed("B", CRITICAL), 1).step(Phase.MEDBAY, "recovery")
    assert offered(moving) == {bed("B", LIGHT), bed("C", LIGHT)}
    assert moving.pick(bed("C", LIGHT)).where(crew(member)) == bed("C", LIGHT)


@pytest.mark.rule("MED-20")
def test_in_a_single_bed_the_patient_stays_while_nothing_milder_is_empty_and_recovers_from_light():
    ship = with_upgrade(bed=MODERATE).with_crew(SEC, zones.bed("F01", MODERATE), 1)
    full = in_beds(ship, ("A", MODERATE), ("B", MODERATE), ("C", MODERATE))
    member = MemberId("c10")
    assert full.step(Phase.MEDBAY, "recovery").where(crew(member)) == zones.bed("F01", MODERATE)
    light = with_upgrade(bed=LIGHT).with_crew(SEC, zones.bed("F01", LIGHT), 1)
    assert light.step(Phase.MEDBAY, "recovery").where(crew(member)) == zones.hand(SEC)


@pytest.mark.rule("MED-20", "MED-11")
def test_a_bed_in_which_an_injury_is_discarded_takes_somebody_with_one_more():
    """The Recovery Ward: whoever enters its light bed discards one injury card first, so two are light there."""
    ship, member = hurt(with_upgrade(bed=LIGHT, discards=1), SEC, CUT, CUT)
    asked = ship.step(Phase.MEDBAY, "admission")
    single = zones.bed("F01", LIGHT)
    assert offered(asked) == {single, bed("A", MODERATE)}
    assert asked.pick(single).where(crew(member)) == single
    assert offered(in_beds(ship, ("F01", LIGHT), ("B", LIGHT)).step(Phase.MEDBAY, "admission")) == {
        bed("A", MODERATE),
        bed("B", MODERATE),
    }
    healing = hurt(with_upgrade(bed=LIGHT, discards=2), SEC, CUT, CUT)[0].step(Phase.MEDBAY, "admission")
    assert offered(healing) == {single, bed("A", MODERATE)}
    worse, third = hurt(with_upgrade(bed=LIGHT, discards=1), SEC, CUT, CUT, CUT)
    asked = worse.step(Phase.MEDBAY, "admission")
    assert single not in {command.thing for command in asked.legal()}
    assert third in asked.state.sleeves


@pytest.mark.rule("MED-04", "SEF-11")
def test_a_card_may_allow_two_dice_to_be_rolled_again():
    twice = InForce(standing=Standing(key=ModifierKey.SURVIVAL_REROLL, value=2))
    ship = in_beds(aboard(real_dice=True, in_force=(twice,)), ("A", CRITICAL))
    asked = told(ship.step(Phase.MEDBAY, "survival_checks"), "heavy", "heavy", "mental", "heavy")
    assert isinstance(asked.state.question, TellDice)
    assert told(asked, "heavy").happened(CrewDied)


@pytest.mark.rule("MED-08", "MED-04")
def test_therapy_may_be_ended_and_is_offered_to_whoever_can_move():
    ship = in_beds(aboard(), ("B", MODERATE), ("B", LIGHT), ("A", LIGHT), section=ENG)
    blocked = patient(ship, "B", MODERATE)
    helped = ship.with_crew(REC, zones.hand(REC), 1, 1).step(Phase.MEDBAY, "therapists")
    assert EndTherapy() in helped.legal()
    treated = {order.patient for order in helped.legal() if isinstance(order, AssignTherapist)}
    assert blocked not in treated
    assert treated == {patient(ship, "B", LIGHT), patient(ship, "A", LIGHT)}


@pytest.mark.rule("MED-20", "MED-10", "MED-12")
def test_a_single_bed_counts_and_is_the_last_resort_of_whom_it_makes_less_hurt():
    plain = in_beds(with_upgrade(bed=LIGHT), ("A", LIGHT), ("B", LIGHT), ("C", LIGHT), section=ENG)
    ship, one = hurt(plain, SEC, CUT)
    assert ship.step(Phase.MEDBAY, "admission").where(crew(one)) == zones.bed("F01", LIGHT)
    full = in_beds(with_upgrade(bed=LIGHT, discards=1), *((lane, MODERATE) for lane in "ABC"), section=ENG)
    full = in_beds(full, *((lane, CRITICAL) for lane in "ABC"), section=REC)
    ship, two = hurt(full, SEC, CUT, SICK)
    after = ship.step(Phase.MEDBAY, "admission")
    assert after.where(crew(two)) == zones.bed("F01", LIGHT)
    assert after.happened(CrewDied) == []


@pytest.mark.rule("MED-12", "MED-20")
def test_with_a_single_bed_for_the_last_of_them_nobody_is_asked_who_comes_first():
    ship = in_beds(with_upgrade(bed=LIGHT), ("A", LIGHT), ("B", LIGHT), section=ENG)
    ship, one = hurt(ship, SEC, CUT)
    ship, two = hurt(ship, REC, CUT)
    asked = ship.step(Phase.MEDBAY, "admission")
    assert asked.state.question.effect.effect == LieDown(member=one, category=LIGHT)
    assert offered(asked) == {bed("C", LIGHT), zones.bed("F01", LIGHT)}
    assert asked.pick(zones.bed("F01", LIGHT)).where(crew(two)) == bed("C", LIGHT)
