"""What is being read over the table: an entry of the logbook that is new, or a card that asks something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vanguard_desktop.core import Event, PlayerRenamed
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.expedition.data.events import LogRead

from ...parts.teller import announce
from .reading import Reading, Readings
from .reading_sheet import ReadingSheet

if TYPE_CHECKING:
    from ..table_screen import TableScreen

# What happens for the first time is read; who looks back has read it.
SEEN = (Way.PLAYED, Way.REDONE)


def _read(events: Sequence[Event]) -> list[LogRead]:
    return [event for event in events if isinstance(event, LogRead)]


class OpenReading:
    """Opens, changes and puts away the reading sheet; the prompt bar says what the sheet leaves out."""

    def __init__(self, table: TableScreen, readings: Readings) -> None:
        self._table, self._readings = table, readings
        self.sheet: ReadingSheet | None = None
        self._told = ""
        # The briefing was read while the game was laid out, the last entry perhaps just before it was closed.
        self.unread = self.entries(table.bridge.last_events())

    def entries(self, events: Sequence[Event]) -> list[LogRead]:
        """What is to be read: nothing that is known, and no entry of an act that the packs do not hold yet."""
        logs = self._table.bridge.box.logs
        return [event for event in _read(events) if event.log in logs and not self._is_known(event)]

    def known(self, events: Sequence[Event]) -> list[LogRead]:
        """What was read before, as on coming back to a sector."""
        return [event for event in _read(events) if self._is_known(event)]

    def _is_known(self, event: LogRead) -> bool:
        return bool(self._table.bridge.state.tally.get(f"log:{event.log}", 0) > 1)

    def turn(self, step: Step) -> Reading | None:
        """What is read after a step; if only a player got another name, what lies open is read on."""
        if not any(isinstance(event, PlayerRenamed) for event in step.events):
            self.unread = self.entries(step.events) if step.way in SEEN else []
        return self._readings.now(self.unread)

    def follow(self) -> None:
        """Read what the question demands, without a step."""
        reading = self._readings.now(self.unread)
        self.ask(reading)
        self.show(reading)
        self.tell()

    def ask(self, reading: Reading | None, *, stepped: bool = False) -> None:
        table = self._table
        only_read = reading is not None and not reading.answers
        table.prompt.follow(on_sheet=reading is not None, only_read=only_read, stepped=stepped)

    def tell(self) -> None:
        """Read what is asked aloud; a sheet that comes back, as from under the codex, was told before."""
        table = self._table
        table.prompt.tell()
        id, words = ("", "") if self.sheet is None else (self.sheet.reading.id, self.sheet.spoken)
        if id != self._told:
            self._told = id
            announce(table, words)
            table.reading_opened.emit(words)

    def show(self, reading: Reading | None) -> None:
        table = self._table
        lies_open = self.sheet is not None and table.scrim.sheet is self.sheet
        if reading is None:
            if lies_open:
                table.scrim.close_sheet()
                table.map.setFocus()
            self.forget()
            table.grid.show_happened()
            return
        if lies_open and self.sheet is not None and self.sheet.reading.id == reading.id:
            self.sheet.show_reading(reading)
        else:
            self._open(reading)
        table.focus_default()

    def _open(self, reading: Reading) -> None:
        table = self._table
        sheet = self.sheet = ReadingSheet(self._readings, reading, table.bridge, table.wording, table.scrim)
        sheet.chosen.connect(table.bridge.submit)
        sheet.several_chosen.connect(table.bridge.submit_all)
        sheet.refused.connect(table.prompt.explain)
        sheet.lifted.connect(table.scrim.lift)
        sheet.read_on.connect(self.read_on)
        sheet.dismissed.connect(self._on_dismissed)
        sheet.set_low(table.grid.is_low)
        table.scrim.open(sheet)

    def forget(self) -> None:
        """Something else lies over the table, or nothing."""
        self.sheet = None

    def stand(self) -> None:
        """The sheet is told how much room it has."""
        if self.sheet is not None:
            self.sheet.set_low(self._table.grid.is_low)

    def retranslate(self) -> None:
        """The sheet turns its own words; what may be answered comes from here."""
        reading = self._readings.now(self.unread)
        if reading is not None and self.sheet is not None:
            self.sheet.show_reading(reading)

    def read_on(self) -> None:
        """An entry that asks nothing has been read; the next one, or the table."""
        del self.unread[:1]
        self.follow()
        self._table.lists.offer()
        self._table.show_ending()

    def _on_dismissed(self) -> None:
        """Esc puts away what asks nothing; a question stays, so it leads back to the first screen."""
        if self.unread and self.sheet is not None and not self.sheet.rows:
            self.read_on()
        else:
            self._table.home_wished.emit()
