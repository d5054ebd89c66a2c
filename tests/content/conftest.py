"""A copy of the test planet to spoil, and what the loader says about it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from vanguard_desktop.content.errors import ContentError, Finding
from vanguard_desktop.content.load import load_box
from vanguard_desktop.setting.box import Box

PACKS = Path(__file__).parent.parent / "packs"
FOUR_SECTORS, ALL_SHELVES = PACKS / "four_sectors", PACKS / "all_shelves"


class PackOnDisk:
    """A pack in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self, place: str):
        return json.loads((self.folder / place).read_text(encoding="utf-8"))

    def write(self, place: str, value) -> None:
        self.write_text(place, json.dumps(value))

    def write_text(self, place: str, text: str) -> None:
        self.write_bytes(place, text.encode("utf-8"))

    def write_bytes(self, place: str, data: bytes) -> None:
        (self.folder / place).parent.mkdir(exist_ok=True)
        (self.folder / place).write_bytes(data)

    def set(self, place: str, *steps_and_value) -> None:
        """Write a value at a spot in a file: `set("events.json", 0, "main", "type", "nothing")`."""
        *steps, last, value = steps_and_value
        whole = self.read(place)
        spot = whole
        for step in steps:
            spot = spot[step]
        spot[last] = value
        self.write(place, whole)

    def without_words(self) -> None:
        """Drop the translations, where a test changes the English."""
        shutil.rmtree(self.folder / "words")
        self.set("pack.json", "languages", [])

    def opened(self) -> tuple[Box | None, tuple[Finding, ...]]:
        """What comes of reading it: a box, or what is wrong."""
        try:
            return load_box([self.folder]), ()
        except ContentError as error:
            return None, error.findings

    def findings(self) -> tuple[Finding, ...]:
        return self.opened()[1]

    def sentences(self) -> list[str]:
        """What the loader says, with the folder left out."""
        return [str(finding).removeprefix(f"{self.folder.as_posix()}/") for finding in self.findings()]


@pytest.fixture
def pack(tmp_path):
    shutil.copytree(FOUR_SECTORS, tmp_path / "pack")
    return PackOnDisk(tmp_path / "pack")


@pytest.fixture
def shelves(tmp_path):
    """The pack that has something of everything."""
    shutil.copytree(ALL_SHELVES, tmp_path / "shelves")
    return PackOnDisk(tmp_path / "shelves")
