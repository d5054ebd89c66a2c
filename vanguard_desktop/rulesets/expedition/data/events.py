"""What can happen on an expedition."""

from __future__ import annotations

from vanguard_desktop.core.events import SHARED_EVENTS, SharedEvent
from vanguard_desktop.core.ids import (
    CardId,
    DieId,
    Flag,
    LeadId,
    LogId,
    MemberId,
    PathId,
    SectorId,
    TrackId,
)
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.dice.faces import Color, DangerIcon, InjuryIcon, Section
from vanguard_desktop.dice.pool import Treatment
from vanguard_desktop.rulesets.expedition.data import events_checks, events_moves, events_planet
from vanguard_desktop.rulesets.expedition.data.events_chance import ChanceFell
from vanguard_desktop.rulesets.expedition.data.events_things import ThingEvent
from vanguard_desktop.rulesets.expedition.data.state import Check, Ending
from vanguard_desktop.rulesets.expedition.data.topics import Topic
from vanguard_desktop.setting.cards import DiscoveryType, InjuryKind, RowColor


class EventsShuffled(Event, tag="events_shuffled", rule="STP-12"):
    """The event deck lies shuffled, face down."""

    deck: tuple[CardId, ...]
    drawn: int


class DeckShuffled(Event, tag="deck_shuffled", rule="CRD-07"):
    """A section deck is shuffled; its discards are part of it now."""

    member: MemberId
    deck: tuple[CardId, ...]
    drawn: int


class DiscoveriesShuffled(Event, tag="discoveries_shuffled", rule="STP-11"):
    """A discovery deck is shuffled."""

    type: DiscoveryType
    deck: tuple[CardId, ...]
    drawn: int


class LandingRolled(Event, tag="landing_rolled", rule="LND-13", reveals=True):
    """The ten-sided die of the landing fell."""

    value: int
    drawn: int


class LandingMoved(Event, tag="landing_moved", rule="LND-12"):
    """The landing marker moves towards success."""

    by: int


class LanderPlaced(Event, tag="lander_placed", rule="STP-15"):
    """The lander stands in a sector."""

    sector: SectorId


class RankUpsDrawn(Event, tag="rank_ups_drawn", rule="STP-17", reveals=True):
    """Two rank-up cards are on offer."""

    cards: tuple[CardId, ...]
    store: tuple[CardId, ...]
    removed: tuple[CardId, ...]
    drawn: int


class RankUpKept(Event, tag="rank_up_kept", rule="STP-17"):
    """One rank-up card lies next to the lander."""

    card: CardId
    back: tuple[CardId, ...] = ()


class RankUpCompleted(Event, tag="rank_up_completed", rule="RNK-02"):
    """The goal is met; the card is turned."""

    card: CardId


class EquipmentGiven(Event, tag="equipment_given", rule="EQP-10"):
    """A piece of equipment changes hands; without a giver it comes out of the lander."""

    card: CardId
    to: MemberId
    giver: MemberId | None = None


class EquipmentUsed(Event, tag="equipment_used", rule="EQP-07"):
    """A piece of equipment is used: one of its abilities, counted from 1, or with 0 its token."""

    member: MemberId
    card: CardId
    number: int = 1


class EquipmentDiscarded(Event, tag="equipment_discarded", rule="EQP-19"):
    """A piece of equipment goes back to the armory."""

    member: MemberId
    card: CardId


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


class EventsOrdered(Event, tag="events_ordered", rule="TRN-16"):
    """So many more or fewer events are drawn at the end of this turn."""

    by: int


class TurnEnded(Event, tag="turn_ended", rule="TRN-17"):
    """The turn token shows `ended`."""

    member: MemberId


class PathTaken(Event, tag="path_taken", rule="ACT-21"):
    """A crew member sets out along a path."""

    member: MemberId
    path: PathId


class Traveled(Event, tag="traveled", rule="ACT-28"):
    """A pawn stands in another sector."""

    member: MemberId
    to: SectorId
    path: PathId | None = None


class DieSpent(Event, tag="die_spent", rule="DIE-25"):
    """A die goes to the spent pool."""

    member: MemberId
    die: DieId


class DieRefreshed(Event, tag="die_refreshed", rule="DIE-21"):
    """A die comes back to its column."""

    member: MemberId
    die: DieId


class DieSacrificed(Event, tag="die_sacrificed", rule="DIE-28"):
    """A die goes to the compartment for the rest of the expedition."""

    member: MemberId
    die: DieId


class Exerted(Event, tag="exerted", rule="ACT-51"):
    """A crew member exerts."""

    member: MemberId


