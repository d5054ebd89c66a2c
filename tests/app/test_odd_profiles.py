"""Whatever lies in a profile: the program starts, or says in one sentence why it cannot; at once, not after a while."""

from __future__ import annotations

import errno
import json
import logging
import os
import re
import signal
import socket
import stat
import sys
import tempfile
import threading
from pathlib import Path

import attrs
import pytest

from tests.app.test_processes import PATIENCE, end, start, wait_until_it_runs
from vanguard_desktop import cli, system_libraries
from vanguard_desktop.app import main, plain_window, program_log
from vanguard_desktop.app.crash import CrashKeeper
from vanguard_desktop.app.profile.kept_json import write_json
from vanguard_desktop.app.profile.last_game import keep_last_game, read_last_game
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.app.profile.settings import open_settings, save_settings
from vanguard_desktop.app.profile.sweeping import sweep
from vanguard_desktop.app.refusal import Refusal
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.store.disk.lock import FileLock
from vanguard_desktop.store.disk.workshop import workshop
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.widgets.home.last_position import LastPosition, Spot
from vanguard_desktop.widgets.notice_sheet import NoticeSheet
from vanguard_desktop.widgets.preferences import Preferences

LAST = LastPosition(
    save="/nowhere/game.vanguard",
    world="Lantern Sill",
    palette="shelf",
    relief="W01",
    round=3,
    over=False,
    when=1_700_000_000.5,
    played=4000,
    spots=(Spot(number=1, x=100, y=200), Spot(number=2, x=700, y=500)),
    ways=((1, 2),),
    lander=1,
    pawns=(("recon", 2),),
    active=2,
)
ODD_FACTS = [
    *({"palette": odd} for odd in ("x", 3, None, "../night", [])),
    *({"when": odd} for odd in (None, 1e300, float("nan"), float("inf"), -1, "now", 10**400)),
    *(
        {name: odd}
        for name in ("round", "played", "lander", "active", "hour")
        for odd in (10**400, 1.5, None, True, "1")
    ),
    *({name: odd} for name in ("save", "world", "relief") for odd in ("", None, 7, "x" * 5000, "a\0b")),
    *({"over": odd} for odd in (None, 0, "yes")),
    *({"spots": odd} for odd in (None, {}, [1], [{}], [{"number": 1, "x": 10**400, "y": 1}], [{"number": 1}] * 2000)),
    *({"ways": odd} for odd in (None, [[1, 9]], [[1]], [[1, 2, 3]], [["1", "2"]], [1])),
    *({"pawns": odd} for odd in (None, [["pirates", 1]], [["recon"]], [["recon", "1"]], 5)),
]


@pytest.fixture
def places(tmp_path):
    places = folders(tmp_path / "profile")
    places.make()
    return places


def as_file(last):
    return attrs.asdict(last)


class TestThePictureOfTheLastGame:
    def test_is_read_as_it_was_kept(self, places):
        keep_last_game(places.last_game_file, LAST)
        assert read_last_game(places.last_game_file) == LAST

    @pytest.mark.parametrize("odd", ODD_FACTS, ids=lambda odd: str(odd)[:40])
    def test_that_does_not_fit_is_none(self, places, odd):
        places.last_game_file.write_text(json.dumps({**as_file(LAST), **odd}))
        assert read_last_game(places.last_game_file) is None

    @pytest.mark.parametrize("fact", sorted(as_file(LAST)))
    def test_that_lacks_something_is_none(self, places, fact):
        whole = as_file(LAST)
        del whole[fact]
        places.last_game_file.write_text(json.dumps(whole))
        assert read_last_game(places.last_game_file) is None

    @pytest.mark.parametrize("odd", ODD_FACTS[::9], ids=lambda odd: str(odd)[:40])
    def test_never_keeps_the_program_from_starting(self, sit_down, odd):
        player = sit_down(language="en")
        save = player.folders.saves / "game.vanguard"
        save.touch()
        player.folders.last_game_file.write_text(json.dumps({**as_file(LAST), "save": str(save), **odd}))
        player = sit_down()
        player.program.after_first_paint()
        player.settle()
        assert player.screen is player.program.home


