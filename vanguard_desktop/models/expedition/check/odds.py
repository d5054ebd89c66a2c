"""The chances of the running check as the tray shows them, in columns; slow ones are reckoned in the background."""

from __future__ import annotations

import logging
from collections.abc import Collection
from enum import Enum
from time import perf_counter

import attrs
from PySide6.QtCore import QObject, Qt, Signal

from vanguard_desktop.core import CardId, Command
from vanguard_desktop.play.check_odds import (
    AS_IT_STANDS,
    Assumed,
    Odds,
    Trouble,
    assumable,
    converts_dice,
    has_odds,
    reckon,
    takes_long,
)
from vanguard_desktop.rulesets.expedition.data import Check, PlayCard, State, UseCombination
from vanguard_desktop.text.expedition.command_text import Thing

from ...common.in_background import Latest

_LOGGER = logging.getLogger(__name__)
_AT_ONCE = 0.004  # seconds; if one column took longer, the others are left to the background
_ROLLED = 3  # from the step after this one on the dice have fallen


class Column(Enum):
    """What the chances of a column reckon with."""

    PLAIN = "plain"  # the dice alone
    AT_ROLL = "at_roll"  # what was expected before the dice fell
    NOW = "now"  # the dice and the convert abilities
    WITH = "with"  # and with what the players reckon with beside them, or look at


@attrs.frozen(kw_only=True)
class OddsColumn:
    """`odds` are None while they are reckoned, and if that `failed`; `used` is what the column `WITH` reckons with.

    A column that is `WITH` nothing is `empty`: there is something to choose.
    """

    column: Column
    odds: Odds | None = None
    failed: bool = False
    used: tuple[Command, ...] = ()

    @property
    def empty(self) -> bool:
        return self.column is Column.WITH and not self.used


