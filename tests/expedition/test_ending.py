"""The end of an expedition and the harder mode (END, DLY, RNK)."""

from __future__ import annotations

from itertools import product
from typing import Any

import attrs
import pytest

from tests.expedition.table import ENG, FIVE, ONE, PLAIN, REC, SCI, SEC, THREE, Table, box, dice, turn_of
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.ids import CardId, LogId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.core.reasons import ItIsOver
from vanguard_desktop.dice.faces import INJURY_FACES, Color, InjuryIcon, Section
from vanguard_desktop.rulesets.expedition.crew.wounds import dies
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import AnswerLiftOff, LiftOff, PickDie
from vanguard_desktop.rulesets.expedition.data.decisions.round import ChooseAction
from vanguard_desktop.rulesets.expedition.data.events import (
    DieSacrificed,
    ExpeditionEnding,
    LogRead,
    MemberDied,
    RankUpCompleted,
    SurvivalRolled,
)
from vanguard_desktop.rulesets.expedition.data.events.round import ExpeditionEnded, LiftOffAnswered, TurnOpened
from vanguard_desktop.rulesets.expedition.data.events.things import LeadPlaced, LeadsCleared, LeadsDrawn
from vanguard_desktop.rulesets.expedition.data.questions import DecksWithLeads, Successes
from vanguard_desktop.rulesets.expedition.data.reasons import NotAtLander
from vanguard_desktop.rulesets.expedition.data.state import Ending, Options
from vanguard_desktop.rulesets.expedition.data.steps.round import CloseExpedition, NextTurn, OfferAction, OfferMissions
from vanguard_desktop.rulesets.expedition.data.steps.things import CountLeads, PlaceLeads
from vanguard_desktop.rulesets.expedition.round.ending import failed
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.setting.cards import InjuryKind, LogEntry, MissionCard, RankUpCard

WOUND = fx.GainInjury(kind=InjuryKind.WOUNDED)
THREE_INJURIES = (InjuryKind.WOUNDED, InjuryKind.BURNED, InjuryKind.PANICKED)
HARDER = {"options": Options(deadly_injuries=True)}
DAMAGE, HEAVY, MENTAL, SPECIAL = (INJURY_FACES.index(icon) for icon in InjuryIcon)


def expedition(
    *ids: Any, missions: tuple[MissionCard, ...] = (), leaving: Effect | None = None, **opening: Any
) -> Table:
    """Entry 18 is read at lift-off and says this, entry 19 at an evacuation."""
    logs = [LogEntry(id=LogId("18"), story="", effect=leaving), LogEntry(id=LogId("19"), story="")]
    world = attrs.evolve(
        PLAIN, lift_off=LogId("18"), evacuation=LogId("19"), missions=tuple(mission.id for mission in missions)
    )
    return turn_of(*ids, in_box=box(world, logs=logs, missions=list(missions)), opening=opening)


def badly_hurt(table: Table, id: Any = SCI) -> Table:
    return table.hurt(id, *THREE_INJURIES, dice=(Color.RED, Color.GREEN, Color.BLUE)).with_member(id, available=())


@pytest.mark.rule("END-02", "END-03", "END-07", "END-22", "END-23", "ACT-44")
@pytest.mark.example("EX END-A")
def test_whoever_is_away_from_the_lander_is_left_behind() -> None:
    optional = MissionCard(id=CardId("M1"), name="M1", optional=True)
    start = expedition(SEC, REC, ENG, missions=(optional,)).with_member(ENG, sector=FIVE)
    after = start.play(
        LiftOff(),
        AnswerLiftOff(section=Section.RECON, agree=True),
        AnswerLiftOff(section=Section.ENGINEERING, agree=True),
    ).then(
        ANSWERED, LiftOffAnswered(section=Section.ENGINEERING, agree=True),
        ExpeditionEnding(ending=Ending.LIFTED_OFF, left_behind=(ENG,)), queued(fx.ReadLog(log="18"), CloseExpedition()),
        TAKEN, LogRead(log="18", member=SEC), TAKEN, ExpeditionEnded(ending=Ending.LIFTED_OFF),
    )  # fmt: skip
    assert [member.id for member in after.state.lost] == [ENG]
    assert after.state.ending is Ending.LIFTED_OFF
    assert after.told(LogRead)[0].log == "18"
    assert not failed(after.state)


