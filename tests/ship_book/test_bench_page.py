"""The Long Bench in the window: its one keyword is chosen above the projects, and said from then on; what
pays for them is in sight."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from tests.support.voyager import settle
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.rulesets.ship.data.common import PickThing
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


def test_discoveries_that_may_pay_lie_in_sight_above_the_projects(aboard, qtbot):
    voyager = aboard(players=1, seed=4, until="ChooseFacility")
    page, chosen = LaboratoryPage(voyager.book), []
    qtbot.addWidget(page)
    page.chosen.connect(chosen.append)
    page.resize(700, 420)
    page.show()
    page.show_view(View(state=voyager.state, rows=()))
    settle()
    found = [
        piece for zone, pieces in voyager.state.zones.items() for piece in pieces if piece.startswith("discoveries:")
    ]
    rows = tuple(
        AnswerRow(command=PickThing(thing=piece), label=piece, key=str(key), thing=piece)
        for key, piece in enumerate(found[:2], start=1)
    )
    page.show_view(View(state=voyager.state, rows=rows))
    page.focus_first()
    settle()
    page.bring_in_sight()
    for row in rows:
        card = page.parts[row.thing]
        place = QRect(card.mapTo(page, QPoint()), card.size())
        assert page.rect().contains(place)
        assert place.bottom() < page.slots[laboratory(1)].mapTo(page, QPoint()).y()
    first = page.parts[rows[0].thing]
    assert first.hasFocus()
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert chosen == [rows[0].command]
