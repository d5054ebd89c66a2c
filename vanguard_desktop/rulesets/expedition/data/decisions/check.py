"""What a dice check asks (CHK)."""

from __future__ import annotations

from vanguard_desktop.core import Decision, Effect, MemberId
from vanguard_desktop.dice.faces import Color


class GatherDice(Decision, tag="gather_dice", automatic=False):
    """Which dice are rolled, who assists with one? (DEC-04, DEC-05)"""

    member: MemberId


class TellRoll(Decision, tag="tell_roll", automatic=False):
    """What do the real dice show? Asked die by die."""

    member: MemberId


class AskDanger(Decision, tag="ask_danger", automatic=False):
    """What does the real danger die show?"""

    member: MemberId
    letter: str


class Modify(Decision, tag="modify", automatic=False):
    """Change the results, or go on? (DEC-06)"""

    member: MemberId


class ChooseReroll(Decision, tag="choose_reroll", automatic=False):
    """Which dice fall again? Up to so many, one by one; `every` one of them, told on the players' table.

    With `having` only dice that show the icon on one of their faces.
    """

    member: MemberId
    left: int
    color: Color | None = None
    done: tuple[str, ...] = ()
    every: bool = False
    having: str | None = None


class ChooseTurn(Decision, tag="choose_turn"):
    """Which die is turned, and to which face? One that shows `shown`; `anew` one that does not show the icon yet."""

    member: MemberId
    color: Color | None = None
    icon: str | None = None
    shown: str | None = None
    anew: bool = False


class ChoosePoolDie(Decision, tag="choose_pool_die"):
    """Which die of the pool goes to the spent pool? (DIE-37)"""

    member: MemberId


class ChooseCheckDie(Decision, tag="choose_check_die"):
    """With which die is the text of a card carried out, in the roll pool or before the roll?"""

    member: MemberId
    effect: Effect


class Combine(Decision, tag="combine", automatic=False):
    """Pay for a dice combination, or go on? (DEC-07)"""

    member: MemberId


class NextInjuryDie(Decision, tag="next_injury_die"):
    """Which injury die is resolved next? (DEC-08)"""

    member: MemberId


class NextDangerDie(Decision, tag="next_danger_die"):
    """Which danger die is resolved next? (DEC-10)"""

    member: MemberId


class ChooseCommitment(Decision, tag="choose_commitment", version=2):
    """Which aces and convertible basics take part in the special effect? (DEC-11)"""

    member: MemberId


class DeclareAce(Decision, tag="declare_ace", version=2):
    """Is the ace declared to be the icon that is looked for? (DEC-12)"""

    member: MemberId


class MarkRow(Decision, tag="mark_row", version=2):
    """Is the row marked although it needs an ace or a conversion? (DEC-13)"""

    member: MemberId
