"""The first screen: go on with the last game, begin another, look at saves and settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from vanguard_desktop import __version__

from ..look import Changing, ring_reach, scaled
from ..look.controls.buttons import Button
from ..look.controls.lines import column_in, drop, fill, row_in
from ..look.controls.marks import KeyCap
from ..look.controls.more_mark import MoreMark
from ..look.controls.panels import IconMark, ScrollColumn
from ..look.controls.text import Text
from ..wordmark import Wordmark
from .backdrop import Backdrop
from .continue_card import ContinueCard
from .last_position import LastPosition
from .menu import Menu

if TYPE_CHECKING:
    from .language_choice import LanguageChoice
    from .menu_entry import MenuEntry

_COLUMN = 700
_NARROW_COLUMN = 500
_WIDEST = 0.7  # of the window: large text gets more of it, the planet stays in sight
_PADDING, _BETWEEN = 8, 16


class HomeScreen(Changing, Backdrop):
    """An entry is there once there is something behind it."""

    continue_wished = Signal()
    before_wished = Signal()
    campaign_wished = Signal()
    operations_wished = Signal()
    habitat_wished = Signal()
    new_wished = Signal()
    training_wished = Signal()
    library_wished = Signal()
    codex_wished = Signal()
    settings_wished = Signal()
    about_wished = Signal()
    shortcuts_wished = Signal()
    quit_wished = Signal()
    language_tried = Signal(str)
    language_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._saves = 0
        self._last = False
        self._language_choice: LanguageChoice | None = None
        self.card = ContinueCard()
        self.card.chosen.connect(self.continue_wished)
        self.card.before_wished.connect(self.before_wished)
        self.card.hide()
        self._menu = Menu(self)
        entries = self._menu.entries
        self.campaign_entry, self.training_entry = entries["campaign"], entries["training"]
        self.operations_entry, self.new_entry = entries["operations"], entries["new"]
        self.habitat_entry = entries["habitat"]
        self.library_entry, self.settings_entry = entries["library"], entries["settings"]
        self.codex_entry, self.about_entry = entries["codex"], entries["about"]
        for name, signal in (
            ("campaign", self.campaign_wished),
            ("operations", self.operations_wished),
            ("habitat", self.habitat_wished),
            ("new", self.new_wished),
            ("training", self.training_wished),
            ("library", self.library_wished),
            ("codex", self.codex_wished),
            ("settings", self.settings_wished),
            ("about", self.about_wished),
        ):
            entries[name].clicked.connect(signal)
        self._notice = Text(color="text_soft")
        self._notice.hide()
        self.column = ScrollColumn(gap=20, padding=_PADDING)
        # In the middle of the picture a bar would belong to nothing.
        self.column.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.more = MoreMark(self.column, ground="deck")
        self._slogan = Text(color="text_soft")
        self.wordmark = Wordmark()
        self._add_head()
        self.column.body.addSpacing(16)
        fill(self.column.body, self._notice, self.card)
        grid = QGridLayout()
        grid.setHorizontalSpacing(_BETWEEN)
        grid.setVerticalSpacing(6)
        self._grid = grid
        self.column.body.addLayout(grid)
        self.column.body.addStretch(1)
        self._place_entries()
        self._shortcuts = Button(key="?")
        self._shortcuts.clicked.connect(self.shortcuts_wished)
        self._full_screen = Text(color="text_mute", wrap=False)
        self._version = Text(color="text_mute", wrap=False)
        self.quit_button = Button(icon="leave")
        self.quit_button.clicked.connect(self.quit_wished)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(8)
        self._box.addWidget(self.column, 1)
        self._add_foot()
        self._retranslate()

    def _add_head(self) -> None:
        head = row_in(self.column.body, gap=20)
        self._star = IconMark("ace", size=62)
        head.addWidget(self._star, 0, Qt.AlignmentFlag.AlignVCenter)
        column_in(head, self.wordmark, self._slogan, gap=0, share=1)

    def _add_foot(self) -> None:
        foot = row_in(self._box, self._shortcuts, gap=20)
        row_in(foot, KeyCap("F11"), self._full_screen, gap=8)
        fill(foot, self._version, 1, self.quit_button)

    def _place_entries(self) -> None:
        entries = tuple(self._menu.entries.values())
        shown = self._menu.shown(only_always=self._language_choice is not None)
        columns = 2 if self._two_columns(shown) <= self.column.maximumWidth() else 1
        for entry in entries:
            self._grid.removeWidget(entry)
            entry.setVisible(entry in shown)
        first = None if self._goes_on else self._menu.first(shown, again=self._last)
        for entry in entries:
            entry.set_primary(entry is first)
        rest = [entry for entry in shown if entry is not first]
        if first is not None:
            self._grid.addWidget(first, 0, 0, 1, columns)
        for index, entry in enumerate(rest, start=columns if first is not None else 0):
            self._grid.addWidget(entry, index // columns, index % columns)

    def _two_columns(self, shown: Sequence[MenuEntry]) -> int:
        """How wide the column is if entries stand side by side."""
        return 2 * max(entry.minimumSizeHint().width() for entry in shown) + _BETWEEN + 2 * (_PADDING + ring_reach())

    def show_last(self, last: LastPosition | None) -> None:
        """Offer to go on with this position, or nothing if there is none."""
        self._last = last is not None
        if last is not None:
            self.card.show_last(last)
        self._show_what_is_there()

    @property
    def _goes_on(self) -> bool:
        """Whether the last game is the next step."""
        return self._last and self.card.leads

    def offer_new_game(self, possible: bool) -> None:
        """Without packs there are no cards and no words for them in the codex either."""
        self._menu.offer(new=possible, codex=possible)
        self._show_what_is_there()

    def offer_campaign(self, possible: bool) -> None:
        """A campaign, and operations without one."""
        self._menu.offer(campaign=possible, operations=possible)
        self._show_what_is_there()

    def offer_habitat(self, possible: bool) -> None:
        self._menu.offer(habitat=possible)
        self._show_what_is_there()

    def offer_training(self, possible: bool) -> None:
        self._menu.offer(training=possible)
        self._show_what_is_there()

    def offer_library(self, saves: int) -> None:
        self._saves = saves
        self._menu.offer(library=saves > 0)
        self._show_what_is_there()
        self._retranslate()

    def tell(self, notice: str) -> None:
        """Say something about the start, such as settings that could not be read."""
        self._notice.setText(notice)
        self._notice.setVisible(bool(notice))

    def ask_language(self, language: str) -> None:
        """Ask on the first start; what can be done comes after. Asked again, another language is taken already."""
        if self._language_choice is not None:
            self._language_choice.choice.set_taken(language)
            return
        # Only the first start needs its controls, every other one starts sooner without.
        from .language_choice import LanguageChoice

        self._language_choice = choice = LanguageChoice(language)
        choice.tried.connect(self.language_tried)
        choice.chosen.connect(self._on_language_chosen)
        self.column.body.insertWidget(2, choice)
        self._show_what_is_there()
        choice.button.setFocus()

    def _show_what_is_there(self) -> None:
        """Before the language is known nothing else is asked."""
        self.card.setVisible(self._last and self._language_choice is None)
        self._place_entries()

    def _on_language_chosen(self, language: str) -> None:
        assert self._language_choice is not None
        drop(self._language_choice)
        self._language_choice = None
        self._show_what_is_there()
        self.language_chosen.emit(language)
        self.focus_default()

    def focus_default(self) -> None:
        """Enter goes on with the last game, or begins the next; the first of all is best the training."""
        if self._language_choice is not None:
            self._language_choice.button.setFocus()
        elif self._goes_on and not self.card.isHidden():
            self.card.button.setFocus()
        else:
            shown = self._menu.shown(only_always=False)
            (self._menu.first(shown, again=self._last) or self.settings_entry).setFocus()

    def paint_pictures(self) -> None:
        """Begin with the slow pictures, once the first frame is on the screen."""
        self.paint_world()
        self.card.paint_land()

    def give_up_pictures(self) -> None:
        """The program ends."""
        self.give_up_world()
        self.card.give_up_land()

    def wait_for_pictures(self) -> None:
        self.paint_pictures()
        self.wait_for_world()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: True, Qt.Key.Key_Up: False}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.focusNextPrevChild(step)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.focus_default()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _dress(self) -> None:
        self._fit()

    def _fit(self) -> None:
        """Give the column of words its share of the window, more of it when the text is large."""
        scale = self.width() / 1920
        low = self.height() < 900
        left = round(84 * scale)
        self._box.setContentsMargins(left - ring_reach(), round(self.height() * 0.045), 32, 20)
        wanted = max(_COLUMN * min(scale, 1.3), scaled(_NARROW_COLUMN)) + 2 * ring_reach()
        both = self._two_columns(self._menu.shown(only_always=self._language_choice is not None))
        if both <= _WIDEST * self.width():
            wanted = max(wanted, both)
        wanted = max(wanted, self.column.minimumSizeHint().width())
        self.column.setMaximumWidth(round(min(wanted, self.width() - left - 40)))
        self.column.body.setSpacing(12 if low else 20)
        self.card.set_low(low)
        self.set_calm(left + self.column.maximumWidth())
        self._place_entries()

    def _retranslate(self) -> None:
        self._slogan.setText(self.tr("A ship, a crew, and the far side of the map"))
        self._menu.set_words(self._saves)
        #: Button at the foot of the start page: keys of the keyboard.
        self._shortcuts.set_label(self.tr("Shortcuts"))
        #: Switch at the foot of the start page.
        self._full_screen.setText(self.tr("Full screen"))
        #: At the foot of the start page. {version} is as "1.0.2".
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        #: Button at the foot of the start page: leave the program.
        self.quit_button.set_label(self.tr("Quit"))
        self._fit()
