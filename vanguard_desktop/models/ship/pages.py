"""The pages of the binder: which phases lie on which page, in which order they come, and where the book is open."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.ship.data.journey.star_map import ConfirmDrift
from vanguard_desktop.rulesets.ship.phases import PAGES, Phase
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import SEALED
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.row_model import RowModel
from .aboard import words_aboard
from .cycle import Cycle

PAGE_OF: dict[Phase, str] = {
    Phase.SET_UP: "set_up",
    Phase.OPERATION: "operation",
    Phase.LEAVING: "homecoming",
    Phase.DOCKING: "homecoming",
    Phase.DEBRIEFING: "debriefing",
    Phase.UNLOADING: "unloading",
    Phase.MEDBAY: "medbay",
    Phase.MEMORIAL: "memorial",
    Phase.SAVE_POINT: "night_watch",
    Phase.RESUME: "resume",
    Phase.BRIDGE: "bridge",
    Phase.STAR_MAP: "star_map",
    Phase.SCANNER: "scanner",
    Phase.FACILITIES: "facilities",
    Phase.LABORATORY: "laboratory",
    Phase.PRODUCTION: "production",
    Phase.BARRACKS: "barracks",
    Phase.SITUATION_ROOM: "situation_room",
    Phase.ADD_ON: "add_on",
    Phase.HANGAR: "hangar",
    Phase.LAUNCH: "launch",
    Phase.EMBARK: "beginning",
    Phase.EXPLORATION: "beginning",
}
AFTER = ("homecoming", "debriefing", "unloading", "medbay", "memorial", "night_watch")
BEFORE = ("bridge", "star_map", "adrift", "scanner", "facilities", "hangar", "launch", "beginning")
ROOMS = ("laboratory", "production", "barracks", "situation_room", "add_on")
# The page of the dead, whose names are seen even where nobody is asked.
WINDOW = "memorial"
# They stand at the head of the rail only while the book is open there.
FIRST = ("set_up", "operation", "resume")
# They are read even where nobody is asked.
SHOWN = ("homecoming", "bridge")
_ADRIFT = {(Phase.STAR_MAP, "adrift"), (Phase.STAR_MAP, "drift_on")}
ICONS = {
    "set_up": "campaign",
    "operation": "operations",
    "homecoming": "docking",
    "debriefing": "debriefing",
    "unloading": "unloading",
    "medbay": "medbay",
    "memorial": "memorial",
    "night_watch": "save_point",
    "resume": "play",
    "bridge": "bridge",
    "star_map": "star_map",
    "adrift": "adrift",
    "scanner": "scanner",
    "facilities": "command",
    "laboratory": "research_lab",
    "production": "production",
    "barracks": "barracks",
    "situation_room": "situation",
    "add_on": "library",
    "hangar": "hangar",
    "launch": "lift_off",
    "beginning": "planet",
}


def page_at(phase: Phase, step: str) -> str:
    """On which page a step lies."""
    return "adrift" if (phase, step) in _ADRIFT else PAGE_OF[phase]


def page_of(state: ShipState) -> str:
    """Where the ship book is open."""
    return "adrift" if isinstance(state.question, ConfirmDrift) else page_at(state.phase, state.step)


def comes_after(page: str, other: str) -> bool:
    """Whether it lies behind the other in the book; pages of one cycle come one after the other."""
    order = (*FIRST, *AFTER, *BEFORE[:5], *ROOMS, *BEFORE[5:])
    return order.index(page) > order.index(other)


class Standing(Enum):
    """How a page stands in this cycle; one that was `passed` had nothing to do."""

    DONE = "done"
    PASSED = "passed"
    NOW = "now"
    LATER = "later"


@attrs.frozen(kw_only=True)
class RailRow:
    """A page of this cycle; `head` stands over the first one of a part, `room` beside its name. `left` is the step of
    the game with which a page was left that can be read again.
    """

    id: str
    title: str
    icon: str
    standing: Standing
    room: str = ""
    head: str = ""
    inner: bool = False
    left: int | None = None


class RailModel(RowModel[RailRow]):
    """The pages of this cycle, in their order."""

    def __init__(self, bridge: Bridge, wording: Wording, cycle: Cycle, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording, self._cycle = wording, cycle
        self.refresh()

    def _fresh(self) -> Iterator[RailRow]:
        state: ShipState = self._bridge.state
        words, here = words_aboard(self._wording, state).pages, page_of(state)
        if here in FIRST:
            yield self._row(state, here, "")
        for part, head in ((AFTER, words.after_expedition()), (BEFORE, words.before_expedition())):
            shown = [page for page in part if page != "adrift" or here == page or self._cycle.left(page) is not None]
            for page in shown:
                yield self._row(state, page, head if page == shown[0] else "")
                if page == "facilities" and (here == page or here in ROOMS):
                    yield from (self._row(state, room, "") for room in self._rooms(state))

    def row_of(self, page: str) -> RailRow:
        """That of any page, also of a room whose door is shut by now."""
        return self._row(self._bridge.state, page, "")

    def _rooms(self, state: ShipState) -> Iterator[str]:
        """The Reading Room is not even told of before it exists (ADD-11)."""
        return (room for room in ROOMS if room != "add_on" or not state.at(SEALED))

    def _row(self, state: ShipState, page: str, head: str) -> RailRow:
        words = words_aboard(self._wording, state).pages
        left = self._cycle.left(page)
        return RailRow(
            id=page,
            title=words.title(page),
            icon=ICONS[page],
            standing=self._standing(page_of(state), page),
            room=words.room(page),
            head=head,
            inner=page in ROOMS,
            left=left,
        )

    def _standing(self, here: str, page: str) -> Standing:
        if page == here:
            return Standing.NOW
        if page in ROOMS:
            return Standing.DONE if self._cycle.asked(page) else Standing.LATER
        order = (*AFTER, *BEFORE)
        current = "facilities" if here in ROOMS else here
        if page == current:
            return Standing.NOW
        if current not in order or order.index(page) > order.index(current):
            return Standing.LATER
        seen = self._cycle.asked(page) or (page in SHOWN and self._cycle.left(page) is not None)
        return Standing.DONE if seen else Standing.PASSED

    def words(self, row: RailRow) -> str:
        return row.title


@attrs.frozen(kw_only=True)
class StepRow:
    """A step of the page; `open` is the one that the game stands in. One that was `passed` had nothing to do."""

    id: str
    title: str
    done: bool
    open: bool
    passed: bool = False


class StepModel(RowModel[StepRow]):
    """The steps of the page at which the book is open, or of one that is read again."""

    def __init__(self, bridge: Bridge, wording: Wording, cycle: Cycle, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording, self._cycle = wording, cycle
        self.refresh()

    def _fresh(self) -> Iterator[StepRow]:
        return self.of(self._bridge.state)

    def of(self, state: ShipState, page: str = "") -> Iterator[StepRow]:
        """Those that have a line; what comes before the step of now is done, and all of another `page` is.

        A step without a line belongs to the one before: what is chosen there goes on in it. One that is done and in
        which nothing happened was passed.
        """
        words, page = words_aboard(self._wording, state).pages, page or page_of(state)
        steps = [
            (phase, step.name) for phase in PAGE_OF for step in PAGES[phase].steps if page_at(phase, step.name) == page
        ]
        passed = -1 if page == page_of(state) else len(steps)
        at = steps.index((state.phase, state.step)) if (state.phase, state.step) in steps else passed
        at = 0 if page == "adrift" == page_of(state) else at  # it is asked about before it begins
        titles = [words.step(phase, step) for phase, step in steps]
        now = max((place for place in range(at + 1) if titles[place]), default=-1) if passed < 0 else at
        busy = {(phase, step) for phase in {phase for phase, _ in steps} for step in self._cycle.busy(phase)}
        ends = [place for place in range(1, len(steps)) if titles[place]] + [len(steps)]
        for place, (phase, step) in enumerate(steps):
            if titles[place]:
                own = steps[place : next(end for end in ends if end > place)]
                yield StepRow(
                    id=f"{phase.value}/{step}",
                    title=titles[place],
                    done=place < now,
                    open=place == now,
                    passed=place < now and busy.isdisjoint(own),
                )

    def words(self, row: StepRow) -> str:
        return row.title
