"""Forecasts: the same functions that resolve say beforehand what will come (18.4, HDC-11, HEN-14, HEN-15)."""

from __future__ import annotations

import time
from collections import Counter
from fractions import Fraction

import pytest

from tests.habitat.hub import ADA, hub, laid_out
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data.actions import Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.base import Fed, Supplied
from vanguard_desktop.rulesets.habitat.data.cards import SolDice
from vanguard_desktop.rulesets.habitat.data.crew import StressChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.effects import BringStructure
from vanguard_desktop.rulesets.habitat.data.kinds import (
    Complex,
    Condition,
    Element,
    Modifier,
    Penalty,
    Resource,
    StructureId,
)
from vanguard_desktop.rulesets.habitat.data.malfunctions import TrackRaised
from vanguard_desktop.rulesets.habitat.data.missions import MissionLost
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.forecast.odds import draws, odds
from vanguard_desktop.rulesets.habitat.forecast.production import penalties_ahead, production
from vanguard_desktop.rulesets.habitat.forecast.progress import broken_with, result, ripens_in, standing

WORK, LIVING, SYSTEMS = Complex
STUDY = Task(kind=TaskKind.STUDY, item="sample")


@pytest.mark.rule("HPR-01", "HPR-09", "HPR-17", "HPR-26", "HPR-31")
def test_production_comes_as_it_was_forecast():
    base = hub(growth=(6,), stress=3).structure("FRM", plants=3, greenhouses=4).structure("OX1", production=3)
    told = production(base.state)
    after = base.step(Step.ENERGY, Step.OXYGEN, Step.FARM, Step.STRESS)
    supplied = {each.resource: each for each in after.happened(Supplied)}
    for resource, balance in ((Resource.ENERGY, told.energy), (Resource.OXYGEN, told.oxygen)):
        there = supplied[resource]
        assert (there.made, there.needed, there.by) == (balance.made, balance.needed, balance.stored)
    assert after.happened(Fed) == [told.meals]
    assert sum(each.by for each in after.happened(StressChanged)) == told.stress == 4
    assert (told.ripens, told.upkeep, told.can_pay, told.quarrel) == (1, {}, True, False)


@pytest.mark.rule("HPR-10", "HPR-18", "HPR-32")
def test_what_will_be_cut_off_and_what_has_to_be_paid():
    base = hub(stress=15).structure("SP1", production=3).red("FRM:power", "FRM:oxygen").reserves(energy=1, food=5)
    told = production(base.state)
    assert (told.energy.cut, told.upkeep) == (2, {Resource.ENERGY: 1, Resource.OXYGEN: 1})
    assert told.can_pay
    assert told.quarrel
    assert not production(base.structure("OX1", production=1).state).can_pay


@pytest.mark.rule("HRM-11", "HMS-14")
def test_the_mission_adds_its_stress():
    base = laid_out("bitter-water")
    assert production(base.state).stress == 4 + 3


@pytest.mark.rule("HMF-05", "HST-03", "HPR-42")
def test_what_red_elements_bring():
    base = hub().red("OX1:hardware", "FRM:cpu", "LAB:power", "CRQ:cpu")
    told = penalties_ahead(base.state)
    assert told.tracks == {WORK: 0, LIVING: 1, SYSTEMS: 2}
    assert [(each.structure, each.element, each.penalty) for each in told.elements] == [
        ("OX1", Element.HARDWARE, Penalty.MALFUNCTION),
        ("FRM", Element.CPU, Penalty.MALFUNCTION),
        ("CRQ", Element.CPU, Penalty.MALFUNCTION),
        ("LAB", Element.POWER, Penalty.ENERGY),
    ]


