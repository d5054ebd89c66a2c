"""Danger dice: tables, rolls outside and inside a check, answers before the result (DNG)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.expedition.checks import go_on, offering, rolled
from tests.expedition.table import DANGERS, REC, SCI, SEC, Table, box, card, dice, turn_of
from tests.support.scenario import TAKEN, opens, queued
from vanguard_desktop.core.events import RealDiceChosen
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.dice.faces import DANGER_FACES, Color, DangerIcon, Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    GoOn,
    PickColumn,
    PlayCard,
    RollDice,
    RollForMe,
    TakeSpecialAction,
    TellDanger,
)
from vanguard_desktop.rulesets.expedition.data.decisions import AskDanger, React
from vanguard_desktop.rulesets.expedition.data.decisions.crew import ChooseColumn
from vanguard_desktop.rulesets.expedition.data.events import (
    CheckStarted,
    DangerDieResolved,
    DangerRolled,
    DiceAdded,
    DiceRolled,
    DieSpent,
    InjuryGained,
    SuppliesChanged,
)
from vanguard_desktop.rulesets.expedition.data.steps.check import DangerResult
from vanguard_desktop.rulesets.expedition.data.steps.crew import PlaceInjuryDie
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import Ability, CheckCard, InjuryKind, Moment, Row, RowColor

COMMON, UNCOMMON, RARE, SPECIAL = DangerIcon
ON_DIE = {icon: DANGER_FACES.index(icon) for icon in DangerIcon}


def roll(start: Table, letter: str, icon: DangerIcon) -> Table:
    return start.lucky(ON_DIE[icon]).resolve(fx.RollDanger(letter=letter))


@pytest.mark.rule("DNG-03")
@pytest.mark.example("EX DNG-A")
def test_an_icon_that_the_table_does_not_list_has_no_effect() -> None:
    after = roll(turn_of(), "A", UNCOMMON).then(
        TAKEN, DangerRolled(member=REC, letter="A", icon=UNCOMMON, drawn=1),
        queued(DangerResult(letter="A", icon=UNCOMMON), you=REC), TAKEN,
    )  # fmt: skip
    assert after.told(DangerRolled)[0].icon is UNCOMMON
    assert {event.tag for event in after.events} <= {"effect_taken", "danger_rolled", "effects_queued"}


@pytest.mark.rule("DNG-01", "DNG-04", "DNG-05")
@pytest.mark.example("EX DNG-B")
def test_a_danger_die_of_an_event_is_no_check_and_rolls_no_injury_dice() -> None:
    start = turn_of().hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,)).with_member(REC, available=dice("red"))
    after = roll(start, "C", RARE).then(
        TAKEN, DangerRolled(member=REC, letter="C", icon=RARE, drawn=1),
        queued(DangerResult(letter="C", icon=RARE), you=REC), TAKEN,
        queued(fx.GainInjury(kind=InjuryKind.BURNED), you=REC, source="danger:C"), TAKEN,
        InjuryGained(member=REC, kind=InjuryKind.BURNED, slot=1), queued(PlaceInjuryDie(), you=REC), TAKEN,
        opens(ChooseColumn(member=REC)),
    )  # fmt: skip
    assert not after.told(CheckStarted, DiceAdded, DiceRolled)
    assert after.told(InjuryGained)[0].kind is InjuryKind.BURNED
    assert after.told(InjuryGained)[0].member == REC
    assert after.member(REC).injury_dice == (Color.RED,)


@pytest.mark.rule("DNG-10", "DNG-11")
@pytest.mark.example("EX DNG-D")
@pytest.mark.parametrize(("letter", "sixths"), [("A", 1), ("B", 1), ("C", 4), ("D", 2)])
def test_the_chance_of_an_injury_per_letter(letter: str, sixths: int) -> None:
    injuring = [icon for icon, effect in DANGERS[letter].items() if isinstance(effect, fx.GainInjury)]
    faces = Counter(DANGER_FACES)
    assert sum(faces[icon] for icon in injuring) == sixths
    hit = [icon for icon in DANGER_FACES if roll(turn_of(), letter, icon).told(InjuryGained)]
    assert len(hit) == sixths


@pytest.mark.rule("DNG-11")
@pytest.mark.parametrize(
    ("letter", "icon", "spent", "supplies", "injury"),
    [
        ("A", COMMON, 1, 0, None),
        ("A", RARE, 0, 0, InjuryKind.WOUNDED),
        ("B", COMMON, 1, 0, None),
        ("B", RARE, 0, 0, InjuryKind.EXHAUSTED),
        ("C", COMMON, 0, -1, None),
        ("C", UNCOMMON, 0, 0, InjuryKind.EXHAUSTED),
        ("C", RARE, 0, 0, InjuryKind.BURNED),
        ("C", SPECIAL, 0, 0, InjuryKind.WOUNDED),
        ("D", COMMON, 0, 0, None),
        ("D", UNCOMMON, 2, 0, None),
        ("D", RARE, 0, 0, InjuryKind.EXHAUSTED),
        ("D", SPECIAL, 0, 0, InjuryKind.PANICKED),
    ],
)
def test_the_results_of_the_tables(
    letter: str, icon: DangerIcon, spent: int, supplies: int, injury: InjuryKind | None
) -> None:
    two_alike = turn_of().with_member(REC, available=dice("green", "green"), spent=())
    after = roll(two_alike, letter, icon)
    assert len(after.told(DieSpent)) == spent
    assert sum(event.by for event in after.told(SuppliesChanged)) == supplies
    assert [event.kind for event in after.told(InjuryGained)] == ([injury] if injury else [])


@pytest.mark.rule("DNG-12")
def test_without_supplies_a_loss_of_one_has_no_effect() -> None:
    assert not roll(turn_of().given(supplies=0), "C", COMMON).told(SuppliesChanged)


@pytest.mark.rule("DNG-13")
def test_a_letter_without_a_table_has_no_effect() -> None:
    after = roll(turn_of(), "Z", RARE)
    assert after.told(DangerRolled)
    assert not after.told(InjuryGained, DieSpent)


@pytest.mark.rule("DNG-07")
def test_a_danger_die_rolled_by_an_outcome_is_resolved_at_once() -> None:
    check = CheckCard(
        rows=(Row(color=RowColor.RED, effect=fx.InOrder(steps=(fx.RollDanger(letter="C"), fx.GainSuccesses()))),)
    )
    start = turn_of(in_box=offering(check)).lucky(ON_DIE[COMMON])
    after = go_on(rolled(start, card=check, step=8))
    tags = [e.tag for e in after.events if e.tag in ("danger_rolled", "supplies_changed", "successes_gained")]
    assert tags == ["danger_rolled", "supplies_changed", "successes_gained"]


@pytest.mark.rule("DNG-08", "GEN-20")
def test_if_several_must_roll_each_has_a_die_of_its_own() -> None:
    start = turn_of(REC, SEC, SCI)
    everybody = fx.ForCrew(who=fx.Who.EACH, effect=fx.RollDanger(letter="C"))
    after = start.lucky(ON_DIE[COMMON], ON_DIE[COMMON], ON_DIE[COMMON]).resolve(everybody)
    rolls = [(event.member, event.tag) for event in after.events if event.tag == "danger_rolled"]
    assert [member for member, _ in rolls] == [REC, SEC, SCI]
    tags = [event.tag for event in after.events if event.tag in ("danger_rolled", "supplies_changed")]
    assert tags == ["danger_rolled", "supplies_changed"] * 3


@pytest.mark.rule("DNG-09")
def test_a_danger_die_may_be_rolled_again_before_its_result_is_executed() -> None:
    again = card("R", Section.RECON, Ability(when=Moment.AFTER_DANGER, effect=fx.RerollDanger()))
    start = turn_of(in_box=offering(CheckCard(), section_cards=[again]))
    start = start.with_member(REC, hand=(CardId("R/1"),), deck=(), discards=())
    play = PlayCard(member=REC, card=CardId("R/1"))
    assert play not in start.legal()
    asked = roll(start, "A", RARE)
    assert isinstance(asked.question, React)
    assert not asked.told(InjuryGained)
    saved = asked.lucky(ON_DIE[UNCOMMON]).play(play)
    assert saved.told(DangerRolled)[0].icon is UNCOMMON
    assert not saved.told(InjuryGained)
    assert saved.question is None
    assert asked.play(GoOn()).told(InjuryGained)


@pytest.mark.rule("DNG-06", "DNG-14", "CHK-52")
def test_danger_dice_of_a_check_are_rolled_with_it_and_looked_up_once() -> None:
    check = CheckCard(danger=("C", "A"), rows=(Row(color=RowColor.RED, effect=fx.Nothing()),))
    start = turn_of(in_box=offering(check)).play(TakeSpecialAction(number=1))
    fell = start.lucky(ON_DIE[COMMON], ON_DIE[UNCOMMON]).play(RollDice())
    assert fell.told(DiceRolled)[0].dangers == (COMMON, UNCOMMON)
    assert not fell.told(DangerDieResolved, SuppliesChanged)
    after = fell.play(GoOn(), GoOn())
    if after.state.check is not None:
        after = after.play(after.legal()[0])
    assert after.state.supplies == start.state.supplies - 1
    assert after.state.check is None


@pytest.mark.rule("DNG-04", "RND-07")
def test_the_result_of_a_real_danger_die_is_told_or_rolled_by_the_game() -> None:
    start = turn_of()
    real = start.given(real_dice=True)
    assert EXPEDITION.evolve(start.state, RealDiceChosen(on=True)).real_dice
    asked = real.resolve(fx.RollDanger(letter="C"))
    assert asked.question == AskDanger(member=REC, letter="C")
    told = asked.play(TellDanger(icon=RARE))
    assert told.told(DangerRolled)[0].drawn == 0
    assert told.told(InjuryGained)[0].kind is InjuryKind.BURNED
    assert asked.lucky(ON_DIE[COMMON]).play(RollForMe()).told(SuppliesChanged)


@pytest.mark.rule("DNG-01", "DNG-04")
def test_the_result_applies_to_the_crew_that_rolls() -> None:
    after = turn_of(in_box=box()).lucky(ON_DIE[RARE]).resolve(fx.RollDanger(letter="A"), you=SCI)
    assert after.told(InjuryGained)[0].member == SCI
    assert after.legal(PickColumn)
