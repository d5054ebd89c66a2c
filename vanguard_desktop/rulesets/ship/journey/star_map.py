"""MAP: the ship flies from system to system and visits what is there, until a planet lies in the scanner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import (
    CardId,
    Command,
    DecisionClosed,
    DecisionOpened,
    Event,
    ReadLog,
    Reason,
    Source,
    SystemId,
    Waiting,
    changed,
)
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Instruction, ModifierKey

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Order
from ..data.journey.star_map import (
    AskTravel,
    ConfirmDrift,
    DriftOff,
    EndTravel,
    Fly,
    KeepTraveling,
    LandingChosen,
    MarkForbids,
    NotEnoughEnergy,
    NoWayThere,
    PlanetGone,
    Registered,
    RouteChanged,
    ShipMoved,
    Travel,
    Visit,
    VisitedAlready,
    WayClosed,
)
from ..limits import use
from ..modifiers import Modifier, modifiers, spend
from ..moves import move, steps
from ..phases import Phase
from ..pieces import piece
from ..state import ShipState
from ..tokens import energy
from . import routes


def travel(state: ShipState) -> Sequence[Event]:
    """The page where a campaign starts is reached when its map is opened for the first time (MAP-12, MAP-30)."""
    return [steps(AskTravel()), *_reached(state, state.system)]


def _ask_travel(state: ShipState, _: Waiting) -> Sequence[Event]:
    """It ends with a planet in the scanner, by a text that turns the page, or when nothing is legal (MAP-17)."""
    if state.only(zones.SCANNER) is not None or state.turn_to is not None:
        return []
    if not any(_why_not(state, task) is None for task in _tasks(state)):
        return []
    return [DecisionOpened(decision=Travel(section=Section.RECON))]


def _tasks(state: ShipState) -> Iterable[Fly | Visit]:
    page = routes.page(state)
    yield from (Fly(to=system) for system in dict.fromkeys(way.to for way in page.outbound))
    yield from (Visit(destination=goal.id) for goal in page.destinations)


def _why_not(state: ShipState, task: Fly | Visit) -> Reason | None:
    if isinstance(task, Fly):
        return routes.why_not_fly(state, routes.outbound(state, task.to))
    return routes.why_not_visit(state, routes.destination(state, task.destination))


def _answers(state: ShipState, _: Travel) -> Iterable[Command]:
    yield from _tasks(state)
    yield EndTravel()


def _fly(state: ShipState, command: Fly) -> Sequence[Event]:
    """Paid first; an entry decides whether and where the bookmark moves (MAP-04 to MAP-06, MAP-32)."""
    way = routes.outbound(state, command.to)
    assert way is not None
    about = routes.about_flight(state, way)
    paid = _paid(state, routes.flight_cost(state, way), modifiers(state, ModifierKey.FLIGHT_COST, *about), way.marks)
    flight = fx.MoveShip(to=way.to) if way.log is None else ReadLog(log=way.log)
    return [DecisionClosed(), *paid, steps(flight, AskTravel(), source=Source("systems", way.to))]


def _visit(state: ShipState, command: Visit) -> Sequence[Event]:
    goal = routes.destination(state, command.destination)
    assert goal is not None
    follows = routes.instruction(state, goal)
    assert follows is not None
    about = routes.about_visit(state, goal)
    return [
        DecisionClosed(),
        *_paid(state, routes.visit_cost(state, goal), modifiers(state, ModifierKey.VISIT_COST, *about), goal.marks),
        *use(routes.visit_limit(goal), goal.often),
        Registered(entry=goal.id),
        *_follow(state, follows),
    ]


def _follow(state: ShipState, follows: Instruction) -> list[Event]:
    """A planet ends the travel; after an entry or an effect it goes on (MAP-09, MAP-10)."""
    if follows.landing is not None:
        return choose_landing(follows.landing)
    effects = [
        *([] if follows.log is None else [ReadLog(log=follows.log)]),
        *([] if follows.effect is None else [follows.effect]),
        AskTravel(),
    ]
    return [steps(*effects, source=Source("systems", state.system))]


def choose_landing(card: CardId) -> list[Event]:
    """Its information is covered, whatever has been seen of it before (MAP-09, SCN-10)."""
    return [*move([piece("landing_cards", card)], zones.LANDINGS, zones.SCANNER), LandingChosen(card=card)]


def _paid(state: ShipState, price: int, changed_by: Sequence[Modifier], marks: Sequence[str]) -> list[Event]:
    permits = routes.permits(state, marks)
    assert permits is not None
    return [*energy(state, -price), *spend(state, [*changed_by, *permits])]


def _end(_: ShipState, __: EndTravel) -> Sequence[Event]:
    return [DecisionClosed(), DecisionOpened(decision=ConfirmDrift(section=Section.RECON))]


def move_ship(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Nothing happens if this box does not hold the page (ZON-06)."""
    assert isinstance(waiting.effect, fx.MoveShip)
    to = waiting.effect.to
    if to not in state.box.systems or to == state.system:
        return []
    return [ShipMoved(to=to), *_noted(state, to)]


