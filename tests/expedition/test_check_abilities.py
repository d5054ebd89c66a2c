"""Abilities about whole checks: who may assist, which checks they fit, what comes after an outcome."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.checks import SOURCE, crew, go_on, offering, outcomes, rolled, track, up
from tests.expedition.table import ENG, ONE, REC, SCI, SEC, THREE, TWO, Table, card, dice, face, turn_of
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Color, Icon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import questions as qx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    GoOn,
    PickMember,
    PickOption,
    PlayCard,
    Prepare,
    RollDice,
    TakeSpecialAction,
    UseCombination,
    UseEquipment,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseOption,
    Combine,
    GatherDice,
    Modify,
    React,
)
from vanguard_desktop.rulesets.expedition.data.events import (
    CheckEnded,
    CheckStarted,
    DiceAdded,
    DieRefreshed,
    OutcomeApplied,
    TrackMoved,
)
from vanguard_desktop.rulesets.expedition.data.reasons import NoMoreDiceToAssist, NotHere, NotTheMoment, OneDieToAssist
from vanguard_desktop.rulesets.expedition.data.state import Threat, action_track
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting.cards import (
    Ability,
    ActionTrack,
    CheckCard,
    Combination,
    CrewCard,
    EquipmentCard,
    EquipmentKind,
    InjuryKind,
    Moment,
    Row,
    RowColor,
    SpecialAction,
    SpecialEffect,
    ThreatCard,
)

BAS, XEN, PHY = Icon.BASIC, Icon.XENOLOGY, Icon.PHYSICAL
RED_ROW = Row(color=RowColor.RED, effect=fx.Nothing())
NOTHING = CheckCard(rows=(RED_ROW,))


def skilled(who: MemberId, ability: Ability, charges: int = 2) -> dict[str, Any]:
    return {"crew": crew(CrewCard(id=who, name="Somebody", skill=ability, charges=charges))}


def ability(when: Moment, effect: Effect, test: Test | None = None) -> Ability:
    return Ability(when=when, effect=effect, test=test)


def gathering(check: CheckCard = NOTHING, *team: MemberId, **families: Any) -> Table:
    """Recon is about to choose its dice."""
    start = turn_of(*(team or (REC, SCI)), in_box=offering(check, **families))
    for member in start.state.members:
        start = start.with_member(member.id, charges=2)
    return start.play(TakeSpecialAction(number=1))


def with_cards(start: Table, who: MemberId, *names: str) -> Table:
    return start.with_member(who, hand=tuple(CardId(name) for name in names), deck=(), discards=())


def after_roll(start: Table) -> Table:
    """The roll, and steps 4 and 5 without doing anything."""
    table = start.play(RollDice())
    while isinstance(table.question, Modify | Combine):
        table = table.play(GoOn())
    return table


# Assistance


@pytest.mark.rule("CHK-08", "CRW-20")
def test_a_text_lets_each_assistant_lend_a_second_die():
    """Share the Weight: one die without the card, two with it, never three."""
    share = card("SW", Section.RECON, ability(Moment.BEFORE_ROLL, fx.AssistMore(count=2)))
    start = with_cards(gathering(section_cards=[share]), REC, "SW")
    first, second, third = start.member(SCI).available[:3]
    one = start.play(AddDie(die=first))
    assert isinstance(one.refuses(AddDie(die=second)), OneDieToAssist)
    more = one.play(PlayCard(member=REC, card=CardId("SW")), AddDie(die=second))
    assert more.refuses(AddDie(die=third)) == NoMoreDiceToAssist(member=SCI, most=2)


@pytest.mark.rule("CHK-08")
def test_the_second_die_of_an_assistant_lasts_only_for_that_check():
    share = card("SW", Section.RECON, ability(Moment.BEFORE_ROLL, fx.AssistMore(count=2)))
    start = with_cards(gathering(section_cards=[share]), REC, "SW").play(PlayCard(member=REC, card=CardId("SW")))
    done = after_roll(start)
    assert done.state.check is None


@pytest.mark.rule("CHK-80")
def test_everybody_who_assisted_with_a_die_or_a_card_refreshes_one():
    """Pull Together: after a check every crew who assisted refreshes 1."""
    together = fx.ForCrew(who=fx.Who.ASSISTING, effect=fx.RefreshDice())
    families = skilled(REC, ability(Moment.AFTER_CHECK, together))
    start = gathering(NOTHING, REC, SCI, ENG, **families)
    spent = dice("red-basic-4")
    eng = start.member(ENG)
    start = start.with_member(ENG, available=tuple(d for d in eng.available if d not in spent), spent=spent)
    lent = start.member(SCI).available[0]
    asked = after_roll(start.play(AddDie(die=lent)))
    assert isinstance(asked.question, React)
    helped = asked.play(UseSkill(member=REC))
    assert [(event.member, event.die) for event in helped.told(DieRefreshed)] == [(SCI, lent)]
    over = helped.play(GoOn())
    assert over.told(CheckEnded)


@pytest.mark.rule("CHK-06", "CHK-08")
def test_somebody_in_a_connected_sector_may_assist_by_a_skill():
    """Clear Hands: assist a check in a connected sector. Patch Lead: the active crew member asks for it."""
    own = skilled(SCI, ability(Moment.BEFORE_ANY_ROLL, fx.MayAssist(), qx.CheckWithin(count=1)))
    start = gathering(**own).with_member(SCI, sector=TWO)
    die = start.member(SCI).available[0]
    assert isinstance(start.refuses(AddDie(die=die)), NotHere)
    lent = start.play(UseSkill(member=SCI), AddDie(die=die))
    assert lent.state.check is not None
    assert lent.state.check.hand == ((die, SCI),)
    assert isinstance(start.with_member(SCI, sector=THREE).refuses(UseSkill(member=SCI)), NotTheMoment)


def test_the_active_crew_member_may_ask_somebody_in_a_connected_sector():
    asking = ability(Moment.BEFORE_ROLL, fx.ForCrew(who=fx.Who.ONE_CONNECTED, effect=fx.MayAssist()))
    start = gathering(NOTHING, REC, SCI, ENG, SEC, **skilled(REC, asking))
    start = start.with_member(SCI, sector=TWO).with_member(ENG, sector=TWO).with_member(SEC, sector=THREE)
    asked = start.play(UseSkill(member=REC))
    assert {command.member for command in asked.legal(PickMember)} == {SCI, ENG}
    chosen = asked.play(PickMember(member=ENG))
    assert {command.die for command in chosen.legal(AddDie)} >= set(chosen.member(ENG).available)
    assert not {command.die for command in chosen.legal(AddDie)} & set(chosen.member(SCI).available)


@pytest.mark.rule("CHK-19")
def test_whoever_assists_from_elsewhere_may_also_play_a_card():
    reroll = card("RR", Section.SCIENCE, ability(Moment.DURING_CHECK, fx.RerollDice()))
    own = skilled(SCI, ability(Moment.BEFORE_ANY_ROLL, fx.MayAssist()))
    start = with_cards(gathering(section_cards=[reroll], **own), SCI, "RR").with_member(SCI, sector=TWO)
    with_skill = start.play(UseSkill(member=SCI), RollDice())
    assert PlayCard(member=SCI, card=CardId("RR")) in with_skill.legal(PlayCard)
    assert PlayCard(member=SCI, card=CardId("RR")) not in start.play(RollDice()).legal(PlayCard)


# Which checks a text fits


@pytest.mark.rule("CHK-19")
def test_a_card_for_a_check_of_another_is_not_played_in_the_own_check():
    """Peer Review: another crew's check here."""
    review = ability(Moment.DURING_CHECK, fx.RerollDice(count=2), qx.CheckOfAnother())
    cards = [card("PR", Section.SCIENCE, review), card("PR2", Section.RECON, review)]
    start = with_cards(with_cards(gathering(section_cards=cards), SCI, "PR"), REC, "PR2").play(RollDice())
    assert PlayCard(member=SCI, card=CardId("PR")) in start.legal(PlayCard)
    assert isinstance(start.refuses(PlayCard(member=REC, card=CardId("PR2"))), NotTheMoment)


