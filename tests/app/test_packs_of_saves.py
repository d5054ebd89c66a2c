"""Which packs a save is played with: found by what they hold, in places of this profile, never where a save points."""

from __future__ import annotations

import gc
import json
import shutil
import sqlite3
import sys
import threading
import weakref
from contextlib import closing

import attrs
import pytest
import shiboken6
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.app.conftest import FOUR_SECTORS
from vanguard_desktop.app.crash import CrashKeeper
from vanguard_desktop.app.profile.packs import BUILT_IN, Packs
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.app.profile.settings import open_settings, save_settings
from vanguard_desktop.app.program import Program
from vanguard_desktop.app.reader import Reader
from vanguard_desktop.content import load, packs
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.store.about import About
from vanguard_desktop.store.saves import export_save, look_at
from vanguard_desktop.widgets.new_game_screen import NewGameScreen
from vanguard_desktop.widgets.notice_sheet import NoticeSheet
from vanguard_desktop.widgets.preferences import Preferences


@pytest.fixture
def own_pack(tmp_path):
    """A pack of somebody, in a folder of their own."""
    return shutil.copytree(FOUR_SECTORS, tmp_path / "own" / "four_sectors")


def played(sit_down, pack):
    player = sit_down(pack=pack, language="en")
    player.begin()
    save, state = player.program.playing.session.save, player.state
    player.program.playing.put_away()
    return save, state


def test_the_next_start_finds_the_pack_of_a_save_without_being_told(sit_down, own_pack):
    save, state = played(sit_down, own_pack)
    player = sit_down(pack=None)
    player.program.playing.go_on_with(save)
    assert player.state == state


def test_a_pack_that_was_moved_away_is_missed_in_a_sentence(sit_down, own_pack):
    save, _ = played(sit_down, own_pack)
    own_pack.rename(own_pack.parent / "elsewhere")
    player = sit_down(pack=None)
    player.program.playing.go_on_with(save)
    player.settle()
    assert player.table is None
    (sheet,) = player.window.findChildren(NoticeSheet)
    assert "that is missing here: four_sectors" in sheet.accessibleName()


def test_a_pack_in_another_place_fits_by_what_it_holds(sit_down, own_pack):
    save, state = played(sit_down, own_pack)
    elsewhere = own_pack.rename(own_pack.parent / "elsewhere")
    player = sit_down(pack=elsewhere)
    player.program.playing.go_on_with(save)
    assert player.state == state


def name_packs(save, *packs):
    """As somebody would who knows how a save is sealed."""
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        ((fact,),) = database.execute("SELECT fact FROM about")
        about = attrs.evolve(About.read(fact, str(save)), packs=packs)
        database.execute("UPDATE about SET fact = ?", (about.write(),))


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", "and lost_moon"), ("it", "e lost_moon"), ("de", "und lost_moon"), ("cs", "lost_moon")],
)
def test_a_pack_that_a_save_names_and_nobody_has_is_named_in_a_sentence(sit_down, own_pack, language, named):
    save, _ = played(sit_down, own_pack)
    name_packs(save, "four_sectors", "ice\u202e_age", "lost_moon")
    before = save.read_bytes()
    player = sit_down(pack=own_pack, language=language)
    player.program.playing.go_on_with(save)
    player.settle()
    assert player.table is None
    (sheet,) = player.window.findChildren(NoticeSheet)
    assert "ice_age" in sheet.accessibleName()
    assert named in sheet.accessibleName()
    assert "four_sectors" not in sheet.accessibleName()
    assert save.read_bytes() == before


def test_of_many_packs_that_are_missing_some_are_named(sit_down, own_pack):
    save, _ = played(sit_down, own_pack)
    name_packs(save, *(f"pack_{number}" for number in range(500)))
    player = sit_down(pack=own_pack)
    player.program.playing.go_on_with(save)
    player.settle()
    (sheet,) = player.window.findChildren(NoticeSheet)
    assert "500 content packs" in sheet.accessibleName()
    assert "pack_2" in sheet.accessibleName()
    assert "pack_3" not in sheet.accessibleName()


