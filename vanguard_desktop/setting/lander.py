"""A lander with its mods: what of them fits on the board, and the figures it flies with (LND-05 to LND-07, HNG-10)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Part, Source, total

from .cards import LanderCard
from .cards_ship import ModCard
from .launch import NoModSlot


def why_no_mods(lander: LanderCard, mods: Sequence[ModCard]) -> NoModSlot | None:
    """Each slot takes one mod of its kind (LND-06, HNG-08)."""
    structural = sum(mod.structural for mod in mods)
    if structural > lander.structural:
        return NoModSlot(structural=True)
    return NoModSlot(structural=False) if len(mods) - structural > lander.utility else None


def figure_parts(lander: LanderCard, mods: Sequence[ModCard], figure: str) -> tuple[Part, ...]:
    """What a figure of the board is made of: its print, and each mod that adds to it (LND-07)."""
    added = (Part(of=Source("mod", mod.id), amount=getattr(mod, figure)) for mod in mods)
    return (
        Part(of=Source("lander", lander.id), amount=getattr(lander, figure)),
        *(part for part in added if part.amount),
    )


def fitted(lander: LanderCard, mods: Sequence[ModCard]) -> LanderCard:
    """The figures of the board with those of all mods added up (LND-07).

    The supply track stays as long as it is printed, so more base supplies than it has spaces are lost.
    """

    def figure(name: str) -> int:
        return total(figure_parts(lander, mods, name))

    return attrs.evolve(
        lander,
        armor=figure("armor"),
        sensors=figure("sensors"),
        agility=figure("agility"),
        supplies=min(lander.most_supplies, figure("supplies")),
        personal=figure("personal"),
        mission=figure("mission"),
        discoveries=figure("discoveries"),
    )
