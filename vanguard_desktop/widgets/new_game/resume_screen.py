"""A new evening: what happened before, who plays tonight, and how hard it is from now on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.common.resuming import Resuming
from vanguard_desktop.text.ship.campaign.previously import Recalled

from ..look.controls.buttons import PRIMARY, Button
from ..look.controls.lines import TOP, fill, row_in
from ..look.controls.panels import IconMark
from ..look.controls.text import Text
from ..page import Page
from ..titled_panel import TitledPanel
from .harder_panel import HarderPanel
from .picture_cards import Art
from .players_panel import PlayersPanel
from .step_pictures import Banner

_HIGH = 120


class ResumeScreen(Page):
    """`resumed` carries the names of those who play; who has what is in the model. Esc leaves everything as it is."""

    resumed = Signal(object)

    def __init__(
        self,
        game: Resuming,
        recall: Callable[[], tuple[str, tuple[Recalled, ...]]],
        section_name: Callable[[Section], str],
        names: Sequence[str],
        art: Art,
    ) -> None:
        super().__init__()
        self._game, self._recall = game, recall
        game.setParent(self)
        self.banner = Banner(art)
        self.banner.set_height(_HIGH)
        self._before = TitledPanel("journal", padding=18)
        self.lines: list[Text] = []
        for recalled in recall()[1]:
            line = Text()
            row_in(self._before.body, (IconMark(recalled.icon, size=22, color="accent_text"), TOP), (line, 1), gap=12)
            self.lines.append(line)
        self.players_panel = PlayersPanel(game.player_counts, section_name)
        self.players_panel.fill_in(names)
        self.harder = HarderPanel(game.options)
        self.go_on = Button(kind=PRIMARY, icon="play")
        fill(self.column.body, self.banner, self._before, self.players_panel, self.harder, 1)
        row_in(self._box, 1, self.go_on)
        self.go_on.clicked.connect(self._on_go_on)
        self.players_panel.players.chosen.connect(game.set_players)
        self.players_panel.taken.connect(game.take_section)
        self.players_panel.entered.connect(self._on_go_on)
        self.harder.changed.connect(game.set_options)
        game.changed.connect(self._show)
        self._retranslate()

    def _on_go_on(self) -> None:
        self.resumed.emit(self.players_panel.named)

    def _show(self) -> None:
        self.players_panel.show_seats(self._game.players, self._game.shared)
        self.harder.show_options(self._game.options)

    def _retranslate(self) -> None:
        title, lines = self._recall()
        #: Title of the page with which an evening begins.
        self.title.setText(self.tr("Back aboard"))
        #: Button, with its key.
        self.back.set_name(self.tr("Back (Esc)"))
        self._before.title.set_text(title)
        for line, recalled in zip(self.lines, lines, strict=True):
            line.setText(recalled.text)
        #: Button: the campaign is resumed with these players.
        self.go_on.set_label(self.tr("Go on with the campaign"))
        self._show()
