"""What effects do to the planet board, as sentences: places, conditions, missions, tracks, logs, landing, threats."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.data.effects import (
    AddMission,
    AdvanceTime,
    Attack,
    Behave,
    CompleteMission,
    CoverPoi,
    DiscardCondition,
    DiscardPoi,
    FailMission,
    LandIn,
    MarkSector,
    MoveStandees,
    MoveThreat,
    OpenPath,
    PlaceCondition,
    PlaceThreat,
    Progress,
    ReduceTime,
    RemoveThreat,
    ReplacePoi,
    ResetTrack,
    SkipLanding,
    Toward,
    Which,
)
from vanguard_desktop.setting.cards import RowColor
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import Told, Under

BoardEffect = (
    ReplacePoi | CoverPoi | DiscardPoi | MarkSector | PlaceCondition | DiscardCondition | AddMission | CompleteMission
    | FailMission | AdvanceTime | ReduceTime | ResetTrack | Progress | LandIn | SkipLanding
    | OpenPath | PlaceThreat | MoveThreat | MoveStandees | Attack | Behave | RemoveThreat
)  # fmt: skip

# No planet board is wider: a threat that may move so far reaches where it goes.
ALL_THE_WAY = 9


class BoardText(QObject):
    """Sectors go by their numbers on the board, cards by their names."""

    def __init__(self, names: Names, tell: Callable[[Effect], Told], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._tell = tell

    def effect(self, effect: BoardEffect) -> Told:
        names = self._names
        match effect:
            case ReplacePoi(card=card, sector=None):
                #: {poi} is the name of a card in quotation marks.
                text = self.tr("Replace all [poi] cards of this sector with {poi}.")
                return text.format(poi=names.quoted(names.poi(card)))
            case ReplacePoi(card=card, sector=sector):
                #: {poi} is the name of a card in quotation marks. {sector} is the number of a sector.
                text = self.tr("Replace all [poi] cards of sector {sector} with {poi}.")
                return text.format(poi=names.quoted(names.poi(card)), sector=sector)
            case CoverPoi(card=card, sector=None):
                #: {poi} is the name of a card in quotation marks.
                text = self.tr("Place the [poi] card {poi} on top of those in this sector.")
                return text.format(poi=names.quoted(names.poi(card)))
            case CoverPoi(card=card, sector=sector):
                #: {poi} is the name of a card in quotation marks. {sector} is the number of a sector.
                text = self.tr("Place the [poi] card {poi} on top of those in sector {sector}.")
                return text.format(poi=names.quoted(names.poi(card)), sector=sector)
            case DiscardPoi(sector=None):
                return self.tr("Discard the topmost [poi] card of this sector.")
            case DiscardPoi(sector=sector):
                #: {sector} is the number of a sector.
                return self.tr("Discard the topmost [poi] card of sector {sector}.").format(sector=sector)
            case MarkSector(count=count, sector=sector):
                return self._mark(count, sector)
            case PlaceCondition(card=card):
                #: {condition} is the name of a card in quotation marks.
                text = self.tr("Place the [global_condition] card {condition}.")
                return text.format(condition=names.quoted(names.condition(card)))
            case DiscardCondition():
                return self.tr("Discard the [global_condition] card; the printed one is in force again.")
            case AddMission(card=card):
                #: {mission} is the name of a card in quotation marks.
                text = self.tr("Put the [mission] card {mission} into play.")
                return text.format(mission=names.quoted(names.mission(card)))
            case CompleteMission(card=card):
                #: {mission} is the name of a card in quotation marks.
                text = self.tr("Complete the [mission] {mission}.")
                return text.format(mission=names.quoted(names.mission(card)))
            case FailMission():
                return self.tr("Put a mission failed token on the lander.")
            case AdvanceTime(which=which, count=count):
                return self._advance(which, count)
            case ReduceTime(which=which, count=count):
                return self._reduce(which, count)
            case ResetTrack(color=color):
                return self._reset(color)
            case Progress(color=color, count=count):
                return self._progress(color, count) if count >= 0 else self._regress(color, -count)
            case LandIn(sector=sector):
                #: {sector} is the number of a sector.
                return self.tr("The lander stands in sector {sector} from now on.").format(sector=sector)
            case SkipLanding():
                return self.tr("The marker on the landing track moves one more space.")
            case OpenPath(path=path) if names.changes_a_path(path):
                #: {path} names the two sectors that the path joins, in quotation marks.
                text = self.tr("The icons of the path {path} are covered by the travel icon from now on.")
                return text.format(path=names.quoted(names.path(path)))
            case OpenPath(path=path):
                #: {path} names the two sectors that the path joins, in quotation marks.
                text = self.tr("The path {path} is open from now on.")
                return text.format(path=names.quoted(names.path(path)))
            case PlaceThreat(card=card, sector=sector):
                #: {threat} is the name of a card in quotation marks. {sector} is the number of a sector.
                text = self.tr("The [threat] {threat} appears in sector {sector}.")
                return text.format(sector=sector, threat=names.quoted(names.threat(card)))
            case MoveThreat(count=count, sector=None, toward=toward):
                return self._moves(count, toward)
            case MoveThreat(count=count, sector=sector):
                return self._toward(count, sector)
            case MoveStandees(count=count, toward=toward):
                return self._each_moves(count, toward)
            case Attack(effect=inner):
                #: A head: what an attack does to each of them follows.
                return Under(self.tr("attack on each crewmember in the sector of the [threat]"), self._tell(inner))
            case Behave(behavior=behavior):
                #: {behavior} is a name printed on the card of the threat, in quotation marks.
                return self.tr("The [threat] carries out {behavior}.").format(behavior=names.keyword(behavior))
            case RemoveThreat(card=card):
                return self._gone(card)
            case _:
                assert_never(effect)

    def _toward(self, count: int, sector: SectorId | None) -> str:
        """What moves farther than any board is wide goes all the way."""
        if count >= ALL_THE_WAY:
            #: {sector} is the number of a sector.
            text = self.tr("The [threat] moves all the way to sector {sector}.")
        else:
            #: {sector} is the number of a sector.
            text = self.tr("The [threat] moves %n sector(s) toward sector {sector}.", "", count)
        return text.format(sector=sector)

    def _moves(self, count: int, toward: Toward) -> str:
        if count >= ALL_THE_WAY:
            return self._reaches(toward)
        match toward:
            case Toward.CREW:
                #: Effect of a threat card, a whole sentence. %n is how far it goes, the crewmember is its aim.
                return self.tr("The [threat] moves %n sector(s) toward the nearest crewmember.", "", count)
            case Toward.LAST_TRAVELER:
                #: Effect of a threat card, a whole sentence. %n is how far it goes; its aim is whoever traveled last.
                return self.tr("The [threat] moves %n sector(s) toward the crewmember who traveled last.", "", count)
            case Toward.EQUIPMENT:
                #: Effect of a threat card, a whole sentence. %n is how far it goes; its aim is a token of equipment on
                #: the board.
                return self.tr("The [threat] moves %n sector(s) toward the nearest equipment.", "", count)
            case Toward.MOST_CREW:
                #: Effect of a threat card, a whole sentence. %n is how far it goes; its aim is the sector with most
                #: pawns.
                return self.tr("The [threat] moves %n sector(s) toward the sector with most crewmembers.", "", count)
            case _:
                assert_never(toward)

    def _reaches(self, toward: Toward) -> str:
        match toward:
            case Toward.CREW:
                return self.tr("The [threat] moves all the way to the nearest crewmember.")
            case Toward.LAST_TRAVELER:
                return self.tr("The [threat] moves all the way to the crewmember who traveled last.")
            case Toward.EQUIPMENT:
                return self.tr("The [threat] moves all the way to the nearest equipment.")
            case Toward.MOST_CREW:
                return self.tr("The [threat] moves all the way to the sector with most crewmembers.")
            case _:
                assert_never(toward)

    def _each_moves(self, count: int, toward: Toward) -> str:
        match toward:
            case Toward.CREW:
                #: Effect of a threat card that has several standees (figures of cardboard). %n is how far each goes.
                return self.tr("Each standee moves %n sector(s) by itself toward the nearest crewmember.", "", count)
            case Toward.LAST_TRAVELER:
                #: Effect of a threat card that has several standees; their aim is whoever traveled last. %n is how far
                #: each goes.
                return self.tr(
                    "Each standee moves %n sector(s) by itself toward the crewmember who traveled last.", "", count
                )
            case Toward.EQUIPMENT:
                #: Effect of a threat card that has several standees; their aim is a token of equipment. %n is how far
                #: each goes.
                return self.tr("Each standee moves %n sector(s) by itself toward the nearest equipment.", "", count)
            case Toward.MOST_CREW:
                #: Effect of a threat card that has several standees; their aim is the sector with most pawns. %n is how
                #: far each goes.
                return self.tr(
                    "Each standee moves %n sector(s) by itself toward the sector with most crewmembers.", "", count
                )
            case _:
                assert_never(toward)

    def _gone(self, card: CardId | None) -> str:
        if card is None:
            return self.tr("Remove the [threat] from the planet board.")
        #: {threat} is the name of a card in quotation marks.
        text = self.tr("Remove the [threat] {threat} from the planet board.")
        return text.format(threat=self._names.quoted(self._names.threat(card)))

    def _mark(self, count: int, sector: SectorId | None) -> str:
        if sector is None:
            if count < 0:
                #: Effect of a card, about the sector in which you stand. %n is a number of markers.
                return self.tr("Take %n marker(s) off this sector.", "", -count)
            #: Effect of a card, about the sector in which you stand. %n is a number of markers.
            return self.tr("Put %n marker(s) in this sector.", "", count)
        if count < 0:
            #: {sector} is the number of a sector: do not let two numbers stand side by side.
            text = self.tr("Take %n marker(s) off sector {sector}.", "", -count)
        else:
            #: {sector} is the number of a sector: do not let two numbers stand side by side.
            text = self.tr("Put %n marker(s) in sector {sector}.", "", count)
        return text.format(sector=sector)

    def _advance(self, which: Which, count: int) -> str:
        match which:
            case Which.ALL:
                #: Effect of a card: the tokens of all time tracks go forward. %n is how many spaces.
                return self.tr("All time tracks progress by %n space(s).", "", count)
            case Which.THIS:
                #: Effect of a card that has a time track itself: its token goes forward. %n is how many spaces.
                return self.tr("The time track of this card progresses by %n space(s).", "", count)
            case Which.CONDITION:
                #: Effect of a card: the token on the card of the global condition goes forward. %n is how many spaces.
                return self.tr("The time track of the [global_condition] progresses by %n space(s).", "", count)
            case _:
                assert_never(which)

    def _reduce(self, which: Which, count: int) -> str:
        match which:
            case Which.ALL:
                #: Effect of a card: [time] is the token on a time track. %n is how many spaces each goes back.
                return self.tr("The [time] of each time track goes back %n space(s).", "", count)
            case Which.THIS:
                #: Effect of a card that has a time track itself: [time] is the token on it. %n is how many spaces it
                #: goes back.
                return self.tr("The [time] of this card goes back %n space(s).", "", count)
            case Which.CONDITION:
                #: Effect of a card: [time] is the token on the card of the global condition. %n is how many spaces it
                #: goes back.
                return self.tr("The [time] of the [global_condition] goes back %n space(s).", "", count)
            case _:
                assert_never(which)

    def _reset(self, color: RowColor | None) -> str:
        match color:
            case None:
                return self.tr("Reset the time track of this card.")
            case RowColor.YELLOW:
                return self.tr("Reset the yellow track.")
            case RowColor.GREEN:
                return self.tr("Reset the green track.")
            case RowColor.RED:
                return self.tr("Reset the red track.")
            case _:
                assert_never(color)

    def _progress(self, color: RowColor, count: int) -> str:
        match color:
            case RowColor.YELLOW:
                #: Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many
                #: spaces.
                return self.tr("The yellow track progresses by %n space(s).", "", count)
            case RowColor.GREEN:
                #: Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many
                #: spaces.
                return self.tr("The green track progresses by %n space(s).", "", count)
            case RowColor.RED:
                #: Effect of an outcome: the token on the track of an outcome of this color goes forward. %n is how many
                #: spaces.
                return self.tr("The red track progresses by %n space(s).", "", count)
            case _:
                assert_never(color)

    def _regress(self, color: RowColor, count: int) -> str:
        match color:
            case RowColor.YELLOW:
                #: Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many
                #: spaces.
                return self.tr("The yellow track goes back %n space(s).", "", count)
            case RowColor.GREEN:
                #: Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many
                #: spaces.
                return self.tr("The green track goes back %n space(s).", "", count)
            case RowColor.RED:
                #: Effect of an outcome: the token on the track of an outcome of this color goes back. %n is how many
                #: spaces.
                return self.tr("The red track goes back %n space(s).", "", count)
            case _:
                assert_never(color)
