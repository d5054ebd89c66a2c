"""The lander at a glance: where it stands, its statistics and load in one line, its supplies, its mods."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.expedition.situation import SituationShown
from vanguard_desktop.rulesets.expedition.data import State

from ...look import name_it
from ...look.controls.asking import about
from ...look.controls.flow import FlowLayout
from ...look.controls.marks import Chip
from ...titled_panel import TitledPanel
from ..boards.track import Track


class LanderPanel(TitledPanel):
    """Figures have their sign; what each is called it says when it is asked. Unlimited supplies need no track."""

    def __init__(self) -> None:
        self._figures, self._mods = QWidget(), QWidget()
        self._flow, self._mod_flow = FlowLayout(self._figures, gap=6), FlowLayout(self._mods, gap=6)
        self._chips: dict[str, _Figure] = {}
        self._mod_chips: dict[str, Chip] = {}
        self.supplies = Track()
        super().__init__("lander", self._figures, self.supplies, self._mods)
        self.body.setContentsMargins(12, 6, 12, 8)
        self.body.setSpacing(5)
        about(self.supplies, "supplies")
        about(self.title, "room")

    @property
    def figures(self) -> tuple[Chip, ...]:
        """Statistics and load."""
        return tuple(self._chips.values())

    def show_state(self, state: State, shown: SituationShown) -> None:
        self.setVisible(state.lander_card is not None or state.lander is not None)  # nobody lands in the training
        #: Heading in the column of the situation.
        self.title.set_text(self.tr("Lander"))
        #: Beside the heading over the lander: where it stands. {number} is that of the sector.
        landed = self.tr("Sector {number}").format(number=state.lander)
        #: Beside the heading over the lander: it has not come down yet.
        self.title.set_aside(self.tr("Landing") if state.lander is None else landed)
        words = {
            #: Said of an icon of the lander, by screen readers: how much it bears. {n} is a number.
            "armor": self.tr("Armor {n}"),
            #: Said of an icon of the lander, by screen readers: how well it sees. {n} is a number.
            "sensors": self.tr("Sensors {n}"),
            #: Said of an icon of the lander, by screen readers: how nimbly it flies. {n} is a number.
            "agility": self.tr("Agility {n}"),
        }
        for stat, value in shown.stats:
            self._figure(f"stat:{stat}", f"lander_{stat}").show_number(str(value), words[stat].format(n=value))
        if shown.room is not None:
            kept, most = shown.room
            #: Beside the icon of discoveries on the lander. {kept} and {most} are numbers.
            number = self.tr("{kept} of {most}").format(kept=kept, most=most)
            #: Discovery cards on the lander. {kept} and {most} are numbers.
            spoken = self.tr("Discoveries: {kept} of {most}").format(kept=kept, most=most)
            self._figure("room", "lander_capacity").show_number(number, spoken)
        self._figures.setVisible(bool(shown.stats))
        #: The marker on the supply track. {supplies} and {most} are numbers.
        spoken = self.tr("Supplies: {supplies} of {most}")
        self.supplies.show_value(
            state.supplies, state.most_supplies, spoken.format(supplies=state.supplies, most=state.most_supplies)
        )
        self.supplies.setVisible(not state.unlimited_supplies)
        self._show_mods(shown)

    def _figure(self, subject: str, icon: str) -> _Figure:
        if subject not in self._chips:
            self._chips[subject] = figure = _Figure(icon=icon)
            about(figure, subject)
            self._flow.addWidget(figure)
        return self._chips[subject]

    def _show_mods(self, shown: SituationShown) -> None:
        mods = dict(shown.mods)
        for id in [id for id in self._mod_chips if id not in mods]:
            gone = self._mod_chips.pop(id)
            self._mod_flow.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for id, name in mods.items():
            if id not in self._mod_chips:
                self._mod_chips[id] = chip = Chip()
                about(chip, f"card:lander_mods/{id}")
                self._mod_flow.addWidget(chip)
                chip.show()
            self._mod_chips[id].set_label(name)
        self._mods.setVisible(bool(mods))


class _Figure(Chip):
    """A number with its sign; a screen reader and the pointer get the word too."""

    def show_number(self, number: str, words: str) -> None:
        self.set_label(number)
        name_it(self, words)