def test_a_skill_reaches_a_check_in_any_sector():
    """Follow Spot: a crew in any sector rerolls."""
    spot = skilled(SCI, ability(Moment.ANY_CHECK, fx.RerollDice(count=2)))
    start = gathering(**spot).with_member(SCI, sector=THREE)
    assert isinstance(start.refuses(UseSkill(member=SCI)), NotTheMoment)
    ready = go_on(rolled(start, up("red-basic-2", BAS)))
    assert UseSkill(member=SCI) in ready.legal(UseSkill)


def test_checks_that_ask_for_an_icon_are_told_from_others():
    named = CheckCard(rows=(Row(color=RowColor.GREEN, requirement=asks(PHY, XEN), effect=fx.Nothing()),))
    assert holds(gathering(named).state, qx.CheckAsksFor(icon=XEN))
    assert not holds(gathering(named).state, qx.CheckAsksFor(icon=BAS))
    assert not holds(gathering().state, qx.CheckAsksFor(icon=XEN))


def test_a_check_to_prepare_and_one_on_a_threat_are_told_from_others():
    start = turn_of(REC, SCI)
    preparing = start.play(Prepare()).play(PickOption(number=2))
    assert holds(preparing.state, qx.CheckToPrepare())
    assert not holds(gathering().state, qx.CheckToPrepare())
    on_threat = rolled(start, source=Source.read("threat:X01:1"))
    assert holds(on_threat.state, qx.CheckOnThreat())
    assert not holds(gathering().state, qx.CheckOnThreat())


