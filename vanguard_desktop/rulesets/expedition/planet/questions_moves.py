"""What abilities ask about what is about to happen, and about the place where somebody stands."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.setting.cards import Biome, DiscoveryType, InjuryKind


@attrs.frozen(kw_only=True)
class DangerIs(Test):
    """The danger die has one of these letters."""

    tag: ClassVar[str] = "danger_is"
    letters: tuple[str, ...]


@attrs.frozen(kw_only=True)
class InjuryIs(Test):
    """The injury is of one of these kinds."""

    tag: ClassVar[str] = "injury_is"
    kinds: tuple[InjuryKind, ...]


@attrs.frozen(kw_only=True)
class FromPath(Test):
    """It comes from an icon of the path on which somebody travels."""

    tag: ClassVar[str] = "from_path"


@attrs.frozen(kw_only=True)
class HitsYou(Test):
    """It is about to happen to you and to nobody else."""

    tag: ClassVar[str] = "hits_you"


@attrs.frozen(kw_only=True)
class FourthInjury(Test):
    """Whoever is about to gain the injury has three already (INJ-11)."""

    tag: ClassVar[str] = "fourth_injury"


@attrs.frozen(kw_only=True)
class LossAtMost(Test):
    """At most so many supplies are about to be lost."""

    tag: ClassVar[str] = "loss_at_most"
    count: int


@attrs.frozen(kw_only=True)
class LeadsFor(Test):
    """The leads are for one of these discovery decks."""

    tag: ClassVar[str] = "leads_for"
    types: tuple[DiscoveryType, ...]


@attrs.frozen(kw_only=True)
class LandingDieFell(Test):
    """The ten-sided die of the landing has just fallen; its row has not taken effect yet."""

    tag: ClassVar[str] = "landing_die_fell"


@attrs.frozen(kw_only=True)
class BiomeHere(Test):
    """Your sector shows one of these biomes."""

    tag: ClassVar[str] = "biome_here"
    biomes: tuple[Biome, ...]


@attrs.frozen(kw_only=True)
class FinishedHere(Test):
    """Your sector shows the last-POI icon (PLN-29)."""

    tag: ClassVar[str] = "finished_here"


@attrs.frozen(kw_only=True)
class PoiComes(Test):
    """That point of interest is the one that has just come, wherever it lies (PLN-16)."""

    tag: ClassVar[str] = "poi_comes"
    card: CardId


@attrs.frozen(kw_only=True)
class StillHere(Test):
    """You stand where the text was carried out first."""

    tag: ClassVar[str] = "still_here"


@attrs.frozen(kw_only=True)
class NoSpecialAction(Test):
    """No special action was taken in this turn."""

    tag: ClassVar[str] = "no_special_action"


@attrs.frozen(kw_only=True)
class FirstAction(Test):
    """Your turn is on, and one action is left of its two (TRN-07)."""

    tag: ClassVar[str] = "first_action"


@attrs.frozen(kw_only=True)
class TeamHere(Test):
    """The whole team stands in your sector."""

    tag: ClassVar[str] = "team_here"


@attrs.frozen(kw_only=True)
class InTheAir(Test):
    """The lander is still on its way down (LND-28)."""

    tag: ClassVar[str] = "in_the_air"


OfMoves = (
    DangerIs | InjuryIs | FromPath | HitsYou | FourthInjury | LossAtMost | LeadsFor | LandingDieFell | BiomeHere
    | FinishedHere | PoiComes | StillHere | NoSpecialAction | FirstAction | TeamHere | InTheAir
)  # fmt: skip
OF_MOVES: tuple[type[Test], ...] = OfMoves.__args__
