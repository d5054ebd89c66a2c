"""The steps of rounds, turns, checks and other procedures: they wait in the same queue as the texts of cards."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId, LeadId, MemberId, PathId, SectorId, TrackId
from vanguard_desktop.core.kinds import Decision, Effect
from vanguard_desktop.dice.faces import Color, DangerIcon
from vanguard_desktop.rulesets.expedition.check import steps as steps_checks
from vanguard_desktop.rulesets.expedition.chosen import CHOSEN_EFFECTS, ChosenEffect
from vanguard_desktop.rulesets.expedition.data import effects_checks
from vanguard_desktop.rulesets.expedition.data.effects import (
    CARD_EFFECTS,
    AdvanceTime,
    CardEffect,
    FollowPath,
    GainInjury,
    LoseSupplies,
    SacrificeDice,
    SpendDice,
)
from vanguard_desktop.rulesets.expedition.data.effects_board_gear import (
    BOARD_GEAR_STEPS,
    BoardGearEffect,
    BoardGearStep,
)
from vanguard_desktop.rulesets.expedition.data.effects_chance import AtRandom
from vanguard_desktop.rulesets.expedition.data.effects_decks import DeckEffect
from vanguard_desktop.rulesets.expedition.data.effects_gear import GearEffect
from vanguard_desktop.rulesets.expedition.data.effects_moves import MovesEffect
from vanguard_desktop.rulesets.expedition.data.effects_planet import PlanetEffect
from vanguard_desktop.rulesets.expedition.data.effects_ways import WayEffect
from vanguard_desktop.rulesets.expedition.round.steps_moments import LandingResult, MomentStep, Occasion, Struck
from vanguard_desktop.setting.cards import DiscoveryType, RowColor


@attrs.frozen(kw_only=True)
class ShuffleAll(Effect):
    """Set-up: shuffle section decks, discovery decks and events (STP-11, STP-12)."""

    tag: ClassVar[str] = "step_shuffle_all"


@attrs.frozen(kw_only=True)
class LandingRoll(Effect):
    """One roll of the landing procedure, and again until the lander is down (LND-12)."""

    tag: ClassVar[str] = "step_landing_roll"


@attrs.frozen(kw_only=True)
class AskLander(Effect):
    """Where does the lander stand, if nothing has put it anywhere? (STP-15)"""

    tag: ClassVar[str] = "step_ask_lander"


@attrs.frozen(kw_only=True)
class Disembark(Effect):
    """Pawns in the lander sector, rank-up card, equipment, first hands (STP-16 to STP-23)."""

    tag: ClassVar[str] = "step_disembark"


@attrs.frozen(kw_only=True)
class TakeSeats(Effect):
    """The crew sit down: player by player in table order, each player's crew in the order chosen (TRN-06)."""

    tag: ClassVar[str] = "step_take_seats"
    order: tuple[MemberId, ...] = ()


@attrs.frozen(kw_only=True)
class TakePlaces(Effect):
    """Pawns in the lander sector, or in the start sectors of a world where nobody lands (STP-16, TUT-07, TUT-54)."""

    tag: ClassVar[str] = "step_take_places"


@attrs.frozen(kw_only=True)
class FirstCondition(Effect):
    """Of the first two global conditions the team chooses the one that it begins with (PLN-36)."""

    tag: ClassVar[str] = "step_first_condition"


@attrs.frozen(kw_only=True)
class AskRankUp(Effect):
    """Two rank-up cards are drawn, one is kept (STP-17)."""

    tag: ClassVar[str] = "step_ask_rank_up"


@attrs.frozen(kw_only=True)
class HandOut(Effect):
    """The loaded equipment is handed out (STP-20)."""

    tag: ClassVar[str] = "step_hand_out"


@attrs.frozen(kw_only=True)
class FirstHands(Effect):
    """Everybody draws their first hand (STP-23); with an open launch so many cards more, and so many drawn anew."""

    tag: ClassVar[str] = "step_first_hands"
    more: int = 0
    redraws: int = 0


