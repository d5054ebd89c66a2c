"""What can happen on an expedition."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.events import SHARED_EVENTS, SharedEvent
from vanguard_desktop.core.ids import (
    CardId,
    DieId,
    Flag,
    LeadId,
    LogId,
    MemberId,
    PathId,
    RuleId,
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


@attrs.frozen(kw_only=True)
class EventsShuffled(Event):
    """The event deck lies shuffled, face down."""

    tag: ClassVar[str] = "events_shuffled"
    deck: tuple[CardId, ...]
    drawn: int
    because: RuleId = RuleId("STP-12")


@attrs.frozen(kw_only=True)
class DeckShuffled(Event):
    """A section deck is shuffled; its discards are part of it now."""

    tag: ClassVar[str] = "deck_shuffled"
    member: MemberId
    deck: tuple[CardId, ...]
    drawn: int
    because: RuleId = RuleId("CRD-07")


@attrs.frozen(kw_only=True)
class DiscoveriesShuffled(Event):
    """A discovery deck is shuffled."""

    tag: ClassVar[str] = "discoveries_shuffled"
    type: DiscoveryType
    deck: tuple[CardId, ...]
    drawn: int
    because: RuleId = RuleId("STP-11")


@attrs.frozen(kw_only=True)
class LandingRolled(Event):
    """The ten-sided die of the landing fell."""

    tag: ClassVar[str] = "landing_rolled"
    reveals: ClassVar[bool] = True
    value: int
    drawn: int
    because: RuleId = RuleId("LND-13")


@attrs.frozen(kw_only=True)
class LandingMoved(Event):
    """The landing marker moves towards success."""

    tag: ClassVar[str] = "landing_moved"
    by: int
    because: RuleId = RuleId("LND-12")


@attrs.frozen(kw_only=True)
class LanderPlaced(Event):
    """The lander stands in a sector."""

    tag: ClassVar[str] = "lander_placed"
    sector: SectorId
    because: RuleId = RuleId("STP-15")


@attrs.frozen(kw_only=True)
class RankUpsDrawn(Event):
    """Two rank-up cards are on offer."""

    tag: ClassVar[str] = "rank_ups_drawn"
    reveals: ClassVar[bool] = True
    cards: tuple[CardId, ...]
    store: tuple[CardId, ...]
    removed: tuple[CardId, ...]
    drawn: int
    because: RuleId = RuleId("STP-17")


@attrs.frozen(kw_only=True)
class RankUpKept(Event):
    """One rank-up card lies next to the lander."""

    tag: ClassVar[str] = "rank_up_kept"
    card: CardId
    back: tuple[CardId, ...] = ()
    because: RuleId = RuleId("STP-17")


@attrs.frozen(kw_only=True)
class RankUpCompleted(Event):
    """The goal is met; the card is turned."""

    tag: ClassVar[str] = "rank_up_completed"
    card: CardId
    because: RuleId = RuleId("RNK-02")


@attrs.frozen(kw_only=True)
class EquipmentGiven(Event):
    """A piece of equipment changes hands; without a giver it comes out of the lander."""

    tag: ClassVar[str] = "equipment_given"
    card: CardId
    to: MemberId
    giver: MemberId | None = None
    because: RuleId = RuleId("EQP-10")


@attrs.frozen(kw_only=True)
class EquipmentUsed(Event):
    """A piece of equipment is used: one of its abilities, counted from 1, or with 0 its token."""

    tag: ClassVar[str] = "equipment_used"
    member: MemberId
    card: CardId
    number: int = 1
    because: RuleId = RuleId("EQP-07")


@attrs.frozen(kw_only=True)
class EquipmentDiscarded(Event):
    """A piece of equipment goes back to the armory."""

    tag: ClassVar[str] = "equipment_discarded"
    member: MemberId
    card: CardId
    because: RuleId = RuleId("EQP-19")


@attrs.frozen(kw_only=True)
class RoundOpened(Event):
    """A new round; all turn tokens show `available`."""

    tag: ClassVar[str] = "round_opened"
    round: int
    because: RuleId = RuleId("TRN-19")


@attrs.frozen(kw_only=True)
class StartTokenGiven(Event):
    """A crew member holds the start token."""

    tag: ClassVar[str] = "start_token_given"
    to: MemberId
    because: RuleId = RuleId("TRN-04")


@attrs.frozen(kw_only=True)
class TurnOpened(Event):
    """A crew member's turn begins, with two actions."""

    tag: ClassVar[str] = "turn_opened"
    member: MemberId
    because: RuleId = RuleId("TRN-08")


