"""What lies over a corner of the map: the overview, and buttons to zoom and to show everything."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.widgets.look import Changing, look

from ..zoom_tools import ZoomTools
from ..zoom_view import Outlook, ZoomView
from .overview import Overview
from .planet_scene import PlanetScene


class MapTools(Changing, QWidget):
    """Overview and buttons in one row, or one above the other."""

    def __init__(self, scene: PlanetScene, view: ZoomView) -> None:
        super().__init__(view)
        self.overview = Overview(scene, view.seen, self)
        self.overview.pointed.connect(lambda middle: view.look_at(Outlook(view.zoom, middle), at_once=True))
        view.looked.connect(self.overview.update)
        self._buttons = ZoomTools(view, self._whole, self)
        self.overview.setAccessibleName(self.tr("Overview of the planet"))
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._parts.setContentsMargins(6, 6, 6, 6)
        self._parts.setSpacing(8)
        self._parts.addWidget(self.overview)
        self._parts.addWidget(self._buttons, alignment=Qt.AlignmentFlag.AlignTop)
        self.adjustSize()
        self.move(6, 6)
        look().changed.connect(self.adjustSize)

    def set_block(self, block: bool) -> None:
        """Buttons below the overview, where the map is low and has more room beside it than above."""
        ways = QBoxLayout.Direction
        self._parts.setDirection(ways.TopToBottom if block else ways.LeftToRight)
        self.adjustSize()

    def _retranslate(self) -> None:
        self.overview.setAccessibleName(self.tr("Overview of the planet"))

    def _whole(self) -> str:
        #: Name of a button of the map.
        return self.tr("Show the whole planet")