PUT = {
    "a folder": lambda path: path.mkdir(),
    "a pipe": os.mkfifo,
    "a link to nowhere": lambda path: path.symlink_to("nowhere"),
    "a link to a device": lambda path: path.symlink_to("/dev/zero"),
    "an endless text": lambda path: path.write_text("[" * 3_000_000),
    "no text": lambda path: path.write_bytes(b"\xff\xfe\0\1"),
    "nothing": lambda path: path.touch(),
}


@pytest.mark.parametrize("put", PUT.values(), ids=PUT.keys())
def test_odd_settings_cost_the_settings_and_nobody_waits_for_them(places, put):
    put(places.settings_file)
    assert open_settings(places.settings_file).preferences == Preferences()
    put(places.last_game_file)
    assert read_last_game(places.last_game_file) is None
    put(places.log_file)
    if (handler := program_log.start_log(places.log_file)) is not None:
        program_log.stop_log(handler)


@pytest.mark.parametrize("put", [PUT["a folder"], PUT["a pipe"]], ids=["a folder", "a pipe"])
def test_no_file_of_a_profile_keeps_the_program_from_starting(tmp_path, put):
    places = folders(tmp_path / "profile")
    places.make()
    for path in (places.settings_file, places.last_game_file, places.log_file, places.fault_file):
        put(path)
    put(places.saves / "odd.vanguard")
    program = start(tmp_path / "profile")
    try:
        wait_until_it_runs(tmp_path / "profile")
        program.send_signal(signal.SIGTERM)
        out, err = program.communicate(timeout=PATIENCE)
        assert (program.returncode, out) == (0, "")
        assert "Traceback" not in err
    finally:
        program.kill()


def ended(program):
    out, err = program.communicate(timeout=PATIENCE)
    assert out == ""
    return program.returncode, err


