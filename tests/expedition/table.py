"""Positions of an expedition for tests: a small planet, a team of one's choice, dice by name, and orders to play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs

from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.core.events import EffectsQueued, Waiting
from vanguard_desktop.core.ids import CardId, DieId, MemberId, PackId, PathId, SectorId, WorldId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import ALL_DICE, Color, DangerIcon, Icon, Section
from vanguard_desktop.dice.requirements import SameItem, asks
from vanguard_desktop.rulesets.expedition.census import unaccounted
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import GiveStartToken, PickOption
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseThreatMove
from vanguard_desktop.rulesets.expedition.data.member import Injury, Member
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat, State, TeamMember
from vanguard_desktop.rulesets.expedition.invariants import broken
from vanguard_desktop.rulesets.expedition.options import alternatives, people, sectors, threat_ways
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import Box, DangerTable, Path, Sector, World
from vanguard_desktop.setting.cards import (
    Ability,
    Biome,
    Combination,
    CrewCard,
    EventCard,
    InjuryKind,
    Moment,
    PoiCard,
    SectionCard,
    SpecialAction,
)

SEC, REC, SCI, ENG = (MemberId(section.value) for section in Section)
SECTIONS = dict(zip((SEC, REC, SCI, ENG), Section, strict=True))
ONE, TWO, THREE, FOUR, FIVE, SIX = (SectorId(number) for number in range(1, 7))
WORLD = WorldId("W")
GO_TWO = PathId("1-2")
TRAVEL = fx.TravelIcon()

DANGERS = {
    "A": {DangerIcon.COMMON: fx.SpendDice(), DangerIcon.RARE: fx.GainInjury(kind=InjuryKind.WOUNDED)},
    "B": {DangerIcon.COMMON: fx.SpendDice(), DangerIcon.RARE: fx.GainInjury(kind=InjuryKind.EXHAUSTED)},
    "C": {
        DangerIcon.COMMON: fx.LoseSupplies(),
        DangerIcon.UNCOMMON: fx.GainInjury(kind=InjuryKind.EXHAUSTED),
        DangerIcon.RARE: fx.GainInjury(kind=InjuryKind.BURNED),
        DangerIcon.SPECIAL: fx.GainInjury(kind=InjuryKind.WOUNDED),
    },
    "D": {
        DangerIcon.UNCOMMON: fx.SpendDice(count=2),
        DangerIcon.RARE: fx.GainInjury(kind=InjuryKind.EXHAUSTED),
        DangerIcon.SPECIAL: fx.GainInjury(kind=InjuryKind.PANICKED),
    },
}


def dice(*names: str) -> tuple[DieId, ...]:
    """`red red green` are basic dice in their order; anything longer is the id of a die."""
    counts: dict[str, int] = {}
    found = []
    for name in names:
        if name in ("red", "green", "blue"):
            counts[name] = counts.get(name, 0) + 1
            name = f"{name}-basic-{counts[name]}"
        assert name in ALL_DICE
        found.append(DieId(name))
    return tuple(found)


def face(die: str, *icons: Icon) -> int:
    """Which face of the die shows these icons."""
    return ALL_DICE[DieId(die)].faces.index(icons)


def poi(id: str, *actions: SpecialAction, **fields: Any) -> PoiCard:
    return PoiCard(id=CardId(id), name=id, actions=actions, **fields)


def card(id: str, section: Section, ability: Ability, combination: Combination | None = None) -> SectionCard:
    paid = combination or Combination(requirement=asks(Icon.BASIC), effect=fx.Nothing())
    return SectionCard(id=CardId(id), section=section, rank=1, name=id, main=ability, combination=paid, copies=9)


def sector(number: int, **fields: Any) -> Sector:
    return Sector(number=SectorId(number), name=f"Sector {number}", x=number, y=number, **fields)


def path(start: int, end: int, *icons: Effect, **fields: Any) -> Path:
    return Path(id=PathId(f"{start}-{end}"), start=SectorId(start), end=SectorId(end), icons=icons, **fields)


PLAIN = World(
    id=WORLD,
    name="Plain",
    relief="shelf",
    sectors=(sector(1, lander=True), *(sector(number) for number in range(2, 7))),
    paths=(path(1, 2), path(2, 3), path(2, 6, one_way=True), path(3, 5), path(4, 5), path(1, 4)),
)


def planet(*sectors: Sector, paths: tuple[Path, ...] = (), **fields: Any) -> World:
    """The plain planet with some of its sectors and paths laid out otherwise."""
    laid = {given.number: given for given in (*PLAIN.sectors, *sectors)}
    ways = {way.id: way for way in (*PLAIN.paths, *paths)}
    return attrs.evolve(PLAIN, sectors=tuple(laid.values()), paths=tuple(ways.values()), **fields)


NOTHING_CARD = Ability(when=Moment.DURING_CHECK, effect=fx.Nothing())


def box(world: World = PLAIN, **families: Any) -> Box:
    """A box with this planet; families are given as lists of their cards."""
    crew = families.pop("crew", [CrewCard(id=id, name=id) for id in SECTIONS])
    cards = families.pop("section_cards", [card(f"{s.value}-x", s, NOTHING_CARD) for s in Section])
    events = families.pop("events", [event("E0", fx.Nothing())])
    made = {name: {getattr(c, "id", None): c for c in cards} for name, cards in families.items()}
    if "uniques" in families:
        made["uniques"] = {unique.number: unique for unique in families["uniques"]}
    made.setdefault("pois", {})
    return Box(
        packs=(PackId("test"),),
        fingerprint="",
        worlds={world.id: world},
        crew={member.id: member for member in crew},
        section_cards={c.id: c for c in cards},
        events={e.id: e for e in events},
        dangers={letter: _danger(letter) for letter in DANGERS},
        **made,
    )


def _danger(letter: str) -> DangerTable:
    return DangerTable(letter=letter, results=DANGERS[letter])


def event(id: str, main: Effect, secondary: Effect | None = None, *biomes: Biome) -> EventCard:
    return EventCard(id=CardId(id), name=id, main=main, secondary=secondary or fx.Nothing(), biomes=biomes)


@attrs.frozen
class Table:
    """A position with the events that led to it."""

    state: State
    events: tuple[Event, ...] = ()

    def member(self, id: MemberId) -> Member:
        return self.state.member(id)

    def with_member(self, id: MemberId, **fields: Any) -> Table:
        members = tuple(attrs.evolve(m, **fields) if m.id == id else m for m in self.state.members)
        return self.given(members=members)

    def given(self, **fields: Any) -> Table:
        return attrs.evolve(self, state=attrs.evolve(self.state, **fields))

    def hurt(self, id: MemberId, *kinds: InjuryKind, dice: Iterable[Color] = ()) -> Table:
        """Injury cards in the slots from the left, injury dice in these columns."""
        cards = tuple(Injury(kind=kind) for kind in kinds)
        stock = dict(self.state.injury_stock)
        for kind in kinds:
            stock[kind] -= 1
        columns = tuple(dice)
        left = self.state.injury_dice_left - len(columns)
        injuries = (*cards, *[None] * (3 - len(cards)))
        table = self.with_member(id, injuries=injuries, injury_dice=columns)
        return table.given(injury_stock=stock, injury_dice_left=left)

    def lucky(self, *values: int) -> Table:
        """Chance will draw these values next, each as the number below the asked one."""
        return self.given(rng=Loaded(seed=0, count=0, values=values))

    def resolve(
        self, effect: Effect, you: MemberId | None = REC, source: Source | str = "", at: SectorId | None = None
    ) -> Table:
        """The effect takes place now, ahead of the open question; that question is put aside."""
        aside = attrs.evolve(self.state, pending=())
        queued = EffectsQueued(effects=(Waiting(effect=effect, you=you, source=Source.read(str(source)), at=at),))
        start = EXPEDITION.evolve(aside, queued)
        after = self._after(start, settle(EXPEDITION, start))
        # The question that was put aside is asked again, unless something else is.
        waits = after.state.question is not None or after.state.ending is not None
        return after if waits else after.given(pending=self.state.pending)

    def play(self, *commands: Command) -> Table:
        table = self
        for command in commands:
            events, _ = follow(EXPEDITION, table.state, command)
            table = table._after(table.state, events)
        return table

    def refuses(self, command: Command) -> Reason:
        reason = EXPEDITION.why_not(self.state, command)
        assert reason is not None, f"{command} is legal"
        return reason

    def legal(self, *kinds: type[Command]) -> tuple[Any, ...]:
        commands = legal_commands(EXPEDITION, self.state)
        return tuple(c for c in commands if not kinds or isinstance(c, kinds))

    def then(self, *events: Event) -> Table:
        """Exactly these events were the last thing that was done, in this order."""
        assert list(self.events) == list(events)
        return self

    def told(self, *kinds: type[Event]) -> tuple[Any, ...]:
        """The events of these kinds in the last thing that was done."""
        return tuple(e for e in self.events if isinstance(e, kinds))

    @property
    def question(self) -> Any:
        return self.state.question

    @property
    def options(self) -> tuple[Effect, ...]:
        """The alternatives of the open question, as they are now."""
        return alternatives(self.state, self.question)

    @property
    def people(self) -> tuple[MemberId, ...]:
        """Who may be meant."""
        return people(self.state, self.question)

    @property
    def ways(self) -> tuple[SectorId, ...]:
        """Where one may go, or the threat."""
        of = threat_ways if isinstance(self.question, ChooseThreatMove) else sectors
        return of(self.state, self.question)  # type: ignore[operator]

    def _after(self, start: State, events: list[Event]) -> Table:
        state = start
        for happened in events:
            before, state = state, replay(EXPEDITION, state, [happened])
            assert not broken(state), broken(state)
            assert not unaccounted(before, state), unaccounted(before, state)
        return Table(state=state, events=tuple(events))


@attrs.frozen
class Loaded(Rng):
    """Chance with a plan: it draws what the test has put in, then falls back on the seed."""

    values: tuple[int, ...] = ()

    def below(self, n: int) -> tuple[int, Rng]:
        if not self.values:
            return Rng(self.seed, self.count).below(n)
        assert self.values[0] < n
        return self.values[0], attrs.evolve(self, count=self.count + 1, values=self.values[1:])

    def after(self, drawn: int) -> Rng:
        return attrs.evolve(self, count=self.count + drawn, values=self.values[drawn:])


DEFAULT_DICE = {
    SEC: dice("red-defense-1", "red-physical-1", "red-basic-1", "green-basic-1", "blue-basic-1"),
    REC: dice("green-explore-1", "red-physical-2", "red-basic-2", "green-basic-2", "blue-basic-2"),
    SCI: dice("blue-science-1", "green-biology-1", "red-basic-3", "green-basic-3", "blue-basic-3"),
    ENG: dice("blue-construction-1", "red-gather-1", "red-basic-4", "green-basic-4", "blue-basic-4"),
}


def team(*ids: MemberId, **fields: Any) -> tuple[TeamMember, ...]:
    return tuple(
        TeamMember(
            id=id,
            section=SECTIONS[id],
            dice=fields.get("dice", {}).get(id, DEFAULT_DICE[id]),
            rank=fields.get("ranks", {}).get(id, 1),
            cards=tuple(CardId(f"{SECTIONS[id].value}-x/{n}") for n in range(1, 7)),
        )
        for id in ids
    )


def table(*ids: MemberId, in_box: Box | None = None, opening: dict[str, Any] | None = None, **fields: Any) -> Table:
    """A team in its first round; the first named crew member has the start token and the turn."""
    members = ids or (REC, SCI)
    start = EXPEDITION.begin(
        in_box or box(),
        ExpeditionOpening(
            world=WORLD,
            **{
                "seats": (SectionSeat(name="Anna", sections=tuple(Section)),),
                "team": team(*members, **fields),
                **(opening or {}),
            },
        ),
        seed=1,
    )
    happened = settle(EXPEDITION, start)
    return Table(state=replay(EXPEDITION, start, happened), events=tuple(happened))


def turn_of(*ids: MemberId, in_box: Box | None = None, opening: dict[str, Any] | None = None, **fields: Any) -> Table:
    """The same, with the first action of the first member to be chosen."""
    opened = table(*ids, in_box=in_box, opening=opening, **fields)
    ready = opened
    if len(opened.state.members) > 1:  # with one crew member there is nothing to choose (DEC-27)
        ready = opened.play(GiveStartToken(to=(ids or (REC, SCI))[0]))
    assert isinstance(ready.question, ChooseAction)
    return ready


def option(table: Table, wanted: object) -> PickOption:
    """The order to take this alternative of the question."""
    return PickOption(number=table.options.index(wanted) + 1)


def same(count: int = 2) -> Any:
    return asks((SameItem(),) * count)
