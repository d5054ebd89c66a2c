"""Answers on an expedition, and what may be done at any time, with their signs and with what will come of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, Command, Decision, MemberId, SectorId
from vanguard_desktop.play.check_odds import has_odds
from vanguard_desktop.play.helping_dice import all_back, helping_dice
from vanguard_desktop.play.questions import crowded_out, dangers_ahead, loses_a_die, nothing_done_yet, wanted_at_once
from vanguard_desktop.rulesets.expedition.data import (
    AddDie,
    Exert,
    GatherDice,
    GiveStartToken,
    GoOn,
    LiftOff,
    PickOption,
    PickSector,
    Prepare,
    Rest,
    RollDice,
    RollForMe,
    SayNo,
    SayYes,
    State,
    TakeBackAction,
    TakeSpecialAction,
    TellDanger,
    TellTen,
    Travel,
)
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.command_text import Thing
from vanguard_desktop.text.expedition.picked_cards import picked_card

from ..bridge import Bridge
from ..common.options import KEYS, BesideModel, OptionModel, OptionRow
from ..common.slots import SlotRow
from .actions import useful
from .check.odds_words import OddsWords
from .subjects import subject_of

_ICONS: dict[type[Command], str] = {
    GiveStartToken: "play",
    Travel: "travel",
    Rest: "rest",
    TakeSpecialAction: "special_action",
    EndTurn: "check",
    LiftOff: "lift_off",
    Prepare: "prepare",
    RollDice: "dice_check",
    GoOn: "check",
    Exert: "exert",
}
# Nothing on the map stands for these.
_KEPT = (Rest, LiftOff, EndTurn, TakeBackAction, RollDice, RollForMe, GoOn, SayNo, SayYes)
_NEXT = (RollDice, GoOn)
_SEVERAL = 2  # fewer dice are moved one by one


class ActionModel(OptionModel):
    """What answers the open question."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        self._asked: Decision | None = None
        self._left: dict[int, Mapping[Command, str]] = {}
        super().__init__(bridge, wording, parent)

    def _fresh(self) -> tuple[OptionRow, ...]:
        """A sector answers to the number on its plate, as far as that is a digit.

        Asked again after one of the answers was given, the others keep their numbers.
        """
        rows = super()._fresh()
        rows = _numbered(rows, self._kept({row.command for row in rows}))
        sectors = [str(row.command.sector) for row in rows if isinstance(row.command, PickSector)]
        if len(sectors) < len(rows):
            return rows
        return tuple(
            attrs.evolve(row, key=sector if sector in KEYS else "") for row, sector in zip(rows, sectors, strict=True)
        )

    def _kept(self, offered: Set[Command]) -> Mapping[Command, str]:
        """The numbers of what is left, if a question is asked again after one of its answers was given.

        They are remembered by the step, so that it is the same after undo.
        """
        step, before = self._bridge.game.cursor.step, {row.command: row.key for row in self.rows}
        asked, self._asked = self._asked, self._bridge.state.question
        if step in self._left and offered == self._left[step].keys():
            return self._left[step]
        again = type(asked) is type(self._asked) and _whose(asked) == _whose(self._asked)
        if not (again and offered < before.keys()):
            return {}
        self._left[step] = {command: before[command] for command in offered}
        return self._left[step]

    def _row(self, command: Command, key: str) -> OptionRow:
        row = _with_signs(super()._row(command, key), self._bridge.state, self._wording)
        if ahead := dangers_ahead(self._bridge.state, command):
            return attrs.evolve(row, detail=" ".join(OddsWords(self._bridge, self._wording, self).troubles(ahead)))
        if loses_a_die(self._bridge.state, command):
            #: Small, on a button that accepts or chooses a cost: no die is left to be spent, so one goes out of the
            #: game.
            return attrs.evolve(row, brief=self.tr("a die is lost for good"))
        if crowded := crowded_out(self._bridge.state, command):
            #: Small, on a button that puts an injury die into a column of the crew board: the column is full, so dice
            #: go to the spent ones. %n is how many.
            return attrs.evolve(row, brief=self.tr("spends %n die(s)", "", crowded))
        return row

    @property
    def shortcut(self) -> SlotRow | None:
        """While dice are gathered: all that help, or once some lie there all of them back."""
        state: State = self._bridge.state
        if not isinstance(state.question, GatherDice):
            return None
        legal = set(self._bridge.answers())
        if len(legal.intersection(all_back(state))) >= _SEVERAL:
            #: Button: the dice that were chosen for a check go back to their columns.
            return SlotRow(id="dice_back", name=self.tr("Put all back"), icon="minus", key="D", subject="rule:CHK-07")
        own = {AddDie(die=die) for die in state.member(state.running_check.active).available}
        if has_odds(state) and legal & own:
            #: Button: of the own dice those are chosen for a check that make a good outcome likelier.
            name = self.tr("Take own dice that help")
            return SlotRow(id="dice_taken", name=name, icon="plus", key="D", subject="rule:CHK-05")
        return None

    def at_once(self) -> tuple[Command, ...]:
        state: State = self._bridge.state
        shortcut = self.shortcut
        if shortcut is None:
            return ()
        return all_back(state) if shortcut.id == "dice_back" else helping_dice(state)


