"""About the program: version, licenses of what it is made of."""

from __future__ import annotations

import platform

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion

from vanguard_desktop import __version__

from .look.controls.lines import fill
from .look.controls.text import Text
from .page import Page
from .titled_panel import TitledPanel
from .wordmark import Wordmark

_FONTS = "Exo 2 · Inter · Literata · JetBrains Mono"


class AboutScreen(Page):
    """Nothing to do here but read."""

    def __init__(self) -> None:
        super().__init__()
        self._version, self._what = Text(color="text_soft"), Text()
        self._license, self._fonts, self._qt = Text(), Text(), Text()
        self._license_panel = TitledPanel("info", self._license, padding=18)
        self._fonts_panel = TitledPanel("fonts", Text(_FONTS, role="body_strong"), self._fonts, padding=18)
        self._qt_panel = TitledPanel("hardware", self._qt, padding=18)
        fill(
            self.column.body,
            Wordmark(),
            self._version,
            self._what,
            self._license_panel,
            self._fonts_panel,
            self._qt_panel,
            1,
        )
        self._retranslate()

    def _retranslate(self) -> None:
        #: Title of the page about the program.
        self.title.setText(self.tr("About"))
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        #: {version} is as "1.0.2".
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        self._what.setText(
            self.tr("A cooperative, story-driven campaign board game for one to four players at one screen.")
        )
        #: Heading on the page about the program.
        self._license_panel.title.set_text(self.tr("License"))
        self._license.setText(
            self.tr("The program is free software under the MIT license. Its text comes with the program.")
        )
        #: Heading on the page about the program: typefaces.
        self._fonts_panel.title.set_text(self.tr("Fonts"))
        self._fonts.setText(
            self.tr(
                "Under the SIL Open Font License 1.1. The license of each font lies beside it in the program’s folder."
            )
        )
        #: Heading on the page about the program, over other programs that are used in it.
        self._qt_panel.title.set_text(self.tr("Built on"))
        #: On the page about the program. {qt}, {pyside} and {python} are version numbers.
        words = self.tr(
            "Qt {qt} and PySide6 {pyside} (GNU LGPL 3), Python {python},"
            " attrs, cattrs, platformdirs and miniaudio (MIT)."
        )
        self._qt.setText(words.format(qt=qVersion(), pyside=pyside_version, python=platform.python_version()))
