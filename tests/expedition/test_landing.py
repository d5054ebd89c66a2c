"""Landing rolls and their table (LND), equipment on the planet (EQP)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import ONE, PLAIN, REC, SCI, THREE, Loaded, Table, box, team, turn_of
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.ids import CardId, LogId
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    GiveEquipment,
    GiveStartToken,
    GoOn,
    PickOption,
    UseEquipment,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseFirst, ChooseOption, HandOutEquipment
from vanguard_desktop.rulesets.expedition.data.decisions.crew import ChooseColumn
from vanguard_desktop.rulesets.expedition.data.events import (
    DieSpent,
    EquipmentDiscarded,
    InjuryGained,
    LanderPlaced,
    LandingRolled,
    LogRead,
    SuppliesChanged,
)
from vanguard_desktop.rulesets.expedition.data.events.crew import CardsDrawn, DeckShuffled
from vanguard_desktop.rulesets.expedition.data.events.landing import LandingMoved
from vanguard_desktop.rulesets.expedition.data.events.planet import Traveled
from vanguard_desktop.rulesets.expedition.data.events.round import EventsShuffled, RoundOpened
from vanguard_desktop.rulesets.expedition.data.events.things import EquipmentGiven
from vanguard_desktop.rulesets.expedition.data.reasons import NotCarried, NotHere, NotYourTurn, WrongSection
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat
from vanguard_desktop.rulesets.expedition.data.steps.crew import PlaceInjuryDie
from vanguard_desktop.rulesets.expedition.data.steps.landing import LandingResult, LandingRoll
from vanguard_desktop.rulesets.expedition.data.steps.round import NextTurn
from vanguard_desktop.rulesets.expedition.landing.landing import roll_ten
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import copies_of
from vanguard_desktop.setting.cards import (
    Ability,
    ConditionCard,
    EquipmentCard,
    EquipmentKind,
    InjuryKind,
    LogEntry,
    Moment,
)

BASE = {fx.Stat.ARMOR: 1, fx.Stat.SENSORS: 1, fx.Stat.AGILITY: 1}


def landing(*rolls: int, supplies: int = 8, stats: dict[fx.Stat, int] | None = None, **opening: Any) -> Table:
    """A landing in which the ten-sided die shows these values; shuffles before it keep every deck as it lies."""
    world = attrs.evolve(PLAIN, standard_landing=True, evacuation=LogId("19"))
    in_box = box(world, logs=[LogEntry(id=LogId("19"), story="")])
    seats = (SectionSeat(name="Anna", sections=tuple(Section)),)
    made = ExpeditionOpening(
        world=PLAIN.id, seats=seats, team=team(REC, SCI), stats=stats or BASE, supplies=supplies, **opening
    )
    start = EXPEDITION.begin(in_box, made, seed=1)
    # Two decks of six cards are shuffled before the first roll: ten draws.
    start = attrs.evolve(start, rng=Loaded(seed=0, values=(*[0] * 10, *rolls)))
    table = Table(state=start)
    return table._after(start, settle(EXPEDITION, start))


@pytest.mark.rule("LND-12", "LND-14", "LND-15", "LND-11")
@pytest.mark.example("EX LND-A")
def test_the_base_lander_makes_three_rolls_and_a_clear_course_costs_nothing() -> None:
    down = landing(0, 2, 3).then(
        TAKEN,
        DeckShuffled(member=REC, deck=("recon-x/2", "recon-x/3", "recon-x/4", "recon-x/5", "recon-x/6", "recon-x/1"),
            drawn=5),
        DeckShuffled(member=SCI, deck=("science-x/2", "science-x/3", "science-x/4", "science-x/5", "science-x/6",
            "science-x/1"), drawn=5),
        EventsShuffled(deck=("E0",), drawn=0), TAKEN, LandingRolled(value=0, drawn=1), LandingMoved(by=1),
        queued(waits(LandingResult(value=0), you=REC, source="landing"), waits(LandingRoll(), source="landing")), TAKEN,
        queued(fx.Nothing(), source="landing"), TAKEN, TAKEN, LandingRolled(value=2, drawn=1), LandingMoved(by=1),
        queued(waits(LandingResult(value=2), you=REC, source="landing"), waits(LandingRoll(), source="landing")), TAKEN,
        queued(fx.Nothing(), source="landing"), TAKEN, TAKEN, LandingRolled(value=3, drawn=1), LandingMoved(by=1),
        queued(waits(LandingResult(value=3), you=REC, source="landing"), waits(LandingRoll(), source="landing")), TAKEN,
        queued(fx.Nothing(), source="landing"), TAKEN, TAKEN, TAKEN, LanderPlaced(sector=ONE), TAKEN,
        Traveled(member=REC, to=ONE), Traveled(member=SCI, to=ONE), TAKEN, TAKEN, TAKEN,
        CardsDrawn(member=REC, cards=("recon-x/2", "recon-x/3")),
        CardsDrawn(member=SCI, cards=("science-x/2", "science-x/3")), TAKEN, RoundOpened(round=1), queued(NextTurn()),
        opens(ChooseFirst(section=Section.RECON)),
    )  # fmt: skip
    assert [event.value for event in down.told(LandingRolled)] == [0, 2, 3]
    assert down.state.supplies == 8
    assert isinstance(down.question, ChooseFirst)
    assert {member.sector for member in down.state.members} == {ONE}


@pytest.mark.rule("LND-13")
def test_a_landing_roll_is_one_of_ten_values() -> None:
    rolls = (roll_ten(turn_of().given(rng=Rng(seed=seed)).state)[0] for seed in range(100))
    assert {event.value for event in rolls if isinstance(event, LandingRolled)} == set(range(10))


@pytest.mark.rule("LND-16", "LND-18")
@pytest.mark.example("EX LND-B")
def test_armor_reduces_the_loss_of_supplies() -> None:
    asked = landing(4, 0, 0, stats={**BASE, fx.Stat.ARMOR: 3})
    assert isinstance(asked.question, ChooseOption)
    assert asked.question.section is Section.ENGINEERING
    after = asked.play(PickOption(number=1)).then(
        ANSWERED, queued(fx.LoseSupplies(count=4, reduced_by=fx.Stat.ARMOR), source="landing"), TAKEN,
        SuppliesChanged(by=-1), TAKEN, LandingRolled(value=0, drawn=1), LandingMoved(by=1),
        queued(waits(LandingResult(value=0), you=REC, source="landing"), waits(LandingRoll(), source="landing")), TAKEN,
        queued(fx.Nothing(), source="landing"), TAKEN, TAKEN, LandingRolled(value=0, drawn=1), LandingMoved(by=1),
        queued(waits(LandingResult(value=0), you=REC, source="landing"), waits(LandingRoll(), source="landing")), TAKEN,
        queued(fx.Nothing(), source="landing"), TAKEN, TAKEN, TAKEN, LanderPlaced(sector=ONE), TAKEN,
        Traveled(member=REC, to=ONE), Traveled(member=SCI, to=ONE), TAKEN, TAKEN, TAKEN,
        CardsDrawn(member=REC, cards=("recon-x/2", "recon-x/3")),
        CardsDrawn(member=SCI, cards=("science-x/2", "science-x/3")), TAKEN, RoundOpened(round=1), queued(NextTurn()),
        opens(ChooseFirst(section=Section.RECON)),
    )  # fmt: skip
    assert after.told(SuppliesChanged)[0].by == -1


@pytest.mark.rule("LND-18", "GEN-10")
@pytest.mark.example("EX LND-C")
def test_a_loss_that_supplies_do_not_cover_cannot_be_chosen() -> None:
    down = landing(5, 0, 0, supplies=2).then(
        TAKEN,
        DeckShuffled(member=REC, deck=("recon-x/2", "recon-x/3", "recon-x/4", "recon-x/5", "recon-x/6", "recon-x/1"),
            drawn=5),
        DeckShuffled(member=SCI, deck=("science-x/2", "science-x/3", "science-x/4", "science-x/5", "science-x/6",
            "science-x/1"), drawn=5),
        EventsShuffled(deck=("E0",), drawn=0), TAKEN, LandingRolled(value=5, drawn=1), LandingMoved(by=1),
        queued(waits(LandingResult(value=5), you=REC, source="landing"), waits(LandingRoll(), source="landing")), TAKEN,
        queued(fx.Choose(options=(fx.LoseSupplies(count=4, reduced_by=fx.Stat.ARMOR), fx.ForCrew(who=fx.Who.EACH,
            effect=fx.GainInjury(kind=InjuryKind.WOUNDED)))), source="landing"),
        TAKEN,
        opens(ChooseOption(asked=waits(fx.Choose(options=(fx.LoseSupplies(count=4, reduced_by=fx.Stat.ARMOR),
            fx.ForCrew(who=fx.Who.EACH, effect=fx.GainInjury(kind=InjuryKind.WOUNDED)))), source="landing"),
            section=Section.ENGINEERING)),
        DecisionClosed(automatic=True),
        queued(fx.ForCrew(who=fx.Who.EACH, effect=fx.GainInjury(kind=InjuryKind.WOUNDED)), source="landing"), TAKEN,
        queued(fx.GainInjury(kind=InjuryKind.WOUNDED), you=SCI, source="landing"),
        queued(fx.GainInjury(kind=InjuryKind.WOUNDED), you=REC, source="landing"), TAKEN,
        InjuryGained(member=REC, kind=InjuryKind.WOUNDED, slot=0), queued(PlaceInjuryDie(), you=REC), TAKEN,
        opens(ChooseColumn(member=REC)),
    )  # fmt: skip
    # Only the injuries are payable, so the game takes them by itself (DEC-27) and asks where the first die goes.
    assert down.told(InjuryGained)
    assert down.state.supplies == 2


@pytest.mark.rule("LND-17")
@pytest.mark.example("EX LND-D")
def test_an_agile_lander_skips_a_space_after_a_steep_descent() -> None:
    asked = landing(9, 0, stats={**BASE, fx.Stat.AGILITY: 2})
    while asked.question.tag == "choose_die_to_spend":
        asked = asked.play(asked.legal()[0])
    asked.then(
        ANSWERED, DieSpent(member=SCI, die="blue-science-1"), TAKEN, queued(fx.SkipLanding(), source="landing"), TAKEN,
        LandingMoved(by=1), TAKEN, LandingRolled(value=0, drawn=1), LandingMoved(by=1),
        queued(waits(LandingResult(value=0), you=REC, source="landing"), waits(LandingRoll(), source="landing")), TAKEN,
        queued(fx.Nothing(), source="landing"), TAKEN, TAKEN, TAKEN, LanderPlaced(sector=ONE), TAKEN,
        Traveled(member=REC, to=ONE), Traveled(member=SCI, to=ONE), TAKEN, TAKEN, TAKEN,
        CardsDrawn(member=REC, cards=("recon-x/2", "recon-x/3")),
        CardsDrawn(member=SCI, cards=("science-x/2", "science-x/3")), TAKEN, RoundOpened(round=1), queued(NextTurn()),
        opens(ChooseFirst(section=Section.RECON)),
    )  # fmt: skip
    assert asked.state.landing_left == 0
    assert isinstance(asked.question, ChooseFirst)
    assert [len(member.spent) for member in asked.state.members] == [1, 1]


@pytest.mark.rule("LND-16")
@pytest.mark.example("EX LND-E")
def test_armor_above_the_loss_leaves_nothing_to_lose() -> None:
    down = landing(4, 0, 0, stats={**BASE, fx.Stat.ARMOR: 5}).play(PickOption(number=1)).then(
        ANSWERED, queued(fx.LoseSupplies(count=4, reduced_by=fx.Stat.ARMOR), source="landing"), TAKEN, TAKEN,
        LandingRolled(value=0, drawn=1), LandingMoved(by=1),
        queued(waits(LandingResult(value=0), you=REC, source="landing"), waits(LandingRoll(), source="landing")), TAKEN,
        queued(fx.Nothing(), source="landing"), TAKEN, TAKEN, LandingRolled(value=0, drawn=1), LandingMoved(by=1),
        queued(waits(LandingResult(value=0), you=REC, source="landing"), waits(LandingRoll(), source="landing")), TAKEN,
        queued(fx.Nothing(), source="landing"), TAKEN, TAKEN, TAKEN, LanderPlaced(sector=ONE), TAKEN,
        Traveled(member=REC, to=ONE), Traveled(member=SCI, to=ONE), TAKEN, TAKEN, TAKEN,
        CardsDrawn(member=REC, cards=("recon-x/2", "recon-x/3")),
        CardsDrawn(member=SCI, cards=("science-x/2", "science-x/3")), TAKEN, RoundOpened(round=1), queued(NextTurn()),
        opens(ChooseFirst(section=Section.RECON)),
    )  # fmt: skip
    assert down.state.supplies == 8
    assert not down.told(InjuryGained)


@pytest.mark.rule("LND-16", "TUT-10")
def test_supplies_without_limit_are_neither_lost_nor_gained_by_a_loss() -> None:
    plenty = ConditionCard(id=CardId("G0"), name="Stocked", unlimited_supplies=True)
    usual, unlimited = turn_of(), turn_of(in_box=box(attrs.evolve(PLAIN, condition=plenty)))
    assert usual.resolve(fx.LoseSupplies(count=2)).told(SuppliesChanged) == (SuppliesChanged(by=-2),)
    assert unlimited.resolve(fx.LoseSupplies(count=2)).told(SuppliesChanged) == ()


@pytest.mark.rule("LND-15", "LND-17")
@pytest.mark.parametrize("value", [6, 7])
def test_turbulence_costs_two_supplies_or_two_dice_of_everybody(value: int) -> None:
    asked = landing(value, 0, 0, stats={**BASE, fx.Stat.AGILITY: 2})
    assert isinstance(asked.question, ChooseOption)
    assert asked.play(PickOption(number=1)).told(SuppliesChanged) == (SuppliesChanged(by=-2),)
    dice = asked.play(PickOption(number=2))
    while dice.question.tag == "choose_die_to_spend":
        dice = dice.play(dice.legal()[0])
    assert [len(member.spent) for member in dice.state.members] == [2, 2]


@pytest.mark.rule("LND-17")
@pytest.mark.parametrize(("sensors", "hurt"), [(2, 1), (3, 0)])
def test_good_sensors_spare_somebody_an_injury(sensors: int, hurt: int) -> None:
    down = landing(8, 0, 0, 0, stats={**BASE, fx.Stat.SENSORS: sensors})
    assert len(down.told(InjuryGained)) == hurt


@pytest.mark.rule("LND-17", "LND-12")
@pytest.mark.parametrize(("agility", "rolls"), [(1, 3), (2, 2)])
def test_after_a_steep_descent_the_marker_moves_one_space_or_two(agility: int, rolls: int) -> None:
    asked = landing(9, 0, 0, stats={**BASE, fx.Stat.AGILITY: agility})
    rolled = len(asked.told(LandingRolled))
    while asked.question.tag == "choose_die_to_spend":
        asked = asked.play(asked.legal()[0])
        rolled += len(asked.told(LandingRolled))
    assert rolled == rolls


@pytest.mark.rule("LND-17")
def test_an_agile_lander_avoids_turbulence() -> None:
    down = landing(6, 0, 0, stats={**BASE, fx.Stat.AGILITY: 3})
    assert isinstance(down.question, ChooseFirst)
    assert not down.told(DieSpent)


@pytest.mark.rule("LND-24")
def test_without_a_table_no_landing_roll_is_made() -> None:
    seats = (SectionSeat(name="Anna", sections=tuple(Section)),)
    made = ExpeditionOpening(world=PLAIN.id, seats=seats, team=team(REC, SCI), landing_rolls=3)
    start = EXPEDITION.begin(box(), made, 1)
    assert not [event for event in settle(EXPEDITION, start) if isinstance(event, LandingRolled)]


@pytest.mark.rule("LND-21", "END-12")
def test_a_fourth_injury_in_the_landing_aborts_it() -> None:
    start = landing(4).hurt(REC, InjuryKind.BURNED, InjuryKind.PANICKED, InjuryKind.CONCUSSED)
    after = start.play(PickOption(number=2))
    assert after.state.ending is not None
    assert after.state.ending.value == "evacuated"
    assert len(after.state.members) == 2
    assert not after.told(LandingRolled, LanderPlaced, LogRead)
    assert not after.legal()


GENERAL = EquipmentCard(
    id=CardId("GEN"),
    kind=EquipmentKind.PERSONAL,
    name="General",
    copies=2,
    abilities=(Ability(when=Moment.OWN_TURN, effect=fx.RefreshDice(count=2)),),
)
ONLY_RECON = EquipmentCard(id=CardId("ONLY"), kind=EquipmentKind.PERSONAL, name="Recon", section=Section.RECON)
ONE_USE = EquipmentCard(
    id=CardId("SMALL"),
    kind=EquipmentKind.SMALL,
    name="Small",
    single_use=True,
    abilities=(Ability(when=Moment.ANY_TIME, effect=fx.GainCharges()),),
)


def equipped(*loaded: CardId) -> Table:
    in_box = box(equipment=[GENERAL, ONLY_RECON, ONE_USE])
    seats = (SectionSeat(name="Anna", sections=tuple(Section)),)
    made = ExpeditionOpening(world=PLAIN.id, seats=seats, team=team(REC, SCI), equipment=loaded)
    start = EXPEDITION.begin(in_box, made, seed=1)
    return Table(state=replay(EXPEDITION, start, settle(EXPEDITION, start)))


GENERAL_1 = copies_of(GENERAL.id, 1)[0]
ONLY_1 = copies_of(ONLY_RECON.id, 1)[0]
SMALL_1 = copies_of(ONE_USE.id, 1)[0]


@pytest.mark.rule("STP-20", "EQP-06", "EQP-03", "DEC-31")
def test_loaded_equipment_is_handed_out_to_who_may_carry_it() -> None:
    asked = equipped(ONLY_1)
    assert isinstance(asked.question, HandOutEquipment)
    assert asked.refuses(GiveEquipment(card=ONLY_1, to=SCI)) == WrongSection(card=ONLY_1)
    after = asked.play(GiveEquipment(card=ONLY_1, to=REC))
    assert after.member(REC).equipment == (ONLY_1,)
    assert isinstance(after.question, ChooseFirst)


@pytest.mark.rule("STP-21")
def test_what_is_not_handed_out_stays_in_the_lander() -> None:
    after = equipped(GENERAL_1).play(GoOn())
    assert after.state.equipment_unused == (GENERAL_1,)


def carrying(table: Table) -> Table:
    for card in table.state.equipment_unused:
        table = table.play(GiveEquipment(card=card, to=REC))
    return table.play(GiveStartToken(to=REC))


@pytest.mark.rule("EQP-06", "EQP-10", "EQP-11", "EQP-23")
@pytest.mark.example("EX EQP-C")
def test_a_general_card_changes_hands_and_a_card_of_a_section_does_not() -> None:
    start = carrying(equipped(GENERAL_1, ONLY_1))
    after = start.play(GiveEquipment(card=GENERAL_1, to=SCI)).then(EquipmentGiven(card=GENERAL_1, to=SCI, giver=REC))
    assert after.member(SCI).equipment == (GENERAL_1,)
    assert after.refuses(GiveEquipment(card=ONLY_1, to=SCI)) == WrongSection(card=ONLY_1)


@pytest.mark.rule("EQP-10")
def test_cards_change_hands_in_one_sector_only() -> None:
    start = carrying(equipped(GENERAL_1)).with_member(SCI, sector=THREE)
    assert start.refuses(GiveEquipment(card=GENERAL_1, to=SCI)) == NotHere(member=SCI)


@pytest.mark.rule("EQP-08", "DEC-28")
@pytest.mark.parametrize("card", ["P1/1", "nothing"])
def test_what_is_no_equipment_is_given_to_nobody(card: str) -> None:
    for asked in (equipped(GENERAL_1), carrying(equipped(GENERAL_1))):
        assert asked.refuses(GiveEquipment(card=CardId(card), to=SCI)) == NotCarried(member=SCI)


@pytest.mark.rule("EQP-07", "EQP-08", "EQP-22", "TRN-22")
@pytest.mark.example("EX EQP-D")
def test_equipment_is_used_in_the_own_turn_by_its_carrier() -> None:
    start = carrying(equipped(GENERAL_1))
    use = UseEquipment(member=REC, card=GENERAL_1)
    assert use in start.legal()
    assert start.refuses(UseEquipment(member=SCI, card=GENERAL_1)) == NotCarried(member=SCI)
    given = start.play(GiveEquipment(card=GENERAL_1, to=SCI)).then(EquipmentGiven(card=GENERAL_1, to=SCI, giver=REC))
    assert given.refuses(UseEquipment(member=SCI, card=GENERAL_1)) == NotYourTurn(member=SCI)


@pytest.mark.rule("EQP-19")
def test_small_equipment_goes_back_to_the_armory_after_its_use() -> None:
    after = carrying(equipped(SMALL_1)).play(UseEquipment(member=REC, card=SMALL_1))
    assert after.told(EquipmentDiscarded)
    assert after.state.armory == (SMALL_1,)
    assert after.member(REC).charges == 1
