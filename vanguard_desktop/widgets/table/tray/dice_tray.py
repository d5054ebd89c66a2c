"""The tray on which a dice check is played: rail of steps, felt with dice, what may be used, outcomes with odds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.expedition.check.check import CheckModel
from vanguard_desktop.models.expedition.check.shown import CheckShown, TrayDie, Usable
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.expedition.data.events import DiceRolled
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing, color_of, scaled
from ...look.controls.buttons import IconButton
from ...look.controls.lines import MIDDLE, column_in, fill, height_at, row_in
from ...look.controls.panels import PanelTitle, ScrollColumn
from ...look.controls.text import Text
from .felt import Felt
from .lay_target import LayTarget
from .laying_gesture import LayingGesture
from .outcome_large import OutcomeLarge
from .outcome_list import OutcomeList
from .outcome_row import OutcomeRow
from .rail import CheckRail
from .usable_area import UsableArea

_PADDING, _GAP = 8, 6
_FIRST_LINE = 30  # of an outcome: what it asks for, and its chances
_HAPPENS = 10  # the step in which outcomes happen
_SHARES, _NARROW_SHARES = (10, 11), (4, 5)  # of felt and outcomes
_NARROW = 500  # a tray with less room than that counts its dice below the title


class DiceTray(Changing, QWidget):
    """`chosen` carries a command, `explained` why a die cannot lie somewhere; the tray is there as long as a check.

    Where it lies over the map it can be folded to its rail, until the next step of the game: `fold_wished`.
    """

    chosen = Signal(object)
    explained = Signal(str)
    fold_wished = Signal()

    def __init__(self, model: CheckModel, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._wording = model, wording
        self._at = ("", 0)
        self._scroll = QTimer(self, singleShot=True, interval=0)  # when the new rows have their places
        self._scroll.timeout.connect(self._on_new_step)
        self.rail = CheckRail(wording.names, self)
        self.felt = Felt()
        self.felt.chosen.connect(self.chosen)
        self.felt.settled.connect(self._show_result)
        self.large = OutcomeLarge(wording.names)
        self._title = PanelTitle(icon="dice_check")
        self._pool = Text(color="text_mute")
        self.below = UsableArea()
        self.usable, self.faces = self.below.usable, self.below.faces
        self.faces.chosen.connect(self.chosen)
        self.usable.chosen.connect(self.chosen)
        self.usable.looked_at.connect(self._on_looked_at)
        self.outcomes = OutcomeList(model, wording.names)
        self.outcomes.fitted.connect(self._on_fitted)
        self.laying = LayingGesture(model, wording.names, self._places, self)
        self.laying.explained.connect(self.explained)
        self.felt.carried.connect(self.laying.carry)
        self.felt.let_go.connect(self._on_let_go)
        self.felt.place_wished.connect(self.laying.choose_place)
        self.fold = IconButton("sector", "-", framed=True)
        self.fold.clicked.connect(self.fold_wished)
        self.fold.hide()
        self._left = ScrollColumn(gap=_GAP, padding=_PADDING, fills=True)
        self._right = ScrollColumn(gap=_GAP, padding=_PADDING)
        fill(self._left.body, self._title, self._pool, (self.felt, 1), (self.large, 1), self.below)
        self._right.body.addWidget(self.outcomes)
        whole = column_in(self)
        whole.setContentsMargins(0, 1, 0, 0)
        whole.setSpacing(0)
        row_in(whole, (self.rail, 1), (self.fold, MIDDLE), gap=6)
        self._sides = QWidget()
        whole.addWidget(self._sides, 1)
        self._beside = row_in(self._sides, (self._left, _SHARES[0]), (self._right, _SHARES[1]), gap=0)
        for column in (self._left, self._right):
            column.installEventFilter(self)
            column.inside.installEventFilter(self)
        model.changed.connect(self.refresh)
        model.odds.changed.connect(self._show_odds)
        model.odds.compared.connect(self._show_compared)
        self.refresh()

    @property
    def rows(self) -> list[OutcomeRow]:
        return self.outcomes.rows

    @property
    def wanted(self) -> bool:
        """Whether a check runs, so that the tray has a place on the table."""
        return self._model.shown is not None

    @property
    def folded(self) -> bool:
        """Whether only the rail is seen, and the map instead of the rest."""
        return self._sides.isHidden()

    def set_folded(self, folded: bool) -> None:
        self._sides.setVisible(not folded)
        self.fold.set_icon("dice_check" if folded else "sector")
        self._name_fold()

    def offer_fold(self, offered: bool) -> None:
        """Whether the tray lies over the map."""
        self.fold.setVisible(offered)
        if not offered and self.folded:
            self.set_folded(False)

    @property
    def spare(self) -> QRect:
        """What is left over below the dice while nothing may be used."""
        if not self.below.isVisible() or not self.below.empty:
            return QRect()
        return QRect(self.below.mapTo(self, QPoint(0, 0)), self.below.size())

    @property
    def spares(self) -> tuple[QRect, QRect]:
        """The same, and what is left over below the outcomes."""
        below = self._right.spare
        return self.spare, QRect(self._right.mapTo(self, below.topLeft()), below.size())

    @property
    def rail_height(self) -> int:
        """Of the folded tray."""
        return max(self.rail.sizeHint().height(), self.fold.sizeHint().height() + 6)

    def _name_fold(self) -> None:
        shown = self._model.shown
        if self.folded:
            self.fold.set_name(self.tr("Back to the dice (M)"))
        elif shown is not None:
            #: A button that puts the dice aside for a look at the map; M is its key. {number} is that of the sector.
            self.fold.set_name(self.tr("See the check on the map: sector {number} (M)").format(number=shown.at))

    def advance(self, step: Step) -> None:
        """Dice that have just fallen are seen falling; not when the players look back."""
        self.set_folded(False)
        rolled = any(isinstance(event, DiceRolled) for event in step.events)
        self.refresh(roll=rolled and step.way in (Way.PLAYED, Way.REDONE))

    def refresh(self, *, roll: bool = False) -> None:
        shown = self._model.shown
        self.laying.cancel()  # what was in the hand may lie elsewhere now
        if shown is None:
            self.felt.finish_roll()
            return
        self.rail.show_step(shown.step)
        self._name_fold()
        self._title.set_text(shown.title)
        count = sum(not die.key.startswith(("injury", "danger")) for die in shown.dice)
        #: How many section dice are in the check. {count} is a number.
        self._pool.setText(self.tr("Roll pool {count}").format(count=count))
        self.faces.show_faces(shown.faces)
        self._show_dice(shown, roll=roll)
        if not self.felt.rolling:
            self._show_result()
        if (shown.title, shown.step) != self._at:
            self._at = (shown.title, shown.step)
            self._scroll.start()

    def _show_result(self) -> None:
        """What the dice come to, which is seen when they lie still and never before."""
        shown = self._model.shown
        if shown is None:
            return
        happens = next((line for line in shown.outcomes if line.marked), None) if shown.step == _HAPPENS else None
        self.large.show_line(happens)
        self.felt.setVisible(happens is None or bool(shown.dice))
        self.below.setVisible(happens is None)
        self.usable.show_usable(shown.usable)
        self._show_compared()
        self.outcomes.show_check(shown)
        self._listen()

    def _on_fitted(self, fits: bool) -> None:
        # Left to itself a bar that was there once takes the width without which the rows are too high to go without it.
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        if policy is not self._right.verticalScrollBarPolicy():
            self._right.setVerticalScrollBarPolicy(policy)

    def _show_odds(self) -> None:
        if not self.felt.rolling:
            self.outcomes.show_odds()

    def _show_compared(self) -> None:
        if not self.felt.rolling:
            self.usable.show_chances(self._chance_of, self._model.odds.awaited)
            self._give_room()

    def _chance_of(self, use: Command) -> tuple[str, str]:
        """Of the best outcome in reach with it: as a sign, and in words."""
        shown, odds = self._model.shown, self._model.odds.of(use)
        if shown is None or odds is None:
            return "", ""
        return self._model.odds_words.best(odds, [line.color for line in shown.outcomes])

    def bring_in_sight(self) -> None:
        """All rows have their places already."""
        if self._scroll.isActive():
            self._scroll.stop()
            self._on_new_step()

    def _on_new_step(self) -> None:
        """What matters in this step is seen without scrolling: from the top on, down to the outcome in reach."""
        self._left.verticalScrollBar().setValue(0)
        self._right.verticalScrollBar().setValue(0)
        row = self.outcomes.met_row
        if row is not None and self._top(row) + scaled(_FIRST_LINE) > self._right.viewport().height():
            self._right.ensureWidgetVisible(row, 0, _PADDING)
            # Nothing is cut at the upper edge: the first row that is whole begins there.
            scrolled = self._right.verticalScrollBar().value()
            tops = (self._top(each) - _PADDING // 2 for each in self.rows)
            self._right.verticalScrollBar().setValue(min((top for top in tops if top >= scrolled), default=scrolled))

    def _top(self, row: OutcomeRow) -> int:
        """Where an outcome begins on the right side, wherever that is scrolled to."""
        return self.outcomes.y() + row.y()

    def _show_dice(self, shown: CheckShown, *, roll: bool) -> None:
        hint = self.tr("Drag or press dice on the boards. An empty hand is allowed.") if shown.gathering else ""
        self.felt.set_hint(hint)
        self._give_room()
        self.felt.show_dice(shown.dice, shown.title, roll=roll)

    def _on_looked_at(self, usable: Usable | None) -> None:
        self.felt.light(() if usable is None else usable.dice)
        self._model.odds.look_at(None if usable is None else usable.command)

    def _places(self) -> Sequence[LayTarget]:
        """All that dice may be laid on; what was built anew since is listened to."""
        places: list[LayTarget] = [*self.outcomes.places, *self.usable.items]
        return places

    def _listen(self) -> None:
        """Dice that lie somewhere can be pressed and carried on; each place is listened to once."""
        for place in self._places():
            laid = place.laid
            if not laid.property("heard"):
                laid.setProperty("heard", True)
                laid.pressed.connect(lambda key, at=place: self._on_taken_off(at, key))
                laid.dragged.connect(lambda key, point, at=place: self.laying.carry(at.laid.dice[key].die, point))
                laid.dropped.connect(lambda key, point, at=place: self._on_carried_on(at, key, point))

    def _on_taken_off(self, place: LayTarget, key: str) -> None:
        if place.ground is not None:
            self.laying.take_off(place.ground, place.laid.dice[key].die)

    def _on_carried_on(self, place: LayTarget, key: str, point: QPoint) -> None:
        self.laying.drop(place.laid.dice[key].die, point, place.ground)

    def _on_let_go(self, die: TrayDie, point: QPoint) -> None:
        if not self.laying.drop(die, point) and die.command is not None and not self.felt.holds(point):
            self.chosen.emit(die.command)

    def _give_room(self) -> None:
        # Counted as if the column always scrolled, or dice of another size could make it scroll and stop by turns.
        bar = self._left.verticalScrollBar().sizeHint().width()
        room = self._left.width() - bar - 2 * _PADDING
        self.outcomes.set_room(self._right.width() - bar - 2 * _PADDING, self._right.height() - 2 * _PADDING, bar)
        narrow = self.width() < scaled(_NARROW)
        for side, share in enumerate(_NARROW_SHARES if narrow else _SHARES):
            self._beside.setStretch(side, share)
        self._title.set_aside("" if narrow else self._pool.text())
        self._pool.setVisible(narrow)
        said = sum(height_at(part, room) + _GAP for part in (self._title, self._pool) if not part.isHidden()) + _GAP
        shared = self._left.height() - 2 * _PADDING - said
        self.felt.set_room(room, shared - self.below.usual(shared))
        self.below.stand(room, shared, self.felt.minimumHeight())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A column has another size, of which the tray hears before its columns do; or a long word needs a wider one.

        What changes inside a scroll area is hidden from the layouts around it.
        """
        if event.type() == QEvent.Type.Resize and watched in (self._left, self._right):
            self._give_room()
        elif event.type() == QEvent.Type.LayoutRequest:
            for column in (self._left, self._right):
                column.updateGeometry()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color_of("deck"))
        painter.fillRect(0, 0, self.width(), 1, color_of("line"))

    def finish_motion(self) -> None:
        self.felt.finish_roll()
