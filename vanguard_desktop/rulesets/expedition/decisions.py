"""What an expedition asks its players (DEC)."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.dice import Section
from vanguard_desktop.core.ids import CardId, DieId, MemberId
from vanguard_desktop.core.kinds import Decision, Effect


@attrs.frozen(kw_only=True)
class ChooseFirst(Decision):
    """Who gets the start token? Recon decides in round 1, later the holder's section (DEC-01)."""

    tag: ClassVar[str] = "choose_first"
    section: Section


@attrs.frozen(kw_only=True)
class ChooseAction(Decision):
    """What does the crew member do next? (DEC-02)"""

    tag: ClassVar[str] = "choose_action"
    automatic: ClassVar[bool] = False
    member: MemberId


@attrs.frozen(kw_only=True)
class EventRevealed(Decision):
    """An event lies open and has not taken effect yet (DEC-30)."""

    tag: ClassVar[str] = "event_revealed"
    automatic: ClassVar[bool] = False
    member: MemberId
    card: CardId


@attrs.frozen(kw_only=True)
class ChooseOption(Decision):
    """Which of the alternatives? `source` says whose text it is (DEC-20)."""

    tag: ClassVar[str] = "choose_option"
    member: MemberId
    options: tuple[Effect, ...]
    source: str


@attrs.frozen(kw_only=True)
class ChooseDieToSpend(Decision):
    """Which die is spent next? Asked only where the choice matters (DEC-15)."""

    tag: ClassVar[str] = "choose_die_to_spend"
    member: MemberId
    dice: tuple[DieId, ...]


@attrs.frozen(kw_only=True)
class ChooseDieToRefresh(Decision):
    """Which die comes back next? Asked only where the choice matters (DEC-15)."""

    tag: ClassVar[str] = "choose_die_to_refresh"
    member: MemberId
    dice: tuple[DieId, ...]


@attrs.frozen(kw_only=True)
class AgreeLiftOff(Decision):
    """Do all other sections agree to leave? (DEC-23)"""

    tag: ClassVar[str] = "agree_lift_off"
    automatic: ClassVar[bool] = False
    member: MemberId
    waiting_for: tuple[Section, ...]


@attrs.frozen(kw_only=True)
class AskDanger(Decision):
    """What does the real danger die show?"""

    tag: ClassVar[str] = "ask_danger"
    automatic: ClassVar[bool] = False
    member: MemberId
    letter: str


ExpeditionDecision = (
    ChooseFirst
    | ChooseAction
    | EventRevealed
    | ChooseOption
    | ChooseDieToSpend
    | ChooseDieToRefresh
    | AgreeLiftOff
    | AskDanger
)
DECISIONS: tuple[type[Decision], ...] = (
    ChooseFirst,
    ChooseAction,
    EventRevealed,
    ChooseOption,
    ChooseDieToSpend,
    ChooseDieToRefresh,
    AgreeLiftOff,
    AskDanger,
)
