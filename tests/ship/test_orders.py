"""What the players can order in which phase (CYC-24), and that they can always order something (CYC-26)."""

from __future__ import annotations

from random import Random

import pytest

from tests.ship.ship import small_ship
from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.core.ids import CampaignId
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening

# Choices that any text and any step may ask for.
ANY = {"PickOption", "PickThing", "SayYes", "Pass", "TellResult", "LetGameRoll", "GoOn"}
CARDS = {"UseAbility"}
ORDERS = {
    Phase.SET_UP: set(),
    Phase.OPERATION: set(),
    Phase.RESUME: set(),
    Phase.LEAVING: set(),
    Phase.DOCKING: set(),
    Phase.DEBRIEFING: {"SellDice", "BuyDie", "EndTrade"},
    Phase.UNLOADING: set(),
    Phase.MEDBAY: {"AssignTherapist", "EndTherapy"},
    Phase.MEMORIAL: set(),
    Phase.SAVE_POINT: {"StopHere", "PlayOn", "ResumeSession", "SetDifficulty"},
    Phase.BRIDGE: {"DeclareObjective", "LeaveBridge", *CARDS},
    Phase.STAR_MAP: {"Fly", "Visit", "StartOperation", "EndTravel", "DriftOff", "KeepTraveling", *CARDS},
    Phase.SCANNER: {"AssignScout", "RevealPart", "EndScan", *CARDS},
    Phase.FACILITIES: {"VisitFacility", "RepairLander", "EndFacilities", *CARDS},
    Phase.LABORATORY: {"ChooseKeyword", "CompleteResearch", "EndStep"},
    Phase.PRODUCTION: set(),
    Phase.BARRACKS: {"Transfer", "Exchange", "Dismiss", "Train", "EndStep"},
    Phase.SITUATION_ROOM: set(),
    Phase.ADD_ON: set(),
    Phase.HANGAR: {"RepairLander", "ChooseLander", "AttachMod", "DetachMod", "EndHangar"},
    Phase.LAUNCH: {"AddCard", "TakeOutCard", "FinishDeck", "LoadEquipment", "UnloadEquipment", "StrapIn"},
    Phase.EMBARK: set(),
    Phase.EXPLORATION: set(),
}


def course(legal, chance):
    """Somebody who rather looks for a planet than drifts, and does everything else as it comes."""
    steady = [each for each in legal if type(each).__name__ not in ("EndTravel", "DriftOff", "EndFacilities")]
    return chance.choice(steady or legal)


@pytest.mark.rule("CYC-24", "CYC-01")
def test_every_order_belongs_to_a_phase_or_to_any_text():
    assert set(ORDERS) == set(Phase)
    assert {order.__name__ for order in SHIP.commands} == set.union(ANY, *ORDERS.values())


@pytest.mark.rule("CYC-24", "CYC-26")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_phase_offers_its_own_orders_and_always_some(players):
    box, chance = small_ship(), Random(players)
    names = tuple(f"Player {number}" for number in range(players))
    opening = CampaignOpening(campaign=CampaignId("fixture"), players=names)
    position = fold(box, None, open_book(box, opening, players))
    seen = set()
    for _ in range(900):
        state = position.state
        legal = legal_commands(BOOKS[position.book].rules, state)
        if position.book == SHIP.book:
            if state.finished is not None:
                break
            assert legal, state.question
            assert {type(order).__name__ for order in legal} <= ANY | ORDERS[state.phase], state.phase
            seen.add(state.phase)
        _, position = follow_on(box, position, course(legal, chance))
    assert {Phase.DEBRIEFING, Phase.BRIDGE, Phase.STAR_MAP, Phase.SAVE_POINT} <= seen
