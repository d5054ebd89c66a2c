"""What can happen in rounds and turns: actions, event cards, supplies, what lasts, and the end."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import CardId, Event, MemberId
from vanguard_desktop.dice.faces import Section

from ..lasting import InForce
from ..state import Ending
from ..topics import Topic


class RoundOpened(Event, tag="round_opened", rule="TRN-19"):
    """A new round; all turn tokens show `available`."""

    round: int


class StartTokenGiven(Event, tag="start_token_given", rule="TRN-04"):
    """A crew member holds the start token."""

    to: MemberId


class TurnOpened(Event, tag="turn_opened", rule="TRN-08"):
    """A crew member's turn begins, with two actions."""

    member: MemberId


class ActionStarted(Event, tag="action_started", rule="TRN-08"):
    """One action of the turn is used; `special` ones only once per turn."""

    member: MemberId
    action: str
    special: bool = False


class ActionTakenBack(Event, tag="action_taken_back", rule="ACT-09"):
    """Nobody assists: the action has not been used."""

    member: MemberId


class ActionsChanged(Event, tag="actions_changed", rule="TRN-15"):
    """The turn has more actions, or none left."""

    by: int


class TurnEnded(Event, tag="turn_ended", rule="TRN-17"):
    """The turn token shows `ended`."""

    member: MemberId


class Deck(Enum):
    """What kind of cards somebody looks at."""

    SECTION = "section"
    EVENTS = "events"
    DISCOVERIES = "discoveries"
    POIS = "pois"
    CONDITIONS = "conditions"


class CardsSeen(Event, tag="cards_seen", rule="GEN-35", reveals=True):
    """The top cards of a deck are looked at."""

    member: MemberId
    deck: Deck
    cards: tuple[CardId, ...]


class EventsShuffled(Event, tag="events_shuffled", rule="STP-12"):
    """The event deck lies shuffled, face down."""

    deck: tuple[CardId, ...]
    drawn: int


class EventsArranged(Event, tag="events_arranged", rule="GEN-02"):
    """The event cards lie in another order."""

    deck: tuple[CardId, ...]


class EventsOrdered(Event, tag="events_ordered", rule="TRN-16"):
    """So many more or fewer events are drawn at the end of this turn."""

    by: int


class MoreEventsWanted(Event, tag="more_events_wanted", rule="GEN-02"):
    """Of so many events one will be resolved the next time one is revealed."""

    count: int


class EventDrawn(Event, tag="event_drawn", rule="EVT-01", reveals=True):
    """The top event card lies open."""

    member: MemberId
    card: CardId


class EventSkipped(Event, tag="event_skipped", rule="EVT-08"):
    """An event goes to the discard pile without taking effect."""

    card: CardId


class EventDiscarded(Event, tag="event_discarded", rule="EVT-08"):
    """The event card goes face up to the discard pile."""

    card: CardId


class SuppliesChanged(Event, tag="supplies_changed", rule="GEN-38"):
    """The supply marker moves."""

    by: int


class SuccessesGained(Event, tag="successes_gained", rule="GEN-37"):
    """Success tokens for the team."""

    count: int


class LastingBegun(Event, tag="lasting_begun", rule="GEN-02"):
    """From now on something holds for a while."""

    entry: InForce


class LastingUsed(Event, tag="lasting_used", rule="GEN-02"):
    """Something that holds for a while is made use of, perhaps several times; after its last use it is over."""

    entry: InForce
    times: int = 1


class ChanceFell(Event, tag="chance_fell"):
    """Chance has decided something; what came of it shows later."""

    drawn: int


class LiftOffAnswered(Event, tag="lift_off_answered", rule="ACT-45"):
    """A section agreed to leave, or refused."""

    section: Section
    agree: bool


class LiftOffCalledOff(Event, tag="lift_off_called_off", rule="ACT-43"):
    """The team stays on the planet after all."""


class ExpeditionEnding(Event, tag="expedition_ending", rule="END-01"):
    """The expedition is about to end; the last log is still to be read."""

    ending: Ending
    left_behind: tuple[MemberId, ...] = ()


class ExpeditionEnded(Event, tag="expedition_ended", rule="END-20"):
    """The expedition is over."""

    ending: Ending


class TopicOpened(Event, tag="topic_opened", rule="TUT-28"):
    """Something comes up for the first time in the training, and is explained."""

    topic: Topic
