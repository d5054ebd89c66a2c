"""What abilities ask about what is about to happen, and about the place where somebody stands."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Test
from vanguard_desktop.setting import Biome, DiscoveryType, InjuryKind


class DangerIs(Test, tag="danger_is"):
    """The danger die has one of these letters."""

    letters: tuple[str, ...]


class InjuryIs(Test, tag="injury_is"):
    """The injury is of one of these kinds."""

    kinds: tuple[InjuryKind, ...]


class FromPath(Test, tag="from_path"):
    """It comes from an icon of the path on which somebody travels."""


class HitsYou(Test, tag="hits_you"):
    """It is about to happen to you and to nobody else."""


class FourthInjury(Test, tag="fourth_injury"):
    """Whoever is about to gain the injury has three already (INJ-11)."""


class LossAtMost(Test, tag="loss_at_most"):
    """At most so many supplies are about to be lost."""

    count: int


class LeadsFor(Test, tag="leads_for"):
    """The leads are for one of these discovery decks."""

    types: tuple[DiscoveryType, ...]


class LandingDieFell(Test, tag="landing_die_fell"):
    """The ten-sided die of the landing has just fallen; its row has not taken effect yet."""


class BiomeHere(Test, tag="biome_here"):
    """Your sector shows one of these biomes."""

    biomes: tuple[Biome, ...]


class FinishedHere(Test, tag="finished_here"):
    """Your sector shows the last-POI icon (PLN-29)."""


class PoiComes(Test, tag="poi_comes"):
    """That point of interest is the one that has just come, wherever it lies (PLN-16)."""

    card: CardId


class StillHere(Test, tag="still_here"):
    """You stand where the text was carried out first."""


class NoSpecialAction(Test, tag="no_special_action"):
    """No special action was taken in this turn."""


class FirstAction(Test, tag="first_action"):
    """Your turn is on, and one action is left of its two (TRN-07)."""


class TeamHere(Test, tag="team_here"):
    """The whole team stands in your sector."""


class InTheAir(Test, tag="in_the_air"):
    """The lander is still on its way down (LND-28)."""
