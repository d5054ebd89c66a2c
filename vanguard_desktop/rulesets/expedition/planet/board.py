"""Cards on the planet board: points of interest, conditions, missions, threats and their moves (PLN, THR)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vanguard_desktop.core import CardId, DecisionOpened, Effect, Event, SectorId, Source, Waiting
from vanguard_desktop.setting import card_of

from ..data import ChooseMember, ChooseThreatMove, Lasting, Member, MoveOn, State, Threat
from ..data.effects import MoveStandees, MoveThreat, Toward
from ..data.events import (
    ConditionPlaced,
    MissionAdded,
    MissionCompleted,
    PoiStacked,
    SectorMarked,
    ShelterUsed,
    StandeeMoved,
    ThreatMoved,
    ThreatPlaced,
)
from ..data.steps import StrikeOne, Struck
from ..queueing import decider, same, steps
from ..round.lasting import in_force
from ..threats.standees import beside, standees, stands_in
from .travel import connected


def stack_poi(state: State, sector: SectorId, card: CardId, replace: bool) -> Sequence[Event]:
    """Replace all cards of a sector, or lay one on top (PLN-16, PLN-18); of several copies a random one (GEN-31)."""
    under = state.pois.get(sector, ())
    copies = sorted(copy for copy in (*state.poi_store, *(under if replace else ())) if card_of(copy) == card)
    if not copies:  # PLN-26
        return [PoiStacked(sector=sector, cards=())] if replace and under else []
    pick, rng = (0, state.rng) if len(copies) == 1 else state.rng.below(len(copies))
    cards = (copies[pick],) if replace else (*under, copies[pick])
    return [PoiStacked(sector=sector, cards=cards, drawn=rng.since(state.rng))]


def discard_poi(state: State, sector: SectorId) -> Sequence[Event]:
    """The topmost card goes; what lay under it is visible, with empty tracks (PLN-21, PLN-22)."""
    cards = state.pois.get(sector, ())
    return [PoiStacked(sector=sector, cards=cards[:-1])] if cards else []


def mark(state: State, sector: SectorId, count: int) -> Sequence[Event]:
    by = max(count, -state.marks.get(sector, 0))
    return [SectorMarked(sector=sector, by=by)] if by else []


def place_condition(state: State, card: CardId) -> Sequence[Event]:
    """The former condition is discarded with its tokens (PLN-36)."""
    return [ConditionPlaced(card=card)] if card != state.condition else []


def add_mission(state: State, card: CardId) -> Sequence[Event]:
    known = card in state.missions or card in state.missions_done
    return [] if known else [MissionAdded(card=card)]


def complete_mission(state: State, card: CardId) -> Sequence[Event]:
    """The card is discarded as its text says (PLN-42)."""
    if card not in state.missions:
        return []
    effect = state.box.missions[card].effect
    done = MissionCompleted(card=card)
    return [done] if effect is None else [done, steps(state.turn, effect, source=Source("mission", card))]


def place_threat(state: State, card: CardId, sector: SectorId) -> Sequence[Event]:
    known = state.threat(card) is not None
    return [] if known else [ThreatPlaced(card=card, sector=sector, others=beside(state.box, card, sector))]


def threat_of(state: State, waiting: Waiting) -> Threat | None:
    """The threat whose text this is."""
    return state.threat(waiting.source.id) if waiting.source.family == "threat" else None


def move_threat(state: State, effect: MoveThreat | MoveOn, waiting: Waiting) -> Sequence[Event]:
    """Single moves along a shortest way; on arrival it stops (THR-11 to THR-13)."""
    threat, ways = threat_of(state, waiting), ways_toward(state, effect, waiting)
    if threat is None or not ways:
        return []
    standee = standee_of(effect)
    if len(ways) == 1:
        return [moved(threat.card, standee, ways[0]), *moves_left(effect, waiting)]
    return [DecisionOpened(decision=ChooseThreatMove(card=threat.card, asked=waiting, standee=standee))]


def standee_of(effect: MoveThreat | MoveOn) -> int | None:
    return effect.standee if isinstance(effect, MoveOn) else None


def ways_toward(state: State, effect: MoveThreat | MoveOn, waiting: Waiting) -> tuple[SectorId, ...]:
    """Where the next single move of the threat may lead."""
    threat = threat_of(state, waiting)
    at = None if threat is None else standees(state, threat)[standee_of(effect) or 0]
    if threat is None or at is None or not effect.count:
        return ()
    goals = _goals(state, threat, effect)
    if not goals or at in goals:
        return ()
    first = first_steps(state, at, goals, barred=kept_out(state, threat))
    if isinstance(effect, MoveOn) and effect.begun:  # a barrier is entered with a whole move, and takes all of it
        barred = barriers(state)
        first = () if at in barred else tuple(step for step in first if step not in barred)
    return first


def moves_left(effect: MoveThreat | MoveOn, waiting: Waiting) -> list[Event]:
    """What comes after one of the moves."""
    if effect.count == 1:
        return []
    toward = Toward(effect.toward).value
    rest = MoveOn(count=effect.count - 1, sector=effect.sector, toward=toward, standee=standee_of(effect))
    return [same(waiting, rest)]


def move_standees(state: State, effect: MoveStandees, waiting: Waiting) -> Sequence[Event]:
    """One after the other, each a whole move of its own (THR-07)."""
    threat = threat_of(state, waiting)
    if threat is None:
        return []
    toward = Toward(effect.toward).value
    each = (
        MoveOn(count=effect.count, toward=toward, standee=number, begun=False)
        for number in range(len(standees(state, threat)))
    )
    return [same(waiting, *each)]


def moved(card: CardId, standee: int | None, to: SectorId) -> Event:
    return ThreatMoved(card=card, to=to) if standee is None else StandeeMoved(card=card, standee=standee, to=to)


def barriers(state: State) -> set[SectorId]:
    """Sectors with the token of a barrier, and those that it guards besides."""
    guarded = {entry.sector for entry in state.lasting if entry.what is Lasting.BARRED and entry.sector is not None}
    return guarded | {at for card, at in state.tokens.items() if state.box.equipment_of(card).barrier}


def _goals(state: State, threat: Threat, effect: MoveThreat | MoveOn) -> set[SectorId]:
    """The named sector, otherwise wherever somebody of the team stands, or what the text makes for."""
    if effect.sector is not None:
        return {effect.sector}
    crew = [member for member in state.members if member.sector is not None]
    match Toward(effect.toward):
        case Toward.CREW:
            found = [member.sector for member in crew]
        case Toward.LAST_TRAVELER:
            found = [member.sector for member in crew if member.id == state.last_traveler]
        case Toward.EQUIPMENT:
            found = [*(member.sector for member in crew if member.equipment), *state.tokens.values()]
        case Toward.MOST_CREW:
            standing = Counter(member.sector for member in crew)
            found = [sector for sector, count in standing.items() if count == max(standing.values())]
    return {sector for sector in found if sector is not None}


def kept_out(state: State, threat: Threat) -> frozenset[SectorId]:
    """Sectors that this threat never enters, for what grows or stands there."""
    avoided = state.box.threats[threat.card].avoids
    if not avoided:
        return frozenset()
    numbers = (sector.number for sector in state.board.sectors)
    return frozenset(number for number in numbers if any(biome in avoided for biome in state.biomes(number)))


def first_steps(
    state: State,
    start: SectorId,
    goals: set[SectorId],
    threat: bool = True,
    barred: frozenset[SectorId] = frozenset(),
) -> tuple[SectorId, ...]:
    """The connected sectors with which a shortest way to a goal begins (THR-12), around what is barred."""
    near = (step for step in connected(state, start, threat) if step not in barred)
    ways = {step: moves_to(state, step, goals, threat, barred) for step in near}
    reachable = {step: moves for step, moves in ways.items() if moves is not None}
    if not reachable:
        return ()
    best = min(reachable.values())
    return tuple(step for step, moves in sorted(reachable.items()) if moves == best)


def moves_to(
    state: State,
    start: SectorId,
    goals: set[SectorId],
    threat: bool = False,
    barred: frozenset[SectorId] = frozenset(),
) -> int | None:
    """How many moves along the arrows it takes to reach a goal (PLN-08)."""
    reached, edge, moves = {start}, {start}, 0
    while edge:
        if edge & goals:
            return moves
        edge = {end for here in edge for end in connected(state, here, threat)} - reached - barred
        reached |= edge
        moves += 1
    return None


def attack(state: State, waiting: Waiting, effect: Effect) -> Sequence[Event]:
    """Every crew member in a sector of the threat whom nothing shelters; nobody there, no effect (THR-15).

    A text may leave only one of them to be hit; the team says who.
    """
    threat = threat_of(state, waiting)
    if threat is None:
        return []
    hit = [member for member in state.members if member.sector in stands_in(state, threat)]
    once = set(state.sheltered_once) - set(state.sheltered)
    missed = [ShelterUsed(member=member.id) for member in hit if member.id in once]
    safe = tuple(member.id for member in hit if member.id in state.sheltered or member.id in once)
    reached = [member for member in hit if member.id not in safe]
    events: list[Event] = [*missed]
    for sector in reversed(stands_in(state, threat)):
        here = [member for member in reached if member.sector == sector]
        if len(here) > 1 and state.lasting and in_force(state, Lasting.ONE_IS_HIT, sector=sector):
            events.append(steps(None, StrikeOne(sector=sector, effect=effect, safe=safe), source=waiting.source))
        else:
            events += [steps(member.id, Struck(effect=effect), source=waiting.source) for member in reversed(here)]
    return events


def strike_one(state: State, waiting: Waiting, effect: StrikeOne) -> Sequence[Event]:
    if not exposed(state, effect):
        return []
    return [DecisionOpened(decision=ChooseMember(section=decider(state, waiting), asked=waiting))]


def exposed(state: State, effect: StrikeOne) -> tuple[Member, ...]:
    """Who stands there and nothing shelters."""
    safe = (*state.sheltered, *state.sheltered_once, *effect.safe)
    return tuple(member for member in state.here(effect.sector) if member.id not in safe)
