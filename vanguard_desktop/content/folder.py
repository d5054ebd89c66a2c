"""Reading a stranger's folder: plain JSON files at known places, nothing that leads out of it, nothing endless."""

from __future__ import annotations

import itertools
import os
import re
import stat
from collections.abc import Collection, Iterator
from pathlib import Path

from vanguard_desktop.core import go_on

from .errors import Findings, Mistake, plain

LARGEST_FILE = 1_000_000
LARGEST_PACK = 8_000_000
MOST_FILES = 2_000

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")
# Windows opens a device under these names, whatever the ending.
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
# People explain their packs; the game does not read these.
_BESIDE = re.compile(r"(README|LICENSE|LICENCE|CHANGES)(\.md|\.txt)?", re.IGNORECASE)


def read_folder(folder: Path, families: Collection[str], findings: Findings) -> dict[str, bytes]:
    """The JSON files of a pack by their place in it: `pack.json`, `crew.json`, `worlds/first.json`, `words/de.json`."""
    if not _is_folder(folder):
        findings.add(Mistake.NO_FOLDER, shown(folder))
        return {}
    listed = _plain_files(folder, families, findings)
    places = sorted(place for place in listed if _fits(folder, place, families, findings))
    if "pack.json" not in places and not findings:
        findings.add(Mistake.NO_PACK_FILE, shown(folder))
    files: dict[str, bytes] = {}
    total = 0
    for place in places:
        go_on()
        data = _read(folder, place, findings)
        total += len(data or b"")
        if total > LARGEST_PACK:
            findings.add(Mistake.PACK_TOO_LARGE, shown(folder), wanted=LARGEST_PACK)
            return {}
        if data is not None:
            files[place] = data
    return files


def shown(folder: Path, place: str = "") -> str:
    """How a file is named in a finding."""
    return plain((folder / place).as_posix(), most=300)


def _is_folder(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except OSError:  # a name longer than the system allows
        return False


def _plain_files(folder: Path, families: Collection[str], findings: Findings) -> Iterator[str]:
    """Every file of the pack and of its family folders; what is hidden is left alone, a link is not followed."""
    shelves = (*families, "words")
    waiting = [""]
    count = 0
    while waiting:
        below = waiting.pop()
        for entry in _entries(folder, below, findings):
            place = f"{below}/{entry.name}" if below else entry.name
            count += 1
            if count > MOST_FILES:
                findings.add(Mistake.TOO_MANY_FILES, shown(folder), wanted=MOST_FILES)
                return
            if entry.is_symlink() or _is_junction(entry):
                findings.add(Mistake.LINK, shown(folder, place))
            elif entry.name.startswith("."):
                continue
            elif entry.is_file(follow_symlinks=False):
                yield place
            elif not entry.is_dir(follow_symlinks=False) or place.endswith(".json"):
                findings.add(Mistake.NOT_A_FILE, shown(folder, place))
            elif place in shelves:
                waiting.append(place)
            else:
                findings.add(Mistake.UNKNOWN_FILE, shown(folder, place), found=place, among=shelves)


def _fits(folder: Path, place: str, families: Collection[str], findings: Findings) -> bool:
    """Whether this is a file of the pack that the game reads."""
    shelf, _, name = place.rpartition("/")
    if not shelf and _BESIDE.fullmatch(name):
        return False
    stem, dot, ending = name.partition(".")
    if stem.casefold() in _DEVICES or not _NAME.fullmatch(stem.casefold()):
        findings.add(Mistake.BAD_NAME, shown(folder, place))
        return False
    known = () if shelf else ("pack.json", *(f"{family}.json" for family in families))
    if name in known or (shelf and dot + ending == ".json" and stem == stem.casefold()):
        return True
    findings.add(Mistake.UNKNOWN_FILE, shown(folder, place), found=name, among=known)
    return False


def _entries(folder: Path, below: str, findings: Findings) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder / below) as entries:
            return sorted(itertools.islice(entries, MOST_FILES + 1), key=lambda entry: entry.name)
    except OSError as error:
        findings.add(Mistake.UNREADABLE, shown(folder, below), found=error.strerror or type(error).__name__)
        return []


def _is_junction(entry: os.DirEntry[str]) -> bool:
    """Windows has a second kind of link to a folder."""
    tag = getattr(entry.stat(follow_symlinks=False), "st_reparse_tag", 0)
    return tag == getattr(stat, "IO_REPARSE_TAG_MOUNT_POINT", -1)


def _read(folder: Path, place: str, findings: Findings) -> bytes | None:
    """The bytes of a file; what it is, is asked of the opened file, so that nobody can swap it in between."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(folder / place, flags)
        with os.fdopen(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                findings.add(Mistake.NOT_A_FILE, shown(folder, place))
                return None
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        findings.add(Mistake.UNREADABLE, shown(folder, place), found=error.strerror or type(error).__name__)
        return None
    if len(data) > LARGEST_FILE:
        findings.add(Mistake.FILE_TOO_LARGE, shown(folder, place), wanted=LARGEST_FILE)
        return None
    return data
