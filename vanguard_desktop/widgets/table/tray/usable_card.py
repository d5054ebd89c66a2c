"""A card of what may be used now: whose it is, its name, what it does, and what it makes of the check."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.models.expedition.check.shown import Usable
from vanguard_desktop.models.expedition.subjects import subject_of

from ...look import ENTER_PRESSES, RING_RADIUS, Labeled, color_of, look, measured_once, paint_icon, scaled, set_tip
from ...look.controls.asking import about
from ...look.controls.pressable import Pressable
from ...look.paint.painted import paint_box
from ...look.paint.rich import rich_document, rich_size
from ...look.paint.text_paint import draw_text, longest_word, text_size
from ...look.tokens import tokens

_PAD, _ICON, _MOST_LINES = 9, 20, 2
_AWAITED = "[row_green] 0 %"  # as high as any chance


class UsableCard(Labeled, Pressable):
    """What it does stands on it if two lines tell it, or if nobody else does, as of a dice combination; and if the list
    has the room.
    """

    def __init__(self, usable: Usable) -> None:
        super().__init__()
        self._usable, self._chance, self._awaited, self._most_lines = usable, "", False, _MOST_LINES
        self.grow_down(QSizePolicy.Policy.Expanding)
        self.setProperty(RING_RADIUS, tokens().radius.slot)
        self.setProperty(ENTER_PRESSES, True)
        self.set_label(usable.label)
        self._tell()
        about(self, subject_of(usable.command))

    @property
    def chance(self) -> str:
        """Of the best outcome that it leaves in reach, with its sign; empty if that is not reckoned."""
        return self._chance

    @property
    def says(self) -> tuple[str, bool]:
        """What of it comes and goes: its chance, or the room for one."""
        return self._chance, self._awaited

    def set_most_lines(self, lines: int) -> None:
        """How many of what it does have room; what is longer is told to whoever rests on it."""
        if lines != self._most_lines:
            self._most_lines = lines
            self.updateGeometry()
            self.update()

    def show_chance(self, chance: str, told: str = "", *, awaited: bool = False) -> None:
        """One that is `awaited` has its room already."""
        if (chance, awaited) != (self._chance, self._awaited):
            self._chance, self._awaited = chance, awaited
            self.updateGeometry()
            self.update()
        self._tell(told)

    def _tell(self, chance: str = "") -> None:
        told = f"{self._usable.told}. {chance}" if chance else self._usable.told
        self.setAccessibleName(self._usable.spoken)
        self.setAccessibleDescription(told)
        set_tip(self, told)

    def _beside(self) -> int:
        """What the icon takes up."""
        return scaled(_ICON) + 8 if self._usable.icon else 0

    def _room(self, width: int) -> int:
        return max(width - 2 * _PAD - self._beside(), 1)

    def _detail(self, width: int) -> str:
        detail, most = self._usable.detail, self._most_lines
        if self._usable.ground is None:
            most = min(most, _MOST_LINES)
        if not (detail and most):
            return ""
        lines = rich_size(detail, width=self._room(width)).height() / look().line("body")
        return detail if lines < most + 1 else ""

    @measured_once
    def heightForWidth(self, width: int) -> int:
        room = self._room(width)
        high = text_size(self._label, "label", room).height()
        if detail := self._detail(width):
            high += rich_size(detail, width=room).height()
        if self._chance or self._awaited:
            high += rich_size(self._chance or _AWAITED, role="body_strong", width=room).height()
        return max(round(high) + 2 * _PAD - 4, tokens().size.target_min)

    def sizeHint(self) -> QSize:
        width = min(scaled(170), round(text_size(self._label, "label").width()) + 2 * _PAD + self._beside())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        wide = round(longest_word(self._label, "label")) + 2 * _PAD + self._beside()
        return QSize(wide, tokens().size.target_min)

    def paint(self, painter: QPainter) -> None:
        paint_box(
            painter, self.area, tokens().radius.slot, fill=color_of("legal_soft"), line=color_of("legal"), width=2.0
        )
        side, width = scaled(_ICON), self.width()
        left, room = _PAD + self._beside(), self._room(self.width())
        spare = max(self.height() - self.heightForWidth(width), 0) / 2
        top = _PAD - 2 + spare
        name = text_size(self._label, "label", room).height()
        icon = QRectF(_PAD, top + look().line("label") / 2 - side / 2, side, side)
        if self._usable.icon:
            paint_icon(painter, self._usable.icon, icon, color_of(self._ink()))
        draw_text(painter, QRectF(left, top, room, name), self._label, "label", color_of("text"))
        top += name
        for words, role, color in ((self._detail(width), "body", "text_soft"), (self._chance, "body_strong", "text")):
            if words:
                document = rich_document(words, role=role, color=color, width=room, ratio=self.devicePixelRatioF())
                painter.save()
                painter.translate(left, top)
                document.documentLayout().draw(painter, QAbstractTextDocumentLayout.PaintContext())
                painter.restore()
                top += document.size().height()

    def _ink(self) -> str:
        icon = self._usable.icon
        return icon if icon.startswith("section_") else "legal"
