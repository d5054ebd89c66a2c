"""What holds for a while or comes due later, and ways around paths and their icons (GEN-02, GEN-19, TRN-25, ACT)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.checks import go_on, rolled, up
from tests.expedition.table import (
    ENG,
    GO_TWO,
    ONE,
    REC,
    SCI,
    THREE,
    TRAVEL,
    TWO,
    Table,
    box,
    path,
    planet,
    poi,
    sector,
    turn_of,
)
from vanguard_desktop.core.events import EffectsQueued, Waiting
from vanguard_desktop.core.ids import CardId, PathId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import DangerIcon, Icon
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import questions as asks
from vanguard_desktop.rulesets.expedition.data.commands import AddDie, GoOn, PickMember, PickOption, Rest, Travel
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseOption,
    ChooseReroll,
    Modify,
    OrderEffects,
)
from vanguard_desktop.rulesets.expedition.data.events import SuccessesGained
from vanguard_desktop.rulesets.expedition.data.lasting import Due, Lasting, Until
from vanguard_desktop.rulesets.expedition.data.reasons import NoMovement, NoSupplies, NotHere, PathClosed, WrongWay
from vanguard_desktop.rulesets.expedition.data.steps import DangerResult, EndPhase, GoOnWithCheck, OpenRound
from vanguard_desktop.rulesets.expedition.planet.board import first_steps
from vanguard_desktop.setting.box import World
from vanguard_desktop.setting.cards import ConditionCard, InjuryKind, ThreatCard

COST = fx.LoseSupplies(count=2)
OTHER = fx.LoseSupplies()


def on(world: World, **families: object) -> Table:
    return turn_of(REC, SCI, in_box=box(world, **families))


def holding(table: Table, what: Lasting, until: Until = Until.TRAVEL, **fields: object) -> Table:
    return table.resolve(fx.Last(what=what, until=until, **fields))  # type: ignore[arg-type]


@pytest.mark.rule("ACT-22")
def test_one_icon_of_choice_is_ignored() -> None:
    start = holding(on(planet(paths=(path(1, 2, COST, OTHER),))), Lasting.IGNORE_ICON, uses=1)
    full = start.state.supplies
    asked = start.play(Travel(path=GO_TWO))
    assert isinstance(asked.question, ChooseOption)
    spared = asked.play(PickOption(number=1))
    assert (spared.member(REC).sector, spared.state.supplies) == (TWO, full - 1)
    second = asked.play(PickOption(number=2), PickOption(number=1))
    assert (second.member(REC).sector, second.state.supplies) == (TWO, full - 2)
    assert not spared.state.lasting


@pytest.mark.rule("ACT-23", "ACT-28")
def test_without_its_travel_icon_a_path_is_just_walked() -> None:
    weather = ConditionCard(id=CardId("C0"), name="Weather", travel=COST)
    world = planet(paths=(path(1, 2, TRAVEL),), condition=weather)
    full = on(world).state.supplies
    assert on(world).play(Travel(path=GO_TWO)).state.supplies == full - 2
    for what in (Lasting.IGNORE_TRAVEL_ICONS, Lasting.IGNORE_ICON):
        gone = holding(on(world), what).play(Travel(path=GO_TWO))
        if isinstance(gone.question, ChooseOption):
            gone = gone.play(PickOption(number=1))
        assert (gone.member(REC).sector, gone.state.supplies) == (TWO, full)


@pytest.mark.rule("ACT-22", "GEN-08")
def test_a_marked_path_serves_everybody_for_the_round() -> None:
    start = on(planet(paths=(path(1, 2, COST),)))
    asked = start.resolve(fx.Last(what=Lasting.FREE_PATH, until=Until.ROUND, a_path=True))
    assert isinstance(asked.question, ChooseOption)
    number = [option.path for option in asked.options].index(GO_TWO) + 1
    marked = asked.play(PickOption(number=number)).given(pending=start.state.pending)
    full = marked.state.supplies
    assert marked.play(Travel(path=GO_TWO)).state.supplies == full
    over = marked.resolve(OpenRound(), you=None)
    assert not over.state.lasting


@pytest.mark.rule("ACT-22", "GEN-08")
def test_a_path_that_is_not_opened_yet_cannot_be_marked() -> None:
    spare = attrs.evolve(path(1, 2), id=PathId("spare"), replaces=GO_TWO)
    start = on(planet(paths=(path(1, 2, COST), spare)))
    mark = fx.Last(what=Lasting.FREE_PATH, until=Until.ROUND, any_path=True)

    def markable(game: Table) -> set[PathId]:
        asked = game.resolve(mark)
        assert isinstance(asked.question, ChooseOption)
        return {option.path for option in asked.options}

    assert "spare" not in markable(start)
    assert "spare" in markable(start.given(opened=frozenset({PathId("spare")})))


@pytest.mark.rule("ACT-21", "PLN-03")
def test_a_one_way_path_is_traveled_against_its_arrow_once() -> None:
    back = PathId("2-6")
    start = on(planet()).with_member(REC, sector=6)
    assert isinstance(start.refuses(Travel(path=back)), WrongWay)
    gone = holding(start, Lasting.AGAINST_ARROWS).play(Travel(path=back))
    assert gone.member(REC).sector == TWO
    assert not gone.state.lasting


@pytest.mark.rule("ACT-20", "PLN-27", "PLN-60")
def test_a_closed_door_and_no_movement_hold_nobody_for_one_travel() -> None:
    shut = on(planet(sector(1, lander=True, poi=CardId("P1"))), pois=[poi("P1", no_movement=True)])
    assert isinstance(shut.refuses(Travel(path=GO_TWO)), NoMovement)
    assert holding(shut, Lasting.PAST_NO_MOVEMENT).play(Travel(path=GO_TWO)).member(REC).sector == TWO
    closed = on(planet(paths=(path(1, 2, closed=True),)))
    assert isinstance(closed.refuses(Travel(path=GO_TWO)), PathClosed)
    assert holding(closed, Lasting.PAST_CLOSED).play(Travel(path=GO_TWO)).member(REC).sector == TWO


@pytest.mark.rule("ACT-33", "ACT-31")
def test_whoever_comes_along_arrives_with_the_traveler() -> None:
    start = on(planet(paths=(path(1, 2, COST),)))
    full = start.state.supplies
    gone = start.resolve(fx.ForCrew(who=fx.Who.EACH_OTHER_HERE, effect=fx.ComeAlong())).play(Travel(path=GO_TWO))
    assert [gone.member(id).sector for id in (REC, SCI)] == [TWO, TWO]
    assert gone.state.supplies == full - 2  # the icons are those of one traveler
    assert not gone.state.lasting


@pytest.mark.rule("ACT-21", "ACT-24", "GEN-02")
def test_after_a_travel_nobody_is_on_a_path_and_who_has_traveled_is_known() -> None:
    kept = on(planet()).resolve(fx.Last(what=Lasting.AGAINST_ARROWS, until=Until.TRAVEL), you=SCI)
    gone = holding(kept, Lasting.AGAINST_ARROWS).play(Travel(path=GO_TWO))
    assert (gone.state.path_taken, gone.state.traveler, gone.state.bound_for) == (None, None, None)
    assert (gone.state.last_traveler, gone.state.traveled) == (REC, (REC,))
    assert [entry.owner for entry in gone.state.lasting] == [SCI]  # not this one's travel ends it
    along = kept.resolve(fx.ForCrew(who=fx.Who.EACH_OTHER_HERE, effect=fx.ComeAlong())).play(Travel(path=GO_TWO))
    assert along.state.last_traveler == REC


@pytest.mark.rule("ACT-34", "ACT-33")
def test_somebody_is_fetched_from_a_connected_sector() -> None:
    start = turn_of(REC, SCI, ENG).with_member(SCI, sector=TWO).with_member(ENG, sector=THREE)
    fetched = start.resolve(fx.FetchHere())
    if fetched.question is not None and not isinstance(fetched.question, ChooseAction):
        fetched = fetched.play(PickMember(member=SCI))
    assert (fetched.member(SCI).sector, fetched.member(ENG).sector) == (ONE, THREE)


@pytest.mark.rule("ACT-34")
def test_back_is_where_somebody_came_from() -> None:
    there = on(planet()).play(Travel(path=GO_TWO))
    assert there.resolve(fx.MoveBack()).member(REC).sector == ONE
    fresh = on(planet()).resolve(fx.MoveBack())
    assert fresh.member(REC).sector == ONE


@pytest.mark.rule("PLN-30")
def test_only_visited_important_sectors_are_within_reach() -> None:
    world = planet(sector(2, important=True), sector(4, important=True))
    start = on(world).given(visited=(ONE, TWO, THREE))
    assert start.resolve(fx.MoveToVisited(important=True)).member(REC).sector == TWO
    assert on(world).given(visited=(ONE,)).resolve(fx.MoveToVisited(important=True)).member(REC).sector == ONE


@pytest.mark.rule("PLN-08", "CRD-19")
def test_a_crew_member_within_two_sectors_is_reached() -> None:
    draw = fx.ForCrew(who=fx.Who.ONE_WITHIN_TWO, effect=fx.GainCharges())
    start = turn_of(REC, SCI, ENG).with_member(SCI, sector=THREE).with_member(ENG, sector=TWO)
    assert set(start.resolve(draw).people) == {REC, SCI, ENG}
    # Out of sector 6 leads no arrow, so from there nobody else is near.
    lonely = start.with_member(REC, sector=6).resolve(draw)
    assert lonely.member(REC).charges == 1


@pytest.mark.rule("ACT-38", "ACT-42")
def test_a_rest_that_costs_nothing_is_open_without_supplies() -> None:
    start = on(planet()).given(supplies=0).with_member(REC, hand=())
    assert start.refuses(Rest()) == NoSupplies()
    free = holding(start, Lasting.FREE_REST, Until.ROUND, uses=1, here=True)
    rested = free.play(Rest())
    assert rested.state.tally["rest"] == 1
    assert not rested.state.lasting
    away = holding(start, Lasting.FREE_REST, Until.ROUND, uses=1, here=True).with_member(REC, sector=TWO)
    assert away.refuses(Rest()) == NoSupplies()


@pytest.mark.rule("GEN-02", "DNG-12")
def test_until_your_next_turn_danger_and_losses_of_yours_do_nothing() -> None:
    start = holding(on(planet()), Lasting.NO_SUPPLY_LOSS, Until.OWN_TURN)
    start = holding(start, Lasting.NO_DANGER, Until.OWN_TURN, letter="A")
    hit = DangerResult(letter="A", icon=DangerIcon.RARE)
    assert start.resolve(COST).state.supplies == start.state.supplies
    assert start.resolve(COST, you=SCI).state.supplies == start.state.supplies - 2
    assert start.resolve(hit).member(REC).injury_count == 0
    assert start.resolve(DangerResult(letter="B", icon=DangerIcon.RARE)).member(REC).injury_count == 1
    assert len(start.resolve(EndPhase(events=0)).state.lasting) == 2
    around = start.with_member(SCI, turn_ended=True).resolve(EndPhase(events=0))
    while not isinstance(around.question, ChooseAction):
        around = around.play(around.legal()[0])
    assert bool(around.state.lasting) == (around.state.turn != REC)


@pytest.mark.rule("GEN-02", "GEN-08")
def test_what_spares_the_team_a_loss_of_supplies_also_spares_it_one_that_nobody_in_particular_causes() -> None:
    one = holding(on(planet()), Lasting.NO_SUPPLY_LOSS, Until.ROUND)
    all_of_them = holding(on(planet()), Lasting.NO_SUPPLY_LOSS, Until.ROUND, team=True)
    full = one.state.supplies
    assert [one.resolve(COST, you=who).state.supplies for who in (REC, SCI, None)] == [full, full - 2, full - 2]
    assert [all_of_them.resolve(COST, you=who).state.supplies for who in (REC, SCI, None)] == [full] * 3


@pytest.mark.rule("CHK-06", "CHK-19")
def test_where_nobody_assists_nobody_does_in_the_next_round() -> None:
    start = on(planet())
    told = holding(start, Lasting.NO_ASSIST, Until.NEXT_ROUND, here=True)
    gather = fx.DiceCheck(check=rolled(start).state.checks[0].card)
    die = told.member(SCI).available[0]
    assert AddDie(die=die) in told.resolve(gather).legal(AddDie)
    due = told.given(lasting=tuple(attrs.evolve(entry, until=Until.ROUND) for entry in told.state.lasting))
    assert due.resolve(gather).refuses(AddDie(die=die)) == NotHere(member=SCI)
    rounds = told.resolve(OpenRound(), you=None)
    assert [entry.until for entry in rounds.state.lasting] == [Until.ROUND]


@pytest.mark.rule("THR-08", "THR-12")
def test_a_path_is_closed_to_threats_for_a_round() -> None:
    threats = [ThreatCard(id=CardId("X1"), name="X1")]
    start = on(planet(), threats=threats)
    assert first_steps(start.state, TWO, {ONE}) == (ONE,)
    barred = start.resolve(fx.Last(what=Lasting.CLOSED_TO_THREATS, until=Until.ROUND, path=GO_TWO))
    assert first_steps(barred.state, TWO, {ONE}) == (THREE,)
    assert barred.play(Travel(path=GO_TWO)).member(REC).sector == TWO


@pytest.mark.rule("ACT-22", "TRN-25")
def test_leaving_costs_dice_until_the_end_of_the_next_turn() -> None:
    start = on(planet()).resolve(fx.LeavingCosts())
    gone = start.play(Travel(path=GO_TWO))
    while not isinstance(gone.question, ChooseAction):
        gone = gone.play(gone.legal()[0])
    assert len(gone.member(REC).spent) == 1
    assert not start.resolve(EndPhase(events=0)).state.lasting
    in_the_end_phase = on(planet()).with_member(REC, turn_ended=True).resolve(fx.LeavingCosts())
    assert in_the_end_phase.state.lasting


@pytest.mark.rule("TRN-25")
def test_a_text_of_the_end_of_the_next_turn_knows_where_it_was_said() -> None:
    drained = fx.If(test=asks.StillHere(), then=fx.GainInjury(kind=InjuryKind.EXHAUSTED))
    said = on(planet()).resolve(fx.Later(due=Due.TURN_END, effect=drained), source="event:E0")
    stayed = said.resolve(EndPhase(events=0))
    assert stayed.member(REC).injury_count == 1
    left = said.with_member(REC, sector=TWO).resolve(EndPhase(events=0))
    assert left.member(REC).injury_count == 0
    assert not left.state.lasting


@pytest.mark.rule("TRN-25", "TRN-19")
def test_texts_of_a_round_come_at_its_start_and_before_the_tokens_are_flipped() -> None:
    start = on(planet()).resolve(fx.Later(due=Due.ROUND_START, effect=fx.GainSuccesses()))
    begun = start.resolve(OpenRound(), you=None)
    assert begun.state.successes == 0  # first the start token is given
    while not isinstance(begun.question, ChooseAction):
        begun = begun.play(begun.legal()[0])
    assert begun.state.successes == 1
    late = on(planet()).resolve(fx.Later(due=Due.ROUND_END, effect=fx.GainSuccesses()))
    ended = late.with_member(SCI, turn_ended=True).resolve(EndPhase(events=0))
    tags = [event.tag for event in ended.events]
    assert tags.index("successes_gained") < tags.index("round_opened")


@pytest.mark.rule("TRN-25", "DIE-36", "CHK-16")
def test_a_text_about_the_next_check_comes_before_its_results_are_modified() -> None:
    said = on(planet()).resolve(fx.Later(due=Due.IN_CHECK, effect=fx.RerollDice()), source="event:E0")
    check = rolled(said, up("red-basic-2", Icon.BASIC), step=4, at=TWO)
    asked = check.resolve(GoOnWithCheck())
    assert isinstance(asked.question, ChooseReroll)
    text = Waiting(effect=fx.RerollDice(), you=REC, source=Source.read("event:E0"), at=TWO)
    after = Waiting(effect=GoOnWithCheck(), you=REC)
    assert asked.told(EffectsQueued) == (EffectsQueued(effects=(text, after)),)
    assert not asked.state.lasting
    theirs = rolled(said, up("red-basic-2", Icon.BASIC), step=4, active=SCI)
    assert isinstance(go_on(theirs).question, Modify)
    at_the_end = on(planet()).resolve(fx.Later(due=Due.TURN_END, effect=fx.RerollDice()))
    assert isinstance(go_on(rolled(at_the_end, up("red-basic-2", Icon.BASIC), step=4)).question, Modify)
    assert isinstance(asked.play(GoOn()).question, Modify)
    running = rolled(on(planet()), up("red-basic-2", Icon.BASIC), step=4)
    inside = running.resolve(fx.Later(due=Due.IN_CHECK, effect=fx.RerollDice()))
    assert isinstance(go_on(inside).question, Modify)  # said in the middle of a check it speaks of the next one
    assert inside.state.lasting[0].ready is False


@pytest.mark.rule("GEN-02", "CHK-90")
def test_what_lasts_until_the_end_of_a_check_ends_with_the_own_check() -> None:
    before = holding(on(planet()), Lasting.NO_SUPPLY_LOSS, Until.CHECK)
    assert not rolled(before, step=10).resolve(GoOnWithCheck()).state.lasting
    assert rolled(before, step=10, active=SCI).resolve(GoOnWithCheck()).state.lasting == before.state.lasting
    inside = holding(rolled(on(planet()), step=10), Lasting.NO_SUPPLY_LOSS, Until.CHECK)
    assert [entry.ready for entry in inside.state.lasting] == [False]
    assert [entry.ready for entry in inside.resolve(GoOnWithCheck()).state.lasting] == [True]


@pytest.mark.rule("GEN-19")
def test_the_players_order_what_is_due_at_the_same_moment() -> None:
    start = on(planet()).given(supplies=0)
    said = start.resolve(fx.Later(due=Due.TURN_END, effect=fx.LoseSupplies()))
    said = said.resolve(fx.Later(due=Due.TURN_END, effect=fx.GainSupplies()))
    asked = said.resolve(EndPhase(events=0))
    assert isinstance(asked.question, OrderEffects)
    assert asked.legal()[:2] == (PickOption(number=1), PickOption(number=2))
    assert asked.play(PickOption(number=1)).state.supplies == 1
    assert asked.play(PickOption(number=2)).state.supplies == 0


@pytest.mark.rule("GEN-19")
def test_equal_texts_need_no_order() -> None:
    said = on(planet())
    for _ in range(2):
        said = said.resolve(fx.Later(due=Due.TURN_END, effect=fx.GainSuccesses()))
    ended = said.resolve(EndPhase(events=0))
    assert ended.told(SuccessesGained) == (SuccessesGained(count=1),) * 2


@pytest.mark.rule("TRN-24", "TRN-08")
def test_the_actions_left_are_counted_without_a_token() -> None:
    start = on(planet())
    assert start.state.actions_left == 2
    assert start.play(Travel(path=GO_TWO)).state.actions_left == 1
