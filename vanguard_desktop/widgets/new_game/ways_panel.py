"""How it is played: each option of an expedition with one sentence that says what it means."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal

from vanguard_desktop.rulesets.expedition.data import Options

from ..look.controls.choices import Segmented, Toggle
from ..look.controls.lines import fill
from ..look.controls.text import Text
from ..titled_panel import TitledPanel

_IF_SERIOUS, _ALWAYS, _NEVER = "if_serious", "always", "never"


class WaysPanel(TitledPanel):
    """`changed` when the players chose something else; `options` and `real_dice` say what."""

    changed = Signal()

    def __init__(self, *, real_dice: bool) -> None:
        super().__init__("settings", padding=18)
        self.deadly, self.real, self.order = Toggle(), Toggle(), Toggle()
        self.costs = Segmented()
        self._costs_caption = Text(role="label", color="text_soft")
        self._hints = {control: Text(color="text_soft") for control in (*self._toggles(), self.costs)}
        for toggle in self._toggles():
            fill(self.body, toggle, self._hints[toggle])
            toggle.toggled.connect(self.changed)
        fill(self.body, self._costs_caption, self.costs, self._hints[self.costs])
        self.costs.chosen.connect(lambda _: self._on_costs())
        for toggle, on in ((self.real, real_dice), (self.order, True)):
            with QSignalBlocker(toggle):
                toggle.setChecked(on)
        self._retranslate()

    def _toggles(self) -> tuple[Toggle, ...]:
        return (self.deadly, self.real, self.order)

    @property
    def real_dice(self) -> bool:
        return self.real.isChecked()

    def options(self, *, order_matters: bool) -> Options:
        """The players are asked in which order their crew sits only where it makes a difference (TRN-06)."""
        asked = self.costs.taken()
        return Options(
            deadly_injuries=self.deadly.isChecked(),
            ask_every_cost=asked == _ALWAYS,
            never_ask_cost=asked == _NEVER,
            choose_seats=order_matters and self.order.isChecked(),
        )

    def show_order(self, matters: bool) -> None:
        self.order.setVisible(matters)
        self._hints[self.order].setVisible(matters)

    def _on_costs(self) -> None:
        self._tell_costs()
        self.changed.emit()

    def _retranslate(self) -> None:
        self.title.set_text(self.tr("How it is played"))
        for toggle, label, hint in (
            (
                self.deadly,
                #: Switch before a new game: the mode in which whoever dies stays dead.
                self.tr("Deadly space"),
                self.tr(
                    "On: a fourth injury no longer ends the expedition for all; it may kill the one who gets it,"
                    " and the others go on. For players who know the game."
                ),
            ),
            (
                self.real,
                #: Switch before a new game: dice of wood or plastic on the own table.
                self.tr("Real dice"),
                self.tr("On: you roll dice on your own table and tell the game what they show."),
            ),
            (
                self.order,
                self.tr("Choose the seat order"),
                self.tr("On: a player with several crewmembers says in which order they sit, and so take their turns."),
            ),
        ):
            toggle.set_label(label)
            self._hints[toggle].setText(hint)
        self._costs_caption.setText(self.tr("Ask before a forced cost"))
        self.costs.setAccessibleName(self.tr("Ask before a forced cost"))
        self.costs.set_choices(
            (
                (_IF_SERIOUS, self.tr("If it hurts")),
                #: Choice of how often the game asks before it takes a cost: every time.
                (_ALWAYS, self.tr("Always")),
                #: Choice of how often the game asks before it takes a cost: at no time.
                (_NEVER, self.tr("Never")),
            ),
            self.costs.taken() or _IF_SERIOUS,
        )
        self._tell_costs()

    def _tell_costs(self) -> None:
        match self.costs.taken():
            case "always":
                hint = self.tr("Whenever you must pay and an ability could change that, the game stops and asks.")
            case "never":
                hint = self.tr("The game pays at once; undo takes it back if you would rather have used an ability.")
            case _:
                hint = self.tr(
                    "The game stops and asks if paying would sacrifice a die or bring an injury, and an ability could"
                    " change that."
                )
        self._hints[self.costs].setText(hint)
