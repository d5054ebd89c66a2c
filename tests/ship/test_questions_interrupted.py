"""Questions aboard answer from the position as it is, and what cards offer by command interrupts them (SEF-17)."""

from __future__ import annotations

from random import Random
from typing import get_origin

import attrs
import pytest

from tests.ship.ship import Ship, aboard, small_ship
from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.effects import InOrder
from vanguard_desktop.core.engine import follow, legal_commands
from vanguard_desktop.core.ids import CampaignId, CardId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.aboard.abilities import AGAIN
from vanguard_desktop.rulesets.ship.data.campaign.objectives import OnTheBridge, OutsideWindow, UseAbility
from vanguard_desktop.rulesets.ship.data.facilities.facilities import ChooseFacility
from vanguard_desktop.rulesets.ship.data.journey.scanner import Scan
from vanguard_desktop.rulesets.ship.data.journey.star_map import Travel
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import Piece
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.setting.cards_ship import UpgradeCard
from vanguard_desktop.setting.standing import Often, ShipAbility

CARD = CardId("B99")
USE = UseAbility(card=f"upgrades:{CARD}")
LONGEST, STEPS = 700, 6
# What waits in a question, as it is printed or in hand: a text with its alternatives, effects to be put in an order,
# what comes after the question, what has been paid.
IN_HAND = {
    "choose_option": {"options", "labels"},
    "choose_order": {"effects"},
    "complete_projects": {"then", "paid"},
    "arrange_crew": {"then"},
    "train_crew": {"then"},
}


@pytest.mark.rule("CYC-26", "SEF-17")
def test_no_question_keeps_a_list_of_what_may_be_answered():
    for decision in SHIP.decisions:
        attrs.resolve_types(decision)
        lists = {field.name for field in attrs.fields(decision) if get_origin(field.type) is tuple}
        numbers = {field.name for field in attrs.fields(decision) if field.type is int}
        assert lists == IN_HAND.get(decision.tag, set()), decision
        assert numbers <= {"act"}, decision  # as it is printed, never where in a list


def voyages():
    """Every position aboard in which somebody is asked, on a few voyages over the first planet and home again."""
    box = small_ship()
    names = tuple(f"Player {number}" for number in range(1, 5))
    for seed in (1, 2):
        chance = Random(seed)
        position = fold(box, None, open_book(box, CampaignOpening(campaign=CampaignId("fixture"), players=names), seed))
        for _ in range(LONGEST):
            if position.book == SHIP.book and position.state.question is not None:
                yield position.state
            legal = legal_commands(BOOKS[position.book].rules, position.state)
            if not legal:
                break
            position = follow_on(box, position, chance.choice(legal))[1]


# A step that asks the question for each of those between whose orders cards may be used.
ASKING = {
    OnTheBridge: (Phase.BRIDGE, "use_and_declare"),
    Travel: (Phase.STAR_MAP, "travel"),
    Scan: (Phase.SCANNER, "scan"),
    ChooseFacility: (Phase.FACILITIES, "visits"),
}


def offering(state, effect):
    """The same position with an upgrade that offers this, as often as anybody likes."""
    card = UpgradeCard(id=CARD, name="Test", ability=ShipAbility(effect=effect, often=Often.ALWAYS))
    box = attrs.evolve(state.box, upgrades={**state.box.upgrades, CARD: card})
    slot = zones.upgrade(1)
    return attrs.evolve(state, box=box, zones={**state.zones, slot: (Piece(f"upgrades:{CARD}"),)})


def texts():
    """Whatever the cards and entries of this box say, and what takes most from under a question."""
    box = small_ship()
    families = (box.situations, box.logs, box.research_projects, box.production_projects)
    printed = [card.effect for family in families for card in family.values() if card.effect is not None]
    lose = InOrder(steps=(fx.ChangeCommand(by=-9), fx.ChangeEnergy(by=-9)))
    return [*printed, lose, fx.ChangeCommand(by=5)]


@pytest.mark.rule("SEF-17", "CYC-26", "ZON-02")
@pytest.mark.parametrize("kind", ASKING)
def test_after_a_card_was_used_there_is_a_way_on(kind):
    chance = Random(11)
    ship = aboard().pooled(energy=4, command=3, success=2)
    if kind is not Travel:  # whoever has found a planet travels no more
        ship = ship.put(zones.SCANNER, "landing_cards:L02")
    for section in Section:
        ship = ship.with_crew(section, zones.hand(section), 1, 2)
    for text in texts():
        phase, step = ASKING[kind]
        asked = Ship(offering(ship.laid(phase=phase).state, text)).step(phase, step)
        assert type(asked.state.question) is kind
        went_on(kind, asked.state, chance)


@pytest.mark.rule("SEF-17", "SEF-08")
def test_no_other_question_lets_a_card_be_used():
    assert set(AGAIN) == set(ASKING)
    refused = set()
    for state in voyages():
        if type(state.question) not in AGAIN:
            refused.add(type(state.question))
            assert SHIP.why_not(offering(state, fx.ChangeCommand(by=1)), USE) == OutsideWindow()
    assert len(refused) > 8


def went_on(kind, state, chance):
    command = USE
    played = []
    for _ in range(STEPS):
        if SHIP.why_not(state, command) is not None:
            return
        _, state = follow(SHIP, state, command)
        played.append(command)
        assert not SHIP.broken(state), (kind, played, SHIP.broken(state))
        legal = legal_commands(SHIP, state)
        if state.question is None:  # the team is away, or the campaign is over
            return
        assert legal, (kind, played, state.question)
        assert not {*legal}.isdisjoint(SHIP.answers(state)), (kind, played, state.question)
        command = USE if USE in legal and chance.random() < 0.4 else chance.choice(legal)
