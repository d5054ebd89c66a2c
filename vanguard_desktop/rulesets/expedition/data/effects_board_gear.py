"""What tokens of equipment do on the planet board: carrying, barring, sounding, and how they get there (EQP-14)."""

from __future__ import annotations

from vanguard_desktop.core.ids import CardId, MemberId, SectorId
from vanguard_desktop.core.kinds import Effect


class PlaceSomeToken(Effect, tag="place_some_token"):
    """The token of some mission equipment that you carry is put in your sector, without an action (EQP-14, TRN-11)."""


class LoadUp(Effect, tag="load_up"):
    """One other crew member, marker or token of the sector goes along with the traveler, and this token with it."""


class BarNextDoor(Effect, tag="bar_next_door"):
    """From now on threats enter a connected sector of choice only by spending their whole move (THR-08, THR-11)."""


class ChoosePoi(Effect, tag="choose_poi"):
    """Look at the cards that your sector may yet get next; the chosen one is the next to come (PLN-16).

    Nothing that these bring in their turn can be chosen: its story would begin in the middle.
    """


BoardGearEffect = PlaceSomeToken | LoadUp | BarNextDoor | ChoosePoi
BOARD_GEAR_EFFECTS: tuple[type[Effect], ...] = BoardGearEffect.__args__


class Load(Effect, tag="step_load"):
    """This goes along with the traveler: a crew member, the token of a card, or else a marker."""

    member: MemberId | None = None
    card: CardId | None = None


class SetDown(Effect, tag="step_set_down"):
    """The token of that card was carried and lies in the sector of arrival now."""

    card: CardId


class SetMarkerDown(Effect, tag="step_set_marker_down"):
    """A marker was carried from that sector and lies in the sector of arrival now (PLN-20)."""

    start: SectorId


class LayToken(Effect, tag="step_lay_token"):
    """The token of this equipment is put in the sector."""

    card: CardId


class BarThis(Effect, tag="step_bar_this"):
    """Threats enter this sector only by spending their whole move."""

    sector: SectorId


class ComesNext(Effect, tag="step_comes_next"):
    """This point of interest is the next to come to the sector."""

    card: CardId


BoardGearStep = Load | SetDown | SetMarkerDown | LayToken | BarThis | ComesNext
BOARD_GEAR_STEPS: tuple[type[Effect], ...] = BoardGearStep.__args__
