"""Just enough and one too many: limits of prices, decks and actions that no other test stands at."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import ADA, hub
from tests.habitat.test_malfunctions import stacked
from vanguard_desktop.core.effects import Choose
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.actions import (
    CannotPay,
    NotThere,
    PlanTask,
    SetRover,
    TakenAlready,
    Task,
    TaskKind,
)
from vanguard_desktop.rulesets.habitat.data.base import GreenhousesBuilt, SpentItems
from vanguard_desktop.rulesets.habitat.data.cards import MissionAction, Needs
from vanguard_desktop.rulesets.habitat.data.kinds import (
    Complex,
    Element,
    Family,
    Modifier,
    Pile,
    Resource,
    Rover,
    StructureId,
)
from vanguard_desktop.rulesets.habitat.data.malfunctions import DeckRenewed, FillTrack, PoolChanged, TrackReset
from vanguard_desktop.rulesets.habitat.missions.begin import fresh

PRICE = fx.ChangeReserve(resource=Resource.ENERGY, by=-2)
OTHER = fx.ChangeStress(by=1)
SECOND = StructureId("rs-farm")


@pytest.mark.rule("HFX-07", "HGN-06")
def test_a_price_is_paid_with_exactly_what_is_there():
    exact = hub().reserves(energy=2).effects(Choose(options=(PRICE, OTHER)))
    assert exact.option(1).state.reserves[Resource.ENERGY] == 0
    short = hub().reserves(energy=1).effects(Choose(options=(PRICE, OTHER)))
    assert (short.state.question, short.state.stress) == (None, 1)


@pytest.mark.rule("HBD-25")
def test_greenhouses_go_to_the_farm_that_has_room():
    base = hub().structure("FRM", greenhouses=5)
    second = attrs.evolve(fresh(base.state.card(SECOND), 4), greenhouses=0, plants=0)
    base = base.laid(structures={**base.state.structures, SECOND: second})
    base.effects(fx.BuildGreenhouses(count=1)).then(GreenhousesBuilt(structure=SECOND, count=1, plants=0))


@pytest.mark.rule("HGN-05")
def test_of_a_named_kind_only_such_a_part_is_lost():
    base = hub().having("part:cpu", "part:power").effects(fx.LosePart(element=Element.CPU))
    base.then(SpentItems(items=("part:cpu",)))
    hub().having("part:power").effects(fx.LosePart(element=Element.CPU)).then()


@pytest.mark.rule("HGN-05")
def test_the_only_sample_is_spent_without_a_question():
    hub().having("sample").effects(fx.SpendSample()).then(SpentItems(items=("sample",)))
    hub().effects(fx.SpendSample()).then()


@pytest.mark.rule("HRS-16")
def test_nothing_is_sown_where_the_first_growth_space_is_taken():
    sow = Task(kind=TaskKind.SOW)
    base = hub().structure("FRM", greenhouses=5).having("seed")
    base.laid(growth=(1,)).planning().refuses(PlanTask(task=sow), NotThere())
    assert PlanTask(task=sow) in base.laid(growth=(2,)).structure("FRM", plants=3).planning().legal()


@pytest.mark.rule("HBD-20", "HBD-21")
def test_a_rover_is_mended_once_for_each_token_on_it():
    base = hub(rovers={Rover.SCOUT: (Modifier.BREAKDOWN,), Rover.UTILITY: (Modifier.BREAKDOWN,)}).planning()
    scout, utility = (PlanTask(task=Task(kind=TaskKind.MEND_ROVER, rover=each)) for each in Rover)
    once = base.plans(scout.task, "engineer:1", "medic:1")
    once.refuses(scout, TakenAlready())
    assert utility in once.legal()


@pytest.mark.rule("HAC-26")
def test_no_rover_is_taken_from_an_action_that_has_none():
    base = hub().plans(Task(kind=TaskKind.EXPLORE, space="R1-N"), "engineer:1")
    base.refuses(SetRover(number=1), NotThere())
    assert SetRover(number=1) in base.order(SetRover(number=1, rover=Rover.SCOUT)).legal()


@pytest.mark.rule("HAC-15")
def test_an_action_without_type_asks_for_the_pawns_that_are_printed():
    carry = MissionAction(id=CardId("carry"), name="Carry", pawns=3, needs=Needs())
    base = hub().mission(actions=(carry,))
    assert base.plans(Task(kind=TaskKind.MISSION, id=CardId("carry")), "engineer:1").needs == (None, 3)


@pytest.mark.rule("HMF-15", "HMF-26")
def test_a_search_in_an_empty_deck_goes_on_in_the_renewed_one():
    base = stacked(hub(), Pile.LIVING, "LRT/1")
    base = base.laid(piles={**base.piles, Pile.LIVING: ()}, discards={Pile.LIVING: ("LRT/1",)})
    done = base.effects(fx.ResolveCard(complex=Complex.LIVING, family=Family.TROUBLE))
    assert done.events_of("deck_renewed")[0] == DeckRenewed(complex=Complex.LIVING)
    assert done.state.stress == 4


@pytest.mark.rule("HMF-09", "HMF-15")
def test_a_full_track_without_any_card_is_empty_again():
    base = stacked(hub(), Pile.LIVING)
    done = base.laid(tracks={**base.state.tracks, Complex.LIVING: 5}, full=(Complex.LIVING,), discards={})
    assert TrackReset(complex=Complex.LIVING) in done.effects(FillTrack(complex=Complex.LIVING)).events


@pytest.mark.rule("HMF-06", "HMS-25")
def test_only_the_named_die_changes_and_one_at_nothing_stays():
    pool = {Complex.WORK: 2, Complex.LIVING: 0}
    hub(pool=pool).effects(fx.ChangeDie(complex=Complex.WORK, by=-1)).then(PoolChanged(complex=Complex.WORK, by=-1))
    hub(pool=pool).effects(fx.ChangeDie(by=-1)).then(PoolChanged(complex=Complex.WORK, by=-1))


@pytest.mark.rule("HAP-17")
def test_tokens_are_given_to_the_last_one():
    toll = MissionAction(id=CardId("toll"), name="Toll", pawns=1, needs=Needs(tokens=2))
    base = hub().unable().mission(actions=(toll,))
    planned = base.person(ADA, tokens=2).plans(Task(kind=TaskKind.MISSION, id=CardId("toll")), f"{ADA}:1")
    assert planned.weight().tokens == 2
    assert planned.resolved().someone(ADA).tokens == 0


@pytest.mark.rule("HAC-18")
def test_what_an_action_costs_must_be_there_in_full():
    fee = MissionAction(id=CardId("fee"), name="Fee", pawns=1, needs=Needs(reserves=(Resource.FOOD,)))
    base = hub().mission(actions=(fee,))
    task = Task(kind=TaskKind.MISSION, id=CardId("fee"))
    base.reserves().planning().refuses(PlanTask(task=task), CannotPay(resource=Resource.FOOD))
    assert PlanTask(task=task) in base.reserves(food=1).planning().legal()
