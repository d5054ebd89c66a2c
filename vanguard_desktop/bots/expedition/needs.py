"""What dice checks ask for, and which dice serve them best."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import DieId, changed
from vanguard_desktop.dice.faces import ALL_DICE, Icon
from vanguard_desktop.dice.requirements import DieItem, Requirement
from vanguard_desktop.rulesets.expedition.data import Member, State, action_track
from vanguard_desktop.setting import CheckCard, ImmediateEffect, RowColor

from .places import Offer


def variety(die: DieId) -> int:
    """How many skill icons a die can show."""
    return sum(icon not in (Icon.ACE, Icon.BASIC, Icon.ACCIDENT) for face in ALL_DICE[die].faces for icon in face)


def asked(state: State, offer: Offer, card: CheckCard) -> int:
    """How many dice the check wants at least: for its easiest row, or for what is left of its first track."""
    for track in card.tracks:
        if track.color is not RowColor.RED:
            return max(1, track.length - state.tracks.get(action_track(offer.source, track.color), 0))
    rows = [row.requirement for row in card.rows if row.color is not RowColor.RED]
    return max(1, min((_fewest(requirement) for requirement in rows), default=1))


def _fewest(requirement: Requirement) -> int:
    return min(map(len, requirement.alternatives), default=0)


def usefulness(state: State, member: Member, card: CheckCard, die: DieId) -> float:
    """How many faces of a die show what the check asks for; what a member can convert counts as well."""
    wanted: set[Icon] = {Icon.ACE}
    colors = set()
    for row in card.rows:
        wanted |= row.requirement.icons
        colors |= {item.color for item in row.requirement.items if isinstance(item, DieItem)}
    for special in card.special:
        if not isinstance(special, ImmediateEffect) and Icon.ACCIDENT not in special.requirement.icons:
            wanted |= special.requirement.icons
            colors |= {item.color for item in special.requirement.items if isinstance(item, DieItem)}
    printed = ALL_DICE[die]
    turned = any(c.color is printed.color and c.icon in wanted for c in state.converts(member.id))
    faces = sum(any(icon in wanted or (turned and icon is Icon.BASIC) for icon in face) for face in printed.faces)
    return faces + (2.0 if printed.color in colors or None in colors else 0.0)


def brought_back(member: Member) -> int:
    """How many dice a rest refreshes (ACT-39)."""
    return min(len(member.spent), (len(member.available) + len(member.spent) + 1) // 2)


def put_back(state: State) -> State:
    """With the dice of the check back on their boards."""
    check = state.running_check
    members = (
        attrs.evolve(one, available=(*one.available, *(die for die, owner in check.hand if owner == one.id)))
        for one in state.members
    )
    return changed(state, members=tuple(members), checks=(*state.checks[:-1], attrs.evolve(check, hand=())))
