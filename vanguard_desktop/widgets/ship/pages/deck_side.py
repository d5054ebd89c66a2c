"""The deck of a member: the cards of the section by rank, and beside them the deck with what it asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.deck import DeckRow, DeckShown, back_to, deck_shown
from vanguard_desktop.models.ship.lander.suggestion import suggested
from vanguard_desktop.rulesets.ship.data.journey.launch import AddCard, BuildDeck, TakeOutCard
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import board_deck

from ...look import scaled
from ...look.controls.asking import about
from ...look.controls.buttons import Button, IconButton
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import row_in
from ...look.controls.panels import IconMark, Panel, PanelTitle, ScrollColumn
from ...look.controls.text import RichText, Text
from ...look.paint.rich import Speak
from ...look.paint.text_paint import longest_word
from .right_side import RightSide, View

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen

_CARD, _LEAST, _LIST = 250, 160, 270
_GAP, _EDGES = 8, 38  # between cards; around them, with the bar


class DeckCard(Panel):
    """A card of the section: what it does, how many are in the deck; one more, one less."""

    chosen = Signal(object)

    def __init__(self, row: DeckRow, speak: Speak) -> None:
        super().__init__(ground="card", padding=8)
        self.row = row
        self._head = row_in(self.body, gap=6)
        self._name, self._count = Text(role="body_strong"), Text(color="text_soft", wrap=False)
        rank = IconMark(f"rank_{row.rank}", size=18)
        self._head.addWidget(rank)
        self._head.addWidget(self._name, 1)
        self._tools, self._below = QWidget(), False
        self.less, self.more = IconButton("minus", "-", icon_size=18), IconButton("plus", "+", icon_size=18)
        row_in(self._tools, self.less, self._count, self.more, gap=6)
        self._head.addWidget(self._tools)
        self._lines = [RichText(speak, line, role="label", color="text_soft") for line in row.card.lines]
        for line in self._lines:
            line.setMinimumWidth(1)  # a card may be narrower than words like to be, and is as high as they need then
            self.body.addWidget(line)
        self.body.addStretch(1)
        self.less.clicked.connect(lambda: self._order(self.row.take_out))
        self.more.clicked.connect(lambda: self._order(self.row.add))
        about(self, f"card:section_cards/{row.id}")
        self.show_row(row)

    def be_wide(self, width: int) -> int:
        """How high it has to be then. Where a word of the name has no room beside them, the buttons stand below."""
        self.setFixedWidth(width)
        beside = self._tools.sizeHint().width() + scaled(18) + 2 * 8 + 2 * 6
        below = longest_word(self.row.card.name, "body_strong") > width - beside
        if below is not self._below:
            self._below = below
            (self._head if below else self.body).removeWidget(self._tools)
            if below:
                self.body.addWidget(self._tools, 0, Qt.AlignmentFlag.AlignRight)
            else:
                self._head.addWidget(self._tools)
        self.body.invalidate()
        return self.heightForWidth(width)

    def _order(self, command: Command | None) -> None:
        if command is not None:
            self.chosen.emit(command)

    def show_row(self, row: DeckRow) -> None:
        """The same card with other numbers."""
        self.row = row
        self._name.setText(row.card.name)
        self._count.setText(f"{row.inside}/{row.inside + row.left}")
        #: Button: one more copy of a card goes into the deck. {card} is its name.
        self.more.set_name(self.tr("Add “{card}”").format(card=row.card.name))
        #: Button: a copy of a card is taken out of the deck. {card} is its name.
        self.less.set_name(self.tr("Take out “{card}”").format(card=row.card.name))
        #: Why no more copies of a card can go into the deck.
        none_left = self.tr("All copies are in the deck.")
        #: Why no copy of a card can be taken out of the deck.
        none_in = self.tr("No copy is in the deck.")
        self.more.set_unavailable("" if row.add is not None else row.reason or none_left)
        self.less.set_unavailable("" if row.take_out is not None else none_in)
        self.set_line("accent" if row.inside else "line")


class DeckSide(RightSide):
    """What is changed by one button is taken back by one undo."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        speak = screen.wording.names.spoken
        self._grid_of_cards, self._list = ScrollColumn(gap=10, padding=10), ScrollColumn(gap=8, padding=10)
        self._list.setFixedWidth(scaled(_LIST))
        row_in(self, (self._grid_of_cards, 1), self._list, gap=0)
        self._cards_box = QWidget()
        self._flow = FlowLayout(self._cards_box, gap=_GAP)
        self._grid_of_cards.body.addWidget(self._cards_box)
        self.cards: dict[str, DeckCard] = {}
        self.title = PanelTitle("", icon="deck")
        self._names = RichText(speak)
        self._asks_head, self._asks = Text(role="label", color="text_mute"), RichText(speak, role="body")
        self._dice_head, self._dice = Text(role="label", color="text_mute"), RichText(speak, role="body")
        self.suggest, self.reset = Button(icon="info"), Button(icon="undo")
        panel = Panel(padding=12)
        self._list.body.addWidget(panel)
        for part in (
            self.title,
            self.suggest,
            self.reset,
            self._asks_head,
            self._asks,
            self._dice_head,
            self._dice,
            self._names,
        ):
            panel.body.addWidget(part)
        self.suggest.clicked.connect(self._on_suggested)
        self.reset.clicked.connect(self._on_reset)
        self._section: Section | None = None
        self._before: tuple[Piece, ...] = ()

    def show_view(self, view: View) -> None:
        section = self._section_of(view.state)
        if section is None:
            return
        if section is not self._section:
            self._section, self._before = section, view.state.at(board_deck(section))
        deck = deck_shown(self.bridge, self.wording, view.state, section)
        self._show_cards(deck.rows)
        self._show_list(deck, view)
        self._share_width()

    def has_place_for(self, row: AnswerRow) -> bool:
        return isinstance(row.command, AddCard | TakeOutCard)

    def _section_of(self, state: ShipState) -> Section | None:
        question = state.question
        return question.section if isinstance(question, BuildDeck) else self._section

    def _show_cards(self, rows: Sequence[DeckRow]) -> None:
        if [row.id for row in rows] == list(self.cards):
            for row in rows:
                self.cards[row.id].show_row(row)
            return
        for card in self.cards.values():
            self._flow.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = {}
        for row in rows:
            card = DeckCard(row, self.wording.names.spoken)
            card.chosen.connect(self.chosen)
            self._flow.addWidget(card)
            card.show()
            self.cards[row.id] = card
        self._share_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """As many columns as have room for the words."""
        inside = self._list.widget()
        assert inside is not None
        needs = inside.minimumSizeHint().width() + self._list.verticalScrollBar().sizeHint().width() + 4
        self._list.setFixedWidth(max(scaled(_LIST), min(needs, self.width() - scaled(_LEAST) - _EDGES)))
        room = self.width() - self._list.width() - _EDGES
        columns = max(1, room // scaled(_CARD))
        wide, cards = max((room - _GAP * (columns - 1)) // columns, scaled(_LEAST)), list(self.cards.values())
        for start in range(0, len(cards), columns):  # cards that stand side by side are equally high
            line = cards[start : start + columns]
            tallest = max([card.be_wide(wide) for card in line])
            for card in line:
                card.setFixedHeight(tallest)

    def _show_list(self, deck: DeckShown, view: View) -> None:
        #: Title of a list of cards: the deck of somebody of the team.
        self.title.set_text(self.tr("The deck"))
        #: Beside the title of a deck: {count} cards are in it, and it needs {least}.
        self.title.set_aside(self.tr("{count} of {least}").format(count=deck.count, least=deck.least))
        inside = [row for row in deck.rows if row.inside]
        self._names.set_text("\n".join(f"{row.inside} × {row.card.name}" for row in inside))
        #: Head of a row of icons: what the combinations of a deck ask for.
        self._asks_head.setText(self.tr("Its combinations ask for"))
        self._asks.set_text("  ".join(f"{count} [{sign}]" for sign, count in deck.signs))
        #: Head of a row of dice: with which somebody lands.
        self._dice_head.setText(self.tr("Dice on board"))
        self._dice.set_text("  ".join(f"{count} [die_{color.value}]" for color, count in deck.dice))
        #: Button: the deck becomes what a good player would take.
        self.suggest.set_label(self.tr("Suggested deck"))
        #: Button: the deck becomes again what it was when the page was opened.
        self.reset.set_label(self.tr("As it was"))
        read_again = self.tr("This page is only read again.")
        self.suggest.set_unavailable("" if view.now else read_again)
        self.reset.set_unavailable("" if view.now else read_again)

    def _on_suggested(self) -> None:
        self._order_all(suggested(self.bridge, AddCard, TakeOutCard))

    def _on_reset(self) -> None:
        if self._section is not None:
            self._order_all(back_to(self.bridge.state, self._section, self._before))

    def _order_all(self, commands: Sequence[Command]) -> None:
        if commands:
            self.bridge.submit_all(commands)
        else:
            #: Said when a button would change nothing in a deck.
            self.explained.emit(self.tr("The deck is like that already."))

    def focus_first(self) -> bool:
        first = next(iter(self.cards.values()), None)
        if first is not None:
            first.more.setFocus(Qt.FocusReason.OtherFocusReason)
        return first is not None

    def sizeHint(self) -> QSize:
        return QSize(scaled(_CARD * 2 + _LIST), 500)
