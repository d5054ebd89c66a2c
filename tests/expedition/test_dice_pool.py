"""Spending, sacrificing, refreshing and exerting (DIE, ACT-50 to ACT-56, GEN-11)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.checks import go_on, rolled
from tests.expedition.table import DEFAULT_DICE, PLAIN, REC, SCI, SEC, box, dice, event, sector, table, turn_of
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core import Choose
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.dice.faces import Color, DangerIcon, Section
from vanguard_desktop.play.questions import loses_a_die
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    EndTurn,
    Exert,
    GiveStartToken,
    GoOn,
    PickColumn,
    PickDie,
    PickOption,
    Rest,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseDieToRefresh,
    ChooseDieToSacrifice,
    ChooseDieToSpend,
    ChooseOption,
    React,
)
from vanguard_desktop.rulesets.expedition.data.decisions.crew import ChooseColumn
from vanguard_desktop.rulesets.expedition.data.decisions.round import ChooseAction
from vanguard_desktop.rulesets.expedition.data.events import (
    CardsDrawn,
    DieRefreshed,
    DieSacrificed,
    DieSpent,
    InjuryGained,
)
from vanguard_desktop.rulesets.expedition.data.events.check import DangerRolled
from vanguard_desktop.rulesets.expedition.data.events.crew import Exerted, InjuryDiePlaced
from vanguard_desktop.rulesets.expedition.data.events.round import (
    ActionStarted,
    EventDiscarded,
    SuppliesChanged,
    TurnOpened,
)
from vanguard_desktop.rulesets.expedition.data.reasons import DieNotThere, NoSupplies
from vanguard_desktop.rulesets.expedition.data.steps.check import DangerResult
from vanguard_desktop.rulesets.expedition.data.steps.crew import HandLimit, Overflow, PlaceInjuryDie, Unavoidable
from vanguard_desktop.rulesets.expedition.data.steps.round import AskAgain, OfferAction, OfferMissions, RestRefresh
from vanguard_desktop.setting.cards import Ability, Biome, CrewCard, InjuryKind, Moment


@pytest.mark.rule("GEN-10", "GEN-14")
@pytest.mark.example("EX GEN-A")
def test_without_supplies_an_alternative_that_costs_some_cannot_be_chosen() -> None:
    lose_or_roll = fx.Choose(options=(fx.LoseSupplies(), fx.RollDanger(letter="A")))
    empty = turn_of().given(supplies=0).lucky(2)
    after = empty.resolve(lose_or_roll).then(
        TAKEN,
        opens(ChooseOption(asked=waits(fx.Choose(options=(fx.LoseSupplies(), fx.RollDanger(letter="A"))), you=REC),
            section=Section.RECON)),
        DecisionClosed(automatic=True), queued(fx.RollDanger(letter="A"), you=REC), TAKEN,
        DangerRolled(member=REC, letter="A", icon=DangerIcon.UNCOMMON, drawn=1),
        queued(DangerResult(letter="A", icon=DangerIcon.UNCOMMON), you=REC), TAKEN,
    )  # fmt: skip
    # The only payable alternative is no choice: the game takes it (DEC-27).
    assert not after.told(InjuryGained)
    assert [event.tag for event in after.events if event.tag == "danger_rolled"] == ["danger_rolled"]


@pytest.mark.rule("GEN-14")
def test_if_nothing_can_be_paid_one_is_carried_out_as_far_as_possible() -> None:
    both = fx.Choose(options=(fx.LoseSupplies(count=3), fx.LoseSupplies(count=2)))
    asked = turn_of().given(supplies=1).resolve(both)
    assert isinstance(asked.question, ChooseOption)
    assert asked.play(PickOption(number=2)).state.supplies == 0


@pytest.mark.rule("GEN-11", "GEN-12", "DIE-31")
@pytest.mark.example("EX GEN-B")
def test_with_three_dice_a_sacrifice_is_paid_with_exhaustion() -> None:
    few = turn_of().with_member(REC, available=dice("red", "green", "blue"))
    asked = few.resolve(fx.Choose(options=(fx.SacrificeDice(), fx.LoseSupplies())))
    after = asked.play(PickOption(number=1)).then(
        ANSWERED, queued(fx.SacrificeDice(), you=REC), TAKEN, queued(fx.GainInjury(kind=InjuryKind.EXHAUSTED), you=REC),
        TAKEN, InjuryGained(member=REC, kind=InjuryKind.EXHAUSTED, slot=0), queued(PlaceInjuryDie(), you=REC), TAKEN,
        opens(ChooseColumn(member=REC)),
    )  # fmt: skip
    assert after.told(InjuryGained)[0].kind is InjuryKind.EXHAUSTED
    assert after.member(REC).available == dice("red", "green", "blue")


@pytest.mark.rule("DIE-25", "DIE-26", "DIE-38")
@pytest.mark.example("EX DIE-B")
def test_a_die_that_is_missing_for_a_cost_is_sacrificed_instead() -> None:
    poor = turn_of().with_member(REC, available=dice("red"), spent=dice("green", "green", "blue", "blue-wild-1"))
    asked = poor.resolve(fx.SpendDice(count=2))
    assert isinstance(asked.question, React)
    paid = asked.play(GoOn())
    assert paid.told(DieSpent)[0].die == "red-basic-1"
    assert isinstance(paid.question, ChooseDieToSacrifice)
    after = paid.play(PickDie(die=dice("blue-wild-1")[0])).then(ANSWERED, DieSacrificed(member=REC, die="blue-wild-1"))
    assert len((*after.member(REC).available, *after.member(REC).spent)) == 4
    assert after.member(REC).gone == dice("blue-wild-1")


@pytest.mark.rule("DEC-25", "DEC-26")
def test_who_let_a_cost_come_is_not_asked_again_when_its_dice_are_named_later() -> None:
    skill = Ability(when=Moment.ANY_TIME, effect=fx.GainSupplies())
    crew = [CrewCard(id=REC, name="Rec", skill=skill), CrewCard(id=SCI, name="Sci")]
    start = turn_of(in_box=box(crew=crew)).with_member(REC, charges=2).given(supplies=1)
    poor = start.with_member(REC, available=dice("red"), spent=dice("green", "green", "blue", "blue-wild-1"))
    paying = poor.resolve(fx.SpendDice(count=2)).play(GoOn())
    assert isinstance(paying.question, ChooseDieToSacrifice)
    helped = paying.play(UseSkill(member=REC))
    assert helped.state.supplies == 2
    assert helped.question == paying.question
    assert helped.state.queue == paying.state.queue


@pytest.mark.rule("DIE-31", "DIE-30")
@pytest.mark.example("EX DIE-C")
def test_dice_in_the_roll_pool_cannot_be_sacrificed() -> None:
    busy = rolled(turn_of().with_member(REC, available=(), spent=dice("red")), ("blue-basic-1", 0), ("blue-basic-2", 0))
    after = busy.resolve(fx.SacrificeDice()).then(
        TAKEN, queued(fx.GainInjury(kind=InjuryKind.EXHAUSTED), you=REC), TAKEN,
        InjuryGained(member=REC, kind=InjuryKind.EXHAUSTED, slot=0), queued(PlaceInjuryDie(), you=REC), TAKEN,
        opens(ChooseColumn(member=REC)),
    )  # fmt: skip
    assert after.told(InjuryGained)[0].kind is InjuryKind.EXHAUSTED
    assert not after.told(DieSacrificed)
    assert after.state.dice_in_play(after.member(REC)) == 3


@pytest.mark.rule("DIE-31", "ACT-52")
def test_with_all_dice_in_the_roll_pool_a_sacrifice_exhausts_however_many_they_are() -> None:
    pool = [(die, 0) for die in ("red-basic-1", "green-basic-1", "blue-basic-1", "blue-basic-2")]
    busy = rolled(turn_of().with_member(REC, available=(), spent=()), *pool, step=4)
    assert busy.state.dice_in_play(busy.member(REC)) == 4
    sacrificed = busy.resolve(fx.SacrificeDice())
    exerted = go_on(busy).play(Exert(member=REC))
    for after in (sacrificed, exerted):
        assert after.told(InjuryGained)[0].kind is InjuryKind.EXHAUSTED
        assert not after.told(DieSacrificed)
        assert after.state.dice_in_play(after.member(REC)) == 4


@pytest.mark.rule("DIE-22", "CRW-10")
@pytest.mark.example("EX DIE-D")
def test_a_die_without_a_free_slot_of_its_color_stays_spent() -> None:
    full = turn_of(SCI).with_member(SCI, available=dice("red-basic-1"), spent=dice("red-basic-2"))
    hurt = full.hurt(SCI, InjuryKind.WOUNDED, dice=(Color.RED,))
    after = hurt.resolve(fx.RefreshDice(color=Color.RED), you=SCI).then(TAKEN)
    assert not after.told(DieRefreshed)
    assert after.member(SCI).spent == dice("red-basic-2")


@pytest.mark.rule("DIE-27")
@pytest.mark.example("EX DIE-E")
def test_of_a_color_that_is_not_available_a_spent_die_is_sacrificed() -> None:
    start = turn_of(REC).with_member(REC, available=dice("green", "green"), spent=dice("red", "blue", "blue", "blue"))
    after = start.resolve(fx.SpendDice(color=Color.RED)).play(GoOn()).then(
        ANSWERED, queued(Unavoidable(effect=fx.SpendDice(color=Color.RED)), you=REC), TAKEN,
        queued(Unavoidable(effect=fx.SacrificeDice(color=Color.RED)), you=REC), TAKEN,
        DieSacrificed(member=REC, die="red-basic-1"),
    )  # fmt: skip
    assert [event.die for event in after.told(DieSacrificed)] == ["red-basic-1"]
    assert after.member(REC).available == dice("green", "green")


@pytest.mark.rule("DIE-23")
def test_a_refresh_of_a_color_concerns_only_dice_of_it() -> None:
    start = turn_of().with_member(REC, available=(), spent=dice("red", "green", "blue"))
    after = start.resolve(fx.RefreshDice(count=2, color=Color.GREEN))
    assert after.member(REC).available == dice("green")


@pytest.mark.rule("DIE-21", "DEC-15")
def test_the_owner_names_the_dice_that_come_back_where_it_matters() -> None:
    start = turn_of().with_member(REC, available=(), spent=dice("red", "green", "blue"))
    asked = start.resolve(fx.RefreshDice(count=2))
    assert isinstance(asked.question, ChooseDieToRefresh)
    assert asked.refuses(PickDie(die=dice("red-wild-1")[0])) == DieNotThere(die=dice("red-wild-1")[0])
    after = asked.play(PickDie(die=dice("blue")[0]), PickDie(die=dice("red")[0]))
    assert after.member(REC).available == dice("blue", "red")


@pytest.mark.rule("DEC-15")
def test_dice_of_one_make_are_no_question() -> None:
    start = turn_of().with_member(REC, available=dice("red", "red"), spent=())
    after = start.resolve(fx.SpendDice())
    assert len(after.told(DieSpent)) == 1
    assert not isinstance(after.question, ChooseDieToSpend)


@pytest.mark.rule("CRW-08", "DIE-21")
@pytest.mark.example("EX CRW-A")
def test_rank_one_recon_has_three_green_slots() -> None:
    four = dice("green", "green", "green", "green")
    start = turn_of(REC).with_member(REC, available=four[:3], spent=four[3:])
    after = start.resolve(fx.RefreshDice()).then(TAKEN)
    assert after.member(REC).spent == four[3:]


@pytest.mark.rule("ACT-39", "ACT-38", "GEN-36")
@pytest.mark.example("EX ACT-A")
def test_rest_refreshes_half_of_the_dice_rounded_up() -> None:
    seven = dice("green-explore-1", "red-physical-1", "red", "green", "blue", "green", "blue")
    start = turn_of(ranks={REC: 2}).with_member(REC, available=seven[:2], spent=seven[2:])
    after = start.play(Rest()).then(
        ANSWERED, ActionStarted(member=REC, action="rest"),
        queued(waits(fx.LoseSupplies(), you=REC, source="rest"), waits(RestRefresh(), you=REC, source="rest"),
            waits(fx.DrawCards(), you=REC, source="rest"), waits(HandLimit(), you=REC, source="rest"),
            waits(OfferMissions(), you=REC), waits(OfferAction(), you=REC)),
        TAKEN, SuppliesChanged(by=-1), TAKEN, queued(fx.RefreshDice(count=3), you=REC, source="rest"),
        opens(ChooseDieToRefresh(member=REC)),
    )  # fmt: skip
    while isinstance(after.question, ChooseDieToRefresh):
        after = after.play(after.legal(PickDie)[0])
    assert len(after.member(REC).spent) == 1
    assert after.state.supplies == start.state.supplies - 1


@pytest.mark.rule("ACT-38", "ACT-50")
@pytest.mark.example("EX ACT-B")
def test_without_supplies_there_is_no_rest_but_exerting() -> None:
    empty = turn_of().given(supplies=0)
    assert empty.refuses(Rest()) == NoSupplies()
    assert Exert(member=REC) in empty.legal()
    empty.play(Exert(member=REC)).then(
        ANSWERED, queued(AskAgain(decision=ChooseAction(member=REC))), Exerted(member=REC),
        queued(fx.SacrificeDice(), fx.RefreshDice(count=5), you=REC, source="exert"), TAKEN,
        opens(ChooseDieToSacrifice(member=REC)),
    )  # fmt: skip


@pytest.mark.rule("ACT-51", "ACT-52", "ACT-54")
@pytest.mark.example("EX ACT-E")
def test_exerting_with_three_dice_exhausts_and_then_refreshes() -> None:
    start = turn_of().with_member(REC, available=dice("green"), spent=dice("red", "blue"))
    asked = start.play(Exert(member=REC))
    after = asked.play(PickColumn(color=Color.GREEN)).then(
        ANSWERED, InjuryDiePlaced(member=REC, color=Color.GREEN), queued(Overflow(color=Color.GREEN), you=REC), TAKEN,
        TAKEN, DieRefreshed(member=REC, die="red-basic-1"), DieRefreshed(member=REC, die="blue-basic-1"), TAKEN,
        queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    injury, *refreshed = (e for e in (*asked.events, *after.events) if isinstance(e, InjuryGained | DieRefreshed))
    assert isinstance(injury, InjuryGained)
    assert injury.kind is InjuryKind.EXHAUSTED
    assert [type(event) for event in refreshed] == [DieRefreshed, DieRefreshed]
    assert len(after.member(REC).available) == 3
    assert after.member(REC).injury_dice == (Color.GREEN,)
    assert not after.member(REC).gone


@pytest.mark.rule("ACT-53", "EVT-09")
@pytest.mark.example("EX EVT-D")
def test_exerting_after_the_event_is_seen_gives_dice_to_pay_it() -> None:

    world = attrs.evolve(PLAIN, sectors=(sector(1, lander=True, biomes=(Biome.ROCKY,)), *PLAIN.sectors[1:]))
    events = [event("E0", fx.SpendDice(), None, Biome.ROCKY)]
    start = turn_of(in_box=box(world, events=events)).with_member(REC, available=(), spent=DEFAULT_DICE[REC])
    shown = start.play(EndTurn())
    exerted = shown.play(Exert(member=REC), PickDie(die=dice("blue-basic-2")[0]))
    assert len(exerted.member(REC).available) == 4
    paid = exerted.play(GoOn(), PickDie(die=dice("red-basic-2")[0])).then(
        ANSWERED, DieSpent(member=REC, die="red-basic-2"), TAKEN, EventDiscarded(card="E0"), TAKEN,
        TurnOpened(member=SCI), queued(OfferMissions(), OfferAction(), you=SCI), TAKEN, TAKEN,
        opens(ChooseAction(member=SCI)),
    )  # fmt: skip
    assert len(paid.member(REC).available) == 3
    assert paid.member(REC).gone == dice("blue-basic-2")


@pytest.mark.rule("DEC-26", "ACT-53")
@pytest.mark.example("EX DEC-A")
def test_a_cost_that_would_sacrifice_a_die_asks_first() -> None:
    start = turn_of().with_member(REC, available=(), spent=DEFAULT_DICE[REC])
    after = start.resolve(fx.SpendDice()).then(TAKEN, opens(React(member=REC, cost=waits(fx.SpendDice(), you=REC))))
    assert isinstance(after.question, React)


@pytest.mark.rule("DEC-26", "DIE-31")
def test_who_is_asked_about_a_cost_knows_whether_a_die_would_be_lost_for_good() -> None:
    skill = Ability(when=Moment.ANY_TIME, effect=fx.GainSupplies())
    start = turn_of(in_box=box(crew=[CrewCard(id=REC, name="Rec", skill=skill), CrewCard(id=SCI, name="Sci")]))
    start = start.given(options=attrs.evolve(start.state.options, ask_every_cost=True))
    said = []
    for ready, spent, cost in (
        (DEFAULT_DICE[REC][:2], DEFAULT_DICE[REC][2:], fx.SpendDice()),
        (DEFAULT_DICE[REC][:2], DEFAULT_DICE[REC][2:], fx.SpendDice(count=2)),
        (DEFAULT_DICE[REC][:2], DEFAULT_DICE[REC][2:], fx.SpendDice(count=3)),
        (DEFAULT_DICE[REC][:1], DEFAULT_DICE[REC][1:], fx.SacrificeDice()),
        ((), DEFAULT_DICE[REC], fx.SpendDice()),
        ((), DEFAULT_DICE[REC][:3], fx.SpendDice()),
    ):
        asked = start.with_member(REC, available=ready, spent=spent, charges=2).resolve(cost)
        assert isinstance(asked.question, React)
        paid = asked.play(GoOn())
        lost = bool(paid.told(DieSacrificed)) or isinstance(paid.question, ChooseDieToSacrifice)
        assert loses_a_die(asked.state, GoOn()) is lost, cost
        said.append(lost)
        chosen = start.with_member(REC, available=ready, spent=spent).resolve(Choose(options=(cost, fx.GainSupplies())))
        assert isinstance(chosen.question, ChooseOption)
        assert loses_a_die(chosen.state, PickOption(number=1)) is lost, cost
        assert not loses_a_die(chosen.state, PickOption(number=2))
    assert said == [False, False, True, True, True, False]


@pytest.mark.rule("DEC-26", "DEC-27")
@pytest.mark.example("EX DEC-B")
def test_a_cost_that_can_be_paid_does_not_ask() -> None:
    start = turn_of().with_member(REC, available=DEFAULT_DICE[REC][:1], spent=DEFAULT_DICE[REC][1:])
    after = start.resolve(fx.SpendDice()).then(TAKEN, DieSpent(member=REC, die="green-explore-1"))
    assert not isinstance(after.question, React)
    assert len(after.told(DieSpent)) == 1


@pytest.mark.rule("GEN-38")
@pytest.mark.example("EX GEN-E")
def test_supplies_never_pass_the_last_space() -> None:
    after = turn_of().given(supplies=11).resolve(fx.GainSupplies(count=3)).then(TAKEN, SuppliesChanged(by=1))
    assert after.state.supplies == 12


@pytest.mark.rule("GEN-15", "DNG-12")
def test_a_loss_larger_than_the_stock_takes_all_there_is() -> None:
    assert turn_of().given(supplies=1).resolve(fx.LoseSupplies(count=3)).state.supplies == 0


@pytest.mark.rule("GEN-20")
@pytest.mark.example("EX GEN-C")
def test_several_crew_are_addressed_clockwise_from_the_turn_crew() -> None:
    start = table(SEC, REC, SCI).play(GiveStartToken(to=REC))
    for id in (SEC, REC, SCI):
        start = start.with_member(id, hand=())
    after = start.resolve(fx.ForCrew(who=fx.Who.EACH, effect=fx.DrawCards())).then(
        TAKEN, queued(fx.DrawCards(), you=SEC), queued(fx.DrawCards(), you=SCI), queued(fx.DrawCards(), you=REC), TAKEN,
        CardsDrawn(member=REC, cards=("recon-x/4",)), queued(HandLimit(), you=REC), TAKEN, TAKEN,
        CardsDrawn(member=SCI, cards=("science-x/5",)), queued(HandLimit(), you=SCI), TAKEN, TAKEN,
        CardsDrawn(member=SEC, cards=("security-x/1",)), queued(HandLimit(), you=SEC), TAKEN,
    )  # fmt: skip
    assert [event.member for event in after.told(CardsDrawn)] == [REC, SCI, SEC]
