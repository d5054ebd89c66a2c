"""News, one page after the other on a sheet: what is told, cards that were turned up, and a choice at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.common.news import NewsPage
from vanguard_desktop.models.common.options import OptionRow
from vanguard_desktop.text.common.wording import Wording

from ...cards.card_view import CardView
from ...fitting_column import FittingColumn
from ...headed_sheet import HeadedSheet
from ...look import scaled
from ...look.controls.buttons import PRIMARY, QUIET, Button
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in, drop, row_in
from ...look.controls.text import RichText, Text
from ..prompt.choice_row import ChoiceRow
from .seal import SealMark

_WIDTH, _CARD = 780, 300
_LEAST_PICTURE = 80


class EntrySheet(HeadedSheet):
    """`pages` are asked again when the language changes; after the last one it is `closed`. A book may put a `picture`
    of its own above the words.

    A page with answers is `chosen` from, by mouse, arrows or digits; one that is sealed shows nothing before its seal
    is broken. `lifted` while the players look at the table.
    """

    chosen = Signal(object)
    lifted = Signal(bool)
    page_turned = Signal(str)
    may_be_lifted = True

    def __init__(
        self, wording: Wording, pages: Callable[[], Sequence[NewsPage]], picture: QWidget | None = None
    ) -> None:
        super().__init__("log_entry", width=_WIDTH)
        self._picture = picture
        if picture is not None:
            picture.setFixedHeight(picture.sizeHint().height())
            self.body.insertWidget(0, picture)
        self.comes_unasked = True
        self._wording, self._fetch, self._at = wording, pages, 0
        self._pages = pages()
        self._column = FittingColumn(padding=10)
        self.seal: SealMark | None = None
        self._broken: set[int] = set()
        self._parts: list[QWidget] = []
        self.answers: list[ChoiceRow] = []
        self.inside.addWidget(self._column, 1)
        self.read_on = Button(kind=PRIMARY, key="Enter")
        self.read_on.clicked.connect(self.turn)
        self.look = Button(kind=QUIET, key="Space")
        self.look.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key is Space, wherever the keyboard is
        self.look.pressed.connect(lambda: self.lifted.emit(True))
        self.look.released.connect(lambda: self.lifted.emit(False))
        self.count = Text(color="text_soft", wrap=False)
        row_in(self.inside, self.look, 1, self.count, self.read_on)
        self._retranslate()

    @property
    def picture_room(self) -> QRect:
        picture = self._picture
        return QRect() if picture is None or picture.isHidden() else picture.geometry()

    @property
    def story(self) -> str:
        """What is read aloud of the page that lies open."""
        page = self._pages[self._at]
        if self._is_sealed:
            return self._sealed_title
        told = [line for part in page.parts for line in (part.head, *part.lines)]
        return "\n".join(filter(None, (page.title, page.story, *page.lines, *told)))

    @property
    def _is_sealed(self) -> bool:
        return self._pages[self._at].sealed and self._at not in self._broken

    @property
    def _sealed_title(self) -> str:
        #: Title over a note that is still sealed.
        return self.tr("A sealed note")

    def turn(self) -> None:
        """Break a seal, read on, or have done; a choice waits for an answer."""
        if self._is_sealed:
            self._break_seal()
            return
        if self.answers:
            return
        if self._at + 1 < len(self._pages):
            self._at += 1
            self.seal = None
            self._lay_page()
        else:
            self.closed.emit()

    def _break_seal(self) -> None:
        self._broken.add(self._at)
        self._lay_page()
        if self.seal is not None:
            self.seal.break_it()

    def _lay_page(self) -> None:
        self._retranslate()
        self.updateGeometry()
        if (room := self.parentWidget()) is not None:
            self.place_in(room.rect())
        self.page_turned.emit(self.story)

    def place_in(self, room: QRect) -> None:
        """The picture takes what the words leave over; where that is next to nothing it goes."""
        picture = self._picture
        if picture is not None:
            shown = 0 if picture.isHidden() else picture.minimumHeight()
            words = self.wanted_height(self.width_in(room)) - shown
            free = min(self.most_height(room) - words, picture.sizeHint().height())
            # What does not change is not set: each setting has the sheet laid out, and so placed, anew.
            if free < scaled(_LEAST_PICTURE):
                picture.setVisible(False)
            elif free != shown:
                picture.setFixedHeight(free)
                picture.setVisible(True)
        super().place_in(room)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._pages = self._fetch()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.turn()
        elif event.key() == Qt.Key.Key_Space:
            event.ignore()  # held, it is a look at the table
        elif 0 <= number < min(len(self.answers), 9):
            self.answers[number].act()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.answers:
            self.answers[0 if event.key() == Qt.Key.Key_Down else -1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        super()._retranslate()
        page = self._pages[self._at]
        self.set_title(self._sealed_title if self._is_sealed else page.title)
        for part in self._parts:
            self._column.body.removeWidget(part)
            if part is not self.seal:
                drop(part)
        self.answers = [] if self._is_sealed else [self._answer(row) for row in page.answers]
        self._parts = [*([self._seal()] if page.sealed else []), *([] if self._is_sealed else self._read(page))]
        for part in self._parts:
            self._column.body.addWidget(part)
            part.show()
        self.read_on.setVisible(not self.answers)
        self.look.set_label(self.tr("Hold to see the table"))
        #: Button under a note that is still sealed.
        broken = self.tr("Break the seal")
        #: Button under an entry of the logbook.
        self.read_on.set_label(broken if self._is_sealed else self.tr("Read on"))
        left = len(self._pages) - self._at - 1
        #: At the foot of what is read page by page. %n is how many pages come after this one.
        self.count.setText(self.tr("%n more to read", "", left) if left else "")

    def _seal(self) -> SealMark:
        """The same one before and after it breaks."""
        if self.seal is None:
            self.seal = SealMark()
        self.seal.set_name(self._sealed_title if self._is_sealed else "")
        return self.seal

    def _read(self, page: NewsPage) -> list[QWidget]:
        spoken = self._wording.names.spoken
        parts: list[QWidget] = [RichText(spoken, page.story, role="story")] if page.story else []
        parts += [RichText(spoken, line) for line in page.lines]
        for part in page.parts:
            head = Text(role="panel_title", color="accent_text")
            head.setText(part.head)
            parts += [head, *(RichText(spoken, line) for line in part.lines)]
        if len(page.cards) == 1 and parts:
            return [self._beside(page.cards[0], parts), *self.answers]
        if page.cards:
            parts.append(self._cards(page))
        return [*parts, *self.answers]

    def _beside(self, card: CardShown, parts: list[QWidget]) -> QWidget:
        """A single card, and what is said of it at its side."""
        laid = QWidget()
        across = row_in(laid, gap=20)
        across.addWidget(self._card(card), 0, Qt.AlignmentFlag.AlignTop)
        column_in(across, *parts, 1, gap=10, share=1)
        return laid

    def _card(self, card: CardShown) -> CardView:
        view = CardView(card, self._wording.names.spoken)
        view.setFixedWidth(scaled(_CARD))
        view.setFixedHeight(view.heightForWidth(scaled(_CARD)))
        return view

    def _answer(self, row: OptionRow) -> ChoiceRow:
        shown = ChoiceRow(row.key, row.label, self._wording.names.spoken, icon=row.icon, detail=row.detail)
        shown.clicked.connect(lambda: self.chosen.emit(row.command))
        return shown

    def _cards(self, page: NewsPage) -> QWidget:
        laid = QWidget()
        flow = FlowLayout(laid, gap=12)
        for card in page.cards:
            flow.addWidget(self._card(card))
        return laid
