"""The pages of the ship book, each as a line of data; `CONTRIBUTING.md` tells how one is added.

`PAGES` says by the name of a page (`models/ship/pages.py`) what stands on its right-hand side: a `RightSide`, which is
a layout of the house, such as `OpenAnswers`, or one of its own, such as a scene. A page without a line, and a question
that no page has a place for, are shown by `OpenAnswers`: all answers lie open, so every question has a way on.

- The title, the room and the steps of a page are words in `text/ship/pages.py`.
- The picture of its room: `ROOM_OF` in `widgets/ship/room_picture.py` names one of those in `widgets/rooms`.
- What ends or confirms something stands in the prompt bar: `IN_BAR` in `models/ship/answers.py`; `LEADS_ON` are those
  that Enter gives. All other answers are the page's.
- A right-hand side gets a `View` (position, answers, whether it is now or read again), emits `chosen` with a command,
  and says where somebody of the crew strip may be dropped (`goals`) or what a press on one means (`press_person`).
"""

from __future__ import annotations

from vanguard_desktop.core import Decision
from vanguard_desktop.models.ship.slots import Slots
from vanguard_desktop.rulesets.ship.data.aboard.morale import ReturnDie
from vanguard_desktop.rulesets.ship.data.campaign.operations import PickOperationDie
from vanguard_desktop.rulesets.ship.data.facilities.hangar import FitOutLander
from vanguard_desktop.rulesets.ship.data.journey.debriefing import TakeDie, TradeDice
from vanguard_desktop.rulesets.ship.data.journey.launch import BuildDeck, ChooseTeamMember, EmergencyDraft, LoadLander

from ..night.night_watch import NightWatch
from ..window.window_side import WindowSide
from .bridge import BridgePage
from .card_slots import slots_of
from .commons import CommonsPage
from .deck_side import DeckSide
from .facilities import FacilitiesSide
from .hangar_side import HangarSide
from .hold_side import HoldSide
from .home.mat_side import MatSide
from .home.porch_side import PorchSide
from .laboratory import LaboratoryPage
from .launch.emergency_side import EmergencySide
from .launch.muster_side import MusterSide
from .launch.team_side import TeamSide
from .open_answers import OpenAnswers
from .river.adrift_side import AdriftSide
from .river.river_table import RiverTable
from .spec import Maker, PageSpec
from .trade_side import TradeSide
from .ward_side import WardSide
from .works.works_page import WorksPage

# Where crew may be assigned the strip stands below; where nobody is, the page has the room.
_PLAIN = PageSpec(right=OpenAnswers)
_NOBODY = PageSpec(right=OpenAnswers, people=False)
_MUSTER = PageSpec(right=MusterSide, people=False)

PAGES: dict[str, PageSpec] = {
    "set_up": _MUSTER,
    "operation": PageSpec(right=MusterSide, people=False, questions={PickOperationDie: TradeSide}),
    "homecoming": PageSpec(right=MatSide, people=False),
    "debriefing": PageSpec(
        right=OpenAnswers, questions={TradeDice: TradeSide, TakeDie: TradeSide, ReturnDie: TradeSide}
    ),
    "unloading": PageSpec(right=PorchSide, people=False),
    "medbay": PageSpec(right=WardSide),
    "memorial": PageSpec(right=WindowSide, whole=True, people=False),
    "night_watch": PageSpec(right=NightWatch, people=False),
    "resume": _MUSTER,
    "bridge": PageSpec(right=BridgePage, people=False),
    "star_map": PageSpec(right=RiverTable, whole=True, people=False),
    "adrift": PageSpec(right=AdriftSide, people=False),
    "scanner": PageSpec(right=RiverTable, whole=True),
    "facilities": PageSpec(right=FacilitiesSide, whole=True),
    "laboratory": PageSpec(right=LaboratoryPage),
    "production": PageSpec(right=WorksPage),
    "barracks": PageSpec(right=CommonsPage, people=False),
    "situation_room": PageSpec(right=slots_of(Slots.situations)),
    "add_on": PageSpec(right=slots_of(Slots.add_ons)),
    "hangar": PageSpec(right=OpenAnswers, people=False, questions={FitOutLander: HangarSide}),
    "launch": PageSpec(
        right=OpenAnswers,
        people=False,
        questions={
            EmergencyDraft: EmergencySide,
            ChooseTeamMember: TeamSide,
            BuildDeck: DeckSide,
            LoadLander: HoldSide,
        },
    ),
    "beginning": _NOBODY,
}


def spec_of(page: str) -> PageSpec:
    return PAGES.get(page, _PLAIN)


def maker_of(page: str, question: Decision | None) -> Maker:
    """What makes the right-hand side of a page while this is asked."""
    return spec_of(page).maker(question)
