"""Widgets that stay as long as what they show: what is shown again is neither made, laid out nor painted anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from PySide6.QtWidgets import QWidget

W = TypeVar("W", bound=QWidget)


class Staying(Generic[W]):
    """By keys that hold everything a widget was made from. `begin`, ask for each that is shown now, and `end`."""

    def __init__(self) -> None:
        self._before: dict[Hashable, W] = {}
        self._now: dict[Hashable, W] = {}

    @property
    def shown(self) -> list[W]:
        """In the order in which they were asked for."""
        return list(self._now.values())

    def begin(self) -> None:
        self._before, self._now = self._now, {}

    def part(self, key: Hashable, make: Callable[..., W], *given: Any, **named: Any) -> W:
        """The widget for this key, made if there is none yet."""
        known = self._before.pop(key, None)
        part = self._now[key] = make(*given, **named) if known is None else known
        return part

    def end(self) -> None:
        """What is not shown any more goes; what is new is seen at once, not only when its layout comes to it."""
        for gone in self._before.values():
            gone.hide()
            gone.deleteLater()
        self._before = {}
        for part in self._now.values():
            part.show()
