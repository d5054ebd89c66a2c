"""What texts do with crew: recruits, ranks, rest, beds; chosen by their owners or at random (SEF, CYC-17, CYC-25)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import CREW, ENG, REC, SCI, SEC, aboard, small_ship
from tests.support.scenario import ANSWERED, TAKEN, queued, waits
from vanguard_desktop.core.effects import Choose, Nothing
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.aboard.crew_effects import group
from vanguard_desktop.rulesets.ship.data.aboard.crew import Promoted, Sleeved
from vanguard_desktop.rulesets.ship.data.aboard.crew_effects import DrawLots
from vanguard_desktop.rulesets.ship.data.common import CannotPay, ChooseThing, PickOption
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied
from vanguard_desktop.rulesets.ship.data.rolls import Dice, DiceRolled, RollDice, TellResult
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.setting.cards_ship import Bed


def choices(ship):
    return {command.thing for command in ship.legal()}


def hand(ship, section, *ranks):
    return ship.with_crew(section, zones.hand(section), *ranks)


@pytest.mark.rule("CYC-17", "CYC-25")
@pytest.mark.example("CYC-x4")
def test_the_lowest_die_is_hit_and_ties_are_rolled_again_among_the_tied():
    ship = hand(aboard(real_dice=True), SEC, 1, 1, 1)
    one, two, three = ship.state.available(SEC)
    asked = ship.effects(fx.Kill(random=True))
    for value in ("4", "2", "2"):
        asked = asked.order(TellResult(result=value))
    after = asked.order(TellResult(result="7")).order(TellResult(result="5")).then(
        ANSWERED,
        queued(RollDice(dice=Dice.TEN, count=2, why=waits(DrawLots(members=("c11", "c12"),
            about=waits(fx.Kill(random=True)))), members=("c11", "c12"), told=("7", "5"))),
        TAKEN, DiceRolled(dice=Dice.TEN, results=("7", "5"), drawn=0, members=("c11", "c12")),
        Moved(pieces=("crew:c12",), start="HAND.security", to="SB.P37.security.1"), CrewDied(member="c12", section=SEC),
        queued(fx.ChangeSuccess(by=2), source="memorial:security"), TAKEN, PoolChanged(success=2),
    )  # fmt: skip
    assert after.happened(CrewDied) == [CrewDied(member=three, section=SEC)]
    assert set(after.state.available(SEC)) == {one, two}


@pytest.mark.rule("CYC-25", "CYC-17", "MED-17")
def test_at_random_means_all_living_crew_but_patients():
    ship = hand(aboard(), SEC, 1).with_crew(REC, zones.RESTING, 1).with_crew(SCI, zones.bed("A", Bed.LIGHT), 1)
    ship = ship.with_crew(ENG, zones.board_crew(ENG), 1).put(zones.board_crew(SEC), crew(CREW[SEC][5]))
    meant = group(ship.state, fx.Kill(random=True))
    assert meant == [CREW[SEC][0], CREW[REC][0], CREW[ENG][0]]
    after = ship.effects(fx.Kill(random=True))
    rolled = after.happened(DiceRolled)[0]
    lowest = meant[[int(value) for value in rolled.results].index(min(map(int, rolled.results)))]
    assert len(rolled.results) == 3
    assert after.happened(CrewDied)[0].member == lowest or len(after.happened(DiceRolled)) > 1


@pytest.mark.rule("CYC-10", "SEF-04")
def test_a_section_chooses_among_its_own_whom_it_can_promote():
    ship = hand(hand(aboard(), REC, 3, 1), SEC, 1)
    one = ship.state.available(REC)[1]
    assert ship.effects(fx.Promote(section=REC)).happened(Promoted) == [Promoted(member=one, section=REC, rank=2)]
    two = hand(ship, REC, 2).effects(fx.Promote(section=REC))
    assert isinstance(two.state.question, ChooseThing)
    assert two.state.question.section is REC
    assert choices(two) == {crew(one), crew(CREW[REC][2])}


@pytest.mark.rule("SEF-04")
@pytest.mark.example("SEF-x3")
def test_without_a_free_sleeve_of_the_next_rank_nobody_is_promoted():
    ship = hand(aboard(), SEC, 3, 3, 2)
    assert ship.effects(fx.Promote(section=SEC)).happened(Promoted) == []
    after = ship.effects(fx.Promote(section=SEC, rank=2, random=True)).then(TAKEN)
    assert after.happened(Promoted) == []


@pytest.mark.rule("SEF-05")
def test_nobody_falls_below_the_first_rank_or_into_a_sleeve_that_is_not_free():
    assert hand(aboard(), SEC, 1).effects(fx.Demote(section=SEC)).happened(Sleeved) == []
    full = hand(aboard(), SEC, 1, 1, 1, 1, 2)
    assert full.effects(fx.Demote(section=SEC, rank=2)).happened(Sleeved) == []
    after = hand(aboard(), SEC, 2).effects(fx.Demote(section=SEC))
    assert after.happened(Sleeved) == [Sleeved(member=CREW[SEC][0], section=SEC, rank=1)]


@pytest.mark.rule("SEF-06", "CYC-11")
def test_recruits_are_the_top_cards_as_long_as_sleeves_are_free():
    ship = hand(aboard(), ENG, 2, 2)
    top = ship.state.members(zones.RECRUITS)[0]
    after = ship.effects(fx.Recruit(section=ENG, count=3, rank=2))
    assert after.state.available(ENG)[2:] == (top,)
    assert after.state.sleeves[top].rank == 2
    assert len(after.at(zones.RECRUITS)) == len(ship.at(zones.RECRUITS)) - 1


@pytest.mark.rule("SEF-06")
def test_without_a_section_the_players_name_one_with_a_free_sleeve():
    ship = hand(aboard(), SEC, 3, 3)
    asked = ship.effects(fx.Recruit(rank=3))
    assert choices(asked) == {"recon", "science", "engineering"}
    assert len(asked.pick("science").state.available(SCI)) == 1


@pytest.mark.rule("SEF-07")
def test_even_the_last_of_a_section_may_die():
    after = hand(aboard(), SEC, 1).effects(fx.Kill(section=SEC))
    assert after.state.available(SEC) == ()
    assert after.state.sleeves == {}


@pytest.mark.rule("SEF-15")
def test_rest_and_beds_may_take_the_last_available_member():
    ship = hand(aboard(), SEC, 1)
    rested = ship.effects(fx.SendToRest(section=SEC))
    assert rested.state.members(zones.RESTING) == (CREW[SEC][0],)
    assert rested.effects(fx.CallBack(section=SEC)).state.available(SEC) == (CREW[SEC][0],)
    lying = ship.effects(fx.Hospitalize(section=SEC))
    assert lying.where(crew(CREW[SEC][0])) == zones.bed("A", Bed.LIGHT)


@pytest.mark.rule("SEF-15", "MED-10")
def test_without_an_empty_bed_of_the_category_a_worse_one_is_used_and_without_any_nothing_happens():
    ship = hand(aboard(), SEC, 1)
    for lane in "ABC":
        ship = ship.with_crew(SCI, zones.bed(lane, Bed.MODERATE), 1)
    one = ship.effects(fx.Hospitalize(section=SEC, category=Bed.MODERATE))
    assert choices(one) == {zones.bed(lane, Bed.CRITICAL) for lane in "ABC"}
    for lane in "ABC":
        ship = ship.with_crew(REC, zones.bed(lane, Bed.CRITICAL), 1)
    none = ship.effects(fx.Hospitalize(section=SEC, category=Bed.MODERATE))
    assert none.state.available(SEC) == (CREW[SEC][0],)
    assert none.happened(CrewDied) == []


@pytest.mark.rule("SEF-01", "MED-07")
def test_a_text_heals_a_patient_as_far_as_the_beds_are_empty():
    ship = aboard().with_crew(SCI, zones.bed("A", Bed.CRITICAL), 1).with_crew(ENG, zones.bed("A", Bed.LIGHT), 1)
    asked = ship.effects(fx.Heal(slots=2))
    assert asked.state.question.section is SCI
    after = asked.pick(crew(CREW[SCI][0]))
    assert after.where(crew(CREW[SCI][0])) == zones.bed("A", Bed.MODERATE)
    assert asked.pick(crew(CREW[ENG][0])).state.available(ENG) == (CREW[ENG][0],)


@pytest.mark.rule("CYC-13", "SEF-15")
def test_what_needs_a_crewmember_that_is_not_there_cannot_be_chosen():
    asked = aboard().effects(Choose(options=(fx.SendToRest(section=SEC), Nothing(), fx.ChangeSuccess(by=1))))
    asked.refuses(PickOption(number=1), CannotPay())


@pytest.mark.rule("CYC-10", "SEF-15")
def test_each_player_sends_one_of_the_own_sections_first_those_who_serve_elsewhere():
    box = small_ship()
    at_home = {member: attrs.evolve(card, affinity=SEC) for member, card in box.crew.items() if member in CREW[SEC]}
    abroad = {CREW[SEC][1]: attrs.evolve(box.crew[CREW[SEC][1]], affinity=ENG)}
    ship = hand(hand(aboard(2, box=attrs.evolve(box, crew={**box.crew, **at_home, **abroad})), SEC, 1, 1), SCI, 1, 1)
    asked = ship.effects(fx.EachPlayer(effect=fx.SendToRest(outsiders=True)), source="situations:S03")
    assert asked.state.members(zones.RESTING) == (CREW[SEC][1],)
    assert choices(asked) == {crew(member) for member in CREW[SCI][:2]}
    assert len(asked.pick(crew(CREW[SCI][0])).state.members(zones.RESTING)) == 2
