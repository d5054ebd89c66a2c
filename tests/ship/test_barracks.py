"""The barracks: crew changes sections, is released, trained and drafted (BAR)."""

from __future__ import annotations

import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.barracks import (
    ArrangeCrew,
    AskTraining,
    AskTransfers,
    ChangeSection,
    Dismiss,
    DraftTurns,
    EndDraft,
    Exchange,
    MakeRoomFor,
    NobodyRemains,
    NoSleeve,
    NotInBarracks,
    NoTrainee,
    NoTrainer,
    RankTooLow,
    Train,
    TrainCrew,
    Transfer,
)
from vanguard_desktop.rulesets.ship.data.aboard.crew import Dismissed, Promoted, Sleeved
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, ChooseWhether, NotOffered, Pass, PickThing, SayYes
from vanguard_desktop.rulesets.ship.data.facilities.facilities import EndStep
from vanguard_desktop.rulesets.ship.data.facilities.tasks import LastAvailable, NotAvailable
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Revealed, Shuffled, StepBegun
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import InForce, Sleeve
from vanguard_desktop.setting.cards_ship import MoraleLevel
from vanguard_desktop.setting.standing import ModifierKey, Standing
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship.words import ShipWords


def staffed(players=1, box=None, **hands):
    """Available members of these ranks, by the names of sections; one player decides, so nobody has to agree."""
    ship = aboard(players, box=box)
    for section in (SEC, REC, SCI, ENG):
        ship = ship.with_crew(section, zones.hand(section), *hands.get(section.value, ()))
    return ship


def transfers(ship):
    return ship.step(Phase.BARRACKS, "transfer")


def training(ship):
    return ship.step(Phase.BARRACKS, "training")


def draft(ship):
    return ship.step(Phase.BARRACKS, "draft")


def of_rank(ship, section, rank):
    return next(member for member, sleeve in ship.state.sleeves.items() if sleeve == Sleeve(section=section, rank=rank))


def row(ship):
    return ship.at(zones.BARRACKS_ROW)


def declined(ship):
    while ship.state.question is not None:
        ship = ship.order(Pass())
    return ship


@pytest.mark.rule("BAR-01", "BAR-04", "ZON-03")
@pytest.mark.example("BAR-x1")
def test_a_transferred_member_loses_a_rank_and_leaves_a_sleeve_free():
    ship = staffed(science=(3, 1))
    member = of_rank(ship, SCI, 3)
    free = ship.state.free_sleeves(SCI, 3)
    after = transfers(ship).order(Transfer(member=member, to=ENG)).then(
        ANSWERED, queued(AskTransfers()), queued(ChangeSection(member="c30", to=ENG)), TAKEN,
        Sleeved(member="c30", section=ENG, rank=2),
        Moved(pieces=("crew:c30",), start="HAND.science", to="HAND.engineering"), TAKEN, opens(ArrangeCrew()),
    )  # fmt: skip
    assert after.state.sleeves[member] == Sleeve(section=ENG, rank=2)
    assert after.state.free_sleeves(SCI, 3) == free + 1
    assert after.where(crew(member)) == zones.hand(ENG)


@pytest.mark.rule("BAR-02")
@pytest.mark.example("BAR-x2")
def test_rank_1_cannot_be_transferred():
    ship = staffed(science=(1, 1))
    member = of_rank(ship, SCI, 1)
    asked = transfers(ship).then(
        TAKEN, StepBegun(because="BAR-01", phase=Phase.BARRACKS, step="transfer"), queued(AskTransfers()), TAKEN,
        opens(ArrangeCrew()),
    )  # fmt: skip
    asked.refuses(Transfer(member=member, to=ENG), RankTooLow())
    assert isinstance(asked.state.question, ArrangeCrew)


@pytest.mark.rule("BAR-02")
def test_without_a_free_sleeve_of_the_lower_rank_nobody_is_transferred():
    ship = staffed(science=(3, 1), engineering=(2, 2, 2))
    asked = transfers(ship)
    asked.refuses(Transfer(member=of_rank(ship, SCI, 3), to=ENG), NoSleeve())
    assert Transfer(member=of_rank(ship, SCI, 3), to=REC) in asked.legal()
    asked.refuses(Transfer(member=of_rank(ship, SCI, 3), to=SCI), NotInBarracks())


@pytest.mark.rule("BAR-03")
def test_two_change_places_and_their_old_sleeves_count_as_free():
    ship = staffed(science=(3, 1), engineering=(2, 2, 2))
    one, other = of_rank(ship, SCI, 3), of_rank(ship, ENG, 2)
    after = transfers(ship).order(Exchange(member=one, other=other))
    assert after.state.sleeves[one] == Sleeve(section=ENG, rank=2)
    assert after.state.sleeves[other] == Sleeve(section=SCI, rank=1)
    assert after.where(crew(one)) == zones.hand(ENG)
    assert after.where(crew(other)) == zones.hand(SCI)


