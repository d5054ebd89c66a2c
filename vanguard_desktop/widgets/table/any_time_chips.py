"""What may be done at any time, one press away in the prompt bar: whose it is, what it is, what it brings (DEC-25)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.options import OptionRow
from vanguard_desktop.rulesets.expedition.commands import Exert
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.look.asking import about
from vanguard_desktop.widgets.look.buttons import IconButton
from vanguard_desktop.widgets.look.icons import paint_icon
from vanguard_desktop.widgets.look.painted import paint_box
from vanguard_desktop.widgets.look.pressable import Pressable
from vanguard_desktop.widgets.look.rich import rich_document, rich_size
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens
from vanguard_desktop.widgets.table.cards.card_peek import PEEKS
from vanguard_desktop.widgets.table.foretold import Foretold

_MOST = 6  # more of them would leave no room for the answers; the list has all
_BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_HEIGHT, _PAD, _GAP, _ICON = 42, 7, 4, 20


class AnyTimeChip(Pressable):
    """Resting on it, or going there by keyboard, tells at once what will come of it."""

    def __init__(self, row: OptionRow, wording: Wording, bar: QWidget) -> None:
        super().__init__()
        self.row, self._bar = row, bar
        self._brief = False
        self._spoken = wording.names.spoken
        self._icons = [icon for icon in (row.section and f"section_{row.section}", row.icon or "hand") if icon]
        about(self, row.subject)
        self.clicked.connect(lambda: Foretold.of(self).put_away(self))  # it comes now
        self.setProperty(PEEKS, True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setText(self._spoken(row.label).replace("&", "&&"))
        self.setAccessibleName(self._spoken(row.label))
        self.setAccessibleDescription(self._spoken(row.detail))

    @property
    def brief(self) -> bool:
        return self._brief

    def set_brief(self, brief: bool) -> None:
        """Without the name of what is used, where room is short."""
        if brief != self._brief:
            self._brief = brief
            self.updateGeometry()
            self.update()

    def _words(self, *, brief: bool) -> str:
        return "" if brief and not isinstance(self.row.command, Exert) else self.row.brief

    def width_with(self, *, brief: bool) -> int:
        """How wide it is with the name of what is used, or without."""
        words = self._words(brief=brief)
        wide = rich_size(words, role="body_strong").width() if words else -look().scaled(_GAP)
        return round(2 * look().scaled(_PAD) + len(self._icons) * look().scaled(_ICON + _GAP) + wide)

    def sizeHint(self) -> QSize:
        return QSize(self.width_with(brief=self._brief), look().scaled(_HEIGHT))

    def event(self, event: QEvent) -> bool:
        by_keyboard = isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in _BY_KEYBOARD
        if event.type() == QEvent.Type.Enter or by_keyboard:
            Foretold.of(self).tell(self, self.row.label, self.row.detail, over=self._bar)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide):
            Foretold.of(self).put_away(self)
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color, scaled = look().color, look().scaled
        line = color("line_strong" if self.underMouse() else "line")
        fill = color("raised") if self.isDown() else None
        paint_box(painter, QRectF(self.rect()), tokens().radius.slot, fill=fill, line=line, width=tokens().stroke.line)
        left, side, middle = float(scaled(_PAD)), scaled(_ICON), self.height() / 2
        for icon in self._icons:
            ink = color(icon) if icon.startswith("section_") else color("text")
            paint_icon(painter, icon, QRectF(left, middle - side / 2, side, side), ink)
            left += side + scaled(_GAP)
        if words := self._words(brief=self._brief):
            document = rich_document(words, role="body_strong", color="text", ratio=self.devicePixelRatioF())
            painter.translate(left, middle - document.size().height() / 2)
            document.drawContents(painter)


class AnyTimeChips(QWidget):
    """`chosen` carries a command, `all_wished` asks for the list, in which each is written out."""

    chosen = Signal(object)
    all_wished = Signal()

    def __init__(self, wording: Wording, bar: QWidget) -> None:
        super().__init__()
        self._wording, self._bar = wording, bar
        self._shown: tuple[OptionRow, ...] = ()
        self._brief, self._count = False, 0
        self.chips: list[AnyTimeChip] = []
        self.every = IconButton("hand", "-", framed=True)
        self.every.clicked.connect(self.all_wished)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self._row.addWidget(self.every)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[OptionRow], elsewhere: Collection[Command]) -> None:
        """`elsewhere` is what the tray offers already."""
        #: Opens the list of all that may be done beside answering; A is the key for it.
        self.every.set_name(self.tr("At any time: {count} (A)").format(count=len(rows)))
        shown = tuple(row for row in rows if row.command not in elsewhere)[:_MOST]
        self._count = len(rows)
        self.setVisible(bool(rows))
        if shown == self._shown:
            return
        self._shown = shown
        had_focus = next((chip.row.command for chip in self.chips if chip.hasFocus()), None)
        for chip in self.chips:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = [self._chip(row) for row in shown]
        for place, chip in enumerate(self.chips):
            self._row.insertWidget(place, chip)
            chip.show()
            if chip.row.command == had_focus:
                chip.setFocus()

    def _chip(self, row: OptionRow) -> AnyTimeChip:
        chip = AnyTimeChip(row, self._wording, self._bar)
        chip.clicked.connect(lambda: self.chosen.emit(row.command))
        return chip

    def width_with(self, *, brief: bool) -> int:
        """How wide all of them are side by side."""
        widths = [chip.width_with(brief=brief) for chip in self.chips]
        if self._lists(brief=brief):
            widths.append(self.every.sizeHint().width())
        return sum(widths) + max(len(widths) - 1, 0) * self._row.spacing()

    def _lists(self, *, brief: bool) -> bool:
        """Where every thing has its chip and room is short, the list opens by its key alone."""
        return not brief or self._count > len(self.chips)

    def set_brief(self, brief: bool) -> None:
        if brief != self._brief or any(chip.brief != brief for chip in self.chips):
            self._brief = brief
            for chip in self.chips:
                chip.set_brief(brief)
            self.updateGeometry()
        self.every.setVisible(self._lists(brief=brief))
