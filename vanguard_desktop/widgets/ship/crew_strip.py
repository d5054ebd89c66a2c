"""The crew strip below the binder: who is Available by section; who rests or lies in the ward is a count."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.ship.people import CrewModel, PersonRow, Whereabouts

from ..look import name_it, scaled
from ..look.controls.lines import column_in, row_in
from ..look.controls.panels import Panel
from ..look.controls.text import RichText, Text
from ..look.paint.rich import Speak
from .person_card import FLAT, WHOLE, Goals, PersonCard

_HEAD = 132


class CrewStrip(Panel):
    """`person_pressed` carries the row of somebody, `dropped` the command of whom was let go over a place."""

    person_pressed = Signal(object)
    dropped = Signal(object)

    def __init__(self, crew: CrewModel, goals: Goals, speak: Speak, parent: QWidget | None = None) -> None:
        super().__init__(padding=8, parent=parent)
        self._crew, self._goals, self._low = crew, goals, False
        self.people: dict[MemberId, PersonCard] = {}
        self._title, self._elsewhere = Text(role="panel_title"), RichText(speak, color="text_soft")
        across = row_in(self.body, gap=8, share=1)
        head = QWidget()
        head.setFixedWidth(scaled(_HEAD))
        column_in(head, self._title, self._elsewhere, 1, gap=4)
        across.addWidget(head)
        self._inside = QWidget()
        self._row = QHBoxLayout(self._inside)
        self._row.setContentsMargins(2, 2, 2, 2)
        self._row.setSpacing(6)
        self._row.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setViewport(QWidget())
        self._scroll.setWidget(self._inside)
        self._inside.setAutoFillBackground(False)
        across.addWidget(self._scroll, 1)

    def show_crew(self, fits: dict[MemberId, str], reasons: dict[MemberId, str], chosen: MemberId | None) -> None:
        """`fits` are those whom the question is about with their keys; others perhaps have a reason."""
        rows = self._crew.at(Whereabouts.AVAILABLE)
        self._follow(rows)
        for row in rows:
            spoken = self._spoken(row)
            self.people[row.id].show_person(
                row,
                fits=row.id in fits,
                key=fits.get(row.id, ""),
                reason=reasons.get(row.id, ""),
                chosen=row.id == chosen,
                spoken=spoken,
                tip=spoken if row.last else "",
            )
        resting, ward = len(self._crew.at(Whereabouts.RESTING)), len(self._crew.at(Whereabouts.IN_WARD))
        #: Head of the strip of crew that is neither resting nor ill. {count} is a number.
        self._title.setText(self.tr("Available: {count}").format(count=len(rows)))
        # Who rests until the next docking, and who is ill, by signs: words are too long for the place.
        self._elsewhere.set_text(f"[rest] {resting} \u2003[medbay] {ward}")

    def set_low(self, low: bool) -> None:
        """On one line each, in a low window."""
        if low is not self._low:
            self._low = low
            for card in self.people.values():
                card.set_size(FLAT if low else WHOLE)

    def _spoken(self, row: PersonRow) -> str:
        if row.last:
            #: Said by screen readers of the only one left of a section. {member} is a name. {rank} is 1, 2 or 3.
            spoken = self.tr("{member}, rank {rank}: last of the section, stays for the next expedition")
        else:
            #: Said by screen readers. {member} is a name. {rank} is 1, 2 or 3.
            spoken = self.tr("{member}, rank {rank}")
        return spoken.format(member=row.name, rank=row.rank)

    def _follow(self, rows: list[PersonRow]) -> None:
        """Cards of those who stay keep their widgets, so that the focus stays too."""
        wanted = [row.id for row in rows]
        if list(self.people) == wanted:
            return
        for gone in [id for id in self.people if id not in wanted]:
            card = self.people.pop(gone)
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        kept, self.people = self.people, {}
        for place, row in enumerate(rows):
            card = kept[row.id] if row.id in kept else self._new_card(row)
            if self._row.indexOf(card) != place:
                self._row.removeWidget(card)
                self._row.insertWidget(place, card)
            card.show()  # not before it has its place, or it would be a window of its own for a moment
            self.people[row.id] = card

    def _new_card(self, row: PersonRow) -> PersonCard:
        card = PersonCard(row, goals=self._goals, size=FLAT if self._low else WHOLE)
        card.pressed_person.connect(self.person_pressed)
        card.dropped.connect(self.dropped)
        return card

    def give_up(self) -> bool:
        given_up = [card.give_up() for card in self.people.values()]
        return True in given_up

    def _retranslate(self) -> None:
        #: Said by screen readers: the strip with those who may be assigned.
        name_it(self, self.tr("Crew"))
