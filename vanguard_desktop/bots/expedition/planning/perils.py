"""What may befall somebody before the next turn: a cost when no die is left to pay it, a blow of a threat near by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence

import attrs

from vanguard_desktop.core import DieId, Effect, SectorId
from vanguard_desktop.dice.faces import ALL_DICE, Color
from vanguard_desktop.rulesets.expedition.data import Member, State, Threat, threat_track
from vanguard_desktop.rulesets.expedition.data import effects as do
from vanguard_desktop.rulesets.expedition.planet.board import first_steps, kept_out
from vanguard_desktop.rulesets.expedition.planet.travel import connected
from vanguard_desktop.rulesets.expedition.threats.standees import stands_in

from ..values import AVAILABLE, COMES, PASSES
from ..worths import given_up_worth, text_worth

REMEMBERED = 20_000
# Blows that are to be expected, and how often.
Blows = tuple[tuple[Effect, float], ...]


def holding(state: State, member: Member, dice: Sequence[DieId], expected: Blows) -> float:
    """What available dice are worth: for what can be done with them, and for what has to be paid with them."""
    worth = AVAILABLE * len(dice)
    if not dice:
        worth += COMES * given_up_worth(state, member, 1)
    return worth + peril(state, attrs.evolve(member, available=tuple(dice)), expected)


def peril(state: State, member: Member, expected: Blows) -> float:
    """What these blows mean to somebody; never above nothing."""
    return sum(often * min(0.0, text_worth(state, member, blow, member.sector)) for blow, often in expected)


class Perils:
    """What threats are likely to do, worked out once for where they stand and where the crew is."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Blows] = {}

    def blows(self, state: State, member: Member) -> Blows:
        """What is likely to strike somebody who stands there, until they can change that a round later."""
        if not state.threats or member.sector is None:
            return ()
        crew = {other.sector for other in state.members if other.id != member.id and other.sector is not None}
        crew.add(member.sector)
        spaces = tuple(state.tracks.get(threat_track(threat.card), 0) for threat in state.threats)
        looks = (
            state.world, state.threats, spaces, member.sector, frozenset(crew), len(state.members), state.opened,
            state.joined, state.lasting, tuple(state.pois.items()),
        )  # fmt: skip
        if looks not in self._known:
            if len(self._known) > REMEMBERED:
                self._known.clear()
            found: Counter[Effect] = Counter()
            for threat in state.threats:
                found.update(_Forecast(state, threat, crew).blows(member.sector))
            self._known[looks] = tuple(found.items())
        return self._known[looks]


class _Forecast:
    """Where a threat goes, as time passes, and whom it strikes there."""

    def __init__(self, state: State, threat: Threat, crew: set[SectorId]) -> None:
        self._state, self._crew, self._card = state, crew, state.box.threats[threat.card]
        self._barred = kept_out(state, threat)
        at = stands_in(state, threat)
        self._places = {sector: 1.0 / len(at) for sector in at}
        self._space = state.tracks.get(threat_track(threat.card), 0)
        self._found: Counter[Effect] = Counter()

    def blows(self, sector: SectorId) -> Counter[Effect]:
        """What comes about in a sector, and how often."""
        time, chance = self._card.time, 1.0
        if time is None or not self._places:
            return self._found
        for _ in self._state.members:
            chance *= PASSES
            if self._space >= time.length:
                break
            self._space += 1
            self._happens(time.spaces.get(self._space), sector, chance)
        return self._found

    def _happens(self, effect: Effect | None, sector: SectorId, chance: float) -> None:
        match effect:
            case do.InOrder(steps=steps):
                for step in steps:
                    self._happens(step, sector, chance)
            case do.If(then=then):
                self._happens(then, sector, chance)
            case do.Behave(behavior=name):
                self._happens(self._card.behaviors.get(name), sector, chance)
            case do.Attack(effect=blow):
                self._found[blow] += chance * self._places.get(sector, 0.0)  # type: ignore[assignment]
            case do.MoveThreat(count=count, sector=goal):
                for _ in range(count):
                    self._moves({start: self._toward(start, goal) for start in self._places})
            case do.MoveStandees(count=count):
                for _ in range(count):
                    self._moves({start: self._toward(start, None) for start in self._places})
            case do.LeadThreat(route=route):
                self._moves({start: route[route.index(start) + 1 :][:1] for start in self._places if start in route})
            case do.ThreatStrays():
                self._moves({start: connected(self._state, start, threat=True) for start in self._places})
            case do.ResetTrack():
                self._space = 0
            case _:
                pass

    def _toward(self, start: SectorId, goal: SectorId | None) -> Sequence[SectorId]:
        goals = self._crew if goal is None else {goal}
        return () if start in goals else first_steps(self._state, start, goals, barred=self._barred)

    def _moves(self, steps: dict[SectorId, Sequence[SectorId]]) -> None:
        places: dict[SectorId, float] = {}
        for start, share in self._places.items():
            ends = steps.get(start) or (start,)
            for end in ends:
                places[end] = places.get(end, 0.0) + share / len(ends)
        self._places = places


def colors_asked(state: State) -> frozenset[Color]:
    """The colors of dice that paths and threats of this planet ask for."""
    condition = None if state.condition_card is None else state.condition_card.travel
    texts: list[Effect] = [icon for path in state.paths for icon in path.icons]
    texts += [] if condition is None else [condition]
    texts += [text for threat in state.threats for text in state.box.threats[threat.card].behaviors.values()]
    return frozenset(_colors(texts))


def _colors(texts: Iterable[Effect]) -> Iterator[Color]:
    for text in texts:
        match text:
            case do.SpendDice(color=color) | do.SacrificeDice(color=color) if color is not None:
                yield color
            case do.InOrder(steps=parts) | do.Choose(options=parts):
                yield from _colors(parts)
            case do.Attack(effect=blow):
                yield from _colors([blow])
            case _:
                pass


def is_last_of(member: Member, die: DieId, colors: frozenset[Color]) -> bool:
    """Whether no other die of its color is left to somebody, where one may be asked for."""
    color = ALL_DICE[die].color
    return color in colors and not any(
        ALL_DICE[other].color is color for other in (*member.available, *member.spent) if other != die
    )
