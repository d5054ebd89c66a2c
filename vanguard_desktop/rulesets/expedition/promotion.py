"""Who of the team has earned the next rank: what the debriefing makes of the rank-up card (RNK-07 to RNK-11)."""

from __future__ import annotations

from vanguard_desktop.core.box import card_of
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.rulesets.expedition.ending import failed
from vanguard_desktop.rulesets.expedition.state import State


def promoted(state: State) -> tuple[MemberId, ...]:
    """Every living member whose rank prints a number that the team's successes reach; promoting uses none of them up.

    Nobody, if the card was not completed (RNK-10) or the mission failed (RNK-11). Whether the ship has a place for
    the new rank is the ship's question.
    """
    if state.rank_up is None or not state.rank_up_done or failed(state):
        return ()
    wanted = state.box.rank_ups[card_of(state.rank_up)].successes
    return tuple(
        member.id
        for member in state.members
        if member.rank <= len(wanted)  # RNK-09: there is no rank above the third
        and (needed := wanted[member.rank - 1]) is not None
        and state.successes >= needed
    )
