"""The library at work: lists the saves, opens one, carries one out, brings one in."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.checkup import referee
from vanguard_desktop.setting import World
from vanguard_desktop.store.errors import SaveError
from vanguard_desktop.store.saves import Save, export_save, import_save, list_saves
from vanguard_desktop.store.tidying import bring_back, copy_save, put_aside, rename_save, throw_away
from vanguard_desktop.text.common.troubles import Troubles
from vanguard_desktop.text.plain_name import plain_name
from vanguard_desktop.widgets.home.last_position import LastPosition
from vanguard_desktop.widgets.library_screen import LibraryScreen, SaveRow

from .profile.last_game import keep_last_game, read_last_game
from .profile.paths import Folders

if TYPE_CHECKING:
    from .program import Program


class Library(QObject):
    """Lives as long as its screen."""

    open_wished = Signal(str)

    def __init__(self, folders: Folders, program: Program) -> None:
        self.screen = LibraryScreen()
        super().__init__(self.screen)
        self._folder, self._picture_of, self._program = folders.saves, folders.picture_of, program
        self._troubles = Troubles()
        self.screen.open_wished.connect(self.open_wished)
        self.screen.export_wished.connect(self._on_export)
        self.screen.copy_wished.connect(self._on_copy)
        self.screen.rename_wished.connect(self._on_rename)
        self.screen.delete_wished.connect(self._on_delete)
        self.screen.undo_wished.connect(self._on_undo)
        self.screen.import_wished.connect(self._on_import)
        self._deleted: Path | None = None
        self.screen.left.connect(self.close)
        self.open_wished.connect(lambda _: self.close())
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
            played=save.seconds_played,
            players=self._players(save),
            place=self._place(save),
            land=self._land(save),
            last=self._last(save),
            trouble=trouble,
        )

    @staticmethod
    def _players(save: Save) -> tuple[str, ...]:
        """Who sat down to it; a campaign names them before there are seats."""
        seats = (seat.name for seat in getattr(save.opening, "seats", ()))
        return tuple(filter(None, (*seats, *getattr(save.opening, "players", ()))))

    def _world(self, save: Save) -> World | None:
        """Where it is played, if the packs that say so have been read anyway."""
        packs, world = self._program.packs, getattr(save.opening, "world", None)
        if world is None or not packs.is_read(packs.given):
            return None
        try:
            return packs.open(packs.given)[0].worlds.get(world)
        except ContentError:
            return None

    def _place(self, save: Save) -> str:
        last, world = self._last(save), self._world(save)
        if last is not None and (last.where or last.within):
            return last.where or last.world
        return "" if world is None else self._program.packs.open(self._program.packs.given)[1].names.world(world.id)

    def _land(self, save: Save) -> tuple[str, str]:
        last, world = self._last(save), self._world(save)
        if last is not None and (last.where or last.within):
            return last.relief, last.palette
        return ("", "") if world is None else (world.id, world.relief)

    def _last(self, save: Save) -> LastPosition | None:
        """Where it stood when it was put away, if that was kept and is no other world."""
        last, world = read_last_game(self._picture_of(save.path)), self._world(save)
        if last is None or last.where or last.within:  # a campaign goes from world to world
            return last
        return last if world is not None and last.relief == world.id else None

    def close(self) -> None:
        """What was deleted is gone for good."""
        if self._deleted is not None:
            throw_away(self._deleted)
            self._deleted = None

    def _tried(self, act: Callable[[], object], path: str) -> bool:
        """The open game is put away first, if it is this one; a trouble is told."""
        session = self._program.playing.session
        if session is not None and session.save == Path(path):
            self._program.playing.put_away()
        try:
            act()
        except SaveError as error:
            self.screen.tell(self._troubles.save(error))
            return False
        finally:
            self.refresh()
        return True

    def _on_copy(self, path: str) -> None:
        name = next(card.row.name for card in self.screen.cards if card.row.path == path)
        #: What the copy of a saved game is called. {name} is what the game is called.
        copied = self.tr("{name}, copy").format(name=name)
        try:
            to = copy_save(Path(path), self._folder, copied)
        except SaveError as error:
            self.screen.tell(self._troubles.save(error))
            return
        if (last := read_last_game(self._picture_of(Path(path)))) is not None:
            with suppress(OSError):  # then the copy shows its land alone
                keep_last_game(self._picture_of(to), last)
        self.refresh()
        #: Message in the list of saved games. {name} is what the new one is called.
        self.screen.tell(self.tr("Copied as {name}").format(name=copied))

    def _on_rename(self, path: str, typed: str) -> None:
        name = plain_name(" ".join(typed.split()))
        if name and self._tried(lambda: rename_save(Path(path), name), path):
            self.screen.tell("")
        elif not name:
            self.refresh()

    def _on_delete(self, path: str) -> None:
        name = next(card.row.name for card in self.screen.cards if card.row.path == path)
        self.close()
        if self._tried(lambda: put_aside(Path(path)), path):
            self._deleted = Path(path)
            self.screen.tell("")
            self.screen.offer_undo(name or Path(path).stem)

    def _on_undo(self) -> None:
        deleted, self._deleted = self._deleted, None
        if deleted is None:
            return
        try:
            bring_back(deleted)
        except SaveError as error:
            self._deleted = deleted
            self.screen.tell(self._troubles.save(error))
            return
        self.screen.offer_undo("")
        self.refresh()

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
