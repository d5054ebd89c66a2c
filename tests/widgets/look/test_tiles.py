"""Die tiles in texts: what is asked for, what covers it, and what stands together."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from vanguard_desktop.dice.faces import SKILLS
from vanguard_desktop.text.common import icon_words
from vanguard_desktop.widgets.look import dress, look, signs
from vanguard_desktop.widgets.look.paint.capsules import capsule_of
from vanguard_desktop.widgets.look.paint.rich import rich_document, rich_size
from vanguard_desktop.widgets.look.paint.spots import spot_in
from vanguard_desktop.widgets.look.paint.tiles import paint_tile
from vanguard_desktop.widgets.look.signs import TILES, is_sign, tile_of

SIDE = 52
TOGETHER = "⟦[gather] and [biology]⟧ or ⟦[die_red], [die_green] and [die_blue]⟧"


@pytest.fixture(autouse=True)
def plain(qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    yield
    dress.apply(qapp)


def drawn(mark, *, covered=False, gray=False):
    picture = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint_tile(painter, QRectF(0, 0, SIDE, SIDE), tile_of(mark), covered=covered)
    return picture.convertToFormat(QImage.Format.Format_Grayscale8) if gray else picture


def test_no_two_tiles_look_alike_even_without_color():
    marks = [*TILES, "danger_die_a", "danger_die_b"]
    pictures = {mark: drawn(mark, gray=True) for mark in marks}
    alike = [pair for pair in combinations(marks, 2) if pictures[pair[0]] == pictures[pair[1]]]
    assert not alike


@pytest.mark.parametrize("theme", ["night", "day", "high_contrast"])
def test_a_covered_icon_is_filled_and_one_that_is_only_asked_for_is_an_outline(theme, qapp):
    dress.apply(qapp, theme, 1.0, reduced_motion=True)
    for color, icons in SKILLS.items():
        body = look().color(f"die_{color.value}").rgb()
        for icon in icons:
            asked, covered = drawn(icon.value), drawn(icon.value, covered=True)
            corner = SIDE // 5, SIDE // 2
            assert covered.pixel(*corner) == body, icon
            assert asked.pixel(*corner) != body, icon


def test_tiles_wear_their_patterns_when_players_ask_for_them():
    plain = {mark: drawn(mark) for mark in ("gather", "biology", "science")}
    look().set("night", 1.0, True, 1.0, True)
    assert all(drawn(mark) != picture for mark, picture in plain.items())


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [900, 260, 120])
def test_every_tile_of_a_capsule_can_be_asked_about_wherever_its_line_breaks(scale, width, qapp):
    dress.apply(qapp, "night", scale, reduced_motion=True)
    document = rich_document(f"One way is {TOGETHER} here.", width=width)
    size, found = document.size(), set()
    for x in range(2, width, 3):
        for y in range(2, round(size.height()), 3):
            spot = spot_in(document, QPointF(x, y))
            found |= {spot.icon} if spot is not None and spot.icon else set()
    assert found == {"gather", "biology", "die_red", "die_green", "die_blue"}


@pytest.mark.parametrize("width", [400, 150, 90, 60])
def test_no_capsule_is_wider_than_the_line_it_stands_in(width):
    assert rich_size(TOGETHER, width=width).width() <= width
    assert rich_document(TOGETHER, width=width).idealWidth() <= width


def test_a_capsule_says_and_once_and_gives_the_word_up_where_room_is_short():
    wide = capsule_of("[gather], [biology] and [science]", 22)
    assert [part.words or part.mark for part in wide.parts] == ["gather", "biology", "and", "science"]
    slim = capsule_of("[gather], [biology] and [science]", 22, wide.size.width() - 1)
    assert [part.mark for part in slim.parts] == ["gather", "biology", "science"]
    assert slim.size.width() < wide.size.width()


def test_tiles_grow_with_the_text(qapp):
    small = rich_size("[gather]").height()
    dress.apply(qapp, "night", 1.5, reduced_motion=True)
    assert rich_size("[gather]").height() >= 1.4 * small


def test_players_may_still_call_themselves_like_something_in_brackets():
    assert is_sign("danger_die_f")
    assert is_sign("supplies")
    assert not is_sign("ann")
    assert not is_sign("danger_die_ff")


def test_texts_and_the_look_mean_the_same_by_their_signs():
    assert {color.value: tuple(icon.value for icon in icons) for color, icons in SKILLS.items()} == signs.SKILLS
    assert (signs.OPEN, signs.CLOSE, signs.COVERED) == (icon_words.OPEN, icon_words.CLOSE, icon_words.COVERED)
