"""What it would cost to drift, and what would stay, before anybody says yes."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording

from ....look.controls.panels import Panel, PanelTitle
from ....look.controls.text import RichText, Text


class Drifting(Panel):
    """Two lists: what is lost and what is kept."""

    def __init__(self, wording: Wording) -> None:
        super().__init__(line="accent")
        speak = wording.names.spoken
        self._title = PanelTitle(icon="adrift")
        self._cost, self._keep = Text(role="label", color="warn"), Text(role="label")
        self._lost = [RichText(speak, color="text_soft") for _ in range(3)]
        self._kept = [RichText(speak, color="text_soft") for _ in range(3)]
        for part in (self._title, self._cost, *self._lost, self._keep, *self._kept):
            self.body.addWidget(part)

    def show_state(self, state: ShipState) -> None:
        #: Title: the ship would go nowhere.
        self._title.set_text(self.tr("Adrift"))
        #: Over what is lost when the ship drifts.
        self._cost.setText(self.tr("What it costs"))
        #: Over what is kept when the ship drifts.
        self._keep.setText(self.tr("What stays"))
        lost = (
            self.tr("Morale falls by one level, unless a card prevents it."),
            self.tr("The penalty token goes into the command pool."),
            self.tr("This cycle ends without facilities and without an expedition."),
        )
        #: Aboard, before the ship drifts. {energy}, {command} and {success} are numbers of tokens.
        pools = self.tr("{energy} [energy], {command} [command] and {success} [success] stay in their pools.")
        kept = (
            pools.format(energy=state.pool.energy, command=state.pool.command, success=state.pool.success),
            self.tr("Open situations go into the envelope and take effect on the next bridge."),
            self.tr("Who rests goes on resting until the next docking; all others stay available."),
        )
        for parts, words in ((self._lost, lost), (self._kept, kept)):
            for part, line in zip(parts, words, strict=True):
                part.set_text(line)