def test_available_dice_are_counted_for_a_cost_that_takes_no_other_die():
    start = turn_of(REC, SCI)
    assert holds(start.state, qx.HasAvailable(color=Color.RED, count=2), REC)
    assert not holds(start.state, qx.HasAvailable(color=Color.RED, count=3), REC)


# Injury dice


@pytest.mark.rule("CHK-11")
def test_injury_dice_stay_on_the_board_by_a_text():
    """Plaster Roll: ignore your injury dice in one check."""
    plaster = EquipmentCard(
        id=CardId("E01"),
        kind=EquipmentKind.SMALL,
        name="Plaster",
        abilities=(ability(Moment.BEFORE_ROLL, fx.IgnoreInjuryDice()),),
        single_use=True,
    )
    start = gathering(equipment=[plaster]).hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,))
    start = start.with_member(REC, equipment=(CardId("E01"),))
    assert start.play(RollDice()).told(DiceAdded)[0].injuries == 1
    fell = start.play(UseEquipment(member=REC, card=CardId("E01"), number=1), RollDice())
    assert not fell.told(DiceAdded)
    assert fell.member(REC).injury_dice == (Color.RED,)


def test_somebody_else_in_the_sector_helps_to_ignore_injury_dice():
    """Steady Breath: a crew here ignores its injury dice in one check."""
    text = ability(Moment.BEFORE_ANY_ROLL, fx.IgnoreInjuryDice(), qx.CheckWithin(count=0))
    breath = card("SB", Section.SCIENCE, text)
    start = with_cards(gathering(section_cards=[breath]), SCI, "SB").hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,))
    away = start.with_member(SCI, sector=TWO)
    assert isinstance(away.refuses(PlayCard(member=SCI, card=CardId("SB"))), NotTheMoment)
    fell = start.play(PlayCard(member=SCI, card=CardId("SB")), RollDice())
    assert fell.member(REC).injury_dice == (Color.RED,)


# After an outcome