@pytest.mark.rule("HDC-11", "HDC-01", "HDC-12", "HDC-14", "HGN-21")
def test_the_odds_of_a_planned_action():
    base = hub(available=("sample",))
    one = odds(base.plans(STUDY, "medic:1").state, base.plans(STUDY, "medic:1").state.plan[-1])
    assert (one.success, one.wound, one.adventure, one.death) == (
        Fraction(2, 3),
        Fraction(1, 6),
        Fraction(1, 2),
        0,
    )
    two = base.plans(STUDY, "medic:1", "medic:2")
    sure = odds(two.state, two.state.plan[-1])
    assert (sure.success, sure.wound, sure.adventure) == (1, 0, 0)
    again = base.active("LAB", Modifier.REROLL, Modifier.WOUND).plans(STUDY, "medic:1")
    hard = odds(again.state, again.state.plan[-1])
    assert (hard.success, hard.wound) == (Fraction(4, 9), 1)
    rolls = base.red("LAB:hardware").plans(STUDY, "medic:1", "medic:2")
    assert odds(rolls.state, rolls.state.plan[-1]).success == Fraction(2, 3)
    weak = base.ill("medic", Condition.POISONING, wounds=4).plans(STUDY, "medic:1")
    assert odds(weak.state, weak.state.plan[-1]).death == Fraction(1, 6)


@pytest.mark.rule("HDC-11", "HDC-09")
def test_rolled_often_enough_it_comes_as_the_odds_say():
    planned = hub(available=("sample",)).person("medic", wounds=5).plans(STUDY, "medic:1")
    told = odds(planned.state, planned.state.plan[-1])
    seen: Counter[str] = Counter()
    games = 400
    for seed in range(games):
        after = planned.laid(rng=Rng(seed)).resolved()
        seen["success"] += bool(after.happened(act.Studied)) or bool(after.happened(act.ActionSucceeded))
        seen["death"] += bool(after.happened(MissionLost))
        seen["wound"] += bool(after.happened(Wounded))
    assert told.death == told.wound == Fraction(1, 6)
    assert abs(seen["death"] / games - 1 / 6) < 0.08


@pytest.mark.rule("HMF-09", "HMF-01", "HMF-05", "HMF-17")
def test_how_likely_a_track_draws_a_card():
    dice = (SolDice(sol=1, dice=(WORK, SYSTEMS)),)
    base = hub(tracks={WORK: 3, LIVING: 4, SYSTEMS: 0}).mission(dice=dice).red("CRQ:cpu")
    assert draws(base.state) == {WORK: Fraction(2, 3), LIVING: 1, SYSTEMS: 0}
    full = 0
    for seed in range(300):
        after = base.laid(rng=Rng(seed)).step(Step.POOL, Step.ROLL, Step.PENALTIES, Step.TRACKS)
        full += any(each.is_full and each.complex is WORK for each in after.happened(TrackRaised))
    assert abs(full / 300 - 2 / 3) < 0.1
    rolled = base.laid(pool={WORK: 1, SYSTEMS: 4})
    assert draws(rolled.state)[WORK] == 0
    assert draws(base.laid(locked=(WORK,)).state)[WORK] == 0


@pytest.mark.rule("HEN-14", "HEN-15", "HEN-05")
def test_how_the_mission_stands_and_how_it_ended():
    base = laid_out("housewarming").laid(reached=("array",), sol=3)
    told = standing(base.state)
    assert [(each.id, each.mandatory, each.reached) for each in told.objectives][:2] == [
        ("array", True, True),
        ("farm", True, False),
    ]
    assert (told.sols_left, told.broken, told.allowed) == (5, 3, 4)
    assert result(base.state) is None
    lost = base.person(ADA, wounds=2).laid(discovered=("sample",)).effects(_lose())
    ended = result(lost.state)
    assert (ended.won, ended.because, ended.sols, ended.wounds, ended.discoveries) == (False, "HEN-12", 3, 2, 1)
    assert ended.standing == told


def _lose():
    from vanguard_desktop.rulesets.habitat.data.effects import LoseMission

    return LoseMission()


def test_a_forecast_takes_no_time():
    base = hub(growth=(2, 4, 6)).red("OX1:hardware", "FRM:power")
    started = time.process_time()
    for _ in range(200):
        production(base.laid(stress=3).state)
    assert (time.process_time() - started) / 200 < 0.005


@pytest.mark.rule("HST-15", "HEN-05")
def test_what_is_built_is_known_beforehand_to_bring_its_broken_elements():
    base = laid_out("housewarming")
    brings = BringStructure(structure=StructureId("rs-farm"))
    told = broken_with(base.state, brings)
    assert told == standing(base.state).broken + 4
    assert standing(base.effects(brings).state).broken == told


@pytest.mark.rule("HPR-22", "HPR-24")
def test_when_what_grows_will_bear_is_known():
    assert ripens_in(hub(growth=(6, 1)).state) == (1, 6)
