"""A new game: where to, how many players and their names, and the seed of chance for those who care."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from vanguard_desktop.core.dice import Section
from vanguard_desktop.core.ids import MemberId, WorldId
from vanguard_desktop.text.names import Names
from vanguard_desktop.widgets.look.buttons import PRIMARY, Button
from vanguard_desktop.widgets.look.choices import Segmented
from vanguard_desktop.widgets.look.flow import FlowLayout
from vanguard_desktop.widgets.look.marks import Chip, SeatRing
from vanguard_desktop.widgets.look.text import Text
from vanguard_desktop.widgets.page import Page
from vanguard_desktop.widgets.titled_panel import TitledPanel

_LARGEST_SEED = 999_999_999


@attrs.frozen(kw_only=True)
class Plan:
    """What the players settled on; no seed means that the program finds one."""

    world: WorldId
    players: int
    names: tuple[str, ...]
    seed: int | None


@attrs.frozen(kw_only=True)
class Table:
    """Who would play and who would go for a number of players."""

    seats: tuple[tuple[Section, ...], ...]
    team: tuple[tuple[MemberId, Section], ...]


class NewGameScreen(Page):
    """`begun` carries the Plan."""

    begun = Signal(object)

    def __init__(
        self,
        names: Names,
        tables: Mapping[WorldId, Mapping[int, Table]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._names, self._worlds, self._tables = names, tuple(tables), tables
        self.world, self.players = Segmented(), Segmented()
        self._world_story = Text(color="text_soft")
        most = max(max(counts) for counts in tables.values())
        self._seats = [_SeatLine(number, names) for number in range(1, most + 1)]
        self.seed = QLineEdit()
        self.seed.setValidator(QIntValidator(0, _LARGEST_SEED, self.seed))
        self._seed_hint = Text(color="text_soft")
        self._team = QWidget()
        self._team_row = FlowLayout(self._team, gap=8)
        self.begin = Button(kind=PRIMARY, icon="play")
        self.begin.clicked.connect(self._on_begin)
        self._world_panel = TitledPanel("planet", self.world, self._world_story, padding=18)
        self._players_panel = TitledPanel("seats", self.players, *self._seats, padding=18)
        self._team_panel = TitledPanel("crew_assignment", self._team, padding=18)
        self._seed_panel = TitledPanel("reroll", self._seed_hint, self.seed, padding=18)
        for panel in (self._world_panel, self._players_panel, self._team_panel, self._seed_panel):
            self.column.body.addWidget(panel)
        self.column.body.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.begin)
        self._box.addLayout(row)
        self.world.chosen.connect(lambda _: self._show())
        self.players.chosen.connect(lambda _: self._show())
        self._retranslate()
        for line in self._seats:
            line.name.returnPressed.connect(self._on_begin)

    @property
    def names(self) -> list[QLineEdit]:
        """The fields of the players' names, one for each seat there can be."""
        return [line.name for line in self._seats]

    def _count(self) -> int:
        taken = self.players.taken()
        return taken if isinstance(taken, int) else min(self._counts())

    def _counts(self) -> Mapping[int, Table]:
        """Who sits where and who goes, by the number of players, on the chosen world."""
        return self._tables[self._taken_world()]

    def _taken_world(self) -> WorldId:
        taken = self.world.taken()
        return next((world for world in self._worlds if world == taken), self._worlds[0])

    def _on_begin(self) -> None:
        count = self._count()
        fallback = self.tr("Player {number}")
        names = tuple(
            line.name.text().strip() or fallback.format(number=number)
            for number, line in enumerate(self._seats[:count], start=1)
        )
        seed = int(self.seed.text()) if self.seed.text() else None
        self.begun.emit(Plan(world=self._taken_world(), players=count, names=names, seed=seed))

    def _show(self) -> None:
        count = self._count()
        table = self._counts()[count]
        for number, line in enumerate(self._seats):
            line.setVisible(number < count)
            if number < count:
                line.show_sections(table.seats[number])
        while (item := self._team_row.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for member, section in table.team:
            #: Who goes and for which section.
            words = self.tr("{member} · {section}")
            chip = Chip(
                words.format(member=self._names.member(member), section=self._names.section(section)),
                icon=f"section_{section.value}",
            )
            self._team_row.addWidget(chip)
            chip.show()
        story = self._names.world_story(self._taken_world())
        self._world_story.setText(story)
        self._world_story.setVisible(bool(story))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.title.setText(self.tr("New game"))
        self.back.set_name(self.tr("Back (Esc)"))
        self._world_panel.title.set_text(self.tr("Where to"))
        self._players_panel.title.set_text(self.tr("Who plays"))
        self._team_panel.title.set_text(self.tr("The away team"))
        self._seed_panel.title.set_text(self.tr("Chance"))
        self.world.set_choices([(world, self._names.world(world)) for world in self._worlds], self._taken_world())
        self.world.setAccessibleName(self.tr("Where to"))
        self.players.set_choices(
            [(count, self.tr("%n player(s)", "", count)) for count in sorted(self._counts())], self._count()
        )
        self.players.setAccessibleName(self.tr("Who plays"))
        for number, line in enumerate(self._seats, start=1):
            line.set_words(self.tr("Name of player {number}").format(number=number))
        self._seed_hint.setText(
            self.tr("With the same number, dice and cards fall the same again. Leave it empty for new luck.")
        )
        self.seed.setPlaceholderText(self.tr("A number, or empty"))
        self.seed.setAccessibleName(self.tr("Number for chance"))
        self.begin.set_label(self.tr("Begin the expedition"))
        self._show()


class _SeatLine(QWidget):
    """A player's ring, name, and the sections the player decides for."""

    def __init__(self, number: int, names: Names) -> None:
        super().__init__()
        self._number, self._names = number, names
        self._ring = SeatRing(number, str(number), str(number))
        self.name = QLineEdit()
        self.name.setMaxLength(40)
        self.name.textChanged.connect(self._on_named)
        self._sections = Text(color="text_soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(14)
        row.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self.name)
        column.addWidget(self._sections)
        row.addLayout(column, 1)

    def set_words(self, placeholder: str) -> None:
        self.name.setPlaceholderText(placeholder)
        self.name.setAccessibleName(placeholder)

    def show_sections(self, sections: tuple[Section, ...]) -> None:
        self._sections.setText(" · ".join(self._names.section(section) for section in sections))

    def _on_named(self, name: str) -> None:
        letter = name.strip()[:1].upper() or str(self._number)
        self._ring.set_seat(self._number, letter, name.strip() or str(self._number))