@attrs.frozen(kw_only=True)
class ActionStarted(Event):
    """One action of the turn is used; `special` ones only once per turn."""

    tag: ClassVar[str] = "action_started"
    member: MemberId
    action: str
    special: bool = False
    because: RuleId = RuleId("TRN-08")


@attrs.frozen(kw_only=True)
class ActionTakenBack(Event):
    """Nobody assists: the action has not been used."""

    tag: ClassVar[str] = "action_taken_back"
    member: MemberId
    because: RuleId = RuleId("ACT-09")


@attrs.frozen(kw_only=True)
class ActionsChanged(Event):
    """The turn has more actions, or none left."""

    tag: ClassVar[str] = "actions_changed"
    by: int
    because: RuleId = RuleId("TRN-15")


@attrs.frozen(kw_only=True)
class EventsOrdered(Event):
    """So many more or fewer events are drawn at the end of this turn."""

    tag: ClassVar[str] = "events_ordered"
    by: int
    because: RuleId = RuleId("TRN-16")


@attrs.frozen(kw_only=True)
class TurnEnded(Event):
    """The turn token shows `ended`."""

    tag: ClassVar[str] = "turn_ended"
    member: MemberId
    because: RuleId = RuleId("TRN-17")


@attrs.frozen(kw_only=True)
class PathTaken(Event):
    """A crew member sets out along a path."""

    tag: ClassVar[str] = "path_taken"
    member: MemberId
    path: PathId
    because: RuleId = RuleId("ACT-21")


@attrs.frozen(kw_only=True)
class Traveled(Event):
    """A pawn stands in another sector."""

    tag: ClassVar[str] = "traveled"
    member: MemberId
    to: SectorId
    path: PathId | None = None
    because: RuleId = RuleId("ACT-28")


@attrs.frozen(kw_only=True)
class DieSpent(Event):
    """A die goes to the spent pool."""

    tag: ClassVar[str] = "die_spent"
    member: MemberId
    die: DieId
    because: RuleId = RuleId("DIE-25")


@attrs.frozen(kw_only=True)
class DieRefreshed(Event):
    """A die comes back to its column."""

    tag: ClassVar[str] = "die_refreshed"
    member: MemberId
    die: DieId
    because: RuleId = RuleId("DIE-21")


@attrs.frozen(kw_only=True)
class DieSacrificed(Event):
    """A die goes to the compartment for the rest of the expedition."""

    tag: ClassVar[str] = "die_sacrificed"
    member: MemberId
    die: DieId
    because: RuleId = RuleId("DIE-28")


@attrs.frozen(kw_only=True)
class Exerted(Event):
    """A crew member exerts."""

    tag: ClassVar[str] = "exerted"
    member: MemberId
    because: RuleId = RuleId("ACT-51")


@attrs.frozen(kw_only=True)
class CardsDrawn(Event):
    """Section cards come to a hand."""

    tag: ClassVar[str] = "cards_drawn"
    reveals: ClassVar[bool] = True
    member: MemberId
    cards: tuple[CardId, ...]
    because: RuleId = RuleId("CRD-07")


@attrs.frozen(kw_only=True)
class CardDiscarded(Event):
    """A section card goes from the hand to the discard pile."""

    tag: ClassVar[str] = "card_discarded"
    member: MemberId
    card: CardId
    because: RuleId = RuleId("CRD-09")


@attrs.frozen(kw_only=True)
class CardPlayed(Event):
    """A section card is played; it lies apart until its effect is complete."""

    tag: ClassVar[str] = "card_played"
    member: MemberId
    card: CardId
    because: RuleId = RuleId("CRD-15")


@attrs.frozen(kw_only=True)
class CardSettled(Event):
    """A played section card goes to its owner's discard pile."""

    tag: ClassVar[str] = "card_settled"
    member: MemberId
    card: CardId
    because: RuleId = RuleId("CRD-14")


@attrs.frozen(kw_only=True)
class SkillUsed(Event):
    """A charge is discarded for a skill."""

    tag: ClassVar[str] = "skill_used"
    member: MemberId
    because: RuleId = RuleId("CRW-14")


