"""Campaigns that come about as well as any, for tests that look at all that happens aboard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.core.kinds import Command, Event
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, ShipState
from vanguard_desktop.setting.box import Box

# What goes to and fro, and what ends a journey without a planet.
IDLE = {
    "EndTravel", "DriftOff", "StopHere", "AddCard", "TakeOutCard", "UnloadEquipment", "DetachMod", "SetDifficulty",
}  # fmt: skip


def steady(legal: Sequence[Command], chance: Random) -> Command:
    """The answer of somebody who keeps a course and does not only build decks."""
    wanted = [each for each in legal if type(each).__name__ not in IDLE]
    return chance.choice(wanted or legal)


def voyage(
    box: Box, players: int, seed: int, steps: int
) -> Iterator[tuple[ShipState, Sequence[Command], Command, Sequence[Event]]]:
    """Positions of a campaign aboard, each with its answers, the one that is given and what comes of it."""
    chance = Random(seed)
    opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=("Mia", "Tom", "Ada", "Bo")[:players])
    position = fold(box, None, open_book(box, opening, seed))
    while steps and (legal := legal_commands(BOOKS[position.book].rules, position.state)):
        command = steady(legal, chance)
        events, after = follow_on(box, position, command)
        if position.book == SHIP.book:
            steps -= 1
            yield position.state, legal, command, events
        position = after
