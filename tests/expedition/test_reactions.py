"""Abilities that answer to what is about to hit, or that wait for a moment which is neither turn nor check (GEN-22)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.table import PLAIN, REC, SCI, TWO, Loaded, Table, box, card, table, team, turn_of
from vanguard_desktop.core.engine import settle
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import DANGER_FACES, DangerIcon, Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import GoOn, PickOption, PlayCard, Prepare, TellTen, UseSkill
from vanguard_desktop.rulesets.expedition.data.decisions import AskTen, ChooseFirst, ChooseOption, GatherDice, React
from vanguard_desktop.rulesets.expedition.data.events import (
    CostCanceled,
    InjuryGained,
    LandingMoved,
    LandingRolled,
    SuppliesChanged,
)
from vanguard_desktop.rulesets.expedition.data.reasons import NotTheMoment
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import LandingRow
from vanguard_desktop.setting.cards import Ability, CrewCard, InjuryKind, Moment

HELP = CardId("H/1")
WOUND = fx.GainInjury(kind=InjuryKind.WOUNDED)


def holding(when: Moment, effect: Effect) -> Table:
    """Recon's turn; Science stands beside it and holds a card for that moment."""
    cards = [card("H", Section.SCIENCE, Ability(when=when, effect=effect))]
    plain = [card(f"{s.value}-x", s, Ability(when=Moment.DURING_CHECK, effect=fx.Nothing())) for s in Section]
    return turn_of(in_box=box(section_cards=[*plain, *cards])).with_member(SCI, hand=(HELP,))


HELPING = PlayCard(member=SCI, card=HELP)


@pytest.mark.rule("GEN-22", "DEC-25", "DEC-26")
def test_an_injury_may_be_canceled_before_it_is_gained() -> None:
    start = holding(Moment.ON_INJURY, fx.CancelIt())
    assert start.refuses(HELPING) == NotTheMoment()
    asked = start.resolve(fx.InOrder(steps=(WOUND, fx.GainSuccesses())))
    assert isinstance(asked.question, React)
    canceled = asked.play(HELPING)
    assert canceled.told(CostCanceled)
    assert canceled.member(REC).injury_count == 0
    assert canceled.state.successes == 1
    taken = asked.play(GoOn())
    assert taken.told(InjuryGained)
    assert not taken.told(CostCanceled)


@pytest.mark.rule("GEN-22", "DEC-26")
def test_only_who_stands_there_may_help_against_what_is_about_to_hit() -> None:
    away = holding(Moment.ON_INJURY, fx.CancelIt()).with_member(SCI, sector=TWO)
    assert away.resolve(WOUND).told(InjuryGained)


@pytest.mark.rule("GEN-22", "DEC-26", "GEN-23")
def test_a_loss_of_supplies_may_be_canceled_before_it_happens() -> None:
    start = holding(Moment.ON_SUPPLY_LOSS, fx.CancelIt())
    asked = start.resolve(fx.InOrder(steps=(fx.GainSuccesses(), fx.LoseSupplies(count=2))))
    assert isinstance(asked.question, React)
    after = asked.play(HELPING)
    assert after.state.supplies == start.state.supplies
    assert after.state.successes == 1
    assert asked.play(GoOn()).state.supplies == start.state.supplies - 2


@pytest.mark.rule("DNG-09", "GEN-22")
def test_a_canceled_danger_die_does_nothing() -> None:
    start = holding(Moment.AFTER_DANGER, fx.CancelIt()).lucky(DANGER_FACES.index(DangerIcon.RARE))
    asked = start.resolve(fx.RollDanger(letter="A"))
    assert isinstance(asked.question, React)
    after = asked.play(HELPING)
    assert after.told(CostCanceled)
    assert not after.told(InjuryGained)
    assert asked.play(GoOn()).told(InjuryGained)