@pytest.mark.rule("CHK-84", "CRW-16")
def test_after_the_own_red_outcome_a_skill_answers_it():
    """Ask It Why: after your red outcome draw 2 cards; not after a green one, not after somebody else's."""
    why = ability(Moment.AFTER_OUTCOME, fx.GainSuccesses(), qx.OutcomeWas(color=RowColor.RED))
    asked = after_roll(gathering(**skilled(REC, why)))
    assert isinstance(asked.question, React)
    assert asked.told(OutcomeApplied)[0].color is RowColor.RED
    used = asked.play(UseSkill(member=REC))
    assert used.state.successes == 1
    assert isinstance(used.play(GoOn()).question, ChooseAction)
    green = CheckCard(rows=(Row(color=RowColor.GREEN, effect=fx.Nothing()),))
    assert isinstance(after_roll(gathering(green, **skilled(REC, why))).question, ChooseAction)
    assert isinstance(after_roll(gathering(**skilled(SCI, why))).question, ChooseAction)


def test_a_card_answers_the_red_outcome():
    """Fall Back: after a red outcome move to a connected sector."""
    back = ability(Moment.AFTER_OUTCOME, fx.MoveConnected(), qx.OutcomeWas(color=RowColor.RED))
    start = with_cards(gathering(section_cards=[card("FB", Section.RECON, back)]), REC, "FB")
    moved = after_roll(start).play(PlayCard(member=REC, card=CardId("FB")))
    assert moved.member(REC).sector == TWO


@pytest.mark.rule("CHK-05")
def test_a_check_with_a_red_outcome_is_made_again_with_available_dice():
    """Say It Again: after a red outcome in a check asking for XEN."""
    check = CheckCard(rows=(Row(color=RowColor.GREEN, requirement=asks(XEN), effect=fx.GainSuccesses()), RED_ROW))
    again = ability(Moment.AFTER_OUTCOME, fx.RepeatCheck(), qx.OutcomeWas(color=RowColor.RED))
    asked = after_roll(gathering(check, **skilled(REC, again, charges=1)).with_member(REC, charges=1))
    second = asked.play(UseSkill(member=REC))
    assert second.told(CheckStarted)[0].check.source == SOURCE
    assert isinstance(second.question, GatherDice)
    fell = second.play(AddDie(die=second.member(REC).available[0])).lucky(face("green-basic-2", BAS))
    over = after_roll(fell)
    assert over.state.check is None
    assert isinstance(over.question, ChooseAction)
    assert over.state.special_taken


# Tracks of actions here


def tracked(*tracks: ActionTrack) -> Table:
    box = offering(CheckCard(tracks=tracks))
    return turn_of(REC, SCI, in_box=box)


@pytest.mark.rule("TIM-22", "TIM-23")
def test_a_green_track_here_advances_outside_of_its_check():
    """Firm Tap, Null Result: the outcome space is only resolved in the next check of that action."""
    start = tracked(ActionTrack(color=RowColor.GREEN, length=2, effect=fx.GainSuccesses()))
    for expected in (1, 2):
        start = start.resolve(fx.ProgressHere(color=RowColor.GREEN))
        assert start.state.tracks[track(RowColor.GREEN)] == expected
    assert not start.resolve(fx.ProgressHere(color=RowColor.GREEN)).told(TrackMoved)
    assert start.state.successes == 0
    elsewhere = start.with_member(REC, sector=TWO).given(tracks={})
    assert not elsewhere.resolve(fx.ProgressHere(color=RowColor.GREEN)).told(TrackMoved)


@pytest.mark.rule("TIM-22")
def test_where_two_tracks_could_move_one_is_chosen():
    threat = ThreatCard(
        id=CardId("X"),
        name="X",
        actions=(SpecialAction(name="Calm", check=CheckCard(tracks=(_green(3),))),),
    )
    box = offering(CheckCard(tracks=(_green(2),)), threats=[threat])
    start = turn_of(REC, SCI, in_box=box).given(threats=(Threat(card=CardId("X"), sector=ONE),))
    asked = start.resolve(fx.ProgressHere(color=RowColor.GREEN, count=2))
    assert isinstance(asked.question, ChooseOption)
    after = asked.play(PickOption(number=2))
    assert after.told(TrackMoved)[0].track == Track.read("threat:X:1:green")
    assert after.told(TrackMoved)[0].to == 2