@pytest.mark.rule("END-04")
def test_who_is_left_behind_is_fixed_before_the_log_is_read() -> None:
    everybody_back = fx.ForCrew(who=fx.Who.EACH, effect=fx.MoveTo(sector=ONE))
    start = expedition(REC, ENG, leaving=everybody_back).with_member(ENG, sector=FIVE)
    after = start.play(LiftOff(), AnswerLiftOff(section=Section.ENGINEERING, agree=True))
    fixed, read = after.told(ExpeditionEnding, LogRead)
    assert fixed.left_behind == (ENG,)
    assert read.log == "18"
    assert [member.id for member in after.state.lost] == [ENG]


@pytest.mark.rule("END-07", "PLN-49")
def test_a_mandatory_mission_left_behind_makes_it_a_failure() -> None:
    mandatory = MissionCard(id=CardId("M1"), name="M1")
    after = expedition(REC, missions=(mandatory,)).play(LiftOff())
    assert failed(after.state)


@pytest.mark.rule("ACT-43", "ACT-45", "DEC-23")
@pytest.mark.example("EX ACT-G")
def test_one_refusal_keeps_everybody_and_costs_no_action() -> None:
    start = expedition(SEC, REC, SCI).with_member(SCI, sector=THREE)
    after = start.play(LiftOff(), AnswerLiftOff(section=Section.SCIENCE, agree=False)).then(
        ANSWERED, LiftOffAnswered(section=Section.SCIENCE, agree=False), queued(OfferAction(), you=SEC), TAKEN,
        opens(ChooseAction(member=SEC)),
    )  # fmt: skip
    assert after.state.ending is None
    assert after.state.actions_left == 2


@pytest.mark.rule("ACT-43")
def test_lift_off_is_chosen_at_the_lander_only() -> None:
    away = expedition(REC, SCI).with_member(REC, sector=THREE)
    assert away.refuses(LiftOff()) == NotAtLander(lander=away.state.lander)


@pytest.mark.rule("END-08", "END-09", "END-11", "INJ-11")
def test_a_fourth_injury_evacuates_everybody() -> None:
    start = badly_hurt(expedition(REC, SCI).with_member(SCI, sector=FIVE))
    after = start.resolve(WOUND, you=SCI)
    assert after.state.ending is Ending.EVACUATED
    assert len(after.state.members) == 2
    assert after.told(LogRead)[0].log == "19"
    assert failed(after.state)
    assert after.member(SCI).injury_count == 3


@pytest.mark.rule("GEN-39")
def test_when_it_is_over_nothing_is_legal_any_more() -> None:
    after = badly_hurt(expedition(REC, SCI)).resolve(WOUND, you=SCI)
    assert after.refuses(LiftOff()) == ItIsOver()
    assert not after.legal()


@pytest.mark.rule("END-14")
@pytest.mark.example("EX END-D")
def test_a_text_that_ends_the_expedition_leaves_nobody_behind_and_costs_no_discovery() -> None:
    start = expedition(REC, SCI).with_member(SCI, sector=FIVE).given(found=(CardId("D1/1"),))
    after = start.resolve(fx.EndExpedition(), you=SCI).then(
        TAKEN, ExpeditionEnding(ending=Ending.ENDED_BY_TEXT), queued(CloseExpedition()), TAKEN,
        ExpeditionEnded(ending=Ending.ENDED_BY_TEXT),
    )  # fmt: skip
    assert after.state.ending is Ending.ENDED_BY_TEXT
    assert not after.state.lost
    assert hand_over(after.state).found == ("D1/1",)


