"""A discard pile, looked through: cards that lie face up are everybody's to see, a deck tells only its number."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.cards import CardShown
from vanguard_desktop.widgets.fitting_column import FittingColumn
from vanguard_desktop.widgets.look.buttons import IconButton
from vanguard_desktop.widgets.look.panels import IconMark
from vanguard_desktop.widgets.look.sheets import Sheet
from vanguard_desktop.widgets.look.text import Text
from vanguard_desktop.widgets.table.cards.card_row import CardRow


class PileSheet(Sheet):
    """`cards` and `words`, a title and a line about the deck, are asked again when the language changes."""

    closed = Signal()

    def __init__(
        self, bridge: Bridge, cards: Callable[[], tuple[CardShown, ...]], words: Callable[[], tuple[str, str]]
    ) -> None:
        super().__init__(width=640)
        self._cards, self._words = cards, words
        self._title, self._deck = Text(role="heading"), Text(color="text_soft")
        self.close_button = IconButton("close", "-", framed=True)
        self.close_button.clicked.connect(self.closed)
        self.pile = CardRow(bridge, written=True)
        inside = QVBoxLayout()
        self.body.addLayout(inside)
        inside.setContentsMargins(24, 18, 24, 18)
        inside.setSpacing(10)
        head = QHBoxLayout()
        inside.addLayout(head)
        head.setSpacing(12)
        head.addWidget(IconMark("discard_pile", size=26), 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        inside.addWidget(self._deck)
        column = FittingColumn(padding=6)
        column.body.addWidget(self.pile)
        inside.addWidget(column, 1)
        self.dismissed.connect(self.closed)
        self._retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        # No key goes on to the table below.

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        title, deck = self._words()
        self._title.setText(title)
        self.setAccessibleName(title)
        self._deck.setText(deck)
        self.close_button.set_name(self.tr("Close (Esc)"))
        self.pile.show_cards(self._cards())
