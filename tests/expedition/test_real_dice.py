"""Dice on the players' own table: who is meant, who survives, and a landing roll that is made again (RND, DLY, LND)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.checks import crew
from tests.expedition.table import ENG, PLAIN, REC, SCI, SEC, Loaded, Table, box, team, turn_of
from tests.support.scenario import ANSWERED, TAKEN, queued
from vanguard_desktop.core.engine import settle
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import InjuryIcon, Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import questions as asks
from vanguard_desktop.rulesets.expedition.data.commands import (
    GoOn,
    PickOption,
    RollForMe,
    TellInjury,
    TellTen,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import AskRandom, AskSurvival, AskTen, ChooseFirst, React
from vanguard_desktop.rulesets.expedition.data.events import LandingRolled, MemberDrawn, SurvivalRolled
from vanguard_desktop.rulesets.expedition.data.events.crew import ChargesChanged
from vanguard_desktop.rulesets.expedition.data.reasons import NotTheMoment
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import LandingRow
from vanguard_desktop.setting.cards import Ability, CrewCard, InjuryKind, Moment, Stat

CHARGE = fx.ForCrew(who=fx.Who.RANDOM, effect=fx.GainCharges())
KINDS = (InjuryKind.BURNED, InjuryKind.PANICKED, InjuryKind.CONCUSSED)


def real(*members: MemberId) -> Table:
    return turn_of(*members).given(real_dice=True)


def tell(table: Table, *values: int) -> Table:
    return table.play(*(TellTen(value=value) for value in values))


@pytest.mark.rule("RND-02", "RND-03", "RND-07", "RND-01")
@pytest.mark.example("EX RND-A")
def test_everybody_rolls_a_real_die_and_the_tied_roll_again() -> None:
    asked = real(SEC, REC, SCI).resolve(CHARGE)
    assert isinstance(asked.question, AskRandom)
    assert asked.question.members == (SEC, REC, SCI)
    tied = tell(asked, 4, 2, 2)
    assert tied.question.members == (REC, SCI)
    found = tell(tied, 7, 5).then(
        ANSWERED, MemberDrawn(rolls=((4, 2, 2), (7, 5)), member=SCI, drawn=0), queued(fx.GainCharges(), you=SCI), TAKEN,
        ChargesChanged(member=SCI, by=1),
    )  # fmt: skip
    assert found.member(SCI).charges == 1
    assert found.told(MemberDrawn) == (MemberDrawn(rolls=((4, 2, 2), (7, 5)), member=SCI, drawn=0),)


@pytest.mark.rule("RND-02")
def test_the_game_rolls_the_rest_if_the_players_want_it() -> None:
    told = tell(real(SEC, REC, SCI).resolve(CHARGE), 9).lucky(3, 1)
    found = told.play(RollForMe())
    assert found.told(MemberDrawn) == (MemberDrawn(rolls=((9, 3, 1),), member=SCI, drawn=2),)


@pytest.mark.rule("RND-06")
def test_with_one_candidate_nobody_rolls_a_real_die() -> None:
    alone = real(ENG).resolve(CHARGE, you=ENG)
    assert alone.member(ENG).charges == 1


def dying() -> Table:
    harder = turn_of(REC, SCI).given(real_dice=True)
    harder = harder.given(options=attrs.evolve(harder.state.options, deadly_injuries=True)).hurt(REC, *KINDS)
    return harder.resolve(fx.GainInjury(kind=InjuryKind.WOUNDED))


@pytest.mark.rule("DLY-06", "DLY-07", "RND-07")
def test_three_real_injury_dice_decide_over_a_life() -> None:
    asked = dying()
    assert isinstance(asked.question, AskSurvival)
    icons = (InjuryIcon.HEAVY, InjuryIcon.DAMAGE, InjuryIcon.SPECIAL)
    dead = asked.play(*(TellInjury(icon=icon) for icon in icons))
    assert dead.told(SurvivalRolled) == (SurvivalRolled(member=REC, icons=icons, drawn=0),)
    assert not dead.state.is_here(REC)


@pytest.mark.rule("DLY-08", "DLY-06")
def test_whoever_survives_by_real_dice_sacrifices_one() -> None:
    lived = dying().play(TellInjury(icon=InjuryIcon.MENTAL)).lucky(0, 0).play(RollForMe())
    assert lived.told(SurvivalRolled)[0].icons == (InjuryIcon.MENTAL, InjuryIcon.DAMAGE, InjuryIcon.DAMAGE)
    assert lived.state.is_here(REC)


ROWS = (
    LandingRow(first=0, last=4, effect=fx.Nothing()),
    LandingRow(first=5, last=9, effect=fx.LoseSupplies(count=3, reduced_by=Stat.ARMOR)),
)


def coming_down(effect: Effect, *rolls: int, real_dice: bool = False) -> Table:
    """One landing roll with this skill at hand and a charge for it."""
    skill = Ability(when=Moment.LANDING, effect=effect, test=asks.LandingDieFell())
    in_box = box(attrs.evolve(PLAIN, landing=ROWS), crew=crew(CrewCard(id=REC, name=REC, skill=skill)))
    going = tuple(attrs.evolve(who, charges=1) if who.id == REC else who for who in team(REC, SCI))
    seats = (SectionSeat(name="Anna", sections=tuple(Section)),)
    start = EXPEDITION.begin(
        in_box, ExpeditionOpening(world=PLAIN.id, seats=seats, team=going, landing_rolls=1), seed=1
    )
    start = attrs.evolve(start, rng=Loaded(seed=0, values=(*[0] * 10, *rolls)), real_dice=real_dice)
    return Table(state=start)._after(start, settle(EXPEDITION, start))


@pytest.mark.rule("LND-19", "RND-09", "LND-13", "GEN-43")
def test_a_landing_die_that_a_skill_names_is_rolled_again_and_the_first_row_is_void() -> None:
    asked = coming_down(fx.RerollLanding(), 7, 2)
    assert isinstance(asked.question, React)
    assert asked.question.member == REC  # before anybody sits, Recon comes before Science
    down = asked.play(UseSkill(member=REC))
    assert [event.value for event in down.told(LandingRolled)] == [2]
    assert (down.state.supplies, down.state.landing_left) == (8, 0)
    assert isinstance(down.question, ChooseFirst)
    assert asked.play(GoOn()).state.supplies == 5


@pytest.mark.rule("LND-19", "RND-07")
def test_a_real_landing_die_is_told_again() -> None:
    waiting = coming_down(fx.RerollLanding(), real_dice=True)
    assert waiting.refuses(UseSkill(member=REC)) == NotTheMoment()  # nothing has fallen yet
    told = tell(waiting, 7).play(UseSkill(member=REC))
    assert told.question == AskTen(again=True)
    down = tell(told, 1)
    assert (down.state.supplies, down.state.landing_left) == (8, 0)


@pytest.mark.rule("LND-19", "LND-16")
def test_a_skill_raises_a_statistic_for_the_roll_that_fell() -> None:
    raised = coming_down(fx.RaiseAnyStat(), 7).play(UseSkill(member=REC), PickOption(number=1))
    while isinstance(raised.question, React):
        raised = raised.play(GoOn())
    assert raised.state.supplies == 6
