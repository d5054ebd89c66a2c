"""Who looks how: the parts and colors of each crewmember's portrait, read once from resources/portraits.

A crewmember of a pack that brings no portrait gets parts drawn from the own id, the same on every machine.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.resources import resource_path

COLOR = re.compile(r"[#][0-9A-Fa-f]{6}")
INK = re.compile(r"var\(--([a-z_]+)\)")
# Kinds of parts, each a folder of drawings; who has no hair behind the head or no beard has no part of that kind.
NEEDED = ("neck", "head", "hair", "brows", "eyes", "nose", "mouth")
OPTIONAL = ("hair_back", "beard", "glasses", "worn")
SEVERAL = ("marks",)
KINDS = (*NEEDED, *OPTIONAL, *SEVERAL)
SUITS, PLAIN = "suit", "plain"  # one for each section, and one for whoever has none
COMMON = ("backdrop", "facet", "light")  # every portrait has these drawings
SECTION_INKS = ("section", "section_dark")  # come from the theme
# Which table of colors each part of a face picks from.
PALETTES = {"skin": "skins", "hair_color": "hair_colors", "cloth": "cloths"}


class FacesError(Exception):
    """The portraits cannot be used; the message names the file, the place in it and what was found."""


@attrs.frozen(kw_only=True)
class Face:
    """The drawings of one portrait by kind, and the names of its colors."""

    parts: tuple[tuple[str, str], ...]
    colors: tuple[tuple[str, str], ...]

    def of(self, kind: str) -> tuple[str, ...]:
        """The drawings of a kind."""
        return tuple(name for each, name in self.parts if each == kind)


@attrs.frozen(kw_only=True)
class Faces:
    """All drawings there are, all colors, who has which, and what strangers may have."""

    drawings: Mapping[str, Mapping[str, str]]
    inks: Mapping[str, str]
    palettes: Mapping[str, Mapping[str, Mapping[str, str]]]
    crew: Mapping[str, Face]
    strangers: Sequence[Mapping[str, Sequence[str]]]

    def face(self, id: str) -> Face:
        """How a crewmember looks, in whatever pack."""
        return self.crew.get(id) or self._stranger(id)

    def inks_of(self, face: Face) -> dict[str, str]:
        """The colors of a face by the names that its drawings have for them."""
        inks = dict(self.inks)
        for palette, name in face.colors:
            inks.update(self.palettes[PALETTES[palette]][name])
        return inks

    def _stranger(self, id: str) -> Face:
        seed = int.from_bytes(sha256(id.encode()).digest(), "big")
        seed, which = divmod(seed, len(self.strangers))
        chosen: dict[str, Any] = {}
        for kind, names in self.strangers[which].items():
            seed, at = divmod(seed, len(names))
            chosen[kind] = [names[at]] if kind in SEVERAL and names[at] else names[at]
        return _face(chosen, self, f"strangers[{which}]")


def read_faces(folder: Path) -> Faces:
    """Read all drawings and who has which, or say in a FacesError what is wrong and where."""
    path = folder / "faces.json"
    try:
        data = json.loads(path.read_text("utf-8"))
        drawings = {
            kind: {each.stem: each.read_text("utf-8") for each in sorted((folder / kind).glob("*.svg"))}
            for kind in (*KINDS, SUITS)
        }
        drawings["common"] = {name: (folder / f"{name}.svg").read_text("utf-8") for name in COMMON}
    except OSError as error:
        raise FacesError(f"{error.filename}: cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise FacesError(f"{path}: not JSON ({error})") from error
    if lost := sorted({"inks", "crew", "strangers", *PALETTES.values()} - data.keys()):
        raise FacesError(f"{path.name}: {', '.join(lost)} missing")
    palettes = {table: data[table] for table in PALETTES.values()}
    for table in ({"inks": data["inks"]}, *palettes.values()):
        for name, inks in table.items():
            for ink, color in inks.items():
                if not COLOR.fullmatch(color):
                    raise FacesError(f"{path.name}: {name}.{ink}: {color!r} is not a color")
    faces = Faces(drawings=drawings, inks=data["inks"], palettes=palettes, crew={}, strangers=data["strangers"])
    for at, lists in enumerate(faces.strangers):
        for kind, names in lists.items():
            for name in names:
                _check(kind, name, faces, f"{path.name}: strangers[{at}]")
    return attrs.evolve(faces, crew={id: _face(has, faces, f"{path.name}: {id}") for id, has in data["crew"].items()})


@functools.cache
def faces() -> Faces:
    """The portraits of the program, read at first use."""
    return read_faces(resource_path("portraits"))


def _face(has: Mapping[str, Any], faces: Faces, where: str) -> Face:
    """A face as the file writes it; hair that also falls behind the head has a drawing of the same name there."""
    has = dict(has)
    if has.get("hair") in faces.drawings["hair_back"]:
        has["hair_back"] = has["hair"]
    parts = [(kind, str(has[kind])) for kind in (*NEEDED, *OPTIONAL) if has.get(kind)]
    parts += [(kind, str(name)) for kind in SEVERAL for name in has.get(kind, ())]
    missing = sorted({*NEEDED, "skin", "hair_color"} - has.keys())
    unknown = sorted(has.keys() - {*KINDS, *PALETTES})
    if missing or unknown:
        raise FacesError(f"{where}: missing {missing}, unknown {unknown}")
    face = Face(parts=tuple(parts), colors=tuple((kind, str(has[kind])) for kind in PALETTES if kind in has))
    for kind, name in (*face.parts, *face.colors):
        _check(kind, name, faces, where)
    inks = {*faces.inks_of(face), *SECTION_INKS}
    for kind, name in face.parts:
        if lost := set(INK.findall(faces.drawings[kind][name])) - inks:
            raise FacesError(f"{where}: {kind} {name!r} needs {sorted(lost)}")
    return face


def _check(kind: str, name: str, faces: Faces, where: str) -> None:
    table = faces.palettes[PALETTES[kind]] if kind in PALETTES else faces.drawings[kind]
    if name not in table and not (name == "" and kind not in (*NEEDED, *PALETTES)):
        raise FacesError(f"{where}: no {kind} is named {name!r}; there are {', '.join(table)}")
