"""Panels that hold other things, their titles, and columns that scroll."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ..icons import paint_icon
from ..naming import name_it
from ..paint.painted import paint_box, square
from ..parts import Changing, Painted
from ..style import ring_reach
from ..theme import color_of, look, scaled
from ..tokens import tokens
from .asking import about
from .lines import column_in, row_in
from .text import Text


class Panel(Changing, Painted):
    """A surface with a thin line around it; `ground` and `line` are colors of the tokens."""

    def __init__(
        self,
        *,
        ground: str = "panel",
        line: str = "line_faint",
        padding: int = 12,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ground, self._line = ground, line
        self.body = column_in(self, gap=8, edge=padding)

    def set_line(self, line: str) -> None:
        """Change the line, as to `accent` while something in the panel waits for a decision."""
        if line != self._line:
            self._line = line
            self.update()

    def paint(self, painter: QPainter) -> None:
        waits = self._line == "accent"
        paint_box(
            painter,
            self.area,
            tokens().radius.panel,
            fill=color_of(self._ground),
            line=color_of(self._line),
            width=tokens().stroke.line if waits else tokens().stroke.hair,
        )


class IconMark(Painted):
    """An icon with words beside it; `beside` names the role of the words, on whose first line the icon is centered."""

    spoken_as = QAccessible.Role.Graphic

    def __init__(
        self,
        icon: str,
        name: str = "",
        *,
        size: int = 20,
        color: str = "accent_text",
        beside: str = "",
    ) -> None:
        super().__init__()
        self._icon, self._size, self._color, self._beside = icon, size, color, beside
        self.keep_size()
        name_it(self, name)
        about(self, f"icon:{icon}")

    def sizeHint(self) -> QSize:
        side = scaled(self._size)
        return QSize(side, max(side, look().line(self._beside)) if self._beside else side)

    def paint(self, painter: QPainter) -> None:
        side = min(self.width(), self.height())
        place = square(self.area.center(), side)
        paint_icon(painter, self._icon, place, color_of(self._color))


class PanelTitle(QWidget):
    """The title line of a panel: icon, words, and at the right what belongs to it in short."""

    def __init__(self, text: str = "", *, icon: str = "", aside: str = "") -> None:
        super().__init__()
        row = row_in(self, gap=8)
        self._title = Text(text, role="panel_title")
        self._aside = Text(aside, color="text_mute", wrap=False)
        if icon:
            row.addWidget(IconMark(icon, beside="panel_title"), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._title, 1)
        row.addWidget(self._aside, 0, Qt.AlignmentFlag.AlignTop)
        self.set_aside(aside)

    def set_text(self, text: str) -> None:
        """Change the words, as when the language changes."""
        self._title.setText(text)

    def set_aside(self, aside: str) -> None:
        """Change the short text at the right."""
        self._aside.setText(aside)
        self._aside.setVisible(bool(aside))


class ScrollColumn(QScrollArea):
    """A column of panels that scrolls up and down when its window is too low; put them into `body`.

    One that `fills` leaves nothing over: what may grow in it does.
    """

    def __init__(self, *, gap: int = 10, padding: int = 12, fills: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = self._inside = QWidget()
        column = QVBoxLayout(inside)
        room = max(padding, ring_reach())  # a focus ring must not be cut at the edge of the column
        column.setContentsMargins(room, room, room, room)
        self._fills = fills
        self.body = column_in(column, gap=gap, share=int(fills))
        if not fills:
            # What is left over stays below. An alignment to the top would do the same, but forget that words wrap.
            column.addStretch(1)
        # A viewport of its own: asking Qt for its one costs some milliseconds, the first time in a program.
        ground = QWidget()
        self.setViewport(ground)
        self.setWidget(inside)
        for surface in (ground, inside):
            surface.setAutoFillBackground(False)
        # It paints nothing itself: when it grows or shrinks, only what has moved in it is painted anew.
        inside.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self._asked_width = 0

    @property
    def inside(self) -> QWidget:
        """What scrolls."""
        return self._inside

    @property
    def spare(self) -> QRect:
        """What is left over below all that it holds."""
        if self._fills:
            return QRect()
        port, inside = self.viewport().geometry(), self._inside
        high = inside.heightForWidth(port.width()) if inside.hasHeightForWidth() else inside.sizeHint().height()
        return port.adjusted(0, min(high, port.height()), 0, 0)

    def minimumSizeHint(self) -> QSize:
        # As wide as what it holds, because it never scrolls sideways; as low as it must.
        wide = self._inside.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(wide, scaled(120))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # WORKAROUND: what scrolls gets its first height from the scroll area while it hears of another one, and before
        # it is shown Qt forgets that there is more to hear. Its words would be laid out in the first, which is too low.
        layout = self._inside.layout()
        assert layout is not None
        layout.setGeometry(self._inside.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What changes inside a scroll area is hidden from the layouts around it; only the width matters to them.
        if event.type() == QEvent.Type.LayoutRequest and self._asked_width != (
            wide := self._inside.minimumSizeHint().width()
        ):
            self._asked_width = wide
            self.updateGeometry()
        return super().eventFilter(watched, event)
