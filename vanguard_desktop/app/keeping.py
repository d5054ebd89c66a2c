"""An open game needs a save: if that cannot be written any more, the players hear it at once and may keep the game."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from vanguard_desktop.store.disk.troubles import troubles
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.saves import named_as_save, new_path
from vanguard_desktop.text.common.troubles import Troubles
from vanguard_desktop.text.plain_name import plain_name
from vanguard_desktop.widgets.notice_sheet import NoticeSheet, Words

if TYPE_CHECKING:
    from .program import Program

log = logging.getLogger(__name__)

Offer = tuple[Words, Callable[[], object]]

# The file is lost for this game; of the others the players may take it up again, or not.
_LOST = {Damage.GONE, Damage.REPLACED}
_KEEPABLE = {
    *_LOST,
    *(Damage.READ_ONLY, Damage.DISK_FULL, Damage.NO_ACCESS, Damage.IO_ERROR, Damage.BUSY, Damage.IN_THE_WAY),
}


class Keeping(QObject):
    """Looks after the save of the open game."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._troubles = Troubles()
        self._told: SaveError | None = None
        self._given_up = False

    def begin(self) -> None:
        """Another game was opened."""
        self._told, self._given_up = None, False
        session = self._program.playing.session
        if session is not None and session.game.lost:
            self._tell_lost(session.save.name, session.game.lost)

    def trouble(self) -> SaveError | None:
        """What is wrong with the save of the open game, as far as that can be known without writing to it."""
        session = self._program.playing.session
        if session is None:
            return None
        try:
            session.game.check_save()
        except SaveError as error:
            return error
        return None

    def look(self, state: Qt.ApplicationState = Qt.ApplicationState.ApplicationActive) -> None:
        """Whoever comes back from another program may have moved files there; told once."""
        if state is Qt.ApplicationState.ApplicationActive and self._told is None and (error := self.trouble()):
            self.tell(error)

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Whether the open game can be put away without losing anything; if not, the players decide."""
        error = None if self._given_up else self.trouble()
        if error is None:
            return True
        leave_it = (lambda: self.tr("Leave without keeping it"), lambda: self._give_up(leave))
        self._tell(error, leave_it, self._offer(leave), lost=True)
        return False

    def rescue(self, folder: Path) -> None:
        """The program was told to end: a game that is in no file any more goes into one of its own."""
        session, error = self._program.playing.session, self.trouble()
        if session is None or error is None or error.damage not in _LOST or self._given_up:
            return
        with suppress(SaveError, OSError):
            log.warning("the game was kept in %s", session.game.keep_elsewhere(new_path(folder, session.save.stem)))

    def tell(self, error: Exception) -> None:
        assert isinstance(error, SaveError)
        log.warning("save: %s", error)
        self._told = error
        keepable = self._program.playing.session is not None and error.damage in _KEEPABLE
        self._tell(error, self._close(), self._offer(None) if keepable else None, lost=error.damage in _LOST)

    def _give_up(self, leave: Callable[[], object]) -> None:
        self._given_up = True
        QTimer.singleShot(0, self, leave)

    def _close(self) -> Offer:
        #: Button of a window with a message: shut the window.
        return lambda: self.tr("Close"), self._program.close_sheet

    def _offer(self, then: Callable[[], object] | None) -> Offer:
        return lambda: self.tr("Keep it in another file…"), lambda: self._keep(then)

    def _tell(self, error: SaveError, other: Offer, keep: Offer | None, *, lost: bool) -> None:
        """The last button is the one that Enter presses: to keep a game that is `lost` otherwise."""
        offers = [other] if keep is None else [other, keep] if lost else [keep, other]
        sheet = NoticeSheet(
            lambda: self.tr("Trouble with the save"),
            lambda: self._troubles.save(error),
            offers,
            icon="blocked",
            color="warn",
            details=str(error),
        )
        sheet.dismissed.connect(self._program.close_sheet)
        self._program.open_sheet(sheet)

    def _keep(self, then: Callable[[], object] | None) -> None:
        """Ask where to, write the whole game there, and go on with that file."""
        session = self._program.playing.session
        assert session is not None
        to = self._program.pages.ask_file(save=True, name=session.save.name, folder=session.save.parent)
        if to is None:
            return
        try:
            with troubles(to):
                kept = session.game.keep_elsewhere(named_as_save(to))
        except SaveError as error:
            self._tell(error, self._close(), self._offer(then), lost=True)
            return
        log.info("the game was kept in %s", kept)
        self._given_up = True
        # Later: the sheet whose button was pressed may go with the table.
        QTimer.singleShot(0, self, then or (lambda: self._go_on(kept)))

    def _go_on(self, kept: Path) -> None:
        self._program.playing.put_away()
        self._program.playing.go_on_with(kept)

    def _tell_lost(self, file: str, count: int) -> None:
        def sentence() -> str:
            #: A file beside the saved game held the last decisions and is gone. %n is how many, {file} the saved game.
            text = self.tr(
                "The last %n decision(s) in {file} are gone: they lay in a file beside it that was lost or damaged."
                " The game goes on from what is left.",
                "",
                count,
            )
            return text.format(file=plain_name(file))

        self._program.notices.tell(lambda: self.tr("Part of the game is missing"), sentence)
