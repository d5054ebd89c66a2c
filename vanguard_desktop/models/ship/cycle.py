"""What this cycle has seen so far: on which pages somebody was asked, and with which step each was left."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from vanguard_desktop.core import BookOpened, BookTurned, DecisionOpened, EffectsQueued, EffectTaken, Event
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.ship.data.journey.cycle import StepBegun, TeamHome
from vanguard_desktop.rulesets.ship.phases import PAGES, Phase

from ..bridge import Bridge

# What a step does in which nothing happens.
_EMPTY = (EffectTaken, EffectsQueued)
# So many steps are read back at once to find where the cycle began.
_CHUNK = 64


class Cycle(QObject):
    """It follows the game by itself and is there before the lists that ask it."""

    def __init__(self, bridge: Bridge, page_of: dict[Phase, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._page_of = bridge, page_of
        self._steps: dict[int, tuple[Event, ...]] = {}
        self._asked: dict[str, int] = {}
        self._left: dict[str, int] = {}
        bridge.renewed.connect(self._follow)
        self._read_back()

    def asked(self, page: str) -> bool:
        """Whether anybody had something to do there."""
        return page in self._asked

    def left(self, page: str) -> int | None:
        """The step after which the book lay open there for the last time; None if it never did, or still does."""
        return self._left.get(page)

    @property
    def home(self) -> int | None:
        """The step with which the team came home in it; None if none was away."""
        came = (number for number, events in self.happened if any(isinstance(event, TeamHome) for event in events))
        return next(came, None)

    @property
    def happened(self) -> tuple[tuple[int, tuple[Event, ...]], ...]:
        """The steps of the game that belong to it, with what each did."""
        return tuple(sorted(self._steps.items()))

    def within(self, phase: Phase) -> Iterator[tuple[str, Event]]:
        """What has happened in a phase of this cycle, each event with the step it happened in."""
        here = ("", "")
        for number in sorted(self._steps):
            for event in self._steps[number]:
                if isinstance(event, StepBegun):
                    here = (event.phase.value, event.step)
                elif here[0] == phase.value:
                    yield here[1], event

    def busy(self, phase: Phase) -> frozenset[str]:
        """The steps of a phase in which anything happened, when it was gone through last."""
        first, here, busy = PAGES[phase].steps[0].name, "", set[str]()
        for _, events in self.happened:
            for event in events:
                if isinstance(event, StepBegun):
                    here = event.step if event.phase is phase else ""
                    if here == first:
                        busy = set()
                elif here and not isinstance(event, _EMPTY):
                    busy.add(here)
        return frozenset(busy)

    def _follow(self, step: Step | None) -> None:
        if step is None:
            return
        here = self._bridge.game.cursor.step
        if step.way is Way.PLAYED and (not self._steps or here == max(self._steps) + 1):
            self._steps[here] = step.events
            if any(_begins(event) for event in step.events):
                self._steps = {here: step.events}
            self._look()
        else:
            self._read_back()

    def _read_back(self) -> None:
        """From here to where the team came home, or where the campaign began."""
        game, last = self._bridge.game, self._bridge.game.cursor.step
        self._steps, first = {}, last + 1
        while first > game.first and not any(_begins(event) for event in self._steps.get(first, ())):
            start = max(game.first, first - _CHUNK)
            chunk = list(self._bridge.read_back(game.history(start, first - 1)))
            read = dict(enumerate(chunk, start=start))
            begins = [number for number, events in read.items() if any(_begins(event) for event in events)]
            start = begins[-1] if begins else start
            self._steps.update({number: events for number, events in read.items() if number >= start})
            if len(read) < first - start and not begins:
                break
            first = start
        self._look()

    def _look(self) -> None:
        self._asked, self._left = {}, {}
        page, since = "", -1
        for number in sorted(self._steps):
            for begun in self._told(self._steps[number]):
                if begun is None:
                    self._asked[page] = number
                elif begun != page:
                    if page:  # one that was passed within a step is read as it was after it
                        self._left[page] = number - 1 if since < number else number
                    page, since = begun, number
        self._left.pop(page, None)

    def _told(self, events: tuple[Event, ...]) -> Iterator[str | None]:
        """Each page that is turned to; None for a question."""
        for event in events:
            if isinstance(event, StepBegun):
                yield self._page_of[event.phase]
            elif isinstance(event, DecisionOpened):
                yield None


def _begins(event: Event) -> bool:
    return isinstance(event, TeamHome | BookOpened | BookTurned)
