"""What holds for a while though a rule says otherwise: for whom or which place, and until when (GEN-02)."""

from __future__ import annotations

from enum import Enum

import attrs

from vanguard_desktop.core import NOBODY, DieId, Effect, MemberId, PathId, SectorId, Source
from vanguard_desktop.setting import Stat


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
class InForce:
    """Something in force: for `who`, in `sector` or on `path`; without them for everybody, everywhere.

    `whom` is somebody else whom it concerns, as the one to whom dice are lent; `die` lies with that `face` up.

    `owner` is the crew member whose turn, travel or check ends it. What was said in the middle of such a check is not
    `ready`: it speaks of the next one. A waiting text keeps its `effect`, the place and the card that said it.
    """

    what: Lasting
    until: Until
    owner: MemberId | None = None
    who: MemberId | None = None
    whom: MemberId | None = None
    sector: SectorId | None = None
    path: PathId | None = None
    letter: str | None = None
    stat: Stat | None = None
    die: DieId | None = None
    face: int | None = None
    count: int = 1
    uses: int | None = None
    due: Due | None = None
    effect: Effect | None = None
    source: Source = NOBODY
    ready: bool = True
