"""A lander with its mods: what of them fits on the board, and the figures it flies with (LND-05 to LND-07, HNG-10)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core.cards import LanderCard
from vanguard_desktop.core.cards_ship import ModCard
from vanguard_desktop.core.launch import NoModSlot


def why_no_mods(lander: LanderCard, mods: Sequence[ModCard]) -> NoModSlot | None:
    """Each slot takes one mod of its kind (LND-06, HNG-08)."""
    structural = sum(mod.structural for mod in mods)
    if structural > lander.structural:
        return NoModSlot(structural=True)
    return NoModSlot(structural=False) if len(mods) - structural > lander.utility else None


def fitted(lander: LanderCard, mods: Sequence[ModCard]) -> LanderCard:
    """The figures of the board with those of all mods added up (LND-07).

    The supply track stays as long as it is printed, so more base supplies than it has spaces are lost.
    """
    return attrs.evolve(
        lander,
        armor=lander.armor + sum(mod.armor for mod in mods),
        sensors=lander.sensors + sum(mod.sensors for mod in mods),
        agility=lander.agility + sum(mod.agility for mod in mods),
        supplies=min(lander.most_supplies, lander.supplies + sum(mod.supplies for mod in mods)),
        personal=lander.personal + sum(mod.personal for mod in mods),
        mission=lander.mission + sum(mod.mission for mod in mods),
        discoveries=lander.discoveries + sum(mod.discoveries for mod in mods),
    )
