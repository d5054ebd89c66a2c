"""The map for screen readers: each sector is a child of the map, with its name, who stands there, and if one can go."""

from __future__ import annotations

import functools

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from vanguard_desktop.core import SectorId
from vanguard_desktop.widgets.look import keep

from .planet_view import PlanetView
from .sector_words import describe_sector


class MapInterface(QAccessibleWidget):
    """The map: its sectors first, then the controls that lie over it."""

    def __init__(self, view: PlanetView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view
        self._sectors: dict[SectorId, SectorInterface] = {}
        view.destroyed.connect(self._drop_sectors)

    def childCount(self) -> int:
        return len(self._numbers()) + len(self._controls())

    def child(self, index: int) -> QAccessibleInterface:
        numbers = self._numbers()
        if 0 <= index < len(numbers):
            return self.sector(numbers[index])
        return super().child(self._controls()[index - len(numbers)])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, SectorInterface):
            return self._numbers().index(child.number)
        inner = super().indexOfChild(child)
        controls = self._controls()
        return controls.index(inner) + len(self._numbers()) if inner in controls else -1

    def _controls(self) -> list[int]:
        """What lies over the map, by its places among the widgets; what the map is painted on is none of it."""
        return [
            place
            for place in range(super().childCount())
            if super(MapInterface, self).child(place).object() is not self._view.viewport()
        ]

    def focusChild(self) -> QAccessibleInterface:
        number = self._view.planet.focused_sector
        return super().focusChild() if number is None or not self._view.hasFocus() else self.sector(number)

    def sector(self, number: SectorId) -> SectorInterface:
        if number not in self._sectors:
            self._sectors[number] = SectorInterface(self._view, self, number)
        return self._sectors[number]

    def _drop_sectors(self) -> None:
        """Sectors are no QObjects, so Qt cannot see that they go with their map."""
        for sector in self._sectors.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(sector))
        self._sectors.clear()

    def _numbers(self) -> list[SectorId]:
        return [row.id for row in self._view.planet.sectors.rows]


class SectorInterface(QAccessibleInterface):
    """One sector; Enter on the map acts on the one that has the focus."""

    def __init__(self, view: PlanetView, map_: MapInterface, number: SectorId) -> None:
        super().__init__()
        self._view, self._map = view, map_
        self.number = number

    def isValid(self) -> bool:
        return self.number in self._view.planet.plates

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # a sector is no QObject, which Qt allows and its stub does not

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
        rect = self._view.plate_rect(self.number)
        return QRect(self._view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = state.selectable = True
        state.focused = self._view.hasFocus() and self._view.planet.focused_sector == self.number
        state.selected = self._view.planet.sectors.row(self.number).current
        return state

    def text(self, kind: QAccessible.Text) -> str:
        match kind:
            case QAccessible.Text.Name:
                return self._view.planet.sectors.words(self._view.planet.sectors.row(self.number))
            case QAccessible.Text.Description:
                return "\n".join(describe_sector(self._view.planet, self.number))
            case _:
                return ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """A sector cannot be renamed."""

    def backgroundColor(self) -> QColor:
        return QColor()

    def foregroundColor(self) -> QColor:
        return QColor()


def make_readable(view: PlanetView) -> None:
    """Let screen readers into the map, and tell them where the focus goes."""
    _install()
    view.planet.sector_focused.connect(lambda number: _tell_focus(view, SectorId(number)))


@functools.cache
def _install() -> None:
    """Once for the program; Qt asks every factory there is."""
    QAccessible.installFactory(_interface_for)


def _interface_for(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, PlanetView):
        return None
    return keep(MapInterface(thing))


def _tell_focus(view: PlanetView, number: SectorId) -> None:
    if QAccessible.isActive() and number in view.planet.plates and view.hasFocus():
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild([row.id for row in view.planet.sectors.rows].index(number))
        QAccessible.updateAccessibility(event)
