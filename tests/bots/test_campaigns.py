"""Bots play campaigns over ship and planets; what must hold is watched, and the sum says what was met."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tests.ship.ship import SCI, SEC, Ship, aboard, small_ship
from tests.ship.test_adrift import limping
from tests.support.boxes import shipped
from vanguard_desktop.bots import campaigns
from vanguard_desktop.bots.campaigns import CampaignWatch, Voyage, play_campaign
from vanguard_desktop.bots.ship.judgment import worth
from vanguard_desktop.bots.ship.landing import ahead
from vanguard_desktop.bots.ship.people import usefulness
from vanguard_desktop.bots.ship.players import AdvisedShip
from vanguard_desktop.bots.ship.voyage import reachable
from vanguard_desktop.bots.ship.worths import SENSIBLE
from vanguard_desktop.bots.simulate_campaigns import summary
from vanguard_desktop.bots.watch import Violation
from vanguard_desktop.cli import main
from vanguard_desktop.core.events import BookOpened
from vanguard_desktop.core.ids import CampaignId
from vanguard_desktop.play.campaign import codec, fold, open_book
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.objectives import UseAbility
from vanguard_desktop.rulesets.ship.data.journey.star_map import EndTravel, Fly, Visit
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Finished
from vanguard_desktop.setting.cards_ship import Bed, MoraleLevel

PACK = Path(__file__).parents[1] / "packs" / "small_ship"
FIXTURE = CampaignId("fixture")


# Two cycles are enough to see all phases.
SHORT = 2


@pytest.mark.rule("CYC-20", "CYC-21", "CYC-26", "ZON-01")
@pytest.mark.parametrize(("players", "bot"), [(1, "random"), (2, "mixed"), (3, "sensible"), (4, "random")])
def test_bots_play_cycle_after_cycle_with_any_number_of_players(players, bot):
    which = Voyage(campaign=FIXTURE, players=players, bot=bot, seed=players, cycles=SHORT)
    one = play_campaign(small_ship(), codec(), which)[0]
    assert one.ending == "the first 2 cycles" or one.ending.startswith(("lost", "won"))
    assert one.expeditions.total() >= 1
    if bot == "random":
        again = play_campaign(small_ship(), codec(), which)[0]
        assert again.fingerprint == one.fingerprint


@pytest.mark.rule("OBJ-11", "OBJ-12")
def test_a_campaign_that_goes_on_and_on_is_taken_over_by_sensible_players(monkeypatch):
    monkeypatch.setattr(campaigns, "LATE_CYCLE", 0)
    played = [
        play_campaign(small_ship(), codec(), Voyage(campaign=FIXTURE, players=1, bot=bot, seed=3, cycles=1))[0]
        for bot in ("random", "sensible")
    ]
    assert played[0].fingerprint == played[1].fingerprint


def test_a_campaign_without_an_end_is_a_violation(monkeypatch):
    monkeypatch.setattr(campaigns, "LONGEST_CAMPAIGN", 30)
    with pytest.raises(Violation, match="no end after"):
        play_campaign(small_ship(), codec(), Voyage(campaign=FIXTURE, players=1, seed=3))


def test_the_watch_sees_what_an_event_breaks():
    opening = CampaignOpening(campaign=FIXTURE, players=("Mia",))
    events = open_book(small_ship(), opening, 3)
    watch = CampaignWatch(codec(), small_ship(), 3)
    position = fold(small_ship(), None, events)
    watch.see(events, position)
    wrong = PoolChanged(energy=20)
    with pytest.raises(Violation, match="energy=20"):
        watch.see((wrong,), fold(small_ship(), position, (wrong,)))


def test_cards_that_lie_in_the_ship_book_at_the_start_have_been_met():
    opening = CampaignOpening(campaign=FIXTURE, players=("Mia",))
    event = BookOpened(book=SHIP.book, rules_version=1, opening=opening, seed=1)
    assert {"objectives:O01", "landers:LD-1"} <= set(campaigns.met_in(small_ship(), event, SHIP.book))


def test_the_sum_tells_what_was_met_and_what_never():
    one = play_campaign(small_ship(), codec(), Voyage(campaign=FIXTURE, players=2, seed=5, cycles=SHORT))[0]
    text = summary(small_ship(), [one])
    assert "1 campaigns" in text
    assert "logs:" in text
    assert "never met:" in text
    assert "cards and entries within reach" in text
    assert summary(small_ship(), []) == "No campaign was played."


def test_whole_campaigns_are_simulated_from_the_command_line(capsys):
    words = ["simulate", "--campaigns", "2", "--cycles", "2", "--only", "2", "--jobs", "1", "--pack", str(PACK)]
    assert main(words) == 0
    assert "no invariant violated" in capsys.readouterr().out


def test_without_a_campaign_there_is_nothing_to_simulate(capsys):
    other = PACK.parent / "four_sectors"
    assert main(["simulate", "--campaigns", "1", "--pack", str(other)]) == 1
    assert "No content pack holds a campaign" in capsys.readouterr().err


def test_the_ship_looks_better_with_dice_morale_and_healthy_crew():
    ship = aboard().with_crew(SEC, zones.hand(SEC), 1)
    poor = aboard().with_crew(SEC, zones.bed("A", Bed.CRITICAL), 1)
    assert looks(ship) > looks(poor)
    assert looks(ship.with_dice(6)) > looks(ship)
    assert looks(ship) > looks(ship.laid(morale=MoraleLevel.LOW))
    assert looks(ship.laid(finished=Finished(victory=True))) > looks(ship)
    assert looks(ship.laid(finished=Finished(victory=False))) < looks(poor)


def looks(ship):
    return worth(ship.state, SENSIBLE)


def test_those_of_higher_rank_help_more():
    ship = aboard().with_crew(SCI, zones.hand(SCI), 1, 3)
    first, second = ship.state.available(SCI)
    helps = [usefulness(ship.state, member, (), ahead(ship.state), SENSIBLE) for member in (first, second)]
    assert helps[1] > helps[0]


def chosen(ship):
    return AdvisedShip().choose(SHIP, ship.state, ship.legal())


@pytest.mark.rule("MAP-17")
def test_the_sensible_bot_keeps_the_ship_from_drifting():
    ship = aboard(2).pooled(energy=3).step(Phase.STAR_MAP, "travel")
    first = chosen(ship)
    assert isinstance(first, Fly | Visit)
    for _ in range(8):
        if ship.state.question is None:
            break
        ship = ship.order(chosen(ship))
        if ship.at(zones.SCANNER):
            break
    assert ship.at(zones.SCANNER)


def test_without_energy_for_a_planet_it_does_not_wander_about():
    ship = aboard(2).pooled(energy=1).step(Phase.STAR_MAP, "travel")
    command = chosen(ship)
    assert isinstance(command, EndTravel | Visit)


def test_nobody_lands_again_where_all_is_done_while_another_planet_can_be_reached():
    box = shipped()
    opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=("Mia",))
    ship = Ship(attrs.evolve(SHIP.begin(box, opening, 3), queue=(), cycle=1))
    kiln_done = {"world:W03": 9, "done:M12": 9, "world:W01": 5, "failed:M04": 5, "world:W02": 5, "failed:M08": 5}
    ship = ship.laid(system="loa", register=kiln_done, logs_read={"2021": 1, "2022": 1}).step(Phase.STAR_MAP, "travel")
    assert isinstance(chosen(ship.pooled(energy=4)), Fly)
    assert chosen(ship.pooled(energy=1)) == Visit(destination="kiln")


@pytest.mark.rule("MAP-13")
def test_no_course_is_set_through_a_closed_system_or_beyond_the_energy():
    box = shipped()
    opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=("Mia",))
    ship = Ship(attrs.evolve(SHIP.begin(box, opening, 3), queue=(), cycle=1)).pooled(energy=4)
    seen = [there.system for _, _, there in reachable(ship.state)]
    assert "drava" not in seen
    opened = ship.laid(routes={"drava": True})
    assert {there.system for _, _, there in reachable(opened.state)} == {"neris", "rioni", "loa", "drava"}
    assert [there.system for _, _, there in reachable(opened.pooled(energy=1).state)] == ["neris", "rioni"]


@pytest.mark.rule("SEF-17")
def test_a_limping_ship_is_repaired_bit_by_bit():
    ship = limping(shipped()).pooled(command=3)
    ship = ship.step(Phase.BRIDGE, "use_and_declare")
    assert chosen(ship) == UseAbility(card="tech_levels:T0")


def test_a_run_that_was_stopped_goes_on_with_the_campaigns_that_are_missing(tmp_path, capsys, monkeypatch):
    pack, log = ["--pack", str(PACK)], ["--log", str(tmp_path / "played")]
    words = ["simulate", "--cycles", "2", "--seed", "4", "--jobs", "1", *pack, *log]
    assert main([*words, "--campaigns", "1"]) == 0
    with (tmp_path / "played").open("a") as kept:
        kept.write('{"game": "cut off')  # while it was written
    played = []
    original = campaigns.play_campaign
    monkeypatch.setattr(
        "vanguard_desktop.bots.simulate_campaigns.play_campaign",
        lambda box, codec, voyage: played.append(voyage.players) or original(box, codec, voyage),
    )
    capsys.readouterr()
    assert main([*words, "--campaigns", "2"]) == 0
    assert played == [2]
    summed = capsys.readouterr().out
    assert "2 campaigns" in summed
    assert main([*words, "--campaigns", "2"]) == 0
    assert played == [2]
    assert capsys.readouterr().out == summed
