"""The tray on which a dice check is played: rail of steps, felt with dice, what may be used, outcomes with odds."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vanguard_desktop.models.check import CheckModel
from vanguard_desktop.models.check_shown import CheckShown, Usable
from vanguard_desktop.play.check_odds import Odds
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.expedition.events import DiceRolled
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.look.flow import FlowLayout
from vanguard_desktop.widgets.look.marks import USABLE, Chip
from vanguard_desktop.widgets.look.panels import PanelTitle, ScrollColumn
from vanguard_desktop.widgets.look.text import RichText, Text
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.table.tray.felt import Felt
from vanguard_desktop.widgets.table.tray.outcome_row import OutcomeRow
from vanguard_desktop.widgets.table.tray.rail import CheckRail

_PADDING = 10
_NARROW = 500  # a tray with less room than that counts its dice below the title


class DiceTray(QWidget):
    """`chosen` carries a command; the tray is there as long as a check runs, even if its dice fall again."""

    chosen = Signal(object)

    def __init__(self, model: CheckModel, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._wording = model, wording
        self._roll = False
        self.rail = CheckRail(wording.names, self)
        self.felt = Felt()
        self.felt.chosen.connect(self.chosen)
        self._title = PanelTitle(icon="dice_check")
        self._pool = Text(color="text_mute")
        self._usable_title = Text(role="label", color="text_soft")
        self.chips: list[Chip] = []
        self._usable = QWidget()
        self._flow = FlowLayout(self._usable, gap=8)
        self._left, self._right = ScrollColumn(gap=6, padding=_PADDING), ScrollColumn(gap=6, padding=_PADDING)
        for part in (self._title, self._pool, self.felt, self._usable_title, self._usable):
            self._left.body.addWidget(part)
        self.lines: list[RichText] = []
        self.rows: list[OutcomeRow] = []
        sides = QHBoxLayout()
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(0)
        sides.addWidget(self._left, 10)
        sides.addWidget(self._right, 13)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 1, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.rail)
        whole.addLayout(sides, 1)
        model.changed.connect(self.refresh)
        model.odds.changed.connect(self._show_odds)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether a check runs, so that the tray has a place on the table."""
        return self._model.shown is not None

    def on_step(self, step: Step) -> None:
        """Dice that have just fallen are seen falling; not when the players look back."""
        self._roll = step.way in (Way.PLAYED, Way.REDONE) and any(
            isinstance(event, DiceRolled) for event in step.events
        )
        if self._roll and (shown := self._model.shown) is not None:
            self._show_dice(shown)

    def refresh(self) -> None:
        shown = self._model.shown
        if shown is None:
            self.felt.finish_roll()
            return
        self.rail.show_step(shown.step)
        self._title.set_text(shown.title)
        count = sum(not die.key.startswith(("injury", "danger")) for die in shown.dice)
        #: How many section dice are in the check.
        self._pool.setText(self.tr("Roll pool {count}").format(count=count))
        self._show_dice(shown)
        self._show_usable(shown)
        self._show_lines(shown)

    def _show_dice(self, shown: CheckShown) -> None:
        roll, self._roll = self._roll, False
        hint = self.tr("Drag or press dice on the boards. An empty hand is allowed.") if shown.gathering else ""
        self.felt.set_hint(hint)
        self._give_room()
        self.felt.show_dice(shown.dice, shown.title, roll=roll)

    def _show_usable(self, shown: CheckShown) -> None:
        for chip in self.chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = []
        self._usable_title.setText(self.tr("Usable now"))
        self._usable_title.setVisible(bool(shown.usable))
        for usable in shown.usable:
            self._add_chip(usable)

    def _add_chip(self, usable: Usable) -> None:
        chip = Chip(usable.label, icon=usable.icon, state=USABLE)
        chip.clicked.connect(lambda: self.chosen.emit(usable.command))
        chip.setProperty("dice", list(usable.dice))
        chip.setProperty("place", len(self.chips))
        chip.installEventFilter(self)
        self._flow.addWidget(chip)
        chip.show()
        self.chips.append(chip)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looking at a combination shows which dice it would cost."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.felt.light(watched.property("dice") or [])
            shown, place = self._model.shown, watched.property("place")
            if shown is not None and place is not None and place < len(shown.usable):
                self._model.odds.look_at(shown.usable[place].command)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.felt.light([])
            self._model.odds.look_at(None)
        return super().eventFilter(watched, event)

    def _show_lines(self, shown: CheckShown) -> None:
        for part in (*self.lines, *self.rows):
            self._right.body.removeWidget(part)
            part.hide()
            part.deleteLater()
        self.lines, self.rows = [], []
        for special in shown.specials:
            color = "accent_text" if special.now else "text_mute" if special.over else "text_soft"
            line = RichText(self._wording.names.icon, color=color)
            line.set_text(special.text)
            self._right.body.addWidget(line)
            line.show()
            self.lines.append(line)
        for outcome in shown.outcomes:
            row = OutcomeRow(outcome, self._wording.names)
            self._right.body.addWidget(row)
            row.show()
            self.rows.append(row)
        if not shown.outcomes and not shown.specials:
            line = RichText(self._wording.names.icon, color="text_soft")
            line.set_text(self.tr("This check has no outcomes: the dice pay for combinations only."))
            self._right.body.addWidget(line)
            line.show()
            self.lines.append(line)
        self._show_odds()

    def _show_odds(self) -> None:
        """On every row its chance; on a track the chance that its outcome is reached in this check."""
        now, using = self._model.odds.now, self._model.odds.using
        for row in self.rows:
            shares = [_share(odds, row) for odds in (now, using) if odds is not None]
            parts = [self._percent(share) for share in shares]
            if len(parts) == 2:
                #: A chance, and after the arrow what it would be with the card that a player looks at.
                words = self.tr("Chance: {now}, with this: {then}").format(now=parts[0], then=parts[1])
                parts[1] = f"→ {parts[1]}"
            else:
                words = self.tr("Chance: {now}").format(now=parts[0]) if parts else ""
            row.show_chances(tuple(parts), words)

    def _percent(self, share: float) -> str:
        return self.tr("{number} %").format(number=QLocale().toString(100 * share, "f", 0 if share in (0, 1) else 1))

    def _give_room(self) -> None:
        # Counted as if the column always scrolled, or dice of another size could make it scroll and stop by turns.
        bar = self._left.verticalScrollBar().sizeHint().width()
        self.felt.set_room(self._left.width() - bar - 2 * _PADDING)
        narrow = self.width() < look().scaled(_NARROW)
        self._title.set_aside("" if narrow else self._pool.text())
        self._pool.setVisible(narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look().color("deck"))
        painter.fillRect(0, 0, self.width(), 1, look().color("line"))

    def finish_motion(self) -> None:
        self.felt.finish_roll()

    def focus_first(self) -> None:
        """Where the keyboard starts: a die that may be chosen, else something that may be used."""
        for part in (*self.felt.dice.values(), *self.chips):
            if part.focusPolicy() != Qt.FocusPolicy.NoFocus:
                part.setFocus(Qt.FocusReason.OtherFocusReason)
                return


def _share(odds: Odds, row: OutcomeRow) -> float:
    if row.length:
        return odds.tracks[row.color][-1] if row.color in odds.tracks else 0.0
    return odds.outcomes.get(row.color, 0.0)
