"""Words for the sheet of a mission: its tracks, objective tokens, numbers drawn for it."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import missions as data
from vanguard_desktop.rulesets.habitat.data.predicates import item_of
from vanguard_desktop.rulesets.habitat.missions.loads import item_of as token_item

from ..common.rooms import Room, choose, given, nothing, tr, when
from .common import by


def _track(room: Any, event: data.MissionTrackMoved, state: Any, *_: Any) -> str:
    found = next((each.name for each in state.sheet.tracks if each.id == event.track), event.track)
    return str(room.names.content("habitat_missions", found))


class HabitatSheet(Room):
    """What a mission counts."""

    def _token(self, effect: fx.PlaceObjective, *_: Any) -> str:
        return str(self.say.called.item(token_item(effect.token)))

    def _item(self, effect: fx.DropItem, *_: Any) -> str:
        return str(self.say.called.item(item_of(effect.item)))

    effects = {
        fx.MoveMissionTrack: when(
            lambda _, effect: effect.research is not None,
            choose(
                "research",
                full=tr("Draw a research card: the track of the mission rises by its percentage."),
                other=tr("Draw a research card: the track of the mission rises by half its percentage."),
            ),
            #: On a card. {by} is a number with its sign.
            tr("The track of the mission rises: {by}.", by=by),
        ),
        data.CountResearch: nothing,
        fx.PlaceObjective: given(
            "space",
            #: On a card. {load} is a load of the mission, {space} a space of the map.
            tr("This comes to the map: {load}, {space}.", load=_token, space="space"),
            #: On a card. {load} is a load of the mission.
            tr("This comes there: {load}.", load=_token),
        ),
        #: On a card. {complex} is a complex, {per_kind} a number.
        fx.PartsByDie: tr(
            "Roll the malfunction die ({complex}): gain that many spare parts, at most {per_kind} of a kind.",
            complex=lambda room, effect, *_: room.say.called.complex(effect.die),
        ),
        #: On a card. {item} is a thing.
        fx.DropItem: tr("It does not come along ({item}).", item=_item),
    }

    events = {
        #: Journal. {number} and {percent} are numbers.
        data.ResearchRedrawn: tr("Another research card counts: number {number}, {percent} %."),
        #: Journal. {track} is a track of the mission. {by} is a number with its sign.
        data.MissionTrackMoved: tr("{track}: {by} %", track=_track, by=by),
        #: Journal. {number} and {percent} are numbers.
        data.ResearchDrawn: tr("A research card is drawn: number {number}, {percent} %."),
        #: Journal. {item} is a thing, {space} a space of the map.
        data.ObjectivePlaced: tr("Now on the map: {item}, {space}.", space="space"),
        #: Journal. {item} is a thing.
        data.ItemDropped: tr("It is taken apart: {item}."),
        #: Journal. {complex} is a complex, {shows} a number.
        data.DieForParts: tr(
            "Malfunction die ({complex}): {shows}.",
            complex=lambda room, event, *_: room.say.called.complex(event.die),
        ),
    }