def _reached(state: ShipState, system: SystemId) -> list[Event]:
    return [] if state.register.get(system) else _noted(state, system)


def _noted(state: ShipState, system: SystemId) -> list[Event]:
    """Into the register; the first time the arrival entry of the page is read (MAP-12, MAP-30)."""
    arrival = state.box.systems[system].arrival
    if arrival is None or state.register.get(system):
        return [Registered(entry=system)]
    return [Registered(entry=system), steps(ReadLog(log=arrival))]


def open_route(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.OpenRoute)
    return _route(state, waiting.effect.entry, open=True)


def close_route(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.CloseRoute)
    return _route(state, waiting.effect.entry, open=False)


def _route(state: ShipState, entry: str, open: bool) -> list[Event]:
    return [] if state.routes.get(entry) is open else [RouteChanged(entry=entry, open=open)]


def _moved(state: ShipState, event: ShipMoved) -> ShipState:
    return changed(state, system=event.to)


def _registered(state: ShipState, event: Registered) -> ShipState:
    return changed(state, register={**state.register, event.entry: state.register.get(event.entry, 0) + 1})


def _chosen(state: ShipState, _: LandingChosen) -> ShipState:
    return changed(state, scanned=0, scouts=0)


def _route_changed(state: ShipState, event: RouteChanged) -> ShipState:
    return changed(state, routes={**state.routes, event.entry: event.open})


STAR_MAP = Chapter(
    steps={(Phase.STAR_MAP, "travel"): travel},
    effects={
        AskTravel: _ask_travel,
        fx.MoveShip: move_ship,
        fx.OpenRoute: open_route,
        fx.CloseRoute: close_route,
    },
    questions={Travel: _answers, ConfirmDrift: lambda state, question: (DriftOff(), KeepTraveling())},
    orders={
        Fly: Order(answers=(Travel,), why_not=_why_not, unfold=_fly),
        Visit: Order(answers=(Travel,), why_not=_why_not, unfold=_visit),
        EndTravel: Order(answers=(Travel,), why_not=lambda state, command: None, unfold=_end),
        DriftOff: Order(
            answers=(ConfirmDrift,),
            why_not=lambda state, command: None,
            unfold=lambda state, command: [DecisionClosed()],
        ),
        KeepTraveling: Order(
            answers=(ConfirmDrift,),
            why_not=lambda state, command: None,
            unfold=lambda state, command: [DecisionClosed(), steps(AskTravel())],
        ),
    },
    folds={
        ShipMoved: _moved,
        Registered: _registered,
        LandingChosen: _chosen,
        RouteChanged: _route_changed,
    },
    reasons=(NoWayThere, WayClosed, MarkForbids, VisitedAlready, PlanetGone, NotEnoughEnergy),
)
