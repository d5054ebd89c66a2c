"""What the position itself answers (HMS-26, HMS-36): conditions of events, hooks and objectives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vanguard_desktop.core import AllOf, AnyOf, FlagSet, Not, Test, total

from .base.structures import broken_count, in_play, is_red, made, works
from .data import predicates as ask
from .data.cards import ProfileCard
from .data.items import family
from .data.kinds import STAGE, Item
from .missions.loads import loads
from .missions.samples import distinct
from .state import HabitatState


def _has_trait(state: HabitatState, test: ask.Trait) -> bool:
    profiles: Mapping[str, ProfileCard] = state.box.others["habitat_profiles"]
    return any(test.trait in profiles[each.profile].traits for each in state.crew if each.profile is not None)


def _broken_count(state: HabitatState) -> int:
    threshold = state.sheet.threshold
    return broken_count(state, cards=threshold is not None and threshold.cards)


def _has(state: HabitatState, item: Item) -> int:
    """How many are available: of a whole sort if only that is named, numbered samples with the others (HMS-35)."""
    return sum(item in (each, family(each)) for each in state.available)


def _counted(state: HabitatState, what: str) -> int:
    return state.counted.get(what, 0)


def _unaided(state: HabitatState, test: ask.Unaided) -> list[str]:
    """Tracks that have come to their caps by samples alone (HRM-15)."""
    caps = {each.id: each.cap for each in state.sheet.tracks if each.id in test.tracks}
    return [
        id for id, cap in caps.items() if state.mission_tracks.get(id, 0) >= cap and f"aided:{id}" not in state.counted
    ]


HOLDS: dict[type[Test], Callable[[HabitatState, Any], bool]] = {
    Not: lambda state, test: not holds(state, test.test),
    AllOf: lambda state, test: all(holds(state, each) for each in test.tests),
    AnyOf: lambda state, test: any(holds(state, each) for each in test.tests),
    FlagSet: lambda state, test: test.flag in state.flags,
    ask.SolAtMost: lambda state, test: state.sol <= test.sol,
    ask.MoraleAtLeast: lambda state, test: state.morale >= test.level,
    ask.StressAtLeast: lambda state, test: state.stress >= test.level,
    ask.ReserveAtLeast: lambda state, test: state.reserves[test.resource] >= test.count,
    ask.ProductionAtLeast: lambda state, test: total(made(state, test.resource)) >= test.count,
    ask.TrackAtLeast: lambda state, test: state.tracks[test.complex] >= test.level,
    ask.InPlay: lambda state, test: test.structure in in_play(state),
    ask.Usable: lambda state, test: works(state, test.structure),
    ask.IsBroken: lambda state, test: is_red(state, test.structure, test.element),
    ask.BrokenAtLeast: lambda state, test: _broken_count(state) >= test.count,
    ask.Has: lambda state, test: _has(state, ask.item_of(test.item)) >= test.count,
    ask.Explored: lambda state, test: test.space in state.regions,
    ask.MissionTrackAtLeast: lambda state, test: state.mission_tracks.get(test.track, 0) >= test.level,
    ask.Built: lambda state, test: _counted(state, f"built:{test.object}") >= test.count,
    ask.Sown: lambda state, test: _counted(state, "sown") >= test.count,
    ask.Collected: lambda state, test: _counted(state, f"collected:{ask.item_of(test.item)}") >= test.count,
    ask.Done: lambda state, test: _counted(state, f"done:{test.action}") >= test.count,
    ask.Trait: _has_trait,
    ask.DiscoveriesAtLeast: lambda state, test: _counted(state, "discoveries") >= test.count,
    ask.IsRevealed: lambda state, test: test.content in state.ground.revealed.values(),
    ask.IsLegacy: lambda state, test: state.campaign is not None and state.campaign.legacy,
    ask.IsLastSol: lambda state, test: state.sol == state.last_sol,
    ask.StageIsShut: lambda state, test: any(
        there.is_shut for each, there in state.structures.items() if each.startswith(STAGE)
    ),
    ask.Chained: lambda state, test: bool(state.ground.chain),
    ask.EchoesAtLeast: lambda state, test: sum(state.ground.echoes.values()) >= test.count,
    ask.Revealed: lambda state, test: len(state.ground.revealed) >= test.count,
    ask.LoadsAtLeast: lambda state, test: len(loads(state)) >= test.count,
    ask.TracksTogether: lambda state, test: (
        sum(state.mission_tracks.get(each, 0) for each in test.tracks) >= test.level
    ),
    ask.Unaided: lambda state, test: len(_unaided(state, test)) >= test.count,
    ask.ShutAtLeast: lambda state, test: sum(each.is_shut for each in state.structures.values()) >= test.count,
    ask.WoundsAtLeast: lambda state, test: any(each.wounds >= test.count for each in state.crew),
    ask.DistinctNumbers: lambda state, test: distinct(state, test.stage) >= test.count,
}
TESTS: tuple[type[Test], ...] = tuple(HOLDS)


def holds(state: HabitatState, test: Test) -> bool:
    """Whether that is so now."""
    return HOLDS[type(test)](state, test)
