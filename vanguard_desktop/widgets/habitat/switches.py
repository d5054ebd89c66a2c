"""In a small window base and map share a place, and so do plan and mission: which of them is seen."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ..look.controls.choices import Segmented

_BASE, _MAP, _PLAN, _MISSION = "base", "map", "plan", "mission"


class Switches(QObject):
    """`turned` says that something else is looked at."""

    turned = Signal()

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.place, self.sheet = Segmented(), Segmented()
        for switch in (self.place, self.sheet):
            switch.setParent(screen)
            switch.chosen.connect(lambda _: self.turned.emit())
        self.speak()

    @property
    def looks_at_map(self) -> bool:
        return self.place.taken() == _MAP

    @property
    def reads_mission(self) -> bool:
        return self.sheet.taken() == _MISSION

    def speak(self) -> None:
        """In the language of now."""
        #: Switch in a small window: the base is seen. M is the key for it.
        base = self.tr("Base (M)")
        #: Switch in a small window: the map is seen. M is the key for it.
        ring = self.tr("Map (M)")
        self.place.set_choices(((_BASE, base), (_MAP, ring)), self.place.taken() or _BASE)
        #: Switch in a small window: the plan or the console is seen. I is the key for it.
        plan = self.tr("Plan (I)")
        #: Switch in a small window: the mission sheet is seen. I is the key for it.
        mission = self.tr("Mission (I)")
        self.sheet.set_choices(((_PLAN, plan), (_MISSION, mission)), self.sheet.taken() or _PLAN)

    def turn_place(self) -> None:
        """Base or map."""
        self.place.set_taken(_BASE if self.looks_at_map else _MAP)
        self.turned.emit()

    def turn_sheet(self) -> None:
        """Plan or mission."""
        self.sheet.set_taken(_PLAN if self.reads_mission else _MISSION)
        self.turned.emit()
