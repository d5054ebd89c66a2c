"""Campaigns of the Long Post and of the small ship that have come to the star map, as games with a bridge."""

from __future__ import annotations

from itertools import count
from random import Random

import attrs

from tests.ship.ship import FIXTURE, small_ship
from tests.ship.voyage import steady
from tests.support.boxes import shipped
from vanguard_desktop.core import Decision
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.rulesets.ship.data.journey.star_map import Travel
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.setting import Box
from vanguard_desktop.store.memory_log import MemoryLog

_PATIENCE = 400


def at_the_star_map(box: Box | None = None, players: int = 1, seed: int = 3) -> Bridge:
    """The first star map of a campaign."""
    box = box or shipped()
    seeds = count(seed)
    names = ("Mia", "Tom", "Ada", "Bo")[:players]
    game = Game.start(
        box,
        MemoryLog(),
        CampaignOpening(campaign=next(iter(box.campaigns)), players=names),
        lambda: next(seeds),
    )
    return until(Bridge(game), Travel, seed)


def on_the_small_ship() -> Bridge:
    assert FIXTURE in small_ship().campaigns
    return at_the_star_map(small_ship())


def marked_small_ship() -> Box:
    """With one lane that nobody comes back along."""
    systems = dict(small_ship().systems)
    last = systems["SYS-04"]
    systems["SYS-04"] = attrs.evolve(last, outbound=())
    return attrs.evolve(small_ship(), systems=systems)


def until(bridge: Bridge, question: type[Decision], seed: int = 3) -> Bridge:
    """Play on as somebody who keeps a course, up to a question of this kind."""
    chance = Random(seed)
    for _ in range(_PATIENCE):
        if isinstance(bridge.state.question, question):
            return bridge
        assert bridge.submit(steady(bridge.legal_commands(), chance)) is not None
    raise AssertionError(f"never asked: {question.__name__}")
