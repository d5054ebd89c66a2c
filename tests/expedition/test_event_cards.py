"""Event cards and the biomes they are compared with (EVT)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.table import (
    DEFAULT_DICE,
    FIVE,
    ONE,
    REC,
    SCI,
    SEC,
    TWO,
    Table,
    box,
    event,
    planet,
    poi,
    sector,
    turn_of,
)
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import AddDie, EndTurn, GoOn, PickOption, RollDice, UseEquipment
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseOption, EventRevealed, GatherDice
from vanguard_desktop.rulesets.expedition.data.decisions.round import ChooseAction, ChooseFirst
from vanguard_desktop.rulesets.expedition.data.events import (
    EventDiscarded,
    EventDrawn,
    EventsShuffled,
    SuccessesGained,
    SuppliesChanged,
    TrackMoved,
)
from vanguard_desktop.rulesets.expedition.data.events.planet import PoiStacked
from vanguard_desktop.rulesets.expedition.data.events.round import RoundOpened, StartTokenGiven, TurnOpened
from vanguard_desktop.rulesets.expedition.data.reasons import CannotPay
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.rulesets.expedition.data.steps.planet import MoveTrack, MoveTracks
from vanguard_desktop.rulesets.expedition.data.steps.round import NextTurn, OfferAction, OfferMissions, OpenRound
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import (
    Ability,
    Biome,
    CheckCard,
    ConditionCard,
    EquipmentCard,
    EquipmentKind,
    EventCard,
    MissionCard,
    Moment,
    TimeTrack,
)

HIT, MISSED = fx.GainSuccesses(), fx.LoseSupplies()


def card(*biomes: Biome, main: Effect = HIT, secondary: Effect = MISSED) -> EventCard:
    return event("E0", main, secondary, *biomes)


def somewhere(shown: EventCard, *biomes: Biome, **families: Any) -> Box:
    """Sector 1 has these biomes printed on it; this is the only event card."""
    return box(planet(sector(1, lander=True, biomes=biomes)), events=[shown], **families)


def ended(table: Table) -> Table:
    """The turn is over, the event has been seen, nobody had anything to say."""
    return table.play(EndTurn(), GoOn())


def is_main(table: Table) -> bool:
    kinds = [type(e) for e in table.events if isinstance(e, SuccessesGained | SuppliesChanged)]
    assert len(kinds) == 1
    return kinds == [SuccessesGained]


@pytest.mark.rule("EVT-03", "EVT-05", "EVT-01")
@pytest.mark.example("EX EVT-A")
def test_a_biome_of_the_card_in_the_sector_counts_as_a_match() -> None:
    world = planet(sector(1, lander=True, biomes=(Biome.CAVES,), cards=("P1",)))
    ruins = poi("P1", biomes=(Biome.RUINS,))
    start = turn_of(REC, in_box=box(world, pois=[ruins], events=[card(Biome.RUINS, Biome.DESERT)]))
    after = ended(start).then(
        ANSWERED, TAKEN, queued(HIT, you=REC, source="event:E0"), TAKEN, SuccessesGained(count=1), TAKEN,
        EventDiscarded(card="E0"), TAKEN, queued(OpenRound()), TAKEN, RoundOpened(round=2), queued(NextTurn()),
        opens(ChooseFirst(section=Section.RECON)), DecisionClosed(automatic=True), StartTokenGiven(to=REC), TAKEN,
        TurnOpened(member=REC), queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN,
        opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert is_main(after)
    caves = turn_of(REC, in_box=box(world, pois=[ruins], events=[card(Biome.CAVES)]))
    assert is_main(ended(caves))


@pytest.mark.rule("EVT-05", "EVT-07")
@pytest.mark.example("EX EVT-B")
def test_without_a_match_all_time_tracks_advance() -> None:
    quiet = TimeTrack(length=5, spaces={})
    condition = ConditionCard(id=CardId("C0"), name="Weather", time=quiet)
    world = planet(sector(1, lander=True, biomes=(Biome.FRIGID,)), condition=condition, missions=("M1",))
    shown = card(Biome.VOLCANIC, secondary=fx.AdvanceTime())
    missions = [MissionCard(id=CardId("M1"), name="Hurry", time=quiet)]
    start = turn_of(REC, in_box=box(world, events=[shown], missions=missions))
    after = ended(start.given(tracks={Track.read("mission:M1"): 2})).then(
        ANSWERED, TAKEN, queued(fx.AdvanceTime(), you=REC, source="event:E0"), TAKEN,
        queued(MoveTracks(tracks=(Track.read("condition"), Track.read("mission:M1"))), you=REC, source="event:E0"),
        TAKEN,
        queued(
            *(MoveTrack(track=Track.read(name)) for name in ("condition", "mission:M1")), you=REC, source="event:E0"
        ),
        TAKEN,
        TrackMoved(track=Track.read("condition"), to=1), TAKEN, TrackMoved(track=Track.read("mission:M1"), to=3), TAKEN,
        EventDiscarded(card="E0"), TAKEN, queued(OpenRound()), TAKEN, RoundOpened(round=2), queued(NextTurn()),
        opens(ChooseFirst(section=Section.RECON)), DecisionClosed(automatic=True), StartTokenGiven(to=REC), TAKEN,
        TurnOpened(member=REC), queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN,
        opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert after.state.tracks == {Track.read("condition"): 1, Track.read("mission:M1"): 3}
    assert after.state.successes == 0
    assert after.state.event_discards == ("E0",)


@pytest.mark.rule("EVT-04")
@pytest.mark.example("EX EVT-C")
def test_biomes_of_a_covered_point_of_interest_do_not_count() -> None:
    world = planet(sector(1, lander=True, poi="P1"))
    pois = [poi("P1", biomes=(Biome.HOSTILE,)), poi("P2", biomes=(Biome.ROCKY,))]
    start = turn_of(REC, in_box=box(world, pois=pois, events=[card(Biome.HOSTILE)]))
    assert is_main(ended(start))
    after = start.resolve(fx.CoverPoi(card=CardId("P2"))).then(TAKEN, PoiStacked(sector=ONE, cards=("P2/1",)))
    covered = after.given(pending=start.state.pending)
    assert not is_main(ended(covered))


@pytest.mark.rule("EVT-04")
def test_what_is_printed_on_the_sector_itself_always_counts() -> None:
    world = planet(sector(1, lander=True, biomes=(Biome.VOID,), cards=("P1",)))
    start = turn_of(REC, in_box=box(world, pois=[poi("P1", biomes=(Biome.ROCKY,))], events=[card(Biome.VOID)]))
    assert is_main(ended(start))


@pytest.mark.rule("EVT-16")
def test_a_sector_without_biomes_never_matches() -> None:
    start = turn_of(REC, in_box=somewhere(card(*Biome)))
    assert not is_main(ended(start))


@pytest.mark.rule("EVT-06", "GEN-08")
def test_the_main_effect_concerns_only_the_one_who_revealed_it() -> None:
    start = turn_of(REC, SCI, in_box=somewhere(card(Biome.VOID, main=fx.SpendDice(count=5)), Biome.VOID))
    after = ended(start)
    assert after.member(REC).available == ()
    assert after.member(SCI).available == DEFAULT_DICE[SCI]


@pytest.mark.rule("EVT-01", "EVT-08")
def test_the_top_card_is_revealed_and_lies_on_the_discards_afterwards() -> None:
    start = turn_of(REC, in_box=box(events=[event(f"E{n}", HIT) for n in range(3)]))
    top = start.state.event_deck[0]
    shown = start.play(EndTurn())
    assert shown.state.event_shown == top
    after = shown.play(GoOn())
    assert after.state.event_discards == (top,)
    assert after.state.event_shown is None
    assert top not in after.state.event_deck


@pytest.mark.rule("EVT-02")
def test_an_empty_deck_is_made_of_the_shuffled_discards_first() -> None:
    start = turn_of(REC, in_box=box(events=[event(f"E{n}", HIT) for n in range(3)]))
    empty = start.given(event_deck=(), event_discards=start.state.event_deck)
    shown = empty.play(EndTurn())
    kinds = [type(e) for e in shown.events if isinstance(e, EventsShuffled | EventDrawn)]
    assert kinds == [EventsShuffled, EventDrawn]
    assert len(shown.state.event_deck) == 2
    assert shown.state.event_discards == ()


@pytest.mark.rule("EVT-12")
def test_with_deck_and_discards_empty_no_event_is_resolved() -> None:
    start = turn_of(REC, SCI).given(event_deck=(), event_discards=())
    after = start.play(EndTurn())
    assert not after.told(EventDrawn)
    assert after.state.turn == SCI


@pytest.mark.rule("EVT-09", "DEC-30")
def test_between_revealing_and_resolving_the_game_waits() -> None:
    start = turn_of(REC, in_box=somewhere(card(Biome.VOID), Biome.VOID))
    shown = start.play(EndTurn())
    assert shown.question == EventRevealed(member=REC, card=CardId("E0"))
    assert shown.state.successes == 0
    assert GoOn() in shown.legal()


@pytest.mark.rule("DEC-30")
def test_a_setting_skips_the_question_about_a_revealed_event() -> None:
    hasty = {"options": Options(skip_revealed_events=True)}
    start = turn_of(REC, in_box=somewhere(card(Biome.VOID), Biome.VOID), opening=hasty)
    after = start.play(EndTurn())
    assert after.told(EventDrawn)
    assert after.state.successes == 1
    assert after.state.round == 2


@pytest.mark.rule("EVT-10")
def test_who_moves_before_the_resolution_is_compared_in_the_new_sector() -> None:
    boots = EquipmentCard(
        id=CardId("Q1"),
        kind=EquipmentKind.PERSONAL,
        name="Boots",
        abilities=(Ability(when=Moment.ANY_TIME, effect=fx.MoveTo(sector=FIVE)),),
    )
    in_box = somewhere(card(Biome.VOID), Biome.VOID, equipment=[boots])
    start = turn_of(REC, in_box=in_box).with_member(REC, equipment=(CardId("Q1/1"),))
    shown = start.play(EndTurn())
    assert is_main(shown.play(GoOn()))
    moved = shown.play(UseEquipment(member=REC, card=CardId("Q1/1")))
    assert isinstance(moved.question, EventRevealed)
    assert not is_main(moved.play(GoOn()))


@pytest.mark.rule("EVT-11", "GEN-10")
def test_alternatives_of_an_event_must_be_payable() -> None:
    either = fx.Choose(options=(fx.LoseSupplies(count=2), fx.GainSuccesses(), fx.GainCharges()))
    asked = ended(turn_of(REC, in_box=somewhere(card(secondary=either))).given(supplies=1))
    assert isinstance(asked.question, ChooseOption)
    assert asked.refuses(PickOption(number=1)) == CannotPay()
    assert asked.play(PickOption(number=2)).state.successes == 1


@pytest.mark.rule("EVT-17", "CHK-06")
def test_a_check_that_an_event_asks_for_is_made_by_who_revealed_it_with_crew_in_its_sector() -> None:
    shown = card(main=HIT, secondary=fx.DiceCheck(check=CheckCard()))
    start = turn_of(REC, SCI, SEC, in_box=somewhere(shown)).with_member(SEC, sector=TWO)
    asked = ended(start)
    assert asked.question == GatherDice(member=REC)
    assert AddDie(die=DEFAULT_DICE[SCI][0]) in asked.legal()
    assert AddDie(die=DEFAULT_DICE[SEC][0]) not in asked.legal()
    after = asked.play(RollDice(), GoOn(), GoOn())
    assert after.told(EventDiscarded)
    assert after.state.turn == SCI


@pytest.mark.rule("EVT-07", "EVT-08")
def test_a_card_whose_secondary_effect_advances_time_moves_each_track_by_one() -> None:
    condition = ConditionCard(id=CardId("C0"), name="Weather", time=TimeTrack(length=3, spaces={3: fx.GainSuccesses()}))
    in_box = box(planet(condition=condition), events=[card(secondary=fx.AdvanceTime())])
    after = ended(turn_of(REC, in_box=in_box))
    assert after.told(TrackMoved) == (TrackMoved(track=Track.read("condition"), to=1),)


@pytest.mark.rule("EVT-14", "EVT-15")
def test_there_are_twelve_biomes_and_one_for_training_and_a_sector_has_any_number_of_them() -> None:
    names = "CAVES CRYSTALLINE LETHAL DESERT FRIGID HOSTILE ROCKY RUINS VEGETATION VOID VOLCANIC AQUATIC TRAINING"
    assert [biome.name for biome in Biome] == names.split()
    for printed in ((), (Biome.VOID,), tuple(Biome)):
        start = turn_of(REC, in_box=somewhere(card(Biome.VOID), *printed))
        assert start.state.biomes(ONE) == printed
        assert is_main(ended(start)) is (Biome.VOID in printed)
