"""The guided first round of the training, step by step, and the lessons that free play opens (TUT-09 to TUT-28)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.first import MAKWANA, SCHAAF, at_turn, first_answer, in_round, training, until
from tests.expedition.table import Table, face
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.engine import replay
from vanguard_desktop.core.events import RealDiceChosen
from vanguard_desktop.core.ids import CardId, DieId, PathId, SectorId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import ALL_DICE, Color, Icon
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.decisions.check import Modify
from vanguard_desktop.rulesets.expedition.data.decisions.crew import ChooseDieToRefresh
from vanguard_desktop.rulesets.expedition.data.decisions.round import ChooseAction, ChooseFirst
from vanguard_desktop.rulesets.expedition.data.reasons import Guided, NoMovement
from vanguard_desktop.rulesets.expedition.data.steps.check import AfterCheck, AfterOutcome, GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.steps.crew import HandLimit
from vanguard_desktop.rulesets.expedition.data.steps.round import (
    EndPhase,
    NextTurn,
    OfferAction,
    OfferMissions,
    OpenRound,
    RestRefresh,
)
from vanguard_desktop.rulesets.expedition.data.topics import Topic
from vanguard_desktop.rulesets.expedition.odds.of_check import odds_of_check
from vanguard_desktop.rulesets.expedition.odds.planned_check import Intent
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import InjuryKind, RowColor

ONE, TWO, FOUR, FIVE = (SectorId(number) for number in (1, 2, 4, 5))
SCALE = do.TakeSpecialAction(number=1, source=Source.read("poi"))
RED, BLUE = DieId("red-basic-3"), DieId("blue-basic-3")
TO_FIVE = do.Travel(path=PathId("1-5"))
COMMON, UNCOMMON = 0, 2  # faces of a danger die: spend a die; nothing in table T
FIRST_ACTION = (
    SCALE,
    do.AddDie(die=RED),
    do.AddDie(die=BLUE),
    do.RollDice(),
    do.PlayCard(member=SCHAAF, card=CardId("SCI-T1/1")),
    do.PickDie(die=RED),
    do.TellDie(die=BLUE, face=face(BLUE, Icon.ACE)),
    do.GoOn(),
    do.GoOn(),
    do.SayYes(),
)
FREE_FACE = 0  # the first face of a starting die is never an accident


def second_turn(players: int = 1) -> Table:
    return until(training(players), at_turn(2))


def pressed(table: Table, *faces: int) -> Table:
    """The second crew member rolls all five dice for the press, and they fall like this."""
    ready = until(table.play(SCALE), lambda t: t.legal() == (do.RollDice(),))
    return ready.lucky(*faces).play(do.RollDice())


def accidents(table: Table, count: int) -> tuple[int, ...]:
    """Faces of the dice on the board of the second crew member, so many of them accidents."""
    turn = table.state.turn
    assert turn is not None
    dice = table.member(turn).available
    assert len(dice) == 5
    return tuple(
        ALL_DICE[die].faces.index((Icon.ACCIDENT,)) if number < count else FREE_FACE for number, die in enumerate(dice)
    )


@pytest.mark.rule("TUT-09", "TUT-26", "DEC-28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_of_the_first_round_is_prescribed_and_everything_else_refused(players: int) -> None:
    table = training(players)
    actions = 0
    while table.state.round == 1:
        if table.question.tag in ("choose_action", "combine", "gather_dice") and len(table.legal()) == 1:
            actions += table.question.tag == "choose_action"
            (wanted,) = table.legal()
            other = do.EndTurn() if table.question.tag == "choose_action" else do.Exert(member=SCHAAF)
            reason = table.refuses(other)
            assert isinstance(reason, Guided)
            assert (reason.rule, reason.next) == ("TUT-26", wanted)
        table = table.play(first_answer(table))
    assert actions == 2 * len(table.state.members)
    assert len(until(table, at_turn(1)).legal(do.Travel, do.Rest, do.Prepare)) > 1


@pytest.mark.rule("TUT-14", "ACT-20")
def test_travel_is_shown_to_be_blocked_before_the_special_action_is_taken() -> None:
    start = training()
    assert start.refuses(TO_FIVE) == Guided(next=SCALE, otherwise=NoMovement(sector=ONE))
    assert start.legal() == (SCALE,)


@pytest.mark.rule("TUT-15", "TUT-16", "TUT-17", "CHK-72")
@pytest.mark.example("EX TUT-A")
def test_the_scripted_roll_and_card_cover_the_green_row() -> None:
    table = training()
    told: list[Any] = []
    for command in FIRST_ACTION:
        assert table.legal() == (command,)
        table = table.play(command)
        told += table.events
    table.then(
        ANSWERED, ev.PoolDiceSpent(dice=(BLUE,)), ev.RowMarked(color=fx.RowColor.GREEN), ev.StepReached(step=9),
        queued(GoOnWithCheck(), you=SCHAAF), TAKEN, ev.StepReached(step=10), queued(GoOnWithCheck(), you=SCHAAF), TAKEN,
        queued(GoOnWithCheck(), you=SCHAAF), ev.OutcomeApplied(color=fx.RowColor.GREEN),
        queued(fx.InOrder(steps=(fx.GainSuccesses(), fx.ReplacePoi(card="P001"))),
            AfterOutcome(color=fx.RowColor.GREEN), you=SCHAAF, source="poi:1:W00-1:1", at=ONE),
        TAKEN, queued(fx.GainSuccesses(), fx.ReplacePoi(card="P001"), you=SCHAAF, source="poi:1:W00-1:1", at=ONE),
        TAKEN, ev.SuccessesGained(count=1), TAKEN, ev.PoiStacked(sector=ONE, cards=("P001/1",)), TAKEN, TAKEN,
        queued(AfterCheck(), you=SCHAAF), TAKEN, ev.CheckEnded(), TAKEN, TAKEN, opens(ChooseAction(member=SCHAAF)),
    )  # fmt: skip
    fell = next(event for event in told if isinstance(event, ev.DiceRolled))
    assert fell.faces == (face(RED, Icon.ACCIDENT), face(BLUE, Icon.BASIC))
    assert fell.drawn == 0
    assert [event.die for event in told if isinstance(event, ev.DieTurned)] == [BLUE]
    spent = [die for event in told if isinstance(event, ev.PoolDiceSpent) for die in event.dice]
    assert spent == [RED, BLUE]
    assert table.state.successes == 1
    assert table.state.pois[ONE] == ("P001/1",)
    assert set(table.member(SCHAAF).spent) == {RED, BLUE}
    assert not any(isinstance(event, ev.DieTaken) and event.owner != SCHAAF for event in told)


@pytest.mark.rule("TUT-15")
def test_with_real_dice_the_scripted_roll_is_not_asked_for() -> None:
    start = training()
    state = replay(EXPEDITION, start.state, [RealDiceChosen(on=True)])
    rolled = Table(state=state).play(*FIRST_ACTION[:4])
    assert rolled.told(ev.DiceRolled)[0].drawn == 0
    assert rolled.question.tag == "modify"


@pytest.mark.rule("TUT-18", "TUT-19", "ACT-58")
def test_the_first_crew_member_travels_with_a_real_danger_roll_and_ends_without_an_event() -> None:
    ready = training().play(*FIRST_ACTION)
    assert ready.legal() == (TO_FIVE,)
    choice = ready.play(TO_FIVE)
    assert choice.legal() == (do.PickOption(number=2),)
    after = choice.lucky(UNCOMMON).play(do.PickOption(number=2))
    assert after.told(ev.DangerRolled)[0].letter == "T"
    assert after.member(SCHAAF).sector == FIVE
    assert [event.log for event in after.told(ev.LogRead)] == ["5"]
    ended = until(after, at_turn(2))
    assert ended.member(SCHAAF).turn_ended
    assert not [event for event in ended.events if isinstance(event, ev.EventDrawn)]


@pytest.mark.rule("TUT-20", "CHK-57")
def test_the_second_crew_member_holds_the_press_with_all_five_dice() -> None:
    start = second_turn()
    assert start.refuses(do.Travel(path=PathId("2-4"))) == Guided(next=SCALE, otherwise=NoMovement(sector=TWO))
    rolled = pressed(start, *accidents(start, 1))
    assert len(rolled.told(ev.DiceRolled)[0].faces) == 5
    assert rolled.told(ev.DiceRolled)[0].drawn == 5
    after = until(rolled, at_turn(2, actions_left=1))
    assert after.state.successes == 2  # one of the Scale, one of the Press: four dice that are no accidents
    assert after.state.pois[TWO] == ("P002/1",)


@pytest.mark.rule("TUT-21", "CHK-14")
@pytest.mark.example("EX TUT-B")
def test_three_accidents_are_rolled_again_without_a_card() -> None:
    start = second_turn()
    hand = start.member(MAKWANA).hand
    rolled = pressed(start, *accidents(start, 3), *accidents(start, 4), *accidents(start, 2)).then(
        ANSWERED, ev.StepReached(step=2), queued(GoOnWithCheck(), you=MAKWANA), TAKEN, ev.StepReached(step=3),
        queued(GoOnWithCheck(), you=MAKWANA), TAKEN, ev.RollDiscarded(faces=(5, 5, 5, 0, 0), drawn=5),
        ev.RollDiscarded(faces=(5, 5, 5, 5, 0), drawn=5), ev.DiceRolled(faces=(5, 5, 0, 0, 0), drawn=5),
        ev.StepReached(step=4), queued(GoOnWithCheck(), you=MAKWANA), TAKEN, opens(Modify(member=MAKWANA)),
    )  # fmt: skip
    discarded = rolled.told(ev.RollDiscarded)
    assert [(len(event.faces), event.drawn) for event in discarded] == [(5, 5), (5, 5)]
    assert rolled.state.rng.count == 15  # what was drawn for a discarded roll does not come again
    assert rolled.told(ev.DiceRolled)[0].faces == accidents(start, 2)
    assert rolled.member(MAKWANA).hand == hand


@pytest.mark.rule("TUT-21", "CHK-14")
def test_with_real_dice_too_many_accidents_are_told_anew() -> None:
    ready = until(second_turn().play(SCALE), lambda t: t.legal() == (do.RollDice(),))
    state = replay(EXPEDITION, ready.state, [RealDiceChosen(on=True)])
    table = Table(state=state).play(do.RollDice())
    dice = [die for die, _ in table.state.check.hand]  # type: ignore[union-attr]
    bad = [do.TellDie(die=die, face=ALL_DICE[die].faces.index((Icon.ACCIDENT,))) for die in dice]
    table = table.play(*bad)
    faces = tuple(command.face for command in bad)
    last = ev.DieTold(result=str(faces[-1]))
    assert table.told(ev.DieTold, ev.RollDiscarded) == (last, ev.RollDiscarded(faces=faces, drawn=0))
    assert table.question.tag == "tell_roll"
    good = [do.TellDie(die=die, face=FREE_FACE) for die in dice]
    assert table.play(*good).told(ev.DiceRolled)
    # What the players have told is discarded with the roll that the game completes for them.
    completed = table.play(*bad[:3]).lucky(FREE_FACE, FREE_FACE, *[FREE_FACE] * 5).play(do.RollForMe())
    assert completed.told(ev.RollDiscarded, ev.DiceRolled) == (
        ev.RollDiscarded(faces=(*faces[:3], FREE_FACE, FREE_FACE), drawn=2),
        ev.DiceRolled(faces=(FREE_FACE,) * 5, drawn=5),
    )


@pytest.mark.rule("TUT-22", "CHK-87", "CHK-81")
def test_cards_may_change_accidents_and_progress_stays_for_later() -> None:
    start = second_turn()
    rolled = pressed(start, *accidents(start, 2))
    assert len(rolled.legal(do.PlayCard)) > 1
    after = until(rolled.play(do.GoOn()), at_turn(2, actions_left=1))
    assert not [event for event in after.events if isinstance(event, ev.RowMarked)]
    tracks = {track.color.value: at for track, at in after.state.tracks.items()}
    assert tracks == {"green": 3, "red": 2}
    assert not after.state.pois.get(TWO)


@pytest.mark.rule("TUT-23", "ACT-39", "ACT-40", "CRD-09")
def test_the_second_action_is_a_rest() -> None:
    start = second_turn()
    ready = until(pressed(start, *accidents(start, 1)), at_turn(2, actions_left=1))
    assert ready.legal() == (do.Rest(),)
    rested = until(ready.play(do.Rest()), in_round(2))
    assert len(rested.member(MAKWANA).available) == 3
    assert len(rested.member(MAKWANA).hand) == 2


@pytest.mark.rule("TUT-23", "ACT-39", "CRD-07")
@pytest.mark.example("EX TUT-C")
def test_a_rest_with_an_empty_deck_shuffles_the_discards() -> None:
    start = second_turn()
    ready = until(pressed(start, *accidents(start, 1)), at_turn(2, actions_left=1))
    one, *two = (*ready.member(MAKWANA).hand, *ready.member(MAKWANA).deck)
    ready = ready.with_member(MAKWANA, hand=(one,), deck=(), discards=tuple(two))
    assert len(ready.member(MAKWANA).spent) == 5
    rested = until(ready.play(do.Rest()), in_round(2)).then(
        ANSWERED, ev.ActionStarted(member=MAKWANA, action="rest"),
        queued(waits(fx.LoseSupplies(), you=MAKWANA, source="rest"), waits(RestRefresh(), you=MAKWANA, source="rest"),
            waits(fx.DrawCards(), you=MAKWANA, source="rest"), waits(HandLimit(), you=MAKWANA, source="rest"),
            waits(OfferMissions(), you=MAKWANA), waits(OfferAction(), you=MAKWANA)),
        TAKEN, TAKEN, queued(fx.RefreshDice(count=2), you=MAKWANA, source="rest"),
        opens(ChooseDieToRefresh(member=MAKWANA)), ANSWERED, ev.DieRefreshed(member=MAKWANA, die="green-explore-1"),
        TAKEN, queued(fx.RefreshDice(), you=MAKWANA, source="rest"), opens(ChooseDieToRefresh(member=MAKWANA)),
        ANSWERED, ev.DieRefreshed(member=MAKWANA, die="red-physical-2"), TAKEN,
        opens(ChooseDieToRefresh(member=MAKWANA)), ANSWERED, ev.DieRefreshed(member=MAKWANA, die="red-basic-2"), TAKEN,
        ev.DeckShuffled(member=MAKWANA, deck=("REC-T3/1", "REC-T2/1"), drawn=1),
        ev.CardsDrawn(member=MAKWANA, cards=("REC-T3/1",)), queued(HandLimit(), you=MAKWANA), TAKEN, TAKEN, TAKEN,
        TAKEN, queued(EndPhase(), you=MAKWANA), TAKEN, ev.TurnEnded(member=MAKWANA), queued(NextTurn()), TAKEN,
        queued(fx.ReadLog(log="7"), OpenRound()), TAKEN, ev.LogRead(log="7", member=MAKWANA), TAKEN,
        ev.RoundOpened(round=2), ev.TopicOpened(topic=Topic.TURN_ORDER), ev.TopicOpened(topic=Topic.CONVERTS),
        ev.TopicOpened(topic=Topic.PATH_ICONS), queued(NextTurn()), opens(ChooseFirst(section=do.Section.SCIENCE)),
    )  # fmt: skip
    assert len(rested.member(MAKWANA).available) == 3
    drawn = [event for event in rested.events if isinstance(event, ev.DeckShuffled | ev.CardsDrawn)]
    assert [type(event) for event in drawn] == [ev.DeckShuffled, ev.CardsDrawn]
    assert len(rested.member(MAKWANA).hand) == 2
    assert rested.state.supplies == ready.state.supplies


@pytest.mark.rule("TUT-24")
def test_the_third_crew_member_reads_the_slip_and_travels() -> None:
    start = until(training(3), at_turn(3))
    third = start.state.turn
    assert third is not None
    assert start.member(third).sector == ONE
    assert start.legal() == (SCALE,)
    gathering = start.play(SCALE)
    assert len(gathering.legal(do.AddDie)) == 5
    dice = gathering.member(third).available
    colors = {ALL_DICE[die].color: do.AddDie(die=die) for die in dice}
    assert set(colors) == set(Color)
    rolled = gathering.play(*colors.values()).lucky(0, 0, 0).play(do.RollDice())
    after = until(rolled, at_turn(3, actions_left=1))
    assert after.state.uniques_found == (1,)
    assert after.state.pois[ONE][0].startswith("P000/")
    assert after.legal() == (TO_FIVE,)
    assert len(after.play(TO_FIVE).legal(do.PickOption)) == 2


@pytest.mark.rule("TUT-25")
def test_the_fourth_crew_member_travels_to_the_hall_and_prepares_with_a_card() -> None:
    won = until(pressed(second_turn(4), *accidents(second_turn(4), 1)), at_turn(4))
    fourth = won.state.turn
    assert fourth is not None
    assert won.legal() == (do.Travel(path=PathId("2-4")),)
    there = until(won, at_turn(4, actions_left=1))
    assert there.member(fourth).sector == FOUR
    assert "4" in [event.log for event in there.events if isinstance(event, ev.LogRead)]
    assert there.legal() == (do.Prepare(),)
    prepare = there.play(do.Prepare())
    assert prepare.legal() == (do.PickOption(number=1),)
    drawn = until(prepare, lambda t: t.question.tag == "choose_prepare" and not t.question.card)
    assert drawn.legal() == (do.GoOn(),)


@pytest.mark.rule("TUT-58")
def test_if_the_press_still_holds_the_fourth_crew_member_works_on_it_first() -> None:
    start = second_turn(4)
    held = until(pressed(start, *accidents(start, 2)).play(do.GoOn()), at_turn(4))
    assert held.state.poi(TWO).no_movement  # type: ignore[union-attr]
    assert held.legal() == (SCALE,)
    gathering = held.play(SCALE)
    assert len(gathering.legal(do.AddDie)) > 5  # the second crew member may assist
    fourth = gathering.state.turn
    assert fourth is not None
    own = [do.AddDie(die=die) for die in gathering.member(fourth).available]
    rolled = gathering.play(*own).lucky(*[ALL_DICE[c.die].faces.index((Icon.ACCIDENT,)) for c in own])
    fell = rolled.play(do.RollDice())
    assert not fell.told(ev.RollDiscarded)  # TUT-21 is for the second crew member only
    assert until(fell, at_turn(4, actions_left=1)).legal() == (do.Prepare(),)


@pytest.mark.rule("TUT-27")
def test_a_log_ends_the_guided_round() -> None:
    after = until(training(3), in_round(2))
    logs = [event.log for event in after.events if isinstance(event, ev.LogRead)]
    assert logs[-1] == "7"
    later = until(after, in_round(3))
    assert "7" not in [event.log for event in later.events[len(after.events) :] if isinstance(event, ev.LogRead)]


def lessons(table: Table) -> set[Topic]:
    return set(table.state.topics)


@pytest.mark.rule("TUT-28", "TUT-09")
def test_free_play_begins_with_three_lessons() -> None:
    free = until(training(), in_round(2))
    assert lessons(free) >= {Topic.TURN_ORDER, Topic.CONVERTS, Topic.PATH_ICONS}
    first = until(training(), at_turn(2))
    assert not lessons(first) & {Topic.TURN_ORDER, Topic.CONVERTS, Topic.PATH_ICONS, Topic.ASSISTING}


def standing(sector: int, table: Table | None = None) -> Table:
    free = table or until(training(), lambda t: in_round(2)(t) and at_turn(1)(t))
    for member in free.state.members:
        free = free.with_member(member.id, sector=SectorId(sector))
    return free.given(topics=())


SPEND_MANY = fx.SpendDice(count=9)
G01, P000, P002 = CardId("G01"), CardId("P000"), CardId("P002")
COMES_UP: dict[Topic, Any] = {
    Topic.IMMEDIATE_EFFECTS: lambda: standing(7).play(SCALE),
    Topic.TWO_ACTIONS: lambda: (
        standing(5).resolve(fx.ReplacePoi(card=P002, sector=TWO)).resolve(fx.MoveTo(sector=TWO), you=SCHAAF)
    ),
    Topic.BONUS_OUTCOMES: lambda: standing(6).play(SCALE),
    Topic.SEVERAL_COPIES: lambda: standing(5).resolve(fx.ReplacePoi(card=P000, sector=ONE)),
    Topic.RANK_UP: lambda: standing(5).given(successes=2).resolve(fx.GainSuccesses()),
    Topic.INJURIES: lambda: standing(5).resolve(fx.GainInjury(kind=InjuryKind.SCRATCHED), you=SCHAAF),
    Topic.PREPARE_CHECK: lambda: standing(5).play(do.Prepare(), do.PickOption(number=2)),
    Topic.TOO_FEW_DICE: lambda: standing(5).resolve(SPEND_MANY, you=SCHAAF),
    Topic.ASSISTING: lambda: standing(6).play(SCALE),
    Topic.DANGER_DICE: lambda: standing(7).play(SCALE),
    Topic.COMBINATIONS: lambda: standing(6).play(SCALE),
    Topic.UNIQUE_DISCOVERY: lambda: standing(5).resolve(fx.GainUnique(number=1)),
    Topic.EVENTS: lambda: standing(5).resolve(fx.AddMission(card=CardId("M02"))),
    Topic.TIME_TRACKS: lambda: standing(5).resolve(fx.PlaceCondition(card=G01)),
}


@pytest.mark.rule("TUT-28")
@pytest.mark.parametrize("topic", COMES_UP, ids=lambda topic: topic.value)
def test_a_lesson_opens_when_it_first_comes_up_and_only_once(topic: Topic) -> None:
    after = COMES_UP[topic]()
    assert topic in lessons(after)
    assert list(after.state.topics).count(topic) == 1
    at_start = {Topic.TURN_ORDER, Topic.CONVERTS, Topic.PATH_ICONS}
    assert set(COMES_UP) | at_start == set(Topic)


@pytest.mark.rule("TUT-28")
def test_a_lesson_is_told_once_and_only_in_the_training() -> None:
    table = standing(6).play(SCALE)
    assert ev.TopicOpened(topic=Topic.COMBINATIONS) in table.events
    again = attrs.evolve(standing(6), state=attrs.evolve(standing(6).state, topics=table.state.topics)).play(SCALE)
    assert not again.told(ev.TopicOpened)
    state = standing(6).state
    grown_up = Table(state=attrs.evolve(state, options=attrs.evolve(state.options, training=False)))
    assert not grown_up.play(SCALE).told(ev.TopicOpened)


@pytest.mark.rule("TUT-15")
def test_the_odds_of_a_prescribed_roll_are_those_of_dice_that_fall_freely():
    table = training(1)
    for command in FIRST_ACTION[:3]:
        table = table.play(command)
    shares = odds_of_check(table.state, Intent()).outcomes
    # Of the six faces of a basic die one is the icon that is asked for or an ace; nobody knows yet how they fall.
    assert 0 < shares[RowColor.RED].share < 1
    free = attrs.evolve(table.state, round=2)
    assert {color: chance.share for color, chance in shares.items()} == {
        color: chance.share for color, chance in odds_of_check(free, Intent()).outcomes.items()
    }
    fallen = table.play(do.RollDice()).state.running_check.pool
    assert [rolled.icons for rolled in fallen] == [(Icon.ACCIDENT,), (Icon.BASIC,)], "the roll itself is as prescribed"
