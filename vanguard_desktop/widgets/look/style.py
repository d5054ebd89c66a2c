"""Qt's plain style with the game's focus ring: three pixels wide, outside a small gap, around every control."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFocusFrame,
    QGraphicsView,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens

RING_RADIUS = "ringRadius"  # dynamic property: corner radius of a control, so that its ring follows its shape
NO_RING = -1  # value of that property for a widget that shows in its own way where the keyboard is


def ring_reach() -> int:
    """How far a focus ring stands out from its control; layouts leave this much room."""
    stroke = tokens().stroke
    return round(stroke.focus + stroke.focus_gap) + 1


def paint_focus_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Draw the ring around a control or item that fills `rect`."""
    stroke = tokens().stroke
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # The gap is painted, not left open: on any ground the ring keeps its contrast.
    for color, width, away in (
        ("focus_gap", stroke.focus_gap, stroke.focus_gap / 2),
        ("focus", stroke.focus, stroke.focus_gap + stroke.focus / 2),
    ):
        pen = QPen(look().color(color), width)
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(-away, -away, away, away), radius + away, radius + away)
    painter.restore()


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
            if isinstance(widget, QAbstractItemView):
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

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        # The frame lives in the window of the control it surrounds and goes with that window.
        if self._frame is not None and not isValid(self._frame):
            self._frame = None
        rings_itself = isinstance(new, QGraphicsView | QAbstractItemView)
        if new is None or new.isWindow() or rings_itself or new.property(RING_RADIUS) == NO_RING:
            if self._frame is not None:
                self._frame.setWidget(None)  # type: ignore[arg-type]  # Qt takes "no widget" here, its stub does not
            return
        if self._frame is None:
            self._frame = QFocusFrame(new.window())
        self._frame.setWidget(new)
