"""Campaigns that chain missions (HCP-01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Flag, Name, Named, Text, mappings_in_order

from .missions import Amount


@attrs.frozen(kw_only=True)
class Ending:
    """How a campaign ends from a score on (HCA-07)."""

    least: Annotated[int, Between(0, 99)]
    title: Name
    text: Text


@attrs.frozen(kw_only=True)
class PlaceName:
    """What a place may be called for good."""

    name: Name


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class CampaignCard:
    """A fixed chain of missions (HCP-01). `names` are what a place may be called for good (HCA-35); of the optional
    objectives of a mission at most `most_optional` count for the score, of all discoveries `most_discoveries` (HCA-07).
    `legacy` are flags that stay with its record, for campaigns of other books to read (HCA-08).
    """

    id: CardId
    name: Name
    story: Text
    missions: tuple[Annotated[CardId, Named("habitat_missions")], ...]
    endings: tuple[Ending, ...] = ()
    names: tuple[PlaceName, ...] = ()
    most_optional: Mapping[CardId, Amount] = attrs.field(factory=dict)
    most_discoveries: Amount = 5
    legacy: tuple[Flag, ...] = ()
