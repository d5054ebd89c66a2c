"""The landscape of a result: the planet with the ways and deeds of an expedition on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from vanguard_desktop.core import SectorId
from vanguard_desktop.play.expedition.travelogue import Travelogue
from vanguard_desktop.setting import card_of
from vanguard_desktop.text.common.names import Names

from ..common.result import Landscape, Place, Route


def landscape_of(told: Travelogue, names: Names) -> Landscape:
    """The planet as the team leaves it: what was entered, gained and lost where, and the ways of everybody."""
    end, board = told.end, told.end.board
    sections = {member.id: member.section.value for member in end.everybody}
    entered = {stop for walk in told.walks for stop in walk.stops}
    return Landscape(
        relief=board.id,
        palette=board.relief,
        places=tuple(
            Place(
                number=sector.number,
                name=names.sector(board, sector.number),
                x=sector.x,
                y=sector.y,
                entered=sector.number in entered,
                signs=tuple(_signs_at(told, sector.number)),
                lamp=any(death.at == sector.number for death in told.deaths),
            )
            for sector in board.sectors
        ),
        ways=tuple((path.start, path.end) for path in end.paths),
        routes=tuple(
            Route(section=sections[walk.member], name=names.called(walk.member), stops=walk.stops)
            for walk in told.walks
            if walk.member in sections
        ),
        lander=end.lander or 0,
    )


def _signs_at(told: Travelogue, sector: SectorId) -> Iterator[tuple[str, str]]:
    box = told.end.box
    here = [gain for gain in told.gains if gain.at == sector]
    if successes := sum(gain.successes for gain in here):
        yield "success", str(successes)
    decks = Counter(box.discoveries[card_of(gain.found)].type for gain in here if gain.found is not None)
    for deck, count in decks.items():
        yield f"discovery_{deck.value}", str(count)
    if uniques := sum(gain.unique is not None for gain in here):
        yield "unique_discovery", str(uniques)
