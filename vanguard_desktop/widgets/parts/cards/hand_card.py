"""A card in hand: where its board has the room it says what it does, otherwise it is as small as on a pile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter

from vanguard_desktop.models.common.cards import CardShown

from ...look import scaled
from ...look.paint.painted import pixel_ratio
from ...look.paint.rich import rich_document, rich_size
from .mini_card import MARK, PAD, MiniCard

_APART = 4  # above its words and below them


class HandCard(MiniCard):
    """Its name, the words of its upper half, and at the foot what its combination asks for (CRD-03)."""

    def __init__(self, card: CardShown) -> None:
        self._told: QSize | None = None
        super().__init__(card, upright=True)

    @property
    def tells(self) -> bool:
        """Whether it says what it does."""
        return self._told is not None

    def tell(self, told: QSize | None) -> None:
        """Say what it does on a card of this size; None makes it small again."""
        if told != self._told:
            self._told = told
            self.updateGeometry()
            self.update()

    def telling_height(self, width: int) -> int | None:
        """How high it is at this width when it says what it does; None where a word would have no room."""
        room = width - 2 * PAD
        words = rich_size(self._does, width=room)
        if max(words.width(), self.minimumSizeHint().width() - 2 * PAD) > room:
            return None
        head = self._name_top + self._name_height(width) + _APART
        return round(head + words.height() + _APART + scaled(MARK) + PAD)

    @property
    def _does(self) -> str:
        return self.card.lines[0] if self.card.lines else ""

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(width) if self._told is None else self._told.height()

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self._told is None else self._told

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self._told is None:
            return
        room = self.width() - 2 * PAD
        words = rich_document(self._does, color="text_soft", width=room, ratio=pixel_ratio(painter))
        painter.translate(QPointF(PAD, self._name_top + self._name_height(self.width()) + _APART))
        words.drawContents(painter)
