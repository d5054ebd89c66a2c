"""What happened before, in five lines over a picture; one press goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent

from vanguard_desktop.text.ship.campaign.previously import Recalled

from ..fitting_column import FittingColumn
from ..headed_sheet import HeadedSheet
from ..look import look
from ..look.controls.buttons import PRIMARY, Button
from ..look.controls.lines import TOP, row_in
from ..look.controls.panels import IconMark
from ..look.controls.text import Text
from ..new_game.picture_cards import Art
from ..new_game.step_pictures import Banner

_HIGH = 120
_ROOM_FOR_PICTURE = 560


class PreviouslySheet(HeadedSheet):
    """`make` says title and lines anew in every language. Esc and Enter close it; it can be opened again.

    `all_wished` when the players want to read everything.
    """

    all_wished = Signal()

    def __init__(self, make: Callable[[], tuple[str, tuple[Recalled, ...]]], art: Art) -> None:
        super().__init__("journal", width=780)
        self._make = make
        self.banner = Banner(art)
        self.banner.set_height(_HIGH)
        self.inside.addWidget(self.banner)
        column = FittingColumn(padding=0)
        self.lines: list[Text] = []
        for recalled in make()[1]:
            line = Text(role="story")
            row_in(column.body, (IconMark(recalled.icon, size=24, color="accent_text"), TOP), (line, 1), gap=14)
            self.lines.append(line)
        self.inside.addWidget(column, 1)
        self.button = Button(kind=PRIMARY, key="Enter")
        self.button.clicked.connect(self.closed)
        self.all_button = Button(icon="library")
        self.all_button.clicked.connect(self.all_wished)
        row_in(self.inside, 1, self.all_button, self.button, gap=12)
        self._retranslate()

    def place_in(self, room: QRect) -> None:
        """In a low window the lines are worth more than the picture."""
        self.banner.setVisible(room.height() >= _ROOM_FOR_PICTURE * look().text_scale)
        super().place_in(room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():  # a key that was held down for what lay here before
                self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        super()._retranslate()
        title, lines = self._make()
        self.set_title(title)
        for line, recalled in zip(self.lines, lines, strict=True):
            line.setText(recalled.text)
        #: Button under what happened before: read all of it, cycle by cycle.
        self.all_button.set_label(self.tr("The whole chronicle"))
        #: Button under what happened before: on with the game.
        self.button.set_label(self.tr("Go on"))