@attrs.frozen(kw_only=True)
class ShuffleEvents(Effect):
    """The event discards become the deck again (EVT-02)."""

    tag: ClassVar[str] = "step_shuffle_events"


@attrs.frozen(kw_only=True)
class OpenRound(Effect):
    """The start token is given, then everybody has a turn (TRN-04)."""

    tag: ClassVar[str] = "step_open_round"


@attrs.frozen(kw_only=True)
class NextTurn(Effect):
    """The turn of the next crew member clockwise, or the end of the round (TRN-05, TRN-19)."""

    tag: ClassVar[str] = "step_next_turn"


@attrs.frozen(kw_only=True)
class OfferAction(Effect):
    """Ask for the next action of the turn, or go to its end phase (TRN-08)."""

    tag: ClassVar[str] = "step_offer_action"


@attrs.frozen(kw_only=True)
class OfferMissions(Effect):
    """The window before and after every action in which a ready mission may be completed (PLN-44)."""

    tag: ClassVar[str] = "step_offer_missions"
    asked: tuple[CardId, ...] = ()


@attrs.frozen(kw_only=True)
class EndPhase(Effect):
    """The turn token is flipped, then event cards are revealed (TRN-17)."""

    tag: ClassVar[str] = "step_end_phase"
    events: int = 1


@attrs.frozen(kw_only=True)
class RevealEvent(Effect):
    """The top card of the event deck is turned up (EVT-01)."""

    tag: ClassVar[str] = "step_reveal_event"


@attrs.frozen(kw_only=True)
class ResolveEvent(Effect):
    """The revealed event takes effect, main or secondary (EVT-05)."""

    tag: ClassVar[str] = "step_resolve_event"


@attrs.frozen(kw_only=True)
class DiscardEvent(Effect):
    """The event goes face up to the discard pile (EVT-08)."""

    tag: ClassVar[str] = "step_discard_event"


@attrs.frozen(kw_only=True)
class Arrive(Effect):
    """The last step of travel: the pawn goes to the far end of the path (ACT-28)."""

    tag: ClassVar[str] = "step_arrive"
    path: PathId


@attrs.frozen(kw_only=True)
class RestRefresh(Effect):
    """Half of the section dice come back, rounded up, counting available and spent together (ACT-39)."""

    tag: ClassVar[str] = "step_rest_refresh"


@attrs.frozen(kw_only=True)
class OfferPrepare(Effect):
    """Prepare: a card, a check, or both in either order (ACT-35)."""

    tag: ClassVar[str] = "step_offer_prepare"
    card: bool = True
    check: bool = True


@attrs.frozen(kw_only=True)
class HandLimit(Effect):
    """A hand above its limit is discarded down to it at once (CRD-09)."""

    tag: ClassVar[str] = "step_hand_limit"


@attrs.frozen(kw_only=True)
class GoOnWithCheck(Effect):
    """The next of the ten steps of the running check (CHK-02)."""

    tag: ClassVar[str] = "step_go_on_with_check"


@attrs.frozen(kw_only=True)
class PlaceInjuryDie(Effect):
    """An injury die goes to the top slot of a column without one (INJ-03, CHK-53)."""

    tag: ClassVar[str] = "step_place_injury_die"
    back: bool = False


@attrs.frozen(kw_only=True)
class Overflow(Effect):
    """Dice pushed out of a column by an injury die go to the spent pool (INJ-08)."""

    tag: ClassVar[str] = "step_overflow"
    color: Color


@attrs.frozen(kw_only=True)
class Unavoidable(Effect):
    """A compulsory cost that nobody reacted to any more (DEC-26)."""

    tag: ClassVar[str] = "step_unavoidable"
    effect: Effect


@attrs.frozen(kw_only=True)
class DangerResult(Effect):
    """A danger die has fallen; now its table is looked up (DNG-03); nobody wants to change what is `accepted`."""

    tag: ClassVar[str] = "step_danger_result"
    letter: str
    icon: DangerIcon
    accepted: bool = False


