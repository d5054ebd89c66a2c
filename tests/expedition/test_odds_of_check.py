"""The odds of a real check are what the rules bring: with every roll and every answer, and in many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from tests.expedition.checks import crew, offering, track
from tests.expedition.played_out import Came, answer, best, ends, only_answers, rolls
from tests.expedition.table import REC, SCI, Table, card, dice, turn_of
from tests.support.chi_square import likely
from tests.support.pools import converting, needs
from vanguard_desktop.core.engine import follow
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.dice.chances import Chance
from vanguard_desktop.dice.faces import Color, DangerIcon, Icon, InjuryIcon, Section
from vanguard_desktop.dice.requirements import PoolTest, Requirement
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    Commit,
    GoOn,
    PlayCard,
    RollDice,
    SayYes,
    TakeSpecialAction,
    UseCombination,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseCommitment, GatherDice
from vanguard_desktop.rulesets.expedition.data.effects import TreatResults
from vanguard_desktop.rulesets.expedition.data.events import SpecialEffectPassed
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.data.tables import INJURIES
from vanguard_desktop.rulesets.expedition.odds.of_check import CheckOdds, best_row, is_slow, odds_of_check
from vanguard_desktop.rulesets.expedition.odds.planned_check import Intent
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import (
    Ability,
    ActionTrack,
    CheckCard,
    Combination,
    ConditionCard,
    CrewCard,
    ImmediateEffect,
    InjuryKind,
    Moment,
    Row,
    RowColor,
    SpecialEffect,
)

YELLOW, GREEN, RED = RowColor
DAMAGE, HEAVY, MENTAL, SPECIAL = InjuryIcon


def rows(yellow: str, green: str) -> tuple[Row, ...]:
    return (
        Row(color=YELLOW, requirement=needs(yellow), effect=fx.Nothing(), also=(GREEN,)),
        Row(color=GREEN, requirement=needs(green), effect=fx.Nothing()),
        Row(color=RED, requirement=Requirement(), effect=fx.Nothing()),
    )


def steps(color: RowColor, on: str, count: int = 1, once: bool = False) -> SpecialEffect:
    return SpecialEffect(requirement=needs(on), effect=fx.Progress(color=color, count=count), once=once)


TRACKS = (
    ActionTrack(color=GREEN, length=4, effect=fx.Nothing()),
    ActionTrack(color=RED, length=3, effect=fx.Nothing()),
)


def about_to_roll(printed: CheckCard, *hand: str, converts: str = "", **families: Any) -> Table:
    """Recon has these dice in hand, one of them lent by Science if it is written `science:...`."""
    own = [die for die in hand if ":" not in die]
    lent = [die.partition(":")[2] for die in hand if ":" in die]
    people = crew(CrewCard(id=REC, name="Recon", converts=converting(converts)))
    hands = {REC: dice(*own), SCI: dice(*lent)}
    start = turn_of(REC, SCI, in_box=offering(printed, crew=people, **families), dice=hands)
    start = start.with_member(REC, available=dice(*own), spent=(), gone=())
    start = start.with_member(SCI, available=dice(*lent), spent=(), gone=())
    ready = start.play(TakeSpecialAction(number=1))
    return ready.play(*(AddDie(die=die) for die in (*dice(*own), *dice(*lent))))


def tally_of(start: Table, play: Callable[[State], Came]) -> Counter[Came]:
    """In how many ways of all rolls the check comes to what."""
    found: Counter[Came] = Counter()
    for way, state in rolls(start.state):
        found[play(state)] += way
    return found


def share(found: Counter[Came], wanted: Callable[[Came], object]) -> Any:
    return Chance(sum(way for came, way in found.items() if wanted(came)), found.total()).exact


def row_first(came: Came) -> tuple[object, ...]:
    """As the odds play: no fourth injury, no red end, then the best row, then all paid that was meant to be."""
    order = {YELLOW: 0, GREEN: 1, RED: 2, None: 3}
    return came.over, came.ended is RED, came.ended is None, order[came.row]


def same_rows(found: CheckOdds, real: Counter[Came]) -> None:
    for row in found.rows:
        assert row.chance.exact == share(real, lambda came, row=row: came.row is row.color and not came.over)
    for end in found.ends:
        assert end.chance.exact == share(real, lambda came, end=end: came.ended is end.color)
    assert found.over.exact == share(real, lambda came: came.over)
    assert sum(chance.chance.exact for chance in found.rows) + sum(end.chance.exact for end in found.ends) == (
        1 - found.over.exact - found.nothing.exact
    )


@pytest.mark.rule("CHK-72", "CHK-74", "CHK-06", "CHK-15", "CHK-41", "REQ-18")
@pytest.mark.parametrize("converts", ["", "green BIO", "green BIO, blue SCI"])
def test_rows_come_as_often_as_the_rules_mark_them_over_all_rolls(converts: str) -> None:
    check = CheckCard(rows=rows("BIO + SCI", "BIO / red + blue"))
    start = about_to_roll(check, "green-biology-1", "red-wild-1", "science:blue-basic-1", converts=converts)
    real = tally_of(start, lambda state: best(state, row_first))
    found = odds_of_check(start.state)
    same_rows(found, real)
    assert found.outcomes[GREEN].exact == found.rows[0].chance.exact + found.rows[1].chance.exact  # CHK-85
    assert found.nothing.exact == 0
    # and what is really shown is what comes if nobody spends an ace or converts
    shown = Intent(shown_only=True)
    hard = tally_of(start, lambda state: max(ends(state), key=row_first))
    same_rows(odds_of_check(start.state, shown), hard)


@pytest.mark.rule("CHK-67", "CHK-68", "CHK-69", "CHK-93", "REQ-20")
@pytest.mark.parametrize(
    ("test", "outcome"),
    [
        (PoolTest(icons=(Icon.DEFENSE,), present=False), RED),
        (PoolTest(icons=(Icon.ACCIDENT,), count=2), RED),
    ],
)
def test_immediate_ends_come_as_often_as_the_rules_end_the_check(test: PoolTest, outcome: RowColor) -> None:
    check = CheckCard(rows=rows("BIO", "red"), special=(ImmediateEffect(test=test, outcome=outcome),))
    start = about_to_roll(check, "red-defense-1", "green-wild-1", "red-basic-1")
    real = tally_of(start, lambda state: best(state, row_first))
    found = odds_of_check(start.state)
    same_rows(found, real)
    assert found.ends[0].chance.ways > 0
    assert found.outcomes[RED].exact == found.rows[2].chance.exact + found.ends[0].chance.exact


@pytest.mark.rule("CHK-58", "CHK-63", "CHK-66", "CHK-88", "TIM-20", "TIM-23", "TIM-24")
@pytest.mark.parametrize(
    "special",
    [
        (steps(GREEN, "XEN / TEC"), steps(RED, "ACC")),
        (steps(GREEN, "BIO + BAS", 2), steps(RED, "ACC", once=True)),
        (
            steps(GREEN, "BIO"),
            SpecialEffect(
                requirement=needs("BAS"),
                effect=fx.InOrder(steps=(fx.Progress(color=GREEN), fx.Progress(color=RED, count=-1))),
            ),
        ),
        (steps(GREEN, "SAME + SAME"),),
    ],
)
def test_markers_go_as_far_as_the_rules_move_them_over_all_rolls(special: tuple[SpecialEffect, ...]) -> None:
    check = CheckCard(special=special, tracks=TRACKS)
    start = about_to_roll(check, "green-biology-1", "green-universal-1", "red-wild-1", converts="green BIO")
    start = start.given(tracks={track(GREEN): 1, track(RED): 1})
    helped = tally_of(start, lambda state: best(state, lambda came: -came.places[0]))
    found = odds_of_check(start.state, Intent(aim=GREEN))
    for place, chance in enumerate(found.tracks[0].places):
        assert chance.exact == share(helped, lambda came, place=place: came.places[0] == place)
        assert found.tracks[0].steps(place - 1) == chance
    # without that nobody commits anything: what is shown decides, and both tracks come out
    idle = tally_of(start, lambda state: answer(state, nothing_committed))
    found = odds_of_check(start.state)
    for number, standing in enumerate(found.tracks):
        for place, chance in enumerate(standing.places):
            assert chance.exact == share(idle, lambda came, n=number, place=place: came.places[n] == place)
    for number, times in found.specials.items():
        none = share(idle, lambda came, n=number: not sum(t for at, t in came.passed if at == n))
        assert len(special) == 1 or times[0].exact == none


def nothing_committed(state: State) -> Command:
    legal = [command for command in EXPEDITION.answers(state) if EXPEDITION.why_not(state, command) is None]
    if isinstance(state.question, ChooseCommitment):
        return min(legal, key=lambda command: len(command.dice))  # type: ignore[attr-defined]
    return GoOn() if GoOn() in legal else legal[0]


@pytest.mark.rule("CHK-47", "CHK-48", "CHK-49", "CHK-50", "INJ-24", "INJ-27")
@pytest.mark.parametrize(
    "kinds",
    [
        (InjuryKind.BURNED,),
        (InjuryKind.CONCUSSED, InjuryKind.BURNED),
        (InjuryKind.CRITICAL, InjuryKind.EXHAUSTED),
    ],
)
def test_injuries_hit_as_often_as_the_rules_let_them(kinds: tuple[InjuryKind, ...]) -> None:
    check = CheckCard(rows=rows("BIO + BAS", "BIO / red"))
    start = about_to_roll(check, "green-biology-1", "green-basic-1", converts="green BIO")
    start = start.hurt(REC, *kinds, dice=(Color.RED, Color.BLUE))
    real = tally_of(start, lambda state: best(state, lambda came: (row_first(came), len(came.hurt))))
    found = odds_of_check(start.state)
    same_rows(found, real)
    if len(kinds) == 1:  # with more cards the order of the dice leaves several equally good ways
        for chance in found.injuries:
            took = (chance.slot, chance.icon.value)
            assert chance.effect == INJURIES[chance.kind].effects[chance.icon]
            assert chance.chance.exact == share(real, lambda came, took=took: took in came.hurt)
    else:
        possible = {(chance.slot, chance.icon.value) for chance in found.injuries}
        assert {hit for came in real for hit in came.hurt} <= possible


@pytest.mark.rule("END-08", "DLY-04", "DLY-05", "DLY-06", "DLY-11", "CHK-91")
@pytest.mark.parametrize("deadly", [False, True])
def test_a_fourth_injury_comes_before_the_outcome(deadly: bool) -> None:
    check = CheckCard(rows=rows("BIO", "red"))
    hurt = (InjuryKind.CRITICAL, InjuryKind.WOUNDED, InjuryKind.EXHAUSTED)
    start = about_to_roll(check, "green-biology-1", "red-basic-1").hurt(REC, *hurt, dice=(Color.RED,))
    start = start.with_member(REC, spent=dice("red-gather-1", "green-explore-1"))
    start = start.given(options=attrs.evolve(start.state.options, deadly_injuries=deadly))
    found = odds_of_check(start.state)
    # one die of six faces shows HEAVY once; in the harder mode 43 of 216 do not live through it (EX DLY-E)
    assert found.over.exact == Chance(1, 6).exact * (Chance(43, 216).exact if deadly else 1)
    # DIE-31, DLY-05: with all dice in the check DAMAGE brings Exhausted as well, and few dice are certain death
    weak = about_to_roll(check, "green-biology-1").hurt(REC, *hurt, dice=(Color.RED,))
    weak = weak.given(options=start.state.options)
    assert odds_of_check(weak.state).over.exact == Chance(3, 6).exact
    if not deadly:
        same_rows(found, tally_of(start, lambda state: best(state, row_first)))
        same_rows(odds_of_check(weak.state), tally_of(weak, lambda state: best(state, row_first)))


@pytest.mark.rule("CHK-13", "CHK-52", "DNG-02", "DNG-03", "DNG-10")
def test_danger_dice_bring_what_their_table_says() -> None:
    start = about_to_roll(CheckCard(danger=("C", "C", "A"), rows=rows("BIO", "red")), "red-basic-1")
    found = {(chance.letter, chance.icon): chance for chance in odds_of_check(start.state).dangers}
    assert [chance.exact for chance in found["C", DangerIcon.RARE].times] == [
        Chance(25, 36).exact, Chance(10, 36).exact, Chance(1, 36).exact
    ]  # fmt: skip
    assert found["C", DangerIcon.RARE].effect == fx.GainInjury(kind=InjuryKind.BURNED)
    assert found["A", DangerIcon.SPECIAL].effect is None
    for way, state in rolls(start.state):
        assert way > 0
        fallen = Counter((die.letter, die.icon) for die in state.check.dangers)  # type: ignore[union-attr]
        for chance in odds_of_check(state).dangers:
            assert chance.times[fallen[chance.letter, chance.icon]].exact == 1


@pytest.mark.rule("DIE-35", "CHK-18", "CHK-17")
def test_a_card_held_ready_turns_the_odds_as_far_as_it_can_turn_a_die() -> None:
    turn = Ability(when=Moment.DURING_CHECK, effect=fx.TurnDie(color=Color.GREEN))
    fumble = Ability(when=Moment.DURING_CHECK, effect=fx.RerollDice())
    counts = TreatResults(shown=Icon.ACCIDENT, becomes=(Icon.BIOLOGY,))
    cards = [
        card("TURN", Section.RECON, turn),
        card("LUCK", Section.RECON, fumble),
        card("CALM", Section.RECON, Ability(when=Moment.DURING_CHECK, effect=counts)),
    ]
    check = CheckCard(rows=rows("BIO + BIO", "BIO"))
    start = about_to_roll(check, "green-biology-1", "green-wild-1", section_cards=cards)
    start = start.with_member(REC, hand=(CardId("TURN"), CardId("LUCK"), CardId("CALM")), rank=3)
    ignored = tally_of(start, lambda state: best(state, row_first))
    same_rows(odds_of_check(start.state), ignored)
    for name in ("TURN", "CALM"):
        play = PlayCard(member=REC, card=CardId(name))

        def may_play(state: State, command: Command, play: PlayCard = play) -> bool:
            return command == play or only_answers(state, command)

        real = tally_of(start, lambda state, wish=may_play: best(state, row_first, wish))
        found = odds_of_check(start.state, Intent(played=(play,)))
        same_rows(found, real)
        assert found.rows[0].chance.exact > odds_of_check(start.state).rows[0].chance.exact
        assert found.unknown == ()
    reroll = PlayCard(member=REC, card=CardId("LUCK"))
    assert odds_of_check(start.state, Intent(played=(reroll,))).unknown == (reroll,)


@pytest.mark.rule("CHK-26", "CHK-31", "CHK-32", "CHK-33", "CHK-43", "CHK-99")
def test_what_a_combination_takes_is_missing_for_the_rows() -> None:
    bought = Combination(requirement=needs("SAME + SAME"), effect=fx.Nothing())
    condition = ConditionCard(id=CardId("G"), name="G", combinations=(bought,))
    check = CheckCard(rows=rows("BIO + BAS", "BIO"))
    start = about_to_roll(
        check, "green-biology-1", "green-basic-1", "green-wild-1", converts="green BIO", condition=condition
    )

    # The combination is paid once, whenever it can be, and of all ways to pay the one is taken that leaves most.
    def once(state: State, command: Command) -> bool:
        return only_answers(state, command) or (isinstance(command, UseCombination) and command.source == "condition")

    def paid_first(came: Came) -> tuple[object, ...]:
        return came.paid != 1 if came.paid else 2, *row_first(came)

    real = tally_of(start, lambda state: best(state, paid_first, once))
    found = odds_of_check(start.state, Intent(paid=(("condition", 1),)))
    assert found.paid.exact == share(real, lambda came: came.paid == 1)
    same_rows(found, real)


@pytest.mark.rule("CHK-07")
def test_dice_go_in_and_out_of_the_odds_before_they_are_taken() -> None:
    check = CheckCard(rows=rows("BIO + BIO", "BIO"))
    both = about_to_roll(check, "green-biology-1", "science:green-wild-1")
    none = about_to_roll(check).with_member(REC, available=dice("green-biology-1"))
    none = none.with_member(SCI, available=dice("green-wild-1"))
    assert isinstance(none.question, GatherDice)
    thought = odds_of_check(none.state, Intent(hand=dice("green-biology-1", "green-wild-1")))
    assert thought == odds_of_check(both.state)
    assert odds_of_check(none.state).rows[2].chance.exact == 1  # CHK-92
    assert odds_of_check(both.state, Intent(hand=())) == odds_of_check(none.state)
    without = odds_of_check(about_to_roll(check, "green-biology-1", "green-basic-1", converts="green BIO").state)
    with_none = about_to_roll(check, "green-biology-1", "green-basic-1", converts="green BIO")
    plain = odds_of_check(with_none.state, Intent(converts=False))
    assert plain.rows[0].chance.exact < without.rows[0].chance.exact


@pytest.mark.rule("CHK-72", "CHK-75", "CHK-67", "CHK-47")
def test_at_every_question_of_a_check_the_odds_are_what_can_still_come() -> None:
    """From the roll on nothing is left to chance: what the odds call certain is the best that the answers reach."""
    special = (
        ImmediateEffect(test=PoolTest(icons=(Icon.DEFENSE, Icon.BIOLOGY), present=False), outcome=RED),
        SpecialEffect(requirement=needs("ACC"), effect=fx.LoseSupplies(), once=True),
    )
    check = CheckCard(rows=rows("BIO + BAS", "red + green"), special=special)
    start = about_to_roll(check, "green-biology-1", "red-wild-1", converts="green BIO, red DEF")
    start = start.hurt(REC, InjuryKind.BURNED, InjuryKind.CONCUSSED, dice=(Color.RED, Color.BLUE))
    asked = 0
    for _, state in rolls(start.state):
        now = state
        while now.check is not None and now.check.step < 9:
            certain = best(now, lambda came: (came.over, came.ended is RED, row_first(came)))
            same_rows(odds_of_check(now), Counter({certain: 1}))
            asked += 1
            now = follow(EXPEDITION, now, towards(now, certain))[1]
    assert asked > 300


def towards(state: State, wanted: Came) -> Command:
    """An answer after which the wanted end can still be reached."""
    for command in EXPEDITION.answers(state):
        if EXPEDITION.why_not(state, command) is not None or not only_answers(state, command):
            continue
        after = follow(EXPEDITION, state, command)[1]
        if after.check is None or after.check.step >= 9:
            reached = [attrs.evolve(wanted, row=after.check.marked, ended=after.check.immediate)] if after.check else []
        else:
            reached = list(ends(after))
        if any((came.row, came.ended) == (wanted.row, wanted.ended) for came in reached):
            return command
    return next(command for command in EXPEDITION.answers(state) if EXPEDITION.why_not(state, command) is None)


@pytest.mark.rule("CHK-72", "CHK-77")
def test_the_tray_proposes_the_dice_for_the_best_row() -> None:
    check = CheckCard(rows=rows("BIO + SCI", "BIO"))
    start = about_to_roll(check, "green-biology-1", "blue-wild-1", "red-basic-1")
    best_ways = 0
    for way, state in rolls(start.state):
        proposed = best_row(state)
        assert proposed is not None
        best_ways += way * (proposed.color is YELLOW)
        assert len(proposed.assignment.dice) == {YELLOW: 2, GREEN: 1, RED: 0}[proposed.color]
        assert best(state, row_first).row is proposed.color
    assert Chance(best_ways, 6**3).exact == odds_of_check(start.state).rows[0].chance.exact
    assert best_row(state, Intent(shown_only=True)) is not None


TWELVE = (
    "green-biology-1", "green-explore-1", "green-basic-1", "green-universal-1", "red-wild-1", "red-basic-1",
    "red-defense-1", "blue-universal-1", "blue-basic-1", "green-expert-1", "blue-science-1", "red-universal-1",
)  # fmt: skip
MANY = {
    "rows": CheckCard(rows=rows("XEN + XEN + SCI + TEC", "XEN + EXP + EXP / red + red + red + red + red")),
    "tracks": CheckCard(special=(steps(GREEN, "CON / TEC"), steps(RED, "ACC")), tracks=TRACKS),
    "an end": CheckCard(
        rows=rows("XEN + XEN + SCI + TEC", "XEN + EXP + EXP"),
        special=(
            ImmediateEffect(test=PoolTest(icons=(Icon.GATHER, Icon.CONSTRUCTION), present=False), outcome=RED),
            SpecialEffect(requirement=needs("ACC"), effect=fx.LoseSupplies(), once=True),
        ),
    ),
}


def for_green(state: State) -> Command:
    """Yes to everything that serves, and of all commitments to the green track the one with most steps."""
    legal = [command for command in EXPEDITION.answers(state) if EXPEDITION.why_not(state, command) is None]
    question = state.question
    if isinstance(question, ChooseCommitment):
        if state.running_check.special_next:
            return Commit(dice=())
        return max(legal, key=lambda command: (_times(state, command), -len(command.dice)))  # type: ignore[attr-defined]
    for wanted in (GoOn(), SayYes()):
        if wanted in legal:
            return wanted
    return legal[0]


def _times(state: State, command: Command) -> int:
    events = follow(EXPEDITION, state, command)[0]
    return next(event.times for event in events if isinstance(event, SpecialEffectPassed))


@pytest.mark.rule("CHK-14", "CHK-58", "CHK-63", "CHK-67", "CHK-72")
@pytest.mark.parametrize("name", sorted(MANY))
def test_many_simulated_checks_of_twelve_dice_fall_as_the_odds_say(name: str) -> None:
    own = TWELVE[:11]
    start = about_to_roll(MANY[name], *own, f"science:{TWELVE[11]}", converts="green EXP")
    intent = Intent(aim=GREEN) if name == "tracks" else Intent()
    assert not is_slow(start.state, intent)
    found = odds_of_check(start.state, intent)
    seen: Counter[object] = Counter()
    for number in range(900):
        state = follow(EXPEDITION, attrs.evolve(start.state, rng=Rng(number)), RollDice())[1]
        came = answer(state, for_green)
        seen[came.places[0] if name == "tracks" else (came.row, came.ended)] += 1
    ways: dict[object, int] = {(row.color, None): row.chance.ways for row in found.rows}
    ways |= {(None, end.color): end.chance.ways for end in found.ends}
    if name == "tracks":
        ways = {place: chance.ways for place, chance in enumerate(found.tracks[0].places)}
    assert sum(ways.values()) == 6**12
    assert sum(bool(way) for way in ways.values()) > 2
    assert likely(seen, ways)


def test_checks_that_take_longer_are_named() -> None:
    same = CheckCard(special=(steps(GREEN, "SAME + SAME"),), tracks=TRACKS)
    assert is_slow(about_to_roll(same, *TWELVE[:11]).state)
    assert not is_slow(about_to_roll(same, *TWELVE[:4]).state)
    assert not is_slow(about_to_roll(MANY["rows"], *TWELVE[:11]).state)
