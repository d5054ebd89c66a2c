"""The running dice check as the tray shows it: its step, its dice as they lie, its lines, what may still be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from vanguard_desktop.core.box import card_of
from vanguard_desktop.core.cards import Combination
from vanguard_desktop.core.dice import ALL_DICE
from vanguard_desktop.core.ids import CardId, DieId, MemberId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.check_odds import CheckOdds
from vanguard_desktop.models.check_shown import OF_THE_TRAY, CheckShown, OutcomeLine, SpecialLine, TrayDie, Usable
from vanguard_desktop.models.options import icon_of
from vanguard_desktop.play.check_odds import in_reach
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
    GatherDice,
    NextDangerDie,
    NextInjuryDie,
)
from vanguard_desktop.rulesets.expedition.state import Check, Purpose, State, action_track
from vanguard_desktop.text.wording import Wording


class CheckModel(QObject):
    """`changed` after every step of the game; `shown` is None while no check runs."""

    changed = Signal()

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording
        self.shown: CheckShown | None = None
        self.odds = CheckOdds(bridge, self)
        bridge.stepped.connect(self.refresh)
        bridge.retranslated.connect(self.refresh)
        self.refresh()

    def refresh(self, *_: object) -> None:
        state = self._bridge.state
        check = state.check if isinstance(state, State) else None
        self.shown = None if check is None else self._show(state, check)
        self.odds.ask(state)
        self.changed.emit()

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
        reach = in_reach(state)
        if reach is None:
            return {}
        number = next(place for place, row in enumerate(check.card.rows, start=1) if row.color is reach.color)
        return dict.fromkeys(reach.dice, number)

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
        rules, reach = self._wording.rules, in_reach(state)
        return [
            OutcomeLine(
                color=row.color,
                requirement="" if row.requirement.always else rules.requirement(row.requirement),
                effect=rules.effect(row.effect),
                also=row.also,
                met=reach is not None and reach.color is row.color,
                sure=reach is None or reach.sure,
                marked=row.color in (check.marked, check.immediate),
            )
            for row in check.card.rows
        ]

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
        return tuple(
            Usable(
                command=command,
                label=self._wording.names.spoken(self._label(command, state)),
                icon=icon_of(command) or ("combination" if isinstance(command, UseCombination) else ""),
                dice=command.dice if isinstance(command, UseCombination | Commit) else (),
            )
            for command in (*self._combinations(state, answers), *offered, *aside)
        )

    def _label(self, command: Command, state: State) -> str:
        words: Callable[[Command, State], str] = self._wording.prompts.answer
        printed = _printed(command, state) if isinstance(command, UseCombination) else None
        if printed is None:
            return words(command, state)
        #: A dice combination: the card with the dice that pay for it, and what that buys, a whole sentence.
        text = self.tr("{payment}. {effect}")
        return text.format(payment=words(command, state), effect=self._wording.rules.effect(printed.effect))

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


def _printed(command: UseCombination, state: State) -> Combination | None:
    """The combination as its card tells it."""
    if command.source != "condition":
        return state.box.section_cards[card_of(CardId(command.source))].combination
    condition = state.condition_card
    return None if condition is None else condition.combinations[command.number - 1]
