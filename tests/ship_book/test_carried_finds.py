"""Finds are carried to where they go: out of a lander that has no room for them, and to a project they pay for."""

from __future__ import annotations

import attrs

from tests.support.carrying import carry
from tests.support.voyager import settle
from vanguard_desktop.core import Source, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.data.journey.docking import MakeRoom
from vanguard_desktop.rulesets.ship.effects import PayDiscoveries
from vanguard_desktop.rulesets.ship.pieces import id_of
from vanguard_desktop.rulesets.ship.zones import laboratory
from vanguard_desktop.setting import DiscoveryItem
from vanguard_desktop.widgets.ship.pages.home.mat_side import MatSide
from vanguard_desktop.widgets.ship.pages.laboratory import LaboratoryPage
from vanguard_desktop.widgets.ship.pages.right_side import View


def finds(box, count):
    """Answers that each name a find."""
    named = [f"discoveries:{id}" for id in list(box.discoveries)[:count]]
    return tuple(
        AnswerRow(command=PickThing(thing=name), label=name, key=str(n), thing=name) for n, name in enumerate(named, 1)
    )


def lay(page, view):
    page.resize(1100, 1000)
    page.show()
    page.show_view(view)
    settle()


def test_what_there_is_no_room_for_is_carried_out_of_the_lander(aboard, qtbot):
    voyager = aboard(players=1, seed=4, until="ChooseFacility")
    page, chosen = MatSide(voyager.book), []
    qtbot.addWidget(page)
    page.chosen.connect(chosen.append)
    asked = ChooseThing(section=Section.SCIENCE, effect=Waiting(effect=MakeRoom()))
    rows = finds(voyager.bridge.box, 3)
    lay(page, View(state=attrs.evolve(voyager.state, pending=(asked,)), rows=rows))
    carry(page.parts[rows[1].thing], page.parts[rows[2].thing])
    assert chosen == []
    carry(page.parts[rows[1].thing], page.out)
    assert chosen == [rows[1].command]


def test_what_pays_for_a_project_is_carried_to_it(aboard, qtbot):
    voyager = aboard(players=1, seed=4, until="ChooseFacility")
    project = voyager.state.only(laboratory(1))
    page, chosen = LaboratoryPage(voyager.book), []
    qtbot.addWidget(page)
    page.chosen.connect(chosen.append)
    paying = Waiting(
        effect=PayDiscoveries(cost=(DiscoveryItem(count=1),)),
        source=Source(family="research_projects", id=id_of(project)),
    )
    rows = finds(voyager.bridge.box, 2)
    asked = ChooseThing(section=Section.SCIENCE, effect=paying)
    lay(page, View(state=attrs.evolve(voyager.state, pending=(asked,)), rows=rows))
    carry(page.parts[rows[0].thing], page.slots[laboratory(1)])
    assert chosen == [rows[0].command]
