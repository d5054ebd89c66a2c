"""What painted widgets are to a screen reader: Qt takes each for an empty box, whatever its name says."""

from __future__ import annotations

import functools
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

SPOKEN_AS = "spoken_as"  # a class may say that it is a picture or a dialog

ONLY_READ = "only_read"  # a button may say that it is none now

InterfaceT = TypeVar("InterfaceT", bound=QAccessibleInterface)

_kept: list[QAccessibleInterface] = []
_soon: list[bool] = []


def keep(interface: InterfaceT) -> InterfaceT:
    """Hold an interface made in Python for as long as Qt has it.

    Qt deletes it together with its widget, and believes that nobody else does.
    """
    interface.object().destroyed.connect(_let_go_soon)
    _kept.append(interface)
    return interface


def _let_go_soon() -> None:
    """Once for all that go together, when Qt has deleted them."""
    if not _soon:
        _soon.append(True)
        QTimer.singleShot(0, _let_go)


def _let_go() -> None:
    """PySide itself never lets go of an interface, so what it holds must go: by that a whole table would stay."""
    _soon.clear()
    for each in _kept:
        if not isValid(each):
            vars(each).clear()
    _kept[:] = [each for each in _kept if isValid(each)]


class PaintedInterface(QAccessibleWidget):
    """A named widget is a text, or a group if it holds others; one without a name is only a place for them."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Client)

    def role(self) -> QAccessible.Role:
        widget = self.object()
        if not isinstance(widget, QWidget) or not widget.accessibleName():
            return QAccessible.Role.Client
        if (kind := getattr(type(widget), SPOKEN_AS, None)) is not None:
            return QAccessible.Role(kind)
        return QAccessible.Role.Grouping if self.childCount() else QAccessible.Role.StaticText


@functools.cache
def install() -> None:
    """Once for the program; Qt asks as soon as a screen reader asks it."""
    QAccessible.installFactory(_interface_for)


def _interface_for(kind: str, thing: QObject) -> QAccessibleInterface | None:
    # Whatever is more than a plain widget, Qt knows itself: it asks for the class of a thing first, then for its bases.
    if isinstance(thing, QWidget) and (kind == "QWidget" or getattr(thing, ONLY_READ, False)):
        return keep(PaintedInterface(thing))
    return None
