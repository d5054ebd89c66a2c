"""The Long Bench in the window: its one keyword is chosen above the projects, and said from then on."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPoint

from tests.support.voyager import settle
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import ChooseKeyword, CompleteProjects
from vanguard_desktop.rulesets.ship.zones import laboratory
from vanguard_desktop.widgets.ship.pages.laboratory import LaboratoryPage
from vanguard_desktop.widgets.ship.pages.right_side import View


def test_the_keyword_of_a_visit_stands_above_the_projects(aboard, qtbot):
    voyager = aboard(players=1, seed=4, until="ChooseFacility")
    piece = voyager.state.only(laboratory(1))
    keyword = voyager.bridge.box.research_projects[piece.partition(":")[2]].keyword
    page, chosen = LaboratoryPage(voyager.book), []
    qtbot.addWidget(page)
    page.chosen.connect(chosen.append)

    def shown(question, rows):
        page.show_view(View(state=attrs.evolve(voyager.state, pending=(question,)), rows=rows))

    row = AnswerRow(command=ChooseKeyword(keyword=keyword), label="Its keyword", key="1")
    shown(CompleteProjects(keyword="", paid=(), then=()), (row,))
    assert page.keyword.text() == "One kind of projects a visit: which?"
    page.parts["1"].click()
    assert chosen == [row.command]
    page.resize(700, 500)
    page.show()
    settle()
    top = {name: part.mapTo(page, QPoint()).y() for name, part in (*page.slots.items(), *page.parts.items())}
    assert top["1"] < top[laboratory(1)]
    shown(CompleteProjects(keyword=keyword, paid=(), then=()), ())
    assert page.keyword.text().startswith("In this visit: projects about")
