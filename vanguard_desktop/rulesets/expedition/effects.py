"""What cards, paths and boards do on an expedition, and the steps of rounds and turns that wait in the same queue."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.dice import Color
from vanguard_desktop.core.fields import Named
from vanguard_desktop.core.ids import PathId
from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class Nothing(Effect):
    """No effect: a harmless row, a secondary effect that only discards the card."""

    tag: ClassVar[str] = "nothing"


@attrs.frozen(kw_only=True)
class InOrder(Effect):
    """Several effects, one after the other in printed order (GEN-18)."""

    tag: ClassVar[str] = "in_order"
    steps: tuple[Effect, ...]


@attrs.frozen(kw_only=True)
class Choose(Effect):
    """Alternatives; one that cannot be paid cannot be chosen (GEN-10)."""

    tag: ClassVar[str] = "choose"
    options: tuple[Effect, ...]


@attrs.frozen(kw_only=True)
class SpendDice(Effect):
    """The crew member moves dice of a color, or of any, to the spent pool (DIE-25)."""

    tag: ClassVar[str] = "spend_dice"
    count: int = 1
    color: Color | None = None


@attrs.frozen(kw_only=True)
class RefreshDice(Effect):
    """Dice of the owner's choice come back from the spent pool (DIE-21)."""

    tag: ClassVar[str] = "refresh_dice"
    count: int = 1
    color: Color | None = None


@attrs.frozen(kw_only=True)
class LoseSupplies(Effect):
    """The supply marker moves down, at most to 0 (GEN-15, GEN-38)."""

    tag: ClassVar[str] = "lose_supplies"
    count: int = 1


@attrs.frozen(kw_only=True)
class GainSupplies(Effect):
    """The supply marker moves up, never past the last space (GEN-38)."""

    tag: ClassVar[str] = "gain_supplies"
    count: int = 1


@attrs.frozen(kw_only=True)
class GainSuccesses(Effect):
    """Success tokens for the team (GEN-37)."""

    tag: ClassVar[str] = "gain_successes"
    count: int = 1


@attrs.frozen(kw_only=True)
class RollDanger(Effect):
    """Roll a danger die and look it up in the table of the letter (DNG-03)."""

    tag: ClassVar[str] = "roll_danger"
    letter: Annotated[str, Named("dangers")]


@attrs.frozen(kw_only=True)
class ShuffleEvents(Effect):
    """Set-up: merge event deck and discards, shuffle (STP-12)."""

    tag: ClassVar[str] = "shuffle_events"


@attrs.frozen(kw_only=True)
class OpenRound(Effect):
    """The start token is given, then everybody has a turn (TRN-04)."""

    tag: ClassVar[str] = "open_round"


@attrs.frozen(kw_only=True)
class NextTurn(Effect):
    """The turn of the next crew member clockwise, or the end of the round (TRN-05, TRN-19)."""

    tag: ClassVar[str] = "next_turn"


@attrs.frozen(kw_only=True)
class OfferAction(Effect):
    """Ask for the next action of the turn, or go to its end phase (TRN-08)."""

    tag: ClassVar[str] = "offer_action"


@attrs.frozen(kw_only=True)
class Arrive(Effect):
    """The last step of travel: the pawn goes to the far end of the path (ACT-28)."""

    tag: ClassVar[str] = "arrive"
    path: PathId


@attrs.frozen(kw_only=True)
class RestRefresh(Effect):
    """Half of the section dice come back, rounded up, counting available and spent together (ACT-39)."""

    tag: ClassVar[str] = "rest_refresh"


@attrs.frozen(kw_only=True)
class EndPhase(Effect):
    """The turn token is flipped, then an event card revealed (TRN-17)."""

    tag: ClassVar[str] = "end_phase"


@attrs.frozen(kw_only=True)
class ResolveEvent(Effect):
    """The revealed event takes effect, main or secondary (EVT-05)."""

    tag: ClassVar[str] = "resolve_event"


@attrs.frozen(kw_only=True)
class DiscardEvent(Effect):
    """The event goes face up to the discard pile (EVT-08)."""

    tag: ClassVar[str] = "discard_event"


CardEffect = (
    Nothing
    | InOrder
    | Choose
    | SpendDice
    | RefreshDice
    | LoseSupplies
    | GainSupplies
    | GainSuccesses
    | RollDanger
)
StepEffect = (
    ShuffleEvents
    | OpenRound
    | NextTurn
    | OfferAction
    | Arrive
    | RestRefresh
    | EndPhase
    | ResolveEvent
    | DiscardEvent
)
ExpeditionEffect = CardEffect | StepEffect

# What content may use; the steps of rounds and turns are the rules' own.
CARD_EFFECTS: tuple[type[Effect], ...] = (
    Nothing,
    InOrder,
    Choose,
    SpendDice,
    RefreshDice,
    LoseSupplies,
    GainSupplies,
    GainSuccesses,
    RollDanger,
)
STEP_EFFECTS: tuple[type[Effect], ...] = (
    ShuffleEvents,
    OpenRound,
    NextTurn,
    OfferAction,
    Arrive,
    RestRefresh,
    EndPhase,
    ResolveEvent,
    DiscardEvent,
)
EFFECTS: tuple[type[Effect], ...] = CARD_EFFECTS + STEP_EFFECTS
