"""Moments that abilities wait for, and what they do about what is about to hit (CRD-12, CRW-14, GEN-21)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.checks import crew, go_on, rolled, track
from tests.expedition.table import GO_TWO, ONE, REC, SCI, TWO, Table, box, path, planet, poi, sector, turn_of
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.dice.faces import DangerIcon
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import questions as asks
from vanguard_desktop.rulesets.expedition.data.commands import (
    Exert,
    GiveStartToken,
    GoOn,
    Prepare,
    Rest,
    Travel,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseFirst,
    ChooseOption,
    ChoosePath,
    ChoosePrepare,
    React,
)
from vanguard_desktop.rulesets.expedition.data.questions import Not
from vanguard_desktop.rulesets.expedition.data.reasons import NotTheMoment
from vanguard_desktop.rulesets.expedition.data.steps import DangerResult, EndPhase, Occasion, OpenRound, PlaceLeads
from vanguard_desktop.setting.cards import (
    Ability,
    ActionTrack,
    Biome,
    CheckCard,
    CrewCard,
    DiscoveryCard,
    DiscoveryType,
    InjuryKind,
    Moment,
    RowColor,
    SpecialAction,
    Stat,
    ThreatCard,
)

SUCCESS = fx.GainSuccesses()


def able(
    when: Moment,
    effect: Effect = SUCCESS,
    test: Test | None = None,
    of: MemberId = REC,
    anywhere: bool = False,
    **fields: Any,
) -> Table:
    """One crew member has this as a skill, with two charges."""
    skill = Ability(when=when, effect=effect, test=test, anywhere=anywhere)
    made = box(fields.pop("world", planet()), crew=crew(CrewCard(id=of, name=of, skill=skill)), **fields)
    return turn_of(REC, SCI, in_box=made).with_member(of, charges=2)


@pytest.mark.rule("CRW-14", "GEN-21")
@pytest.mark.parametrize(
    ("moment", "command"),
    [
        (Moment.AFTER_TRAVEL, Travel(path=GO_TWO)),
        (Moment.NEW_SECTOR, Travel(path=GO_TWO)),
        (Moment.AFTER_REST, Rest()),
        (Moment.ON_PREPARE, Prepare()),
    ],
)
def test_a_skill_for_something_done_is_offered_when_it_is_done(moment: Moment, command: Any) -> None:
    start = able(moment).with_member(REC, hand=())
    assert start.refuses(UseSkill(member=REC)) == NotTheMoment()
    asked = start.play(command)
    assert isinstance(asked.question, React)
    assert asked.question.cost.effect == Occasion(moment=moment)
    used = asked.play(UseSkill(member=REC))
    assert used.state.successes == 1
    assert isinstance(used.question, React)  # with its other charge it may be used again (CRW-15)
    assert not isinstance(asked.play(GoOn()).question, React)


@pytest.mark.rule("CRW-16")
def test_nobody_is_asked_about_what_another_has_done() -> None:
    assert isinstance(able(Moment.AFTER_TRAVEL, of=SCI).play(Travel(path=GO_TWO)).question, ChooseAction)


@pytest.mark.rule("CRW-14")
def test_a_sector_is_new_once() -> None:
    start = able(Moment.NEW_SECTOR)
    there = start.given(visited=(*start.state.visited, TWO)).play(Travel(path=GO_TWO))
    assert isinstance(there.question, ChooseAction)


@pytest.mark.rule("ACT-36", "CRW-14")
def test_what_comes_with_preparing_comes_before_it() -> None:
    asked = able(Moment.ON_PREPARE, fx.DrawCards()).with_member(REC, hand=()).play(Prepare())
    held = len(asked.member(REC).hand)
    drawn = asked.play(UseSkill(member=REC), GoOn())
    assert len(drawn.member(REC).hand) == held + 1
    assert isinstance(drawn.question, ChoosePrepare)


@pytest.mark.rule("ACT-50", "ACT-54")
def test_after_exerting_comes_after_the_refresh() -> None:
    start = able(Moment.AFTER_EXERT)
    dice = start.member(REC).available
    asked = start.with_member(REC, available=dice[:1], spent=dice[1:]).play(Exert(member=REC))
    while not isinstance(asked.question, React):
        asked = asked.play(asked.legal()[0])
    assert len(asked.member(REC).available) == 4
    assert asked.play(UseSkill(member=REC)).state.successes == 1


@pytest.mark.rule("EQP-12")
def test_a_die_of_another_color_comes_back_after_a_cost() -> None:
    start = able(Moment.AFTER_SPENDING, fx.RefreshOther())
    red, *others = (die for die in start.member(REC).available if die.startswith("red"))
    green = next(die for die in start.member(REC).available if die.startswith("green"))
    start = start.with_member(REC, available=(red,), spent=(*others, green))
    asked = start.resolve(fx.SpendDice(), source="event:E0")
    assert isinstance(asked.question, React)
    back = asked.play(UseSkill(member=REC))
    assert green in back.member(REC).available
    assert red in back.member(REC).spent


@pytest.mark.rule("THR-08", "GEN-21")
def test_a_threat_that_enters_is_met_before_it_goes_on() -> None:
    threats = [ThreatCard(id=CardId("X1"), name="X1")]
    start = able(Moment.THREAT_ENTERED, fx.MoveConnected(), threats=threats)
    asked = start.resolve(fx.PlaceThreat(card=CardId("X1"), sector=ONE))
    assert isinstance(asked.question, React)
    assert asked.question.member == REC
    elsewhere = start.resolve(fx.PlaceThreat(card=CardId("X1"), sector=TWO))
    assert not isinstance(elsewhere.question, React)


@pytest.mark.rule("PLN-16")
def test_a_new_point_of_interest_is_an_occasion_for_whoever_stands_there() -> None:
    start = able(Moment.POI_PLACED, test=asks.PoiComes(card=CardId("P1")), pois=[poi("P1"), poi("P2")])
    assert isinstance(start.resolve(fx.ReplacePoi(card=CardId("P1"))).question, React)
    assert not isinstance(start.resolve(fx.ReplacePoi(card=CardId("P2"))).question, React)


@pytest.mark.rule("LED-05", "LED-02")
def test_leads_may_be_sent_to_other_decks_or_grow_in_number() -> None:
    leads = fx.GainLeads(types=(DiscoveryType.SPECIMEN,))
    start = able(Moment.ON_LEADS, fx.LeadsAnywhere(), test=asks.LeadsFor(types=(DiscoveryType.SPECIMEN,)))
    asked = start.resolve(leads)
    assert isinstance(asked.question.cost.effect, PlaceLeads)
    moved = asked.play(UseSkill(member=REC))
    assert set(moved.question.types) == set(DiscoveryType)
    assert not isinstance(start.resolve(fx.GainLeads(types=(DiscoveryType.FLORA,))).question, React)


@pytest.mark.rule("TRN-25")
def test_at_the_end_of_a_turn_after_its_event() -> None:
    asked = able(Moment.TURN_END, test=asks.NoSpecialAction()).resolve(EndPhase(events=0))
    assert isinstance(asked.question, React)
    assert asked.member(REC).turn_ended
    busy = able(Moment.TURN_END, test=asks.NoSpecialAction()).given(special_taken=True).resolve(EndPhase(events=0))
    assert not isinstance(busy.question, React)


@pytest.mark.rule("ACT-21", "TRN-15")
def test_a_travel_beside_the_actions_uses_none() -> None:
    start = able(Moment.EXTRA_ACTION, fx.TravelOnce())
    asked = start.play(UseSkill(member=REC))
    assert isinstance(asked.question, ChoosePath)
    gone = asked.play(Travel(path=GO_TWO))
    assert (gone.member(REC).sector, gone.state.actions_left) == (TWO, 2)
    assert isinstance(asked.play(GoOn()).question, ChooseAction)


@pytest.mark.rule("TRN-05")
def test_the_start_token_changes_hands_in_the_middle_of_a_round() -> None:
    taken = able(Moment.ANY_TIME).resolve(fx.TakeStartToken(), you=SCI)
    assert taken.state.start_token == SCI


# What is about to hit.


@pytest.mark.rule("DNG-09")
def test_only_dice_of_the_named_letters_are_answered() -> None:
    start = able(Moment.AFTER_DANGER, fx.CancelIt(), asks.DangerIs(letters=("A", "F")))
    hit = DangerResult(letter="A", icon=DangerIcon.RARE)
    asked = start.resolve(hit)
    assert isinstance(asked.question, React)
    assert asked.play(UseSkill(member=REC)).member(REC).injury_count == 0
    assert not isinstance(start.resolve(DangerResult(letter="B", icon=DangerIcon.RARE)).question, React)


@pytest.mark.rule("EVT-04", "DNG-09")
def test_a_biome_may_be_asked_for() -> None:
    cave = planet(sector(1, lander=True, biomes=(Biome.CAVES,)))
    hit = DangerResult(letter="A", icon=DangerIcon.RARE)
    test = asks.BiomeHere(biomes=(Biome.CAVES, Biome.ROCKY))
    assert isinstance(able(Moment.AFTER_DANGER, fx.CancelIt(), test, world=cave).resolve(hit).question, React)
    assert not isinstance(able(Moment.AFTER_DANGER, fx.CancelIt(), test).resolve(hit).question, React)


@pytest.mark.rule("INJ-03", "GEN-16")
def test_dice_are_spent_instead_of_an_injury_of_that_kind() -> None:
    instead = fx.InOrder(steps=(fx.SpendDice(count=2), fx.CancelIt()))
    test = asks.InjuryIs(kinds=(InjuryKind.WOUNDED,))
    asked = able(Moment.ON_INJURY, instead, test).resolve(fx.GainInjury(kind=InjuryKind.WOUNDED))
    after = asked.play(UseSkill(member=REC))
    while after.question is not None and not isinstance(after.question, ChooseAction):
        after = after.play(after.legal()[0])
    assert (after.member(REC).injury_count, len(after.member(REC).spent)) == (0, 2)
    other = able(Moment.ON_INJURY, instead, test).resolve(fx.GainInjury(kind=InjuryKind.BURNED))
    assert other.member(REC).injury_count == 1


@pytest.mark.rule("INJ-03", "CRD-19")
def test_an_injury_is_taken_for_somebody_else_here() -> None:
    start = able(Moment.ON_INJURY, fx.TakeInjury(), Not(test=asks.HitsYou()))
    asked = start.resolve(fx.GainInjury(kind=InjuryKind.BURNED), you=SCI)
    assert isinstance(asked.question, React)
    taken = asked.play(UseSkill(member=REC))
    assert (taken.member(REC).injury_count, taken.member(SCI).injury_count) == (1, 0)
    assert not isinstance(start.resolve(fx.GainInjury(kind=InjuryKind.BURNED), you=REC).question, React)
    away = start.with_member(SCI, sector=TWO).resolve(fx.GainInjury(kind=InjuryKind.BURNED), you=SCI)
    assert not isinstance(away.question, React)


@pytest.mark.rule("INJ-11", "CRD-19")
def test_a_fourth_injury_is_turned_into_the_loss_of_one_anywhere() -> None:
    mend = fx.InOrder(steps=(fx.ForHit(effect=fx.RemoveInjury(card=True, die=False)), fx.CancelIt()))
    start = able(Moment.ON_INJURY, mend, asks.FourthInjury(), anywhere=True).with_member(SCI, sector=TWO)
    three = start.hurt(SCI, InjuryKind.BURNED, InjuryKind.BURNED, InjuryKind.BURNED)
    saved = three.resolve(fx.GainInjury(kind=InjuryKind.BURNED), you=SCI).play(UseSkill(member=REC))
    assert saved.member(SCI).injury_count == 2
    assert saved.state.ending is None
    two = start.hurt(SCI, InjuryKind.BURNED, InjuryKind.BURNED)
    assert not isinstance(two.resolve(fx.GainInjury(kind=InjuryKind.BURNED), you=SCI).question, React)


@pytest.mark.rule("GEN-38")
def test_a_part_of_a_loss_is_canceled() -> None:
    start = able(Moment.ON_SUPPLY_LOSS, fx.LoseLess())
    asked = start.resolve(fx.LoseSupplies(count=3))
    less = asked.play(UseSkill(member=REC), GoOn())
    assert less.state.supplies == start.state.supplies - 2
    small = able(Moment.ON_SUPPLY_LOSS, fx.CancelIt(), asks.LossAtMost(count=2))
    assert isinstance(small.resolve(fx.LoseSupplies(count=2)).question, React)
    assert not isinstance(small.resolve(fx.LoseSupplies(count=3)).question, React)


@pytest.mark.rule("ACT-22")
def test_an_injury_of_the_path_is_told_from_others() -> None:
    way = planet(paths=(path(1, 2, fx.GainInjury(kind=InjuryKind.BURNED)),))
    start = able(Moment.ON_INJURY, fx.CancelIt(), asks.FromPath(), world=way)
    asked = start.play(Travel(path=GO_TWO))
    assert isinstance(asked.question, React)
    assert asked.play(UseSkill(member=REC)).member(REC).injury_count == 0
    assert not isinstance(start.resolve(fx.GainInjury(kind=InjuryKind.BURNED)).question, React)


@pytest.mark.rule("CHK-52")
def test_a_combination_cancels_a_danger_die_that_waits() -> None:
    start = rolled(turn_of(REC, SCI), perils=(("A", DangerIcon.RARE), ("B", DangerIcon.RARE)), step=6)
    spared = go_on(start.resolve(fx.CancelDangerDie(letter="A")))
    kinds = [injury.kind for injury in spared.member(REC).injuries if injury is not None]
    assert kinds == [InjuryKind.EXHAUSTED]


@pytest.mark.rule("INJ-16", "INJ-20")
def test_a_named_kind_that_nobody_has_is_neither_removed_nor_turned() -> None:
    hurt = turn_of(REC, SCI).hurt(REC, InjuryKind.BURNED)
    removed = hurt.resolve(fx.RemoveInjury(card=True, die=True, kind=InjuryKind.PANICKED))
    assert removed.member(REC).injuries == hurt.member(REC).injuries
    turned = hurt.resolve(fx.FlipKind(kinds=(InjuryKind.WOUNDED, InjuryKind.BURNED)))
    assert [injury.face_down for injury in turned.member(REC).injuries if injury] == [True]
    assert hurt.resolve(fx.FlipKind(kinds=(InjuryKind.WOUNDED,))).member(REC).injuries == hurt.member(REC).injuries


@pytest.mark.rule("LND-19", "LND-16")
def test_a_statistic_is_raised_for_one_landing_roll() -> None:
    start = turn_of(REC, SCI).given(stats={Stat.ARMOR: 1}, supplies=8)
    raised = start.resolve(fx.RaiseStat(stat=Stat.ARMOR))
    assert raised.resolve(fx.LoseSupplies(count=4, reduced_by=Stat.ARMOR)).state.supplies == 6
    assert start.resolve(fx.LoseSupplies(count=4, reduced_by=Stat.ARMOR)).state.supplies == 5
    asked = start.resolve(fx.RaiseAnyStat())
    assert isinstance(asked.question, ChooseOption)
    assert [option.stat for option in asked.options] == list(Stat)


@pytest.mark.rule("ACT-22", "ACT-23")
def test_an_icon_of_the_path_is_answered_when_its_turn_comes() -> None:
    world = planet(paths=(path(1, 2, fx.LoseSupplies(), fx.TravelIcon()),))
    start = able(Moment.ON_PATH_ICON, fx.CancelIt(), world=world)
    full = start.state.supplies
    asked = start.play(Travel(path=GO_TWO))
    assert isinstance(asked.question, React)
    assert asked.question.cost.effect == fx.LoseSupplies()
    spared = asked.play(UseSkill(member=REC), UseSkill(member=REC))
    assert (spared.member(REC).sector, spared.state.supplies) == (TWO, full)
    taken = asked.play(GoOn(), GoOn())
    assert (taken.member(REC).sector, taken.state.supplies) == (TWO, full - 1)


@pytest.mark.rule("DSC-03", "GEN-21")
def test_a_gained_discovery_is_an_occasion() -> None:
    decks = {DiscoveryType.FLORA: (CardId("D1"), CardId("D2"))}
    cards = [DiscoveryCard(id=CardId(id), type=DiscoveryType.FLORA, name=id) for id in ("D1", "D2")]
    start = able(Moment.AFTER_DISCOVERY, discoveries=cards).given(discoveries=decks)
    asked = start.resolve(fx.GainDiscovery(deck=DiscoveryType.FLORA))
    assert isinstance(asked.question, React)
    assert asked.state.found == (CardId("D1"),)


@pytest.mark.rule("TIM-20", "CRW-14")
def test_a_green_track_that_moves_on_may_move_on_once_more() -> None:
    tracks = CheckCard(tracks=(ActionTrack(color=RowColor.GREEN, length=4, effect=SUCCESS),))
    again = fx.Progress(color=RowColor.GREEN)
    place = planet(sector(1, lander=True, poi=CardId("P1")))
    there = [poi("P1", SpecialAction(name="Climb", check=tracks))]
    start = rolled(able(Moment.TRACK_ADVANCED, again, world=place, pois=there), card=tracks, step=7)
    asked = start.resolve(fx.Progress(color=RowColor.GREEN))
    assert isinstance(asked.question, React)
    assert asked.state.tracks[track(RowColor.GREEN)] == 1
    assert asked.play(UseSkill(member=REC)).state.tracks[track(RowColor.GREEN)] == 2
    back = start.given(tracks={track(RowColor.GREEN): 2}).resolve(fx.Progress(color=RowColor.GREEN, count=-1))
    assert not isinstance(back.question, React)


@pytest.mark.rule("TRN-25", "ACT-21")
def test_a_travel_at_the_start_of_a_round_comes_before_the_first_turn() -> None:
    start = able(Moment.ROUND_START, fx.TravelOnce(), of=SCI)
    given = start.resolve(OpenRound(), you=None)
    assert isinstance(given.question, ChooseFirst)  # the start token is given first
    asked = given.play(GiveStartToken(to=REC))
    assert isinstance(asked.question, React)
    gone = asked.play(UseSkill(member=SCI), Travel(path=GO_TWO), GoOn())
    assert gone.member(SCI).sector == TWO
    assert (gone.question, gone.state.actions_left) == (ChooseAction(member=REC), 2)


@pytest.mark.rule("PLN-31", "ACT-28")
def test_leaving_a_finished_sector_is_told_from_leaving_others() -> None:
    done = planet(sector(1, lander=True, poi=CardId("P1")))
    start = able(Moment.ON_TRAVEL, test=asks.FinishedHere(), world=done, pois=[poi("P1", final=True)])
    assert isinstance(start.play(Travel(path=GO_TWO)).question, React)
    assert isinstance(able(Moment.ON_TRAVEL, test=asks.FinishedHere()).play(Travel(path=GO_TWO)).question, ChooseAction)


@pytest.mark.rule("CRW-14")
def test_some_skills_need_the_whole_team_in_one_sector() -> None:
    start = able(Moment.ANY_TIME, test=asks.TeamHere())
    assert UseSkill(member=REC) in start.legal(UseSkill)
    assert start.with_member(SCI, sector=TWO).refuses(UseSkill(member=REC)) == NotTheMoment()


@pytest.mark.rule("ACT-42", "ACT-39")
def test_a_text_about_resting_changes_the_step_it_names_and_otherwise_comes_last() -> None:
    for moment, drawn in ((Moment.ON_REST, 0), (Moment.AFTER_REST, 1)):
        asked = able(moment, fx.RefreshDice()).with_member(REC, hand=()).play(Rest())
        assert isinstance(asked.question, React)
        assert len(asked.member(REC).hand) == drawn  # the card of step 3
        assert asked.state.supplies == able(moment).state.supplies - 1