class TestWhatKeepsTheProgramFromStarting:
    """Each with its own sentence, on the terminal where nobody would see a window."""

    @pytest.fixture
    def profile(self, places):
        save_settings(places.settings_file, Preferences(language="en"))
        return places.settings

    @pytest.mark.parametrize("put", list(PUT)[:4])
    def test_something_else_in_the_place_of_the_lock(self, profile, put):
        PUT[put](profile / "running.lock")
        code, said = ended(start(profile))
        assert (code, said.count("\n")) == (1, 1)
        assert said.startswith(f"Something else lies where Vanguard keeps its things: {profile}/running.lock.")

    def test_a_file_in_the_place_of_the_profile(self, tmp_path):
        (tmp_path / "profile").touch()
        code, said = ended(start(tmp_path / "profile", LANGUAGE="en"))
        assert code == 1
        assert said.startswith("Something else lies where Vanguard keeps its things")

    def test_a_name_that_is_no_utf_8(self, tmp_path):
        code, said = ended(start(tmp_path / os.fsdecode(b"Pl\xe4ne"), LANGUAGE="en"))
        assert (code, said.count("\n")) == (1, 1)
        assert "is not written in UTF-8" in said
        assert list(tmp_path.iterdir()) == []

    def test_a_first_window_that_does_not_answer(self, profile):
        first = start(profile)
        try:
            wait_until_it_runs(profile)
            first.send_signal(signal.SIGSTOP)
            code, said = ended(start(profile))
            assert (code, said.count("\n")) == (1, 1)
            assert "is busy and does not answer" in said
        finally:
            first.send_signal(signal.SIGCONT)
            end(first)

    @pytest.mark.parametrize(
        ("number", "said"),
        [
            (errno.ENOSPC, "no room left on the disk"),
            (errno.EROFS, "Nothing can be written in"),
            (errno.EACCES, "does not let Vanguard keep anything"),
            (errno.EIO, "reports an error"),
            (errno.EISDIR, "Something else lies where"),
        ],
    )
    def test_what_the_system_answers(self, places, qapp, number, said):
        problem = OSError(number, os.strerror(number), str(places.lock_file))
        sentences = set()
        languages = Languages()
        for language in LANGUAGES:
            languages.use(language)
            sentences.add(Refusal(places, problem).why())
        languages.withdraw()
        assert len(sentences) == 4
        named = places.lock_file if number == errno.EISDIR else places.settings
        assert all(re.search(rf"{re.escape(str(named))}(?!/)", sentence) for sentence in sentences), sentences
        assert said in Refusal(places, problem).why()

    def test_is_said_in_a_window_that_closes_with_enter(self, places, qtbot):
        refusal = Refusal(places, None)
        window = refusal.window()
        qtbot.addWidget(window)
        window.show()
        (sheet,) = window.findChildren(NoticeSheet)
        assert "is busy and does not answer" in sheet.accessibleName()
        sheet.main_button.click()
        assert not window.isVisible()

    def test_a_system_without_a_window_library_says_which(self, monkeypatch, capsys):
        shown = []
        monkeypatch.setattr(main, "display_is_missing", lambda: False)
        monkeypatch.setattr(system_libraries, "fault", lambda name: "not found" if "xcb" in str(name) else None)
        monkeypatch.setattr(plain_window, "show_plainly", shown.append)
        monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        monkeypatch.setenv("DISPLAY", ":7")
        assert cli.main([]) == 1
        said = capsys.readouterr().err
        assert "libxcb-cursor.so.0" in said
        assert "libxcb-cursor0" in said
        assert shown == [said.rstrip("\n")]

    def test_where_there_is_wayland_too_that_is_taken(self, monkeypatch):
        monkeypatch.setattr(system_libraries, "fault", lambda name: "not found" if "xcb" in str(name) else None)
        monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
        monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
        monkeypatch.setenv("DISPLAY", ":7")
        assert system_libraries.why_no_window() == ""
        assert os.environ["QT_QPA_PLATFORM"] == "wayland"

    def test_a_plain_window_is_what_the_desktop_has(self, monkeypatch, tmp_path):
        for name, code in (("zenity", 127), ("xmessage", 0)):
            (tmp_path / name).write_text(f'#!/bin/sh\necho {name} "$@" >> {tmp_path}/said\nexit {code}\n')
            (tmp_path / name).chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
        assert plain_window.show_plainly("No <b>window</b>")
        said = (tmp_path / "said").read_text().splitlines()
        assert [line.split()[0] for line in said] == ["zenity", "xmessage"]
        assert said[-1].endswith("No <b>window</b>")


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_who_is_asked_to_end_puts_everything_away(tmp_path, asked):
    profile = tmp_path / "profile"
    program = start(profile)
    try:
        wait_until_it_runs(profile)
        program.send_signal(asked)
        out, err = program.communicate(timeout=PATIENCE)
        assert (program.returncode, out, err) == (0, "", "")
    finally:
        program.kill()
    assert not (profile / "running.lock").exists()


def test_an_empty_lock_keeps_nobody_out(places):
    places.lock_file.touch()
    program = start(places.settings)
    try:
        wait_until_it_runs(places.settings)
    finally:
        end(program)


def test_what_a_profile_holds_is_private(tmp_path):
    before = os.umask(0)
    try:
        places = folders(tmp_path / "profile")
        places.make()
        save_settings(places.settings_file, Preferences())
        keep_last_game(places.last_game_file, LAST)
        keeper = CrashKeeper(places)
        keeper.install()
        keeper.save = places.saves / "Game.vanguard"
        keeper.save.touch()
        handler = program_log.start_log(places.log_file)
        logging.getLogger("vanguard_desktop.test").warning("something")
        keeper.keep(RuntimeError("odd"))
        program_log.stop_log(handler)
        keeper.uninstall()
    finally:
        os.umask(before)
    found = list((tmp_path / "profile").rglob("*"))
    assert len(found) > 8
    modes = {path: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "profile", *found)}
    modes.pop(places.saves / "Game.vanguard")
    assert {path: oct(mode) for path, mode in modes.items() if mode != (0o700 if path.is_dir() else 0o600)} == {}


