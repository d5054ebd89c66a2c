"""Words for the medbay and the memorial wall."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.core import Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard import medbay as data
from vanguard_desktop.rulesets.ship.data.aboard.memorial import Memorialize
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Bed

from ...common.rooms import (
    Room,
    like,
    told_by,
    tr,
)

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


class ShipMedbay(Room):
    """Beds, therapy, survival and the memorial wall."""

    def _bed(self, thing: str, _: Waiting, state: ShipState) -> str:
        lane, dot, category = thing.removeprefix("SB.P32.").rpartition(".")
        if not dot or category not in {bed.value for bed in Bed}:
            #: A place instead of a bed: who lies there is well again.
            return self.tr("Recovered")
        if lane not in zones.LANES:
            #: Choice of a bed that a card adds. {card} is the name of a card. {category} is the kind of bed, as
            #: "critical".
            text = self.tr("{card}: bed ({category})")
            return text.format(card=self.say.piece(f"facility_upgrades:{lane}"), category=bed_words(Bed(category)))
        with_them = [member for bed in Bed for member in state.members(zones.bed(lane, bed))]
        #: Choice of a bed. {lane} is a letter. {category} is the kind of bed, as "critical".
        text = self.tr("Lane {lane}, {category}")
        if with_them:
            #: Choice of a bed, with those who lie in its lane. {lane} is a letter. {category} is the kind of bed, as
            #: "critical". {members} are names of crewmembers.
            text = self.tr("Lane {lane}, {category}, with {members}")
        members = ", ".join(map(self.names.member, with_them))
        return text.format(lane=lane, category=bed_words(Bed(category)), members=members)

    def _memorial(self, thing: str, _: Waiting, state: ShipState) -> str:
        """A slot of the wall by who is remembered there."""
        names = ", ".join(self.names.member(member) for member in state.members(zones.Zone(thing)))
        for section in Section:
            if f".{section.value}." in thing:
                #: Choice of a rank and section whose dead are remembered. {number} is a rank, {names} are names of
                #: people. {section} is the name of a section, as Science.
                text = self.tr("{section} {number}: {names}")
                number = thing.rpartition(".")[2]
                return text.format(section=self.names.section(section), number=number, names=names)
        #: Choice of a rank whose dead are remembered. {number} is a rank, {names} are names of people.
        text = self.tr("Without section, {number}: {names}")
        return text.format(number=thing.rpartition(".")[2], names=names)

    effects = {
        #: What happens aboard: nearer to health. {member} is the name of a crewmember.
        data.MovePatient: tr("{member} moves one bed to the right."),
        data.MoveSomebody: tr("One patient moves one bed to the right."),
        #: What happens aboard: some of the crew look after the ill.
        data.Treatments: tr("Assign therapists."),
        data.AdmitNext: tr("The injured are admitted to the medbay."),
        #: What happens aboard. {category} is the kind of bed, as "critical". {member} is the name of a crewmember.
        data.LieDown: tr("{member} needs a bed ({category}).", category=told_by(bed_words, "category")),
        data.EndAdmission: tr("All injury cards return to the supply."),
        #: What happens aboard: a roll decides whether this person lives. {member} is the name of a crewmember.
        data.SurvivalCheck: tr("Survival check for {member}."),
        Memorialize: tr("The dead get their places on the memorial wall."),
        fx.MemorialBonus: tr("The bonus of one filled memorial slot is given again."),
    }

    events = {
        #: Chronicle aboard. {member} is the name of a crewmember. {card} is the name of a card.
        data.SurvivalPassed: tr("{member} survives thanks to this card: {card}.", card=like("name")),
    }

    questions = {
        data.TreatPatients: tr("Who is treated, and by whom?"),
    }

    commands = {
        #: Choice aboard. {therapist} and {patient} are names of crewmembers.
        data.AssignTherapist: tr("{therapist} treats {patient}"),
        data.EndTherapy: tr("Nobody else is treated"),
    }

    reasons = {
        data.NoPatient: tr("This crewmember is not in the medbay."),
        data.BedTaken: tr("The next bed to the right is taken."),
    }

    things = {
        #: Question aboard. {member} is the name of a crewmember.
        data.MovePatient: tr("In which bed does {member} lie down?"),
        data.MoveSomebody: tr("Which patient moves one bed to the right?"),
        data.AdmitNext: tr("Not everybody may find the bed they need. Who is admitted first?"),
        #: Question aboard. {member} is the name of a crewmember.
        data.LieDown: tr("In which bed does {member} lie down?"),
        Memorialize: tr("Who gets a place on the memorial wall first?"),
        fx.MemorialBonus: tr("Which memorial bonus is given again?"),
    }

    answers = {
        data.MovePatient: _bed,
        data.LieDown: _bed,
        fx.MemorialBonus: _memorial,
    }