@pytest.mark.rule("CHK-04", "GEN-22", "CRW-14")
def test_before_the_roll_is_while_dice_are_gathered() -> None:
    skill = Ability(when=Moment.BEFORE_ROLL, effect=fx.GainSupplies())
    crew = [CrewCard(id=REC, name="Rec", skill=skill), CrewCard(id=SCI, name="Sci", skill=skill)]
    start = turn_of(in_box=box(crew=crew)).with_member(REC, charges=1).with_member(SCI, charges=1).given(supplies=1)
    assert start.refuses(UseSkill(member=REC)) == NotTheMoment()
    asked = start.play(Prepare(), PickOption(number=2))
    assert isinstance(asked.question, GatherDice)
    assert asked.refuses(UseSkill(member=SCI)) == NotTheMoment()
    after = asked.play(UseSkill(member=REC))
    assert after.state.supplies == 2
    assert after.question == asked.question


EITHER = fx.Choose(options=(fx.LoseSupplies(), fx.ForCrew(who=fx.Who.EACH, effect=fx.SpendDice())))
COSTLY = LandingRow(first=5, last=9, effect=EITHER)


@pytest.mark.rule("LND-19", "STP-03")
def test_a_skill_that_names_the_landing_is_used_in_it_and_nowhere_else() -> None:
    skill = Ability(when=Moment.LANDING, effect=fx.GainSupplies())
    crew = [CrewCard(id=REC, name="Rec", skill=skill, charges=2), CrewCard(id=SCI, name="Sci")]
    world = attrs.evolve(PLAIN, landing=(attrs.evolve(COSTLY, first=0),))
    start = table(in_box=box(world, crew=crew), opening={"landing_rolls": 1}).with_member(REC, charges=2)
    assert isinstance(start.question, ChooseOption)
    helped = start.play(UseSkill(member=REC))
    assert helped.told(SuppliesChanged)[0].by == 1
    assert helped.question == start.question
    landed = helped.play(PickOption(number=1))
    assert landed.refuses(UseSkill(member=REC)) == NotTheMoment()


@pytest.mark.rule("LND-13", "LND-12", "RND-01")
def test_with_real_dice_the_players_tell_what_the_ten_sided_die_shows() -> None:
    in_box = box(attrs.evolve(PLAIN, landing=(COSTLY,)))
    seats = (SectionSeat(name="Anna", sections=tuple(Section)),)
    made = ExpeditionOpening(world=PLAIN.id, seats=seats, team=team(REC, SCI), landing_rolls=2)
    begun = EXPEDITION.begin(in_box, made, seed=1)
    begun = attrs.evolve(begun, rng=Loaded(seed=0, values=(0,) * 10), real_dice=True)
    asked = Table(state=begun)._after(begun, settle(EXPEDITION, begun))
    assert isinstance(asked.question, AskTen)
    assert asked.legal(TellTen) == tuple(TellTen(value=value) for value in (*range(1, 10), 0))
    clear = asked.play(TellTen(value=4))
    assert clear.told(LandingRolled) == (LandingRolled(value=4, drawn=0),)
    assert clear.told(LandingMoved) == (LandingMoved(by=1),)
    assert isinstance(clear.question, AskTen)
    hit = clear.play(TellTen(value=5))
    assert isinstance(hit.question, ChooseOption)
    assert isinstance(hit.play(PickOption(number=1)).question, ChooseFirst)


@pytest.mark.rule("GEN-24", "GEN-22")
def test_two_abilities_at_the_same_question_come_in_the_order_in_which_they_are_used() -> None:
    skills = {
        REC: Ability(when=Moment.ANY_TIME, effect=fx.GainSupplies(count=9)),
        SCI: Ability(when=Moment.ANY_TIME, effect=fx.LoseSupplies(count=4)),
    }
    crew = [CrewCard(id=id, name=id, skill=skill) for id, skill in skills.items()]
    start = turn_of(in_box=box(crew=crew)).with_member(REC, charges=1).with_member(SCI, charges=1)
    both = {UseSkill(member=REC), UseSkill(member=SCI)}
    assert set(start.legal(UseSkill)) == both
    first_up = start.play(UseSkill(member=REC), UseSkill(member=SCI))
    first_down = start.play(UseSkill(member=SCI), UseSkill(member=REC))
    assert (first_up.state.supplies, first_down.state.supplies) == (8, 12)
    assert first_up.question == first_down.question == start.question
