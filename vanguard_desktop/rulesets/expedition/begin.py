"""Lay out an expedition: pawns at the lander, dice on the boards, supplies on their space (STP)."""

from __future__ import annotations

from vanguard_desktop.core.box import Box
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.rulesets.expedition.effects import OpenRound, ShuffleEvents
from vanguard_desktop.rulesets.expedition.state import ExpeditionOpening, Member, State


def begin(box: Box, opening: ExpeditionOpening, seed: int) -> State:
    """The position before the first card is shuffled; what needs chance waits in the queue."""
    board = box.worlds[opening.world]
    lander = next(sector.number for sector in board.sectors if sector.lander)
    members = tuple(
        Member(id=who.id, section=who.section, rank=who.rank, sector=lander, available=who.dice) for who in opening.team
    )
    return State(
        rng=Rng(seed),
        queue=(Waiting(effect=ShuffleEvents()), Waiting(effect=OpenRound())),
        box=box,
        world=opening.world,
        seats=opening.seats,
        members=members,
        lander=lander,
        supplies=opening.supplies,
        most_supplies=opening.most_supplies,
        event_deck=tuple(sorted(box.events)),
    )
