"""What pages on which something is packed have in common: tiles in groups, a suggestion, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.ship.answers import AnswerRow, subject_of
from vanguard_desktop.models.ship.lander.figures import LandingAsks

from ...look import scaled
from ...look.controls.buttons import Button
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in
from ...look.controls.panels import Panel, PanelTitle
from ...look.controls.text import RichText, Text
from .open_answers import OpenAnswers
from .piece_tile import FreePlace, Picture, PieceTile, tile_width
from .right_side import View, stands_for

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen

_GAP, _EDGES = 8, 68  # between tiles; around them, with the bar
_ROOMY = 640


class PackingSide(OpenAnswers):
    """What one button changes is taken back by one undo; the focus stays with what it was on. It `packs` what these
    commands pack.
    """

    packs: tuple[type[Command], ...] = ()

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self.suggest, self.reset = Button(icon="info"), Button(icon="undo")
        self.tiles: dict[str, PieceTile] = {}
        self._to_pack: list[PieceTile] = []  # a press on one of these packs it
        self._rows: list[Sequence[PieceTile | FreePlace]] = []
        self._buttons = QWidget()
        row = FlowLayout(self._buttons, gap=8)
        row.addWidget(self.suggest)
        row.addWidget(self.reset)
        self._scroll.body.insertWidget(0, self._buttons)
        self.suggest.clicked.connect(lambda: self._order_all(self._suggested()))
        self.reset.clicked.connect(lambda: self._order_all(self._back()))

    def has_place_for(self, row: AnswerRow) -> bool:
        return isinstance(row.command, self.packs)

    def _suggested(self) -> Sequence[Command]:
        raise NotImplementedError

    def _back(self) -> Sequence[Command]:
        raise NotImplementedError

    def _order_all(self, commands: Sequence[Command]) -> None:
        if commands:
            self.bridge.submit_all(tuple(commands))
        else:
            #: Said when a button would change nothing of what is packed.
            self.explained.emit(self.tr("It is like that already."))

    def show_view(self, view: View) -> None:
        focused = next((thing for thing, tile in self.tiles.items() if tile.hasFocus()), "")
        self.tiles, self._to_pack, self._rows = {}, [], []
        read_again = self.tr("This page is only read again.")
        #: Button: everything is packed as a good player would pack it.
        self.suggest.set_label(self.tr("Suggested"))
        #: Button: everything is packed again as it was when the page was opened.
        self.reset.set_label(self.tr("As it was"))
        self.suggest.set_unavailable("" if view.now else read_again)
        self.reset.set_unavailable("" if view.now else read_again)
        super().show_view(view)
        self._share_width()
        if focused in self.tiles:
            self.tiles[focused].setFocus()

    def told(self, view: View) -> str:
        return ""

    def _panel(self, title: str, icon: str, aside: str = "", *, beside: QBoxLayout | None = None) -> Panel:
        """Below what is there, or in a row `beside` another."""
        panel = Panel(padding=10)
        panel.body.addWidget(PanelTitle(title, icon=icon, aside=aside))
        if beside is None:
            beside = column_in(self._group(), gap=0)
        beside.addWidget(panel, 1)
        return panel

    def _words(self, panel: Panel, lines: Sequence[str], *, color: str = "text_soft") -> list[RichText]:
        texts = [RichText(self.wording.names.spoken, line, color=color) for line in lines]
        for text in texts:
            panel.body.addWidget(text)
        return texts

    def _lander(self, name: str, figures: str, asks: LandingAsks) -> RichText:
        """The lander with its figures, and below what the scanner has shown of the landing."""
        panel = self._panel(name, "lander")
        (shown,) = self._words(panel, (figures,), color="text")
        if asks.name:
            #: Head of what the open parts of the landing card in the scanner tell. {planet} is its name.
            head = self.tr("What {planet} asks for").format(planet=asks.name)
            panel.body.addWidget(Text(head, role="body_strong"))
            #: Nothing of the landing card in the scanner has been turned up.
            nothing = self.tr("The scanner has shown nothing of it.")
            self._words(panel, (" · ".join(asks.lines) or nothing,))
        return shown

    def _flow(self, panel: Panel | None) -> FlowLayout:
        if panel is None:
            return FlowLayout(self._group(), gap=_GAP)
        box = QWidget()
        flow = FlowLayout(box, gap=_GAP)
        panel.body.addWidget(box)
        return flow

    def _tile(
        self,
        view: View,
        card: CardShown,
        sign: str,
        thing: str,
        order: Command | None,
        *,
        reason: str = "",
        goals: Callable[[], Mapping[QWidget, Any]] | None = None,
        mark: str = "",
        aside: str = "",
        linked: bool = False,
        chosen: bool = False,
        brief: bool = False,
        picture: Picture | None = None,
    ) -> PieceTile:
        """Its place is still to be found; a press on it orders what is said of it."""
        tile = PieceTile(card, sign, goals=goals, mark=mark, aside=aside, linked=linked, brief=brief, picture=picture)
        row = next((each for each in view.rows if each.command == order), None) if order is not None else None
        tile.show_answer(
            self.wording.names.spoken(row.label if row is not None else card.name),
            legal=row is not None,
            key="" if row is None else row.key,
            reason=reason,
            subject=subject_of(thing),
            chosen=chosen,
        )
        tile.refused.connect(self.explained)
        tile.dropped.connect(self.chosen)
        if row is not None:
            tile.clicked.connect(lambda _=False, command=row.command: self.chosen.emit(command))
            stands_for(tile, row)
            tile.installEventFilter(self)
            if mark != "minus":
                self._to_pack.append(tile)
        if thing not in self.tiles or row is not None:
            self.tiles[thing] = tile
        return tile

    def _fill(self, panel: Panel | None, tiles: Sequence[PieceTile | FreePlace]) -> None:
        """Side by side, in a panel or on the page, all of a group as high as the highest."""
        if not tiles:
            return
        flow = self._flow(panel)
        for tile in tiles:
            flow.addWidget(tile)
            tile.show()
        self._rows.append(tiles)

    def _share_width(self) -> None:
        """And with pictures only where what is carried stays in sight below them."""
        wide, pictured = tile_width(self.width() - _EDGES, _GAP), self.height() >= scaled(_ROOMY)
        for tiles in self._rows:
            tallest = max(tile.high(wide, pictured=pictured) for tile in tiles)
            for tile in tiles:
                tile.setFixedSize(wide, tallest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _note(self, panel: Panel, words: str) -> None:
        panel.body.addWidget(Text(words, color="text_mute"))

    def focus_first(self) -> bool:
        """Where nothing is left to be packed, Enter takes nothing out again: it goes on."""
        if self._to_pack:
            self._show_whole(self._to_pack[0])
            self._to_pack[0].setFocus()
        return bool(self._to_pack)
