"""What a player may picture to themselves: the position as the table sees it, everything hidden made up (GEN-35)."""

from __future__ import annotations

from random import Random
from typing import TypeVar

import attrs

from vanguard_desktop.core import LogId, Rng, changed
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.setting import Box

T = TypeVar("T")


class Imagination:
    """Makes up luck, the order of decks and the logs that nobody has read: those do nothing in the mind."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._read: frozenset[LogId] = frozenset()
        self._box: Box | None = None

    def picture(self, state: State) -> State:
        """The position with all that is open as it is, and all that is hidden as it might be."""
        return changed(
            state,
            rng=Rng(self._chance.getrandbits(32)),
            box=self._opened(state),
            members=tuple(changed(member, deck=self._shuffled(member.deck)) for member in state.members),
            event_deck=self._shuffled(state.event_deck),
            discoveries={type: self._shuffled(cards) for type, cards in state.discoveries.items()},
        )

    def _opened(self, state: State) -> Box:
        """The box with the logs that have been read in this expedition."""
        read = read_logs(state)
        if self._box is None or read != self._read:
            self._read = read
            known = {log: entry for log, entry in state.box.logs.items() if log in read}
            self._box = attrs.evolve(state.box, logs=known)
        return self._box

    def _shuffled(self, deck: tuple[T, ...]) -> tuple[T, ...]:
        return tuple(self._chance.sample(deck, len(deck)))


def read_logs(state: State) -> frozenset[LogId]:
    return frozenset(LogId(what.removeprefix("log:")) for what in state.tally if what.startswith("log:"))


def uncovered(picture: State, after: State) -> bool:
    """Whether something made up has come to light on the way: luck, or the next card of a deck."""
    return (
        after.rng is not picture.rng
        or after.event_deck is not picture.event_deck
        or after.discoveries is not picture.discoveries
        or len(after.members) != len(picture.members)
        or any(one.deck is not other.deck for one, other in zip(after.members, picture.members, strict=True))
    )
