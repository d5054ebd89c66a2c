"""Everything on the table of the habitat says what it is and which rule is behind it; the codex opens where play is."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPoint

from tests.habitat_book.conftest import settle
from vanguard_desktop.core import CardId
from vanguard_desktop.models.habitat.explained import USES, laid_open
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions
from vanguard_desktop.rulesets.habitat.data.kinds import Pile, StructureKind
from vanguard_desktop.text.codex.families import OF_HABITAT, Family
from vanguard_desktop.text.codex.habitat.cards import SIGNS
from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet
from vanguard_desktop.widgets.look.controls.asking import SUBJECT, ShowsThings


def every_subject(screen):
    """What the pointer meets on its way over each part, and what F1 asks there."""
    parts = [screen.rail, screen.mission, screen.mood, screen.zone, screen.header.pips, *screen.header.reserves]
    parts += [*screen.people.plates, *screen.complexes.values()]
    parts += [plate for panel in screen.complexes.values() for plate in panel.shown]
    for part in parts:
        subject = part.property(SUBJECT)
        yield part, subject
        if isinstance(part, ShowsThings):
            step = range(6, max(part.width(), part.height()), 12)
            inside = [QPoint(x, y) for x in step for y in step if part.rect().contains(QPoint(x, y))]
            yield from ((part, found) for found in {part.subject_at(place) for place in inside} if found)


def test_each_thing_has_its_name_its_words_and_a_rule(settle_down):
    settler = settle_down(players=4)
    settler.play_to(PlanActions)
    screen = settler.screen
    screen.grab()  # what is painted knows its places then
    kinds = set()
    for part, subject in every_subject(screen):
        if subject is None:
            continue
        told = screen.explain(subject)
        assert told is not None, (part, subject)
        assert told.title, subject
        assert told.why is not None, subject
        assert told.why.rules[0].startswith("H"), subject
        assert screen.wording.codex.explain(told.entry) is not None, subject
        kinds.add(subject.partition(":")[0])
    assert kinds == {"phase", "panel", "thing", "stock", "person", "track", "structure", "element", "goal"}


def test_the_codex_opens_where_play_is_and_nothing_lies_over_it(settle_down):
    settler = settle_down()
    settler.play_to(PlanActions)
    settler.screen.open_codex()
    settle()
    sheet = settler.screen.scrim.sheet
    assert isinstance(sheet, CodexSheet)
    assert sheet.page.subject == "chapter:habitat_plan"
    settler.screen.close_sheet()
    settler.screen.open_codex("chapter:habitat_lessons")
    words = settler.screen.scrim.sheet.page.accessibleName()
    assert words == settler.screen.wording.codex.title("chapter:habitat_lessons")


def test_cards_of_the_base_are_looked_through_and_malfunctions_once_they_were_drawn(settle_down):
    settler = settle_down()
    screen = settler.screen
    for family in set(OF_HABITAT) - {Family.MALFUNCTION}:
        screen.open_codex(f"cards:{family.value}")
        settle()
        sheet = screen.scrim.sheet
        assert len(sheet.shown) == len(settler.bridge.state.box.others[family.value])
        told = [screen.wording.codex.explain(subject) for subject in sheet.shown]
        assert all(each is not None and each.title and each.words for each in told), family
        screen.close_sheet()
    cards, state = screen.wording.codex.cards, settler.bridge.state
    assert cards.of_family(Family.MALFUNCTION, screen.laid_open()) == ()
    drawn = attrs.evolve(state, discards={Pile.WORK: (CardId("WWH1"), CardId("WGF-power"))})
    shown = cards.of_family(Family.MALFUNCTION, laid_open(drawn))
    assert shown == ("habitat_malfunctions/WWH1", "habitat_malfunctions/WGF-power")
    assert all(cards.find(card).lines for card in shown)


def test_an_objective_says_how_it_is_reached(settle_down):
    settler = settle_down()
    screen = settler.screen
    screen.close_sheet()
    screen.grab()
    middle = QPoint(screen.mission.width() // 2, 0)
    subjects = {screen.mission.subject_at(middle + QPoint(0, y)) for y in range(screen.mission.height())} - {""}
    told = {said.title: said.words for said in map(screen.explain, subjects)}
    assert told["Build the reserve panels"] == (
        "It has to be reached.",
        "Build the Reserve Panels (Forge): Comes into play: Reserve Panels, with 2 red elements.",
    )
    assert told["Sow a seed"] == ("It has to be reached.", "Sow (Bench).")
    assert told["Recover both wrecked landers"][0].startswith("It may be reached")
    lamps = told["Lamps"]
    assert [words.partition(":")[0] for words in lamps] == [
        "Trim the Lamps (Bench)",
        "Each repair there (Second Greenhouse)",
    ]


def test_every_sort_of_structure_has_its_sign_and_says_what_it_is_for(settle_down):
    codex = settle_down().screen.wording.codex
    assert set(SIGNS) == set(StructureKind) == set(USES)
    assert all(codex.why(rule) is not None for rule in USES.values())
