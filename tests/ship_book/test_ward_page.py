"""The Ward in the window: a therapist is brought to a patient by two presses, in either order, or put down again."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.voyager import settle
from vanguard_desktop.play.ship.ward import survival_chance, survival_dice
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AssignTherapist, TreatPatients
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import RESTING
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.text import Text
from vanguard_desktop.widgets.ship.pages.survival_bar import SurvivalBar
from vanguard_desktop.widgets.ship.pages.ward_side import WardSide


@pytest.fixture
def ward(aboard):
    voyager = aboard(players=2, seed=3)
    for _ in range(1500):
        if isinstance(voyager.state, ShipState) and isinstance(voyager.state.question, TreatPatients):
            assert isinstance(voyager.book.right, WardSide)
            return voyager
        voyager.play(1)
    raise AssertionError("nobody was treated")


def press(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    settle()


def first_treatment(voyager):
    return next(each for each in voyager.book.bridge.answers() if isinstance(each, AssignTherapist))


def test_therapist_then_patient_and_patient_then_therapist_are_the_same(ward):
    before, order = ward.state, first_treatment(ward)
    press(ward.book.crew.people[order.therapist])
    assert ward.book.right.in_hand == order.therapist
    press(ward.book.right.beds[order.patient])
    treated = ward.state
    assert treated.place_of(order.patient) != before.place_of(order.patient)
    ward.book.undo()
    settle()
    assert ward.state == before
    press(ward.book.right.beds[order.patient])
    press(ward.book.crew.people[order.therapist])
    assert ward.state.place_of(order.patient) == treated.place_of(order.patient)


def test_who_is_treated_is_seen_moving_to_the_next_bed_and_a_press_ends_it(ward, qapp, qtbot):
    order = first_treatment(ward)
    while ward.book.scrim.sheet is not None:
        ward.book.close_sheet()
    dress.apply(qapp, "night", 1.0)
    side = ward.book.right
    ward.bridge.submit(order)
    assert side.moves
    qapp.processEvents()
    QTest.keyClick(ward.book, Qt.Key.Key_F2)
    assert not side.moves
    ward.book.undo()
    assert not side.moves, "what is taken back lies where it lay"
    ward.bridge.submit(order)
    assert side.moves
    qtbot.waitUntil(lambda: not side.moves)


def test_two_digits_bring_a_therapist_to_a_patient_and_what_it_costs_is_said_before(aboard):
    voyager = aboard(players=1, seed=4, until="TreatPatients")
    voyager.read_on()
    book, order = voyager.book, first_treatment(voyager)
    assert "rests until the next docking" in book.right.told_words
    assert [row.key for row in book.in_bar.rows] == ["9"]
    QTest.keyClick(book, Qt.Key.Key_1)
    settle()
    assert "rests until the next docking" in book.right.told_words
    therapist, key = list(book.right.fitting().items())[1]
    assert key == "2"
    QTest.keyClick(book, Qt.Key.Key_2)
    settle()
    assert voyager.state.place_of(therapist) == RESTING
    assert voyager.state.place_of(order.patient) != RESTING


def test_a_patient_is_in_sight_down_to_the_key_in_a_low_window(aboard):
    voyager = aboard(players=1, seed=4, until="TreatPatients", language="de", scale=1.5)
    voyager.read_on()
    voyager.book.focus_default()
    settle()
    side = voyager.book.right
    (bed,) = [bed for bed in side.beds.values() if bed.hasFocus()]
    assert side.rect().contains(bed.mapTo(side, bed.rect().bottomRight()))


def test_esc_puts_down_who_is_in_hand(ward):
    before, order = ward.state, first_treatment(ward)
    press(ward.book.crew.people[order.therapist])
    QTest.keyClick(ward.book, Qt.Key.Key_Escape)
    settle()
    assert ward.book.right.in_hand == ""
    assert ward.state == before


def test_the_odds_of_a_survival_check_are_said_before_anybody_lies_down(aboard):
    voyager = aboard(seed=3, until="ChooseThing:LieDown")
    assert survival_dice(voyager.state) == 3
    # Two heavy results, or a heavy and a special one, of three dice: 43 of 216 rolls.
    assert survival_chance(voyager.state) == pytest.approx(173 / 216)
    harder = attrs.evolve(voyager.state, options=attrs.evolve(voyager.state.options, deadly_checks=True))
    assert survival_chance(harder) < 173 / 216
    (bar,) = voyager.book.right.findChildren(SurvivalBar)
    assert bar.isVisible()
    assert any("80.1" in text.text() for text in voyager.book.right.findChildren(Text))
