"""In the smallest window, with large letters and in the longest language, every word can be read on every screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.widgets.look.clipped import clipped_texts, overlapping, wider_than_seen
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.widgets.look.controls.text import Text
from vanguard_desktop.widgets.notice_sheet import NoticeSheet

pytestmark = pytest.mark.qt_log_ignore("does not support raise")

WINDOWS = {
    "small window, large letters, German": {"size": (1280, 720), "language": "de", "text_size": 150},
    "small window, large letters, Italian": {"size": (1280, 720), "language": "it", "text_size": 150},
    "full window, Czech": {"size": (1920, 1080), "language": "cs", "text_size": 100},
    "full window, large letters, German": {"size": (1920, 1080), "language": "de", "text_size": 150},
    "medium window, high contrast": {"size": (1600, 900), "language": "en", "text_size": 100, "theme": "high_contrast"},
}


@pytest.fixture(params=WINDOWS.values(), ids=WINDOWS.keys())
def window(request, sit_down, monkeypatch):
    player = sit_down(**request.param)

    def whole() -> None:
        player.settle()
        assert clipped_texts(monkeypatch, player.screen) == []
        assert overlapping(player.screen) == []
        assert wider_than_seen(player.screen) == []

    return player, whole


def test_on_the_pages(window):
    player, whole = window
    whole()
    for open_page in (
        player.program.pages.open_settings,
        player.program.pages.open_about,
        player.program.pages.open_new_game,
    ):
        open_page()
        whole()
        player.press(Qt.Key.Key_Escape)


def test_on_the_table_in_every_question(window):
    player, whole = window
    player.begin()
    seen, wanted = set(), {"ChooseFirst", "ChooseAction", "ChooseDieToSpend", "EventRevealed"}
    for _ in range(30):
        if player.asks not in seen:
            seen.add(player.asks)
            whole()
        if wanted <= seen:
            return
        if player.asks == "ChooseAction" and "ChooseDieToSpend" not in seen:
            player.answer("Travel")
        elif player.asks == "ChooseAction":
            player.answer("EndTurn")
        else:
            player.go_on()
    pytest.fail(f"never asked: {wanted - seen}")


def test_in_the_drawers_lists_and_sheets(window):
    player, whole = window
    player.begin()
    player.press(Qt.Key.Key_1)
    player.press(Qt.Key.Key_0)
    whole()
    player.press(Qt.Key.Key_Escape)
    player.press(Qt.Key.Key_B)
    player.press(Qt.Key.Key_I)
    whole()
    player.program.pages.open_shortcuts()
    QTest.qWait(1)
    whole()


def test_on_the_first_start(sit_down, monkeypatch):
    player = sit_down(size=(1280, 720))
    assert clipped_texts(monkeypatch, player.screen) == []


BOXES = [
    {"size": (1632, 918), "language": "en"},
    {"size": (1280, 720), "language": "en"},
    {"size": (1280, 720), "language": "de", "text_size": 150},
    {"size": (1024, 640), "language": "cs", "text_size": 150},
]


@pytest.mark.parametrize("how", BOXES, ids=lambda how: f"{how['language']} {how['size'][0]}")
@pytest.mark.parametrize("at_table", [True, False], ids=["at the table", "on the first screen"])
def test_in_every_box_about_a_save(sit_down, how, at_table):
    """They come at once and alone, so nothing lays them out a second time."""
    player = sit_down(**how)
    if at_table:
        player.begin()
    for damage in Damage:
        player.program.playing.keeping.tell(SaveError(damage, "/saves/Lantern Sill (2).vanguard"))
        player.settle()
        (sheet,) = [sheet for sheet in player.window.findChildren(NoticeSheet) if sheet.isVisible()]
        for text in sheet.findChildren(Text):
            assert text.heightForWidth(text.width()) <= text.height(), (damage, text.text())
            assert text.visibleRegion().boundingRect().size() == text.size(), (damage, text.text())
        player.program.close_sheet()
        player.settle()
