"""What the tray shows of a dice check, as plain rows: dice, lines, and what may be used."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import Command, DieId, SectorId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.laying import Ground
from vanguard_desktop.rulesets.expedition.data import (
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
from vanguard_desktop.setting import RowColor

STEPS = range(1, 11)
# While one of these is open the tray itself shows what may be done about it.
OF_THE_TRAY = (
    GatherDice, TellRoll, Modify, ChooseReroll, ChooseTurn, ChoosePoolDie, ChooseCheckDie, Combine, NextInjuryDie,
    NextDangerDie, ChooseCommitment, DeclareAce, MarkRow,
)  # fmt: skip


@attrs.frozen(kw_only=True)
class TrayDie:
    """A die of the check: in hand until it is rolled, then with the face that lies on top.

    `lender` is the section whose member assists with it; `row` the outcome that it would be spent on. A die that `lays`
    can be picked up to lay it on what it is spent on; `asked` if that is what the open question is about.
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
    lays: bool = False
    asked: bool = False


@attrs.frozen(kw_only=True)
class OutcomeLine:
    """An outcome row, or a track with its marker; if an arrow leads from a row to the next one it `leads_on`.

    `met` is the one row that the dice reach as they lie; not `sure` if that takes an ace or a conversion. `also` are
    the outcomes that follow it, which `heard` tells in a sentence after the effect.
    """

    color: RowColor
    requirement: str
    effect: str
    heard: str = ""
    also: tuple[RowColor, ...] = ()
    number: int = 0
    met: bool = False
    sure: bool = True
    marked: bool = False
    leads_on: bool = False
    length: int = 0
    at: int = 0
    ground: Ground | None = None
    laid: tuple[TrayDie, ...] = ()


@attrs.frozen(kw_only=True)
class LaidGround:
    """A place for dice and those that lie there."""

    ground: Ground
    dice: tuple[TrayDie, ...]


@attrs.frozen(kw_only=True)
class SpecialLine:
    """A special effect above the rows; one that asks for the same icons has a ground for each of them."""

    text: str
    over: bool
    now: bool
    grounds: tuple[LaidGround, ...] = ()


@attrs.frozen(kw_only=True)
class Usable:
    """Something that may be used in this step, on a card; `dice` are what it would cost, `laid` how they lie on it.

    `detail` says what it does. `spoken` is the label without icons, `told` says what it is to those who do not see what
    lies on the card.
    """

    command: Command
    label: str
    icon: str
    detail: str = ""
    spoken: str = ""
    told: str = ""
    dice: tuple[DieId, ...] = ()
    ground: Ground | None = None
    laid: tuple[TrayDie, ...] = ()


@attrs.frozen(kw_only=True)
class FaceChoice:
    """A face that a die may be told to show; `title` names the die, `key` is the digit that chooses it."""

    command: Command
    title: str
    name: str
    color: str
    glyphs: tuple[str, ...]
    bracketed: bool
    key: str


@attrs.frozen(kw_only=True)
class CheckShown:
    """Everything that the tray shows of one check; it is made `at` a sector."""

    title: str
    at: SectorId
    active: str
    step: int
    dice: tuple[TrayDie, ...]
    specials: tuple[SpecialLine, ...]
    outcomes: tuple[OutcomeLine, ...]
    usable: tuple[Usable, ...]
    faces: tuple[FaceChoice, ...]
    gathering: bool
