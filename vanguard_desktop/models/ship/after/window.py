"""What the page of the Window shows: the pane with its places, and the lives of those whose names come to it."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Event, MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.ship import window as pane
from vanguard_desktop.play.ship.evenings import chronicle_of
from vanguard_desktop.play.ship.window import EtchedPlace, Gift, Served
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.campaign.chronicle import ShipChronicle
from vanguard_desktop.text.ship.campaign.lives import ShipLives

from ...bridge import Bridge
from ..aboard import words_aboard

# What a place brings, as short as it is etched; whatever else a pack prints there is said beside the pane.
_SIGNS = {
    Gift.SUCCESS: "[success]",
    Gift.RECRUIT: "[crew_assignment]",
    Gift.PROMOTION: "[rank_up]",
    Gift.FIND: "[unique_discovery]",
    Gift.MORALE: "[morale]",
}


@attrs.frozen(kw_only=True)
class PlaceShown:
    """A place on the pane: with a name and where it ended, or still free with what it brings."""

    id: str
    section: str
    name: str = ""
    told: str = ""
    brings: str = ""


@attrs.frozen(kw_only=True)
class LifeShown:
    """Somebody whose name is etched, or will be; `place` and `brings` are what the name gives."""

    member: MemberId
    name: str
    section: str
    rank: int
    served: str
    story: str
    facts: tuple[tuple[str, str], ...]
    lines: tuple[tuple[str, str], ...]
    zone: str
    place: str
    brings: str


@attrs.frozen(kw_only=True)
class WindowShown:
    """`heads` are the sections with their names."""

    heads: tuple[tuple[str, str], ...]
    places: tuple[PlaceShown, ...]


class Window:
    """Asked again it answers for the language of then; the log is read once for each step of the game."""

    def __init__(self, bridge: Bridge, wording: Wording) -> None:
        self._bridge, self._wording = bridge, wording
        self._read_at: object = None
        self._served: dict[MemberId, Served] = {}

    def shown(self, state: ShipState) -> WindowShown:
        return WindowShown(
            heads=tuple((section.value, self._wording.names.section(section)) for section in Section),
            places=tuple(self._place(state, place) for place in pane.places(state)),
        )

    def waiting(self, state: ShipState) -> tuple[MemberId, ...]:
        """Whose order is asked for."""
        return tuple(member for member, _ in pane.waiting(state))

    def life(self, state: ShipState, member: MemberId) -> LifeShown | None:
        """None for somebody of whom the log tells nothing, and for whom no place is left."""
        served = self._of(member)
        place = self._place_of(state, member)
        if served is None or place is None:
            return None
        words, names = words_aboard(self._wording, state).words, self._wording.names
        lives, life = ShipLives(words), served.life
        worlds = [told.home.world for told in served.expeditions if told.home is not None]
        finds = sum(len(told.home.found) + len(told.home.uniques_found) for told in served.expeditions if told.home)
        lines = (
            ("docking", lives.came(life, worlds)),
            ("unique_discovery", lives.brought(served.expeditions)),
            ("rank_up", lives.rose(life)),
            ("wound" if life.on_planet else "medbay", lives.died(life, served.last)),
        )
        return LifeShown(
            member=member,
            name=names.member(member),
            section=life.section.value,
            rank=life.rank,
            served=ShipChronicle(words).served(life),
            story=names.biography(member),
            facts=lives.facts((life.left or 0) - life.joined + 1, len(served.expeditions), finds),
            lines=tuple((icon, line) for icon, line in lines if line),
            zone=place.zone,
            place=lives.place(place.section, place.number),
            brings="" if place.effect is None else words.effect(place.effect),
        )

    def _place(self, state: ShipState, place: EtchedPlace) -> PlaceShown:
        section = "" if place.section is None else place.section.value
        if place.member is None:
            brings = "" if place.gift is None else f"{place.gift[0]} {_SIGNS[place.gift[1]]}"
            return PlaceShown(id=place.zone, section=section, brings=brings)
        served = self._of(place.member)
        lives = ShipLives(words_aboard(self._wording, state).words)
        told = "" if served is None else lives.short(served.life, served.last)
        return PlaceShown(id=place.zone, section=section, name=self._wording.names.member(place.member), told=told)

    def _place_of(self, state: ShipState, member: MemberId) -> EtchedPlace | None:
        """Where the name stands, or where it would be etched now."""
        every = pane.places(state)
        section = dict(pane.waiting(state)).get(member)
        wanted = None if section is None else pane.next_place(state, section)
        return next((place for place in every if place.member == member or place.zone == wanted), None)

    def _of(self, member: MemberId) -> Served | None:
        cursor = self._bridge.game.cursor
        if cursor != self._read_at:
            self._read_at, self._served = cursor, {}
            told = self._bridge.read(lambda: chronicle_of(self._bridge.game), None)
            if told is not None:
                found = ((id, pane.served(told, id)) for id in told.lives)
                self._served = {id: served for id, served in found if served is not None}
        return self._served.get(member)


def etched(events: Sequence[Event]) -> tuple[MemberId, ...]:
    """Whose names a step has etched, in their order."""
    return pane.etched(events)
