"""What a finished campaign hands down to later ones (LEG)."""

from __future__ import annotations

import json

import attrs
import pytest

from tests.ship.ship import CREW, FIXTURE, SEC, aboard, campaign, small_ship
from tests.support.scenario import TAKEN
from vanguard_desktop.core.ids import Counter, Flag
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import questions as qs
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.legacy import why_not_export
from vanguard_desktop.rulesets.ship.data.campaign.finish import CampaignEnded, StillRunning
from vanguard_desktop.rulesets.ship.holds import holds
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import Mode, ShipOptions
from vanguard_desktop.setting.cards_ship import CounterCard
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.legacy_file import export_legacy, import_legacy

COLONY = "rescued-colony"


def box_with(**fields):
    pages = attrs.evolve(small_ship().campaigns[FIXTURE], **fields)
    return attrs.evolve(small_ship(), campaigns={FIXTURE: pages})


def finished(victory=True, **changes):
    """A campaign that is over, with a keyword that matters later."""
    ship = aboard(2, box=box_with(legacy=(Flag(COLONY), Flag("lost-colony"))), flags=(Flag(COLONY),), **changes)
    return ship.effects(fx.EndCampaign(victory=victory, ending="home"))


@pytest.mark.rule("LEG-01", "LEG-02", "LEG-06")
@pytest.mark.example("LEG-x1")
def test_what_was_decided_is_known_to_the_next_campaign_from_its_first_entry_on(tmp_path):
    after = finished().then(TAKEN, CampaignEnded(victory=True, ending="home"))
    file = export_legacy(after.state, tmp_path / "first")
    handed = import_legacy(file)
    assert handed.values == {COLONY: "true", "lost-colony": "false"}
    new = campaign(2, box=box_with(inherits={COLONY: "false"}), legacy=handed.values)
    assert holds(new.state, qs.LegacyIs(key=COLONY))


@pytest.mark.rule("LEG-05", "LEG-01")
@pytest.mark.example("LEG-x2")
def test_missing_keys_have_the_default_of_the_new_content_and_unknown_ones_are_ignored(tmp_path):
    after = finished().then(TAKEN, CampaignEnded(victory=True, ending="home"))
    handed = import_legacy(export_legacy(after.state, tmp_path / "first"))
    new = campaign(2, box=box_with(inherits={"ark": "adrift"}), legacy=handed.values)
    assert new.state.legacy == {"ark": "adrift"}
    assert campaign(2, box=box_with(inherits={"ark": "adrift"})).state.legacy == {"ark": "adrift"}


@pytest.mark.rule("LEG-03")
@pytest.mark.example("LEG-x3")
def test_a_running_campaign_hands_down_nothing(tmp_path):
    assert why_not_export(aboard().state) == StillRunning()
    assert why_not_export(finished(victory=True).state) is None
    after = finished(victory=False).then(TAKEN, CampaignEnded(victory=False, ending="home"))
    assert why_not_export(after.state) is None
    with pytest.raises(AssertionError):
        export_legacy(aboard().state, tmp_path / "first")


@pytest.mark.rule("LEG-06", "LEG-03")
@pytest.mark.example("LEG-x4")
def test_what_was_found_is_told_but_moves_nothing_in_the_new_campaign(tmp_path):
    after = finished().then(TAKEN, CampaignEnded(victory=True, ending="home"))
    ship = after.put(zones.unique(5), "uniques:5")
    file = export_legacy(ship.state, tmp_path / "first")
    assert json.loads(file.read_text("utf-8"))["uniques"] == [5]
    new = campaign(2, box=box_with(inherits={COLONY: "false"}), legacy=import_legacy(file).values)
    assert new.at(zones.unique(5)) == ()


