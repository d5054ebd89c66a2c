"""Words for conditions of events, hooks and objectives: clauses after "if"."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.rulesets.habitat.data import predicates as ask

from ..common.rooms import Room, tr


class HabitatConditions(Room):
    """What must be so."""

    def _item(self, test: ask.Has | ask.Collected, *_: Any) -> str:
        return str(self.say.called.item(ask.item_of(test.item)))

    def _object(self, test: ask.Built, *_: Any) -> str:
        sheets = self.names.box.others.get("habitat_missions", {}).values()
        every = (each for sheet in sheets for each in sheet.actions)
        found = next((each.name for each in every if each.site.object == test.object), None)
        return str(
            self.say.called.structure(test.object) if found is None else self.names.content("habitat_missions", found)
        )

    tests = {
        #: After "if". {sol} is a number.
        ask.SolAtMost: tr("it is sol {sol} or earlier", sol="sol"),
        #: After "if". {level} is a number.
        ask.MoraleAtLeast: tr("morale is at least {level}"),
        #: After "if". {level} is a number.
        ask.StressAtLeast: tr("stress is at least {level}"),
        #: After "if". {resource} is energy, oxygen or food. {count} is a number.
        ask.ReserveAtLeast: tr("the reserves hold at least {count} ({resource})", count="count"),
        #: After "if". {resource} is energy or oxygen. {count} is a number.
        ask.ProductionAtLeast: tr("at least {count} is produced ({resource})", count="count"),
        #: After "if". {complex} is a complex. {level} is a number.
        ask.TrackAtLeast: tr("the malfunction track is at {level} or higher ({complex})"),
        #: After "if". {structure} is the name of a structure.
        ask.InPlay: tr("{structure} is in play"),
        #: After "if". {structure} is the name of a structure. {element} is a kind of elements.
        ask.IsBroken: tr("there is a fault ({structure}, {element})"),
        #: After "if". %n is a number of elements.
        ask.BrokenAtLeast: tr("at least %n element(s) are broken"),
        #: After "if". {count} is a number. {item} is a thing.
        ask.Has: tr("at least {count} × {item} is available", count="count", item=_item),
        #: After "if". {space} is a space of the map.
        ask.Explored: tr("{space} is explored", space="space"),
        #: After "if". {level} is a number.
        ask.MissionTrackAtLeast: tr("the track of the mission is at {level} or higher"),
        #: After "if". {object} is the name of a structure, or the action that builds it.
        ask.Built: tr("{object} has been built", object=_object),
        #: After "if". %n is a number of seeds.
        ask.Sown: tr("at least %n seed(s) have been sown"),
        #: After "if". {item} is a thing.
        ask.Collected: tr("this has been collected – {item}", item=_item),
        #: After "if". %n is a number of times.
        ask.Done: tr("the special action has succeeded %n time(s)"),
        #: After "if". %n is a number of structures.
        ask.ShutAtLeast: tr("at least %n structure(s) are shut down"),
        #: After "if". %n is a number of wounds.
        ask.WoundsAtLeast: tr("somebody has at least %n wound(s)"),
        #: After "if".
        ask.Trait: tr("somebody in the crew has that trait"),
    }
