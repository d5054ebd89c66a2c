"""A goal in short, for a glance: what has to be so, and how much of it there is where it is a plain count (PLN-44)."""

from __future__ import annotations

from PySide6.QtCore import QObject

from vanguard_desktop.core import Test
from vanguard_desktop.rulesets.expedition.data import (
    CardMarks,
    DecksWithLeads,
    DiscoveriesOnLander,
    Done,
    FinishedSectors,
    FoundOfType,
    Marks,
    MarksAtLander,
    SectorsEntered,
    State,
    Successes,
)


class GoalText(QObject):
    """The words before a goal: what it is, with the count of the position."""

    def lead(self, state: State, test: Test, *, at_lift_off: bool = False) -> str:
        counted = _counted(state, test)
        if counted is None:
            if at_lift_off:
                return self.tr("Goal when lifting off:")
            #: Before the goal of a mission, in the column of the situation.
            return self.tr("Goal:")
        now, wanted = counted
        #: Before a goal that is counted: "Goal, 2 of 4: At least 4 markers lie in sector 3." {now} and {wanted} are
        #: numbers.
        text = self.tr("Goal, {now} of {wanted}:")
        if at_lift_off:
            #: Before a goal that is counted and asked for when the team leaves the planet. {now} and {wanted} are
            #: numbers.
            text = self.tr("Goal when lifting off, {now} of {wanted}:")
        return text.format(now=now, wanted=wanted)


def _counted(state: State, test: Test) -> tuple[int, int] | None:
    """What lies there or is written down, and how much of it the goal asks for; None for any other goal."""
    match test:
        case Successes(count=wanted):
            return state.successes, wanted
        case Marks(count=wanted, sector=sector, exactly=False):
            return sum(state.marks.values()) if sector is None else state.marks.get(sector, 0), wanted
        case MarksAtLander(count=wanted):
            return 0 if state.lander is None else state.marks.get(state.lander, 0), wanted
        case CardMarks(card=card, count=wanted):
            return state.card_marks.get(card, 0), wanted
        case Done(what=what, count=wanted):
            return state.tally.get(what, 0), wanted
        case SectorsEntered(count=wanted):
            return len(state.visited), wanted
        case DecksWithLeads(count=wanted):
            return sum(bool(tokens) for tokens in state.leads.values()), wanted
        case DiscoveriesOnLander(count=wanted):
            return len(state.found), wanted
        case FoundOfType(deck=deck, count=wanted):
            return sum(state.box.discovery_of(card).type is deck for card in state.found), wanted
        case FinishedSectors(count=wanted):
            return sum(state.is_finished(sector.number) for sector in state.board.sectors), wanted
        case _:
            return None
