"""The draft over faces: who is shown to a section, whom it keeps, and who of them goes first (CMP-15 to CMP-19)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section

from ..look import RING_RADIUS, color_of, look, paint_icon, scaled, set_tip
from ..look.controls.choices import Toggle
from ..look.controls.lines import MIDDLE, column_in, drop, row_in
from ..look.controls.panels import IconMark
from ..look.controls.pressable import Pressable
from ..look.controls.text import Text
from ..look.paint.painted import paint_box
from ..look.paint.text_paint import LEFT, draw_text, longest_word, text_size
from ..look.parts import Labeled
from ..look.tokens import tokens
from ..portraits.portrait import paint_portrait

_FACE, _PAD, _ICON = 68, 10, 20
_NOT_KEPT = 0.8
_NARROW = 560  # below this width of the line faces stand one below the other


@attrs.frozen(kw_only=True)
class FaceShown:
    """Somebody shown to a section: name, what becomes of this person, what the basic faces of the dice become."""

    member: MemberId
    section: str
    name: str
    role: str
    kept: bool
    first: bool
    icons: tuple[str, ...]
    skills: str
    spoken: str


class FaceCard(Labeled, Pressable):
    """A face with its name. Pressed, this one goes first; what becomes of the others is seen at once."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: FaceShown | None = None
        self.setProperty(RING_RADIUS, tokens().radius.card)
        self.grow_down()

    def show_face(self, shown: FaceShown) -> None:
        self.shown = shown
        self.set_label(shown.name)
        self.setAccessibleDescription(f"{shown.role}. {shown.spoken}")
        set_tip(self, shown.spoken)
        self.updateGeometry()
        self.update()

    def _text_width(self, width: float) -> float:
        return max(width - scaled(_FACE) - 3 * scaled(_PAD), 1)

    def heightForWidth(self, width: int) -> int:
        if self.shown is None:
            return scaled(_FACE)
        room = self._text_width(width)
        words = text_size(self.shown.name, "label", room).height() + text_size(self.shown.role, "label", room).height()
        return max(scaled(_FACE), round(words) + scaled(_ICON) + 8) + 2 * scaled(_PAD)

    def sizeHint(self) -> QSize:
        width = scaled(230)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        words = "" if self.shown is None else max((self.shown.name, self.shown.role), key=len)
        wide = scaled(_FACE) + 3 * scaled(_PAD) + round(longest_word(words, "label"))
        return QSize(wide, scaled(_FACE) + 2 * scaled(_PAD))

    def paint(self, painter: QPainter) -> None:
        shown = self.shown
        if shown is None:
            return
        radius, pad = tokens().radius.card, scaled(_PAD)
        lit = self.underMouse() or self.hasFocus()
        fill = "accent_soft" if shown.first else "card" if shown.kept else "well"
        line = "accent_text" if shown.first else "line_strong" if shown.kept or lit else "line"
        width = tokens().stroke.strong if shown.first else tokens().stroke.hair
        paint_box(painter, self.area, radius, fill=color_of(fill), line=color_of(line), width=width)
        side = scaled(_FACE)
        face = QRectF(pad, (self.height() - side) / 2, side, side)
        painter.save()
        if not shown.kept:
            painter.setOpacity(_NOT_KEPT)  # the picture only; its words stay as clear as all others
        paint_portrait(painter, face, shown.member, shown.section if shown.kept else "", round_edge=True, sign=False)
        painter.restore()
        left, room = float(side + 2 * pad), self._text_width(self.width())
        name, role = text_size(shown.name, "label", room).height(), text_size(shown.role, "label", room).height()
        top = (self.height() - name - role - scaled(_ICON) - 8) / 2
        draw_text(painter, QRectF(left, top, room, name), shown.name, "label", color_of("text"), LEFT)
        top += name + 4
        ink = "accent_text" if shown.first else "text" if shown.kept else "text_soft"
        draw_text(painter, QRectF(left, top, room, role), shown.role, "label", color_of(ink), LEFT)
        top += role + 4
        for place, icon in enumerate(shown.icons):
            at = QRectF(left + place * scaled(_ICON + 6), top, scaled(_ICON), scaled(_ICON))
            paint_icon(painter, icon, at, color_of("text_soft"))
        beside = left + len(shown.icons) * scaled(_ICON + 6)
        if beside + text_size(shown.skills, "label").width() <= left + room:  # elsewhere they are only said
            words = QRectF(beside, top, left + room - beside + 2, scaled(_ICON))
            draw_text(painter, words, shown.skills, "label", color_of("text_soft"), LEFT)
        if shown.first:
            mark = scaled(20)
            corner = QPointF(self.width() - mark - 6, 6)
            paint_box(painter, QRectF(corner.x(), corner.y(), mark, mark), mark / 2, fill=color_of("accent"), line=None)
            inner = QRectF(corner.x() + 4, corner.y() + 4, mark - 8, mark - 8)
            paint_icon(painter, "check", inner, color_of("on_accent"))


class DraftLine(QWidget):
    """A section with those who are shown to it; `picked` carries who goes first, `sent` whether the section goes."""

    picked = Signal(object)
    sent = Signal(bool)

    def __init__(self, section: Section) -> None:
        super().__init__()
        self.cards: list[FaceCard] = []
        self._name, self.goes = Text(role="panel_title", wrap=False), Toggle()
        self.goes.toggled.connect(self.sent)
        box = column_in(self, gap=6)
        icon = IconMark(f"section_{section.value}", color=f"section_{section.value}", beside="panel_title")
        row_in(box, (icon, MIDDLE), (self._name, 1), self.goes, gap=10)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(8)
        box.addLayout(self._row)

    def show_section(self, name: str, faces: Sequence[FaceShown], goes: str, going: bool) -> None:
        """`goes` are the words of the switch; empty where nobody is asked whether the section goes."""
        self._name.setText(name)
        while len(self.cards) > len(faces):
            drop(self.cards.pop())
        while len(self.cards) < len(faces):
            card = FaceCard()
            card.clicked.connect(lambda _=False, card=card: self.picked.emit(card.shown.member))
            self.cards.append(card)
            self._row.addWidget(card, 1)
        for card, face in zip(self.cards, faces, strict=True):
            card.show_face(face)
        self.goes.set_label(goes or name)
        self.goes.setVisible(bool(goes))
        with QSignalBlocker(self.goes):
            self.goes.setChecked(going)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() / look().text_scale >= _NARROW
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if way != self._row.direction():
            self._row.setDirection(way)
