"""The situation room: what is solved by the visit, what by supervisors, and what becomes of the cards (SIT)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import CREW, ENG, SCI, SEC, aboard, offered, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.effects import Choose, InOrder
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged
from vanguard_desktop.rulesets.ship.data.aboard.situation_room import PutAway, SituationsSeen, Solve, SuperviseNext
from vanguard_desktop.rulesets.ship.data.common import AskOrder, ChooseOption, ChooseThing, NotOffered, Pass, PickThing
from vanguard_desktop.rulesets.ship.data.facilities.facilities import AskVisit, ChooseFacility, VisitFacility
from vanguard_desktop.rulesets.ship.data.facilities.tasks import AssignCrew
from vanguard_desktop.rulesets.ship.data.journey.cycle import DoStep, Moved, Shuffled, StepBegun
from vanguard_desktop.rulesets.ship.data.limits import Used
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import InForce, Sleeve
from vanguard_desktop.setting.cards_ship import Facility
from vanguard_desktop.setting.standing import ModifierKey, Standing

S01, S02, S03, S11, S14 = (f"situations:{card}" for card in ("S01", "S02", "S03", "S11", "S14"))


def open_on(*table, envelope=(), box=None):
    ship = aboard(box=box).put(zones.OPEN_SITUATIONS, *table)
    return ship.put(zones.ENVELOPE, *envelope)


def showing(ship, section, icon):
    """Two members of a section are Available; the first shows that icon."""
    shows = next(each for each in CREW[section] if any(c.icon is icon for c in small_ship().crew[each].converts))
    other = next(each for each in CREW[section] if each != shows)
    sleeves = {**ship.state.sleeves, shows: Sleeve(section=section), other: Sleeve(section=section)}
    return ship.laid(sleeves=sleeves).put(zones.hand(section), crew(shows), crew(other)), crew(shows)


def room(ship):
    return ship.step(Phase.SITUATION_ROOM)


def bridge(ship):
    return ship.step(Phase.BRIDGE, "check_situations")


def solves(card, text, need=None):
    """A pack in which this situation says so when it is solved."""
    face = attrs.evolve(small_ship().situations[card], solved=text)
    face = face if need is None else attrs.evolve(face, need=need)
    return attrs.evolve(small_ship(), situations={**small_ship().situations, card: face})


@pytest.mark.rule("SIT-01")
def test_a_situation_prints_both_texts_and_the_icons_beside_the_first():
    card = small_ship().situations["S01"]
    assert card.need == ((Icon.CONSTRUCTION, Icon.BIOLOGY),)
    assert card.solved == fx.RemoveThis()
    assert card.effect != card.solved


@pytest.mark.rule("SIT-03", "SIT-02", "SIT-08")
@pytest.mark.example("SIT-x1")
def test_a_situation_solved_in_the_cycle_in_which_it_was_revealed_never_takes_effect():
    after = room(open_on(S01)).pick(S01).then(
        ANSWERED, queued(Solve(card=S01)), TAKEN, queued(fx.RemoveThis(), PutAway(card=S01), source="situations:S01"),
        TAKEN, Moved(pieces=(S01,), start=zones.OPEN_SITUATIONS, to=zones.REMOVED), TAKEN, TAKEN,
        StepBegun(because="SIT-04", phase=Phase.SITUATION_ROOM, step="supervisors"), queued(SuperviseNext()), TAKEN,
    )  # fmt: skip
    assert after.where(S01) == zones.REMOVED
    assert not after.happened(PoolChanged)
    assert not bridge(after.pooled(energy=3, command=3)).happened(PoolChanged)


@pytest.mark.rule("SIT-02", "SIT-07", "SIT-08", "FAC-07")
@pytest.mark.example("SIT-x2")
def test_an_unsolved_situation_takes_effect_on_the_next_bridge():
    closed = open_on(S01).step(Phase.FACILITIES, "close")
    assert closed.where(S01) == zones.ENVELOPE
    asked = bridge(closed.pooled(energy=2, command=2))
    after = asked.option(1).then(
        ANSWERED, queued(fx.ChangeEnergy(by=-1), source="situations:S01"), TAKEN, PoolChanged(energy=-1), TAKEN,
        Moved(pieces=(S01,), start=zones.OPEN_SITUATIONS, to=zones.POSSIBLE),
        Shuffled(zone=zones.POSSIBLE, order=("situations:S04", "situations:S08", "situations:S06", "situations:S05",
            S02, S03, "situations:S09", S01, "situations:S07", "situations:S10"), drawn=9),
    )  # fmt: skip
    assert after.state.pool.energy == 1
    assert after.where(S01) == zones.POSSIBLE


@pytest.mark.rule("SIT-07")
def test_a_situation_that_moves_nowhere_comes_back_cycle_after_cycle():
    ship = open_on(envelope=(S03,)).pooled(command=4)
    once = bridge(ship)
    assert once.state.pool.command == 3
    assert once.where(S03) == zones.OPEN_SITUATIONS
    again = bridge(once.step(Phase.FACILITIES, "close").pooled(command=4))
    assert again.state.pool.command == 3


@pytest.mark.rule("SIT-03", "SIT-04", "SIT-06", "SIT-08")
@pytest.mark.example("SIT-x3")
def test_one_visit_solves_one_situation_by_itself_and_another_by_a_supervisor():
    ship, supervisor = showing(open_on(S01, S02), SCI, Icon.XENOLOGY)
    asked = ship.pooled(command=1).step(Phase.FACILITIES, "visits")
    asked = asked.order(VisitFacility(facility=Facility.SITUATION_ROOM)).pick(S01).pick(S02)
    after = asked.pick(supervisor).then(
        ANSWERED, Moved(pieces=("crew:c32",), start="HAND.science", to=zones.RESTING),
        queued(Solve(card=S02), source="situations:S02"), TAKEN,
        queued(fx.ShuffleBack(), PutAway(card=S02), source="situations:S02"), TAKEN,
        Moved(pieces=(S02,), start=zones.OPEN_SITUATIONS, to=zones.POSSIBLE),
        Shuffled(zone=zones.POSSIBLE, order=(S02, "situations:S04", "situations:S07", "situations:S05",
            "situations:S09", S03, "situations:S10", "situations:S06", "situations:S08"), drawn=8),
        TAKEN, TAKEN, TAKEN, queued(DoStep(phase=Phase.FACILITIES, step="visits")), TAKEN,
        StepBegun(because="FAC-02", phase=Phase.FACILITIES, step="visits"), queued(AskVisit()), TAKEN,
        opens(ChooseFacility()), DecisionClosed(automatic=True),
    )  # fmt: skip
    assert after.where(S01) == zones.REMOVED
    assert after.where(S02) == zones.POSSIBLE
    assert after.where(supervisor) == zones.RESTING
    assert after.state.pool.command == 0


@pytest.mark.rule("SIT-03", "ZON-10", "SIT-09")
@pytest.mark.example("SIT-x4")
def test_a_situation_in_the_envelope_can_be_solved_by_the_visit():
    ship = aboard().effects(fx.BringSituation(card="S14", to=fx.Place.ENVELOPE))
    assert ship.where(S14) == zones.ENVELOPE
    after = room(ship).pick(S14).then(
        ANSWERED, queued(Solve(card=S14)), TAKEN,
        queued(fx.ChangeSuccess(by=1), PutAway(card=S14), source="situations:S14"), TAKEN, PoolChanged(success=1),
        TAKEN, Moved(pieces=(S14,), start=zones.ENVELOPE, to=zones.REMOVED), TAKEN,
        StepBegun(because="SIT-04", phase=Phase.SITUATION_ROOM, step="supervisors"), queued(SuperviseNext()), TAKEN,
    )  # fmt: skip
    assert after.state.pool.success == 1
    assert after.where(S14) == zones.REMOVED


@pytest.mark.rule("SIT-08", "CYC-13", "CYC-19")
@pytest.mark.example("SIT-x5")
def test_without_energy_morale_has_to_be_lowered():
    asked = bridge(open_on(envelope=(S02,)).pooled(energy=0)).then(
        TAKEN, StepBegun(because="BRG-16", phase=Phase.BRIDGE, step="check_situations"),
        Moved(pieces=(S02,), start=zones.ENVELOPE, to=zones.OPEN_SITUATIONS),
        queued(AskOrder(effects=(waits(InOrder(steps=(Choose(options=(fx.ChangeEnergy(by=-1), fx.LowerMorale())),
            fx.ShuffleBack())), source=Source.read("situations:S02")),), section=SEC)),
        TAKEN,
        queued(InOrder(steps=(Choose(options=(fx.ChangeEnergy(by=-1), fx.LowerMorale())), fx.ShuffleBack())),
            source=Source.read("situations:S02")),
        TAKEN,
        queued(Choose(options=(fx.ChangeEnergy(by=-1), fx.LowerMorale())), fx.ShuffleBack(), source="situations:S02"),
        TAKEN,
        opens(ChooseOption(section=SEC, options=(fx.ChangeEnergy(by=-1), fx.LowerMorale()),
            source=Source.read("situations:S02"))),
        DecisionClosed(automatic=True), queued(fx.LowerMorale(), source="situations:S02"), TAKEN,
        MoraleChanged(level=fx.MoraleLevel.LOW), Used(key="morale_drop/:per_phase"),
        Used(key="morale_drop/situations:S02:per_phase"), TAKEN,
        Moved(pieces=(S02,), start=zones.OPEN_SITUATIONS, to=zones.POSSIBLE),
        Shuffled(zone=zones.POSSIBLE, order=("situations:S04", "situations:S08", "situations:S06", "situations:S05",
            S01, S03, "situations:S09", S02, "situations:S07", "situations:S10"), drawn=9),
    )  # fmt: skip
    after = asked if asked.state.question is None else asked.option(2)
    assert after.happened(MoraleChanged)
    assert after.where(S02) == zones.POSSIBLE


@pytest.mark.rule("SIT-04")
@pytest.mark.example("SIT-x6")
def test_supervisors_solve_nothing_that_lies_in_the_envelope():
    ship, _ = showing(open_on(S03, envelope=(S14,)), SCI, Icon.BIOLOGY)
    ship, _ = showing(ship, ENG, Icon.PHYSICAL)
    asked = room(ship)
    assert offered(asked) == {S03, S14}
    second = asked.order(Pass()).then(
        ANSWERED, TAKEN, StepBegun(because="SIT-04", phase=Phase.SITUATION_ROOM, step="supervisors"),
        queued(SuperviseNext()), TAKEN, opens(ChooseThing(section=SEC, effect=waits(SuperviseNext()), may_pass=True)),
    )  # fmt: skip
    assert offered(second) == {S03}
    second.refuses(PickThing(thing=S14), NotOffered())


@pytest.mark.rule("SIT-03", "CYC-09", "FAC-03")
def test_security_decides_what_is_solved_and_may_solve_nothing():
    asked = room(open_on(S01, S03))
    assert asked.state.question.section is SEC
    after = asked.order(Pass())
    assert set(after.at(zones.OPEN_SITUATIONS)) == {S01, S03}
    box = solves("S01", fx.SolveSituations())
    choice = room(open_on(S01, S02, S03, box=box)).pick(S01)
    assert choice.state.question.section is SEC


@pytest.mark.rule("SIT-04", "CYC-14")
def test_supervisors_go_on_as_long_as_there_are_any():
    ship, one = showing(open_on(S02, S03), SCI, Icon.BIOLOGY)
    ship, two = showing(ship, ENG, Icon.XENOLOGY)
    asked = room(ship).order(Pass())
    once = asked.pick(S03).pick(one)
    twice = once.pick(S02).pick(two)
    assert twice.where(S03) == zones.REMOVED
    assert twice.where(S02) == zones.POSSIBLE
    assert set(twice.at(zones.RESTING)) == {one, two}


@pytest.mark.rule("SIT-05", "TSK-13")
def test_or_needs_one_supervisor_and_and_needs_two():
    either = ((Icon.BIOLOGY, Icon.XENOLOGY),)
    both = ((Icon.BIOLOGY,), (Icon.XENOLOGY,))
    for need, count in ((either, 1), (both, 2)):
        ship, one = showing(open_on(S03, box=solves("S03", fx.RemoveThis(), need)), SCI, Icon.BIOLOGY)
        ship, two = showing(ship, ENG, Icon.XENOLOGY)
        asked = room(ship).order(Pass()).pick(S03)
        after = asked.pick(one)
        after = after if count == 1 else after.pick(two)
        assert len(after.at(zones.RESTING)) == count
        assert after.where(S03) == zones.REMOVED


@pytest.mark.rule("SIT-06")
def test_a_solved_situation_without_a_destination_leaves_the_game():
    after = room(open_on(S11)).pick(S11)
    assert after.where(S11) == zones.REMOVED
    back = room(open_on(S02)).pick(S02)
    assert back.where(S02) == zones.POSSIBLE
    kept = room(open_on(S11, box=solves("S11", fx.ReturnCard(card="S11")))).pick(S11)
    assert kept.where(S11) == zones.FUTURE


@pytest.mark.rule("SIT-09", "SIT-11")
def test_texts_bring_future_situations_into_play():
    ship = aboard().put(zones.POSSIBLE, *aboard().at(zones.POSSIBLE))
    placed = {to: ship.effects(fx.BringSituation(card="S14", to=to)).where(S14) for to in fx.Place}
    assert placed == {
        fx.Place.TABLE: zones.OPEN_SITUATIONS, fx.Place.ENVELOPE: zones.ENVELOPE, fx.Place.POSSIBLE: zones.POSSIBLE
    }  # fmt: skip


@pytest.mark.rule("SIT-11")
def test_a_situation_that_comes_during_the_check_waits_for_the_next_bridge():
    box = small_ship()
    brings = attrs.evolve(box.situations["S03"], effect=fx.BringSituation(card="S14", to=fx.Place.TABLE))
    box = attrs.evolve(box, situations={**box.situations, "S03": brings})
    after = bridge(open_on(envelope=(S03,), box=box).pooled(energy=3))
    assert after.where(S14) == zones.OPEN_SITUATIONS
    assert after.state.pool.energy == 3


@pytest.mark.rule("SIT-10")
def test_any_number_of_situations_may_be_open():
    every = [f"situations:S{number:02}" for number in range(1, 27)]
    asked = room(open_on(*every))
    assert offered(asked) == set(every)


@pytest.mark.rule("SEF-11", "SIT-03")
def test_a_card_lets_a_visit_solve_one_more():
    council = InForce(standing=Standing(key=ModifierKey.SOLVE_PER_VISIT, value=1))
    asked = room(open_on(S01, S03, S11).laid(in_force=(council,)))
    after = asked.pick(S01).pick(S03)
    assert after.state.question is None
    assert after.at(zones.OPEN_SITUATIONS) == (S11,)


@pytest.mark.rule("SEF-01", "SIT-03")
def test_texts_solve_and_remove_open_situations_of_choice():
    solved = open_on(S01, S11, envelope=(S03,)).effects(fx.SolveSituations(count=2))
    assert offered(solved) == {S01, S11, S03}
    after = solved.pick(S11).pick(S03)
    assert after.state.pool.success == 1
    assert after.where(S11) == after.where(S03) == zones.REMOVED
    gone = open_on(S11, envelope=(S03,)).effects(fx.RemoveSituations(count=3))
    gone = gone.pick(S11)
    assert gone.where(S11) == gone.where(S03) == zones.REMOVED
    assert gone.state.pool.success == 0


@pytest.mark.rule("SEF-01", "SEF-16", "CYC-22")
def test_the_top_situations_are_looked_at_and_put_back_in_a_chosen_order():
    ship = aboard()
    one, two, three, *under = ship.at(zones.POSSIBLE)
    asked = ship.effects(fx.OrderSituations(count=3))
    seen = asked.happened(SituationsSeen)[0]
    assert seen.reveals
    assert seen.cards == (one, two, three)
    after = asked.pick(three).pick(one)
    assert after.at(zones.POSSIBLE) == (three, one, two, *under)
    assert after.state.question is None


@pytest.mark.rule("SIT-03", "TSK-08")
def test_without_open_situations_nothing_is_asked():
    ship = aboard().pooled(command=1).step(Phase.FACILITIES, "visits")
    after = ship.order(VisitFacility(facility=Facility.SITUATION_ROOM))
    assert not isinstance(after.state.question, ChooseThing)
    assert isinstance(ship.state.question, ChooseFacility)
    assert not [each for each in after.state.queue if isinstance(each.effect, AssignCrew)]
