"""The program as a whole: which screen is open, which game, and what the settings do to both."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QObject, QThreadPool, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from shiboken6 import delete

from vanguard_desktop.app.crash import CrashKeeper, Report
from vanguard_desktop.app.last_game import keep_last_game, read_last_game
from vanguard_desktop.app.paths import Folders
from vanguard_desktop.app.settings import Opened, save_settings
from vanguard_desktop.app.window import MainWindow
from vanguard_desktop.resources import resource_path
from vanguard_desktop.store.beside import is_there
from vanguard_desktop.text.common.languages import Languages, system_language
from vanguard_desktop.widgets.home.home_screen import HomeScreen
from vanguard_desktop.widgets.home.last_position import LastPosition
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.fonts import missing_fonts_sentence
from vanguard_desktop.widgets.preferences import Preferences

if TYPE_CHECKING:
    from vanguard_desktop.app.keeping import Keeping
    from vanguard_desktop.app.packs import Packs
    from vanguard_desktop.app.reader import Reader
    from vanguard_desktop.app.session import Session
    from vanguard_desktop.app.sound.device import Device
    from vanguard_desktop.app.sound.sounds import Sounds
    from vanguard_desktop.play.game import Habits
    from vanguard_desktop.play.plan import Plan
    from vanguard_desktop.widgets.game_screen import GameScreen
    from vanguard_desktop.widgets.look.controls.sheets import Sheet

log = logging.getLogger(__name__)

_SUFFIX = ".vanguard"
_CARD_AFTER_MS = 400
# How long a motion takes, against a full one.
_PACES = {"slow": 1.8, "full": 1.0, "reduced": 0.4, "off": 0.0}


class Program(QObject):
    """Screens are built when they are asked for; the first one alone decides how fast the program starts."""

    def __init__(
        self,
        app: QApplication,
        folders: Folders,
        opened: Opened,
        packs: tuple[Path, ...],
        crash: CrashKeeper,
        open_device: Callable[[], Device] | None = None,
        *,
        in_background: bool = False,
    ) -> None:
        super().__init__()
        self._open_device = open_device
        self._sounds: Sounds | None = None
        self._app, self._folders, self._given, self._crash = app, folders, packs, crash
        self.preferences = opened.preferences
        self.languages = Languages()
        self.languages.use(self.preferences.language or system_language())
        self._missing_fonts = self._dress(ring=False)
        self.window = MainWindow()
        self.home = HomeScreen()
        self.session: Session | None = None
        self.table: GameScreen | None = None
        self._packs: Packs | None = None
        self._reader: Reader | None = None
        self._in_background = in_background
        self._keeping: Keeping | None = None
        self._keep_card = QTimer(self, singleShot=True, interval=_CARD_AFTER_MS)
        self._keep_card.timeout.connect(self._on_keep_card)
        self._set_aside = opened.set_aside
        self._connect()
        self._show_home_facts()
        self.window.show_screen(self.home)
        if not self.preferences.language:
            self.home.ask_language(self.languages.current)

    def _connect(self) -> None:
        home, window = self.home, self.window
        home.continue_wished.connect(self.go_on_with_last)
        home.new_wished.connect(self.open_new_game)
        home.training_wished.connect(lambda: self.open_new_game(training=True))
        home.library_wished.connect(self.open_library)
        home.settings_wished.connect(self.open_settings)
        home.about_wished.connect(self.open_about)
        home.shortcuts_wished.connect(self.open_shortcuts)
        home.codex_wished.connect(self.open_codex)
        home.quit_wished.connect(window.close)
        home.language_tried.connect(self.languages.use)
        home.language_chosen.connect(lambda language: self.prefer(attrs.evolve(self.preferences, language=language)))
        window.may_close = lambda: self.may_leave(window.close)
        window.closing.connect(self.put_away)
        window.retranslated.connect(self._on_retranslated)
        window.bind("F11", window.toggle_full_screen)
        window.asked.connect(self.open_shortcuts)
        window.bind("Ctrl+K", self.open_codex)
        window.bind("Ctrl+,", self._on_settings_key)
        window.bind("Ctrl+Z", self._on_undo)
        window.bind("Ctrl+Shift+Z", self._on_redo)
        self._crash.tell = self._on_crash
        self._crash.tell_save = self._on_save_trouble
        self._crash.stop = lambda: self._app.exit(1)

    # what the settings do

    def prefer(self, preferences: Preferences) -> None:
        """Take up new settings at once and keep them."""
        before, self.preferences = self.preferences, preferences
        try:
            save_settings(self._folders.settings_file, preferences)
        except OSError as error:
            self.tell(
                lambda: self.tr("The settings could not be kept"),
                lambda: self.tr(
                    "They hold until you close the program. Check that the disk is not full and may be written."
                ),
                details=str(error),
            )
        if preferences.language != before.language:
            self.languages.use(preferences.language)
        looks = ("theme", "text_size", "motion", "patterns")
        if any(getattr(preferences, name) != getattr(before, name) for name in looks):
            self._dress()
        if self.sounds is not None:
            self.sounds.prefer(before, preferences)
        if self.session is not None:
            self.session.game.habits = self._habits()
            self.session.bridge.retranslate()

    def _dress(self, *, ring: bool = True) -> tuple[str, ...]:
        values = self.preferences
        return dress.apply(
            self._app,
            values.theme,
            values.text_size / 100,
            reduced_motion=values.motion == "off",
            pace=_PACES[values.motion],
            patterns=values.patterns,
            ring=ring,
        )

    @property
    def sounds(self) -> Sounds | None:
        """None where nobody gave a device to the program, as when it only takes pictures of itself."""
        if self._sounds is None and self._open_device is not None:
            from vanguard_desktop.app.sound.sounds import Sounds

            self._sounds = Sounds(self._open_device, self.preferences)
        return self._sounds

    def _habits(self) -> Habits:
        from vanguard_desktop.play.game import Habits

        values = self.preferences
        return Habits(new_luck=values.new_luck, strict_undo=values.strict_undo, real_dice=values.real_dice)

    def _on_retranslated(self) -> None:
        if self.session is not None:
            self.session.bridge.retranslate()
            self._keep_card.start()

    def come_forward(self) -> None:
        log.info("a second start: the window came forward")
        self.window.come_forward()

    # the first screen

    def _show_home_facts(self) -> None:
        """Only what can be known without opening a save: the rest follows when the window is painted."""
        last = read_last_game(self._folders.last_game_file)
        self.home.show_last(last if last is not None and is_there(Path(last.save)) else None)
        built_in = resource_path("content")
        comes_along = built_in.is_dir() and any(built_in.glob("*/pack.json"))
        self.home.offer_new_game(bool(self._given) or comes_along)
        # Whether other packs hold a training is known only when they are read: it is offered among their worlds.
        self.home.offer_training(not self._given and comes_along)
        said = [self._about_settings(), missing_fonts_sentence(self._missing_fonts)]
        try:
            self.home.offer_library(sum(path.suffix == _SUFFIX for path in self._folders.saves.iterdir()))
        except OSError as error:
            self.home.offer_library(0)
            said.append(self._about_saves(error))
        self.home.tell("\n".join(filter(None, said)))

    def _about_saves(self, error: OSError) -> str:
        """Why none is shown; there need not be a folder for them yet."""
        from vanguard_desktop.store.database import system_damage
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

    def after_first_paint(self) -> None:
        """What the first screen can do without is done once it is there."""
        dress.add_ring(self._app)
        self.home.paint_pictures()
        self.reader.when_read([self.packs.given], self._look_at_last, asked=False)

    def _look_at_last(self) -> None:
        """The card shows the last save as it is, whatever was kept of it."""
        from vanguard_desktop.app.latest import latest_save

        newest = latest_save(self._folders.saves)
        last = read_last_game(self._folders.last_game_file)
        if newest is None or (last is not None and last.save == str(newest.path) and last.when >= newest.changed):
            return
        self._with_packs_of(newest.path, lambda: self._show_card_of(newest.path), asked=False)

    def _show_card_of(self, save: Path) -> None:
        from vanguard_desktop.app.session import go_on
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.store.errors import SaveError

        try:
            session = go_on(save, self.packs, self._habits(), look_only=True)
        except (SaveError, ContentError) as error:
            log.info("no card for %s: %s", save, error)
            return
        try:
            last = session.last_position()
        finally:
            session.close()
        if last is not None:
            self._keep_picture(last)
            self.home.show_last(last)
            self.home.card.paint_land()

    def open_home(self) -> None:
        self._on_keep_card()
        if self._sounds is not None:
            self._sounds.hush()
        self._show_home_facts()
        self.window.show_screen(self.home)
        self.home.focus_default()
        self.home.paint_pictures()

    # other screens

    @property
    def packs(self) -> Packs:
        if self._packs is None:
            from vanguard_desktop.app.packs import Packs

            self._packs = Packs(self._given, self._folders.packs_file)
        return self._packs

    @property
    def reader(self) -> Reader:
        if self._reader is None:
            from vanguard_desktop.app.reader import Reader

            self._reader = Reader(self.packs, self.window, in_background=self._in_background)
        return self._reader

    def _with_packs_of(self, save: Path, then: Callable[[], None], *, asked: bool = True) -> None:
        """Which packs a save needs is known when the first are read."""

        def look_closer() -> None:
            from vanguard_desktop.play.campaign import codec
            from vanguard_desktop.store.saves import look_at

            self.reader.when_read(self.packs.ways_for(look_at(save, codec()).about), then, asked=asked)

        self.reader.when_read([self.packs.given], look_closer, asked=asked)

    def open_settings(self) -> None:
        from vanguard_desktop.app.sound.device import can_sound
        from vanguard_desktop.app.sound.voice import voice_command
        from vanguard_desktop.widgets.settings_screen import SettingsScreen

        screen = SettingsScreen(
            self.preferences,
            self._folders.saves,
            self._folders.reports,
            can_sound=can_sound(),
            can_read_aloud=voice_command() is not None,
        )
        screen.changed.connect(self.prefer)
        screen.folder_wished.connect(self._show_folder)
        self._open_page(screen)
        screen.language.setFocus()

    def open_about(self) -> None:
        from vanguard_desktop.widgets.about_screen import AboutScreen

        self._open_page(AboutScreen())

    def open_library(self) -> None:
        from vanguard_desktop.app.library import Library

        library = Library(self._folders.saves, self)
        library.open_wished.connect(lambda path: self.go_on_with(Path(path)))
        self._open_page(library.screen)

    def open_new_game(self, *, training: bool = False) -> None:
        self.reader.when_read([self.packs.given], lambda: self._open_new_game(training=training))

    def _open_new_game(self, *, training: bool) -> None:
        from vanguard_desktop.app.session import new_seed
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.models.common.new_game import NewGame
        from vanguard_desktop.widgets.new_game_screen import NewGameScreen

        try:
            box, wording = self.packs.open(self.packs.given)
        except ContentError as error:
            self._tell_content(error)
            return
        game = NewGame(box, new_seed)
        if training:
            game.propose_training()
        screen = NewGameScreen(game, wording, real_dice=self.preferences.real_dice)
        screen.begun.connect(self._on_begun)
        screen.codex_wished.connect(self.open_codex)
        self._open_page(screen)
        screen.begin.setFocus()

    def _open_page(self, screen: QWidget) -> None:
        """Esc leads back to the screen from which the page was opened."""
        self.reader.forget()
        before = self.window.screen_shown or self.home
        screen.left.connect(lambda: self._leave_page(screen, before))  # type: ignore[attr-defined]
        self.window.show_screen(screen)

    def _leave_page(self, screen: QWidget, before: QWidget) -> None:
        if before is self.home:
            self.open_home()
        else:
            self.window.show_screen(before)
            if before is self.table:
                self.table.focus_default()
        self.window.drop_screen(screen)

    # playing

    def _on_begun(self, plan: Plan, real_dice: bool) -> None:
        if real_dice != self.preferences.real_dice:
            self.prefer(attrs.evolve(self.preferences, real_dice=real_dice))
        self.begin(plan)

    def begin(self, plan: Plan) -> None:
        from vanguard_desktop.app.session import begin

        self._play(lambda: begin(plan, self.packs, self._folders.saves, self._habits()))

    def go_on_with_last(self) -> None:
        last = read_last_game(self._folders.last_game_file)
        if last is not None:
            self.go_on_with(Path(last.save))

    def go_on_with(self, save: Path) -> None:
        """The table of that save; if it is the open one, simply back to it."""
        if self.session is not None and self.session.save == save and self.table is not None:
            self.window.show_screen(self.table)
            self.table.focus_default()
            return

        def go_on() -> None:
            from vanguard_desktop.app import session

            self._play(lambda: session.go_on(save, self.packs, self._habits()))

        self._with_packs_of(save, go_on)

    def _play(self, start: Callable[[], Session]) -> None:
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.store.errors import SaveError

        if not self.may_leave(lambda: self._play(start)):
            return
        self.put_away()
        try:
            session = start()
        except SaveError as error:
            self.keeping.tell(error)
            return
        except ContentError as error:
            self._tell_content(error)
            return
        self.play(session)

    def play(self, session: Session) -> None:
        """Lay the table of an open game."""
        self.session, self._crash.save = session, session.save
        session.bridge.failed.connect(self.keeping.tell)
        session.bridge.stuck.connect(self._tell_rules)
        session.bridge.stepped.connect(lambda _: self._keep_card.start())
        session.bridge.turned.connect(lambda _: self._turn_to_book())
        if self.sounds is not None:
            self.sounds.listen(session.bridge)
        if session.can_be_shown:
            self._lay_table(session)
            self.keeping.begin()
        else:
            self._rest_without_screen()

    def _turn_to_book(self) -> None:
        """A step has led into another book: its screen takes the place of the one that showed the book before."""
        assert self.session is not None
        if self.session.can_be_shown:
            self._lay_table(self.session)
        else:
            self.open_home()
            QTimer.singleShot(0, self._rest_without_screen)  # the screen before is still at work with the step

    def _rest_without_screen(self) -> None:
        """The game rests in its save, and the players are told why."""
        self.put_away()
        self.tell(
            lambda: self.tr("A campaign with a ship"),
            lambda: self.tr(
                "This save is a campaign with a ship, which this version cannot show yet. "
                "Nothing in it was changed; a later version goes on where it stands."
            ),
        )

    def _lay_table(self, session: Session) -> None:
        table = self.table = session.new_screen()
        table.home_wished.connect(self.open_home)
        table.settings_wished.connect(self.open_settings)
        table.shortcuts_wished.connect(self.open_shortcuts)
        if self.sounds is not None:
            self.sounds.follow(table)
        self.window.show_screen(table)
        pages = [self.window.stack.widget(place) for place in range(self.window.stack.count())]
        for page in pages:
            if page is not None and page is not self.home and page is not table:
                self.window.drop_screen(page)
        table.focus_default()
        self._on_keep_card()

    @property
    def keeping(self) -> Keeping:
        """Only an open game needs it."""
        if self._keeping is None:
            from vanguard_desktop.app.keeping import Keeping

            self._keeping = Keeping(self)
            self._app.applicationStateChanged.connect(self._keeping.look)
        return self._keeping

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Whether the open game may be closed now; otherwise the players are asked, and `leave` may be tried again."""
        return self.session is None or self.keeping.may_leave(leave)

    def put_away(self) -> None:
        """Close the open game; nothing has to be saved, every decision is on the disk."""
        self._on_keep_card()
        if self.table is not None:
            # At once, not later: a table that is still there would ask a closed game for its words.
            self.window.stack.removeWidget(self.table)
            delete(self.table)
        if self.session is not None:
            self.session.close()
        self.session = self.table = self._crash.save = None

    def end(self) -> None:
        """Nobody can be asked any more; what would be lost is kept beside the other saves."""
        self.home.give_up_pictures()
        self.reader.stop()
        if self.session is not None:
            self.keeping.rescue(self._folders.saves)
        self.put_away()
        self.fall_silent()
        self.window.hide()

    def wait_for_threads(self) -> None:
        """What was begun beside the window ends at its next step; nothing of the profile is needed any more."""
        QThreadPool.globalInstance().waitForDone()
        self.reader.wait_for_end()

    def fall_silent(self) -> None:
        """The program ends: the sound device goes back to the system."""
        if self._sounds is not None:
            self._sounds.close()

    def _on_keep_card(self) -> None:
        self._keep_card.stop()
        if self.session is None:
            return
        if (last := self.session.last_position()) is not None:
            self._keep_picture(last)

    def _keep_picture(self, last: LastPosition) -> None:
        try:
            keep_last_game(self._folders.last_game_file, last)
        except OSError as error:
            log.warning("the card of the last game could not be kept: %s", error)

    def _on_undo(self) -> None:
        if self.table is not None and self.window.screen_shown is self.table:
            self.table.undo()

    def _on_redo(self) -> None:
        if self.table is not None and self.window.screen_shown is self.table:
            self.table.redo()

    def _on_settings_key(self) -> None:
        """From the first screen or the table; on a page Esc comes first."""
        if self.window.screen_shown in (self.home, self.table):
            self.open_settings()

    # sheets

    def open_sheet(self, sheet: Sheet) -> None:
        if self.table is not None and self.window.screen_shown is self.table:
            self.table.open_sheet(sheet)
        else:
            self.window.open_sheet(sheet)

    def close_sheet(self) -> None:
        if self.table is not None and self.window.screen_shown is self.table:
            self.table.close_sheet()
        else:
            self.window.close_sheet()

    def open_shortcuts(self) -> None:
        from vanguard_desktop.widgets.shortcuts_sheet import ShortcutsSheet

        sheet = ShortcutsSheet()
        sheet.closed.connect(self.close_sheet)
        self.open_sheet(sheet)

    def open_codex(self, subject: str = "") -> None:
        """From every screen, at a subject if one is meant; pressed again, the key closes it."""
        from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet

        if self.table is not None and self.window.screen_shown is self.table:
            self.table.open_codex(subject)
        elif isinstance(self.window.sheet, CodexSheet):
            self.window.close_sheet()
        else:
            self.reader.when_read([self.packs.given], lambda: self._open_codex(subject))

    def _open_codex(self, subject: str) -> None:
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet

        try:
            codex = self.packs.open(self.packs.given)[1].codex
        except ContentError as error:
            self._tell_content(error)
            return
        sheet = CodexSheet(codex, codex.explain, subject=subject)
        sheet.closed.connect(self.close_sheet)
        self.open_sheet(sheet)

    def tell(self, title: Callable[[], str], sentence: Callable[[], str], *, details: str = "") -> None:
        from vanguard_desktop.widgets.notice_sheet import NoticeSheet

        sheet = NoticeSheet(
            title,
            sentence,
            #: Button of a window with a message: shut the window.
            [(lambda: self.tr("Close"), self.close_sheet)],
            icon="blocked",
            color="warn",
            details=details,
        )
        sheet.dismissed.connect(self.close_sheet)
        self.open_sheet(sheet)

    def _tell_rules(self, failure: Exception) -> None:
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

    def _tell_content(self, error: Exception) -> None:
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.text.common.troubles import Troubles

        assert isinstance(error, ContentError)
        log.warning("content: %s", error)
        troubles = Troubles()
        self.tell(lambda: self.tr("Trouble with a content pack"), lambda: troubles.packs(error), details=str(error))

    def _on_save_trouble(self, error: Exception) -> None:
        self.keeping.tell(error)

    def _on_crash(self, report: Report) -> None:
        """The game goes on from the disk, where every decision is; if it is not any more, that comes first."""
        from vanguard_desktop.widgets.notice_sheet import NoticeSheet

        if self.session is not None and (trouble := self.keeping.trouble()):
            self.keeping.tell(trouble)
            return
        save = None if self.session is None else self.session.save

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
            self.window.close_sheet()
            if not self.may_leave(again):
                return
            self.put_away()
            if save is None:
                self.open_home()
            else:
                self.go_on_with(save)

        sheet = NoticeSheet(
            lambda: self.tr("Something went wrong"),
            sentence,
            [
                #: Button: leave the program.
                (lambda: self.tr("Quit"), self._app.quit),
                #: Button after a fault: play on.
                (lambda: self.tr("Go on"), again),
            ],
            icon="malfunction",
            color="warn",
            details=report.details,
        )
        self.window.open_sheet(sheet)

    def _show_folder(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.tell(
                lambda: self.tr("The folder cannot be shown"),
                #: Message after the wish to see a folder in the system's own window. {folder} is the path of a folder.
                lambda: self.tr("It is not there, and could not be made: {folder}").format(folder=folder),
                details=str(error),
            )
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def ask_file(self, *, save: bool, name: str = "", folder: Path | None = None) -> Path | None:
        """The system's own window for files; it begins in the folder, if that is there."""
        #: Kind of file in the system's own window for files. {pattern} is as "*.vanguard".
        kinds = self.tr("Saved games ({pattern})").format(pattern=f"*{_SUFFIX}")
        start = str((folder if folder is not None and folder.is_dir() else Path.home()) / name)
        if save:
            chosen, _ = QFileDialog.getSaveFileName(self.window, self.tr("Export a copy"), start, kinds)
        else:
            chosen, _ = QFileDialog.getOpenFileName(self.window, self.tr("Bring in a save"), start, kinds)
        return Path(chosen) if chosen else None
