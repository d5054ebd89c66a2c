"""An operation begun straight on its planet: how many go, of which rank, with which dice (OPS-05 to OPS-07, OPS-22)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vanguard_desktop.core import DieId, WorldId
from vanguard_desktop.dice.faces import ALL_DICE, STARTING_DICE, DieType, Section
from vanguard_desktop.setting import USABLE_SLOTS, Box, OperationCard

# OPS-07: how many dice a section has by tier.
DICE = {1: 6, 2: 9, 3: 12}
# Only in the highest tier, and so many of each for a section (OPS-07).
_RARE, _RARE_TIER, _MOST_RARE = (DieType.UNIVERSAL, DieType.EXPERT), 3, 2


def operation_at(box: Box, world: WorldId) -> OperationCard | None:
    """The operation that is played on this board."""
    return next((card for card in box.operations.values() if box.landing_cards[card.landing].world == world), None)


def operation_team(operation: OperationCard | None, usual: Sequence[Section]) -> tuple[Section, ...]:
    """As many as usual, unless the operation says how many go (OPS-22)."""
    if operation is None or operation.team is None:
        return tuple(usual)
    more = (section for section in Section if section not in usual)
    return (*usual, *more)[: operation.team]


def operation_dice(tier: int, sections: Sequence[Section]) -> Mapping[Section, tuple[DieId, ...]]:
    """The starting dice and more of the colors that the crew board has room for; sections pick in turn (OPS-07)."""
    dice = {section: list(STARTING_DICE[section]) for section in sections}
    starting = {die for own in STARTING_DICE.values() for die in own}
    left = [id for id, die in ALL_DICE.items() if id not in starting and (tier == _RARE_TIER or die.type not in _RARE)]
    left.sort(key=lambda id: (ALL_DICE[id].type is DieType.BASIC, ALL_DICE[id].type in _RARE, id))
    for _ in range(DICE[tier] - len(STARTING_DICE[Section.SECURITY])):
        for section in sections:
            if (die := _best(tier, section, dice[section], left)) is not None:
                dice[section].append(die)
                left.remove(die)
    return {section: tuple(own) for section, own in dice.items()}


def _best(tier: int, section: Section, own: Sequence[DieId], left: Sequence[DieId]) -> DieId | None:
    """Of the color with most room, and there of the skill of which it has fewest."""
    room = dict(USABLE_SLOTS[section][tier - 1])
    skills = [ALL_DICE[die].skill for die in own]
    for die in own:
        room[ALL_DICE[die].color] -= 1
    makes = [ALL_DICE[die].type for die in own]
    full = {make for make in _RARE if makes.count(make) >= _MOST_RARE}
    free = (id for id in left if ALL_DICE[id].type not in full)
    return min(free, key=lambda id: (-room[ALL_DICE[id].color], skills.count(ALL_DICE[id].skill)), default=None)
