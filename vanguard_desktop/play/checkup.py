"""What the doctor of saves needs to replay them: the rule books, and the packs a save was played with."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.box import Box
from vanguard_desktop.play.campaign import CODEC, fold
from vanguard_desktop.store.doctor import doctor


def check_up(path: Path) -> int:
    return doctor(path, CODEC, fold, _box, sys.stdout)


def _box(folders: Sequence[Path]) -> Box | None:
    try:
        return load_box(folders)
    except ContentError:
        return None
