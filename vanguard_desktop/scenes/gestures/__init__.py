"""What a hand does with the mouse: each gesture begins, ends or is canceled, and orders at most one thing."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint


class Gesture(Protocol):
    """One movement of the hand, from the press of the button to its release; places are those of the viewport."""

    def move(self, to: QPoint) -> None: ...

    def end(self, at: QPoint) -> None: ...

    def cancel(self) -> None: ...