class TestTheLog:
    @pytest.fixture
    def log(self, places):
        handler = program_log.start_log(places.log_file)
        yield logging.getLogger("vanguard_desktop.test")
        program_log.stop_log(handler)

    def test_turns_over_while_the_program_runs(self, places, log, monkeypatch):
        monkeypatch.setattr(program_log, "_LARGEST", 1000)
        for number in range(50):
            log.info("line %s", number)
        old = places.log_file.with_suffix(".old.log")
        assert old.stat().st_size < 1200
        assert places.log_file.stat().st_size < 1200
        assert "line 49" in places.log_file.read_text()

    def test_that_cannot_be_written_costs_nothing(self, places, log, monkeypatch, capsys):
        monkeypatch.setattr(program_log, "_LARGEST", 10)
        log.info("a line")
        places.log_file.with_suffix(".old.log").mkdir()
        for _ in range(5):
            log.info("another line")
        assert capsys.readouterr().err == ""


def test_a_mistake_in_another_thread_is_told_by_the_thread_of_the_windows(places, qapp):
    keeper = CrashKeeper(places)
    told = []
    keeper.tell = lambda report: told.append((threading.current_thread(), report))
    keeper.install()
    try:
        thread = threading.Thread(target=lambda: 1 // 0)
        thread.start()
        thread.join()
        assert told == []
        qapp.processEvents()
    finally:
        keeper.uninstall()
    ((where, report),) = told
    assert where is threading.main_thread()
    assert "ZeroDivisionError" in (report.folder / "report.txt").read_text()


class TestWhatKillsLeftBehind:
    def test_is_swept_and_nothing_else(self, places, tmp_path, monkeypatch):
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
        (tmp_path / "tmp").mkdir()
        keep = ["Game.vanguard", "Game.vanguard-wal", "Game.vanguard-shm", ".Game.vanguard.last", "notes.txt", "x.lock"]
        swept = ["Lost.vanguard.new", "Lost.vanguard.new-wal", "Lost.vanguard.new-shm", "Old.vanguard.lock"]
        for name in (*keep, *swept, ".Old.vanguard.last", "Game.vanguard.lock", "Game.vanguard.new"):
            (places.saves / name).touch()
        half = places.settings_file.with_name("settings.json.new")
        half.touch()
        with workshop() as working:
            (working / "copy").touch()
            left = tmp_path / "tmp" / "vanguard-work-12345678"
            (left / "copies").mkdir(parents=True)
            other = tmp_path / "tmp" / "vanguard-other"
            other.mkdir()
            sweep(places)
            assert (working / "copy").exists()
        assert sorted(path.name for path in places.saves.iterdir()) == sorted(keep)
        assert sorted(path.name for path in (tmp_path / "tmp").iterdir()) == ["vanguard-other"]
        assert not half.exists()

    def test_a_save_that_is_being_begun_is_left_alone(self, places):
        lock = FileLock(places.saves / "New.vanguard.lock")
        assert lock.take()
        (places.saves / "New.vanguard.new").touch()
        sweep(places)
        assert len(list(places.saves.iterdir())) == 2
        lock.release()

    @pytest.mark.skipif(sys.platform == "win32", reason="there are no such sockets")
    def test_sockets_at_which_nobody_listens(self, places, tmp_path, monkeypatch):
        folder = Path(tempfile.mkdtemp(prefix="s"))  # names of sockets are short
        monkeypatch.setattr(tempfile, "tempdir", str(folder))
        with socket.socket(socket.AF_UNIX) as listening, socket.socket(socket.AF_UNIX) as left:
            listening.bind(str(folder / "vanguard-00000001"))
            listening.listen()
            left.bind(str(folder / "vanguard-00000002"))
            (folder / "vanguard-00000003").touch()
            sweep(places)
            assert sorted(path.name for path in folder.iterdir()) == ["vanguard-00000001", "vanguard-00000003"]


def test_settings_are_written_whole_also_with_names_that_are_no_utf_8(places):
    odd = os.fsdecode(b"Pl\xe4ne")
    write_json(places.settings_file, {"language": "en", "folder": odd})
    assert open_settings(places.settings_file).preferences.language == "en"
    assert json.loads(places.settings_file.read_text())["folder"] == odd
