"""What can happen to the crew: dice, cards, charges, injuries, and who is meant."""

from __future__ import annotations

from vanguard_desktop.core import CardId, DieId, Event, MemberId
from vanguard_desktop.dice.faces import Color, InjuryIcon
from vanguard_desktop.setting import InjuryKind


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


class DeckShuffled(Event, tag="deck_shuffled", rule="CRD-07"):
    """A section deck is shuffled; its discards are part of it now."""

    member: MemberId
    deck: tuple[CardId, ...]
    drawn: int


class DeckArranged(Event, tag="deck_arranged", rule="GEN-02"):
    """The cards of a section deck lie in another order."""

    member: MemberId
    deck: tuple[CardId, ...]


class CardsDrawn(Event, tag="cards_drawn", rule="CRD-07", reveals=True):
    """Section cards come to a hand."""

    member: MemberId
    cards: tuple[CardId, ...]


class CardRegained(Event, tag="card_regained", rule="GEN-02"):
    """A section card comes from the discard pile back to the hand."""

    member: MemberId
    card: CardId


class CardDiscarded(Event, tag="card_discarded", rule="CRD-09"):
    """A section card goes from the hand to the discard pile."""

    member: MemberId
    card: CardId


class CardSacrificed(Event, tag="card_sacrificed", rule="CRD-16"):
    """A section card goes to the compartment for the rest of the expedition."""

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


class MemberDrawn(Event, tag="member_drawn", rule="RND-02", reveals=True):
    """A random crew member is found with the ten-sided die, round by round."""

    rolls: tuple[tuple[int, ...], ...]
    member: MemberId
    drawn: int


class CostCanceled(Event, tag="cost_canceled", rule="GEN-02"):
    """What was about to hit does not happen."""


class SurvivalRolled(Event, tag="survival_rolled", rule="DLY-06", reveals=True):
    """Three injury dice decide whether a crew member lives."""

    member: MemberId
    icons: tuple[InjuryIcon, ...]
    drawn: int


class MemberDied(Event, tag="member_died", rule="DLY-10"):
    """A crew member dies; the expedition goes on."""

    member: MemberId