class AnyTimeModel(BesideModel):
    """Exert, play a card, use a skill, hand over equipment: whatever would change something."""

    def _offered(self) -> tuple[Command, ...]:
        return useful(self._bridge)

    def _row(self, command: Command, key: str) -> OptionRow:
        state = self._bridge.state
        brief, section = self._wording.consequences.brief(command, state), ""
        if isinstance(command, Thing):
            brief = self._wording.prompts.thing(command, state)
        if (member := getattr(command, "member", None)) is not None:
            section = state.member(member).section.value
        row = _with_signs(super()._row(command, key), state, self._wording)
        return attrs.evolve(row, section=section, brief=brief)


def _whose(question: Decision | None) -> MemberId | None:
    return getattr(question, "member", None)


def _numbered(rows: tuple[OptionRow, ...], kept: Mapping[Command, str]) -> tuple[OptionRow, ...]:
    """An option has its own number; what is left over has the one it had, the others those that are free."""
    known = dict(kept)
    known |= {row.command: str(row.command.number) for row in rows if isinstance(row.command, PickOption)}
    free = (key for key in KEYS if key not in known.values())
    return tuple(attrs.evolve(row, key=known[row.command] if row.command in known else next(free, "")) for row in rows)


def _with_signs(row: OptionRow, state: State, wording: Wording) -> OptionRow:
    command = row.command
    picked = picked_card(command, state)
    return attrs.evolve(
        row,
        icon=icon_of(command),
        subject=picked or subject_of(command, state.turn),
        lights=frozenset(_standing(picked, state)),
        detail=wording.consequences.of(command, state),
        kept=isinstance(command, _KEPT),
        face=command.value if isinstance(command, TellTen) else None,
        leads_on=wanted_at_once(state, command) or (isinstance(command, _NEXT) and not _gains_nothing(command, state)),
    )


def _standing(card: str, state: State) -> Iterator[SectorId]:
    """Where a threat stands that is chosen between."""
    family, _, id = card.removeprefix("card:").partition("/")
    threat = state.threat(CardId(id)) if family == "threats" else None
    if threat is not None:
        yield from (sector for sector in (threat.sector, *threat.others) if sector is not None)


def _gains_nothing(command: Command, state: State) -> bool:
    """An empty hand may be rolled, and what is offered left undone, but nobody is led to do so."""
    if isinstance(command, RollDice):
        return state.check is not None and not state.check.hand
    return nothing_done_yet(state)


def icon_of(command: Command) -> str:
    """The sign on the button of a command; empty if words are enough."""
    if isinstance(command, TellDanger):
        return f"danger_{command.icon.value}"
    return _ICONS.get(type(command), "")
