"""Steps of leads on decks and of tokens on the board."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, LeadId, MemberId, SectorId
from vanguard_desktop.setting import DiscoveryType


class PlaceLeads(Effect, tag="step_place_leads"):
    """Drawn lead tokens are put on decks one by one (LED-02)."""

    leads: tuple[LeadId, ...]
    types: tuple[DiscoveryType, ...]
    apart: bool = False


class CountLeads(Effect, tag="step_count_leads"):
    """Values of 3 or more on a deck become its top discovery (LED-08)."""

    deck: DiscoveryType


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
