"""Dice, slots and figures show their color without color, and every state differs from rest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from tests.support.die_picture import die_pixmap
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.icons import UnknownIcon
from vanguard_desktop.widgets.look.paint.dice_paint import DieFace, DieState, die_reach, paint_die
from vanguard_desktop.widgets.look.paint.die_rings import paint_ghost, paint_slot
from vanguard_desktop.widgets.look.paint.figures import paint_lander, paint_pawn, paint_threat
from vanguard_desktop.widgets.look.paint.seat_ring import paint_seat_ring
from vanguard_desktop.widgets.look.paint.shadows import paint_shadow, shadow_pixmap
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens

COLORS = ("red", "green", "blue", "injury", "danger")
GREEN = DieFace(color="green", glyphs=("explore",), bracketed=True)


def painted(paint, side=120):
    image = QImage(QSize(side, side), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def silhouette(image):
    return [image.pixelColor(x, y).alpha() > 127 for y in range(image.height()) for x in range(image.width())]


@pytest.mark.parametrize("size", [18, 40, 64, 96])
def test_dice_of_different_colors_have_different_outlines(size, theme, qapp):
    dress.apply(qapp, theme)
    shapes = {
        tuple(silhouette(painted(lambda p, c=color: paint_slot(p, QRectF(8, 8, size, size), c)))) for color in COLORS
    }
    assert len(shapes) == len(COLORS)


@pytest.mark.parametrize("size", [18, 40, 64, 96])
@pytest.mark.parametrize("color", COLORS)
def test_a_die_fills_its_square_and_stays_within_its_reach(size, color, theme, qapp):
    dress.apply(qapp, theme)
    state = DieState(hovered=True, selected=True, legal=True, focused=True, section="science", row=2)
    image = die_pixmap(DieFace(color=color), size, 1.0, state).toImage()
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
    edge = image.width() - 1
    rim = [(x, y) for x in range(edge + 1) for y in (0, edge)] + [(x, y) for y in range(edge + 1) for x in (0, edge)]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in rim)


@pytest.mark.parametrize(
    "state",
    [
        DieState(hovered=True),
        DieState(selected=True),
        DieState(legal=True),
        DieState(focused=True),
        DieState(spent=True),
        DieState(forbidden=True),
        DieState(section="recon"),
        DieState(row=3),
        DieState(angle=8),
    ],
    ids=str,
)
def test_every_state_looks_different_from_rest(state, theme, qapp):
    dress.apply(qapp, theme)
    assert die_pixmap(GREEN, 64, 1.0, state).toImage() != die_pixmap(GREEN, 64, 1.0).toImage()


def test_an_illegal_die_is_fainter_than_a_spent_one():
    def middle(state):
        image = die_pixmap(GREEN, 64, 1.0, state).toImage()
        return image.pixelColor(image.width() // 2, image.height() // 2).alphaF()

    assert middle(DieState(forbidden=True)) == pytest.approx(tokens().opacity.illegal, abs=0.01)
    assert middle(DieState(spent=True)) == pytest.approx(tokens().opacity.spent, abs=0.01)


def test_a_die_with_two_glyphs_shows_both():
    one = die_pixmap(DieFace(color="red", glyphs=("physical", "physical")), 64, 1.0).toImage()
    two = die_pixmap(DieFace(color="red", glyphs=("physical", "gather")), 64, 1.0).toImage()
    assert one != two


def test_a_die_changes_with_the_theme(qapp):
    night = die_pixmap(GREEN, 64, 1.0).toImage()
    dress.apply(qapp, "high_contrast")
    assert die_pixmap(GREEN, 64, 1.0).toImage() != night


def test_a_die_stays_sharp_when_the_table_is_zoomed():
    def zoomed(painter):
        painter.scale(3, 3)
        paint_die(painter, QRectF(8, 8, 40, 40), GREEN)

    direct = painted(lambda p: paint_die(p, QRectF(24, 24, 120, 120), GREEN), 168)
    assert painted(zoomed, 168) == direct


def test_slots_say_more_than_that_they_are_empty():
    rect = QRectF(20, 20, 64, 64)
    pictures = [
        painted(lambda p, o=options: paint_slot(p, rect, "blue", **o)).convertToFormat(QImage.Format.Format_ARGB32)
        for options in ({}, {"legal": True}, {"rank": 1}, {"rank": 2}, {"rank": 3}, {"expects_die": True})
    ]
    assert all(first != second for at, first in enumerate(pictures) for second in pictures[:at])


def test_a_die_on_its_way_leaves_only_its_outline():
    image = painted(lambda p: paint_ghost(p, QRectF(20, 20, 64, 64), "red"))
    assert image.pixelColor(52, 52).alpha() == 0
    assert any(silhouette(image))


@pytest.mark.parametrize("section", ["security", "recon", "science", "engineering"])
def test_a_pawn_stands_on_the_color_of_its_section(section, theme, qapp):
    dress.apply(qapp, theme)
    image = painted(lambda p: paint_pawn(p, QRectF(30, 10, 60, 100), section))
    wanted = look().color(f"section_{section}").name()
    assert any(image.pixelColor(x, y).name() == wanted for x in range(120) for y in range(80, 112))
    active = painted(lambda p: paint_pawn(p, QRectF(30, 10, 60, 100), section, active=True))
    assert active != image


def test_lander_and_threat_are_drawn():
    for paint in (paint_lander, paint_threat):
        assert sum(silhouette(painted(lambda p, f=paint: f(p, QRectF(20, 20, 80, 80))))) > 1500


def test_no_two_seats_have_the_same_line():
    rings = [painted(lambda p, s=seat: paint_seat_ring(p, QRectF(20, 20, 60, 60), s, "")) for seat in (1, 2, 3, 4)]
    shapes = {tuple(silhouette(ring)) for ring in rings}
    assert len(shapes) == 4


def test_a_shadow_is_darkest_at_its_box_and_fades_to_nothing():
    image = painted(lambda p: paint_shadow(p, QRectF(30, 30, 60, 60), "card", 10))
    middle, near, far = (image.pixelColor(60, y).alphaF() for y in (60, 93, 104))
    assert middle == pytest.approx(tokens().shadow.card.alpha, abs=0.02)
    assert middle > near > far
    assert image.pixelColor(60, 105).alphaF() < 0.01


def test_a_shadow_is_drawn_once_for_each_screen():
    assert shadow_pixmap("card", 10, 1.0).cacheKey() == shadow_pixmap("card", 10, 1.0).cacheKey()
    assert shadow_pixmap("card", 10, 2.0).width() == pytest.approx(2 * shadow_pixmap("card", 10, 1.0).width(), abs=2)


def test_the_reach_of_a_die_grows_with_it():
    assert die_reach(96) > die_reach(40) > 0


@pytest.mark.qt_log_ignore("saved states")
def test_a_die_with_an_unknown_glyph_is_an_error_and_not_the_end():
    with pytest.raises(UnknownIcon, match="phisical"):
        die_pixmap(DieFace(color="red", glyphs=("phisical",)), 64, 1.0)
