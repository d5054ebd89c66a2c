"""A game comes out the same again on saved and on undone positions; a rule that can tell them apart is found."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tests.ship.ship import small_ship
from tests.support.boxes import shipped
from vanguard_desktop.bots import verifying
from vanguard_desktop.bots.campaigns import Voyage, play_campaign
from vanguard_desktop.bots.playing import Match, play
from vanguard_desktop.bots.verifying import after_undo, differences, from_events, on_saved_positions
from vanguard_desktop.cli import main
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core import state as core_state
from vanguard_desktop.core.ids import CampaignId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.expedition.data.events import SuppliesChanged

PACKS = Path(__file__).parents[1] / "packs"
SHELVES = load_box([PACKS / "all_shelves"])
VOYAGE = Voyage(campaign=CampaignId("fixture"), players=2, seed=2, cycles=2)


@pytest.fixture(scope="module")
def games():
    return [
        play(SHELVES, codec(), Match(world=min(SHELVES.worlds), players=2, seed=seed, real_dice=real_dice))[1]
        for seed, real_dice in ((3, False), (4, False), (8, True))
    ]


@pytest.mark.rule("CYC-20", "CYC-21")
def test_the_same_commands_make_the_same_game_on_saved_and_on_undone_positions(games):
    assert all(len(kept.commands) > verifying.STRETCH for kept in games)
    assert [differences(SHELVES, codec(), kept) for kept in games] == [[], [], []]


@pytest.mark.rule("CYC-20", "CYC-21")
def test_the_same_commands_make_the_same_campaign_on_saved_and_on_undone_positions():
    kept = play_campaign(small_ship(), codec(), VOYAGE)[1]
    assert len(kept.commands) > verifying.STRETCH
    assert differences(small_ship(), codec(), kept) == []


@pytest.mark.rule("CYC-20")
def test_a_rule_that_sees_in_which_order_things_were_put_down_is_found(monkeypatch):
    monkeypatch.setattr(core_state, "in_order", lambda mapping: mapping)
    voyage = Voyage(campaign=min(shipped().campaigns), players=2, seed=2, cycles=2)
    kept = play_campaign(shipped(), codec(), voyage)[1]
    assert list(from_events(shipped(), codec(), kept)) == []
    assert list(on_saved_positions(shipped(), codec(), kept))
    assert list(after_undo(shipped(), codec(), kept))


def test_a_command_that_leads_elsewhere_is_named(games):
    kept, at = games[0], 30
    more = f"{kept.steps[at + 1]}\n{codec().write_events((SuppliesChanged(by=-1),))}"
    other = attrs.evolve(kept, steps=(*kept.steps[: at + 1], more, *kept.steps[at + 2 :]))
    (saved,) = on_saved_positions(SHELVES, codec(), other)
    assert f"{kept.commands[at]} of step {at + 1} leads elsewhere" in saved
    (undone,) = after_undo(SHELVES, codec(), other)
    assert f"{kept.commands[at]} of step {at + 1} leads elsewhere" in undone


def test_a_rule_that_raises_on_the_way_is_told(games, monkeypatch):
    def broken(*_):
        raise LookupError("no such thing")

    monkeypatch.setattr("vanguard_desktop.play.campaign.follow_on", broken)
    (told,) = after_undo(SHELVES, codec(), games[0])
    assert "no such thing" in told


def test_campaigns_are_verified_on_request(capsys):
    words = ["--pack", str(PACKS / "small_ship"), "simulate", "--campaigns", "2", "--cycles", "1", "--jobs", "2"]
    assert main([*words, "--verify"]) == 0
    assert "verified: 2 campaigns come out the same" in capsys.readouterr().out
