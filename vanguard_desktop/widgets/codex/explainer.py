"""Finds out what somebody asks about and shows the card: on hover, on focus by keyboard, on a long press, on F1."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCursor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QShortcut,
    QWheelEvent,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from vanguard_desktop.text.codex.codex import Codex
from vanguard_desktop.text.codex.explanation import Explanation
from vanguard_desktop.text.codex.keyword_finder import keyword_at, keywords_in
from vanguard_desktop.text.common.icon_words import ICON_MARK

from ..look.controls.asking import SUBJECT, Asked, HasPlaces, ShowsText, ShowsThings, around
from ..look.controls.beside import free_room, way_between
from ..look.paint.spots import Spot
from .explanation_card import ExplanationCard

_LEAVING_MS, _RESTING_MS = 250, 900
_AROUND = 14  # the pointer may cross so much between the thing and its card
_MOST_WORDS = 6

# Of these one makes more of what is told, one takes it away, and the others do nothing alone.
_STAYING_KEYS = (
    Qt.Key.Key_F1,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
)

Tell = Callable[[str], Explanation | None]


class Explainer(QObject):
    """One for each screen that explains; `more_wished` carries what the codex is to open."""

    more_wished = Signal(str)

    def __init__(self, host: QWidget, tell: Tell, codex: Codex) -> None:
        super().__init__(host)
        self._host, self._tell, self._codex = host, tell, codex
        self._card: ExplanationCard | None = None
        self._thing = QRect()
        self._heard: QWindow | None = None
        self._by_pointer = False
        self._leaving = QTimer(self, interval=_LEAVING_MS)
        self._leaving.timeout.connect(self._look_after)
        self._resting = QTimer(self, singleShot=True, interval=_RESTING_MS)
        self._resting.timeout.connect(self._on_rested)
        self._focused: QWidget | None = None
        # Esc takes the card away first, whatever else it would do where the keyboard is.
        self._esc = QShortcut(QKeySequence(Qt.Key.Key_Escape), host, self.put_away)
        self._esc.setContext(Qt.ShortcutContext.WindowShortcut)
        self._esc.setEnabled(False)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    @property
    def told(self) -> Explanation | None:
        """What the card explains now."""
        return None if self._card is None or not isValid(self._card) else self._card.told

    def asked(self, asked: Asked) -> bool:
        """Explain what lies there; False if there is nothing to say."""
        told = self.find(asked)
        if told is None or (not asked.held and asked.widget.property("peeks")):
            return False
        self._show(
            told, self._rect_of(asked), by_pointer=not asked.held or asked.widget.underMouse(), spared=_others(asked)
        )
        return True

    def find(self, asked: Asked) -> Explanation | None:
        """Why not, then what the words under the pointer are, then what the widget or one around it is about."""
        widget = asked.widget
        if (refused := self._of_reason(widget)) is not None:
            return refused
        if isinstance(widget, ShowsText) and (spot := widget.spot_at(QPointF(asked.at))) is not None:
            found = self._of_spot(spot)
            if found is not None:
                return found
        if isinstance(widget, ShowsThings) and (subject := widget.subject_at(asked.at)):
            return self._tell(subject)
        return self._of_subject(widget)

    def ask_about_focus(self) -> bool:
        """What F1 asks: the thing with the focus, or the icons and keywords in its words."""
        widget = QApplication.focusWidget()
        if widget is None or not (widget is self._host or self._host.isAncestorOf(widget)):
            return False
        told = self._of_reason(widget) or self._of_subject(widget) or self._of_words(widget)
        if told is None:
            return False
        self._show(told, self._rect_of(Asked(widget=widget, at=QPoint(-1, -1), held=True)), by_pointer=False)
        return True

    def refuse(self, reason: str) -> None:
        """Say why where the player looks: at the pointer, as after a drop, or where the keyboard is."""
        window, focused = self._host.window(), QApplication.focusWidget()
        at = window.mapFromGlobal(QCursor.pos())
        thing = QRect(at, at).adjusted(-8, -8, 8, 8)
        if not window.rect().contains(at) and focused is not None and self._host.isAncestorOf(focused):
            thing = QRect(focused.mapTo(window, QPoint(0, 0)), focused.size())
        self._show(self._codex.refusal(reason), thing, by_pointer=False)

    def put_away(self) -> bool:
        """Take the card away; False if there is none."""
        shown = self.told is not None
        self._leaving.stop()
        self._resting.stop()
        self._esc.setEnabled(False)
        if self._card is not None and isValid(self._card):
            self._card.hide()
        if self._heard is not None and isValid(self._heard):
            self._heard.removeEventFilter(self)
        self._heard = None
        return shown

    def _hear(self, window: QWidget) -> None:
        """As long as something is told, what comes to the window is heard here first."""
        heard = window.windowHandle()
        if heard is not None and heard is not self._heard:
            heard.installEventFilter(self)
            self._heard = heard

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Whoever goes on, presses or turns something else is told no more of what was before."""
        card = self._card
        if card is None or not isValid(card):
            return False
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.KeyPress and event.key() not in _STAYING_KEYS:
                self.put_away()
        elif isinstance(event, QMouseEvent | QWheelEvent):
            pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)
            if pressed and not card.takes(event.position().toPoint()):
                self.put_away()
        return False

    def _of_spot(self, spot: Spot) -> Explanation | None:
        if spot.icon:
            return self._tell(f"icon:{spot.icon}")
        keyword = keyword_at(spot.text, spot.place)
        return None if keyword is None else self._tell(f"keyword:{keyword.id}")

    def _of_subject(self, widget: QWidget) -> Explanation | None:
        for above in around(widget):
            subject = above.property(SUBJECT)
            if isinstance(subject, str) and subject:
                return self._tell(subject)
            if above is self._host:
                break
        return None

    def _of_reason(self, widget: QWidget) -> Explanation | None:
        reason = getattr(widget, "reason", "")
        return self._codex.refusal(reason) if isinstance(reason, str) and reason else None

    def _of_words(self, widget: QWidget) -> Explanation | None:
        """Each icon and keyword in what a control says, since a keyboard cannot point at one of them."""
        text = str(getattr(widget, "rich_words", "") or widget.accessibleName())
        icons = [self._tell(f"icon:{mark}") for mark in dict.fromkeys(ICON_MARK.findall(text))]
        words = [self._tell(f"keyword:{keyword.id}") for keyword in keywords_in(text)]
        told = {each.title: each for each in (*icons, *words) if each is not None and each.why is not None}
        if not told:
            return None
        lines = tuple(self._codex.line(each) for each in list(told.values())[:_MOST_WORDS])
        return Explanation(
            title=self.tr("In these words"), icon="info", words=lines, entry=next(iter(told.values())).entry
        )

    def _show(self, told: Explanation, thing: QRect, *, by_pointer: bool, spared: Sequence[QRect] = ()) -> None:
        window = self._host.window()
        self._hear(window)
        if self._card is None or not isValid(self._card) or self._card.parentWidget() is not window:
            self._card = ExplanationCard(window, self._codex.spoken)
            self._card.more_wished.connect(self._on_more)
            self.destroyed.connect(self._card.deleteLater)
        self._resting.stop()
        self._thing, self._by_pointer = thing, by_pointer
        self._card.show_beside(thing, told, free_room(self._host), spared)
        self._esc.setEnabled(True)
        if by_pointer:
            self._leaving.start()
        else:
            self._leaving.stop()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._card, self._card.accessibleName()))

    def _rect_of(self, asked: Asked) -> QRect:
        """The thing in the window: the widget, or a small place around the pointer in a large one."""
        widget = asked.widget
        origin = widget.mapTo(widget.window(), QPoint(0, 0))
        whole = QRect(origin, widget.size())
        if isinstance(widget, HasPlaces) and asked.at.x() >= 0:
            return widget.places_around(asked.at)[0].translated(origin)
        pointed = isinstance(widget, ShowsText | ShowsThings) and asked.at.x() >= 0
        if not pointed:
            return whole
        at = origin + asked.at
        return QRect(at, at).adjusted(-10, -10, 10, 10)

    def _look_after(self) -> None:
        """The card goes when the pointer has left the thing, the card, and the way between them."""
        card = self._card.geometry() if self._card is not None and isValid(self._card) else QRect()
        place = self._host.window().mapFromGlobal(QCursor.pos())
        parts = (self._thing, way_between(self._thing, card)) if card.isValid() else (self._thing,)
        near = any(part.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND).contains(place) for part in parts)
        if not near and not card.contains(place):
            self.put_away()

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if not isValid(self._host):
            return
        if not self._by_pointer:
            self.put_away()
        self._focused = new
        by_keyboard = self._host.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if new is not None and by_keyboard and self._host.isAncestorOf(new):
            self._resting.start()

    def _on_rested(self) -> None:
        """Whoever goes with the keyboard and stays a moment is told what it is, like one who rests the pointer."""
        widget = self._focused
        if widget is None or not isValid(widget) or widget is not QApplication.focusWidget():
            return
        if widget.property("peeks"):
            return
        told = self._of_reason(widget) or self._of_subject(widget)
        if told is not None:
            self._show(told, self._rect_of(Asked(widget=widget, at=QPoint(-1, -1))), by_pointer=False)

    def _on_more(self, entry: str) -> None:
        self.put_away()
        self.more_wished.emit(entry)


def _others(asked: Asked) -> list[QRect]:
    """What else lies on the thing that is asked about, in the window."""
    if not isinstance(asked.widget, HasPlaces) or asked.at.x() < 0:
        return []
    origin = asked.widget.mapTo(asked.widget.window(), QPoint(0, 0))
    return [place.translated(origin) for place in asked.widget.places_around(asked.at)[1]]