class CardsDrawn(Event, tag="cards_drawn", rule="CRD-07", reveals=True):
    """Section cards come to a hand."""

    member: MemberId
    cards: tuple[CardId, ...]


class CardDiscarded(Event, tag="card_discarded", rule="CRD-09"):
    """A section card goes from the hand to the discard pile."""

    member: MemberId
    card: CardId


class CardPlayed(Event, tag="card_played", rule="CRD-15"):
    """A section card is played; it lies apart until its effect is complete."""

    member: MemberId
    card: CardId


class CardSettled(Event, tag="card_settled", rule="CRD-14"):
    """A played section card goes to its owner's discard pile."""

    member: MemberId
    card: CardId


class SkillUsed(Event, tag="skill_used", rule="CRW-14"):
    """A charge is discarded for a skill."""

    member: MemberId


class ChargesChanged(Event, tag="charges_changed", rule="CRW-13"):
    """Charges are gained or lost."""

    member: MemberId
    by: int


class InjuryGained(Event, tag="injury_gained", rule="INJ-03"):
    """An injury card lies in a slot."""

    member: MemberId
    kind: InjuryKind
    slot: int
    drawn: int = 0


class InjuryDiePlaced(Event, tag="injury_die_placed", rule="INJ-04"):
    """An injury die lies in the top slot of a column; `back` if it was rolled in a check."""

    member: MemberId
    color: Color
    back: bool = False


class InjuryRemoved(Event, tag="injury_removed", rule="INJ-15"):
    """An injury card goes back."""

    member: MemberId
    slot: int


class InjuryDieRemoved(Event, tag="injury_die_removed", rule="INJ-14"):
    """An injury die goes back to the supply."""

    member: MemberId
    color: Color


class InjuryFlipped(Event, tag="injury_flipped", rule="INJ-20"):
    """An injury card lies face down."""

    member: MemberId
    slot: int


class SuppliesChanged(Event, tag="supplies_changed", rule="GEN-38"):
    """The supply marker moves."""

    by: int


class SuccessesGained(Event, tag="successes_gained", rule="GEN-37"):
    """Success tokens for the team."""

    count: int


class DangerRolled(Event, tag="danger_rolled", rule="DNG-03", reveals=True):
    """A danger die fell; `drawn` is 0 if it fell on the players' own table."""

    member: MemberId
    letter: str
    icon: DangerIcon
    drawn: int


class CostCanceled(Event, tag="cost_canceled", rule="GEN-02"):
    """What was about to hit does not happen."""


class MemberDrawn(Event, tag="member_drawn", rule="RND-02", reveals=True):
    """A random crew member is found with the ten-sided die, round by round."""

    rolls: tuple[tuple[int, ...], ...]
    member: MemberId
    drawn: int


class CheckStarted(Event, tag="check_started", rule="CHK-02"):
    """A dice check begins."""

    check: Check


class DieTaken(Event, tag="die_taken", rule="CHK-05"):
    """A die is taken in hand for the check."""

    die: DieId
    owner: MemberId


class DieTakenBack(Event, tag="die_taken_back", rule="CHK-07"):
    """A die goes back to its column before the roll."""

    die: DieId
    owner: MemberId


class DiceAdded(Event, tag="dice_added", rule="CHK-11"):
    """Injury and danger dice join."""

    injuries: int
    dangers: tuple[str, ...]


class DieTold(Event, tag="die_told", rule="RND-07"):
    """The players have told what a die on their table shows; a face is counted from 0, an icon is named."""

    result: str


class DiceRolled(Event, tag="dice_rolled", rule="CHK-14", reveals=True):
    """All dice fell at once."""

    faces: tuple[int, ...]
    injuries: tuple[InjuryIcon, ...] = ()
    dangers: tuple[DangerIcon, ...] = ()
    drawn: int = 0


class DieRerolled(Event, tag="die_rerolled", rule="DIE-36", reveals=True):
    """A die of the roll pool fell again."""

    die: DieId
    face: int
    drawn: int


class DieTurned(Event, tag="die_turned", rule="DIE-35"):
    """A die of the roll pool was turned."""

    die: DieId
    face: int


class StepReached(Event, tag="step_reached", rule="CHK-02"):
    """The check goes on with another of its ten steps."""

    step: int


class CardHelped(Event, tag="card_helped", rule="CHK-19"):
    """An assisting crew member has played its one card."""

    member: MemberId


class PoolDiceSpent(Event, tag="pool_dice_spent", rule="CHK-27"):
    """Dice go from the roll pool to their owners' spent pools."""

    dice: tuple[DieId, ...]


class PoolTreated(Event, tag="pool_treated", rule="INJ-27"):
    """Results count as something else for the rest of the check."""

    treatment: Treatment


