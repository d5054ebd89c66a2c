"""What became of a team: not only whether it came home, but whether it did what it was sent for (END-23)."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.rulesets.expedition.data import Ending, State
from vanguard_desktop.rulesets.expedition.round.ending import failed


class Result(Enum):
    """What became of a team, best first."""

    DONE = "mission done"
    UNDONE = "home without"
    EVACUATED = "evacuated"
    LOST = "lost"
    GOING = "still going"


def result(state: State) -> Result:
    """As the position tells it."""
    return became(state.ending, failed(state))


def became(ending: Ending | None, failed: bool) -> Result:
    """Done only if no mandatory mission was left and the team has come home by itself."""
    match ending:
        case None:
            return Result.GOING
        case Ending.ALL_DEAD:
            return Result.LOST
        case Ending.EVACUATED:
            return Result.EVACUATED
        case Ending.LIFTED_OFF | Ending.ENDED_BY_TEXT:
            return Result.UNDONE if failed else Result.DONE
