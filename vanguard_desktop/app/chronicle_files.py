"""Files that a chronicle is kept in: for a browser, as plain text with pictures, and what is handed down."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vanguard_desktop.core import WorldId
from vanguard_desktop.rulesets.habitat.missions.campaign import card_of
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.store.disk.troubles import troubles
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.store.legacy_file import SUFFIX, export_legacy, export_season
from vanguard_desktop.text.common.troubles import Troubles
from vanguard_desktop.text.plain_name import plain_name
from vanguard_desktop.widgets.chronicle.chronicle_screen import ChronicleScreen
from vanguard_desktop.widgets.chronicle.export import as_html, as_markdown
from vanguard_desktop.widgets.game_screen import GameScreen

if TYPE_CHECKING:
    from .program import Program

Relief = Callable[[WorldId], str]


class ChronicleFiles(QObject):
    """Asks where to, writes whole files or none, and says on the page what became of it."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program

    def write_html(self, screen: ChronicleScreen, relief: Relief) -> None:
        #: Kind of file in the system's own window for files. {pattern} is as "*.html".
        kinds = self.tr("Pages for a browser ({pattern})").format(pattern="*.html")
        to = self._ask(screen.booklet.title, kinds, ".html")
        if to is not None:
            written = as_html(screen.booklet, relief, self._program.languages.current)
            self._tell(screen.tell, to, lambda: _write(to, written.text.encode("utf-8")))

    def write_markdown(self, screen: ChronicleScreen, relief: Relief) -> None:
        #: Kind of file in the system's own window for files: text with marks. {pattern} is as "*.md".
        kinds = self.tr("Markdown ({pattern})").format(pattern="*.md")
        to = self._ask(screen.booklet.title, kinds, ".md")
        if to is None:
            return
        #: Name of the folder with the pictures of a chronicle, beside its file. {file} is the name of the file.
        folder = to.with_name(self.tr("{file}, pictures").format(file=to.stem))
        written = as_markdown(screen.booklet, relief, folder.name)

        def write() -> None:
            with troubles(folder):
                folder.mkdir(exist_ok=True)
            for name, png in written.pictures.items():
                _write(folder / name, png)
            _write(to, written.text.encode("utf-8"))

        self._tell(screen.tell, to, write)

    def write_legacy(self, screen: ChronicleScreen, ship: ShipState | None) -> None:
        """Only what is over is handed down (LEG-03)."""
        to = self._ask_for_legacy(screen.booklet.title)
        if to is not None and ship is not None:
            self._tell(screen.tell, to, lambda: export_legacy(ship, to))

    def write_season(self, table: GameScreen) -> None:
        """The same of a campaign of the habitat, which a campaign aboard reads (HCA-08)."""
        state: HabitatState = table.bridge.state
        to = self._ask_for_legacy(table.wording.names.content("habitat_campaigns", card_of(state).name))
        if to is not None:
            self._tell(table.prompt.explain, to, lambda: export_season(state, to))

    def _ask_for_legacy(self, title: str) -> Path | None:
        #: Kind of file in the system's own window for files: what a campaign leaves to a later one. {pattern} is as
        #: "*.legacy.json".
        return self._ask(title, self.tr("Legacy files ({pattern})").format(pattern=f"*{SUFFIX}"), SUFFIX)

    def _ask(self, title: str, kinds: str, ending: str) -> Path | None:
        name = f"{plain_name(title)}{ending}"
        #: Title of the system's own window for files.
        to = self._program.pages.ask_any_file(self.tr("Keep the chronicle"), kinds, save=True, name=name)
        return to if to is None or to.name.endswith(ending) else to.with_name(f"{to.name}{ending}")

    def _tell(self, say: Callable[[str], None], to: Path, write: Callable[[], object]) -> None:
        try:
            write()
        except SaveError as error:
            say(Troubles().damage(error.damage, plain_name(str(to))))
            return
        #: Message on the chronicle, or in the bar: it was written. {file} is the path of a file.
        say(self.tr("Written: {file}").format(file=plain_name(str(to))))


def _write(to: Path, data: bytes) -> None:
    """Whole, or not at all."""
    unborn = to.with_name(f"{to.name}.new")
    with troubles(to):
        unborn.write_bytes(data)
        unborn.replace(to)
