"""The program as a whole: its window, what the settings do to it, and the parts that look after the rest."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QObject, QThreadPool
from PySide6.QtWidgets import QApplication

from vanguard_desktop.text.common.languages import Languages, system_language
from vanguard_desktop.widgets.home.home_screen import HomeScreen
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.preferences import Preferences

from .crash import CrashKeeper
from .first_screen import FirstScreen
from .notices import Notices
from .pages import Pages
from .playing import Playing
from .profile.paths import Folders
from .profile.settings import Opened, save_settings
from .window import MainWindow

if TYPE_CHECKING:
    from vanguard_desktop.play.game import Habits
    from vanguard_desktop.widgets.look.controls.sheets import Sheet

    from .evenings import Evenings
    from .profile.packs import Packs
    from .reader import Reader
    from .sound.device import Device
    from .sound.sounds import Sounds

log = logging.getLogger(__name__)

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
        self._app, self._folders, self._given = app, folders, packs
        self.preferences = opened.preferences
        self.languages = Languages()
        self.languages.use(self.preferences.language or system_language())
        missing_fonts = self._dress(ring=False)
        self.window = MainWindow()
        self._packs: Packs | None = None
        self._reader: Reader | None = None
        self._evenings: Evenings | None = None
        self._in_background = in_background
        self.first = FirstScreen(self, folders, packs, opened.set_aside, missing_fonts)
        self.playing = Playing(self, app, folders, crash)
        self.pages = Pages(self, folders)
        self.notices = Notices(self, crash, app.exit)
        self._connect()
        self.first.show_facts()
        self.window.show_screen(self.home)
        if not self.preferences.language:
            self.home.ask_language(self.languages.current)

    @property
    def home(self) -> HomeScreen:
        return self.first.home

    def _connect(self) -> None:
        home, window, pages, playing = self.home, self.window, self.pages, self.playing
        home.continue_wished.connect(lambda: self.first.with_last(playing.go_on_with))
        home.new_wished.connect(pages.open_new_game)
        home.before_wished.connect(lambda: self.first.with_last(playing.go_on_after_telling))
        home.campaign_wished.connect(pages.open_new_campaign)
        home.operations_wished.connect(pages.open_operations)
        home.habitat_wished.connect(pages.open_new_mission)
        home.training_wished.connect(lambda: pages.open_new_game(training=True))
        home.library_wished.connect(pages.open_library)
        home.settings_wished.connect(pages.open_settings)
        home.about_wished.connect(pages.open_about)
        home.shortcuts_wished.connect(pages.open_shortcuts)
        home.codex_wished.connect(pages.open_codex)
        home.quit_wished.connect(window.close)
        home.language_tried.connect(self.languages.use)
        home.language_chosen.connect(lambda language: self.prefer(attrs.evolve(self.preferences, language=language)))
        window.may_close = lambda: playing.may_leave(window.close)
        window.closing.connect(playing.put_away)
        window.retranslated.connect(playing.retranslate)
        window.bind("F11", window.toggle_full_screen)
        window.asked.connect(pages.open_shortcuts)
        window.bind("Ctrl+K", pages.open_codex)
        window.bind("Ctrl+,", pages.open_settings_from_key)
        window.bind("Ctrl+P", self._tell_before)
        window.bind("Ctrl+Z", playing.undo)
        window.bind("Ctrl+Shift+Z", playing.redo)

    def prefer(self, preferences: Preferences) -> None:
        """Take up new settings at once and keep them."""
        before, self.preferences = self.preferences, preferences
        try:
            save_settings(self._folders.settings_file, preferences)
        except OSError as error:
            self.notices.tell(
                lambda: self.tr("The settings could not be kept"),
                lambda: self.tr(
                    "They hold until you close the program. Check that the disk is not full and may be written."
                ),
                details=str(error),
            )
        if preferences.language != before.language:
            self.languages.use(preferences.language)
            if self.playing.session is None:
                self.first.look_at_last()
        looks = ("theme", "text_size", "motion", "patterns")
        if any(getattr(preferences, name) != getattr(before, name) for name in looks):
            self._dress()
        if self.sounds is not None:
            self.sounds.prefer(before, preferences)
        if (session := self.playing.session) is not None:
            session.game.habits = self.habits()
            session.bridge.retranslate()

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

    def habits(self) -> Habits:
        from vanguard_desktop.play.game import Habits

        values = self.preferences
        return Habits(
            flowing=not values.every_step,
            new_luck=values.new_luck,
            strict_undo=values.strict_undo,
            real_dice=values.real_dice,
        )

    @property
    def sounds(self) -> Sounds | None:
        """None where nobody gave a device to the program, as when it only takes pictures of itself."""
        if self._sounds is None and self._open_device is not None:
            from .sound.sounds import Sounds

            self._sounds = Sounds(self._open_device, self.preferences)
        return self._sounds

    def come_forward(self) -> None:
        log.info("a second start: the window came forward")
        self.window.come_forward()

    def after_first_paint(self) -> None:
        """What the first screen can do without is done once it is there."""
        dress.add_ring(self._app)
        self.home.paint_pictures()
        self.reader.when_read([self.packs.given], self.first.look_at_last, asked=False)

    def open_home(self) -> None:
        self.playing.keep_card()
        if self._sounds is not None:
            self._sounds.hush()
        self.first.show_facts()
        self.window.show_screen(self.home)
        self.home.focus_default()
        self.home.paint_pictures()

    @property
    def packs(self) -> Packs:
        if self._packs is None:
            from .profile.packs import Packs

            self._packs = Packs(self._given, self._folders.packs_file)
        return self._packs

    def _tell_before(self) -> None:
        if self.playing.shown is not None:
            self.evenings.tell_before()

    @property
    def evenings(self) -> Evenings:
        """Only who plays needs it."""
        if self._evenings is None:
            from .evenings import Evenings

            self._evenings = Evenings(self, self._folders)
        return self._evenings

    @property
    def reader(self) -> Reader:
        if self._reader is None:
            from .reader import Reader

            self._reader = Reader(self.packs, self.window, in_background=self._in_background)
        return self._reader

    def with_packs_of(self, save: Path, then: Callable[[], None], *, asked: bool = True) -> None:
        """Which packs a save needs is known when the first are read."""

        def look_closer() -> None:
            from vanguard_desktop.play.campaign import codec
            from vanguard_desktop.store.saves import look_at

            self.reader.when_read(self.packs.ways_for(look_at(save, codec()).about), then, asked=asked)

        self.reader.when_read([self.packs.given], look_closer, asked=asked)

    def open_sheet(self, sheet: Sheet) -> None:
        (self.playing.shown or self.window).open_sheet(sheet)

    def close_sheet(self) -> None:
        (self.playing.shown or self.window).close_sheet()

    def end(self) -> None:
        """Nobody can be asked any more; what would be lost is kept beside the other saves."""
        self.home.give_up_pictures()
        self.reader.stop()
        if self.playing.session is not None:
            self.playing.keeping.rescue(self._folders.saves)
        self.playing.put_away()
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
