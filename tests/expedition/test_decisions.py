"""When players are asked, what is offered, and what the general principles make of it (DEC, GEN)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.checks import rolled
from tests.expedition.table import (
    DEFAULT_DICE,
    ENG,
    REC,
    SCI,
    SEC,
    THREE,
    TWO,
    Table,
    box,
    card,
    event,
    face,
    planet,
    poi,
    sector,
    table,
    turn_of,
)
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.engine import follow
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.ids import CardId, LogId, PathId
from vanguard_desktop.core.reasons import AnswerFirst, IllegalCommand
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Color, Icon, InjuryIcon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.play.openings import SEATS
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    AnswerLiftOff,
    EndTurn,
    Exert,
    GiveStartToken,
    GoOn,
    LiftOff,
    PickCard,
    PickColumn,
    PickDie,
    PickMember,
    PickOption,
    PlayCard,
    Prepare,
    PutLead,
    Rest,
    RollDice,
    SayNo,
    SayYes,
    TakeBackDie,
    TakeSpecialAction,
    Travel,
    UseCombination,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    AgreeLiftOff,
    ChooseAction,
    ChooseColumn,
    ChooseDieToRefresh,
    ChooseMember,
    ChooseOption,
    Combine,
    DiscardToLimit,
    EventRevealed,
    GatherDice,
    LeadBonus,
    MarkRow,
    Modify,
    NextInjuryDie,
    Optional,
    OrderLeads,
    React,
)
from vanguard_desktop.rulesets.expedition.data.events import (
    CardsDrawn,
    ChargesChanged,
    DieSpent,
    DiscoveryGained,
    ExpeditionEnding,
    InjuryGained,
    LeadPlaced,
    RankUpCompleted,
    SuccessesGained,
    SuppliesChanged,
)
from vanguard_desktop.rulesets.expedition.data.events.crew import DieSacrificed
from vanguard_desktop.rulesets.expedition.data.events.things import LeadsCleared, LeadsDrawn
from vanguard_desktop.rulesets.expedition.data.questions import Done
from vanguard_desktop.rulesets.expedition.data.reasons import CannotPay, NoActionHere, NoPath, NotOffered
from vanguard_desktop.rulesets.expedition.data.state import Ending, Options
from vanguard_desktop.rulesets.expedition.data.steps.crew import HandLimit
from vanguard_desktop.rulesets.expedition.data.steps.round import OfferAction, OfferMissions
from vanguard_desktop.rulesets.expedition.data.steps.things import CountLeads, PlaceLeads
from vanguard_desktop.rulesets.expedition.data.tables import LEADS
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import (
    Ability,
    CheckCard,
    Combination,
    ConditionCard,
    CrewCard,
    DiscoveryCard,
    DiscoveryType,
    InjuryKind,
    LogEntry,
    Moment,
    RankUpCard,
    Row,
    RowColor,
    SpecialAction,
    SpecialEffect,
    TimeTrack,
)

LOOK = SpecialAction(name="Look", effect=fx.GainSuccesses())
MINERAL = DiscoveryType.MINERAL


def lead(name: str) -> int:
    """What chance must draw for this token out of the full bag."""
    return sorted(LEADS).index(name)  # type: ignore[arg-type]


@pytest.mark.rule("DEC-25", "RNK-02", "RNK-06")
@pytest.mark.example("EX DEC-C")
def test_after_an_exertion_the_action_is_chosen_anew_among_what_is_offered_now() -> None:
    rank_up = RankUpCard(
        id=CardId("R1"), name="Endure", goal=Done(what="exert", count=1), successes=(3, 6), completed_actions=(LOOK,)
    )
    start = turn_of(REC, SCI, in_box=box(rank_ups=[rank_up]), opening={"rank_ups": (CardId("R1"),)}).given(supplies=1)
    assert not start.legal(TakeSpecialAction)
    exerted = start.play(Exert(member=SCI), PickDie(die=DEFAULT_DICE[SCI][0])).then(
        ANSWERED, DieSacrificed(member=SCI, die="blue-science-1"), TAKEN, TAKEN,
        queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert exerted.state.rank_up_done
    assert exerted.question == ChooseAction(member=REC)
    assert exerted.legal(TakeSpecialAction) == (TakeSpecialAction(number=1, source=Source.read("rank_up")),)
    assert exerted.play(TakeSpecialAction(number=1, source=Source.read("rank_up"))).told(SuccessesGained)


@pytest.mark.rule("RNK-02", "RNK-03")
def test_the_card_is_turned_in_the_middle_of_the_exertion() -> None:
    rank_up = RankUpCard(id=CardId("R1"), name="Endure", goal=Done(what="exert", count=1), successes=(3, 6))
    start = turn_of(REC, SCI, in_box=box(rank_ups=[rank_up]), opening={"rank_ups": (CardId("R1"),)})
    assert start.play(Exert(member=SCI)).told(RankUpCompleted)


@pytest.mark.rule("DEC-28", "DEC-03", "ACT-21")
@pytest.mark.example("EX DEC-D")
def test_a_path_that_is_not_offered_is_rejected_with_its_rule_and_nothing_changes() -> None:
    start = turn_of(REC)
    assert {command.path for command in start.legal(Travel)} == {"1-2", "1-4"}
    before = start.state
    elsewhere = Travel(path=PathId("2-6"))
    reason = start.refuses(elsewhere)
    assert reason == NoPath(to=6)
    assert reason.rule == "ACT-21"
    with pytest.raises(IllegalCommand):
        follow(EXPEDITION, start.state, elsewhere)
    assert start.state == before


@pytest.mark.rule("DEC-28")
def test_a_command_that_does_not_answer_the_question_is_rejected() -> None:
    start = turn_of(REC)
    assert start.refuses(GiveStartToken(to=REC)) == AnswerFirst(decision=start.question)
    asked = start.resolve(fx.Choose(options=(fx.GainSuccesses(), fx.GainSupplies())))
    assert asked.refuses(Rest()) == AnswerFirst(decision=asked.question)
    assert asked.refuses(PickOption(number=3)) == NotOffered()


@pytest.mark.rule("DEC-02", "TRN-09", "TRN-14")
def test_an_action_is_chosen_among_all_legal_ones_and_forfeiting() -> None:
    in_box = box(planet(sector(1, lander=True, poi="P1")), pois=[poi("P1", LOOK)])
    start = turn_of(REC, SCI, in_box=in_box)
    kinds = (Travel, TakeSpecialAction, Prepare, Rest, LiftOff, EndTurn)
    assert {type(command) for command in start.legal(*kinds)} == set(kinds)


@pytest.mark.rule("DEC-20", "GEN-10", "GEN-13")
def test_of_alternatives_only_those_that_can_be_paid_are_offered() -> None:
    options = (fx.LoseCharges(count=2), fx.DiscardCards(count=3), fx.GainSuccesses(), fx.LoseSupplies())
    asked = turn_of(REC).with_member(REC, charges=1).resolve(fx.Choose(options=options))
    assert isinstance(asked.question, ChooseOption)
    assert asked.question.member == REC
    assert asked.legal(PickOption) == (PickOption(number=3), PickOption(number=4))
    assert asked.refuses(PickOption(number=1)) == CannotPay()
    rich = asked.with_member(REC, charges=2)
    assert PickOption(number=1) in rich.legal()


@pytest.mark.rule("GEN-16", "GEN-18")
def test_what_is_paid_comes_before_what_it_buys() -> None:
    bought = fx.InOrder(steps=(fx.LoseSupplies(), fx.GainSuccesses()))
    after = turn_of(REC).resolve(bought)
    kinds = [type(e) for e in after.events if isinstance(e, SuppliesChanged | SuccessesGained)]
    assert kinds == [SuppliesChanged, SuccessesGained]


@pytest.mark.rule("DEC-21", "GEN-17")
def test_a_may_is_answered_with_yes_or_no() -> None:
    asked = turn_of(REC).resolve(fx.May(effect=fx.GainSuccesses()))
    assert isinstance(asked.question, Optional)
    assert asked.play(SayYes()).state.successes == 1
    assert asked.play(SayNo()).state.successes == 0


@pytest.mark.rule("DEC-22", "GEN-25")
def test_another_crew_member_here_excludes_you_and_crew_here_includes_you() -> None:
    start = turn_of(REC, SCI, SEC, ENG).with_member(ENG, sector=TWO)
    another = start.resolve(fx.ForCrew(who=fx.Who.ANOTHER_HERE, effect=fx.GainCharges()))
    assert another.legal(PickMember) == (PickMember(member=SCI), PickMember(member=SEC))
    assert another.play(PickMember(member=SEC)).member(SEC).charges == 1
    one = start.resolve(fx.ForCrew(who=fx.Who.ONE_HERE, effect=fx.GainCharges()))
    assert one.legal(PickMember) == tuple(PickMember(member=id) for id in (REC, SCI, SEC))
    others = start.resolve(fx.ForCrew(who=fx.Who.EACH_OTHER_HERE, effect=fx.GainCharges()))
    assert [e.member for e in others.told(ChargesChanged)] == [SCI, SEC]
    here = start.resolve(fx.ForCrew(who=fx.Who.EACH_HERE, effect=fx.GainCharges()))
    assert [e.member for e in here.told(ChargesChanged)] == [REC, SCI, SEC]


@pytest.mark.rule("GEN-20", "GEN-43")
def test_without_turn_or_check_the_holder_of_the_start_token_comes_first() -> None:
    start = table(SEC, REC, SCI).given(start_token=SCI)
    after = start.resolve(fx.ForCrew(who=fx.Who.EACH, effect=fx.GainCharges()), you=None)
    assert [e.member for e in after.told(ChargesChanged)] == [SCI, SEC, REC]


@pytest.mark.rule("DEC-25", "GEN-22")
def test_every_crew_member_may_exert_at_every_question_and_it_is_asked_again() -> None:
    start = turn_of(REC, SCI)
    questions = [
        start,
        start.play(EndTurn()),
        start.resolve(fx.Choose(options=(fx.GainSuccesses(), fx.GainSupplies()))),
        start.resolve(fx.May(effect=fx.GainSuccesses())),
        start.play(Prepare()),
        start.play(LiftOff()),
    ]
    assert [type(table.question).__name__ for table in questions[1:3]] == ["EventRevealed", "ChooseOption"]
    for asked in questions:
        for member in (REC, SCI):
            exerted = asked.play(Exert(member=member), PickDie(die=DEFAULT_DICE[member][0]))
            assert exerted.question == asked.question


@pytest.mark.rule("DEC-25", "GEN-23")
def test_dice_that_come_back_in_mid_check_may_be_added_only_before_the_roll() -> None:
    start = turn_of(REC).with_member(REC, available=DEFAULT_DICE[REC][:1], spent=DEFAULT_DICE[REC][1:])
    asked = start.play(Prepare(), PickOption(number=2))
    assert isinstance(asked.question, GatherDice)
    exerted = asked.play(Exert(member=REC), PickDie(die=DEFAULT_DICE[REC][0]))
    assert isinstance(exerted.question, GatherDice)
    assert exerted.legal(AddDie) == tuple(AddDie(die=die) for die in exerted.member(REC).available)
    assert len(exerted.member(REC).available) == 4


@pytest.mark.rule("DEC-26")
def test_a_setting_asks_before_every_compulsory_cost_and_another_never() -> None:
    eager, never = Options(ask_every_cost=True), Options(never_ask_cost=True)
    spent = {"available": DEFAULT_DICE[REC][:1], "spent": DEFAULT_DICE[REC][1:]}
    payable = turn_of(REC, opening={"options": eager}).with_member(REC, **spent)
    asked = payable.resolve(fx.SpendDice())
    assert isinstance(asked.question, React)
    assert asked.play(GoOn()).told(DieSpent)
    poor = {"available": (), "spent": DEFAULT_DICE[REC]}
    quiet = turn_of(REC, opening={"options": never}).with_member(REC, **poor)
    assert not isinstance(quiet.resolve(fx.SpendDice()).question, React)


@pytest.mark.rule("DEC-27")
def test_a_question_with_one_legal_answer_is_answered_by_the_game_and_marked() -> None:
    after = turn_of(REC).given(supplies=0).resolve(fx.Choose(options=(fx.LoseSupplies(), fx.GainSuccesses())))
    assert after.state.successes == 1
    assert after.told(DecisionClosed) == (DecisionClosed(automatic=True),)
    alone = turn_of(REC, SCI).resolve(fx.ForCrew(who=fx.Who.ANOTHER_HERE, effect=fx.GainCharges()))
    assert not isinstance(alone.question, ChooseMember)
    assert alone.member(SCI).charges == 1


@pytest.mark.rule("DEC-27")
def test_to_wait_is_never_the_only_legal_answer() -> None:
    shown = turn_of(REC, in_box=box(events=[event("E0", fx.GainSuccesses())])).play(EndTurn())
    assert isinstance(shown.question, EventRevealed)


@pytest.mark.rule("DEC-29", "DEC-23")
def test_a_player_of_several_sections_answers_for_each_apart() -> None:
    asked = turn_of(SEC, REC, SCI).play(LiftOff())
    once = asked.play(AnswerLiftOff(section=Section.SCIENCE, agree=True))
    assert isinstance(once.question, AgreeLiftOff)
    assert once.question.waiting_for == (Section.RECON,)
    assert once.refuses(AnswerLiftOff(section=Section.SCIENCE, agree=True)) == NotOffered()


def finding(*leads: str) -> Table:
    """The next lead tokens drawn are these, and there are minerals to find."""
    find = DiscoveryCard(id=CardId("D1"), type=MINERAL, name="Ore", copies=3)
    decks = {MINERAL: tuple(CardId(f"D1/{n}") for n in (1, 2, 3))}
    start = turn_of(SEC, REC, in_box=box(discoveries=[find]), opening={"discoveries": decks})
    return start.lucky(*(lead(name) for name in leads))


@pytest.mark.rule("GEN-21", "LED-08")
@pytest.mark.example("EX GEN-D")
def test_a_discovery_that_a_lead_completes_is_gained_before_the_rest_of_the_outcome() -> None:
    outcome = fx.InOrder(steps=(fx.GainLeads(types=(MINERAL,)), fx.GainSuccesses()))
    after = finding("L19").resolve(outcome).then(
        TAKEN, queued(fx.GainLeads(types=(MINERAL,)), fx.GainSuccesses(), you=REC), TAKEN,
        LeadsDrawn(leads=("L19",), drawn=1), queued(PlaceLeads(leads=("L19",), types=(MINERAL,)), you=REC), TAKEN,
        LeadPlaced(lead="L19", type=MINERAL), queued(CountLeads(deck=MINERAL), you=REC), TAKEN,
        LeadsCleared(type=MINERAL), DiscoveryGained(type=MINERAL, card="D1/2"), TAKEN, SuccessesGained(count=1),
    )  # fmt: skip
    kinds = [type(e) for e in after.events if isinstance(e, LeadPlaced | DiscoveryGained | SuccessesGained)]
    assert kinds == [LeadPlaced, DiscoveryGained, SuccessesGained]


@pytest.mark.rule("GEN-09", "DEC-18", "LED-06")
@pytest.mark.example("EX GEN-F")
def test_without_science_crew_the_science_player_still_names_who_draws() -> None:
    asked = finding("L02").resolve(fx.GainLeads(types=(MINERAL,)))
    assert asked.question == LeadBonus(bonus="card")
    assert asked.state.member_of(Section.SCIENCE) is None
    assert asked.legal(PickMember) == (PickMember(member=SEC), PickMember(member=REC))
    named = asked.with_member(REC, hand=()).play(PickMember(member=REC)).then(
        ANSWERED, queued(fx.DrawCards(), you=REC, source="lead"), TAKEN, CardsDrawn(member=REC, cards=("recon-x/4",)),
        queued(HandLimit(), you=REC), TAKEN, TAKEN,
    )  # fmt: skip
    assert [e.member for e in named.told(CardsDrawn)] == [REC]


@pytest.mark.rule("GEN-03")
def test_every_section_is_somebodys_also_without_crew() -> None:
    state = turn_of(REC).state
    assert [section.name for section in Section] == ["SECURITY", "RECON", "SCIENCE", "ENGINEERING"]
    assert all(state.seat_of(section).name == "Anna" for section in Section)


@pytest.mark.rule("GEN-03", "GEN-04")
@pytest.mark.parametrize(("players", "sections"), [(1, [4]), (2, [2, 2]), (3, [1, 1, 2]), (4, [1, 1, 1, 1])])
def test_the_four_sections_are_shared_out_among_the_players(players: int, sections: list[int]) -> None:
    assert sorted(len(mine) for mine in SEATS[players]) == sections
    assert sorted(section.value for mine in SEATS[players] for section in mine) == sorted(s.value for s in Section)


@pytest.mark.rule("GEN-42")
def test_the_players_stay_the_same_as_long_as_the_expedition_lasts() -> None:
    start = turn_of(SEC, REC, SCI)
    died = start.given(members=start.state.members[:2], lost=start.state.members[2:])
    assert died.play(Rest()).state.seats == start.state.seats
    assert not [kind for kind in EXPEDITION.commands for field in attrs.fields(kind) if "Seat" in str(field.type)]
    assert start.resolve(fx.EndExpedition()).state.seats == start.state.seats


@pytest.mark.rule("GEN-08")
def test_you_is_the_one_who_used_the_text() -> None:
    skilled = CrewCard(
        id=SCI, name="Sci", skill=Ability(when=Moment.ANY_TIME, effect=fx.May(effect=fx.GainCharges(count=2)))
    )
    crew = [skilled, CrewCard(id=REC, name="Rec")]
    start = turn_of(REC, SCI, in_box=box(crew=crew)).with_member(SCI, charges=1)
    asked = start.play(UseSkill(member=SCI))
    assert isinstance(asked.question, Optional)
    assert asked.question.section is Section.SCIENCE
    assert asked.play(SayYes()).member(SCI).charges == 2


@pytest.mark.rule("GEN-37", "GEN-33")
def test_successes_belong_to_the_team_and_never_run_out() -> None:
    after = turn_of(REC).resolve(fx.GainSuccesses(count=99)).resolve(fx.GainSuccesses())
    assert after.state.successes == 100


@pytest.mark.rule("GEN-39", "ACT-54")
def test_when_the_expedition_ends_everything_in_progress_stops() -> None:
    kinds = (InjuryKind.WOUNDED, InjuryKind.PANICKED, InjuryKind.SCRATCHED)
    start = turn_of(REC).hurt(REC, *kinds)
    text = fx.InOrder(steps=(fx.GainInjury(kind=InjuryKind.BURNED), fx.GainSuccesses()))
    after = start.resolve(text)
    assert after.told(ExpeditionEnding)[0].ending is Ending.EVACUATED
    assert after.state.successes == 0
    few = start.with_member(REC, available=(), spent=DEFAULT_DICE[REC][:3])
    exerted = few.play(Exert(member=REC))
    assert exerted.told(ExpeditionEnding)
    assert exerted.member(REC).available == ()


@pytest.mark.rule("GEN-39")
def test_what_the_last_log_does_ends_nothing_a_second_time() -> None:
    kinds = (InjuryKind.WOUNDED, InjuryKind.PANICKED, InjuryKind.SCRATCHED)
    harm = fx.InOrder(steps=(fx.GainInjury(kind=InjuryKind.BURNED), fx.DiceCheck(check=CheckCard())))
    last = LogEntry(id=LogId("9"), story="", effect=harm)
    in_box = attrs.evolve(box(planet(evacuation=last.id)), logs={last.id: last})
    after = turn_of(REC, in_box=in_box).hurt(REC, *kinds).resolve(fx.GainInjury(kind=InjuryKind.BURNED))
    assert len(after.told(ExpeditionEnding)) == 1
    assert after.state.closed


@pytest.mark.rule("GEN-40")
def test_the_dead_are_addressed_no_more() -> None:
    hard = {"options": Options(deadly_injuries=True)}
    kinds = (InjuryKind.WOUNDED, InjuryKind.PANICKED, InjuryKind.SCRATCHED)
    start = turn_of(REC, SCI, SEC, opening=hard).hurt(SCI, *kinds).with_member(SCI, available=DEFAULT_DICE[SCI][:1])
    after = start.resolve(fx.GainInjury(kind=InjuryKind.BURNED), you=SCI)
    drawn = after.resolve(fx.ForCrew(who=fx.Who.EACH, effect=fx.GainCharges()))
    assert [e.member for e in drawn.told(ChargesChanged)] == [REC, SEC]


@pytest.mark.rule("GEN-36")
def test_half_of_five_dice_are_three() -> None:
    spent = {"available": (), "spent": DEFAULT_DICE[REC], "hand": ()}
    rested = turn_of(REC).with_member(REC, **spent).play(Rest())
    while isinstance(rested.question, ChooseDieToRefresh):
        rested = rested.play(rested.legal(PickDie)[0])
    assert len(rested.member(REC).available) == 3


@pytest.mark.rule("GEN-12", "DIE-31")
def test_a_sacrifice_is_payable_also_when_its_injury_would_be_the_fourth() -> None:
    kinds = (InjuryKind.WOUNDED, InjuryKind.PANICKED, InjuryKind.SCRATCHED)
    start = turn_of(REC).hurt(REC, *kinds).with_member(REC, available=DEFAULT_DICE[REC][:3]).given(supplies=0)
    after = start.resolve(fx.Choose(options=(fx.SacrificeDice(), fx.LoseSupplies())))
    assert after.told(ExpeditionEnding)
    assert not after.told(InjuryGained)


@pytest.mark.rule("GEN-27", "GEN-28")
def test_a_discarded_discovery_goes_under_its_deck() -> None:
    start = finding("L19").resolve(fx.GainLeads(types=(MINERAL,)))
    (found,) = start.state.found
    after = start.resolve(fx.DiscardThis(), source=f"discovery:{found}")
    assert after.state.discoveries[MINERAL][-1] == found
    assert after.state.found == ()


@pytest.mark.rule("DEC-04", "DEC-05", "CHK-06", "CHK-07")
def test_dice_go_in_and_out_until_the_roll_and_each_other_here_lends_one() -> None:
    asked = turn_of(REC, SCI).play(Prepare(), PickOption(number=2))
    assert isinstance(asked.question, GatherDice)
    assert RollDice() in asked.legal()
    own, lent = DEFAULT_DICE[REC][0], DEFAULT_DICE[SCI][0]
    taken = asked.play(AddDie(die=own), AddDie(die=lent))
    offered = {command.die for command in taken.legal(AddDie)}
    assert offered == set(DEFAULT_DICE[REC]) - {own}
    back = taken.play(TakeBackDie(die=lent))
    assert set(DEFAULT_DICE[SCI]) <= {command.die for command in back.legal(AddDie)}
    assert lent in back.member(SCI).available


@pytest.mark.rule("DEC-06", "DEC-07")
def test_results_are_changed_and_combinations_paid_until_the_active_crew_member_goes_on() -> None:
    turns = Ability(when=Moment.DURING_CHECK, effect=fx.GainSuccesses())
    paid = Combination(requirement=asks(Icon.BASIC), effect=fx.GainSupplies())
    cards = [card(f"{s.value}-x", s, turns, paid) for s in Section]
    start = turn_of(REC, SCI, in_box=box(section_cards=cards))
    die = DEFAULT_DICE[REC][2]
    modify = start.lucky(0).play(Prepare(), PickOption(number=2), AddDie(die=die), RollDice())
    assert modify.question == Modify(member=REC)
    assert {command.member for command in modify.legal(PlayCard)} == {REC, SCI}
    played = modify.play(PlayCard(member=SCI, card=modify.member(SCI).hand[0]))
    assert played.question == Modify(member=REC)
    assert {command.member for command in played.legal(PlayCard)} == {REC}
    combine = played.play(GoOn())
    assert combine.question == Combine(member=REC)
    assert not combine.legal(PlayCard)
    (use, *_) = combine.legal(UseCombination)
    assert use.dice == (die,)
    after = combine.play(use)
    assert after.told(SuppliesChanged)
    assert not after.legal(UseCombination)


@pytest.mark.rule("DEC-08", "DEC-09")
def test_the_next_injury_die_is_chosen_only_among_different_ones() -> None:
    hurt = turn_of(REC).hurt(REC, InjuryKind.WOUNDED, InjuryKind.PANICKED, dice=(Color.RED, Color.GREEN))
    two = rolled(hurt, step=5, harm=(InjuryIcon.DAMAGE, InjuryIcon.MENTAL))
    asked = two.given(pending=(Combine(member=REC),)).play(GoOn())
    assert asked.question == NextInjuryDie(member=REC)
    assert asked.legal(PickOption) == (PickOption(number=1), PickOption(number=2))
    alike = rolled(hurt, step=5, harm=(InjuryIcon.SPECIAL, InjuryIcon.SPECIAL))
    placed = alike.given(pending=(Combine(member=REC),)).play(GoOn())
    assert placed.question == ChooseColumn(member=REC, back=True)
    assert {command.color for command in placed.legal(PickColumn)} == set(Color)


@pytest.mark.rule("DEC-13", "CHK-75")
def test_a_row_that_needs_an_ace_is_marked_or_declined() -> None:
    row = Row(color=RowColor.GREEN, effect=fx.GainSuccesses(), requirement=asks(Icon.EXPLORE))
    ace = ("green-explore-1", face("green-explore-1", Icon.ACE))
    start = rolled(turn_of(REC), ace, card=CheckCard(rows=(row,)), step=5).given(pending=(Combine(member=REC),))
    asked = start.play(GoOn())
    assert asked.question == MarkRow(member=REC)
    assert asked.play(SayYes()).state.successes == 1
    assert asked.play(SayNo()).state.successes == 0


@pytest.mark.rule("DEC-14", "CRD-11")
def test_the_owner_of_a_hand_names_what_is_discarded() -> None:
    asked = turn_of(REC).play(Rest())
    assert isinstance(asked.question, DiscardToLimit)
    assert {command.card for command in asked.legal(PickCard)} == set(asked.member(REC).hand)


@pytest.mark.rule("DEC-17", "LED-04")
def test_of_two_drawn_leads_the_gaining_section_names_the_first() -> None:
    both = (DiscoveryType.FLORA,)
    asked = turn_of(SCI, REC).lucky(lead("L04"), lead("L19") - 1).resolve(fx.GainLeads(count=2, types=both), you=REC)
    assert isinstance(asked.question, OrderLeads)
    assert asked.question.section is Section.RECON
    assert {command.lead for command in asked.legal(PutLead)} == {"L04", "L19"}


@pytest.mark.rule("ACT-55", "ACT-50", "GEN-22")
def test_exerting_has_no_limit_and_needs_no_spent_dice() -> None:
    table = turn_of(REC)
    for left in (4, 3):
        assert table.member(REC).spent == ()
        table = table.play(Exert(member=REC))
        table = table.play(table.legal(PickDie)[0])
        assert len(table.member(REC).available) == left
    assert Exert(member=REC) in table.legal()


@pytest.mark.rule("PLN-38")
def test_a_condition_may_hold_combinations_special_effects_actions_and_a_track() -> None:
    condition = ConditionCard(
        id=CardId("C0"),
        name="Storm",
        combinations=(Combination(requirement=asks(Icon.PHYSICAL), effect=fx.GainSupplies()),),
        special=(SpecialEffect(requirement=asks(Icon.BASIC), effect=fx.GainSuccesses()),),
        actions=(LOOK,),
        time=TimeTrack(length=2, spaces={}),
    )
    start = turn_of(REC, in_box=box(planet(condition=condition))).with_member(REC, sector=THREE, hand=())
    assert start.legal(TakeSpecialAction) == (TakeSpecialAction(number=1, source=Source.read("condition")),)
    physical = ("red-physical-2", face("red-physical-2", Icon.PHYSICAL))
    checked = rolled(start, physical, ("red-basic-2", 0), step=5, at=THREE).given(pending=(Combine(member=REC),))
    assert [command.source for command in checked.legal(UseCombination)] == ["condition"]
    done = checked.play(checked.legal(UseCombination)[0], GoOn())
    assert done.told(SuccessesGained)
    assert start.resolve(fx.AdvanceTime()).state.tracks == {Track.read("condition"): 1}


@pytest.mark.rule("GEN-34", "GEN-15", "LED-03")
def test_hard_limits_are_lead_tokens_and_decks() -> None:
    start = turn_of(REC)
    empty = start.given(lead_bag=(), lead_side=tuple(sorted(LEADS)))
    assert not empty.resolve(fx.GainLeads(types=(MINERAL,))).told(LeadPlaced)
    assert not start.resolve(fx.GainDiscovery(deck=MINERAL)).told(DiscoveryGained)
    bare = start.with_member(REC, deck=(), discards=(), hand=())
    assert not bare.resolve(fx.DrawCards()).told(CardsDrawn)


@pytest.mark.rule("RNK-06", "ACT-01")
@pytest.mark.example("EX RNK-D")
def test_the_actions_of_the_incomplete_side_are_gone_when_the_card_is_turned() -> None:
    rank_up = RankUpCard(
        id=CardId("R1"), name="Endure", goal=Done(what="exert", count=1), successes=(3, 6), actions=(LOOK,)
    )
    start = turn_of(REC, in_box=box(rank_ups=[rank_up]), opening={"rank_ups": (CardId("R1"),)})
    assert start.legal(TakeSpecialAction) == (TakeSpecialAction(number=1, source=Source.read("rank_up")),)
    turned = start.given(rank_up_done=True)
    assert turned.legal(TakeSpecialAction) == ()
    assert turned.refuses(TakeSpecialAction(number=1, source=Source.read("rank_up"))) == NoActionHere()


@pytest.mark.rule("GEN-20")
def test_in_a_check_the_active_crew_member_is_addressed_first() -> None:
    checked = rolled(turn_of(REC, SCI, SEC), active=SCI)
    after = checked.resolve(fx.ForCrew(who=fx.Who.EACH, effect=fx.GainCharges()), you=SCI)
    assert [e.member for e in after.told(ChargesChanged)] == [SCI, SEC, REC]
