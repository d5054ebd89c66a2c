"""What can be visited in the system that is looked at, each with its price and what follows; then the operations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.core import Command
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.goals import GoalRow, OperationRow
from vanguard_desktop.scenes.stars.lights import goal_icon
from vanguard_desktop.text.common.wording import Wording

from ....look import color_of, paint_icon, scaled
from ....look.controls.lines import column_in, drop
from ....look.controls.panels import Panel, PanelTitle
from ....look.controls.pressable import Pressable
from ....look.paint.painted import key_cap_width, paint_box, paint_disk, paint_key_cap, square
from ....look.paint.rich import Speak
from ....look.paint.text_paint import LEFT, draw_text, text_size
from ....look.tokens import tokens
from ..right_side import stands_for

_PAD, _SIGN, _GAP = 10, 34, 10


class GoalButton(Pressable):
    """Its press visits. One of another system, `far` away, only says what it would cost with the flights."""

    def __init__(self, row: GoalRow | OperationRow, key: str, speak: Speak, *, far: str = "") -> None:
        super().__init__()
        self.row, self._key, self._far = row, key, bool(far)
        self._icon = goal_icon(row.kind) if isinstance(row, GoalRow) else "operations"
        self._price = f"{row.total if isinstance(row, GoalRow) and far else row.energy} [energy]"
        told = [row.price] if far else [row.price, *row.follows]
        self._told = " ".join(line for line in told if line)
        spoken = speak(f"{row.name}. {row.note}. {self._told}")
        self.setText(spoken)
        self.setAccessibleName(spoken)
        self.set_unavailable(row.reason or far)
        self.grow_down(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def _blocks(self) -> tuple[tuple[str, str, str], ...]:
        """Words, their role and color, from top to bottom."""
        blocks = ((self.row.note, "body", "text_soft"), (self.row.reason, "body", "warn"))
        return (*(block for block in blocks if block[0]), *(((self._told, "body", "text_soft"),) if self._told else ()))

    def _left(self) -> int:
        return _PAD + scaled(_SIGN) + _GAP

    def _aside(self) -> float:
        """The room for price and key at the right of the name."""
        key = key_cap_width(self._key) + _GAP if self._key else 0
        return text_size(self._price, "label").width() + key + _GAP

    def _room(self, width: int) -> int:
        return max(width - self._left() - _PAD, 80)

    def _name_high(self, width: int) -> float:
        return text_size(self.row.name, "label", max(self._room(width) - self._aside(), 60)).height()

    def heightForWidth(self, width: int) -> int:
        room = self._room(width)
        words = sum(text_size(words, role, room).height() for words, role, _ in self._blocks())
        return round(max(self._name_high(width) + words + 2 * _PAD + 2, scaled(_SIGN) + 2 * _PAD))

    def sizeHint(self) -> QSize:
        width = scaled(300)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(_SIGN) + 2 * _PAD)

    def paint(self, painter: QPainter) -> None:
        rect, row = self.area, self.row
        usable = not self.reason
        lit = usable and (self.hasFocus() or self.underMouse())
        fill, line = ("accent_soft", "accent") if lit else ("card", "line") if usable else ("panel", "line")
        paint_box(
            painter, rect, tokens().radius.card, fill=color_of(fill), line=color_of(line), width=2.0 if lit else 1.0,
            dashed=not usable and not self._far,
        )  # fmt: skip
        sign = square(QPointF(_PAD + scaled(_SIGN) / 2, _PAD + scaled(_SIGN) / 2), scaled(_SIGN))
        ink = color_of("accent_text" if lit else "text_soft" if usable else "text_mute")
        paint_disk(painter, sign.center(), sign.width() / 2 - 1, fill=None, line=color_of("line_strong"), width=1.5)
        icon = "lock" if row.reason else self._icon
        paint_icon(painter, icon, square(sign.center(), scaled(20)), ink)
        room, left, top = self._room(self.width()), float(self._left()), float(_PAD)
        high = self._name_high(self.width())
        name = "accent_text" if lit else "text" if usable or self._far else "text_soft"
        draw_text(painter, QRectF(left, top, room - self._aside(), high), row.name, "label", color_of(name), LEFT)
        right, middle = rect.right() - _PAD, top + text_size("1", "label").height() / 2
        if self._key:
            paint_key_cap(painter, QPointF(right, middle), self._key, color_of(name))
            right -= key_cap_width(self._key) + _GAP
        price = text_size(self._price, "label")
        place = QRectF(right - price.width(), middle - price.height() / 2, price.width(), price.height())
        draw_text(painter, place, self._price, "label", color_of(name), LEFT)
        top += high
        for words, role, color in self._blocks():
            size = text_size(words, role, room)
            draw_text(painter, QRectF(left, top, room, size.height()), words, role, color_of(color), LEFT)
            top += size.height()


class GoalList(Panel):
    """`chosen` carries a command, `explained` why something cannot be done now."""

    chosen = Signal(object)
    explained = Signal(str)

    def __init__(self, wording: Wording, icon: str) -> None:
        super().__init__(padding=10)
        self._speak = wording.names.spoken
        self.title = PanelTitle(icon=icon)
        self.body.addWidget(self.title)
        self._lines = column_in(self.body, gap=8)
        self._shown: tuple[object, ...] = ()
        self.rows: dict[str, GoalButton] = {}

    def show_goals(
        self, rows: Sequence[GoalRow | OperationRow], answers: Mapping[Command, AnswerRow], *, elsewhere: str = ""
    ) -> None:
        """`elsewhere` is why those of another system cannot be visited from here."""
        shown = (tuple(rows), tuple(answers), elsewhere)
        if shown == self._shown:
            return
        self._shown = shown
        for part in self.rows.values():
            self._lines.removeWidget(part)
            drop(part)
        self.rows = {row.id: self._made(row, answers, elsewhere) for row in rows}

    def _made(self, row: GoalRow | OperationRow, answers: Mapping[Command, AnswerRow], elsewhere: str) -> GoalButton:
        order = row.order
        answer = None if order is None else answers.get(order)
        part = GoalButton(row, "" if answer is None else answer.key, self._speak, far=elsewhere)
        if answer is not None:
            stands_for(part, answer)
        part.refused.connect(self.explained)
        if order is not None:
            part.clicked.connect(lambda _=False, command=order: self.chosen.emit(command))
        self._lines.addWidget(part)
        part.show()
        return part