@attrs.frozen(kw_only=True)
class ChargesChanged(Event):
    """Charges are gained or lost."""

    tag: ClassVar[str] = "charges_changed"
    member: MemberId
    by: int
    because: RuleId = RuleId("CRW-13")


@attrs.frozen(kw_only=True)
class InjuryGained(Event):
    """An injury card lies in a slot."""

    tag: ClassVar[str] = "injury_gained"
    member: MemberId
    kind: InjuryKind
    slot: int
    drawn: int = 0
    because: RuleId = RuleId("INJ-03")


@attrs.frozen(kw_only=True)
class InjuryDiePlaced(Event):
    """An injury die lies in the top slot of a column; `back` if it was rolled in a check."""

    tag: ClassVar[str] = "injury_die_placed"
    member: MemberId
    color: Color
    back: bool = False
    because: RuleId = RuleId("INJ-04")


@attrs.frozen(kw_only=True)
class InjuryRemoved(Event):
    """An injury card goes back."""

    tag: ClassVar[str] = "injury_removed"
    member: MemberId
    slot: int
    because: RuleId = RuleId("INJ-15")


@attrs.frozen(kw_only=True)
class InjuryDieRemoved(Event):
    """An injury die goes back to the supply."""

    tag: ClassVar[str] = "injury_die_removed"
    member: MemberId
    color: Color
    because: RuleId = RuleId("INJ-14")


@attrs.frozen(kw_only=True)
class InjuryFlipped(Event):
    """An injury card lies face down."""

    tag: ClassVar[str] = "injury_flipped"
    member: MemberId
    slot: int
    because: RuleId = RuleId("INJ-20")


@attrs.frozen(kw_only=True)
class SuppliesChanged(Event):
    """The supply marker moves."""

    tag: ClassVar[str] = "supplies_changed"
    by: int
    because: RuleId = RuleId("GEN-38")


@attrs.frozen(kw_only=True)
class SuccessesGained(Event):
    """Success tokens for the team."""

    tag: ClassVar[str] = "successes_gained"
    count: int
    because: RuleId = RuleId("GEN-37")


@attrs.frozen(kw_only=True)
class DangerRolled(Event):
    """A danger die fell; `drawn` is 0 if it fell on the players' own table."""

    tag: ClassVar[str] = "danger_rolled"
    reveals: ClassVar[bool] = True
    member: MemberId
    letter: str
    icon: DangerIcon
    drawn: int
    because: RuleId = RuleId("DNG-03")


@attrs.frozen(kw_only=True)
class CostCanceled(Event):
    """What was about to hit does not happen."""

    tag: ClassVar[str] = "cost_canceled"
    because: RuleId = RuleId("GEN-02")


@attrs.frozen(kw_only=True)
class MemberDrawn(Event):
    """A random crew member is found with the ten-sided die, round by round."""

    tag: ClassVar[str] = "member_drawn"
    reveals: ClassVar[bool] = True
    rolls: tuple[tuple[int, ...], ...]
    member: MemberId
    drawn: int
    because: RuleId = RuleId("RND-02")


@attrs.frozen(kw_only=True)
class CheckStarted(Event):
    """A dice check begins."""

    tag: ClassVar[str] = "check_started"
    check: Check
    because: RuleId = RuleId("CHK-02")


@attrs.frozen(kw_only=True)
class DieTaken(Event):
    """A die is taken in hand for the check."""

    tag: ClassVar[str] = "die_taken"
    die: DieId
    owner: MemberId
    because: RuleId = RuleId("CHK-05")


@attrs.frozen(kw_only=True)
class DieTakenBack(Event):
    """A die goes back to its column before the roll."""

    tag: ClassVar[str] = "die_taken_back"
    die: DieId
    owner: MemberId
    because: RuleId = RuleId("CHK-07")


@attrs.frozen(kw_only=True)
class DiceAdded(Event):
    """Injury and danger dice join."""

    tag: ClassVar[str] = "dice_added"
    injuries: int
    dangers: tuple[str, ...]
    because: RuleId = RuleId("CHK-11")


@attrs.frozen(kw_only=True)
class DieTold(Event):
    """The players have told what a die on their table shows; a face is counted from 0, an icon is named."""

    tag: ClassVar[str] = "die_told"
    result: str
    because: RuleId = RuleId("RND-07")


