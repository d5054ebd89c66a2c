"""Who plays: how many, by which names, and who has which section (GEN-04)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from vanguard_desktop.dice.faces import Section

from ..look.controls.choices import Segmented
from ..look.controls.lines import fill
from ..look.controls.text import Text
from ..titled_panel import TitledPanel
from .seat_lines import NameLine, SectionLine

# Who has which sections, seat by seat.
Shared = tuple[tuple[Section, ...], ...]
_ALONE: Shared = (tuple(Section),)


class PlayersPanel(TitledPanel):
    """`taken` carries a section and the number of the seat that takes it over; `entered` when a name was settled."""

    taken = Signal(object, int)
    entered = Signal()

    def __init__(self, counts: Sequence[int], section_name: Callable[[Section], str]) -> None:
        super().__init__("seats", padding=18)
        self.players = Segmented()
        self._lines = [NameLine(number) for number in range(1, counts[-1] + 1)]
        self._hint = Text(color="text_soft")
        self.section_lines = {section: SectionLine(section) for section in Section}
        fill(self.body, self.players, *self._lines, self._hint, *self.section_lines.values())
        self._counts, self._section_name = tuple(counts), section_name
        self._count, self._shared = self._counts[0], _ALONE
        for line in self._lines:
            line.named.connect(self._show_sections)
            line.name.returnPressed.connect(self.entered)
        for section_line in self.section_lines.values():
            section_line.taken.connect(self.taken)
        self._retranslate()

    @property
    def fields(self) -> list[QLineEdit]:
        """The fields of the names, one for each seat there can be."""
        return [line.name for line in self._lines]

    @property
    def named(self) -> tuple[str, ...]:
        """Those who play, by name."""
        #: Name of a player who has not typed one. {number} is from 1 to 4.
        fallback = self.tr("Player {number}")
        typed = (field.text().strip() for field in self.fields[: self._count])
        return tuple(name or fallback.format(number=number) for number, name in enumerate(typed, start=1))

    def fill_in(self, names: Sequence[str]) -> None:
        """Names that are known already."""
        for field, name in zip(self.fields, names, strict=False):
            field.setText(name)

    def show_seats(self, count: int, shared: Shared) -> None:
        """So many play, and these sections are theirs."""
        self._count, self._shared = count, shared
        self.players.set_taken(count)
        for number, line in enumerate(self._lines):
            line.setVisible(number < count)
        self._hint.setVisible(count > 1)
        self._show_sections()

    def _show_sections(self) -> None:
        shared = {section: seat for seat, mine in enumerate(self._shared) for section in mine}
        for section, line in self.section_lines.items():
            line.setVisible(self._count > 1)
            line.show_players(self._section_name(section), self.named, shared[section])

    def _retranslate(self) -> None:
        #: Heading over the number and names of players.
        self.title.set_text(self.tr("Who plays"))
        #: Choice of how many people play. %n is from 1 to 4.
        counts = [(count, self.tr("%n player(s)", "", count)) for count in self._counts]
        self.players.set_choices(counts, self._count)
        #: Heading over the number and names of players.
        self.players.setAccessibleName(self.tr("Who plays"))
        for number, line in enumerate(self._lines, start=1):
            #: Before a field to type in. {number} is from 1 to 4.
            line.set_words(self.tr("Name of player {number}").format(number=number))
        self._hint.setText(
            self.tr("Each section has one player, who decides for its crew. Whoever gives one away gets another back.")
        )
        self._show_sections()