def test_no_path_that_a_save_names_is_touched(sit_down, own_pack, tmp_path, monkeypatch):
    """The first programs wrote down where packs lay; somebody else may have written anything there."""
    save, _ = played(sit_down, own_pack)
    trap = tmp_path / "trap"
    trap.mkdir()
    (trap / "pack.json").write_text("{}")
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        ((fact,),) = database.execute("SELECT fact FROM about")
        told = json.loads(fact)
        del told["seal"]
        database.execute("UPDATE about SET fact = ?", (json.dumps({**told, "folders": [str(trap)]}),))
    touched = []

    def watch(event, arguments):
        if event in ("open", "os.scandir", "os.listdir") and str(trap) in map(str, arguments):
            touched.append((event, arguments))

    sys.addaudithook(watch)
    player = sit_down(pack=own_pack)
    player.program.playing.go_on_with(save)
    assert player.table is not None
    assert touched == []


def test_an_exported_save_names_no_place(sit_down, own_pack, tmp_path):
    save, _ = played(sit_down, own_pack)
    secret = str(tmp_path / "home" / "of" / "somebody")
    with closing(sqlite3.connect(save, isolation_level=None)) as database:
        ((fact,),) = database.execute("SELECT fact FROM about")
        told = json.loads(fact)
        del told["seal"]
        database.execute("UPDATE about SET fact = ?", (json.dumps({**told, "folders": [secret] * 9}),))
    assert secret.encode() in save.read_bytes()
    sent = export_save(save, tmp_path / "sent.vanguard")
    assert str(tmp_path).encode() not in sent.read_bytes()
    assert look_at(sent, codec()).problem is None


def test_a_new_save_names_no_place_either(sit_down, own_pack, tmp_path):
    save, _ = played(sit_down, own_pack)
    assert str(tmp_path).encode() not in save.read_bytes()


@pytest.mark.reads_packs
class TestPacks:
    @pytest.fixture
    def counted(self, monkeypatch):
        """How often content was read."""
        opened = []
        honest = load.open_packs
        monkeypatch.setattr(load, "open_packs", lambda packs=(): opened.append(tuple(packs)) or honest(packs))
        return opened

    def test_are_read_once(self, tmp_path, counted):
        packs = Packs((FOUR_SECTORS,), tmp_path / "packs.json")
        box, wording = packs.open(packs.given)
        again, words = packs.open(packs.given)
        assert box is again
        assert wording is words
        assert counted == [(FOUR_SECTORS,)]

    def test_are_read_again_when_a_file_has_changed(self, tmp_path, own_pack, counted):
        packs = Packs((own_pack,), tmp_path / "packs.json")
        before = packs.open(packs.given)[0]
        card = json.loads((own_pack / "pack.json").read_text())
        (own_pack / "pack.json").write_text(json.dumps({**card, "version": "99"}))
        assert packs.open(packs.given)[0].fingerprint != before.fingerprint
        assert len(counted) == 2

    @pytest.mark.parametrize(
        "odd",
        [
            "[]",
            '{"a": 1}',
            '{"a": [1]}',
            '{"a": [""]}',
            '{"a": []}',
            '{"a": ["x\\u0000y"]}',
            "nonsense",
            "[" * 100_000,
            json.dumps({"a": ["x" * 9999]}),
        ],
    )
    def test_that_are_remembered_wrongly_are_forgotten(self, tmp_path, odd):
        (tmp_path / "packs.json").write_text(odd)
        packs = Packs((), tmp_path / "packs.json")
        assert packs.ways_for(None) == (BUILT_IN,)
        assert packs._ways == {}


