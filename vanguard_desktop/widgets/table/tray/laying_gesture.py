"""Carrying a die to what it is to be spent on, or choosing the place from a short list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import DieId, Reason
from vanguard_desktop.models.expedition.check.check import CheckModel
from vanguard_desktop.models.expedition.check.shown import TrayDie
from vanguard_desktop.play.laying import Ground
from vanguard_desktop.rulesets.expedition.data import NotCovered
from vanguard_desktop.text.common.names import Names

from ..boards.die_button import CarriedDie
from .lay_target import LayTarget
from .short_list import Choice, ShortList
from .tray_die import face_of


class LayingGesture(QObject):
    """Begins with a die of the felt or of a place, ends over a place or beside all; `explained` says why not."""

    explained = Signal(str)

    def __init__(
        self, model: CheckModel, names: Names, targets: Callable[[], Sequence[LayTarget]], tray: QWidget
    ) -> None:
        super().__init__(tray)
        self._model, self._names, self._targets, self._tray = model, names, targets, tray
        self._carried: CarriedDie | None = None
        self._over: LayTarget | None = None
        self._given_up = False

    @property
    def carrying(self) -> bool:
        return self._carried is not None

    def carry(self, die: TrayDie, place: QPoint) -> None:
        """The hand moves: the first time the places light up or dim, each time the one under it explains itself."""
        if self._given_up:
            return
        if self._carried is None:
            self._carried = CarriedDie(face_of(die), self._tray.window())
            for target in self._targets():
                if target.ground is not None:
                    target.set_legal(self._serves(target.ground, die))
        self._carried.follow(place)
        over = self._under(place)
        if over is not self._over:
            self._over = over
            forbidden = over is not None and over.ground is not None and not self._serves(over.ground, die)
            self.explained.emit(self._why_not(over.ground, die) if forbidden and over is not None else "")

    def drop(self, die: TrayDie, place: QPoint, origin: Ground | None = None) -> bool:
        """Let go of the die; whether there was a place for it, or at least a reason."""
        self._given_up = False
        if self._carried is None:  # put back, or the game went on meanwhile
            return True
        target = self._under(place)
        self.cancel()
        goal = None if target is None else target.ground
        if goal is not None and goal != origin:
            self._tell(self._model.lay(goal, DieId(die.key)))
            return True
        if origin is not None and goal is None:
            self._tell(self._model.take_off(origin, DieId(die.key)))
            return True
        return goal is not None

    def give_up(self) -> None:
        """Esc: the die is put back, however the hand goes on moving."""
        self._given_up = self.carrying
        self.cancel()

    def cancel(self) -> None:
        """The hand is empty again."""
        if self._carried is None:
            return
        self._carried.hide()
        self._carried.deleteLater()
        self._carried = self._over = None
        for target in self._targets():
            target.set_legal(None)

    def take_off(self, ground: Ground, die: TrayDie) -> None:
        self._tell(self._model.take_off(ground, DieId(die.key)))

    def choose_place(self, die: TrayDie, beside: QWidget) -> None:
        """Without dragging: to the only place or off it again, otherwise a list of places opens at the die."""
        ways = self._ways(die)
        if not ways:
            self.explained.emit(self._model.why_not(NotCovered()))
        elif len(ways) == 1:
            ways[0].act()
        else:
            ShortList(ways, self._names.spoken, beside)

    def _ways(self, die: TrayDie) -> list[Choice]:
        key, laying = DieId(die.key), self._model.laying
        ways: list[Choice] = []
        for ground in laying.grounds_of(key):
            lies = key in laying.shown(ground)
            act = self._model.take_off if lies else self._model.lay
            if lies:
                #: Choice in a menu of a die: it lies on this outcome or effect. {place} is the name of what it lies on.
                words = self.tr("Take it off: {place}")
            else:
                #: Choice in a menu of a die. {place} is the name of an outcome or effect.
                words = self.tr("Lay it on: {place}")
            words = words.format(place=self._model.ground_name(ground))
            ways.append(Choice(words=words, act=self._does(act, ground, key), checked=lies))
        return ways

    def _does(self, act: Callable[[Ground, DieId], Reason | None], ground: Ground, die: DieId) -> Callable[[], None]:
        return lambda: self._tell(act(ground, die))

    def _tell(self, reason: Reason | None) -> None:
        self.explained.emit("" if reason is None else self._model.why_not(reason))

    def _serves(self, ground: Ground, die: TrayDie) -> bool:
        laying = self._model.laying
        return ground in laying.laid and laying.serves(ground, DieId(die.key))

    def _why_not(self, ground: Ground | None, die: TrayDie) -> str:
        reason = None if ground is None else self._model.laying.why_not_lay(ground, DieId(die.key))
        return "" if reason is None else self._model.why_not(reason)

    def _under(self, place: QPoint) -> LayTarget | None:
        return next((target for target in self._targets() if target.ground is not None and target.holds(place)), None)