@pytest.mark.rule("DLY-04", "DLY-05", "DLY-10")
@pytest.mark.example("EX DLY-A")
def test_with_three_dice_a_fourth_injury_kills_without_a_roll() -> None:
    three = dice("red-wild-1", "green-wild-1", "blue-wild-1")
    start = badly_hurt(expedition(REC, SCI, **HARDER)).with_member(SCI, spent=three, available=())
    after = start.resolve(WOUND, you=SCI).then(TAKEN, MemberDied(member=SCI))
    assert [event.member for event in after.told(MemberDied)] == [SCI]
    assert not after.told(SurvivalRolled)
    assert after.state.ending is None
    four = start.with_member(SCI, spent=(*three, *dice("red-wild-2")))
    assert four.resolve(WOUND, you=SCI).told(SurvivalRolled)


def six_dice(table: Table) -> Table:
    names = ("red-wild-1", "red-wild-2", "green-wild-1", "green-wild-2", "blue-wild-1", "blue-wild-2")
    return table.with_member(SCI, available=(), spent=dice(*names))


@pytest.mark.rule("DLY-06", "DLY-07", "DLY-08", "DLY-19")
@pytest.mark.example("EX DLY-B")
def test_one_severe_result_is_survived_at_the_cost_of_a_die() -> None:
    start = six_dice(badly_hurt(expedition(REC, SCI, **HARDER))).lucky(HEAVY, DAMAGE, MENTAL)
    after = start.resolve(WOUND, you=SCI)
    while after.question.tag == "react":
        after = after.play(after.legal()[0])
    assert after.question.tag == "choose_die_to_sacrifice"
    survived = after.play(after.legal(PickDie)[0]).then(ANSWERED, DieSacrificed(member=SCI, die="red-wild-1"))
    assert len(survived.told(DieSacrificed)) == 1
    assert len(survived.member(SCI).spent) == 5
    assert survived.member(SCI).injury_count == 3
    assert survived.member(SCI).injury_dice == (Color.RED, Color.GREEN, Color.BLUE)
    assert survived.state.ending is None


