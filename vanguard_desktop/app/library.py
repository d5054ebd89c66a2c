"""The library at work: lists the saves, opens one, carries one out, brings one in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.checkup import referee
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.store.saves import Save, export_save, import_save, list_saves
from vanguard_desktop.text.common.troubles import Troubles
from vanguard_desktop.text.plain_name import plain_name
from vanguard_desktop.widgets.library_screen import LibraryScreen, SaveRow

if TYPE_CHECKING:
    from .program import Program


class Library(QObject):
    """Lives as long as its screen."""

    open_wished = Signal(str)

    def __init__(self, folder: Path, program: Program) -> None:
        self.screen = LibraryScreen()
        super().__init__(self.screen)
        self._folder, self._program = folder, program
        self._troubles = Troubles()
        self.screen.open_wished.connect(self.open_wished)
        self.screen.export_wished.connect(self._on_export)
        self.screen.import_wished.connect(self._on_import)
        self.refresh()

    def refresh(self) -> None:
        try:
            saves = list_saves(self._folder, codec())
        except SaveError as error:  # the folder cannot be read; what lies in it is safe
            self.screen.tell(self._troubles.save(error))
            return
        self.screen.show_saves([self._row(save) for save in saves])

    def _row(self, save: Save) -> SaveRow:
        trouble = "" if save.problem is None else self._troubles.damage(save.problem, save.path.name)
        return SaveRow(
            path=str(save.path),
            name=plain_name(save.name) or plain_name(save.path.stem),
            changed=save.last_played.timestamp(),
            steps=save.steps,
            trouble=trouble,
        )

    def _on_export(self, path: str) -> None:
        to = self._program.pages.ask_file(save=True, name=Path(path).name)
        if to is None:
            return
        try:
            written = export_save(Path(path), to)
        except SaveError as error:
            self.screen.tell(self._troubles.save(error))
            return
        #: Message under the list of saved games. {file} is the name of a file.
        self.screen.tell(self.tr("A copy was written: {file}").format(file=plain_name(str(written))))

    def _on_import(self) -> None:
        file = self._program.pages.ask_file(save=False)
        if file is None:
            return
        try:
            taken = import_save(file, self._folder, referee(self._program.packs.box_of))
        except SaveError as error:
            self.screen.tell(self._troubles.save(error))
            return
        self.refresh()
        #: Message under the list of saved games: one was added. {file} is the name of a file.
        self.screen.tell(self.tr("Brought in: {file}").format(file=plain_name(taken.name)))