class CheckOdds(QObject):
    """`columns` from left to right, none while no check is open; `changed` when one of them has become known.

    After the roll each thing that may be used is tried by itself as well: `compared` when one more is known.
    """

    changed = Signal()
    compared = Signal()
    _answered = Signal(object, object)
    _tried = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # What was asked about: an answer from the background may find another book on the table.
        self._state: State | None = None
        self._columns: dict[Column, OddsColumn] = {}
        self._hurried = False
        self._later: dict[Column, Latest[Odds]] = {}
        self._looked_at: Command | None = None
        self._chosen: dict[Command, bool] = {}
        self._at_roll: tuple[object, Odds] | None = None
        self._each: dict[Command, Odds] = {}
        self._to_try: list[Command] = []
        self._awaited: tuple[Command, ...] = ()
        self._trying: Latest[tuple[Command, Odds]] | None = None
        self._answered.connect(self._on_answered, Qt.ConnectionType.QueuedConnection)
        self._tried.connect(self._on_tried, Qt.ConnectionType.QueuedConnection)

    @property
    def columns(self) -> tuple[OddsColumn, ...]:
        return tuple(self._columns[column] for column in Column if column in self._columns)

    @property
    def now(self) -> Odds | None:
        """As the check stands; None until they are known."""
        return self._odds_of(Column.NOW)

    @property
    def using(self) -> Odds | None:
        """With what the players look at, or reckon with."""
        return self._odds_of(Column.WITH)

    @property
    def troubles(self) -> tuple[Trouble, ...]:
        """What injury and danger dice may bring."""
        return self.now.troubles if self.now is not None else ()

    def _odds_of(self, column: Column) -> Odds | None:
        return self._columns[column].odds if column in self._columns else None

    def assumable(self) -> dict[Command, bool]:
        """What the players may reckon with, and whether they do: abilities unless they say no, combinations if yes."""
        offered = assumable(self._state) if self._state is not None and has_odds(self._state) else ()
        return {use: self._chosen.get(use, not isinstance(use, UseCombination)) for use in offered}

    def assume(self, use: Command, wanted: bool) -> None:
        """The players reckon with it from now on, or not any more."""
        self._chosen[use] = wanted
        self._reckon_with()
        self.changed.emit()

    def ask(self, state: State) -> None:
        """The check has changed: everything that was known is out of date."""
        self._state, self._looked_at = state, None
        for later in self._later.values():
            later.forget()
        if self._trying is not None:
            self._trying.forget()
        self._each, self._to_try, self._awaited = {}, [], ()
        before, self._columns, self._hurried = self._columns, {}, False
        if not has_odds(state):
            self._chosen = {} if state.check is None else self._chosen
            return
        assert state.check is not None
        self._keep_expectation(state.check, before.get(Column.NOW))
        self._reckon(Column.NOW, AS_IT_STANDS)
        if state.check.step > _ROLLED:
            if self._at_roll is not None and self._at_roll[0] == _name(state.check):
                self._columns[Column.AT_ROLL] = OddsColumn(column=Column.AT_ROLL, odds=self._at_roll[1])
        elif converts_dice(state):
            self._reckon(Column.PLAIN, Assumed(converts=False))
        self._reckon_with()
        if state.check.step > _ROLLED:
            self._awaited = tuple(self.assumable())
            self._to_try = list(self._awaited)
            self._try_next()

    @property
    def awaited(self) -> Collection[Command]:
        """What is tried by itself, now or as soon as its turn comes."""
        return self._awaited

    def of(self, use: Command) -> Odds | None:
        """With this and nothing else beside the dice; None if that is not known, or not yet."""
        return self._each.get(use)

    def _try_next(self) -> None:
        if not self._to_try:
            return
        assert self._state is not None  # something was asked
        state, use = self._state, self._to_try.pop(0)
        if self._trying is None:
            self._trying = Latest(lambda found: self._tried.emit(*found), lambda: self._tried.emit(None, None))
            self.destroyed.connect(self._trying.close)
        self._trying.ask(lambda: (use, reckon(state, Assumed(used=(use,)))))

    def _on_tried(self, use: Command | None, odds: Odds | None) -> None:
        if use is not None and odds is not None and odds.known and use in self.assumable():
            self._each[use] = odds
            self.compared.emit()
        self._try_next()

    def _keep_expectation(self, check: Check, before: OddsColumn | None) -> None:
        """While dice go in and out nothing is kept; as they fall, what was expected of them is."""
        if check.step <= _ROLLED:
            self._at_roll = None
        elif self._at_roll is None and before is not None and before.odds is not None:
            self._at_roll = (_name(check), before.odds)

    def look_at(self, command: Command | None) -> None:
        """A player looks at something that could be used: what would the odds be with it?"""
        thing = command if isinstance(command, Thing) else None
        if thing == self._looked_at:
            return
        self._looked_at = thing
        if self._state is not None and has_odds(self._state):
            self._reckon_with()
            self.changed.emit()

    def _reckon_with(self) -> None:
        """The column with what is looked at, else with all that the players reckon with; it stays empty if they have
        something to choose but want none of it."""
        offered = self.assumable()
        if self._looked_at is not None:
            used: tuple[Command, ...] = (self._looked_at,)
        else:
            used = _together(tuple(use for use, wanted in offered.items() if wanted))
        if used:
            self._reckon(Column.WITH, Assumed(used=used))
            return
        self._columns.pop(Column.WITH, None)
        if Column.WITH in self._later:
            self._later[Column.WITH].forget()
        if offered:
            self._columns[Column.WITH] = OddsColumn(column=Column.WITH)

    def _reckon(self, column: Column, assumed: Assumed) -> None:
        """At once or, if it takes long, later: no column may hold up a hand that adds a die."""
        assert self._state is not None  # something was asked
        state = self._state
        self._columns[column] = OddsColumn(column=column, used=assumed.used)
        if self._hurried or takes_long(state, assumed):
            self._in_background(column, assumed).ask(lambda: reckon(state, assumed))
            return
        begun = perf_counter()
        try:
            odds = reckon(state, assumed)
        except Exception:
            _LOGGER.exception("the odds could not be reckoned")
            self._columns[column] = OddsColumn(column=column, failed=True, used=assumed.used)
        else:
            self._columns[column] = OddsColumn(column=column, odds=odds, used=assumed.used)
        self._hurried = perf_counter() - begun > _AT_ONCE

    def _in_background(self, column: Column, assumed: Assumed) -> Latest[Odds]:
        """A thread is begun only where it is needed; it ends with the table."""
        if column not in self._later:
            later: Latest[Odds] = Latest(
                lambda odds: self._answered.emit(column, odds), lambda: self._answered.emit(column, None)
            )
            self._later[column] = later
            self.destroyed.connect(later.close)
        return self._later[column]

    def _on_answered(self, column: Column, odds: Odds | None) -> None:
        """The newest question of that column is answered; without odds something went wrong."""
        waiting = self._columns.get(column)
        if waiting is not None and waiting.odds is None:
            self._columns[column] = attrs.evolve(waiting, odds=odds, failed=odds is None)
            self.changed.emit()


def _name(check: Check) -> object:
    return check.active, check.source, check.at, check.purpose, check.path


def _together(used: tuple[Command, ...]) -> tuple[Command, ...]:
    """A card is discarded for its effect or for its combination (CHK-94): who wants the one does without the other."""
    paid = {CardId(use.source) for use in used if isinstance(use, UseCombination)}
    return tuple(use for use in used if not (isinstance(use, PlayCard) and use.card in paid))
