"""What `content check` says of a story that leads nowhere, and of acts that are yet to come (CPI, LOG-18, OBJ-14)."""

from __future__ import annotations

import shutil

import pytest

from tests.content.conftest import PACKS, PackOnDisk
from vanguard_desktop.content.errors import Mistake
from vanguard_desktop.content.load import open_packs
from vanguard_desktop.content.story import check_story

STAMPS = [{"type": "set_flag", "flag": f"stamp-{letter}"} for letter in "abcd"]


@pytest.fixture
def ship(tmp_path):
    """The small ship with a story that holds together: the first objective ends the campaign."""
    shutil.copytree(PACKS / "small_ship", tmp_path / "ship")
    pack = PackOnDisk(tmp_path / "ship")
    pack.set("objectives.json", 0, "effect", {"type": "end_campaign", "victory": True, "ending": "home"})
    t = {"type": "set_flag", "flag": "t"}
    pack.set("logs.json", 1, "effect", {"type": "in_order", "steps": [*STAMPS, t, SIGNAL]})
    assert mistakes(pack) == []
    return pack


SIGNAL = {"type": "set_flag", "flag": "signal-answered"}


def mistakes(pack):
    """Kinds of mistakes that the story has, with what was found."""
    return [(finding.mistake, finding.found) for finding in check_story(open_packs([pack.folder])).all()]


def add(pack, place, *cards):
    pack.write(place, [*pack.read(place), *cards])


def reads(log):
    return {"type": "read_log", "log": log}


@pytest.mark.rule("LOG-18", "LOG-14")
@pytest.mark.example("LOG-x6")
def test_an_entry_that_leads_to_a_missing_one_is_refused(ship):
    ship.set("logs.json", 2, "effect", {"type": "go_to_log", "log": "4711"})
    assert [(each.mistake, each.found) for each in ship.findings()] == [(Mistake.NO_SUCH_ID, "4711")]


@pytest.mark.rule("LOG-14", "SEF-01")
def test_an_entry_with_an_unknown_effect_is_refused(ship):
    ship.set("logs.json", 2, "effect", {"type": "chang_energy", "by": 1})
    (finding,) = ship.findings()
    assert (finding.mistake, finding.meant) == (Mistake.UNKNOWN_EFFECT, "change_energy")


@pytest.mark.rule("LOG-18")
def test_an_entry_to_which_nothing_leads_is_found(ship):
    add(ship, "logs.json", {"id": "77", "story": "Nobody reads this."})
    assert mistakes(ship) == [(Mistake.NEVER_REACHED, "77")]


@pytest.mark.rule("LOG-18")
def test_entries_that_lead_to_one_another_only_are_found_as_well(ship):
    add(ship, "logs.json", {"id": "77", "story": "A.", "effect": {"type": "may", "effect": reads("78")}})
    add(ship, "logs.json", {"id": "78", "story": "B.", "effect": {"type": "may", "effect": reads("77")}})
    assert mistakes(ship) == [(Mistake.NEVER_REACHED, "77"), (Mistake.NEVER_REACHED, "78")]


@pytest.mark.rule("LOG-18")
def test_to_be_asked_about_is_not_to_be_read(ship):
    add(ship, "logs.json", {"id": "77", "story": "A."})
    asked = {"type": "if", "test": {"type": "entry_read", "log": "77"}, "then": {"type": "raise_morale"}}
    ship.set("logs.json", 3, "effect", asked)
    assert mistakes(ship) == [(Mistake.NEVER_REACHED, "77")]


@pytest.mark.rule("LOG-12", "LOG-18")
def test_the_entries_of_the_rules_need_no_reference(ship):
    add(ship, "logs.json", {"id": "720", "story": "How the training decks are put together again."})
    assert mistakes(ship) == []


@pytest.mark.rule("LOG-09", "LOG-18", "MAP-34")
def test_a_keyword_that_is_asked_for_but_never_noted_is_found(ship):
    """An objective whose condition asks for it could never be fulfilled (MAP-34)."""
    ship.set("logs.json", 1, "effect", {"type": "in_order", "steps": [*STAMPS[1:], SIGNAL]})
    assert mistakes(ship) == [(Mistake.NEVER_SET, "stamp-a"), (Mistake.NEVER_SET, "t")]


@pytest.mark.rule("LOG-21")
def test_a_note_that_is_asked_for_but_never_written_is_found(ship):
    noted = {"type": "if", "test": {"type": "note_reads", "key": "hen"}, "then": {"type": "raise_morale"}}
    ship.set("logs.json", 3, "effect", noted)
    assert mistakes(ship) == [(Mistake.NEVER_SET, "hen")]


@pytest.mark.rule("OBJ-14")
def test_an_objective_after_which_nothing_comes_is_found(ship):
    ship.set("objectives.json", 0, "effect", {"type": "gain", "card": "O02"})
    ship.set("objectives.json", 1, "effect", {"type": "raise_morale"})
    assert mistakes(ship) == [(Mistake.DEAD_END, "O02")]


@pytest.mark.rule("OBJ-14", "OBJ-08", "OBJ-09")
def test_a_chain_of_objectives_may_end_by_an_entry(ship):
    ship.set("objectives.json", 0, "effect", {"type": "gain", "card": "O02"})
    ship.set("objectives.json", 1, "effect", reads("900"))
    add(ship, "logs.json", {"id": "900", "story": "Home.", "effect": {"type": "end_campaign", "victory": True}})
    assert mistakes(ship) == []


