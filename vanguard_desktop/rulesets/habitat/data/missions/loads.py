"""Loads of a mission: on the map, hidden, marked, unpacked (HMS-05 to HMS-29)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Command, Event

from ..kinds import Item, Modifier, Space
from .decks import WithResearch


class FadeLoad(WithResearch, tag="step_fade_load"):
    """The load that the drawn card names loses a white marker (HMS-19)."""

    tokens: tuple[CardId, ...]


class MarkersChanged(Event, tag="markers_changed", rule="HMS-07"):
    """White markers on a load."""

    token: CardId
    by: int


class LoadMarked(Event, tag="load_marked", rule="HMS-19"):
    """A modifier token lies on a load."""

    token: CardId
    modifier: Modifier


class LoadCleared(Event, tag="load_cleared", rule="HMK-02"):
    """All tokens of a kind are gone from a load."""

    token: CardId
    modifier: Modifier


class ContentRolled(Event, tag="content_rolled", rule="HMS-17", reveals=True):
    """The yellow die names a content; one that was found already is rolled again."""

    shows: int
    drawn: int


class LoadRevealed(Event, tag="load_revealed", rule="HMS-18", reveals=True):
    """A hidden load is replaced by the token of its content."""

    token: CardId
    content: CardId


class BundleOpened(Event, tag="bundle_opened", rule="HMS-29"):
    """A bundle turns into its contents; what is still `pending` comes with clean-up, food always does."""

    item: Item
    pending: bool = False


class OpenBundle(Command, tag="open_bundle"):
    """Exchange a token for what it grants (HGN-16)."""

    item: Item


class ObjectivePlaced(Event, tag="objective_placed", rule="HMS-05"):
    """An objective token lies on a space of the map."""

    space: Space
    item: Item


class ItemDropped(Event, tag="item_dropped", rule="HMS-12"):
    """What was collected does not come along; something else happens instead."""

    item: Item
