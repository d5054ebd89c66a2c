"""Faces to choose from: what a real die shows, or to what a die is turned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.expedition.check.shown import FaceChoice

from ...look import NO_RING, RING_RADIUS, color_of, name_it, scaled
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in, drop, row_in
from ...look.controls.pressable import Pressable
from ...look.controls.text import Text
from ...look.paint.dice_paint import DieFace, DieState, paint_die
from ...look.paint.painted import key_cap_width, paint_key_cap

_SIDE, _ROOM = 48, 10


class FacePicker(QWidget):
    """`chosen` carries the command of the face; the numbers on the keys are those of the prompt bar."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[FaceChoice, ...] = ()
        self.faces: list[FaceButton] = []
        self._parts: list[QWidget] = []
        self._column = column_in(self, gap=4)

    def show_faces(self, choices: Sequence[FaceChoice]) -> None:
        self.setVisible(bool(choices))
        if tuple(choices) == self._shown:
            return
        self._shown = tuple(choices)
        had_focus = any(face.hasFocus() for face in self.faces)
        for part in self._parts:
            self._column.removeWidget(part)
            drop(part)
        self._parts, self.faces = [], []
        for title, group in groupby(choices, lambda choice: choice.title):
            self._add_group(title, list(group))
        if had_focus and self.faces:
            self.faces[0].setFocus()

    def _add_group(self, title: str, choices: Sequence[FaceChoice]) -> None:
        group, area = QWidget(), QWidget()
        flow = FlowLayout(area, gap=2)
        for choice in choices:
            face = FaceButton(choice)
            face.clicked.connect(lambda _=False, command=choice.command: self.chosen.emit(command))
            flow.addWidget(face)
            self.faces.append(face)
        # The name of the die beside its faces: that keeps what may be used now in sight where the tray is low.
        row_in(group, (Text(title, role="label", color="text_soft"), 2), (area, 5), gap=8)
        self._column.addWidget(group)
        group.show()
        self._parts.append(group)


class FaceButton(Pressable):
    """One face, with the key that chooses it."""

    def __init__(self, choice: FaceChoice) -> None:
        super().__init__()
        self.choice = choice
        self.keep_size()
        self.setProperty(RING_RADIUS, NO_RING)
        name_it(self, choice.name)

    def sizeHint(self) -> QSize:
        side = scaled(_SIDE)
        return QSize(side + 2 * _ROOM, side + 2 * _ROOM + (scaled(22) if self.choice.key else 0))

    def paint(self, painter: QPainter) -> None:
        side, choice = scaled(_SIDE), self.choice
        place = QRectF(_ROOM, _ROOM, side, side)
        face = DieFace(color=choice.color, glyphs=choice.glyphs, bracketed=choice.bracketed)
        paint_die(painter, place, face, DieState(hovered=self.underMouse(), legal=True, focused=self.hasFocus()))
        if choice.key:
            right = QPointF(place.center().x() + key_cap_width(choice.key) / 2, self.height() - scaled(13))
            paint_key_cap(painter, right, choice.key, color_of("text_soft"))
