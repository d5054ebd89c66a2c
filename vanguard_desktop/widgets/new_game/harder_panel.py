"""The harder mode of a campaign: its three parts, and what each of them means (DSH-01)."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QSignalBlocker, Signal

from vanguard_desktop.rulesets.ship.state import ShipOptions

from ..look.controls.choices import Segmented, Toggle
from ..look.controls.lines import fill
from ..look.controls.text import Text
from ..titled_panel import TitledPanel

_NONE, _ALL, _SOME = "none", "all", "some"
_PARTS = ("deadly_injuries", "deadly_morale", "deadly_checks")


class HarderPanel(TitledPanel):
    """`changed` carries the options. One choice for all, and a switch for each part of it."""

    changed = Signal(object)

    def __init__(self, options: ShipOptions = ShipOptions()) -> None:  # noqa: B008 - a frozen value
        super().__init__("injury_heavy", padding=18)
        self._options = options
        self.whole = Segmented()
        self.parts = {name: Toggle() for name in _PARTS}
        self._hint = Text(color="text_soft")
        self._hints = {name: Text(color="text_soft") for name in _PARTS}
        fill(self.body, self.whole, self._hint)
        for name, toggle in self.parts.items():
            fill(self.body, toggle, self._hints[name])
            toggle.toggled.connect(lambda on, name=name: self._put(**{name: on}))
        self.whole.chosen.connect(self._on_whole)
        self._retranslate()

    @property
    def options(self) -> ShipOptions:
        return self._options

    def show_options(self, options: ShipOptions) -> None:
        self._options = options
        for name, toggle in self.parts.items():
            with QSignalBlocker(toggle):
                toggle.setChecked(getattr(options, name))
        self.whole.set_taken(self._taken)

    @property
    def _taken(self) -> str:
        on = [getattr(self._options, name) for name in _PARTS]
        return _ALL if all(on) else _SOME if any(on) else _NONE

    def _on_whole(self, wish: object) -> None:
        """Of a part of it the first is meant, until the players say which."""
        self._put(**{name: wish == _ALL or (wish == _SOME and name == _PARTS[0]) for name in _PARTS})

    def _put(self, **changes: bool) -> None:
        self.show_options(attrs.evolve(self._options, **changes))
        self.changed.emit(self._options)

    def _retranslate(self) -> None:
        #: Heading over how hard a campaign is.
        self.title.set_text(self.tr("How hard it is"))
        self.whole.setAccessibleName(self.tr("How hard it is"))
        self.whole.set_choices(
            (
                #: Choice of how hard a campaign is: the usual one.
                (_NONE, self.tr("As usual")),
                #: Choice of how hard a campaign is: only some of the three parts of deadly space.
                (_SOME, self.tr("Parts of deadly space")),
                #: Choice of how hard a campaign is: the harder mode with all its three parts.
                (_ALL, self.tr("Deadly space")),
            ),
            self._taken,
        )
        self._hint.setText(
            self.tr(
                "Deadly space is for players who know the game. You can change it later, whenever the campaign is at"
                " its save point."
            )
        )
        for name, label, hint in (
            (
                "deadly_injuries",
                #: Part of deadly space, the harder mode.
                self.tr("Deadly injuries"),
                self.tr(
                    "A fourth injury no longer ends the expedition for all; it may kill the one who gets it, and the"
                    " others go on."
                ),
            ),
            (
                "deadly_morale",
                #: Part of deadly space, the harder mode.
                self.tr("Deaths lower morale"),
                self.tr("After an expedition morale falls one level more for everybody who died on it."),
            ),
            (
                "deadly_checks",
                #: Part of deadly space, the harder mode.
                self.tr("Harder survival checks"),
                self.tr("Survival checks in the medbay roll four injury dice instead of three."),
            ),
        ):
            self.parts[name].set_label(label)
            self._hints[name].setText(hint)