@pytest.mark.rule("BAR-03", "BAR-02")
def test_an_exchange_needs_two_sections_a_rank_to_lose_and_sleeves():
    ship = staffed(science=(3, 2, 1), engineering=(3, 2, 2, 2), recon=(3, 1, 1, 1, 1))
    asked = transfers(ship)
    rank_3, rank_2, rank_1 = (of_rank(ship, SCI, rank) for rank in (3, 2, 1))
    asked.refuses(Exchange(member=rank_3, other=rank_2), NotInBarracks())
    asked.refuses(Exchange(member=rank_1, other=of_rank(ship, ENG, 2)), RankTooLow())
    asked.refuses(Exchange(member=rank_3, other=of_rank(ship, ENG, 3)), NoSleeve())
    asked.refuses(Exchange(member=rank_2, other=of_rank(ship, REC, 3)), NoSleeve())


@pytest.mark.rule("BAR-04", "BAR-01")
def test_who_rests_goes_on_resting_in_the_new_section():
    ship = staffed(science=(1,)).with_crew(SCI, zones.RESTING, 2)
    member = of_rank(ship, SCI, 2)
    after = transfers(ship).order(Transfer(member=member, to=SEC))
    assert after.where(crew(member)) == zones.RESTING
    assert after.state.sleeves[member] == Sleeve(section=SEC, rank=1)


@pytest.mark.rule("BAR-01")
def test_patients_and_the_away_team_are_not_transferred():
    ship = staffed(science=(1,)).with_crew(SCI, zones.board_crew(SCI), 3)
    asked = transfers(ship)
    asked.refuses(Transfer(member=of_rank(ship, SCI, 3), to=SEC), NotInBarracks())
    asked.refuses(Dismiss(member=of_rank(ship, SCI, 3)), NotInBarracks())


@pytest.mark.rule("BAR-05")
def test_a_released_member_goes_back_to_the_recruits_without_a_sleeve():
    ship = staffed(science=(1, 1)).with_crew(SCI, zones.RESTING, 2)
    member = of_rank(ship, SCI, 2)
    after = transfers(ship).order(Dismiss(member=member))
    assert after.where(crew(member)) == zones.RECRUITS
    assert member not in after.state.sleeves
    assert after.happened(Dismissed)
    assert isinstance(after.state.question, ArrangeCrew)
    assert after.order(EndStep()).state.question is None


@pytest.mark.rule("BAR-06")
def test_the_last_available_member_can_be_transferred_or_released_and_the_players_are_warned():
    ship = staffed(science=(2,))
    member = of_rank(ship, SCI, 2)
    asked = transfers(ship)
    say = ShipWords(Names(small_ship()))
    assert "Nobody" in say.command(Dismiss(member=member), asked.state)
    assert "Nobody" in say.command(Transfer(member=member, to=ENG), asked.state)
    assert asked.order(Dismiss(member=member)).state.available(SCI) == ()
    assert asked.order(Transfer(member=member, to=ENG)).state.available(SCI) == ()
    two = staffed(science=(2, 1))
    assert "Nobody" not in say.command(Dismiss(member=of_rank(two, SCI, 2)), transfers(two).state)


@pytest.mark.rule("BAR-07", "CYC-10")
def test_the_player_of_the_new_section_has_to_agree():
    ship = staffed(players=4, science=(3, 1))
    member = of_rank(ship, SCI, 3)
    asked = transfers(ship).order(Transfer(member=member, to=ENG))
    assert isinstance(asked.state.question, ChooseWhether)
    assert asked.state.question.section is ENG
    assert asked.order(Pass()).state.sleeves[member] == Sleeve(section=SCI, rank=3)
    agreed = asked.order(SayYes())
    assert agreed.state.sleeves[member] == Sleeve(section=ENG, rank=2)
    assert isinstance(agreed.state.question, ArrangeCrew)
    both = transfers(staffed(players=4, science=(3, 1), engineering=(2, 2)))
    places = both.order(Exchange(member=member, other=of_rank(both, ENG, 2)))
    assert places.state.question.section is ENG
    assert places.order(SayYes()).state.sleeves[member].section is ENG
    alone = transfers(staffed(players=2, science=(3, 1)))
    assert alone.order(Transfer(member=member, to=ENG)).state.sleeves[member].section is ENG


@pytest.mark.rule("BAR-08", "BAR-09")
@pytest.mark.example("BAR-x5")
def test_trainer_and_trainee_cannot_be_the_last_two_available():
    asked = training(staffed(security=(3, 1), science=(3, 1, 1))).then(
        TAKEN, StepBegun(because="BAR-08", phase=Phase.BARRACKS, step="training"), queued(AskTraining()), TAKEN,
        opens(TrainCrew()),
    )  # fmt: skip
    pair = Train(trainer=of_rank(asked, SEC, 3), trainee=of_rank(asked, SEC, 1))
    asked.refuses(pair, NobodyRemains())


