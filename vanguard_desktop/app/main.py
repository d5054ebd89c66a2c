"""The start of the game: folders, log, one window for each profile, then the first screen."""

from __future__ import annotations

import argparse
import ctypes
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from vanguard_desktop.system_libraries import installed_qt, why_no_window

from .profile.paths import Folders, folders

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from .single_instance import SingleInstance
    from .sound.device import Device

NO_DISPLAY = 2
_PATIENCE = 2.0


def display_is_missing() -> bool:
    """Without a display Qt does not raise, it aborts the process; so look before it is asked."""
    if not sys.platform.startswith("linux"):
        return False
    wished = os.environ.get("QT_QPA_PLATFORM") or "wayland;xcb"
    return not any(_can_draw(way.partition(":")[0].lower()) for way in wished.split(";") if way)


def _can_draw(way: str) -> bool:
    """Whether Qt can open a window in this way of its; if that cannot be told, it may try."""
    if way == "xcb":
        return bool(os.environ.get("DISPLAY")) and _x11_answers()
    return _wayland_answers() if way.startswith("wayland") else _is_known(way)


def _is_known(way: str) -> bool:
    """Whether this Qt brings what draws in this way; it may be told to look for that elsewhere."""
    qt = installed_qt()
    known = None if qt is None else qt / "plugins" / "platforms"
    if known is None or not known.is_dir() or os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH"):
        return True
    return (known / f"libq{way}.so").exists()


def _wayland_answers() -> bool:
    """Whether somebody listens behind the name in WAYLAND_DISPLAY."""
    name = os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return bool(os.environ.get("WAYLAND_SOCKET"))  # open already
    with socket.socket(socket.AF_UNIX) as caller:
        caller.settimeout(_PATIENCE)
        try:
            caller.connect(str(Path(os.environ.get("XDG_RUNTIME_DIR", "")) / name))
        except OSError:
            return False
    return True


def _x11_answers() -> bool:
    """Whether there is a screen behind the name in DISPLAY."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    broken = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not broken


def run(options: argparse.Namespace) -> int:
    """Play until the window is closed; 0 if all went well or another window of this profile came forward."""
    if display_is_missing():
        wished = ", QT_QPA_PLATFORM" if os.environ.get("QT_QPA_PLATFORM") else ""
        sys.stderr.write(f"Vanguard needs a screen, and none answers here: look at DISPLAY, WAYLAND_DISPLAY{wished}.\n")
        return NO_DISPLAY
    if words := why_no_window():
        from .plain_window import show_plainly

        sys.stderr.write(f"{words}\n")
        show_plainly(words)
        return 1

    from . import plain_imports  # noqa: F401

    places = folders(options.profile)
    try:
        places.make()
    except (OSError, UnicodeError) as problem:
        return _refuse(places, problem)
    return _play(places, tuple(options.pack))


def _refuse(places: Folders, problem: OSError | UnicodeError | None) -> int:
    from .refusal import refuse

    return refuse(places, problem)


def _open_device() -> Device:
    """Only the first sound needs what makes sounds; the first screen comes sooner without."""
    from .sound.device import open_device

    return open_device()


def _play(places: Folders, packs: tuple[Path, ...]) -> int:
    from PySide6.QtWidgets import QApplication

    from .program_log import log_qt, start_log, stop_log
    from .single_instance import SingleInstance

    handler = start_log(places.log_file)
    log_qt()
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Vanguard")
    app.setDesktopFileName("vanguard-desktop")
    seat = SingleInstance(places.lock_file)
    try:
        try:
            first = seat.claim()
        except OSError as problem:
            return _refuse(places, problem)
        if not first:
            return 0 if seat.ask_first() else _refuse(places, None)
        return _open_window(app, places, packs, seat)
    finally:
        seat.leave()
        stop_log(handler)


def _open_window(app: QApplication, places: Folders, packs: tuple[Path, ...], seat: SingleInstance) -> int:
    import attrs
    from PySide6.QtCore import QTimer

    from .crash import CrashKeeper
    from .endings import Endings
    from .profile.settings import open_settings
    from .profile.sweeping import sweep
    from .profile.window_place import keep_place, read_place, text_size_for
    from .program import Program

    crash = CrashKeeper(places)
    crash.install()
    settings = open_settings(places.settings_file)
    if not places.settings_file.exists():
        settings = attrs.evolve(
            settings,
            preferences=attrs.evolve(
                settings.preferences, text_size=text_size_for(app.primaryScreen().availableSize().width())
            ),
        )
    program = Program(app, places, settings, packs, crash, _open_device, in_background=True)

    def painted() -> None:
        program.after_first_paint()
        seat.listen(program.come_forward)
        sweep(places)

    # In the first free moment after the first frame; an event filter would see it too, but costs a good part of it.
    program.home.painted.connect(lambda: QTimer.singleShot(0, painted))
    program.window.take_room(read_place(places.window_file))
    program.window.closing.connect(lambda: keep_place(places.window_file, program.window.place))
    program.window.show()
    try:
        with Endings(app):
            return app.exec()
    finally:
        program.end()
        seat.leave()  # whoever starts the program again need not wait for what this one still does
        program.wait_for_threads()
        crash.uninstall()
