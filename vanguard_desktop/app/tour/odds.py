"""Pictures of a tray: what its chances can be reckoned with, all of them side by side, and the dice put aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from vanguard_desktop.widgets.table.tray.short_list import ShortList

from .part import Shoot

if TYPE_CHECKING:
    from vanguard_desktop.widgets.table.table_screen import TableScreen


def picture_odds(table: TableScreen, shoot: Shoot) -> None:
    """While dice lie in the tray; the last two only where the window is narrow."""
    outcomes = table.tray.outcomes
    outcomes.head.open_list()
    if (choices := table.window().findChild(ShortList)) is not None:
        shoot("play_odds_choices")
        _close(choices)
    outcomes.open_table()
    if outcomes.table.isVisible():
        shoot("play_odds_table")
        _close(outcomes.table)
    if table.tray.fold.isVisible():
        table.fold_tray()
        shoot("play_dice_aside")
        table.fold_tray()


def _close(opened: QWidget) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(opened, QKeyEvent(kind, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier))
