"""What texts of single planets do, and what cards say about single sectors, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.data.effects import (
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
from vanguard_desktop.setting.cards import Biome, PlaceRule, RowColor
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import InTurn, Told, Under, all_of, one_of, words


class PlanetText(QObject):
    """Sectors go by their numbers on the board, cards by their names."""

    def __init__(self, names: Names, tell: Callable[[Effect], Told], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names, self._tell = names, tell

    def effect(self, effect: PlanetEffect) -> Told:
        names = self._names
        match effect:
            case PlaceUnder(card=card, under=under, sector=sector):
                #: {poi} and {other} are names of cards in quotation marks. {sector} is the number of a sector.
                text = self.tr("Place the [poi] card {poi} in sector {sector}, under {other}.")
                poi, other = names.quoted(names.poi(card)), names.quoted(names.poi(under))
                return text.format(sector=sector, poi=poi, other=other)
            case PutThreat(card=card, sector=None):
                #: {threat} is the name of a card in quotation marks.
                text = self.tr("The [threat] {threat} moves to your sector.")
                return text.format(threat=names.quoted(names.threat(card)))
            case PutThreat(card=card, sector=sector):
                #: {threat} is the name of a card in quotation marks. {sector} is the number of a sector.
                text = self.tr("The [threat] {threat} moves to sector {sector}.")
                return text.format(sector=sector, threat=names.quoted(names.threat(card)))
            case LeadThreat(route=route):
                #: {sectors} are the numbers of the sectors that it goes through, such as "2, 7, 9".
                text = self.tr("The [threat] moves 1 sector on along its way ({sectors}).")
                return text.format(sectors=self._sectors(route))
            case SweepAlong(route=route):
                #: {sectors} are the numbers of the sectors on the way of the threat, such as "2, 7, 9".
                text = self.tr(
                    "All markers and tokens in the sector of the [threat] move 1 sector on along its way ({sectors})."
                )
                return text.format(sectors=self._sectors(route))
            case JoinMarkers(count=count) if count < 0:
                #: Effect of a card: markers from anywhere on the map. %n is their number.
                return self.tr("Take %n marker(s) off the planet board.", "", -count)
            case JoinMarkers(count=count, most=None):
                #: Effect of a card: markers join others on the map. %n is their number.
                return self.tr("Put %n marker(s) where markers lie already.", "", count)
            case JoinMarkers(count=count, most=most):
                #: {most} is how many may lie there.
                text = self.tr("Put %n marker(s) where markers lie already, up to {most}.", "", count)
                return text.format(most=most)
            case ClearMarkers(sectors=()):
                return self.tr("Take all markers off the planet board.")
            case ClearMarkers(sectors=sectors):
                #: {sectors} are numbers of sectors with "and" before the last one.
                text = self.tr("Take all markers off sectors {sectors}.")
                return text.format(sectors=all_of(list(map(str, sectors))))
            case ProgressOn(card=card, color=color, count=count):
                return self._progress(color, count).format(poi=names.quoted(names.poi(card)))
            case MarkCard(card=card, count=count) if count < 0:
                #: {card} is an icon and the name of a card in quotation marks.
                text = self.tr("Take %n marker(s) off {card}.", "", -count)
                return text.format(card=names.mission_or_threat(card))
            case MarkCard(card=card, count=count):
                #: {card} is an icon and the name of a card in quotation marks.
                text = self.tr("Put %n marker(s) on {card}.", "", count)
                return text.format(card=names.mission_or_threat(card))
            case LoseMission(card=card):
                #: {mission} is the name of a card in quotation marks.
                text = self.tr("The [mission] {mission} fails and is discarded.")
                return text.format(mission=names.quoted(names.mission(card)))
            case DrawEvents(count=count):
                #: Effect of a card: event cards are turned over and carried out. %n stands before the icon.
                return self.tr("Reveal and resolve %n [event] card(s).", "", count)
            case InEachCheck(sectors=(), effect=inner):
                #: A head, small: when what follows holds.
                return Under(self.tr("until the end of your next turn, in each of your dice checks"), self._tell(inner))
            case InEachCheck(sectors=sectors, effect=inner):
                #: A head, small: when what follows holds. {sectors} are numbers of sectors with "or" before the last
                #: one.
                head = self.tr("from now on, in each dice check in sector {sectors}")
                return Under(head.format(sectors=one_of(list(map(str, sectors)))), self._tell(inner))
            case StayOnPlanet():
                return self.tr("You do not lift off, and the turn goes on.")
            case MoveToBiome(biomes=biomes):
                #: {biomes} are icons of biomes with "or" before the last one.
                text = self.tr("Move to a sector of your choice that shows {biomes}; ignore the icons of the path.")
                return text.format(biomes=self._biomes(biomes))
            case TakeRoom(count=count):
                #: Effect of a card: the lander has less room. %n is for how many finds.
                return self.tr("This takes the room of %n discovery card(s) in the lander.", "", count)
            case _:
                assert_never(effect)

    def _progress(self, color: RowColor, count: int) -> str:
        match color:
            case RowColor.YELLOW:
                #: {poi} is the name of a card in quotation marks.
                return self.tr("The yellow track of the [poi] {poi} progresses by %n space(s).", "", count)
            case RowColor.GREEN:
                #: {poi} is the name of a card in quotation marks.
                return self.tr("The green track of the [poi] {poi} progresses by %n space(s).", "", count)
            case RowColor.RED:
                #: {poi} is the name of a card in quotation marks.
                return self.tr("The red track of the [poi] {poi} progresses by %n space(s).", "", count)
            case _:
                assert_never(color)

    def rule(self, rule: PlaceRule) -> str:
        """What a card says about some sectors."""
        return words(Under(self._where(rule), InTurn(tuple(self._says(rule)))))

    def _where(self, rule: PlaceRule) -> str:
        if rule.sectors:
            #: A head, small. {sectors} are numbers of sectors with "and" before the last one.
            return self.tr("in sectors {sectors}").format(sectors=all_of(list(map(str, rule.sectors))))
        if rule.here:
            #: A head, small.
            return self.tr("in the sector of this [threat]")
        if rule.marked:
            #: A head, small.
            return self.tr("in sectors with markers")
        #: A head, small. {biomes} are icons of biomes with "or" before the last one.
        return self.tr("in sectors with {biomes}").format(biomes=self._biomes(rule.biomes))

    def _says(self, rule: PlaceRule) -> Iterator[Told]:
        if rule.on_path is not None:
            #: A head, small: what travel along such a path asks for besides its icons follows.
            yield Under(self.tr("on every path that leads there, besides its icons"), self._tell(rule.on_path))
        if rule.entering is not None:
            #: A head, small: what happens to them follows.
            yield Under(self.tr("whoever enters"), self._tell(rule.entering))
        if rule.turn_end is not None:
            #: A head, small: what happens to them follows.
            yield Under(self.tr("whoever ends a turn there"), self._tell(rule.turn_end))
        if rule.no_rest:
            yield self.tr("Nobody can rest there.")
        if rule.no_assist:
            yield self.tr("Nobody can assist dice checks there.")

    def _sectors(self, sectors: tuple[SectorId, ...]) -> str:
        #: Between the numbers of the sectors on a way.
        return self.tr(", ").join(map(str, sectors))

    def _biomes(self, biomes: tuple[Biome, ...]) -> str:
        return one_of([f"[biome_{biome.value}]" for biome in biomes])
