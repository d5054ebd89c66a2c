"""The mixed bot follows a whim where the story goes, and is sensible in what keeps the crew alive."""

from __future__ import annotations

from tests.ship.ship import aboard
from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.expedition.newcomer import Newcomer
from vanguard_desktop.bots.expedition.random_bot import RandomBot
from vanguard_desktop.bots.expedition.sensible import Sensible
from vanguard_desktop.bots.expedition.strong import Strong
from vanguard_desktop.bots.mixed import DULL, WHIMS, MixedBot
from vanguard_desktop.bots.names import KINDS
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.bots.ship.players import AdvisedShip, RandomShip
from vanguard_desktop.rulesets.expedition.data.decisions import GatherDice
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.data.aboard.medbay import TreatPatients
from vanguard_desktop.rulesets.ship.data.facilities.hangar import FitOutLander
from vanguard_desktop.rulesets.ship.data.journey.launch import BuildDeck
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP


def test_each_kind_of_player_has_a_name():
    kinds = ("random", "newcomer", "sensible", "strong", "mixed")
    away = [type(make_bot(EXPEDITION.book, kind, 1)) for kind in kinds]
    assert away == [RandomBot, Newcomer, Sensible, Strong, MixedBot]
    aboard_ship = [type(make_bot(SHIP.book, kind, 1)) for kind in kinds]
    assert aboard_ship == [RandomShip, AdvisedShip, AdvisedShip, AdvisedShip, MixedBot]
    assert all(set(BOOKS[rules.book].players.load()) == set(KINDS) for rules in (EXPEDITION, SHIP))


def test_dice_wounds_lander_and_deck_are_never_left_to_a_whim():
    assert not {GatherDice, TreatPatients, FitOutLander, BuildDeck} & set(WHIMS)


def test_it_sets_many_courses_and_always_a_legal_one():
    ship = aboard(2).pooled(energy=6).step(Phase.STAR_MAP, "travel")
    legal = ship.legal()
    chosen = {make_bot(SHIP.book, "mixed", seed).choose(SHIP, ship.state, legal) for seed in range(12)}
    assert len(chosen) > 1
    assert chosen <= set(legal)
    assert not any(isinstance(command, DULL) for command in chosen)
