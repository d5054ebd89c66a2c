"""The picture of a card that has none of its own: its land, seeded by its id and tinted by its biome."""

from __future__ import annotations

import functools

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from vanguard_desktop.models.common.card_dress import ON_MARS
from vanguard_desktop.setting import Biome
from vanguard_desktop.widgets.look.paint.relief import relief_seed, render_relief
from vanguard_desktop.widgets.look.tokens import tokens

_PALETTES = {
    Biome.CAVES: "slate",
    Biome.CRYSTALLINE: "violet",
    Biome.LETHAL: "rust",
    Biome.DESERT: "dawn",
    Biome.FRIGID: "ice",
    Biome.HOSTILE: "rust",
    Biome.ROCKY: "slate",
    Biome.RUINS: "shelf",
    Biome.VEGETATION: "kelp",
    Biome.VOID: "nebula",
    Biome.VOLCANIC: "mars",
    Biome.AQUATIC: "kelp",
    Biome.TRAINING: "orbit",
}
# A card without a biome has colors of its own all the same.
_WITHOUT = ("slate", "kelp", "dawn", "violet", "ice", "shelf", "rust", "orbit")
_BY_TINT = {ON_MARS: "mars", **{f"biome_{biome.value}": palette for biome, palette in _PALETTES.items()}}


def biome_palette(biome: Biome) -> str:
    """The colors of the land of a biome."""
    return _PALETTES[biome]


@functools.lru_cache(maxsize=40)
def world_art(world: str, relief: str, width: int, height: int, ratio: float) -> QPixmap:
    """The land of a world in small, in the colors that it has on its map."""
    palette = relief if relief in tokens().relief else next(iter(tokens().relief))
    picture = QPixmap.fromImage(render_relief(relief_seed(world), palette, QSize(width, height), ratio, vignette=False))
    picture.setDevicePixelRatio(ratio)
    return picture


@functools.lru_cache(maxsize=160)
def card_art(identity: str, tint: str, width: int, height: int, ratio: float) -> QPixmap:
    """The land of `identity` in its tint, or one of its own."""
    seed = relief_seed(identity)
    palette = _BY_TINT.get(tint) or _WITHOUT[seed % len(_WITHOUT)]
    land = render_relief(seed, palette, QSize(width, height), ratio, vignette=False)
    picture = QPixmap.fromImage(land)
    picture.setDevicePixelRatio(ratio)
    return picture
