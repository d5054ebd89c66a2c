"""What texts gain and lose when there is no more room, nothing left, or several copies (SEF, CYC)."""

from __future__ import annotations

import pytest

from tests.ship.ship import aboard, small_ship
from tests.support.scenario import TAKEN
from vanguard_desktop.core import effects as core
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.pieces import id_of


@pytest.mark.rule("SEF-01", "CYC-18")
@pytest.mark.example("SEF-x1")
def test_a_full_pool_stays_full():
    after = aboard().pooled(energy=8).effects(fx.ChangeEnergy(by=2)).then(TAKEN)
    assert after.state.pool.energy == 8
    assert after.happened(PoolChanged) == []


@pytest.mark.rule("SEF-02", "ZON-06")
@pytest.mark.example("SEF-x5")
def test_a_card_that_is_in_play_already_is_not_gained_again():
    after = aboard().put(zones.mod(1), "lander_mods:A02/1").effects(fx.Gain(card=CardId("A02"))).then(TAKEN)
    assert after.at(zones.ENVELOPE) == ()
    assert after.at(zones.mod(1)) == ("lander_mods:A02/1",)


@pytest.mark.rule("CYC-16", "SEF-09")
def test_of_several_identical_copies_one_is_taken_and_which_one_nobody_can_tell():
    """Copies differ in nothing that is printed, so taking the next one is as good as taking one at random."""
    copies = small_ship().lander_mods[CardId("A01")].copies
    after = aboard().effects(fx.Gain(card=CardId("A01")))
    assert [id_of(card) for card in after.at(zones.ENVELOPE)] == ["A01"]
    assert [id_of(card) for card in after.at(zones.MODS)].count(CardId("A01")) == copies - 1


@pytest.mark.rule("SEF-08", "CYC-11")
def test_a_text_is_carried_out_completely_before_anything_it_has_gained_is_used():
    text = core.InOrder(steps=(fx.GatherDiscovery(count=2), fx.ChangeCommand(by=1)))
    asked = aboard().effects(text)
    assert isinstance(asked.state.question, ChooseThing)
    after = asked.pick("mineral").pick("mineral")
    assert len(after.at(zones.GATHERED)) == 2
    assert after.state.pool.command == 1
    assert after.state.question is None
