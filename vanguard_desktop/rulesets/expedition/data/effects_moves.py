"""What cards do to travel, to what is about to hit, and for a while: effects that last or come due later."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

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


class LeavingCosts(Effect, tag="leaving_costs"):
    """Whoever travels out of the sector before the end of the next turn spends dice first."""

    count: int = 1


class RaiseStat(Effect, tag="raise_stat"):
    """A statistic of the lander is higher for the landing roll that has just fallen (LND-19)."""

    stat: Stat
    count: int = 1


class RaiseAnyStat(Effect, tag="raise_any_stat"):
    """The same for a statistic of choice."""

    count: int = 1


class RerollLanding(Effect, tag="reroll_landing"):
    """The ten-sided die of the landing falls again; the row of the first result is void (RND-09)."""


class Later(Effect, tag="later"):
    """A text that is carried out at its time (TRN-25).

    That is the next start or end of a round, the end of the next turn, or the next check before its results are
    modified.
    """

    due: Due
    effect: Effect


class ComeAlong(Effect, tag="come_along"):
    """Whoever is addressed goes where the traveler goes, without icons of its own (ACT-33)."""


class MoveBack(Effect, tag="move_back"):
    """Back to the sector from which the crew member came."""


class FetchHere(Effect, tag="fetch_here"):
    """A crew member of a connected sector moves to this one (ACT-33, ACT-34)."""


class MoveToVisited(Effect, tag="move_to_visited"):
    """To a sector that the team has visited, of choice; only to one with the important icon, if it says so."""

    important: bool = False


class TravelOnce(Effect, tag="travel_once"):
    """A travel beside the actions of a turn, with its icons (ACT-21 to ACT-28)."""


class TakeStartToken(Effect, tag="take_start_token"):
    """Whoever is addressed takes the start token; the turns of this round follow clockwise from there (TRN-05)."""


class TakeInjury(Effect, tag="take_injury"):
    """You gain the injury that was about to hit another."""


class ForHit(Effect, tag="for_hit"):
    """Something for the one who is about to be hit."""

    effect: Effect


class LoseLess(Effect, tag="lose_less"):
    """So much less is lost of the supplies that were about to be lost."""

    count: int = 1


class CancelDangerDie(Effect, tag="cancel_danger_die"):
    """In a check: a danger die of that letter is not resolved (CHK-52)."""

    letter: Annotated[str, Named("dangers")]


class LeadsAnywhere(Effect, tag="leads_anywhere"):
    """The leads that are being placed may go on any discovery deck."""


class RefreshOther(Effect, tag="refresh_other"):
    """A die of another color than the one just spent comes back."""

    count: int = 1


class RefreshAll(Effect, tag="refresh_all"):
    """All dice of a color, or all, come back from the spent pool as far as they find a slot (DIE-21, DIE-22)."""

    color: Color | None = None


class FlipKind(Effect, tag="flip_kind"):
    """An injury card of one of these kinds is turned face down (INJ-20)."""

    kinds: tuple[InjuryKind, ...]


class Borrow(Effect, tag="borrow"):
    """Whoever uses this lends you so many of its available dice for your dice checks of this round (CHK-09)."""

    count: int = 3


class RepeatBasic(Effect, tag="repeat_basic"):
    """The basic action that you took last is done once more, without using an action (ACT-21, ACT-35, ACT-38)."""


MovesEffect = (
    Last | LeavingCosts | RaiseStat | RaiseAnyStat | RerollLanding | Later | ComeAlong | MoveBack | FetchHere
    | MoveToVisited | TravelOnce | TakeStartToken | TakeInjury | ForHit | LoseLess | CancelDangerDie | LeadsAnywhere
    | RefreshOther | RefreshAll | FlipKind | Borrow | RepeatBasic
)  # fmt: skip
MOVES_EFFECTS: tuple[type[Effect], ...] = MovesEffect.__args__
