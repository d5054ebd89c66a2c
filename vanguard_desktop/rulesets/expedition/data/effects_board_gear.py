"""What tokens of equipment do on the planet board: carrying, barring, sounding, and how they get there (EQP-14)."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, MemberId, SectorId
from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class PlaceSomeToken(Effect):
    """The token of some mission equipment that you carry is put in your sector, without an action (EQP-14, TRN-11)."""

    tag: ClassVar[str] = "place_some_token"


@attrs.frozen(kw_only=True)
class LoadUp(Effect):
    """One other crew member, marker or token of the sector goes along with the traveler, and this token with it."""

    tag: ClassVar[str] = "load_up"


@attrs.frozen(kw_only=True)
class BarNextDoor(Effect):
    """From now on threats enter a connected sector of choice only by spending their whole move (THR-08, THR-11)."""

    tag: ClassVar[str] = "bar_next_door"


@attrs.frozen(kw_only=True)
class ChoosePoi(Effect):
    """Look at the cards that your sector may yet get next; the chosen one is the next to come (PLN-16).

    Nothing that these bring in their turn can be chosen: its story would begin in the middle.
    """

    tag: ClassVar[str] = "choose_poi"


BoardGearEffect = PlaceSomeToken | LoadUp | BarNextDoor | ChoosePoi
BOARD_GEAR_EFFECTS: tuple[type[Effect], ...] = BoardGearEffect.__args__


@attrs.frozen(kw_only=True)
class Load(Effect):
    """This goes along with the traveler: a crew member, the token of a card, or else a marker."""

    tag: ClassVar[str] = "step_load"
    member: MemberId | None = None
    card: CardId | None = None


@attrs.frozen(kw_only=True)
class SetDown(Effect):
    """The token of that card was carried and lies in the sector of arrival now."""

    tag: ClassVar[str] = "step_set_down"
    card: CardId


@attrs.frozen(kw_only=True)
class SetMarkerDown(Effect):
    """A marker was carried from that sector and lies in the sector of arrival now (PLN-20)."""

    tag: ClassVar[str] = "step_set_marker_down"
    start: SectorId


@attrs.frozen(kw_only=True)
class LayToken(Effect):
    """The token of this equipment is put in the sector."""

    tag: ClassVar[str] = "step_lay_token"
    card: CardId


@attrs.frozen(kw_only=True)
class BarThis(Effect):
    """Threats enter this sector only by spending their whole move."""

    tag: ClassVar[str] = "step_bar_this"
    sector: SectorId


@attrs.frozen(kw_only=True)
class ComesNext(Effect):
    """This point of interest is the next to come to the sector."""

    tag: ClassVar[str] = "step_comes_next"
    card: CardId


BoardGearStep = Load | SetDown | SetMarkerDown | LayToken | BarThis | ComesNext
BOARD_GEAR_STEPS: tuple[type[Effect], ...] = BoardGearStep.__args__
