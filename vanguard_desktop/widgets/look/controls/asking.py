"""Resting or pressing long on a thing asks what it is: widgets say what they are about, a host above them explains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import attrs
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from ..paint.spots import Spot

# A dynamic property: the subject of a widget, such as `icon:supplies`.
SUBJECT = "subject"
_LONG_PRESS_MS = 650
_NAME = "asking"


@attrs.frozen(kw_only=True)
class Asked:
    """Somebody looks at this place of a widget; `held` by a long press or a key, and not just in passing."""

    widget: QWidget
    at: QPoint
    held: bool = False


@runtime_checkable
class Host(Protocol):
    """A screen or sheet that explains what is on it; False if it has nothing to say."""

    def explain_asked(self, asked: Asked) -> bool: ...


@runtime_checkable
class ShowsText(Protocol):
    """A widget with a text in which icons and words can be pointed at."""

    def spot_at(self, place: QPointF) -> Spot | None: ...


@runtime_checkable
class ShowsThings(Protocol):
    """A widget that paints several things; each is a subject of its own."""

    def subject_at(self, place: QPoint) -> str: ...


@runtime_checkable
class HasPlaces(Protocol):
    """A widget that knows where each of its things lies, so that what is told of one leaves the others in sight."""

    def places_around(self, place: QPoint) -> tuple[QRect, list[QRect]]:
        """The thing that lies there, and all others."""


@runtime_checkable
class LetsGo(Protocol):
    """A widget that follows a press with its own hand."""

    def let_go(self) -> None: ...


def around(widget: QWidget | None) -> Iterator[QWidget]:
    """A widget, what holds it, and so on up to its window."""
    while widget is not None:
        yield widget
        widget = widget.parentWidget()


def about(widget: QWidget, subject: str) -> None:
    """Say what a widget is about; an empty subject takes it back."""
    if widget.property(SUBJECT) != subject:
        widget.setProperty(SUBJECT, subject)
        listen(widget)


def listen(widget: QWidget) -> None:
    """Let a widget be asked."""
    app = QApplication.instance()
    assert app is not None
    listener = app.findChild(_Listener, _NAME, Qt.FindChildOption.FindDirectChildrenOnly)
    if listener is None:
        listener = _Listener(app)
        listener.setObjectName(_NAME)
    widget.removeEventFilter(listener)
    widget.installEventFilter(listener)


def ask(asked: Asked) -> bool:
    """Ask the nearest host above; False if nobody explains it."""
    host = next((above for above in around(asked.widget) if isinstance(above, Host)), None)
    return host is not None and host.explain_asked(asked)


class _Listener(QObject):
    """One for the program: what rests, is pressed and let go on the widgets that can be asked."""

    def __init__(self, app: QObject) -> None:
        super().__init__(app)
        self._pressed: QWidget | None = None
        self._at = QPoint()
        self._told = False
        self._hold = QTimer(self, singleShot=True, interval=_LONG_PRESS_MS)
        self._hold.timeout.connect(self._on_held)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, (QHelpEvent, QMouseEvent)):  # nearly always, and to ask for its kind takes longer
            return False
        kind = event.type()
        if kind == QEvent.Type.ToolTip:
            if not isinstance(event, QHelpEvent) or not isinstance(watched, QWidget):
                return False
            return ask(Asked(widget=_whole(watched), at=event.pos()))
        if kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            self._pressed, self._at, self._told = watched, event.position().toPoint(), False
            self._hold.start()
        elif kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            if (event.position().toPoint() - self._at).manhattanLength() >= QApplication.startDragDistance():
                self._hold.stop()
            return self._told and isinstance(watched, QAbstractButton)
        elif kind == QEvent.Type.MouseButtonRelease:
            self._hold.stop()
            told, self._told = self._told, False
            return told and isinstance(watched, QAbstractButton)
        return False

    def _on_held(self) -> None:
        widget, self._pressed = self._pressed, None
        if widget is None or not isValid(widget) or not widget.isVisible():
            return
        whole = _whole(widget)
        self._told = ask(Asked(widget=whole, at=self._at, held=True))
        # Who asks does not press: the button comes up, the hand over a map lets go.
        if self._told and isinstance(widget, QAbstractButton):
            widget.setDown(False)
        elif self._told and isinstance(whole, LetsGo):
            whole.let_go()


def _whole(watched: QWidget) -> QWidget:
    """A map gets its events through its viewport."""
    above = watched.parentWidget()
    return above if isinstance(above, QAbstractScrollArea) and isinstance(above, ShowsThings) else watched
