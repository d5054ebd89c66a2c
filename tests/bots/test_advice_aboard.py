"""Advice aboard: there is some for every question of the ship book, always a legal answer, always with words."""

from __future__ import annotations

from functools import cache

import attrs
import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, small_ship
from tests.support.boxes import shipped
from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.bots.ship.advisor import ShipAdvisor
from vanguard_desktop.bots.ship.worths import NEWCOMER, SENSIBLE, STRONG
from vanguard_desktop.core.effects import Nothing
from vanguard_desktop.core.engine import legal_commands, replay
from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.ids import CampaignId
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.chapters import PICKS
from vanguard_desktop.rulesets.ship.data.campaign.operations import EnterOperation, KeepForOperation, PickOperationDie
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.facilities.envelope import Page
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Mode
from vanguard_desktop.setting import Bed, DiscoveryItem, DiscoveryType, InjuryKind
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.book_words import WordsAboard

TABLES = {"newcomer": NEWCOMER, "sensible": SENSIBLE, "strong": STRONG}


@cache
def words():
    return WordsAboard(Wording.of(small_ship()))


def sound(advisor, state, legal):
    """A legal answer and a sentence, the same each time."""
    advice = advisor.advise(state, legal)
    assert advice.command in legal, (state.question, advice)
    assert type(advice.motive) in ShipAdvisor.motives
    assert advisor.advise(state, legal) == advice
    return advice


@pytest.mark.parametrize(("table", "players"), [("newcomer", 1), ("sensible", 2), ("strong", 3)])
def test_there_is_advice_wherever_a_campaign_comes(players, table):
    """Whatever has been done before: somebody else plays."""
    names = tuple("ABCD"[:players])
    opening = CampaignOpening(campaign=CampaignId("fixture"), players=names)
    position = fold(small_ship(), None, open_book(small_ship(), opening, players))
    bots, advisor = {book: make_bot(book, "random", players) for book in BOOKS}, ShipAdvisor(TABLES[table])
    asked = 0
    for _ in range(400):
        rules, state = BOOKS[position.book].rules, position.state
        legal = legal_commands(rules, state)
        if not legal:
            break
        if rules is SHIP:
            advice, asked = sound(advisor, state, legal), asked + 1
            assert words().motive(advice.motive, state)
        position = follow_on(small_ship(), position, bots[position.book].choose(rules, state, legal))[1]
    assert asked > 30


# Where a card lies that the effect may be about; all others name one from the envelope.
CARDS = {
    "step_install_lander": zones.LANDERS, "step_install_mod": zones.mod(1), "step_start_in": zones.ready(2),
    "step_install_research": zones.laboratory(1), "step_build": zones.ADD_ON_OFFER,
}  # fmt: skip


# Asked only where an operation is played by itself.
OPERATION = (EnterOperation, KeepForOperation, PickOperationDie)


LANDING = "landing_cards:L02"
# Of these there is nothing to choose on that ship; they come up in the campaigns above, or nobody has to think.
ELSEWHERE = {
    "look_in_system", "memorial_bonus", "step_assign_section", "step_install_card", "step_install_from_envelope",
    "step_lab_work", "step_memorialize", "step_move_patient", "step_staff_one", "step_supervise_next",
    "step_unload_discoveries", "step_unload_uniques",
}  # fmt: skip