@attrs.frozen(kw_only=True)
class DiceRolled(Event):
    """All dice fell at once."""

    tag: ClassVar[str] = "dice_rolled"
    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]
    injuries: tuple[InjuryIcon, ...] = ()
    dangers: tuple[DangerIcon, ...] = ()
    drawn: int = 0
    because: RuleId = RuleId("CHK-14")


@attrs.frozen(kw_only=True)
class DieRerolled(Event):
    """A die of the roll pool fell again."""

    tag: ClassVar[str] = "die_rerolled"
    reveals: ClassVar[bool] = True
    die: DieId
    face: int
    drawn: int
    because: RuleId = RuleId("DIE-36")


@attrs.frozen(kw_only=True)
class DieTurned(Event):
    """A die of the roll pool was turned."""

    tag: ClassVar[str] = "die_turned"
    die: DieId
    face: int
    because: RuleId = RuleId("DIE-35")


@attrs.frozen(kw_only=True)
class StepReached(Event):
    """The check goes on with another of its ten steps."""

    tag: ClassVar[str] = "step_reached"
    step: int
    because: RuleId = RuleId("CHK-02")


@attrs.frozen(kw_only=True)
class CardHelped(Event):
    """An assisting crew member has played its one card."""

    tag: ClassVar[str] = "card_helped"
    member: MemberId
    because: RuleId = RuleId("CHK-19")


@attrs.frozen(kw_only=True)
class PoolDiceSpent(Event):
    """Dice go from the roll pool to their owners' spent pools."""

    tag: ClassVar[str] = "pool_dice_spent"
    dice: tuple[DieId, ...]
    because: RuleId = RuleId("CHK-27")


@attrs.frozen(kw_only=True)
class PoolTreated(Event):
    """Results count as something else for the rest of the check."""

    tag: ClassVar[str] = "pool_treated"
    treatment: Treatment
    because: RuleId = RuleId("INJ-27")


@attrs.frozen(kw_only=True)
class InjuryDieResolved(Event):
    """An injury die lies on an injury card, or without effect in the spent pool."""

    tag: ClassVar[str] = "injury_die_resolved"
    index: int
    slot: int | None = None
    because: RuleId = RuleId("CHK-47")


@attrs.frozen(kw_only=True)
class DangerDieResolved(Event):
    """A danger die of the check is looked up and returns to the supply."""

    tag: ClassVar[str] = "danger_die_resolved"
    index: int
    because: RuleId = RuleId("CHK-52")


@attrs.frozen(kw_only=True)
class SpecialEffectPassed(Event):
    """A special effect of the check has been dealt with."""

    tag: ClassVar[str] = "special_effect_passed"
    number: int
    times: int = 0
    because: RuleId = RuleId("CHK-58")


@attrs.frozen(kw_only=True)
class RowDeclined(Event):
    """A row that needs an ace or a conversion is not marked."""

    tag: ClassVar[str] = "row_declined"
    row: int
    because: RuleId = RuleId("CHK-75")


@attrs.frozen(kw_only=True)
class RowMarked(Event):
    """An outcome row is marked."""

    tag: ClassVar[str] = "row_marked"
    color: RowColor
    because: RuleId = RuleId("CHK-72")


@attrs.frozen(kw_only=True)
class OutcomeImmediate(Event):
    """The check ends at once with an outcome."""

    tag: ClassVar[str] = "outcome_immediate"
    color: RowColor
    because: RuleId = RuleId("CHK-67")


@attrs.frozen(kw_only=True)
class OutcomeApplied(Event):
    """An outcome takes effect."""

    tag: ClassVar[str] = "outcome_applied"
    color: RowColor
    because: RuleId = RuleId("CHK-83")


@attrs.frozen(kw_only=True)
class TurnWillEnd(Event):
    """After this action the turn is over."""

    tag: ClassVar[str] = "turn_will_end"
    because: RuleId = RuleId("INJ-24")


@attrs.frozen(kw_only=True)
class CheckEnded(Event):
    """The check is over."""

    tag: ClassVar[str] = "check_ended"
    because: RuleId = RuleId("CHK-90")


@attrs.frozen(kw_only=True)
class TrackMoved(Event):
    """A token or marker stands on another space of its track, 0 for none."""

    tag: ClassVar[str] = "track_moved"
    track: TrackId
    to: int
    because: RuleId = RuleId("TIM-25")


