"""Words for the medbay and the memorial wall."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard import medbay as data
from vanguard_desktop.rulesets.ship.data.aboard.memorial import Memorialize
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.cards_ship import Bed
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker

BEDS = {
    #: Kind of a bed in the medbay, the worst of three.
    Bed.CRITICAL: QT_TRANSLATE_NOOP("ShipMedbay", "critical"),
    #: Kind of a bed in the medbay, the second of three.
    Bed.MODERATE: QT_TRANSLATE_NOOP("ShipMedbay", "moderate"),
    #: Kind of a bed in the medbay, for those nearly well; not brightness.
    Bed.LIGHT: QT_TRANSLATE_NOOP("ShipMedbay", "light"),
}


def bed_words(bed: Bed) -> str:
    """How badly somebody is hurt who lies there."""
    return QCoreApplication.translate("ShipMedbay", str(BEDS[bed]))


def _bed(thing: str, _: Waiting, say: Speaker, state: ShipState) -> str:
    lane, dot, category = thing.removeprefix("SB.P32.").rpartition(".")
    if not dot or category not in {bed.value for bed in Bed}:
        #: A place instead of a bed: who lies there is well again.
        return QCoreApplication.translate("ShipMedbay", "Recovered")
    if lane not in zones.LANES:
        #: Choice of a bed that a card adds. {card} is the name of a card. {category} is the kind of bed, as "critical".
        text = QCoreApplication.translate("ShipMedbay", "{card}: bed ({category})")
        return text.format(card=say.piece(f"facility_upgrades:{lane}"), category=bed_words(Bed(category)))
    with_them = [member for bed in Bed for member in state.members(zones.bed(lane, bed))]
    #: Choice of a bed. {lane} is a letter. {category} is the kind of bed, as "critical".
    text = QCoreApplication.translate("ShipMedbay", "Lane {lane}, {category}")
    if with_them:
        #: Choice of a bed, with those who lie in its lane. {lane} is a letter. {category} is the kind of bed, as
        #: "critical". {members} are names of crewmembers.
        text = QCoreApplication.translate("ShipMedbay", "Lane {lane}, {category}, with {members}")
    members = ", ".join(map(say.names.member, with_them))
    return text.format(lane=lane, category=bed_words(Bed(category)), members=members)


def _memorial(thing: str, _: Waiting, say: Speaker, state: ShipState) -> str:
    """A slot of the wall by who is remembered there."""
    names = ", ".join(say.names.member(member) for member in state.members(zones.Zone(thing)))
    for section in Section:
        if f".{section.value}." in thing:
            #: Choice of a rank and section whose dead are remembered. {number} is a rank, {names} are names of people.
            #: {section} is the name of a section, as Science.
            text = QCoreApplication.translate("ShipMedbay", "{section} {number}: {names}")
            number = thing.rpartition(".")[2]
            return text.format(section=say.names.section(section), number=number, names=names)
    #: Choice of a rank whose dead are remembered. {number} is a rank, {names} are names of people.
    text = QCoreApplication.translate("ShipMedbay", "Without section, {number}: {names}")
    return text.format(number=thing.rpartition(".")[2], names=names)


def _therapist(command: data.AssignTherapist, say: Speaker, _: ShipState) -> str:
    #: Choice aboard. {therapist} and {patient} are names of crewmembers.
    text = QCoreApplication.translate("ShipMedbay", "{therapist} treats {patient}")
    return text.format(therapist=say.names.member(command.therapist), patient=say.names.member(command.patient))


def _which_bed(say: Speaker, member: MemberId) -> str:
    #: Question aboard. {member} is the name of a crewmember.
    text = QCoreApplication.translate("ShipMedbay", "In which bed does {member} lie down?")
    return text.format(member=say.names.member(member))


MEDBAY = ChapterWords(
    effects={
        #: What happens aboard: nearer to health. {member} is the name of a crewmember.
        data.MovePatient: lambda effect, say: QCoreApplication.translate(
            "ShipMedbay", "{member} moves one bed to the right."
        ).format(member=say.names.member(effect.member)),
        data.MoveSomebody: lambda effect, say: QCoreApplication.translate(
            "ShipMedbay", "One patient moves one bed to the right."
        ),
        #: What happens aboard: some of the crew look after the ill.
        data.Treatments: lambda effect, say: QCoreApplication.translate("ShipMedbay", "Assign therapists."),
        data.AdmitNext: lambda effect, say: QCoreApplication.translate(
            "ShipMedbay", "The injured are admitted to the medbay."
        ),
        #: What happens aboard. {category} is the kind of bed, as "critical". {member} is the name of a crewmember.
        data.LieDown: lambda effect, say: QCoreApplication.translate(
            "ShipMedbay", "{member} needs a bed ({category})."
        ).format(member=say.names.member(effect.member), category=bed_words(effect.category)),
        data.EndAdmission: lambda effect, say: QCoreApplication.translate(
            "ShipMedbay", "All injury cards return to the supply."
        ),
        #: What happens aboard: a roll decides whether this person lives. {member} is the name of a crewmember.
        data.SurvivalCheck: lambda effect, say: QCoreApplication.translate(
            "ShipMedbay", "Survival check for {member}."
        ).format(member=say.names.member(effect.member)),
        Memorialize: lambda effect, say: QCoreApplication.translate(
            "ShipMedbay", "The dead get their places on the memorial wall."
        ),
        fx.MemorialBonus: lambda effect, say: QCoreApplication.translate(
            "ShipMedbay", "The bonus of one filled memorial slot is given again."
        ),
    },
    events={
        #: Chronicle aboard. {member} is the name of a crewmember. {card} is the name of a card.
        data.SurvivalPassed: lambda event, say, state: QCoreApplication.translate(
            "ShipMedbay", "{member} survives thanks to this card: {card}."
        ).format(member=say.names.member(event.member), card=say.piece(event.card)),
    },
    questions={
        data.TreatPatients: lambda asked, say, state: QCoreApplication.translate(
            "ShipMedbay", "Who is treated, and by whom?"
        ),
    },
    commands={
        data.AssignTherapist: _therapist,
        data.EndTherapy: lambda command, say, state: QCoreApplication.translate("ShipMedbay", "Nobody else is treated"),
    },
    reasons={
        data.NoPatient: lambda reason, say, state: QCoreApplication.translate(
            "ShipMedbay", "This crewmember is not in the medbay."
        ),
        data.BedTaken: lambda reason, say, state: QCoreApplication.translate(
            "ShipMedbay", "The next bed to the right is taken."
        ),
    },
    things={
        data.MovePatient: lambda effect, say, state: _which_bed(say, effect.member),
        data.MoveSomebody: lambda effect, say, state: QCoreApplication.translate(
            "ShipMedbay", "Which patient moves one bed to the right?"
        ),
        data.AdmitNext: lambda effect, say, state: QCoreApplication.translate(
            "ShipMedbay", "Not everybody may find the bed they need. Who is admitted first?"
        ),
        data.LieDown: lambda effect, say, state: _which_bed(say, effect.member),
        Memorialize: lambda effect, say, state: QCoreApplication.translate(
            "ShipMedbay", "Who gets a place on the memorial wall first?"
        ),
        fx.MemorialBonus: lambda effect, say, state: QCoreApplication.translate(
            "ShipMedbay", "Which memorial bonus is given again?"
        ),
    },
    thing={data.MovePatient: _bed, data.LieDown: _bed, fx.MemorialBonus: _memorial},
)