def rich():
    """A ship with something of everything."""
    ship = aboard(2).with_dice(6).pooled(energy=4, command=3, success=9)
    for section in (SEC, REC, SCI, ENG):
        ship = ship.with_crew(section, zones.hand(section), 1, 2).with_crew(section, zones.RESTING, 1)
    ship = ship.with_crew(SEC, zones.bed("A", Bed.CRITICAL), 1).with_crew(ENG, zones.bed("B", Bed.LIGHT), 1)
    ship = ship.with_crew(SCI, zones.hand(SCI), 3)
    stocked = {
        zones.GATHERED: "discoveries", zones.ARMORY: "equipment", zones.OPEN_SITUATIONS: "situations",
        zones.laboratory(1): "research_projects", zones.queue(1, 2): "production_projects",
        zones.ENVELOPE: "upgrades", zones.mod(1): "lander_mods", zones.ADD_ON_OFFER: "add_ons",
    }  # fmt: skip
    for zone, family in stocked.items():
        there = [each for zone, all_ in ship.state.zones.items() for each in all_ if each.startswith(f"{family}:")]
        ship = ship.put(zone, *(there[:4] if zone in (zones.GATHERED, zones.ARMORY) else there[:1]))
    recruits, store = ship.at(zones.RECRUITS), ship.at(zones.discoveries(DiscoveryType.FLORA))
    ship = ship.put(zones.BARRACKS_ROW, *recruits[:3]).put(zones.candidates(SEC), *recruits[3:6])
    ship = ship.with_crew(REC, zones.board_crew(REC), 1).with_crew(SCI, zones.board_crew(SCI), 2)
    ship = ship.put(zones.BROUGHT, *store[:7], *ship.at(zones.UNIQUES)[:2]).put(zones.SEALED)
    ship = ship.put(zones.lander(2), "landers:LD-2").put(zones.add_on(1), "add_ons:AF04").put(zones.SCANNER, LANDING)
    hurt = {ship.state.members(zones.board_crew(section))[0]: (InjuryKind.WOUNDED,) for section in (REC, SCI)}
    return ship.laid(scanned=2, lander="LD-1", damaged=("landers:LD-2",), injuries=hurt)


def filled(kind, ship):
    """An effect of that kind, with something fitting in each field that has nothing by itself."""
    somebody = ship.state.available(SEC)[0]
    fitting = {
        "section": SEC, "color": Color.RED, "member": somebody, "category": Bed.LIGHT, "seat": 0,
        "page": Page.LABORATORY, "cost": (DiscoveryItem(),), "sections": (SEC, SCI), "need": ((),), "then": Nothing(),
        "chosen": (),
        "rest": ship.at(zones.POSSIBLE)[:2], "recruit": ship.at(zones.RECRUITS)[0], "count": 1,
        "card": ship.at(CARDS.get(kind.tag, zones.ENVELOPE))[0],
    }  # fmt: skip
    fields = [field for field in attrs.fields(kind) if field.default is attrs.NOTHING]
    return kind(**{field.name: fitting[field.name] for field in fields})


@pytest.mark.parametrize("table", TABLES)
def test_there_is_advice_for_everything_that_can_be_named(table):
    ship, advisor, none = rich(), ShipAdvisor(TABLES[table]), []
    for kind in (kind for kind in PICKS if kind not in OPERATION):
        asked = ChooseThing(section=SEC, effect=Waiting(effect=filled(kind, ship)), may_pass=True)
        state = replay(SHIP, ship.state, [DecisionOpened(decision=asked)])
        legal = tuple(SHIP.legal_answers(state))
        if len(legal) < 2:
            none.append(kind.tag)
            continue
        sound(advisor, state, legal)
    assert set(none) == ELSEWHERE


@pytest.mark.rule("OPS-05", "OPS-06", "OPS-07")
def test_there_is_advice_before_an_operation_that_is_played_by_itself():
    box = shipped()
    opening = CampaignOpening(
        campaign=min(box.campaigns), players=("Mia", "Ben"), mode=Mode.OPERATION, operation=min(box.operations)
    )
    position = fold(box, None, open_book(box, opening, 2))
    advisor, asked = ShipAdvisor(), set()
    while position.book == SHIP.book:
        legal = legal_commands(SHIP, position.state)
        question = position.state.question
        asked.add(type(question.effect.effect) if isinstance(question, ChooseThing) else type(question))
        position = follow_on(box, position, sound(advisor, position.state, legal).command)[1]
    assert asked.issuperset(OPERATION)
