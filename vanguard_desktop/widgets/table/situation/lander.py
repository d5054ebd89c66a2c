"""The lander: where it stands, its statistics, its supplies."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.situation import SituationShown
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.widgets.look.asking import about
from vanguard_desktop.widgets.look.flow import FlowLayout
from vanguard_desktop.widgets.look.marks import Chip
from vanguard_desktop.widgets.table.track import Track
from vanguard_desktop.widgets.titled_panel import TitledPanel


class LanderPanel(TitledPanel):
    """Where supplies are unlimited they need no track."""

    def __init__(self) -> None:
        self._stats = QWidget()
        self._flow = FlowLayout(self._stats, gap=8)
        self._chips: dict[str, Chip] = {}
        self._supplies = Track()
        super().__init__("lander", self._stats, self._supplies)
        about(self._supplies, "supplies")
        about(self.title, "room")

    def show_state(self, state: State, shown: SituationShown) -> None:
        self.setVisible(state.lander_card is not None or state.lander is not None)  # nobody lands in the training
        self.title.set_text(self.tr("Lander"))
        landed = self.tr("Sector {number}").format(number=state.lander)
        self.title.set_aside(self.tr("Landing") if state.lander is None else landed)
        words = {"armor": self.tr("Armor {n}"), "sensors": self.tr("Sensors {n}"), "agility": self.tr("Agility {n}")}
        for stat, value in shown.stats:
            if stat not in self._chips:
                self._chips[stat] = Chip(icon=f"lander_{stat}")
                about(self._chips[stat], f"stat:{stat}")
                self._flow.addWidget(self._chips[stat])
            self._chips[stat].set_label(words[stat].format(n=value))
        self._stats.setVisible(bool(shown.stats))
        #: The marker on the supply track.
        spoken = self.tr("Supplies: {supplies} of {most}")
        self._supplies.show_value(
            state.supplies, state.most_supplies, spoken.format(supplies=state.supplies, most=state.most_supplies)
        )
        self._supplies.setVisible(not state.unlimited_supplies)
