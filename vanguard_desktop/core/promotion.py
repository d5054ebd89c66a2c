"""Who has earned the next rank on an expedition: what its rank-up card promises the crew that come home (RNK-07)."""

from __future__ import annotations

from vanguard_desktop.core.cards import RankUpCard
from vanguard_desktop.core.crossing import HandOver
from vanguard_desktop.core.ids import MemberId


def promoted(home: HandOver, card: RankUpCard) -> tuple[MemberId, ...]:
    """Everybody alive whose rank prints a number that the successes reach; promoting uses none of them up (RNK-08).

    Nobody, if the card was not completed (RNK-10) or the mission failed (RNK-11). Whether the ship has a place for
    the new rank is the ship's question.
    """
    if not home.rank_up_done or home.failed:
        return ()
    return tuple(
        member.id
        for member in home.team
        if not member.dead
        and member.rank <= len(card.successes)  # RNK-09: there is no rank above the third
        and (needed := card.successes[member.rank - 1]) is not None
        and home.successes >= needed
    )
