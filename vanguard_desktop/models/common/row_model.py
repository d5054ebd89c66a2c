"""The list behind every list on the screen: it compares its rows with the new position and tells what differs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..bridge import Bridge
from .roles import Role
from .rows import Changed, Inserted, Moved, Removed, Row, row_changes

R = TypeVar("R", bound=Row)
Index = QModelIndex | QPersistentModelIndex


class RowModel(QAbstractListModel, Generic[R]):
    """Rows of one kind. Undo, redo and language need no code of their own: each gives new rows to compare."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._rows: tuple[R, ...] = ()
        bridge.renewed.connect(self.refresh)

    @property
    def rows(self) -> tuple[R, ...]:
        return self._rows

    def row(self, id: Any) -> R:
        return next(row for row in self._rows if row.id == id)

    @abstractmethod
    def _fresh(self) -> Iterable[R]:
        """The rows as they are now."""

    @abstractmethod
    def words(self, row: R) -> str:
        """What a plain list shows and a screen reader says of a row."""

    def refresh(self, *_: object) -> None:
        """Take over the position and tell the views the fewest changes."""
        nowhere = QModelIndex()
        fresh = tuple(self._fresh())
        rows = list(self._rows)
        for change in row_changes(rows, fresh):
            match change:
                case Removed(first=first, last=last):
                    self.beginRemoveRows(nowhere, first, last)
                    del rows[first : last + 1]
                    self._rows = tuple(rows)
                    self.endRemoveRows()
                case Moved(source=source, target=target):
                    # Qt counts the target with the row still in its old place.
                    before = target + 1 if target > source else target
                    self.beginMoveRows(nowhere, source, source, nowhere, before)
                    rows.insert(target, rows.pop(source))
                    self._rows = tuple(rows)
                    self.endMoveRows()
                case Inserted(first=first, rows=new):
                    self.beginInsertRows(nowhere, first, first + len(new) - 1)
                    rows[first:first] = new
                    self._rows = tuple(rows)
                    self.endInsertRows()
                case Changed(first=first, rows=new):
                    rows[first : first + len(new)] = new
                    self._rows = tuple(rows)
                    self.dataChanged.emit(self.index(first), self.index(first + len(new) - 1))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.words(row)
            case Role.ROW:
                return row
            case Role.ID:
                return row.id
            case _:
                return None

    def roleNames(self) -> dict[int, QByteArray]:
        return {**super().roleNames(), Role.ROW: QByteArray(b"row"), Role.ID: QByteArray(b"rowId")}
