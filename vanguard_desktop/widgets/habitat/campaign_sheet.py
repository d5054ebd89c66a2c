"""The campaign between two missions, on a sheet over the base: what is behind, what carries over, how it goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.models.habitat.campaign import CampaignShown, GoOn, NoteShown

from ..fitting_column import FittingColumn
from ..look import color_of, look, scaled
from ..look.controls.buttons import PRIMARY, QUIET, SECONDARY, Button, IconButton
from ..look.controls.flow import FlowLayout
from ..look.controls.lines import MIDDLE, TOP, column_in, drop, empty, fill, row_in
from ..look.controls.panels import IconMark, Panel, PanelTitle
from ..look.controls.sheets import Sheet
from ..look.controls.text import Text
from ..result.next_chain import NextChain

_WIDTH, _BESIDE = 1240, 860  # from the second measure on, at 100 % text, two columns stand side by side


class CampaignSheet(Sheet):
    """`make` says it anew in every language; Enter goes on as usual, Esc leaves the base to be looked at."""

    lifted = Signal(bool)
    may_be_lifted = True

    def __init__(self, make: Callable[[], CampaignShown]) -> None:
        super().__init__(width=_WIDTH, comes_unasked=True)
        self._make = make
        self._title, self._form = Text(role="heading"), Text(color="text_soft")
        self.close_button = IconButton("close", "Esc", framed=True)
        self.close_button.clicked.connect(self.dismissed)
        head = row_in(self.body, gap=12)
        head.setContentsMargins(24, 18, 20, 8)
        fill(head, (IconMark("campaign", size=26), MIDDLE), self._title, (self._form, 1), self.close_button)
        self._column = FittingColumn(padding=20, gap=12)
        self.chain = NextChain()
        self._ahead, self._beside = QWidget(), QWidget()
        self._ahead_box = column_in(self._ahead, gap=4)
        self._row = row_in(self._beside, gap=12)
        for part in (self.chain, self._ahead, self._beside):
            self._column.body.addWidget(part)
        self.body.addWidget(self._column, 1)
        self._foot = QWidget()
        self.body.addWidget(self._foot)
        self._buttons = row_in(self._foot, gap=10)
        self._buttons.setContentsMargins(24, 12, 20, 14)
        self.look = Button(kind=QUIET, key="Space")
        self.look.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its key is Space, wherever the keyboard is
        self.look.pressed.connect(lambda: self.lifted.emit(True))
        self.look.released.connect(lambda: self.lifted.emit(False))
        fill(self._buttons, self.look, 1)
        self.ways: list[Button] = []
        self._retranslate()

    @property
    def usual(self) -> Button | None:
        """What Enter takes."""
        return next((button for button in self.ways if button.property("usual")), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.usual is not None and not event.isAutoRepeat():  # a key that was held down for what lay here before
                self.usual.click()
        else:
            super().keyPressEvent(event)

    def place_in(self, room: QRect) -> None:
        """How its parts stand is settled before it is asked how high it is."""
        self._arrange(min(scaled(_WIDTH), room.width()))
        super().place_in(room)

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        line = QRectF(1, self._foot.geometry().top(), self.width() - 2, 1)
        painter.fillRect(line, color_of("sheet_line"))

    def _arrange(self, width: int) -> None:
        beside = width / look().text_scale >= _BESIDE
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._row.direction() is not wanted:
            self._row.setDirection(wanted)

    def _retranslate(self) -> None:
        shown = self._make()
        self.setAccessibleName(shown.title)
        self._title.setText(shown.title)
        self._form.setText(shown.form)
        self._form.setVisible(bool(shown.form))
        #: Button, with its key.
        self.close_button.set_name(self.tr("Close (Esc)"))
        self.look.set_label(self.tr("Hold to see the table"))
        self.chain.show_pages(shown.chain)
        empty(self._ahead_box)
        title, text = shown.ahead
        fill(self._ahead_box, Text(title, role="panel_title"), Text(text, role="story", color="text_soft"))
        empty(self._row)
        fill(self._row, (self._carried(shown), 1))
        if shown.chosen or shown.notes or any(way.back for way in shown.ways):
            fill(self._row, (self._behind(shown), 1))
        for button in self.ways:
            self._buttons.removeWidget(button)
            drop(button)
        self.ways = [self._way(each) for each in shown.ways if not each.back]
        for button in self.ways:
            self._buttons.addWidget(button)

    def _carried(self, shown: CampaignShown) -> Panel:
        #: Title of a part of the campaign sheet: how the base stands in the middle of a mission.
        stands = self.tr("How things stand")
        #: Title of a part of the campaign sheet: what the next mission begins with.
        panel = _part("save_point", self.tr("What carries over") if any(way.usual for way in shown.ways) else stands)
        for each in shown.carried:
            mark = IconMark(each.icon, size=18, color="text_soft", beside="body")
            row_in(panel.body, (mark, TOP), (Text(each.words), 1), gap=8)
        panel.body.addStretch(1)
        return panel

    def _behind(self, shown: CampaignShown) -> QWidget:
        """Choices and notes, one below the other."""
        both = QWidget()
        column = column_in(both, gap=12)
        if shown.chosen:
            #: Title of a part of the campaign sheet: what was decided in the story, mission by mission.
            panel = _part("situation", self.tr("What you chose"))
            for mission, label in shown.chosen:
                fill(panel.body, Text(label), Text(mission, role="label", color="text_mute"))
            column.addWidget(panel)
        if shown.notes:
            #: Title of a part of the campaign sheet: notes that open when the story comes to them.
            panel = _part("lock", self.tr("Sealed notes"))
            fill(panel.body, *map(self._note, shown.notes))
            column.addWidget(panel)
        back = [self._way(each) for each in shown.ways if each.back]
        if back:
            #: Title of a part of the campaign sheet: from where a campaign can be played again.
            panel = _part("timeline", self.tr("Or go further back"))
            buttons = QWidget()
            flow = FlowLayout(buttons, gap=8)
            for button in back:
                flow.addWidget(button)
            panel.body.addWidget(buttons)
            column.addWidget(panel)
        column.addStretch(1)
        return both

    def _note(self, note: NoteShown) -> QWidget:
        line, words = QWidget(), QWidget()
        inside = column_in(words, gap=2)
        if note.title:
            fill(inside, Text(note.title, role="body_strong"), Text(note.text, role="story", color="text_soft"))
        else:
            #: In place of a note that nobody has read yet.
            inside.addWidget(Text(self.tr("Still sealed"), color="text_mute"))
        inside.addWidget(Text(note.mission, role="label", color="text_mute"))
        mark = IconMark("log_entry" if note.title else "lock", size=20, color="accent_text", beside="body")
        row_in(line, (mark, TOP), (words, 1), gap=10)
        return line

    def _way(self, way: GoOn) -> Button:
        button = Button(kind=PRIMARY if way.usual else SECONDARY, key="Enter" if way.usual else "")
        button.setProperty("usual", way.usual)
        button.set_label(way.words)
        button.clicked.connect(lambda _=False: way.act())
        return button


def _part(icon: str, title: str) -> Panel:
    panel = Panel(ground="sheet_row", line="sheet_line", padding=14)
    panel.body.addWidget(PanelTitle(title, icon=icon))
    return panel
