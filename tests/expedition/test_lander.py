"""The lander: its figures, its mods, and how it comes down (LND)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import PLAIN, REC, SCI, TWO, Loaded, Table, box, planet, table, team, turn_of
from tests.expedition.test_launch import library
from tests.support.boxes import shipped
from vanguard_desktop.core.engine import settle
from vanguard_desktop.core.ids import CardId, LogId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Color, Section
from vanguard_desktop.play.openings import BASE_LANDER, stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import PickColumn, PickOption, TakeSpecialAction
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseColumn, ChooseFirst, ChooseOption
from vanguard_desktop.rulesets.expedition.data.events import (
    InjuryGained,
    LanderPlaced,
    LandingMoved,
    LandingRolled,
    LogRead,
    SuccessesGained,
)
from vanguard_desktop.rulesets.expedition.data.questions import Successes
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.landing.landing_table import STANDARD_LANDING
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import LandingRow
from vanguard_desktop.setting.cards import (
    ActionTrack,
    CheckCard,
    InjuryKind,
    LanderCard,
    LogEntry,
    RankUpCard,
    RowColor,
    SpecialAction,
    Stat,
)
from vanguard_desktop.setting.cards_ship import ModCard
from vanguard_desktop.setting.lander import fitted, why_no_mods
from vanguard_desktop.setting.launch import IllegalOpening, NoModSlot

HULL = ModCard(id=CardId("A01"), name="Hull", structural=True, armor=2, copies=2)
EYES = ModCard(id=CardId("A05"), name="Eyes", structural=True, sensors=1, agility=1)
LOCKERS = ModCard(id=CardId("A11"), name="Lockers", supplies=2)
NET = ModCard(id=CardId("A12"), name="Net", discoveries=2, personal=1, mission=1)
WINCH = ModCard(id=CardId("A17"), name="Winch", actions=(SpecialAction(name="Pull", effect=fx.GainSuccesses()),))
MODS = {mod.id: mod for mod in (HULL, EYES, LOCKERS, NET, WINCH)}
ROOMY = attrs.evolve(BASE_LANDER, id=CardId("LD-6"), structural=2, utility=3, landing_rolls=2)
WOUND = fx.GainInjury(kind=InjuryKind.WOUNDED)
CLEAR = LandingRow(first=0, last=9, effect=fx.Nothing())


def hangar(lander: LanderCard = ROOMY, **world: Any) -> Any:
    """A box with this lander and all mods."""
    made = library()
    worlds = {id: attrs.evolve(board, **world) for id, board in made.worlds.items()}
    return attrs.evolve(made, landers={lander.id: lander}, lander_mods=MODS, worlds=worlds)


@pytest.mark.rule("LND-02", "LND-04")
def test_a_lander_has_three_statistics_and_its_capacities() -> None:
    assert [stat.name for stat in Stat] == ["ARMOR", "SENSORS", "AGILITY"]
    small = attrs.evolve(ROOMY, armor=3, sensors=0, agility=2, supplies=7, most_supplies=10)
    opening = stand_alone_opening(hangar(small))
    assert opening.stats == {Stat.ARMOR: 3, Stat.SENSORS: 0, Stat.AGILITY: 2}
    assert (opening.supplies, opening.most_supplies) == (7, 10)
    full = turn_of(opening={"supplies": 7, "most_supplies": 10}).resolve(fx.GainSupplies(count=9))
    assert full.state.supplies == 10


@pytest.mark.rule("LND-01", "STP-01", "PLN-09")
def test_board_standee_and_mods_of_the_lander_go_on_the_expedition() -> None:
    opening = {"lander": CardId("LD-6"), "mods": (CardId("A17/1"),)}
    start = turn_of(in_box=attrs.evolve(box(), lander_mods=MODS), opening=opening)
    assert start.state.lander_card == "LD-6"
    assert start.state.mods == ("A17/1",)
    assert start.state.lander in {sector.number for sector in start.state.board.sectors if sector.lander}


@pytest.mark.rule("LND-03", "LND-11", "LND-14")
@pytest.mark.parametrize("spaces", [2, 3, 4])
def test_an_agile_lander_starts_nearer_to_the_end_and_rolls_less_often(spaces: int) -> None:
    lander = attrs.evolve(ROOMY, landing_rolls=spaces)
    opening = stand_alone_opening(hangar(lander, landing=(CLEAR,)))
    down = table(in_box=box(planet(landing=(CLEAR,))), opening={"landing_rolls": opening.landing_rolls})
    assert len(down.told(LandingRolled)) == spaces
    assert len(down.told(LandingMoved)) == spaces


@pytest.mark.rule("LND-05", "LND-07")
def test_mods_raise_statistics_and_capacities_and_several_add_up() -> None:
    ship = fitted(ROOMY, [HULL, HULL, EYES, LOCKERS, NET])
    assert (ship.armor, ship.sensors, ship.agility) == (5, 2, 2)
    assert (ship.supplies, ship.most_supplies) == (10, 12)
    assert (ship.personal, ship.mission, ship.discoveries) == (5, 3, 7)
    assert fitted(ROOMY, []) == ROOMY
    # Base supplies never stand above the last space of the track.
    assert fitted(ROOMY, [LOCKERS] * 3).supplies == 12


@pytest.mark.rule("LND-06")
def test_each_slot_takes_one_mod_of_its_kind() -> None:
    assert why_no_mods(ROOMY, [HULL, EYES, LOCKERS, NET, WINCH]) is None
    assert why_no_mods(ROOMY, [HULL, HULL, EYES]) == NoModSlot(structural=True)
    assert why_no_mods(BASE_LANDER, [LOCKERS, NET]) == NoModSlot(structural=False)
    assert NoModSlot(structural=True).rule == "LND-06"
    with pytest.raises(IllegalOpening):
        stand_alone_opening(hangar(BASE_LANDER), mods=(CardId("A01/1"), CardId("A05/1")))
    flown = stand_alone_opening(hangar(), mods=(CardId("A01/1"), CardId("A01/2"), CardId("A11/1")))
    assert flown.stats[Stat.ARMOR] == ROOMY.armor + 4
    assert flown.supplies == ROOMY.supplies + 2
    assert flown.mods == ("A01/1", "A01/2", "A11/1")


@pytest.mark.rule("LND-08", "ACT-01", "ACT-02", "LND-16")
def test_a_mod_is_in_force_from_the_landing_on_and_its_action_is_open_in_every_sector() -> None:
    debris = LandingRow(first=0, last=9, effect=fx.LoseSupplies(count=4, reduced_by=Stat.ARMOR))
    in_box = hangar(landing=(debris,))
    flown = stand_alone_opening(in_box, mods=(CardId("A01/1"), CardId("A17/1")))
    assert flown.stats[Stat.ARMOR] == 3
    opening = {"mods": flown.mods, "stats": flown.stats, "landing_rolls": 1}
    landed = turn_of(in_box=in_box, opening=opening)
    assert landed.state.supplies == 7
    pull = TakeSpecialAction(number=1, source=Source.read("mod:A17/1"))
    for start in (landed, landed.with_member(REC, sector=TWO)):
        assert start.legal(TakeSpecialAction) == (pull,)
        assert start.play(pull).told(SuccessesGained)
    assert landed.resolve(fx.EndExpedition()).state.mods == flown.mods


@pytest.mark.rule("LND-09")
def test_a_landing_card_names_the_world_and_recommends_and_the_world_names_its_briefing() -> None:
    cards = shipped()
    for card in cards.landing_cards.values():
        assert card.landing
        assert card.advice or card.icons or card.dangers
        assert (card.briefing or cards.worlds[card.world].briefing) in cards.logs
    logs = [LogEntry(id=LogId("1"), story="", effect=fx.GainSuccesses())]
    down = table(in_box=box(planet(briefing="1"), logs=logs))
    assert [read.log for read in down.told(LogRead)] == ["1"]


@pytest.mark.rule("LND-10", "LND-22", "STP-02")
def test_the_briefing_is_read_then_the_table_is_rolled_and_then_its_success_is_followed() -> None:
    logs = [LogEntry(id=LogId("1"), story="", effect=fx.GainSupplies())]
    in_box = box(planet(landing=(CLEAR,), briefing="1"), logs=logs)
    down = table(in_box=in_box, opening={"landing_rolls": 2})
    kinds = [type(e) for e in down.events if isinstance(e, LogRead | LandingRolled | LanderPlaced)]
    assert kinds == [LogRead, LandingRolled, LandingRolled, LanderPlaced]


@pytest.mark.rule("LND-20", "INJ-03")
def test_crew_injured_in_the_landing_place_card_and_die_as_usual() -> None:
    row = LandingRow(first=0, last=9, effect=fx.ForCrew(who=fx.Who.EACH, effect=WOUND))
    asked = table(in_box=box(planet(landing=(row,))), opening={"landing_rolls": 1})
    seen = 0
    while isinstance(asked.question, ChooseColumn):
        seen += 1
        asked = asked.play(PickColumn(color=Color.RED))
        while not isinstance(asked.question, ChooseColumn | ChooseFirst):
            asked = asked.play(asked.legal()[0])
    assert seen == 2
    for member in asked.state.members:
        assert member.injuries[0] is not None
        assert member.injuries[0].kind is InjuryKind.WOUNDED
        assert member.injury_dice == (Color.RED,)


@pytest.mark.rule("END-21")
def test_the_lander_comes_home() -> None:
    over = turn_of(opening={"lander": BASE_LANDER.id}).resolve(fx.EndExpedition())
    assert hand_over(over.state).lander == BASE_LANDER.id


def standard(roll: int, **stats: int) -> Table:
    """One landing roll on a world that demands a landing without a table of its own."""
    given = {Stat.ARMOR: 1, Stat.SENSORS: 1, Stat.AGILITY: 1, **{Stat(name): count for name, count in stats.items()}}
    seats = (SectionSeat(name="Anna", sections=tuple(Section)),)
    made = ExpeditionOpening(world=PLAIN.id, seats=seats, team=team(REC, SCI), stats=given, landing_rolls=1)
    begun = EXPEDITION.begin(box(planet(standard_landing=True)), made, seed=1)
    # Two decks of six cards are shuffled before the roll: ten draws. Of the two crew the first rolls lower.
    begun = attrs.evolve(begun, rng=Loaded(seed=0, values=(*[0] * 10, roll, 0, 1)))
    asked = Table(state=begun)._after(begun, settle(EXPEDITION, begun))
    assert [event.value for event in asked.told(LandingRolled)] == [roll]
    return asked


@pytest.mark.rule("LND-27", "LND-24")
def test_the_standard_table_covers_every_roll_once() -> None:
    covered = [value for row in STANDARD_LANDING for value in range(row.first, row.last + 1)]
    assert covered == list(range(10))


@pytest.mark.rule("LND-27", "LND-15")
@pytest.mark.parametrize("roll", range(4))
def test_a_clear_course_costs_nothing(roll: int) -> None:
    down = standard(roll)
    assert isinstance(down.question, ChooseFirst)
    assert down.state.supplies == 8


@pytest.mark.rule("LND-27", "LND-17", "LND-16")
def test_debris_turbulence_a_blind_approach_and_a_steep_descent() -> None:
    debris = standard(4)
    assert isinstance(debris.question, ChooseOption)
    assert debris.play(PickOption(number=1)).state.supplies == 5
    assert standard(5).play(PickOption(number=2)).told(InjuryGained)
    assert standard(6).play(PickOption(number=1)).state.supplies == 6
    assert isinstance(standard(7, agility=3).question, ChooseFirst)
    blind = standard(8)
    assert len(blind.told(InjuryGained)) == 1
    assert not standard(8, sensors=3).told(InjuryGained)
    steep = standard(9)
    while not isinstance(steep.question, ChooseFirst):
        steep = steep.play(steep.legal()[0])
    assert [len(member.spent) for member in steep.state.members] == [1, 1]


@pytest.mark.rule("LND-17", "LND-12")
def test_a_row_that_skips_a_space_saves_a_landing_roll() -> None:
    skips = LandingRow(first=0, last=9, effect=fx.SkipLanding())
    down = table(in_box=box(planet(landing=(skips,))), opening={"landing_rolls": 4})
    assert len(down.told(LandingRolled)) == 2
    assert len(down.told(LandingMoved)) == 4
    assert not turn_of().resolve(fx.SkipLanding()).told(LandingMoved)


@pytest.mark.rule("LND-08", "RNK-06", "TIM-20", "TIM-22")
def test_the_tracks_of_a_mod_and_of_the_rank_up_card_keep_their_markers_apart() -> None:
    tracks = (ActionTrack(color=RowColor.GREEN, length=3, effect=fx.Nothing()),)
    action = SpecialAction(name="Tune", check=CheckCard(tracks=tracks))
    rank_up = RankUpCard(id=CardId("K1"), name="K1", goal=Successes(count=9), successes=(3, 6), actions=(action,))
    mod = ModCard(id=CardId("A18"), name="Drum", actions=(action,))
    in_box = attrs.evolve(box(rank_ups=[rank_up]), lander_mods={mod.id: mod})
    start = turn_of(in_box=in_box, opening={"rank_ups": (rank_up.id,), "mods": (CardId("A18/1"),)})
    sources = {str(command.source) for command in start.legal(TakeSpecialAction)}
    assert sources == {"rank_up", "mod:A18/1"}
    on = fx.Progress(color=RowColor.GREEN)
    assert start.resolve(on, source="mod:A18/1:1").state.tracks == {Track.read("mod:A18/1:1:green"): 1}
    assert start.resolve(on, source="rank_up:K1:1").state.tracks == {Track.read("rank_up:K1:1:green"): 1}
    assert not start.resolve(on, source="rank_up:K2:1").state.tracks
    assert not start.resolve(on, source="mod:A17/1:1").state.tracks
