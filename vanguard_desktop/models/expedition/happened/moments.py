"""Which moments an expedition has: missions, finds, injuries, deaths, outcomes, and events against the team."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, Event, GameState
from vanguard_desktop.rulesets.expedition.data import ChooseOption, EventRevealed, State
from vanguard_desktop.rulesets.expedition.data.events import (
    CardDiscarded,
    CardSacrificed,
    ChargesChanged,
    DieSacrificed,
    DieSpent,
    DiscoveryGained,
    EventDrawn,
    EventSkipped,
    InjuryGained,
    MemberDied,
    MissionCompleted,
    MissionFailed,
    MissionLost,
    OutcomeApplied,
    RankUpCompleted,
    SuppliesChanged,
    UniqueGained,
)
from vanguard_desktop.setting import RowColor, card_of
from vanguard_desktop.text.common.wording import Wording

from ...common.moments import Moment, MomentKind, weightiest

_TAKES = (DieSpent, DieSacrificed, CardDiscarded, CardSacrificed)


class Moments(QObject):
    """In the language of the moment."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def of(self, before: GameState, events: Sequence[Event]) -> Moment | None:
        """The weightiest of a step; none of one that began in another book."""
        if not isinstance(before, State):
            return None
        moments = [moment for event in events for moment in self._of_event(event, before)]
        card = event_against(before, events)
        if card is not None:
            #: A moment on the table, below the name of an event card that took something from the team.
            words = self.tr("An event against you")
            name = self._wording.names.event_card(card)
            moments.append(Moment(kind=MomentKind.SETBACK, title=name, words=words, icon="event"))
        return weightiest(moments)

    def _of_event(self, event: Event, before: State) -> Iterator[Moment]:
        names, box = self._wording.names, before.box
        match event:
            case MissionCompleted(card=card):
                #: A moment on the table, below the name of a mission.
                words = self.tr("Mission completed")
                yield Moment(kind=MomentKind.MISSION, title=names.mission(card), words=words, icon="mission")
            case MissionFailed():
                #: A moment on the table: the team has a mission-failed token.
                title = self.tr("A mission has failed")
                #: A moment on the table, below "A mission has failed".
                words = self.tr("The expedition cannot succeed any more")
                yield Moment(kind=MomentKind.FAILURE, title=title, words=words, icon="close")
            case MissionLost(card=card):
                #: A moment on the table, below the name of a mission that has become impossible.
                words = self.tr("Mission impossible now")
                yield Moment(kind=MomentKind.FAILURE, title=names.mission(card), words=words, icon="close")
            case RankUpCompleted(card=card):
                #: A moment on the table, below the name of a rank-up card.
                words = self.tr("Rank-up goal met")
                yield Moment(kind=MomentKind.PROMOTION, title=names.rank_up(card), words=words, icon="rank_up")
            case DiscoveryGained(card=card):
                #: A moment on the table, below the name of a find.
                words = self.tr("Discovery")
                icon = f"discovery_{box.discoveries[card_of(card)].type.value}"
                yield Moment(kind=MomentKind.DISCOVERY, title=names.discovery(card), words=words, icon=icon)
            case UniqueGained(number=number):
                #: A moment on the table, below the name of a find of which there is only one.
                words = self.tr("Unique discovery")
                title = names.unique(number)
                yield Moment(kind=MomentKind.DISCOVERY, title=title, words=words, icon="unique_discovery")
            case InjuryGained(member=member, kind=kind):
                #: A moment on the table: {name} is a crewmember who is hurt.
                title = self.tr("{name} is hurt").format(name=names.called(member))
                yield Moment(kind=MomentKind.INJURY, title=title, words=names.injury(kind), icon="wound")
            case OutcomeApplied(color=RowColor.RED):
                #: A moment on the table, below "Red outcome".
                words = self.tr("The dice check is missed")
                yield Moment(kind=MomentKind.MISS, title=names.outcome(RowColor.RED), words=words, icon="close")
            case OutcomeApplied(color=color):
                #: A moment on the table, below "Green outcome" or "Yellow outcome".
                words = self.tr("The dice check succeeds")
                yield Moment(kind=MomentKind.SUCCESS, title=names.outcome(color), words=words, icon="check")
            case MemberDied(member=member):
                #: A moment on the table, below the name of a crewmember.
                words = self.tr("Died on the expedition")
                yield Moment(kind=MomentKind.DEATH, title=names.member(member), words=words, icon="memorial")
            case _:
                pass


def event_against(before: State, events: Iterable[Event]) -> CardId | None:
    """The event card of the step, if it took something from the team; what the step took before it is not its doing."""
    told = list(events)
    drawn = [place for place, event in enumerate(told) if isinstance(event, EventDrawn)]
    card = _asks(before) if not drawn else None
    if drawn:
        first = told[drawn[-1]]
        assert isinstance(first, EventDrawn)
        card, told = first.card, told[drawn[-1] :]
    if card is None or any(isinstance(event, EventSkipped) for event in told):
        return None
    return card if any(map(takes, told)) else None


def _asks(before: State) -> CardId | None:
    """The event card that waits to be resolved, or that lets choose."""
    match before.question:
        case EventRevealed(card=card):
            return card
        case ChooseOption(asked=asked) if asked.source.family == "event":
            return CardId(asked.source.id)
        case _:
            return None


def takes(event: Event) -> bool:
    """Whether it takes something from the team that it had."""
    if isinstance(event, SuppliesChanged | ChargesChanged):
        return event.by < 0
    return isinstance(event, _TAKES)
