"""Words for the crew: stress, morale, tokens, wounds, conditions."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.habitat.data import crew as data
from vanguard_desktop.rulesets.habitat.data import effects as fx

from ..common.rooms import Room, given, nothing, tr
from .common import by, level


def _who(room: Any, effect: Any, *_: Any) -> str:
    found: str = room.say.called.who(effect.who)
    return found


def _astronaut(room: Any, event: Any, *_: Any) -> str:
    found: str = room.say.called.astronaut(event.who)
    return found


class HabitatCrew(Room):
    """How the astronauts are."""

    def _name(self, thing: str, *_: Any) -> str:
        return str(self.say.called.astronaut(MemberId(thing)))

    def _condition(self, thing: str, *_: Any) -> str:
        return str(self.say.called.card("habitat_conditions", thing))

    effects = {
        #: On a card. {by} is a number with its sign.
        fx.ChangeStress: tr("Stress {by}.", by=by),
        #: On a card. {level} is as "at most 3".
        fx.LimitStress: tr("Stress: {level}.", level=level),
        #: On a card. {by} is a number with its sign.
        fx.ChangeMorale: tr("Morale {by}.", by=by),
        #: On a card. {level} is as "at most 3".
        fx.LimitMorale: tr("Morale: {level}.", level=level),
        fx.ChangeTokens: given(
            "strict",
            #: On a card. {who} is whom it concerns. {by} is a number with its sign.
            tr("{who}: morale tokens {by}; each one missing costs a wound.", who=_who, by=by),
            #: On a card. {who} is whom it concerns. {by} is a number with its sign.
            tr("{who}: morale tokens {by}.", who=_who, by=by),
        ),
        #: On a card. {who} is whom it concerns. %n is a number of wounds.
        fx.Hurt: tr("{who}: %n wound(s).", who=_who),
        #: On a card. {who} is whom it concerns. %n is a number of wounds.
        fx.Mend: tr("{who}: heal %n wound(s).", who=_who),
        fx.FallIll: given(
            "condition",
            #: On a card. {who} is whom it concerns. {condition} is the name of a condition.
            tr("{who}: gets a condition ({condition}).", who=_who),
            #: On a card. {who} is whom it concerns.
            tr("{who}: draws a condition.", who=_who),
        ),
        fx.Cure: given(
            "condition",
            #: On a card. {who} is whom it concerns. {condition} is the name of a condition.
            tr("{who}: discard a condition ({condition}).", who=_who),
            #: On a card. {who} is whom it concerns.
            tr("{who}: discard a condition.", who=_who),
        ),
        data.CureOne: tr("One condition is discarded."),
        data.ReceiveCondition: nothing,
    }

    things = {
        fx.ChangeTokens: tr("Who gains or loses the morale tokens?"),
        fx.Hurt: tr("Who is wounded?"),
        fx.Mend: tr("Who is healed?"),
        fx.FallIll: tr("Who draws a condition?"),
        fx.Cure: tr("Who is cured of a condition?"),
        data.CureOne: tr("Which condition is discarded?"),
        data.ReceiveCondition: tr("Which condition is kept?"),
    }

    answers = {
        **dict.fromkeys((fx.ChangeTokens, fx.Hurt, fx.Mend, fx.FallIll, fx.Cure), _name),
        data.CureOne: _condition,
        data.ReceiveCondition: _condition,
    }

    events = {
        #: Journal. {by} is a number with its sign.
        data.StressChanged: tr("The stress of the crew changes by {by}.", by=by),
        data.Quarreled: tr("There is a quarrel."),
        #: Journal. {by} is a number with its sign.
        data.MoraleChanged: tr("Morale changes by {by}.", by=by),
        #: Journal. {astronaut} is somebody of the crew. {by} is a number with its sign.
        data.TokensChanged: tr("{astronaut}: morale tokens {by}.", astronaut=_astronaut, by=by),
        #: Journal. {astronaut} is somebody of the crew. %n is a number of wounds.
        data.Wounded: tr("{astronaut} suffers %n wound(s).", astronaut=_astronaut),
        #: Journal. {astronaut} is somebody of the crew. %n is a number of wounds.
        data.Healed: tr("{astronaut} recovers from %n wound(s).", astronaut=_astronaut),
        data.ConditionShown: nothing,
        #: Journal. {astronaut} is somebody of the crew. {condition} is the name of a condition.
        data.ConditionDrawn: tr("{astronaut} has a new condition: {condition}.", astronaut=_astronaut),
        #: Journal. {astronaut} is somebody of the crew. {condition} is the name of a condition.
        data.ConditionDiscarded: tr("{astronaut} is rid of a condition: {condition}.", astronaut=_astronaut),
    }
