"""What the program has to tell of itself: mistakes of its own, of packs, of settings."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from .crash import CrashKeeper, Report

if TYPE_CHECKING:
    from vanguard_desktop.content.errors import ContentError

    from .program import Program

log = logging.getLogger(__name__)


class Notices(QObject):
    """Each comes as a sheet over the screen that is shown."""

    def __init__(self, program: Program, crash: CrashKeeper, leave: Callable[[int], None]) -> None:
        super().__init__(program)
        self._program, self._crash, self._leave = program, crash, leave
        crash.tell = self._on_crash
        crash.tell_save = self._on_save_trouble
        crash.stop = lambda: leave(1)

    def tell(self, title: Callable[[], str], sentence: Callable[[], str], *, details: str = "") -> None:
        from vanguard_desktop.widgets.notice_sheet import NoticeSheet

        sheet = NoticeSheet(
            title,
            sentence,
            #: Button of a window with a message: shut the window.
            [(lambda: self.tr("Close"), self._program.close_sheet)],
            icon="blocked",
            color="warn",
            details=details,
        )
        sheet.dismissed.connect(self._program.close_sheet)
        self._program.open_sheet(sheet)

    def tell_rules(self, failure: Exception) -> None:
        """A decision that the rules of the program cannot carry out: the table stands as it stood, undo included."""
        log.critical("the rules failed", exc_info=failure)
        report = self._crash.keep(failure)

        def sentence() -> str:
            if report.folder is None:
                return self.tr(
                    "The program made a mistake: its rules cannot go on from this decision, so it was not carried out."
                    " The game stands where it stood; decide otherwise, or take back a step."
                )
            #: Message after a decision that the rules of the game cannot carry out. {folder} is the path of a folder.
            text = self.tr(
                "The program made a mistake: its rules cannot go on from this decision, so it was not carried out."
                " The game stands where it stood; decide otherwise, or take back a step."
                " A report for those who can mend it lies in {folder}."
            )
            return text.format(folder=report.folder)

        self.tell(lambda: self.tr("Something went wrong"), sentence, details=report.details)

    def tell_content(self, error: ContentError) -> None:
        from vanguard_desktop.text.common.troubles import Troubles

        log.warning("content: %s", error)
        troubles = Troubles()
        self.tell(lambda: self.tr("Trouble with a content pack"), lambda: troubles.packs(error), details=str(error))

    def _on_save_trouble(self, error: Exception) -> None:
        self._program.playing.keeping.tell(error)

    def _on_crash(self, report: Report) -> None:
        """The game goes on from the disk, where every decision is; if it is not any more, that comes first."""
        from vanguard_desktop.widgets.notice_sheet import NoticeSheet

        playing, window = self._program.playing, self._program.window
        if playing.session is not None and (trouble := playing.keeping.trouble()):
            playing.keeping.tell(trouble)
            return
        save = None if playing.session is None else playing.session.save

        def sentence() -> str:
            if report.folder is None:
                return self.tr("The program made a mistake. Every decision you made is kept; go on from the last one.")
            #: Message after a fault. {folder} is the path of a folder.
            text = self.tr(
                "The program made a mistake. Every decision you made is kept; go on from the last one."
                " A report for those who can mend it lies in {folder}."
            )
            return text.format(folder=report.folder)

        def again() -> None:
            window.close_sheet()
            if not playing.may_leave(again):
                return
            playing.put_away()
            if save is None:
                self._program.open_home()
            else:
                playing.go_on_with(save)

        sheet = NoticeSheet(
            lambda: self.tr("Something went wrong"),
            sentence,
            [
                #: Button: leave the program.
                (lambda: self.tr("Quit"), lambda: self._leave(0)),
                #: Button after a fault: play on.
                (lambda: self.tr("Go on"), again),
            ],
            icon="malfunction",
            color="warn",
            details=report.details,
        )
        window.open_sheet(sheet)
