"""Pictures of every screen, from scripted positions: to look at, to compare, to show."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..main import display_is_missing
from ..profile.paths import folders

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from vanguard_desktop.widgets.game_screen import GameScreen

    from ..program import Program

_SIZE = re.compile(r"([1-9]\d{2,4})x([1-9]\d{2,4})")
_TEXT_SIZES = range(50, 401)
_QUALITY = 80  # of a PNG it says only how hard it is packed: the usual takes twice as long and saves a fifth


def tour(options: argparse.Namespace) -> int:
    """Write the pictures into `options.folder`; 2 if the size makes no sense."""
    size = _SIZE.fullmatch(options.size)
    if size is None or options.text_scale not in _TEXT_SIZES:
        sys.stderr.write(
            "A size is two numbers of pixels, such as 1920x1080; a text scale is a percentage, such as 150.\n"
        )
        return 2
    if display_is_missing():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    options.folder.mkdir(parents=True, exist_ok=True)
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as profile:
        guide = Guide(app, Path(profile), options, (int(size[1]), int(size[2])))
        count = guide.walk()
    sys.stdout.write(f"{count} pictures in {options.folder}\n")
    return 0


def wait_for_pictures(app: QApplication, table: GameScreen) -> None:
    """Land and sheets are painted beside the window; a picture of the screen shows them whole."""
    from PySide6.QtCore import QEventLoop

    while table.waiting_for_pictures:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


class Guide:
    """Goes from screen to screen in a profile of its own and takes a picture of each."""

    def __init__(self, app: QApplication, profile: Path, options: argparse.Namespace, size: tuple[int, int]) -> None:
        from vanguard_desktop.widgets.preferences import Preferences

        self._app, self._profile, self._options, self._size = app, profile, options, size
        self._preferences = Preferences(
            language=options.language, text_size=options.text_scale, theme=options.theme, motion="off"
        )
        self._count = 0

    def walk(self) -> int:
        from .river import RiverTour
        from .table import TableTour

        self._first_start()
        program = self._program()
        try:
            if self._options.campaign:
                self._ship(program)
                return self._count
            if self._options.habitat:
                self._habitat(program)
                return self._count
            self._pages(program)
            self._new_game(program)
            self._new_campaign(program)
            TableTour(program, partial(self._shoot, program), self._pump).walk()
            self._home_with_saves(program)
            box, _ = program.packs.open(program.packs.given)
            RiverTour(program, partial(self._shoot, program), self._pump).walk(box, folders(self._profile).saves)
        finally:
            self._close(program)
        return self._count

    def _program(self, *, first: bool = False) -> Program:
        import attrs

        from ..crash import CrashKeeper
        from ..profile.settings import Opened
        from ..program import Program

        places = folders(self._profile)
        places.make()
        preferences = attrs.evolve(self._preferences, language="") if first else self._preferences
        program = Program(
            self._app, places, Opened(preferences=preferences), tuple(self._options.pack), CrashKeeper(places)
        )
        program.languages.use(self._options.language)
        program.window.resize(*self._size)
        program.window.show()
        self._pump()
        return program

    def _close(self, program: Program) -> None:
        program.end()
        program.wait_for_threads()
        program.languages.withdraw()
        program.window.deleteLater()
        self._pump()

    def _first_start(self) -> None:
        program = self._program(first=True)
        program.home.ask_language(self._options.language)
        program.home.wait_for_pictures()
        self._shoot(program, "home_first_start")
        self._close(program)

    def _pages(self, program: Program) -> None:
        program.home.wait_for_pictures()
        self._shoot(program, "home")
        for name, open_page in (
            ("settings", program.pages.open_settings),
            ("about", program.pages.open_about),
        ):
            open_page()
            self._shoot(program, name)
            program.open_home()  # from a page no key opens another
        program.pages.open_shortcuts()
        self._shoot(program, "shortcuts")
        program.close_sheet()

    def _new_game(self, program: Program) -> None:
        from vanguard_desktop.widgets.new_game_screen import NewGameScreen

        program.pages.open_new_game()
        self._shoot(program, "new_game")
        screen = program.window.screen_shown
        assert isinstance(screen, NewGameScreen)
        bar, page = screen.column.verticalScrollBar(), 2
        while bar.value() < bar.maximum():
            bar.setValue(bar.value() + bar.pageStep())
            self._shoot(program, f"new_game_{page}")
            page += 1

    def _new_campaign(self, program: Program) -> None:
        from vanguard_desktop.widgets.new_campaign_screen import STEPS, NewCampaignScreen

        for name, open_page in (
            ("new_campaign", program.pages.open_new_campaign),
            ("operations", program.pages.open_operations),
        ):
            open_page()
            screen = program.window.screen_shown
            if not isinstance(screen, NewCampaignScreen):
                return  # these packs hold no campaign
            for step in range(1, STEPS + 1):
                screen.go_to(step)
                self._shoot(program, f"{name}_{step}")
            program.open_home()
        self._evening(program)

    def _evening(self, program: Program) -> None:
        """What is told of a campaign before an evening, and in its chronicle."""
        from vanguard_desktop.widgets.new_campaign_screen import NewCampaignScreen

        program.pages.open_new_campaign()
        screen = program.window.screen_shown
        assert isinstance(screen, NewCampaignScreen)
        screen.begin.click()
        self._pump()
        program.evenings.tell_before()
        self._shoot(program, "previously")
        program.close_sheet()
        program.evenings.open_chronicle()
        self._shoot(program, "chronicle")
        program.open_home()
        program.playing.put_away()

    def _ship(self, program: Program) -> None:
        from .ship import ShipTour

        box, _ = program.packs.open(program.packs.given)
        ShipTour(program, partial(self._shoot, program), self._pump).walk(box, folders(self._profile).saves)

    def _habitat(self, program: Program) -> None:
        from .habitat import HabitatTour

        box, _ = program.packs.open(program.packs.given)
        HabitatTour(program, partial(self._shoot, program), self._pump).walk(box, folders(self._profile).saves)

    def _home_with_saves(self, program: Program) -> None:
        saves = folders(self._profile).saves
        program.playing.go_on_with(min(saves.glob("*.vanguard")))
        program.open_home()
        program.home.wait_for_pictures()
        self._shoot(program, "home_continue")
        (saves / "Damaged.vanguard").write_bytes(b"this was a save once")
        program.pages.open_library()
        self._shoot(program, "library")

    def _shoot(self, program: Program, name: str) -> None:
        self._settle(program)
        self._count += 1
        picture = program.window.grab()
        picture.save(str(self._options.folder / f"{self._count:02}_{name}.png"), "PNG", _QUALITY)

    def _settle(self, program: Program) -> None:
        """Let all that is on its way come into the picture."""
        self._pump()
        if program.playing.table is not None:
            wait_for_pictures(self._app, program.playing.table)

    def _pump(self) -> None:
        """Let everything settle that waits for its turn."""
        from PySide6.QtCore import QCoreApplication, QEvent

        for _ in range(12):
            self._app.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
