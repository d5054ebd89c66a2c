"""The libraries Qt expects from a Linux system, and how Debian gets them; nothing here imports Qt.

Qt itself would name only the first missing one, and without its window plugin's libraries it ends the program at once.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

# soname -> Debian package
FOR_QT = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
FOR_A_WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends")


def missing(table: Mapping[str, str]) -> list[str]:
    return [soname for soname in table if fault(soname) is not None]


def fault(library: str) -> str | None:
    """Try to load one library; say what the loader says if it cannot."""
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return None


def what_to_install(packages: list[str]) -> str:
    """The command for this system, or what to look for."""
    if on_debian():
        return f"Install them with this command, then try again:\n  sudo {' '.join([*INSTALL, *packages])}"
    return f"Install what your system offers for these Debian packages, then try again: {' '.join(packages)}"


def on_debian() -> bool:
    return Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def why_no_window() -> str:
    """What keeps Qt from opening a window under X11, in plain words; empty if nothing does.

    Without Wayland in between: where that is there too, it is used instead.
    """
    if not sys.platform.startswith("linux"):
        return ""
    if absent := missing(FOR_QT):
        return _told(absent, FOR_QT)
    if os.environ.get("QT_QPA_PLATFORM", "xcb") != "xcb" or not os.environ.get("DISPLAY"):
        return ""
    qt = installed_qt()
    problem = "" if qt is None else plugin_fault(qt, "xcb")
    if not problem:
        return ""
    if qt is not None and os.environ.get("WAYLAND_DISPLAY") and not plugin_fault(qt, "wayland"):
        os.environ["QT_QPA_PLATFORM"] = "wayland"
        return ""
    absent = missing(FOR_A_WINDOW)
    return _told(absent, FOR_A_WINDOW) if absent else f"Qt could not open a window here: {problem}"


def plugin_fault(qt: Path, platform: str) -> str:
    """Load what draws windows as Qt will, because Qt ends the program where this can explain; empty if it loads."""
    plugin = qt / "plugins" / "platforms" / f"libq{platform}.so"
    return fault(str(plugin)) or ""


def installed_qt() -> Path | None:
    """The folder of Qt in this Python, without loading any of it."""
    found = importlib.util.find_spec("PySide6")
    return None if found is None or found.origin is None else Path(found.origin).parent / "Qt"


def _told(absent: list[str], table: Mapping[str, str]) -> str:
    packages = [table[soname] for soname in absent]
    return f"These system libraries are missing: {', '.join(absent)}\n{what_to_install(packages)}"
