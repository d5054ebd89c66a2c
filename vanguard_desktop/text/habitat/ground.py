"""Words for what a mission lays out on the map, and for its decks: loads, echoes, buildings, numbered samples."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import CardId
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import missions as data
from vanguard_desktop.rulesets.habitat.data import predicates as ask
from vanguard_desktop.rulesets.habitat.data.kinds import Complex, Item
from vanguard_desktop.rulesets.habitat.missions.loads import item_of

from ..common.rooms import Room, choose, given, nothing, tr, when


def _load(room: Any, event: Any, *_: Any) -> str:
    return str(room.say.called.item(item_of(event.token)))


def _content(room: Any, event: data.LoadRevealed, *_: Any) -> str:
    return str(room.say.called.item(item_of(event.content)))


def _this_load(room: Any, thing: str, *_: Any) -> str:
    return str(room.say.called.item(item_of(CardId(thing))))


def _item(room: Any, thing: str, *_: Any) -> str:
    return str(room.say.called.item(Item(thing)))


def _space(_: Any, thing: str, *__: Any) -> str:
    return thing


def _move(_: Any, thing: str, *__: Any) -> str:
    return thing.replace(">", " → ")


def _track(room: Any, thing: str, _: Any, state: Any) -> str:
    found = next((each.name for each in state.sheet.tracks if each.id == thing), thing)
    return str(room.names.content("habitat_missions", found))


def _path(_: Any, thing: Any, *__: Any) -> str:
    return " – ".join(thing.spaces)


class HabitatGround(Room):
    """What the mission has put on the map."""

    def _complex(self, thing: str, *_: Any) -> str:
        return str(self.say.called.complex(Complex(thing)))

    def _object(self, event: data.ObjectBuilt, state: Any) -> str:
        """The action that builds it says what it is."""
        found = next((each.name for each in state.sheet.actions if each.site.object == event.object), event.object)
        return str(self.names.content("habitat_missions", found))

    def _kind(self, event: Any, *_: Any) -> str:
        return str(self.say.called.modifier(event.modifier))

    effects = {
        fx.NumberSample: tr("Draw a research card: a sample with its number comes into play instead."),
        fx.Uncover: given(
            "explored",
            tr("What lies hidden on explored regions is revealed."),
            tr("Reveal one hidden load."),
        ),
        #: On a card. {tokens} and {count} are numbers.
        fx.AddMarkers: tr("White markers on loads: {tokens} × {count}.", count="count"),
        fx.Fade: tr(
            "Draw a research card and do not put it back: a load loses a white marker. "
            "Loads without any need 1 pawn more."
        ),
        #: On a card. {modifier} is a kind of token.
        fx.ClearLoad: tr("Discard all tokens from one load ({modifier})."),
        #: On a card. {count} is a number, {ring} the number of a ring of the map.
        fx.Spawn: tr("Draw directions and do not put them back: {count} × an echo in ring {ring}.", count="count"),
        fx.MoveEcho: given(
            "within",
            #: On a card. {ring} is the number of a ring of the map.
            tr("Move an echo of ring {ring} to a space beside it in the same ring."),
            tr("Move an echo to any space beside it."),
        ),
        #: On a card. %n is a number of echoes.
        fx.LoseEchoes: tr("Remove %n echo(es)."),
        #: On a card. %n is a number of echoes.
        fx.AddEchoes: tr("Add %n echo(es) on spaces that hold none."),
        fx.BuildHere: tr("It is built on this region."),
        fx.MakeCamp: tr("Routes may start from this region."),
        fx.DropDirection: tr("Take a direction card out of the mission."),
        fx.DropLowest: tr("The research card with the lowest percentage no longer counts for percentages."),
        fx.LockDie: tr("One malfunction die is not rolled in this sol."),
        fx.RuleFarm: choose(
            "rule",
            withers=tr("In this sol the plants wither, and nothing prevents it."),
            other=tr("In this sol no plant grows."),
        ),
        fx.StressByTracks: when(
            lambda _, effect: effect.each > 1,
            #: On a card. {each} is a number.
            tr("Stress +1 for each {each} tracks below their caps, rounded up.", each="each"),
            tr("Stress +1 for each track below its cap."),
        ),
        #: On a card. {by} is a number.
        fx.RaiseOneTrack: tr("One track of the mission rises: +{by}.", by="by"),
        #: On a card. %n is a number of cards.
        fx.TakeNumbered: tr(
            "Draw %n research card(s) and do not put them back: take a sample with one of the numbers.", n="cards"
        ),
        #: On a card. {space} is a space of the map.
        fx.Reveal: tr("A random region is laid on {space}.", space="space"),
        fx.ExploreFree: given(
            "ring",
            #: On a card. {ring} is the number of a ring of the map.
            tr("Explore a space of ring {ring} at once; no pawn is needed."),
            tr("Explore a space at once; no pawn is needed."),
        ),
        fx.RedrawMalfunction: tr("Draw again for a malfunction card that was just drawn; the second one counts."),
        data.FadeLoad: nothing,
        data.EnterNumbered: nothing,
        data.OfferNumbered: nothing,
        data.TakeNumber: tr("Take a sample with one of the numbers."),
        data.PlaceEcho: nothing,
        data.PlaceMark: nothing,
    }

    tests = {
        #: After "if".
        ask.Chained: tr("a chain of echoes has been declared"),
        #: After "if". %n is a number of echoes.
        ask.EchoesAtLeast: tr("at least %n echo(es) lie on the map"),
        #: After "if". %n is a number of loads.
        ask.Revealed: tr("at least %n hidden load(s) have been revealed"),
        #: After "if". %n is a number of loads.
        ask.LoadsAtLeast: tr("at least %n load(s) lie on the map"),
        #: After "if". {level} is a number.
        ask.TracksTogether: tr("the tracks of the mission together are at {level} or higher"),
        #: After "if". %n is a number of tracks.
        ask.Unaided: tr("at least %n track(s) have reached their caps by samples alone"),
        #: After "if". %n is a number of numbers.
        ask.DistinctNumbers: choose(
            "stage",
            #: After "if". %n is a number of different numbers.
            examined=tr("samples of at least %n different number(s) are examined"),
            #: After "if". %n is a number of different numbers.
            other=tr("discoveries of at least %n different number(s) have been made"),
        ),
    }

    things = {
        fx.Uncover: tr("Which hidden load is revealed?"),
        fx.AddMarkers: tr("Which load gets white markers?"),
        fx.ClearLoad: tr("Which load is cleared?"),
        fx.MoveEcho: tr("Which echo moves, and where?"),
        fx.LoseEchoes: tr("Which echo is removed?"),
        fx.AddEchoes: tr("Where is an echo added?"),
        fx.DropDirection: tr("Which direction card is taken out of the mission?"),
        fx.LockDie: tr("Which malfunction die is not rolled in this sol?"),
        fx.RaiseOneTrack: tr("Which track rises?"),
        fx.ExploreFree: tr("Which space is explored?"),
        data.TakeNumber: tr("Which sample is taken?"),
    }

    answers = {
        **dict.fromkeys((fx.Uncover, fx.AddMarkers, fx.ClearLoad), _this_load),
        **dict.fromkeys((fx.LoseEchoes, fx.AddEchoes, fx.DropDirection, fx.ExploreFree), _space),
        fx.MoveEcho: _move,
        fx.LockDie: _complex,
        fx.RaiseOneTrack: _track,
        data.TakeNumber: _item,
    }

    commands = {
        #: Button. {path} are the spaces of a way.
        data.DeclareChain: tr("Declare a chain: {path}", path=_path),
        #: Button. {item} is a thing.
        data.OpenBundle: tr("Unpack ({item})"),
    }

    events = {
        #: Journal. {direction} is a direction of the compass, such as NW.
        data.DirectionRead: tr("A direction card is drawn: {direction}.", direction="direction"),
        #: Journal. {direction} is a direction of the compass, such as NW.
        data.DirectionReread: tr("Another direction card counts: {direction}.", direction="direction"),
        #: Journal. {space} is a space of the map.
        data.EchoPlaced: tr("An echo is heard: {space}.", space="space"),
        #: Journal. {space} is a space of the map.
        data.EchoLost: tr("An echo falls silent: {space}.", space="space"),
        #: Journal. {path} are the spaces of a way.
        data.ChainDeclared: tr("The chain is settled: {path}.", path=_path),
        #: Journal. {object} is the action that has built it, {space} a space of the map.
        data.ObjectBuilt: tr("Built: {object}, {space}.", object=_object, space="space"),
        #: Journal. {space} is a space of the map.
        data.CampMade: tr("Routes may start from {space} now.", space="space"),
        #: Journal. {load} is a load, {by} a number with its sign.
        data.MarkersChanged: tr("White markers: {load}, {by}.", load=_load, by=lambda _, e, *__: f"{e.by:+}"),
        data.ResearchOut: nothing,
        #: Journal. {load} is a load, {modifier} a kind of token.
        data.LoadMarked: tr("A token lies on a load: {load}, {modifier}.", load=_load),
        #: Journal. {load} is a load, {modifier} a kind of token.
        data.LoadCleared: tr("Tokens are gone from a load: {load}, {modifier}.", load=_load),
        #: Journal. {shows} is a number.
        data.ContentRolled: tr("The yellow die shows {shows}.", shows="shows"),
        #: Journal. {load} is a hidden load, {content} what it turns out to be.
        data.LoadRevealed: tr("Revealed: {load} – {content}.", load=_load, content=_content),
        #: Journal. {item} is a sample.
        data.NumberedEntered: tr("A sample comes into play: {item}."),
        #: Journal. {direction} is a direction of the compass, such as NW.
        data.DirectionDropped: tr("A direction card is out of the mission: {direction}.", direction="direction"),
        #: Journal. {number} is a number.
        data.PercentDropped: tr("Research card {number} no longer counts for percentages.", number="number"),
        #: Journal. {complex} is a complex.
        data.DieLocked: tr("A malfunction die is not rolled in this sol: {complex}."),
        data.FarmRuled: choose(
            "rule",
            withers=tr("The water is so bad that the plants wither."),
            other=tr("The water is too bad for anything to grow."),
        ),
        data.TrackAided: nothing,
        #: Journal. {space} is a space of the map.
        data.RegionRevealed: tr("A region lies on {space}.", space="space"),
        #: Journal. {item} is a thing.
        data.BundleOpened: tr("Unpacked: {item}."),
    }

    reasons = {
        data.NoChain: tr("These echoes make no chain."),
    }
