"""See that the libraries Qt expects from a Linux system are there before anything imports it: as root on Debian they
are installed, elsewhere it is said what to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from vanguard_desktop.system_libraries import (  # the program is not installed yet
    FOR_A_WINDOW,
    FOR_QT,
    INSTALL,
    missing,
    on_debian,
    plugin_fault,
    what_to_install,
)

# What the test with a screen reader takes besides: command -> Debian package
FOR_A_LISTENER = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}


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


def offer_listener() -> None:
    """Install what the test with a screen reader takes, as root on Debian; elsewhere that test says what it lacks."""
    if sys.platform != "linux" or not on_debian() or os.geteuid() != 0:
        return
    absent = [package for command, package in FOR_A_LISTENER.items() if shutil.which(command) is None]
    absent += [FOR_A_WINDOW[soname] for soname in missing(FOR_A_WINDOW)]
    if absent:
        run_apt(absent)


def check_window_plugin(venv: Path) -> None:
    """What draws windows under X11 has to load."""
    for qt in venv.glob("lib/python3*/site-packages/PySide6/Qt"):
        if problem := plugin_fault(qt, "xcb"):
            sys.exit(f"Qt could not open a window here: {problem}")


def apt_install(packages: list[str]) -> None:
    """Install Debian packages as root; otherwise print the command that does it and stop."""
    if not on_debian() or os.geteuid() != 0:
        sys.exit(what_to_install(packages))
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