@pytest.mark.rule("LEG-03", "LEG-02", "OBJ-13")
def test_the_file_tells_how_it_ended_who_is_remembered_and_every_key(tmp_path):
    counters = {**small_ship().counters, Counter("ripple"): CounterCard(id=Counter("ripple"), legacy=True)}
    box = attrs.evolve(box_with(legacy=(Flag(COLONY),)), counters=counters)
    ship = aboard(2, box=box, counters={Counter("ripple"): 4, Counter("trust"): 9}, cycle=17)
    ship = ship.put(zones.memorial(SEC, 1), crew(CREW[SEC][0])).effects(fx.EndCampaign(victory=False, ending="adrift"))
    told = json.loads(export_legacy(ship.state, tmp_path / "first").read_text("utf-8"))
    assert (told["victory"], told["ending"], told["cycles"]) == (False, "adrift", 17)
    assert told["values"] == {COLONY: "false", "ripple": "4"}
    assert told["memorial"] == [small_ship().crew[CREW[SEC][0]].name]
    assert (told["format"], told["campaign"]) == (1, FIXTURE)
    assert (told["content"], told["content_version"]) == (list(box.packs), box.fingerprint)
    assert box.fingerprint


@pytest.mark.rule("LEG-03")
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("harder", [("deadly_injuries",), ("deadly_morale", "deadly_checks"), ()])
def test_the_file_tells_how_the_campaign_began_and_how_hard_it_was(mode, harder, tmp_path):
    ship = finished(mode=mode, options=ShipOptions(**dict.fromkeys(harder, True)))
    told = json.loads(export_legacy(ship.state, tmp_path / "first").read_text("utf-8"))
    assert told["mode"] == mode.value
    assert {name for name, on in told["difficulty"].items() if on} == set(harder)
    assert set(told["difficulty"]) == {"deadly_injuries", "deadly_morale", "deadly_checks"}


@pytest.mark.rule("LEG-04")
def test_the_file_holds_no_seed_nothing_hidden_and_players_only_if_they_like(tmp_path):
    told = json.loads(export_legacy(finished().state, tmp_path / "named").read_text("utf-8"))
    assert told["players"] == ["Player 1", "Player 2"]
    anonymous = export_legacy(finished().state, tmp_path / "anonymous", with_players=False).read_text("utf-8")
    assert "Player" not in anonymous
    assert "seed" not in anonymous
    assert "zones" not in anonymous


@pytest.mark.rule("LEG-07")
def test_a_file_that_was_changed_is_refused_and_the_campaign_starts_with_defaults(tmp_path):
    file = export_legacy(finished().state, tmp_path / "first")
    file.write_text(file.read_text("utf-8").replace('"false"', '"true"'), "utf-8")
    with pytest.raises(SaveError) as refused:
        import_legacy(file)
    assert refused.value.damage is Damage.DAMAGED
    assert campaign(2, box=box_with(inherits={COLONY: "false"})).state.legacy == {COLONY: "false"}


@pytest.mark.rule("LEG-07")
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("", Damage.NOT_A_SAVE),
        ("[]", Damage.NOT_A_SAVE),
        ('{"checksum": 1}', Damage.NOT_A_SAVE),
        ('{"format": 99, "checksum": ""}', Damage.NEWER),
        ("[" * 100_000, Damage.NOT_A_SAVE),
    ],
)
def test_what_is_no_legacy_file_is_refused(tmp_path, text, damage):
    file = tmp_path / "other.legacy.json"
    file.write_text(text, "utf-8")
    with pytest.raises(SaveError) as refused:
        import_legacy(file)
    assert refused.value.damage is damage


def test_a_file_that_is_not_there_is_missing(tmp_path):
    with pytest.raises(SaveError):
        import_legacy(tmp_path / "nowhere.legacy.json")


@pytest.mark.rule("LEG-08", "CMP-35")
def test_a_new_campaign_begins_with_everything_in_its_place_and_leaves_the_file_alone(tmp_path):
    """A campaign is reset by starting anew: the box is laid out from its content alone."""
    ship = finished().put(zones.REMOVED, "uniques:5", "objectives:O02")
    file = export_legacy(ship.state, tmp_path / "first")
    before = file.read_bytes()
    new = campaign(2)
    assert new.where("uniques:5") == zones.UNIQUES
    assert new.where("objectives:O02") == zones.BRIDGE
    assert new.at(zones.REMOVED) == ()
    assert (new.state.marks, new.state.flags) == ({}, ())
    assert any("expert" in die for die in new.at(zones.SEALED))
    assert file.read_bytes() == before