@attrs.frozen(kw_only=True)
class ApplyOutcome(Effect):
    """An outcome of the running check and those its arrows lead to (CHK-85)."""

    tag: ClassVar[str] = "step_apply_outcome"
    color: RowColor


@attrs.frozen(kw_only=True)
class MoveTrack(Effect):
    """One progress of one time track, and what is printed on the space it enters (TIM-05)."""

    tag: ClassVar[str] = "step_move_track"
    track: TrackId


@attrs.frozen(kw_only=True)
class MoveTracks(Effect):
    """Several time tracks progress, in an order that the players choose (TIM-08)."""

    tag: ClassVar[str] = "step_move_tracks"
    tracks: tuple[TrackId, ...]


@attrs.frozen(kw_only=True)
class PlaceLeads(Effect):
    """Drawn lead tokens are put on decks one by one (LED-02)."""

    tag: ClassVar[str] = "step_place_leads"
    leads: tuple[LeadId, ...]
    types: tuple[DiscoveryType, ...]
    apart: bool = False


@attrs.frozen(kw_only=True)
class CountLeads(Effect):
    """Values of 3 or more on a deck become its top discovery (LED-08)."""

    tag: ClassVar[str] = "step_count_leads"
    deck: DiscoveryType


@attrs.frozen(kw_only=True)
class AskAgain(Effect):
    """The question that stood open before an any-time ability was used is asked again (DEC-25)."""

    tag: ClassVar[str] = "step_ask_again"
    decision: Decision


@attrs.frozen(kw_only=True)
class OneOfThese(Effect):
    """What a question in a save of an older program kept: not the text that asked it, but what it offered.

    These are crew members, of whom one is meant by `effect`, or sectors, to which somebody or a threat goes.
    """

    tag: ClassVar[str] = "step_one_of_these"
    members: tuple[MemberId, ...] = ()
    sectors: tuple[SectorId, ...] = ()
    effect: Effect | None = None


@attrs.frozen(kw_only=True)
class DiscardPlayed(Effect):
    """A played section card goes to the discard pile after its effect (CRD-14)."""

    tag: ClassVar[str] = "step_discard_played"
    card: CardId


@attrs.frozen(kw_only=True)
class CloseExpedition(Effect):
    """The last log is read; the expedition is over (END-20)."""

    tag: ClassVar[str] = "step_close_expedition"


StepEffect = (
    ShuffleAll | LandingRoll | AskLander | Disembark | FirstCondition | AskRankUp | HandOut | FirstHands | ShuffleEvents
    | OpenRound | NextTurn | OfferAction | OfferMissions | EndPhase | RevealEvent | ResolveEvent | DiscardEvent
    | Arrive | RestRefresh | OfferPrepare | HandLimit | GoOnWithCheck | PlaceInjuryDie | Overflow
    | Unavoidable | DangerResult | ApplyOutcome | MoveTrack | MoveTracks | PlaceLeads | CountLeads | AskAgain
    | DiscardPlayed | CloseExpedition | steps_checks.OfCheck | TakeSeats | TakePlaces | OneOfThese
    | MomentStep
)  # fmt: skip
ExpeditionEffect = (
    CardEffect | StepEffect | effects_checks.OfCheck | DeckEffect | GearEffect | MovesEffect | ChosenEffect | WayEffect
    | PlanetEffect | AtRandom
    | BoardGearEffect | BoardGearStep
)  # fmt: skip

STEP_EFFECTS: tuple[type[Effect], ...] = StepEffect.__args__
EFFECTS: tuple[type[Effect], ...] = CARD_EFFECTS + STEP_EFFECTS + CHOSEN_EFFECTS + BOARD_GEAR_STEPS

# What may be answered before it hits (DEC-26), and what abilities "when you rest" and "when you travel" wait for.
CARD_COSTS = (
    SpendDice, SacrificeDice, GainInjury, LoseSupplies, DangerResult, RestRefresh, Arrive, FollowPath,
    steps_checks.AfterOutcome, steps_checks.AfterCheck, Occasion, PlaceLeads, LandingResult, AdvanceTime, Struck,
)  # fmt: skip
