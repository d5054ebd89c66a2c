"""Words for the bridge, for standing effects that texts put in force and for what waits for its time."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data import in_force as data
from vanguard_desktop.rulesets.ship.data.aboard.bridge import InstallCard
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Standing

from ...common.rooms import (
    Room,
    choose,
    given,
    like,
    over,
    tr,
)
from ...common.told import Told, words
from ..standing import kind_words, standing_words


class ShipBridge(Room):
    """What holds for a while, and what waits for its time."""

    def _used_up(self, event: data.StandingsUsed, before: ShipState) -> str:
        """Only of what has applied for the last time."""
        last = [before.in_force[number] for number in event.numbers if before.in_force[number].uses == 1]
        #: Chronicle aboard. {standing} is a whole sentence.
        text = self.tr("No longer in force: {standing}")
        return " ".join(text.format(standing=words(standing_words(each.standing, self.say))) for each in last)

    def _standing(self, holder: fx.PutInForce | data.StandingBegun, *_: ShipState) -> Told:
        standing = holder.standing
        return standing_words(standing if isinstance(standing, Standing) else standing.standing, self.say)

    effects = {
        fx.PutInForce: over(
            given(
                "bridges",
                #: A head, small: what holds so long follows. A phase is one stay aboard the ship; %n is how many.
                tr("for the next %n phase(s)", n="bridges"),
                given(
                    "phases",
                    #: A head, small: what holds so long follows. %n counts expeditions.
                    tr("until the team has come home %n time(s)", n="phases"),
                    given(
                        "uses",
                        #: A head, small: what holds so often follows. %n is how often.
                        tr("the next %n time(s)", n="uses"),
                        #: A head, small: what holds from then on follows.
                        tr("from now on"),
                    ),
                ),
            ),
            _standing,
        ),
        #: Effect of a card aboard. {what} is the name of a card in quotation marks, or a task of the crew; %n counts
        #: expeditions.
        fx.Disable: tr(
            "Treat {what} as absent until the team has come home %n time(s).",
            n="phases",
            what=lambda room, effect: kind_words(effect.what, room.say),
        ),
        #: Effect of a card aboard: nobody can take that card along. %n counts expeditions.
        fx.DisableRandom: tr(
            "A random equipment card of the armory is absent until the team has come home %n time(s).", n="phases"
        ),
        fx.Schedule: over(
            choose(
                "when",
                #: A head, small: what happens then follows. A phase is one stay aboard the ship; %n is how many.
                phase=tr("at the beginning of the next %n phase(s)", n="times"),
                #: A head, small: what happens then follows. %n counts expeditions.
                exploration=tr("when the next %n exploration(s) begin", n="times"),
                #: A head, small: what happens then follows.
                act=tr("when the next act begins"),
            )
        ),
        data.BeginStretch: tr("What was put off until now happens."),
        #: Effect of a card aboard: a card is put into the row of the bridge. {card} is the name of a card in quotation
        #: marks.
        InstallCard: tr("Install {card}."),
    }

    events = {
        #: Chronicle aboard, in a mystery of lost things. {card} is the name of a card.
        data.EquipmentLost: tr("This equipment cannot be found: {card}.", card=like("name")),
        #: Line on the bridge: what still holds. {standing} is a whole sentence.
        data.StandingBegun: tr("In force – {standing}", standing=lambda room, event, _: words(room._standing(event))),
        data.StandingsUsed: _used_up,
        #: Chronicle aboard: something will happen later. {effect} is a whole sentence of a card.
        data.EffectScheduled: tr(
            "This waits for its time: {effect}", effect=lambda room, event, _: room.say.effect(event.scheduled.effect)
        ),
        data.StretchBegun: tr("What was put off until now happens."),
    }

    things = {
        #: Question on the bridge. {card} is the name of the card that comes new, in quotation marks.
        InstallCard: tr("The row is full: which card makes room for {card}?"),
    }
