"""Something that is packed: a small card with sign, name and lines, pressed or carried; and a free place for one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.cards import CardShown

from ...look import RING_RADIUS, Painted, color_of, name_it, paint_icon, scaled
from ...look.controls.asking import about
from ...look.paint.painted import key_cap_width, paint_box, paint_key_cap
from ...look.paint.text_paint import CENTER, LEFT, draw_text, text_size
from ...look.tokens import tokens
from ...parts.cards.carried import Carried

_WIDTH, _FREE, _PAD, _SIGN, _DIM = 204, 40, 9, 20, 0.55
_PICTURE = 92

Goals = Callable[[], Mapping[QWidget, Any]]
Picture = Callable[[QPainter, QRectF], None]


def tile_width(room: int, gap: int) -> int:
    """As many side by side as have room for their words, all as wide as that lets them be."""
    columns = max(1, (room + gap) // (scaled(_WIDTH) + gap))
    return max((room - gap * (columns - 1)) // columns, scaled(_WIDTH) * 2 // 3)


class PieceTile(Carried):
    """`sign` is its icon, `mark` one at the right that tells what a press does, `aside` stands before it.

    A `brief` one shows its name only; its lines are read aloud, and told by the codex. A `picture` stands above it.
    """

    def __init__(
        self,
        card: CardShown,
        sign: str,
        *,
        goals: Goals | None = None,
        mark: str = "",
        aside: str = "",
        linked: bool = False,
        brief: bool = False,
        picture: Picture | None = None,
    ) -> None:
        super().__init__()
        self._picture, self._pictured = picture, picture is not None
        self._card, self._sign, self._goals = card, sign, goals
        self._mark, self._aside, self._linked = mark, aside, linked
        self._lines, self._brief = () if brief else card.lines, brief
        self._key, self._legal, self._chosen = "", False, False
        self._wide = scaled(_WIDTH)
        self.keep_size()
        self.setProperty(RING_RADIUS, tokens().radius.slot)

    def show_answer(
        self, spoken: str, *, legal: bool, key: str = "", reason: str = "", subject: str = "", chosen: bool = False
    ) -> None:
        """Whether a press orders something, with which key; else perhaps why not."""
        self._legal, self._key, self._chosen = legal, key, chosen
        self.set_unavailable(reason)
        self.setAccessibleName(f"{key}. {spoken}" if key else spoken)
        self.setAccessibleDescription(" ".join(filter(None, (reason, self._card.spoken))))
        about(self, subject)
        self.update()

    def goals(self) -> Mapping[QWidget, Any]:
        return {} if self._goals is None or not self._legal else self._goals()

    def _acts(self) -> bool:
        return super()._acts() and self._legal

    def _name_room(self) -> float:
        aside = text_size(self._aside, "label").width() + 4 if self._aside else 0
        mark = scaled(_SIGN) + 4 if self._mark else 0
        mark += key_cap_width(self._key) + 6 if self._key and self._brief else 0
        return self._wide - 2 * _PAD - scaled(_SIGN) - 6 - aside - mark

    def _name_height(self) -> float:
        return max(text_size(self._card.name, "body_strong", self._name_room()).height(), scaled(_SIGN))

    def high(self, wide: int, *, pictured: bool = True) -> int:
        """How high it wants to be at that width, with its picture or without."""
        self._wide, self._pictured = wide, pictured and self._picture is not None
        room = self._wide - 2 * _PAD
        lines = sum(text_size(line, "label", room).height() + 3 for line in self._lines)
        key = scaled(24) if self._key and not self._brief else 0
        picture = scaled(_PICTURE) if self._pictured else 0
        return round(self._name_height() + lines + key) + 2 * _PAD + (0 if self._brief else 4) + picture

    def sizeHint(self) -> QSize:
        return QSize(self._wide, self.high(self._wide, pictured=self._pictured))

    def paint(self, painter: QPainter) -> None:
        if self.reason:
            painter.setOpacity(_DIM)
        box, side = self.area.adjusted(1, 1, -1, -1), scaled(_SIGN)
        lit = self._legal and (self.underMouse() or self.hasFocus())
        line = "accent" if self._chosen or lit else "line_strong" if self._legal else "line"
        paint_box(
            painter,
            box,
            tokens().radius.slot,
            fill=color_of("raised" if lit else "card"),
            line=color_of(line),
            width=2.0 if self._chosen or lit else 1.0,
        )
        if self._linked:  # it hangs on what stands before it
            chip = QRectF(box.left() - 1, box.top() + _PAD, 4, side)
            painter.fillRect(chip, color_of("accent"))
        top, left = box.top() + _PAD, box.left() + _PAD
        if self._pictured and self._picture is not None:
            self._picture(painter, QRectF(left, top, box.width() - 2 * _PAD, scaled(_PICTURE) - _PAD))
            top += scaled(_PICTURE)
        paint_icon(painter, self._sign, QRectF(left, top, side, side), color_of("accent_text"))
        high = self._name_height()
        name = QRectF(left + side + 6, top, self._name_room(), high)
        draw_text(painter, name, self._card.name, "body_strong", color_of("text"), LEFT)
        right = box.right() - _PAD
        if self._mark:
            paint_icon(painter, self._mark, QRectF(right - side, top, side, side), color_of("text_soft"))
            right -= side + 4
        if self._key and self._brief:
            paint_key_cap(painter, QPointF(right, top + side / 2), self._key, color_of("text"))
            right -= key_cap_width(self._key) + 6
        if self._aside:
            wide = text_size(self._aside, "label").width() + 2
            place = QRectF(right - wide, top, wide, side)
            draw_text(painter, place, self._aside, "label", color_of("text_soft"), CENTER)
        top += high + 4
        room = box.width() - 2 * _PAD + 2
        for words in self._lines:
            needs = text_size(words, "label", room).height()
            draw_text(painter, QRectF(left, top, room, needs), words, "label", color_of("text_soft"), LEFT)
            top += needs + 3
        if self._key and not self._brief:
            corner = QPointF(box.right() - 6, box.bottom() - scaled(14))
            paint_key_cap(painter, corner, self._key, color_of("text"))


class FreePlace(Painted):
    """Something of this kind still has room."""

    def __init__(self, sign: str, words: str) -> None:
        super().__init__()
        self._sign, self._words = sign, words
        self.keep_size()
        name_it(self, words)

    def high(self, _: int, *, pictured: bool = True) -> int:
        return scaled(_FREE)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_WIDTH), scaled(_FREE))

    def paint(self, painter: QPainter) -> None:
        box, side = self.area.adjusted(1, 1, -1, -1), scaled(_SIGN)
        paint_box(painter, box, tokens().radius.slot, fill=None, line=color_of("line_strong"), dashed=True)
        sign = QRectF(box.left() + _PAD, box.center().y() - side / 2, side, side)
        paint_icon(painter, self._sign, sign, color_of("text_mute"))
        words = QRectF(sign.right() + 6, box.top(), box.right() - sign.right() - 8, box.height())
        draw_text(painter, words, self._words, "label", color_of("text_mute"), LEFT)
