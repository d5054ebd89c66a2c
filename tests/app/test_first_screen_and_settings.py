"""The first start, the settings, the library: what the players set stays set, and what is damaged costs no start."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.app.conftest import FOUR_SECTORS
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.store.about import About
from vanguard_desktop.text.common.languages import system_language
from vanguard_desktop.text.plain_name import plain_name
from vanguard_desktop.widgets.home.menu_entry import MenuEntry
from vanguard_desktop.widgets.look.controls.text import Text
from vanguard_desktop.widgets.look.theme import look

pytestmark = pytest.mark.qt_log_ignore("does not support raise")


def test_the_first_start_asks_for_the_language_with_the_systems_taken(sit_down):
    player = sit_down()
    choice = player.program.home.findChild(type(player.program.home._language_choice))
    assert choice.choice.taken() == system_language()
    assert not player.program.home.new_entry.isVisible()
    player.click(player.named(choice, "Deutsch"))
    assert player.program.home.quit_button.label == "Beenden"
    player.click(choice.button)
    assert player.program.preferences.language == "de"
    assert player.program.home.new_entry.isVisible()


def test_the_language_is_asked_once(sit_down):
    player = sit_down()
    player.press(Qt.Key.Key_Return)
    player = sit_down()
    assert player.program.preferences.language in LANGUAGES
    assert player.program.home.new_entry.isVisible()


def test_entries_appear_once_there_is_something_behind_them(sit_down):
    home = sit_down(pack=None, language="en").program.home
    assert not home.card.isVisible()
    assert not home.library_entry.isVisible()
    player = sit_down()
    player.begin()
    home = sit_down().program.home
    assert home.card.isVisible()
    assert home.library_entry.isVisible()


def test_every_setting_acts_at_once_and_is_there_at_the_next_start(sit_down):
    player = sit_down(language="en", size=(1280, 1400))
    player.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    settings = player.screen
    player.click(player.named(settings, "Day"))
    assert look().theme == "day"
    player.click(player.named(settings, "Reduced"))
    assert 0 < look().duration("card") < 150
    player.click(player.named(settings, "Off"))
    assert look().reduced_motion
    settings.text_size.setFocus()
    player.press(Qt.Key.Key_Right)
    assert look().text_scale == 1.15
    for toggle in (settings.new_luck, settings.strict_undo, settings.real_dice):
        toggle.setFocus()
        player.press(Qt.Key.Key_Space)
    kept = player.program.preferences
    assert (kept.new_luck, kept.strict_undo, kept.real_dice, kept.motion) == (True, True, True, "off")
    assert sit_down().program.preferences == kept


def test_reset_brings_back_all_but_the_language(sit_down):
    player = sit_down(language="de", theme="day", text_size=130, strict_undo=True, size=(1280, 2200))
    player.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    player.click(player.screen.reset)
    assert look().theme == "night"
    assert look().text_scale == 1.0
    assert player.program.preferences.language == "de"
    assert not player.program.preferences.strict_undo


@pytest.mark.parametrize(
    "damaged",
    [b"", b"{", b"[]", b"\xff\xfe\x00", b'{"text_size": "large"}', b'{"theme": "sepia"}', b"[" * 9999],
    ids=["empty", "cut off", "a list", "not text", "a word for a number", "an unknown theme", "endless brackets"],
)
def test_damaged_settings_are_kept_aside_and_said_in_one_sentence(sit_down, damaged):
    player = sit_down(language="en")
    player.folders.settings_file.write_bytes(damaged)
    player = sit_down()
    kept = player.folders.settings / "settings.damaged-1.json"
    assert kept.read_bytes() == damaged
    assert kept.name in player.program.home._notice.text()
    assert player.program.preferences.theme == "night"


def test_settings_of_a_newer_version_keep_what_is_known(sit_down):
    player = sit_down(language="en")
    player.folders.settings_file.write_text(json.dumps({"theme": "day", "language": "cs", "voice": "on"}))
    player = sit_down()
    assert player.program.preferences.theme == "day"
    assert not player.program.home._notice.isVisible()


def test_strict_undo_stops_at_a_drawn_card_and_says_so(sit_down):
    player = sit_down(language="en", strict_undo=True)
    player.begin()
    player.press(Qt.Key.Key_1)
    player.answer("EndTurn")
    state = player.state
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert player.state == state


def test_new_luck_acts_on_the_game_that_is_open(player):
    player.begin()
    player.press(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    player.screen.new_luck.setFocus()
    player.press(Qt.Key.Key_Space)
    assert player.program.playing.session.game.habits.new_luck


def test_f11_fills_the_screen_and_gives_it_back(player):
    player.press(Qt.Key.Key_F11)
    assert player.window.isFullScreen()
    player.press(Qt.Key.Key_F11)
    assert not player.window.isFullScreen()


def test_the_question_mark_shows_the_shortcuts_and_esc_closes_them(player):
    player.press(Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    assert player.window.sheet is not None
    player.press(Qt.Key.Key_Escape)
    assert player.window.sheet is None


def test_the_first_screen_is_walked_with_the_arrow_keys(player):
    home = player.program.home
    assert QApplication.focusWidget() is home.new_entry
    player.press(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is home.codex_entry
    player.press(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is home.settings_entry
    player.press(Qt.Key.Key_Return)
    assert player.screen.title.text() == "Settings"


def test_the_library_opens_a_save_and_shows_a_damaged_one_with_its_sentence(player):
    player.begin()
    player.press(Qt.Key.Key_1)
    state = player.state
    player.click(player.table.header.home)
    (player.folders.saves / "Broken.vanguard").write_bytes(b"once upon a time")
    player.click(player.program.home.library_entry)
    cards = {card.row.name: card for card in player.screen.cards}
    assert "Broken.vanguard" in cards["Broken"].row.trouble
    assert not cards["Broken"].open.isVisible()
    player.click(cards["Lantern Sill"].open)
    assert player.screen is player.table
    assert player.state == state


def test_a_save_is_exported_and_brought_in_again(player, tmp_path, monkeypatch):
    player.begin()
    player.press(Qt.Key.Key_1)
    player.click(player.table.header.home)
    player.click(player.program.home.library_entry)
    # The system's own window for files is the one thing that a test cannot press.
    elsewhere = str(tmp_path / "copy.vanguard")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (elsewhere, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (elsewhere, ""))
    player.click(player.screen.cards[0].export)
    player.click(player.screen.bring_in)
    assert sorted(card.row.steps for card in player.screen.cards) == [1, 1]


def named(save, name, file):
    """A copy of a save whose name somebody made up."""
    other = save.with_name(f"{file}.vanguard")
    shutil.copyfile(save, other)
    with closing(sqlite3.connect(other, isolation_level=None)) as database:
        ((fact,),) = database.execute("SELECT fact FROM about")
        about = attrs.evolve(About.read(fact, str(other)), name=name)
        database.execute("UPDATE about SET fact = ?", (about.write(),))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_library_shows_what_somebody_called_a_save_on_lines_that_fit(sit_down, size):
    player = sit_down(language="en", size=size)
    player.begin()
    save = player.program.playing.session.save
    player.program.playing.put_away()
    player.program.open_home()
    named(save, "W" * 5000, "long")
    named(save, "\u202egnp.elif", "turned")
    named(save, " \u200b\n", "blank")
    named(save, "", "\u202e")
    named(save, "", "f" * 200)
    (save.parent / f"{'g' * 200}.vanguard").write_text("no save")
    player.program.pages.open_library()
    player.settle()
    names = sorted(card.findChildren(Text)[0].text() for card in player.screen.cards)
    assert names == sorted(
        [
            "Lantern Sill",
            "gnp.elif",
            "blank",
            "A game without a name",
            plain_name("f" * 200),
            plain_name("g" * 200),
            plain_name("W" * 5000),
        ]
    )
    column = player.screen.column
    assert column.inside.width() == column.viewport().width()
    for card in player.screen.cards:
        assert card.mapTo(player.window, card.rect().bottomRight()).x() < player.window.width()
        for text in card.findChildren(Text):
            assert text.heightForWidth(text.width()) <= text.height()


def test_a_pack_with_a_mistake_is_told_in_a_sheet(sit_down, tmp_path):
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.json").write_text("{")
    player = sit_down(pack=pack, language="en")
    player.click(player.program.home.new_entry)
    assert player.screen is player.program.home
    assert "content pack" in player.window.sheet.accessibleName()
    QTest.qWait(1)
    player.press(Qt.Key.Key_Return)
    assert player.window.sheet is None


def test_a_save_that_is_gone_is_told_and_the_first_screen_stays(player):
    player.begin()
    player.click(player.table.header.home)
    save = player.program.playing.session.save
    player.program.playing.put_away()
    save.unlink()
    player.click(player.program.home.card.button)
    assert player.screen is player.program.home
    assert "no longer there" in player.window.sheet.accessibleName()


def test_the_pack_of_a_save_is_found_again_without_naming_it(sit_down):
    player = sit_down(language="en")
    player.begin()
    assert player.program.playing.session.game.box.packs == ("four_sectors",)
    player = sit_down(pack=None)
    player.press(Qt.Key.Key_Return)
    assert player.program.playing.session.game.box.packs == ("four_sectors",)
    assert (FOUR_SECTORS / "pack.json").exists()


def test_where_there_is_nothing_to_go_on_with_one_entry_is_lit(sit_down):
    """The training, for whoever starts for the first time; later the last game is what is bright."""
    player = sit_down(pack=None, language="en")
    home = player.program.home
    lit = [entry for entry in home.findChildren(MenuEntry) if entry.primary]
    assert lit == [home.training_entry]
    assert home.training_entry.width() > home.new_entry.width()
    assert QApplication.focusWidget() is home.training_entry
    player.begin()
    player.program.open_home()  # a briefing lies over the table
    assert [entry for entry in home.findChildren(MenuEntry) if entry.primary] == []


@pytest.mark.parametrize("scale", [100, 150])
def test_no_bar_stands_in_the_picture_of_the_first_screen(sit_down, scale):
    player = sit_down(language="de", text_size=scale)
    player.begin()
    player.click(player.table.header.home)
    home = player.program.home
    assert not home.column.verticalScrollBar().isVisible()
    scrolls = home.column.verticalScrollBar().maximum() > 0
    assert home.more.isVisible() is scrolls, "what lies below is told by a sign"
