"""Every text that is printed aboard in Act I can be carried out to its end, whatever is chosen first (SEF)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ship.ship import Ship
from tests.ship.test_act_one import under_way
from tests.support.boxes import shipped
from vanguard_desktop.core.effects import ReadLog
from vanguard_desktop.core.ids import LogId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.effects import CompleteProject
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import Sleeve
from vanguard_desktop.setting.cards import DiscoveryType


def texts() -> Iterator[tuple[str, Effect]]:
    box = shipped()
    for family in ("research_projects", "production_projects"):
        yield from ((f"{family}:{card}", CompleteProject(card=card)) for card in getattr(box, family))
    for card in box.situations.values():
        yield f"situations:{card.id}", card.effect
        yield f"situations:{card.id}", card.solved
    finds = [(find.id, find.unloaded) for find in box.discoveries.values()]
    finds += [(find.id, find.unloaded) for find in box.uniques.values()]
    yield from ((card, text) for card, text in finds if text is not None)
    offers = [(card.id, card.ability) for card in box.upgrades.values()]
    offers += [(card.id, card.ability) for card in box.tech_levels.values()]
    yield from ((card, ability.effect) for card, ability in offers if ability is not None)
    entries = (2001, 2002, 2011, 2012, 2021, 2022, 2201, 2202, 2203, 2204, 2298, 2342, 2399)
    yield from ((str(entry), ReadLog(log=LogId(str(entry)))) for entry in entries)


@pytest.fixture(scope="module")
def ship() -> Ship:
    """Somebody of every rank is available in each section, and some things are in the store."""
    crewed = under_way()
    box = crewed.state.box
    for section in Section:
        members = [each.id for each in box.crew.values() if each.affinity is section and not each.training][:3]
        ranks = {member: Sleeve(section=section, rank=rank) for rank, member in enumerate(members, start=1)}
        crewed = crewed.laid(sleeves={**crewed.state.sleeves, **ranks}).put(zones.hand(section), *map(crew, ranks))
    found = [crewed.at(zones.discoveries(deck))[0] for deck in DiscoveryType]
    return crewed.put(zones.GATHERED, *found)


@pytest.mark.parametrize(("card", "text"), list(texts()))
def test_each_text_of_act_one_comes_to_its_end(ship: Ship, card: str, text: Effect) -> None:
    if card.startswith("situations:"):
        ship = ship.put(zones.OPEN_SITUATIONS, card)
    read = ship.effects(text, source=card).answers_first()
    assert read.state.finished is None
    assert read.state.question is None or card == "2204"
