"""What a mark in a text stands for: an icon, or a die tile that shows what dice have to show."""

from __future__ import annotations

import re

import attrs

from .icons import NAME, icon_names

_DANGER_TABLE = re.compile(r"danger_die_([a-z])")
ANY_DIE, ROW = "any_die", "row"
# As texts hold them (`text/common/capsules.py`): a frame around signs, and a sign that a die covers.
OPEN, CLOSE, COVERED = (
    "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}",
    "\N{MATHEMATICAL RIGHT WHITE SQUARE BRACKET}",
    "(on)",
)
CAPSULE = re.compile(f"{OPEN}([^{CLOSE}]*){CLOSE}")
SKILLS = {
    "red": ("physical", "gather", "defense"),
    "green": ("explore", "biology", "xenology"),
    "blue": ("construction", "science", "technology"),
}


@attrs.frozen(kw_only=True)
class Tile:
    """`shape` is that of a die, or none for what dice of all colors have; `glyph` is an icon, `letter` a danger table.

    A tile without either is a whole die, whatever it shows. An outcome has a sign of its own, with its kind of line.
    """

    shape: str = ""
    glyph: str = ""
    letter: str = ""


def _tiles() -> dict[str, Tile]:
    skills = {icon: Tile(shape=color, glyph=icon) for color, icons in SKILLS.items() for icon in icons}
    common = {name: Tile(glyph=name) for name in ("ace", "basic", "accident", "any_symbol")}
    whole = {f"die_{color}": Tile(shape=color) for color in SKILLS}
    hurtful = {
        f"{kind}_{face}": Tile(shape=kind, glyph=f"{kind}_{face}")
        for kind, faces in (
            ("injury", ("damage", "heavy", "mental", "special")),
            ("danger", ("common", "uncommon", "rare", "special")),
        )
        for face in faces
    }
    rows = {f"row_{color}": Tile(shape=ROW, glyph=color) for color in ("yellow", "green", "red")}
    return {**rows, **skills, **common, **whole, **hurtful, ANY_DIE: Tile(shape=ANY_DIE)}


TILES = _tiles()


def tile_of(mark: str) -> Tile | None:
    """The tile that a mark of a text stands for, if it stands for one."""
    table = _DANGER_TABLE.fullmatch(mark)
    return Tile(shape="danger", letter=table[1].upper()) if table else TILES.get(mark)


def is_sign(mark: str) -> bool:
    """Whether a mark in a text stands for a picture; players may call themselves [this]."""
    return NAME.fullmatch(mark) is not None and (mark in icon_names() or tile_of(mark) is not None)
