"""Qt's plain style with the game's focus ring. It is loaded when the first frame is painted, which needs no ring."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QFocusFrame,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from vanguard_desktop.widgets.look.style import NO_RING, RING_RADIUS, paint_focus_ring, ring_reach
from vanguard_desktop.widgets.look.tokens import tokens


class LampStyle(QProxyStyle):
    """Fusion, with the game's focus ring."""

    def __init__(self) -> None:
        super().__init__("Fusion")

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

    def sizeFromContents(
        self, type: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        # Qt does without a widget here; only the stub of the proxy does not know it.
        wanted = super().sizeFromContents(type, option, size, widget)  # type: ignore[arg-type]
        if type == QStyle.ContentsType.CT_ItemViewItem:
            # Rows of lists hold the ring inside. A style sheet could do it too, but a list that is filled before it is
            # shown would still have the rows it had without the style sheet.
            return wanted + QSize(0, 2 * ring_reach())
        return wanted

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if element == QStyle.ControlElement.CE_FocusFrame and isinstance(widget, QFocusFrame):
            target = widget.widget()
            radius = target.property(RING_RADIUS) if target is not None else None
            reach = ring_reach()
            inside = QRectF(option.rect).adjusted(reach, reach, -reach, -reach)
            paint_focus_ring(painter, inside, float(radius if radius is not None else tokens().radius.slot))
            return
        super().drawControl(element, option, painter, widget)

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        if element == QStyle.PrimitiveElement.PE_FrameFocusRect:
            if widget is not None and widget.inherits("QAbstractItemView"):
                reach = ring_reach() - 1
                paint_focus_ring(painter, QRectF(option.rect).adjusted(reach, reach, -reach, -reach), 4)
            return
        super().drawPrimitive(element, option, painter, widget)


class FocusRing(QObject):
    """Keeps one ring around whichever control has the keyboard; scenes ring their own items."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
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
            self._frame = QFocusFrame(new.window())
        self._frame.setWidget(new)
