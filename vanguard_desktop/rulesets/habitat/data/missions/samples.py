"""Numbered samples (HMS-21)."""

from __future__ import annotations

from vanguard_desktop.core import Effect, Event

from ..kinds import Item
from .decks import WithResearch


class EnterNumbered(WithResearch, tag="step_enter_numbered"):
    """A sample with the number of the drawn card enters (HMS-21)."""

    place: str


class OfferNumbered(WithResearch, tag="step_offer_numbered"):
    """One more research card is drawn, then a sample with one of the numbers is taken."""

    numbers: tuple[int, ...]
    left: int


class TakeNumber(Effect, tag="step_take_number"):
    """A sample with one of these numbers is taken."""

    numbers: tuple[int, ...]


class NumberedEntered(Event, tag="numbered_entered", rule="HMS-21"):
    """A numbered sample lies on a region, or in the loading zone."""

    item: Item
    place: str
