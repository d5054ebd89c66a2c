"""Who may assist a dice check, and with how many dice (CHK-06, CHK-08, CHK-10)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, MemberId, Reason, SectorId

from ..data import Check, InForce, Lasting, Member, NoMoreDiceToAssist, NotHere, OneDieToAssist, State
from ..data.effects import AssistMore, MayAssist
from ..data.events import LastingUsed
from ..planet.place_rules import no_assist
from ..round.lasting import in_force


def where(state: State, check: Check) -> SectorId | None:
    """The sector whose crew may assist: that of an action taken from next door, otherwise the active one's (CHK-06)."""
    return check.at if check.reached else state.member(check.active).sector


def may_assist(state: State, check: Check, member: Member) -> bool:
    """In the sector of the check, or by a text that lets it assist from elsewhere."""
    here = where(state, check)
    if in_force(state, Lasting.NO_ASSIST, sector=here) or no_assist(state, here):
        return False
    if member.sector == here:
        return True
    return any(isinstance(text.effect, MayAssist) and text.you == member.id for text in check.in_force)


def may_lend(state: State, check: Check, member: Member) -> bool:
    """Whether it may give a die at all: as an assistant, or because it has lent some to the active crew member."""
    return may_assist(state, check, member) or bool(_lent(state, check.active, member.id))


def _lent(state: State, to: MemberId, by: MemberId) -> Sequence[InForce]:
    return [e for e in state.lasting if e.what is Lasting.LENDING and e.who == by and e.whom == to]


def idle(state: State, check: Check) -> tuple[Member, ...]:
    """Who stands in the sector of the active crew member and has lent no die yet."""
    lending = {owner for _, owner in check.hand}
    here = state.here(state.member(check.active).sector)
    return tuple(member for member in here if member.id != check.active and member.id not in lending)


def most_dice(check: Check) -> int:
    """One, unless a text says otherwise (CHK-08)."""
    return max((text.count for text in check.says(AssistMore)), default=1)


def why_no_assistance(state: State, check: Check, member: Member) -> Reason | None:
    """Why another crew member cannot give one more die."""
    if not may_lend(state, check, member):
        return NotHere(member=member.id)
    most = _as_assistant(state, check, member.id) + sum(e.uses or 0 for e in _lent(state, check.active, member.id))
    if _given(check, member.id) < most:
        return None
    return OneDieToAssist(member=member.id) if most == 1 else NoMoreDiceToAssist(member=member.id, most=most)


def _as_assistant(state: State, check: Check, member: MemberId) -> int:
    return most_dice(check) if may_assist(state, check, state.member(member)) else 0


def _given(check: Check, member: MemberId) -> int:
    return sum(owner == member for _, owner in check.hand)


def lent_dice_used(state: State, check: Check) -> Sequence[Event]:
    """What somebody gives beyond ordinary assistance comes out of the dice that it has lent."""
    used: list[Event] = []
    for owner in dict.fromkeys(owner for _, owner in check.hand if owner != check.active):
        left = _given(check, owner) - _as_assistant(state, check, owner)
        for entry in _lent(state, check.active, owner):
            taken = min(left, entry.uses or 0)
            if taken > 0:
                used.append(LastingUsed(entry=entry, times=taken))
                left -= taken
    return used
