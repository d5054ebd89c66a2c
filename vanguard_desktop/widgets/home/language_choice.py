"""The first question of the first start: which language the players speak."""

from __future__ import annotations

from PySide6.QtCore import Signal

from vanguard_desktop.resources import LANGUAGES

from ..look.controls.buttons import PRIMARY, Button
from ..look.controls.choices import Segmented
from ..look.controls.lines import fill
from ..look.controls.panels import Panel
from ..look.controls.text import Text


class LanguageChoice(Panel):
    """Each language by its own name; the system's is taken already, so Enter is enough."""

    tried = Signal(str)
    chosen = Signal(str)

    def __init__(self, language: str) -> None:
        super().__init__(padding=20)
        self.body.setSpacing(14)
        self._title = Text(role="heading")
        self._hint = Text(color="text_soft")
        self.choice = Segmented()
        self.choice.set_choices(tuple(LANGUAGES.items()), language)
        self.choice.chosen.connect(lambda value: self.tried.emit(str(value)))
        self.button = Button(kind=PRIMARY, key="Enter")
        self.button.clicked.connect(lambda: self.chosen.emit(str(self.choice.taken())))
        fill(self.body, self._title, self.choice, self._hint, self.button)
        self._retranslate()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Which language do you speak?"))
        self._hint.setText(self.tr("It can be changed at any time in the settings, also in the middle of a game."))
        self.choice.setAccessibleName(self._title.text())
        #: Button under the choice of a language at the first start.
        self.button.set_label(self.tr("Go on"))
