"""Who is asked, and what the buttons say: the same order has other words under another question."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.first import training
from tests.support.boxes import ADA, BO, DOWN, LANDING, RIDGE, TO_RIDGE
from tests.text.samples import ANY_CARD, sample_box, sample_state
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import DieId, LeadId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.check import Check, Purpose
from vanguard_desktop.rulesets.expedition.data.effects import LoseSupplies, RemoveInjury, TravelIcon
from vanguard_desktop.rulesets.expedition.data.member import Injury
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import CheckCard, DiscoveryType, InjuryKind
from vanguard_desktop.text.common.wording import Wording

COST = Waiting(effect=LoseSupplies(count=2), you=ADA)
RED, BLUE = DieId("red-basic-1"), DieId("blue-universal-1")


@pytest.fixture
def words(speak):
    speak("en")
    return Wording.of(sample_box())


def waiting_for(decision):
    """The sample position with this question open."""
    return attrs.evolve(sample_state(), pending=(decision,))


@pytest.mark.rule("GEN-09", "DEC-18", "THR-12")
@pytest.mark.parametrize(
    ("decision", "section"),
    [
        (ask.PlaceLander(), Section.RECON),
        (ask.HandOutEquipment(), Section.RECON),
        (ask.KeepRankUp(), Section.SCIENCE),
        (ask.LeadBonus(bonus="card"), Section.SCIENCE),
        (ask.AskTen(), Section.ENGINEERING),
        (ask.ChooseThreatMove(card=ANY_CARD, asked=COST), Section.SECURITY),
        (ask.OrderTracks(section=Section.ENGINEERING, tracks=()), Section.ENGINEERING),
    ],
)
def test_a_question_to_the_whole_team_has_a_decider(decision, section, words):
    state = sample_state()
    assert words.prompts.deciders(decision, state) == (section,)
    assert words.names.section(section) in words.prompts.who(decision, state)


def test_what_concerns_one_crewmember_is_asked_of_that_section(words):
    state = sample_state()
    assert words.prompts.deciders(ask.Modify(member=ADA), state) == (state.member(ADA).section,)
    assert words.prompts.deciders(ask.ChooseColumn(member=ADA), state) == (state.member(ADA).section,)


@pytest.mark.parametrize(
    ("decision", "label"),
    [
        (ask.EventRevealed(member=ADA, card=ANY_CARD), "Let it happen"),
        (ask.React(member=ADA, cost=COST), "Accept it"),
        (ask.Modify(member=ADA), "Go on"),
        (ask.Combine(member=ADA), "Go on"),
        (ask.ChooseReroll(member=ADA, left=2), "Reroll no more dice"),
        (ask.ChoosePrepare(member=ADA, card=True, check=True), "Finish preparing"),
        (ask.HandOutEquipment(), "Finish handing out"),
    ],
)
def test_going_on_says_what_it_means_here(decision, label, words):
    assert words.prompts.answer(do.GoOn(), waiting_for(decision)) == label


@pytest.mark.parametrize(
    ("decision", "yes", "no"),
    [
        (ask.Optional(member=None, section=Section.RECON, effect=COST), "Use it", "Do without it"),
        (ask.CompleteMission(section=Section.RECON, card=ANY_CARD), "Complete the mission", "Not now"),
        (ask.DeclareAce(member=ADA), "Declare it", "Do not declare it"),
        (ask.MarkRow(member=ADA), "Mark the outcome", "Do not mark it"),
    ],
)
def test_yes_and_no_say_what_they_do(decision, yes, no, words):
    state = waiting_for(decision)
    assert (words.prompts.answer(do.SayYes(), state), words.prompts.answer(do.SayNo(), state)) == (yes, no)


@pytest.mark.parametrize(
    ("command", "label"),
    [
        (do.TakeBackDie(die=RED), "Put back Basic die (red)"),
        (do.RollDice(), "Roll"),
        (do.TellDie(die=BLUE, face=0), "Universal die (blue): Construction + Science"),
        (do.Exert(member=ADA), "Ada exerts"),
        (do.PlayCard(member=ADA, card=ANY_CARD), "Ada plays: Any card"),
        (do.PutLead(lead=LeadId("L13"), type=DiscoveryType.FLORA), "Lead 2 on Strange flora"),
        (do.UseCombination(source=ANY_CARD, number=1, dice=(RED,)), "Any card with Basic die (red)"),
        (do.Commit(dice=()), "No further dice"),
        (do.Commit(dice=(RED,), icon=Icon.DEFENSE), "Defense with Basic die (red)"),
        (do.MarkWith(dice=(RED,)), "Mark the outcome with Basic die (red)"),
        (do.PickSector(sector=LANDING), "Landing"),
        (do.Travel(path=TO_RIDGE), "Travel to Ridge"),
        (do.PickTrack(track=Track.read(f"threat:{ANY_CARD}")), "Any card"),
    ],
)
def test_a_label_names_what_is_chosen(command, label, words):
    assert words.prompts.answer(command, sample_state()) == label


@pytest.mark.rule("CHK-06")
def test_a_die_that_assists_is_named_with_its_owner(words):
    state = sample_state()
    check = Check(active=ADA, purpose=Purpose.TEXT, source=Source.read(""), at=LANDING, card=CheckCard())
    state = attrs.evolve(state, checks=(check,))
    own, lent = state.member(ADA).available[0], state.member(BO).available[0]
    assert words.prompts.answer(do.AddDie(die=own), state) == f"Take {words.names.die(own)}"
    assert words.prompts.answer(do.AddDie(die=lent), state) == f"Bo assists: {words.names.die(lent)}"


@pytest.mark.rule("CHK-06")
def test_a_lent_die_that_is_put_back_is_named_with_its_owner(words):
    state = sample_state()
    own, lent = state.member(ADA).available[0], state.member(BO).available[0]
    check = Check(
        active=ADA,
        purpose=Purpose.TEXT,
        source=Source.read(""),
        at=LANDING,
        card=CheckCard(),
        hand=((own, ADA), (lent, BO)),
    )
    state = attrs.evolve(state, checks=(check,))
    assert words.prompts.answer(do.TakeBackDie(die=own), state) == f"Put back {words.names.die(own)}"
    assert words.prompts.answer(do.TakeBackDie(die=lent), state) == f"Put back {words.names.die(lent)} (Bo)"


@pytest.mark.rule("STP-20")
def test_equipment_changes_hands_from_somebody_to_somebody(words):
    state = sample_state()
    carried = attrs.evolve(state.member(ADA), equipment=(ANY_CARD,))
    carried_by_ada = attrs.evolve(state, members=tuple(carried if m.id == ADA else m for m in state.members))
    give = do.GiveEquipment(card=ANY_CARD, to=BO)
    assert words.prompts.answer(give, carried_by_ada) == "Any card: Ada to Bo"
    assert words.prompts.answer(give, state) == "Any card to Bo"


@pytest.mark.rule("PLN-03")
def test_a_one_way_path_is_written_with_an_arrow(words):
    assert words.names.path(TO_RIDGE) == "Landing – Ridge"
    assert words.names.path(DOWN) == "Caves → Landing"


@pytest.mark.rule("CHK-06", "CHK-08")
def test_the_others_are_spoken_of_only_if_one_of_them_may_assist(words):
    state = sample_state()
    check = Check(active=ADA, purpose=Purpose.TEXT, source=Source.read(""), at=LANDING, card=CheckCard())
    together = attrs.evolve(state, checks=(check,), pending=(ask.GatherDice(member=ADA),))
    elsewhere = attrs.evolve(state.member(BO), sector=RIDGE)
    alone = attrs.evolve(together, members=tuple(elsewhere if m.id == BO else m for m in state.members))
    assert words.prompts.question(together.question, together).endswith("may assist with one die each.")
    assert words.prompts.question(alone.question, alone) == "Ada: which dice do you roll?"


@pytest.mark.rule("TUT-15")
def test_nobody_is_told_to_assist_where_the_guide_says_which_dice_are_rolled(speak):
    speak("en")
    guided = training()
    guided = guided.play(*guided.legal())
    words = Wording.of(guided.state.box)
    assert words.prompts.question(guided.question, guided.state).endswith("which dice do you roll?")


def test_an_injury_is_named_where_one_of_several_goes(words):
    state = waiting_for(ask.ChooseInjury(member=ADA, effect=RemoveInjury()))
    hurt = attrs.evolve(state.member(ADA), injuries=(Injury(kind=InjuryKind.BURNED), None, None))
    state = attrs.evolve(state, members=tuple(hurt if m.id == ADA else m for m in state.members))
    assert words.prompts.answer(do.PickSlot(slot=0), state) == "Scald"


def test_of_a_travel_icon_the_question_says_what_it_does_here(speak):
    speak("en")
    state = training().state
    words, who = Wording.of(state.box), state.members[0].id
    cost = Waiting(effect=TravelIcon(), you=who, source=Source("path", "1-2"))
    question = words.prompts.question(ask.React(member=who, cost=cost), state)
    assert "Spend 1 [any_die] or roll [danger_die_t]." in question


def test_a_cost_is_told_before_it_hits(words):
    state = sample_state()
    question = words.prompts.question(ask.React(member=ADA, cost=COST), state)
    assert words.rules.effect(COST.effect) in question
    assert question.startswith("Ada: ")
