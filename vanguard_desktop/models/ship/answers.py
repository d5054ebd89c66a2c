"""Answers aboard: what lies open on the page, and what stands in the bar because nothing on the page stands for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import Command, Decision
from vanguard_desktop.play import voyages
from vanguard_desktop.rulesets.ship.data.aboard.barracks import Dismiss, Exchange, Transfer
from vanguard_desktop.rulesets.ship.data.aboard.medbay import EndTherapy
from vanguard_desktop.rulesets.ship.data.campaign.logbook import GoOn
from vanguard_desktop.rulesets.ship.data.campaign.objectives import LeaveBridge
from vanguard_desktop.rulesets.ship.data.campaign.save_point import PlayOn, ResumeSession, StopHere
from vanguard_desktop.rulesets.ship.data.common import ChooseOption, Pass, PickOption, SayYes
from vanguard_desktop.rulesets.ship.data.facilities.facilities import (
    ChooseFacility,
    EndFacilities,
    EndStep,
    VisitFacility,
)
from vanguard_desktop.rulesets.ship.data.facilities.hangar import EndHangar
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie, EndTrade, SellDice
from vanguard_desktop.rulesets.ship.data.journey.launch import FinishDeck, StrapIn
from vanguard_desktop.rulesets.ship.data.journey.scanner import EndScan, RevealPart
from vanguard_desktop.rulesets.ship.data.journey.star_map import DriftOff, EndTravel, Fly, KeepTraveling
from vanguard_desktop.rulesets.ship.data.rolls import LetGameRoll
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import SEALED
from vanguard_desktop.setting import Facility
from vanguard_desktop.text.codex.families import Family
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.tokens import at_stake, left_over

from ..bridge import Bridge
from ..common.options import KEYS, OptionModel, OptionRow
from .after.trade import as_boxed, asks_for_die
from .lander.order import as_laid
from .remaining import Remaining
from .team import asks_for_team, places_of_team
from .things import thing_of

# What most players want next: Enter gives it.
LEADS_ON = (
    LeaveBridge, PlayOn, EndTherapy, EndStep, EndFacilities, EndHangar, EndTrade, FinishDeck, StrapIn, EndScan, GoOn,
    ResumeSession, KeepTraveling, LetGameRoll,
)  # fmt: skip
# These end or confirm something; nothing on a page stands for them.
IN_BAR = (*LEADS_ON, Pass, SayYes, StopHere, DriftOff, EndTravel)
# Mostly something on the page is wanted instead: Enter never gives them, though they stand alone in the bar.
APART = (EndTravel,)
# What ends a step in which one thing is done after another has a key of its own that never wanders, far from those of
# the page.
LAST = (EndTravel, EndTrade, EndTherapy, EndFacilities, EndHangar, StrapIn)
LAST_KEY = KEYS[-1]
# As long as one of these can be done, what ends it is not what most players want next.
ENDS: dict[type[Command], type[Command]] = {EndFacilities: VisitFacility, EndTrade: BuyDie}
# Most players want nothing of these when they are offered: the keyboard begins at the answer that goes on.
SELDOM = (SellDice, BuyDie, Transfer, Exchange, Dismiss)
# A map stands for these, which says what they cost before: no digit gives them unseen.
ON_MAP = (Fly,)
ICONS: dict[type[Command], str] = {
    StrapIn: "lander",
    DriftOff: "adrift",
    LetGameRoll: "dice_check",
}
_IN_CODEX = {family.value for family in Family}


def _options(_: ShipState, question: ChooseOption) -> Iterable[Command]:
    return (PickOption(number=number) for number in range(1, len(question.options) + 1))


def _rooms(state: ShipState, _: ChooseFacility) -> Iterable[Command]:
    """A room that is still sealed is not even drawn (ADD-11); the others stay where they are, whatever one can pay."""
    rooms = (each for each in Facility if each is not Facility.ADD_ON or not state.at(SEALED))
    return (VisitFacility(facility=facility) for facility in rooms)


# What a question offers beside its legal answers: it stays in its place, closed, with its reason.
ALL_OFFERED: dict[type[Decision], Callable[[ShipState, Any], Iterable[Command]]] = {
    ChooseOption: _options,
    ChooseFacility: _rooms,
}


@attrs.frozen(kw_only=True)
class AnswerRow(OptionRow):
    """`thing` is what it is about, as the rules name it; while it is closed, `reason` says why."""

    thing: str = ""
    reason: str = ""


class Answers(OptionModel):
    """Half of them: those on the page, or those in the bar."""

    _in_bar: bool

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        self._remaining = Remaining()
        super().__init__(bridge, wording, parent)

    def _fresh(self) -> tuple[OptionRow, ...]:
        answers = self._bridge.answers()
        on_page = self._all_offered([each for each in answers if not isinstance(each, IN_BAR)])
        keyed = [each for each in on_page if not isinstance(each, ON_MAP)]
        places = self._places(keyed)
        if not self._in_bar:
            free = KEYS[:-1] if any(isinstance(each, LAST) for each in answers) else KEYS
            keys = {command: free[place : place + 1] for place, command in enumerate(places) if command is not None}
            return tuple(self._row(command, keys.get(command, "")) for command in on_page)
        behind = len(places)
        in_bar = [each for each in answers if isinstance(each, IN_BAR)]
        rows = (self._row(each, self._bar_key(each, behind + place)) for place, each in enumerate(in_bar))
        possible = [each for each in on_page if self._bridge.why_not(each) is None]
        left = self._remaining.words(self._bridge.state.question, possible)
        return tuple(attrs.evolve(row, brief=left) if self._goes_on(row) else row for row in rows)

    def _places(self, keyed: list[Command]) -> list[Command | None]:
        """In the order of the page, from left to right; a place may be empty by now."""
        if asks_for_team(self._bridge.state) is not None:
            return places_of_team(self._bridge.state, keyed)
        if asks_for_die(self._bridge.state):
            return [*as_boxed(self._bridge.state, self._wording, keyed)]
        return as_laid(self._bridge, self._wording, keyed)

    def _bar_key(self, command: Command, place: int) -> str:
        return LAST_KEY if isinstance(command, LAST) else KEYS[place : place + 1]

    def _goes_on(self, row: AnswerRow) -> bool:
        return not row.brief and isinstance(row.command, (*LEADS_ON, Pass))

    def _all_offered(self, legal: list[Command]) -> list[Command]:
        state: ShipState = self._bridge.state
        question = state.question
        offered = None if question is None else ALL_OFFERED.get(type(question))
        if offered is None:
            return legal
        every = list(offered(state, question))
        return [*every, *(each for each in legal if each not in every)]

    def _row(self, command: Command, key: str) -> AnswerRow:
        state: ShipState = self._bridge.state
        words, thing = self._wording.in_book(state), thing_of(command)
        reason = self._bridge.why_not(command)
        return AnswerRow(
            command=command,
            label=words.answer(command, state),
            key=key,
            icon=ICONS.get(type(command), ""),
            subject=subject_of(thing),
            thing=thing,
            reason="" if reason is None else words.why(reason, state),
            brief=self._lost(command, at_stake),
            detail=self._lost(command, left_over),
            kept=self._in_bar,
            leads_on=isinstance(command, LEADS_ON) and not self._gives_up(command),
            apart=isinstance(command, APART) or self._gives_up(command),
        )

    def _lost(self, command: Command, say: Callable[[int, int, int], str]) -> str:
        """What is left over by who leaves."""
        pool = self._bridge.state.pool
        return say(pool.energy, pool.command, pool.success) if isinstance(command, EndFacilities) else ""

    def _gives_up(self, command: Command) -> bool:
        """Whether it would throw away what most players want first: visits, and parts of a scan that cost nothing."""
        if isinstance(command, EndScan):
            parts = [each for each in self._bridge.answers() if isinstance(each, RevealPart)]
            return any(voyages.scan_costs(self._bridge.state)[each.part - 1] == 0 for each in parts)
        ended = ENDS.get(type(command))
        return ended is not None and any(isinstance(each, ended) for each in self._bridge.answers())


class PageAnswers(Answers):
    """What lies open on the page."""

    _in_bar = False


class BarAnswers(Answers):
    """What ends or confirms."""

    _in_bar = True


def subject_of(thing: str) -> str:
    """What the codex is asked about it; empty for what it does not know."""
    family = family_of(Piece(thing)) if ":" in thing else ""  # zones and numbers are no pieces
    if family == "crew":
        return f"member:{thing.partition(':')[2]}"
    return f"card:{family}/{id_of(Piece(thing))}" if family in _IN_CODEX else ""
