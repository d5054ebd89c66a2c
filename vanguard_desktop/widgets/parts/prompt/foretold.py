"""What will come of a press, told over the small button as long as somebody looks at it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QTextDocument
from PySide6.QtWidgets import QWidget

from ...look import Painted, color_of, scaled
from ...look.paint.painted import paint_box
from ...look.paint.rich import rich_document
from ...look.paint.shadows import paint_shadow
from ...look.tokens import tokens

_WIDTH, _PAD, _ROOM = 380, 12, 8
_NAME = "foretold"


class Foretold(Painted):
    """One for each window; the button tells a screen reader the same words."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName(_NAME)
        self._beside: QWidget | None = None
        self._documents: list[QTextDocument] = []
        self.words = ""
        self.hide()

    @classmethod
    def of(cls, widget: QWidget) -> Foretold:
        window = widget.window()
        found = window.findChild(QWidget, _NAME, Qt.FindChildOption.FindDirectChildrenOnly)
        return found if isinstance(found, Foretold) else cls(window)

    def tell(self, beside: QWidget, title: str, words: str, *, over: QWidget) -> None:
        """Stand over the part in which a button lies; its name alone if nothing more is to be said."""
        self._beside, self.words = beside, words
        window = self.window()
        width = min(scaled(_WIDTH), window.width() - 2 * _ROOM)
        self._documents = [
            rich_document(text, role=role, color=color, width=width - 2 * _PAD, ratio=self.devicePixelRatioF())
            for text, role, color in ((title, "body_strong", "text"), (words, "body", "text_soft"))
            if text
        ]
        height = round(sum(document.size().height() for document in self._documents)) + 2 * _PAD
        left = min(max(beside.mapTo(window, QPoint(0, 0)).x(), _ROOM), window.width() - width - _ROOM)
        bottom = over.mapTo(window, QPoint(0, 0)).y() - _ROOM
        self.setGeometry(left, max(bottom - height, _ROOM), width, height)
        self.show()
        self.raise_()
        self.update()

    def put_away(self, beside: QWidget) -> None:
        if self._beside is beside:
            self._beside = None
            self.hide()

    def sizeHint(self) -> QSize:
        return self.size()

    def paint(self, painter: QPainter) -> None:
        body, radius = self.area, tokens().radius.card
        paint_shadow(painter, body.adjusted(4, 4, -4, -4), "card", radius)
        paint_box(painter, body, radius, fill=color_of("card"), line=color_of("line_strong"))
        painter.translate(QPointF(_PAD, _PAD))
        for document in self._documents:
            document.drawContents(painter)
            painter.translate(QPointF(0, document.size().height()))
