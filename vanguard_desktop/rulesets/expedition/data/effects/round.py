"""What texts do to rounds and turns: supplies, time, events, what holds for a while or comes later, the end."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from vanguard_desktop.core import Between, Effect, Named, PathId
from vanguard_desktop.setting import Stat

from ..lasting import Due, Lasting, Until


class Which(Enum):
    """Which time tracks an effect concerns."""

    ALL = "all"
    THIS = "this"
    CONDITION = "condition"


class LoseSupplies(Effect, tag="lose_supplies"):
    """The supply marker moves down, at most to 0 (GEN-15, GEN-38); a lander statistic may reduce the loss (LND-16)."""

    count: int = 1
    reduced_by: Stat | None = None


class LoseLess(Effect, tag="lose_less"):
    """So much less is lost of the supplies that were about to be lost."""

    count: int = 1


class GainSupplies(Effect, tag="gain_supplies"):
    """The supply marker moves up, never past the last space (GEN-38)."""

    count: int = 1


class GainSuccesses(Effect, tag="gain_successes"):
    """Success tokens for the team (GEN-37)."""

    count: int = 1


class AdvanceTime(Effect, tag="advance_time"):
    """Time tracks progress (TIM-03)."""

    which: Which = Which.ALL
    count: int = 1


class ReduceTime(Effect, tag="reduce_time"):
    """A time token goes back; it triggers no space (TIM-06, TIM-07)."""

    which: Which = Which.THIS
    count: int = 1


class TurnBackTime(Effect, tag="turn_back_time"):
    """One time token of choice goes back; it triggers no space (TIM-06, TIM-07)."""

    count: int = 1


class HoldTime(Effect, tag="hold_time"):
    """One time track of choice does not make its next progress."""


class Arrange(Enum):
    """What may be done with event cards that were looked at."""

    LEAVE = "leave"
    ANY_ORDER = "any_order"
    OR_BOTTOM = "or_bottom"


class LookAtEvents(Effect, tag="look_at_events"):
    """Look at the top event cards and perhaps put them back in another order or to the bottom (GEN-35)."""

    count: Annotated[int, Between(1, 4)] = 1  # every order of them is an alternative
    arrange: Arrange = Arrange.LEAVE


class SeeMoreEvents(Effect, tag="see_more_events"):
    """Instead of the next event so many are revealed: one is resolved, the others are discarded (EVT-01)."""

    count: int = 2


class FewerEvents(Effect, tag="fewer_events"):
    """So many events less are drawn at the end of this turn (TRN-16)."""

    count: int = 1


class DrawEvents(Effect, tag="draw_events"):
    """Event cards are revealed and resolved now; in the air no biome is visible (EVT-05, LND-28)."""

    count: int = 1


class TakeStartToken(Effect, tag="take_start_token"):
    """Whoever is addressed takes the start token; the turns of this round follow clockwise from there (TRN-05)."""


class ExtraAction(Effect, tag="extra_action"):
    """One more action in this turn (TRN-15)."""


class RepeatBasic(Effect, tag="repeat_basic"):
    """The basic action that you took last is done once more, without using an action (ACT-21, ACT-35, ACT-38)."""


class EndTurn(Effect, tag="end_turn"):
    """The turn is over after this; the end phase draws so many events (TRN-16)."""

    events: Annotated[int, Between(0, 9)] = 1


class Last(Effect, tag="last"):
    """Something holds for you for a while, or for everybody in this sector (`here`) or on a path.

    Which path is the player's choice: one of the sector, or any.
    """

    what: Lasting
    until: Until
    uses: int | None = None
    letter: Annotated[str, Named("dangers")] | None = None
    here: bool = False
    team: bool = False
    a_path: bool = False
    any_path: bool = False
    path: PathId | None = None


class Later(Effect, tag="later"):
    """A text that is carried out at its time (TRN-25).

    That is the next start or end of a round, the end of the next turn, or the next check before its results are
    modified.
    """

    due: Due
    effect: Effect


class AtRandom(Effect, tag="at_random"):
    """One of these texts is carried out, each as likely as the others (CYC-17, RND-08)."""

    options: tuple[Effect, ...]


class StayOnPlanet(Effect, tag="stay_on_planet"):
    """The lift-off that was agreed on does not take place; the turn goes on, and no action is used (ACT-43)."""


class EndExpedition(Effect, tag="end_expedition"):
    """A text ends the expedition; nobody is left behind (END-14)."""
