"""The packs as they were when the kept games were played."""

from __future__ import annotations

import tarfile
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from vanguard_desktop.content.load import load_box
from vanguard_desktop.setting.box import Box


@cache
def kept_box() -> Box:
    with TemporaryDirectory() as folder, tarfile.open(Path(__file__).parent / "packs.tar.xz") as packs:
        packs.extractall(folder, filter="data")
        return load_box([Path(folder) / "long_post"])
