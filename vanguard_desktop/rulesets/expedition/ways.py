"""Moves towards the lander or to another crew member: where they may lead (ACT-33, ACT-34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.board import first_steps
from vanguard_desktop.rulesets.expedition.decisions import ChooseSector
from vanguard_desktop.rulesets.expedition.effects_ways import MoveBeside, MoveTowardLander, WayEffect
from vanguard_desktop.rulesets.expedition.queueing import you
from vanguard_desktop.rulesets.expedition.state import Member, State
from vanguard_desktop.rulesets.expedition.travel import arrive, may_leave


def way_effect(state: State, waiting: Waiting, effect: WayEffect) -> Sequence[Event]:
    """The no-movement icon stops these moves as well (ACT-34)."""
    member = you(state, waiting)
    sectors = _sectors(state, member, effect) if may_leave(state, member) else ()
    if len(sectors) < 2:
        return arrive(state, member, sectors[0]) if sectors else []
    return [DecisionOpened(decision=ChooseSector(member=member.id, sectors=sectors))]


def _sectors(state: State, member: Member, effect: WayEffect) -> tuple[SectorId, ...]:
    match effect:
        case MoveTowardLander():
            if member.sector is None or state.lander is None or member.sector == state.lander:
                return ()
            return first_steps(state, member.sector, {state.lander}, threat=False)
        case MoveBeside():
            others = {other.sector for other in state.members if other.sector not in (None, member.sector)}
            return tuple(sorted(sector for sector in others if sector is not None))
        case _:
            assert_never(effect)
