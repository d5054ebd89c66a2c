"""Signs are found by name, tinted, kept, and let go when the theme changes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtSvg import QSvgRenderer

from vanguard_desktop.resources import resource_path
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.icons import UnknownIcon, icon_names, icon_pixmap, make_icon
from vanguard_desktop.widgets.look.theme import look


def inks(pixmap: QPixmap) -> set[str]:
    image = pixmap.toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {color.name() for color in pixels if color.alpha() == 255}


def test_all_signs_load_and_show_something():
    assert len(icon_names()) >= 177
    for name in sorted(icon_names()):
        assert QSvgRenderer(str(resource_path("icons", f"{name}.svg"))).isValid(), name
        assert inks(icon_pixmap(name, 48, look().color("text"))), name


def test_a_sign_takes_the_color_asked_for():
    assert inks(icon_pixmap("energy", 32, look().color("accent"))) == {look().color("accent").name()}


def test_a_sign_fills_its_size_on_a_dense_screen():
    pixmap = icon_pixmap("energy", 24, look().color("text"), 2.0)
    assert pixmap.width() == 48
    assert pixmap.deviceIndependentSize().width() == 24


def test_a_sign_is_drawn_once_for_each_color_whatever_the_theme(qapp):
    first = icon_pixmap("energy", 24, QColor("red")).cacheKey()
    assert icon_pixmap("energy", 24, QColor("red")).cacheKey() == first
    dress.apply(qapp, "day")
    assert icon_pixmap("energy", 24, QColor("red")).cacheKey() == first
    assert inks(icon_pixmap("energy", 24, QColor("blue"))) == {"#0000ff"}


def test_an_icon_for_menus_is_sharp_on_both_kinds_of_screen():
    icon = make_icon("undo", 20, look().color("text"))
    assert {size.width() for size in icon.availableSizes()} == {20, 40}


@pytest.mark.parametrize("name", ["enrgy", "../tokens", "", "Energy"])
def test_an_unknown_sign_is_named(name):
    with pytest.raises(UnknownIcon, match=r"no icon is named"):
        icon_pixmap(name, 24, look().color("text"))
