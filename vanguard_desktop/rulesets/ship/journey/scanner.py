"""SCN: three parts of the landing card in the scanner, revealed for energy; scouts make it cheaper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, Reason, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Order
from ..data.facilities.tasks import TaskName
from ..data.journey.scanner import (
    AskScan,
    AssignScout,
    EndScan,
    NothingCovered,
    NotTheNextPart,
    PartsRevealed,
    RevealPart,
    Scan,
    ScanTooDear,
    ScoutSent,
)
from ..facilities.tasks import assign, assignable, why_no_task, why_not_assign
from ..modifiers import cost, modifiers, spend
from ..moves import steps
from ..phases import Phase
from ..pieces import id_of
from ..state import ShipState
from ..tokens import energy


def covered(state: ShipState) -> int:
    """How many parts of the card in the scanner are still covered."""
    return 0 if state.only(zones.SCANNER) is None else len(state.pages.scan_costs) - state.scanned


def _about(state: ShipState) -> tuple[str, ...]:
    card = state.only(zones.SCANNER)
    return () if card is None else (id_of(card),)


def part_cost(state: ShipState) -> int:
    """Of the next part, with upgrades and scouts; a surplus of scouts is lost (SCN-03, SCN-06, SCN-07)."""
    return max(0, printed_cost(state, state.scanned) - state.scouts)


def printed_cost(state: ShipState, part: int) -> int:
    """Of a part, counted from 0, with upgrades (SCN-03)."""
    return cost(state, ModifierKey.SCAN_COST, state.pages.scan_costs[part], *_about(state))


def scan(_: ShipState) -> Sequence[Event]:
    return [steps(AskScan())]


def _ask_scan(state: ShipState, _: Waiting) -> Sequence[Event]:
    return [DecisionOpened(decision=Scan(section=Section.RECON))] if covered(state) else []


def _answers(state: ShipState, _: Scan) -> Iterable[Command]:
    yield RevealPart(part=state.scanned + 1)
    yield from (AssignScout(scout=member) for member in assignable(state))
    yield EndScan()


def _why_not_reveal(state: ShipState, command: RevealPart) -> Reason | None:
    if command.part != state.scanned + 1:
        return NotTheNextPart()
    price = part_cost(state)
    return ScanTooDear(cost=price) if state.pool.energy < price else None


def _reveal(state: ShipState, _: RevealPart) -> Sequence[Event]:
    applied = modifiers(state, ModifierKey.SCAN_COST, *_about(state))
    paid = [*energy(state, -part_cost(state)), *spend(state, applied)]
    return [DecisionClosed(), *paid, PartsRevealed(), steps(AskScan())]


def _why_not_scout(state: ShipState, command: AssignScout) -> Reason | None:
    if reason := why_no_task(state, TaskName.SCOUT):
        return reason
    return why_not_assign(state, [command.scout]) if covered(state) else NothingCovered()


def _send(state: ShipState, command: AssignScout) -> Sequence[Event]:
    return [DecisionClosed(), *assign(state, [command.scout]), ScoutSent(scout=command.scout), steps(AskScan())]


def reveal_parts(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """The lowest covered parts, free of charge (SCN-11)."""
    assert isinstance(waiting.effect, fx.RevealParts)
    count = min(waiting.effect.count, covered(state))
    return [PartsRevealed(count=count)] if count else []


def _revealed(state: ShipState, event: PartsRevealed) -> ShipState:
    """Scouts have done their work for the part for which they were sent (SCN-06)."""
    return changed(state, scanned=state.scanned + event.count, scouts=0)


def _sent(state: ShipState, _: ScoutSent) -> ShipState:
    return changed(state, scouts=state.scouts + 1)


SCANNER = Chapter(
    steps={(Phase.SCANNER, "scan"): scan},
    effects={AskScan: _ask_scan, fx.RevealParts: reveal_parts},
    questions={Scan: _answers},
    orders={
        RevealPart: Order(answers=(Scan,), why_not=_why_not_reveal, unfold=_reveal),
        AssignScout: Order(answers=(Scan,), why_not=_why_not_scout, unfold=_send),
        EndScan: Order(
            answers=(Scan,), why_not=lambda state, command: None, unfold=lambda state, command: [DecisionClosed()]
        ),
    },
    folds={PartsRevealed: _revealed, ScoutSent: _sent},
    reasons=(NotTheNextPart, NothingCovered, ScanTooDear),
)
