"""Who of the crew may go on the expedition, who goes, and with which dice."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import Command
from vanguard_desktop.dice.faces import ALL_DICE, Color, Section
from vanguard_desktop.play.ship import lander
from vanguard_desktop.play.ship.team import away, drafts, seats_of_team, sections_that_choose
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.data.journey.launch import ChooseTeamMember
from vanguard_desktop.rulesets.ship.pieces import Piece, crew, die_of, member_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import board_crew, board_deck, board_dice, dice, hand
from vanguard_desktop.setting import USABLE_SLOTS
from vanguard_desktop.text.common.wording import Wording

from .cards import card_shown
from .people import PersonRow, person_of


@attrs.frozen(kw_only=True)
class CandidateRow:
    """Somebody of a section that sends somebody; `going` is on the crew board already. `dice` are told in icons."""

    person: PersonRow
    section: str
    going: bool
    reason: str
    dice: str


@attrs.frozen(kw_only=True)
class TeamShown:
    """Those who may be chosen now, each in the same place until the team is complete, and who goes of all."""

    candidates: tuple[CandidateRow, ...]
    going: tuple[CandidateRow, ...]
    least: int
    most: int


@attrs.frozen(kw_only=True)
class EmergencyBox:
    """One of those that are marked in the logbook; `now` is the next one (LCH-08 to LCH-10)."""

    number: int
    marked: bool
    now: bool
    costs_dice: bool
    ends: bool


def emergency_boxes(state: ShipState) -> tuple[EmergencyBox, ...]:
    marked, most = drafts(state)
    return tuple(
        EmergencyBox(
            number=number, marked=number <= marked, now=number == marked + 1, costs_dice=number > 1, ends=number == most
        )
        for number in range(1, most + 1)
    )


def asks_for_team(state: ShipState) -> ChooseTeamMember | None:
    question = state.question
    effect = question.effect.effect if isinstance(question, ChooseThing) else None
    return effect if isinstance(effect, ChooseTeamMember) else None


def candidates(state: ShipState) -> tuple[Piece, ...]:
    """In the order of sections, as they are listed aboard: nobody moves up when somebody else is chosen."""
    asked = asks_for_team(state)
    if asked is None:
        return ()
    places = {crew(member): place for place, member in enumerate(state.sleeves)}
    found: list[Piece] = []
    for section in sections_that_choose(state, asked.seat):
        there = (*state.at(board_crew(section)), *state.at(hand(section)))
        found += sorted(there, key=lambda piece: places.get(piece, 0))
    return tuple(found)


def places_of_team(state: ShipState, answers: list[Command]) -> list[Command | None]:
    """One for each candidate, so that no key wanders; None for who cannot be chosen any more."""
    orders: list[Command] = [PickThing(thing=piece) for piece in candidates(state)]
    return [order if order in answers else None for order in orders]


def flying(state: ShipState, wording: Wording) -> tuple[str, ...]:
    """Who sits in the lander, each in a line: with which dice, how many cards, and what they carry."""
    carried = dict(lander.small_equipment(state))
    return tuple(_flies(state, wording, section, carried.get(section)) for section in away(state))


def _flies(state: ShipState, wording: Wording, section: Section, item: Piece | None) -> str:
    names = wording.names
    (member,) = state.members(board_crew(section))
    colors = [ALL_DICE[die_of(die)].color for die in state.at(board_dice(section))]
    told = "  ".join(f"{colors.count(color)} [die_{color.value}]" for color in Color if color in colors)
    cards = len(state.at(board_deck(section)))
    #: Before the launch. {member} is a name, {section} that of a section, {dice} are numbers and icons, %n cards.
    line = QCoreApplication.translate("TeamShown", "{member} ({section}): {dice}, %n card(s) in the deck", "", cards)
    line = line.format(member=names.member(member), section=names.section(section), dice=told)
    return line if item is None else f"{line}, {card_shown(state, wording, item).name}"


def team_shown(state: ShipState, wording: Wording) -> TeamShown:
    least, most = seats_of_team(state)
    rows = tuple(_row(state, wording, piece) for piece in candidates(state))
    boards = (piece for section in Section for piece in state.at(board_crew(section)))
    return TeamShown(
        candidates=rows, going=tuple(_row(state, wording, piece) for piece in boards), least=least, most=most
    )


def _row(state: ShipState, wording: Wording, piece: Piece) -> CandidateRow:
    person = person_of(state, wording, member_of(piece))
    section = state.section_of(person.id)
    going, reason = piece in state.at(board_crew(section)), ""
    if state.at(board_crew(section)):
        #: Why somebody cannot join the away team. {section} is the name of a section, as Science.
        full = QCoreApplication.translate("TeamShown", "{section} sends somebody already.")
        reason = full.format(section=wording.names.section(section))
    named, with_dice = wording.names.section(section), _dice(state, section, person.rank)
    return CandidateRow(person=person, section=named, going=going, reason=reason, dice=with_dice)


def _dice(state: ShipState, section: Section, rank: int) -> str:
    """As many of a color as the rank has slots for; the others stay aboard (LCH-12)."""
    owned = [ALL_DICE[die_of(die)].color for die in (*state.at(dice(section)), *state.at(board_dice(section)))]
    slots = USABLE_SLOTS[section][rank - 1]
    goes = {color: min(owned.count(color), slots[color]) for color in Color}
    stays = len(owned) - sum(goes.values())
    told = "  ".join(f"{count} [die_{color.value}]" for color, count in goes.items() if count)
    if not stays:
        return told
    #: Of somebody who may join the away team. {dice} are numbers and icons; %n is how many dice have no slot.
    more = QCoreApplication.translate("TeamShown", "{dice}; %n die stay(s) aboard", "", stays)
    return more.format(dice=told)
