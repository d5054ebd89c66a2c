"""The hangar: landers in a row, the chosen one with its slots, mods below; looking at one tells what it changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.lander.figures import landing_asks
from vanguard_desktop.models.ship.lander.hangar import (
    FitRow,
    HangarShown,
    SlotsShown,
    as_now,
    back_to,
    figures_after,
    hangar_shown,
)
from vanguard_desktop.models.ship.lander.suggestion import suggested
from vanguard_desktop.rulesets.ship.data.facilities.hangar import AttachMod, ChooseLander, DetachMod, FitOutLander

from ...look.controls.lines import row_in
from ...look.controls.panels import Panel
from ...look.controls.text import RichText
from .lander_picture import paint_hanging
from .packing_side import PackingSide
from .piece_tile import FreePlace, PieceTile
from .right_side import ANSWER, View

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen

_GAP, _EDGES = 10, 48  # between slots; around them, with the bar
_SIGNS = {True: "mod_structural", False: "mod_utility"}


class HangarSide(PackingSide):
    """A press chooses a lander, puts a mod on or takes it off; mods may be carried, too."""

    packs = (ChooseLander, AttachMod, DetachMod)

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._packing: object = None
        self._before: tuple[Command, ...] = ()
        self._shown: HangarShown | None = None
        self.figures: RichText | None = None
        self.slots: dict[bool, Panel] = {}
        self._across: QBoxLayout | None = None  # both kinds of slots
        self.mods: Panel | None = None

    def show_view(self, view: View) -> None:
        packing = (view.state.cycle, view.state.phase)
        if isinstance(view.question, FitOutLander) and packing != self._packing:
            self._packing, self._before = packing, as_now(view.state)
        super().show_view(view)

    def _suggested(self) -> Sequence[Command]:
        return suggested(self.bridge, *self.packs)

    def _back(self) -> Sequence[Command]:
        return back_to(self.bridge.state, self._before)

    def _lay_first(self, view: View) -> list[AnswerRow]:
        hangar = self._shown = hangar_shown(self.bridge, self.wording, view.state)
        self._fill(None, [self._lander_tile(view, row) for row in hangar.landers])
        if hangar.name:
            self.figures = self._lander(hangar.name, hangar.figures, landing_asks(view.state, self.wording))
        self._across = row_in(self._group(), gap=_GAP)
        for slots in hangar.slots:
            self._lay_slots(view, slots, self._across)
        #: Title of the mods that hang in the hangar and may be put on the lander.
        self.mods = self._panel(self.tr("Mods that hang ready"), "garage")
        self._fill(self.mods, [self._mod_tile(view, row, on=False) for row in hangar.mods])
        if not hangar.mods:
            #: Below the title "Mods that hang ready".
            self._note(self.mods, self.tr("No mod hangs here."))
        return []

    def _share_width(self) -> None:
        """Slots side by side where there is room for them, else one kind below the other."""
        super()._share_width()
        if self._across is None:
            return
        needs = sum(panel.minimumSizeHint().width() for panel in self.slots.values()) + _GAP
        beside = needs <= self._scroll.width() - _EDGES
        self._across.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def _lay_slots(self, view: View, slots: SlotsShown, across: QBoxLayout) -> None:
        sign = _SIGNS[slots.structural]
        #: Head of slots of a lander, into which structural mods fit.
        head = self.tr("Structural slots")
        if not slots.structural:
            #: Head of slots of a lander, into which utility mods fit.
            head = self.tr("Utility slots")
        #: Beside the head of slots: {used} of {most} are taken.
        aside = self.tr("{used} of {most}").format(used=len(slots.rows), most=slots.most)
        panel = self.slots[slots.structural] = self._panel(head, sign, aside, beside=across)
        tiles: list[PieceTile | FreePlace] = [self._mod_tile(view, row, on=True) for row in slots.rows]
        #: A slot of a lander in which no mod is.
        free = self.tr("free slot")
        tiles += [FreePlace(sign, free) for _ in range(slots.most - len(slots.rows))]
        self._fill(panel, tiles)

    def _lander_tile(self, view: View, row: FitRow) -> PieceTile:
        #: Beside the name of a lander that cannot fly.
        damaged = self.tr("damaged")
        return self._tile(
            view,
            row.card,
            "lander",
            row.piece,
            row.order,
            reason=row.reason,
            mark="check" if row.chosen else "",
            aside=damaged if row.damaged else "",
            chosen=row.chosen,
            picture=partial(paint_hanging, damaged=row.damaged),
        )

    def _mod_tile(self, view: View, row: FitRow, *, on: bool) -> PieceTile:
        return self._tile(
            view,
            row.card,
            _SIGNS[row.structural],
            row.piece,
            row.order,
            reason=row.reason,
            goals=partial(self._goals, row, on=on),
            mark="" if row.order is None else "minus" if on else "plus",
            aside=f"× {row.count}" if row.count > 1 else "",
            brief=on,
        )

    def _goals(self, row: FitRow, *, on: bool) -> Mapping[QWidget, Any]:
        if row.order is None or self.mods is None:
            return {}
        return {self.mods if on else self.slots[row.structural]: row.order}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While a mod or a lander is looked at the figures tell what it changes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            row = watched.property(ANSWER)
            if isinstance(row, AnswerRow):
                self._tell(figures_after(self.bridge, self.wording, row.command))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut) and self._shown is not None:
            self._tell(self._shown.figures)
        return super().eventFilter(watched, event)

    def _tell(self, figures: str) -> None:
        if self.figures is not None and figures:
            self.figures.set_text(figures)