@pytest.mark.reads_packs
class TestReadingInTheBackground:
    @pytest.fixture
    def program(self, qtbot, qapp, tmp_path):
        places = folders(tmp_path / "profile")
        places.make()
        save_settings(places.settings_file, Preferences(language="en"))
        settings, crash = open_settings(places.settings_file), CrashKeeper(places)
        program = Program(qapp, places, settings, (FOUR_SECTORS,), crash, in_background=True)
        program.window.resize(1280, 720)
        program.window.show()
        qtbot.waitExposed(program.window)
        yield program
        program.end()
        program.wait_for_threads()
        program.window.close()
        program.languages.withdraw()
        program.window.deleteLater()

    @pytest.fixture
    def slowly(self, monkeypatch):
        """Reading waits until it is let go."""
        go = threading.Event()
        honest = load.open_packs
        monkeypatch.setattr(load, "open_packs", lambda packs=(): go.wait(20) and honest(packs))
        yield go
        go.set()

    def test_the_window_stays_alive_and_says_what_it_waits_for(self, program, qtbot, slowly):
        program.pages.open_new_game()
        qtbot.waitUntil(lambda: isinstance(program.window.sheet, NoticeSheet))
        assert "being read" in program.window.sheet.accessibleName()
        beats: list[bool] = []
        timer = QTimer(interval=5)
        timer.timeout.connect(lambda: beats.append(True))
        timer.start()
        qtbot.waitUntil(lambda: len(beats) > 15, timeout=15_000)
        assert not slowly.is_set()
        slowly.set()
        qtbot.waitUntil(lambda: isinstance(program.window.screen_shown, NewGameScreen), timeout=20_000)
        timer.stop()
        assert program.window.sheet is None

    def test_who_waits_may_change_their_mind(self, program, qtbot, slowly):
        program.pages.open_new_game()
        qtbot.waitUntil(lambda: isinstance(program.window.sheet, NoticeSheet))
        cancel = next(each for each in program.window.sheet.findChildren(QAbstractButton) if each.text() == "Cancel")
        cancel.click()
        slowly.set()
        program.reader._thread.join()
        qtbot.wait(50)
        assert program.window.screen_shown is program.home
        program.pages.open_new_game()
        assert isinstance(program.window.screen_shown, NewGameScreen)

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    def test_a_key_that_was_meant_for_what_lay_there_before_cancels_nothing(self, program, qtbot, slowly, key):
        program.pages.open_new_game()
        qtbot.waitUntil(lambda: isinstance(program.window.sheet, NoticeSheet))
        qtbot.wait(10)
        QTest.keyClick(QApplication.focusWidget(), key)
        assert isinstance(program.window.sheet, NoticeSheet)
        slowly.set()
        qtbot.waitUntil(lambda: isinstance(program.window.screen_shown, NewGameScreen), timeout=20_000)

    def test_esc_cancels_and_so_does_the_button_that_was_gone_to(self, program, qtbot, slowly):
        for keys in ([Qt.Key.Key_Escape], [Qt.Key.Key_Tab, Qt.Key.Key_Return]):
            program.pages.open_new_game()
            qtbot.waitUntil(lambda: isinstance(program.window.sheet, NoticeSheet))
            for key in keys:
                QTest.keyClick(QApplication.focusWidget(), key)
            assert program.window.sheet is None
        slowly.set()

    def test_who_quits_does_not_wait_for_what_is_being_read(self, program, qtbot, monkeypatch):
        """It is given up at its next step: that is the card it has just come to."""
        begun, go = threading.Event(), threading.Event()
        read = []
        honest = packs.structure

        def structure(*what):
            read.append(what)
            begun.set()
            go.wait(20)
            return honest(*what)

        monkeypatch.setattr(packs, "structure", structure)
        program.pages.open_new_game()
        qtbot.waitUntil(begun.is_set, timeout=20_000)
        thread = program.reader._thread
        program.reader.stop()
        go.set()
        thread.join()
        assert len(read) == 1

    def test_what_reads_keeps_nothing_of_the_window(self, qapp, tmp_path, slowly):
        """What is let go of in another thread while the window connects something stops both for ever."""
        window = QWidget()
        reader = Reader(Packs((), tmp_path / "packs.json"), window, in_background=True)
        reader.when_read([BUILT_IN], lambda: None, asked=False)
        thread, kept = reader._thread, weakref.ref(reader)
        del reader
        shiboken6.delete(window)
        gc.collect()
        assert thread.is_alive()
        assert kept() is None
        slowly.set()
        thread.join()

    def test_the_program_puts_everything_away_before_it_waits_for_that(self, program, qtbot, slowly, monkeypatch):
        program.pages.open_new_game()
        waited = []
        with monkeypatch.context() as patch:
            patch.setattr(program.reader._thread, "join", lambda *_: waited.append(True))
            program.end()
            assert not waited
            assert not program.window.isVisible()
            program.wait_for_threads()
            assert waited
        slowly.set()

    def test_what_was_asked_for_last_is_shown(self, program, qtbot, slowly):
        program.after_first_paint()
        program.pages.open_new_game()
        program.pages.open_codex()
        slowly.set()
        qtbot.waitUntil(lambda: type(program.window.sheet).__name__ == "CodexSheet", timeout=20_000)
        assert program.window.screen_shown is program.home

    def test_a_pack_with_mistakes_is_told_as_before(self, program, qtbot, slowly, monkeypatch, tmp_path):
        program.packs._given = (tmp_path / "nowhere",)
        program.pages.open_new_game()
        slowly.set()
        qtbot.waitUntil(lambda: program.window.sheet and "content pack" in program.window.sheet.accessibleName())
        assert program.window.screen_shown is program.home
