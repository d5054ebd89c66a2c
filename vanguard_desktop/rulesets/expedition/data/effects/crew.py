"""What texts do to the crew: their dice, cards, charges and injuries, and whom they mean."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import Effect
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.setting import InjuryKind


class Who(Enum):
    """Whom a sentence addresses (GEN-08, GEN-20, GEN-25)."""

    EACH = "each"
    EACH_HERE = "each_here"
    EACH_OTHER_HERE = "each_other_here"
    ONE = "one"
    ONE_HERE = "one_here"
    ANOTHER_HERE = "another_here"
    ONE_CONNECTED = "one_connected"
    ONE_WITHIN_TWO = "one_within_two"
    ONE_NEAR_LANDER = "one_near_lander"
    ASSISTING = "assisting"
    RANDOM = "random"


class ForCrew(Effect, tag="for_crew"):
    """Somebody else than "you" is addressed, or several are, crew by crew (GEN-20)."""

    who: Who
    effect: Effect


class ForHit(Effect, tag="for_hit"):
    """Something for the one who is about to be hit."""

    effect: Effect


class SpendDice(Effect, tag="spend_dice"):
    """The crew member moves dice of a color, or of any, to the spent pool (DIE-25)."""

    count: int = 1
    color: Color | None = None


class SacrificeDice(Effect, tag="sacrifice_dice"):
    """Dice leave this expedition (DIE-28)."""

    count: int = 1
    color: Color | None = None


class RefreshDice(Effect, tag="refresh_dice"):
    """Dice of the owner's choice come back from the spent pool (DIE-21)."""

    count: int = 1
    color: Color | None = None


class RefreshOther(Effect, tag="refresh_other"):
    """A die of another color than the one just spent comes back."""

    count: int = 1


class RefreshAll(Effect, tag="refresh_all"):
    """All dice of a color, or all, come back from the spent pool as far as they find a slot (DIE-21, DIE-22)."""

    color: Color | None = None


class Borrow(Effect, tag="borrow"):
    """Whoever uses this lends you so many of its available dice for your dice checks of this round (CHK-09)."""

    count: int = 3


class DrawCards(Effect, tag="draw_cards"):
    """Section cards from the own deck (CRD-07)."""

    count: int = 1


class DrawToLimit(Effect, tag="draw_to_limit"):
    """Section cards from the own deck until the hand limit is reached (CRD-07, CRD-09)."""


class DiscardCards(Effect, tag="discard_cards"):
    """Section cards from the hand of the one who pays (CRD-17)."""

    count: int = 1


class DiscardCardWith(Effect, tag="discard_card_with"):
    """A section card whose combination asks for that icon is discarded; a cost without substitute (GEN-13)."""

    icon: Icon


class DiscardHand(Effect, tag="discard_hand"):
    """All section cards in hand are discarded."""


class TakeBackCard(Effect, tag="take_back_card"):
    """A section card of the own discard pile comes back to the hand (GEN-28)."""


class SacrificeCard(Effect, tag="sacrifice_card"):
    """A section card in hand goes to the compartment for the rest of the expedition (CRD-16)."""


class KeepOfTop(Effect, tag="keep_of_top"):
    """Look at the top cards of the own deck, keep one, the rest goes to the bottom; looking is no drawing (CRD-07)."""

    count: int = 3


class GainInjury(Effect, tag="gain_injury"):
    """An injury card with its die (INJ-03)."""

    kind: InjuryKind


class TakeInjury(Effect, tag="take_injury"):
    """You gain the injury that was about to hit another."""


class RemoveInjury(Effect, tag="remove_injury"):
    """An injury card, an injury die, or both go back (INJ-14 to INJ-16)."""

    card: bool = False
    die: bool = True
    kind: InjuryKind | None = None


class FlipInjury(Effect, tag="flip_injury"):
    """An injury card is turned face down (INJ-20)."""

    count: int = 1
    kind: InjuryKind | None = None


class FlipKind(Effect, tag="flip_kind"):
    """An injury card of one of these kinds is turned face down (INJ-20)."""

    kinds: tuple[InjuryKind, ...]


class GainCharges(Effect, tag="gain_charges"):
    """Charge tokens (CRW-13)."""

    count: int = 1


class LoseCharges(Effect, tag="lose_charges"):
    """Charge tokens are discarded; a cost without substitute (GEN-13)."""

    count: int = 1


class CancelIt(Effect, tag="cancel_it"):
    """What is about to hit does not happen: a danger die, an injury, a loss of supplies."""
