"""Which parts of a row a view can ask a list for, beside Qt's own roles."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt


class Role(IntEnum):
    """The whole row as one frozen value, and the id that stays with it when it moves."""

    ROW = Qt.ItemDataRole.UserRole + 1
    ID = Qt.ItemDataRole.UserRole + 2