@attrs.frozen(kw_only=True)
class PoiStacked(Event):
    """The cards on a sector are these now, topmost last; tracks of what lay there are empty."""

    tag: ClassVar[str] = "poi_stacked"
    sector: SectorId
    cards: tuple[CardId, ...]
    drawn: int = 0
    because: RuleId = RuleId("PLN-16")


@attrs.frozen(kw_only=True)
class SectorMarked(Event):
    """Markers come to a sector or leave it."""

    tag: ClassVar[str] = "sector_marked"
    sector: SectorId
    by: int
    because: RuleId = RuleId("PLN-20")


@attrs.frozen(kw_only=True)
class PathOpened(Event):
    """A closed path is open."""

    tag: ClassVar[str] = "path_opened"
    path: PathId
    because: RuleId = RuleId("PLN-60")


@attrs.frozen(kw_only=True)
class ConditionPlaced(Event):
    """Another condition is in force; without a card the printed one."""

    tag: ClassVar[str] = "condition_placed"
    card: CardId | None
    because: RuleId = RuleId("PLN-36")


@attrs.frozen(kw_only=True)
class MissionAdded(Event):
    """A mission comes into play."""

    tag: ClassVar[str] = "mission_added"
    card: CardId
    because: RuleId = RuleId("PLN-48")


@attrs.frozen(kw_only=True)
class MissionCompleted(Event):
    """A mission is completed and discarded."""

    tag: ClassVar[str] = "mission_completed"
    card: CardId
    because: RuleId = RuleId("PLN-42")


@attrs.frozen(kw_only=True)
class MissionFailed(Event):
    """A mission-failed token lies on the lander."""

    tag: ClassVar[str] = "mission_failed"
    because: RuleId = RuleId("PLN-50")


@attrs.frozen(kw_only=True)
class ThreatPlaced(Event):
    """A threat comes into play, a flock with its `others`."""

    tag: ClassVar[str] = "threat_placed"
    card: CardId
    sector: SectorId
    others: tuple[SectorId, ...] = ()
    because: RuleId = RuleId("THR-02")


@attrs.frozen(kw_only=True)
class ThreatMoved(Event):
    """A threat stands in another sector."""

    tag: ClassVar[str] = "threat_moved"
    card: CardId
    to: SectorId
    because: RuleId = RuleId("THR-08")


@attrs.frozen(kw_only=True)
class StandeeMoved(Event):
    """One standee of a flock stands in another sector; 0 is the first, which stands for the whole threat."""

    tag: ClassVar[str] = "standee_moved"
    card: CardId
    standee: int
    to: SectorId
    because: RuleId = RuleId("THR-08")


@attrs.frozen(kw_only=True)
class ThreatRemoved(Event):
    """A threat leaves."""

    tag: ClassVar[str] = "threat_removed"
    card: CardId
    because: RuleId = RuleId("THR-18")


@attrs.frozen(kw_only=True)
class LeadsDrawn(Event):
    """Lead tokens come out of the bag."""

    tag: ClassVar[str] = "leads_drawn"
    reveals: ClassVar[bool] = True
    leads: tuple[LeadId, ...]
    drawn: int
    because: RuleId = RuleId("LED-02")


@attrs.frozen(kw_only=True)
class LeadPlaced(Event):
    """A lead token lies on a discovery deck."""

    tag: ClassVar[str] = "lead_placed"
    lead: LeadId
    type: DiscoveryType
    because: RuleId = RuleId("LED-02")


@attrs.frozen(kw_only=True)
class LeadsCleared(Event):
    """The lead tokens leave a deck."""

    tag: ClassVar[str] = "leads_cleared"
    type: DiscoveryType
    because: RuleId = RuleId("LED-11")


@attrs.frozen(kw_only=True)
class DiscoveryGained(Event):
    """A discovery lies on the lander."""

    tag: ClassVar[str] = "discovery_gained"
    reveals: ClassVar[bool] = True
    type: DiscoveryType
    card: CardId
    because: RuleId = RuleId("DSC-03")


@attrs.frozen(kw_only=True)
class DiscoveryDiscarded(Event):
    """A discovery goes under its deck."""

    tag: ClassVar[str] = "discovery_discarded"
    card: CardId
    because: RuleId = RuleId("DSC-10")


