"""The right half of a result sheet: missions, stars, finds, people, and how the dice fell."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.models.common.result import Goal, Lost, LuckShown, Person, Result, Stars

from ..look import scaled
from ..look.controls.flow import FlowLayout
from ..look.controls.lines import TOP, column_in, empty, fill, row_in
from ..look.controls.panels import IconMark, Panel, PanelTitle
from ..look.controls.text import Text
from ..portraits.face_mark import FaceMark
from .marks import FindCard, HoldRow, InjuryTag, LuckPlot, RollDice, StarRow

_NAME = 150  # the injuries beside it stand in several lines before the name does
_GROWS = 3  # of the room that is left, the last row takes so much more than another
_DONE = {True: ("check", "good"), False: ("close", "bad"), None: ("minus", "text_mute")}


class ResultPanel(Panel):
    """One of them, with its title."""

    def __init__(self, icon: str, title: str, aside: str = "") -> None:
        super().__init__(ground="sheet_row", line="sheet_line", padding=14)
        self.body.setSpacing(10)
        self.body.addWidget(PanelTitle(title, icon=icon, aside=aside))


@attrs.frozen(kw_only=True)
class Titles:
    """What the panels are called, in the language of the moment."""

    missions: str
    finds: str
    people: str
    luck: str
    room: str
    kept: str


class ResultPanels(QWidget):
    """All of those of a result, in two columns where there is the room for them."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[QBoxLayout] = []
        self._column = column_in(self, gap=10)
        self._wide = True

    def show_result(self, result: Result, titles: Titles) -> None:
        empty(self._column)
        self._rows = []
        first = [_goals(result, titles), None if result.stars is None else _stars(result.stars)]
        last = [_people(result, titles), None if result.luck is None else _luck(result.luck, titles)]
        self._add_row([panel for panel in first if panel is not None])
        brings = bool(result.finds) or result.room is not None
        middle = [_finds(result, titles) if brings else None, _kept(result, titles) if result.kept else None]
        self._add_row([panel for panel in middle if panel is not None])
        self._add_row([panel for panel in last if panel is not None])
        self._column.addStretch(1)
        self.set_wide(self._wide)

    def _add_row(self, panels: list[ResultPanel]) -> None:
        if not panels:
            return
        row = row_in(self._column, gap=12)
        for panel in panels:
            row.addWidget(panel, 5 if panel is panels[0] else 4)
        self._rows.append(row)

    def set_wide(self, wide: bool) -> None:
        """Side by side, or one below the other."""
        self._wide = wide
        for place, row in enumerate(self._rows):  # side by side they fill the sheet, most of all the curve of luck
            self._column.setStretch(place, (_GROWS if row is self._rows[-1] else 1) if wide else 0)
        self._column.setStretch(len(self._rows), int(not wide))
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        for row in self._rows:
            row.setDirection(direction)


def _goals(result: Result, titles: Titles) -> ResultPanel | None:
    if not result.goals:
        return None
    panel = ResultPanel("mission", titles.missions)
    fill(panel.body, *(_goal_line(goal) for goal in result.goals), 1)
    return panel


def _goal_line(goal: Goal) -> QWidget:
    line = QWidget()
    icon, color = _DONE[goal.done]
    words = QWidget()
    inside = column_in(words, gap=1)
    inside.addWidget(Text(goal.title, role="panel_title"))
    if goal.detail:
        inside.addWidget(Text(goal.detail, color="text_soft"))
    row_in(line, (IconMark(icon, size=22, color=color, beside="panel_title"), TOP), (words, 1), gap=10)
    return line


def _stars(stars: Stars) -> ResultPanel:
    panel = ResultPanel("success", stars.title)
    panel.body.addWidget(StarRow(stars))
    fill(panel.body, *(_goal_line(note) for note in stars.notes), 1)
    return panel


def _finds(result: Result, titles: Titles) -> ResultPanel:
    panel = ResultPanel("lead", titles.finds)
    if result.room is not None:
        row_in(panel.body, (HoldRow(*result.room), TOP), (Text(titles.room, color="text_soft"), 1), gap=10)
    cards = QWidget()
    flow = FlowLayout(cards, gap=10)
    for find in result.finds:
        flow.addWidget(FindCard(find))
    panel.body.addWidget(cards)
    cards.setVisible(bool(result.finds))
    return panel


def _kept(result: Result, titles: Titles) -> ResultPanel:
    panel = ResultPanel("log_entry", titles.kept)
    fill(panel.body, *(Text(line) for line in result.kept), 1)
    return panel


def _people(result: Result, titles: Titles) -> ResultPanel:
    panel = ResultPanel("seats", titles.people)
    fill(panel.body, *(_person(person) for person in result.people), *(_lost(lost) for lost in result.lost), 1)
    return panel


def _person(person: Person) -> QWidget:
    line, words, tags = QWidget(), QWidget(), QWidget()
    inside = column_in(words, gap=0)
    inside.addWidget(Text(person.name, role="panel_title"))
    inside.addWidget(Text(person.detail, color="text_soft" if person.hurt else "good"))
    if person.promoted:
        inside.addWidget(Text(person.promoted, color="accent_text"))
    inside.addStretch(1)
    flow = FlowLayout(tags, gap=6)
    for name, signs in person.hurt:
        flow.addWidget(InjuryTag(name, signs))
    words.setMinimumWidth(scaled(_NAME))
    row = row_in(line, (FaceMark(person.id, person.section, size=44), TOP), (words, 1), gap=12)
    if person.hurt:
        row.addWidget(tags)
    return line


def _lost(lost: Lost) -> QWidget:
    line, words = QWidget(), QWidget()
    inside = column_in(words, gap=2)
    inside.addWidget(Text(lost.name, role="story"))
    inside.addWidget(Text(lost.words, color="text_soft"))
    row_in(line, (IconMark("memorial", size=28, color="accent_text"), TOP), (words, 1), gap=14)
    return line


def _luck(luck: LuckShown, titles: Titles) -> ResultPanel:
    panel = ResultPanel("dice_check", titles.luck, luck.verdict)
    panel.body.addWidget(Text(luck.sum, color="text_soft"))
    panel.body.addWidget(LuckPlot(luck))
    fill(panel.body, *_notable(luck))
    return panel


def _notable(luck: LuckShown) -> Iterator[QWidget]:
    for roll in luck.notable:
        line, words = QWidget(), QWidget()
        inside = column_in(words, gap=0)
        inside.addWidget(Text(roll.words, role="label"))
        inside.addWidget(Text(roll.detail, color="text_soft"))
        row_in(line, (RollDice(roll.dice[:2]), TOP), (words, 1), gap=10)
        yield line
