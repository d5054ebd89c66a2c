"""Who may assist a dice check, and with how many dice (CHK-06, CHK-08, CHK-10)."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Reason
from vanguard_desktop.rulesets.expedition.effects_checks import AssistMore, MayAssist
from vanguard_desktop.rulesets.expedition.effects_moves import Lasting
from vanguard_desktop.rulesets.expedition.lasting import in_force
from vanguard_desktop.rulesets.expedition.reasons import NoMoreDiceToAssist, NotHere, OneDieToAssist
from vanguard_desktop.rulesets.expedition.state import Check, Member, State

LENT = 3  # how many dice somebody lends who hands over a shift


def may_assist(state: State, check: Check, member: Member) -> bool:
    """In the sector of the active crew member, or by a text that lets it assist from elsewhere."""
    active = state.member(check.active)
    if in_force(state, Lasting.NO_ASSIST, sector=active.sector):
        return False
    if member.sector == active.sector or in_force(state, Lasting.LENDING, member.id):
        return True
    return any(isinstance(text.effect, MayAssist) and text.you == member.id for text in check.in_force)


def most_dice(check: Check) -> int:
    """One, unless a text says otherwise (CHK-08)."""
    return max((text.count for text in check.says(AssistMore)), default=1)


def why_no_assistance(state: State, check: Check, member: Member) -> Reason | None:
    """Why another crew member cannot lend one more die."""
    if not may_assist(state, check, member):
        return NotHere(member=member.id)
    most = max(most_dice(check), LENT if in_force(state, Lasting.LENDING, member.id) else 0)
    if sum(lender == member.id for _, lender in check.hand) < most:
        return None
    return OneDieToAssist(member=member.id) if most == 1 else NoMoreDiceToAssist(member=member.id, most=most)
