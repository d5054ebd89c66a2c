"""What texts of single planets do, and what cards say about single sectors, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.cards import Biome, PlaceRule, RowColor
from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.effects_planet import (
    ClearMarkers,
    DrawEvents,
    InEachCheck,
    JoinMarkers,
    LeadThreat,
    LoseMission,
    MarkCard,
    MoveToBiome,
    PlaceUnder,
    PlanetEffect,
    ProgressOn,
    PutThreat,
    StayOnPlanet,
    SweepAlong,
    TakeRoom,
)
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.sentences import depending, going_on


class PlanetText(QObject):
    """Sectors go by their numbers on the board, cards by their names."""

    def __init__(self, names: Names, say: Callable[[Effect], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names, self._say = names, say

    def effect(self, effect: PlanetEffect) -> str:
        match effect:
            case PlaceUnder(card=card, under=under, sector=sector):
                text = self.tr("Place this [poi] card in sector {sector}: {poi}. It goes under this one: {other}.")
                return text.format(sector=sector, poi=self._names.poi(card), other=self._names.poi(under))
            case PutThreat(card=card, sector=None):
                return self.tr("This [threat] moves to your sector: {threat}.").format(threat=self._names.threat(card))
            case PutThreat(card=card, sector=sector):
                text = self.tr("This [threat] moves to sector {sector}: {threat}.")
                return text.format(sector=sector, threat=self._names.threat(card))
            case LeadThreat(route=route):
                #: {sectors} are numbers of sectors, such as "2, 7, 9".
                text = self.tr("The [threat] moves 1 sector on along these sectors: {sectors}.")
                return text.format(sectors=self._sectors(route))
            case SweepAlong(route=route):
                text = self.tr(
                    "All markers and tokens in the sector of the [threat] move 1 sector on along these: {sectors}."
                )
                return text.format(sectors=self._sectors(route))
            case JoinMarkers(count=count) if count < 0:
                return self.tr("Take %n marker(s) off the planet board.", "", -count)
            case JoinMarkers(count=count, most=None):
                return self.tr("Put %n marker(s) where markers lie already.", "", count)
            case JoinMarkers(count=count, most=most):
                text = self.tr("Put %n marker(s) where markers lie already, up to {most}.", "", count)
                return text.format(most=most)
            case ClearMarkers(sectors=()):
                return self.tr("Take all markers off the planet board.")
            case ClearMarkers(sectors=sectors):
                return self.tr("Take all markers off these sectors: {sectors}.").format(sectors=self._sectors(sectors))
            case ProgressOn(card=card, color=color, count=count):
                return self._progress(color, count).format(poi=self._names.poi(card))
            case MarkCard(card=card, count=count) if count < 0:
                return self.tr("Take %n marker(s) off this card: {card}.", "", -count).format(
                    card=self._names.mission_or_threat(card)
                )
            case MarkCard(card=card, count=count):
                return self.tr("Put %n marker(s) on this card: {card}.", "", count).format(
                    card=self._names.mission_or_threat(card)
                )
            case LoseMission(card=card):
                text = self.tr("This [mission] fails and is discarded: {mission}.")
                return text.format(mission=self._names.mission(card))
            case DrawEvents(count=count):
                return self.tr("Reveal and resolve %n [event] card(s).", "", count)
            case InEachCheck(sectors=(), effect=inner):
                text = self.tr("Until the end of your next turn, in each of your dice checks: {effect}")
                return text.format(effect=depending(self._say(inner)))
            case InEachCheck(sectors=sectors, effect=inner):
                text = self.tr("From now on, in each dice check in these sectors: {sectors}. {effect}")
                return text.format(sectors=self._sectors(sectors), effect=depending(self._say(inner)))
            case StayOnPlanet():
                return self.tr("You do not lift off, and the turn goes on.")
            case MoveToBiome(biomes=biomes):
                text = self.tr("Move to a sector of your choice that shows this: {biomes}. Ignore the icons.")
                return text.format(biomes=self._biomes(biomes))
            case TakeRoom(count=count):
                return self.tr("This takes the room of %n discovery card(s) in the lander.", "", count)
            case _:
                assert_never(effect)

    def _progress(self, color: RowColor, count: int) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("The yellow track of this [poi] progresses by %n space(s): {poi}.", "", count)
            case RowColor.GREEN:
                return self.tr("The green track of this [poi] progresses by %n space(s): {poi}.", "", count)
            case RowColor.RED:
                return self.tr("The red track of this [poi] progresses by %n space(s): {poi}.", "", count)
            case _:
                assert_never(color)

    def rule(self, rule: PlaceRule) -> str:
        """One line for what a card says about some sectors."""
        says = " ".join(self._says(rule))
        if rule.sectors:
            return self.tr("Sectors {sectors}: {rule}").format(sectors=self._sectors(rule.sectors), rule=going_on(says))
        if rule.here:
            return self.tr("Sector of this [threat]: {rule}").format(rule=going_on(says))
        if rule.marked:
            return self.tr("Sectors with markers: {rule}").format(rule=going_on(says))
        return self.tr("Sectors with {biomes}: {rule}").format(biomes=self._biomes(rule.biomes), rule=going_on(says))

    def _says(self, rule: PlaceRule) -> Iterator[str]:
        if rule.on_path is not None:
            text = self.tr("Every path that leads there has one icon more: {effect}")
            yield text.format(effect=depending(self._say(rule.on_path)))
        if rule.entering is not None:
            yield self.tr("Whoever enters: {effect}").format(effect=depending(self._say(rule.entering)))
        if rule.turn_end is not None:
            yield self.tr("Whoever ends a turn there: {effect}").format(effect=depending(self._say(rule.turn_end)))
        if rule.no_rest:
            yield self.tr("Nobody can rest there.")
        if rule.no_assist:
            yield self.tr("Nobody can assist dice checks there.")

    def _sectors(self, sectors: tuple[SectorId, ...]) -> str:
        return self.tr(", ").join(map(str, sectors))

    def _biomes(self, biomes: tuple[Biome, ...]) -> str:
        return " / ".join(f"[biome_{biome.value}]" for biome in biomes)
