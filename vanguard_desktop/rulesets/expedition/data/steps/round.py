"""Steps of rounds and turns, and what waits for its moment in them (TRN)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Decision, Effect, MemberId, SectorId, Waiting
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.setting import Moment


class OpenRound(Effect, tag="step_open_round"):
    """The start token is given, then everybody has a turn (TRN-04)."""


class NextTurn(Effect, tag="step_next_turn"):
    """The turn of the next crew member clockwise, or the end of the round (TRN-05, TRN-19)."""


class OfferAction(Effect, tag="step_offer_action"):
    """Ask for the next action of the turn, or go to its end phase (TRN-08)."""


class OfferMissions(Effect, tag="step_offer_missions"):
    """The window before and after every action in which a ready mission may be completed (PLN-44)."""

    asked: tuple[CardId, ...] = ()


class RestRefresh(Effect, tag="step_rest_refresh"):
    """Half of the section dice come back, rounded up, counting available and spent together (ACT-39)."""


class OfferPrepare(Effect, tag="step_offer_prepare"):
    """Prepare: a card, a check, or both in either order (ACT-35)."""

    card: bool = True
    check: bool = True


class EndPhase(Effect, tag="step_end_phase"):
    """The turn token is flipped, then event cards are revealed (TRN-17)."""

    events: int = 1


class ShuffleEvents(Effect, tag="step_shuffle_events"):
    """The event discards become the deck again (EVT-02)."""


class RevealEvent(Effect, tag="step_reveal_event"):
    """The top card of the event deck is turned up (EVT-01)."""


class ResolveEvent(Effect, tag="step_resolve_event"):
    """The revealed event takes effect, main or secondary (EVT-05)."""


class DiscardEvent(Effect, tag="step_discard_event"):
    """The event goes face up to the discard pile (EVT-08)."""


class EndOfTurn(Effect, tag="step_end_of_turn"):
    """After the last event of the end phase texts and abilities "at the end of a turn" have their moment (TRN-25)."""

    texts: tuple[Waiting, ...] = ()


class TextsDue(Effect, tag="step_texts_due"):
    """Several texts are due at the same moment; the players order them (GEN-19)."""

    texts: tuple[Waiting, ...]


class Occasion(Effect, tag="step_occasion"):
    """Something has just happened to which abilities of a crew member may answer; by itself it does nothing.

    `color` is that of dice that were spent, `card` a point of interest that has come.
    """

    moment: Moment
    color: Color | None = None
    card: CardId | None = None


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


class CloseExpedition(Effect, tag="step_close_expedition"):
    """The last log is read; the expedition is over (END-20)."""
