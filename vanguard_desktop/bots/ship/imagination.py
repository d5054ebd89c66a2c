"""What the crew may picture to itself: the ship as all of them see it, everything hidden made up (GEN-35).

The same position always gives the same picture, so that the same question gets the same advice.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import attrs

from vanguard_desktop.core import LogId, Nothing, Rng, changed
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.pieces import id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Box, DiscoveryType

# Decks that lie face down.
HIDDEN = (zones.RECRUITS, zones.POSSIBLE, zones.RANK_UPS, zones.EVENTS, zones.ADD_ONS)


class Imagination:
    """Decks in another order, other luck; logs that nobody has read and backs of projects say nothing."""

    def __init__(self) -> None:
        self._read: frozenset[LogId] = frozenset()
        self._of: Box | None = None
        self._box: Box | None = None

    def picture(self, state: ShipState) -> ShipState:
        chance = Random(f"{state.cycle} {state.phase.value} {state.step} {len(state.zones)}")
        decks = {zone: tuple(chance.sample(there, len(there))) for zone in HIDDEN if (there := state.at(zone))}
        for deck in map(zones.discoveries, DiscoveryType):  # nobody counts on finding something rare
            decks[deck] = tuple(sorted(state.at(deck), key=lambda card: state.box.discoveries[id_of(card)].rarity))
        luck = Rng(chance.getrandbits(32))
        return changed(state, zones={**state.zones, **decks}, rng=luck, box=self._opened(state))

    def _opened(self, state: ShipState) -> Box:
        """The box with the logs that have been read in this campaign, and with projects of which the face is known."""
        read = frozenset(state.logs_read)
        if self._box is None or self._of is not state.box or read != self._read:
            self._read, self._of = read, state.box
            self._box = attrs.evolve(
                state.box,
                logs={log: entry for log, entry in state.box.logs.items() if log in read},
                research_projects=_faces(state.box.research_projects),
                production_projects=_faces(state.box.production_projects),
            )
        return self._box


def _faces(projects: Mapping) -> Mapping:  # type: ignore[type-arg]
    return {id: attrs.evolve(card, effect=Nothing()) for id, card in projects.items()}
