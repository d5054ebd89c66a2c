"""The Ward: lanes of beds from critical to light; somebody of the crew is brought to a patient, or dragged there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.common.options import KEYS
from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.after.ward import WardShown, treatments, ward_shown
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.people import PersonRow, person_of
from vanguard_desktop.play.game import Step
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AdmitNext, AssignTherapist, LieDown
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.setting import Bed

from ...look import look, scaled
from ...look.controls.lines import MIDDLE, column_in, fill, row_in
from ...look.controls.panels import Panel
from ...look.controls.text import Text
from ..after.free_bed import Arrow, EmptyBed, FreeBed
from ..after.moving import Moving
from ..person_card import PersonCard
from .open_answers import OpenAnswers
from .right_side import View, stands_for
from .survival_bar import SurvivalBar

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen

_BED, _LEAST = QSize(176, 92), 84
_ARROW, _WELL, _EDGES = 34, 60, 60


class WardSide(OpenAnswers):
    """A press takes a therapist or a patient in hand, a second one brings them together; Esc puts them down."""

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._hand: MemberId | None = None
        self._patient: MemberId | None = None
        self._treatments: dict[tuple[MemberId, MemberId], AnswerRow] = {}
        self._size = _BED
        self.beds: dict[MemberId, PersonCard] = {}
        self.patient: PersonCard | None = None
        self._free: dict[str, AnswerRow] = {}
        self._places: dict[str, QWidget] = {}
        self._moving = Moving(self, self.arrived)

    def show_view(self, view: View) -> None:
        self._treatments = treatments(view.rows)
        if self._hand not in {therapist for therapist, _ in self._treatments}:
            self._hand = None
        if self._patient not in {patient for _, patient in self._treatments}:
            self._patient = None
        super().show_view(view)

    def told(self, view: View) -> str:
        question = view.question
        if isinstance(question, ChooseThing) and isinstance(question.effect.effect, AdmitNext):
            return self.tr("With no bed left of a kind, the next more severe one is taken; with none at all, one dies.")
        if not self._treatments:
            return super().told(view) if not any(view.rows) and view.now else ""
        if self._hand is not None:
            #: On the page of the Ward. {member} is the name of a therapist who was taken in hand.
            text = self.tr("{member}: press a lit patient, or Esc. Whoever treats rests until the next docking.")
            return text.format(member=self.wording.names.member(self._hand))
        if self._patient is not None:
            #: On the page of the Ward. {member} is the name of a patient who was pressed.
            text = self.tr(
                "{member} is to be treated: press somebody lit of the crew, or Esc. Whoever treats rests until the next"
                " docking."
            )
            return text.format(member=self.wording.names.member(self._patient))
        return self.tr(
            "Bring somebody of the crew to a patient, who then lies one bed further to the right. Whoever treats rests"
            " until the next docking."
        )

    def _lay_first(self, view: View) -> list[AnswerRow]:
        ward = ward_shown(view.state, self.wording)
        lies_down = self._lies_down(view)
        if lies_down is not None:
            self._lay_patient(view, lies_down, ward)
        self._lay_lanes(view, ward)
        if lies_down is None and (ward.in_danger or self._admits(view)):
            panel = Panel(ground="card", padding=10)
            self._lay_survival(panel.body, ward)
            column_in(self._group(), panel, gap=0)
        placed = {row.command for row in self._free.values()}
        return [row for row in view.rows if not isinstance(row.command, AssignTherapist) and row.command not in placed]

    def _lies_down(self, view: View) -> LieDown | None:
        """Who gets a bed, and how hurt they are."""
        question = view.question
        effect = question.effect.effect if isinstance(question, ChooseThing) else None
        return effect if isinstance(effect, LieDown) else None

    def _admits(self, view: View) -> bool:
        """Whether somebody is about to lie down, perhaps in a critical bed."""
        question = view.question
        return isinstance(question, ChooseThing) and isinstance(question.effect.effect, AdmitNext)

    def _lay_patient(self, view: View, lies_down: LieDown, ward: WardShown) -> None:
        """Whoever it is can be carried to one of the beds that are free."""
        person = person_of(view.state, self.wording, lies_down.member)
        self.patient = PersonCard(person, goals=lambda _: self._bed_goals(), size=_BED)
        self.patient.show_person(person, chosen=True)
        self.patient.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the beds are the answers
        self.patient.dropped.connect(self.chosen)
        #: On the page of the Ward. {member} is the name of a patient, {category} is how badly hurt one is for such a
        #: bed, as "critical".
        text = self.tr(
            "{member} needs a bed: {category}. Press a lit one, or carry {member} there. All lanes move on alike; in an"
            " emptier one a therapist finds the next bed free."
        )
        category = words_aboard(self.wording, view.state).bed(lies_down.category)
        beside = QWidget()
        column = column_in(beside, Text(text.format(member=person.name, category=category)), gap=6)
        if ward.in_danger or lies_down.category is Bed.CRITICAL:
            self._lay_survival(column, ward)
        row_in(self._group(), (self.patient, MIDDLE), (beside, 1), gap=14)

    def _bed_goals(self) -> Mapping[QWidget, Any]:
        return {self.parts[place]: row.command for place, row in self._free.items() if place in self.parts}

    def _lay_survival(self, column: QBoxLayout, ward: WardShown) -> None:
        """The odds are said before anything is decided."""
        share = QLocale().toString(100 * ward.chance, "f", 1)
        #: On the page of the Ward. %n is how many dice are rolled for whoever lies in a critical bed, {chance} is a
        #: number of hundredths.
        text = self.tr("Critical bed: %n injury dice decide, and {chance} % live.", "", ward.dice)
        fill(column, Text(text.format(chance=share)), SurvivalBar(ward.chance))

    def _fitting(self) -> QSize:
        """Beds as wide as three of them have room, with arrows between them and what is behind the last."""
        room = self.width() - 3 * scaled(_ARROW) - scaled(_WELL) - _EDGES
        return QSize(max(min(_BED.width(), round(room / 3 / look().text_scale)), _LEAST), _BED.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._view is not None and self._fitting() != self._size:
            self._show_again()

    def _lay_lanes(self, view: View, ward: WardShown) -> None:
        self.beds, self._places, self._size = {}, {}, self._fitting()
        lies_down = self._lies_down(view) is not None
        self._free = {row.thing: row for row in view.rows if lies_down and not row.reason}
        grid = QGridLayout(self._group())
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(10)
        last = 2 * len(ward.heads) - 1
        for number, head in enumerate(ward.heads):
            grid.addWidget(Text(head, role="body_strong", color="text_soft"), 0, 2 * number)
        #: Head of the last column of the Ward: whoever leaves the light bed is well again.
        grid.addWidget(Text(self.tr("well again"), role="body_strong", color="good"), 0, last + 1)
        for row, (lane, places) in enumerate(zip(ward.lanes, ward.places, strict=True), start=1):
            for number, (member, place) in enumerate(zip(lane, places, strict=True)):
                grid.addWidget(self._bed(view, member, ward.heads[number], place), row, 2 * number)
                grid.addWidget(Arrow(), row, 2 * number + 1)
        for row, (head, place, member) in enumerate(ward.singles, start=len(ward.lanes) + 1):
            grid.addWidget(self._bed(view, member, head, place), row, 2 * ward.heads.index(head))
            grid.addWidget(Arrow(), row, 2 * ward.heads.index(head) + 1)
        grid.setColumnStretch(last + 2, 1)

    def _bed(self, view: View, member: MemberId, head: str, place: str) -> QWidget:
        bed = self._places[place] = self._made_bed(view, member, head, place)
        return bed

    def _made_bed(self, view: View, member: MemberId, head: str, place: str) -> QWidget:
        if place in self._free:
            free = FreeBed(self._size, self._free[place])
            self._answers_by(free, self._free[place])
            return free
        if not member:
            #: Said by screen readers of a bed in which nobody lies. {category} is how badly hurt one has to be for it.
            return EmptyBed(self._size, self.tr("Free bed: {category}").format(category=head))
        person = person_of(view.state, self.wording, member)
        card = PersonCard(person, size=self._size)
        rows = [row for (therapist, patient), row in self._treatments.items() if self._fits(therapist, patient, member)]
        card.show_person(
            person,
            fits=bool(rows),
            key=self._keys().get(member, ""),
            chosen=member == self._patient,
            spoken=f"{person.name}, {head}",
        )
        if len(rows) == 1 and self._hand is not None:
            stands_for(card, rows[0])
        card.clicked.connect(partial(self._on_patient, member))
        card.installEventFilter(self)
        self.beds[member] = card
        return card

    def _fits(self, therapist: MemberId, patient: MemberId, member: MemberId) -> bool:
        return patient == member and self._hand in (None, therapist)

    def _on_patient(self, member: MemberId) -> None:
        row = None if self._hand is None else self._treatments.get((self._hand, member))
        if row is not None:
            self._hand = None
            self.chosen.emit(row.command)
        elif any(patient == member for _, patient in self._treatments):
            self._patient = None if member == self._patient else member
            self._hand = None
            self._show_again()
            self.book.show_hint("")  # the crew has the keys now, or gives them back

    def _keys(self) -> dict[MemberId, str]:
        """First those of patients; once one is pressed those of whoever could treat this one."""
        if self._patient is None:
            fits = (patient for therapist, patient in self._treatments if self._hand in (None, therapist))
        else:
            fits = (therapist for therapist, patient in self._treatments if patient == self._patient)
        return dict(zip(dict.fromkeys(fits), KEYS[:-1], strict=False))

    def take(self, row: AnswerRow) -> None:
        """A treatment is two persons, and each of them has a key."""
        if not self._treatments:
            return super().take(row)
        member = next((member for member, key in self._keys().items() if key == row.key), None)
        if member in self.beds:
            self._on_patient(member)
        elif member is not None and self._patient is not None:
            self.chosen.emit(self._treatments[member, self._patient].command)

    def press_person(self, person: PersonRow) -> bool:
        if not self._treatments:
            return super().press_person(person)
        row = None if self._patient is None else self._treatments.get((person.id, self._patient))
        if row is not None:
            self._patient = None
            self.chosen.emit(row.command)
            return True
        if not any(therapist == person.id for therapist, _ in self._treatments):
            return False
        self._hand, self._patient = None if person.id == self._hand else person.id, None
        self._show_again()
        return True

    def goals(self, person: PersonRow) -> Mapping[QWidget, Any]:
        return {
            self.beds[patient]: row.command
            for (therapist, patient), row in self._treatments.items()
            if therapist == person.id and patient in self.beds
        }

    def fitting(self) -> dict[str, str]:
        if not self._treatments:
            return super().fitting()
        keys = self._keys() if self._patient is not None else {}
        fits = (therapist for therapist, patient in self._treatments if self._patient in (None, patient))
        return {therapist: keys.get(therapist, "") for therapist in fits}

    @property
    def in_hand(self) -> str:
        return self._hand or ""

    def set_in_motion(self, step: Step) -> None:
        self._moving.follow(step, self.beds, self._places)

    @property
    def moves(self) -> bool:
        return self._moving.runs

    def finish_motion(self) -> None:
        self._moving.finish()

    def step_back(self) -> bool:
        held = self._hand is not None or self._patient is not None
        self._hand = self._patient = None
        if held:
            self._show_again()
        return held

    def _show_again(self) -> None:
        if self._view is not None:
            focused = next((member for member, card in self.beds.items() if card.hasFocus()), None)
            self.show_view(self._view)
            if focused is not None and focused in self.beds:
                self.beds[focused].setFocus()

    def focus_first(self) -> bool:
        first = next((card for member, card in self.beds.items() if self._treatable(member)), None)
        if first is None:
            return super().focus_first()
        self._show_whole(first)
        first.setFocus()
        return True

    def _treatable(self, member: MemberId) -> bool:
        return any(patient == member for _, patient in self._treatments)
