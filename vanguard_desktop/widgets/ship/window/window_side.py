"""The Window: a new name is etched in its given place; beside the pane who it was, and what the name brings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.ship.after.window import Window, etched
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.people import person_of
from vanguard_desktop.play.game import Step, Way

from ...look import scaled
from ...look.controls.flow import FlowLayout
from ...look.controls.panels import ScrollColumn
from ..aboard import aboard_of
from ..pages.open_answers import OpenAnswers
from ..pages.right_side import ANSWER, View
from ..person_card import PersonCard
from .life_card import LifeCard
from .pane import Pane

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen

_BESIDE, _LEAST = 440, 0.4  # how wide the lives are, at most this share of the page
_STAND = 9  # people before the pane
_PERSON = QSize(150, 58)


class WindowSide(OpenAnswers):
    """Several dead are put in their order here; afterwards, and when the page is read again, the lives are told."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._window = Window(screen.bridge, screen.wording)
        self._scroll.body.setContentsMargins(6, 12, 12, 12)
        self._behind = ScrollColumn(gap=0, padding=10, fills=True)
        self._behind.setParent(self)
        self.pane = Pane()
        self._behind.body.addWidget(self.pane)
        self.pane.pressed.connect(self._on_name)
        self._asked: MemberId | None = None
        self.life: LifeCard | None = None

    def show_view(self, view: View) -> None:
        self._asked = None
        super().show_view(view)

    def told(self, view: View) -> str:
        if any(place.name for place in self._window.shown(self.bridge.state).places) or view.rows:
            return ""
        #: On the page with the names of the dead, as long as there are none.
        return self.tr("No name stands here, and nobody minds if it stays so.")

    def _lay_first(self, view: View) -> list[AnswerRow]:
        people = [row for row in view.rows if row.thing.startswith("crew:")]
        self._lay_people(view.state, people)
        new = self._new()
        if not people and len(new) > 1:
            self._lay_new(view, new)
        self.life = None
        self._lay_life(view)
        return [row for row in view.rows if row not in people]

    def _lay_new(self, view: View, new: tuple[MemberId, ...]) -> None:
        """Those whose names came in together: a press tells of one."""
        flow = FlowLayout(self._group(), gap=8)
        for member in new:
            person = person_of(view.state, self.wording, member)
            card = PersonCard(person, size=_PERSON)
            card.clicked.connect(partial(self.tell_of, member))
            flow.addWidget(card)
            card.show()
            self.parts[f"crew:{member}"] = card

    def _lay_life(self, view: View) -> None:
        # What was etched stays, so a page that is read again tells of now.
        state = view.state if view.now else self.bridge.state
        about = self._asked or next(iter((*self._window.waiting(state), *reversed(self._new()))), None)
        life = None if about is None else self._window.life(state, about)
        if self.life is not None:
            self._scroll.body.removeWidget(self.life)
            self.life.hide()
            self.life.deleteLater()
            self.life = None
        if life is not None:
            #: Over what the players get for a name that is etched on a pane for the dead.
            brings = self.tr("What the name brings")
            self.life = LifeCard(life, self.wording.names.spoken, brings)
            self._scroll.body.addWidget(self.life)
            self.life.show()
        shown = self._window.shown(state)
        #: Said by screen readers of a pane with names of the dead. {names} are several names.
        spoken = self.tr("The Window: {names}")
        names = ", ".join(f"{place.name}, {place.told}" for place in shown.places if place.name)
        self.pane.show_pane(
            shown,
            lit="" if life is None else life.zone,
            #: On a pane with names of the dead: places that belong to no section.
            for_all=self.tr("For all"),
            spoken=spoken.format(names=names or "–"),
            collars=[section for section, _ in aboard_of(state).people[:_STAND]],
        )

    def _new(self) -> tuple[MemberId, ...]:
        """Whose names were etched in this cycle."""
        return tuple(member for _, events in self.book.cycle.happened for member in etched(events))

    def tell_of(self, member: MemberId) -> None:
        if self._view is not None and member != self._asked:
            self._asked = member
            self._lay_life(self._view)

    def _on_name(self, place: str) -> None:
        state = self.bridge.state
        there = next((members[0] for zone in (place,) if (members := state.members(zone))), None)
        if there is not None:
            self.tell_of(there)

    def set_in_motion(self, step: Step) -> None:
        if step.way is Way.PLAYED:
            state = self.bridge.state
            self.pane.etch([zone for member in etched(step.events) if (zone := state.place_of(member)) is not None])

    def finish_motion(self) -> None:
        self.pane.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            row = watched.property(ANSWER)
            if isinstance(row, AnswerRow) and row.thing.startswith("crew:"):
                self.tell_of(MemberId(row.thing.partition(":")[2]))
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = min(scaled(_BESIDE), round(self.width() * _LEAST))
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(self.width() - beside, 0, 0, 0)
        self._behind.setGeometry(0, 0, self.width() - beside, self.height())
