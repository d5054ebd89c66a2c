"""A planet of nine sectors for tests of the map: two paths side by side, two one-way paths, places with actions."""

from __future__ import annotations

from itertools import count

from vanguard_desktop.core.ids import CardId, MemberId, PackId, PathId, SectorId, WorldId
from vanguard_desktop.dice.faces import STARTING_DICE, Color, DangerIcon, Section
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, GiveStartToken
from vanguard_desktop.rulesets.expedition.data.effects import (
    Choose,
    GainSuccesses,
    GainSupplies,
    LoseSupplies,
    Nothing,
    RollDanger,
    SpendDice,
)
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat, TeamMember
from vanguard_desktop.setting.box import Box, DangerTable, Path, Sector, World
from vanguard_desktop.setting.cards import Biome, CrewCard, EventCard, PoiCard, SpecialAction
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording

SHELF = WorldId("tide_shelf")
ADA, BO, CLEO = map(MemberId, ("ada", "bo", "cleo"))
LANDING, STAIR, GALLERY, CAUSEWAY, GATE, POOLS, ARCHIVE, FIELD, SINKHOLE = map(SectorId, range(1, 10))


def sector(number, name, x, y, *biomes, poi=None, lander=False):
    return Sector(number=number, name=name, x=x, y=y, biomes=biomes, poi=CardId(poi) if poi else None, lander=lander)


def path(start, end, *icons, one_way=False, mark=""):
    id = PathId(f"{start}-{end}{mark}")
    return Path(id=id, start=start, end=end, icons=icons, one_way=one_way)


SECTORS = (
    sector(LANDING, "Landing Terrace", 130, 890, Biome.ROCKY, lander=True),
    sector(STAIR, "Salt Stair", 110, 520, Biome.DESERT),
    sector(GALLERY, "Kelp Gallery", 300, 230, Biome.AQUATIC, Biome.VEGETATION),
    sector(CAUSEWAY, "Broken Causeway", 330, 690, Biome.RUINS, Biome.AQUATIC),
    sector(GATE, "Tide Gate", 510, 420, Biome.RUINS, poi="P1"),
    sector(POOLS, "Glass Pools", 545, 880, Biome.CRYSTALLINE),
    sector(ARCHIVE, "Drowned Archive", 660, 160, Biome.CAVES, poi="P2"),
    sector(FIELD, "Vent Field", 890, 140, Biome.VOLCANIC),
    sector(SINKHOLE, "Sinkhole", 720, 640, Biome.CAVES, Biome.LETHAL, poi="P3"),
)
PATHS = (
    path(LANDING, STAIR),
    path(LANDING, CAUSEWAY, LoseSupplies()),
    path(STAIR, GALLERY, SpendDice(color=Color.GREEN), one_way=True),
    path(STAIR, CAUSEWAY),
    path(GALLERY, GATE, SpendDice(), RollDanger(letter="A")),
    path(CAUSEWAY, GATE, SpendDice(color=Color.RED), mark="a"),
    path(CAUSEWAY, GATE, RollDanger(letter="A"), mark="b"),
    path(CAUSEWAY, POOLS, SpendDice(count=2)),
    path(GATE, ARCHIVE, SpendDice(color=Color.BLUE)),
    path(SINKHOLE, GATE, RollDanger(letter="A"), one_way=True),
    path(POOLS, SINKHOLE, LoseSupplies()),
    path(ARCHIVE, FIELD),
)
POIS = (
    PoiCard(
        id=CardId("P1"),
        name="The gate of nine rings",
        story="Nine rings of black stone, turning slowly against the moon.",
        biomes=(Biome.AQUATIC,),
        important=True,
        actions=(
            SpecialAction(name="Open the gate", effect=GainSuccesses()),
            SpecialAction(name="Read the rings", effect=GainSupplies()),
        ),
    ),
    PoiCard(id=CardId("P2"), name="Shelves under water", final=True, biomes=(Biome.RUINS,)),
    PoiCard(
        id=CardId("P3"),
        name="A mouth in the ground",
        no_movement=True,
        actions=(SpecialAction(name="Climb down", effect=SpendDice()),),
    ),
)


def a_box():
    event = EventCard(
        id=CardId("E1"),
        name="The water stands up",
        biomes=(Biome.AQUATIC,),
        main=Choose(options=(SpendDice(), LoseSupplies())),
        secondary=Nothing(),
    )
    return Box(
        packs=(PackId("test"),),
        fingerprint="test",
        worlds={SHELF: World(id=SHELF, name="Tide Shelf", relief="shelf", sectors=SECTORS, paths=PATHS)},
        crew={id: CrewCard(id=id, name=name) for id, name in ((ADA, "Ada Voss"), (BO, "Bo Lind"), (CLEO, "Cleo Mar"))},
        pois={card.id: card for card in POIS},
        events={event.id: event},
        dangers={"A": DangerTable(letter="A", results={DangerIcon.RARE: LoseSupplies()})},
    )


def an_opening():
    team = ((ADA, Section.RECON), (BO, Section.SCIENCE), (CLEO, Section.ENGINEERING))
    return ExpeditionOpening(
        world=SHELF,
        seats=(SectionSeat(name="Ann", sections=tuple(Section)),),
        team=tuple(TeamMember(id=id, section=section, dice=STARTING_DICE[section]) for id, section in team),
        supplies=6,
        most_supplies=8,
    )


def a_game(*, started=True, box=None):
    """A game in which Ada has the first turn, at the landing place."""
    seeds = count(1)
    box = box or a_box()
    game = Game.start(box, MemoryLog(), an_opening(), lambda: next(seeds))
    if started:
        game.submit(GiveStartToken(to=ADA))
    return game


def a_bridge(*, started=True):
    return Bridge(a_game(started=started))


def words(bridge):
    return Wording.of(bridge.box)


def play_until_turn_of(bridge, member):
    """Let the others do as little as the rules allow."""
    for _ in range(60):
        state, legal = bridge.state, bridge.legal_commands()
        if state.turn == member and state.actions_left and any(isinstance(command, EndTurn) for command in legal):
            return
        waiting = next((command for command in legal if isinstance(command, EndTurn)), legal[0])
        assert bridge.submit(waiting) is not None
    raise AssertionError(f"{member} never had a turn")
