"""From a fresh checkout to the running game or the passed tests with one command; Python's own library only.

Usage: python3 packaging/dev.py run|test|setup|bench|lock [ARGUMENTS]

run    start the game; arguments go to it (`run simulate --games 10`)
test   ruff, mypy and all tests; arguments go to pytest
setup  only prepare .venv, the locked packages, the translations and the system libraries
bench  measure speed; arguments go to tests/bench
lock   write packaging/requirements.lock anew
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import system_libraries

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
LOCK = ROOT / "packaging" / "requirements.lock"

# These words of the command line open no window.
WITHOUT_WINDOW = {"simulate", "balance", "tour", "doctor", "content", "-h", "--help"}


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command not in ("run", "test", "setup", "bench", "lock"):
        print(__doc__)
        return 0 if command in ("-h", "--help") else 2
    window = command == "run" and WITHOUT_WINDOW.isdisjoint(rest) and draws_on_screen()
    if window and not has_display():
        print("Vanguard Desktop opens a window, but there is no display here to open it on.", file=sys.stderr)
        return 2
    prepare(window=window or (command == "setup" and has_display()))
    if command == "run":
        return become("-m", "vanguard_desktop", *rest)
    os.chdir(ROOT)
    if command == "test":
        system_libraries.offer_listener()
        return run_tests(rest)
    if command == "bench":
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        return become("-m", "tests.bench", *rest)
    if command == "lock":
        return become(str(ROOT / "packaging" / "lock.py"), *rest)
    return 0


def draws_on_screen() -> bool:
    return os.environ.get("QT_QPA_PLATFORM", "xcb").split(":")[0] in ("xcb", "wayland", "wayland-egl", "")


def has_display() -> bool:
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def prepare(*, window: bool) -> None:
    """Make .venv hold the locked packages and this project; do only what has changed since the last time."""
    make_venv()
    only_if_changed(
        "packages",
        [LOCK],
        ["-m", "pip", "install", "--require-hashes", "--only-binary=:all:", "--requirement", str(LOCK)],
    )
    # Before the project, whose build needs some of them to compile the translations.
    system_libraries.provide(window)
    if window and sys.platform == "linux" and os.environ.get("DISPLAY"):
        system_libraries.check_window_plugin(VENV)
    only_if_changed(
        "project",
        [LOCK, ROOT / "pyproject.toml", ROOT / "packaging" / "build_hook.py", *sorted((ROOT / "i18n").glob("*.ts"))],
        ["-m", "pip", "install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
    )


def make_venv() -> None:
    has_pip = [*VENV.glob("lib/*/site-packages/pip"), *VENV.glob("Lib/site-packages/pip")]
    if PYTHON.exists() and has_pip:  # an attempt on a bare Debian leaves a folder without pip
        return
    if importlib.util.find_spec("ensurepip") is None:
        print("This Python cannot make virtual environments yet.", flush=True)
        system_libraries.apt_install(["python3-venv"])
    call(sys.executable, "-m", "venv", "--clear", str(VENV))


def only_if_changed(what: str, sources: list[Path], step: list[str]) -> None:
    """Run a step unless the files it depends on are the same as when it last succeeded."""
    digest = hashlib.sha256(str(ROOT).encode())
    for source in sources:
        digest.update(source.name.encode() + b"\0" + source.read_bytes())
    stamp = VENV / f"{what}.stamp"
    if stamp.exists() and stamp.read_text(encoding="ascii") == digest.hexdigest():
        return
    print(f"Preparing .venv: {what}", flush=True)
    call(str(PYTHON), *step, "--quiet", "--disable-pip-version-check")
    stamp.write_text(digest.hexdigest(), encoding="ascii")


def run_tests(arguments: list[str]) -> int:
    """Run the tests, and the checks beside them; all of them, whatever fails. What the checks found comes last."""
    checks = {"ruff": ["ruff", "check", "--quiet"], "mypy": ["mypy", "--no-error-summary"]}
    beside = {
        name: subprocess.Popen([str(PYTHON), "-m", *check], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for name, check in checks.items()
    }
    # Who has nothing left to do takes over from the other: tests of a table take seconds, most take none.
    workers = ["-n", "auto", "--dist", "worksteal"]
    # Many tests start the program, which takes nearly twice as long where Python may not keep what it compiles.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [str(PYTHON), "-m", "pytest", *workers, *arguments]
    tests = subprocess.run(command, check=False, env=environment).returncode
    failed = 0
    for name, check in beside.items():
        told, _ = check.communicate()
        if check.returncode:
            failed = 1
            print(f"{name} found:\n{told.decode(errors='replace')}", flush=True)
    return tests or failed


def call(*command: str) -> None:
    done = subprocess.run(command, check=False)
    if done.returncode != 0:
        sys.exit(f"This command failed with exit code {done.returncode}: {' '.join(command)}")


def become(*arguments: str) -> int:
    """Hand over to the Python of .venv; where a process cannot be replaced, wait for it."""
    if sys.platform == "win32":
        return subprocess.run([str(PYTHON), *arguments], check=False).returncode
    sys.stdout.flush()
    os.execv(PYTHON, [str(PYTHON), *arguments])


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036  # older ones get this far and are told
        sys.exit(f"Vanguard Desktop needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
