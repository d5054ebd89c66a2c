"""Campaigns: how missions follow each other, and what lasts (HCP)."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from vanguard_desktop.core import CardId, Command, Effect, Event, MemberId, mappings_in_order

from .common import HabitatDecision
from .effects.common import OnCard
from .kinds import Condition, Difficulty, Item, Space, StructureId, Who
from .missions import WithDirection


@attrs.frozen(kw_only=True)
class Finished:
    """How a mission of the campaign ended (HCA-07, HDF-06)."""

    mission: CardId
    won: bool
    optional: int
    difficulty: Difficulty


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class Campaign:
    """The campaign that a mission belongs to: which of its missions that is, how those before it ended, how many
    discoveries were made, and what is permanent (HCP-14).
    """

    card: CardId
    legacy: bool = False
    at: int = 0
    record: tuple[Finished, ...] = ()
    discoveries: int = 0
    opened: tuple[CardId, ...] = ()
    named: Mapping[Space, int] = attrs.field(factory=dict)
    permanent: Mapping[MemberId, tuple[Condition, ...]] = attrs.field(factory=dict)
    score: int | None = None


class CloseMission(Effect, tag="step_close_mission"):
    """A mission of a campaign is over: what it leaves behind, then the next one."""


class GoOnWithCampaign(Effect, tag="step_go_on_with_campaign"):
    """The next mission of the campaign is laid out, or the campaign ends."""


class BeginMission(Effect, tag="step_begin_mission"):
    """The set-up is done (HCP-07)."""


class ChooseDifficulty(HabitatDecision, tag="choose_difficulty", automatic=False):
    """How hard is the next mission (HDF-06)?"""


class SetDifficulty(Command, tag="set_difficulty"):
    """Play the next mission like this."""

    difficulty: Difficulty


class Unlock(OnCard, tag="unlock"):
    """Somebody chooses a locked ability card of their own (HCP-08)."""

    who: Who


class UnlockOne(Effect, tag="step_unlock_one"):
    """Which of several locked ability cards it is."""


class PlaceLoad(WithDirection, tag="step_place_load"):
    """A load lies on the space of the drawn direction; then the next one comes."""

    ring: int
    tokens: tuple[CardId, ...]


class KeepCondition(Effect, tag="step_keep_condition"):
    """A condition becomes permanent for its owner."""

    condition: Condition


class GiveUpUpgrade(Effect, tag="step_give_up_upgrade"):
    """An upgrade goes back into the box."""


class NamePlace(Effect, tag="step_name_place"):
    """What a place is called from now on."""

    space: Space


class MissionClosed(Event, tag="mission_closed", rule="HCP-05"):
    """What was pending is available, the journal is closed, the agenda goes on (HCP-06, HAP-25)."""

    finished: Finished


class Replaced(Event, tag="replaced", rule="HCP-15"):
    """A new astronaut of the same profession takes over seat, drones and profile."""

    who: MemberId


class SavePointReached(Event, tag="save_point_reached", rule="HCP-07"):
    """From here on the campaign can be continued."""

    mission: CardId


class DifficultySet(Event, tag="difficulty_set", rule="HDF-06"):
    """How hard the next mission is."""

    difficulty: Difficulty


class MissionLaid(Event, tag="mission_laid", rule="HCP-03"):
    """The next mission starts from the situation at the end of the one before."""

    mission: CardId


class MissionBegun(Event, tag="mission_begun", rule="HCP-12"):
    """The set-up is done: from here a mission of a standard campaign is played again (HCP-11)."""

    mission: CardId


class CampaignEnded(Event, tag="campaign_ended", rule="HCA-07"):
    """The score of the campaign, and its ending, counted from 1; none if no ending is printed."""

    score: int
    ending: int


class AbilityUnlocked(Event, tag="ability_unlocked", rule="HCP-08"):
    """An ability card can be used from now on."""

    who: MemberId
    card: CardId


class BlockOpened(Event, tag="block_opened", rule="HMS-30", reveals=True):
    """A sealed block is read for the first time."""

    id: CardId


class FieldFolded(Event, tag="field_folded", rule="HCA-16"):
    """The field structures leave the game."""


class StructureLost(Event, tag="structure_lost", rule="HCA-15"):
    """A structure leaves the game for good."""

    structure: StructureId


class LoadSwapped(Event, tag="load_swapped", rule="HCA-24"):
    """A load turns into another one."""

    item: Item
    to: Item


class WallSet(Event, tag="wall_set", rule="HFX-11"):
    """A space counts as walled, or as open."""

    space: Space
    on: bool


class WallsCleared(Event, tag="walls_cleared", rule="HFX-11"):
    """Walls are where the regions have them again."""


class SolsChanged(Event, tag="sols_changed", rule="HFX-11"):
    """The mission has more sols, or fewer."""

    by: int


class UpgradeInstalled(Event, tag="upgrade_installed", rule="HBD-16"):
    """A random upgrade works at once."""

    card: CardId
    drawn: int


class UpgradeGivenUp(Event, tag="upgrade_given_up", rule="HCA-45"):
    """An upgrade goes back into the box."""

    card: CardId


class ConditionKept(Event, tag="condition_kept", rule="HCA-45"):
    """A condition stays for good."""

    who: MemberId
    condition: Condition


class SamplesLeft(Event, tag="samples_left", rule="HCA-46"):
    """Plain samples and discoveries leave the game; numbered ones take their place."""


class PlaceNamed(Event, tag="place_named", rule="HCA-35"):
    """A region has a name of the group's choice, counted from 1, and no terrain any more."""

    space: Space
    name: int
