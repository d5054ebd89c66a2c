"""Effects of campaigns: modules that are raised, things that last, loads that are laid out, what a mission leaves."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between, CardId

from ..kinds import Modifier, Space, StructureId
from .common import OnCard

Few = Annotated[int, Between(1, 9)]


class RaiseModule(OnCard, tag="raise_module"):
    """A structure of the hub that is not in play comes into play, of the group's choice (HCA-11)."""


class RaiseRest(OnCard, tag="raise_rest"):
    """All structures that are not in play come into play, each with so many red elements of choice (HCA-14)."""

    broken: Few


class BreakSome(OnCard, tag="break_some"):
    """So many green elements of one structure turn red, of the group's choice."""

    structure: StructureId
    count: Few


class FoldField(OnCard, tag="fold_field"):
    """All field structures leave the game with what stands in them (HCA-16)."""


class LoseStructure(OnCard, tag="lose_structure"):
    """The structure that has just broken leaves the game for good (HCA-15)."""

    structure: StructureId | None = None


class ScatterLoads(OnCard, tag="scatter"):
    """Each of these loads lies on the space of a ring that a direction card names, without return."""

    tokens: tuple[CardId, ...]
    ring: Annotated[int, Between(1, 3)]


class MarkLoad(OnCard, tag="mark_load"):
    """A modifier token on a load, by what it turned out to be."""

    load: CardId
    modifier: Modifier


class SwapLoad(OnCard, tag="swap_load"):
    """A load turns into another one where it lies."""

    load: CardId
    to: CardId


class SetWall(OnCard, tag="wall"):
    """A space counts as walled, or as open, whatever its region is (HFX-11)."""

    space: Space
    on: bool = True


class ClearWalls(OnCard, tag="clear_walls"):
    """Walls are where the regions have them again."""


class ChangeSols(OnCard, tag="sols"):
    """The mission has so many sols more or fewer at its end (HFX-11)."""

    by: Annotated[int, Between(-3, 3)]


class RenewDecks(OnCard, tag="renew_decks"):
    """The discards of the three malfunction decks are shuffled in (HCA-04)."""


class UpgradesByObjectives(OnCard, tag="upgrades_by_objectives"):
    """A random upgrade card for each so many optional objectives that were reached."""

    each: Few = 1


class InstallUpgrade(OnCard, tag="install_upgrade"):
    """A random upgrade works in its structure at once (HBD-16)."""


class InfectWounded(OnCard, tag="infect_wounded"):
    """A random astronaut with a wound draws a condition (HCA-40)."""


class CureEverybody(OnCard, tag="cure_everybody"):
    """All conditions of everybody are gone (HCA-44)."""


class NumberEverything(OnCard, tag="number_everything"):
    """Every sample is replaced by a numbered one, and regions without any get one (HCA-46)."""


class LastingConditions(OnCard, tag="lasting_conditions"):
    """Conditions still held become permanent, unless the group gives up an upgrade for one (HCA-45)."""


class EraseTerrain(OnCard, tag="erase_terrain"):
    """The region of the action that is being resolved gets a name, and its terrain is gone for good (HCA-35)."""
