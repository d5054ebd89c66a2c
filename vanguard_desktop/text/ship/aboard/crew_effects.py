"""Words for what texts do with crew."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.aboard.crew_effects import DrawLots
from vanguard_desktop.rulesets.ship.state import ShipState

from ...common.rooms import (
    Room,
    given,
    over,
    tr,
    when,
)
from .. import people
from .medbay import bed_words


class ShipCrew(Room):
    """What texts do with members of the crew."""

    def _whom(self, effect: fx.AboutCrew) -> str:
        """Whom a text means, in brackets behind what it does; empty for anybody."""
        parts = [bed_words(effect.category)] if isinstance(effect, fx.Hospitalize) else []
        if effect.random:
            #: In parentheses behind what happens to a crewmember: who is not chosen.
            parts.append(self.tr("at random"))
        if effect.section is not None:
            parts.append(self.names.section(effect.section))
        if effect.rank is not None:
            #: In parentheses behind what happens to a crewmember: only somebody of this rank. {rank} is 1, 2 or 3.
            parts.append(self.tr("rank {rank}").format(rank=effect.rank))
        if effect.resting:
            #: In parentheses behind what happens to a crewmember: only somebody who rests.
            parts.append(self.tr("resting crew"))
        if effect.outsiders:
            parts.append(self.tr("first those who serve outside their own section"))
        #: Behind what happens to a crewmember. {whom} is what that person must be, as "Science, rank 2".
        return self.tr(" ({whom})").format(whom=", ".join(parts)) if parts else ""

    def _source(self, _: fx.AboutCrew, state: ShipState) -> str:
        """The card or the entry that says so."""
        return str(self.say.source(people.asked_by(state)))

    def _told(self, effect: fx.AboutCrew, _: ShipState) -> str:
        return str(self.say.effect(effect))

    effects = {
        fx.Promote: given(
            "rests",
            #: Effect of a card aboard. {whom} is in parentheses, or nothing.
            tr("Promote one available crewmember, who then rests{whom}.", whom=_whom),
            #: Effect of a card aboard. {whom} is in parentheses, or nothing.
            tr("Promote one crewmember by one rank{whom}.", whom=_whom),
        ),
        #: Effect of a card aboard. {whom} is in parentheses, or nothing.
        fx.Demote: tr("One crewmember loses one rank{whom}.", whom=_whom),
        #: Effect of a card aboard. {whom} is in parentheses, or nothing.
        fx.Kill: tr("One crewmember dies{whom}.", whom=_whom),
        #: Effect of a card aboard: whoever rests cannot be sent. {whom} is in parentheses, or nothing.
        fx.SendToRest: tr("One available crewmember goes to rest{whom}.", whom=_whom),
        #: Effect of a card aboard: whoever is available can be sent. {whom} is in parentheses, or nothing.
        fx.CallBack: tr("One resting crewmember becomes available{whom}.", whom=_whom),
        #: Effect of a card aboard: each bed to the right is nearer to health. %n is a number of beds, {whom} is in
        #: parentheses, or nothing.
        fx.Heal: tr("One patient moves %n bed(s) to the right{whom}.", n="slots", whom=_whom),
        #: Effect of a card aboard: this person is ill. {whom} is in parentheses and names the kind of bed.
        fx.Hospitalize: tr("One available crewmember lies down in a bed of the medbay{whom}.", whom=_whom),
        fx.Recruit: given(
            "section",
            given(
                "resting",
                #: Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a
                #: section.
                tr("%n random recruit(s) of rank {rank} join the section {section} and rest."),
                #: Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a
                #: section.
                tr("%n random recruit(s) of rank {rank} join the section {section}."),
            ),
            given(
                "resting",
                #: Effect of a card aboard. %n is a number of new people, {rank} a number.
                tr("%n random recruit(s) of rank {rank} join a section of your choice and rest."),
                #: Effect of a card aboard. %n is a number of new people, {rank} a number.
                tr("%n random recruit(s) of rank {rank} join a section of your choice."),
            ),
        ),
        #: A head, small: what each of them does follows.
        fx.EachPlayer: over(tr("every player")),
        #: A head, small: what chance decides about follows.
        DrawLots: over(tr("lots are drawn"), "about"),
    }

    things = {
        **dict.fromkeys(
            (fx.Promote, fx.Demote, fx.Kill, fx.SendToRest, fx.CallBack, fx.Heal, fx.Hospitalize),
            when(
                _source,
                #: Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.
                tr("{source}: who is it? {effect}", source=_source, effect=_told),
                #: Question aboard. {effect} is whole sentences of a card.
                tr("Who is it? {effect}", effect=_told),
            ),
        ),
        fx.Recruit: tr("Which section does the recruit join?"),
    }

    answers = {
        fx.Recruit: people.section,
    }