class InjuryDieResolved(Event, tag="injury_die_resolved", rule="CHK-47"):
    """An injury die lies on an injury card, or without effect in the spent pool."""

    index: int
    slot: int | None = None


class DangerDieResolved(Event, tag="danger_die_resolved", rule="CHK-52"):
    """A danger die of the check is looked up and returns to the supply."""

    index: int


class SpecialEffectPassed(Event, tag="special_effect_passed", rule="CHK-58"):
    """A special effect of the check has been dealt with."""

    number: int
    times: int = 0


class RowDeclined(Event, tag="row_declined", rule="CHK-75"):
    """A row that needs an ace or a conversion is not marked."""

    row: int


class RowMarked(Event, tag="row_marked", rule="CHK-72"):
    """An outcome row is marked."""

    color: RowColor


class OutcomeImmediate(Event, tag="outcome_immediate", rule="CHK-67"):
    """The check ends at once with an outcome."""

    color: RowColor


class OutcomeApplied(Event, tag="outcome_applied", rule="CHK-83"):
    """An outcome takes effect."""

    color: RowColor


class TurnWillEnd(Event, tag="turn_will_end", rule="INJ-24"):
    """After this action the turn is over."""


class CheckEnded(Event, tag="check_ended", rule="CHK-90"):
    """The check is over."""


class TrackMoved(Event, tag="track_moved", rule="TIM-25"):
    """A token or marker stands on another space of its track, 0 for none."""

    track: TrackId
    to: int


class PoiStacked(Event, tag="poi_stacked", rule="PLN-16"):
    """The cards on a sector are these now, topmost last; tracks of what lay there are empty."""

    sector: SectorId
    cards: tuple[CardId, ...]
    drawn: int = 0


class SectorMarked(Event, tag="sector_marked", rule="PLN-20"):
    """Markers come to a sector or leave it."""

    sector: SectorId
    by: int


class PathOpened(Event, tag="path_opened", rule="PLN-60"):
    """A closed path is open."""

    path: PathId


class ConditionPlaced(Event, tag="condition_placed", rule="PLN-36"):
    """Another condition is in force; without a card the printed one."""

    card: CardId | None


class MissionAdded(Event, tag="mission_added", rule="PLN-48"):
    """A mission comes into play."""

    card: CardId


class MissionCompleted(Event, tag="mission_completed", rule="PLN-42"):
    """A mission is completed and discarded."""

    card: CardId


class MissionFailed(Event, tag="mission_failed", rule="PLN-50"):
    """A mission-failed token lies on the lander."""


class ThreatPlaced(Event, tag="threat_placed", rule="THR-02"):
    """A threat comes into play, a flock with its `others`."""

    card: CardId
    sector: SectorId
    others: tuple[SectorId, ...] = ()


class ThreatMoved(Event, tag="threat_moved", rule="THR-08"):
    """A threat stands in another sector."""

    card: CardId
    to: SectorId


class StandeeMoved(Event, tag="standee_moved", rule="THR-08"):
    """One standee of a flock stands in another sector; 0 is the first, which stands for the whole threat."""

    card: CardId
    standee: int
    to: SectorId


class ThreatRemoved(Event, tag="threat_removed", rule="THR-18"):
    """A threat leaves."""

    card: CardId


class LeadsDrawn(Event, tag="leads_drawn", rule="LED-02", reveals=True):
    """Lead tokens come out of the bag."""

    leads: tuple[LeadId, ...]
    drawn: int


class LeadPlaced(Event, tag="lead_placed", rule="LED-02"):
    """A lead token lies on a discovery deck."""

    lead: LeadId
    type: DiscoveryType


class LeadsCleared(Event, tag="leads_cleared", rule="LED-11"):
    """The lead tokens leave a deck."""

    type: DiscoveryType


class DiscoveryGained(Event, tag="discovery_gained", rule="DSC-03", reveals=True):
    """A discovery lies on the lander."""

    type: DiscoveryType
    card: CardId


class DiscoveryDiscarded(Event, tag="discovery_discarded", rule="DSC-10"):
    """A discovery goes under its deck."""

    card: CardId


class UniqueGained(Event, tag="unique_gained", rule="DSC-24", reveals=True):
    """A unique discovery lies on the lander."""

    number: int


class LogRead(Event, tag="log_read", rule="PLN-55", reveals=True):
    """The team reads an entry of the logbook; an entry that sent it there is not read on. `member` caused it."""

    log: LogId
    left: LogId | None = None
    member: MemberId | None = None


class NotedForShip(Event, tag="noted_for_ship", rule="END-21"):
    """A text concerns the ship; it is carried out when the team is home (END-21)."""

    effect: Effect


