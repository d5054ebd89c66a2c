"""Starting an expedition without a ship: who sits where, who goes, with which dice and supplies."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.content.errors import Findings, Mistake
from vanguard_desktop.core.box import Box
from vanguard_desktop.core.dice import STARTING_DICE, Section
from vanguard_desktop.core.ids import MemberId, WorldId
from vanguard_desktop.rulesets.expedition.state import ExpeditionOpening, Seat, TeamMember

SUPPLIES = 8
MOST_SUPPLIES = 12

# GEN-04: who controls which sections.
SEATS: dict[int, tuple[tuple[Section, ...], ...]] = {
    1: (tuple(Section),),
    2: ((Section.SECURITY, Section.RECON), (Section.SCIENCE, Section.ENGINEERING)),
    3: ((Section.SECURITY, Section.RECON), (Section.SCIENCE,), (Section.ENGINEERING,)),
    4: tuple((section,) for section in Section),
}
# As many as in the training expedition (TUT-03), at least one for each player.
TEAMS: dict[int, tuple[Section, ...]] = {
    1: (Section.RECON, Section.SCIENCE),
    2: (Section.RECON, Section.SCIENCE),
    3: (Section.RECON, Section.SCIENCE, Section.ENGINEERING),
    4: tuple(Section),
}


def stand_alone_opening(
    box: Box,
    world: WorldId | None = None,
    players: int = 1,
    names: Sequence[str] = (),
    members: Sequence[MemberId] = (),
) -> ExpeditionOpening:
    """An expedition to a world (the first of the box, unless named), with a team that fits the number of players.

    `members` names who goes, in the order of the team's sections; otherwise everybody goes where their affinity is.
    Raises `ContentError` if the packs hold no such world or too few crew.
    """
    sections = TEAMS[players]
    findings = Findings()
    packs = ", ".join(box.packs)
    if world is not None and world not in box.worlds:
        findings.add(Mistake.NO_SUCH_ID, packs, found=world, wanted="worlds", among=list(box.worlds))
    elif not box.worlds:
        findings.add(Mistake.TOO_FEW, packs, found=0, wanted="worlds")
    for member in members:
        if member not in box.crew:
            findings.add(Mistake.NO_SUCH_ID, packs, found=member, wanted="crew", among=list(box.crew))
    if len(box.crew) < len(sections):
        findings.add(Mistake.TOO_FEW, packs, found=len(box.crew), wanted="crew")
    findings.raise_if_any()
    team = tuple(members) or _team(box, sections)
    seats = SEATS[players]
    return ExpeditionOpening(
        world=min(box.worlds) if world is None else world,
        seats=tuple(
            Seat(name=names[number] if number < len(names) else "", sections=mine) for number, mine in enumerate(seats)
        ),
        team=tuple(
            TeamMember(id=member, section=section, dice=STARTING_DICE[section])
            for member, section in zip(team, sections, strict=True)
        ),
        supplies=SUPPLIES,
        most_supplies=MOST_SUPPLIES,
    )


def _team(box: Box, sections: Sequence[Section]) -> tuple[MemberId, ...]:
    """For each section the first who is inclined to it, or else the first who is free."""
    team: list[MemberId] = []
    for section in sections:
        free = [member for member in sorted(box.crew) if member not in team]
        inclined = [member for member in free if box.crew[member].affinity is section]
        others = [member for member in free if box.crew[member].affinity not in sections]
        team.append((inclined or others or free)[0])
    return tuple(team)
