"""What is to be known of a sector of the map, told line by line to those who do not see it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import SectorId
from vanguard_desktop.models.expedition.paths import PathRow

from .planet_scene import PlanetScene


def describe_sector(planet: PlanetScene, number: SectorId) -> list[str]:
    """Whether one can go there, who and what is there, its signs and actions, and where its paths lead."""
    row = planet.sectors.row(number)
    if row.answer is not None:
        lines = [QCoreApplication.translate("MapReader", "Enter chooses this sector.")]
    elif row.current:
        lines = [QCoreApplication.translate("MapReader", "The crew member in turn is here.")]
    elif planet.is_goal(number) or (planet.journey.legal(number) and not planet.enter_is_taken()):
        lines = [QCoreApplication.translate("MapReader", "Enter travels here.")]
    elif planet.journey.legal(number):
        #: Read aloud about a sector of the map, while Enter does something else.
        lines = [QCoreApplication.translate("MapReader", "One can travel here.")]
    else:
        lines = [planet.journey.explain_sector(number)]
    lines += [member.name for member in planet.members.rows if member.sector == number]
    # The lander is among the signs of its sector.
    lines += [token.name for token in planet.tokens.rows if token.sector == number and token.kind != "lander"]
    lines += [*row.spoken_icons, row.poi, *(action.name for action in row.actions)]
    if row.markers:
        #: How many markers lie on a sector of the map. {count} is a number.
        words = QCoreApplication.translate("MapReader", "Markers here: {count}")
        lines.append(words.format(count=row.markers))
    lines += [_path_words(path, number) for path in planet.paths.rows if number in (path.start, path.end)]
    return [line for line in lines if line]


def _path_words(path: PathRow, here: SectorId) -> str:
    """A path from the sector where one is; against a one-way path nobody can go."""
    if path.closed:
        #: Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.
        words = QCoreApplication.translate("MapReader", "Closed path to sector {number}. {costs}")
    elif path.one_way and path.end == here:
        #: Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.
        words = QCoreApplication.translate("MapReader", "One-way path from sector {number}. {costs}")
    elif path.one_way:
        #: Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.
        words = QCoreApplication.translate("MapReader", "One-way path to sector {number}. {costs}")
    else:
        #: Read aloud about a sector of the map. {number} is the sector at the other end, {costs} are whole sentences.
        words = QCoreApplication.translate("MapReader", "Path to sector {number}. {costs}")
    there = path.start if path.end == here else path.end
    return words.format(number=there, costs=" ".join(path.costs)).strip()
