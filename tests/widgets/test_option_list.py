"""The list of choices is as high as what it holds, and leaves no room for a bar that it does not need."""

from __future__ import annotations

from tests.widgets.hands import Hands
from vanguard_desktop.rulesets.expedition.data.decisions import GatherDice
from vanguard_desktop.widgets.fitting_column import FittingColumn
from vanguard_desktop.widgets.look.controls.text import Text


def test_words_that_just_have_room_take_one_line(qtbot):
    column, words = FittingColumn(padding=8), Text("Sacrifice a die, then up to five dice come back; now two.")
    qtbot.addWidget(column)
    column.body.addWidget(words)
    line = words.fontMetrics().height()
    wide = next(wide for wide in range(100, 2000) if column.inside.heightForWidth(wide) < 2 * line + 16)
    column.resize(wide, column.fit(wide, 1000))
    column.show()
    Hands.settle()
    assert words.mapTo(column, words.rect().bottomLeft()).y() + 1 + 8 >= column.height() - 2


def test_nothing_is_left_over_below_the_last_choice(lay_in_play):
    table = lay_in_play(GatherDice, size=(1634, 925))
    table.lists.toggle()
    Hands.settle()
    shown = table.list
    last, first = shown.rows[-1], shown.rows[0]
    below = shown.height() - last.mapTo(shown, last.rect().bottomLeft()).y() - 1
    assert below <= first.mapTo(shown, first.rect().topLeft()).y() + 2
