"""What takes dice while one is carried."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint

from vanguard_desktop.play.laying import Ground

from .laid_dice import LaidDice


class LayTarget(Protocol):
    """A widget with a ground for dice."""

    @property
    def ground(self) -> Ground | None: ...

    @property
    def laid(self) -> LaidDice: ...

    def set_legal(self, legal: bool | None) -> None: ...

    def holds(self, place: QPoint) -> bool: ...
