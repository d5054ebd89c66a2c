"""Cards and entries of Act I that do more than move a number: what they say is what happens."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.test_act_one import under_way
from vanguard_desktop.core.effects import If
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, Flag, SectorId, WorldId
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.effects import ReturnDiscovery
from vanguard_desktop.rulesets.expedition.landing.begin import begin
from vanguard_desktop.rulesets.expedition.payments import payable
from vanguard_desktop.rulesets.expedition.round.ending import last_log
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.logbook import Looked
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.in_force import EquipmentLost
from vanguard_desktop.rulesets.ship.data.journey.launch import CannotBeFound, LoadEquipment, LoadLander, StrapIn
from vanguard_desktop.rulesets.ship.journey.embark import opening
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.setting.cards import DiscoveryType, RowColor
from vanguard_desktop.setting.crossing import Ending

FAILED_TWICE = Flag("second_start_m08")


@pytest.mark.rule("SEF-16", "SEF-17")
def test_the_address_book_shows_the_first_part_of_a_card_of_this_system() -> None:
    box = under_way().state.box
    ability = box.upgrades[CardId("B05")].ability
    assert ability is not None
    (seen,) = under_way().laid(system="neris").effects(ability.effect).happened(Looked)
    assert (seen.what, seen.shown) == ("L01", ("1",))
    asked = under_way().laid(system="drava").effects(ability.effect)
    assert isinstance(asked.state.question, ChooseThing)
    (seen,) = asked.pick("landing_cards:L05").happened(Looked)
    assert seen.what == "L05"
    gone = under_way().laid(system="neris").put(zones.REMOVED, "landing_cards:L01")
    assert not gone.effects(ability.effect).happened(Looked)


@pytest.mark.rule("SEF-11", "LCH-19")
def test_a_stray_in_the_laundry_takes_a_random_equipment_that_then_cannot_be_loaded() -> None:
    ship = under_way().put(zones.ARMORY, "equipment:E11/1", "equipment:E11/2")
    open_situation = ship.put(zones.OPEN_SITUATIONS, "situations:S23")
    effect = ship.state.box.situations[CardId("S23")].effect
    hidden = open_situation.effects(effect, source="situations:S23")
    (lost,) = hidden.happened(EquipmentLost)
    assert lost.card == "E11"
    assert "situations:S23" in hidden.at(zones.REMOVED)
    asked = hidden.laid(lander="LD-1").step(Phase.LAUNCH, "strap_in")
    assert isinstance(asked.state.question, LoadLander)
    asked.refuses(LoadEquipment(card="equipment:E11/1"), CannotBeFound())  # type: ignore[arg-type]
    assert asked.legal() == (StrapIn(),)
    assert not under_way().effects(effect, source="situations:S23").happened(EquipmentLost)


@pytest.mark.rule("SEF-14", "MAP-31")
def test_hum_is_closed_by_a_freed_calf_a_full_lander_or_a_second_visit() -> None:
    def landing_card(*flags: str) -> str | None:
        ship = under_way().laid(flags=tuple(map(Flag, flags)))
        ship = ship.laid(register={**ship.state.register, "done:M04": 1})
        judged = ship.put(zones.SCANNER, "landing_cards:L01")
        triggers = next(iter(judged.state.box.campaigns.values())).triggers
        (closing,) = (each for each in triggers if each.when == "exploration_succeeded")
        assert closing.test is not None
        after = judged.effects(If(test=closing.test, then=closing.effect))
        return after.where("landing_cards:L01")

    assert landing_card() == zones.SCANNER
    assert landing_card("calf_freed") == zones.REMOVED
    assert landing_card("hum_harvested") == zones.REMOVED


@pytest.mark.rule("LOG-20", "TIM-20")
def test_after_two_failures_the_green_tracks_of_a_mission_are_one_shorter() -> None:
    box = under_way().state.box

    def lengths(*flags: Flag) -> dict[RowColor, int]:
        opening = attrs.evolve(stand_alone_opening(box, WorldId("W02")), flags=flags)
        state = begin(box, opening, 1)
        laid = attrs.evolve(state, pois={**state.pois, SectorId(7): (CardId("P209/1"),)})
        poi = laid.poi(SectorId(7))
        assert poi is not None
        assert poi.actions[0].check is not None
        return {track.color: track.length for track in poi.actions[0].check.tracks}

    assert lengths() == {RowColor.GREEN: 4, RowColor.RED: 2}
    assert lengths(FAILED_TWICE) == {RowColor.GREEN: 3, RowColor.RED: 2}


@pytest.mark.rule("MAP-29", "BPE-16")
@pytest.mark.parametrize(
    ("card", "world", "condition", "entries"),
    [("L17", "W02", "G02", ("214", "217")), ("L18", "W04", "G14", ("414", "417"))],
)
def test_a_second_landing_has_a_condition_and_entries_of_its_own(
    card: str, world: str, condition: str, entries: tuple[str, str]
) -> None:
    ship = under_way().laid(lander="LD-1").put(zones.SCANNER, f"landing_cards:{card}")
    away = opening(ship.state)
    assert (away.world, away.condition, (away.briefing, away.lift_off)) == (world, condition, entries)
    usual = stand_alone_opening(ship.state.box, WorldId(world))
    again = attrs.evolve(usual, condition=away.condition, briefing=away.briefing, lift_off=away.lift_off)
    state = begin(ship.state.box, attrs.evolve(again, absent=away.absent), 1)
    assert state.condition == condition
    assert last_log(attrs.evolve(state, members=()), Ending.LIFTED_OFF) == entries[1]
    board = {threat.card for threat in begin(ship.state.box, usual, 1).threats}
    assert {threat.card for threat in state.threats} == board - ({"X05"} if card == "L18" else set())


@pytest.mark.rule("DSC-10", "GEN-13")
def test_on_the_market_of_the_ice_one_find_of_each_kind_is_given_away() -> None:
    box = under_way().state.box
    state = begin(box, stand_alone_opening(box, WorldId("W04")), 1)
    give = Waiting(effect=ReturnDiscovery(deck=DiscoveryType.FLORA), you=state.members[0].id)
    assert not payable(attrs.evolve(state, found=(CardId("D-Mic1/1"),)), give)
    assert payable(attrs.evolve(state, found=(CardId("D-Mic1/1"), CardId("D-Veg1/1"))), give)