def _green(length: int) -> ActionTrack:
    return ActionTrack(color=RowColor.GREEN, length=length, effect=fx.Nothing())


@pytest.mark.rule("TIM-22")
def test_only_a_track_that_the_icon_moves_on_advances():
    """Shared Tongue."""
    step = SpecialEffect(requirement=asks(Icon.XENOLOGY), effect=fx.Progress(color=RowColor.GREEN))
    start = turn_of(REC, SCI, in_box=offering(CheckCard(special=(step,), tracks=(_green(4),))))
    wanted = fx.ProgressHere(color=RowColor.GREEN, count=2, asking=Icon.XENOLOGY)
    assert start.resolve(wanted).state.tracks[track(RowColor.GREEN)] == 2
    other = fx.ProgressHere(color=RowColor.GREEN, count=2, asking=Icon.BIOLOGY)
    assert not start.resolve(other).told(TrackMoved)


@pytest.mark.rule("TIM-20", "TIM-22", "TIM-23")
def test_every_green_track_here_and_next_door_advances():
    """Grand Design."""
    action = SpecialAction(name="Calm", check=CheckCard(tracks=(_green(3),)))
    threats = [ThreatCard(id=CardId(id), name=id, actions=(action,)) for id in ("X", "Y")]
    start = turn_of(REC, SCI, in_box=offering(CheckCard(tracks=(_green(2),)), threats=threats)).given(
        threats=(Threat(card=CardId("X"), sector=TWO), Threat(card=CardId("Y"), sector=THREE))
    )
    moved = start.resolve(fx.ProgressAround(color=RowColor.GREEN))
    near = {track(RowColor.GREEN), action_track(Source.read("threat:X:1"), RowColor.GREEN)}
    assert _set(moved) == dict.fromkeys(near, 1)


@pytest.mark.rule("GEN-32")
def test_all_markers_leave_a_red_track_here():
    """Cold Patience."""
    start = tracked(ActionTrack(color=RowColor.RED, length=3, effect=fx.Nothing()))
    marked = start.given(tracks={track(RowColor.RED): 2})
    assert track(RowColor.RED) not in _set(marked.resolve(fx.ResetHere(color=RowColor.RED)))
    assert not start.resolve(fx.ResetHere(color=RowColor.RED)).told(TrackMoved)


def _set(table: Table) -> dict[str, int]:
    return {id: at for id, at in table.state.tracks.items() if at}


def test_a_combination_moves_a_track_of_another_card_while_a_check_runs():
    cheap = Combination(requirement=asks(BAS), effect=fx.ProgressHere(color=RowColor.GREEN))
    tap = card("FT", Section.RECON, ability(Moment.DURING_CHECK, fx.Nothing()), cheap)
    box = offering(CheckCard(tracks=(_green(3),)), section_cards=[tap])
    start = with_cards(turn_of(REC, SCI, in_box=box), REC, "FT").play(Prepare()).play(PickOption(number=2))
    ready = start.play(AddDie(die=dice("red-basic-2")[0])).lucky(0).play(RollDice(), GoOn())
    paid = ready.play(UseCombination(source="FT", number=1, dice=dice("red-basic-2")))
    assert paid.state.tracks[track(RowColor.GREEN)] == 1


# Outcomes of nobody's abilities


@pytest.mark.rule("CHK-90")
def test_without_an_ability_nothing_is_asked_after_outcome_and_check():
    over = after_roll(gathering())
    assert isinstance(over.question, ChooseAction)
    assert outcomes(over) == [RowColor.RED]
