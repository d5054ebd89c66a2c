"""What lies over a corner of the map: the overview, and buttons to zoom and to show everything."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from vanguard_desktop.scenes.overview import Overview
from vanguard_desktop.scenes.planet_scene import PlanetScene
from vanguard_desktop.scenes.zoom_view import Outlook, ZoomView
from vanguard_desktop.widgets.look.buttons import IconButton


class MapTools(QWidget):
    """Overview and buttons in one row."""

    def __init__(self, scene: PlanetScene, view: ZoomView) -> None:
        super().__init__(view)
        self.overview = Overview(scene, view.seen, self)
        self.overview.pointed.connect(lambda middle: view.look_at(Outlook(view.zoom, middle), at_once=True))
        view.looked.connect(self.overview.update)
        self._in = IconButton("plus", self.tr("Zoom in"), framed=True, icon_size=19, parent=self)
        self._out = IconButton("minus", self.tr("Zoom out"), framed=True, icon_size=19, parent=self)
        self._fit = IconButton("fit_view", self.tr("Show the whole planet"), framed=True, icon_size=19, parent=self)
        self._in.clicked.connect(view.zoom_in)
        self._out.clicked.connect(view.zoom_out)
        self._fit.clicked.connect(lambda: view.fit(at_once=False))
        self.overview.setAccessibleName(self.tr("Overview of the planet"))
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 6, 6, 6)
        row.setSpacing(8)
        row.addWidget(self.overview)
        for button in (self._in, self._out, self._fit):
            row.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)
        self.adjustSize()
        self.move(6, 6)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.overview.setAccessibleName(self.tr("Overview of the planet"))
        self._in.set_name(self.tr("Zoom in"))
        self._out.set_name(self.tr("Zoom out"))
        self._fit.set_name(self.tr("Show the whole planet"))
