"""Starting an expedition without a ship: who sits where, who goes, with which dice, decks and lander."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from vanguard_desktop.content.errors import Findings, Mistake
from vanguard_desktop.core import CardId, MemberId, WorldId
from vanguard_desktop.dice.faces import STARTING_DICE, Section
from vanguard_desktop.rulesets.expedition.data import ExpeditionOpening, Options, SectionSeat, TeamMember
from vanguard_desktop.rulesets.expedition.data.effects import Stat
from vanguard_desktop.setting import (
    Box,
    DiscoveryType,
    IllegalOpening,
    LanderCard,
    SectionMustGo,
    TeamSize,
    World,
    card_of,
    copies_of,
    fitted,
    starter_deck,
    why_no_deck,
    why_no_mods,
    why_no_seats,
    why_no_team,
)

from .operation_kit import operation_at, operation_dice, operation_team

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
    sections: Sequence[Section] = (),
    decks: Mapping[Section, Sequence[CardId]] | None = None,
    quick_start: bool = False,
    mods: Sequence[CardId] = (),
    seats: Sequence[Sequence[Section]] = (),
) -> ExpeditionOpening:
    """An expedition to a world (the first of the box, unless named), with a team that fits the number of players.

    `sections` are those that send somebody, if not those that usually do; `members` names who goes, in their order;
    otherwise everybody goes where their affinity is. `decks` are decks of the players' own making (CRD-04), `mods` what
    is installed on the lander; `seats` say who plays which sections, if not as usual. Cards made for the training are
    used on its world and nowhere else (TUT-02); a world with a guided round is played as the training, unless it is a
    quick start (TUT-50). On the board of an operation team, ranks and dice are the operation's (OPS-05 to OPS-07).
    Raises `ContentError` if the packs hold no such world or too few crew, `IllegalOpening` if the rules forbid it.
    """
    _check_box(box, world, members, sections or TEAMS[players])
    board = box.worlds[min(box.worlds) if world is None else world]
    guided = options.training or (board.script is not None and not quick_start)
    options = attrs.evolve(options, training=guided)
    first = guided or quick_start
    shared = tuple(tuple(mine) for mine in seats) or SEATS[players]
    operation = operation_at(box, board.id)
    going = tuple(sections) or operation_team(operation, TEAMS[players])
    if operation is not None and operation.team is not None:
        _check_operation_team(going, operation.team)
    else:
        _check_team(going, shared, board if guided else None, first, players)
    tier = 1 if operation is None else operation.tier
    dice = STARTING_DICE if operation is None else operation_dice(tier, going)
    team = tuple(members) or usual_team(box, board, going, training=guided)
    lander = min(box.landers.values(), key=lambda card: card.id, default=None)
    figures = _fitted(box, lander or BASE_LANDER, mods)
    return ExpeditionOpening(
        world=board.id,
        seats=tuple(
            SectionSeat(name=names[number] if number < len(names) else "", sections=mine)
            for number, mine in enumerate(shared)
        ),
        team=tuple(
            TeamMember(
                id=member,
                section=section,
                rank=tier,
                dice=dice[section],
                cards=_deck(box, section, guided, (decks or {}).get(section)),
                charges=0 if first else box.crew[member].charges,  # TUT-13, TUT-55
            )
            for member, section in zip(team, going, strict=True)
        ),
        lander=None if lander is None or board.start else lander.id,
        stats={Stat.ARMOR: figures.armor, Stat.SENSORS: figures.sensors, Stat.AGILITY: figures.agility},
        supplies=figures.supplies,
        most_supplies=figures.most_supplies,
        landing_rolls=figures.landing_rolls,
        mods=tuple(mods),
        rank_ups=tuple(sorted(card.id for card in box.rank_ups.values() if card.training is first)),
        events=tuple(sorted(card.id for card in box.events.values() if card.training is first and not card.advanced)),
        discoveries=_discoveries(box),
        options=options,
    )


def _check_box(box: Box, world: WorldId | None, members: Sequence[MemberId], sections: Sequence[Section]) -> None:
    """Whether the packs hold what is asked for."""
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


def _fitted(box: Box, lander: LanderCard, mods: Sequence[CardId]) -> LanderCard:
    """The lander as it flies, or why it cannot carry these mods (LND-06, LND-07)."""
    installed = [box.lander_mods[card_of(mod)] for mod in mods]
    if reason := why_no_mods(lander, installed):
        raise IllegalOpening(reason)
    return fitted(lander, installed)


def _check_team(
    going: Sequence[Section], seats: Sequence[Sequence[Section]], guided: World | None, first: bool, players: int
) -> None:
    """Whether crew of these sections may go; to the first world as many as the training says (TUT-03, TUT-52)."""
    forbidden = why_no_seats(seats) or why_no_team(going, seats)
    if forbidden is None and first and len(going) != len(TEAMS[players]):
        forbidden = TeamSize(count=len(TEAMS[players]))
    script = None if guided is None else guided.script
    if forbidden is None and script is not None and script.first not in going:
        forbidden = SectionMustGo(section=script.first)
    if forbidden is not None:
        raise IllegalOpening(forbidden)


def _check_operation_team(going: Sequence[Section], size: int) -> None:
    """With more players than places the others advise (OPS-22)."""
    if len(going) != size or len(set(going)) != size:
        raise IllegalOpening(TeamSize(count=size))


def _deck(box: Box, section: Section, training: bool, made: Sequence[CardId] | None) -> tuple[CardId, ...]:
    """The starter deck of a section, its fixed cards in the training (CRD-02, TUT-05), or one that players made."""
    if made is not None:
        forbidden = why_no_deck(box, section, 1, made)
        if forbidden is not None:
            raise IllegalOpening(forbidden)
        return tuple(made)
    if not training:
        return starter_deck(box, section)
    fixed = ((id, card) for id, card in sorted(box.section_cards.items()) if card.section is section and card.training)
    return tuple(copy for id, card in fixed for copy in copies_of(id, card.copies))


def _discoveries(box: Box) -> Mapping[DiscoveryType, tuple[CardId, ...]]:
    """The discovery decks, every card in all its copies (DSC-01)."""
    decks: dict[DiscoveryType, list[CardId]] = {}
    for id, card in sorted(box.discoveries.items()):
        decks.setdefault(card.type, []).extend(copies_of(id, card.copies))
    return {type: tuple(cards) for type, cards in decks.items()}


def usual_team(box: Box, board: World, sections: Sequence[Section], *, training: bool) -> tuple[MemberId, ...]:
    """For each section the first who is inclined to it, or else the first who is free.

    Those go ahead whose dice serve as an icon that is asked for a lot on this world.
    """
    wanted = {icon: place for place, icon in enumerate(board.frequent)}
    nothing = len(wanted)
    helpful = {
        id: min((wanted.get(convert.icon, nothing) for convert in card.converts), default=nothing)
        for id, card in box.crew.items()
    }
    everybody = sorted(box.crew, key=lambda member: (helpful[member], member))
    fitting = [member for member in everybody if box.crew[member].training is training]
    crew = fitting if len(fitting) >= len(sections) else everybody
    team: list[MemberId] = []
    for section in sections:
        free = [member for member in crew if member not in team]
        inclined = [member for member in free if box.crew[member].affinity is section]
        others = [member for member in free if box.crew[member].affinity not in sections]
        team.append((inclined or others or free)[0])
    return tuple(team)
