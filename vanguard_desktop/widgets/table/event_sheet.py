"""The reading sheet of a revealed event: picture, story, what it does, and the choices."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vanguard_desktop.core.cards import EventCard
from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.fitting_column import FittingColumn
from vanguard_desktop.widgets.look.buttons import QUIET, Button
from vanguard_desktop.widgets.look.flow import FlowLayout
from vanguard_desktop.widgets.look.marks import CHOSEN, PLAIN, Chip
from vanguard_desktop.widgets.look.sheets import Sheet
from vanguard_desktop.widgets.look.text import RichText, Text
from vanguard_desktop.widgets.table.choice_row import ChoiceRow
from vanguard_desktop.widgets.table.sheet_picture import SheetPicture

_PICTURES = ("rust", "violet", "dawn", "ice", "kelp", "slate")


@attrs.frozen(kw_only=True)
class Answer:
    """A command that the sheet offers, its words, and why it cannot be given, if it cannot."""

    command: Command
    words: str
    reason: str = ""


class EventSheet(Sheet):
    """The answers stand where the reading ends; looking at the table lifts the sheet."""

    chosen = Signal(object)
    refused = Signal(str)
    lifted = Signal(bool)

    def __init__(
        self, bridge: Bridge, wording: Wording, card: EventCard, here: SectorId, answers: Sequence[Answer]
    ) -> None:
        super().__init__()
        self._bridge, self._wording, self._card, self._here = bridge, wording, card, here
        state = bridge.state
        assert isinstance(state, State)
        palette = _PICTURES[sum(card.id.encode()) % len(_PICTURES)]
        seen_by = tuple(member.section.value for member in state.members if member.sector == here)
        self._picture = SheetPicture(card.id, palette, seen_by)
        self._title = Text(role="screen_title")
        self._story = RichText(wording.names.icon, role="story")
        self._main = RichText(wording.names.icon, role="body")
        self._else = RichText(wording.names.icon, role="body", color="text_soft")
        self._chips = QWidget()
        self._chip_row = FlowLayout(self._chips, gap=8)
        self._answers: tuple[Answer, ...] = tuple(answers)
        self._low = False
        self.rows: list[ChoiceRow] = []
        self._column = FittingColumn(gap=10, padding=8)
        self._choices = QVBoxLayout()
        self._choices.setSpacing(10)
        for part in (self._title, self._chips, self._story, self._main, self._else):
            self._column.body.addWidget(part)
        self._column.body.addLayout(self._choices)
        self._column.body.setContentsMargins(56, 8, 56, 8)
        self.look = Button(kind=QUIET, key="Space")
        self.look.pressed.connect(lambda: self.lifted.emit(True))
        self.look.released.connect(lambda: self.lifted.emit(False))
        self.look.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key is Space, wherever the keyboard is
        self._count = Text(color="text_soft")
        foot = QHBoxLayout()
        foot.setContentsMargins(44, 10, 24, 12)
        foot.addWidget(self._count, 1)
        foot.addWidget(self.look)
        self.body.addWidget(self._picture)
        self.body.addWidget(self._column, 1)
        self.body.addLayout(foot)
        self._retranslate()
        self._fill()

    def show_answers(self, answers: Sequence[Answer]) -> None:
        self._answers = tuple(answers)
        self._fill()

    def set_low(self, low: bool) -> None:
        """Leave room to what is decided, in a low window."""
        self._low = low
        self._picture.set_low(low)
        self._show_parts()
        side = 24 if low else 56
        self._column.body.setContentsMargins(side, 8, side, 8)

    def _show_parts(self) -> None:
        """Once the effect has become a choice, its rows say it all; in a low window the story was read before."""
        choosing = len(self._answers) > 1
        self._story.setVisible(bool(self._card.story) and not (choosing and self._low))
        self._main.setVisible(bool(self._card.biomes) and not choosing)
        self._else.setVisible(not choosing)

    def _fill(self) -> None:
        self._show_parts()
        for row in self.rows:
            self._choices.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for number, answer in enumerate(self._answers, start=1):
            key = str(number) if number <= 9 else ""
            row = ChoiceRow(key, answer.words, self._wording.names.icon, reason=answer.reason)
            row.clicked.connect(lambda _=False, command=answer.command: self.chosen.emit(command))
            row.refused.connect(self.refused)
            self._choices.addWidget(row)
            self.rows.append(row)

    def first_free(self) -> ChoiceRow | None:
        return next((row for row in self.rows if not row.reason), None)

    def take(self, number: int) -> None:
        """A digit was pressed."""
        if 1 <= number <= len(self.rows):
            self.rows[number - 1].act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
            self.take(event.key() - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        names, rules, card, state = self._wording.names, self._wording.rules, self._card, self._bridge.state
        self._title.setText(names.event_card(card.id))
        self._story.set_text(names.event_story(card.id))
        #: {icons} are the biomes of an event card, {effect} what it does if one of them is visible in the sector.
        main = self.tr("If the sector shows one of {icons}: {effect}")
        icons = " ".join(f"[biome_{biome.value}]" for biome in card.biomes)
        self._main.set_text(main.format(icons=icons, effect=rules.effect(card.main)))
        #: What an event card does where none of its biomes is visible.
        self._else.set_text(self.tr("Otherwise: {effect}").format(effect=rules.effect(card.secondary)))
        while self._chip_row.count():
            item = self._chip_row.takeAt(0)
            if item is not None and (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        here = state.biomes(self._here)
        place = self.tr("Sector {number}: {place}").format(
            number=self._here, place=names.sector(state.board, self._here)
        )
        self._chip_row.addWidget(Chip(self.tr("Event"), icon="event"))
        self._chip_row.addWidget(Chip(place, icon="sector"))
        for biome in dict.fromkeys(here):
            chip = Chip(names.biome(biome), icon=f"biome_{biome.value}")
            chip.set_state(CHOSEN if biome in card.biomes else PLAIN)
            self._chip_row.addWidget(chip)
        done = len(state.event_discards) + 1
        count = self.tr("Event {number} of {count}")
        self._count.setText(count.format(number=done, count=done + len(state.event_deck)))
        self.look.set_label(self.tr("Look at the table"))
