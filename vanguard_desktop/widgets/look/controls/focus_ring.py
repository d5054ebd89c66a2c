"""The ring around the control that has the keyboard. It is loaded after the first frame is painted: it needs none."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFocusFrame, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget
from shiboken6 import isValid

from ..style import NO_RING, RING_RADIUS, paint_focus_ring, ring_reach
from ..tokens import tokens


class _RingStyle(QProxyStyle):
    """How far the frame stands out, and that it lies above its control.

    Only the frame itself is styled by it. Were it the style of the program, Qt would ask Python for the measures of
    every scroll bar and every list.
    """

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric in (QStyle.PixelMetric.PM_FocusFrameHMargin, QStyle.PixelMetric.PM_FocusFrameVMargin):
            return ring_reach()
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        if hint == QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0  # the ring of a round control reaches into the corners of its rectangle
        return super().styleHint(hint, option, widget, returnData)


class _Frame(QFocusFrame):
    def paintEvent(self, _event: QPaintEvent) -> None:
        target, reach = self.widget(), ring_reach()
        radius = target.property(RING_RADIUS) if target is not None else None
        inside = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
        paint_focus_ring(QPainter(self), inside, float(radius if radius is not None else tokens().radius.slot))


class FocusRing(QObject):
    """Keeps one ring around whichever control has the keyboard; scenes and lists ring their own items."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._style = _RingStyle("Fusion")
        self._style.setParent(self)  # or it would be gone before a window that is still open when the program ends
        self._frame: QFocusFrame | None = None
        app.focusChanged.connect(self._on_focus_changed)
        self._on_focus_changed(None, app.focusWidget())

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        # The frame lives in the window of the control it surrounds and goes with that window.
        if self._frame is not None and not isValid(self._frame):
            self._frame = None
        rings_itself = new is not None and (new.inherits("QGraphicsView") or new.inherits("QAbstractItemView"))
        if new is None or new.isWindow() or rings_itself or new.property(RING_RADIUS) == NO_RING:
            if self._frame is not None:
                self._frame.setWidget(None)  # type: ignore[arg-type]  # Qt takes "no widget" here, its stub does not
            return
        if self._frame is None:
            self._frame = _Frame(new.window())
            self._frame.setStyle(self._style)
        self._frame.setWidget(new)
