"""Starting an expedition without a ship: who sits where, who goes, with which dice, decks and lander."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vanguard_desktop.content.errors import Findings, Mistake
from vanguard_desktop.core.box import Box, copies_of
from vanguard_desktop.core.cards import DiscoveryType, LanderCard
from vanguard_desktop.core.dice import STARTING_DICE, Section
from vanguard_desktop.core.ids import CardId, MemberId, WorldId
from vanguard_desktop.rulesets.expedition.effects import Stat
from vanguard_desktop.rulesets.expedition.state import ExpeditionOpening, Options, Seat, TeamMember

# LND-26: the figures of the base lander, for a box that brings none.
BASE_LANDER = LanderCard(
    id=CardId("base"),
    name="",
    armor=1,
    sensors=1,
    agility=1,
    landing_rolls=3,
    supplies=8,
    most_supplies=12,
    personal=4,
    mission=2,
    discoveries=5,
    structural=1,
    utility=1,
)

FULL_RULES = Options()

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
    options: Options = FULL_RULES,
) -> ExpeditionOpening:
    """An expedition to a world (the first of the box, unless named), with a team that fits the number of players.

    `members` names who goes, in the order of the team's sections; otherwise everybody goes where their affinity is.
    Cards made for the training expedition are used in it and nowhere else (TUT-02).
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
    team = tuple(members) or _team(box, sections, options.training)
    seats = SEATS[players]
    lander = min(box.landers.values(), key=lambda card: card.id, default=None)
    figures = lander or BASE_LANDER
    return ExpeditionOpening(
        world=min(box.worlds) if world is None else world,
        seats=tuple(
            Seat(name=names[number] if number < len(names) else "", sections=mine) for number, mine in enumerate(seats)
        ),
        team=tuple(
            TeamMember(
                id=member,
                section=section,
                dice=STARTING_DICE[section],
                cards=_deck(box, section, options.training),
                charges=box.crew[member].charges,
            )
            for member, section in zip(team, sections, strict=True)
        ),
        lander=None if lander is None else lander.id,
        stats={Stat.ARMOR: figures.armor, Stat.SENSORS: figures.sensors, Stat.AGILITY: figures.agility},
        supplies=figures.supplies,
        most_supplies=figures.most_supplies,
        landing_rolls=figures.landing_rolls,
        rank_ups=tuple(sorted(card.id for card in box.rank_ups.values() if card.training is options.training)),
        events=tuple(sorted(card.id for card in box.events.values() if card.training is options.training)),
        discoveries=_discoveries(box),
        options=options,
    )


def _deck(box: Box, section: Section, training: bool) -> tuple[CardId, ...]:
    """The starter deck of a section, or its fixed cards in the training (CRD-02, TUT-05)."""
    return tuple(
        copy
        for id, card in sorted(box.section_cards.items())
        if card.section is section and card.training is training and (card.starter or training)
        for copy in copies_of(id, card.copies)
    )


def _discoveries(box: Box) -> Mapping[DiscoveryType, tuple[CardId, ...]]:
    """The discovery decks, every card in all its copies (DSC-01)."""
    decks: dict[DiscoveryType, list[CardId]] = {}
    for id, card in sorted(box.discoveries.items()):
        decks.setdefault(card.type, []).extend(copies_of(id, card.copies))
    return {type: tuple(cards) for type, cards in decks.items()}


def _team(box: Box, sections: Sequence[Section], training: bool) -> tuple[MemberId, ...]:
    """For each section the first who is inclined to it, or else the first who is free."""
    fitting = [member for member in sorted(box.crew) if box.crew[member].training is training]
    crew = fitting if len(fitting) >= len(sections) else sorted(box.crew)
    team: list[MemberId] = []
    for section in sections:
        free = [member for member in crew if member not in team]
        inclined = [member for member in free if box.crew[member].affinity is section]
        others = [member for member in free if box.crew[member].affinity not in sections]
        team.append((inclined or others or free)[0])
    return tuple(team)
