"""The tour draws every screen, also where there is no screen."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.app.conftest import FOUR_SECTORS
from vanguard_desktop.app.tour.base_seldom import all_tags
from vanguard_desktop.app.tour.seek import all_kinds, steps
from vanguard_desktop.models.common.card_dress import CardKind
from vanguard_desktop.rulesets.habitat.data.abilities import Point
from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.text.codex.families import Family

ROOT = Path(__file__).parent.parent.parent
TABLE = {
    "choose_first", "choose_action", "all_answers", "drag", "die_to_spend", "die_to_refresh", "event", "event_choice",
    "real_dice", "agree_lift_off", "ended", "read_only", "error", "shortcuts", "drawers", "explained_sum",
    "explained_sector", "explained_refusal", "codex_rule", "codex_search", "codex_lessons",
    "seats", "journal", "discarded_events", "sector_card", "sector_near", "map_far", "board", "situation",
}  # fmt: skip
# Boards and columns have as many pages as the window is low.
PAGED = re.compile(r"table_(board|situation)_\d+")
# These lie open in the column of the situation, on the map, in the ship book, or in the codex alone; discarded events
# have a sheet of their own.
WRITTEN = {
    CardKind.CONDITION, CardKind.MISSION, CardKind.THREAT, CardKind.RANK_UP, CardKind.EVENT, CardKind.POI,
    CardKind.CREW, CardKind.DANGER, CardKind.ABOARD,
}  # fmt: skip
# Nobody of rank 3 trains somebody in games that short; the page on which it is asked is seen with other questions.
SELDOM = {"train_crew"}
# Samples of two kinds do not lie in one region in any of these missions.
NOT_TOGETHER = {"lose_sample_here"}
BY_SHEET = "habitat_choose_difficulty"  # it is chosen on the sheet of the campaign
# What is seen of the habitat beside its questions.
BASE = {
    "habitat_new_mission", "habitat_new_campaign", "habitat_home", "habitat_plan_actions_map",
    "habitat_plan_actions_mission", "habitat_plan_actions_lesson", "habitat_plan_actions_full", "habitat_all_answers",
    "habitat_any_time", "habitat_journal", "habitat_seats", "habitat_shortcuts", "habitat_seal", "habitat_seal_broken",
    "habitat_won_end_sheet", "habitat_won_end_result", "habitat_lost_end_result", "habitat_between_campaign",
    "habitat_campaign_end_campaign", "habitat_explained_refusal",
    *(f"habitat_explained_{what}" for what in ("reserve_1", "reserve_2", "reserve_3", "track", "structure", "person")),
    *(f"habitat_choose_option_{what}_sheet" for what in ("events", "adventures", "follow_ups", "missions")),
    "habitat_tell_face_actiondie", "habitat_choose_whether_win",
}  # fmt: skip
# The new game has as many pages as the window is low.
MORE = {"new_game_2", "new_game_3", "new_game_4"}
PAGES = {
    "home_first_start", "home", "home_continue", "settings", "library", "about", "shortcuts", "new_game", *MORE,
}  # fmt: skip


def tour(
    folder: Path, *arguments: str, program: tuple[str, ...] = ("vanguard_desktop", "tour")
) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    values = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", *program, str(folder), *arguments]
    return subprocess.run(command, cwd=ROOT, env=values, capture_output=True, text=True, check=False)


def watched(folder: Path, *arguments: str) -> set[str]:
    """The names of all pictures, on each of which every word can be read."""
    done = tour(folder, *arguments, program=("tests.app.watched_tour",))
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line for line in lines if line.startswith("cut")] == []
    return {line.removeprefix("drawn ") for line in lines if line.startswith("drawn ")}


def names(folder: Path) -> set[str]:
    return {path.stem.partition("_")[2] for path in folder.glob("*.png")}


@pytest.mark.long
def test_every_screen_and_every_question_has_its_picture(tmp_path):
    done = tour(tmp_path, "--pack", str(FOUR_SECTORS), "--size", "1280x720", "--language", "cs", "--text-scale", "130")
    assert done.returncode == 0, done.stderr
    drawn = names(tmp_path)
    played = {name for name in drawn if name.startswith(("play_", "card_", "codex_"))}
    pages = {name for name in drawn if PAGED.fullmatch(name)}
    assert drawn - played - pages == PAGES | {f"table_{name}" for name in TABLE}
    assert {"play_choose_action", "play_event_revealed", "play_choose_die_to_spend"} <= played
    sizes = {QImage(str(path)).size().toTuple() for path in tmp_path.glob("*.png")}
    assert sizes == {(1280, 720)}
    # A page that did not open would have the picture of the one before.
    kept = [path for path in tmp_path.glob("*.png") if path.stem.partition("_")[2] in PAGES]
    pictures = {path.stem: sha256(path.read_bytes()).hexdigest() for path in kept}
    assert len(set(pictures.values())) == len(pictures)


@pytest.mark.long
def test_without_a_named_pack_built_in_worlds_are_drawn_and_every_word_on_them_can_be_read(tmp_path):
    drawn = watched(tmp_path, "--size", "1280x720", "--language", "de", "--text-scale", "150")
    assert PAGES - MORE | {"table_choose_action", "table_agree_lift_off", "table_ended"} <= drawn
    asked = {name.removeprefix("play_") for name in drawn if name.startswith("play_")}
    assert {"log", "lesson"} <= asked
    assert all_kinds() <= asked
    assert steps() <= asked
    assert {"odds_choices", "odds_table", "dice_aside"} <= asked
    assert {f"card_{kind.value}" for kind in CardKind if kind not in WRITTEN} <= drawn
    # Malfunctions are looked up once they were drawn, in the book of the habitat.
    assert {f"codex_{family.value}" for family in Family if family is not Family.MALFUNCTION} <= drawn


def test_a_size_that_is_none_is_refused(tmp_path):
    assert tour(tmp_path, "--size", "large").returncode == 2
    assert names(tmp_path) == set()


@pytest.mark.long
def test_a_mission_of_the_habitat_is_drawn_and_every_word_on_it_can_be_read(tmp_path):
    drawn = watched(tmp_path, "--habitat", "--size", "1280x720", "--language", "de", "--text-scale", "150")
    asked = {f"habitat_thing_{tag}" for tag in all_tags() - NOT_TOGETHER}
    asked |= {f"habitat_{decision.tag}" for decision in HABITAT.decisions} - {"habitat_choose_thing", BY_SHEET}
    asked |= {f"habitat_ask_go_on_{point.value}" for point in Point} | {f"habitat_{phase.value}" for phase in Phase}
    assert {name for name in asked if not any(each.startswith(name) for each in drawn)} == set()
    assert BASE - drawn == set()
    families = {f"codex_{family.value}" for family in Family if family.value.startswith("habitat_")}
    assert families <= drawn


@pytest.mark.long
def test_every_question_aboard_is_drawn_and_every_word_on_it_can_be_read(tmp_path):
    drawn = watched(tmp_path, "--campaign", "--size", "1280x720", "--language", "de", "--text-scale", "150")
    asked = {decision.tag for decision in SHIP.decisions} - SELDOM
    assert {tag for tag in asked if not any(tag in name for name in drawn)} == set()
    assert {"ship_resume", "ship_chronicle_1", "ship_chronicle_2", "ship_chronicle_3"} <= drawn
