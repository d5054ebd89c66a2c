"""The bridge: its cards in their slots, and above them the income of this cycle as a sum that can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from vanguard_desktop.core import Command
from vanguard_desktop.models.ship.slots import CardSlot, Slots
from vanguard_desktop.rulesets.ship.data.campaign.objectives import DeclareObjective, OnTheBridge
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState

from .card_slots import CardSlots
from .right_side import View

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen


class BridgePage(CardSlots):
    """An objective with a price is declared reached by a press."""

    def __init__(self, book: ShipScreen) -> None:
        super().__init__(book, _spread, declare)

    def told(self, view: View) -> str:
        """Where the tokens of this cycle come from (BRG-06 to BRG-09)."""
        sums: dict[str, Counter[str]] = {"command": Counter(), "energy": Counter()}
        for step, event in self.book.cycle.within(Phase.BRIDGE):
            if isinstance(event, PoolChanged) and step in ("command", "penalty", "energy", "change_income"):
                sums["command"][step] += event.command
                sums["energy"][step] += event.energy
        parts = [self._sum(pool, steps) for pool, steps in sums.items() if any(steps.values())]
        if not parts:
            return ""
        #: On the bridge: the income of a cycle. {parts} is as "+4 [command] (objective +3, morale and upgrades +1)".
        return self.tr("Income of this cycle: {parts}.").format(parts=", ".join(parts))

    def _sum(self, pool: str, steps: Counter[str]) -> str:
        """What came into a pool, and from where."""
        called = {
            #: Part of a sum: what the objective gives.
            "command": self.tr("objective"),
            #: Part of a sum: what is lost because the ship drifted.
            "penalty": self.tr("penalty"),
            #: Part of a sum: what the tech level gives.
            "energy": self.tr("tech level"),
            #: Part of a sum: what the mood aboard and cards of the bridge change.
            "change_income": self.tr("morale and upgrades"),
        }
        parts = ", ".join(f"{called[step]} {_signed(count)}" for step, count in steps.items() if count)
        return f"{_signed(steps.total())} [{pool}] ({parts})"


def _signed(count: int) -> str:
    return f"{count:+}".replace("-", "−")


def _spread(slots: Slots, state: ShipState) -> Iterable[CardSlot]:
    """The first spread, or the table of the Listening Room while situations are dealt with (BRG-16 to BRG-19)."""
    second = state.phase is Phase.BRIDGE and state.step in ("check_situations", "reveal_situations")
    return slots.situations(state) if second else slots.bridge(state)


def declare(state: ShipState, card: Piece) -> Command | None:
    """An objective with a price may be declared reached (OBJ-15)."""
    known = state.box.objectives.get(id_of(card)) if family_of(card) == "objectives" else None
    asked = isinstance(state.question, OnTheBridge) and known is not None and known.declare is not None
    return DeclareObjective(card=id_of(card)) if asked else None
