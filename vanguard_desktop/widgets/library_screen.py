"""The library: every save of the profile, to open, call otherwise, copy, delete, carry elsewhere, or bring in."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QDateTime, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from vanguard_desktop.scenes.items.card_art import world_art

from .home.last_position import LastPosition
from .home.position_picture import paint_scene, paint_thumbnail
from .look import Painted, color_of, paint_icon, scaled
from .look.controls.buttons import PRIMARY, QUIET, Button
from .look.controls.flow import FlowLayout
from .look.controls.lines import MIDDLE, TOP, column_in, drop, fill, row_in
from .look.controls.panels import IconMark, Panel
from .look.controls.text import Text
from .look.paint.painted import clip_round, paint_box, square
from .look.tokens import tokens
from .page import Page

_LONGEST_NAME = 60
_PICTURE = (208, 122)


@attrs.frozen(kw_only=True)
class SaveRow:
    """One save as the library shows it; a damaged one says in `trouble` what is wrong and what one can do.

    `land` is its world with the colors of it, as far as that is known; `place` is what the world is called; `last` is
    where the game stood when it was put away.
    """

    path: str
    name: str
    changed: float
    steps: int = 0
    played: int = 0
    players: tuple[str, ...] = ()
    place: str = ""
    land: tuple[str, str] = ("", "")
    last: LastPosition | None = None
    trouble: str = ""


class LibraryScreen(Page):
    """What is deleted can be brought back until the library is left."""

    open_wished = Signal(str)
    export_wished = Signal(str)
    copy_wished = Signal(str)
    rename_wished = Signal(str, str)
    delete_wished = Signal(str)
    undo_wished = Signal()
    import_wished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[SaveRow, ...] = ()
        self._cards: list[_SaveCard] = []
        self._deleted = ""
        self.bring_in = Button(icon="plus")
        self.bring_in.clicked.connect(self.import_wished)
        self.undo = Button(kind=PRIMARY, icon="undo")
        self.undo.clicked.connect(self.undo_wished)
        self._said = Text(color="text_soft")
        self._said.hide()
        row = row_in(self.column.body, self.bring_in, 1, self.undo, gap=12)
        row.setContentsMargins(0, 0, 0, 0)
        self.undo.hide()
        fill(self.column.body, self._said, 1)
        self._retranslate()

    @property
    def cards(self) -> tuple[_SaveCard, ...]:
        return tuple(self._cards)

    def show_saves(self, rows: Sequence[SaveRow]) -> None:
        for card in self._cards:
            self.column.body.removeWidget(card)
            drop(card)
        self._rows = tuple(rows)
        self._cards = [_SaveCard(row) for row in rows]
        for place, card in enumerate(self._cards):
            for button, wished in (
                (card.open, self.open_wished),
                (card.export, self.export_wished),
                (card.copy, self.copy_wished),
                (card.delete, self.delete_wished),
            ):
                button.clicked.connect(lambda _=False, path=card.row.path, wished=wished: wished.emit(path))
            card.renamed.connect(self.rename_wished)
            self.column.body.insertWidget(2 + place, card)

    def tell(self, words: str) -> None:
        """Say what became of an export or import."""
        self._said.setText(words)
        self._said.setVisible(bool(words))

    def offer_undo(self, name: str) -> None:
        """A save of that name was deleted, and may be brought back; without a name nothing is."""
        self._deleted = name
        self.undo.setVisible(bool(name))
        self._retranslate()
        if name:
            self.undo.setFocus(Qt.FocusReason.OtherFocusReason)

    def _retranslate(self) -> None:
        #: Title of the list of saved games.
        self.title.setText(self.tr("Library"))
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        self.bring_in.set_label(self.tr("Bring in a save"))
        #: Button in the library, after a save was deleted. {name} is what it is called.
        self.undo.set_label(self.tr("Undo – deleted {name}").format(name=self._deleted))


class _Land(Painted):
    """The land of the world that a save is about with the team on it, or its sign where that is not known."""

    def __init__(self, row: SaveRow) -> None:
        super().__init__()
        self._row = row
        self.keep_size()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_PICTURE[0]), scaled(_PICTURE[1]))

    def paint(self, painter: QPainter) -> None:
        rect = self.area.adjusted(1, 1, -1, -1)
        world, relief = self._row.land
        painter.save()
        clip_round(painter, rect, tokens().radius.slot)
        if self._row.last is not None and paint_scene(painter, rect, self._row.last):
            pass
        elif world:
            art = world_art(world, relief, *_PICTURE, self.devicePixelRatioF())
            painter.drawPixmap(rect, art, QRectF(art.rect()))
            if self._row.last is not None:
                paint_thumbnail(painter, rect, self._row.last)
        else:
            painter.fillRect(rect, color_of("well"))
        painter.restore()
        paint_box(painter, rect, tokens().radius.slot, fill=None, line=color_of("line"))
        if not world:
            icon, color = ("blocked", "warn") if self._row.trouble else ("save_point", "accent_text")
            paint_icon(painter, icon, square(rect.center(), scaled(36)), color_of(color))


class _SaveCard(Panel):
    """A save: its land, name, place, players and time, and what can be done with it."""

    renamed = Signal(str, str)

    def __init__(self, row: SaveRow) -> None:
        super().__init__(ground="card", line="warn" if row.trouble else "line", padding=16)
        self.row = row
        self._name = Text(role="card_title")
        self.name = QLineEdit()
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.hide()
        self.name.returnPressed.connect(self._on_named)
        self.open = Button(icon="play")
        self.rename = Button(kind=QUIET)
        self.copy, self.delete = Button(kind=QUIET, icon="copy"), Button(kind=QUIET)
        self.export = Button(kind=QUIET, icon="leave")
        self.rename.clicked.connect(self._on_rename)
        self._place, self._when = Text(color="text_soft"), Text(color="text_soft")
        words, buttons = QWidget(), QWidget()
        row_in(self.body, (_Land(row), TOP), (words, 1), gap=16)
        column = column_in(words, gap=4)
        if row.trouble:
            row_in(column, (IconMark("blocked", color="warn"), MIDDLE), (self._name, 1), gap=10)
        else:
            column.addWidget(self._name)
        fill(column, self.name, self._place, self._when)
        if row.trouble:
            column.addWidget(Text(row.trouble, color="warn"))
        flow = FlowLayout(buttons, gap=10)
        for button in (self.open, self.rename, self.copy, self.export, self.delete):
            flow.addWidget(button)
        for button in (self.open, self.rename, self.copy):
            button.setVisible(not row.trouble)
        column.addSpacing(6)
        fill(column, 1, buttons)
        self._retranslate()

    def _on_rename(self) -> None:
        """The name becomes a field, and Enter or the same button keeps what was typed."""
        if self.name.isVisible():
            self._on_named()
            return
        self.name.setText(self.row.name)
        self.name.show()
        self._name.hide()
        self.name.selectAll()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._retranslate()

    def _on_named(self) -> None:
        self.renamed.emit(self.row.path, self.name.text())

    def _retranslate(self) -> None:
        row = self.row
        #: In the list of saved games: one whose name shows nothing.
        self._name.setText(row.name or self.tr("A game without a name"))
        players = ", ".join(row.players)
        if row.place and players and row.place != row.name:
            #: In the list of saved games: where it is played and by whom. {place} is a world, {players} are names.
            self._place.setText(self.tr("{place} · {players}").format(place=row.place, players=players))
        else:
            self._place.setText(players or (row.place if row.place != row.name else ""))
        self._place.setVisible(bool(self._place.text()))
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(row.changed)), QLocale.FormatType.ShortFormat)
        if row.trouble:
            self._when.setText(when)
        else:
            #: In the list of saved games: how long a game is, and {when} it was played last (date and time).
            self._when.setText(self.tr("%n decision(s) · {when}", "", row.steps).format(when=when))
        #: Button beside a saved game: play it.
        self.open.set_label(self.tr("Open"))
        if self.name.isVisibleTo(self):
            #: Button beside a field for the name of a saved game.
            self.rename.set_label(self.tr("Keep the name"))
        else:
            #: Button beside a saved game: call it otherwise.
            self.rename.set_label(self.tr("Rename"))
        #: Field for the name of a saved game.
        self.name.setAccessibleName(self.tr("Name of the save"))
        #: Button beside a saved game: make another save of it.
        self.copy.set_label(self.tr("Copy"))
        #: Button beside a saved game.
        self.delete.set_label(self.tr("Delete"))
        self.export.set_label(self.tr("Export a copy"))
