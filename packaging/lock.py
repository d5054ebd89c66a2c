"""Write requirements.lock: every package the project needs, with the hashes of all wheels pip may choose.

`python3 packaging/dev.py lock` runs this. pip itself is asked, once for what to install and then once for each
platform and Python version, so the lock knows no package index.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from packaging.markers import Marker

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "requirements.lock"

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
# Each with the values that markers ask for, `sys_platform` and `platform_machine`, and the tags of its wheels.
PLATFORMS = {
    ("linux", "x86_64"): (*(f"manylinux_2_{minor}_x86_64" for minor in range(41, 4, -1)), "manylinux2014_x86_64"),
    ("linux", "aarch64"): (*(f"manylinux_2_{minor}_aarch64" for minor in range(41, 16, -1)), "manylinux2014_aarch64"),
    ("win32", "AMD64"): ("win_amd64",),
    ("win32", "ARM64"): ("win_arm64",),
    ("darwin", "arm64"): ("macosx_15_0_arm64",),
    ("darwin", "x86_64"): ("macosx_15_0_x86_64",),
}


def wanted() -> dict[str, str]:
    """Read what pyproject.toml asks for: requirement -> marker ('' for everywhere)."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["dependency-groups"]["dev"],
    ]
    split = (line.partition(";") for line in lines)
    return {requirement.strip(): marker.strip() for requirement, _, marker in split}


def asked_of_pip(*arguments: str) -> list[dict[str, Any]]:
    """Let pip say what it would install, without installing it."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "-qq", "--report", "-"]
    done = subprocess.run([*command, "--only-binary=:all:", *arguments], stdout=subprocess.PIPE, check=True)
    return list(json.loads(done.stdout)["install"])


def resolved(requirements: list[str]) -> dict[str, str]:
    """Choose one version for each package: name -> version."""
    with tempfile.TemporaryDirectory() as nowhere:
        # A dry run into an empty folder, or pip would take what is installed for granted.
        chosen = asked_of_pip("--target", nowhere, *requirements)
    return {item["metadata"]["name"].lower().replace("_", "-"): item["metadata"]["version"] for item in chosen}


def narrowed(requirements: dict[str, str], pins: dict[str, str]) -> dict[str, str]:
    """Find the packages that not every system takes, name -> marker; what only such a one brings has its marker."""
    everywhere = resolved([requirement for requirement, marker in requirements.items() if not marker])
    found: dict[str, str] = {}
    for requirement, marker in requirements.items():
        if marker:
            brought = resolved([requirement])
            found |= dict.fromkeys(brought.keys() & pins.keys() - everywhere.keys(), marker)
    return found


def fits(marker: str, platform: tuple[str, str]) -> bool:
    system, machine = platform
    return not marker or Marker(marker).evaluate({"sys_platform": system, "platform_machine": machine})


def hashes(pins: dict[str, str], markers: dict[str, str]) -> dict[str, set[str]]:
    """Collect, for each package, the hash of the wheel pip takes on each platform and Python."""
    found: dict[str, set[str]] = {name: set() for name in pins}
    for place, tags in PLATFORMS.items():
        exact = [f"{name}=={version}" for name, version in pins.items() if fits(markers.get(name, ""), place)]
        platform = [argument for tag in tags for argument in ("--platform", tag)]
        for python in PYTHONS:
            print(f"{' '.join(place)}, Python {python}", file=sys.stderr)
            with tempfile.TemporaryDirectory() as nowhere:
                chosen = asked_of_pip("--no-deps", "--target", nowhere, "--python-version", python, *platform, *exact)
            for item in chosen:
                name = item["metadata"]["name"].lower().replace("_", "-")
                found[name].add(item["download_info"]["archive_info"]["hashes"]["sha256"])
    return found


def main() -> int:
    requirements = wanted()
    pins = resolved(list(requirements))
    markers = narrowed(requirements, pins)
    found = hashes(pins, markers)
    text = "# Written by `python3 packaging/dev.py lock` from pyproject.toml; names, versions and hashes only.\n"
    for name in sorted(pins):
        marker = f" ; {markers[name]}" if markers.get(name) else ""
        lines = [f"{name}=={pins[name]}{marker}", *(f"--hash=sha256:{digest}" for digest in sorted(found[name]))]
        text += " \\\n    ".join(lines) + "\n"
    LOCK.write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(pins)} packages, {sum(map(len, found.values()))} hashes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
