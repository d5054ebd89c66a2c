"""Teams come home in every condition, and somebody orders anything legal from leaving the planet to the memorial wall;
every event is watched, written down and read again.
"""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, back, on_board, small_ship
from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.core.events import EffectsQueued, Waiting
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.aboard.beds import CATEGORIES
from vanguard_desktop.rulesets.ship.data.journey.cycle import DoStep
from vanguard_desktop.rulesets.ship.phases import PAGES, Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import ShipOptions
from vanguard_desktop.setting.cards import InjuryKind
from vanguard_desktop.setting.crossing import Ending
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship.words import ShipWords

HOME = (Phase.LEAVING, Phase.DOCKING, Phase.DEBRIEFING, Phase.UNLOADING, Phase.MEDBAY, Phase.MEMORIAL)
FINDS = ("flora-signal/1", "mineral-common/1", "mineral-rare/2", "specimen-ultra/1", "alien_tech-common/3")


def somewhere(chance):
    """A ship with crew everywhere, a hand-over of any kind, and the steps to come in its queue."""
    ship = aboard(real_dice=chance.random() < 0.3, options=ShipOptions(deadly_checks=chance.random() < 0.3))
    ship = ship.with_dice(chance.randint(3, 9)).pooled(success=chance.randint(0, 12)).bagged(success=2)
    ship = ship.laid(rng=Rng(chance.randint(0, 10**6)))
    beds = [zones.bed(lane, category) for lane in "ABC" for category in CATEGORIES]
    team = []
    for section in (SEC, REC, SCI, ENG):
        ship = ship.with_crew(section, zones.hand(section), *chance.sample((1, 1, 2, 3), chance.randint(0, 3)))
        for lying in chance.sample(beds, chance.randint(0, 2)):
            beds.remove(lying)
            ship = ship.with_crew(section, lying, 2)
        injuries = tuple(chance.choices(list(InjuryKind), k=chance.randint(0, 4)))
        ship, returned = on_board(ship, section, dead=chance.random() < 0.2, injuries=injuries)
        team.append(returned)
    for card in chance.sample(("F01", "F02", "F03"), chance.randint(0, 3)):
        ship = ship.put(zones.ENVELOPE, f"facility_upgrades:{card}")
    home = back(
        *team, lander=chance.choice(("LD-1", None)), ending=chance.choice((Ending.LIFTED_OFF, Ending.EVACUATED)),
        found=chance.sample(FINDS, chance.randint(0, 4)), uniques_found=tuple(chance.sample(range(1, 9), 3)),
        missions=("M04",) if chance.random() < 0.3 else (), successes=chance.randint(0, 9),
        rank_up="K02", rank_up_done=chance.random() < 0.7,
    )  # fmt: skip
    state = ship.comes_home(attrs.evolve(home, found=tuple(home.found))).state
    steps = [DoStep(phase=phase, step=step.name) for phase in HOME for step in PAGES[phase].steps]
    return replay(SHIP, state, [EffectsQueued(effects=tuple(Waiting(effect=effect) for effect in steps))])


@pytest.mark.rule("CYC-26", "CYC-02", "ZON-01", "ZON-02", "ZON-03", "CYC-21")
@pytest.mark.parametrize("seed", range(30))
def test_whatever_comes_home_is_put_away_and_nothing_is_lost(seed):
    chance, words = Random(seed), ShipWords(Names(small_ship()))
    start = somewhere(chance)
    events = settle(SHIP, start)
    state = watched(start, events)
    state = ordered(state, chance, words, most=500)
    assert state.question is None
    assert not any(state.at(zones.board_crew(section)) for section in Section)
    assert not any(state.at(zone) for zone in (zones.BROUGHT, zones.FOUND))
    assert state.injuries == {}
    assert state.earned == 0
    there = [zone for zone in state.zones if zone.startswith(("HAND.", "TB.REST", "SB.P32."))]
    assert {member for zone in there for member in state.members(zone)} == set(state.sleeves)


def ordered(state, chance, words, most):
    """Anything legal is ordered until nothing is asked any more."""
    for _ in range(most):
        if state.question is None:
            break
        legal = legal_commands(SHIP, state)
        assert legal, state.question
        told(words, state, legal)
        happened, after = follow(SHIP, state, chance.choice(legal))
        assert watched(state, happened) == after
        state = after
    return state


def told(words, state, legal):
    """What is asked and every answer has words of its own."""
    labels = [words.command(command, state) for command in legal]
    assert len(set(labels)) == len(labels), labels
    assert not any("{" in text for text in (words.question(state.question, state), *labels))


def watched(state, events):
    """The position after these events, which were written down and read again one by one."""
    for event in codec().read_events(codec().write_events(events)):
        state = replay(SHIP, state, [event])
        broken = SHIP.broken(state)
        assert not broken, f"after {event}: {broken}"
    return state
