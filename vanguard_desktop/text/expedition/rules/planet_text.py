"""What texts of single planets do, and what cards say about single sectors, as sentences."""

from __future__ import annotations

from collections.abc import Iterator

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
    ProgressOn,
    PutThreat,
    StayOnPlanet,
    SweepAlong,
    TakeRoom,
)
from vanguard_desktop.setting import PlaceRule

from ...common.rooms import Room, choose, given, over, signed, tr
from ...common.told import InTurn, Told, Under, all_of, words
from ..places import bearer


class PlanetText(Room):
    """Sectors go by their numbers on the board, cards by their names."""

    def rule(self, rule: PlaceRule) -> str:
        """What a card says about some sectors."""
        return words(Under(self._where(rule), InTurn(tuple(self._says(rule)))))

    def _where(self, rule: PlaceRule) -> str:
        if rule.sectors:
            #: A head, small. {sectors} are numbers of sectors with "and" before the last one.
            return self.tr("in sectors {sectors}").format(sectors=self._sectors(rule))
        if rule.here:
            #: A head, small.
            return self.tr("in the sector of this [threat]")
        if rule.marked:
            #: A head, small.
            return self.tr("in sectors with markers")
        #: A head, small. {biomes} are icons of biomes with "or" before the last one.
        return self.tr("in sectors with {biomes}").format(biomes=self.places["biomes"](self.say, rule.biomes))

    def _says(self, rule: PlaceRule) -> Iterator[Told]:
        if rule.on_path is not None:
            #: A head, small: what travel along such a path asks for besides its icons follows.
            yield Under(self.tr("on every path that leads there, besides its icons"), self.say.tell(rule.on_path))
        if rule.entering is not None:
            #: A head, small: what happens to them follows.
            yield Under(self.tr("whoever enters"), self.say.tell(rule.entering))
        if rule.turn_end is not None:
            #: A head, small: what happens to them follows.
            yield Under(self.tr("whoever ends a turn there"), self.say.tell(rule.turn_end))
        if rule.no_rest:
            yield self.tr("Nobody can rest there.")
        if rule.no_assist:
            yield self.tr("Nobody can assist dice checks there.")

    def _sectors(self, thing: ClearMarkers | PlaceRule) -> str:
        return all_of([str(sector) for sector in thing.sectors])

    def _route(self, effect: LeadThreat | SweepAlong) -> str:
        #: Between the numbers of the sectors on a way.
        return self.tr(", ").join(map(str, effect.route))

    effects = {
        #: {poi} and {other} are names of cards in quotation marks. {sector} is the number of a sector.
        PlaceUnder: tr("Place the [poi] card {poi} in sector {sector}, under {other}.", other="under"),
        PutThreat: given(
            "sector",
            #: {threat} is the name of a card in quotation marks. {sector} is the number of a sector.
            tr("The [threat] {threat} moves to sector {sector}."),
            #: {threat} is the name of a card in quotation marks.
            tr("The [threat] {threat} moves to your sector."),
        ),
        #: {sectors} are the numbers of the sectors that it goes through, such as "2, 7, 9".
        LeadThreat: tr("The [threat] moves 1 sector on along its way ({sectors}).", sectors=_route),
        #: {sectors} are the numbers of the sectors on the way of the threat, such as "2, 7, 9".
        SweepAlong: tr(
            "All markers and tokens in the sector of the [threat] move 1 sector on along its way ({sectors}).",
            sectors=_route,
        ),
        JoinMarkers: signed(
            #: Effect of a card: markers from anywhere on the map. %n is their number.
            tr("Take %n marker(s) off the planet board."),
            given(
                "most",
                #: {most} is how many may lie there.
                tr("Put %n marker(s) where markers lie already, up to {most}."),
                #: Effect of a card: markers join others on the map. %n is their number.
                tr("Put %n marker(s) where markers lie already."),
            ),
        ),
        ClearMarkers: given(
            "sectors",
            #: {sectors} are numbers of sectors with "and" before the last one.
            tr("Take all markers off sectors {sectors}.", sectors=_sectors),
            tr("Take all markers off the planet board."),
        ),
        ProgressOn: choose(
            "color",
            #: {poi} is the name of a card in quotation marks.
            yellow=tr("The yellow track of the [poi] {poi} progresses by %n space(s)."),
            #: {poi} is the name of a card in quotation marks.
            green=tr("The green track of the [poi] {poi} progresses by %n space(s)."),
            #: {poi} is the name of a card in quotation marks.
            red=tr("The red track of the [poi] {poi} progresses by %n space(s)."),
        ),
        MarkCard: signed(
            #: {card} is an icon and the name of a card in quotation marks.
            tr("Take %n marker(s) off {card}.", card=bearer),
            #: {card} is an icon and the name of a card in quotation marks.
            tr("Put %n marker(s) on {card}.", card=bearer),
        ),
        #: {mission} is the name of a card in quotation marks.
        LoseMission: tr("The [mission] {mission} fails and is discarded."),
        #: Effect of a card: event cards are turned over and carried out. %n stands before the icon.
        DrawEvents: tr("Reveal and resolve %n [event] card(s)."),
        InEachCheck: given(
            "sectors",
            #: A head, small: when what follows holds. {sectors} are numbers of sectors with "or" before the last
            #: one.
            over(tr("from now on, in each dice check in sector {sectors}")),
            #: A head, small: when what follows holds.
            over(tr("until the end of your next turn, in each of your dice checks")),
        ),
        StayOnPlanet: tr("You do not lift off, and the turn goes on."),
        #: {biomes} are icons of biomes with "or" before the last one.
        MoveToBiome: tr("Move to a sector of your choice that shows {biomes}; ignore the icons of the path."),
        #: Effect of a card: the lander has less room. %n is for how many finds.
        TakeRoom: tr("This takes the room of %n discovery card(s) in the lander."),
    }