class FlagRaised(Event, tag="flag_raised", rule="PLN-58"):
    """The campaign remembers a keyword."""

    flag: Flag


class EventDrawn(Event, tag="event_drawn", rule="EVT-01", reveals=True):
    """The top event card lies open."""

    member: MemberId
    card: CardId


class EventDiscarded(Event, tag="event_discarded", rule="EVT-08"):
    """The event card goes face up to the discard pile."""

    card: CardId


class LiftOffAnswered(Event, tag="lift_off_answered", rule="ACT-45"):
    """A section agreed to leave, or refused."""

    section: Section
    agree: bool


class SurvivalRolled(Event, tag="survival_rolled", rule="DLY-06", reveals=True):
    """Three injury dice decide whether a crew member lives."""

    member: MemberId
    icons: tuple[InjuryIcon, ...]
    drawn: int


class MemberDied(Event, tag="member_died", rule="DLY-10"):
    """A crew member dies; the expedition goes on."""

    member: MemberId


class ExpeditionEnding(Event, tag="expedition_ending", rule="END-01"):
    """The expedition is about to end; the last log is still to be read."""

    ending: Ending
    left_behind: tuple[MemberId, ...] = ()


class ExpeditionEnded(Event, tag="expedition_ended", rule="END-20"):
    """The expedition is over."""

    ending: Ending


class LanderUsed(Event, tag="lander_used"):
    """An ability of the lander or of a mod is used (LND-08)."""

    member: MemberId
    card: CardId
    number: int


class LanderSpared(Event, tag="lander_spared"):
    """The lander makes up for a failed test of a statistic; the row of the landing table does nothing (LND-17)."""

    card: CardId


class SeatsTaken(Event, tag="seats_taken", rule="TRN-06"):
    """The crew sit in this order, clockwise."""

    members: tuple[MemberId, ...]


class RollDiscarded(Event, tag="roll_discarded", rule="TUT-21", reveals=True):
    """A roll of the training showed too many accidents; it does not count and all its dice are rolled again."""

    faces: tuple[int, ...]
    drawn: int


class TopicOpened(Event, tag="topic_opened", rule="TUT-28"):
    """Something comes up for the first time in the training, and is explained."""

    topic: Topic


OwnEvent = (
    EventsShuffled | DeckShuffled | DiscoveriesShuffled | LandingRolled | LandingMoved | LanderPlaced | RankUpsDrawn
    | RankUpKept | RankUpCompleted | EquipmentGiven | EquipmentUsed | EquipmentDiscarded | RoundOpened
    | StartTokenGiven | TurnOpened | ActionStarted | ActionTakenBack | ActionsChanged | EventsOrdered | TurnEnded
    | PathTaken | Traveled | DieSpent | DieRefreshed | DieSacrificed | Exerted | CardsDrawn | CardDiscarded
    | CardPlayed | CardSettled | SkillUsed | ChargesChanged | InjuryGained | InjuryDiePlaced | InjuryRemoved
    | InjuryDieRemoved | InjuryFlipped | SuppliesChanged | SuccessesGained | DangerRolled | CostCanceled
    | MemberDrawn | CheckStarted | DieTaken | DieTakenBack | DiceAdded | DieTold | DiceRolled | DieRerolled
    | DieTurned | StepReached | CardHelped | PoolDiceSpent | PoolTreated | InjuryDieResolved | DangerDieResolved
    | SpecialEffectPassed | RowDeclined | RowMarked | OutcomeImmediate | OutcomeApplied | TurnWillEnd | CheckEnded
    | TrackMoved | PoiStacked | SectorMarked | PathOpened | ConditionPlaced | MissionAdded | MissionCompleted
    | MissionFailed | ThreatPlaced | ThreatMoved | StandeeMoved | ThreatRemoved | LeadsDrawn | LeadPlaced
    | LeadsCleared
    | DiscoveryGained | DiscoveryDiscarded | UniqueGained | LogRead | FlagRaised | NotedForShip | EventDrawn
    | EventDiscarded | LiftOffAnswered | SurvivalRolled | MemberDied | ExpeditionEnding | ExpeditionEnded
    | SeatsTaken | ChanceFell | LanderUsed | LanderSpared | RollDiscarded | TopicOpened
    | events_checks.OfCheck | ThingEvent | events_moves.OfMoves | events_planet.OfPlanet
)  # fmt: skip
ExpeditionEvent = OwnEvent | SharedEvent
OWN_EVENTS: tuple[type[Event], ...] = OwnEvent.__args__
EVENTS: tuple[type[Event], ...] = SHARED_EVENTS + OWN_EVENTS
