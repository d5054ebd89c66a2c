"""What a player installs: the wheel with everything in it, and the one command that sets a checkout up."""

from __future__ import annotations

import importlib
import os
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from vanguard_desktop.system_libraries import installed_qt

ROOT = Path(__file__).parent.parent


@pytest.fixture
def libraries(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return importlib.import_module("system_libraries")


def build(kind, source, target):
    code = f"import hatchling.build as build; print(build.build_{kind}({str(target)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target / done.stdout.split()[-1]


def test_a_wheel_built_from_the_source_archive_brings_resources_and_translations(tmp_path):
    archive = build("sdist", ROOT, tmp_path)
    subprocess.run([sys.executable, "-m", "tarfile", "--extract", str(archive), str(tmp_path)], check=True)
    wheel = build("wheel", tmp_path / archive.name.removesuffix(".tar.gz"), tmp_path)
    with zipfile.ZipFile(wheel) as opened:
        opened.extractall(tmp_path / "installed")

    package = tmp_path / "installed" / "vanguard_desktop"
    code = "from vanguard_desktop.resources import *; print(resource_path('icons')); print(translations_path())"
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "installed")}
    # -P: the folder the tests run in must not come first, or this would find the checkout.
    command = [sys.executable, "-P", "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert [Path(line) for line in done.stdout.splitlines()] == [package / "resources" / "icons", package / "i18n"]

    def names(folder, pattern):
        return sorted(path.relative_to(folder).as_posix() for path in folder.rglob(pattern) if path.is_file())

    assert names(package / "resources", "*") == names(ROOT / "resources", "*")
    sources = [path.with_suffix(".qm").name for path in (ROOT / "i18n").glob("*.ts")]
    assert names(package / "i18n", "*") == sorted(sources)
    assert (package / "py.typed").exists()


def run_dev(*arguments, **environment):
    screen = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    clean = {key: value for key, value in os.environ.items() if key not in screen}
    command = [sys.executable, str(ROOT / "packaging" / "dev.py"), *arguments]
    return subprocess.run(command, env=clean | environment, capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_the_game_says_so_in_one_sentence_and_ends_with_2():
    done = run_dev("run")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Vanguard Desktop opens a window, but there is no display here to open it on.\n"


@pytest.mark.parametrize("arguments", [(), ("fly",)])
def test_a_command_that_is_none_shows_how_to_use_it(arguments):
    done = run_dev(*arguments)
    assert done.returncode == 2
    assert "run|test|setup|bench|lock" in done.stdout


def test_every_missing_library_is_named_at_once(libraries):
    assert libraries.missing({"libnothing.so.7": "libnothing7", "libc.so.6": "libc6", "libvoid.so.1": "libvoid1"}) == [
        "libnothing.so.7",
        "libvoid.so.1",
    ]


# What the packages of the table bring with them, and what no Debian is without.
BROUGHT = {
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libgl1",
    "libfreetype.so.6": "libfontconfig1",
    "libbrotlicommon.so.1": "libfontconfig1",
    "libbrotlidec.so.1": "libfontconfig1",
}
EVERYWHERE = {"ld-linux-x86-64.so.2", "libc.so.6", "libm.so.6", "libresolv.so.2", "libgcc_s.so.1", "libstdc++.so.6"}
EVERYWHERE |= {"libz.so.1", "libzstd.so.1"}


def needed_by(library):
    """The libraries without which the system's loader refuses this one."""
    data = library.read_bytes()
    (sections,) = struct.unpack_from("<Q", data, 40)
    size, count = struct.unpack_from("<HH", data, 58)
    headers = [struct.unpack_from("<IIQQQQIIQQ", data, sections + number * size) for number in range(count)]
    dynamic = next(header for header in headers if header[1] == 6)
    names = headers[dynamic[6]][4]
    entries = (struct.unpack_from("<QQ", data, dynamic[4] + at) for at in range(0, dynamic[5], 16))
    starts = [names + value for tag, value in entries if tag == 1]
    return {data[start : data.index(b"\0", start)].decode() for start in starts}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system has all that Qt needs")
def test_what_our_modules_of_qt_need_is_in_the_table_or_comes_with_it(libraries):
    qt = installed_qt() / "lib"
    needed = set().union(
        *(needed_by(qt / f"libQt6{module}.so.6") for module in ("Core", "DBus", "Gui", "Network", "Svg", "Widgets"))
    )
    brought = {library for library, package in BROUGHT.items() if package in libraries.FOR_QT.values()}
    own = {library.name for library in qt.iterdir()}
    assert needed - own - EVERYWHERE - brought - libraries.FOR_QT.keys() == set()


def test_who_is_not_root_gets_the_exact_command(libraries, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(libraries.Path, "exists", lambda path: True)
    with pytest.raises(SystemExit) as stopped:
        libraries.apt_install(["libegl1", "libgl1"])
    assert "sudo apt-get install --yes --no-install-recommends libegl1 libgl1" in str(stopped.value)


def test_a_system_without_apt_gets_the_names(libraries, monkeypatch):
    monkeypatch.setattr(libraries.shutil, "which", lambda name: None)
    with pytest.raises(SystemExit) as stopped:
        libraries.apt_install(["libegl1"])
    assert "libegl1" in str(stopped.value)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has an accessibility bus of this kind")
@pytest.mark.parametrize(("user", "installed"), [(0, ["xvfb", "at-spi2-core"]), (1000, None)])
def test_what_a_screen_reader_test_takes_is_installed_as_root_and_never_demanded(
    libraries, monkeypatch, user, installed
):
    run = []
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(libraries, "on_debian", lambda: True)
    monkeypatch.setattr(libraries, "missing", lambda table: [])
    monkeypatch.setattr(libraries.shutil, "which", lambda name: "/usr/bin/it" if name == "dbus-daemon" else None)
    monkeypatch.setattr(libraries, "run_apt", lambda packages: run.append(packages) or "This command failed")
    libraries.offer_listener()
    assert run == ([installed] if installed else [])


def test_the_lock_names_a_marker_only_for_what_some_systems_lack():
    lines = (ROOT / "packaging" / "requirements.lock").read_text(encoding="ascii").splitlines()
    narrow = {line.partition("==")[0]: line.partition(" ; ")[2] for line in lines if " ; " in line}
    assert narrow.keys() == {"cffi", "colorama", "jeepney", "miniaudio", "pycparser"}
    assert narrow["cffi"] == narrow["pycparser"] == narrow["miniaudio"], "what only sound brings goes with it"
