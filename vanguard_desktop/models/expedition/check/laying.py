"""Which dice of the running check lie where: the tray's proposals, and what the players have laid instead of them.

It is no game state: nothing is spent until the command is given that spends these dice.
"""

from __future__ import annotations

from collections.abc import Mapping

from vanguard_desktop.core import Command, DieId, Reason
from vanguard_desktop.dice.laying import Dice
from vanguard_desktop.play.laying import (
    Ground,
    Kind,
    lay,
    lies_well,
    order,
    proposals,
    serving,
    supplied,
    take_off,
    why_not_lay,
    why_not_take_off,
)
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.setting import RowColor
from vanguard_desktop.text.common.requirement_text import NOTHING_COVERED, Covered

from ...bridge import Bridge


class CheckLaying:
    """`laid` holds every ground that takes dice now; what the players laid stays as long as it still serves."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._own: dict[Ground, Dice] = {}
        self._serving: dict[Ground, frozenset[DieId]] = {}
        self.laid: Mapping[Ground, Dice] = {}

    def refresh(self) -> None:
        """The game went on."""
        state: State = self._bridge.state
        self._serving = {}
        if state.check is None:
            self._own, self.laid = {}, {}
            return
        self._own = {ground: dice for ground, dice in self._own.items() if lies_well(state, ground, dice)}
        kept = next((dice for ground, dice in self._own.items() if ground.kind is Kind.ROW), ())
        offered = {proposal.ground: proposal.dice for proposal in proposals(state, kept)}
        self.laid = {**offered, **self._own}

    @property
    def row(self) -> Ground | None:
        """The outcome that the dice are kept for: the players' choice, otherwise the best in reach."""
        rows = [ground for ground in self.laid if ground.kind is Kind.ROW]
        return next((ground for ground in rows if ground in self._own), rows[0] if rows else None)

    def shown(self, ground: Ground) -> Dice:
        """The dice that are seen lying there: of the outcomes only one has them."""
        return self.laid.get(ground, ()) if ground.kind is not Kind.ROW or ground == self.row else ()

    def covered(self, color: RowColor) -> Covered:
        """What of the requirement of an outcome the dice that lie there supply."""
        ground = Ground(kind=Kind.ROW, row=color)
        laid = self.shown(ground)
        found = supplied(self._bridge.state, ground, laid) if laid else None
        if found is None:
            return NOTHING_COVERED
        return Covered(alternative=found.alternative, items=frozenset(fit.item for fit in found.fits))

    def serves(self, ground: Ground, die: DieId) -> bool:
        if ground not in self._serving:
            self._serving[ground] = serving(self._bridge.state, ground)
        return die in self._serving[ground]

    def grounds_of(self, die: DieId) -> tuple[Ground, ...]:
        """Where the die could lie, or does."""
        return tuple(ground for ground in self.laid if self.serves(ground, die))

    def order(self, ground: Ground) -> Command | None:
        """What spends the dice that lie there."""
        return order(self._bridge.state, ground, self.laid[ground])

    def why_not_lay(self, ground: Ground, die: DieId) -> Reason | None:
        return why_not_lay(self._bridge.state, ground, self.laid.get(ground, ()), die)

    def lay(self, ground: Ground, die: DieId) -> Reason | None:
        """Lay the die there; the reason if the rules forbid it."""
        state, lying = self._bridge.state, self.laid.get(ground, ())
        if (reason := self.why_not_lay(ground, die)) is not None:
            return reason
        found = lay(state, ground, lying, die)
        assert found is not None
        self._put(ground, found)
        return None

    def take_off(self, ground: Ground, die: DieId) -> Reason | None:
        """Take the die off; others come for it, or the reason why they cannot."""
        state, lying = self._bridge.state, self.laid[ground]
        if (reason := why_not_take_off(state, ground, lying, die)) is not None:
            return reason
        found = take_off(state, ground, lying, die)
        assert found is not None
        self._put(ground, found)
        return None

    def _put(self, ground: Ground, dice: Dice) -> None:
        if ground.kind is Kind.ROW:  # the dice are kept for one outcome
            self._own = {other: laid for other, laid in self._own.items() if other.kind is not Kind.ROW}
        self._own[ground] = dice
        self.refresh()
