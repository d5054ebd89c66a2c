"""The screens beside the game: settings, library, a new game, and what the system shows in windows of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from .first_screen import SUFFIX
from .profile.paths import Folders

if TYPE_CHECKING:
    from .campaigns import Campaigns
    from .program import Program


class Pages(QObject):
    """Each is built when it is asked for, and gone when it is left."""

    def __init__(self, program: Program, folders: Folders) -> None:
        super().__init__(program)
        self._program, self._folders = program, folders
        self._campaigns: Campaigns | None = None

    def open_settings(self) -> None:
        from vanguard_desktop.widgets.settings_screen import SettingsScreen

        from .sound.device import can_sound
        from .sound.voice import voice_command

        screen = SettingsScreen(
            self._program.preferences,
            self._folders.saves,
            self._folders.reports,
            can_sound=can_sound(),
            can_read_aloud=voice_command() is not None,
        )
        screen.changed.connect(self._program.prefer)
        screen.folder_wished.connect(self._show_folder)
        self.open_page(screen)
        screen.language.setFocus()

    def open_settings_from_key(self) -> None:
        if self._no_page_is_open:
            self.open_settings()

    @property
    def _no_page_is_open(self) -> bool:
        """Keys open a page from the first screen or the table; on a page Esc comes first."""
        return self._program.window.screen_shown in (self._program.home, self._program.playing.table)

    def open_about(self) -> None:
        from vanguard_desktop.widgets.about_screen import AboutScreen

        self.open_page(AboutScreen())

    def open_library(self) -> None:
        from .library import Library

        library = Library(self._folders, self._program)
        library.open_wished.connect(lambda path: self._program.playing.go_on_with(Path(path)))
        self.open_page(library.screen)

    def open_new_campaign(self) -> None:
        self.campaigns.open_new()

    def open_operations(self) -> None:
        self.campaigns.open_operations()

    def open_new_mission(self) -> None:
        program = self._program
        program.reader.when_read([program.packs.given], self._open_new_mission)

    def _open_new_mission(self) -> None:
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.models.habitat.new_mission import NewMission
        from vanguard_desktop.widgets.new_mission_screen import NewMissionScreen

        program = self._program
        try:
            box, wording = program.packs.open(program.packs.given)
        except ContentError as error:
            program.notices.tell_content(error)
            return
        screen = NewMissionScreen(NewMission(box), wording)
        screen.begun.connect(program.playing.begin)
        self.open_page(screen)
        screen.begin.setFocus()

    @property
    def campaigns(self) -> Campaigns:
        """Only who begins a campaign needs it."""
        if self._campaigns is None:
            from .campaigns import Campaigns

            self._campaigns = Campaigns(self._program, self._folders)
        return self._campaigns

    def open_new_game(self, *, training: bool = False) -> None:
        program = self._program
        program.reader.when_read([program.packs.given], lambda: self._open_new_game(training=training))

    def _open_new_game(self, *, training: bool) -> None:
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.models.common.new_game import NewGame
        from vanguard_desktop.widgets.new_game_screen import NewGameScreen

        from .session import new_seed

        try:
            box, wording = self._program.packs.open(self._program.packs.given)
        except ContentError as error:
            self._program.notices.tell_content(error)
            return
        # Packs from elsewhere have no page for their operations.
        game = NewGame(box, new_seed, operations_apart=not self._program.packs.given and bool(box.campaigns))
        if training:
            game.propose_training()
        screen = NewGameScreen(game, wording, real_dice=self._program.preferences.real_dice)
        screen.begun.connect(self._program.playing.begin_with)
        screen.codex_wished.connect(self.open_codex)
        self.open_page(screen)
        screen.begin.setFocus()

    def open_page(self, screen: QWidget) -> None:
        """Esc leads back to the screen from which the page was opened."""
        self._program.reader.forget()
        before = self._program.window.screen_shown or self._program.home
        screen.left.connect(lambda: self._leave_page(screen, before))  # type: ignore[attr-defined]
        self._program.window.show_screen(screen)

    def _leave_page(self, screen: QWidget, before: QWidget) -> None:
        program = self._program
        if before is program.home:
            program.open_home()
        else:
            program.window.show_screen(before)
            if (table := program.playing.shown) is not None:
                table.focus_default()
        program.window.drop_screen(screen)

    def open_shortcuts(self) -> None:
        from vanguard_desktop.widgets.shortcuts_sheet import ShortcutsSheet

        table = self._program.playing.shown
        sheet = ShortcutsSheet(frozenset() if table is None else table.unheard)
        sheet.closed.connect(self._program.close_sheet)
        self._program.open_sheet(sheet)

    def open_codex(self, subject: str = "") -> None:
        """From every screen, at a subject if one is meant; pressed again, the key closes it."""
        from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet

        program = self._program
        if (table := program.playing.shown) is not None:
            table.open_codex(subject)
        elif isinstance(program.window.sheet, CodexSheet):
            program.window.close_sheet()
        else:
            program.reader.when_read([program.packs.given], lambda: self._open_codex(subject))

    def _open_codex(self, subject: str) -> None:
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet

        try:
            codex = self._program.packs.open(self._program.packs.given)[1].codex
        except ContentError as error:
            self._program.notices.tell_content(error)
            return
        sheet = CodexSheet(codex, codex.explain, subject=subject)
        sheet.closed.connect(self._program.close_sheet)
        self._program.open_sheet(sheet)

    def _show_folder(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._program.notices.tell(
                lambda: self.tr("The folder cannot be shown"),
                #: Message after the wish to see a folder in the system's own window. {folder} is the path of a folder.
                lambda: self.tr("It is not there, and could not be made: {folder}").format(folder=folder),
                details=str(error),
            )
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def ask_file(self, *, save: bool, name: str = "", folder: Path | None = None) -> Path | None:
        """Which saved game is meant, or what the copy of one is to be called."""
        #: Kind of file in the system's own window for files. {pattern} is as "*.vanguard".
        kinds = self.tr("Saved games ({pattern})").format(pattern=f"*{SUFFIX}")
        title = self.tr("Export a copy") if save else self.tr("Bring in a save")
        return self.ask_any_file(title, kinds, save=save, name=name, folder=folder)

    def ask_any_file(
        self, title: str, kinds: str, *, save: bool, name: str = "", folder: Path | None = None
    ) -> Path | None:
        """The system's own window for files; it begins in the folder, if that is there."""
        start = str((folder if folder is not None and folder.is_dir() else Path.home()) / name)
        ask = QFileDialog.getSaveFileName if save else QFileDialog.getOpenFileName
        chosen, _ = ask(self._program.window, title, start, kinds)
        return Path(chosen) if chosen else None
