"""What must hold after every event: each component in exactly one place, sums constant (ZON-01, ZON-02, DIE-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from vanguard_desktop.dice.faces import ALL_DICE, Color, is_free

from .data import INJURIES, LEADS, ChooseAction, State

INJURY_DICE = 12


def broken(state: State) -> Sequence[str]:
    """Every violated invariant in words for a bug report; empty if all is well."""
    return [*_dice(state), *_boards(state), *_cards(state), *_tokens(state), *_numbers(state), *_questions(state)]


def _questions(state: State) -> Iterator[str]:
    """A second one would be answered before what the first has set off has taken place."""
    if len(state.pending) > 1:
        yield f"{len(state.pending)} questions are open at the same time: {state.pending}"


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


def _cards(state: State) -> Iterator[str]:
    everybody = state.everybody
    cards = [state.playing]
    for who in everybody:
        cards += [who.deck, who.hand, who.discards, who.cards_gone]
    yield from _twice("section card", *cards)
    shown = () if state.event_shown is None else (state.event_shown,)
    yield from _twice("event", state.event_deck, shown, state.event_discards)
    yield from _twice("card", state.poi_store, *state.pois.values())
    yield from _twice("discovery", state.found, *state.discoveries.values())
    yield from _twice("equipment", state.equipment_unused, state.armory, *(who.equipment for who in everybody))
    yield from _twice("unique discovery", state.uniques, state.uniques_found)
    yield from _twice("mission", state.missions, state.missions_done)
    yield from _twice("threat", tuple(threat.card for threat in state.threats))
    tokens = (*state.lead_bag, *state.lead_side, *state.lead_drawn, *(t for lay in state.leads.values() for t in lay))
    if len(tokens) != len(LEADS) or set(tokens) != LEADS.keys():
        yield f"lead tokens do not add up: {tokens}"
    held = [injury.kind for who in everybody for injury in who.injuries if injury is not None]
    for kind, table in INJURIES.items():
        if state.injury_stock.get(kind, 0) + held.count(kind) != table.copies:
            yield f"injuries {kind.value} do not add up"


def _twice(family: str, *places: Sequence[str | int]) -> Iterator[str]:
    """Nothing lies in two places; counted only if there are fewer different ones than there should be."""
    everything = [name for place in places for name in place]
    if len(set(everything)) < len(everything):
        counted = Counter(everything)
        yield from (f"{family} {name} lies in {count} places" for name, count in counted.items() if count > 1)


def _tokens(state: State) -> Iterator[str]:
    """The start token lies with somebody of the team; no sector owes markers."""
    here = {member.id for member in state.members}
    if state.start_token is not None and state.start_token not in here and state.ending is None:
        yield f"the start token lies with {state.start_token}, who is not here"
    yield from (f"sector {sector} has {count} markers" for sector, count in state.marks.items() if count < 0)


def _numbers(state: State) -> Iterator[str]:
    if not 0 <= state.supplies <= state.most_supplies:
        yield f"supplies {state.supplies} outside 0 to {state.most_supplies}"
    if state.actions_left < 0:
        yield f"{state.actions_left} actions left"
    if state.checks and state.ending is not None:
        yield "a check runs after the end"
