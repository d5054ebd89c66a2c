"""Crew boards: ranks, slots, charges, skills (CRW)."""

from __future__ import annotations

import pytest

from tests.expedition.checks import crew, go_on, offering, rolled, up
from tests.expedition.table import ENG, GO_TWO, REC, SCI, SEC, TWO, Table, dice, table, turn_of
from tests.support.scenario import TAKEN
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.dice.faces import Color, Icon, Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import GoOn, PickDie, PickOption, Rest, Travel, UseSkill
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, Modify, React
from vanguard_desktop.rulesets.expedition.data.events import DieRerolled, SkillUsed
from vanguard_desktop.rulesets.expedition.data.events.crew import ChargesChanged
from vanguard_desktop.rulesets.expedition.data.reasons import CannotPay, NoCharge, NoSkill, NotTheMoment
from vanguard_desktop.setting.cards import Ability, CheckCard, CrewCard, InjuryKind, Moment
from vanguard_desktop.setting.crew_boards import USABLE_SLOTS

RED, GREEN, BLUE = Color.RED, Color.GREEN, Color.BLUE
SUPPLY = Ability(when=Moment.ANY_TIME, effect=fx.GainSupplies())


def skilled(skill: Ability | None, charges: int = 2, member: MemberId = REC) -> Table:
    """A turn of Recon in which this crew member has that skill and so many charges."""
    able = crew(CrewCard(id=member, name="Able", skill=skill))
    start = turn_of(REC, SCI, in_box=offering(CheckCard(), crew=able)).given(supplies=3)
    return start.with_member(member, charges=charges)


@pytest.mark.rule("CRW-08")
@pytest.mark.parametrize(
    ("section", "rank", "red", "green", "blue"),
    [
        (Section.SECURITY, 1, 3, 2, 2),
        (Section.SECURITY, 2, 4, 3, 2),
        (Section.SECURITY, 3, 5, 4, 3),
        (Section.RECON, 1, 2, 3, 2),
        (Section.RECON, 2, 3, 4, 2),
        (Section.RECON, 3, 4, 5, 3),
        (Section.SCIENCE, 1, 2, 2, 3),
        (Section.SCIENCE, 2, 2, 3, 4),
        (Section.SCIENCE, 3, 3, 4, 5),
        (Section.ENGINEERING, 1, 2, 2, 3),
        (Section.ENGINEERING, 2, 3, 2, 4),
        (Section.ENGINEERING, 3, 4, 3, 5),
    ],
)
def test_usable_slots_per_column(section: Section, rank: int, red: int, green: int, blue: int) -> None:
    assert USABLE_SLOTS[section][rank - 1] == {RED: red, GREEN: green, BLUE: blue}
    total = {1: 7, 2: 9, 3: 12}[rank]
    assert red + green + blue == total


@pytest.mark.rule("CRW-02", "CRW-08", "CRW-19")
def test_the_rank_opens_slots_and_does_not_change_on_an_expedition() -> None:
    start = turn_of(REC, ranks={REC: 2})
    assert [start.member(REC).slots(color) for color in Color] == [3, 4, 2]
    assert start.resolve(fx.GainSuccesses(count=9)).member(REC).rank == 2


@pytest.mark.rule("CRW-07", "CRW-10")
def test_an_injury_die_takes_the_place_of_one_section_die() -> None:
    start = turn_of().hurt(REC, InjuryKind.WOUNDED, dice=(GREEN,))
    assert [start.member(REC).slots(color) for color in Color] == [2, 2, 2]


@pytest.mark.rule("CRW-07", "DIE-19")
def test_a_column_takes_dice_of_its_color_only() -> None:
    full_red = turn_of().with_member(REC, available=dice("red", "red"), spent=dice("red-wild-1", "blue"))
    after = full_red.resolve(fx.RefreshDice(count=2))
    assert after.member(REC).available == (*dice("red", "red"), *dice("blue"))
    assert after.member(REC).spent == dice("red-wild-1")


@pytest.mark.rule("CRW-11", "STP-16")
def test_any_number_of_crew_share_a_sector_and_each_stands_in_exactly_one() -> None:
    start = table(SEC, REC, SCI, ENG)
    assert {member.sector for member in start.state.members} == {1}
    assert start.with_member(SCI, sector=TWO).state.here(TWO) == (start.with_member(SCI, sector=TWO).member(SCI),)


@pytest.mark.rule("CRW-13")
@pytest.mark.example("EX CRW-C")
def test_charges_have_no_maximum() -> None:
    start = skilled(SUPPLY, charges=2)
    after = start.resolve(fx.GainCharges()).then(TAKEN, ChargesChanged(member=REC, by=1))
    assert after.member(REC).charges == 3


@pytest.mark.rule("CRW-14", "CRW-12", "CRW-15")
def test_a_skill_costs_a_charge_and_may_be_used_again_at_the_same_moment() -> None:
    start = skilled(SUPPLY)
    once = start.play(UseSkill(member=REC))
    assert once.told(SkillUsed)
    assert (once.state.supplies, once.member(REC).charges) == (4, 1)
    twice = once.play(UseSkill(member=REC))
    assert (twice.state.supplies, twice.member(REC).charges) == (5, 0)
    assert isinstance(twice.question, ChooseAction)
    assert twice.state.actions_left == start.state.actions_left
    assert twice.refuses(UseSkill(member=REC)) == NoCharge(member=REC)


