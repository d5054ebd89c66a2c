"""What has been worked out before: nearly all positions that are compared look alike to most who plan."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

import attrs

from vanguard_desktop.core import SectorId, changed
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.holds import holds

from ..imagination import read_logs
from ..places import Offer, offers
from ..values import MANY_SUPPLIES
from .plan import Plan
from .ways import homeward

REMEMBERED = 20_000


class Memory:
    """Plans are worked out once for a scene and a member as it is: positions that are compared are nearly all alike."""

    def __init__(self) -> None:
        self._scenes: dict[Hashable, int] = {}
        self._offers: dict[int, Sequence[Offer]] = {}
        self._plans: dict[Hashable, list[Plan]] = {}
        self._homeward: dict[Hashable, Mapping[SectorId, float]] = {}

    def scene(self, state: State) -> int:
        """A number for everything on the table that plans may depend on, the members aside."""
        if len(self._plans) > REMEMBERED:
            for memory in (self._scenes, self._offers, self._plans, self._homeward):
                memory.clear()
        looks = (
            state.world, state.lander, state.condition, state.missions, state.missions_done, state.mission_failed,
            state.flags, state.uniques_found, state.opened, state.joined, state.lasting, state.eased, state.threats,
            min(state.supplies, MANY_SUPPLIES), min(state.most_supplies - state.supplies, MANY_SUPPLIES),
            tuple(state.pois.items()), tuple(state.marks.items()), tuple(state.tracks.items()),
            tuple(state.card_marks.items()), read_logs(state), len(state.members),
        )  # fmt: skip
        return self._scenes.setdefault(looks, len(self._scenes))

    def offers(self, state: State) -> Sequence[Offer]:
        """What lies open."""
        scene = self.scene(state)
        if scene not in self._offers:
            self._offers[scene] = [offer for offer in offers(state) if is_open(state, offer)]
        return self._offers[scene]

    def homeward(self, state: State) -> Mapping[SectorId, float]:
        looks = (
            state.world, state.lander, state.condition, state.opened, state.joined, state.lasting, state.eased,
            state.threats, state.flags, tuple(state.pois.items()),
        )  # fmt: skip
        if looks not in self._homeward:
            self._homeward[looks] = homeward(state)
        return self._homeward[looks]

    def plans(self, looks: Hashable, make: Callable[[], Iterable[Plan]]) -> list[Plan]:
        if looks not in self._plans:
            self._plans[looks] = sorted(make(), key=lambda plan: -plan.worth)
        return self._plans[looks]


def is_open(state: State, offer: Offer) -> bool:
    """Whether somebody who stood there could take it."""
    if offer.action.test is None:
        return True
    first, *others = state.members
    there = changed(state, members=(attrs.evolve(first, sector=offer.sector), *others))
    return holds(there, offer.action.test, first.id)
