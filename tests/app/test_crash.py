"""What nobody expected: kept with the game, told once, and an end where it does not stop."""

from __future__ import annotations

import sys

import pytest

from vanguard_desktop.app import crash
from vanguard_desktop.app.crash import TOO_MANY, CrashKeeper
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.store.errors import Damage, SaveError


@pytest.fixture
def keeper(tmp_path):
    places = folders(tmp_path)
    places.make()
    keeper = CrashKeeper(places)
    keeper.told, keeper.stopped = [], []
    keeper.tell = keeper.told.append
    keeper.stop = lambda: keeper.stopped.append(True)
    return keeper


def fail(keeper, error=None):
    try:
        raise error or RuntimeError("the paint is dry")
    except BaseException as caught:  # noqa: BLE001  # it stands in for Python's own hook
        keeper._on_exception(type(caught), caught, caught.__traceback__)


def test_a_report_holds_the_trace_and_the_game(keeper, tmp_path):
    save = tmp_path / "saves" / "Game.vanguard"
    save.write_bytes(b"the game")
    save.with_name("Game.vanguard-wal").write_bytes(b"its last decisions")
    keeper.save = save
    fail(keeper)
    (report,) = keeper.told
    assert "the paint is dry" in (report.folder / "report.txt").read_text()
    assert (report.folder / "Game.vanguard").read_bytes() == b"the game"
    assert (report.folder / "Game.vanguard-wal").read_bytes() == b"its last decisions"


def test_a_series_is_told_once(keeper):
    for _ in range(10):
        fail(keeper)
    assert len(keeper.told) == 1
    assert not keeper.stopped


def test_a_later_mistake_is_told_again(keeper, monkeypatch):
    fail(keeper)
    later = crash.time.monotonic() + 60
    monkeypatch.setattr(crash.time, "monotonic", lambda: later)
    fail(keeper)
    assert len(keeper.told) == 2


def test_a_series_without_end_stops_the_program(keeper):
    for _ in range(TOO_MANY + 1):
        fail(keeper)
    assert keeper.stopped == [True]


def test_a_full_disk_keeps_nobody_from_being_told(keeper, tmp_path):
    (tmp_path / "reports").write_text("a file where the folder should be")
    fail(keeper)
    assert keeper.told[0].folder is None
    assert "the paint is dry" in keeper.told[0].details


def test_an_interrupt_from_the_terminal_is_no_crash(keeper):
    fail(keeper, KeyboardInterrupt())
    assert keeper.stopped == [True]
    assert keeper.told == []


def test_what_was_installed_is_taken_back(keeper):
    keeper.install()
    keeper.uninstall()
    assert sys.excepthook is sys.__excepthook__


def test_trouble_with_a_save_is_told_as_that_and_needs_no_report(keeper, tmp_path):
    told = []
    keeper.tell_save = told.append
    for _ in range(10):
        fail(keeper, SaveError(Damage.REPLACED, "Game.vanguard"))
    assert [error.damage for error in told] == [Damage.REPLACED]
    assert keeper.told == []
    assert not (tmp_path / "reports").exists()
