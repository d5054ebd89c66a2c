"""No card may set off an endless chain, nor one so long that nobody would sit through it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any

import attrs

from vanguard_desktop.core import Effect, LogId, SectorId, go_on
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.effects import (
    AdvanceThreat,
    CarryMarkers,
    MoveBeside,
    MoveTowardLander,
    ThreatsBack,
    TurnBackTime,
)
from vanguard_desktop.rulesets.ship.effects import GoToLog
from vanguard_desktop.setting import (
    ActionTrack,
    ConditionCard,
    ImmediateEffect,
    LandingRow,
    Row,
    SpecialEffect,
    TimeTrack,
    World,
)

from .errors import Findings, Mistake
from .families import parts
from .packs import Entry

# Well below the chain at which the engine calls a card broken (core.engine), well above any honest card.
LONGEST_CHAIN = 4_000
# A text may address everybody; a special effect happens as often as the dice allow, a landing row at every roll.
_TEAM = 4
_OFTEN = 20

Table = Mapping[str, Mapping[Any, Any]]
# Something that runs by itself once it is set off: a danger table, a log entry, a time track ...
Node = tuple[str, Any]
# With these a time track begins anew, so that its last space is no end.
_FRESH_TRACKS = (
    fx.ReduceTime, fx.ResetTrack, fx.PlaceCondition, fx.DiscardCondition, fx.ReplacePoi, fx.CoverPoi, fx.DiscardPoi,
    fx.PlaceThreat, fx.RemoveThreat, TurnBackTime, ThreatsBack,
)  # fmt: skip
# Each of them happens once in an expedition.
_ONCE = ("missions", "uniques")


def check_chains(world: World | None, entries: Sequence[Entry], table: Table, findings: Findings) -> None:
    """What the cards of a world set off at worst; a question to the players ends a chain, as they can stop there."""
    chains = _Chains(world, entries, table)
    for entry in entries:
        go_on()
        for path, thing, _ in entry.parts:
            asked_before = isinstance(thing, fx.DiceCheck | fx.May)
            if path != entry.path and not asked_before:
                continue
            try:
                inside = (thing.check if isinstance(thing, fx.DiceCheck) else thing.effect) if asked_before else thing
                length = chains.length(inside, entry.definition)
            except _Circle as circle:
                there = next((one for one in entries if any(_says(one, node) for node in circle.nodes)), entry)
                findings.add(Mistake.ENDLESS, there.file, there.path, found=", ".join(sorted(circle.names)))
                return
            except RecursionError:  # hundreds of texts that lead to one another
                findings.add(Mistake.CHAIN_TOO_LONG, entry.file, entry.path, wanted=LONGEST_CHAIN)
                return
            if length > LONGEST_CHAIN:
                findings.add(Mistake.CHAIN_TOO_LONG, entry.file, entry.path, wanted=LONGEST_CHAIN)
                break


class _Circle(Exception):
    def __init__(self, nodes: Sequence[Node]) -> None:
        self.nodes = tuple(nodes)
        self.names = {" ".join((family, *_words(id))).strip() for family, id in nodes}


def _says(entry: Entry, node: Node) -> bool:
    """Whether it is the text of this card that is carried out there."""
    family, id = node
    match entry.family:
        case "dangers":
            return node == ("danger", entry.definition.letter)
        case "logs":
            return node == ("log", entry.definition.id)
        case "threats" if family == "behavior":
            return bool(id[0] == entry.definition.id)
        case _:
            return family == "time" and bool(id == _name(entry.definition))


def _words(id: Any) -> tuple[str, ...]:
    return id if isinstance(id, tuple) else (str(getattr(id, "value", id)),)


class _Chains:
    """The lengths of all chains on one world; `running` is the way that leads to where the counting is."""

    def __init__(self, world: World | None, entries: Sequence[Entry], table: Table) -> None:
        self._table, self._cards = table, [entry.definition for entry in entries]
        self._logs = {s.number: s.log for s in world.sectors if s.log is not None} if world is not None else {}
        self._dead_ends = set(dead_ends(world)) if world is not None else set()
        self._lander = {s.number for s in world.sectors if s.lander} if world is not None else set()
        self._lander |= {e.sector for entry in entries for e in entry.effects if isinstance(e, fx.LandIn)}
        self._uniques_empty = world.uniques_empty if world is not None else None
        self._by_name = {_name(card): card for card in self._cards}
        self._lengths: dict[Node, int] = {}
        self._running: list[Node] = []

    def length(self, thing: Any, card: Any) -> int:
        """At worst, how many effects follow one another without a question; `card` is whose text it is."""
        if not thing or isinstance(thing, str | int | Enum):
            return 0  # most of what there is
        if isinstance(thing, Mapping):
            return max((self.length(one, card) for one in thing.values()), default=0)
        if isinstance(thing, tuple):
            lengths = [self.length(one, card) for one in thing]
            together = isinstance(thing[0], Effect | SpecialEffect | ImmediateEffect | Row | ActionTrack)
            return sum(lengths) if together else max(lengths, default=0)
        if isinstance(thing, fx.DiceCheck | fx.May):
            return 1
        fields = _fields(thing.__class__)
        if fields is None:
            return 0
        inside = sum(self.length(getattr(thing, name), card) for name in fields)
        if isinstance(thing, SpecialEffect | LandingRow):
            return inside * _OFTEN
        if not isinstance(thing, Effect):
            return inside
        set_off = sum(self._worst(node) for node in self._set_off(thing, card))
        count: int = abs(getattr(thing, "count", 1))
        if isinstance(thing, fx.AdvanceTime | fx.MoveConnected):
            return (1 + set_off) * (1 + count)
        return (1 + count + inside + set_off) * (_TEAM if isinstance(thing, fx.ForCrew | fx.Attack) else 1)

    def _worst(self, node: Node) -> int:
        if node in self._running:
            circle = self._running[self._running.index(node) :]
            if self._is_endless(circle):
                raise _Circle(circle)
            return 0
        if node not in self._lengths:
            self._running.append(node)
            self._lengths[node] = max((self.length(text, card) for text, card in self._texts(node)), default=0)
            self._running.pop()
        return self._lengths[node]

    def _is_endless(self, circle: Sequence[Node]) -> bool:
        families = {family for family, _ in circle}
        if families & set(_ONCE):
            return False
        if "time" not in families:
            return True
        texts = [text for node in circle for text, _ in self._texts(node)]
        return any(isinstance(effect, _FRESH_TRACKS) for text in texts for effect in effects_in(text))

    def _set_off(self, effect: Effect, card: Any) -> Iterator[Node]:
        match effect:
            case fx.RollDanger(letter=letter):
                yield "danger", letter
            case fx.ReadLog(log=log) | GoToLog(log=log):
                yield "log", log
            case fx.Behave(behavior=behavior):
                yield "behavior", (getattr(card, "id", ""), behavior)
            case fx.CompleteMission(card=mission):
                yield "missions", mission
            case fx.GainUnique(number=number):
                yield "no unique discovery left", ""
                yield from (("uniques", one) for one in self._table["uniques"] if number in (None, one))
            case fx.MoveTo(sector=sector):
                yield from self._arrivals(self._lander if sector is None else {sector})
            case fx.MoveConnected():
                yield from self._arrivals(self._dead_ends)
            case fx.FollowPath() | MoveTowardLander() | MoveBeside() | CarryMarkers():
                yield from self._arrivals(set(self._logs))
            case AdvanceThreat(card=threat):
                yield "time", ("ThreatCard", threat)
            case fx.AdvanceTime(which=which):
                yield "time", _name(card) if which is fx.Which.THIS else which
            case _:
                return

    def _arrivals(self, sectors: set[SectorId]) -> Iterator[Node]:
        found: list[LogId] = [log for sector, log in self._logs.items() if sector in sectors]
        yield from (("log", log) for log in found)

    def _texts(self, node: Node) -> Iterator[tuple[Any, Any]]:
        """What is carried out there, and whose text that is."""
        family, id = node
        match family:
            case "danger":
                yield self._table["dangers"][id].results, None
            case "log":
                entry = self._table["logs"].get(id)  # none, if an act to come brings it
                yield (None if entry is None else entry.effect), None
            case "missions":
                mission = self._table["missions"][id]
                yield mission.effect, mission
            case "uniques":
                yield self._table["uniques"][id].gained, None
            case "behavior":
                threat = self._table["threats"].get(id[0])
                yield (None if threat is None else threat.behaviors.get(id[1])), threat
            case "time":
                for card in self._advancing(id):
                    yield from ((track.spaces, owner) for track, owner in tracks_of(card))
            case _:
                yield self._uniques_empty, None

    def _advancing(self, which: Any) -> Sequence[Any]:
        match which:
            case fx.Which.ALL:
                return self._cards
            case fx.Which.CONDITION:
                return [card for card in self._cards if isinstance(card, World | ConditionCard)]
            case _:
                return [self._by_name[which]] if which in self._by_name else []


@cache
def _fields(kind: type[Any]) -> tuple[str, ...] | None:
    """The fields of a part of a card; None for a word or a number."""
    return tuple(field.name for field in attrs.fields(kind)) if attrs.has(kind) else None


def _name(card: Any) -> tuple[str, str]:
    return type(card).__name__, str(getattr(card, "id", ""))


def effects_in(thing: Any) -> Iterator[Effect]:
    """Every effect in a definition or a part of one."""
    kind = Mapping[str, Effect] if isinstance(thing, Mapping) else type(thing)
    return (part for _, part, _ in parts(thing, kind, "") if isinstance(part, Effect))


def tracks_of(card: Any) -> Iterator[tuple[TimeTrack, Any]]:
    """The time track of a card; a world has one on the condition that is printed on it."""
    owner = card.condition if isinstance(card, World) else card
    track = getattr(owner, "time", None)
    if isinstance(track, TimeTrack):
        yield track, owner


def dead_ends(world: World) -> Iterator[SectorId]:
    """Where somebody is moved without being asked: the only sector that a sector may be left to."""
    for sector in world.sectors:
        ways = [(path.end, path.closed) for path in world.paths if path.start == sector.number]
        ways += [(path.start, path.closed) for path in world.paths if path.end == sector.number and not path.one_way]
        if len({end for end, closed in ways if not closed}) <= 1:
            yield from (end for end, _ in ways)
