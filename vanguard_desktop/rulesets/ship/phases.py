"""The order of a cycle (CYC): phases with their pages in the ship book, and the steps of each."""

from __future__ import annotations

from enum import Enum

import attrs

from vanguard_desktop.core import RuleId
from vanguard_desktop.setting import Facility


class Phase(Enum):
    """Where the ship book is open (CYC-23)."""

    SET_UP = "set_up"
    OPERATION = "operation"
    LEAVING = "leaving"
    DOCKING = "docking"
    DEBRIEFING = "debriefing"
    UNLOADING = "unloading"
    MEDBAY = "medbay"
    MEMORIAL = "memorial"
    SAVE_POINT = "save_point"
    RESUME = "resume"
    BRIDGE = "bridge"
    STAR_MAP = "star_map"
    SCANNER = "scanner"
    FACILITIES = "facilities"
    LABORATORY = "laboratory"
    PRODUCTION = "production"
    BARRACKS = "barracks"
    SITUATION_ROOM = "situation_room"
    ADD_ON = "add_on"
    HANGAR = "hangar"
    LAUNCH = "launch"
    EMBARK = "embark"
    EXPLORATION = "exploration"


@attrs.frozen
class Step:
    """A step of a phase: its name, and the rule that prints it."""

    name: str
    rule: RuleId


@attrs.frozen
class Page:
    """A phase as it stands in the ship book."""

    phase: Phase
    pages: tuple[int, ...]
    steps: tuple[Step, ...]


def _page(phase: Phase, pages: tuple[int, ...], **steps: str) -> Page:
    return Page(phase, pages, tuple(Step(name, RuleId(rule)) for name, rule in steps.items()))


BOOK: tuple[Page, ...] = (
    _page(
        Phase.SET_UP, (),
        shuffle_decks="CMP-06", read_opening="CMP-13", assign_sections="CMP-14", training_crew="CMP-28",
        training_dice="CMP-30", training_goods="CMP-31", draw_candidates="CMP-16", keep_recruits="CMP-15",
        return_candidates="CMP-15", starting_dice="CMP-18", choose_first_team="CMP-19", stay_aboard="CMP-20",
        section_decks="CMP-21", first_launch="CMP-26",
    ),
    _page(
        Phase.OPERATION, (),
        shuffle_decks="OPS-04", assign_sections="OPS-05", enter="OPS-05", crew="OPS-06", dice="OPS-07", stores="OPS-09",
    ),
    _page(
        Phase.LEAVING, (25,),
        unpack="LVP-01", left_behind="LVP-02", lost_discoveries="LVP-03", dice_and_cards="LVP-06",
        equipment="LVP-07", places="LVP-08", optional_missions="LVP-09", temporary_uniques="LVP-12",
        component_check="LVP-14",
    ),
    _page(
        Phase.DOCKING, (26,),
        mission_failure="DCK-01", deadly_morale="DSH-04", capacity="DCK-05", score_operation="OPS-12",
        assemble="DCK-09",
    ),
    _page(Phase.DEBRIEFING, (27,), promotion="DBR-01", success_pool="DBR-07", dice_trade="DBR-08"),
    _page(
        Phase.UNLOADING, (28, 29, 30),
        uniques="UNL-01", row_bonus="UNL-03", discoveries="UNL-06", store_lander="UNL-11",
    ),
    _page(
        Phase.MEDBAY, (32, 33),
        install="MED-03", release="MED-05", recovery="MED-06", therapists="MED-07", admission="MED-09",
        survival_checks="MED-14",
    ),
    _page(Phase.MEMORIAL, (36, 37, 38), memorialize="MEM-01", clear_boards="MEM-10"),
    _page(Phase.SAVE_POINT, (39,), record="SAV-04", close_board="SAV-09", stop_or_continue="SAV-01"),
    _page(Phase.RESUME, (1,), take_out="RSM-02", tokens="RSM-03", assign_sections="RSM-04", crew="RSM-05"),
    _page(
        Phase.BRIDGE, (2, 3, 4),
        begin_cycle="CYC-07", count_bridges="SEF-13", install="BRG-01", command="BRG-06", penalty="BRG-07",
        energy="BRG-08", change_income="BRG-23", use_and_declare="OBJ-15", check_situations="BRG-16",
        reveal_situations="BRG-18", clear_scanner="BRG-20",
    ),
    _page(Phase.STAR_MAP, (5,), travel="MAP-03", adrift="MAP-20", drift_on="MAP-22"),
    _page(Phase.SCANNER, (5,), scan="SCN-05"),
    _page(Phase.FACILITIES, (6, 7), visits="FAC-02", close="FAC-07"),
    _page(Phase.LABORATORY, (8, 9), install="LAB-01", complete="LAB-04", lab_work="LAB-11"),
    _page(
        Phase.PRODUCTION, (12, 13, 14),
        gain="PRO-01", install="PRO-02", progress="PRO-03", start="PRO-06", boost="PRO-10",
    ),
    _page(Phase.BARRACKS, (16,), transfer="BAR-01", training="BAR-08", draft="BAR-10"),
    _page(Phase.SITUATION_ROOM, (17,), solve="SIT-03", supervisors="SIT-04"),
    _page(Phase.ADD_ON, (40, 41), install="ADD-05", use="ADD-06", build="ADD-07", staff="ADD-09"),
    _page(
        Phase.HANGAR, (18, 19, 20, 21),
        landers="HNG-01", mods="HNG-03", repair="HNG-05", choose="HNG-07", customize="HNG-08",
    ),
    _page(
        Phase.LAUNCH, (23,),
        emergency_draft="LCH-07", choose_team="LCH-03", rest_others="LCH-11", boards="LCH-12", decks="LCH-15",
        load="LCH-17", strap_in="LCH-23",
    ),
    _page(Phase.EMBARK, (24,), rank_ups="BPE-11", before_exploration="SEF-13", hand_over="BPE-16"),
    _page(Phase.EXPLORATION, (), away="BPE-16"),
)  # fmt: skip

