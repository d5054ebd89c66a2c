"""Positions of the habitat for tests: the base as it begins, with whatever a test wants laid otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import attrs

from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.core.events import DecisionClosed, DecisionOpened, EffectsQueued, EffectTaken, Waiting
from vanguard_desktop.core.ids import CardId, Flag, MemberId
from vanguard_desktop.core.kinds import Command, Effect, Event, Reason
from vanguard_desktop.core.questions import FlagSet
from vanguard_desktop.core.sources import Source
from vanguard_desktop.core.state import changed
from vanguard_desktop.resources import resource_path
from vanguard_desktop.rulesets.habitat.actions.plan import confirmed
from vanguard_desktop.rulesets.habitat.actions.weight import judged, weigh
from vanguard_desktop.rulesets.habitat.data.abilities import Stops
from vanguard_desktop.rulesets.habitat.data.actions import (
    Pawn,
    PlanConfirmed,
    PlanTask,
    PutPawn,
    Route,
    SetRoute,
    SetRover,
    Task,
    Weight,
)
from vanguard_desktop.rulesets.habitat.data.cards import MissionCard, Objective
from vanguard_desktop.rulesets.habitat.data.common import ChooseThing, PickOption, PickThing
from vanguard_desktop.rulesets.habitat.data.kinds import (
    Condition,
    Difficulty,
    Element,
    Item,
    Modifier,
    Pile,
    Profession,
    Resource,
    Rover,
    Space,
    StructureId,
)
from vanguard_desktop.rulesets.habitat.data.rounds import DoStep, NextStep, RunStep
from vanguard_desktop.rulesets.habitat.data.steps import Phase, Step
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import Astronaut, HabitatOpening, HabitatState
from vanguard_desktop.setting.box import Box

MISSION = CardId("plain")
ADA, BO, CY, DI = (MemberId(each.value) for each in Profession)
TAKEN, ANSWERED = EffectTaken(), DecisionClosed()
# What keeps the engine going; tests of a rule compare all other events.
OF_THE_ENGINE = (EffectTaken, EffectsQueued, DecisionOpened, DecisionClosed)


@cache
def halfway() -> Box:
    """The built-in game, with a mission that asks for nothing special: `plain`."""
    box = load_box([resource_path("content", "halfway")])
    never = Objective(id=CardId("never"), text="Never", when=FlagSet(flag=Flag("never")))
    quiet: dict[str, Any] = {"hooks": (), "actions": (), "dice": (), "events": (), "rises": (), "lessons": ()}
    return with_mission(
        box,
        id=MISSION,
        name="Plain",
        threshold=None,
        set_up=None,
        sols=8,
        small_crew=(2, 2, 2),
        objectives=(never,),
        **quiet,
    )


def with_mission(box: Box, **fields: Any) -> Box:
    """The box with this mission changed; where there is none of that id it is the introductory one under another."""
    cards = box.others["habitat_missions"]
    first: MissionCard = cards.get(fields.get("id"), next(iter(cards.values())))
    if "set_up" in fields and fields["set_up"] is None:
        fields["set_up"] = type(first.set_up)()
    card = attrs.evolve(first, **fields)
    return attrs.evolve(box, others={**box.others, "habitat_missions": {**cards, card.id: card}})


@attrs.frozen
class Hub:
    """A position, and what happened on the way to it."""

    state: HabitatState
    events: tuple[Event, ...] = ()

    def laid(self, **changes: Any) -> Hub:
        """The same base with these parts of it laid otherwise."""
        return Hub(changed(self.state, **changes))

    def mission(self, **fields: Any) -> Hub:
        """The mission says this otherwise."""
        box = with_mission(self.state.box, **{"id": self.state.mission, **fields})
        return Hub(attrs.evolve(self.state, box=box))

    def structure(self, id: str, **fields: Any) -> Hub:
        there = attrs.evolve(self.state.structures[StructureId(id)], **fields)
        return self.laid(structures={**self.state.structures, StructureId(id): there})

    def red(self, *names: str) -> Hub:
        """These elements are broken: `LAB:cpu`."""
        hub = self
        for name in names:
            id, _, element = name.partition(":")
            broken = {*hub.state.structures[StructureId(id)].broken, Element(element)}
            hub = hub.structure(id, broken=tuple(each for each in Element if each in broken))
        return hub

    def reserves(self, **counts: int) -> Hub:
        return self.laid(reserves={each: counts.get(each.value, 0) for each in Resource})

    def person(self, member: str, **fields: Any) -> Hub:
        crew = tuple(attrs.evolve(each, **fields) if each.id == member else each for each in self.state.crew)
        return self.laid(crew=crew)

    def able(self, member: str, *cards: str, tokens: int = 9) -> Hub:
        """Somebody has these abilities, and tokens for them."""
        return self.person(member, abilities=tuple(map(CardId, cards)), tokens=tokens)

    def unable(self) -> Hub:
        """Nobody has abilities, so that nothing stops the game."""
        left = {each for each in self.state.available if not each.startswith("upgrade:")}
        crew = tuple(attrs.evolve(each, abilities=()) for each in self.state.crew)
        return self.laid(crew=crew, available=tuple(each for each in self.state.available if each in left))

    def ill(self, member: str, *conditions: Condition, **fields: Any) -> Hub:
        """Somebody has these conditions, with their tokens out of the pile, and they are in force."""
        pile = list(self.state.piles[Pile.CONDITIONS])
        for condition in conditions:
            pile.remove(next(card for card in pile if card.startswith(condition.value)))
        held = self.person(member, conditions=(*self.someone(member).conditions, *conditions), **fields)
        return held.laid(piles={**self.state.piles, Pile.CONDITIONS: tuple(pile)})

    def step(self, *steps: Step) -> Hub:
        """These steps are carried out without hooks, up to the next question."""
        return self.effects(*(RunStep(step=step) for step in steps))

    def steps(self, *steps: Step) -> Hub:
        """These steps are carried out as in a sol: phases begin, hooks run, the end is looked at."""
        return self.effects(*(DoStep(step=step) for step in steps))

    def goes_on(self, after: Step | None) -> Hub:
        """Play goes on by itself after that step."""
        return self.laid(step=after, phase=after.phase if after else self.state.phase).effects(NextStep())

    def effects(self, *effects: Effect, source: str = "", you: MemberId | None = None) -> Hub:
        """Texts are carried out up to the next question; `source` is the card that says so."""
        said = Source.read(source)
        queued = EffectsQueued(effects=tuple(Waiting(effect=effect, you=you, source=said) for effect in effects))
        start = replay(HABITAT, self.state, [queued])
        happened = settle(HABITAT, start)
        return Hub(_whole(replay(HABITAT, start, happened)), tuple(happened))

    def order(self, command: Command) -> Hub:
        happened, after = follow(HABITAT, self.state, command)
        return Hub(_whole(after), tuple(happened))

    def pick(self, *things: str) -> Hub:
        """These are named, one after the other; what happened since the first is kept."""
        hub, seen = self, []
        for thing in things:
            hub = hub.order(PickThing(thing=thing))
            seen += hub.events
        return Hub(hub.state, tuple(seen))

    def option(self, number: int) -> Hub:
        return self.order(PickOption(number=number))

    def planning(self) -> Hub:
        """The group plans the actions of the sol."""
        return self.laid(phase=Phase.ACTIONS).step(Step.DECLARATION)

    def plans(self, task: Task, *pawns: str, rover: Rover | None = None, route: Route | None = None) -> Hub:
        """An action is declared with these pawns, the acting one first."""
        hub = (self if self.state.question else self.planning()).order(PlanTask(task=task))
        number = hub.state.plan[-1].number
        if route is not None:
            hub = hub.order(SetRoute(number=number, route=route))
        for pawn in pawns:
            hub = hub.order(PutPawn(number=number, pawn=Pawn(pawn)))
        return hub.order(SetRover(number=number, rover=rover)) if rover is not None else hub

    def weight(self) -> Weight:
        """Of the action that was planned last."""
        return weigh(judged(self.state), self.state.plan[-1])

    @property
    def needs(self) -> tuple[int | None, int]:
        """How many pawns the last action needs with dice and for automatic success."""
        return self.weight().least, self.weight().most

    def confirmed(self) -> Hub:
        """The plan is final, whoever is idle."""
        return Hub(replay(HABITAT, self.state, [ANSWERED, PlanConfirmed(declared=confirmed(self.state))]))

    def resolved(self) -> Hub:
        """What was planned is confirmed and resolved, up to the next question."""
        return self.confirmed().step(Step.RESOLUTION)

    def ended(self) -> Hub:
        """The action phase ends."""
        return self.step(Step.END_OF_ACTIONS)

    def explored(self, **regions: str) -> Hub:
        """These regions lie there, known for long: `R1_N="g1a"`; their tiles are out of the piles."""
        cards = {Space(space.replace("_", "-")): CardId(card) for space, card in regions.items()}
        piles = {
            pile: tuple(each for each in there if each not in cards.values()) for pile, there in self.piles.items()
        }
        return self.laid(regions={**self.state.regions, **cards}, piles=piles)

    def lying(self, **things: str | tuple[str, ...]) -> Hub:
        """These things lie on the map."""
        there = {
            Space(space.replace("_", "-")): tuple(map(Item, [lot] if isinstance(lot, str) else lot))
            for space, lot in things.items()
        }
        return self.laid(on_map={**self.state.on_map, **there})

    def having(self, *items: str) -> Hub:
        """These are available."""
        return self.laid(available=tuple(sorted(map(Item, items))))

    def installed(self, *upgrades: str) -> Hub:
        left = tuple(each for each in self.piles[Pile.UPGRADES] if each not in upgrades)
        ids = tuple(map(CardId, upgrades))
        return self.laid(upgrades=(*self.state.upgrades, *ids), piles={**self.piles, Pile.UPGRADES: left})

    def active(self, id: str, *modifiers: Modifier) -> Hub:
        """Tokens lie on the active space of a structure."""
        return self.structure(id, active=modifiers)

    @property
    def piles(self) -> Any:
        return self.state.piles

    def legal(self) -> tuple[Command, ...]:
        return legal_commands(HABITAT, self.state)

    def refuses(self, command: Command, reason: Reason) -> None:
        assert HABITAT.why_not(self.state, command) == reason

    def then(self, *events: Event) -> Hub:
        """Exactly these things happened, in this order; what only keeps the engine going is left out."""
        assert [event for event in self.events if not isinstance(event, OF_THE_ENGINE)] == list(events)
        return self

    def happened(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if type(event) is kind]

    def events_of(self, *tags: str) -> list[Event]:
        """What happened of these kinds, by their tags."""
        return [event for event in self.events if event.tag in tags]

    def someone(self, member: str) -> Astronaut:
        found = self.state.astronaut(MemberId(member))
        assert found is not None
        return found

    def at(self, id: str) -> Any:
        """A structure."""
        return self.state.structures[StructureId(id)]

    @property
    def offered(self) -> list[str]:
        """What the question lets one name."""
        return [command.thing for command in self.legal() if isinstance(command, PickThing)]

    @property
    def asks(self) -> Effect | None:
        """The effect that something has to be named for."""
        question = self.state.question
        return question.effect.effect if isinstance(question, ChooseThing) else None


def hub(players: int = 4, seed: int = 7, box: Box | None = None, **changes: Any) -> Hub:
    """The base at the start of a plain mission: nothing drawn, nothing asked, reserves of 2 each, no abilities.

    A single player plays two astronauts.
    """
    names = tuple(f"Player {number}" for number in range(1, players + 1))
    opening = HabitatOpening(mission=MISSION, players=names, professions=crew_of(players))
    start = HABITAT.begin(box or halfway(), opening, seed)
    crew = tuple(attrs.evolve(each, abilities=()) for each in start.crew)
    return Hub(attrs.evolve(start, queue=(), sol=1, crew=crew)).laid(**changes)


def crew_of(players: int) -> tuple[Profession, ...]:
    return tuple(Profession)[: max(2, players)]


def begun(players: int = 4, seed: int = 7, box: Box | None = None, mission: str = MISSION, **opening: Any) -> Hub:
    """A mission that is set up, brought to its first question."""
    names = tuple(f"Player {number}" for number in range(1, players + 1))
    begins = HabitatOpening(mission=CardId(mission), players=names, professions=crew_of(players), **opening)
    start = HABITAT.begin(box or halfway(), begins, seed)
    happened = settle(HABITAT, start)
    return Hub(_whole(replay(HABITAT, start, happened)), tuple(happened))


def laid_out(
    mission: str,
    players: int = 4,
    seed: int = 7,
    box: Box | None = None,
    difficulty: Difficulty = Difficulty.NORMAL,
) -> Hub:
    """A mission of the pack after its set-up, in sol 1 before anything happens; nobody has abilities."""
    names = tuple(f"Player {number}" for number in range(1, players + 1))
    begins = HabitatOpening(
        mission=CardId(mission),
        players=names,
        professions=crew_of(players),
        stops=Stops.NEVER,
        difficulty=difficulty,
    )
    start = HABITAT.begin(box or halfway(), begins, seed)
    start = changed(start, queue=start.queue[:1])
    events = settle(HABITAT, start)
    hub = Hub(replay(HABITAT, start, events), tuple(events))
    while hub.state.question is not None:
        after = hub.pick(hub.offered[0])
        hub = Hub(after.state, (*hub.events, *after.events))
    crew = tuple(attrs.evolve(each, abilities=()) for each in hub.state.crew)
    return Hub(changed(hub.state, crew=crew, sol=1, stops=Stops.USEFUL), hub.events)


def drew(make: Any, number: int) -> Hub:
    """The first of many seeds with which the first research card drawn has this number."""
    return make(seed_for(make, lambda each: [e.number for e in each.events_of("research_drawn")][:1] == [number]))


def _whole(state: HabitatState) -> HabitatState:
    assert not HABITAT.broken(state), HABITAT.broken(state)
    return state


def seed_for(make: Any, wanted: Any, most: int = 400) -> int:
    """The first seed with which something happens."""
    return next(seed for seed in range(most) if wanted(make(seed)))


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.tag for event in events]