@pytest.mark.rule("BAR-08", "TSK-03")
@pytest.mark.example("BAR-x6")
def test_a_trainer_promotes_somebody_who_rests_and_rests_too():
    ship = staffed(security=(3, 2)).with_crew(SEC, zones.RESTING, 1)
    trainer, trainee = of_rank(ship, SEC, 3), of_rank(ship, SEC, 1)
    after = training(ship).order(Train(trainer=trainer, trainee=trainee)).then(
        ANSWERED, Moved(pieces=("crew:c10",), start="HAND.security", to=zones.RESTING),
        Promoted(member="c12", section=SEC, rank=2), queued(AskTraining()), TAKEN, opens(TrainCrew()),
        DecisionClosed(automatic=True),
    )  # fmt: skip
    assert after.where(crew(trainer)) == after.where(crew(trainee)) == zones.RESTING
    assert after.state.sleeves[trainee].rank == 2
    assert after.state.sleeves[trainer].rank == 3


@pytest.mark.rule("BAR-08")
def test_training_goes_on_with_further_trainers():
    ship = staffed(security=(3, 3, 2, 1, 1))
    first, second = (member for member in ship.state.available(SEC) if ship.state.sleeves[member].rank == 3)
    one, two = (member for member in ship.state.available(SEC) if ship.state.sleeves[member].rank == 1)
    once = training(ship).order(Train(trainer=first, trainee=one))
    assert isinstance(once.state.question, TrainCrew)
    once.refuses(Train(trainer=first, trainee=two), NotAvailable())
    twice = once.order(Train(trainer=second, trainee=two))
    assert twice.state.question is None
    assert len(twice.at(zones.RESTING)) == 4


@pytest.mark.rule("BAR-08", "BAR-09", "TSK-04")
def test_training_needs_rank_3_a_recruit_of_the_section_and_a_sleeve():
    ship = staffed(security=(3, 2, 2, 2, 1), science=(3, 1, 1), recon=(3,)).with_crew(REC, zones.RESTING, 1)
    asked = training(ship)
    asked.refuses(Train(trainer=of_rank(ship, SEC, 2), trainee=of_rank(ship, SEC, 1)), NoTrainer())
    asked.refuses(Train(trainer=of_rank(ship, SCI, 3), trainee=of_rank(ship, SEC, 1)), NoTrainee())
    asked.refuses(Train(trainer=of_rank(ship, SEC, 3), trainee=of_rank(ship, SEC, 2)), NoTrainee())
    asked.refuses(Train(trainer=of_rank(ship, SEC, 3), trainee=of_rank(ship, SEC, 1)), NoSleeve())
    asked.refuses(Train(trainer=of_rank(ship, REC, 3), trainee=of_rank(ship, REC, 1)), LastAvailable())
    assert training(ship.effects(fx.Disable(what="training"))).state.question is None


@pytest.mark.rule("BAR-10", "BAR-11", "MOR-04")
@pytest.mark.example("BAR-x3")
def test_at_low_morale_four_recruits_are_shown_and_every_section_can_take_one():
    asked = draft(staffed().laid(morale=MoraleLevel.LOW)).then(
        TAKEN, StepBegun(because="BAR-10", phase=Phase.BARRACKS, step="draft"),
        Revealed(pieces=("crew:c01", "crew:c02", "crew:c03", "crew:c04"), start=zones.RECRUITS, to=zones.BARRACKS_ROW),
        queued(DraftTurns(sections=(SEC, REC, SCI, ENG)), EndDraft()), TAKEN,
        opens(ChooseThing(section=SEC, effect=waits(DraftTurns(sections=(SEC, REC, SCI, ENG))), may_pass=True)),
    )  # fmt: skip
    assert len(row(asked)) == 4
    assert asked.state.question.section is SEC
    for section in (ENG, SEC, SCI, REC):
        asked = asked.pick(section.value) if asked.state.question.effect.effect.tag == "step_draft_turns" else asked
        recruit = row(asked)[0]
        asked = asked.pick(recruit)
        assert asked.where(recruit) == zones.hand(section)
    assert row(asked) == ()
    assert asked.state.question is None


@pytest.mark.rule("BAR-10", "MOR-04", "SEF-11")
def test_how_many_recruits_are_shown_is_a_matter_of_morale_and_of_cards():
    shown = {level: len(row(draft(staffed().laid(morale=level)))) for level in MoraleLevel}
    assert shown == {MoraleLevel.HIGH: 6, MoraleLevel.MEDIUM: 5, MoraleLevel.LOW: 4, MoraleLevel.VERY_LOW: 4}
    more = InForce(standing=Standing(key=ModifierKey.DRAFT_SIZE, value=1))
    assert len(row(draft(staffed().laid(in_force=(more,))))) == 6


