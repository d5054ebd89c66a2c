"""A card as the codex shows it: the card itself, and beside or below it the rule of its kind in players' words."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.text.codex.codex import Codex
from vanguard_desktop.text.codex.contents import chapter_of
from vanguard_desktop.text.codex.families import ICONS, RULES, Family, called

from ..cards.card_view import CardView
from ..look import Changing, scaled
from ..look.controls.buttons import QUIET, Button
from ..look.controls.lines import TOP, column_in, row_in
from ..look.controls.panels import IconMark
from ..look.controls.text import RichText, Text
from ..look.tokens import tokens
from .family_way import FamilyWay
from .told import rule_ids

_GAP, _LEAST_BESIDE = 24, 220
_WIDER = 1.3  # than a card on the table, where the page has room


class CardSpread(Changing, QWidget):
    """`wished` carries another subject of the codex."""

    wished = Signal(str)

    def __init__(self, card: CardShown, family: Family, codex: Codex, laid_open: tuple[str, ...]) -> None:
        super().__init__()
        self._codex = codex
        self.view = CardView(card, codex.spoken)
        self._words = QWidget()
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.setSpacing(_GAP)
        self._both.addWidget(self.view, 0, Qt.AlignmentFlag.AlignTop)
        self._both.addWidget(self._words, 1, Qt.AlignmentFlag.AlignTop)
        column = column_in(self._words, gap=10)
        self._tell(column, family)
        way = FamilyWay(family, len(codex.cards.of_family(family, laid_open)))
        way.wished.connect(self.wished)
        column.addWidget(way)
        column.addStretch(1)

    def _tell(self, column: QBoxLayout, family: Family) -> None:
        """What such a card is, the rule, and the chapter that tells more."""
        row_in(
            column,
            (IconMark(ICONS[family], beside="panel_title"), TOP),
            (Text(called(family), role="panel_title"), 1),
            gap=10,
        )
        why = self._codex.why(RULES[family])
        chapter = None if why is None else chapter_of(why.chapter)
        if why is None or chapter is None:
            return
        column.addWidget(RichText(self._codex.spoken, why.words))
        column.addWidget(Text(rule_ids(why), role="label", color="text_mute"))
        more = Button(chapter.title, kind=QUIET, icon=chapter.icon)
        more.clicked.connect(lambda: self.wished.emit(f"rule:{why.rules[0]}"))
        row_in(column, more, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _dress(self) -> None:
        self._share_room()

    def _share_room(self) -> None:
        """Side by side where both have room; the card takes what the words do not need."""
        usual = scaled(tokens().size.card.reading[0])
        rest = self.width() - _GAP - scaled(_LEAST_BESIDE)
        beside = rest >= usual
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(direction)
        width = min(round(usual * _WIDER), rest if beside else max(self.width(), 1))
        self.view.setFixedSize(width, self.view.heightForWidth(width))