@attrs.frozen(kw_only=True)
class UniqueGained(Event):
    """A unique discovery lies on the lander."""

    tag: ClassVar[str] = "unique_gained"
    reveals: ClassVar[bool] = True
    number: int
    because: RuleId = RuleId("DSC-24")


@attrs.frozen(kw_only=True)
class LogRead(Event):
    """The team reads an entry of the logbook; an entry that sent it there is not read on. `member` caused it."""

    tag: ClassVar[str] = "log_read"
    reveals: ClassVar[bool] = True
    log: LogId
    left: LogId | None = None
    member: MemberId | None = None
    because: RuleId = RuleId("PLN-55")


@attrs.frozen(kw_only=True)
class NotedForShip(Event):
    """A text concerns the ship; it is carried out when the team is home (END-21)."""

    tag: ClassVar[str] = "noted_for_ship"
    effect: Effect
    because: RuleId = RuleId("END-21")


@attrs.frozen(kw_only=True)
class FlagRaised(Event):
    """The campaign remembers a keyword."""

    tag: ClassVar[str] = "flag_raised"
    flag: Flag
    because: RuleId = RuleId("PLN-58")


@attrs.frozen(kw_only=True)
class EventDrawn(Event):
    """The top event card lies open."""

    tag: ClassVar[str] = "event_drawn"
    reveals: ClassVar[bool] = True
    member: MemberId
    card: CardId
    because: RuleId = RuleId("EVT-01")


@attrs.frozen(kw_only=True)
class EventDiscarded(Event):
    """The event card goes face up to the discard pile."""

    tag: ClassVar[str] = "event_discarded"
    card: CardId
    because: RuleId = RuleId("EVT-08")


@attrs.frozen(kw_only=True)
class LiftOffAnswered(Event):
    """A section agreed to leave, or refused."""

    tag: ClassVar[str] = "lift_off_answered"
    section: Section
    agree: bool
    because: RuleId = RuleId("ACT-45")


@attrs.frozen(kw_only=True)
class SurvivalRolled(Event):
    """Three injury dice decide whether a crew member lives."""

    tag: ClassVar[str] = "survival_rolled"
    reveals: ClassVar[bool] = True
    member: MemberId
    icons: tuple[InjuryIcon, ...]
    drawn: int
    because: RuleId = RuleId("DLY-06")


@attrs.frozen(kw_only=True)
class MemberDied(Event):
    """A crew member dies; the expedition goes on."""

    tag: ClassVar[str] = "member_died"
    member: MemberId
    because: RuleId = RuleId("DLY-10")


@attrs.frozen(kw_only=True)
class ExpeditionEnding(Event):
    """The expedition is about to end; the last log is still to be read."""

    tag: ClassVar[str] = "expedition_ending"
    ending: Ending
    left_behind: tuple[MemberId, ...] = ()
    because: RuleId = RuleId("END-01")


@attrs.frozen(kw_only=True)
class ExpeditionEnded(Event):
    """The expedition is over."""

    tag: ClassVar[str] = "expedition_ended"
    ending: Ending
    because: RuleId = RuleId("END-20")


@attrs.frozen(kw_only=True)
class LanderUsed(Event):
    """An ability of the lander or of a mod is used (LND-08)."""

    tag: ClassVar[str] = "lander_used"
    member: MemberId
    card: CardId
    number: int


@attrs.frozen(kw_only=True)
class LanderSpared(Event):
    """The lander makes up for a failed test of a statistic; the row of the landing table does nothing (LND-17)."""

    tag: ClassVar[str] = "lander_spared"
    card: CardId


@attrs.frozen(kw_only=True)
class SeatsTaken(Event):
    """The crew sit in this order, clockwise."""

    tag: ClassVar[str] = "seats_taken"
    members: tuple[MemberId, ...]
    because: RuleId = RuleId("TRN-06")


@attrs.frozen(kw_only=True)
class RollDiscarded(Event):
    """A roll of the training showed too many accidents; it does not count and all its dice are rolled again."""

    tag: ClassVar[str] = "roll_discarded"
    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]
    drawn: int
    because: RuleId = RuleId("TUT-21")


@attrs.frozen(kw_only=True)
class TopicOpened(Event):
    """Something comes up for the first time in the training, and is explained."""

    tag: ClassVar[str] = "topic_opened"
    topic: Topic
    because: RuleId = RuleId("TUT-28")


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
