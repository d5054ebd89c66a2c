"""The first screen and what it shows: the game that was played last, how many saves there are, what went wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from vanguard_desktop.resources import resource_path
from vanguard_desktop.store.disk.beside import is_there
from vanguard_desktop.widgets.home.home_screen import HomeScreen
from vanguard_desktop.widgets.home.last_position import LastPosition
from vanguard_desktop.widgets.look import missing_fonts_sentence

from .profile.last_game import keep_last_game, read_last_game
from .profile.paths import Folders

if TYPE_CHECKING:
    from .program import Program

log = logging.getLogger(__name__)

SUFFIX = ".vanguard"


def _is_of(last: LastPosition, save: Path) -> bool:
    """Whether the card shows this save, in words of the language of now."""
    return last.save == str(save) and last.language in ("", QLocale().name())


class FirstScreen(QObject):
    """Nothing is loaded for it but itself; what takes longer is looked up once it is painted."""

    def __init__(
        self,
        program: Program,
        folders: Folders,
        given: tuple[Path, ...],
        set_aside: Path | None,
        missing_fonts: tuple[str, ...],
    ) -> None:
        super().__init__(program)
        self._program, self._folders, self._given = program, folders, given
        self._set_aside, self._missing_fonts = set_aside, missing_fonts
        self.home = HomeScreen()

    def show_facts(self) -> None:
        """Only what can be known without opening a save: the rest follows when the window is painted."""
        last = read_last_game(self._folders.last_game_file)
        self.home.show_last(last if last is not None and is_there(Path(last.save)) else None)
        built_in = resource_path("content")
        comes_along = built_in.is_dir() and any(built_in.glob("*/pack.json"))
        self.home.offer_new_game(bool(self._given) or comes_along)
        # Whether other packs hold a training is known only when they are read: it is offered among their worlds.
        self.home.offer_campaign(not self._given and comes_along)
        self.home.offer_habitat(not self._given and comes_along)
        self.home.offer_training(not self._given and comes_along)
        said = [self._about_settings(), missing_fonts_sentence(self._missing_fonts)]
        try:
            self.home.offer_library(sum(path.suffix == SUFFIX for path in self._folders.saves.iterdir()))
        except OSError as error:
            self.home.offer_library(0)
            said.append(self._about_saves(error))
        self.home.tell("\n".join(filter(None, said)))

    def _about_saves(self, error: OSError) -> str:
        """Why none is shown; there need not be a folder for them yet."""
        from vanguard_desktop.store.disk.troubles import system_damage
        from vanguard_desktop.store.errors import Damage
        from vanguard_desktop.text.common.troubles import Troubles

        damage = system_damage(error)
        return "" if damage is Damage.MISSING else Troubles().damage(damage, str(self._folders.saves))

    def _about_settings(self) -> str:
        if self._set_aside is None:
            return ""
        #: Message at the start. {file} is the name of a file.
        text = self.tr("The settings could not be read, so they start anew. The damaged file was kept as {file}.")
        return text.format(file=self._set_aside.name)

    def with_last(self, go_on: Callable[[Path], None]) -> None:
        last = read_last_game(self._folders.last_game_file)
        if last is not None:
            go_on(Path(last.save))

    def look_at_last(self) -> None:
        """The card shows the last save as it is, whatever was kept of it."""
        from .profile.latest import latest_save

        newest = latest_save(self._folders.saves)
        last = read_last_game(self._folders.last_game_file)
        if newest is None or (last is not None and _is_of(last, newest.path) and last.when >= newest.changed):
            return
        self._program.with_packs_of(newest.path, lambda: self._show_card_of(newest.path), asked=False)

    def _show_card_of(self, save: Path) -> None:
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.store.errors import SaveError

        from .session import go_on

        try:
            session = go_on(save, self._program.packs, self._program.habits(), look_only=True)
        except (SaveError, ContentError) as error:
            log.info("no card for %s: %s", save, error)
            return
        try:
            last = session.last_position()
        finally:
            session.close()
        if last is not None:
            self.keep_picture(last)
            self.home.show_last(last)
            self.home.card.paint_land()

    def keep_picture(self, last: LastPosition) -> None:
        try:
            keep_last_game(self._folders.last_game_file, last)
            keep_last_game(self._folders.picture_of(Path(last.save)), last)
        except OSError as error:
            log.warning("the card of the last game could not be kept: %s", error)