@pytest.mark.rule("DLY-06", "TRN-20", "TRN-21")
@pytest.mark.example("EX DLY-C")
def test_a_severe_and_a_grave_result_kill() -> None:
    start = six_dice(badly_hurt(expedition(SCI, REC, **HARDER))).lucky(HEAVY, SPECIAL, DAMAGE)
    died = start.resolve(WOUND, you=SCI).then(
        TAKEN, SurvivalRolled(member=SCI, icons=(InjuryIcon.HEAVY, InjuryIcon.SPECIAL, InjuryIcon.DAMAGE), drawn=3),
        MemberDied(member=SCI), queued(NextTurn(), behind=True), TAKEN, TurnOpened(member=REC),
        queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert died.told(MemberDied)
    assert (died.state.turn, died.state.start_token) == (REC, REC)


@pytest.mark.rule("DLY-12", "END-23")
@pytest.mark.example("EX DLY-D")
def test_when_the_last_one_dies_the_evacuation_log_is_read() -> None:
    start = badly_hurt(expedition(SCI, **HARDER)).with_member(SCI, available=(), spent=dice("red-wild-1"))
    after = start.resolve(WOUND, you=SCI).then(
        TAKEN, MemberDied(member=SCI), ExpeditionEnding(ending=Ending.ALL_DEAD),
        queued(fx.ReadLog(log="19"), CloseExpedition()), TAKEN, LogRead(log="19"), TAKEN,
        ExpeditionEnded(ending=Ending.ALL_DEAD),
    )  # fmt: skip
    assert after.told(LogRead)[0].log == "19"
    assert after.state.ending is Ending.ALL_DEAD
    assert failed(after.state)


@pytest.mark.rule("DLY-06", "INJ-23")
@pytest.mark.example("EX DLY-E")
def test_the_chance_to_die_is_43_of_216() -> None:
    assert sum(dies(roll) for roll in product(INJURY_FACES, repeat=3)) == 43


@pytest.mark.rule("TRN-20", "TRN-21", "DLY-11")
def test_the_turn_of_the_dead_goes_to_the_next_and_so_does_the_start_token() -> None:
    start = badly_hurt(expedition(REC, SCI, **HARDER), REC).with_member(REC, spent=dice("red-wild-1"))
    after = start.resolve(WOUND, you=REC)
    assert after.state.turn == SCI
    assert after.state.start_token == SCI


def ranked(goal: Any, *ids: Any) -> Table:
    card = RankUpCard(id=CardId("K1"), name="K1", goal=goal, successes=(3, 6))
    return turn_of(*ids, in_box=box(rank_ups=[card]), opening={"rank_ups": (CardId("K1"),)})


@pytest.mark.rule("RNK-02", "RNK-03", "RNK-04", "STP-19")
def test_the_rank_up_card_is_turned_at_once_and_stays_so() -> None:
    after = ranked(Successes(count=2)).resolve(fx.GainSuccesses(count=2))
    assert after.told(RankUpCompleted)
    again = after.given(successes=0).resolve(fx.GainSuccesses())
    assert again.state.rank_up_done
    assert not again.told(RankUpCompleted)


@pytest.mark.rule("RNK-02", "RNK-05")
@pytest.mark.example("EX RNK-A")
def test_leads_on_three_decks_at_once_turn_the_card() -> None:
    from tests.expedition.test_finds import leads, only_in_bag
    from vanguard_desktop.setting.cards import DiscoveryType as Type

    start = leads(leads(ranked(DecksWithLeads(count=3)), Type.MINERAL, "L04"), Type.FLORA, "L05")
    after = only_in_bag(start, "L06").resolve(fx.GainLeads(types=(Type.SPECIMEN,))).then(
        TAKEN, LeadsDrawn(leads=("L06",), drawn=1),
        queued(PlaceLeads(leads=("L06",), types=(fx.DiscoveryType.SPECIMEN,)), you=REC), TAKEN,
        LeadPlaced(lead="L06", type=fx.DiscoveryType.SPECIMEN), RankUpCompleted(card="K1"),
        queued(CountLeads(deck=fx.DiscoveryType.SPECIMEN), you=REC), TAKEN,
    )  # fmt: skip
    assert after.told(RankUpCompleted)


@pytest.mark.rule("RNK-05", "LED-08")
@pytest.mark.example("EX RNK-B")
def test_the_goal_is_met_at_the_moment_of_placing() -> None:
    from tests.expedition.test_finds import leads, only_in_bag
    from vanguard_desktop.setting.cards import DiscoveryType as Type

    start = leads(leads(ranked(DecksWithLeads(count=3)), Type.MINERAL, "L04"), Type.FLORA, "L05")
    after = only_in_bag(start, "L19").resolve(fx.GainLeads(types=(Type.SPECIMEN,))).then(
        TAKEN, LeadsDrawn(leads=("L19",), drawn=1),
        queued(PlaceLeads(leads=("L19",), types=(fx.DiscoveryType.SPECIMEN,)), you=REC), TAKEN,
        LeadPlaced(lead="L19", type=fx.DiscoveryType.SPECIMEN), RankUpCompleted(card="K1"),
        queued(CountLeads(deck=fx.DiscoveryType.SPECIMEN), you=REC), TAKEN,
        LeadsCleared(type=fx.DiscoveryType.SPECIMEN),
    )  # fmt: skip
    kinds = [event.tag for event in after.events]
    assert kinds.index("lead_placed") < kinds.index("rank_up_completed") < kinds.index("leads_cleared")
