"""The hold of the lander: places for two kinds of equipment, the armory below, what the landing asks for on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command
from vanguard_desktop.models.common.card_dress import EQUIPMENT_SIGNS
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.lander.figures import lander_shown, landing_asks
from vanguard_desktop.models.ship.lander.hold import GearRow, HoldShown, PlacesShown, back_to, hold_shown
from vanguard_desktop.models.ship.lander.suggestion import suggested
from vanguard_desktop.models.ship.team import flying
from vanguard_desktop.rulesets.ship.data.journey.launch import LoadEquipment, LoadLander, UnloadEquipment
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.zones import CARGO
from vanguard_desktop.setting import EquipmentKind

from ...look.controls.panels import Panel
from ...look.controls.text import RichText
from .packing_side import PackingSide
from .piece_tile import FreePlace, PieceTile
from .right_side import View

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen


class HoldSide(PackingSide):
    """A press loads a piece or puts it back; it may be carried there, too."""

    packs = (LoadEquipment, UnloadEquipment)

    def __init__(self, screen: ShipScreen) -> None:
        super().__init__(screen)
        self._packing: object = None
        self._before: Sequence[Piece] = ()
        self.places: dict[EquipmentKind, Panel] = {}
        self.armory: Panel | None = None
        self.team: list[RichText] = []

    def show_view(self, view: View) -> None:
        packing = (view.state.cycle, view.state.phase)
        if isinstance(view.question, LoadLander) and packing != self._packing:
            self._packing, self._before = packing, view.state.at(CARGO)
        super().show_view(view)

    def _suggested(self) -> Sequence[Command]:
        return suggested(self.bridge, *self.packs)

    def _back(self) -> Sequence[Command]:
        return back_to(self.bridge, self._before)

    def _lay_first(self, view: View) -> list[AnswerRow]:
        hold = hold_shown(self.bridge, self.wording, view.state)
        lander, figures = lander_shown(view.state, self.wording)
        self._lander(lander, figures, landing_asks(view.state, self.wording))
        for places in hold.places:
            self._lay_places(view, places)
        self._lay_armory(view, hold)
        self._lay_team(view)
        return []

    def _kind(self, kind: EquipmentKind) -> str:
        if kind is EquipmentKind.PERSONAL:
            #: Head of the places in the hold of a lander for equipment of crewmembers.
            return self.tr("Personal equipment")
        #: Head of the places in the hold of a lander for equipment of the whole team.
        return self.tr("Mission equipment")

    def _lay_places(self, view: View, places: PlacesShown) -> None:
        #: Beside the head of places in a hold: {used} of {most} are taken.
        aside = self.tr("{used} of {most}").format(used=places.used, most=places.most)
        sign = EQUIPMENT_SIGNS[places.kind]
        panel = self.places[places.kind] = self._panel(self._kind(places.kind), sign, aside)
        tiles: list[PieceTile | FreePlace] = [self._gear(view, row, loaded=True) for row in places.rows]
        #: A place in the hold of a lander where nothing is.
        free = self.tr("free place")
        tiles += [FreePlace(sign, free) for _ in range(places.most - places.used)]
        self._fill(panel, tiles)

    def _lay_armory(self, view: View, hold: HoldShown) -> None:
        #: Title of the equipment that stays aboard unless it is loaded.
        self.armory = self._panel(self.tr("In the armory"), "packs")
        self._fill(self.armory, [self._gear(view, row, loaded=False) for row in hold.armory])
        if not hold.armory:
            #: Below the title "In the armory".
            self._note(self.armory, self.tr("Nothing is left there that goes into the hold."))

    def _lay_team(self, view: View) -> None:
        """Who flies, and with what, so that nobody straps in with less than was meant."""
        #: Title over those who are about to fly, with their dice, cards and small equipment.
        panel = self._panel(self.tr("Who straps in"), "crew_assignment")
        self.team = self._words(panel, flying(view.state, self.wording), color="text")

    def _gear(self, view: View, row: GearRow, *, loaded: bool) -> PieceTile:
        return self._tile(
            view,
            row.card,
            EQUIPMENT_SIGNS[row.kind],
            row.piece,
            row.order,
            reason=row.reason,
            goals=partial(self._goals, row, loaded=loaded),
            mark="" if row.order is None else "minus" if loaded else "plus",
            aside=f"× {row.count}" if row.count > 1 else "",
            linked=row.linked,
            brief=loaded,
        )

    def _goals(self, row: GearRow, *, loaded: bool) -> Mapping[QWidget, Any]:
        if row.order is None or self.armory is None:
            return {}
        kind = row.kind if row.kind in self.places else EquipmentKind.MISSION
        return {self.armory if loaded else self.places[kind]: row.order}
