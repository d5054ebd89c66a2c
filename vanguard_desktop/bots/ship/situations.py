"""What troubles people aboard: which situation is solved, by whom, before it takes effect."""

from __future__ import annotations

from vanguard_desktop.core import Waiting, changed, follow_legal
from vanguard_desktop.core.engine import settled
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.pieces import Piece, id_of, source_of
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import ShipState, Tokens
from vanguard_desktop.setting import SituationCard

from ..advice import Advice
from ..motive import Motive
from .asked import FURTHER, IN_PASSING, Asked, best_of, difference, pass_on, pick
from .judgment import parts
from .motives import (
    Gain,
    NeededForLaunch,
    NothingGained,
    SituationHurts,
    SituationPays,
)
from .people import able_crew, spare

# How much of what a situation costs is spared by solving it in time: it might have gone by itself.
SPARED = 0.9


def _printed(asked: Asked, card: Piece) -> SituationCard:
    return asked.state.box.situations[id_of(card)]


def solving(asked: Asked, card: Piece) -> tuple[float, Motive]:
    """What its solution brings, and what it would cost to leave it open."""
    brings = carried_out(asked, _printed(asked, card).solved, card)
    # Energy that comes now is lost with the visits (FAC-07).
    gained, spared = sum(brings.values()) - brings.get(Gain.ENERGY, 0.0), threat(asked, card)
    return gained + spared, SituationHurts(card=card) if spared > gained else SituationPays(card=card)


def _next_bridge(state: ShipState) -> Tokens:
    """What is there when situations take effect: today's pools are empty by then (BRG-06, BRG-08, MOR-04)."""
    energy = sum(state.box.tech_levels[id_of(card)].energy for card in state.at(zones.TECH_LEVEL))
    command = sum(state.box.objectives[id_of(card)].command for card in state.at(zones.OBJECTIVE))
    return Tokens(energy=max(0, energy + state.pages.morale[state.morale].energy), command=command)


def threat(asked: Asked, card: Piece) -> float:
    """What it will cost on the next bridge if nobody solves it."""
    costs = carried_out(asked, _printed(asked, card).effect, card, _next_bridge(asked.state))
    return -SPARED * sum(costs.values())


def carried_out(asked: Asked, effect: object, card: Piece, pool: Tokens | None = None) -> dict[Gain, float]:
    """What a text does to the ship if it is carried out now, or with such a pool."""
    before = changed(asked.picture, pending=(), queue=(), pool=pool or asked.picture.pool)
    queued_up = changed(before, queue=(Waiting(effect=effect, source=source_of(card)),))  # type: ignore[arg-type]
    state = settled(SHIP, queued_up)[1]
    for _ in range(FURTHER):
        if not isinstance(state.question, IN_PASSING):
            break
        legal = tuple(SHIP.legal_answers(state))
        if not legal:
            break
        state = follow_legal(SHIP, state, asked.answer(state, legal))[1]
    return difference(parts(before, asked.worths), parts(state, asked.worths))


def solve(asked: Asked) -> Advice:
    values = {card: solving(asked, card) for card in asked.things}
    found = best_of(list(values), lambda card: values[card][0])
    passed = pass_on(asked)
    if found is None or (found[0] <= 0 and passed is not None):
        assert passed is not None
        return Advice(passed, NothingGained())
    return Advice(pick(asked, found[1]), values[found[1]][1])


def supervise(asked: Asked) -> Advice:
    """Only by crew that stays aboard anyway."""
    passed, free = pass_on(asked), spare(asked.state, asked.worths)
    assert passed is not None
    able = [card for card in asked.things if able_crew(asked.state, free, asked.state.box.situations[id_of(card)].need)]
    values = {card: solving(asked, card) for card in able}
    found = best_of(list(values), lambda card: values[card][0])
    if found is None:
        return Advice(passed, NeededForLaunch())
    return Advice(pick(asked, found[1]), values[found[1]][1]) if found[0] > 0 else Advice(passed, NothingGained())
