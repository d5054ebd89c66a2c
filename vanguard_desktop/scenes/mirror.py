"""Keeps one thing on a scene for each row of a list, whatever the list does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QModelIndex, QObject

from vanguard_desktop.models.common.row_model import RowModel

R = TypeVar("R", bound=Any)
T = TypeVar("T")


class Mirror(QObject, Generic[R, T]):
    """Things by the id of their row: made, changed and dropped as the list tells."""

    def __init__(
        self,
        model: RowModel[R],
        *,
        make: Callable[[R], T],
        change: Callable[[T, R], None],
        drop: Callable[[T], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.things: dict[Any, T] = {}
        self._model = model
        self._make, self._change, self._drop = make, change, drop
        model.rowsInserted.connect(self._on_inserted)
        model.rowsAboutToBeRemoved.connect(self._on_removed)
        model.dataChanged.connect(self._on_changed)
        self._on_inserted(QModelIndex(), 0, len(model.rows) - 1)

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in self._model.rows[first : last + 1]:
            self.things[row.id] = self._make(row)

    def _on_removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in self._model.rows[first : last + 1]:
            self._drop(self.things.pop(row.id))

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in self._model.rows[first.row() : last.row() + 1]:
            self._change(self.things[row.id], row)
