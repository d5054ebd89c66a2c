"""The card beside a thing that somebody asks about; it can be reached with the pointer and leads on to the codex."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.text.codex.explanation import Explanation

from ..fitting_column import FittingColumn
from ..look import Changing, Painted, color_of, look, scaled
from ..look.controls.beside import Side, place_beside
from ..look.controls.buttons import QUIET, Button
from ..look.controls.lines import column_in, drop, row_in
from ..look.controls.panels import IconMark
from ..look.controls.text import Text
from ..look.paint.painted import paint_box
from ..look.paint.rich import Speak
from ..look.paint.shadows import paint_shadow
from ..look.tokens import tokens
from ..portraits.face_mark import FaceMark
from .told import parts_of

_WIDTH, _PAD, _SHADE, _FACE = 380, 14, 6, 52


class ExplanationCard(Changing, Painted):
    """`more_wished` carries what the codex is to open.

    What lies below it can be pressed as if it were not there; only one that scrolls takes the mouse, and the button.
    """

    more_wished = Signal(str)

    def __init__(self, window: QWidget, speak: Speak) -> None:
        super().__init__(window)
        self.setObjectName("explanation_card")
        self._speak = speak
        self._told: Explanation | None = None
        self._inside: QWidget | None = None
        self._whole = column_in(self, edge=_SHADE)
        self.more = Button(kind=QUIET, icon="codex", key="F1")
        self.more.setParent(window)  # on a card that the mouse goes through it would be gone through too
        self.more.hide()
        self.destroyed.connect(self.more.deleteLater)
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # F1 does the same, and the focus stays where it is
        self.more.clicked.connect(self._on_more)
        look().changed.connect(self.hide)
        self.hide()

    @property
    def told(self) -> Explanation | None:
        """What is explained now."""
        return self._told if self.isVisible() else None

    def takes(self, place: QPoint) -> bool:
        """Whether a press on this place of the window is one on the card or its button."""
        if not self.isVisible():
            return False
        through = self.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return (self.more if through else self).geometry().contains(place)

    def show_beside(self, thing: QRect, told: Explanation, room: QRect, spared: Sequence[QRect] = ()) -> None:
        """Stand below a place of the window, or above it, or beside it where there is no room for either."""
        self.hide()  # in sight a long text would begin to scroll before the card has its size
        self._told = told
        self._fill(told)
        width = min(scaled(_WIDTH) + 2 * _SHADE, room.width())
        size = QSize(width, self._whole.totalHeightForWidth(width))
        sides = (Side.BELOW, Side.ABOVE, Side.RIGHT, Side.LEFT)
        self.setGeometry(place_beside(thing, size, room, sides, spared=spared))
        scrolls = self.height() < size.height()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not scrolls)
        self.show()
        self.raise_()
        if told.entry:
            wanted, edge = self.more.sizeHint(), _SHADE + _PAD
            corner = self.geometry().bottomRight() + QPoint(1 - edge, 1 - edge)
            self.more.setGeometry(QRect(corner - QPoint(wanted.width(), wanted.height()), wanted))
            self.more.show()
            self.more.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.more.hide()

    def _fill(self, told: Explanation) -> None:
        if self._inside is not None:
            self._whole.removeWidget(self._inside)
            drop(self._inside)
        self._inside = inside = QWidget()
        column = column_in(inside, gap=8, edge=_PAD)
        head = row_in(column, gap=10)
        if told.person is not None:
            face = FaceMark(told.person.member, told.person.section, size=_FACE)
            head.addWidget(face, 0, Qt.AlignmentFlag.AlignVCenter)
        elif told.icon:
            color = "warn" if told.reason else "accent_text"
            head.addWidget(
                IconMark(told.icon, size=22, color=color, beside="panel_title"), 0, Qt.AlignmentFlag.AlignTop
            )
        head.addWidget(Text(told.title, role="panel_title"), 1)
        words = FittingColumn(gap=6, padding=0)
        for part in parts_of(told, self._speak):
            words.body.addWidget(part)
        column.addWidget(words, 1)
        #: Button: open the page of the codex about this.
        self.more.set_label(self.tr("Codex"))
        if told.entry:
            column.addSpacing(self.more.sizeHint().height())
        self._whole.addWidget(inside)
        inside.show()  # otherwise it would have no size until the next round of events
        self.setAccessibleName(spoken(told, self._speak))

    def _on_more(self) -> None:
        if self._told is not None:
            self.more_wished.emit(self._told.entry)

    def _retranslate(self) -> None:
        self.hide()  # what it says was asked in other words

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a press on the card is not one on what lies behind it

    def paint(self, painter: QPainter) -> None:
        radius = tokens().radius.card
        body = self.area.adjusted(_SHADE, _SHADE, -_SHADE, -_SHADE)
        warns = self._told is not None and bool(self._told.reason)
        paint_shadow(painter, body, "card", radius)
        paint_box(
            painter, body, radius, fill=color_of("raised"), line=color_of("warn" if warns else "line_strong"), width=1.5
        )


def spoken(told: Explanation, speak: Speak) -> str:
    """The whole explanation for a screen reader."""
    terms = (f"{term.words}: {term.amount}" for term in told.terms)
    why = (told.why.words, ", ".join(told.why.rules)) if told.why is not None else ()
    parts = (told.title, told.reason, *told.words, *terms, told.whole, *why)
    return speak(". ".join(part.rstrip(".") for part in parts if part))
