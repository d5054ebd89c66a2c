"""A campaign over many evenings: what happened before, who sits down again, and the chronicle when something ends."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

from vanguard_desktop.core import WorldId
from vanguard_desktop.models.common.resuming import Resuming
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.play.ship import evenings
from vanguard_desktop.rulesets.ship.campaign.chronicle import Chronicle
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.store.operation_register import Best, remember
from vanguard_desktop.text.ship.campaign.booklet import Booklet, Booklets
from vanguard_desktop.text.ship.campaign.previously import Previously, Recalled
from vanguard_desktop.text.ship.words import ShipWords
from vanguard_desktop.widgets.chronicle.chronicle_screen import ChronicleScreen
from vanguard_desktop.widgets.chronicle.previously_sheet import PreviouslySheet
from vanguard_desktop.widgets.new_game.picture_cards import Art
from vanguard_desktop.widgets.new_game.resume_screen import ResumeScreen
from vanguard_desktop.widgets.new_game.step_pictures import ship_art

from .chronicle_files import ChronicleFiles
from .profile.paths import Folders

if TYPE_CHECKING:
    from .program import Program
    from .session import Session

# Whoever was away for so long may have forgotten what was going on.
NEW_EVENING = 3 * 60 * 60


class Evenings(QObject):
    """Follows the open game, if it has a ship."""

    def __init__(self, program: Program, folders: Folders) -> None:
        super().__init__(program)
        self._program, self._folders = program, folders
        self.files = ChronicleFiles(program)

    def follow(self, session: Session) -> None:
        """A game was opened; whatever book lies open, there may be a ship under it."""
        session.bridge.stepped.connect(self._on_stepped)
        session.bridge.turned.connect(self._on_stepped)

    def greet(self, away_for: float) -> None:
        """The players sit down again, after so many seconds."""
        ship = self._ship
        if ship is None:
            return
        if evenings.is_stored(ship):
            self._open_resume(ship)
        elif self._has_ended(ship):
            self.open_chronicle()
        elif away_for >= NEW_EVENING:
            self.tell_before()

    def tell_before(self) -> None:
        """Five lines from the log; by a key at any time."""
        table, ship = self._program.playing.shown, self._ship
        if table is None or ship is None:
            return
        told = self._told()
        if told is None:
            return
        sheet = PreviouslySheet(lambda: self._recalled(told), self._art(told))
        sheet.closed.connect(table.close_sheet)
        sheet.all_wished.connect(table.close_sheet)
        sheet.all_wished.connect(self.open_chronicle)
        table.open_sheet(sheet)
        sheet.button.setFocus()

    def open_chronicle(self) -> None:
        """All that was, cycle by cycle; of an operation its result."""
        session, ship = self._program.playing.session, self._ship
        if session is None or ship is None or (told := self._told()) is None:
            return
        say = ShipWords(session.wording.names)
        scored = None if ship.operation is None else evenings.scored(session.game)

        def booklet() -> Booklet:
            """In the language of now; the game may have been put away since."""
            if scored is not None:
                return Booklets(say).of_operation(told, ship, scored)
            return Booklets(say).of_campaign(told, ship, evenings.waits_for(ship))

        screen = ChronicleScreen(booklet, self._relief)
        screen.html_wished.connect(lambda: self.files.write_html(screen, self._relief))
        screen.markdown_wished.connect(lambda: self.files.write_markdown(screen, self._relief))
        screen.legacy_wished.connect(lambda: self.files.write_legacy(screen, self._ship))
        self._program.pages.open_page(screen)
        screen.back.setFocus()

    # what goes on

    def _on_stepped(self, step: Step) -> None:
        """Something ended: it is told once the screen is done with the step."""
        ship = self._ship
        if ship is None or step.way is not Way.PLAYED:
            return
        if evenings.is_stored(ship) and not evenings.is_stored(step.before):
            QTimer.singleShot(0, self, self._program.open_home)
        elif self._has_ended(ship):
            self._keep_medal(ship)
            QTimer.singleShot(0, self, self._open_when_read)

    def _open_when_read(self) -> None:
        """The story comes to its end first: what lies open to be read is not covered."""
        table = self._program.playing.shown
        if table is None:
            return
        if table.scrim.sheet is None:
            self.open_chronicle()
        else:
            table.scrim.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._open_when_read)
        return False

    def _has_ended(self, ship: ShipState) -> bool:
        """A campaign that is over may still hand on to another book: its chronicle covers no question."""
        session = self._program.playing.session
        over = ship.finished is not None and (session is None or not session.game.legal_commands())
        return over or evenings.waits_for(ship) is not None

    def _keep_medal(self, ship: ShipState) -> None:
        """The best result of an operation is all that is kept of it (OPS-13)."""
        session = self._program.playing.session
        scored = None if session is None or ship.operation is None else evenings.scored(session.game)
        if session is None or scored is None:
            return
        today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
        best = Best(medal=scored.medal, score=scored.score, date=today, seed=evenings.seed_of(session.game))
        try:
            remember(self._folders.settings, scored.operation, best)
        except (SaveError, ValueError, TypeError, LookupError) as error:
            self._program.notices.tell(
                lambda: self.tr("The medal could not be kept"),
                lambda: self.tr("The operation itself is safe in its save. Check that the disk may be written."),
                details=str(error),
            )

    def _open_resume(self, ship: ShipState) -> None:
        told = self._told()
        session = self._program.playing.session
        if told is None or session is None:
            return
        game = Resuming(ship)
        screen = ResumeScreen(
            game,
            lambda: self._recalled(told),
            session.wording.names.section,
            [seat.name for seat in ship.seats],
            self._art(told),
        )
        screen.resumed.connect(lambda names: self._resume(screen, game, names))
        self._program.pages.open_page(screen)
        screen.go_on.setFocus()

    def _resume(self, screen: ResumeScreen, game: Resuming, names: tuple[str, ...]) -> None:
        session = self._program.playing.session
        assert session is not None
        wish = game.resumption(names)
        while (command := wish.command(session.game.state)) is not None:
            if session.bridge.submit(command) is None:
                break  # the disk or others are in the way; that is told
        screen.left.emit()

    # what is told

    @property
    def _ship(self) -> ShipState | None:
        session = self._program.playing.session
        return None if session is None else evenings.ship_of(session.game)

    def _told(self) -> Chronicle | None:
        session = self._program.playing.session
        if session is None:
            return None
        game = session.game
        return session.bridge.read(lambda: evenings.chronicle_of(game), None)

    def _recalled(self, told: Chronicle) -> tuple[str, tuple[Recalled, ...]]:
        words, ship = Previously(self._say), self._ship
        assert ship is not None
        return words.title(), words.lines(told, ship)

    @property
    def _say(self) -> ShipWords:
        session = self._program.playing.session
        assert session is not None
        return ShipWords(session.wording.names)

    def _relief(self, world: WorldId) -> str:
        session = self._program.playing.session
        return "" if session is None or world not in session.game.box.worlds else session.game.box.worlds[world].relief

    def _art(self, told: Chronicle) -> Art:
        """The ship over the last world that was visited."""
        worlds = [cycle.home.world for cycle in told.cycles if cycle.home is not None]
        return ship_art(worlds[-1], self._relief(worlds[-1])) if worlds else ship_art("", "")
