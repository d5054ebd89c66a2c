"""The codex on a sheet: a search box over everything, the list of what was found, and the page beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QListWidgetItem

from vanguard_desktop.text.codex.codex import Codex
from vanguard_desktop.text.codex.families import RULES, Family, all_called, family_of
from vanguard_desktop.text.codex.search import CodexSearch, Found

from ..look import color_of, look, make_icon, scaled
from ..look.controls.asking import Asked
from ..look.controls.buttons import QUIET, Button, IconButton
from ..look.controls.lines import column_in, row_in
from ..look.controls.panels import IconMark
from ..look.controls.ringed_rows import RingedList
from ..look.controls.sheets import Sheet
from ..look.controls.text import Text
from .card_gallery import CardGallery
from .codex_page import CodexPage
from .explainer import Explainer, Tell

_WIDTH, _HIGH, _ICON = 1160, 1400, 20
_TWO_FLOORS = 760  # from this height on a card and the gallery have room one below the other
_ONE_ROW, _NEXT = 150, 2  # the height of a gallery of neighbors only, and how many of them at each side
_ENDLESS = 16_777_215


class CodexSheet(Sheet):
    """Typing searches at once, arrows choose, the page follows; Esc empties the box, then closes."""

    closed = Signal()

    def __init__(self, codex: Codex, tell: Tell, *, laid_open: tuple[str, ...] = (), subject: str = "") -> None:
        super().__init__(width=_WIDTH)
        self._codex, self._laid_open = codex, laid_open
        self._search = CodexSearch(codex, laid_open)
        self._family: Family | None = None
        self._came_for_card = subject.startswith("card:")
        self._explainer = Explainer(self, tell, codex)
        self._explainer.more_wished.connect(self.open)
        self._title = Text(role="heading", wrap=False)
        self.box = QLineEdit()
        self.box.setClearButtonEnabled(True)
        self.close_button = IconButton("close", "Esc", framed=True)
        self.list = RingedList()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing = Text(color="text_soft")
        self._cards = Text(role="panel_title")
        self.all_topics = Button(kind=QUIET, icon="codex")
        self.page = CodexPage(codex, laid_open)
        self.gallery = CardGallery(codex)
        self.gallery.hide()
        self._lay_out()
        self.box.textChanged.connect(self._on_typed)
        for part in (self.box, self.list):
            part.installEventFilter(self)
        self.list.currentItemChanged.connect(self._on_chosen)
        self.page.wished.connect(self.open)
        self.gallery.wished.connect(self.open)
        self.close_button.clicked.connect(self.closed)
        self.all_topics.clicked.connect(self._leave_family)
        self.dismissed.connect(self._on_dismissed)
        self.beside_pressed.connect(self.closed)
        self._name_parts()
        self.open(subject)
        QTimer.singleShot(0, self.box, self.box.setFocus)

    def _lay_out(self) -> None:
        inside = column_in(self.body)
        inside.setContentsMargins(24, 20, 24, 20)
        inside.setSpacing(14)
        row_in(inside, IconMark("codex", size=28), self._title, (self.box, 1), self.close_button, gap=14)
        both = row_in(inside, gap=14, share=1)
        column_in(both, self.all_topics, self._cards, self._nothing, (self.list, 1), share=9)
        column_in(both, (self.page, 1), (self.gallery, 1), share=17)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _HIGH)  # as high as there is room: pages differ

    @property
    def shown(self) -> tuple[str, ...]:
        """The subjects in the list, from top to bottom."""
        return tuple(self.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.list.count()))

    def open(self, subject: str = "") -> None:
        """Turn to a subject, or to the cards of a family; it is marked in the list if the list has it."""
        self._explainer.put_away()
        if subject.startswith("cards:"):
            self._enter(family_of(subject))
            return
        if subject and subject not in self.shown:
            self._show_list(self._listing(subject))
        wanted = subject or self.shown[0]
        why = None if not wanted.startswith("rule:") else self._codex.why(wanted.partition(":")[2])
        listed = wanted if why is None else f"chapter:{why.chapter}"
        with QSignalBlocker(self.list):
            self.list.setCurrentRow(self.shown.index(listed) if listed in self.shown else -1)
        self._turn_to(wanted)

    def _listing(self, subject: str) -> Family | None:
        """The family among whose cards a card is listed; None for what stands among all topics."""
        family = family_of(subject) if subject.startswith("card:") else None
        listed = family is not None and subject in (each.subject for each in self._search.cards(family, ""))
        return family if listed else None

    def _turn_to(self, subject: str) -> None:
        """The page, and below it the cards beside it, in a window with the room for both."""
        self.page.show_subject(subject)
        if self._came_for_card and self._family is not None and subject in self.shown:
            at = self.shown.index(subject)
            self.gallery.show_cards(self.shown[max(at - _NEXT, 0) : at + _NEXT + 1])
        self.gallery.mark(subject)
        self._make_room()

    def _enter(self, family: Family) -> None:
        """Look through the cards of one kind, from the one that is shown if it is of them."""
        before = self.page.subject
        self._came_for_card = False
        self._show_list(family)
        row = self.shown.index(before) if before in self.shown else 0
        self.list.setCurrentRow(-1)
        self.list.setCurrentRow(row)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_family(self) -> None:
        family = self._family
        self._came_for_card = False
        self._show_list(None)
        if family is not None:
            self.open(f"rule:{RULES[family]}")
        self.box.setFocus()

    def _show_list(self, family: Family | None) -> None:
        """List the cards of a family, or all topics, as if nothing had been typed yet."""
        self._family = family
        with QSignalBlocker(self.box):
            self.box.clear()
        self._name_list()
        self._fill(self._found(""))
        self._nothing.hide()

    def _found(self, query: str) -> tuple[Found, ...]:
        return self._search.find(query) if self._family is None else self._search.cards(self._family, query)

    def explain_asked(self, asked: Asked) -> bool:
        return self._explainer.asked(asked)

    def _on_typed(self, query: str) -> None:
        found = self._found(query)
        self._fill(found)
        self._nothing.setVisible(not found)
        if found:
            self.list.setCurrentRow(0)
        elif query:
            self.page.show_subject("")

    def _fill(self, found: tuple[Found, ...]) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            side = scaled(_ICON)
            self.list.setIconSize(QSize(side, side))
            self.list.setFont(look().font("body"))
            for each in found:
                item = QListWidgetItem(make_icon(each.icon, side, color_of("text_soft")), each.title)
                item.setData(Qt.ItemDataRole.UserRole, each.subject)
                self.list.addItem(item)
            self.list.setCurrentRow(-1)
        lies_open = self._family is not None and not self._came_for_card
        self.gallery.show_cards([each.subject for each in found] if lies_open else ())
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """In a low window the one card has all the room; the list names the others."""
        self.gallery.setMaximumHeight(scaled(_ONE_ROW) if self._came_for_card else _ENDLESS)
        self.gallery.setVisible(bool(self.gallery.cards) and self.height() >= scaled(_TWO_FLOORS))

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._explainer.put_away()
            self._turn_to(item.data(Qt.ItemDataRole.UserRole))

    def _on_dismissed(self) -> None:
        if self.box.text():
            self.box.clear()
            self.box.setFocus()
        elif self._family is not None and not self._came_for_card:
            self._leave_family()
        else:
            self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the box the arrows choose in the list and the page keys turn the page; letters go from list to box."""
        if watched is self.list and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._typed(event)
        if watched is self.box and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = event.key()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                step = 1 if key == Qt.Key.Key_Down else -1
                row = self.list.currentRow() + step
                self.list.setCurrentRow(max(min(row, self.list.count() - 1), 0))
                return True
            if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
                return self.page.scroll_by_key(key)
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.page.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if key == Qt.Key.Key_Escape:
                self.dismissed.emit()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key reaches the table below; letters go to the box."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismissed.emit()
        else:
            self._typed(event)
        event.accept()

    def _typed(self, event: QKeyEvent) -> bool:
        """Letters go to the box, wherever the keyboard is."""
        typed = event.text().isprintable() and bool(event.text().strip())
        if typed:
            self.box.setFocus()
            self.box.insert(event.text())
        return typed

    def _retranslate(self) -> None:
        self._search = CodexSearch(self._codex, self._laid_open)
        self._name_parts()
        self.open(self.page.subject)

    def _name_parts(self) -> None:
        #: Title of the book of rules.
        self._title.setText(self.tr("Codex"))
        self.setAccessibleName(self._title.text())
        #: Button: back to the list of pages of the codex.
        self.all_topics.set_label(self.tr("All topics"))
        self._name_list()
        #: Name of a button: shut the codex.
        self.close_button.set_name(self.tr("Close"))
        self._nothing.setText(self.tr("Nothing found. Try another word or a rule id such as CHK-06."))
        self._on_typed(self.box.text())

    def _name_list(self) -> None:
        """Say what is listed, and what typing searches."""
        family = self._family
        #: Heading over the list of pages of the codex.
        title = self.tr("Contents") if family is None else all_called(family)
        self.list.setAccessibleName(title)
        self._cards.setText(title)
        self._cards.setVisible(family is not None)
        self.all_topics.setVisible(family is not None)
        words = self.tr("Search topics, icons, cards, rule ids")
        self.box.setPlaceholderText(words if family is None else self.tr("Search these cards"))
        self.box.setAccessibleName(self.box.placeholderText())
