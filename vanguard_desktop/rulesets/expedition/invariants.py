"""What must hold after every event: each component in exactly one place, sums constant (ZON-01, ZON-02, DIE-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from operator import attrgetter, is_not

from vanguard_desktop.dice.faces import ALL_DICE, Color, is_free

from .data import INJURIES, LEADS, ChooseAction, State

INJURY_DICE = 12


def broken(state: State) -> Sequence[str]:
    """Every violated invariant in words for a bug report; empty if all is well."""
    return [*_questions(state), *(what for look in LOOKS for what in look(state))]


class Look:
    """One of the things that must hold, and the fields it looks at.

    The answer stays the same until one of them is another object: an event touches few.
    """

    def __init__(self, find: Callable[[State], Iterator[str]], *fields: str) -> None:
        self.find, self.fields = find, fields
        self._of = attrgetter(*fields)
        self._last: tuple[tuple[object, ...], tuple[str, ...]] | None = None

    def __call__(self, state: State) -> tuple[str, ...]:
        now, last = self._of(state), self._last
        if last is None or any(map(is_not, now, last[0])):
            self._last = last = now, tuple(self.find(state))
        return last[1]


def _looks_at(*fields: str) -> Callable[[Callable[[State], Iterator[str]]], Look]:
    return lambda find: Look(find, *fields)


def _questions(state: State) -> Iterator[str]:
    """A second one would be answered before what the first has set off has taken place."""
    if len(state.pending) > 1:
        yield f"{len(state.pending)} questions are open at the same time: {state.pending}"


@_looks_at("members", "lost", "checks", "injury_dice_left")
def _dice(state: State) -> Iterator[str]:
    places = [dice for who in state.everybody for dice in (who.available, who.spent, who.gone)]
    for check in state.checks:
        places += [tuple(die for die, _ in check.hand), tuple(rolled.die for rolled in check.pool)]
    yield from _twice("die", *places)
    yield from (f"unknown die {die}" for dice in places for die in dice if die not in ALL_DICE and not is_free(die))
    columns = sum(len(member.injury_dice) for member in state.everybody)
    rolled = sum(len(check.injuries) for check in state.checks)
    if state.injury_dice_left + columns + rolled != INJURY_DICE:
        yield f"injury dice do not add up: {state.injury_dice_left} + {columns} + {rolled}"


@_looks_at("members", "box", "world", "pending")
def _boards(state: State) -> Iterator[str]:
    sectors = {sector.number for sector in state.board.sectors}
    for member in state.members:
        if member.sector is not None and member.sector not in sectors:
            yield f"{member.id} stands in unknown sector {member.sector}"
        if len(set(member.injury_dice)) != len(member.injury_dice):
            yield f"{member.id} has two injury dice in one column"
        if member.charges < 0:
            yield f"{member.id} has {member.charges} charges"
        # Only between actions has every column that an injury die entered been put in order (INJ-07).
        if isinstance(state.question, ChooseAction):
            yield from (
                f"{member.id} has too many {color.value} dice" for color in Color if member.free_slots(color) < 0
            )


@_looks_at("members", "lost", "playing")
def _section_cards(state: State) -> Iterator[str]:
    boards = ((who.deck, who.hand, who.discards, who.cards_gone) for who in state.everybody)
    yield from _twice("section card", state.playing, *chain.from_iterable(boards))


@_looks_at("event_deck", "event_shown", "event_discards")
def _events(state: State) -> Iterator[str]:
    shown = () if state.event_shown is None else (state.event_shown,)
    yield from _twice("event", state.event_deck, shown, state.event_discards)


@_looks_at("poi_store", "pois", "found", "discoveries")
def _finds(state: State) -> Iterator[str]:
    yield from _twice("card", state.poi_store, *state.pois.values())
    yield from _twice("discovery", state.found, *state.discoveries.values())


@_looks_at("members", "lost", "equipment_unused", "armory")
def _equipment(state: State) -> Iterator[str]:
    yield from _twice("equipment", state.equipment_unused, state.armory, *(who.equipment for who in state.everybody))


@_looks_at("uniques", "uniques_found", "missions", "missions_done", "threats")
def _seldom_moved(state: State) -> Iterator[str]:
    yield from _twice("unique discovery", state.uniques, state.uniques_found)
    yield from _twice("mission", state.missions, state.missions_done)
    yield from _twice("threat", tuple(threat.card for threat in state.threats))


@_looks_at("lead_bag", "lead_side", "lead_drawn", "leads")
def _leads(state: State) -> Iterator[str]:
    tokens = (*state.lead_bag, *state.lead_side, *state.lead_drawn, *(t for lay in state.leads.values() for t in lay))
    if len(tokens) != len(LEADS) or set(tokens) != LEADS.keys():
        yield f"lead tokens do not add up: {tokens}"


@_looks_at("members", "lost", "injury_stock")
def _injuries(state: State) -> Iterator[str]:
    held = [injury.kind for who in state.everybody for injury in who.injuries if injury is not None]
    for kind, table in INJURIES.items():
        if state.injury_stock.get(kind, 0) + held.count(kind) != table.copies:
            yield f"injuries {kind.value} do not add up"


def _twice(family: str, *places: Sequence[str | int]) -> Iterator[str]:
    """Nothing lies in two places; counted only if there are fewer different ones than there should be."""
    everything = list(chain.from_iterable(places))
    if len(set(everything)) < len(everything):
        counted = Counter(everything)
        yield from (f"{family} {name} lies in {count} places" for name, count in counted.items() if count > 1)


@_looks_at("members", "start_token", "ending", "marks")
def _tokens(state: State) -> Iterator[str]:
    """The start token lies with somebody of the team; no sector owes markers."""
    here = {member.id for member in state.members}
    if state.start_token is not None and state.start_token not in here and state.ending is None:
        yield f"the start token lies with {state.start_token}, who is not here"
    yield from (f"sector {sector} has {count} markers" for sector, count in state.marks.items() if count < 0)


@_looks_at("supplies", "most_supplies", "actions_left", "checks", "ending")
def _numbers(state: State) -> Iterator[str]:
    if not 0 <= state.supplies <= state.most_supplies:
        yield f"supplies {state.supplies} outside 0 to {state.most_supplies}"
    if state.actions_left < 0:
        yield f"{state.actions_left} actions left"
    if state.checks and state.ending is not None:
        yield "a check runs after the end"


LOOKS = (
    _dice, _boards, _section_cards, _events, _finds, _equipment, _seldom_moved, _leads, _injuries, _tokens, _numbers,
)  # fmt: skip
