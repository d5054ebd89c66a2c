"""The open board of one crew member: who, what they can convert, their dice."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.members import MemberRow
from vanguard_desktop.rulesets.expedition.data import GiveStartToken
from vanguard_desktop.text.common.wording import Wording

from ...look import name_it
from ...look.controls.asking import about
from ...look.controls.buttons import Button, IconButton
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import MIDDLE, TOP, column_in, fill, row_in
from ...look.controls.marks import Pips
from ...look.controls.panels import IconMark, Panel
from ...look.controls.text import RichText, Text
from ...parts.cards.card_row import CardRow
from ...parts.cards.hand_row import HandRow
from ...portraits.portrait import Portrait
from .convert_mark import ConvertMark
from .dice_area import DiceArea, DropPlace
from .exert_line import ExertLine


class CrewBoard(Panel):
    """The lamp's edge marks the board of the one whose turn it is."""

    pile_wished = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        wording: Wording,
        row: MemberRow,
        felt: DropPlace | None = None,
    ) -> None:
        super().__init__(ground="panel", padding=8)
        self._bridge, self._wording, self._row = bridge, wording, row
        self._portrait = Portrait(row.id, row.section.value, row.name, QSize(92, 104))
        self._name, self._who = Text(role="card_title"), Text(color="text_soft")
        self._rank = IconMark(f"rank_{min(max(row.rank, 1), 3)}", size=22)
        self._converts = QWidget()
        self._convert_marks: list[ConvertMark] = []
        flow = FlowLayout(self._converts, gap=6)
        for convert in bridge.box.crew[row.id].converts:
            mark = ConvertMark(convert)
            self._convert_marks.append(mark)
            flow.addWidget(mark)
        self._place = Text(color="text_soft")
        self.dice = DiceArea(bridge, wording, felt)
        self.take_token = Button(icon="play")
        self.take_token.clicked.connect(lambda: bridge.submit(GiveStartToken(to=self._row.id)))
        head = row_in(self.body, (self._portrait, TOP), gap=12)
        words = column_in(head, gap=4, share=1)
        row_in(words, (self._name, 1), (self._rank, TOP))
        fill(words, self._who, self._place, self._converts, 1)
        self.body.addWidget(self.dice)
        self.exert = ExertLine(bridge, wording, row.id)
        self.dice.right.addWidget(self.exert)
        self.skill, self.gear = CardRow(bridge), CardRow(bridge)
        self.hand = HandRow(bridge)
        self._charges = Pips(0, 1, "-")
        row_in(self.body, (self.skill, 1), (self._charges, MIDDLE), gap=8)
        self.skill_text = RichText(wording.names.spoken, color="text_soft")
        fill(self.body, self.skill_text, self.gear)
        self._hand_title, self.decks = Text(role="label", color="text_soft"), Text(role="label", color="text_soft")
        self.pile_line = QWidget()  # a card to be discarded may be dropped here
        hand = row_in(self.pile_line)
        self.body.addWidget(self.pile_line)
        hand.addWidget(self._hand_title, 1)
        hand.addWidget(self.decks, 0, Qt.AlignmentFlag.AlignVCenter)
        self.pile = IconButton("discard_pile", "-")
        keeps_room = self.pile.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)  # the hand below stays where it is when the first card is discarded
        self.pile.setSizePolicy(keeps_room)
        self.pile.clicked.connect(lambda: self.pile_wished.emit(self._row.id))
        hand.addWidget(self.pile, 0)
        fill(self.body, self.hand, self.take_token)
        for part, subject in (
            (self._charges, "icon:charge"),
            (self._hand_title, f"hand_limit:{row.id}"),
            (self.decks, "keyword:section_deck"),
            *((mark, "icon:convert") for mark in self._convert_marks),
        ):
            about(part, subject)
        self.show_member(row)

    def show_member(self, row: MemberRow) -> None:
        self._row = row
        self.set_line("accent" if row.active else "line_faint")
        self.dice.show_member(row)
        self.exert.refresh()
        self.pile.setVisible(row.discards > 0)
        self.skill.show_cards(() if row.skill is None else (row.skill,))
        self.skill_text.set_text("" if row.skill is None else " ".join(row.skill.lines))
        self.skill_text.setVisible(row.skill is not None)
        self.gear.show_cards(row.equipment)
        self.hand.show_cards(row.hand)
        self.take_token.setVisible(isinstance(row.answer, GiveStartToken))
        self._retranslate()

    def _retranslate(self) -> None:
        row, names = self._row, self._wording.names
        self._name.setText(row.name)
        #: {section} is the section of a crewmember, {rank} a number, {player} the player who has the seat.
        who = self.tr("{section} · rank {rank} · seat of {player}")
        self._who.setText(who.format(section=row.section_name, rank=row.rank, player=row.player))
        #: Name of the mark on a crew board, for tool tips. {rank} is 1, 2 or 3.
        name_it(self._rank, self.tr("Rank {rank}").format(rank=row.rank))
        if row.sector is None:
            #: On a crew board: where this person is, before the lander has come down.
            self._place.setText(self.tr("Landing"))
        else:
            #: On a crew board: where this person is. {number} is the number, {place} the name of the sector.
            self._place.setText(self.tr("Sector {number}: {place}").format(number=row.sector, place=row.place))
        for mark, convert in zip(self._convert_marks, self._bridge.box.crew[row.id].converts, strict=True):
            #: A convert ability: basic icons of dice of a color count as the icon. {color} is red, green or blue,
            #: {icon} is drawn.
            words = self.tr("Basic {color} counts as {icon}")
            mark.set_words(words.format(color=names.color(convert.color), icon=names.icon(convert.icon.value)))
        self._charges.setVisible(row.skill is not None)
        #: Name of marks on a crew board, for tool tips: what pays for the skill. %n is their number.
        self._charges.set_count(row.charges, max(row.charges, 1), self.tr("%n charge(s)", "", row.charges))
        #: Section cards in hand: {count} is how many, {limit} how many may be held.
        self._hand_title.setText(self.tr("Hand: {count} of {limit}").format(count=len(row.hand), limit=row.hand_limit))
        #: The own deck of section cards and its discard pile: {deck} and {discards} are numbers of cards.
        decks = self.tr("Deck {deck} · discards {discards}")
        self.decks.setText(decks.format(deck=row.deck, discards=row.discards))
        self.pile.set_name(self.tr("Look through the discards"))
        self.take_token.set_label(self.tr("Take the start token"))
