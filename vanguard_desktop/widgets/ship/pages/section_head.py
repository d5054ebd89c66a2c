"""Heads and free sleeves of the columns in which sections stand side by side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.dice.faces import Section

from ...look import RING_RADIUS, Painted, color_of, name_it, paint_icon, scaled
from ...look.controls.pressable import Pressable
from ...look.paint.painted import key_cap_width, paint_box, paint_key_cap
from ...look.paint.text_paint import LEFT, draw_text, text_size
from ...look.tokens import tokens

_WIDTH, _SLEEVE, _HEAD = 196, 26, 44


class SectionHead(Pressable):
    """The name of a section over its column; pressed while it is lit, somebody goes there or a recruit comes."""

    def __init__(self, section: Section) -> None:
        super().__init__()
        self._section, self._words, self._key, self._legal = section, "", "", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty(RING_RADIUS, tokens().radius.slot)

    def show_section(self, words: str, *, legal: bool, key: str = "") -> None:
        self._words, self._legal, self._key = words, legal, key
        name_it(self, words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if legal else Qt.FocusPolicy.NoFocus)
        self.update()

    def _acts(self) -> bool:
        return self._legal

    def sizeHint(self) -> QSize:
        return QSize(scaled(_WIDTH), scaled(_HEAD))

    def paint(self, painter: QPainter) -> None:
        box, side = self.area, scaled(22)
        color = color_of(f"section_{self._section.value}")
        line = color_of("legal") if self._legal else color_of("line_faint")
        width = 2.5 if self._legal else 1.0
        paint_box(painter, box, tokens().radius.slot, fill=color_of("well"), line=line, width=width)
        key = key_cap_width(self._key) + 12 if self._key else 4
        room = box.adjusted(10 + side + 8, 0, -key, 0)
        role = "panel_title" if text_size(self._words, "panel_title").width() <= room.width() else "label"
        words = self._words
        if text_size(words, role).width() > room.width():
            bare = box.adjusted(6, 0, -key, 0)
            if text_size(words, role).width() <= bare.width():  # the name alone; its color says the same
                room = bare
                painter.fillRect(QRectF(2, box.height() - 4, box.width() - 4, 3), color)
            else:
                words = ""
        if room.left() > side or not words:
            place = QRectF(10, (box.height() - side) / 2, side, side)
            paint_icon(painter, f"section_{self._section.value}", place, color)
        draw_text(painter, room, words, role, color_of("text"), LEFT)
        if self._key:
            corner = box.center()
            corner.setX(box.right() - 8)
            paint_key_cap(painter, corner, self._key, color_of("text"))


class FreeSleeve(Painted):
    """A sleeve of a rank that nobody has."""

    def __init__(self, rank: int, spoken: str) -> None:
        super().__init__()
        self._rank = rank
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        name_it(self, spoken)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_WIDTH), scaled(_SLEEVE))

    def paint(self, painter: QPainter) -> None:
        box, side = self.area.adjusted(1, 1, -1, -1), scaled(16)
        paint_box(painter, box, tokens().radius.slot, fill=None, line=color_of("line"), width=1.0, dashed=True)
        place = QRectF(box.left() + 8, box.center().y() - side / 2, side, side)
        paint_icon(painter, f"rank_{self._rank}", place, color_of("text_mute"))
