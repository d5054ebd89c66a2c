"""The libraries Qt expects from a Linux system, and how Debian gets them; nothing here imports Qt.

Qt itself would name only the first missing one, and without its window plugin's libraries it aborts.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

# soname -> Debian package
FOR_QT = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
}
FOR_A_WINDOW = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
# What the test with a screen reader takes besides: command -> Debian package
FOR_A_LISTENER = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}

INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends")


def provide(window: bool) -> None:
    """See that the libraries are there: install them as root on Debian, otherwise say what to do and stop."""
    if sys.platform != "linux":
        return
    table = FOR_QT | FOR_A_WINDOW if window else FOR_QT
    if absent := missing(table):
        print(f"These system libraries are missing: {', '.join(absent)}", flush=True)
        apt_install([table[soname] for soname in absent])
    if absent := missing(table):
        sys.exit(f"These system libraries are still missing: {', '.join(absent)}")


def missing(table: dict[str, str]) -> list[str]:
    return [soname for soname in table if fault(soname) is not None]


def fault(library: str) -> str | None:
    """Try to load one library; say what the loader says if it cannot."""
    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return None


def offer_listener() -> None:
    """Install what the test with a screen reader takes, as root on Debian; elsewhere that test says what it lacks."""
    if sys.platform != "linux" or not on_debian() or os.geteuid() != 0:
        return
    absent = [package for command, package in FOR_A_LISTENER.items() if shutil.which(command) is None]
    absent += [FOR_A_WINDOW[soname] for soname in missing(FOR_A_WINDOW)]
    if absent:
        run_apt(absent)


def check_window_plugin(venv: Path) -> None:
    """Load the plugin that draws windows under X11 as Qt will, because Qt aborts where this can explain."""
    for plugin in venv.glob("lib/python3*/site-packages/PySide6/Qt/plugins/platforms/libqxcb.so"):
        if problem := fault(str(plugin)):
            sys.exit(f"Qt could not open a window here: {problem}")


def on_debian() -> bool:
    return Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def apt_install(packages: list[str]) -> None:
    """Install Debian packages as root; otherwise print the command that does it and stop."""
    if not on_debian():
        sys.exit(f"Install what your system offers for these Debian packages, then try again: {' '.join(packages)}")
    if os.geteuid() != 0:
        sys.exit(f"Install them with this command, then try again:\n  sudo {' '.join([*INSTALL, *packages])}")
    if failed := run_apt(packages):
        sys.exit(failed)


def run_apt(packages: list[str]) -> str:
    """Fetch and install; say what went wrong, nothing if all went well."""
    for command in (("apt-get", "update"), (*INSTALL, *packages)):
        print(f"$ {' '.join(command)}", flush=True)
        done = subprocess.run(command, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, check=False)
        if done.returncode != 0:
            return f"This command failed with exit code {done.returncode}: {' '.join(command)}"
    return ""