@pytest.mark.rule("BAR-10", "BAR-12")
@pytest.mark.example("BAR-x4")
def test_with_three_recruits_left_three_are_shown_and_one_section_gets_nothing():
    ship = staffed().laid(morale=MoraleLevel.HIGH)
    deck = ship.at(zones.RECRUITS)
    asked = draft(ship.put(zones.REMOVED, *deck[3:])).then(
        TAKEN, StepBegun(because="BAR-10", phase=Phase.BARRACKS, step="draft"),
        Revealed(pieces=("crew:c01", "crew:c02", "crew:c03"), start=zones.RECRUITS, to=zones.BARRACKS_ROW),
        queued(DraftTurns(sections=(SEC, REC, SCI, ENG)), EndDraft()), TAKEN,
        opens(ChooseThing(section=SEC, effect=waits(DraftTurns(sections=(SEC, REC, SCI, ENG))), may_pass=True)),
    )  # fmt: skip
    assert len(row(asked)) == 3
    for section in (SEC, REC, SCI):
        asked = asked.pick(section.value).pick(row(asked)[0])
    assert asked.state.question is None
    assert asked.state.available(ENG) == ()


@pytest.mark.rule("BAR-11", "CYC-22")
def test_security_orders_the_picks_and_each_section_chooses_for_itself():
    asked = draft(staffed(players=4))
    revealed = [event for event in asked.events if isinstance(event, Revealed)]
    assert revealed[0].reveals
    assert asked.state.question.section is SEC
    turn = asked.pick(SCI.value)
    assert isinstance(turn.state.question, ChooseThing)
    assert turn.state.question.section is SCI
    recruit = row(turn)[2]
    after = turn.pick(recruit)
    assert after.state.sleeves[recruit.partition(":")[2]] == Sleeve(section=SCI, rank=1)
    after.refuses(PickThing(thing=SCI.value), NotOffered())


@pytest.mark.rule("BAR-12")
def test_a_section_that_declines_does_not_get_another_turn():
    asked = draft(staffed()).pick(SCI.value).order(Pass())
    asked.refuses(PickThing(thing=SCI.value), NotOffered())
    assert len(row(asked)) == 5
    assert asked.state.available(SCI) == ()


@pytest.mark.rule("BAR-13", "BAR-14")
@pytest.mark.example("BAR-x7")
def test_without_a_free_sleeve_somebody_of_rank_1_is_released_for_the_recruit():
    ship = staffed(recon=(1,)).with_crew(REC, zones.RESTING, 1, 1, 1)
    old = ship.state.available(REC)[0]
    turn = draft(ship).pick(REC.value)
    recruit = row(turn)[0]
    after = turn.pick(recruit).then(
        ANSWERED, queued(MakeRoomFor(section=REC, recruit="crew:c01")), TAKEN,
        opens(ChooseThing(effect=waits(MakeRoomFor(section=REC, recruit="crew:c01")))), DecisionClosed(automatic=True),
        Moved(pieces=("crew:c20",), start="HAND.recon", to=zones.RECRUITS), Dismissed(member="c20"),
        Sleeved(member="c01", section=REC, rank=1),
        Moved(pieces=("crew:c01",), start=zones.BARRACKS_ROW, to="HAND.recon"), TAKEN,
        opens(ChooseThing(section=SEC, effect=waits(DraftTurns(sections=(SEC, SCI, ENG))), may_pass=True)),
    )  # fmt: skip
    assert after.where(crew(old)) == zones.RECRUITS
    assert after.where(recruit) == zones.hand(REC)
    assert sum(sleeve == Sleeve(section=REC) for sleeve in after.state.sleeves.values()) == 4
    assert crew(old) not in row(after)


@pytest.mark.rule("BAR-13")
def test_without_a_sleeve_and_without_available_rank_1_a_section_cannot_draft():
    ship = staffed(recon=(2,)).with_crew(REC, zones.RESTING, 1, 1, 1, 1)
    draft(ship).refuses(PickThing(thing=REC.value), NotOffered())


@pytest.mark.rule("BAR-14", "CMP-06")
def test_recruits_that_are_not_taken_are_shuffled_back():
    ship = staffed()
    before = set(ship.at(zones.RECRUITS))
    after = declined(draft(ship))
    assert row(after) == ()
    assert set(after.at(zones.RECRUITS)) == before
    assert after.happened(Shuffled)[0].zone == zones.RECRUITS


@pytest.mark.rule("BAR-10", "CYC-26")
def test_with_nobody_to_draft_the_step_is_over():
    ship = staffed()
    empty = ship.put(zones.REMOVED, *ship.at(zones.RECRUITS))
    assert draft(empty).state.question is None
