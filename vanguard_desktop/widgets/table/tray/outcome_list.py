"""The right side of the tray: special effects and what dice may bring, then the outcomes with their chances."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.models.expedition.check.check import CheckModel
from vanguard_desktop.models.expedition.check.odds import Column, OddsColumn
from vanguard_desktop.models.expedition.check.shown import CheckShown, OutcomeLine, SpecialLine
from vanguard_desktop.play.check_odds import Odds
from vanguard_desktop.text.common.names import Names

from ...look import look, scaled
from ...look.controls.buttons import IconButton
from ...look.controls.lines import column_in, drop, row_in
from ...look.controls.text import RichText, Text
from ...look.paint.text_paint import longest_word, text_size
from ...look.tokens import tokens
from .odds_head import (
    MOST_LINES,
    NARROW,
    Caption,
    OddsHead,
    column_width,
    head_height,
    opener_room,
)
from .odds_table import OddsLine, OddsTable
from .outcome_row import OutcomeRow
from .row_form import RowRoom, fitting
from .row_paint import ChanceCell
from .special_box import CommitPlace, SpecialBox

# With less room than this for the outcomes the first of three columns is left out, then the captions stand below what
# is said above them, then one column is all.
_SLIM, _SLIMMEST = 440, 300
_COLORS = {Column.PLAIN: "text_mute", Column.AT_ROLL: "text_mute", Column.NOW: "text", Column.WITH: "legal"}
_ROLLED = 3
_LARGE = 1.2  # text of this size leaves no room for three columns
_GAP, _BESIDE = 5, 10


class OutcomeList(QWidget):
    """`rebuilt` when other dice may lie somewhere, `fitted` whether all of it is seen without a scroll bar."""

    rebuilt = Signal()
    fitted = Signal(bool)

    def __init__(self, model: CheckModel, names: Names) -> None:
        super().__init__()
        self._model, self._names = model, names
        self._specials_shown: tuple[SpecialLine, ...] = ()
        self._room, self._height, self._bar, self._most_said = 0, 0, 0, 0
        self._reckoned = False  # whether the chances of this check were ever known: their places stay
        self.rows: list[OutcomeRow] = []
        self.specials: list[SpecialBox] = []
        self._troubles: list[RichText] = []
        self._empty = RichText(names.spoken, color="text_soft")
        self.head = OddsHead(names)
        self.head.toggled.connect(model.odds.assume)
        self._column = column_in(self, gap=_GAP)
        self._above = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._column.addLayout(self._above)
        self._above.setSpacing(_BESIDE)
        self._told = QWidget()
        self._above.addWidget(self._told, 1)
        self._lines = column_in(self._told, gap=4)
        # Where columns are left out, all of them are a press away.
        self.all_odds = IconButton("any_die", "-", framed=True)
        self.all_odds.clicked.connect(self.open_table)
        self.table = OddsTable(self.all_odds, self)
        row_in(self._above, 1, self.all_odds, self.head, gap=_BESIDE)
        self._title = Text(role="label", color="text_soft", wrap=False)
        self._lines.addStretch(1)
        self._lines.addWidget(self._title)
        self._column.addWidget(self._empty)

    @property
    def places(self) -> Sequence[OutcomeRow | CommitPlace]:
        """Where dice may be laid."""
        return [*self.rows, *(place for box in self.specials for place in box.places)]

    def set_room(self, width: int, height: int, bar: int) -> None:
        """How wide and high all of this may count on being, where a scroll bar takes so much of the width: the rows are
        as airy as that allows.
        """
        if (width, height, bar) != (self._room, self._height, self._bar):
            self._room, self._height, self._bar, self._most_said = width, height, bar, 0
            down, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
            self._above.setDirection(down if self._slim else beside)
            self.show_odds()

    @property
    def _slim(self) -> bool:
        return self._room < scaled(_SLIM)

    def show_check(self, shown: CheckShown) -> None:
        self.table.hide()  # it was about the check as it stood
        if shown.specials != self._specials_shown:
            self._specials_shown = shown.specials
            self._rebuild_specials(shown.specials)
        #: Over the outcomes of a dice check, on the line of the captions of their chances.
        self._title.setText(self.tr("Outcomes"))
        self._title.setVisible(bool(shown.outcomes) and not shown.specials and not self._slim)
        self._show_rows(shown.outcomes)
        self._empty.setVisible(not shown.outcomes and not shown.specials)
        self._empty.set_text(self.tr("This check has no outcomes: the dice pay for combinations only."))
        self.show_odds()

    def _rebuild_specials(self, lines: Sequence[SpecialLine]) -> None:
        for box in self.specials:
            self._lines.removeWidget(box)
            drop(box)
        self.specials = [SpecialBox(line, self._names) for line in lines]
        for number, box in enumerate(self.specials):
            self._lines.insertWidget(number, box)
            box.show()
        self.rebuilt.emit()

    def _show_rows(self, outcomes: Sequence[OutcomeLine]) -> None:
        """The rows stay as long as the check has the same; so nothing jumps while dice go in and out."""
        if [(row.color, row.length) for row in self.rows] == [(line.color, line.length) for line in outcomes]:
            for row, line in zip(self.rows, outcomes, strict=True):
                row.show_line(line)
            return
        for row in self.rows:
            self._column.removeWidget(row)
            drop(row)
        self._reckoned, self._most_said = False, 0
        self.rows = [OutcomeRow(line, self._names) for line in outcomes]
        for row in self.rows:
            self._column.addWidget(row)
            row.show()
        self.rebuilt.emit()

    def show_odds(self) -> None:
        """On every row its chances; on a track the chance that its outcome is reached in this check."""
        shown, words = self._model.shown, self._model.odds_words
        if shown is None:
            return
        rolled = shown.step > _ROLLED
        self._reckoned = self._reckoned or bool(self._model.odds.columns)
        self._show_troubles(words.troubles(self._model.odds.troubles))
        now = self._model.odds.now
        for row in self.rows:
            if row.length and self._reckoned:
                places = () if now is None else now.tracks.get(row.color, ())
                row.show_spread(words.spread(places), words.spread([0.25] * (row.length + 1)))
        columns = self._fit(rolled)
        for row in self.rows:
            cells, told = [], []
            for column in columns:
                if column is None:
                    cells.append(ChanceCell(words=""))
                    continue
                share = None if column.odds is None or not column.odds.known else _share(column.odds, row)
                cell = words.cell(column, share)
                cells.append(ChanceCell(words=cell, color=_COLORS[column.column], share=share))
                if not column.empty:
                    #: For a screen reader. {caption} stands over a column of chances, {chance} is the chance in it.
                    text = self.tr("{caption}: {chance}")
                    told.append(text.format(caption=words.caption(column, rolled), chance=cell))
            #: Between the chances of an outcome, said by screen readers.
            row.show_chances(tuple(cells), self.tr(", ").join(told))
        if self.table.isVisible():
            self._fill_table()

    def _fit(self, rolled: bool) -> Sequence[OddsColumn | None]:
        """All rows seen at once, if that is possible: captions of one line rather than two, or fewer columns, if it
        has to be. From step to step of a check nothing of it changes but what stands in the columns; those are what
        comes back.
        """
        words, all_steps = self._model.odds_words, self._captions_of_all_steps()
        rooms = []
        for count in range(self._most_columns(), 0, -1) if self._reckoned else (0,):
            for lines in (MOST_LINES, 1):
                cell = column_width(all_steps, lines=lines) if count else 0
                height = self._height_of_rows(cell * count, head_height(lines) if count else 0)
                rooms.append(RowRoom(cell=cell, columns=count, lines=lines, height=height))
        widths = (self._room + self._bar, self._room)  # where all of them fit, nothing scrolls
        form, room = fitting([row.words for row in self.rows], widths, rooms)
        self.fitted.emit(form.width > self._room)
        for row in self.rows:
            row.show_form(form)
        high = head_height(room.lines) if room.columns else 0
        self._most_said = self._said(form.cell * form.columns)
        self._told.setMinimumHeight(self._most_said)
        self._told.setVisible(bool(self._most_said))
        columns = self._in_places(form.columns)
        self.all_odds.set_name(self.tr("All chances of this check (O)"))
        told = sum(each is not None and not each.empty for each in columns)
        self.all_odds.setVisible(told < len(self._told_columns()))
        captions = [self._caption(each, rolled, room) for each in columns]
        choices = [(use, words.choice(use), wanted) for use, wanted in self._model.odds.assumable().items()]
        self.head.show_captions(captions, form.cell, high, choices)
        self.all_odds.setMaximumHeight(max(high, tokens().size.target_min))
        return columns

    def _height_of_rows(self, beside: int, head: int) -> int:
        """What is left for them below the captions and what stands beside these."""
        said = self._said(beside)
        above = (said + _BESIDE * bool(said) + head) if self._slim else max(said, head)
        return self._height - above - _GAP * len(self.rows)

    def _said(self, beside: int) -> int:
        """How high the lines beside captions of this width are; never less than before in this check."""
        button = self.all_odds.sizeHint().width() + _BESIDE
        room = self._room if self._slim else self._room - beside - button - _BESIDE
        said = self._lines.heightForWidth(room) if self._lines.hasHeightForWidth() else 0
        return max(said, self._most_said)

    def _told_columns(self) -> Sequence[OddsColumn]:
        """All that reckon with something."""
        return [column for column in self._model.odds.columns if not column.empty]

    def open_table(self) -> None:
        """Every outcome with all of its chances."""
        if not self.all_odds.isVisible() or not self.rows:
            return
        self._fill_table()
        self.table.open()

    def _fill_table(self) -> None:
        words, columns, shown = self._model.odds_words, self._told_columns(), self._model.shown
        rolled = shown is not None and shown.step > _ROLLED
        captions = [Caption(words=words.caption(each, rolled), color=_COLORS[each.column]) for each in columns]
        self.table.show_chances(captions, [self._odds_line(row, columns) for row in self.rows])

    def _odds_line(self, row: OutcomeRow, columns: Sequence[OddsColumn]) -> OddsLine:
        shares = [None if each.odds is None or not each.odds.known else _share(each.odds, row) for each in columns]
        cells = (self._model.odds_words.cell(each, share) for each, share in zip(columns, shares, strict=True))
        return OddsLine(color=row.color, name=self._names.outcome(row.color), chances=tuple(cells))

    def _most_columns(self) -> int:
        """Only a wide tray with small words has room for what was expected at the roll."""
        if self._room < scaled(_SLIMMEST):
            return 1
        return 2 if self._room < scaled(NARROW) or look().text_scale > _LARGE else 3

    def _in_places(self, count: int) -> Sequence[OddsColumn | None]:
        """Each column in its place, whether the check has it now or not; in the only one stands what counts most."""
        known = {each.column: each for each in self._model.odds.columns}
        every = [known.get(Column.PLAIN, known.get(Column.AT_ROLL)), known.get(Column.NOW), known.get(Column.WITH)]
        if count == 1:
            return [next((each for each in reversed(every) if each is not None and not each.empty), None)]
        return every[-count:] if count else []

    def _captions_of_all_steps(self) -> Sequence[Caption]:
        columns = (OddsColumn(column=each) for each in (Column.PLAIN, Column.AT_ROLL, Column.NOW))
        said = {self._model.odds_words.caption(each, rolled) for each in columns for rolled in (False, True)}
        return [Caption(words=words) for words in sorted(said)]

    def _caption(self, column: OddsColumn | None, rolled: bool, room: RowRoom) -> Caption:
        if column is None:
            return Caption(words="")
        words = self._model.odds_words.caption(column, rolled)
        opens = column.column is Column.WITH
        caption = Caption(words=words, color=_COLORS[column.column], opens=opens)
        return self._shortened(caption, room, len(column.used)) if opens else caption

    @property
    def met_row(self) -> OutcomeRow | None:
        """The outcome that the dice reach, to be seen first."""
        return next((row for row in self.rows if row.met), None)

    def _shortened(self, caption: Caption, room: RowRoom, used: int) -> Caption:
        """A name that is too long for a narrow column gives way to a word, and that to a number; the list says all."""
        #: Caption over chances as they would be if a card or ability, whose name is too long for the place, were used.
        #: Two short words at most.
        for words in (caption.words, self.tr("If used")):
            wide = opener_room(room.cell)
            lines = text_size(words, "label", wide).height() / look().line("label")
            if longest_word(words, "label") <= wide and lines <= room.lines + 0.5:
                return attrs.evolve(caption, words=words)
        return attrs.evolve(caption, words=f"+{used}")

    def _show_troubles(self, texts: Sequence[str]) -> None:
        """What injury and danger dice may bring, or are about to."""
        while len(self._troubles) < len(texts):
            line = RichText(self._names.spoken, role="label", color="text_soft")
            self._lines.insertWidget(len(self.specials) + len(self._troubles), line)
            self._troubles.append(line)
        for number, line in enumerate(self._troubles):
            line.set_text(texts[number] if number < len(texts) else "")
            line.setVisible(number < len(texts))


def _share(odds: Odds, row: OutcomeRow) -> float:
    if row.length:
        return odds.tracks[row.color][-1] if row.color in odds.tracks else 0.0
    return odds.outcomes.get(row.color, 0.0)