@pytest.mark.rule("CPI-02", "LOG-20", "OBJ-07")
def test_references_into_an_act_that_is_yet_to_come_are_accepted_if_the_pack_says_so(ship):
    onward = [{"type": "begin_act", "act": 2}, {"type": "gain", "card": "O05"}, reads("604")]
    ship.set("objectives.json", 0, "effect", {"type": "in_order", "steps": onward})
    assert sorted(finding.found for finding in ship.findings()) == ["604"]
    ship.set("pack.json", "later", {"logs": ["604"]})
    assert sorted(finding.found for finding in ship.findings()) == ["O05"]
    ship.set("pack.json", "later", {"logs": ["604"], "objectives": ["O05"], "flags": ["heron"]})
    assert ship.findings() == ()
    assert mistakes(ship) == []
    heron = {"type": "if", "test": {"type": "flag_set", "flag": "heron"}, "then": {"type": "raise_morale"}}
    ship.set("logs.json", 3, "effect", heron)
    assert mistakes(ship) == []


@pytest.mark.rule("OBJ-14", "LOG-20")
def test_an_act_that_no_pack_holds_is_an_end_and_one_that_is_there_is_none(ship):
    ship.set("objectives.json", 0, "effect", {"type": "begin_act", "act": 2})
    assert mistakes(ship) == []
    ship.set("pack.json", "acts", [1, 2])
    assert mistakes(ship) == [(Mistake.DEAD_END, "O01")]


@pytest.mark.rule("CPI-02", "LOG-18")
def test_when_the_whole_story_is_there_every_card_is_brought_into_play_by_something(ship):
    ship.set("pack.json", "acts", [1, 2, 3])
    missing = {found for mistake, found in mistakes(ship) if mistake is Mistake.NEVER_REACHED}
    assert "O11" in missing  # no text gains it
    assert not missing & {"O01", "T1", "LD-1", "B08"}  # in the book from the start, or brought by a full row
    ship.set("pack.json", "acts", [1])
    assert mistakes(ship) == []


@pytest.mark.parametrize(
    ("effect", "mistake"),
    [
        ({"type": "go_to_page", "page": 11}, Mistake.UNKNOWN_VALUE),
        ({"type": "gain", "card": "B77"}, Mistake.NO_SUCH_ID),
        ({"type": "mark_box", "log": "610"}, Mistake.NO_BOXES),
        ({"type": "mark_box", "log": "991", "box": 6}, Mistake.NO_BOXES),
        ({"type": "roll_ten", "rows": [{"first": 0, "last": 8, "effect": SIGNAL}]}, Mistake.UNFIT_VALUE),
        ({"type": "look", "what": "hens"}, Mistake.UNKNOWN_VALUE),
        ({"type": "gain_random", "family": "hens"}, Mistake.UNKNOWN_VALUE),
        ({"type": "open_route", "entry": "SYS-77"}, Mistake.NO_SUCH_ID),
        ({"type": "change_counter", "counter": "hens", "by": 1}, Mistake.NO_SUCH_ID),
        ({"type": "if", "test": {"type": "legacy_is", "key": "ark"}, "then": SIGNAL}, Mistake.UNKNOWN_VALUE),
        (
            {"type": "if", "test": {"type": "card_is", "card": "B77", "where": "owned"}, "then": SIGNAL},
            Mistake.NO_SUCH_ID,
        ),
    ],
)
@pytest.mark.rule("LOG-18", "LOG-14")
def test_a_page_a_card_or_a_place_that_is_not_there_is_refused(ship, effect, mistake):
    ship.set("logs.json", 3, "effect", effect)
    assert [finding.mistake for finding in ship.findings()] == [mistake]


@pytest.mark.rule("SEF-14", "CPI-16")
def test_a_trigger_has_an_occasion_of_the_book(ship):
    ship.set("campaigns.json", 0, "triggers", [{"when": "full_moon", "effect": SIGNAL}])
    assert [finding.mistake for finding in ship.findings()] == [Mistake.UNKNOWN_VALUE]
    ship.set("campaigns.json", 0, "triggers", [{"when": "crew_died", "effect": SIGNAL}])
    assert ship.findings() == ()


@pytest.mark.rule("SEF-17", "CPI-16")
def test_an_ability_has_a_window_in_which_it_can_be_used(ship):
    ship.set("upgrades.json", 0, "ability", {"effect": SIGNAL, "window": "midnight"})
    assert [finding.mistake for finding in ship.findings()] == [Mistake.UNKNOWN_VALUE]


@pytest.mark.rule("CPI-19", "CMP-08")
def test_a_starting_card_lies_in_a_slot_of_the_book(ship):
    ship.set("campaigns.json", 0, "start_cards", 0, "slot", "P3-HENS")
    assert [finding.mistake for finding in ship.findings()] == [Mistake.UNKNOWN_VALUE]


@pytest.mark.rule("CPI-02", "CPI-01")
@pytest.mark.example("CPI-x5")
def test_a_pack_that_calls_itself_complete_is_counted_family_by_family(ship):
    cards = [{"id": f"L{number:02}", "name": "Planet", "world": "planet_1"} for number in range(1, 18)]
    ship.write("landing_cards.json", cards)
    assert ship.findings() == ()
    ship.set("pack.json", "complete", True)
    assert "Landing cards: 17 / 18" in "\n".join(ship.sentences())


@pytest.mark.rule("CPI-02")
def test_smaller_packs_are_allowed(ship):
    assert not any(finding.mistake is Mistake.NOT_COMPLETE for finding in ship.findings())


@pytest.mark.rule("LOG-11", "LOG-18")
def test_entries_that_send_the_players_in_a_circle_are_refused(ship):
    add(ship, "logs.json", {"id": "77", "story": "A.", "effect": {"type": "go_to_log", "log": "78"}})
    add(ship, "logs.json", {"id": "78", "story": "B.", "effect": {"type": "go_to_log", "log": "77"}})
    assert [finding.mistake for finding in ship.findings()] == [Mistake.ENDLESS]
