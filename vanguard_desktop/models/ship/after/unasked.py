"""What happened by itself on pages that a step has passed: nobody was asked there, and everybody is told."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vanguard_desktop.core import BookTurned, Event
from vanguard_desktop.rulesets.ship.data.aboard.crew import Promoted
from vanguard_desktop.rulesets.ship.data.common import LogRead
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, StepBegun, TeamHome
from vanguard_desktop.rulesets.ship.data.journey.docking import ExplorationJudged
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewReturned, MissionFailedPlaced
from vanguard_desktop.rulesets.ship.data.rolls import Dice, DiceRolled
from vanguard_desktop.rulesets.ship.phases import PAGES, Phase
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import BOARD_MISSIONS, BOARD_RANK_UP, BOARD_UNIQUES, BROUGHT, FOUND
from vanguard_desktop.text.common.wording import Wording

from ...common.news import NewsPage, NewsPart
from ..aboard import words_aboard
from ..pages import PAGE_OF

# The Window and the night watch tell of themselves.
_TOLD = (Phase.LEAVING, Phase.DOCKING, Phase.DEBRIEFING, Phase.UNLOADING, Phase.MEDBAY)


_ON_THE_RESULT = (BROUGHT, FOUND, BOARD_MISSIONS, BOARD_UNIQUES, BOARD_RANK_UP)


def own(events: Sequence[Event]) -> Sequence[Event]:
    """What a step did aboard, if it began on a planet."""
    turns = [place for place, event in enumerate(events) if isinstance(event, BookTurned)]
    return events[turns[-1] :] if turns else events


class Unasked(QObject):
    """In the sentences of the journal, under the names of the pages; what has a page of its own is left to it."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def page(self, events: Sequence[Event], before: ShipState) -> NewsPage | None:
        """`before` is the position of the ship before the step; None if nothing has to be told."""
        words, told = words_aboard(self._wording, before), own(events)
        begun = {event.phase for event in told if isinstance(event, StepBegun) and _begins(event)}.intersection(_TOLD)
        parts: dict[str, list[str]] = {}
        for line in words.lines(told, before) if begun else ():
            if line.page in begun and not _has_its_own(told[line.place]):
                parts.setdefault(PAGE_OF[line.page], []).append(line.text)
        if any(isinstance(event, ExplorationJudged) and event.failed for event in told):
            #: After an expedition that has failed.
            parts.setdefault("debriefing", []).insert(0, self.tr("After a failure nobody is promoted."))
        if not parts:
            return None
        home = any(isinstance(event, TeamHome) for event in told)
        return NewsPage(
            #: Title over what happens by itself when an expedition is over: the team is on its ship again.
            title=self.tr("Back aboard")
            if home
            #: Title over what has happened by itself aboard since the players decided last.
            else self.tr("Meanwhile aboard"),
            parts=tuple(NewsPart(head=words.pages.title(page), lines=tuple(lines)) for page, lines in parts.items()),
        )


def _begins(event: StepBegun) -> bool:
    return event.step == PAGES[event.phase].steps[0].name


def _has_its_own(event: Event) -> bool:
    """People who rise are told of with their cards, entries are read, dice over a life are seen rolling, and who and
    what came home stood on the result.
    """
    match event:
        case Promoted() | LogRead() | TeamHome() | CrewReturned() | MissionFailedPlaced():
            return True
        case DiceRolled(dice=Dice.INJURY, members=members):
            return bool(members)
        case Moved(to=to):
            return to in _ON_THE_RESULT
        case _:
            return False