PAGES: dict[Phase, Page] = {page.phase: page for page in BOOK}
BY_PAGE: dict[int, Phase] = {number: page.phase for page in reversed(BOOK) for number in page.pages}

# What a visit to a facility runs through (FAC-03); they are entered by a visit, or by a text that names the page.
FACILITIES: dict[Facility, Phase] = {
    Facility.LABORATORY: Phase.LABORATORY,
    Facility.PRODUCTION: Phase.PRODUCTION,
    Facility.BARRACKS: Phase.BARRACKS,
    Facility.SITUATION_ROOM: Phase.SITUATION_ROOM,
    Facility.ADD_ON: Phase.ADD_ON,
}

# CYC-02, CYC-03: what follows what, if no text and no branch says otherwise.
_ORDER = (
    Phase.LEAVING, Phase.DOCKING, Phase.DEBRIEFING, Phase.UNLOADING, Phase.MEDBAY, Phase.MEMORIAL, Phase.SAVE_POINT,
    Phase.BRIDGE, Phase.STAR_MAP, Phase.SCANNER, Phase.FACILITIES, Phase.HANGAR, Phase.LAUNCH, Phase.EMBARK,
    Phase.EXPLORATION,
)  # fmt: skip
FOLLOWS: dict[Phase, Phase] = {
    **dict(zip(_ORDER, (*_ORDER[1:], Phase.LEAVING), strict=True)),
    Phase.SET_UP: Phase.BRIDGE,
    Phase.OPERATION: Phase.HANGAR,
    Phase.RESUME: Phase.BRIDGE,
    # CYC-23: a text may name the page of a facility.
    **dict.fromkeys(FACILITIES.values(), Phase.FACILITIES),
}


def step_after(phase: Phase, step: str) -> tuple[Phase, str]:
    """The step that comes next by itself; `step` is empty before the first one of a phase."""
    names = [each.name for each in PAGES[phase].steps]
    at = names.index(step) + 1 if step else 0
    if at < len(names):
        return phase, names[at]
    after = FOLLOWS[phase]
    return after, PAGES[after].steps[0].name
