"""Odds and sums of what is to come stand where they are needed, and say how they come about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from vanguard_desktop.models.habitat.base import COMPLEXES
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions, PlanTask, PutPawn
from vanguard_desktop.rulesets.habitat.data.kinds import Resource
from vanguard_desktop.rulesets.habitat.forecast.odds import draws, odds
from vanguard_desktop.rulesets.habitat.forecast.production import production


@pytest.fixture
def planning(settle_down):
    settler = settle_down()
    settler.play_to(PlanActions)
    return settler


def test_a_planned_action_says_how_likely_it_succeeds(planning):
    rolls = None
    for command in planning.bridge.answers():
        if not isinstance(command, PlanTask):
            continue
        planning.bridge.submit(command)
        puts = [each for each in planning.bridge.answers() if isinstance(each, PutPawn)]
        if puts:
            planning.bridge.submit(puts[0])
            settle()
            stack = planning.bridge.state.plan[-1]
            if odds(planning.bridge.state, stack).success < 1:
                rolls = stack
                break
            planning.screen.undo()
        planning.screen.undo()
    assert rolls is not None
    row = next(row for row in planning.screen.plan_model.rows if row.id == rolls.number)
    said = f"{float(100 * odds(planning.bridge.state, rolls).success):.1f}"
    assert said in row.chance
    assert said in planning.screen.plan_model.words(row)


def test_each_track_says_how_likely_it_draws_in_this_sol(planning):
    found = draws(planning.bridge.state)
    rows = {row.id: row for row in planning.screen.gauges.rows}
    assert {each: rows[each].threatens for each in COMPLEXES} == {each: found[each] > 0 for each in COMPLEXES}


def test_a_reserve_changes_by_what_is_stored_and_not_by_what_is_left_over(planning):
    ahead = production(planning.bridge.state)
    rows = {row.id: row for row in planning.screen.stocks.rows}
    assert rows[Resource.OXYGEN].by == ahead.oxygen.stored
    assert rows[Resource.ENERGY].by == ahead.energy.stored
    assert rows[Resource.FOOD].by == ahead.meals.by


@pytest.mark.parametrize("resource", list(Resource))
def test_f1_on_a_reserve_opens_its_sum(planning, resource):
    screen = planning.screen
    screen.close_sheet()
    stock = screen.header.reserves[[row.id for row in screen.stocks.rows].index(resource)]
    stock.setFocus()
    QTest.keyClick(stock, Qt.Key.Key_F1)
    settle()
    told = screen.explainer.told
    assert told is not None
    amounts = [int(term.amount.replace("−", "-")) for term in told.terms]
    assert sum(amounts) == int(told.whole.replace("−", "-"))


def test_every_plate_is_explained(planning):
    screen = planning.screen
    plates = [plate for panel in screen.complexes.values() for plate in panel.shown]
    subjects = [plate.property("subject") for plate in (*plates, *screen.people.plates) if plate.isVisible()]
    assert len(subjects) >= len(plates)
    assert all(screen.explain(subject) is not None for subject in subjects if subject)
