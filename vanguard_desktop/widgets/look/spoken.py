"""What painted widgets are to a screen reader: Qt takes each for an empty box, whatever its name says."""

from __future__ import annotations

import functools
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

SPOKEN_AS = "spoken_as"  # a class may say that it is a picture or a dialog

ONLY_READ = "only_read"  # a button may say that it is none now

InterfaceT = TypeVar("InterfaceT", bound=QAccessibleInterface)

_kept: list[QAccessibleInterface] = []
_A_FEW = 256


def keep(interface: InterfaceT) -> InterfaceT:
    """Hold an interface made in Python for as long as Qt has it.

    Qt deletes it together with its widget, and believes that nobody else does.
    """
    if len(_kept) % _A_FEW == _A_FEW - 1:
        _kept[:] = [each for each in _kept if isValid(each)]
    _kept.append(interface)
    return interface


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