@pytest.mark.rule("CRW-14")
def test_without_a_skill_there_is_nothing_to_use() -> None:
    assert skilled(None).refuses(UseSkill(member=REC)) == NoSkill(member=REC)


@pytest.mark.rule("CRW-14", "GEN-22")
def test_an_any_time_skill_works_in_the_turn_of_another_crew() -> None:
    after = skilled(SUPPLY, member=SCI).play(UseSkill(member=SCI))
    assert after.state.supplies == 4
    assert after.question == ChooseAction(member=REC)


@pytest.mark.rule("CRW-14")
def test_a_skill_with_a_moment_is_used_at_that_moment_only() -> None:
    reroll = Ability(when=Moment.DURING_CHECK, effect=fx.RerollDice())
    start = skilled(reroll)
    assert start.refuses(UseSkill(member=REC)) == NotTheMoment()
    asked = go_on(rolled(start, up("red-basic-2", Icon.BASIC), step=4))
    assert isinstance(asked.question, Modify)
    after = asked.lucky(4).play(UseSkill(member=REC), PickDie(die=dice("red-basic-2")[0]))
    assert after.told(DieRerolled)[0].face == 4
    assert isinstance(after.question, Modify)


@pytest.mark.rule("CRW-16")
def test_a_skill_works_for_its_own_crew_unless_its_text_names_others() -> None:
    own = skilled(Ability(when=Moment.ANY_TIME, effect=fx.DrawCards()), member=SCI)
    after = own.with_member(SCI, hand=()).play(UseSkill(member=SCI))
    assert len(after.member(SCI).hand) == 1
    assert after.member(REC).hand == own.member(REC).hand
    others = fx.ForCrew(who=fx.Who.EACH_OTHER_HERE, effect=fx.GainCharges())
    helped = skilled(Ability(when=Moment.ANY_TIME, effect=others)).play(UseSkill(member=REC))
    assert (helped.member(REC).charges, helped.member(SCI).charges) == (1, 1)


@pytest.mark.rule("CRW-17", "CRW-16")
def test_the_skill_of_an_assistant_for_a_check_of_its_own_does_not_fit() -> None:
    reroll = Ability(when=Moment.DURING_CHECK, effect=fx.RerollDice())
    asked = go_on(rolled(skilled(reroll, member=SCI), up("red-basic-2", Icon.BASIC), step=4))
    assert asked.refuses(UseSkill(member=SCI)) == NotTheMoment()


@pytest.mark.rule("CRW-12", "GEN-13")
def test_a_cost_in_charges_has_no_substitute() -> None:
    cost = fx.Choose(options=(fx.LoseCharges(count=2), fx.LoseSupplies(), fx.GainSupplies()))
    asked = skilled(SUPPLY, charges=1).resolve(cost)
    assert asked.refuses(PickOption(number=1)) == CannotPay()
    rich = skilled(SUPPLY, charges=2).resolve(cost).play(PickOption(number=1))
    assert rich.member(REC).charges == 0


@pytest.mark.rule("CRW-14", "CRW-16", "CRW-20")
def test_a_skill_for_a_rest_is_offered_to_the_one_who_rests_only() -> None:
    comfort = Ability(when=Moment.ON_REST, effect=fx.ForCrew(who=fx.Who.ANOTHER_HERE, effect=fx.GainCharges()))
    start = skilled(comfort, charges=1).with_member(REC, hand=())
    assert start.refuses(UseSkill(member=REC)) == NotTheMoment()
    asked = start.play(Rest())
    assert isinstance(asked.question, React)
    after = asked.play(UseSkill(member=REC))
    assert (after.member(REC).charges, after.member(SCI).charges) == (0, 1)
    assert isinstance(after.question, ChooseAction)
    assert isinstance(asked.play(GoOn()).question, ChooseAction)
    of_another = skilled(comfort, member=SCI).with_member(REC, hand=())
    assert isinstance(of_another.play(Rest()).question, ChooseAction)


@pytest.mark.rule("CRW-14", "CRW-20")
def test_a_skill_for_travel_is_offered_on_the_way() -> None:
    haul = Ability(when=Moment.ON_TRAVEL, effect=fx.ForCrew(who=fx.Who.ANOTHER_HERE, effect=fx.MoveConnected()))
    asked = skilled(haul, charges=1).play(Travel(path=GO_TWO))
    assert isinstance(asked.question, React)
    assert asked.member(REC).sector == 1
    after = asked.play(UseSkill(member=REC))
    assert after.member(REC).sector == TWO
    assert asked.play(GoOn()).member(REC).sector == TWO


@pytest.mark.rule("CRW-09", "CRW-01")
def test_dice_without_a_slot_stay_in_the_compartment() -> None:
    many = dice("red", "red", "red-physical-1", "green", "blue")
    start = turn_of(REC, SCI, dice={REC: many})
    assert start.member(REC).available == dice("red", "red", "green", "blue")
    assert start.member(REC).gone == dice("red-physical-1")
    assert start.member(REC).section is Section.RECON
