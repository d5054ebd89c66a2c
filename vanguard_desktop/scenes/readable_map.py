"""A map for screen readers: each place on it is a child of the map, with its name, what is to be known, and a press."""

from __future__ import annotations

import functools
from collections.abc import Hashable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget
from shiboken6 import VoidPtr

from vanguard_desktop.widgets.look import keep


@runtime_checkable
class Readable(Protocol):
    """What a map tells of its places, in an order that stays."""

    def places(self) -> Sequence[Hashable]: ...

    def place_rect(self, place: Hashable) -> QRect:
        """Where it is in the viewport."""
        ...

    def place_name(self, place: Hashable) -> str: ...

    def place_told(self, place: Hashable) -> str:
        """What else is to be known of it, also what Enter does."""
        ...

    def chosen_place(self) -> Hashable | None:
        """The one on which keyboard or mouse rest."""
        ...

    def is_current(self, place: Hashable) -> bool: ...

    def choose_place(self, place: Hashable) -> None: ...

    def press_place(self, place: Hashable) -> None:
        """As with the mouse."""
        ...


class MapInterface(QAccessibleWidget):
    """The map: its places first, then the controls that lie over it."""

    def __init__(self, view: QAbstractScrollArea, told: Readable) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view, self._told = view, told
        self._kept: dict[Hashable, PlaceInterface] = {}
        view.destroyed.connect(self._drop)

    def childCount(self) -> int:
        return len(self._told.places()) + len(self._controls())

    def child(self, index: int) -> QAccessibleInterface:
        places = self._told.places()
        if 0 <= index < len(places):
            return self.place(places[index])
        return super().child(self._controls()[index - len(places)])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, PlaceInterface):
            return list(self._told.places()).index(child.place)
        inner = super().indexOfChild(child)
        controls = self._controls()
        return controls.index(inner) + len(self._told.places()) if inner in controls else -1

    def _controls(self) -> list[int]:
        """What lies over the map, by its places among the widgets; what the map is painted on is none of it."""
        return [
            place
            for place in range(super().childCount())
            if super(MapInterface, self).child(place).object() is not self._view.viewport()
        ]

    def focusChild(self) -> QAccessibleInterface:
        chosen = self._told.chosen_place()
        return super().focusChild() if chosen is None or not self._view.hasFocus() else self.place(chosen)

    def place(self, place: Hashable) -> PlaceInterface:
        if place not in self._kept:
            self._kept[place] = PlaceInterface(self._view, self._told, self, place)
        return self._kept[place]

    def _drop(self) -> None:
        """Places are no QObjects, so Qt cannot see that they go with their map."""
        for place in self._kept.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(place))
        self._kept.clear()


class PlaceInterface(QAccessibleInterface):
    """One place; Enter on the map acts on the one that has the focus, and a listener can press each."""

    def __init__(self, view: QAbstractScrollArea, told: Readable, map_: MapInterface, place: Hashable) -> None:
        super().__init__()
        self._view, self._told, self._map = view, told, map_
        self.place = place
        self._actions = PlaceActions(view, told, place)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        if kind is QAccessible.InterfaceType.ActionInterface:
            return self._actions  # type: ignore[return-value]  # a pointer, which the stub calls a number
        return VoidPtr(0)  # type: ignore[return-value]  # as above; neither None nor 0 is taken for no pointer

    def isValid(self) -> bool:
        return self.place in self._told.places()

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # a place is no QObject, which Qt allows and its stub does not

    def parent(self) -> QAccessibleInterface:
        return self._map

    def window(self) -> QWindow:
        return self._map.window()

    def child(self, _index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # as above

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # as above

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        rect = self._told.place_rect(self.place)
        return QRect(self._view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = state.selectable = True
        state.focused = self._view.hasFocus() and self._told.chosen_place() == self.place
        state.selected = self._told.is_current(self.place)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        match kind:
            case QAccessible.Text.Name:
                return self._told.place_name(self.place)
            case QAccessible.Text.Description:
                return self._told.place_told(self.place)
            case _:
                return ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """A place cannot be renamed."""

    def backgroundColor(self) -> QColor:
        return QColor()

    def foregroundColor(self) -> QColor:
        return QColor()


class PlaceActions(QAccessibleActionInterface):
    """What a listener can do with a place: press it as with the mouse, or go to it with the keyboard."""

    def __init__(self, view: QWidget, told: Readable, place: Hashable) -> None:
        super().__init__()
        self._view, self._told, self._place = view, told, place

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name not in self.actionNames():
            return
        self._view.setFocus()
        self._told.choose_place(self._place)
        if name == QAccessibleActionInterface.pressAction():
            # Whoever asked waits for the answer, as with every button; only then does the game go on.
            QTimer.singleShot(0, self._view, self._press)

    def _press(self) -> None:
        self._told.press_place(self._place)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


@functools.cache
def let_listen() -> None:
    """Once for the program; Qt asks every factory there is."""
    QAccessible.installFactory(_interface_for)


def _interface_for(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QAbstractScrollArea) or not isinstance(thing, Readable):
        return None
    return keep(MapInterface(thing, thing))


def tell_chosen(view: QAbstractScrollArea) -> None:
    """Say to screen readers where the keyboard is on a map."""
    if not isinstance(view, Readable):
        return
    chosen = view.chosen_place()
    if QAccessible.isActive() and chosen is not None and view.hasFocus():
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(list(view.places()).index(chosen))
        QAccessible.updateAccessibility(event)
