"""The ring around the control that has the keyboard. It is loaded after the first frame is painted: it needs none."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFocusFrame, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget
from shiboken6 import isValid

from ..paint.painted import key_cap_width, paint_box, paint_key_cap
from ..style import ENTER_PRESSES, NO_RING, RING_RADIUS, paint_focus_ring, ring_reach
from ..theme import color_of, scaled
from ..tokens import tokens

_ENTER, _CAP, _FROM_CORNER = "Enter", 22, 12


def _below() -> int:
    """How far the frame reaches above and below a control: half of the key cap lies on the edge."""
    return max(ring_reach(), scaled(_CAP) // 2 + 2)


class _RingStyle(QProxyStyle):
    """How far the frame stands out, and that it lies above its control.

    Only the frame itself is styled by it. Were it the style of the program, Qt would ask Python for the measures of
    every scroll bar and every list.
    """

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric == QStyle.PixelMetric.PM_FocusFrameHMargin:
            return ring_reach()
        if metric == QStyle.PixelMetric.PM_FocusFrameVMargin:
            return _below()
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
    """The ring, and on its lower edge the key that presses what lies inside, where that is told nowhere else."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        target, reach, below = self.widget(), ring_reach(), _below()
        radius = target.property(RING_RADIUS) if target is not None else None
        inside = QRectF(self.rect()).adjusted(reach, below, -reach, -below)
        painter = QPainter(self)
        paint_focus_ring(painter, inside, float(radius if radius is not None else tokens().radius.slot))
        if target is not None and target.property(ENTER_PRESSES):
            wide, high = key_cap_width(_ENTER), scaled(_CAP)
            right = QPointF(inside.right() - _FROM_CORNER, inside.bottom())
            cap = QRectF(right.x() - wide, right.y() - high / 2, wide, high)
            paint_box(painter, cap, 5, fill=color_of("panel"), line=None)
            paint_key_cap(painter, right, _ENTER, color_of("text"))


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
