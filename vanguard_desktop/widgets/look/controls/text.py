"""Labels: plain ones in a role of the type scale, and texts with icons in them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QLabel, QWidget

from ..parts import Changing, Painted
from ..theme import color_of, look, scaled
from .asking import listen

if TYPE_CHECKING:
    from ..paint.rich import Speak
    from ..paint.spots import Spot


# Longer words (names that somebody made up, paths) may be broken anywhere, or they would not fit into a narrow place.
_LONG_WORD = re.compile(r"[^\s\u200b]{37,}")
_BREAK = "\u200b"


class Text(Changing, QLabel):
    """Words in one role and color of the look; they wrap rather than being cut."""

    def __init__(
        self,
        text: str = "",
        *,
        role: str = "body",
        color: str = "text",
        italic: bool = False,
        wrap: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._role, self._color, self._italic, self._share = role, color, italic, 1.0
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setText(text)
        self._dress()

    def setText(self, text: str) -> None:
        super().setText(_LONG_WORD.sub(lambda word: _BREAK.join(word[0]), text))

    def text(self) -> str:
        return super().text().replace(_BREAK, "")

    def set_color(self, color: str) -> None:
        """Use another color of the tokens, such as `warn` for a reason why not."""
        self._color = color
        self._dress()

    @property
    def role(self) -> str:
        """Its place in the type scale."""
        return self._role

    @property
    def share(self) -> float:
        """How large the words are for their role."""
        return self._share

    def set_role(self, role: str, share: float = 1.0) -> None:
        """Use another size of the type scale, where words would be cut otherwise, or a `share` of it."""
        self._role, self._share = role, share
        self._dress()

    def _dress(self) -> None:
        font = look().font(self._role, italic=self._italic)
        if self._share < 1:
            font.setPixelSize(int(font.pixelSize() * self._share))
        self.setFont(font)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, color_of(self._color))
        self.setPalette(palette)
        self.setMinimumHeight(look().line(self._role))


class RichText(Painted):
    """Rules text with icons in line; a screen reader hears the icons' names."""

    def __init__(self, speak: Speak, text: str = "", *, role: str = "body", color: str = "text") -> None:
        super().__init__()
        self._speak = speak
        self._role, self._color = role, color
        self._text = self._lead = self._lead_color = ""
        self._sizes: dict[tuple[int | None, float], QSize] = {}  # by width and size of text
        listen(self)
        self.grow_down()
        self.set_text(text)

    @property
    def text(self) -> str:
        """The text with its icon marks."""
        return self._text

    def set_text(self, text: str, *, lead: str = "", lead_color: str = "") -> None:
        """Show `text`, after `lead` in a stronger weight, perhaps of another color."""
        if (text, lead, lead_color) == (self._text, self._lead, self._lead_color):
            return
        self._text, self._lead, self._lead_color = text, lead, lead_color
        self._sizes.clear()
        from ..paint.rich import unstressed

        spoken = self._speak(f"{lead} {text}".strip())
        self.setAccessibleName(unstressed(spoken) if self._role == "story" else spoken)
        self.updateGeometry()
        self.update()

    def set_color(self, color: str) -> None:
        """Use another color of the tokens."""
        if color != self._color:
            self._color = color
            self.update()

    def set_role(self, role: str) -> None:
        """Use another size of the type scale, where there is too little room for this one."""
        if role != self._role:
            self._role = role
            self._sizes.clear()
            self.updateGeometry()
            self.update()

    def height_in(self, role: str, width: int) -> int:
        """How high the words would be in that size, wrapped at that width."""
        from ..paint.rich import rich_size

        return round(rich_size(self._text, role=role, lead=self._lead, width=width).height() + 0.5)

    def heightForWidth(self, width: int) -> int:
        return self._size(width).height()

    def sizeHint(self) -> QSize:
        return self._size(None)

    def _size(self, width: int | None) -> QSize:
        """Layouts ask very often."""
        key = (width, look().text_scale)
        known = self._sizes.get(key)
        if known is None:
            # Documents come with a good part of Qt, and the first screen has none.
            from ..paint.rich import rich_size

            size = rich_size(self._text, role=self._role, lead=self._lead, width=width)
            known = self._sizes[key] = QSize(round(size.width()) + 2, round(size.height() + 0.5))
        return known

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), scaled(160)), look().line(self._role))

    def paint(self, painter: QPainter) -> None:
        document = self._document(self.width())
        painter.translate(QPointF(0, max((self.height() - document.size().height()) / 2, 0)))
        document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())

    def spot_at(self, place: QPointF) -> Spot | None:
        """The icon or character under a point; None beside the words."""
        from ..paint.spots import spot_in

        document = self._document(self.width())
        top = max((self.height() - document.size().height()) / 2, 0)
        return spot_in(document, place - QPointF(0, top))

    def _document(self, width: float | None) -> QTextDocument:
        from ..paint.rich import rich_document

        return rich_document(
            self._text,
            role=self._role,
            color=self._color,
            lead=self._lead,
            width=width,
            ratio=self.devicePixelRatioF(),
            lead_color=self._lead_color,
        )
