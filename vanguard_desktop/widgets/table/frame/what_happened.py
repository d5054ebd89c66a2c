"""What a step has brought is told beside the question; what is new is taught."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vanguard_desktop.core import Event, GameState
from vanguard_desktop.core.events import BookOpened
from vanguard_desktop.models.common.moments import Moment
from vanguard_desktop.models.expedition.guide import guide_step
from vanguard_desktop.models.expedition.happened.passed import told_event
from vanguard_desktop.play.game import Step
from vanguard_desktop.rulesets.expedition.data import PlayCard
from vanguard_desktop.rulesets.expedition.data.events import OutcomeApplied, TopicOpened
from vanguard_desktop.rulesets.expedition.data.topics import Topic
from vanguard_desktop.text.expedition.guide_text import GuideStep

from ..sheets.open_reading import SEEN

if TYPE_CHECKING:
    from ..table_screen import TableScreen


def tell_the_landing(table: TableScreen) -> None:
    """An expedition that has just begun asks only when the lander is down, or hurt: why it asks has happened before."""
    state, told = table.bridge.state, table.bridge.game.last_events()
    opened = [place for place, event in enumerate(told) if isinstance(event, BookOpened)]
    if opened and not state.closed:
        table.happened.tell(table.wording.log.happened(told[opened[-1] + 1 :], state), None)


def moment_of(table: TableScreen, before: GameState, events: Sequence[Event]) -> Moment | None:
    """What is felt over the table, unless it is told as large as that already."""
    return table.all_moments.of(before, [event for event in events if not _lies_large(table, event)])


def _lies_large(table: TableScreen, event: Event) -> bool:
    """An outcome over which something is still to be decided lies in the tray where the dice have lain."""
    return isinstance(event, OutcomeApplied) and table.bridge.state.check is not None


def tell_what_happened(table: TableScreen, step: Step) -> None:
    """Lessons come up; chance and its consequences are seen, also where the window shows no list of them."""
    topics: list[Topic] = []
    if step.way in SEEN:
        topics = [event.topic for event in step.events if isinstance(event, TopicOpened)]
        log, state = table.wording.log, table.bridge.state
        again = (log.sentence(event, state) for event in table.reading.known(step.events))
        lines = (*again, *log.happened([event for event in step.events if not _lies_large(table, event)], state))
        table.happened.tell(lines, told_event(step, table.wording))
        if Topic.TIME_TRACKS in topics:
            table.drawers.point_at_situation()
    else:
        table.happened.forget()
        table.lesson.keep(table.bridge.state.topics)
    if table.bridge.state.closed:  # nothing that is left to be learned helps any more
        table.lesson.keep(())
        topics = []
    guided = guide_step(table.bridge)
    if guided is GuideStep.CARD:  # what is told of the card is read on it
        for member in {way.member for way in table.bridge.legal_commands() if isinstance(way, PlayCard)}:
            table.crew.ask_for_hand(member)
    table.lesson.teach(topics, guided)
