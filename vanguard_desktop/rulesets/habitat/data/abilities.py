"""Decision points, and what may be used there: abilities, find tokens, upgrades (HRD-07, HRD-08, HAB)."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.core import CardId, Command, Effect, Event, MemberId, Reason

from .common import HabitatDecision
from .kinds import Color, Item, Sign, StructureId


class Point(Enum):
    """Where the game may stop (HRD-08)."""

    PHASE_BEGINS = "phase_begins"
    PHASE_ENDS = "phase_ends"
    BEFORE_ACTION = "before_action"
    AFTER_ACTION = "after_action"
    DICE_ROLLED = "dice_rolled"
    REGION_REACHED = "region_reached"
    CONDITION_DRAWN = "condition_drawn"
    RESEARCH_DRAWN = "research_drawn"
    DIRECTION_DRAWN = "direction_drawn"
    MALFUNCTION_DRAWN = "malfunction_drawn"
    MALFUNCTIONS_ROLLED = "malfunctions_rolled"


class Stops(Enum):
    """When the game stops at decision points (HRD-11)."""

    ALWAYS = "always"
    USEFUL = "useful"
    NEVER = "never"


class Pause(Effect, tag="step_pause"):
    """A decision point: the game stops if somebody has something to use that would change something (HRD-11)."""

    point: Point


class OpenPlan(Effect, tag="step_open_plan"):
    """The plan lies open again after something was used."""


class AskGoOn(HabitatDecision, tag="ask_go_on", automatic=False):
    """Is something used now, or does the game go on?"""

    point: Point


class GoOn(Command, tag="go_on"):
    """Nothing is used (any more)."""


class UseAbility(Command, tag="use_ability"):
    """An astronaut uses an ability for morale tokens (HAB-02)."""

    who: MemberId
    ability: CardId


class UseFind(Command, tag="use_find"):
    """A find token is used (HEX-30)."""

    item: Item


class ScrapUpgrade(Command, tag="scrap_upgrade"):
    """An upgrade card that is not built is exchanged for its two parts (HBD-17)."""

    item: Item


class UseAssayBench(Command, tag="use_assay_bench"):
    """The assay bench has a blue success die rolled again, once in a sol (HCT-01)."""


class AbilityUsed(Event, tag="ability_used", rule="HAB-02"):
    """An ability is used: its tokens are paid, and it waits for clean-up."""

    who: MemberId
    ability: CardId
    tokens: int


class FindUsed(Event, tag="find_used", rule="HEX-30"):
    """A find token is used and discarded."""

    item: Item


class UpgradeScrapped(Event, tag="upgrade_scrapped", rule="HBD-17"):
    """An upgrade card goes back into the box."""

    item: Item


class BenchUsed(Event, tag="bench_used", rule="HCT-01"):
    """The assay bench was used in this sol."""


class DieCanceled(Event, tag="die_canceled", rule="HAB-08"):
    """What a die of this action shows does not count."""

    sign: Sign


class GuardLaid(Event, tag="guard_laid", rule="HAB-15"):
    """The culture guard stands on a space of the growth track."""

    space: int


class UpgradeFound(Event, tag="upgrade_found", rule="HBD-16"):
    """A random upgrade card is available."""

    card: CardId
    drawn: int


class ElementIgnored(Event, tag="element_ignored", rule="HCT-03"):
    """A red element brings nothing until clean-up."""

    spot: str


class AskBooster(Effect, tag="step_ask_booster"):
    """The booster cell names a red element for this sol (HCT-03)."""


class RerollSuccess(Effect, tag="step_reroll_success"):
    """The success die of the action is rolled again."""

    color: Color


class DripGrow(Effect, tag="step_drip_grow"):
    """The drip lines let one growth marker move once more (HCT-05)."""


class MarkerDripped(Event, tag="marker_dripped", rule="HCT-05"):
    """A growth marker has moved a second space; on the last one it ripens in this farm."""

    space: int
    farm: StructureId | None = None


class SecondTileWanted(Event, tag="second_tile_wanted", rule="HAB-08"):
    """The exploration that has just succeeded draws two tiles."""


class SecondConditionShown(Event, tag="second_condition_shown", rule="HAB-08", reveals=True):
    """Another condition token is drawn beside the first."""

    card: CardId
    drawn: int


class NoWindow(Reason, tag="no_window", rule="HRD-07"):
    """This is used at decision points, not in the middle of something."""


class NotAtHand(Reason, tag="not_at_hand", rule="HAB-11"):
    """This is not at hand, or still locked."""


class UsedAlready(Reason, tag="used_already", rule="HAB-03"):
    """This has been used in this sol."""


class HasMigraine(Reason, tag="has_migraine", rule="HAB-07"):
    """With a migraine nobody uses abilities."""

    who: MemberId


class TooFewTokens(Reason, tag="too_few_tokens", rule="HAB-02"):
    """The price of an ability is paid by its owner alone."""

    who: MemberId


class ChangesNothing(Reason, tag="changes_nothing", rule="HAB-09"):
    """This would change nothing now."""
