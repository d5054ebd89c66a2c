"""The families of cards that the habitat brings: each class is one family of a pack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .base import *
from .base import ShutdownCard, StructureCard, UpgradeCard
from .campaigns import *
from .campaigns import CampaignCard
from .crew import *
from .crew import AbilityCard, ConditionCard, DroneCard, ProfessionCard, ProfileCard
from .hooks import *
from .journal import *
from .journal import JournalCard
from .malfunctions import *
from .malfunctions import MalfunctionCard
from .missions import *
from .missions import MissionCard
from .regions import *
from .regions import FindCard, RegionCard
from .special_actions import *
from .story import *
from .story import AdventureCard, EventCard, FollowUpCard

# By the name of their files: other books have missions and events too.
FAMILIES: Mapping[str, type[Any]] = {
    "habitat_structures": StructureCard,
    "habitat_upgrades": UpgradeCard,
    "habitat_shutdowns": ShutdownCard,
    "habitat_malfunctions": MalfunctionCard,
    "habitat_regions": RegionCard,
    "habitat_finds": FindCard,
    "habitat_professions": ProfessionCard,
    "habitat_abilities": AbilityCard,
    "habitat_profiles": ProfileCard,
    "habitat_conditions": ConditionCard,
    "habitat_drones": DroneCard,
    "habitat_events": EventCard,
    "habitat_follow_ups": FollowUpCard,
    "habitat_adventures": AdventureCard,
    "habitat_missions": MissionCard,
    "habitat_journal": JournalCard,
    "habitat_campaigns": CampaignCard,
}
