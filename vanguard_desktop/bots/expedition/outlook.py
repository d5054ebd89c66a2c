"""What lies ahead of the team on the planet: what each could go to, and what that promises with the dice at hand.

A sensible player compares dozens of positions that differ in a die or a step; nearly all of what lies ahead is the same
in them. So each promise is worked out once for a scene (the board and the story as they are) and a member as it is.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from vanguard_desktop.core import DieId, SectorId
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.rulesets.expedition.data import Check, Member, State, action_track
from vanguard_desktop.rulesets.expedition.holds import holds

from .imagination import read_logs
from .places import Offer, distances, meeting_places, offers, unread
from .prospects import (
    Prospects,
    Showing,
    Stakes,
    first_look,
    kind,
    row_worth,
    stakes_of,
    track_worth,
)
from .worths import NEWS, text_worth

# Each move on the way takes that much off what waits at its end.
NEARNESS = 0.7
MEETING = 5.0
# What is only hoped for counts less than what is won, and what comes after it less again.
HOPE = 0.6
LATER = 0.4
# What a member can do only after a rest.
RESTED = 0.9
# No text takes or gives more supplies at once, so the exact number says nothing new.
MANY_SUPPLIES = 4
REMEMBERED = 50_000


class Outlook:
    """Looks at what is to be done, and remembers it as long as it stays the same."""

    def __init__(self, prospects: Prospects) -> None:
        self._prospects = prospects
        self._scenes: dict[Hashable, int] = {}
        self._promises: dict[Hashable, float] = {}
        self._offers: dict[int, tuple[Offer, ...]] = {}
        self._ways: dict[Hashable, dict[SectorId, int]] = {}

    def ahead(self, state: State) -> float:
        """What everybody could go to: each aim is one member's, places to meet are everybody's."""
        scene = self._scene(state)
        open_now = [one for one in self._all(state, scene) if one.action.test is None or _holds(state, one)]
        running = None if state.check is None else state.check.source
        value = sum(self._begun(state, scene, offer) for offer in open_now)
        meeting, news = meeting_places(state), unread(state)
        aims: list[tuple[float, int, str]] = []
        for number, member in enumerate(state.members):
            if member.sector is None:
                continue
            away = self._away(state, scene, member.sector)
            value += max((NEARNESS ** away[at] * MEETING for at in meeting if at in away), default=0.0)
            aims += [(NEARNESS ** away[at] * NEWS, number, f"news:{at}") for at in news if at in away]
            looks = _looks(state, member)
            for offer in open_now:
                if offer.sector in away and offer.source != running:
                    promise = NEARNESS ** away[offer.sector] * self._promise(state, member, offer, (scene, looks))
                    aims.append((promise, number, str(offer.source)))
        return value + HOPE * _shared_out(aims)

    def _scene(self, state: State) -> int:
        """A number for everything on the table that the worth of a text may depend on, the members aside."""
        if len(self._promises) > REMEMBERED:
            for memory in (self._scenes, self._promises, self._offers, self._ways):
                memory.clear()
        left = state.most_supplies - state.supplies
        looks = (
            state.world, state.condition, state.missions, state.missions_done, state.mission_failed, state.flags,
            state.uniques_found, state.opened, state.joined, state.lasting, len(state.members), read_logs(state),
            min(state.supplies, MANY_SUPPLIES), min(left, MANY_SUPPLIES), tuple(state.pois.items()),
            tuple(state.marks.items()), tuple(state.tracks.items()), state.threats,
        )  # fmt: skip
        return self._scenes.setdefault(looks, len(self._scenes))

    def _all(self, state: State, scene: int) -> tuple[Offer, ...]:
        if scene not in self._offers:
            self._offers[scene] = tuple(offers(state))
        return self._offers[scene]

    def _away(self, state: State, scene: int, start: SectorId) -> dict[SectorId, int]:
        if (scene, start) not in self._ways:
            self._ways[scene, start] = distances(state, start)
        return self._ways[scene, start]

    def _begun(self, state: State, scene: int, offer: Offer) -> float:
        """Markers on tracks: a share of what their last space brings."""
        check = offer.action.check
        if check is None or not check.tracks:
            return 0.0
        if (scene, offer.source) not in self._promises:
            member = state.members[0]
            self._promises[scene, offer.source] = sum(
                track_worth(
                    row_worth(state, member, check, track.color, offer.sector),
                    min(state.tracks.get(action_track(offer.source, track.color), 0), track.length - 1),
                    track.length,
                )
                for track in check.tracks
            )
        return self._promises[scene, offer.source]

    def _promise(self, state: State, member: Member, offer: Offer, looks: Hashable) -> float:
        known = self._promises.get((looks, offer.source))
        if known is None:
            known = self._promises[looks, offer.source] = self._offer(state, member, offer)
        return known

    def _offer(self, state: State, member: Member, offer: Offer) -> float:
        """What the special action promises with the dice at hand, or with all that come back if the member rests."""
        if offer.action.check is None:
            effect = offer.action.effect
            return 0.0 if effect is None else max(0.0, text_worth(state, member, effect, offer.sector))
        check = first_look(member, offer.source, offer.action.check, offer.sector)
        stakes = stakes_of(state, member, check, rolled=False)
        now = self._with(state, check, member.available, stakes)
        if not member.spent or not (state.supplies or state.unlimited_supplies):
            return max(0.0, now)
        return max(0.0, now, RESTED * self._with(state, check, (*member.available, *member.spent), stakes))

    def _with(self, state: State, check: Check, dice: Sequence[DieId], stakes: Stakes) -> float:
        return self._prospects.weighed(state, check, [Showing(die, ALL_DICE[die].faces) for die in dice], stakes)


def _holds(state: State, offer: Offer) -> bool:
    assert offer.action.test is not None
    return holds(state, offer.action.test, state.turn)


def _looks(state: State, member: Member) -> Hashable:
    """All of a member that a check or a text may depend on; dice of one kind are as good as each other."""
    return (
        member.id, tuple(sorted(map(kind, member.available))), tuple(sorted(map(kind, member.spent))),
        member.injury_count, len(member.hand), member.equipment, len(state.here(member.sector)),
    )  # fmt: skip


def _shared_out(aims: list[tuple[float, int, str]]) -> float:
    """The best aim of each, no aim taken twice; what is left over for later counts little."""
    value, busy, taken = 0.0, set[int](), set[str]()
    for promise, member, aim in sorted(aims, reverse=True):
        if aim in taken:
            continue
        taken.add(aim)
        value += promise * (LATER if member in busy else 1.0)
        busy.add(member)
    return value
