"""Words for malfunctions and adventures: dice, tracks, cards."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data import malfunctions as data
from vanguard_desktop.rulesets.habitat.data import missions
from vanguard_desktop.rulesets.habitat.data.kinds import Complex, Family, Item
from vanguard_desktop.setting import card_of

from ..common.rooms import Room, given, nothing, tr
from .common import by


class HabitatMalfunctions(Room):
    """What breaks, and what comes of it."""

    def _complexes(self, event: data.PoolGathered, *_: Any) -> str:
        return ", ".join(self.say.called.complex(each) for each in event.dice)

    def _shows(self, event: data.PoolRolled, *_: Any) -> str:
        return ", ".join(f"{self.say.called.complex(each)} {shows}" for each, shows in event.shows.items())

    def _family(self, family: Family) -> str:
        return {
            #: Family of malfunction cards.
            Family.FAULT: self.tr("fault"),
            #: Family of malfunction cards.
            Family.HINDRANCE: self.tr("hindrance"),
            #: Family of malfunction cards.
            Family.TROUBLE: self.tr("trouble"),
            #: Family of malfunction cards.
            Family.CRISIS: self.tr("crisis"),
        }[family]

    def _card(self, event: data.MalfunctionDrawn | data.MalfunctionRedrawn, *_: Any) -> str:
        return str(self.names.quoted(self.say.called.card("habitat_malfunctions", card_of(event.card))))

    def _keywords(self, event: data.MalfunctionDrawn | data.MalfunctionRedrawn, *_: Any) -> str:
        card = self.names.box.others["habitat_malfunctions"][card_of(event.card)]
        return f"{self.say.called.kind(card.structure)}, {self._family(card.family)}"

    def _sought(self, effect: fx.ResolveCard, *_: Any) -> str:
        """What is looked for in a deck: a family, a structure, both."""
        family = [] if effect.family is None else [self._family(effect.family)]
        structure = [] if effect.structure is None else [self.say.called.kind(effect.structure)]
        return ", ".join((self.say.called.complex(effect.complex), *structure, *family))

    def _complex(self, thing: str, *_: Any) -> str:
        return str(self.say.called.complex(Complex(thing)))

    def _one(self, effect: fx.SwapTracks, *_: Any) -> str:
        return str(self.say.called.complex(effect.one))

    def _other(self, effect: fx.SwapTracks, *_: Any) -> str:
        return str(self.say.called.complex(effect.other))

    effects = {
        fx.ChangeTrack: given(
            "complex",
            #: On a card. {complex} is a complex. {by} is a number with its sign.
            tr("Malfunction track {by} ({complex}).", by=by),
            #: On a card. {by} is a number with its sign.
            tr("One malfunction track {by}.", by=by),
        ),
        #: On a card. {level} is a number.
        fx.RaiseTracks: tr("Each malfunction track below {level} rises to {level}."),
        #: On a card. {one} and {other} are complexes.
        fx.SwapTracks: tr("Exchange two malfunction tracks ({one}, {other}).", one=_one, other=_other),
        #: On a card. {sought} is what is looked for, as "Work complex, fault".
        fx.ResolveCard: tr("Look for a malfunction card and resolve it ({sought}).", sought=_sought),
        fx.TurnBoard: given(
            "red",
            #: On a card. {complex} is a complex.
            tr("Its marker on the malfunction board turns red ({complex})."),
            #: On a card. {complex} is a complex.
            tr("Its marker on the malfunction board turns green ({complex})."),
        ),
        fx.ChangeDie: given(
            "complex",
            #: On a card. {complex} is a complex. {by} is a number with its sign.
            tr("The malfunction die just rolled changes by {by} ({complex}).", by=by),
            #: On a card. {by} is a number with its sign.
            tr("Each malfunction die just rolled changes by {by}.", by=by),
        ),
        #: On a card. {rover} is a rover, {modifier} a kind of token.
        fx.MarkRover: tr("{rover} gets a token ({modifier})."),
        fx.SpendSample: tr("Discard an available sample."),
        fx.ReturnExamined: tr("Every examined sample is available again."),
        fx.HurtTheIll: tr("Each astronaut with a condition suffers a wound."),
        data.FillTrack: nothing,
        data.ApplyMalfunction: nothing,
        data.FinishFilling: nothing,
        data.MoveChain: nothing,
        data.RollPool: nothing,
        data.ResolveFull: nothing,
    }

    things = {
        fx.ChangeTrack: tr("Which malfunction track is meant?"),
        fx.SpendSample: tr("Which sample is discarded?"),
    }

    answers = {
        fx.ChangeTrack: _complex,
        fx.SpendSample: lambda room, thing, *_: room.say.called.item(Item(thing)),
    }

    events = {
        data.PoolGathered: given(
            "dice",
            #: Journal. {complexes} are complexes in a row.
            tr("Malfunction dice: {complexes}.", complexes=_complexes),
            #: Journal: no die is rolled for malfunctions in this sol.
            tr("No malfunction die is rolled."),
        ),
        #: Journal. {results} are complexes with numbers, in a row.
        data.PoolRolled: tr("Malfunctions rolled: {results}.", results=_shows),
        #: Journal. {complex} is a complex. {by} is a number with its sign.
        data.PoolChanged: tr("The malfunction die changes by {by} ({complex}).", by=by),
        data.TrackRaised: given(
            "is_full",
            #: Journal. {complex} is a complex. {by} is a number with its sign.
            tr("A malfunction track is full: {complex} {by}.", by=by),
            #: Journal. {complex} is a complex. {by} is a number with its sign.
            tr("Malfunction track: {complex} {by}.", by=by),
        ),
        data.MalfunctionDrawn: given(
            "resolved",
            #: Journal. {card} is the name of a malfunction card in quotation marks, {keywords} as "Garage, fault".
            tr("Malfunction {card} ({keywords}).", card=_card, keywords=_keywords),
            #: Journal. {card} is the name of a malfunction card in quotation marks, {keywords} as "Garage, fault".
            tr("Malfunction {card} ({keywords}): nothing comes of it.", card=_card, keywords=_keywords),
        ),
        #: Journal. {card} is the name of a malfunction card in quotation marks, {keywords} as "Garage, fault".
        data.MalfunctionRedrawn: tr("Malfunction {card} counts instead ({keywords}).", card=_card, keywords=_keywords),
        #: Journal. {complex} is a complex.
        data.DeckRenewed: tr("The malfunction cards are shuffled: {complex}."),
        #: Journal. {complex} is a complex.
        data.TrackReset: tr("The malfunction track is empty again: {complex}."),
        data.ExaminedReturned: tr("The examined samples leave the laboratory."),
        missions.BoardTurned: given(
            "red",
            #: Journal. {complex} is a complex.
            tr("Its malfunction die is rolled from now on: {complex}."),
            #: Journal. {complex} is a complex.
            tr("Its malfunction die rests: {complex}."),
        ),
    }
