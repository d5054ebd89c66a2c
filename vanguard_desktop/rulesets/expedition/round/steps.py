"""The steps of rounds, turns, checks and other procedures: they wait in the same queue as the texts of cards."""

from __future__ import annotations

from vanguard_desktop.core.ids import CardId, LeadId, MemberId, PathId, SectorId, TrackId
from vanguard_desktop.core.kinds import Decision, Effect
from vanguard_desktop.dice.faces import Color, DangerIcon
from vanguard_desktop.rulesets.expedition.check import steps as steps_checks
from vanguard_desktop.rulesets.expedition.chosen import CHOSEN_EFFECTS, ChosenEffect
from vanguard_desktop.rulesets.expedition.data import effects_checks
from vanguard_desktop.rulesets.expedition.data.effects import (
    CARD_EFFECTS,
    CardEffect,
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
from vanguard_desktop.rulesets.expedition.round.steps_moments import MomentStep
from vanguard_desktop.setting.cards import DiscoveryType, RowColor


class ShuffleAll(Effect, tag="step_shuffle_all"):
    """Set-up: shuffle section decks, discovery decks and events (STP-11, STP-12)."""


class LandingRoll(Effect, tag="step_landing_roll"):
    """One roll of the landing procedure, and again until the lander is down (LND-12)."""


class AskLander(Effect, tag="step_ask_lander"):
    """Where does the lander stand, if nothing has put it anywhere? (STP-15)"""


class Disembark(Effect, tag="step_disembark"):
    """Pawns in the lander sector, rank-up card, equipment, first hands (STP-16 to STP-23)."""


class TakeSeats(Effect, tag="step_take_seats"):
    """The crew sit down: player by player in table order, each player's crew in the order chosen (TRN-06)."""

    order: tuple[MemberId, ...] = ()


class TakePlaces(Effect, tag="step_take_places"):
    """Pawns in the lander sector, or in the start sectors of a world where nobody lands (STP-16, TUT-07, TUT-54)."""


class FirstCondition(Effect, tag="step_first_condition"):
    """Of the first two global conditions the team chooses the one that it begins with (PLN-36)."""


class AskRankUp(Effect, tag="step_ask_rank_up"):
    """Two rank-up cards are drawn, one is kept (STP-17)."""


class HandOut(Effect, tag="step_hand_out"):
    """The loaded equipment is handed out (STP-20)."""


class FirstHands(Effect, tag="step_first_hands"):
    """Everybody draws their first hand (STP-23); with an open launch so many cards more, and so many drawn anew."""

    more: int = 0
    redraws: int = 0


class ShuffleEvents(Effect, tag="step_shuffle_events"):
    """The event discards become the deck again (EVT-02)."""


class OpenRound(Effect, tag="step_open_round"):
    """The start token is given, then everybody has a turn (TRN-04)."""


class NextTurn(Effect, tag="step_next_turn"):
    """The turn of the next crew member clockwise, or the end of the round (TRN-05, TRN-19)."""


class OfferAction(Effect, tag="step_offer_action"):
    """Ask for the next action of the turn, or go to its end phase (TRN-08)."""


class OfferMissions(Effect, tag="step_offer_missions"):
    """The window before and after every action in which a ready mission may be completed (PLN-44)."""

    asked: tuple[CardId, ...] = ()


class EndPhase(Effect, tag="step_end_phase"):
    """The turn token is flipped, then event cards are revealed (TRN-17)."""

    events: int = 1


class RevealEvent(Effect, tag="step_reveal_event"):
    """The top card of the event deck is turned up (EVT-01)."""


class ResolveEvent(Effect, tag="step_resolve_event"):
    """The revealed event takes effect, main or secondary (EVT-05)."""


class DiscardEvent(Effect, tag="step_discard_event"):
    """The event goes face up to the discard pile (EVT-08)."""


class Arrive(Effect, tag="step_arrive"):
    """The last step of travel: the pawn goes to the far end of the path (ACT-28)."""

    path: PathId


class RestRefresh(Effect, tag="step_rest_refresh"):
    """Half of the section dice come back, rounded up, counting available and spent together (ACT-39)."""


class OfferPrepare(Effect, tag="step_offer_prepare"):
    """Prepare: a card, a check, or both in either order (ACT-35)."""

    card: bool = True
    check: bool = True


class HandLimit(Effect, tag="step_hand_limit"):
    """A hand above its limit is discarded down to it at once (CRD-09)."""


class GoOnWithCheck(Effect, tag="step_go_on_with_check"):
    """The next of the ten steps of the running check (CHK-02)."""


class PlaceInjuryDie(Effect, tag="step_place_injury_die"):
    """An injury die goes to the top slot of a column without one (INJ-03, CHK-53)."""

    back: bool = False


class Overflow(Effect, tag="step_overflow"):
    """Dice pushed out of a column by an injury die go to the spent pool (INJ-08)."""

    color: Color


class Unavoidable(Effect, tag="step_unavoidable"):
    """A compulsory cost that nobody reacted to any more (DEC-26)."""

    effect: Effect


class DangerResult(Effect, tag="step_danger_result"):
    """A danger die has fallen; now its table is looked up (DNG-03); nobody wants to change what is `accepted`."""

    letter: str
    icon: DangerIcon
    accepted: bool = False


class ApplyOutcome(Effect, tag="step_apply_outcome"):
    """An outcome of the running check and those its arrows lead to (CHK-85)."""

    color: RowColor


class MoveTrack(Effect, tag="step_move_track"):
    """One progress of one time track, and what is printed on the space it enters (TIM-05)."""

    track: TrackId


class MoveTracks(Effect, tag="step_move_tracks"):
    """Several time tracks progress, in an order that the players choose (TIM-08)."""

    tracks: tuple[TrackId, ...]


class PlaceLeads(Effect, tag="step_place_leads"):
    """Drawn lead tokens are put on decks one by one (LED-02)."""

    leads: tuple[LeadId, ...]
    types: tuple[DiscoveryType, ...]
    apart: bool = False


class CountLeads(Effect, tag="step_count_leads"):
    """Values of 3 or more on a deck become its top discovery (LED-08)."""

    deck: DiscoveryType


class AskAgain(Effect, tag="step_ask_again"):
    """The question that stood open before an any-time ability was used is asked again (DEC-25)."""

    decision: Decision


class OneOfThese(Effect, tag="step_one_of_these"):
    """What a question in a save of an older program kept: not the text that asked it, but what it offered.

    These are crew members, of whom one is meant by `effect`, or sectors, to which somebody or a threat goes.
    """

    members: tuple[MemberId, ...] = ()
    sectors: tuple[SectorId, ...] = ()
    effect: Effect | None = None


class DiscardPlayed(Effect, tag="step_discard_played"):
    """A played section card goes to the discard pile after its effect (CRD-14)."""

    card: CardId


class CloseExpedition(Effect, tag="step_close_expedition"):
    """The last log is read; the expedition is over (END-20)."""


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
