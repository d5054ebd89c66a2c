"""What texts do with tokens, morale, discoveries, projects and the lander."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import CardId, Effect, ForShip, Named
from vanguard_desktop.setting import DiscoveryItem, DiscoveryType, MoraleLevel, Often, Price, Signed, Stat


class ChangeEnergy(ForShip, tag="change_energy"):
    """Energy tokens come into the pool or leave it (CYC-18, CYC-19)."""

    by: Signed


class ChangeCommand(ForShip, tag="change_command"):
    """Command tokens come into the pool or leave it (CYC-18, CYC-19)."""

    by: Signed


class ChangeSuccess(ForShip, tag="change_success"):
    """Success tokens come into the pool or leave it (CYC-19)."""

    by: Signed


class RaiseMorale(ForShip, tag="raise_morale"):
    """Morale one level up (MOR-02)."""


class LowerMorale(ForShip, tag="lower_morale"):
    """Morale one level down; at Very Low every section returns a die instead (MOR-02, MOR-03)."""


class SetMorale(ForShip, tag="set_morale"):
    """Morale directly to a level (MOR-09)."""

    level: MoraleLevel


class GatherDiscovery(ForShip, tag="gather_discovery"):
    """Discoveries come straight to Gathered Discoveries (UNL-09, SEF-10)."""

    deck: DiscoveryType | None = None
    rarity: int | None = None
    count: int = 1


class PayDiscoveries(ForShip, tag="pay_discoveries"):
    """Gathered discoveries go back to their decks (LAB-05)."""

    cost: tuple[DiscoveryItem, ...]


class Trade(ForShip, tag="trade"):
    """A voluntary exchange at a price, as often as its limit allows."""

    price: Price
    effect: Effect
    often: Often = Often.ONCE


class DamageLander(ForShip, tag="damage_lander"):
    """A lander card is turned face down (UNL-12); without a name the one just used."""

    card: Annotated[CardId, Named("landers")] | None = None


class RepairLander(ForShip, tag="repair_lander"):
    """A lander card is turned face up; without a name one of the players' choice."""

    card: Annotated[CardId, Named("landers")] | None = None


class ImproveLander(ForShip, tag="improve_lander"):
    """A statistic of a lander changes for good (SEF: lander_stat)."""

    card: Annotated[CardId, Named("landers")]
    stat: Stat
    by: Signed = 1


class ProgressProject(ForShip, tag="progress_project"):
    """A production project of choice moves on (PRO-15)."""

    count: int = 1


class CompleteProject(ForShip, tag="complete_project"):
    """A research or production project is completed without cost."""

    card: CardId
