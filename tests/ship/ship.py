"""Positions aboard for tests: the small ship with a crew of one's choice, things where a test wants them, orders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.core.events import EffectsQueued, Waiting
from vanguard_desktop.core.ids import CampaignId, MemberId, WorldId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import STARTING_DICE, Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.common import PickOption, PickThing
from vanguard_desktop.rulesets.ship.data.journey.cycle import DoStep, NextStep, TeamHome
from vanguard_desktop.rulesets.ship.phases import PAGES, Phase
from vanguard_desktop.rulesets.ship.pieces import Piece, crew, piece
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, ShipState, Sleeve
from vanguard_desktop.rulesets.ship.zones import Zone
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.crossing import Ending, HandOver, Returned, SectionSeat

SEC, REC, SCI, ENG = Section
FIXTURE, LONG_POST = CampaignId("fixture"), CampaignId("long_post")
PLANET_1, FIRST_PLANET = WorldId("planet_1"), WorldId("first_planet")
CREW = {
    section: tuple(MemberId(f"c{10 * place + n:02}") for n in range(10, 20)) for place, section in enumerate(Section)
}


@cache
def small_ship() -> Box:
    return load_box([Path(__file__).parent.parent / "packs" / "small_ship"])


def reprinted(family: str, **texts: Effect) -> Box:
    """The small ship with other texts on these cards: `id=effect`."""
    cards = getattr(small_ship(), family)
    changed = {id: attrs.evolve(cards[id], effect=effect) for id, effect in texts.items()}  # type: ignore[index]
    return attrs.evolve(small_ship(), **{family: {**cards, **changed}})


@attrs.frozen
class Ship:
    """A position aboard, and what happened on the way to it."""

    state: ShipState
    events: tuple[Event, ...] = ()

    def laid(self, **changes: Any) -> Ship:
        """The same ship with these parts of it laid otherwise."""
        return Ship(attrs.evolve(self.state, **changes))

    def put(self, to: Zone, *things: str) -> Ship:
        """Pieces lie there now, wherever they lay before."""
        moved = tuple(map(Piece, things))
        missing = [each for each in moved if self.state.where(each) is None]
        assert not missing, f"{missing} not in this box"
        laid = {zone: tuple(each for each in there if each not in moved) for zone, there in self.state.zones.items()}
        laid[to] = (*laid.get(to, ()), *moved)
        return self.laid(zones=laid)

    def with_crew(self, section: Section, zone: Zone, *ranks: int) -> Ship:
        """Crewmembers of these ranks join a section and are there."""
        names = [member for member in CREW[section] if member not in self.state.sleeves][: len(ranks)]
        sleeves = dict(self.state.sleeves)
        sleeves |= {name: Sleeve(section=section, rank=rank) for name, rank in zip(names, ranks, strict=True)}
        return self.laid(sleeves=sleeves).put(zone, *map(crew, names))

    def with_dice(self, each: int) -> Ship:
        """Every section owns that many dice, all in the compartments."""
        ship = self.put(zones.BOX_DICE, *(d for s in Section for d in self.state.at(zones.dice(s))))
        for section in Section:
            own = [piece("dice", die) for die in STARTING_DICE[section]]
            spare = (d for d in ship.state.at(zones.BOX_DICE) if d not in _starting() and "universal" not in d)
            ship = ship.put(zones.dice(section), *[*own, *spare][:each])
        return ship

    def pooled(self, **tokens: Any) -> Ship:
        return self.laid(pool=attrs.evolve(self.state.pool, **tokens))

    def bagged(self, **tokens: Any) -> Ship:
        return self.laid(bag=attrs.evolve(self.state.bag, **tokens))

    def step(self, phase: Phase, *names: str) -> Ship:
        """These steps of a phase are carried out, without names all of them, up to the next question."""
        wanted = names or tuple(step.name for step in PAGES[phase].steps)
        return self.effects(*(DoStep(phase=phase, step=name) for name in wanted))

    def from_step(self, phase: Phase, step: str = "") -> Ship:
        """The cycle goes on from there by itself."""
        return self.laid(phase=phase, step=step).effects(NextStep())

    def effects(self, *effects: Effect, source: str = "") -> Ship:
        """Texts are carried out up to the next question; `source` is the card that says so."""
        queued = EffectsQueued(effects=tuple(Waiting(effect=effect, source=Source.read(source)) for effect in effects))
        start = replay(SHIP, self.state, [queued])
        happened = settle(SHIP, start)
        return Ship(_whole(replay(SHIP, start, happened)), tuple(happened))

    def comes_home(self, home: HandOver) -> Ship:
        """An expedition is over: its hand-over arrives, nothing is put away yet."""
        after = replay(SHIP, self.state, [TeamHome(home=home)])
        return Ship(attrs.evolve(after, queue=()))

    def order(self, command: Command) -> Ship:
        happened, after = follow(SHIP, self.state, command)
        return Ship(_whole(after), tuple(happened))

    def pick(self, thing: str) -> Ship:
        return self.order(PickThing(thing=thing))

    def option(self, number: int) -> Ship:
        return self.order(PickOption(number=number))

    def answers_first(self, until: int = 200) -> Ship:
        """Every question of this phase is answered with the first legal answer, until there is none left."""
        ship = self
        for _ in range(until):
            legal = ship.legal()
            if not legal or ship.state.phase is not self.state.phase:
                return ship
            ship = ship.order(legal[0])
        raise AssertionError(f"still asked: {ship.state.question}")

    def legal(self) -> tuple[Command, ...]:
        return legal_commands(SHIP, self.state)

    def refuses(self, command: Command, reason: Reason) -> None:
        assert SHIP.why_not(self.state, command) == reason

    def then(self, *events: Event) -> Ship:
        """Exactly these events were the last thing that happened, in this order."""
        assert list(self.events) == list(events)
        return self

    def happened(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if type(event) is kind]

    def at(self, zone: Zone) -> tuple[Piece, ...]:
        return self.state.at(zone)

    def where(self, thing: str) -> Zone | None:
        return self.state.where(Piece(thing))


def offered(ship: Ship) -> set[str]:
    """What the question lets one pick."""
    return {command.thing for command in ship.legal() if isinstance(command, PickThing)}


def aboard(players: int = 4, box: Box | None = None, cycle: int = 1, **changes: Any) -> Ship:
    """A ship in its first cycle: trays filled, starting cards in the book, sections assigned, starting dice; no crew
    yet, nothing shuffled, nothing asked.
    """
    names = tuple(f"Player {number}" for number in range(1, players + 1))
    opening = CampaignOpening(campaign=FIXTURE, players=names)
    start = SHIP.begin(box or small_ship(), opening, 7)
    ship = Ship(attrs.evolve(start, queue=(), seats=_seats(names), cycle=cycle))
    return ship.put(zones.REMOVED, *ship.at(zones.TRAINING)).with_dice(5).laid(**changes)


def campaign(players: int = 4, box: Box | None = None, seed: int = 7, **opening: Any) -> Ship:
    """A new campaign, brought to its first question; that of the fixture, unless `opening` names another."""
    names = tuple(f"Player {number}" for number in range(1, players + 1))
    begins = CampaignOpening(players=names, **{"campaign": FIXTURE, **opening})
    start = SHIP.begin(box or small_ship(), begins, seed)
    happened = settle(SHIP, start)
    return Ship(_whole(replay(SHIP, start, happened)), tuple(happened))


def back(*team: Returned, world: WorldId = PLANET_1, ending: Ending = Ending.LIFTED_OFF, **fields: Any) -> HandOver:
    """What an expedition hands over; it has not failed unless said so."""
    return HandOver(world=world, ending=ending, failed=fields.pop("failed", False), team=team, **fields)


def on_board(ship: Ship, section: Section, rank: int = 1, dead: bool = False, **fields: Any) -> tuple[Ship, Returned]:
    """A crewmember of a section is away, on its crew board; with what comes back of them."""
    ship = ship.with_crew(section, zones.board_crew(section), rank)
    member = ship.state.members(zones.board_crew(section))[0]
    return ship, Returned(id=member, section=section, dead=dead, **fields)


def _whole(state: ShipState) -> ShipState:
    assert not SHIP.broken(state), SHIP.broken(state)
    return state


def _seats(names: tuple[str, ...]) -> tuple[SectionSeat, ...]:
    shares: Mapping[int, Iterable[tuple[Section, ...]]] = {
        1: (tuple(Section),),
        2: ((SEC, REC), (SCI, ENG)),
        3: ((SEC, REC), (SCI,), (ENG,)),
        4: tuple((section,) for section in Section),
    }
    return tuple(SectionSeat(name=name, sections=own) for name, own in zip(names, shares[len(names)], strict=True))


@cache
def _starting() -> frozenset[Piece]:
    return frozenset(piece("dice", die) for dice in STARTING_DICE.values() for die in dice)
