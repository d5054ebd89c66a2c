"""The window comes back as it was; text on a large screen is larger from the first start on."""

from __future__ import annotations

import pytest

from vanguard_desktop.app.profile.window_place import WindowPlace, keep_place, read_place, text_size_for
from vanguard_desktop.app.window import SMALLEST, MainWindow


@pytest.fixture
def window(qtbot):
    window = MainWindow()
    qtbot.addWidget(window)
    return window


def test_the_size_of_the_window_is_kept_and_taken_up_again(window, qtbot, tmp_path):
    file = tmp_path / "window.json"
    assert read_place(file) is None
    free = window.screen().availableSize()
    window.resize(free.width() - 40, free.height() - 30)
    keep_place(file, window.place)
    other = MainWindow()
    qtbot.addWidget(other)
    other.take_room(read_place(file))
    assert other.size() == window.size()


def test_full_screen_is_kept_with_the_size_the_window_had_before(window, qtbot):
    window.resize(*SMALLEST)
    window.show()
    window.toggle_full_screen()
    qtbot.waitUntil(window.isFullScreen)
    place = window.place
    assert place.full_screen
    assert (place.width, place.height) == SMALLEST
    other = MainWindow()
    qtbot.addWidget(other)
    other.take_room(place)
    assert other.isFullScreen()


def test_on_a_smaller_screen_it_is_as_large_as_that(window):
    window.take_room(WindowPlace(width=9000, height=9000))
    free = window.screen().availableSize()
    assert (window.width(), window.height()) == (max(free.width(), SMALLEST[0]), max(free.height(), SMALLEST[1]))


@pytest.mark.parametrize("words", ["", "[]", "{}", '{"width": "a"}', '{"width": true, "height": 4}', '{"width": -5}'])
def test_what_makes_no_sense_is_no_place(tmp_path, words):
    file = tmp_path / "window.json"
    file.write_text(words)
    assert read_place(file) is None


@pytest.mark.parametrize(("width", "size"), [(1280, 100), (1920, 100), (2560, 115), (3840, 150)])
def test_a_large_screen_begins_with_larger_text(width, size):
    assert text_size_for(width) == size
