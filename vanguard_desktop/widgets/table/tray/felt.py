"""The felt of the tray: dice are laid on it, roll over it, and are taken off it again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.core import Command, DieId
from vanguard_desktop.models.expedition.check.shown import TrayDie

from ...look import Painted, color_of, look
from ...look.controls.flow import FlowLayout
from ...look.controls.staying import Staying
from ...look.controls.text import Text
from ...look.paint.dice_paint import die_reach
from ...look.paint.painted import paint_box
from ...look.tokens import tokens
from ..boards.die_button import CarriedDie
from .tray_die import TrayDieButton, face_of

_GAP, _EDGE = -14, 10  # the room around dice, for their rings, overlaps


class Felt(Painted):
    """`chosen` carries the command of the die that was pressed or dragged off.

    A die that lies here after the roll may be laid on what it is spent on: `carried` and `let_go` tell where the hand
    with it is, `place_wished` that it was pressed.
    A roll is shown once and never waited for: every input ends it at once.
    """

    chosen = Signal(object)
    carried = Signal(object, QPoint)
    let_go = Signal(object, QPoint)
    place_wished = Signal(object, QWidget)

    def __init__(self) -> None:
        super().__init__()
        self._legal = False
        self._carried: CarriedDie | None = None
        self.dice: dict[str, TrayDieButton] = {}
        self._falling: list[TrayDieButton] = []
        self._room = 0
        self._shown: tuple[tuple[TrayDie, ...], str] = ((), "")
        self._lying: Staying[TrayDieButton] = Staying()
        self._falls = 0  # how often dice have fallen
        self._flow = FlowLayout(self, gap=_GAP)
        self._flow.setContentsMargins(_EDGE, 6, _EDGE, 6)
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
        while self._flow.takeAt(0) is not None:
            pass
        side, self._falls = _side(len(dice), self._room), self._falls + roll
        self._lying.begin()
        for die in dice:
            button = self._lying.part((die, seed, self._falls), self._lay, die, seed, side)
            button.set_side(side)
            self._flow.addWidget(button)
        self._lying.end()
        self.dice = {button.die.key: button for button in self._lying.shown}
        if had_focus in self.dice:
            self.dice[had_focus].setFocus()
        self._hint.setVisible(not self.dice and bool(self._hint.text()))
        self._place_hint()
        if roll:
            self._roll()

    def _lay(self, die: TrayDie, seed: str, side: int) -> TrayDieButton:
        button = TrayDieButton(die, seed, side)
        button.chosen.connect(self._on_chosen)
        button.dragged.connect(self._on_dragged)
        button.dropped.connect(self._on_dropped)
        return button

    def set_room(self, width: int) -> None:
        """How wide the felt may count on being: more dice are smaller, to be seen at once with what may be used."""
        self._room = width
        for button in self.dice.values():
            button.set_side(_side(len(self.dice), width))

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

    def _place_hint(self) -> None:
        least = round(tokens().size.die.slot * 2.2)
        if not self._hint.isHidden():
            least = max(least, self._hint.heightForWidth(self.width() - 40) + 24)
        self.setMinimumHeight(least)
        self._hint.setGeometry(self.rect().adjusted(20, 12, -20, -12))

    def paint(self, painter: QPainter) -> None:
        rect, radius = self.area.adjusted(1, 1, -1, -1), tokens().radius.card
        if self._legal:
            fill, line, width = color_of("legal_soft"), color_of("legal"), tokens().stroke.legal
            paint_box(painter, rect, radius, fill=fill, line=line, width=width)
        else:
            paint_box(painter, rect, radius, fill=color_of("well"), line=color_of("line_faint"))


def _side(count: int, room: int) -> int:
    """The largest size in which the dice lie in one line; the smallest if they need several anyway."""
    size = tokens().size.die
    sizes = (size.tray, size.slot + 8, size.slot)
    one_line = (side for side in sizes if count * (side + 2 * die_reach(side) + _GAP) - _GAP <= room - 2 * _EDGE)
    return next(one_line, size.slot)
