"""Rarer occasions and questions of cards: path icons, finds, tracks that move on, dice of real tables (RND-02)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.checks import crew, offering, rolled, track, up
from tests.expedition.table import (
    DEFAULT_DICE,
    GO_TWO,
    REC,
    SCI,
    SEC,
    TWO,
    box,
    card,
    path,
    planet,
    poi,
    sector,
    table,
    team,
    turn_of,
)
from tests.expedition.test_moments import able
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.dice.faces import DangerIcon, Icon, Section
from vanguard_desktop.dice.requirements import asks as needs
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import questions as qx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    EndTurn,
    GoOn,
    PickOption,
    PlayCard,
    RollDice,
    RollForMe,
    TakeSpecialAction,
    TellTen,
    Travel,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    AskRandom,
    AskTen,
    ChooseFirst,
    ChooseOption,
    Combine,
    React,
)
from vanguard_desktop.rulesets.expedition.data.events import (
    ChargesChanged,
    DangerDieResolved,
    LandingMoved,
    LandingRolled,
    LastingBegun,
    LastingUsed,
    MemberDrawn,
    TrackMoved,
)
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting, Until
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting.box import LandingRow
from vanguard_desktop.setting.cards import (
    Ability,
    ActionTrack,
    CheckCard,
    CrewCard,
    DiscoveryCard,
    DiscoveryType,
    InjuryKind,
    Moment,
    RowColor,
    SpecialAction,
    SpecialEffect,
)

SOMEBODY = fx.ForCrew(who=fx.Who.RANDOM, effect=fx.GainCharges())


@pytest.mark.rule("RND-02", "RND-03", "RND-07")
def test_real_ten_sided_dice_find_the_random_crew_member_one_after_the_other() -> None:
    asked = turn_of(SEC, REC, SCI).given(real_dice=True).resolve(SOMEBODY, you=SEC)
    assert isinstance(asked.question, AskRandom)
    tied = asked.play(TellTen(value=4), TellTen(value=2), TellTen(value=2))
    assert isinstance(tied.question, AskRandom)
    assert tied.question.members == (REC, SCI)
    told = tied.play(TellTen(value=7), TellTen(value=5))
    assert told.told(MemberDrawn) == (MemberDrawn(rolls=((4, 2, 2), (7, 5)), member=SCI, drawn=0),)
    assert [event.member for event in told.told(ChargesChanged)] == [SCI]
    by_the_game = asked.play(TellTen(value=9)).lucky(8, 0).play(RollForMe())
    (drawn,) = by_the_game.told(MemberDrawn)
    assert (drawn.rolls, drawn.member, drawn.drawn) == (((9, 8, 0),), SCI, 2)


@pytest.mark.rule("ACT-22", "CRW-14")
def test_an_ability_for_path_icons_answers_them_and_the_same_text_elsewhere_not() -> None:
    world = planet(paths=(path(1, 2, fx.LoseSupplies()),))
    start = able(Moment.ON_PATH_ICON, fx.CancelIt(), world=world)
    asked = start.play(Travel(path=GO_TWO))
    assert isinstance(asked.question, React)
    spared = asked.play(UseSkill(member=REC))
    assert (spared.state.supplies, spared.member(REC).sector) == (start.state.supplies, TWO)
    assert asked.play(GoOn()).state.supplies == start.state.supplies - 1
    assert not isinstance(start.resolve(fx.LoseSupplies()).question, React)


@pytest.mark.rule("GEN-21", "CRW-16", "DSC-03")
def test_whoever_has_gained_a_discovery_may_use_what_waits_for_it() -> None:
    ore = DiscoveryCard(id=CardId("D1"), type=DiscoveryType.MINERAL, name="Ore", copies=2)
    start = able(Moment.AFTER_DISCOVERY, discoveries=[ore])
    start = start.given(discoveries={DiscoveryType.MINERAL: (CardId("D1/1"), CardId("D1/2"))})
    find = fx.GainDiscovery(deck=DiscoveryType.MINERAL)
    asked = start.resolve(find)
    assert isinstance(asked.question, React)
    assert asked.play(UseSkill(member=REC)).state.successes == 1
    assert not isinstance(start.resolve(find, you=SCI).question, React)


@pytest.mark.rule("GEN-21", "TIM-20", "CHK-66")
def test_a_green_track_that_moves_on_in_a_check_is_an_occasion_for_its_active_crew_member() -> None:
    on = SpecialEffect(requirement=needs(Icon.EXPLORE), effect=fx.Progress(color=RowColor.GREEN))
    off = SpecialEffect(requirement=needs(Icon.BASIC), effect=fx.Progress(color=RowColor.GREEN, count=-1))
    printed = CheckCard(special=(on, off), tracks=(ActionTrack(color=RowColor.GREEN, length=4, effect=fx.Nothing()),))
    place = planet(sector(1, lander=True, poi="P1"))
    start = able(Moment.TRACK_ADVANCED, world=place, pois=[poi("P1", SpecialAction(name="Climb", check=printed))])
    start = start.given(tracks={track(RowColor.GREEN): 1})
    step_five = (Combine(member=REC),)
    forward = rolled(start, up("green-explore-1", Icon.EXPLORE), card=printed, step=5).given(pending=step_five)
    asked = forward.play(GoOn())
    assert isinstance(asked.question, React)
    assert asked.play(UseSkill(member=REC)).state.successes == 1
    back = rolled(start, up("red-basic-2", Icon.BASIC), card=printed, step=5).given(pending=step_five).play(GoOn())
    assert not back.state.tracks
    assert not isinstance(back.question, React)
    other = SpecialEffect(requirement=needs(Icon.EXPLORE), effect=fx.Progress(color=RowColor.RED))
    red = CheckCard(special=(other,), tracks=(ActionTrack(color=RowColor.RED, length=1, effect=fx.Nothing()),))
    there = able(Moment.TRACK_ADVANCED, world=place, pois=[poi("P1", SpecialAction(name="Dig", check=red))])
    moved = rolled(there, up("green-explore-1", Icon.EXPLORE), card=red, step=5).given(pending=step_five).play(GoOn())
    assert [event.to for event in moved.told(TrackMoved)] == [1, 0]
    assert not isinstance(moved.question, React)


@pytest.mark.rule("PLN-29", "GEN-08")
def test_whether_the_own_sector_is_finished_and_the_whole_team_there() -> None:
    world = planet(sector(2, cards=("P1",)))
    start = turn_of(REC, SCI, in_box=box(world, pois=[poi("P1", final=True)])).with_member(REC, sector=TWO)
    assert holds(start.state, qx.FinishedHere(), REC)
    assert not holds(start.state, qx.FinishedHere(), SCI)
    assert not holds(start.state, qx.TeamHere(), REC)
    assert holds(start.with_member(SCI, sector=TWO).state, qx.TeamHere(), REC)


@pytest.mark.rule("CHK-09", "CHK-15")
def test_a_check_is_assisted_with_a_die_or_a_card_of_somebody_else() -> None:
    helping = card("H", Section.SCIENCE, Ability(when=Moment.DURING_CHECK, effect=fx.GainCharges()))
    start = turn_of(REC, SCI, in_box=offering(CheckCard(), section_cards=[helping]))
    start = start.with_member(SCI, hand=(CardId("H/1"),)).play(TakeSpecialAction(number=1))
    alone = start.play(AddDie(die=DEFAULT_DICE[REC][0]), RollDice())
    assert not holds(alone.state, qx.CheckAssisted(), REC)
    assert holds(alone.play(PlayCard(member=SCI, card=CardId("H/1"))).state, qx.CheckAssisted(), REC)
    assert holds(start.play(AddDie(die=DEFAULT_DICE[SCI][0]), RollDice()).state, qx.CheckAssisted(), REC)
    assert not holds(turn_of(REC, SCI).state, qx.CheckAssisted(), REC)


@pytest.mark.rule("LND-19", "LND-12", "LND-15", "RND-09")
def test_a_landing_die_that_falls_again_counts_by_its_new_row_and_moves_no_space_more() -> None:
    rows = (
        LandingRow(first=0, last=4, effect=fx.LoseSupplies(count=5)),
        LandingRow(first=5, last=9, effect=fx.LoseSupplies()),
    )
    skill = Ability(when=Moment.LANDING, effect=fx.RerollLanding())
    people = crew(CrewCard(id=REC, name="Rec", skill=skill))
    taken = tuple(attrs.evolve(one, charges=1 if one.id == REC else 0) for one in team(REC, SCI))
    in_box = box(planet(landing=rows), crew=people)
    asked = table(REC, SCI, in_box=in_box, opening={"landing_rolls": 1, "team": taken}).given(real_dice=True)
    assert isinstance(asked.question, React)
    assert len(asked.told(LandingRolled)) == 1
    again = asked.play(UseSkill(member=REC))
    assert isinstance(again.question, AskTen)
    bumpy = again.play(TellTen(value=3))
    assert bumpy.state.supplies == asked.state.supplies - 5
    assert again.play(TellTen(value=9)).state.supplies == asked.state.supplies - 1
    assert not bumpy.told(LandingMoved)
    assert isinstance(bumpy.question, ChooseFirst)


@pytest.mark.rule("ACT-22", "GEN-17")
def test_what_holds_for_a_while_is_told_when_it_begins_and_when_it_is_made_use_of() -> None:
    world = planet(paths=(path(1, 2, fx.LoseSupplies(count=2)),))
    spare = fx.Last(what=Lasting.IGNORE_ICON, until=Until.TRAVEL, uses=1)
    before = turn_of(REC, SCI, in_box=box(world))
    begun = before.resolve(spare)
    (told,) = begun.told(LastingBegun)
    assert begun.state.lasting == (told.entry,)
    asked = begun.play(Travel(path=GO_TWO))
    assert isinstance(asked.question, ChooseOption)
    there = asked.play(PickOption(number=1))
    assert there.state.supplies == before.state.supplies
    assert there.told(LastingUsed) == (LastingUsed(entry=told.entry),)
    assert there.state.lasting == ()


@pytest.mark.rule("ACT-22", "GEN-08")
def test_what_a_path_does_to_others_does_not_come_from_their_path() -> None:
    harm = fx.ForCrew(who=fx.Who.EACH_OTHER_HERE, effect=fx.GainInjury(kind=InjuryKind.BURNED))
    world = planet(paths=(path(1, 2, harm),))
    start = able(Moment.ON_INJURY, fx.CancelIt(), qx.FromPath(), of=SCI, world=world)
    gone = start.play(Travel(path=GO_TWO))
    assert not isinstance(gone.question, React)
    assert gone.member(SCI).injury_count == 1


@pytest.mark.rule("CHK-52", "DNG-14")
def test_a_danger_die_that_has_been_resolved_cannot_be_canceled_any_more() -> None:
    start = rolled(turn_of(REC, SCI), perils=(("A", DangerIcon.RARE),), step=6)
    (check,) = start.state.checks
    resolved = attrs.evolve(check, dangers=(attrs.evolve(check.dangers[0], resolved=True),))
    late = start.given(checks=(resolved,)).resolve(fx.CancelDangerDie(letter="A"))
    assert not late.told(DangerDieResolved)
    assert start.resolve(fx.CancelDangerDie(letter="A")).told(DangerDieResolved)
    assert not start.resolve(fx.CancelDangerDie(letter="B")).told(DangerDieResolved)


@pytest.mark.rule("THR-03")
def test_a_text_of_no_threat_moves_none() -> None:
    start = turn_of(REC, SCI)
    after = start.resolve(fx.InOrder(steps=(fx.MoveThreat(), fx.Attack(effect=fx.GainCharges()), fx.RemoveThreat())))
    assert after.state.threats == start.state.threats
    assert not after.told(ChargesChanged)


@pytest.mark.rule("TRN-19", "GEN-17")
def test_what_holds_for_a_round_outlasts_a_turn_and_what_holds_for_a_turn_does_not() -> None:
    start = turn_of(REC, SCI)
    for until, left in ((Until.ROUND, 1), (Until.TURN_END, 0)):
        begun = start.resolve(fx.Last(what=Lasting.NO_SUPPLY_LOSS, until=until))
        begun = begun.given(pending=start.state.pending)
        next_turn = begun.play(EndTurn(), GoOn())
        assert next_turn.state.turn == SCI
        assert len(next_turn.state.lasting) == left
        assert not next_turn.play(EndTurn(), GoOn()).state.lasting


@pytest.mark.rule("ACT-22")
def test_what_holds_twice_is_used_up_by_its_second_use() -> None:
    world = planet(paths=(path(1, 2, fx.LoseSupplies(), fx.LoseSupplies(), fx.LoseSupplies()),))
    spare = fx.Last(what=Lasting.IGNORE_ICON, until=Until.TRAVEL, uses=2)
    before = turn_of(REC, SCI, in_box=box(world))
    asked = before.resolve(spare).play(Travel(path=GO_TWO))
    once = asked.play(PickOption(number=1))
    assert [entry.uses for entry in once.state.lasting] == [1]
    twice = once.play(PickOption(number=1))
    assert twice.state.lasting == ()
    assert twice.state.supplies == before.state.supplies - 1
