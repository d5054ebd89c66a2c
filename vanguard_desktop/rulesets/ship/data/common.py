"""Questions and answers that every chapter uses: one of several options, an order, a card, a crewmember, pass."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import Flag, LogId, RuleId
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Reason
from vanguard_desktop.dice.faces import Section


@attrs.frozen(kw_only=True)
class ShipDecision(Decision):
    """A question aboard; `section` has the final say, the others propose (CYC-09, CYC-10)."""

    tag: ClassVar[str]
    section: Section = Section.RECON


@attrs.frozen(kw_only=True)
class ChooseOption(ShipDecision):
    """One of the alternatives that a text offers; what cannot be paid cannot be chosen (CYC-13)."""

    tag: ClassVar[str] = "choose_option"
    options: tuple[Effect, ...]
    source: str = ""
    labels: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class ChooseWhether(ShipDecision):
    """An optional effect: use it or pass."""

    tag: ClassVar[str] = "choose_whether"
    effect: Waiting


@attrs.frozen(kw_only=True)
class ChooseOrder(ShipDecision):
    """Effects that happen at the same time are resolved one after another: which is next? (CYC-11)"""

    tag: ClassVar[str] = "choose_order"
    effects: tuple[Waiting, ...]


@attrs.frozen(kw_only=True)
class ChooseThing(ShipDecision):
    """An effect needs one thing named: a card, a die, a crewmember. Which, says the effect."""

    tag: ClassVar[str] = "choose_thing"
    effect: Waiting
    may_pass: bool = False


@attrs.frozen(kw_only=True)
class AskOrder(Effect):
    """These effects happen at the same time; the section orders them."""

    tag: ClassVar[str] = "step_ask_order"
    effects: tuple[Waiting, ...]
    section: Section = Section.RECON


@attrs.frozen(kw_only=True)
class PickOption(Command):
    """Take the alternative of that number, counted from 1; also: resolve that effect next."""

    tag: ClassVar[str] = "pick_option"
    number: int


@attrs.frozen(kw_only=True)
class PickThing(Command):
    """Name a card, a die or a crewmember by its piece."""

    tag: ClassVar[str] = "pick_thing"
    thing: str


@attrs.frozen(kw_only=True)
class SayYes(Command):
    """Use what is offered."""

    tag: ClassVar[str] = "say_yes"


@attrs.frozen(kw_only=True)
class Pass(Command):
    """Do nothing, or go on (CYC-14)."""

    tag: ClassVar[str] = "pass"


@attrs.frozen(kw_only=True)
class LogRead(Event):
    """An entry of the logbook is opened (LOG-15)."""

    tag: ClassVar[str] = "log_read"
    reveals: ClassVar[bool] = True
    log: LogId


@attrs.frozen(kw_only=True)
class OptionTaken(Event):
    """In an entry of the logbook this option was chosen, counted from 1; the chronicle keeps it (LOG-16)."""

    tag: ClassVar[str] = "option_taken"
    log: LogId
    option: int


@attrs.frozen(kw_only=True)
class FlagRaised(Event):
    """The campaign remembers a keyword (LOG-09)."""

    tag: ClassVar[str] = "flag_raised"
    flag: Flag


@attrs.frozen(kw_only=True)
class NotOffered(Reason):
    """This is not one of the answers to choose from."""

    tag: ClassVar[str] = "not_offered"
    rule: ClassVar[RuleId] = RuleId("CYC-24")


@attrs.frozen(kw_only=True)
class CannotPay(Reason):
    """The alternative cannot be paid completely."""

    tag: ClassVar[str] = "cannot_pay"
    rule: ClassVar[RuleId] = RuleId("CYC-13")
