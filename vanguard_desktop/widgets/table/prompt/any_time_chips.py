"""What may be done at any time, one press away in the prompt bar: whose it is, what it is, what it brings (DEC-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from enum import Enum

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QHideEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.common.options import OptionRow
from vanguard_desktop.rulesets.expedition.data import Exert
from vanguard_desktop.text.common.wording import Wording

from ...look import color_of, look, paint_icon, scaled
from ...look.controls.asking import about
from ...look.controls.buttons import IconButton
from ...look.controls.lines import drop, row_in
from ...look.controls.pressable import Pressable
from ...look.paint.painted import key_cap_width, paint_box, paint_key_cap
from ...look.paint.rich import rich_document, rich_size
from ...look.tokens import tokens
from ..cards.card_peek import PEEKS
from .foretold import Foretold

_MOST = 6  # more of them would leave no room for the answers; the list has all
_BY_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_HEIGHT, _PAD, _GAP, _ICON = 42, 7, 4, 20


class Form(Enum):
    """How much a chip says: the name of what is used; its number in the list, to be told apart; its signs alone.

    One that follows another that exerts leaves the sign for it to that one.
    """

    NAMED = "named"
    NUMBERED = "numbered"
    BARE = "bare"
    FOLLOWING = "following"


@attrs.frozen(kw_only=True, eq=False)
class Layout:
    """Which chips stand in the bar and in which form, whether the list has a button, and how wide all of it is."""

    forms: Mapping[AnyTimeChip, Form]
    every: bool
    width: int

    @property
    def says(self) -> tuple[int, int]:
        """How many chips stand there, and how many of them with their names."""
        return len(self.forms), sum(form is Form.NAMED for form in self.forms.values())


class AnyTimeChip(Pressable):
    """Resting on it, or going there by keyboard, tells at once what will come of it."""

    def __init__(self, row: OptionRow, wording: Wording, bar: QWidget) -> None:
        super().__init__()
        self.row, self._bar = row, bar
        self._form = Form.NAMED
        self._widths: dict[tuple[Form, float], int] = {}
        self._spoken = wording.names.spoken
        self._icons = [icon for icon in (row.section and f"section_{row.section}", row.icon or "hand") if icon]
        about(self, row.subject)
        self.clicked.connect(lambda: Foretold.of(self).put_away(self))  # it comes now
        self.setProperty(PEEKS, True)
        self.keep_size()
        self.setText(self._spoken(row.label).replace("&", "&&"))
        # What comes of it is part of the name: with few words on it, a press must not be a guess for anybody.
        self.setAccessibleName(self._spoken(" ".join(filter(None, (row.label, row.detail)))))

    @property
    def face(self) -> tuple[object, ...]:
        """What is left of it without a name: chips with the same face have to be told apart."""
        return (*self._icons, self._words(named=False))

    @property
    def exerts(self) -> bool:
        return isinstance(self.row.command, Exert)

    @property
    def form(self) -> Form:
        return self._form

    def set_form(self, form: Form) -> None:
        if form != self._form:
            self._form = form
            self.updateGeometry()
            self.update()

    def _signs(self, form: Form) -> list[str]:
        return self._icons[:-1] if form is Form.FOLLOWING else self._icons

    def _words(self, *, named: bool) -> str:
        return self.row.brief if named or self.exerts else ""

    def _key(self, form: Form) -> str:
        return self.row.key if form is Form.NUMBERED else ""

    def width_with(self, form: Form) -> int:
        """How wide it is in that form; all are tried until the bar is full, so each is measured once."""
        asked = (form, look().text_scale)
        if asked not in self._widths:
            self._widths[asked] = self._measured(form)
        return self._widths[asked]

    def _measured(self, form: Form) -> int:
        words, key = self._words(named=form is Form.NAMED), self._key(form)
        wide = 2 * scaled(_PAD) + len(self._signs(form)) * scaled(_ICON + _GAP) - scaled(_GAP)
        if words:
            wide += round(rich_size(words, role="body_strong").width()) + scaled(_GAP)
        if key:
            wide += key_cap_width(key) + scaled(_GAP)
        return wide

    def sizeHint(self) -> QSize:
        return QSize(self.width_with(self._form), scaled(_HEIGHT))

    def enterEvent(self, event: QEnterEvent) -> None:
        self._foretell()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        Foretold.of(self).put_away(self)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in _BY_KEYBOARD:
            self._foretell()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        Foretold.of(self).put_away(self)
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        Foretold.of(self).put_away(self)
        super().hideEvent(event)

    def _foretell(self) -> None:
        Foretold.of(self).tell(self, self.row.label, self.row.detail, over=self._bar)

    def paint(self, painter: QPainter) -> None:
        line = color_of("line_strong" if self.underMouse() else "line")
        fill = color_of("raised") if self.isDown() else None
        paint_box(painter, self.area, tokens().radius.slot, fill=fill, line=line, width=tokens().stroke.line)
        left, side, middle = float(scaled(_PAD)), scaled(_ICON), self.height() / 2
        for icon in self._signs(self._form):
            ink = color_of(icon) if icon.startswith("section_") else color_of("text")
            paint_icon(painter, icon, QRectF(left, middle - side / 2, side, side), ink)
            left += side + scaled(_GAP)
        if key := self._key(self._form):
            paint_key_cap(painter, QPointF(self.width() - scaled(_PAD), middle), key, color_of("text"))
        if words := self._words(named=self._form is Form.NAMED):
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
        self._count = 0
        self.chips: list[AnyTimeChip] = []
        self.every = IconButton("hand", "-", framed=True)
        self.every.clicked.connect(self.all_wished)
        self._row = row_in(self, self.every, gap=6)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[OptionRow], elsewhere: Collection[Command]) -> None:
        """`elsewhere` is what the tray offers already."""
        #: Opens the list of all that may be done beside answering; A is the key for it. {count} is a number.
        self.every.set_name(self.tr("At any time: {count} (A)").format(count=len(rows)))
        shown = _most_useful([row for row in rows if row.command not in elsewhere])
        self._count = len(rows)
        self.setVisible(bool(rows))
        if shown == self._shown:
            return
        self._shown = shown
        had_focus = next((chip.row.command for chip in self.chips if chip.hasFocus()), None)
        kept = {chip.row: chip for chip in self.chips if chip.row in shown}
        for chip in self.chips:
            self._row.removeWidget(chip)
            if chip.row not in kept:
                drop(chip)
        self.chips = [kept.get(row) or self._chip(row) for row in shown]
        for place, chip in enumerate(self.chips):
            self._row.insertWidget(place, chip)
            chip.show()
            if chip.row.command == had_focus:
                chip.setFocus()

    def _chip(self, row: OptionRow) -> AnyTimeChip:
        chip = AnyTimeChip(row, self._wording, self._bar)
        chip.clicked.connect(lambda: self.chosen.emit(row.command))
        return chip

    def layout_for(self, room: int, *, may_drop: bool = False) -> Layout | None:
        """The chips with as many names as have room; None if there is too little even without.

        Names go to those first that would look the same, else from the left. With `may_drop` those that exert stand
        close, and if that is not enough, the last chips leave room for the others; exerting stays, and the list has
        all.
        """
        forms, close = self._nameless(self.chips), False
        while self._width(forms) > room:
            if not may_drop or len(forms) < 2:
                return None
            left = list(forms)
            if close:
                left.remove(([chip for chip in left if not chip.exerts] or left)[-1])
            close = True
            forms = self._nameless(left, close=close)
        for chip in sorted(forms, key=lambda chip: forms[chip] is not Form.NUMBERED):
            named = {*(each for each in forms if forms[each] is Form.NAMED), chip}
            tried = self._nameless(list(forms), named, close=close)
            if self._width(tried) <= room:
                forms = tried
        every = len(forms) < self._count or (
            all(form is Form.NAMED for form in forms.values()) and self._width(forms, every=True) <= room
        )
        return Layout(forms=forms, every=every, width=self._width(forms, every=every))

    def _nameless(
        self, chips: Sequence[AnyTimeChip], named: Collection[AnyTimeChip] = (), *, close: bool = False
    ) -> dict[AnyTimeChip, Form]:
        """Each in the shortest form in which it is like no other; a number is the one that it has in the list."""
        alike = Counter(chip.face for chip in chips if chip not in named)
        following = [chip for chip in chips if chip.exerts][1:] if close else []
        forms = {}
        for chip in chips:
            if chip in named:
                forms[chip] = Form.NAMED
            elif alike[chip.face] > 1:
                forms[chip] = Form.NUMBERED
            else:
                forms[chip] = Form.FOLLOWING if chip in following else Form.BARE
        return forms

    def _width(self, forms: Mapping[AnyTimeChip, Form], *, every: bool = False) -> int:
        widths = [chip.width_with(form) for chip, form in forms.items()]
        if every or len(forms) < self._count:
            widths.append(self.every.sizeHint().width())
        return sum(widths) + max(len(widths) - 1, 0) * self._row.spacing()

    def lay(self, layout: Layout) -> None:
        """Stand as it was found to fit; where every thing has its chip and room is short, A alone opens the list."""
        for chip in self.chips:
            chip.setVisible(chip in layout.forms)
            chip.set_form(layout.forms.get(chip, Form.BARE))
        self.every.setVisible(layout.every)
        self.updateGeometry()


def _most_useful(rows: Sequence[OptionRow]) -> tuple[OptionRow, ...]:
    """No more than have room beside the answers; exerting is among them, as it is a way out for anybody."""
    exerts = [row for row in rows if isinstance(row.command, Exert)]
    others = [row for row in rows if row not in exerts][: max(_MOST - len(exerts), 0)]
    return tuple(row for row in rows if row in exerts or row in others)
