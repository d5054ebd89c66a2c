"""What the rule books say is printed: the game's own pack holds so many cards in the end, and never more."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.content.load import open_packs
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.resources import resource_path
from vanguard_desktop.setting.cards import DiscoveryType

TARGETS = {
    line["family"]: line for line in json.loads(resource_path("content", "targets.json").read_text(encoding="utf-8"))
}


@pytest.fixture(scope="module")
def counted() -> Counter[str]:
    """Cards of the built-in packs by family, every copy for itself."""
    counts: Counter[str] = Counter()
    for pack in open_packs():
        for entry in pack.entries:
            counts[entry.family] += getattr(entry.definition, "copies", 1)
    return counts


@pytest.mark.rule("PLN-32", "DSC-20", "RNK-01", "THR-01", "EVT-13", "DSC-01")
@pytest.mark.parametrize(
    ("family", "printed"),
    [
        ("pois", 249),
        ("missions", 57),
        ("conditions", 42),
        ("uniques", 39),
        ("rank_ups", 19),
        ("threats", 23),
        ("events", 40),
        ("discoveries", 65),
    ],
)
def test_a_family_is_as_large_as_the_book_says(family, printed, counted):
    assert TARGETS[family]["printed"] == printed
    assert 0 < counted[family] <= TARGETS[family]["target"]


@pytest.mark.rule("DSC-02", "DSC-01")
@pytest.mark.parametrize("type", DiscoveryType)
def test_each_discovery_deck_has_eight_common_three_rare_and_two_ultra_rare_cards(type):
    box = shipped()
    deck = stand_alone_opening(box).discoveries[type]
    assert len(set(deck)) == 13
    assert Counter(box.discovery_of(card).rarity for card in deck) == {1: 8, 2: 3, 3: 2}
