"""What must hold after every event: each component in exactly one place, sums constant (ZON-01, ZON-02, DIE-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from vanguard_desktop.core.dice import ALL_DICE, Color
from vanguard_desktop.rulesets.expedition.decisions import ChooseAction
from vanguard_desktop.rulesets.expedition.state import Member, State
from vanguard_desktop.rulesets.expedition.tables import INJURIES, LEADS

INJURY_DICE = 12


def broken(state: State) -> Sequence[str]:
    """Every violated invariant in words for a bug report; empty if all is well."""
    return [*_dice(state), *_boards(state), *_cards(state), *_tokens(state), *_numbers(state)]


def _everybody(state: State) -> tuple[Member, ...]:
    return (*state.members, *state.lost)


def _dice(state: State) -> Iterator[str]:
    places: Counter[str] = Counter()
    for member in _everybody(state):
        places.update((*member.available, *member.spent, *member.gone))
    for check in state.checks:
        places.update(die for die, _ in check.hand)
        places.update(rolled.die for rolled in check.pool)
    yield from (f"die {die} lies in {count} places" for die, count in places.items() if count > 1)
    yield from (f"unknown die {die}" for die in places if die not in ALL_DICE)
    columns = sum(len(member.injury_dice) for member in _everybody(state))
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
    section = Counter(state.playing)
    for member in _everybody(state):
        section.update((*member.deck, *member.hand, *member.discards, *member.cards_gone))
    yield from (f"section card {card} lies in {count} places" for card, count in section.items() if count > 1)
    shown = () if state.event_shown is None else (state.event_shown,)
    events = Counter((*state.event_deck, *shown, *state.event_discards))
    yield from (f"event {card} lies in {count} places" for card, count in events.items() if count > 1)
    pois = Counter(card for cards in state.pois.values() for card in cards)
    pois.update(state.poi_store)
    yield from (f"card {card} lies in {count} places" for card, count in pois.items() if count > 1)
    leads = Counter((*state.lead_bag, *state.lead_side, *state.lead_drawn))
    for tokens in state.leads.values():
        leads.update(tokens)
    if leads != Counter(tuple(LEADS)):
        yield f"lead tokens do not add up: {dict(leads)}"
    held = Counter(injury.kind for member in _everybody(state) for injury in member.injuries if injury is not None)
    for kind, table in INJURIES.items():
        if state.injury_stock.get(kind, 0) + held[kind] != table.copies:
            yield f"injuries {kind.value} do not add up"
    finds = Counter(card for cards in state.discoveries.values() for card in cards)
    finds.update(state.found)
    yield from (f"discovery {card} lies in {count} places" for card, count in finds.items() if count > 1)


    equipment = Counter((*state.equipment_unused, *state.armory))
    for member in _everybody(state):
        equipment.update(member.equipment)
    yield from (f"equipment {card} lies in {count} places" for card, count in equipment.items() if count > 1)
    uniques = Counter((*state.uniques, *state.uniques_found))
    yield from (f"unique discovery {number} lies in {count} places" for number, count in uniques.items() if count > 1)
    missions = Counter((*state.missions, *state.missions_done))
    yield from (f"mission {card} is in play {count} times" for card, count in missions.items() if count > 1)
    threats = Counter(threat.card for threat in state.threats)
    yield from (f"threat {card} is in play {count} times" for card, count in threats.items() if count > 1)


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
