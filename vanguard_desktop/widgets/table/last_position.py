"""What the first screen shows of an expedition: the planet board with the team on it."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.text.common.wording import Wording

from ..home.last_position import LastPosition, Spot
from ..look.tokens import tokens


def last_position(state: State, wording: Wording, *, save: str, when: float, played: int) -> LastPosition:
    board = state.board
    active = 0 if state.turn is None else state.member(state.turn).sector
    return LastPosition(
        save=save,
        world=wording.names.world(board.id),
        palette=board.relief if board.relief in tokens().relief else next(iter(tokens().relief)),
        relief=board.id,
        round=state.round,
        over=state.ending is not None,
        when=when,
        played=played,
        spots=tuple(Spot(number=sector.number, x=sector.x, y=sector.y) for sector in board.sectors),
        ways=tuple((path.start, path.end) for path in board.paths),
        lander=state.lander or 0,
        pawns=tuple((member.section.value, member.sector or 0) for member in state.members),
        active=active or 0,
    )
