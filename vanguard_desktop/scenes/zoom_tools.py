"""The three buttons that every map has over its corner: nearer, farther, all of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from vanguard_desktop.widgets.look import Changing
from vanguard_desktop.widgets.look.controls.buttons import IconButton

from .zoom_view import ZoomView


class ZoomTools(Changing, QWidget):
    """In one row; `whole` names the third in the language of now."""

    def __init__(self, view: ZoomView, whole: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = whole
        self._in, self._out, self._fit = (
            IconButton(icon, icon, framed=True, icon_size=19) for icon in ("plus", "minus", "fit_view")
        )
        self._in.clicked.connect(view.zoom_in)
        self._out.clicked.connect(view.zoom_out)
        self._fit.clicked.connect(lambda: view.fit(at_once=False))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self._in, self._out, self._fit):
            row.addWidget(button)
        self._retranslate()

    def _retranslate(self) -> None:
        #: Name of a button of the map: larger.
        self._in.set_name(self.tr("Zoom in"))
        #: Name of a button of the map: smaller.
        self._out.set_name(self.tr("Zoom out"))
        self._fit.set_name(self._whole())
        self.adjustSize()
