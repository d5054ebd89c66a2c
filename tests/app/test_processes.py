"""The program as a process: killed at any moment, started twice, started where there is no screen."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

import pytest

from tests.app.conftest import FOUR_SECTORS
from vanguard_desktop import cli
from vanguard_desktop.app.main import display_is_missing
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.app.single_instance import SOCKETS
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.store.saves import list_saves
from vanguard_desktop.widgets.preferences import Preferences

ROOT = Path(__file__).parent.parent.parent
ROBOT = Path(__file__).with_name("robot.py")
PATIENCE = 30


def environment(**changes: str | None) -> dict[str, str]:
    values = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), **changes}
    return {name: value for name, value in values.items() if value is not None}


def start(profile: Path, *arguments: str, **changes: str | None) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "vanguard_desktop", "--profile", str(profile), *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment(**changes), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.fixture
def profile(tmp_path):
    from vanguard_desktop.app.profile.settings import save_settings

    places = folders(tmp_path / "profile")
    places.make()
    save_settings(places.settings_file, Preferences(language="en"))
    return tmp_path / "profile"


@contextlib.contextmanager
def robot(profile: Path, decisions: int):
    """A program in which somebody clicks and types, and says on its output what the screen showed."""
    command = [sys.executable, str(ROBOT), str(profile), str(FOUR_SECTORS), str(decisions)]
    process = subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


@pytest.mark.parametrize("after", [1, 2, 5, 9])
def test_a_killed_program_goes_on_at_the_last_decision_that_was_shown(profile, after):
    with robot(profile, 1000) as first:
        shown = [first.stdout.readline().strip() for _ in range(after)]
        first.send_signal(signal.SIGKILL)
        shown += [line for line in first.stdout.read().split("\n")[:-1] if line]
    with robot(profile, 0) as second:
        resumed = second.stdout.readline().strip()
    # It may have been killed between the disk and the screen: then one decision more is kept than was shown.
    step, fingerprint = resumed.split()
    last_step, last_fingerprint = shown[-1].split()
    assert int(step) in (int(last_step), int(last_step) + 1)
    if step == last_step:
        assert fingerprint == last_fingerprint
    (save,) = list_saves(folders(profile).saves, codec())
    assert cli.main(["--profile", str(profile), "doctor", str(save.path)]) == 0


def test_who_is_asked_to_end_in_the_middle_of_a_game_leaves_a_single_file(profile):
    with robot(profile, 3) as first:
        first.stdout.read()
    with robot(profile, 0) as second:
        shown = second.stdout.readline()
        assert len(list((profile / "saves").iterdir())) > 1, "while it is played, parts lie beside it"
        second.send_signal(signal.SIGTERM)
        assert (second.wait(PATIENCE), second.stdout.read()) == (0, "")
    assert shown.startswith("3 ")
    assert [path.suffix for path in (profile / "saves").iterdir()] == [".vanguard"]


def test_a_second_start_brings_the_first_window_forward_and_ends_well(profile):
    first = start(profile)
    try:
        wait_for(profile / "running.lock")
        second = start(profile)
        assert second.wait(PATIENCE) == 0
        assert first.poll() is None
        read_all(second)
        assert "came forward" in (profile / "logs" / "vanguard.log").read_text()
    finally:
        end(first)


def test_what_a_killed_program_left_behind_does_not_keep_the_next_out(profile):
    first = start(profile)
    wait_for(profile / "running.lock")
    time.sleep(0.5)
    first.send_signal(signal.SIGKILL)
    first.wait(PATIENCE)
    read_all(first)
    second = start(profile)
    try:
        time.sleep(1.5)
        assert second.poll() is None
    finally:
        end(second)


def test_two_profiles_are_two_programs(profile, tmp_path):
    first, second = start(profile), start(tmp_path / "other")
    try:
        wait_for(profile / "running.lock")
        wait_for(tmp_path / "other" / "running.lock")
        time.sleep(0.5)
        assert first.poll() is None
        assert second.poll() is None
    finally:
        end(first)
        end(second)


def test_without_a_screen_one_plain_sentence_and_exit_code_2(profile):
    program = start(profile, QT_QPA_PLATFORM=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    out, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "screen" in err


@pytest.mark.parametrize("wished", ["xcb", "XCB:x", "wayland", "wayland-egl;xcb", "crystal_ball"])
def test_a_screen_that_was_asked_for_and_does_not_answer_is_missed_too(profile, wished):
    program = start(profile, QT_QPA_PLATFORM=wished, DISPLAY=":987", WAYLAND_DISPLAY="nobody-there")
    out, err = program.communicate(timeout=PATIENCE)
    assert (program.returncode, out, err.count("\n")) == (2, "", 1)
    assert "screen" in err
    assert "QT_QPA_PLATFORM" in err


def test_what_draws_without_a_screen_is_not_refused(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    for wished in ("offscreen", "vnc:size=800x600", "xcb;offscreen"):
        monkeypatch.setenv("QT_QPA_PLATFORM", wished)
        assert not display_is_missing()


def test_a_mistake_of_the_program_leaves_a_report_with_the_game(profile):
    with robot(profile, -1) as process:
        process.stdout.readline()
        told = process.stdout.readline().strip()
    assert "Every decision you made is kept" in told
    (folder,) = (profile / "reports").iterdir()
    report = (folder / "report.txt").read_text()
    assert "ZeroDivisionError" in report
    assert cli.main(["--profile", str(profile), "doctor", str(next(folder.glob("*.vanguard")))]) == 0


def test_the_first_screen_is_there_before_any_rule_card_or_save_is_looked_at(profile):
    script = """
import sys
from vanguard_desktop import cli
from vanguard_desktop.app.program import Program

def painted(self):
    print(*sorted(sys.modules))
    self._app.quit()

Program.after_first_paint = painted
sys.exit(cli.main(["--profile", sys.argv[1]]))
"""
    command = [sys.executable, "-c", script, str(profile)]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "vanguard_desktop.widgets.home.home_screen" in loaded
    late = ("core", "setting", "rulesets", "books", "content", "store.codec", "store.disk.database")
    assert not loaded & {"cattrs", "sqlite3", *(f"vanguard_desktop.{each}" for each in late)}


def test_the_source_of_the_program_is_not_kept_in_memory():
    names = "import linecache, vanguard_desktop.app.plain_imports, vanguard_desktop.app.window"
    script = f"{names}; print([file for file in linecache.cache if '/vanguard_desktop/' in file])"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def wait_for(path: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < until, f"{path} never came"
        time.sleep(0.05)


def wait_until_it_runs(profile: Path) -> None:
    """Its window is painted, and it listens to a second start."""
    name = SOCKETS + f"{zlib.crc32(str(folders(profile).lock_file).encode()):08x}"
    wait_for(Path(tempfile.gettempdir()) / name)


def read_all(process: subprocess.Popen[str]) -> None:
    process.communicate(timeout=PATIENCE)


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    read_all(process)
