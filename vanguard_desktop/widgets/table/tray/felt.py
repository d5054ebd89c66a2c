"""The felt of the tray: dice are laid on it, roll over it, and are taken off it again."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.core import Command, DieId
from vanguard_desktop.models.expedition.check.shown import TrayDie

from ...look import Painted, color_of, look
from ...look.controls.staying import Staying
from ...look.controls.text import Text
from ...look.paint.dice_paint import die_reach
from ...look.paint.painted import paint_box
from ...look.tokens import tokens
from ..boards.die_button import CarriedDie
from .felt_places import EDGE, FeltGrid, grid_for, taken_places
from .tray_die import TrayDieButton, face_of


class Felt(Painted):
    """`chosen` carries the command of the die that was pressed or dragged off; `settled` when all dice lie still.

    A die that lies here after the roll may be laid on what it is spent on: `carried` and `let_go` tell where the hand
    with it is, `place_wished` that it was pressed.
    A roll is shown once and never waited for: every input ends it at once.
    """

    chosen = Signal(object)
    settled = Signal()
    carried = Signal(object, QPoint)
    let_go = Signal(object, QPoint)
    place_wished = Signal(object, QWidget)

    def __init__(self) -> None:
        super().__init__()
        self._legal = False
        self._carried: CarriedDie | None = None
        self.dice: dict[str, TrayDieButton] = {}
        self._falling: list[TrayDieButton] = []
        self._room, self._high, self._seed = 0, 0, ""
        self._grid = grid_for(1, 1, 1)
        self._shown: tuple[tuple[TrayDie, ...], str] = ((), "")
        self._lying: Staying[TrayDieButton] = Staying()
        self._falls = 0  # how often dice have fallen
        self._places: dict[str, int] = {}
        self._hint = Text(color="text_mute", role="body")
        self._hint.setParent(self)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self.finish_roll)
        self.grow_down(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._place_hint()

    @property
    def rolling(self) -> bool:
        return bool(self._falling)

    def set_hint(self, words: str) -> None:
        """What to do with an empty felt."""
        self._hint.setText(words)
        self._hint.setVisible(bool(words) and not self.dice)
        self._place_hint()

    def set_legal(self, legal: bool) -> None:
        """Whether the die that is being dragged may be dropped here."""
        self._legal = legal
        self.update()

    def show_dice(self, dice: Sequence[TrayDie], seed: str, *, roll: bool) -> None:
        if not roll and (tuple(dice), seed) == self._shown:
            return
        self._shown = (tuple(dice), seed)
        had_focus = next((key for key, button in self.dice.items() if button.hasFocus()), None)
        self.finish_roll()
        self._put_back()
        if roll or seed != self._seed:
            self._places, self._seed = {}, seed
        self._places = taken_places(self._places, [die.key for die in dice])
        self._falls += roll
        self._lying.begin()
        for die in dice:
            self._lying.part((die, seed, self._falls), self._lay, die, seed)
        self._lying.end()
        self.dice = {button.die.key: button for button in self._lying.shown}
        if had_focus in self.dice:
            self.dice[had_focus].setFocus()
        self._hint.setVisible(not self.dice and bool(self._hint.text()))
        self._place_hint()
        self._arrange()
        if roll:
            self._roll()

    def _lay(self, die: TrayDie, seed: str) -> TrayDieButton:
        button = TrayDieButton(die, seed, self._grid.side)
        button.setParent(self)
        button.chosen.connect(self._on_chosen)
        button.dragged.connect(self._on_dragged)
        button.dropped.connect(self._on_dropped)
        return button

    def set_room(self, width: int, height: int) -> None:
        """How wide and high the felt may be: more dice are smaller, to be seen at once with what may be used."""
        if (width, height) != (self._room, self._high):
            self._room, self._high = width, height
            self._place_hint()
            self._arrange()

    def _arrange(self) -> None:
        """Every die on its place."""
        self._grid = grid = self._grid_now()
        for key, button in self.dice.items():
            button.set_side(grid.side)
            button.resize(button.sizeHint())
            middle = grid.middle(self._places[key], key) + QPointF(EDGE, EDGE)
            corner = (middle - QPointF(button.width() / 2, button.height() / 2)).toPoint()
            least = ceil(grid.height) + 2 * EDGE  # however high the felt is now
            free = QPoint(max(self._room - button.width(), 0), max(least - button.height(), 0))
            button.move(min(max(corner.x(), 0), free.x()), min(max(corner.y(), 0), free.y()))

    def _grid_now(self) -> FeltGrid:
        most = max(self._places.values(), default=0) + 1
        return grid_for(most, max(self._room, 1) - 2 * EDGE, max(self._high, 1) - 2 * EDGE)

    def light(self, dice: Sequence[DieId]) -> None:
        """Mark the dice that something would cost."""
        for key, button in self.dice.items():
            button.set_lit(key in dice)

    def _roll(self) -> None:
        one, step = look().duration("die_roll"), look().duration("die_step")
        if not one or not self.dice:
            return
        self._falling = list(self.dice.values())
        whole = one + step * (len(self._falling) - 1)
        self._clock.setEndValue(float(whole))
        self._clock.setDuration(whole)
        for button in self._falling:
            button.set_tumble(0.0)
        self._clock.start()

    def finish_roll(self) -> None:
        """All dice lie now."""
        falling, self._falling = self._falling, []
        self._clock.stop()
        for button in falling:
            button.set_tumble(1.0)
        if falling:
            self.settled.emit()

    def _on_tick(self, passed: float) -> None:
        one, step = max(look().duration("die_roll"), 1), look().duration("die_step")
        for number, button in enumerate(self._falling):
            button.set_tumble(min(max((passed - number * step) / one, 0.0), 1.0))

    def _on_chosen(self, key: str) -> None:
        self.finish_roll()
        button = self.dice[key]
        if button.die.command is None:
            self.place_wished.emit(button.die, button)
        self._submit(button.die.command)

    def _on_dragged(self, key: str, place: QPoint) -> None:
        self.finish_roll()
        if self.dice[key].die.lays:
            self.carried.emit(self.dice[key].die, place)
            return
        if self._carried is None:
            self._carried = CarriedDie(face_of(self.dice[key].die), self.window())
        self._carried.follow(place)

    def _on_dropped(self, key: str, place: QPoint) -> None:
        if self.dice[key].die.lays:
            self.let_go.emit(self.dice[key].die, place)
            return
        if self._carried is None:
            return
        self._put_back()
        if not self.holds(place):
            self._submit(self.dice[key].die.command)

    def _put_back(self) -> None:
        """The hand is empty again."""
        if self._carried is not None:
            self._carried.hide()
            self._carried.deleteLater()
            self._carried = None

    def holds(self, place: QPoint) -> bool:
        """Whether a place on the screen lies on the felt."""
        return QRect(self.mapToGlobal(QPoint(0, 0)), self.size()).contains(place)

    def _submit(self, command: Command | None) -> None:
        if command is not None:
            self.chosen.emit(command)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_hint()
        self._arrange()

    def _place_hint(self) -> None:
        grid = self._grid_now()
        least = ceil(max(grid.height + 2 * EDGE, grid.side + 2 * die_reach(grid.side)))
        if not self._hint.isHidden():
            least = max(least, self._hint.heightForWidth(self._room - 40) + 24)
        self.setMinimumHeight(least)
        self._hint.setGeometry(self.rect().adjusted(20, 12, -20, -12))

    def paint(self, painter: QPainter) -> None:
        rect, radius = self.area.adjusted(1, 1, -1, -1), tokens().radius.card
        if self._legal:
            fill, line, width = color_of("legal_soft"), color_of("legal"), tokens().stroke.legal
            paint_box(painter, rect, radius, fill=fill, line=line, width=width)
        else:
            paint_box(painter, rect, radius, fill=color_of("well"), line=color_of("line_faint"))
