"""Dice over somebody's life: who lies there and the chance, the dice as they roll, and only then what became of it."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.dice.faces import INJURY_FACES
from vanguard_desktop.models.ship.after.survival import SurvivalShown

from ...headed_sheet import HeadedSheet
from ...look import Painted, look, name_it, scaled
from ...look.controls.buttons import PRIMARY, Button
from ...look.controls.lines import MIDDLE, row_in
from ...look.controls.text import Text
from ...look.paint.dice_paint import DieFace, DieState, paint_die
from ..pages.survival_bar import SurvivalBar
from ..person_card import PersonCard

_WIDTH, _DIE, _GAP = 640, 84, 26
_LATER = 0.22  # of its time each die lies later than the one before
_ROLLS = 2.4  # so much longer than dice of a check: it is a life
_FACES = tuple(f"injury_{icon.value}" for icon in INJURY_FACES)


class FallingDice(Painted):
    """They tumble, come to lie one after the other, and then tell (`lay`); with motion off they lie at once."""

    lay = Signal()
    spoken_as = QAccessible.Role.Graphic

    def __init__(self, results: tuple[str, ...], spoken: str) -> None:
        super().__init__()
        self._results, self._spoken = results, spoken
        self._at = 1.0
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.valueChanged.connect(self._go_on)
        self._motion.finished.connect(self.finish)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def rolls(self) -> bool:
        return self._motion.state() is QVariantAnimation.State.Running

    def roll(self) -> None:
        lasts = round(look().duration("die_roll") * _ROLLS)
        if not lasts:
            self.finish()
            return
        self._at = 0.0
        self._motion.setDuration(lasts)
        self._motion.start()

    def finish(self) -> None:
        """They lie."""
        self._motion.stop()
        self._at = 1.0
        name_it(self, self._spoken)
        self.update()
        self.lay.emit()

    def _go_on(self, at: float) -> None:
        self._at = at
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_WIDTH // 2), scaled(_DIE + 60))

    def paint(self, painter: QPainter) -> None:
        side, gap = scaled(_DIE), scaled(_GAP)
        count = len(self._results)
        left = (self.width() - count * side - (count - 1) * gap) / 2
        for number, result in enumerate(self._results):
            own = 1.0 - _LATER * (count - 1 - number)
            share = min(self._at / own, 1.0)
            face, angle, lift = result, (-4.0, 3.0, -2.0)[number % 3], 0.0
            if share < 1:
                turn = (1 - share) * (1 - share)
                angle += 720 * turn * (1 if number % 2 else -1)
                lift = abs(math.sin(share * math.pi * 3)) * turn * scaled(40)
                face = _FACES[int(share * 16 + 5 * number) % len(_FACES)]
            place = QRectF(left + number * (side + gap), (self.height() - side) / 2 - lift, side, side)
            paint_die(painter, place, DieFace(color="injury", glyphs=(face,)), DieState(angle=angle))


class SurvivalSheet(HeadedSheet):
    """The first press lets the dice lie, the next one goes on. `shown` is asked again when the language changes."""

    may_be_lifted = False

    def __init__(self, shown: Callable[[], SurvivalShown], speak: Callable[[str], str]) -> None:
        super().__init__("medbay", width=_WIDTH)
        self.comes_unasked = True
        self._shown = shown
        now = shown()
        person = PersonCard(now.person)
        person.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._before, self.after = Text(), Text(role="heading")
        row_in(self.inside, (person, MIDDLE), (self._before, 1), gap=14)
        self.inside.addWidget(SurvivalBar(now.chance))
        self.dice = FallingDice(now.results, speak(" ".join(f"[{result}]" for result in now.results)))
        self.inside.addWidget(self.dice)
        self.after.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.after.setMinimumHeight(2 * look().line("heading"))
        self.after.set_color("bad" if now.dies else "good")
        self.inside.addWidget(self.after)
        self.go_on = Button(kind=PRIMARY, key="Enter")
        self.go_on.clicked.connect(self._press)
        row_in(self.inside, 1, self.go_on)
        self.dice.lay.connect(self._tell)
        self._retranslate()
        self.dice.roll()

    @property
    def story(self) -> str:
        """What is read aloud of it."""
        return f"{self._shown().before} {self.after.text()}"

    def _press(self) -> None:
        if self.dice.rolls:
            self.dice.finish()
        else:
            self.closed.emit()

    def step_back(self) -> None:
        self._press()

    def _tell(self) -> None:
        """Only now: who looks at the dice must not read it before."""
        self.after.setText(self._shown().after)
        self.setAccessibleName(f"{self._shown().title}. {self.story}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._press()
        else:
            super().keyPressEvent(event)

    def _retranslate(self) -> None:
        super()._retranslate()
        shown = self._shown()
        self.set_title(shown.title)
        self._before.setText(shown.before)
        if self.after.text():
            self._tell()
        #: Button under what has happened.
        self.go_on.set_label(self.tr("Go on"))
