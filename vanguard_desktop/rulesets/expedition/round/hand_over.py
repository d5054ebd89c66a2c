"""What an expedition hands to the ship when it is over (END-21 to END-25)."""

from __future__ import annotations

from collections.abc import Iterator

from vanguard_desktop.core import LogId
from vanguard_desktop.setting import HandOver, Returned

from ..data import Member, State
from ..things.discoveries import LAST_KEPT
from ..things.equipment import room_by_tokens
from .ending import failed

READ = "log:"


def hand_over(state: State) -> HandOver:
    """Discoveries above the lander's limit are handed over as well; docking sees to them (END-25).

    Section cards, charges, equipment with its tokens and leads do not come home like this: they go back to where the
    launch takes them from, and so do optional missions and unique discoveries above 32 (END-20).
    """
    assert state.ending is not None, "the expedition goes on"
    return HandOver(
        world=state.world,
        ending=state.ending,
        failed=failed(state),
        team=(
            *(_returned(member, dead=False) for member in state.members),
            *(_returned(member, dead=True) for member in state.lost),
        ),
        places=state.pois,
        threats={threat.card: threat.sector for threat in state.threats if threat.sector is not None},
        finished=tuple(sector.number for sector in state.board.sectors if state.is_finished(sector.number)),
        uniques=tuple(number for number in state.uniques if number <= LAST_KEPT),
        missions=tuple(card for card in state.missions if not state.box.missions[card].optional),
        missions_done=state.missions_done,
        mission_failed=state.mission_failed,
        lander=state.lander_card,
        mods=state.mods,
        found=state.found,
        uniques_found=tuple(number for number in state.uniques_found if number <= LAST_KEPT),
        room=room_by_tokens(state) - state.room_taken,
        successes=state.successes,
        rank_up=state.rank_up,
        rank_up_done=state.rank_up_done,
        flags=state.flags,
        logs=tuple(log for log, times in _logs(state) for _ in range(times)),
        for_ship=state.for_ship,
        landed=state.round > 0,
        opened=state.opened,
        marks=state.marks,
        standees={t.card: t.others for t in state.threats if t.sector is not None and t.others},
    )


def _logs(state: State) -> Iterator[tuple[LogId, int]]:
    """Entries that were read on the way, with how often: the campaign counts them on (LOG-15)."""
    for what, times in state.tally.items():
        if what.startswith(READ):
            yield LogId(what.removeprefix(READ)), times


def _returned(member: Member, dead: bool) -> Returned:
    """Injury cards face down count like the others (END-24)."""
    kinds = tuple(injury.kind for injury in member.injuries if injury is not None)
    injuries = () if dead else kinds  # END-05
    return Returned(id=member.id, section=member.section, rank=member.rank, injuries=injuries, dead=dead)
