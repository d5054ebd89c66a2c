"""The running dice check as the tray shows it: its step, its dice as they lie, its lines, what may still be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QObject, Qt, Signal

from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.core.coverage import SHOWN, spending
from vanguard_desktop.core.dice import ALL_DICE, Section
from vanguard_desktop.core.ids import CardId, DieId, MemberId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.core.matching import assign
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.in_background import Latest
from vanguard_desktop.models.options import icon_of
from vanguard_desktop.play.check_odds import Odds, has_odds, reckon, takes_long
from vanguard_desktop.rulesets.expedition.commands import (
    Commit,
    Exert,
    PickDie,
    PickOption,
    SayNo,
    SayYes,
    TakeBackDie,
    UseCombination,
)
from vanguard_desktop.rulesets.expedition.decisions import (
    ChooseCheckDie,
    ChooseCommitment,
    ChoosePoolDie,
    ChooseReroll,
    ChooseTurn,
    Combine,
    DeclareAce,
    GatherDice,
    MarkRow,
    Modify,
    NextDangerDie,
    NextInjuryDie,
    TellRoll,
)
from vanguard_desktop.rulesets.expedition.state import Check, Purpose, State, action_track
from vanguard_desktop.text.wording import Wording

STEPS = range(1, 11)
# While one of these is open the tray itself shows what may be done about it.
OF_THE_TRAY = (
    GatherDice, TellRoll, Modify, ChooseReroll, ChooseTurn, ChoosePoolDie, ChooseCheckDie, Combine, NextInjuryDie,
    NextDangerDie, ChooseCommitment, DeclareAce, MarkRow,
)  # fmt: skip


@attrs.frozen(kw_only=True)
class TrayDie:
    """A die of the check: in hand until it is rolled, then with the face that lies on top.

    `lender` is the section whose member assists with it; `row` the outcome that it would be spent on.
    """

    key: str
    color: str
    glyphs: tuple[str, ...]
    bracketed: bool
    rolled: bool
    name: str
    lender: Section | None = None
    row: int | None = None
    command: Command | None = None


@attrs.frozen(kw_only=True)
class OutcomeLine:
    """An outcome row, or a track with its marker; `also` are the rows that an arrow leads to.

    `met` is the one row that the dice reach as they lie; not `sure` if that takes an ace or a conversion.
    """

    color: RowColor
    requirement: str
    effect: str
    also: tuple[RowColor, ...] = ()
    met: bool = False
    sure: bool = True
    marked: bool = False
    length: int = 0
    at: int = 0


@attrs.frozen(kw_only=True)
class SpecialLine:
    """A special effect above the rows."""

    text: str
    over: bool
    now: bool


@attrs.frozen(kw_only=True)
class Usable:
    """Something that may be used in this step, on a chip; `dice` are what it would cost."""

    command: Command
    label: str
    icon: str
    dice: tuple[DieId, ...] = ()


@attrs.frozen(kw_only=True)
class CheckShown:
    """Everything that the tray shows of one check."""

    title: str
    active: str
    step: int
    dice: tuple[TrayDie, ...]
    specials: tuple[SpecialLine, ...]
    outcomes: tuple[OutcomeLine, ...]
    usable: tuple[Usable, ...]
    gathering: bool


class CheckModel(QObject):
    """`changed` after every step of the game; `shown` is None while no check runs.

    `odds_changed` when the chances of the check are known: `odds` as it stands, `odds_using` with what a player looks
    at. What takes longer than a frame of the screen is reckoned in the background and told later.
    """

    changed = Signal()
    odds_changed = Signal()
    _reckoned = Signal(object, object)

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording
        self.shown: CheckShown | None = None
        self.odds: Odds | None = None
        self.odds_using: Odds | None = None
        self._using: Command | None = None
        self._later: dict[bool, Latest[tuple[Command | None, Odds]]] = {}
        self._reckoned.connect(self._on_reckoned, Qt.ConnectionType.QueuedConnection)
        bridge.stepped.connect(self.refresh)
        bridge.retranslated.connect(self.refresh)
        self.refresh()

    def refresh(self, *_: object) -> None:
        state = self._bridge.state
        check = state.check if isinstance(state, State) else None
        self.shown = None if check is None else self._show(state, check)
        self._using = None
        self.odds_using = None
        self.odds = self._ask_odds(None) if has_odds(state) else None
        self.changed.emit()

    def look_at(self, command: Command | None) -> None:
        """A player looks at something that could be used: what would the odds be with it?"""
        if command == self._using:
            return
        self._using, self.odds_using = command, None
        if command is not None and has_odds(self._bridge.state):
            self.odds_using = self._ask_odds(command)
        self.odds_changed.emit()

    def _ask_odds(self, using: Command | None) -> Odds | None:
        """The answer at once, or None if it comes later."""
        state = self._bridge.state
        if not takes_long(state, using):
            return reckon(state, using)
        self._in_background(using is not None).ask(lambda: (using, reckon(state, using)))
        return None

    def _in_background(self, using: bool) -> Latest[tuple[Command | None, Odds]]:
        """A thread is begun only where it is needed; it ends with the list."""
        if using not in self._later:
            later: Latest[tuple[Command | None, Odds]] = Latest(lambda answer: self._reckoned.emit(*answer))
            self._later[using] = later
            self.destroyed.connect(later.close)
        return self._later[using]

    def _on_reckoned(self, using: Command | None, odds: Odds) -> None:
        if using is None:
            self.odds = odds
        elif using == self._using:
            self.odds_using = odds
        self.odds_changed.emit()

    def _show(self, state: State, check: Check) -> CheckShown:
        question = state.question
        return CheckShown(
            title=self._title(check),
            active=self._wording.names.member(check.active),
            step=check.step,
            dice=self._dice(state, check),
            specials=self._specials(state, check),
            outcomes=(*self._rows(state, check), *self._tracks(state, check)),
            usable=self._usable(state) if isinstance(question, OF_THE_TRAY) else (),
            gathering=isinstance(question, GatherDice),
        )

    def _title(self, check: Check) -> str:
        match check.purpose:
            case Purpose.PREPARE:
                return self.tr("Prepare")
            case Purpose.ACTION if check.source.startswith("poi:"):
                _, _, card, number = check.source.split(":")
                return self._wording.names.special_action(CardId(card), int(number))
            case _:
                return self._wording.names.source(check.source) or self.tr("Dice check")

    # ------------------------------------------------------------------------------------------------- dice

    def _dice(self, state: State, check: Check) -> tuple[TrayDie, ...]:
        own, injured = self._section_dice(state, check), self._injury_dice(state, check)
        return (*own, *injured, *self._danger_dice(state, check))

    def _section_dice(self, state: State, check: Check) -> Sequence[TrayDie]:
        rows = self._rows_of_dice(state, check)
        if check.pool:
            return [
                self._die(state, check, rolled.die, rolled.owner, rolled.face, row=rows.get(rolled.die))
                for rolled in check.pool
            ]
        return [self._die(state, check, die, owner, None) for die, owner in check.hand]

    def _die(
        self, state: State, check: Check, die: DieId, owner: MemberId, face: int | None, row: int | None = None
    ) -> TrayDie:
        known, names = ALL_DICE[die], self._wording.names
        top = 0 if face is None else face
        lender = None if owner == check.active else state.member(owner).section
        name = names.die(die) if face is None else names.face(die, face)
        if lender is not None:
            #: A die in a dice check and the section that lends it.
            name = self.tr("{die}, lent by {section}").format(die=name, section=names.section(lender))
        return TrayDie(
            key=die,
            color=known.color.value,
            glyphs=tuple(icon.value for icon in known.faces[top]),
            bracketed=top < known.bracketed,
            rolled=face is not None,
            name=name,
            lender=lender,
            row=row,
            command=self._legal(PickDie(die=die), TakeBackDie(die=die)),
        )

    def _injury_dice(self, state: State, check: Check) -> Sequence[TrayDie]:
        if not check.injuries:
            waiting = len(state.member(check.active).injury_dice) if check.step < 3 else 0
            words = self.tr("Injury die")
            return [
                TrayDie(key=f"injury-{n}", color="injury", glyphs=("injury_damage",), bracketed=False, rolled=False,
                        name=words)
                for n in range(waiting)
            ]  # fmt: skip
        return [
            TrayDie(
                key=f"injury-{number}",
                color="injury",
                glyphs=(f"injury_{die.icon.value}",),
                bracketed=False,
                rolled=check.step > 3,
                name=self._wording.names.icon(f"injury_{die.icon.value}"),
                command=self._option(state, NextInjuryDie, number),
            )
            for number, die in enumerate(check.injuries)
            if not die.resolved
        ]

    def _danger_dice(self, state: State, check: Check) -> Sequence[TrayDie]:
        dice = check.dangers or ([] if check.step > 2 else [None] * len(check.card.danger))
        shown = []
        for number, (letter, die) in enumerate(zip(check.card.danger, dice, strict=False)):
            icon = None if die is None else die.icon
            if die is not None and die.resolved:
                continue
            #: A danger die that has not been rolled; {letter} is its table.
            words = self.tr("Danger die, table {letter}").format(letter=letter)
            if icon is not None:
                words = self.tr("{icon}, table {letter}").format(
                    icon=self._wording.names.icon(f"danger_{icon.value}"), letter=letter
                )
            shown.append(
                TrayDie(
                    key=f"danger-{number}",
                    color="danger",
                    glyphs=(f"danger_{'common' if icon is None else icon.value}",),
                    bracketed=False,
                    rolled=icon is not None,
                    name=words,
                    command=self._option(state, NextDangerDie, number),
                )
            )
        return shown

    def _option(self, state: State, question: type[NextInjuryDie | NextDangerDie], number: int) -> Command | None:
        command = PickOption(number=number + 1)
        return self._legal(command) if isinstance(state.question, question) else None

    def _legal(self, *commands: Command) -> Command | None:
        return next((command for command in commands if self._bridge.why_not(command) is None), None)

    # ------------------------------------------------------------------------------------------------ lines

    def _rows_of_dice(self, state: State, check: Check) -> dict[DieId, int]:
        """For each die the number of the row that it would be spent on, if the check went on as it lies."""
        now = None if check.card.tracks else self._row_now(state, check)
        if now is None:
            return {}
        found = assign(check.card.rows[now].requirement, check.dice, spending(state.converts(check.active)))
        return {} if found is None else dict.fromkeys(found.dice, now + 1)

    def _specials(self, state: State, check: Check) -> tuple[SpecialLine, ...]:
        condition = state.condition_card
        lines = (*(condition.special if condition is not None else ()), *check.card.special)
        return tuple(
            SpecialLine(
                text=self._wording.rules.checks.special(special),
                over=check.step > 7 or (check.step == 7 and number < check.special_next),
                now=check.step == 7 and number == check.special_next,
            )
            for number, special in enumerate(lines)
        )

    def _rows(self, state: State, check: Check) -> Sequence[OutcomeLine]:
        rules = self._wording.rules
        now = self._row_now(state, check)
        return [
            OutcomeLine(
                color=row.color,
                requirement="" if row.requirement.always else rules.requirement(row.requirement),
                effect=rules.effect(row.effect),
                also=row.also,
                met=number == now,
                sure=number == now and assign(row.requirement, check.dice, SHOWN) is not None,
                marked=row.color in (check.marked, check.immediate),
            )
            for number, row in enumerate(check.card.rows)
        ]

    def _row_now(self, state: State, check: Check) -> int | None:
        """The row that would be marked if the dice stayed as they lie (CHK-72)."""
        if not check.pool or check.step > 8:
            return None
        reading = spending(state.converts(check.active))
        return next(
            (
                number
                for number, row in enumerate(check.card.rows)
                if number >= check.rows_declined and assign(row.requirement, check.dice, reading) is not None
            ),
            None,
        )

    def _tracks(self, state: State, check: Check) -> Sequence[OutcomeLine]:
        return [
            OutcomeLine(
                color=track.color,
                requirement="",
                effect=self._wording.rules.effect(track.effect),
                also=track.also,
                length=track.length,
                at=state.tracks.get(action_track(check.source, track.color), 0),
            )
            for track in check.card.tracks
        ]

    # ----------------------------------------------------------------------------------------------- usable

    def _usable(self, state: State) -> tuple[Usable, ...]:
        """Combinations and commitments, then cards, skills, equipment; exerting keeps its place in the prompt bar."""
        answers = self._bridge.answers()
        offered = [c for c in answers if isinstance(c, Commit | SayYes | SayNo)]
        known = set(answers)
        aside = [c for c in self._bridge.legal_commands() if c not in known and not isinstance(c, Exert)]
        words: Callable[[Command, State], str] = self._wording.prompts.answer
        return tuple(
            Usable(
                command=command,
                label=self._wording.names.spoken(words(command, state)),
                icon=icon_of(command) or ("combination" if isinstance(command, UseCombination) else ""),
                dice=command.dice if isinstance(command, UseCombination | Commit) else (),
            )
            for command in (*self._combinations(state, answers), *offered, *aside)
        )

    def _combinations(self, state: State, answers: Sequence[Command]) -> Sequence[UseCombination]:
        """Each combination once, paid with the dice that the row in reach can best do without; all ways are answers."""
        assert state.check is not None
        needed = self._rows_of_dice(state, state.check)
        best: dict[tuple[str, int], UseCombination] = {}
        for command in answers:
            if isinstance(command, UseCombination):
                key = (command.source, command.number)
                if key not in best or _loss(command, needed) < _loss(best[key], needed):
                    best[key] = command
        return tuple(best.values())


def _loss(command: UseCombination, needed: dict[DieId, int]) -> int:
    return sum(die in needed for die in command.dice)
