"""V: the pool is gathered and rolled, tracks rise, full ones have their card drawn (HMF-01 to HMF-18, HMF-29)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Event, Waiting, changed

from ..base.structures import in_play, penalties
from ..chapter import Chapter, Pick
from ..data.effects import ChangeDie, ChangeTrack, RaiseTracks, SwapTracks, TurnBoard
from ..data.kinds import Complex, Penalty
from ..data.malfunctions import (
    FillTrack,
    MoveChain,
    PoolChanged,
    PoolGathered,
    PoolRolled,
    ResolveFull,
    RollPool,
    TrackRaised,
    TrackReset,
)
from ..data.missions import BoardTurned
from ..data.rolls import MalfunctionDie
from ..data.steps import Step
from ..dice import Cup, rolled, rolling
from ..parts import coming, named
from ..state import FULL_TRACK, HabitatState


def dice_of_sol(state: HabitatState) -> tuple[Complex, ...]:
    """HMF-01: those of the sol counter, and of every complex whose marker is red; each once, and none that is locked
    (HMS-25).
    """
    printed = {each for dice in state.sheet.dice if dice.sol == state.sol for each in dice.dice}
    there = (each for each in Complex if each in printed or each in state.board)
    return tuple(each for each in there if each not in state.locked)


def latched(state: HabitatState) -> tuple[Complex, ...]:
    """HMF-18: dice of this sol that are rolled from now on, so that their markers turn red."""
    now = {each for dice in state.sheet.dice if dice.sol == state.sol and dice.latch for each in dice.dice}
    return tuple(each for each in Complex if each in now and each not in state.board)


def worn(state: HabitatState, complex: Complex) -> int:
    """What the red elements of a complex add to its track, also when its die is not rolled (HMF-05)."""
    return sum(
        penalties(state, each).count(Penalty.MALFUNCTION)
        for each in in_play(state)
        if state.card(each).complex is complex
    )


def _gather(state: HabitatState) -> Sequence[Event]:
    turned = [BoardTurned(complex=each, red=True) for each in latched(state)]
    return [*turned, PoolGathered(dice=dice_of_sol(state))]


def _roll(state: HabitatState, _: Waiting, cup: Cup) -> Sequence[Event]:
    """HMF-03: the whole pool at once."""
    if not state.pool:
        return []
    fallen = {each: cup.fall(MalfunctionDie(complex=each)) for each in state.pool}
    shows = {each: shown for each, (shown, _drawn) in fallen.items()}
    return [PoolRolled(shows=shows, drawn=sum(drawn for _shown, drawn in fallen.values()))]


def _raise(state: HabitatState) -> Sequence[Event]:
    """F3 and F4: each track rises by its die and by what is worn; which are full is fixed now (HMF-29)."""
    events: list[Event] = []
    for complex in Complex:
        by = state.pool.get(complex, 0) + worn(state, complex)
        if by:
            now = state.tracks[complex]
            after = min(FULL_TRACK, now + by)
            events.append(TrackRaised(complex=complex, by=after - now, is_full=after == FULL_TRACK))
    return events


def _full(state: HabitatState, _: Waiting) -> Sequence[Event]:
    return [coming(FillTrack(complex=state.full[0]), ResolveFull())] if state.full else []


def _change(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """A track that fills has its card drawn, in every phase (HMF-11); lowering one never does (HMF-16)."""
    effect = waiting.effect
    assert isinstance(effect, ChangeTrack)
    if effect.complex is None:
        return named(waiting)
    return change_track(state, effect.complex, effect.by)


def change_track(state: HabitatState, complex: Complex, by: int) -> list[Event]:
    if complex in state.full:  # HMF-29: it waits for its card and keeps its place
        return []
    now = state.tracks[complex]
    after = max(0, min(FULL_TRACK, now + by))
    raised = [TrackRaised(complex=complex, by=after - now, is_full=after == FULL_TRACK)] if after != now else []
    return [*raised, coming(FillTrack(complex=complex))] if after == FULL_TRACK else list(raised)


def _complexes(_: HabitatState, waiting: Waiting) -> Sequence[str]:
    return [each.value for each in Complex]


def _this_track(_: HabitatState, waiting: Waiting, thing: str) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, ChangeTrack)
    return [coming(attrs.evolve(effect, complex=Complex(thing)), you=waiting.you, source=waiting.source)]


def _level(state: HabitatState, complex: Complex) -> int:
    """A full track that still waits counts as nothing where levels are set or exchanged (HMF-29)."""
    return 0 if complex in state.full else state.tracks[complex]


def _swap(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, SwapTracks)
    one, other = _level(state, effect.one), _level(state, effect.other)
    return [*_set(state, effect.one, other), *_set(state, effect.other, one)]


def _set(state: HabitatState, complex: Complex, level: int) -> list[Event]:
    """A track that is full already stays where it is; no card comes of what is set (HMF-16)."""
    if complex in state.full or level == state.tracks[complex]:
        return []
    return [TrackRaised(complex=complex, by=level - state.tracks[complex])]


def _at_least(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, RaiseTracks)
    low = (each for each in Complex if _level(state, each) < effect.level)
    return [event for each in low for event in _set(state, each, effect.level)]


def _chain(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """HMF-10: Work turns Living, Living turns Systems, Systems turns Work."""
    assert isinstance(waiting.effect, MoveChain)
    following = waiting.effect.complex.next
    return [] if following in state.board else [BoardTurned(complex=following, red=True)]


def _turn_board(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, TurnBoard)
    if (effect.complex in state.board) is effect.red:
        return []
    return [BoardTurned(complex=effect.complex, red=effect.red)]


def _change_die(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, ChangeDie)
    wanted = [each for each in state.pool if effect.complex in (None, each)]
    changes = ((each, max(-state.pool[each], effect.by)) for each in wanted)
    return [PoolChanged(complex=each, by=by) for each, by in changes if by]


def _raised(state: HabitatState, event: TrackRaised) -> HabitatState:
    after = changed(state, tracks={**state.tracks, event.complex: state.tracks[event.complex] + event.by})
    return changed(after, full=(*state.full, event.complex)) if event.is_full else after


def _reset(state: HabitatState, event: TrackReset) -> HabitatState:
    full = tuple(each for each in state.full if each is not event.complex)
    return changed(state, tracks={**state.tracks, event.complex: 0}, full=full)


def _turned(state: HabitatState, event: BoardTurned) -> HabitatState:
    others = tuple(each for each in state.board if each is not event.complex)
    board = (*others, event.complex) if event.red else others
    return changed(state, board=tuple(each for each in Complex if each in board))


def _rolled(state: HabitatState, event: PoolRolled) -> HabitatState:
    return changed(rolled(state, event), pool=dict(event.shows))


TRACKS = Chapter(
    steps={
        Step.POOL: _gather,
        Step.ROLL: lambda state: [coming(RollPool())],
        Step.TRACKS: _raise,
        Step.FULL_TRACKS: lambda state: [coming(ResolveFull())],
    },
    effects={
        RollPool: rolling(_roll),
        ResolveFull: _full,
        ChangeTrack: _change,
        SwapTracks: _swap,
        RaiseTracks: _at_least,
        MoveChain: _chain,
        TurnBoard: _turn_board,
        ChangeDie: _change_die,
    },
    picks={ChangeTrack: Pick(candidates=_complexes, picked=_this_track)},
    folds={
        PoolGathered: lambda state, event: changed(state, pool=dict.fromkeys(event.dice, 0)),
        PoolRolled: _rolled,
        PoolChanged: lambda state, event: changed(
            state, pool={**state.pool, event.complex: state.pool[event.complex] + event.by}
        ),
        TrackRaised: _raised,
        TrackReset: _reset,
        BoardTurned: _turned,
    },
)
