"""Players, sections and crew as answers to a question."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import NOBODY, Source, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.pieces import Piece, member_of
from vanguard_desktop.rulesets.ship.state import ShipState

from ..common.names import Names
from ..common.rooms import Room


def player(state: ShipState, seat: int) -> str:
    """By name, or by number if nobody has given one."""
    name = state.seats[seat].name if 0 <= seat < len(state.seats) else ""
    #: Name of a player who has not typed one. {number} is from 1 to 4.
    return name or QCoreApplication.translate("ShipSetUp", "Player {number}").format(number=seat + 1)


def decides(section: Section, names: Names, state: ShipState) -> str:
    """Who has the final say (CYC-09): the player, with the section that gives the right."""
    owner = state.seat_of(section)
    if owner is None:
        return names.section(section)
    #: Who decides, before a question: "Ann (Recon)". {player} is the name of a player. {section} is the name of a
    #: section, as Science.
    text = QCoreApplication.translate("ShipTexts", "{player} ({section})")
    return text.format(player=player(state, state.seats.index(owner)), section=names.section(section))


def asked_by(state: ShipState) -> Source:
    """Whose text asks the open question for a thing."""
    question = state.question
    return question.effect.source if isinstance(question, ChooseThing) else NOBODY


def seat(_: Room, thing: str, __: Waiting, state: ShipState) -> str:
    return player(state, int(thing)) if thing.isdigit() else thing


def section(room: Room, thing: str, _: Waiting, __: ShipState) -> str:
    return room.names.section(Section(thing)) if thing in {section.value for section in Section} else thing


def assigned(room: Room, thing: str, _: Waiting, state: ShipState) -> str:
    """TSK-11: only the player of the section may assign a member, and where there are several it says who that is."""
    of = state.section_of(member_of(Piece(thing)))
    owner = state.seat_of(of)
    if owner is None or len(state.seats) == 1:
        return str(room.say.piece(thing))
    #: Choice of somebody whom another player owns. {player} is the name of that player. {member} is the name of a
    #: crewmember. {section} is the name of a section, as Science.
    text = QCoreApplication.translate("ShipTasks", "{member} ({section}, decided by {player})")
    names = {"section": room.names.section(of), "player": player(state, state.seats.index(owner))}
    return text.format(member=room.say.piece(thing), **names)
