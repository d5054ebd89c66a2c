"""All cards of a family side by side, as they lie in a hand: a look over what there is, and a press shows one whole."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter

from vanguard_desktop.models.common.codex_cards import codex_card
from vanguard_desktop.text.codex.codex import Codex

from ..look import color_of
from ..look.controls.flow import FlowLayout
from ..look.controls.panels import ScrollColumn
from ..look.paint.painted import paint_box
from ..look.tokens import tokens
from ..parts.cards.mini_card import MiniCard


class _Shown(MiniCard):
    """A card that is looked at, not played; one `is_open` on the page above."""

    is_open = False

    def _acts(self) -> bool:
        return True

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self.is_open:
            paint_box(painter, self.area, tokens().radius.slot, fill=None, line=color_of("accent"), width=2.5)


class CardGallery(ScrollColumn):
    """`wished` carries the subject of the card that was pressed. With keys, cards are chosen in the list beside."""

    wished = Signal(str)

    def __init__(self, codex: Codex) -> None:
        super().__init__(gap=8, padding=6)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._codex = codex
        self._flow = FlowLayout(gap=8)
        self.body.addLayout(self._flow)
        self.body.addStretch(1)
        self.cards: dict[str, _Shown] = {}

    def show_cards(self, subjects: Sequence[str]) -> None:
        """These, in their order."""
        for card in self.cards.values():
            self._flow.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = {}
        for subject in subjects:
            shown = codex_card(self._codex, subject.removeprefix("card:"))
            if shown is None:
                continue
            small = _Shown(shown, upright=True)
            small.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            small.clicked.connect(lambda _=False, subject=subject: self.wished.emit(subject))
            self._flow.addWidget(small)
            small.show()
            self.cards[subject] = small
        self.verticalScrollBar().setValue(0)

    def mark(self, subject: str) -> None:
        """This one lies open."""
        for each, card in self.cards.items():
            if card.is_open is not (each == subject):
                card.is_open = each == subject
                card.update()
