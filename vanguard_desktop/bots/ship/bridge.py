"""The bridge, the star map and the scanner; and what installed cards offer there."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.aboard.abilities import ability_of
from vanguard_desktop.rulesets.ship.data.campaign.objectives import DeclareObjective, LeaveBridge, UseAbility
from vanguard_desktop.rulesets.ship.data.journey.scanner import AssignScout, EndScan, RevealPart
from vanguard_desktop.rulesets.ship.data.journey.star_map import DriftOff, Travel
from vanguard_desktop.rulesets.ship.journey import routes
from vanguard_desktop.rulesets.ship.journey.scanner import part_cost
from vanguard_desktop.rulesets.ship.pieces import Piece, id_of
from vanguard_desktop.setting import Price

from ..advice import Advice
from .asked import TRIFLE, Asked
from .landing import ALL_PARTS, ahead, was_there
from .motives import Better, EnergyIsLost, EnergyShort, Gain, GoOn, KnownPlanet, ScanTooDear, TellsMore
from .people import spare
from .voyage import next_leg

# Further parts are worth energy that would be lost, but nobody's time.
PARTS_FOR_SCOUTS = 1


def use_ability(asked: Asked) -> Advice | None:
    """What an installed card offers, if it makes anything better."""
    for command in asked.of(UseAbility):
        ability = ability_of(asked.state, Piece(command.card))
        assert ability is not None
        if isinstance(ability.effect, fx.LookInSystem | fx.Look):
            if ability.price == Price() and _is_news(asked):
                return Advice(command, TellsMore())
            continue
        gains = asked.gains(command)
        if sum(gains.values()) > TRIFLE:
            return Advice(command, Better(gain=max(gains, key=lambda gain: gains[gain])))
    return None


def _is_news(asked: Asked) -> bool:
    """On the star map, about planets of this system where nobody has been."""
    cards = (asked.state.box.landing_cards[id_of(card)] for card in routes.landings_here(asked.state))
    return isinstance(asked.state.question, Travel) and any(not was_there(asked.state, card.world) for card in cards)


def on_the_bridge(asked: Asked) -> Advice:
    """An objective is declared if its price is worth it."""
    for command in asked.of(DeclareObjective):
        if sum(asked.gains(command).values()) > TRIFLE:
            return Advice(command, Better(gain=Gain.OBJECTIVE))
    return Advice(LeaveBridge(), GoOn())


def travel(asked: Asked) -> Advice:
    return next_leg(asked.state, asked.legal, asked.worths)


def drift(_: Asked) -> Advice:
    return Advice(DriftOff(), EnergyShort())


def scan(asked: Asked) -> Advice:
    """Energy left over is lost with the facilities (FAC-07): what tells anything new is turned up."""
    state, known = asked.state, ahead(asked.state)
    if known.parts == ALL_PARTS and known.planet is not None:
        return Advice(EndScan(), KnownPlanet(planet=known.planet))
    reveal = next(iter(asked.of(RevealPart)), None)
    if reveal is not None:
        return Advice(reveal, EnergyIsLost())
    idle = spare(state, asked.worths)
    missing = part_cost(state) - state.pool.energy
    scouts = [command for command in asked.of(AssignScout) if command.scout in idle]
    if scouts and state.scanned < PARTS_FOR_SCOUTS and missing <= len(idle) and asked.worths.wanted:
        return Advice(min(scouts, key=lambda command: idle.index(command.scout)), TellsMore())
    return Advice(EndScan(), ScanTooDear())
