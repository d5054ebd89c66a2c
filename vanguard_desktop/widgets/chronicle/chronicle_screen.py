"""The chronicle of a campaign: cycle by cycle, the people, the choices; to read, and to take along."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import WorldId
from vanguard_desktop.text.ship.campaign.booklet import Booklet, ChapterTold, PersonTold

from ..look.controls.buttons import PRIMARY, Button
from ..look.controls.flow import FlowLayout
from ..look.controls.lines import MIDDLE, column_in, empty, fill, row_in
from ..look.controls.panels import Panel
from ..look.controls.text import Text
from ..new_game.picture_cards import land_art
from ..new_game.step_pictures import Banner, ship_art
from ..page import Page
from ..portraits.face_mark import FaceMark
from ..titled_panel import TitledPanel

_BANNER, _LAND = 170, 84


class ChronicleScreen(Page):
    """`make` says the booklet in the language of now, `relief` the colors of a world. Esc leads back to the game."""

    html_wished = Signal()
    markdown_wished = Signal()
    legacy_wished = Signal()

    def __init__(self, make: Callable[[], Booklet], relief: Callable[[WorldId], str]) -> None:
        super().__init__()
        self._make, self._relief = make, relief
        self.booklet = make()
        self._outcome, self._story = Text(role="heading", color="accent_text"), Text(role="story", color="text_soft")
        self._told = QWidget()
        self._chapters = column_in(self._told, gap=14)
        self.html, self.markdown = Button(icon="log_entry"), Button(icon="log_entry")
        self.legacy = Button(kind=PRIMARY, icon="share_window")
        self._message = Text(color="text_soft")
        self.banner = Banner(ship_art(*self._first_world()))
        self.banner.set_height(_BANNER)
        fill(self.column.body, self.banner, self._outcome, self._story, self._told, 1)
        row = QWidget()
        flow = FlowLayout(row, gap=12)
        for button, signal in (
            (self.html, self.html_wished),
            (self.markdown, self.markdown_wished),
            (self.legacy, self.legacy_wished),
        ):
            button.clicked.connect(signal)
            flow.addWidget(button)
        fill(self._box, self._message, row)
        self.legacy.setVisible(self.booklet.over)
        self._retranslate()

    def tell(self, words: str) -> None:
        """What was written, or why nothing could be."""
        self._message.setText(words)

    @property
    def message(self) -> str:
        return self._message.text()

    def _first_world(self) -> tuple[str, str]:
        worlds = [chapter.world for chapter in self.booklet.chapters if chapter.world is not None]
        return (worlds[-1], self._relief(worlds[-1])) if worlds else ("", "")

    def _chapter(self, told: ChapterTold) -> QWidget:
        panel = TitledPanel("time", padding=18)
        panel.title.set_text(told.heading)
        if told.world is not None:
            land = Banner(land_art(told.world, self._relief(told.world)))
            land.set_height(_LAND)
            panel.body.addWidget(land)
        for line in told.lines:
            panel.body.addWidget(Text(line))
        if told.choices:
            panel.body.addWidget(Text(self.booklet.choices_head, role="label", color="text_soft"))
            for choice in told.choices:
                panel.body.addWidget(Text(choice, role="story"))
        return panel

    def _people(self) -> QWidget:
        panel = TitledPanel("crew_assignment", padding=18)
        panel.title.set_text(self.booklet.people_head)
        for person in self.booklet.people:
            panel.body.addWidget(_person(person))
        return panel

    def _retranslate(self) -> None:
        booklet = self.booklet = self._make()
        self.title.setText(booklet.title)
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        self._outcome.setText(booklet.outcome)
        self._story.setText(booklet.story)
        empty(self._chapters)
        fill(self._chapters, *(self._chapter(chapter) for chapter in booklet.chapters))
        if booklet.people:
            self._chapters.addWidget(self._people())
        #: Button: write the chronicle into a file for a browser.
        self.html.set_label(self.tr("Keep it as HTML …"))
        #: Button: write the chronicle into a file of plain text with marks.
        self.markdown.set_label(self.tr("Keep it as Markdown …"))
        #: Button: write what was decided into a file for a later campaign.
        self.legacy.set_label(self.tr("Hand it down to a later campaign …"))


def _person(person: PersonTold) -> QWidget:
    panel = Panel(ground="well" if person.gone else "card", padding=8)
    words = QWidget()
    column_in(
        words,
        Text(person.name, role="label"),
        Text(f"{person.served} · {person.life}", color="text_soft"),
        gap=0,
    )
    face = FaceMark(person.member, person.section, size=48)
    row_in(panel.body, (face, MIDDLE), (words, 1), gap=12)
    return panel
