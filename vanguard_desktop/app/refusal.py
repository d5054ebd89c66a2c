"""The program cannot start with this profile: one sentence says why, in a window where there is a screen."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from vanguard_desktop.store.disk.troubles import system_damage
from vanguard_desktop.store.errors import Damage
from vanguard_desktop.text.common.languages import Languages, system_language
from vanguard_desktop.text.common.troubles import Troubles
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.notice_sheet import NoticeSheet

from .profile.paths import Folders
from .profile.settings import open_settings
from .window import MainWindow

# Nobody sees what is drawn there.
_UNSEEN = ("offscreen", "minimal")


def refuse(places: Folders, problem: OSError | UnicodeError | None) -> int:
    """Tell the players and wait until they have read it; no problem means that the first window does not answer."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    languages = Languages()
    languages.use(open_settings(places.settings_file).preferences.language or system_language())
    refusal = Refusal(places, problem)
    sys.stderr.write(f"{refusal.why()}\n")
    if app.platformName() not in _UNSEEN:
        dress.apply(app)
        window = refusal.window()
        window.show()
        app.exec()
    languages.withdraw()
    return 1


class Refusal(QObject):
    """Why the program cannot start."""

    def __init__(self, places: Folders, problem: OSError | UnicodeError | None) -> None:
        super().__init__()
        self._places, self._problem = places, problem

    def why(self) -> str:
        troubles, problem = Troubles(), self._problem
        if problem is None:
            return troubles.busy()
        if isinstance(problem, UnicodeError):
            return troubles.odd_folder(str(self._places.settings).encode("utf-8", "replace").decode("utf-8"))
        damage = system_damage(problem)
        thing = problem.filename if damage is Damage.IN_THE_WAY else None
        return troubles.profile(damage, str(thing or self._places.settings))

    def window(self) -> MainWindow:
        """With nothing in it but the sentence."""
        window = MainWindow()
        window.show_screen(QWidget())
        sheet = NoticeSheet(
            lambda: self.tr("Vanguard cannot start"),
            self.why,
            #: Button: leave the program, which cannot run.
            [(lambda: self.tr("Quit"), window.close)],
            icon="blocked",
            color="warn",
            details=self.why(),
        )
        sheet.dismissed.connect(window.close)
        window.open_sheet(sheet)
        return window
