"""What is painted often is drawn once and then copied, and looks as if it were painted every time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.paint.kept import Shelf
from vanguard_desktop.widgets.look.paint.rich import rich_document


@pytest.fixture
def paint_kept():
    return Shelf(50).paint


class Disc:
    """A thing to paint, which counts how often it is painted."""

    def __init__(self):
        self.painted = 0

    def __call__(self, painter, rect):
        self.painted += 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor("teal"))
        painter.drawEllipse(rect)


def picture(paint, ratio=1.0, turn=0.0):
    image = QImage(round(90 * ratio), round(90 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        painter.rotate(turn)
        paint(painter)
    return image


def farthest(one, other):
    """The greatest difference between two pictures in one color of a pixel."""
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("left", [20.0, 20.5])
def test_a_copy_looks_like_what_was_painted(qapp, paint_kept, ratio, left):
    rect, disc = QRectF(left, 30, 40, 40), Disc()
    direct = picture(lambda painter: disc(painter, rect), ratio)
    kept = picture(lambda painter: paint_kept(painter, rect, "disc", disc, reach=2), ratio)
    assert farthest(direct, kept) <= 16


def test_the_same_thing_is_painted_once_wherever_it_stands(qapp, paint_kept):
    disc = Disc()
    picture(lambda painter: paint_kept(painter, QRectF(3, 3, 20, 20), "disc", disc))
    picture(lambda painter: paint_kept(painter, QRectF(40, 50, 20, 20), "disc", disc))
    assert disc.painted == 1
    picture(lambda painter: paint_kept(painter, QRectF(3, 3, 21, 21), "disc", disc))
    assert disc.painted == 2


def test_a_thing_in_motion_is_painted_every_time(qapp, paint_kept):
    disc = Disc()
    for _ in range(2):
        picture(lambda painter: paint_kept(painter, QRectF(3, 3, 20, 20), "disc", disc), turn=12)
    assert disc.painted == 2


def test_another_theme_paints_anew(qapp, paint_kept):
    disc = Disc()
    for theme in ("night", "day"):
        dress.apply(qapp, theme)
        picture(lambda painter: paint_kept(painter, QRectF(3, 3, 20, 20), "disc", disc))
    assert disc.painted == 2


def test_back_in_a_look_its_pictures_are_still_there(qapp, paint_kept):
    disc = Disc()
    looks = [{}, {"text_scale": 1.5}, {"patterns": True}, {"reduced_motion": True}, {"text_scale": 1.5}]
    for look in looks:
        dress.apply(qapp, **look)
        picture(lambda painter: paint_kept(painter, QRectF(3, 3, 20, 20), "disc", disc))
    assert disc.painted == 3, "motion is nothing that a picture shows"


def test_the_same_words_are_laid_out_once_for_each_color_and_width(qapp):
    dress.apply(qapp, "night")
    words = rich_document("Gain 2 [energy].", width=200)
    assert rich_document("Gain 2 [energy].", width=200) is words
    assert rich_document("Gain 2 [energy].", width=150) is not words
    assert words.textWidth() == 200
    dress.apply(qapp, "day")
    assert rich_document("Gain 2 [energy].", width=200) is not words


def test_what_has_no_room_yet_is_not_painted(paint_kept):
    disc = Disc()
    picture(lambda painter: paint_kept(painter, QRectF(4, 4, -2, -2), "disc", disc))
    assert disc.painted == 0
