"""Words for what texts do with crew."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.data.aboard.crew_effects import DrawLots
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.told import Under
from vanguard_desktop.text.ship import people
from vanguard_desktop.text.ship.aboard.medbay import bed_words
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def _whom(effect: fx.AboutCrew, say: Speaker, *parts_before: str) -> str:
    """Whom a text means, in brackets behind what it does; empty for anybody."""
    parts = list(parts_before)
    if effect.random:
        #: In parentheses behind what happens to a crewmember: who is not chosen.
        parts.append(QCoreApplication.translate("ShipCrew", "at random"))
    if effect.section is not None:
        parts.append(say.names.section(effect.section))
    if effect.rank is not None:
        #: In parentheses behind what happens to a crewmember: only somebody of this rank. {rank} is 1, 2 or 3.
        parts.append(QCoreApplication.translate("ShipCrew", "rank {rank}").format(rank=effect.rank))
    if effect.resting:
        #: In parentheses behind what happens to a crewmember: only somebody who rests.
        parts.append(QCoreApplication.translate("ShipCrew", "resting crew"))
    if effect.outsiders:
        parts.append(QCoreApplication.translate("ShipCrew", "first those who serve outside their own section"))
    #: Behind what happens to a crewmember. {whom} is what that person must be, as "Science, rank 2".
    return QCoreApplication.translate("ShipCrew", " ({whom})").format(whom=", ".join(parts)) if parts else ""


def _promote(effect: fx.Promote, say: Speaker) -> str:
    #: Effect of a card aboard. {whom} is in parentheses, or nothing.
    text = QCoreApplication.translate("ShipCrew", "Promote one crewmember by one rank{whom}.")
    if effect.rests:
        #: Effect of a card aboard. {whom} is in parentheses, or nothing.
        text = QCoreApplication.translate("ShipCrew", "Promote one available crewmember, who then rests{whom}.")
    return text.format(whom=_whom(effect, say))


def _demote(effect: fx.Demote, say: Speaker) -> str:
    #: Effect of a card aboard. {whom} is in parentheses, or nothing.
    text = QCoreApplication.translate("ShipCrew", "One crewmember loses one rank{whom}.")
    return text.format(whom=_whom(effect, say))


def _kill(effect: fx.Kill, say: Speaker) -> str:
    #: Effect of a card aboard. {whom} is in parentheses, or nothing.
    return QCoreApplication.translate("ShipCrew", "One crewmember dies{whom}.").format(whom=_whom(effect, say))


def _rest(effect: fx.SendToRest, say: Speaker) -> str:
    #: Effect of a card aboard: whoever rests cannot be sent. {whom} is in parentheses, or nothing.
    text = QCoreApplication.translate("ShipCrew", "One available crewmember goes to rest{whom}.")
    return text.format(whom=_whom(effect, say))


def _call_back(effect: fx.CallBack, say: Speaker) -> str:
    #: Effect of a card aboard: whoever is available can be sent. {whom} is in parentheses, or nothing.
    text = QCoreApplication.translate("ShipCrew", "One resting crewmember becomes available{whom}.")
    return text.format(whom=_whom(effect, say))


def _heal(effect: fx.Heal, say: Speaker) -> str:
    #: Effect of a card aboard: each bed to the right is nearer to health. %n is a number of beds, {whom} is in
    #: parentheses, or nothing.
    text = QCoreApplication.translate("ShipCrew", "One patient moves %n bed(s) to the right{whom}.", "", effect.slots)
    return text.format(whom=_whom(effect, say))


def _hospitalize(effect: fx.Hospitalize, say: Speaker) -> str:
    #: Effect of a card aboard: this person is ill. {whom} is in parentheses and names the kind of bed.
    text = QCoreApplication.translate("ShipCrew", "One available crewmember lies down in a bed of the medbay{whom}.")
    return text.format(whom=_whom(effect, say, bed_words(effect.category)))


def _recruit(effect: fx.Recruit, say: Speaker) -> str:
    section = "" if effect.section is None else say.names.section(effect.section)
    if section and effect.resting:
        #: Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.
        text = QCoreApplication.translate(
            "ShipCrew", "%n random recruit(s) of rank {rank} join the section {section} and rest.", "", effect.count
        )
    elif section:
        #: Effect of a card aboard. %n is a number of new people, {rank} a number, {section} the name of a section.
        text = QCoreApplication.translate(
            "ShipCrew", "%n random recruit(s) of rank {rank} join the section {section}.", "", effect.count
        )
    elif effect.resting:
        #: Effect of a card aboard. %n is a number of new people, {rank} a number.
        text = QCoreApplication.translate(
            "ShipCrew", "%n random recruit(s) of rank {rank} join a section of your choice and rest.", "", effect.count
        )
    else:
        #: Effect of a card aboard. %n is a number of new people, {rank} a number.
        text = QCoreApplication.translate(
            "ShipCrew", "%n random recruit(s) of rank {rank} join a section of your choice.", "", effect.count
        )
    return text.format(rank=effect.rank, section=section)


def _who(effect: fx.AboutCrew, say: Speaker, state: ShipState) -> str:
    """With the card or the entry that says so."""
    source = say.source(people.asked_by(state))
    if not source:
        #: Question aboard. {effect} is whole sentences of a card.
        return QCoreApplication.translate("ShipCrew", "Who is it? {effect}").format(effect=say.effect(effect))
    #: Question aboard. {source} is the name of a card or of a log. {effect} is whole sentences of a card.
    text = QCoreApplication.translate("ShipCrew", "{source}: who is it? {effect}")
    return text.format(source=source, effect=say.effect(effect))


CREW_EFFECTS = ChapterWords(
    effects={
        fx.Promote: _promote,
        fx.Demote: _demote,
        fx.Kill: _kill,
        fx.SendToRest: _rest,
        fx.CallBack: _call_back,
        fx.Heal: _heal,
        fx.Hospitalize: _hospitalize,
        fx.Recruit: _recruit,
        fx.EachPlayer: lambda effect, say: Under(
            #: A head, small: what each of them does follows.
            QCoreApplication.translate("ShipCrew", "every player"),
            say.tell(effect.effect),
        ),
        DrawLots: lambda effect, say: Under(
            #: A head, small: what chance decides about follows.
            QCoreApplication.translate("ShipCrew", "lots are drawn"),
            say.tell(effect.about.effect),
        ),
    },
    things={
        **dict.fromkeys((fx.Promote, fx.Demote, fx.Kill, fx.SendToRest, fx.CallBack, fx.Heal, fx.Hospitalize), _who),
        fx.Recruit: lambda effect, say, state: QCoreApplication.translate(
            "ShipCrew", "Which section does the recruit join?"
        ),
    },
    thing={fx.Recruit: people.section},
)
