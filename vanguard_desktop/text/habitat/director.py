"""Words for the director: events, journal. Of what is to come nothing is said (HEV-14, HAP-06)."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import CardId
from vanguard_desktop.rulesets.habitat.data import director as data
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import predicates as ask
from vanguard_desktop.rulesets.habitat.data.cards import EventCard
from vanguard_desktop.rulesets.habitat.data.kinds import Item
from vanguard_desktop.rulesets.habitat.director.entries import entry_of, option_of

from ..common.rooms import Room, choose, nothing, tr, when
from .common import aim, by


class HabitatDirector(Room):
    """What happens to the base."""

    def _story(self, family: str, id: CardId, text: str) -> str:
        """A title with the text that tells what it comes from (HAP-37)."""
        card = self.names.box.others.get(family, {}).get(id)
        title = str(id) if card is None else self.names.content(family, card.title)
        return f"{title} – {self.names.content(family, text)}" if text else title

    def _told(self, event: data.EventTold, *_: Any) -> str:
        card = self._card(event.event)
        return self._story("habitat_events", event.event, "" if card is None else card.text)

    def _done(self, event: data.EntryClosed, *_: Any) -> str:
        card = self._card(event.event)
        return self._story("habitat_events", event.event, "" if card is None else card.text_done)

    def _struck(self, event: data.EntryClosed, state: Any) -> str:
        """An option may have a text of its own (HAP-40)."""
        card, entry = self._card(event.event), entry_of(state, event.event)
        option = None if card is None or entry is None else option_of(card, entry)
        own = "" if option is None else option.text_struck
        return self._story("habitat_events", event.event, own or ("" if card is None else card.text_struck))

    def _card(self, id: CardId) -> EventCard | None:
        found: EventCard | None = self.names.box.others.get("habitat_events", {}).get(id)
        return found

    def _adventure(self, event: data.AdventureDrawn, *_: Any) -> str:
        card = self.names.box.others.get("habitat_adventures", {}).get(event.card)
        return self._story("habitat_adventures", event.card, "" if card is None else card.text)

    def _came(self, event: data.AgendaTaken, *_: Any) -> str:
        item = event.item
        family = "habitat_follow_ups" if item.kind is data.Due.FOLLOW_UP else "habitat_adventures"
        card = self.names.box.others.get(family, {}).get(item.id)
        if card is None or item.kind is data.Due.FOLLOW_UP:
            return self._story(family, item.id, "" if card is None else card.text)
        delayed = card.options[item.option - 1].delayed if item.option else card.delayed
        return self._story(family, item.id, "" if delayed is None else delayed.text)

    def _option(self, event: data.OptionKept, *_: Any) -> str:
        card = self._card(event.event)
        options = () if card is None else card.options[event.option - 1 : event.option]
        return next((self.names.content("habitat_events", option.label) for option in options), str(event.option))

    def _then(self, effect: fx.NameStructure, *_: Any) -> str:
        return str(self.say.effect(effect.then))

    def _otherwise(self, effect: fx.BreakRepaired, *_: Any) -> str:
        return str(self.say.effect(effect.otherwise))

    def _whom(self, effect: Any, *_: Any) -> str:
        return str(self.say.called.who(effect.who))

    def _kind(self, effect: fx.GainRepairedPart, *_: Any) -> str:
        return str(self.say.called.element(effect.otherwise))

    def _spaces(self, event: Any, *_: Any) -> str:
        return ", ".join(event.spaces)

    def _who(self, event: data.AgendaTaken, *_: Any) -> str:
        return str(self.say.called.astronaut(event.item.who))

    def _acts(self, event: Any, *_: Any) -> str:
        return str(self.say.called.astronaut(event.who))

    effects = {
        data.CheckEntry: nothing,
        data.TakeDue: nothing,
        data.TellEvent: nothing,
        data.KeepOption: nothing,
        data.CloseEntry: nothing,
        data.AgeJournal: nothing,
        data.ArmDelayed: nothing,
        #: On a card. {aim} is a sort of structure, such as Solar panel; {then} is a whole sentence.
        fx.NameStructure: tr("Name one ({aim}). {then}", aim=aim, then=_then),
        #: On a card. {modifier} is a kind of token.
        fx.PutOnMap: tr(
            "Draw a direction: a token ({modifier}) on its space of ring 1, and on that of ring 2 if it is intense."
        ),
        #: On a card. {modifier} is a kind of token.
        fx.TakeOffMap: tr("Discard the tokens that this event put on the map ({modifier})."),
        #: On a card. {modifier} is a kind of token.
        fx.MarkUsedRover: tr("The rover that was just used gets a token ({modifier})."),
        fx.LoseSampleHere: tr("Remove a sample from this region."),
        #: On a card. {kind} is a kind of spare parts.
        fx.GainRepairedPart: tr("Gain a part of the kind just repaired, otherwise {kind}.", kind=_kind),
        #: On a card. {otherwise} is a whole sentence.
        fx.BreakRepaired: tr("The element just repaired breaks. If there is none: {otherwise}", otherwise=_otherwise),
        #: On a card. {who} is as "Each astronaut". {by} is a number with its sign.
        fx.ChangePawns: tr("{who}: pawns in this sol {by}.", who=_whom, by=by),
        fx.GainFind: tr("Draw a find token."),
    }

    tests = {
        #: After "if". {structure} is the name of a structure.
        ask.Usable: tr("{structure} can be used"),
    }

    things = {
        fx.NameStructure: when(
            _then,
            #: Question. {effect} is what happens to the structure that is named, in whole sentences.
            tr("Which structure does this concern? {effect}", effect=_then),
            tr("Which structure does this concern?"),
        ),
        fx.LoseSampleHere: tr("Which sample is removed?"),
        fx.ChangePawns: tr("Whose pawns does this concern?"),
    }

    answers = {
        fx.NameStructure: lambda room, thing, *_: room.say.called.structure(thing),
        fx.LoseSampleHere: lambda room, thing, *_: room.say.called.item(Item(thing.partition("/")[2])),
        fx.ChangePawns: lambda room, thing, *_: room.say.called.astronaut(thing),
    }

    events = {
        #: Journal. {complex} is a complex.
        data.ComplexNamed: tr("Something wears out: {complex}."),
        data.EventTold: _told,
        data.QuietSol: tr("Nothing special happens in this sol."),
        data.EntryOpened: nothing,
        #: Journal. {option} is what an option of an event is called.
        data.OptionKept: tr("You choose: {option}.", option=_option),
        #: Journal. {structure} is the name of a structure.
        data.StructureNamed: tr("This concerns {structure}."),
        #: Journal. {modifier} is a kind of token, {spaces} are spaces of the map.
        data.SpacesMarked: tr("Tokens on the map ({modifier}): {spaces}.", spaces=_spaces),
        #: Journal. {modifier} is a kind of token, {spaces} are spaces of the map.
        data.SpacesCleared: tr("Tokens are gone from the map ({modifier}): {spaces}.", spaces=_spaces),
        #: Journal. {astronaut} is somebody of the crew. {by} is a number with its sign.
        data.PawnsChanged: tr("{astronaut}: pawns in this sol {by}.", astronaut=_acts, by=by),
        data.ConsequenceChecked: nothing,
        data.EntryClosed: choose(
            "state",
            struck=_struck,
            done=_done,
            other=nothing,
        ),
        data.AgendaMade: nothing,
        #: Journal. {astronaut} is somebody of the crew, {story} the title of a card with its text.
        data.AgendaTaken: tr("{astronaut}: {story}", astronaut=_who, story=_came),
        #: Journal. {astronaut} is somebody of the crew, {story} the title of a card with its text.
        data.AdventureDrawn: tr("{astronaut}: {story}", story=_adventure, astronaut=_acts),
        data.AgendaDropped: nothing,
        data.AgendaMoved: nothing,
    }
