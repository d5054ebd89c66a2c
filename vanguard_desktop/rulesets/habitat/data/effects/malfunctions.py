"""Effects on the malfunction tracks and their board."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between

from ..kinds import Complex, Family, Modifier, Rover, StructureKind
from .common import OnCard


class ChangeTrack(OnCard, tag="malfunction"):
    """A malfunction track goes up or down; a full one has a card drawn (HMF-09)."""

    complex: Complex | None = None
    by: Annotated[int, Between(-5, 5)]


class RaiseTracks(OnCard, tag="malfunction_at_least"):
    """Each malfunction track that is lower is set to this level (LCC)."""

    level: Annotated[int, Between(0, 4)]


class SwapTracks(OnCard, tag="swap"):
    """Two tracks exchange their levels; that draws no card (HMF-16)."""

    one: Complex
    other: Complex


class ResolveCard(OnCard, tag="malfunction_card"):
    """A card of a deck is looked for and resolved, of a family or for a structure (HMF-26)."""

    complex: Complex
    family: Family | None = None
    structure: StructureKind | None = None


class TurnBoard(OnCard, tag="board"):
    """A marker of the malfunction board turns red or green (HMF-13)."""

    complex: Complex
    red: bool = True


class ChangeDie(OnCard, tag="die"):
    """Malfunction dice that were rolled show more or less: one of a complex, or each (HMF-06)."""

    complex: Complex | None = None
    by: Annotated[int, Between(-4, 4)]


class MarkRover(OnCard, tag="rover"):
    """A modifier token on a rover (HMK-10)."""

    rover: Rover
    modifier: Modifier


class RollForRover(OnCard, tag="roll_for_rover"):
    """The green wound die is rolled for a rover; on a wound it breaks down (HPR-36, HRO-07)."""

    rover: Rover


class LoseSample(OnCard, tag="lose_sample"):
    """A sample of the group's choice is taken from a region (HPR-37)."""


class SpendSample(OnCard, tag="spend_sample"):
    """An available sample is discarded (HAB-12)."""


class ReturnExamined(OnCard, tag="return_examined"):
    """Every examined sample is available again (WLC)."""


class HurtTheIll(OnCard, tag="hurt_the_ill"):
    """Every astronaut with a condition suffers a wound (LMC)."""
