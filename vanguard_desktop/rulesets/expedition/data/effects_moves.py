"""What cards do to travel, to what is about to hit, and for a while: effects that last or come due later."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, ClassVar

import attrs

from vanguard_desktop.core.fields import Named
from vanguard_desktop.core.ids import PathId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.setting.cards import InjuryKind, Stat


class Lasting(Enum):
    """What may hold for a while, though a rule says otherwise (GEN-02)."""

    IGNORE_ICON = "ignore_icon"
    IGNORE_TRAVEL_ICONS = "ignore_travel_icons"
    FREE_PATH = "free_path"
    AGAINST_ARROWS = "against_arrows"
    PAST_NO_MOVEMENT = "past_no_movement"
    PAST_CLOSED = "past_closed"
    COMES_ALONG = "comes_along"
    FREE_REST = "free_rest"
    NO_SUPPLY_LOSS = "no_supply_loss"
    NO_DANGER = "no_danger"
    NO_ASSIST = "no_assist"
    CLOSED_TO_THREATS = "closed_to_threats"
    LEAVING_COSTS = "leaving_costs"
    STAT_UP = "stat_up"
    SPEND_INSTEAD = "spend_instead"
    STAND_FAST = "stand_fast"
    REST_MORE = "rest_more"
    NO_EVENT = "no_event"
    NO_EVENTS_DRAWN = "no_events_drawn"
    PREPARE_MORE = "prepare_more"
    DANGER_AGAIN = "danger_again"
    REACH = "reach"
    LENDING = "lending"
    ONE_IS_HIT = "one_is_hit"
    TRAVEL_LAST = "travel_last"
    FREE_BASIC = "free_basic"
    KEPT_FACE = "kept_face"
    BARRED = "barred"
    LOADED = "loaded"
    POI_CHOSEN = "poi_chosen"
    LATER = "later"


class Until(Enum):
    """How long something lasts."""

    TRAVEL = "travel"
    CHECK = "check"
    TURN_END = "turn_end"
    OWN_TURN = "own_turn"
    ROUND = "round"
    NEXT_ROUND = "next_round"
    LANDING_ROLL = "landing_roll"
    EXPEDITION = "expedition"


class Due(Enum):
    """When a text that waits is carried out (TRN-25)."""

    ROUND_START = "round_start"
    TURN_END = "turn_end"
    ROUND_END = "round_end"
    IN_CHECK = "in_check"


@attrs.frozen(kw_only=True)
class Last(Effect):
    """Something holds for you for a while, or for everybody in this sector (`here`) or on a path.

    Which path is the player's choice: one of the sector, or any.
    """

    tag: ClassVar[str] = "last"
    what: Lasting
    until: Until
    uses: int | None = None
    letter: Annotated[str, Named("dangers")] | None = None
    here: bool = False
    team: bool = False
    a_path: bool = False
    any_path: bool = False
    path: PathId | None = None


@attrs.frozen(kw_only=True)
class LeavingCosts(Effect):
    """Whoever travels out of the sector before the end of the next turn spends dice first."""

    tag: ClassVar[str] = "leaving_costs"
    count: int = 1


@attrs.frozen(kw_only=True)
class RaiseStat(Effect):
    """A statistic of the lander is higher for the landing roll that has just fallen (LND-19)."""

    tag: ClassVar[str] = "raise_stat"
    stat: Stat
    count: int = 1


@attrs.frozen(kw_only=True)
class RaiseAnyStat(Effect):
    """The same for a statistic of choice."""

    tag: ClassVar[str] = "raise_any_stat"
    count: int = 1


@attrs.frozen(kw_only=True)
class RerollLanding(Effect):
    """The ten-sided die of the landing falls again; the row of the first result is void (RND-09)."""

    tag: ClassVar[str] = "reroll_landing"


@attrs.frozen(kw_only=True)
class Later(Effect):
    """A text that is carried out at its time (TRN-25).

    That is the next start or end of a round, the end of the next turn, or the next check before its results are
    modified.
    """

    tag: ClassVar[str] = "later"
    due: Due
    effect: Effect


@attrs.frozen(kw_only=True)
class ComeAlong(Effect):
    """Whoever is addressed goes where the traveler goes, without icons of its own (ACT-33)."""

    tag: ClassVar[str] = "come_along"


@attrs.frozen(kw_only=True)
class MoveBack(Effect):
    """Back to the sector from which the crew member came."""

    tag: ClassVar[str] = "move_back"


@attrs.frozen(kw_only=True)
class FetchHere(Effect):
    """A crew member of a connected sector moves to this one (ACT-33, ACT-34)."""

    tag: ClassVar[str] = "fetch_here"


@attrs.frozen(kw_only=True)
class MoveToVisited(Effect):
    """To a sector that the team has visited, of choice; only to one with the important icon, if it says so."""

    tag: ClassVar[str] = "move_to_visited"
    important: bool = False


@attrs.frozen(kw_only=True)
class TravelOnce(Effect):
    """A travel beside the actions of a turn, with its icons (ACT-21 to ACT-28)."""

    tag: ClassVar[str] = "travel_once"


@attrs.frozen(kw_only=True)
class TakeStartToken(Effect):
    """Whoever is addressed takes the start token; the turns of this round follow clockwise from there (TRN-05)."""

    tag: ClassVar[str] = "take_start_token"


@attrs.frozen(kw_only=True)
class TakeInjury(Effect):
    """You gain the injury that was about to hit another."""

    tag: ClassVar[str] = "take_injury"


@attrs.frozen(kw_only=True)
class ForHit(Effect):
    """Something for the one who is about to be hit."""

    tag: ClassVar[str] = "for_hit"
    effect: Effect


@attrs.frozen(kw_only=True)
class LoseLess(Effect):
    """So much less is lost of the supplies that were about to be lost."""

    tag: ClassVar[str] = "lose_less"
    count: int = 1


@attrs.frozen(kw_only=True)
class CancelDangerDie(Effect):
    """In a check: a danger die of that letter is not resolved (CHK-52)."""

    tag: ClassVar[str] = "cancel_danger_die"
    letter: Annotated[str, Named("dangers")]


@attrs.frozen(kw_only=True)
class LeadsAnywhere(Effect):
    """The leads that are being placed may go on any discovery deck."""

    tag: ClassVar[str] = "leads_anywhere"


@attrs.frozen(kw_only=True)
class RefreshOther(Effect):
    """A die of another color than the one just spent comes back."""

    tag: ClassVar[str] = "refresh_other"
    count: int = 1


@attrs.frozen(kw_only=True)
class RefreshAll(Effect):
    """All dice of a color, or all, come back from the spent pool as far as they find a slot (DIE-21, DIE-22)."""

    tag: ClassVar[str] = "refresh_all"
    color: Color | None = None


@attrs.frozen(kw_only=True)
class FlipKind(Effect):
    """An injury card of one of these kinds is turned face down (INJ-20)."""

    tag: ClassVar[str] = "flip_kind"
    kinds: tuple[InjuryKind, ...]


@attrs.frozen(kw_only=True)
class Borrow(Effect):
    """Whoever uses this lends you so many of its available dice for your dice checks of this round (CHK-09)."""

    tag: ClassVar[str] = "borrow"
    count: int = 3


@attrs.frozen(kw_only=True)
class RepeatBasic(Effect):
    """The basic action that you took last is done once more, without using an action (ACT-21, ACT-35, ACT-38)."""

    tag: ClassVar[str] = "repeat_basic"


MovesEffect = (
    Last | LeavingCosts | RaiseStat | RaiseAnyStat | RerollLanding | Later | ComeAlong | MoveBack | FetchHere
    | MoveToVisited | TravelOnce | TakeStartToken | TakeInjury | ForHit | LoseLess | CancelDangerDie | LeadsAnywhere
    | RefreshOther | RefreshAll | FlipKind | Borrow | RepeatBasic
)  # fmt: skip
MOVES_EFFECTS: tuple[type[Effect], ...] = MovesEffect.__args__
