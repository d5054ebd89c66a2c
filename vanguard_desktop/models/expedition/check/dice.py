"""The dice of the running check as they lie on the felt: section dice, injury dice, danger dice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from vanguard_desktop.core import Command, DieId, MemberId
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.play.laying import Kind
from vanguard_desktop.rulesets.expedition.data import (
    AskDanger,
    Check,
    ChooseCommitment,
    MarkRow,
    NextDangerDie,
    NextInjuryDie,
    PickDie,
    PickOption,
    State,
    TakeBackDie,
    TellDanger,
    TellDie,
    TellInjury,
)
from vanguard_desktop.text.common.wording import Wording

from ...bridge import Bridge
from ...common.options import KEYS
from .laying import CheckLaying
from .shown import FaceChoice, TrayDie


class CheckDice(QObject):
    """Before the roll what is in hand, afterwards each die with the face on top, and where it would be spent."""

    def __init__(self, bridge: Bridge, wording: Wording, laying: CheckLaying, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording, self._laying = bridge, wording, laying

    def shown(self, state: State, check: Check) -> tuple[TrayDie, ...]:
        own, injured = self._section_dice(state, check), self._injury_dice(state, check)
        return (*own, *injured, *self._danger_dice(state, check))

    def named(self, state: State, dice: Sequence[DieId]) -> tuple[TrayDie, ...]:
        """These dice of the pool, as they lie on what they are spent on."""
        assert state.check is not None
        return tuple(die for die in self._section_dice(state, state.check) if die.key in dice)

    def faces(self, check: Check) -> tuple[FaceChoice, ...]:
        """What a die may be told to show, equal faces once."""
        found: dict[object, FaceChoice] = {}
        for place, command in enumerate(self._bridge.answers()):
            choice = self._face(check, command, KEYS[place : place + 1])
            if choice is not None:
                found.setdefault((choice.title, choice.glyphs, choice.bracketed), choice)
        return tuple(found.values())

    def _face(self, check: Check, command: Command, key: str) -> FaceChoice | None:
        names = self._wording.names
        match command:
            case TellDie(die=die, face=face):
                known = ALL_DICE[die]
                glyphs = tuple(icon.value for icon in known.faces[face])
                title, name, color = names.die(die), names.face(die, face), known.color.value
                bracketed = face < known.bracketed
            case TellInjury(icon=icon):
                #: Name of a die in a check: it hurts whoever is injured.
                glyphs, title, color, bracketed = (f"injury_{icon.value}",), self.tr("Injury die"), "injury", False
                name = names.icon(glyphs[0])
            case TellDanger(icon=icon):
                glyphs, color, bracketed = (f"danger_{icon.value}",), "danger", False
                letter = self._letter_asked(check)
                title, name = self.tr("Danger die, table {letter}").format(letter=letter), names.icon(glyphs[0])
            case _:
                return None
        return FaceChoice(
            command=command, title=title, name=name, color=color, glyphs=glyphs, bracketed=bracketed, key=key
        )

    def _letter_asked(self, check: Check) -> str:
        """Of the danger table for the die that is to be told: one of the check, or one that a text rolls by itself."""
        question = self._bridge.state.question
        if isinstance(question, AskDanger):
            return question.letter
        return check.card.danger[min(self._told_dangers(check), len(check.card.danger) - 1)]

    def _told_dangers(self, check: Check) -> int:
        return max(len(check.told) - len(check.hand) - len(check.injuries), 0)

    def _section_dice(self, state: State, check: Check) -> Sequence[TrayDie]:
        rows = self._rows_of_dice(check)
        if check.pool:
            return [
                self._die(state, check, rolled.die, rolled.owner, rolled.face, row=rows.get(rolled.die))
                for rolled in check.pool
            ]
        told = [int(result) for result in check.told[: len(check.hand)]]
        faces = [*told, *([None] * (len(check.hand) - len(told)))]
        return [self._die(state, check, *held, face) for held, face in zip(check.hand, faces, strict=True)]

    def _die(
        self, state: State, check: Check, die: DieId, owner: MemberId, face: int | None, row: int | None = None
    ) -> TrayDie:
        known, names = ALL_DICE[die], self._wording.names
        top = 0 if face is None else face
        lender = None if owner == check.active else state.member(owner).section
        name = names.die(die) if face is None else names.face(die, face)
        if lender is not None:
            #: {die} is a die in a dice check, {section} the section that lends it.
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
            lays=bool(check.pool) and bool(self._laying.laid),
            asked=bool(check.pool) and self._is_asked(state, die),
        )

    def _rows_of_dice(self, check: Check) -> dict[DieId, int]:
        """For each die the number of the row that it would be spent on, if the check went on as it lies."""
        ground = self._laying.row
        if ground is None:
            return {}
        number = next(place for place, row in enumerate(check.card.rows, start=1) if row.color is ground.row)
        return dict.fromkeys(self._laying.laid[ground], number)

    def _is_asked(self, state: State, die: DieId) -> bool:
        """Whether the open question is about laying this die somewhere."""
        match state.question:
            case ChooseCommitment():
                return any(ground.kind is Kind.SPECIAL for ground in self._laying.grounds_of(die))
            case MarkRow():
                return self._laying.row in self._laying.grounds_of(die)
            case _:
                return False

    def _injury_dice(self, state: State, check: Check) -> Sequence[TrayDie]:
        if not check.injuries:
            waiting = len(state.member(check.active).injury_dice) if check.step < 3 else 0
            #: Name of a die in a check: it hurts whoever is injured.
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
                #: Name of a rolled danger die. {icon} is the name of what it shows, {letter} is A, B or C.
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
