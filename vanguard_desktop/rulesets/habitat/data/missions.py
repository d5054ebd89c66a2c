"""How a mission is laid out and how it ends: questions and events."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Command, Effect, Event, MemberId, Reason

from .effects.ground import FarmRule
from .effects.missions import Share
from .kinds import Complex, Drone, Item, Modifier, Space


class SetUpMission(Effect, tag="step_set_up"):
    """The mission is laid out: what needs chance or a choice (HSU)."""


class DealProfiles(Effect, tag="step_deal_profiles"):
    """Every astronaut gets a random profile card (HSU-18)."""


class DrawUpgrades(Effect, tag="step_draw_upgrades"):
    """So many random upgrade cards are available (HSU-16)."""

    count: int


class ChooseDrones(Effect, tag="step_choose_drones"):
    """The group chooses so many drones for the mission (HSU-22, HSU-23)."""

    count: int


class ChooseFirst(Effect, tag="step_choose_first"):
    """The group names the First Player (HSU-19)."""


class CheckEnd(Effect, tag="step_check_end"):
    """Objectives that are reached now, and whether the mission is won (HRD-10); `of_sol` at the end of a sol."""

    of_sol: bool = False


class EndOffered(Event, tag="end_offered", rule="HEN-04"):
    """All mandatory objectives are reached: from now on the group may end the mission at the end of every sol."""


class ProfileDealt(Event, tag="profile_dealt", rule="HSU-18"):
    """An astronaut gets a profile card."""

    who: MemberId
    card: CardId
    drawn: int


class UpgradeOffered(Event, tag="upgrade_offered", rule="HSU-16"):
    """An upgrade card is available."""

    card: CardId
    drawn: int


class DroneChosen(Event, tag="drone_chosen", rule="HSU-22"):
    """A drone comes along."""

    drone: Drone


class FirstNamed(Event, tag="first_named", rule="HSU-19"):
    """Who is First Player in the first sol."""

    who: MemberId


class ObjectiveReached(Event, tag="objective_reached", rule="HEN-10"):
    """An objective of the mission is reached."""

    objective: CardId


class Noted(Event, tag="noted", rule="HMS-32"):
    """Something is kept with the result."""

    id: CardId


class MissionWon(Event, tag="mission_won", rule="HEN-01"):
    """The mission is won."""


class MissionLost(Event, tag="mission_lost", rule="HEN-06"):
    """The mission is lost."""


class BoardTurned(Event, tag="board_turned", rule="HMF-10"):
    """A marker of the malfunction board turns."""

    complex: Complex
    red: bool


class MissionTrackMoved(Event, tag="mission_track_moved", rule="HMS-22"):
    """A track of the mission rises; what exceeds its cap is lost."""

    track: CardId
    by: int


class ResearchDrawn(Event, tag="research_drawn", rule="HRS-18", reveals=True):
    """A research card is read and shuffled back in."""

    number: int
    percent: int
    drawn: int


class ResearchRedrawn(Event, tag="research_redrawn", rule="HGN-12", reveals=True):
    """Another research card counts in place of the first."""

    number: int
    percent: int
    drawn: int


class WithResearch(Effect):
    """What a research card that was drawn is for; `again`: it is binding (HGN-12). With `percent` it is drawn among
    those that count for percentages, and `out` are the cards that lie out already.
    """

    number: int
    again: bool = False
    percent: bool = False
    out: tuple[int, ...] = ()


class CountResearch(WithResearch, tag="step_count_research"):
    """A track of the mission rises by what the drawn card says, or by half of it."""

    track: CardId
    share: Share
    by: int = 0
    percent: bool = True


class FadeLoad(WithResearch, tag="step_fade_load"):
    """The load that the drawn card names loses a white marker (HMS-19)."""

    tokens: tuple[CardId, ...]


class EnterNumbered(WithResearch, tag="step_enter_numbered"):
    """A sample with the number of the drawn card enters (HMS-21)."""

    place: str


class OfferNumbered(WithResearch, tag="step_offer_numbered"):
    """One more research card is drawn, then a sample with one of the numbers is taken."""

    numbers: tuple[int, ...]
    left: int


class TakeNumber(Effect, tag="step_take_number"):
    """A sample with one of these numbers is taken."""

    numbers: tuple[int, ...]


class WithDirection(Effect):
    """What a direction card that was drawn is for; `again`: it is binding (HGN-12). `out` lie out already."""

    direction: str
    again: bool = False
    out: tuple[str, ...] = ()


class PlaceEcho(WithDirection, tag="step_place_echo"):
    """An echo lies on the space of the drawn direction; then the next one comes."""

    ring: int
    left: int


class PlaceMark(WithDirection, tag="step_place_mark"):
    """A token lies on the space of the drawn direction, and on that of ring 2 if the card is intense."""

    modifier: Modifier


class DirectionRead(Event, tag="direction_read", rule="HRS-19", reveals=True):
    """A direction card is read."""

    direction: str
    drawn: int


class DirectionReread(Event, tag="direction_reread", rule="HGN-12", reveals=True):
    """Another direction card counts in place of the first."""

    direction: str
    drawn: int


class EchoPlaced(Event, tag="echo_placed", rule="HMS-15"):
    """An echo lies on a space."""

    space: Space


class EchoLost(Event, tag="echo_lost", rule="HMS-15"):
    """An echo is gone from a space."""

    space: Space


class ChainDeclared(Event, tag="chain_declared", rule="HMS-16"):
    """The path of the chain is fixed; echoes beside it are gone (HBM-05)."""

    spaces: tuple[Space, ...]


class ObjectBuilt(Event, tag="object_built", rule="HBD-24"):
    """An object of the mission stands on a region."""

    space: Space
    object: CardId


class CampMade(Event, tag="camp_made", rule="HMS-27"):
    """Routes may start there from now on."""

    space: Space


class MarkersChanged(Event, tag="markers_changed", rule="HMS-07"):
    """White markers on a load."""

    token: CardId
    by: int


class ResearchOut(Event, tag="research_out", rule="HRS-21"):
    """A research card stays out until all six are."""

    number: int


class LoadMarked(Event, tag="load_marked", rule="HMS-19"):
    """A modifier token lies on a load."""

    token: CardId
    modifier: Modifier


class LoadCleared(Event, tag="load_cleared", rule="HMK-02"):
    """All tokens of a kind are gone from a load."""

    token: CardId
    modifier: Modifier


class ContentRolled(Event, tag="content_rolled", rule="HMS-17", reveals=True):
    """The yellow die names a content; one that was found already is rolled again."""

    shows: int
    drawn: int


class LoadRevealed(Event, tag="load_revealed", rule="HMS-18", reveals=True):
    """A hidden load is replaced by the token of its content."""

    token: CardId
    content: CardId


class NumberedEntered(Event, tag="numbered_entered", rule="HMS-21"):
    """A numbered sample lies on a region, or in the loading zone."""

    item: Item
    place: str


class DirectionDropped(Event, tag="direction_dropped", rule="HMS-24"):
    """A direction card is out of the mission."""

    direction: str


class PercentDropped(Event, tag="percent_dropped", rule="HMS-24"):
    """A research card is out of all draws of percentages."""

    number: int


class DieLocked(Event, tag="die_locked", rule="HMS-25"):
    """A malfunction die is not rolled in this sol."""

    complex: Complex


class FarmRuled(Event, tag="farm_ruled", rule="HMS-23"):
    """What the plants do in this sol is settled."""

    rule: FarmRule


class TrackAided(Event, tag="track_aided", rule="HRM-15"):
    """A track has not come so far by samples alone."""

    track: CardId


class RegionRevealed(Event, tag="region_revealed", rule="HEX-27", reveals=True):
    """A tile lies on a space without being explored."""

    space: Space
    card: CardId | None
    drawn: int


class BundleOpened(Event, tag="bundle_opened", rule="HMS-29"):
    """A bundle turns into its contents; what is still `pending` comes with clean-up, food always does."""

    item: Item
    pending: bool = False


class OpenBundle(Command, tag="open_bundle"):
    """Exchange a token for what it grants (HGN-16)."""

    item: Item


class DeclareChain(Command, tag="declare_chain"):
    """Declare a chain of echoes; the choice is final (HMS-16)."""

    spaces: tuple[Space, ...]


class NoChain(Reason, tag="no_chain", rule="HMS-16"):
    """These echoes make no chain."""


class ObjectivePlaced(Event, tag="objective_placed", rule="HMS-05"):
    """An objective token lies on a space of the map."""

    space: Space
    item: Item


class ItemDropped(Event, tag="item_dropped", rule="HMS-12"):
    """What was collected does not come along; something else happens instead."""

    item: Item


class DieForParts(Event, tag="die_for_parts", rule="HDC-17", reveals=True):
    """A malfunction die is rolled for a number of parts."""

    die: Complex
    shows: int
    drawn: int
