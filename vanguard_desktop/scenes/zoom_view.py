"""A window onto a map: zoom by wheel, pinch and keys, pan by hand, fit; smooth while it rests, quick while it moves."""

from __future__ import annotations

import attrs
from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QMarginsF,
    QPoint,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QNativeGestureEvent, QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsScene, QGraphicsView, QPinchGesture, QWidget

from vanguard_desktop.widgets.look import look

from .geometry import CLOSEST

_REST_AFTER_MS = 140
_NOTCH = 120  # a wheel counts an eighth of a degree; one notch is so many
_STEP = 1.2


@attrs.frozen
class Outlook:
    """What one sees: the zoom and the point in the middle."""

    zoom: float
    middle: QPointF


class ZoomView(QGraphicsView):
    """Shows a scene at any zoom; `zoomed` carries the new one, `looked` says that another part is seen."""

    zoomed = Signal(float)
    looked = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._fitted = True
        self._rest = QTimer(self, interval=_REST_AFTER_MS, singleShot=True)
        self._rest.timeout.connect(self._on_rest)
        self._from = self._to = Outlook(1.0, QPointF())
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._on_glide)
        self._on_rest()

    @property
    def zoom(self) -> float:
        return self.transform().m11()

    @property
    def fitted(self) -> bool:
        """Whether all of the map is shown, and stays so when the window changes its size."""
        return self._fitted

    def content(self) -> QRectF:
        """What must be seen when everything is shown."""
        return self.scene().sceneRect()

    def content_room(self) -> QMarginsF:
        """The room in pixels that is needed around the content."""
        return QMarginsF()

    def ground(self) -> QRectF:
        """What may be seen beside the content; a window of another shape than this sees still more."""
        return self.scene().sceneRect()

    def fit(self, *, at_once: bool = False) -> None:
        """Show everything; nobody sees it from farther away."""
        self._bound()
        self.look_at(self._fitting(), at_once=at_once)
        self._fitted = True

    def look_at(self, outlook: Outlook, *, at_once: bool = False) -> None:
        """Go there, in a glide or at once; a second one takes over from wherever the first is."""
        self._fitted = False
        self._glide.stop()
        self._from = Outlook(self.zoom, self.middle())
        self._to = Outlook(self._bounded(outlook.zoom), outlook.middle)
        duration = look().duration("card")
        if at_once or not duration or not self.isVisible():
            self._on_glide(1.0)
        else:
            self._glide.setDuration(duration)
            self._glide.start()

    @property
    def glides(self) -> bool:
        """Whether it is still on its way to what is to be seen."""
        return self._glide.state() == QVariantAnimation.State.Running and self._glide.currentValue() < 1

    def finish_glide(self) -> None:
        """Be there now."""
        if self._glide.state() is QVariantAnimation.State.Running:
            self._glide.stop()
            self._on_glide(1.0)

    def zoom_in(self) -> None:
        self.zoom_by(_STEP, self.viewport().rect().center())

    def zoom_out(self) -> None:
        self.zoom_by(1 / _STEP, self.viewport().rect().center())

    def zoom_by(self, factor: float, around: QPoint) -> None:
        """Zoom so that what lies under a point of the viewport stays there."""
        self.finish_glide()
        zoom = self._bounded(self.zoom * factor)
        if zoom < self.zoom and zoom == self._fitting().zoom:
            self.fit(at_once=True)
            return
        kept = self.mapToScene(around)
        aside = QPointF(around - self.viewport().rect().center())
        self._fitted = False
        self._show(Outlook(zoom, kept - aside / zoom))

    def push(self, by: QPoint) -> None:
        """Move the land under the window by so many pixels."""
        self.finish_glide()
        self._fitted = False
        self._show(Outlook(self.zoom, self.middle() - QPointF(by) / self.zoom))

    def seen(self) -> QRectF:
        """The part of the scene that is shown."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.angleDelta().x()
        self.zoom_by(_STEP ** (turned / _NOTCH), event.position().toPoint())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() is Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position().toPoint())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.zoom_by(pinch.scaleFactor(), self.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
                return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit(at_once=True)
        else:
            self._bound()
        self.looked.emit()

    def _fitting(self) -> Outlook:
        return self._fitting_with(self.content_room())

    def _fitting_with(self, room: QMarginsF) -> Outlook:
        content = self.content()
        zoom = self._zoom_that_shows(content, room)
        aside = QPointF(room.right() - room.left(), room.bottom() - room.top()) / 2
        return Outlook(zoom, content.center() + aside / zoom)

    def _zoom_that_shows(self, content: QRectF, room: QMarginsF) -> float:
        width = max(self.viewport().width() - room.left() - room.right(), 1.0)
        height = max(self.viewport().height() - room.top() - room.bottom(), 1.0)
        return min(width / max(content.width(), 1.0), height / max(content.height(), 1.0), CLOSEST)

    def _bounded(self, zoom: float) -> float:
        return min(max(zoom, self._fitting().zoom), CLOSEST)

    def _bound(self) -> None:
        """Nobody looks farther aside than the ground, or than what is seen where everything is."""
        fitting = self._fitting()
        size = QSizeF(self.viewport().size()) / fitting.zoom
        seen = QRectF(QPointF(), size)
        seen.moveCenter(fitting.middle)
        self.setSceneRect(self.ground() | seen)

    def middle(self) -> QPointF:
        return self.mapToScene(self.viewport().rect()).boundingRect().center()

    def _on_glide(self, share: float) -> None:
        zoom = self._from.zoom * (self._to.zoom / self._from.zoom) ** share
        self._show(Outlook(zoom, self._from.middle + (self._to.middle - self._from.middle) * share))

    def _show(self, outlook: Outlook) -> None:
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        self._rest.start()
        before = self.zoom
        if outlook.zoom != before:
            self.setTransform(QTransform.fromScale(outlook.zoom, outlook.zoom))
        self.centerOn(outlook.middle)
        if outlook.zoom != before:
            self.zoomed.emit(outlook.zoom)
        self.looked.emit()

    def _on_rest(self) -> None:
        """Smooth scaling costs most of a frame, so it waits until the map stands still."""
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.viewport().update()
